"""What a seat sees of the others: who may soon be out, and what is of use to whom."""

from __future__ import annotations

from collections.abc import Iterator

from fa_cards.bots.rummy.needs import Needs
from fa_cards.rules.cards import Card
from fa_cards.rules.melds import SHORTEST, Kind
from fa_cards.rules.rummy.solver import fits
from fa_cards.rules.rummy.view import RummyView

NEAR_OUT = 3
"""The cards with which a player who is down may be out in his next turn or the one after."""

FAR = 3
"""So many cards missing are too many where somebody may be out in his next turn."""

BOUGHT = 0.2
"""How much of what a card helps counts of who would have to buy it."""


def others(view: RummyView) -> Iterator[int]:
    """The other seats in the order of their turns after this one."""
    seats = len(view.counts)
    return ((view.seat + step) % seats for step in range(1, seats))


def nearest_out(view: RummyView) -> int | None:
    """The other seat that is down and holds the fewest cards; None where nobody else is down."""
    down = [seat for seat in others(view) if view.down[seat]]
    return min(down, key=lambda seat: view.counts[seat], default=None)


def danger(view: RummyView) -> float:
    """How likely the deal ends before one's own cards can be laid, from 0 to 1."""
    seat = nearest_out(view)
    if seat is None:
        return 0.0
    cards = view.counts[seat]
    return 1.0 if cards <= 1 else 0.7 if cards <= NEAR_OUT else 0.3


def given_up_for(view: RummyView, lacks: Needs) -> int | None:
    """The seat that is out before a contract so far away can be laid, so that only points count; None where it can."""
    return nearest_out(view) if danger(view) == 1.0 and lacks.missing >= FAR else None


def fits_table(view: RummyView, card: Card) -> bool:
    """Whether a card can be laid off on a meld that lies on the table."""
    return bool(view.table) and bool(fits(card, view.melds, view.rules))


def gift(view: RummyView, card: Card) -> float:
    """How much a card helps others if it is thrown away, from 0 to about 1: above all the next player."""
    result = 0.0
    for place, seat in enumerate(others(view)):
        if view.down[seat]:
            # A card to lay off is taken by who is on turn, and bought by nobody.
            use = float(place == 0 and fits_table(view, card))
        else:
            use = 1.0 if card in view.rules.wilds else _collected(view, seat, card)
        result += use * (BOUGHT if place else 1.0)
    return result


def _collected(view: RummyView, seat: int, card: Card) -> float:
    """How likely a seat collects such cards, by those that everybody saw it take."""
    kinds = [kind for kind, asked in ((Kind.SET, view.contract.sets), (Kind.RUN, view.contract.runs)) if asked]
    for one in view.known[seat]:
        if one in view.rules.wilds:
            continue
        if Kind.SET in kinds and one.rank == card.rank:
            return 1.0 / len(kinds)
        if Kind.RUN in kinds and one.suit is card.suit and 0 < abs(one.rank - card.rank) < SHORTEST[Kind.RUN]:
            return 1.0 / len(kinds)
    return 0.0
