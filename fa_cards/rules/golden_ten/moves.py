"""What a step of a match of Golden Ten brings about. The steps were found legal before (legality.py)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TypeVar

from fa_cards.rules.actions import Dealer, Pack, Play
from fa_cards.rules.dealing import one_by_one
from fa_cards.rules.events import Dealt, PackReady
from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, TOTAL, penalty, red_points
from fa_cards.rules.golden_ten.events import GoldenTenDeal, TalonWon
from fa_cards.rules.golden_ten.position import GoldenTenPosition
from fa_cards.rules.moves import Events, Moves, added, end_deal, lay, name_dealer
from fa_cards.rules.phases import Phase

P = TypeVar("P", bound=GoldenTenPosition)


def deal(position: P, action: Pack) -> tuple[P, Events]:
    """The pack is dealt one card at a time as far as it goes evenly; the rest is left over."""
    dealer = position.dealing
    hands, _, left = one_by_one(action.cards, position.seats, dealer, position.hand_size)
    moved = position.moved(
        phase=Phase.PLAY,
        actor=position.after(dealer),
        pack=(),
        dealt=hands,
        hands=tuple([DECK.held(hand) for hand in hands]),
        talon=DECK.mask(left),
    )
    return moved, (PackReady(dealer), Dealt(position.number, dealer))


def play(position: P, action: Play) -> tuple[P, Events]:
    """A card is played; the first trick takes the left-over cards, the last one ends the deal."""
    moved, events, won = lay(position, action)
    if won is None:
        return moved, events
    if position.talon and not position.tricks:
        events += (TalonWon(won.winner, position.talon.bit_count()),)
    if len(moved.tricks) < position.hand_size:
        return moved, events
    scored, after = _score(moved)
    return scored, (*events, *after)


def _score(position: P) -> tuple[P, Events]:
    """The deal is over: penalties, and the next dealer or the end of the match."""
    whole = list(position.captured)
    whole[position.tricks[0].winner] |= position.talon
    reds = tuple(map(red_points, whole))
    assert sum(reds) == TOTAL, "cards were lost"
    penalties = tuple(penalty(mask, position.negative) for mask in whole)
    totals = added(position.totals, penalties)
    result = GoldenTenDeal(
        number=position.number,
        dealer=position.dealing,
        scores=penalties,
        totals=totals,
        reds=reds,
        golden=next(seat for seat in range(position.seats) if whole[seat] & GOLDEN_TEN),
        talon=red_points(position.talon),
    )
    last = position.number == position.length
    winners = tuple(seat for seat in range(position.seats) if last and totals[seat] == min(totals))
    return end_deal(position, result, winners)


MOVES: Moves = MappingProxyType({Dealer: name_dealer, Pack: deal, Play: play})
"""For each kind of step what it brings about: the position after it, and what happened."""
