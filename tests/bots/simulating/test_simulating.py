"""Card play by simulation: legal, repeatable, blind to what is hidden, and sure of what is sure."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fa_cards.bots.simulating.bots import MediumTeka, SimulatingRook, SimulatingTeka
from fa_cards.bots.simulating.weighing import Weighed, weighed
from fa_cards.learn.scenes import Scene
from fa_cards.rules.actions import Bid, Manner, Play
from fa_cards.rules.cards import Card, card
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import State
from fa_cards.rules.phases import Phase
from fa_cards.rules.states import TrickState
from tests.bots.simulating.simulated import MEDIUM, SIMULATING, cards, choices
from tests.bots.worlds.moments import VARIANTS, Variant, swapped

WORLDS = 12


def _named(variant: Variant) -> str:
    return " ".join(map(str, (variant[0], variant[1], *dict(variant[2]))))


@pytest.mark.parametrize("variant", VARIANTS, ids=_named)
def test_a_legal_step_is_taken_and_the_same_one_whatever_is_hidden(variant: Variant) -> None:
    for moment, seat in choices(variant, 3):
        view, dice = moment.state.view(seat), Dice("swap")
        bot = SIMULATING[moment.family](WORLDS)
        chosen = bot.advise(view, Dice("worlds"))
        assert chosen.action in view.legal
        assert chosen.reasons
        moved, _ = swapped(moment, seat, dice, 8)
        places = {place: tuple(moved.get(one, one) for one in some) for place, some in moment.state.places().items()}
        other = moment.state.with_places(places)
        assert bot.advise(other.view(seat), Dice("worlds")) == chosen


@pytest.mark.parametrize("variant", VARIANTS, ids=_named)
def test_medium_plays_the_card_of_the_rule_policy_and_says_why(variant: Variant) -> None:
    for moment, seat in choices(variant, 3):
        view = moment.state.view(seat)
        said = MEDIUM[moment.family]().advise(view, Dice("medium"))
        assert said.action in view.legal
        assert said.reasons
        # Who is interrupted before there is any world plays the same card.
        stopped = SIMULATING[moment.family](WORLDS).advise_unless(lambda: True, view, Dice("worlds"))
        assert stopped == said


def test_the_same_view_and_dice_give_the_same_numbers_twice() -> None:
    ((moment, seat),) = choices(VARIANTS[0], 1)
    view = moment.state.view(seat)
    first, again = (weighed(view, 50, Dice("numbers")) for _ in range(2))
    assert [first.mean(one) for one in first.cards] == [again.mean(one) for one in again.cards]
    assert [first.error(one) for one in first.cards] == [again.error(one) for one in again.cards]
    assert any(first.error(one) for one in first.cards)


def test_a_forced_card_needs_no_worlds() -> None:
    state = _ran_down(CASHING, "AH 3C", 11)
    view = replace(state.view(1), legal=(Play(card("AH")), Play(card("AH"), Manner.SLAP)))
    dice = Dice("forced")
    assert SimulatingTeka(10**9).choose(view, dice) == Play(card("AH"))
    assert dice.below(10**6) == Dice("forced").below(10**6)


def test_what_comes_before_the_cards_is_left_to_another_bot() -> None:
    class Bidder(MediumTeka):
        def advise(self, view: Any, dice: Dice) -> Any:
            return replace(super().advise(view, dice), action=Bid(11))

    state = Scene("teka", ("*",) * 4, 3).dealt()
    assert state.view(0).phase is Phase.AUCTION
    assert SimulatingTeka(WORLDS, Bidder()).choose(state.view(0), Dice("bid")) == Bid(11)


# --- what is sure --------------------------------------------------------------------------------------------------

LAST_TRICKS = Scene(
    "teka",
    ("H A2 D 65432 C 876543", "S AKQJT987654 H K C 2", "*", "*"),
    0,
    steps="bid 13; pass; pass; pass; trump S",
)
"""Seat 1 runs eleven trumps and then leads the king of hearts."""
CASHING = Scene("teka", ("*", "S AKQJT987654 H A C 3", "*", "*"), 0, steps=LAST_TRICKS.steps)
"""Seat 1 runs eleven trumps, and then has to lead an ace or a three."""
ROOK_CASHING = Scene(
    "kentucky-rook",
    ("B 1,14,13,12,11,10,9 ROOK Y 1 R 6", "*", "*", "*"),
    3,
    aside="B6 B7 B8 G7 Y8",
    steps="bid 100; pass; pass; pass; bury B6 B7 B8 G7 Y8; trump B",
    options={"first-leader": "bidder"},
)
"""Seat 0 runs eight trumps, and then has to lead the highest yellow card or a six."""


def _ran_down(scene: Scene, keep: str, tricks: int) -> TrickState[Any]:
    """The moment after so many tricks: the declarer leads his highest trumps, and nobody plays what is to be kept."""
    state = scene.dealt()
    for step in scene.taken():
        state, _ = state.apply(step.seat, step.action)
    kept = {card(text) for text in keep.split()}
    while len(state.view(0).tricks) < tricks:
        state = _played(state, kept)
    assert isinstance(state, TrickState)
    return state


def _played(state: State[Any], kept: set[Card]) -> State[Any]:
    actor = state.actor
    assert actor is not None
    view = state.view(actor)
    plays = [step for step in view.legal if isinstance(step, Play) and step.manner is Manner.PLAIN]
    free = [step for step in plays if step.card not in kept] or plays
    # The trumps stand first among the suits, and each suit from its lowest card up; the Rook comes last.
    mine = [step for step in free if step.card.suit in {view.trump, None}]
    return state.apply(actor, mine[-1] if mine and actor == view.contract.declarer else free[0])[0]


@pytest.mark.parametrize("n", [20, 100])
def test_a_sure_trick_is_taken_where_it_would_be_lost_else(n: int) -> None:
    # Ducked, the king takes this trick and the two of clubs, of which nobody sees another one, may take the last.
    state: State[Any] = _ran_down(LAST_TRICKS, "AH 2H", 11)
    while state.actor != 0:
        state = _played(state, {card("2C")})
    assert cards(state.view(0)) == {card("AH"), card("2H")}
    assert SimulatingTeka(n).choose(state.view(0), Dice("sure")) == Play(card("AH"))


@pytest.mark.parametrize("n", [20, 100])
def test_a_sure_trick_is_cashed_before_the_lead_is_lost(n: int) -> None:
    state = _ran_down(CASHING, "AH 3C", 11)
    assert cards(state.view(1)) == {card("AH"), card("3C")}
    found = weighed(state.view(1), n, Dice("sure"))
    assert found.best is card("AH")
    assert SimulatingTeka(n).choose(state.view(1), Dice("sure")) == Play(card("AH"))


@pytest.mark.parametrize("n", [20, 100])
def test_in_rook_a_sure_counter_is_cashed_before_the_lead_is_lost(n: int) -> None:
    state = _ran_down(ROOK_CASHING, "Y1 R6", 8)
    assert cards(state.view(0)) == {card("Y1"), card("R6")}
    assert SimulatingRook(n).choose(state.view(0), Dice("sure")) == Play(card("Y1"))


# --- near ties ----------------------------------------------------------------------------------------------------


def _found(rule: list[int], other: list[int]) -> Weighed:
    value = np.array([rule, other], dtype=np.int64)
    return Weighed((card("2S"), card("3S")), card("2S"), value, None)


def test_another_card_is_played_only_where_it_is_better_by_more_than_chance() -> None:
    # The differences 100, -100, 100, 0: mean 25, standard error 100 * sqrt(11/12 / 4), 48.
    assert _found([0, 100, 0, 0], [100, 0, 100, 0]).best is card("2S")
    # The differences 100, 100, 100, 0: mean 75, standard error 25.
    assert _found([0, 0, 0, 0], [100, 100, 100, 0]).best is card("3S")
    assert _found([100, 0], [100, 0]).best is card("2S")
    assert _found([], []).best is card("2S")


def test_mean_and_error_are_in_tricks() -> None:
    found = _found([0, 0, 0, 0], [100, 100, 100, 0])
    assert found.mean(card("3S")) == 0.75
    assert found.error(card("3S")) == 0.25
    assert found.error(card("2S")) == 0.0
