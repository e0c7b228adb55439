"""Somebody who goes through a lesson in tests: he answers each part wrongly in every way, and then rightly."""

from __future__ import annotations

from fa_cards.learn.lessons.course import ME, NOT_THIS, Course, Stage, Verdict
from fa_cards.learn.lessons.parts import Choose, Do, Free, Lesson, Mark, Part, stands_for
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import card
from fa_cards.rules.errors import NotAStep


def seats(lesson: Lesson) -> tuple[Seat, ...]:
    scene = lesson.parts[0].scene
    assert scene is not None
    return (Person("Sara"), *(BotSeat("easy", f"bot {seat}") for seat in range(1, len(scene.hands))))


def show(course: Course) -> None:
    """What the table still has to show is shown."""
    while (step := course.next_of_table()) is not None:
        course.match.do(step.seat, step.action)


def steps_of(match: Match, entry: str) -> list[Action]:
    """Steps that an entry stands for: those that are listed as legal, else the one that it writes."""
    listed = [one for one in match.view(ME).legal if isinstance(one, Action) and stands_for(entry, one.text)]
    try:
        written = [match.game.parse(entry)]
    except NotAStep:
        written = []
    return listed or written


def play_a_deal(match: Match) -> None:
    """The deal is played to its end, the learner by the sober bot."""
    ahead = Match(match.game, [BotSeat("easy")] * match.game.seats, match.seed, start=match.state)
    deals = len(match.deals)
    while len(ahead.deals) == deals:
        assert ahead.waits_for is not Waits.NOBODY
        ahead.roll() if ahead.waits_for is Waits.TABLE else ahead.do(ahead.actor, ahead.think())


def answer(course: Course, part: Part) -> None:
    """The part is answered wrongly in all ways that it knows of, and then rightly."""
    match part:
        case Do():
            for entry, said in part.wrong.items():
                found = steps_of(course.match, entry)
                assert found, f"no step is written {entry}"
                for step in found:
                    verdict = course.judge(step)
                    assert not verdict.right, entry
                    first = next(said for other, said in part.wrong.items() if stands_for(other, step.text))
                    assert verdict.said == first
                assert said in {course.judge(step).said for step in found}, f"{entry} is hidden by another entry"
            for entry in part.right:
                for step in steps_of(course.match, entry):
                    assert course.match.why_not(ME, step) is None, f"{entry} is not legal"
                    assert course.judge(step).right, entry
            assert course.match.actor == ME, f"it is the turn of {course.match.actor}"
            step = course.shown()
            verdict = course.judge(step)
            course.match.do(ME, step)
            course.answered(verdict)
        case Choose():
            for place, one in enumerate(part.answers):
                if not one.right:
                    said = NOT_THIS.filled(answer=one.text, why=one.why) if part.several else one.why
                    assert course.choose([place]).said == said and not course.choose([place]).right
            right = [place for place, one in enumerate(part.answers) if one.right]
            assert right, "no answer is right"
            if part.several:
                assert not course.choose(right[:1]).right
            course.answered(course.choose(right))
        case Mark():
            hand = course.match.view(ME).hand
            wanted = course.wanted()
            assert wanted and wanted <= set(hand), "cards are to be marked that are not in the hand"
            for text, said in part.wrong.items():
                assert card(text) in hand and card(text) not in wanted, text
                assert course.mark([card(text)]).said == said
            for one in hand:
                if one not in wanted:
                    assert not course.mark([*wanted, one]).right
            if len(wanted) > 1:
                assert course.mark(list(wanted)[1:]).said == part.missing
            course.answered(course.mark(wanted))
        case Free():
            assert course.match.game.seats == len(seats(course.lesson))
            play_a_deal(course.match)
            course.answered(Verdict(True, part.then))
        case _:
            return
    assert course.stage is Stage.ANSWERED
