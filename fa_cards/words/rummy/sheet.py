"""The score sheet of contract rummy: a line a round with its contract, a column a player (toonerville.md, 2 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.rummy import RummyGame
from fa_cards.rules.rummy.events import RummyDeal
from fa_cards.words.catalog import say, say_in
from fa_cards.words.digits import number
from fa_cards.words.rummy.contract import contract_short, contract_words
from fa_cards.words.sheet import Cell, Kind, Sheet, SheetColumn, column, player_columns


def sheet(
    deals: Sequence[RummyDeal], totals: Sequence[int], names: Sequence[str], me: int | None, game: RummyGame
) -> Sheet:
    """The score sheet as a seat reads it; the 0 of a round is who went out."""
    players = player_columns(totals, names, me, lambda seat: [Cell(number(deal.scores[seat])) for deal in deals])
    rounds = column(Kind.DEAL, [number(deal.round) for deal in deals], say_in("sheet", "Round"))
    contracts = SheetColumn(
        Kind.CONTRACT,
        tuple(Cell(contract_words(deal.contract), short=contract_short(deal.contract)) for deal in deals),
        say_in("rummy sheet", "Contract"),
    )
    return Sheet((*players, rounds, contracts), (False,) * len(deals), _goal(game))


def _goal(game: RummyGame) -> str:
    if game.rules.only_round is not None:
        return say("The fewest points of this round win")
    return say("The lowest total after round {n} wins", n=game.rules.deals)
