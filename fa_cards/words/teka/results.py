"""How a deal of Teka ended, in sentences (teka.md, sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.words.catalog import say
from fa_cards.words.contracts import contract_line, trump_line
from fa_cards.words.seats import team_names
from fa_cards.words.teka.calls import contract_words
from fa_cards.words.teka.sheet import marks


def _points(deal: TekaDeal) -> int:
    """The points that the deal brought to the side that scored."""
    return max(deal.scores)


def outcome(deal: TekaDeal, names: Sequence[str], me: int | None) -> str:
    """Whether the contract was made, and what that brought to whom.

    Args:
        deal: the scored deal.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    points = _points(deal)
    first = deal.contract.declarer % 2
    side = (first, first + 2)
    if me is None:
        team = team_names(side, names)
        if deal.made:
            return say("{team} made the contract: {n} points", team=team, n=points)
        return say("{team} did not make the contract: {n} points for the opponents", team=team, n=points)
    if me in side:
        if deal.made:
            return say("You made your contract: {n} points for you", n=points)
        return say("You did not make your contract: {n} points for the opponents", n=points)
    if deal.made:
        return say("The opponents made their contract: {n} points for them", n=points)
    return say("The opponents did not make their contract: {n} points for you", n=points)


def account(deal: TekaDeal, names: Sequence[str], me: int | None, game: Teka) -> tuple[str, ...]:
    """What was undertaken and what was special about it, the tricks, and why the deal brought so many points."""
    options = TekaOptions.of(game.options)
    contract = deal.contract
    undertaken = contract_line(contract_words(contract), contract.declarer, names, me)
    special = marks(contract, deal.made, options)[1:]
    return (
        say(", ").join((undertaken, trump_line(deal.trump), *special)),
        tricks_line(deal),
        reason(deal, options),
    )


def went_well(deal: TekaDeal, me: int) -> bool:
    """Whether the side of the seat scored."""
    return deal.scores[me] > 0


def reason(deal: TekaDeal, options: TekaOptions) -> str:
    """Why the deal brought so many points."""
    contract, points = deal.contract, _points(deal)
    if contract.double_13:
        if deal.made:
            return say("Double 13 was won: {n} points", n=points)
        return say("One trick of double 13 was lost: {n} points for the opponents", n=points)
    if contract.tricks == TRICKS and options.lawreece:
        return say("Lawreece: 13 tricks count {n}, won or lost", n=points)
    if deal.made:
        return say("A contract that is made counts its tricks: {n}", n=points)
    if contract.forced and contract.tricks == LOWEST_BID:
        return say("The 8 was forced and is not doubled: {n} points", n=points)
    return say("A contract that is not made counts double for the opponents: {n}", n=points)


def tricks_line(deal: TekaDeal) -> str:
    """How many tricks each side had when the deal was decided."""
    own, others = deal.taken
    if deal.contract.double_13:
        return say("Tricks: the declarer alone {a}, all others {b}", a=own, b=others)
    return say("Tricks: the declarer's team {a}, the opponents {b}", a=own, b=others)
