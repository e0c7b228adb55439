"""Steps of a match: small frozen values, each with the one text form of the record (rules/README.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import ClassVar, Self

from fa_cards.rules.cards import Card, Suit, card
from fa_cards.rules.errors import NotAStep
from fa_cards.rules.melds import Meld
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


def _number(text: str) -> int:
    """The whole number that a text writes in digits.

    Raises:
        ValueError: it writes none.
    """
    if len(text) > LONGEST_NUMBER or not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)


@dataclass(frozen=True, slots=True)
class _Number(Action):
    number: int

    @property
    def text(self) -> str:
        return f"{self.word} {self.number}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        (number,) = words
        return cls(_number(number))


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


class Take(Action):
    """Contract rummy: takes the top card of the discard pile."""

    __slots__ = ()
    word = "take"


class Draw(Action):
    """Contract rummy: declines that card, and draws from the stock once the others have had their chance to buy."""

    __slots__ = ()
    word = "draw"


class Buy(Action):
    """Contract rummy: takes the declined card out of turn, and one from the stock."""

    __slots__ = ()
    word = "buy"


class Let(Action):
    """Contract rummy: does not buy."""

    __slots__ = ()
    word = "let"


class End(Enum):
    """The end of a run to which a wild is laid; ONLY where it fits at one, and for all other cards."""

    ONLY = ""
    LOW = "low"
    HIGH = "high"

    # As in Suit: one object a member.
    __hash__ = object.__hash__


_SEPARATOR = "/"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Contract rummy: a natural card takes the place of a wild in run `number`, and frees it."""

    word = "swap"
    lays_open = True
    card: Card
    number: int
    """Of the meld, from 1 in the order laid in this deal."""

    @property
    def text(self) -> str:
        """The text form in a record."""
        return f"{self.word} {self.card.text} {self.number}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The swap with the card written first in the meld written after it."""
        name, number = words
        return cls(card(name), _number(number))


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Contract rummy: lays a card off on meld `number`."""

    word = "lay"
    lays_open = True
    card: Card
    number: int
    """Of the meld, from 1 in the order laid in this deal."""
    end: End = End.ONLY

    @property
    def text(self) -> str:
        """The text form in a record."""
        return f"{self.word} {self.card.text} {self.number} {self.end.value}".rstrip()

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The lay-off of the card written first on the meld written after it, at the end written last."""
        name, number, *end = words
        if len(end) > 1 or end == [""]:
            raise ValueError(words)
        return cls(card(name), _number(number), End(end[0]) if end else End.ONLY)


@dataclass(frozen=True, slots=True)
class Down(Action):
    """Contract rummy: lays the whole contract, with wilds that were freed for it from runs."""

    word = "down"
    lays_open = True
    melds: tuple[Meld, ...]
    swaps: tuple[Swap, ...] = ()
    """Written last; they happen first."""

    @property
    def text(self) -> str:
        """The text form in a record."""
        parts = [*(one.text for one in self.melds), *(one.text for one in self.swaps)]
        return f"{self.word} {f' {_SEPARATOR} '.join(parts)}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The melds, and after them the swaps, of words with a stroke between them."""
        parts: list[list[str]] = [[]]
        for one in words:
            if one == _SEPARATOR:
                parts.append([])
            else:
                parts[-1].append(one)
        first = next((place for place, part in enumerate(parts) if part[:1] == [Swap.word]), len(parts))
        if not first:
            raise ValueError(words)
        melds, swaps = parts[:first], parts[first:]
        if any(part[:1] != [Swap.word] for part in swaps):
            raise ValueError(words)
        return cls(tuple(map(Meld.read, melds)), tuple(Swap.read(part[1:]) for part in swaps))


@dataclass(frozen=True, slots=True)
class FurtherMeld(Action):
    """Contract rummy with extra melds: a player who is down lays another meld."""

    word = "meld"
    lays_open = True
    meld: Meld

    @property
    def text(self) -> str:
        """The text form in a record."""
        return f"{self.word} {self.meld.text}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The laying of the meld of these words."""
        return cls(Meld.read(words))


class Discard(_OneCard):
    """Contract rummy: throws a card away, which ends the turn."""

    __slots__ = ()
    word = "discard"
    lays_open = True


class Restock(_Cards):
    """Chance: the discards but for the top one, shuffled into a new stock, top card first."""

    __slots__ = ()
    word = "restock"
    by_table = True


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
