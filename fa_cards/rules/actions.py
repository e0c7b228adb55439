"""Steps of a match: small frozen values, each with the one text form of the record (rules/README.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import ClassVar, Self

from fa_cards.rules.cards import Card, Suit, card
from fa_cards.rules.errors import NotAStep
from fa_cards.rules.strictjson import LONGEST_NUMBER


class Manner(Enum):
    """How a card is played; all but PLAIN are Teka's table signals (teka.md, section 6)."""

    PLAIN = ""
    SLAP = "slap"
    SNAP = "snap"
    DROP = "drop"

    # As in Suit: one object a member, and plays are asked for by manner.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Action:
    """One step. The first word of its text is the word of its class."""

    word: ClassVar[str]
    by_table: ClassVar[bool] = False
    """Whether the step is the table's: chance, written without a seat."""
    lays_open: ClassVar[bool] = False
    """Whether everybody sees the cards that the step names, as a card that is played; a buried card lies hidden."""

    @property
    def text(self) -> str:
        """The text form in a record."""
        return self.word

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The step from the words after the first.

        Raises:
            ValueError: the words do not make this step.
        """
        if words:
            raise ValueError(words)
        return cls()


@dataclass(frozen=True, slots=True)
class _Number(Action):
    number: int

    @property
    def text(self) -> str:
        return f"{self.word} {self.number}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        (number,) = words
        if len(number) > LONGEST_NUMBER or not (number.isascii() and number.isdigit()):
            raise ValueError(words)
        return cls(int(number))


@dataclass(frozen=True, slots=True)
class _OneCard(Action):
    card: Card

    @property
    def text(self) -> str:
        return f"{self.word} {self.card.text}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        (name,) = words
        return cls(card(name))


@dataclass(frozen=True, slots=True)
class _Cards(Action):
    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        return " ".join([self.word, *(one.text for one in self.cards)])

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if not words:
            raise ValueError(words)
        return cls(tuple(card(word) for word in words))


@dataclass(frozen=True, slots=True)
class Dealer(_Number):
    """Chance: the seat that deals first."""

    word = "dealer"
    by_table = True


class Pack(_Cards):
    """Chance: the whole pack, top card first, as the dealer takes it up."""

    __slots__ = ()
    word = "pack"
    by_table = True


class Cut(_Number):
    """Lifts the top `number` cards and puts the rest on top of them; 0 declines."""

    __slots__ = ()
    word = "cut"


class Redeal(Action):
    """Asks for a new deal with a hand that holds no ace, king, queen or jack."""

    __slots__ = ()
    word = "redeal"


class Call(Action):
    """A word of the auction."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Bid(_Number, Call):
    """Bids a number."""

    word = "bid"


class Double13(Call):
    """Teka: all thirteen tricks, alone."""

    __slots__ = ()
    word = "double-13"


class Pass(Call):
    """Does not bid."""

    __slots__ = ()
    word = "pass"


class Ter(Call):
    """Teka: a pass that says: no sure trick."""

    __slots__ = ()
    word = "ter"


class BehiTer(Call):
    """Teka: a pass that says: weaker still."""

    __slots__ = ()
    word = "behi-ter"


@dataclass(frozen=True, slots=True)
class Trump(Action):
    """Names the trump suit."""

    word = "trump"
    suit: Suit

    @property
    def text(self) -> str:
        """The text form in a record."""
        return f"{self.word} {self.suit.value}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The naming of the suit with that letter."""
        (letter,) = words
        return cls(Suit(letter))


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Plays a card, in a manner."""

    word = "play"
    lays_open = True
    card: Card
    manner: Manner = Manner.PLAIN

    @property
    def text(self) -> str:
        """The text form in a record."""
        return f"{self.word} {self.card.text} {self.manner.value}".rstrip()

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The play of the card written first, in the manner written after it."""
        name, *manner = words
        if len(manner) > 1:
            raise ValueError(words)
        return cls(card(name), Manner(manner[0]) if manner else Manner.PLAIN)


class Bury(_Cards):
    """Rook: the declarer lays as many cards away as he took from the nest, face down."""

    __slots__ = ()
    word = "bury"


class CallCard(_OneCard):
    """Call Partner Rook: the declarer names the card whose holder is his partner."""

    __slots__ = ()
    word = "call"
    lays_open = True


class Raise(_Number):
    """Teka: the declarer offers to raise his contract to `number` tricks."""

    __slots__ = ()
    word = "raise"


class TurnUp(_OneCard):
    """Chance: the card that fixes trump before the deal (Shasta Sam)."""

    __slots__ = ()
    word = "turn-up"
    by_table = True
    lays_open = True


class Stand(Action):
    """All Fours: the non-dealer plays with the turned suit."""

    __slots__ = ()
    word = "stand"


class Beg(Action):
    """All Fours: the non-dealer asks for another suit or a point."""

    __slots__ = ()
    word = "beg"


class Give(Action):
    """All Fours: the dealer gives a point and keeps the suit."""

    __slots__ = ()
    word = "give"


class Run(Action):
    """All Fours: the dealer deals three more to each and turns another card."""

    __slots__ = ()
    word = "run"


class Accept(Action):
    """Agrees to a raise."""

    __slots__ = ()
    word = "accept"


class Refuse(Action):
    """Does not agree to a raise."""

    __slots__ = ()
    word = "refuse"


Grammar = Mapping[str, type[Action]]
"""The steps that a game knows, by their first word."""


def grammar(*kinds: type[Action]) -> Grammar:
    """The grammar of a game with these kinds of step."""
    return MappingProxyType({kind.word: kind for kind in kinds})


def parse(text: str, known: Grammar) -> Action:
    """The step that a record writes as `text`.

    Raises:
        NotAStep: it is not exactly the words of one known step, with one blank between them.
    """
    word, *rest = text.split(" ")
    kind = known.get(word)
    try:
        action = kind.read(rest) if kind else None
    except ValueError:
        action = None
    # Written back it must be the same: this refuses signs, leading zeros, foreign digits and doubled blanks at once.
    if action is None or action.text != text:
        raise NotAStep(text)
    return action
