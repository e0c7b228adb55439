"""Who wins a trick, in games that rank their cards in different ways."""

from __future__ import annotations

from fa_cards.rules.cards import PACK_52, PACK_ROOK_57, ROOK, Deck, Suit, cards
from fa_cards.rules.tricks import winning


def winner(deck: Deck, text: str, led: int, trumps: int) -> str:
    trick = cards(text)
    return trick[winning(tuple(deck.bit[one] for one in trick), led, trumps)].text


def test_without_trump_the_highest_of_the_led_suit_wins() -> None:
    deck = Deck(PACK_52)
    hearts, spades = deck.suit[Suit.HEARTS], deck.suit[Suit.SPADES]
    assert winner(deck, "9H TH AS 2H", hearts, 0) == "TH"
    assert winner(deck, "9H TH 2S 3S", hearts, spades) == "3S"
    assert winner(deck, "9S TS 2S AH", spades, spades) == "TS"


def test_a_game_ranks_its_cards_by_the_order_of_the_pack_that_it_gives_to_its_deck() -> None:
    """Call Partner Rook: from high to low 1 14 13 12 11, the Rook, 10 … 2, the Rook as a trump (rook.md, section 1)."""
    height = {1: 15, ROOK.rank: 10.5}  # all others stand where their number says
    deck = Deck(tuple(sorted(PACK_ROOK_57, key=lambda one: height.get(one.rank, one.rank))))
    black = deck.suit[Suit.BLACK]
    trumps = deck.suit[Suit.RED] | deck.bit[ROOK]
    assert winner(deck, "B14 B1 B13 B2", black, trumps) == "B1"
    assert winner(deck, "B1 ROOK B14 G1", black, trumps) == "ROOK"
    assert winner(deck, "R10 ROOK R2 R9", trumps, trumps) == "ROOK"
    assert winner(deck, "R10 ROOK R11 R9", trumps, trumps) == "R11"
    assert winner(deck, "R14 R1 ROOK R13", trumps, trumps) == "R1"
