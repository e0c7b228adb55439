"""What a deal brings, and when a match is over (rook.md, sections 1, 5 and 7)."""

from __future__ import annotations

from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.rules import SEATS, RookRules


def side_of(declarer: int, partner: int) -> tuple[int, ...]:
    """The seats of the declaring side, rising; one alone where the declarer is his own partner."""
    return tuple(sorted({declarer, partner}))


def opposite(seat: int) -> int:
    """The seat across the table."""
    return (seat + 2) % SEATS


def captured(points: tuple[int, ...], side: tuple[int, ...], nest: int, last: int, rules: RookRules) -> tuple[int, int]:
    """The points of the declaring side and of the others.

    Args:
        points: of the tricks of each seat.
        side: the seats of the declaring side.
        nest: the points that were buried; they and the bonus go to the side that won the last trick.
        last: the seat that won the last trick.
        rules: of the game.
    """
    end = nest + rules.last_trick
    own = sum(points[seat] for seat in side) + (end if last in side else 0)
    assert sum(points) + end == rules.total, "points were lost"
    return own, rules.total - own


def scores(contract: RookContract, side: tuple[int, ...], own: int, others: int) -> tuple[int, ...]:
    """What each seat scores: what its side captured; every one of a declaring side that failed loses the bid."""
    declaring = own if own >= contract.bid else -contract.bid
    return tuple(declaring if seat in side else others for seat in range(SEATS))


def winners_of(totals: tuple[int, ...], rules: RookRules) -> tuple[int, ...]:
    """The seats that have won the match; nobody while it goes on.

    The highest total wins, whoever declared; where more than one side has it another deal is played, or the match is
    shared by the option (section 7).
    """
    best = max(totals)
    if best < rules.target:
        return ()
    top = tuple(seat for seat in range(SEATS) if totals[seat] == best)
    alone = 1 if rules.calls else SEATS // 2
    return top if len(top) == alone or rules.tie == "shared" else ()
