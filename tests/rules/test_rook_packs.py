"""rook.md, section 1: packs, ranks and values of the Rook family, and what the cards of a deal add up to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fa_cards.rules.cards import CARDS, Suit, cards
from fa_cards.rules.rook.cardplay import finished
from fa_cards.rules.tricks import Played
from tests.rules.rook_table import EVERY_GAME, rules_of

KENTUCKY = ["1", "14", "13", "12", "11", "10", "9", "8", "7", "6", "5"]
DISCARD = ["14", "13", "12", "11", "10", "9", "8", "7", "6", "5"]
CALL_PARTNER = ["1", "14", "13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
STANDARD = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]


@pytest.mark.parametrize(
    ("key", "options", "expected"),
    [
        ("kentucky-rook", {}, (45, 10, 5, 180)),
        ("kentucky-discard", {}, (41, 9, 5, 120)),
        ("call-partner-rook", {}, (57, 13, 5, 200)),
        ("standard-rook", {}, (53, 12, 5, 180)),
        ("standard-rook", {"nest": 1}, (53, 13, 1, 180)),
        ("standard-rook", {"last-trick": 20}, (53, 12, 5, 200)),
    ],
)
def test_pack_hand_nest_and_total(key: str, options: Mapping[str, Any], expected: tuple[int, int, int, int]) -> None:
    rules = rules_of(key, options)
    assert (len(rules.deck.pack), rules.hand, rules.nest, rules.total) == expected


@pytest.mark.parametrize(
    ("key", "ranks"),
    [("kentucky-rook", KENTUCKY), ("kentucky-discard", DISCARD), ("call-partner-rook", CALL_PARTNER)],
)
def test_the_cards_of_the_rook_deck_in_each_game(key: str, ranks: list[str]) -> None:
    expected = {"ROOK", *(letter + rank for letter in "BRGY" for rank in ranks)}
    assert {one.text for one in rules_of(key).deck.pack} == expected


def test_the_standard_game_has_52_cards_and_the_joker() -> None:
    expected = {"JK", *(rank + letter for letter in "SHDC" for rank in STANDARD)}
    assert {one.text for one in rules_of("standard-rook").deck.pack} == expected


Cases = list[tuple[str, Mapping[str, Any], str]]

TRUMPS: Cases = [
    ("kentucky-rook", {}, "ROOK G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5"),
    ("kentucky-rook", {"rook": "low"}, "G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 ROOK"),
    ("kentucky-discard", {}, "ROOK G14 G13 G12 G11 G10 G9 G8 G7 G6 G5"),
    ("call-partner-rook", {}, "G1 G14 G13 G12 G11 ROOK G10 G9 G8 G7 G6 G5 G4 G3 G2"),
    ("standard-rook", {}, "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H JK"),
]
PLAIN: Cases = [
    ("kentucky-rook", {}, "Y1 Y14 Y13 Y12 Y11 Y10 Y9 Y8 Y7 Y6 Y5"),
    ("kentucky-discard", {}, "Y14 Y13 Y12 Y11 Y10 Y9 Y8 Y7 Y6 Y5"),
    ("call-partner-rook", {}, "Y1 Y14 Y13 Y12 Y11 Y10 Y9 Y8 Y7 Y6 Y5 Y4 Y3 Y2"),
    ("standard-rook", {}, "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"),
]


def trump_of(key: str) -> Suit:
    return Suit.HEARTS if key == "standard-rook" else Suit.GREEN


@pytest.mark.parametrize(("key", "options", "order"), [*TRUMPS, *PLAIN])
def test_of_two_cards_of_a_colour_the_one_that_is_named_first_wins(
    key: str, options: Mapping[str, Any], order: str
) -> None:
    deck, trump = rules_of(key, options).deck, trump_of(key)
    ranked = cards(order)
    for place, high in enumerate(ranked):
        for low in ranked[place + 1 :]:
            assert finished((Played(0, low), Played(1, high)), trump, deck).winner == 1
            assert finished((Played(0, high), Played(1, low)), trump, deck).winner == 0


@pytest.mark.parametrize(("key", "options", "order"), TRUMPS)
def test_the_lowest_trump_beats_the_highest_card_of_another_colour(
    key: str, options: Mapping[str, Any], order: str
) -> None:
    deck, trump = rules_of(key, options).deck, trump_of(key)
    lead = cards("AS" if key == "standard-rook" else ("Y14" if key == "kentucky-discard" else "Y1"))[0]
    for one in cards(order):
        assert finished((Played(2, lead), Played(3, one)), trump, deck).winner == 3


@pytest.mark.parametrize(("key", "options"), EVERY_GAME)
def test_a_card_of_a_third_colour_never_wins(key: str, options: Mapping[str, Any]) -> None:
    deck, trump = rules_of(key, options).deck, trump_of(key)
    low, high = cards("5S AD" if key == "standard-rook" else "Y5 R14")
    assert finished((Played(1, low), Played(2, high)), trump, deck).winner == 1


def test_in_call_partner_a_trump_11_beats_the_rook_and_a_trump_10_does_not() -> None:
    deck = rules_of("call-partner-rook").deck
    rook, eleven, ten = cards("ROOK G11 G10")
    assert finished((Played(0, rook), Played(1, eleven)), Suit.GREEN, deck).winner == 1
    assert finished((Played(0, rook), Played(1, ten)), Suit.GREEN, deck).winner == 0
    assert finished((Played(0, ten), Played(1, rook)), Suit.GREEN, deck).winner == 1


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("kentucky-rook", {"1": 15, "14": 10, "10": 10, "5": 5}),
        ("kentucky-discard", {"14": 10, "10": 10, "5": 5}),
        ("call-partner-rook", {"1": 15, "14": 10, "10": 10, "5": 5}),
    ],
)
def test_values_in_the_rook_deck(key: str, values: dict[str, int]) -> None:
    deck = rules_of(key).deck
    for one in deck.pack:
        assert deck.value(one) == (20 if one.text == "ROOK" else values.get(one.text[1:], 0))


def test_values_in_the_standard_deck() -> None:
    deck = rules_of("standard-rook").deck
    values = {"A": 15, "K": 10, "T": 10, "5": 5}
    for one in deck.pack:
        assert deck.value(one) == (20 if one.text == "JK" else values.get(one.text[0], 0))


@pytest.mark.parametrize(
    ("key", "total"),
    [("kentucky-rook", 180), ("kentucky-discard", 120), ("call-partner-rook", 180), ("standard-rook", 180)],
)
def test_the_values_add_up_to_the_sums_of_section_1(key: str, total: int) -> None:
    deck = rules_of(key).deck
    assert sum(deck.value(one) for one in deck.pack) == total == deck.total
    assert deck.points(deck.mask(deck.pack)) == total


@pytest.mark.parametrize(("key", "options"), EVERY_GAME)
def test_a_card_that_is_worth_something_is_a_counter(key: str, options: Mapping[str, Any]) -> None:
    deck = rules_of(key, options).deck
    assert [one for one in deck.pack if bool(deck.value(one)) != bool(deck.bit[one] & deck.counters)] == []
    assert deck.counters.bit_count() == (13 if key == "kentucky-discard" else 17)


def test_no_card_of_another_deck_is_among_them() -> None:
    for key in ("kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook"):
        pack = rules_of(key).deck.pack
        assert len(set(pack)) == len(pack)
        assert all(CARDS[one.text] is one for one in pack)
