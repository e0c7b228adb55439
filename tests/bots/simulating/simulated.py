"""Bots that simulate, by the family of their games, and moments at which they have a choice of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fa_cards.bots.simulating import bots
from fa_cards.bots.simulating.bots import MediumBot, SimulatingBot
from fa_cards.rules.actions import Play
from fa_cards.rules.cards import Card
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import TrickView
from tests.bots.worlds.moments import Moment, Variant, deals

SIMULATING: Mapping[str, type[SimulatingBot]] = {
    "teka": bots.SimulatingTeka,
    "rook": bots.SimulatingRook,
    "golden-ten": bots.SimulatingGoldenTen,
    "fours": bots.SimulatingFours,
}
MEDIUM: Mapping[str, type[MediumBot]] = {
    "teka": bots.MediumTeka,
    "rook": bots.MediumRook,
    "golden-ten": bots.MediumGoldenTen,
    "fours": bots.MediumFours,
}


def cards(view: TrickView) -> set[Card]:
    """The cards that may be played."""
    return {step.card for step in view.legal if isinstance(step, Play)}


def choices(variant: Variant, number: int) -> Iterator[tuple[Moment, int]]:
    """So many moments of a random deal at which the seat to move has a choice of cards, with that seat."""
    ((*moments,),) = deals(variant, "simulating")
    some = [
        (one, one.state.actor)
        for one in moments
        if one.state.actor is not None
        and one.state.view(0).phase is Phase.PLAY
        and len(cards(one.state.view(one.state.actor))) > 1
    ]
    assert len(some) >= number
    yield from some[:: len(some) // number][:number]
