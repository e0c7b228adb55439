"""The words of Teka's score sheet: a line a deal, one's own side, the contract, the other side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.words.calls import contract_words
from fa_cards.words.catalog import say_in
from fa_cards.words.digits import number
from fa_cards.words.seats import team_names, them, us


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A deal on the sheet. A side that did not score has an empty text."""

    deal: str
    us: str
    contract: str
    """What was undertaken, and by whom."""
    marks: str
    """Made or not, and what was special about it."""
    them: str
    total_us: str
    total_them: str
    made: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet in words."""

    deal: str
    us: str
    contract: str
    them: str
    total: str
    lines: tuple[SheetLine, ...]
    total_us: str
    total_them: str


def sheet(
    deals: Sequence[TekaDeal], totals: Sequence[int], names: Sequence[str], me: int | None, options: TekaOptions
) -> Sheet:
    """The score sheet as a seat reads it.

    Args:
        deals: the scored deals, oldest first.
        totals: one number a seat.
        names: the players by seat.
        me: the seat that reads; None where several people read: the first team then stands in its place, and both
            columns bear names.
        options: those of the match.
    """
    own = 0 if me is None else me
    other = (own + 1) % len(names)
    return Sheet(
        deal=say_in("sheet", "Deal"),
        us=us() if me is not None else team_names((0, 2), names),
        contract=say_in("sheet", "Contract"),
        them=them() if me is not None else team_names((1, 3), names),
        total=say_in("sheet", "Total"),
        lines=tuple(_line(deal, names, own, other, options) for deal in deals),
        total_us=number(totals[own]),
        total_them=number(totals[other]),
    )


def marks(contract: Contract, made: bool, options: TekaOptions) -> tuple[str, ...]:
    """Made or not, and what was special about the contract."""
    result = [say_in("sheet", "made") if made else say_in("sheet", "not made")]
    if contract.forced and contract.tricks == LOWEST_BID:
        result.append(say_in("sheet", "forced"))
    if contract.raised:
        result.append(say_in("sheet", "raised from {n}", n=contract.bid))
    if options.lawreece and contract.tricks == TRICKS and not contract.double_13:
        result.append(say_in("sheet", "lawreece"))
    return tuple(result)


def _line(deal: TekaDeal, names: Sequence[str], own: int, other: int, options: TekaOptions) -> SheetLine:
    contract = deal.contract
    special = ""
    for mark in marks(contract, deal.made, options):
        special = say_in("list", "{first}, {second}", first=special, second=mark) if special else mark
    return SheetLine(
        deal=number(deal.number),
        us=_score(deal.scores[own]),
        contract=say_in(
            "sheet", "{contract}, {name}", contract=contract_words(contract), name=names[contract.declarer]
        ),
        marks=special,
        them=_score(deal.scores[other]),
        total_us=number(deal.totals[own]),
        total_them=number(deal.totals[other]),
        made=deal.made,
    )


def _score(points: int) -> str:
    return number(points) if points else ""
