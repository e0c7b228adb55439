"""The score sheet of Golden Ten: a column a player, with penalties (extras.md, section A)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.cards import Suit
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.words.cards import suit_symbol
from fa_cards.words.catalog import count, say
from fa_cards.words.digits import number
from fa_cards.words.sheet import Cell, Sheet, deal_column, player_columns


def sheet(
    deals: Sequence[GoldenTenDeal], totals: Sequence[int], names: Sequence[str], me: int | None, game: GoldenTen
) -> Sheet:
    """The score sheet as a seat reads it; a sign stands beside the penalty of who took the Golden Ten."""
    golden = suit_symbol(Suit.YELLOW)

    def cells(seat: int) -> list[Cell]:
        return [Cell(number(deal.scores[seat]), golden if deal.golden == seat else "") for deal in deals]

    length = game.options["deals"]
    assert isinstance(length, int)
    return Sheet(
        columns=(*player_columns(totals, names, me, cells), deal_column(deals)),
        failed=(False,) * len(deals),
        goal=count("The lowest total after {n} deal wins", "The lowest total after {n} deals wins", length),
        meanings=(say("{sign} beside a penalty: took the Golden Ten", sign=golden),),
    )
