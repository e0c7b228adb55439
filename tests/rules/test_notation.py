"""rules/README.md, section Cards, and the text forms of steps."""

from __future__ import annotations

import pytest

from fa_cards.rules import actions
from fa_cards.rules.actions import Action, grammar, parse
from fa_cards.rules.cards import (
    CARDS,
    COLOURS,
    JOKER,
    PACK_52,
    PACK_53,
    PACK_ROOK_41,
    PACK_ROOK_45,
    PACK_ROOK_56,
    PACK_ROOK_57,
    ROOK,
    SUITS,
    Card,
    Deck,
    Suit,
    card,
    cards,
    same_cards,
    shanghai_pack,
    toonerville_pack,
    without,
)
from fa_cards.rules.errors import NotAStep

PACKS = {
    "52": PACK_52,
    "53": PACK_53,
    "rook-57": PACK_ROOK_57,
    "rook-56": PACK_ROOK_56,
    "rook-45": PACK_ROOK_45,
    "rook-41": PACK_ROOK_41,
    **{f"toonerville-{seats}": toonerville_pack(seats) for seats in (3, 4, 5)},
    **{f"shanghai-{seats}": shanghai_pack(seats) for seats in (4, 5, 6)},
}


def names(pack: tuple[Card, ...]) -> set[str]:
    return {one.text for one in pack}


@pytest.mark.parametrize(
    ("pack", "size"),
    [
        ("52", 52),
        ("53", 53),
        ("rook-57", 57),
        ("rook-56", 56),
        ("rook-45", 45),
        ("rook-41", 41),
        ("toonerville-3", 171),
        ("toonerville-4", 228),
        ("toonerville-5", 285),
        ("shanghai-4", 108),
        ("shanghai-5", 108),
        ("shanghai-6", 162),
    ],
)
def test_the_size_of_every_pack(pack: str, size: int) -> None:
    assert len(PACKS[pack]) == size


@pytest.mark.parametrize("pack", PACKS)
def test_every_card_of_every_pack_parses_back(pack: str) -> None:
    for one in PACKS[pack]:
        assert card(one.text) is one
        assert repr(one) == one.text


def test_52_cards_are_rank_then_suit() -> None:
    assert names(PACK_52) == {rank + suit for rank in "AKQJT98765432" for suit in "SHDC"}
    assert (card("TD").suit, card("TD").rank) == (Suit.DIAMONDS, 10)
    assert (card("AS").suit, card("AS").rank) == (Suit.SPADES, 14)


def test_the_joker_is_jk() -> None:
    assert names(PACK_53) - names(PACK_52) == {"JK"}
    assert (JOKER.suit, JOKER.rank) == (None, 0)


def test_the_rook_deck_is_colour_then_number_and_the_bird() -> None:
    assert names(PACK_ROOK_57) == {f"{colour}{number}" for colour in "BRGY" for number in range(1, 15)} | {"ROOK"}
    assert (card("B14").suit, card("B14").rank) == (Suit.BLACK, 14)
    assert (card("Y1").suit, card("Y1").rank) == (Suit.YELLOW, 1)
    assert names(PACK_ROOK_57) - names(PACK_ROOK_56) == {"ROOK"}


def test_kentucky_packs_leave_out_low_numbers() -> None:
    assert names(PACK_ROOK_57) - names(PACK_ROOK_45) == {f"{c}{n}" for c in "BRGY" for n in (2, 3, 4)}
    assert names(PACK_ROOK_57) - names(PACK_ROOK_41) == {f"{c}{n}" for c in "BRGY" for n in (1, 2, 3, 4)}


def test_in_shanghai_the_black_fourteens_are_wilds() -> None:
    pack = shanghai_pack(4)
    assert names(pack) == {f"{c}{n}" for c in "BRGY" for n in range(1, 14)} | {"B14", "ROOK"}
    assert all(pack.count(one) == 2 for one in pack)
    assert all(shanghai_pack(6).count(one) == 3 for one in pack)


def test_twins_are_written_alike_and_not_told_apart() -> None:
    pack = toonerville_pack(3)
    assert all(pack.count(one) == 3 for one in pack)
    assert pack[0] is pack[57]


def test_suits_and_colours_have_letters_of_their_own() -> None:
    letters = [suit.value for suit in (*SUITS, *COLOURS)]
    assert letters == list("SHDCBRGY")
    assert len(CARDS) == 52 + 1 + 56 + 1


