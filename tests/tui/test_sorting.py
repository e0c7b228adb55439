"""Hands lie in the order in which their game ranks the cards."""

from __future__ import annotations

import pytest

from fa_cards.rules.cards import CARDS, Suit, cards
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.rook import CallPartnerRook, KentuckyDiscard, KentuckyRook, StandardRook
from fa_cards.rules.teka import Teka
from fa_cards.tui.hand import sorted_hand, suits_of
from fa_cards.tui.sorting import counters_of, strength_of


def order(game: AnyGame, hand: str, trump: Suit | None = None, *, trump_first: bool = True) -> str:
    found = sorted_hand(cards(hand), trump, strength_of(game), trump_first=trump_first)
    return " ".join(card.text for card in found)


def test_colours_run_black_red_green_yellow() -> None:
    assert [suit.name for suit in suits_of(GoldenTen())] == ["BLACK", "RED", "GREEN", "YELLOW"]
    assert order(KentuckyRook(), "Y9 G9 R9 B9") == "B9 R9 G9 Y9"


def test_suits_run_black_and_red_in_turn() -> None:
    assert [suit.name for suit in suits_of(StandardRook())] == ["SPADES", "HEARTS", "CLUBS", "DIAMONDS"]
    assert order(Teka(), "2D 2C 2H 2S AS") == "AS 2S 2H 2C 2D"


@pytest.mark.parametrize("game", [KentuckyRook(), CallPartnerRook()])
def test_the_1_stands_above_the_14(game: AnyGame) -> None:
    # rook.md, section 1.
    assert order(game, "B5 B14 B1 B10") == "B1 B14 B10 B5"


def test_in_golden_ten_the_14_is_highest_and_the_1_lowest() -> None:
    # extras.md, section A.
    assert order(GoldenTen(), "Y2 Y1 Y14 Y10") == "Y14 Y10 Y2 Y1"


@pytest.mark.parametrize(
    ("game", "hand", "wanted"),
    [
        (KentuckyRook(), "B14 R1 ROOK R5 Y7", "ROOK R1 R5 B14 Y7"),
        (KentuckyRook({"rook": "low"}), "B14 R1 ROOK R5 Y7", "R1 R5 ROOK B14 Y7"),
        (KentuckyDiscard(), "B14 R14 ROOK R5 Y7", "ROOK R14 R5 B14 Y7"),
        (CallPartnerRook(), "B14 R11 ROOK R10 R1 Y7", "R1 R11 ROOK R10 B14 Y7"),
        (StandardRook(), "AS AH JK 2H 7D", "AH 2H JK AS 7D"),
    ],
)
def test_the_rook_is_at_its_rank_among_the_trumps(game: AnyGame, hand: str, wanted: str) -> None:
    # rook.md, sections 2, 5 and 6: highest, lowest, between 11 and 10.
    trump = Suit.HEARTS if "AH" in hand else Suit.RED
    assert order(game, hand, trump) == wanted


def test_the_rook_stays_with_the_trumps_where_they_do_not_come_first() -> None:
    assert order(KentuckyRook(), "B14 R5 ROOK Y7", Suit.RED, trump_first=False) == "B14 ROOK R5 Y7"


@pytest.mark.parametrize(("game", "hand"), [(KentuckyRook(), "B14 R1 ROOK"), (StandardRook(), "AS KH JK")])
def test_before_trump_is_named_rook_and_joker_come_first(game: AnyGame, hand: str) -> None:
    first = "JK" if "JK" in hand else "ROOK"
    assert order(game, hand).split()[0] == first
    assert order(game, hand, trump_first=False).split()[0] == first


@pytest.mark.parametrize(
    ("game", "count", "some"),
    [
        # rook.md, section 1: 1, 14, 10, 5 of each colour and the Rook; without the ones in Kentucky Discard.
        (KentuckyRook(), 17, "B1 R14 G10 Y5 ROOK"),
        (KentuckyDiscard(), 13, "R14 G10 Y5 ROOK"),
        (CallPartnerRook(), 17, "B1 R14 G10 Y5 ROOK"),
        (StandardRook(), 17, "AS KH TD 5C JK"),
        # extras.md, section A: all fourteen reds, and the yellow ten, which takes off.
        (GoldenTen(), 15, "R1 R5 R10 R2 Y10"),
        (Teka(), 0, ""),
    ],
)
def test_counters_are_those_of_the_game(game: AnyGame, count: int, some: str) -> None:
    counters = counters_of(game)
    assert len(counters) == count
    assert set(cards(some)) <= counters
    assert CARDS["B7"] not in counters and CARDS["7S"] not in counters
