"""The score sheet of the Rook family: of two teams, or of players whose partners change (rook.md, sections 1, 5, 7)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rook.games import RookGame
from fa_cards.words.catalog import say, say_in
from fa_cards.words.digits import number
from fa_cards.words.sheet import Cell, Sheet, contract_columns, deal_column, player_columns, team_columns


def sheet(
    deals: Sequence[RookDeal], totals: Sequence[int], names: Sequence[str], me: int | None, game: RookGame
) -> Sheet:
    """The score sheet as a seat reads it; beside the bid stands what the declarer's side took."""
    calls, target = game.rules.calls, game.rules.target
    special = [marks(deal) for deal in deals]
    middle = (deal_column(deals), *contract_columns([_contract(deal, names, calls) for deal in deals], special))
    if calls:
        players = player_columns(totals, names, me, lambda seat: [Cell(number(deal.scores[seat])) for deal in deals])
        columns, goal = (*players, *middle), say("The highest total from {n} points on wins", n=target)
    else:
        columns = team_columns(deals, totals, names, me, team=game.partners(me or 0), middle=middle)
        goal = say("The higher total from {n} points on wins", n=target)
    return Sheet(columns, tuple(not deal.made for deal in deals), goal)


def marks(deal: RookDeal) -> tuple[str, ...]:
    """Made or not, with what the declarer's side took, and whether the bid was forced."""
    own, _ = deal.taken
    made = say_in("sheet", "made: {n}", n=own) if deal.made else say_in("sheet", "not made: {n}", n=own)
    return (made, say_in("sheet", "forced")) if deal.contract.forced else (made,)


def _contract(deal: RookDeal, names: Sequence[str], calls: bool) -> str:
    """What was undertaken and by whom; where partners are called, with whom."""
    bid, name = number(deal.contract.bid), names[deal.contract.declarer]
    if not calls:
        return say_in("sheet", "{contract}, {name}", contract=bid, name=name)
    if deal.partner == deal.contract.declarer:
        return say_in("sheet", "{contract}, {name} alone", contract=bid, name=name)
    return say_in("sheet", "{contract}, {name} with {partner}", contract=bid, name=name, partner=names[deal.partner])