@pytest.mark.parametrize("text", ["", "as", "10S", "1S", "SA", "AX", "B0", "B15", "B01", "JOKER", "rook", "J", "A S"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        card(text)


def test_a_deck_of_bits_keeps_cards_and_has_no_twins() -> None:
    deck = Deck(PACK_52)
    assert set(deck.cards(deck.mask(PACK_52))) == set(PACK_52)
    assert [one.text for one in deck.cards(deck.mask(cards("AS 2C KH")))] == ["2C", "KH", "AS"]
    assert deck.suit[Suit.HEARTS].bit_count() == 13
    # this pack stands in the rank order of the games with 52 cards
    assert deck.bit[card("AS")] > deck.bit[card("KS")] > deck.bit[card("2S")]
    with pytest.raises(ValueError, match="twins"):
        Deck(toonerville_pack(3))


def test_same_cards_in_any_order() -> None:
    assert same_cards(cards("AS KS AS"), cards("KS AS AS"))
    assert not same_cards(cards("AS KS AS"), cards("KS KS AS"))


def test_of_twins_one_goes_for_each_that_is_named_and_what_is_left_keeps_its_order() -> None:
    assert without(cards("R5 G5 R5 R9"), cards("R9 R5")) == cards("G5 R5")
    for gone in ("R5 R5 R5", "B1"):
        with pytest.raises(ValueError, match="not in list"):
            without(cards("R5 G5 R5 R9"), cards(gone))
    assert ROOK not in PACK_ROOK_56


KINDS = [kind for kind in vars(actions).values() if isinstance(kind, type) and issubclass(kind, Action)]
GRAMMAR = grammar(*(kind for kind in KINDS if "word" in vars(kind)))

STEPS = [
    "dealer 0",
    "dealer 3",
    "pack AS KS 7D 2C",
    "pack B14 ROOK Y1 JK",
    "cut 0",
    "cut 48",
    "redeal",
    "bid 8",
    "bid 180",
    "double-13",
    "pass",
    "ter",
    "behi-ter",
    "trump S",
    "trump B",
    "play AS",
    "play TD slap",
    "play 2C snap",
    "play 2C drop",
    "bury B6 ROOK R10 G5 Y7",
    "bury JK",
    "call ROOK",
    "call Y1",
    "raise 10",
    "accept",
    "refuse",
    "turn-up 5H",
    "turn-up JK",
    "stand",
    "beg",
    "give",
    "run",
    "take",
    "draw",
    "buy",
    "let",
    "down set B8 B8 G8",
    "down set B8 ROOK G8 / run R5 R6 ROOK R8 / set Y1 Y1 Y1 Y1",
    "down run Y2 Y3 Y4 Y5 / set B11 G11 ROOK / swap R7 1 / swap R8 12",
    "meld run ROOK R2 R3 R4",
    "lay R7 12",
    "lay ROOK 2",
    "lay ROOK 2 low",
    "lay B14 3 high",
    "swap R7 1",
    "discard ROOK",
    "restock B1 B1 ROOK",
]

LISTS = {"pack", "play", "bury", "down", "meld", "lay", "restock"}
"""Steps that may be as well without their last word, or with more of its kind."""


@pytest.mark.parametrize("text", STEPS)
def test_every_step_has_one_text_and_parses_back(text: str) -> None:
    step = parse(text, GRAMMAR)
    assert step.text == text
    assert parse(step.text, GRAMMAR) == step


def test_every_kind_of_step_is_among_them() -> None:
    assert {text.split()[0] for text in STEPS} == set(GRAMMAR)


@pytest.mark.parametrize("text", STEPS)
def test_one_word_too_many_one_too_few_and_other_blanks_are_no_step(text: str) -> None:
    words = text.split()
    wrong = {f"{text} x", f" {text}", f"{text} ", f"{text}\n", text.upper()}
    wrong |= {text.replace(" ", "  "), text.replace(" ", "\t")}
    if len(words) > 1 and words[0] not in LISTS:
        wrong.add(" ".join(words[:-1]))
        wrong.add(f"{text} {words[-1]}")
    for one in wrong - {text}:
        with pytest.raises(NotAStep):
            parse(one, GRAMMAR)


@pytest.mark.parametrize("number", ["08", "+8", "-8", "8.0", "8_0", "٨", "۸", "²", "", "eight", "0x8", "8e0"])
def test_numbers_are_ascii_digits_without_sign_and_leading_zeros(number: str) -> None:
    for word in ("bid", "cut", "raise", "dealer"):
        with pytest.raises(NotAStep):
            parse(f"{word} {number}", GRAMMAR)


@pytest.mark.parametrize(
    "text",
    [
        "down",
        "down /",
        "down swap R7 1",
        "down set B8 B8 B8 /",
        "down / set B8 B8 B8",
        "down set B8 B8 B8 / / set B9 B9 B9",
        "down set B8 B8 B8 / swap R7 1 / set B9 B9 B9",
        "down set B8 B8 B8 / swap R7",
        "down set B8 B8 B8 / swap R7 01",
        "down set B8 B8 B8/ set B9 B9 B9",
        "down book B8 B8 B8",
        "down set",
        "meld",
        "meld set",
        "meld set B8 B8 B8 / set B9 B9 B9",
        "lay R7",
        "lay R7 1 up",
        "lay R7 1 low high",
        "lay low 1 R7",
        "swap 1 R7",
        "restock",
    ],
)
def test_melds_and_lay_offs_are_written_in_just_one_way(text: str) -> None:
    with pytest.raises(NotAStep):
        parse(text, GRAMMAR)
