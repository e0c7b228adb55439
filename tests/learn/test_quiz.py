"""Quizzes: every question of every topic can be answered, says something, and is the same for the same dice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.learn.lessons.parts import Choose
from fa_cards.learn.quiz import Question, ask, topics
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import UnknownGame
from fa_cards.words import use
from fa_cards.words.layout import cells

EVERY_TOPIC = [(game, topic.key) for game in GAMES for topic in topics(game)]


def some(game: str, topic: str, count: int = 20) -> Iterator[Question]:
    """Questions on a topic."""
    return (ask(game, topic, Dice(f"{game} {topic} {number}")) for number in range(count))


def test_every_game_of_the_catalogue_has_topics() -> None:
    assert all(len(topics(game)) >= 2 for game in GAMES)
    assert all(len({one.key for one in topics(game)}) == len(topics(game)) for game in GAMES)


@pytest.mark.parametrize("code", ["fa", "en"])
def test_the_title_of_a_topic_has_room_above_the_narrow_column(code: str) -> None:
    use(code)
    try:
        assert not [title for game in GAMES for one in topics(game) if cells(title := one.title.said()) > 20]
    finally:
        use("fa")


@pytest.mark.parametrize(("game", "topic"), EVERY_TOPIC)
def test_the_same_dice_ask_the_same_question(game: str, topic: str) -> None:
    for first, again in zip(some(game, topic, 5), some(game, topic, 5), strict=True):
        assert first.part == again.part
        assert first.steps == again.steps
        assert first.position.view(0) == again.position.view(0)


def test_without_a_topic_any_of_the_game_is_asked() -> None:
    asked = {ask("teka", None, Dice(str(number))).topic for number in range(100)}
    assert asked == {one.key for one in topics("teka")}


def test_a_question_has_answers_of_which_one_at_least_is_right() -> None:
    for game, topic in EVERY_TOPIC:
        for one in some(game, topic):
            if isinstance(one.part, Choose):
                assert 2 <= len(one.part.answers) <= 4
                assert any(answer.right for answer in one.part.answers)
                assert len({answer.text for answer in one.part.answers}) == len(one.part.answers)


def test_a_game_or_topic_that_there_is_not_is_no_question() -> None:
    with pytest.raises(UnknownGame):
        topics("whist")
    with pytest.raises(KeyError):
        ask("teka", "nests", Dice("1"))
