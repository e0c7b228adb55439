"""How a deal and a match of Teka ended, in sentences (teka.md, sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.words.catalog import say
from fa_cards.words.seats import team_names


def points_of(deal: TekaDeal) -> int:
    """The points that the deal brought to the side that scored."""
    return max(deal.scores)


def outcome(deal: TekaDeal, names: Sequence[str], me: int | None) -> str:
    """Whether the contract was made, and what that brought to whom.

    Args:
        deal: the scored deal.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    points = points_of(deal)
    side = deal.contract.declarer % 2
    if me is None:
        team = team_names((side, side + 2), names)
        if deal.made:
            return say("{team} made the contract: {n} points", team=team, n=points)
        return say("{team} did not make the contract: {n} points for the opponents", team=team, n=points)
    if side == me % 2:
        if deal.made:
            return say("You made your contract: {n} points for you", n=points)
        return say("You did not make your contract: {n} points for the opponents", n=points)
    if deal.made:
        return say("The opponents made their contract: {n} points for them", n=points)
    return say("The opponents did not make their contract: {n} points for you", n=points)


def reason(deal: TekaDeal, options: TekaOptions) -> str:
    """Why the deal brought so many points."""
    contract, points = deal.contract, points_of(deal)
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


def totals_line(deal: TekaDeal, names: Sequence[str], me: int | None) -> str:
    """The totals after the deal."""
    if me is None:
        return score_line(deal.totals, names)
    return say("Total: us {a}, them {b}", a=deal.totals[me], b=deal.totals[(me + 1) % 4])


def score_line(totals: Sequence[int], names: Sequence[str]) -> str:
    """The totals of both teams, as everybody reads them."""
    first, second = team_names((0, 2), names), team_names((1, 3), names)
    return say("Total: {first} {a}, {second} {b}", first=first, a=totals[0], second=second, b=totals[1])


def match_result(winners: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """Who won the match: a team, or one player alone.

    Args:
        winners: the seats that won.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    others = [seat for seat in winners if seat != me]
    team, alone = team_names(others, names), len(others) == 1
    if me is None:
        return say("{name} won the match", name=team) if alone else say("{team} won the match", team=team)
    if me in winners:
        return say("You and {name} won the match!", name=team) if others else say("You won the match!")
    return say("This time {name} won", name=team) if alone else say("This time the opponents won: {team}", team=team)
