"""How a lesson goes on: what the table shows, what is said to answers, where one is after going back and forth."""

from __future__ import annotations

from fa_cards.learn.lessons.chapters import chapters
from fa_cards.learn.lessons.course import ME, NO_MORE, NOT_THIS, ONE_MORE, Course, Stage, scene_of
from fa_cards.learn.lessons.parts import Choose, Do
from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import Suit, cards
from fa_cards.rules.errors import Refusal
from fa_cards.words import Phrase, use
from fa_cards.words.cards import card_phrase
from tests.learn.trial import TRIAL

SEATS: tuple[Seat, ...] = (Person("Sara"), *[BotSeat("easy")] * 3)


def begun(at: int = 0) -> Course:
    return Course(TRIAL, SEATS, at)


def show(course: Course) -> None:
    while (step := course.next_of_table()) is not None:
        course.match.do(step.seat, step.action)


def judged(course: Course, step: str) -> tuple[bool, object]:
    verdict = course.judge(course.match.game.parse(step))
    return verdict.right, verdict.said


def test_the_table_shows_what_comes_before_a_part_and_then_the_learner_is_asked() -> None:
    course = begun()
    assert not course.asks
    show(course)
    assert course.asks and course.match.actor == ME
    assert course.match.view(ME).trump is Suit.SPADES


def test_a_right_step_a_wrong_one_that_is_foreseen_and_any_other_one_get_their_own_answers() -> None:
    course = begun(1)
    assert judged(course, "play AS") == (True, Phrase("well led"))
    assert judged(course, "play KS") == (False, Phrase("the king may lose"))
    # An illegal step of which the lesson says something is answered by the lesson.
    assert judged(course, "play QH") == (False, Phrase("hearts are not trump"))


def test_an_illegal_step_of_which_the_lesson_says_nothing_is_answered_with_its_rule() -> None:
    right, said = judged(begun(1), "play AC")
    assert not right
    assert isinstance(said, Refusal) and said.code == "must-lead-trump"


def test_what_follows_a_right_step_is_shown_after_it() -> None:
    course = begun(1)
    step = course.shown()
    verdict = course.judge(step)
    course.match.do(ME, step)
    course.answered(verdict)
    assert course.stage is Stage.ANSWERED
    show(course)
    assert [trick.winner for trick in course.match.view(ME).tricks] == [ME]


def test_of_several_right_answers_all_have_to_be_chosen() -> None:
    course = begun(3)
    missed = course.choose([0])
    five = ONE_MORE.filled(answer=Phrase("five of spades"), why=Phrase("the five is one too"))
    assert missed.said == five and not missed.right
    # Among several it is said which of them is wrong.
    queen = NOT_THIS.filled(answer=Phrase("queen of hearts"), why=Phrase("hearts are none"))
    assert course.choose([0, 1]).said == queen
    assert course.choose([0, 2]).said == NO_MORE and course.choose([0, 2]).right


def test_a_wrong_card_is_named_in_whatever_language_is_chosen_then() -> None:
    course = begun(4)
    said = course.mark(cards("KD")).said
    assert isinstance(said, Phrase)
    assert bare(said.said()) == "«شاه خشت»: follow suit"
    use("en")
    assert bare(said.said()).casefold() == "«king of diamonds»: follow suit"


def test_all_cards_that_may_be_played_have_to_be_marked_and_no_other() -> None:
    course = begun(4)
    hand = {card.text: card for card in course.match.view(ME).hand}
    # The ace, being trump's, has to be played, or what is in unbroken sequence with it.
    assert {card.text for card in course.wanted()} == {"AS", "KS"}
    assert course.mark([hand["AS"]]).said == Phrase("one is missing")
    assert course.mark([hand["AS"], hand["KS"], hand["QH"]]).said == Phrase("you hold spades")
    # A card of which the lesson says nothing of its own is named.
    ace = NOT_THIS.filled(answer=card_phrase(hand["AC"]), why=Phrase("follow suit"))
    assert course.mark([hand["AS"], hand["KS"], hand["AC"]]).said == ace
    assert course.mark([hand["AS"], hand["KS"]]).right


def test_a_part_that_is_begun_anew_stands_where_it_stood_at_first() -> None:
    course = begun(1)
    step = course.shown()
    verdict = course.judge(step)
    course.match.do(ME, step)
    course.answered(verdict)
    course.again()
    assert course.match.steps == begun(1).match.steps
    assert course.verdict is None and course.asks


def test_going_back_ends_at_the_first_part_and_going_on_ends_the_lesson() -> None:
    course = begun(1)
    course.go_back()
    course.go_back()
    assert course.at == 0
    for _ in TRIAL.parts:
        course.go_on()
    assert course.stage is Stage.OVER


def test_entries_of_a_step_stand_for_every_manner_of_it() -> None:
    course = begun(1)
    part = course.part
    assert isinstance(part, Do)
    assert judged(course, "play KS slap") == (False, Phrase("the king may lose"))


def test_a_lesson_is_kept_by_no_store() -> None:
    match: Match = begun().match
    assert match.id == ""


def test_answers_are_offered_in_an_order_that_tells_nothing_and_is_always_the_same() -> None:
    orders = {Course(TRIAL, SEATS, at).order for at in (2, 3)}
    assert orders == {Course(TRIAL, SEATS, at).order for at in (2, 3)}
    first = [
        part.answers[Course(lesson, SEATS[: len(scene_of(lesson, 0)[0].hands)], at).order[0]].right
        for lesson in chapters()[1].lessons
        for at, part in enumerate(lesson.parts)
        if isinstance(part, Choose) and not part.several
    ]
    # Of some thirty questions with two or three answers each the right one stands first now and then.
    assert 0.2 < sum(first) / len(first) < 0.6


def test_while_the_table_shows_what_comes_before_nothing_is_told_of_it_yet() -> None:
    course = begun(1)
    step = course.shown()
    verdict = course.judge(step)
    course.match.do(ME, step)
    course.answered(verdict)
    assert course.shows_first
    show(course)
    assert not course.shows_first
    # Who only watches reads meanwhile.
    watching = begun(0)
    assert watching.pending and not watching.shows_first
