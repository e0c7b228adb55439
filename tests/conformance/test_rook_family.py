"""What holds in whole matches of the Rook family and of Golden Ten with every option: points, the secret partner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fa_cards.rules.actions import Bid, Bury, CallCard, Pack, Play
from fa_cards.rules.cards import SUITS, Card
from fa_cards.rules.game import State
from fa_cards.rules.golden_ten import GoldenTenState
from fa_cards.rules.rook import RookState
from fa_cards.rules.rook.events import NestTaken, PartnerShown, PassedOut, RookDeal
from fa_cards.rules.tricks import Trick
from tests.conformance.matches import SEEDS, VARIANTS, Match, Variant, played

ROOK = [variant for variant in VARIANTS if variant.game.family == "rook"]
CALL_PARTNER = [variant for variant in ROOK if variant.key == "call-partner-rook"]
GOLDEN_TEN = [variant for variant in VARIANTS if variant.game.family == "golden-ten"]

every_rook_match = pytest.mark.parametrize("variant", ROOK, ids=str)


def matches(variant: Variant) -> Iterator[Match]:
    return (played(variant, seed) for seed in SEEDS)


def last_trick(variant: Variant) -> int:
    """What the last trick is worth as rook.md, sections 5 and 6, have it."""
    return 20 if variant.key == "call-partner-rook" or ("last-trick", 20) in variant.changed else 0


def total(variant: Variant) -> int:
    """The points of a deal as rook.md, section 1, has them."""
    return (120 if variant.key == "kentucky-discard" else 180) + last_trick(variant)


VALUES = {0: 20, 1: 15, 5: 5, 10: 10}
"""Of the cards of both decks but the 14 of the Rook deck, the ace and the king."""


def value(one: Card) -> int:
    """Section 1 once more, card by card."""
    standard = one.suit in SUITS
    if one.rank == 14:
        return 15 if standard else 10
    if one.rank == 13:
        return 10 if standard else 0
    return VALUES.get(one.rank, 0)


def rook(state: State[Any]) -> RookState:
    assert isinstance(state, RookState)
    return state


def deals_of(match: Match) -> tuple[RookDeal, ...]:
    return rook(match.states[-1]).deals


def ends_of_deals(match: Match) -> list[RookState]:
    return [rook(one.after) for one in match.taken if len(one.after.deals) > len(one.before.deals)]


def points_of(tricks: tuple[Trick, ...], side: set[int]) -> int:
    return sum(value(play.card) for trick in tricks if trick.winner in side for play in trick.plays)


@every_rook_match
def test_captured_points_add_up_to_the_deals_total_at_every_deal(variant: Variant) -> None:
    for match in matches(variant):
        for deal in deals_of(match):
            assert sum(deal.taken) == total(variant)


@every_rook_match
def test_every_deal_is_scored_as_its_tricks_are_counted_by_hand(variant: Variant) -> None:
    for match in matches(variant):
        for state in ends_of_deals(match):
            deal, tricks = state.deals[-1], state.last_deal
            buried = sum(map(value, set(state.rules.deck.pack) - _played(tricks)))
            assert (deal.nest, deal.last) == (buried, tricks[-1].winner)
            side = {deal.contract.declarer, deal.partner}
            own = points_of(tricks, side) + (buried + last_trick(variant) if deal.last in side else 0)
            assert deal.taken[0] == own
            declaring = own if own >= deal.contract.bid else -deal.contract.bid
            others = total(variant) - own
            assert deal.scores == tuple(declaring if seat in side else others for seat in range(4))


def _played(tricks: tuple[Trick, ...]) -> set[Card]:
    return {play.card for trick in tricks for play in trick.plays}


@every_rook_match
def test_no_counter_is_buried_where_none_may_be(variant: Variant) -> None:
    if variant.key != "kentucky-rook" or dict(variant.changed).get("bury-points"):
        return
    for match in matches(variant):
        for one in match.taken:
            if isinstance(one.action, Bury):
                held = sum(not value(card) for card in one.before.places()[f"hand {one.seat}"])
                assert sum(not value(card) for card in one.action.cards) == min(held, 5)


@pytest.mark.parametrize("variant", GOLDEN_TEN, ids=str)
def test_the_red_cards_of_a_deal_of_golden_ten_count_27(variant: Variant) -> None:
    for match in matches(variant):
        end = match.states[-1]
        assert isinstance(end, GoldenTenState)
        for deal in end.deals:
            assert sum(deal.reds) == 27
            assert min(deal.scores) >= (-10 if end.negative else 0)


@pytest.mark.parametrize("variant", CALL_PARTNER, ids=str)
def test_nobody_but_the_holder_knows_the_partner_before_the_card_falls(variant: Variant) -> None:
    for match in matches(variant):
        for one in match.taken:
            state = rook(one.after)
            for seat in range(4):
                assert state.view(seat).partner == known_partner(state, seat)


def known_partner(state: RookState, seat: int) -> int | None:
    """Section 5, counted from the cards: who held the called card, if it fell or this seat knows where it lies."""
    if state.called is None or state.contract is None:
        return None
    for play in (*state.trick, *(play for trick in state.tricks for play in trick.plays)):
        if play.card is state.called:
            return play.seat
    if state.called in state.view(seat).hand:
        return seat
    return seat if state.called in state.view(seat).buried else None


@pytest.mark.parametrize("variant", CALL_PARTNER, ids=str)
def test_the_partner_is_told_once_a_deal_with_the_called_card_or_with_the_last_card(variant: Variant) -> None:
    for match in matches(variant):
        called: Card | None = None
        told = 0
        for one in match.taken:
            if isinstance(one.action, CallCard):
                called, told = one.action.card, 0
            shown = sum(isinstance(event, PartnerShown) for event in one.events)
            ended = len(one.after.deals) > len(one.before.deals)
            falls = isinstance(one.action, Play) and one.action.card is called
            assert shown == int(falls or (ended and not told))
            told += shown
            assert told == 1 or not ended


def test_the_matches_hold_what_the_options_are_about() -> None:
    """Else the conformance tests would look at none of it."""
    every = [match for variant in ROOK for match in matches(variant)]
    events = {type(event) for match in every for one in match.taken for event in one.events}
    assert {NestTaken, PassedOut, PartnerShown} <= events
    deals = [deal for match in every for deal in deals_of(match)]
    assert {deal.made for deal in deals} == {True, False}
    assert {deal.contract.forced for deal in deals} == {True, False}
    assert any(deal.nest and deal.last not in {deal.contract.declarer, deal.partner} for deal in deals)
    assert any(deal.partner == deal.contract.declarer for deal in deals), "somebody plays alone"
    assert any(len(seats) > len(set(seats)) for match in every for seats in _auctions(match)), "somebody bids again"


def _auctions(match: Match) -> Iterator[list[int | None]]:
    """The seats that bid in each auction."""
    seats: list[int | None] = []
    for one in match.taken:
        if isinstance(one.action, Pack):
            seats = []
        elif isinstance(one.action, Bid):
            seats.append(one.seat)
        elif isinstance(one.action, Bury):
            yield seats
