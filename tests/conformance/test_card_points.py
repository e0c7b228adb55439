"""The card points of a deal are those of its cards: 80 where the whole pack is played, else those that were played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fa_cards.rules.catalog import GAMES
from fa_cards.rules.events import DealScored
from fa_cards.rules.fours.events import FoursDeal
from tests.conformance.matches import SEEDS, VARIANTS, Variant, played
from tools.simulations import adds_up

WORTH = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
FOURS = [variant for variant in VARIANTS if GAMES[variant.key].family == "fours"]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variant", FOURS, ids=str)
def test_no_card_points_are_lost_in_any_deal(variant: Variant, seed: str) -> None:
    match = played(variant, seed)
    scored = [
        (event.deal, taken.after.last_deal)
        for taken in match.taken
        for event in taken.events
        if type(event) is DealScored
    ]
    assert scored
    for deal, tricks in scored:
        assert isinstance(deal, FoursDeal)
        won = [0] * match.game.seats
        for trick in tricks:
            won[trick.winner] += sum(WORTH.get(play.card.text[0], 0) for play in trick.plays)
        assert list(deal.card_points) == won
        if variant.key != "all-fours":
            assert sum(won) == 80
        assert adds_up(match.game, deal)


@pytest.mark.parametrize("points", [(40, 39), (41, 40), (80, 80)])
def test_the_script_for_many_matches_finds_points_that_are_lost_or_counted_twice(points: tuple[int, int]) -> None:
    match = played(Variant("california-jack"), SEEDS[0])
    deal = match.states[-1].deals[0]
    assert isinstance(deal, FoursDeal)
    assert adds_up(match.game, deal)
    assert not adds_up(match.game, replace(deal, card_points=points))
