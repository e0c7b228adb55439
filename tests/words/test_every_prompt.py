"""In every phase of every game each seat reads what to do, or whom the table waits for."""

from __future__ import annotations

import pytest

from fa_cards.rules.catalog import GAMES, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick
from fa_cards.rules.phases import Phase
from fa_cards.words import use
from fa_cards.words.prompts import prompt, waiting

NAMES = ("سارا", "رضا", "پروانه", "فرید", "زهره", "شیرزاد", "لیلا")

PHASES = {
    "teka": {Phase.DEALER, Phase.PACK, Phase.DEALER_CUT, Phase.CUT, Phase.AUCTION, Phase.TRUMP, Phase.PLAY},
    "rook": {Phase.DEALER, Phase.PACK, Phase.AUCTION, Phase.NEST, Phase.TRUMP, Phase.PLAY},
    "golden-ten": {Phase.DEALER, Phase.PACK, Phase.PLAY},
    "fours": {Phase.DEALER, Phase.PACK, Phase.PLAY},
    "rummy": {Phase.DEALER, Phase.PACK, Phase.TAKE, Phase.BUY, Phase.MELD, Phase.RESTOCK},
}

TURNED = {
    "shasta-sam": {Phase.TURN_UP},
    "all-fours": {Phase.BEG, Phase.ANSWER},
}
"""What a match waits for about a card that is turned up, where it waits for anything."""


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_there_is_always_a_sentence_for_every_seat(key: str, language: str) -> None:
    use(language)
    kind = game_class(key)
    phases = set()
    for seats in kind.seat_counts():
        state, dice = kind(None, seats).start(), Dice(f"{key} {seats}")
        while len(state.deals) < 2:
            phases.add(state.phase)
            for seat in range(seats):
                view = state.view(seat)
                assert prompt(view, NAMES).strip()
                assert waiting(view, NAMES).strip()
                if view.actor == seat:
                    assert all(prompt(view, NAMES, one).strip() for one in view.hand)
            actor = state.actor
            action = state.chance(dice) if actor is None else pick(state.legal(actor), dice)
            state, _ = state.apply(actor, action)
    assert phases >= PHASES[kind.family]
    assert (Phase.CALL in phases) == (key == "call-partner-rook")
    assert phases & {Phase.TURN_UP, Phase.BEG, Phase.ANSWER} == TURNED.get(key, set())


def test_a_match_that_is_over_says_who_won() -> None:
    state, dice = game_class("golden-ten")({"deals": 1}, 3).start(), Dice("over")
    while not state.finished:
        actor = state.actor
        action = state.chance(dice) if actor is None else pick(state.legal(actor), dice)
        state, _ = state.apply(actor, action)
    for seat in range(3):
        said = prompt(state.view(seat), NAMES)
        assert ("شما" in said) == (seat in state.winners)
