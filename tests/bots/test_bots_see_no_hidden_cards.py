"""A bot's choice never depends on a card that its seat has not seen (DESIGN: the view is the only door)."""

from __future__ import annotations

from copy import copy

import pytest

from fa_cards.bots import LEVELS, levels, make
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.pack import DECK, SEATS
from fa_cards.rules.teka.state import TekaState
from fa_cards.rules.teka.view import Phase

SEEN_OFTEN_ENOUGH = {Phase.DEALER_CUT, Phase.CUT, Phase.AUCTION, Phase.TRUMP, Phase.PLAY, Phase.RAISE}


def _otherwise(state: TekaState, seat: int, dice: Dice) -> TekaState:
    """A state that `seat` cannot tell from this one: everything that it has not seen lies differently."""
    other = copy(state)
    other.pack = dice.shuffled(state.pack)
    other.last_deal = ()
    if not state.redealt:  # after a redeal the cuts that are closed say something of the dealer's cut
        other.cuts = tuple((by, number if by == seat or not number else 4 + number % 45) for by, number in state.cuts)
    if not state.dealt:
        return other
    hidden = [place for place in range(SEATS) if place != seat]
    pool = dice.shuffled([one for place in hidden for one in DECK.cards(state.hands[place])])
    hands, start = list(state.hands), 0
    for place in hidden:
        size = state.hands[place].bit_count()
        hands[place] = DECK.mask(pool[start : start + size])
        start += size
    other.hands = tuple(hands)
    other.dealt = tuple(_dealt_as(hand, was, dice) for hand, was in zip(hands, state.dealt, strict=True))
    return other


def _dealt_as(hand: int, was: tuple[Card, ...], dice: Dice) -> tuple[Card, ...]:
    gone = tuple(one for one in was if not DECK.bit[one] & hand)
    return dice.shuffled((*DECK.cards(hand), *gone))[: len(was)]


@pytest.mark.parametrize("options", [{}, {"solo": "partner-plays", "signals": "two", "weak-pass-all": True}], ids=str)
def test_permuting_hidden_cards_changes_neither_view_nor_choice(options: dict[str, object]) -> None:
    phases = set()
    for number, players in enumerate(LEVELS * 3):
        dice, state = Dice(f"leak {number}"), Teka(options).start()
        player = make("teka", players)
        while not state.finished:
            seat = state.actor
            if seat is None:
                state, _ = state.apply(None, state.chance(dice))
                continue
            other = _otherwise(state, seat, dice)
            view = state.view(seat)
            assert view == other.view(seat)
            for level in levels("teka"):
                seed = f"{level} {len(state.tricks)} {seat}"
                choice = make("teka", level).choose(view, Dice(seed))
                assert make("teka", level).choose(other.view(seat), Dice(seed)) == choice
            phases.add(state.phase)
            state, _ = state.apply(seat, player.choose(view, dice))
    assert phases >= SEEN_OFTEN_ENOUGH


def test_the_hidden_cards_really_lie_differently() -> None:
    dice, state = Dice("differently"), Teka().start()
    for _ in range(3):
        action = (
            state.chance(dice) if state.actor is None else make("teka", "random").choose(state.view(state.actor), dice)
        )
        state, _ = state.apply(state.actor, action)
    assert state.phase is Phase.AUCTION and state.actor is not None
    other = _otherwise(state, state.actor, dice)
    assert other.hands[state.actor] == state.hands[state.actor]
    assert other.hands != state.hands
