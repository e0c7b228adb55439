"""The layout of the bits: rank by rank, suit by suit, the Rook last."""

from __future__ import annotations

import pytest

from fa_cards.bots.worlds.bits import Bits
from fa_cards.rules.cards import PACK_52, PACK_53, PACK_ROOK_57, card, cards
from fa_cards.rules.rook.decks import PACK_45, PACK_57, deck_of


def test_the_four_cards_of_a_rank_lie_side_by_side_in_the_order_of_the_notation() -> None:
    bits = Bits(PACK_52)
    assert [bits.index[one] for one in cards("2S 2H 2D 2C 3S AS AC")] == [0, 1, 2, 3, 4, 48, 51]
    assert bits.bit(card("2D")) == 0b100
    assert bits.mask(cards("2S 3S")) == 0b10001
    assert bits.pack == 2**52 - 1


def test_the_one_above_the_fourteen_stands_where_the_pack_of_the_game_has_it() -> None:
    bits = Bits(deck_of(PACK_45, "high").pack)
    assert [bits.index[one] for one in cards("B5 R5 G5 Y5 B14 B1 Y1 ROOK")] == [0, 1, 2, 3, 36, 40, 43, 44]


@pytest.mark.parametrize("rook", ["high", "low", "middle"])
def test_the_rook_comes_after_all_others_however_it_ranks(rook: str) -> None:
    assert Bits(deck_of(PACK_57, rook).pack).index[card("ROOK")] == 56


def test_the_joker_comes_after_all_others() -> None:
    assert Bits(PACK_53).index[card("JK")] == 52


def test_cards_come_out_as_they_went_in_lowest_bit_first() -> None:
    bits = Bits(PACK_ROOK_57)
    some = cards("ROOK Y3 B14 R3")
    assert list(bits.cards(bits.mask(some))) == list(cards("R3 Y3 B14 ROOK"))
    assert [bits.suit[one.suit] >> bits.index[one] & 1 for one in some if one.suit] == [1, 1, 1]


def test_twins_have_no_bits_of_their_own() -> None:
    with pytest.raises(ValueError, match="twins"):
        Bits((*PACK_52, card("AS")))
