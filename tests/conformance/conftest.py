"""The matches that the tests of every game look at."""

from __future__ import annotations

import pytest

from fa_cards.rules.catalog import GAMES
from tests.conformance.matches import VARIANTS, Match, played, seeds_of


@pytest.fixture(
    params=[(variant, seed) for variant in VARIANTS for seed in seeds_of(variant)],
    ids=lambda pair: f"{pair[0]}, {pair[1]}",
)
def match(request: pytest.FixtureRequest) -> Match:
    """A whole match of a variant."""
    return played(*request.param)


@pytest.fixture(params=GAMES)
def matches_of_a_game(request: pytest.FixtureRequest) -> tuple[Match, ...]:
    """All the matches of one game."""
    return tuple(
        played(variant, seed) for variant in VARIANTS if variant.key == request.param for seed in seeds_of(variant)
    )
