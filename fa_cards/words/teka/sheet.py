"""The score sheet of Teka (teka.md, sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.words.catalog import say, say_in
from fa_cards.words.digits import number
from fa_cards.words.sheet import Sheet, contract_columns, deal_column, team_columns
from fa_cards.words.teka.calls import contract_words


def sheet(deals: Sequence[TekaDeal], totals: Sequence[int], names: Sequence[str], me: int | None, game: Teka) -> Sheet:
    """The score sheet as a seat reads it; a side that did not score has an empty cell."""
    options = TekaOptions.of(game.options)
    contracts = [_contract(deal.contract, names) for deal in deals]
    special = [marks(deal.contract, deal.made, options) for deal in deals]
    middle = (deal_column(deals), *contract_columns(contracts, special))
    return Sheet(
        columns=team_columns(deals, totals, names, me, team=game.partners(me or 0), middle=middle, score=_score),
        failed=tuple(not deal.made for deal in deals),
        goal=say("The first team with {n} points wins", n=options.target),
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


def _contract(contract: Contract, names: Sequence[str]) -> str:
    words = contract_words(contract)
    return say_in("sheet", "{contract}, {name}", contract=words, name=names[contract.declarer])


def _score(points: int) -> str:
    return number(points) if points else ""
