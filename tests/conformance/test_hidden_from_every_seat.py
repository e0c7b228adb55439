"""In every game, with every option, no view and no event tells a seat what it may not know."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import DealScore
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.legality import CardCalls
from tests.conformance.hidden import (
    another_world,
    cards_in,
    cards_named,
    cards_seen,
    holds_what_is_known,
    never_told,
    opened_to,
    parts_of,
    told_too_much,
)
from tests.conformance.matches import Match, seats_of, spread

ENDS = {Phase.PACK, Phase.OVER}
"""The phases after the end of a deal, which tells everything."""


def test_events_never_name_a_hidden_card(match: Match) -> None:
    """A card in an event is one that the step itself lays open, or that every seat saw before or sees now.

    The called card of Call Partner Rook is known by name from its call on, but not where it is.
    """
    for taken, named in zip(match.taken, cards_named(match), strict=False):
        assert told_too_much(taken, seats_of(match)) <= named


def test_what_everybody_is_said_to_know_was_told_in_this_deal(match: Match) -> None:
    """Else a game could say of any card that it is known, and the tests here would not look at it."""
    assert not never_told(match)


def test_what_everybody_is_said_to_know_lies_where_it_is_said_to_lie(match: Match) -> None:
    assert all(holds_what_is_known(state) for state in match.states)


def test_in_another_world_that_a_seat_may_think_it_is_in_the_same_step_brings_the_same(match: Match) -> None:
    """Neither events nor what a view then says name a secret, be it no card either, as who holds a called card.

    What the step lays open, as the next card of a stock, lies where it is in that world too.
    """
    dice = Dice("leaks in events")
    compared = seen = 0
    for taken in spread(match.taken):
        for seat in seats_of(match):
            world = another_world(taken.before, seat, dice, opened_to(taken, seat))
            try:
                after, events = world.apply(taken.seat, taken.action)
            except IllegalAction:
                continue  # in that world the cards of the step lie elsewhere
            if {after.view(seat).phase, taken.after.view(seat).phase} & ENDS:
                continue
            assert events == taken.events
            compared += 1
            # Before a deal it is another one in that world.
            if "hand 0" in taken.before.places():
                assert after.view(seat) == taken.after.view(seat)
                seen += 1
    assert compared and seen, "no step could be taken in another world, so nothing was tested"


def test_in_another_world_that_a_seat_may_think_it_is_in_its_view_is_the_same(match: Match) -> None:
    dice = Dice("leaks")
    seen_differently = False
    for state in spread(match.states):
        for seat in seats_of(match):
            world = another_world(state, seat, dice)
            assert world.view(seat) == state.view(seat)
            if not seen_differently:
                seen_differently = any(world.view(other) != state.view(other) for other in seats_of(match))
    assert seen_differently, "the worlds did not differ, so nothing was tested"


def test_all_that_a_view_holds_is_compared(match: Match) -> None:
    """A field left out of `==` could tell what the test above does not see."""
    for state in spread(match.states, 10):
        for part in parts_of([state.view(seat) for seat in seats_of(match)]):
            if is_dataclass(part):
                assert all(one.compare for one in fields(part))


def test_of_earlier_deals_a_view_tells_what_everybody_was_told_at_their_end(match: Match) -> None:
    told: tuple[DealScore, ...] = ()
    for taken in match.taken:
        told += tuple(one.deal for one in taken.events if isinstance(one, DealScored))
        for seat in seats_of(match):
            assert taken.after.view(seat).deals == told


def test_a_view_names_no_card_that_its_seat_may_not_see(match: Match) -> None:
    for state, named in spread(list(zip(match.states, cards_named(match), strict=True))):
        for seat in seats_of(match):
            view = state.view(seat)
            # Any card may be called, wherever it lies: that steps tell nothing else is for the worlds above to find.
            steps = tuple(one for one in view.legal if not isinstance(one, CardCalls))
            assert cards_in(replace(view, legal=steps, deals=())) <= cards_seen(state, seat) | named


def test_the_public_part_of_a_view_is_the_same_for_every_seat(match: Match) -> None:
    for state, named in spread(list(zip(match.states, cards_named(match), strict=True))):
        first, *others = (state.view(seat).public for seat in seats_of(match))
        assert not cards_in(replace(first, deals=())) - cards_seen(state, *seats_of(match)) - named
        assert all(replace(other, seat=first.seat) == first for other in others)
