"""What a lesson is made of: positions at the real table, and what the learner watches, does, chooses and plays there.

Texts are a few short sentences of the catalogs. A step of a game is written as a record writes it. Where a learner may
do one of several things, an entry stands for all steps that begin with its words: `play 5S` for every manner of playing
that card, `bid` for every bid; the cards of `bury` are any of those buried.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from fa_cards.learn.scenes import Scene
from fa_cards.rules.actions import Bury
from fa_cards.words import Phrase

NO_WORDS: Mapping[str, Phrase] = MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of a lesson: a text, and what happens at the table before the learner is asked for anything."""

    text: Phrase
    """What the learner is told."""
    scene: Scene | None = None
    """The position that is laid out first; without one the table stays as the part before left it."""
    before: str = ""
    """The steps that the table then shows, of all seats, also the learner's own; `;` or a line apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch(Part):
    """The table plays, and the learner reads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Do(Part):
    """The learner makes a step."""

    right: tuple[str, ...]
    """What counts as right; the first is one whole step, which is taken where the learner asks to be shown it."""
    wrong: Mapping[str, Phrase] = field(default_factory=lambda: NO_WORDS)
    """Answers to sorts of wrong steps, also illegal ones; the first entry that fits counts."""
    other: Phrase
    """The answer to any other legal step. An illegal one is answered with the rule that forbids it."""
    then: Phrase
    """What is said of the right step."""
    after: str = ""
    """The steps that the table shows after it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the answers to a question."""

    text: Phrase
    why: Phrase
    """What is said where it is chosen, and it is wrong; and where it is right."""
    right: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Part):
    """The learner answers a question: one answer where one is right, else all that are right."""

    answers: tuple[Answer, ...]

    @property
    def several(self) -> bool:
        """Whether more than one answer is right."""
        return sum(one.right for one in self.answers) > 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark(Part):
    """The learner marks cards of his hand: those that may be played, or those that are named."""

    cards: str | None = None
    """The cards; None for all that may be played now."""
    missing: Phrase
    """The answer where one of them is not marked."""
    wrong: Mapping[str, Phrase] = field(default_factory=lambda: NO_WORDS)
    """The answers to cards that do not belong to them, by the card."""
    other: Phrase
    """The answer to any other such card."""
    then: Phrase
    """What is said when it is right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Free(Part):
    """The learner plays a deal to its end, with a coach beside him; it begins with a scene."""

    then: Phrase
    """What is said at its end."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a few minutes, at one game's table."""

    key: str
    """`T8`: the letter of its chapter and its number."""
    title: Phrase
    aim: Phrase
    """What the learner can do after it, in a sentence."""
    parts: tuple[Part, ...]
    """The first has a scene; all scenes are of one game and number of seats."""
    learnt: tuple[Phrase, ...]
    """What was learnt, point by point."""
    short: bool = False
    """Whether it belongs to the short way."""
    known: bool = False
    """Whether somebody who knows hokm or Shelem may pass it over."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Lessons on one family of games, in the order in which they are learnt."""

    key: str
    title: Phrase
    lessons: tuple[Lesson, ...]


def stands_for(entry: str, step: str) -> bool:
    """Whether an entry stands for a step."""
    words, others = entry.split(), step.split()
    if words[0] == others[0] == Bury.word:
        return set(words) <= set(others)
    return words == others[: len(words)]
