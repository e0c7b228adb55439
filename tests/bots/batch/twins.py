"""The same worlds and policy twice: in the simulator, and step by step through `State`, from what its views tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from fa_cards.bots import make
from fa_cards.bots.batch.arrays import Masks, Numbers
from fa_cards.bots.batch.deal import Deal, Outcome
from fa_cards.bots.batch.games import deal_of
from fa_cards.bots.batch.table import Worlds
from fa_cards.rules.actions import Play
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.game import TABLE, DealScore, State
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.states import TrickState
from fa_cards.rules.teka.events import TekaDeal

Steps = list[tuple[int, Card]]

COPIES = 5
"""Worlds that are played out beside the one that is looked at, so that none takes from its neighbour."""


@dataclass(frozen=True)
class Twin:
    """A position that was played out both ways."""

    deal: Deal
    outcome: Outcome
    row: int
    """The world of the position among those that were played out."""
    simulated: Steps
    """Who played what in the simulator; to the end of the deal, also where it is decided before."""
    played: Steps
    """Who played what through `State`."""
    end: DealScore
    """The deal as `State` scored it."""

    @property
    def told(self) -> str:
        """What the two do not agree on; nothing as it should be."""
        to_the_end = self.simulated[: len(self.played)]
        if to_the_end != self.played:
            step = next(one for one, pair in enumerate(zip(to_the_end, self.played, strict=True)) if pair[0] != pair[1])
            return f"step {step}: {to_the_end[step]} in the simulator, {self.played[step]} by the rules"
        if self.scores != self.end.scores:
            return f"scores {self.scores} in the simulator, {self.end.scores} by the rules"
        if self.taken != (expected := _taken(self)):
            return f"taken {self.taken} in the simulator, {expected} by the rules"
        return ""

    @property
    def scores(self) -> tuple[int, ...]:
        """What the simulator says that the deal brings each seat."""
        return tuple(int(one) for one in self.outcome.scores[:, self.row])

    @property
    def taken(self) -> tuple[int, ...]:
        """What it says that each pile took."""
        return tuple(int(one) for one in self.outcome.taken[:, self.row])


def _taken(twin: Twin) -> tuple[int, ...]:
    """What each pile took by the rules, in the measure of the simulator."""
    match twin.end:
        case RookDeal():
            return twin.end.taken
        case GoldenTenDeal():
            return twin.end.reds
        case FoursDeal():
            return twin.end.card_points
        case TekaDeal():
            # Play goes on in the simulator where the rules have ended it: nobody can have less than then.
            made = twin.taken[0] >= twin.end.contract.tricks
            more = all(one >= now for one, now in zip(twin.taken, twin.end.taken, strict=True))
            return twin.taken if made == twin.end.made and more and sum(twin.taken) == 13 else twin.end.taken
        case _:
            raise TypeError(twin.end)


def positions(game: AnyGame, seed: str, number: int, apart: int = 40) -> Iterator[State[Any]]:
    """So many positions of card play: of matches of random and easy bots, up to so many cards apart."""
    dice = Dice(f"{seed} positions")
    levels = [make(game.key, level) for level in ("random", "easy")]
    state, found, wait = game.start(), 0, 0
    while found < number:
        if state.finished:
            state = game.start()
        if state.actor is TABLE:
            state, _ = state.apply(TABLE, state.chance(dice))
            continue
        assert isinstance(state, TrickState)
        if state.phase is Phase.PLAY:
            wait -= 1
            if wait < 0:
                wait = dice.below(apart)
                found += 1
                yield state
        bot = levels[dice.below(2)]
        state, _ = state.apply(state.actor, bot.choose(state.view(state.actor), dice))


def twin(state: State[Any], dice: Dice) -> Twin:
    """A position played out both ways, from a first card by chance."""
    actor = state.actor
    assert actor is not None
    view = state.view(actor)
    deal = deal_of(view)
    first = dice.choice([step.card for step in view.legal if isinstance(step, Play)])
    row = dice.below(COPIES + 1)
    worlds = _among_others(deal, deal.world(state.places()), row, dice)
    firsts = np.full(len(worlds), deal.layout.bit[first], dtype=np.uint64)
    # In the other worlds the first card is whatever the policy has: only its own world must hold it.
    trail: list[tuple[Numbers, Masks]] = []
    outcome = deal.play(worlds, firsts, trail)
    simulated = [(deal.table.seats[int(who[row])], deal.layout.card(int(cards[row]))) for who, cards in trail]
    played, end = _through_state(state, first)
    return Twin(deal, outcome, row, simulated, played, end)


def _among_others(deal: Deal, world: Worlds, row: int, dice: Dice) -> Worlds:
    """The world at a place among others in which hidden cards lie elsewhere; in all the seat to move holds the same."""
    rows = [world if place == row else _another(deal, world, dice) for place in range(COPIES + 1)]

    def joined(name: str) -> Any:
        some = [getattr(one, name) for one in rows]
        return None if some[0] is None else np.concatenate(some, axis=-1)

    return Worlds(joined("hands"), joined("aside"), joined("stock"))


def _another(deal: Deal, world: Worlds, dice: Dice) -> Worlds:
    """A world with as many cards everywhere, whether or not it fits what has been shown."""
    own = deal.table.to_move
    parts = [world.hands] + [
        one for one in (world.stock, None if world.aside is None else world.aside[None]) if one is not None
    ]
    masks = np.concatenate(parts)
    fixed = masks[own, 0]
    loose = [bit for place, mask in enumerate(masks[:, 0]) if place != own for bit in _bits(int(mask))]
    order = iter(dice.shuffled(loose))
    dealt = [
        int(fixed) if place == own else sum(next(order) for _ in _bits(int(mask)))
        for place, mask in enumerate(masks[:, 0])
    ]
    new = np.array(dealt, dtype=np.uint64)[:, None]
    seats = len(world.hands)
    stock = None if world.stock is None else new[seats : seats + len(world.stock)]
    return Worlds(new[:seats], None if world.aside is None else new[-1], stock)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


def _through_state(state: State[Any], first: Card | None) -> tuple[Steps, DealScore]:
    """The deal played to its end: each seat by the policy, from nothing but its own view."""
    deals, steps = len(state.deals), []
    while len(state.deals) == deals:
        actor = state.actor
        assert actor is not None
        view = state.view(actor)
        one = deal_of(view).advised(view) if first is None else first
        first = None
        steps.append((actor, one))
        state, _ = state.apply(actor, Play(one))
    return steps, state.deals[-1]
