"""Worlds fit what every seat has been shown: the rules themselves are asked, by playing each deal again in a world."""

from __future__ import annotations

from itertools import islice

import pytest

from fa_cards.bots.worlds.chance import generator
from fa_cards.bots.worlds.sampler import sample
from fa_cards.rules.chance import Dice
from tests.bots.worlds.moments import FAMILIES, VARIANTS, Moment, Variant, deals, swapped
from tests.conformance.hidden import another_world

DEALS = {"teka": 12, "all-fours": 12}
"""By game how many deals are looked at, where it is more than 3: those of few cards, and those that end early."""

of_every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda one: f"{one[0]}-{one[1]} {dict(one[2])}")


def moments(variant: Variant, every: int) -> list[Moment]:
    """Every so manieth moment of some deals."""
    return [one for deal in deals(variant, "worlds", DEALS.get(variant[0], 3)) for one in islice(deal, 0, None, every)]


def seats(moment: Moment) -> range:
    return range(len(moment.state.totals))


@of_every_game
def test_the_true_deal_always_fits(variant: Variant) -> None:
    for moment in moments(variant, 1):
        for seat in seats(moment):
            unknown = moment.unknown(seat)
            assert unknown.weight(moment.truth(unknown)) > 0, (moment.steps, seat)


@of_every_game
def test_hidden_cards_that_change_places_change_nothing_that_is_said_of_them(variant: Variant) -> None:
    dice = Dice("other worlds")
    for moment in moments(variant, 7):
        for seat in seats(moment):
            other = another_world(moment.state, seat, dice)
            if moment.state.places() != other.places() and other.view(seat) == moment.state.view(seat):
                assert FAMILIES[moment.family].unknown(other.view(seat)) == moment.unknown(seat)


@of_every_game
def test_every_world_that_is_drawn_fits_and_is_whole(variant: Variant) -> None:
    for moment in moments(variant, 11):
        for seat in seats(moment):
            unknown = moment.unknown(seat)
            for world in sample(unknown, 5, generator(Dice("drawn"))).T.tolist():
                assert unknown.weight(world) > 0
                assert world[seat] == moment.bits.mask(moment.state.view(seat).hand)
                assert sum(world) == sum(moment.truth(unknown))


@of_every_game
def test_a_world_fits_just_when_the_rules_let_the_deal_go_so_in_it(variant: Variant) -> None:
    key, _, options = variant
    # A card that was drawn unseen may have come at another time than in the one course of the deal that is tried.
    secret = key == "shasta-sam" or ("stock", "down") in options
    dice = Dice("swaps")
    unfit = 0
    for moment in moments(variant, 3):
        seat = dice.below(len(moment.state.totals))
        if len(moment.unseen(seat)) < 2:
            continue
        moved, world = swapped(moment, seat, dice, 1 + dice.below(4))
        fits, may_be = moment.unknown(seat).weight(world) > 0, moment.may_be(seat, moved)
        assert fits or not may_be, (moment.steps, seat, moved)
        assert may_be or secret or not fits, (moment.steps, seat, moved)
        unfit += not fits
    # Of two hands of six few suits are ever shown to be missing.
    assert unfit or len(moment.state.totals) == 2, "no world that does not fit was tried"


@of_every_game
def test_the_same_dice_give_the_same_worlds(variant: Variant) -> None:
    moment = moments(variant, 9)[1]
    draw = FAMILIES[moment.family].worlds
    view = moment.state.view(0)
    assert (draw(view, 20, Dice("same")) == draw(view, 20, Dice("same"))).all()
    assert (draw(view, 20, Dice("same")) != draw(view, 20, Dice("other"))).any()
