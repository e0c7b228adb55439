"""Each answer of a quiz agrees with the rules, said anew and by the steps that they take (tools/quiz_checks)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fa_cards.learn.lessons.parts import Answer, Choose, Mark
from fa_cards.learn.quiz import Question, ask, topics
from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat
from fa_cards.rules.actions import Bid, Double13
from fa_cards.rules.cards import card
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.words import Phrase, use
from fa_cards.words.cards import card_phrase
from tools import quiz_check
from tools.quiz_checks.told import Wrong

QUESTIONS = 200

EVERY_TOPIC = [(game, topic.key) for game in GAMES for topic in topics(game)]


@pytest.fixture(autouse=True)
def language_stays() -> Iterator[None]:
    """The checks speak both languages; tests after them are to find the one that they expect."""
    yield
    use("fa")


def asked(game: str, topic: str, number: int = 0) -> Question:
    """A question on a topic."""
    return ask(game, topic, Dice(f"{game} {topic} {number}"))


def with_answers(question: Question, *answers: Answer) -> Question:
    """The question with other answers."""
    assert isinstance(question.part, Choose)
    return replace(question, part=replace(question.part, answers=answers))


@pytest.mark.parametrize(("game", "topic"), EVERY_TOPIC)
def test_the_answer_that_is_called_right_is_right_by_the_rules(game: str, topic: str) -> None:
    for number in range(QUESTIONS):
        quiz_check.check(asked(game, topic, number))


@pytest.mark.parametrize(("game", "topic"), EVERY_TOPIC)
def test_a_wrong_answer_called_right_would_be_found(game: str, topic: str) -> None:
    question = asked(game, topic)
    part = question.part
    if isinstance(part, Choose):
        turned = with_answers(question, *(replace(one, right=not one.right) for one in part.answers))
    else:
        turned = replace(question, part=replace(part, wrong={}, cards=part.cards and part.cards.split()[0]))
    with pytest.raises(Wrong):
        quiz_check.check(turned)


def test_a_hidden_card_that_is_named_would_be_found() -> None:
    question = asked("teka", "bids")
    state = question.position
    other = state.places()["hand 2"][0]
    with pytest.raises(Wrong, match="hidden"):
        quiz_check.hides(replace(question, part=replace(question.part, text=card_phrase(other))))


def test_an_empty_or_long_sentence_would_be_found() -> None:
    question = asked("teka", "winner")
    for text in (Phrase(" "), Phrase("word " * 26)):
        with pytest.raises(Wrong):
            quiz_check.speaks(replace(question, part=replace(question.part, text=text)))


@pytest.mark.parametrize(("game", "topic"), EVERY_TOPIC)
def test_a_match_can_begin_at_the_question(game: str, topic: str) -> None:
    question = asked(game, topic)
    seats = [BotSeat("easy")] * question.game.seats
    match = Match(question.game, seats, "quiz", start=question.state, steps=question.steps)
    assert match.view(0) == question.position.view(0)
    if isinstance(question.part, Mark):
        assert match.view(0).actor == 0


def test_the_tool_prints_a_line_a_game_and_says_when_one_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert quiz_check.main(["22", "teka", "golden-ten"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("teka: 22 questions on 11 topics are right")
    assert second.startswith("golden-ten: 22 questions on 4 topics are right")

    def never(question: Question) -> None:
        raise Wrong("never")

    monkeypatch.setattr(quiz_check, "check", never)
    assert quiz_check.main(["1", "teka"]) == 1
    assert capsys.readouterr().out == "teka: never\n"


# --- worked by hand ---------------------------------------------------------------------------------------------------


def reasons(part: Mark) -> set[str]:
    """The sentences that say why cards may not be played."""
    return {why.msgid for one in part.wrong.values() for _, why in one.values if isinstance(why, Phrase)}


def marked(game: str, topic: str, sentence: str) -> list[Question]:
    """Questions in which a card is refused with that sentence."""
    some = (asked(game, topic, number) for number in range(600))
    return [one for one in some if isinstance(one.part, Mark) and sentence in reasons(one.part)]


def test_a_hand_whose_only_trump_is_the_rook_is_told_to_play_it_to_a_trump() -> None:
    """rook.md, section 4."""
    found = marked("kentucky-rook", "follow", "Your only trump is the {card}; play it")
    assert found
    for question in found:
        hand = question.position.view(0).hand
        assert isinstance(question.part, Mark)
        assert card("ROOK") in hand
        assert set(question.part.wrong) == {one.text for one in hand} - {"ROOK"}


def test_the_ace_of_trump_in_the_hand_is_the_reason_in_the_first_trick() -> None:
    """teka.md, section 4: the ace, or a trump joined to it in the hand without a gap."""
    sentence = "Play the ace of trump ({suit}) or a trump in unbroken sequence with it: {cards}"
    found = marked("teka", "first-trick", sentence)
    assert found
    for question in found:
        view = question.position.view(0)
        assert card(f"A{view.trump.value}") in view.hand
        assert not view.tricks


def test_the_fourth_player_may_not_pass_after_three_passes() -> None:
    """teka.md, section 3."""
    some = [asked("teka", "pass", number) for number in range(50)]
    silent = [one for one in some if not any(isinstance(it.call, Bid | Double13) for it in one.position.view(0).calls)]
    assert 10 < len(silent) < 50
    for question in some:
        assert isinstance(question.part, Choose)
        assert len(question.position.view(0).calls) == 3
        assert [one.right for one in question.part.answers] == [question not in silent, question in silent]
