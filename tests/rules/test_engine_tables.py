"""What the engine makes once and hands out again and again: it is the same as made anew, for every hand."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import PACK_52, Deck, cards
from fa_cards.rules.rook import CallPartnerRook, KentuckyRook, StandardRook
from fa_cards.rules.teka.cardplay import plays
from fa_cards.rules.teka.pack import DECK
from fa_cards.rules.tricks import PlaysOf, winning

ROOK_DECK = KentuckyRook().rules.deck


def test_plays_are_told_suit_by_suit_the_lowest_card_first_and_the_rook_last() -> None:
    hand = ROOK_DECK.mask(cards("ROOK G5 B1 B14 R10 G1 B5"))
    expected = [Play(one) for one in cards("B5 B14 B1 R10 G5 G1 ROOK")]
    assert list(ROOK_DECK.plays_of(hand)) == expected
    assert list(ROOK_DECK.plays_of(hand)) == expected, "asked again, they are the same"


@given(st.integers(0, (1 << len(ROOK_DECK.pack)) - 1))
def test_plays_are_those_of_the_hand(hand: int) -> None:
    made = PlaysOf(ROOK_DECK, ROOK_DECK.plays).in_order(hand)
    assert made == ROOK_DECK.plays_of(hand)
    assert sorted(ROOK_DECK.bit[one.card] for one in made) == list(ROOK_DECK.bits(hand))


@given(st.integers(0, (1 << len(PACK_52)) - 1))
def test_in_teka_a_card_may_be_dropped_where_it_is_the_last_of_its_suit(hand: int) -> None:
    """teka.md, section 6: a drop says that nothing of the suit is left; every other manner is free."""
    expected = {
        Play(one, manner)
        for one in DECK.cards(hand)
        for manner in Manner
        if manner is not Manner.DROP or hand & DECK.suit_of[one] == DECK.bit[one]
    }
    made = plays(hand, hand, "three", truthful_drop=True)
    assert len(made) == len(expected)
    assert set(made) == expected


@pytest.mark.parametrize("text", ["AS AS", "AS", "AS KS QS", "AS B1"])
def test_a_pack_with_a_twin_a_gap_or_a_foreign_card_is_not_whole(text: str) -> None:
    assert Deck(cards("AS KS")).whole(cards("KS AS"))
    assert not Deck(cards("AS KS")).whole(cards(text))


@pytest.mark.parametrize("game", [KentuckyRook, CallPartnerRook, StandardRook])
def test_the_rules_of_a_rook_game_come_out_of_another_process_with_the_one_deck_of_their_kind(
    game: type[KentuckyRook | CallPartnerRook | StandardRook],
) -> None:
    rules = game().rules
    again = pickle.loads(pickle.dumps(rules))
    assert again == rules
    assert again.deck is rules.deck


def test_a_card_does_not_beat_itself() -> None:
    spade, heart = (DECK.bit[one] for one in cards("AS 2H"))
    spades = DECK.suit_of[cards("AS")[0]]
    assert winning((spade, spade), spades, 0) == 0
    assert winning((spade, heart), spades, heart) == 1
