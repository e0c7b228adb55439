"""The score sheet in words: columns with a cell a deal. What its columns are is made for the family of the game.

Where two teams play it is the sheet of Shelem: one's own side, the contract and who undertook it, the other side, with
running totals (culture.md, 4). Where everybody plays for himself it has a column a player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fa_cards.words.catalog import say_in
from fa_cards.words.digits import number
from fa_cards.words.families import words_of
from fa_cards.words.seats import own_first, team_names, them, us

if TYPE_CHECKING:
    from fa_cards.rules.catalog import AnyGame
    from fa_cards.rules.game import DealScore


class Kind(Enum):
    """What a column tells of each deal."""

    DEAL = "deal"
    """Its number."""
    TOTAL = "total"
    """The running total of a side."""
    POINTS = "points"
    """What it brought to a side, or to a player."""
    CONTRACT = "contract"
    """What was undertaken, and by whom."""
    MARKS = "marks"
    """Made or not, and what was special about it."""
    WON = "won"
    """What a side won in it, in short."""


class Cell(NamedTuple):
    """What a column says of a deal."""

    text: str
    sign: str = ""
    """What stands beside a number and needs room of its own, so that numbers stay right under each other."""
    short: str = ""
    """The text in fewer cells, for narrow columns; empty where it is as short as can be."""


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """A column of the sheet."""

    kind: Kind
    cells: tuple[Cell, ...]
    """One a deal, the oldest first."""
    heading: str = ""
    side: str = ""
    """Whose it is, where a side has several columns."""
    total: str = ""
    """What stands below; empty for what has no total."""

    @property
    def texts(self) -> tuple[str, ...]:
        """What the cells say, their signs left out."""
        return tuple(cell.text for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet in words."""

    columns: tuple[SheetColumn, ...]
    """In the order in which they are read."""
    failed: tuple[bool, ...]
    """For each deal whether its contract failed."""
    goal: str
    """What decides the match; empty once it is decided."""
    meanings: tuple[str, ...] = ()
    """What the signs mean."""

    @property
    def notes(self) -> tuple[str, ...]:
        """What stands below: what decides the match, and what the signs mean."""
        return (self.goal, *self.meanings) if self.goal else self.meanings

    @property
    def of_teams(self) -> bool:
        """Whether two sides have a running total each; else each player has a column."""
        return bool(self.of(Kind.TOTAL))

    def of(self, kind: Kind) -> tuple[SheetColumn, ...]:
        """The columns of a kind, in the order in which they are read."""
        return tuple(column for column in self.columns if column.kind is kind)


class Sheets(Protocol):
    """What the module `sheet` of each family makes of the scored deals of its games."""

    def sheet(self, deals: Any, totals: Sequence[int], names: Sequence[str], me: int | None, game: Any) -> Sheet:
        """The score sheet as a seat reads it."""


def sheet(
    deals: Sequence[DealScore],
    totals: Sequence[int],
    names: Sequence[str],
    me: int | None,
    game: AnyGame,
    *,
    decided: bool = False,
) -> Sheet:
    """The score sheet as a seat reads it.

    Args:
        deals: the scored deals, oldest first.
        totals: one number a seat.
        names: the players by seat.
        me: the seat that reads; None where several people read: the first seat then stands in its place, and the sides
            of a team game bear names.
        game: what is played.
        decided: whether the match is over with these deals.
    """
    sheets: Sheets = words_of(game, "sheet")
    made = sheets.sheet(deals, totals, names, me, game)
    return replace(made, goal="") if decided else made


# --- what families make their sheets of ------------------------------------------------------------------------------


def column(kind: Kind, texts: Sequence[str], heading: str = "") -> SheetColumn:
    """A column of plain cells."""
    return SheetColumn(kind, tuple(map(Cell, texts)), heading)


def deal_column(deals: Sequence[DealScore]) -> SheetColumn:
    """The numbers of the deals."""
    return column(Kind.DEAL, [number(deal.number) for deal in deals], say_in("sheet", "Deal"))


def contract_columns(contracts: Sequence[str], marks: Sequence[Sequence[str]]) -> tuple[SheetColumn, SheetColumn]:
    """What was undertaken by whom, and beside it what was special.

    Args:
        contracts: the words of each deal.
        marks: several of each deal.
    """
    listed = [listing(some) for some in marks]
    return column(Kind.CONTRACT, contracts, say_in("sheet", "Contract")), column(Kind.MARKS, listed)


def team_columns(
    deals: Sequence[DealScore],
    totals: Sequence[int],
    names: Sequence[str],
    me: int | None,
    *,
    team: Sequence[int],
    middle: Sequence[SheetColumn],
    score: Callable[[int], str] = number,
) -> tuple[SheetColumn, ...]:
    """The columns of a sheet of two teams: one's own side, what stands between them, the other side.

    Args:
        deals: the scored deals, oldest first.
        totals: one number a seat.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        team: the seats of the side that stands where lines start.
        middle: the number of the deal, and what is told of it.
        score: how the points of a side are written.
    """
    others = [seat for seat in range(len(totals)) if seat not in team]
    sides = []
    for seat, side in zip((team[0], others[0]), side_names((team, others), names, me), strict=True):
        running = column(Kind.TOTAL, [number(deal.totals[seat]) for deal in deals], say_in("sheet", "Total"))
        brought = column(Kind.POINTS, [score(deal.scores[seat]) for deal in deals], say_in("sheet", "Score"))
        sides.append((replace(running, side=side, total=number(totals[seat])), replace(brought, side=side)))
    (own_total, own), (other_total, other) = sides
    return own_total, own, *middle, other, other_total


def side_names(sides: Sequence[Sequence[int]], names: Sequence[str], me: int | None) -> tuple[str, ...]:
    """What two sides are called: «us» and «them» where somebody with a partner reads, by their players' names else.

    Args:
        sides: the seats of each; those of the one who reads first.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    if me is not None and len(names) > len(sides):
        return us(), them()
    return tuple(team_names(side, names) for side in sides)


def player_columns(
    totals: Sequence[int], names: Sequence[str], me: int | None, cells: Callable[[int], Sequence[Cell]]
) -> tuple[SheetColumn, ...]:
    """A column a player, one's own outermost where lines start, the others in the order of the turn.

    Args:
        totals: one number a seat.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        cells: those of a seat, one a deal.
    """
    return tuple(
        SheetColumn(Kind.POINTS, tuple(cells(seat)), heading=names[seat], total=number(totals[seat]))
        for seat in own_first(len(totals), me)
    )


def listing(texts: Sequence[str]) -> str:
    """The texts with commas between them; empty where there are none."""
    result = ""
    for text in texts:
        result = say_in("list", "{first}, {second}", first=result, second=text) if result else text
    return result
