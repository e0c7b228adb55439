"""In contract rummy no card and no point is lost: hands, stock, discards and melds are always the whole pack."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from fa_cards.rules.catalog import GAMES
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import Event
from fa_cards.rules.rummy import RummyGame
from fa_cards.rules.rummy.events import Bought, DrewFromStock, RoundDead, RummyDeal, StockRenewed, WentOut
from tests.conformance.matches import VARIANTS, Match, Taken, Variant, played, played_by_bots, seeds_of, spread
from tools.simulations import adds_up, keeps_points

RUMMY = [variant for variant in VARIANTS if GAMES[variant.key].family == "rummy"]
every_variant = pytest.mark.parametrize("variant", RUMMY, ids=str)


def game_of(match: Match) -> RummyGame:
    assert isinstance(match.game, RummyGame)
    return match.game


def ends(match: Match) -> list[tuple[Taken, RummyDeal]]:
    """The steps that ended a deal, with the deal."""
    found = [(taken, event.deal) for taken in match.taken for event in taken.events if isinstance(event, DealScored)]
    return [(taken, deal) for taken, deal in found if isinstance(deal, RummyDeal)]


@every_variant
def test_hands_and_table_and_pile_and_stock_count_405_a_deck_together_in_toonerville(variant: Variant) -> None:
    match = played(variant, seeds_of(variant)[0])
    rules = game_of(match).rules
    if variant.key == "toonerville":
        assert rules.melds.points(rules.pack) == 405 * match.game.seats
    assert all(keeps_points(game_of(match), state) for state in spread(match.states))


@every_variant
def test_what_a_deal_brings_is_what_was_left_in_the_hands_when_it_ended(variant: Variant) -> None:
    match = played(variant, seeds_of(variant)[0])
    assert ends(match)
    for taken, deal in ends(match):
        held = [Counter(taken.before.places()[f"hand {seat}"]) for seat in range(match.game.seats)]
        left = [Counter(some) for some in deal.left]
        assert deal.scores == tuple(game_of(match).rules.melds.points(some) for some in deal.left)
        if deal.out is None:
            # Only who bought or drew in that step holds more.
            assert all(before <= now for before, now in zip(held, left, strict=True))
        else:
            assert [seat for seat, some in enumerate(left) if not some] == [deal.out]
            assert [some for seat, some in enumerate(left) if seat != deal.out] == [
                some for seat, some in enumerate(held) if seat != deal.out
            ]
        assert adds_up(match.game, deal)


def test_a_count_that_is_wrong_is_found() -> None:
    match = played(RUMMY[0], seeds_of(RUMMY[0])[0])
    _, deal = ends(match)[0]
    assert adds_up(match.game, deal)
    assert not adds_up(match.game, replace(deal, scores=(deal.scores[0] + 5, *deal.scores[1:])))
    state = match.states[5]
    places = dict(state.places())
    assert keeps_points(game_of(match), state)
    assert not keeps_points(game_of(match), state.with_places({**places, "stock": places["stock"][1:]}))


@pytest.mark.parametrize("key", ["toonerville", "rook-shanghai"])
def test_stocks_are_renewed_and_rounds_are_dead_and_won_in_the_matches_of_these_tests(key: str) -> None:
    """Else nothing of this would have been looked at."""
    kinds: Counter[type[Event]] = Counter()
    for variant in (one for one in RUMMY if one.key == key):
        for match in (played(variant, seeds_of(variant)[0]), played_by_bots(variant, "easy")):
            kinds.update(type(event) for taken in match.taken for event in taken.events)
    assert min(kinds[kind] for kind in (StockRenewed, RoundDead, WentOut, Bought, DrewFromStock)) > 0


@every_variant
def test_a_stock_is_renewed_at_most_twice_a_deal(variant: Variant) -> None:
    match = played(variant, seeds_of(variant)[0])
    most = renewed = 0
    for taken in match.taken:
        renewed = sum(isinstance(one, StockRenewed) for one in taken.events) + (renewed if taken.before.places() else 0)
        if any(isinstance(one, DealScored) for one in taken.events):
            renewed = 0
        most = max(most, renewed)
    assert most <= 2
