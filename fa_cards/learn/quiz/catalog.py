"""Which topics each game has, and how a question on them comes about."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from fa_cards.learn.quiz.questions import Question, Topic
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.chance import Dice

_PACKAGE: Final = "fa_cards.learn.quiz"
"""Each family has a module in it, named as the family; it is imported when it is asked for, as the game is."""

DEALS_AT_MOST = 10_000
"""So many random deals are played before a topic is taken to have no questions: an error of the program."""


def topics(game_key: str) -> tuple[Topic, ...]:
    """The topics of a game, in the order in which a menu shows them.

    Raises:
        UnknownGame: there is no such game.
    """
    kind = game_class(game_key)
    module = import_module(f"{_PACKAGE}.{kind.family.replace('-', '_')}")
    of_the_family: Mapping[str, tuple[Topic, ...]] = module.TOPICS
    return of_the_family[kind.key]


def ask(game_key: str, topic_key: str | None, dice: Dice) -> Question:
    """A question on a topic of a game, or on any; the same dice give the same question.

    Raises:
        UnknownGame: there is no such game.
        KeyError: the game has no such topic.
    """
    known = topics(game_key)
    topic = dice.choice(known) if topic_key is None else {one.key: one for one in known}[topic_key]
    for _ in range(DEALS_AT_MOST):
        game = _table(game_key, dice)
        draft = topic.make(game, dice)
        if draft is not None:
            return Question(game, draft.state, draft.steps, topic.key, draft.part)
    raise AssertionError(f"no deal of {game_key} has a question on {topic.key}")


def _table(game_key: str, dice: Dice) -> AnyGame:
    """The game with its usual options and seats; where two or four play it, four now and then."""
    kind = game_class(game_key)
    counts = kind.seat_counts()
    return kind(seats=4 if counts == (2, 4) and dice.below(4) == 0 else None)
