"""A new variant of the Rook family is a few lines: here is one, and it plays whole matches at once."""

from __future__ import annotations

import inspect

import pytest

from fa_cards.bots import bots_of
from fa_cards.rules.cards import Suit, card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.options import number
from fa_cards.rules.records import Step
from fa_cards.rules.replay import states
from fa_cards.rules.rook import RookGame, RookRules, RookState
from fa_cards.rules.rook.cardplay import finished
from fa_cards.rules.rook.decks import rook_pack
from fa_cards.rules.rook.games import FIRST_LEADER
from fa_cards.rules.tricks import Played


class HouseRook(RookGame):
    """A game as friends may play it: 49 cards without 2 and 3 but with the 4, the Rook below all, to 250."""

    key = "house-rook"
    usual = RookRules(rook_pack(4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1), target=250, min_bid=60, rook="low")
    option_list = (number("target", 250), FIRST_LEADER)


def test_it_is_shorter_than_thirty_lines() -> None:
    assert len(inspect.getsource(HouseRook).splitlines()) < 30


def test_its_pack_its_ranks_and_its_total_follow() -> None:
    rules = HouseRook().rules
    assert (len(rules.deck.pack), rules.hand, rules.nest, rules.total, rules.target) == (49, 11, 5, 180, 250)
    rook, four = cards("ROOK G4")
    assert finished((Played(0, rook), Played(1, four)), Suit.GREEN, rules.deck).winner == 1
    assert finished((Played(0, card("Y1")), Played(1, rook)), Suit.GREEN, rules.deck).winner == 1


@pytest.mark.parametrize("level", ["random", "easy"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_played_and_replay_to_the_same_end(level: str, seed: int) -> None:
    game, dice = HouseRook(), Dice(f"house {seed}")
    bot = bots_of(HouseRook)[level]()
    state: RookState = game.start()
    steps: list[Step] = []
    while not state.finished:
        seat = state.actor
        action = state.chance(dice) if seat is None else bot.choose(state.view(seat), dice)
        steps.append(Step(seat, game.parse(action.text)))
        state, _ = state.apply(seat, action)
    assert max(state.totals) >= 250
    assert all(sum(deal.taken) == 180 for deal in state.deals)
    *_, (end, _) = states(game, steps)
    assert (end.totals, end.winners) == (state.totals, state.winners)
