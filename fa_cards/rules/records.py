"""Match records: their lines, read and written (rules/README.md, section A match record).

A record is read by playing it: replay.py goes through the lines and asks this file for the form of each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from fa_cards.rules import strictjson
from fa_cards.rules.actions import Action
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import NotAStep, Refusal, UnknownOption, WrongSeats
from fa_cards.rules.game import TABLE, Actor

FORMAT = "fa-cards-match 1"
"""The form of a record, in its header; it never changes its meaning."""

OWN_KEYS = frozenset({"format", "game", "seats", "options", "names"})
"""The keys of a header that have a meaning; all others are free."""

SHOWN_OF_A_LINE = 60
"""How much of a line that is no step a refusal repeats."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a match: who, and what."""

    seat: Actor
    action: Action

    @property
    def line(self) -> str:
        """The line of a record, without its end."""
        by = {} if self.seat is TABLE else {"seat": self.seat}
        return strictjson.write(by | {"do": self.action.text})


@dataclass(frozen=True, slots=True)
class Record:
    """A match as a file: its game, the free part of its header, its steps."""

    game: AnyGame
    extra: Mapping[str, object]
    """`names`, if they are there, and the free keys of the header, as they were read."""
    steps: tuple[Step, ...] = ()

    @property
    def names(self) -> tuple[str, ...] | None:
        """The players' names by seat; None where the header has no text for every seat."""
        some = self.extra.get("names")
        if not isinstance(some, list) or len(some) != self.game.seats:
            return None
        names = tuple(name for name in some if isinstance(name, str))
        return names if len(names) == len(some) else None


class RecordError(Refusal):
    """The first line of a record that cannot stand, and why."""

    def __init__(self, line: int, step: str | None, why: Refusal) -> None:
        super().__init__(why.code, **why.details)
        self.line = line
        """From 1; the header is line 1."""
        self.step = step
        """The text of the step; None where the line has none."""

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


def write_record(
    game: AnyGame,
    steps: Iterable[Step],
    names: Sequence[str] | None = None,
    extra: Mapping[str, object] | None = None,
) -> bytes:
    """The file of a match, with every option written out.

    Raises:
        ValueError: `extra` has a key of the header's own.
    """
    free = dict(extra or {})
    if taken := OWN_KEYS & free.keys():
        raise ValueError(f"keys of the header's own: {sorted(taken)}")
    header: dict[str, object] = {
        "format": FORMAT,
        "game": game.key,
        "seats": game.seats,
        "options": dict(game.options),
    }
    if names is not None:
        header["names"] = list(names)
    lines = [strictjson.write(header | free), *(step.line for step in steps)]
    return "".join(f"{line}\n" for line in lines).encode()


def read_line(line: bytes) -> object:
    """The value of one line, given without its end.

    Raises:
        Refusal: `not-utf8` or `not-json`.
    """
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise Refusal("not-utf8") from None
    if "\r" in text:
        raise Refusal("not-json")
    try:
        return strictjson.read(text)
    except ValueError:
        raise Refusal("not-json") from None


def read_header(value: object) -> Record:
    """The record without steps that a header begins.

    Raises:
        Refusal: `unknown-format`, `unknown-game`, `unknown-option` or `wrong-seats`.
    """
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise Refusal("unknown-format")
    kind = game_class(value.get("game", ""))
    options = value.get("options", {})
    if not isinstance(options, dict):
        raise UnknownOption("options", strictjson.write(options))
    counts = kind.seat_counts()
    seats = value.get("seats", counts[0] if len(counts) == 1 else None)
    if type(seats) is not int:
        raise WrongSeats(*counts)
    extra = {key: one for key, one in value.items() if key == "names" or key not in OWN_KEYS}
    return Record(kind(options, seats), MappingProxyType(extra))


def text_of_step(value: object) -> str | None:
    """What the line of a step says under `do`; None where that is no text."""
    text = value.get("do") if isinstance(value, dict) else None
    return text if isinstance(text, str) else None


def read_step(value: object, game: AnyGame) -> Step:
    """The step of a line.

    Raises:
        Refusal: `not-a-step`, or `no-such-seat` for a seat beyond the table.
    """
    text = text_of_step(value)
    if not isinstance(value, dict) or text is None or value.keys() - {"seat", "do"}:
        raise NotAStep(text if text is not None else strictjson.write(value)[:SHOWN_OF_A_LINE])
    action = game.parse(text)
    if action.by_table:
        if "seat" in value:
            raise NotAStep(text)
        return Step(TABLE, action)
    seat = value.get("seat")
    if type(seat) is not int:
        raise NotAStep(text)
    if not 0 <= seat < game.seats:
        raise Refusal("no-such-seat", n=seat)
    return Step(seat, action)
