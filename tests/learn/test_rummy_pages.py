"""The pages of Toonerville and Rook Shanghai are made from the rules: what is written is what is played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from fa_cards.learn.pages import Page, as_text
from fa_cards.learn.rules_pages import rules_page
from fa_cards.words import use
from tests.learn.reading import examples, section, table, tables, text

BOTH = ("toonerville", "rook-shanghai")
SECTIONS = ["table", "dealing", "contracts", "melds", "turn", "down", "out", "scoring", "end"]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("fa")


def test_a_page_goes_through_a_round() -> None:
    own = {"toonerville": "tournament", "rook-shanghai": "rebuilt"}
    for key, more in own.items():
        assert [one.key for one in rules_page(key).sections] == [
            *SECTIONS,
            more,
            *("other-ways", "name", "glossary"),
        ]


def test_the_eleven_rounds_with_their_deals_and_contracts() -> None:
    # toonerville.md, section 2.
    assert table(rules_page("toonerville"), "contracts") == [
        [1, 12, "two sets", 6],
        [2, 12, "one run and one set", 7],
        [3, 12, "two runs", 8],
        [4, 12, "three sets", 9],
        [5, 12, "one run and two sets", 10],
        [6, 12, "two runs and one set", 11],
        [7, 12, "four sets", 12],
        [8, 12, "three runs", 12],
        [9, 15, "five sets", 15],
        [10, 16, "four runs", 16],
        [11, 12, "two runs and two sets", 14],
    ]
    assert table(rules_page("toonerville", {"round-11-deal": 14}), "contracts")[-1] == [
        11,
        14,
        "two runs and two sets",
        14,
    ]


def test_the_seven_rounds_of_rook_shanghai() -> None:
    # extras.md, section B: 11 cards each.
    assert table(rules_page("rook-shanghai"), "contracts") == [
        [1, 11, "two sets", 6],
        [2, 11, "one run and one set", 7],
        [3, 11, "two runs", 8],
        [4, 11, "three sets", 9],
        [5, 11, "one run and two sets", 10],
        [6, 11, "two runs and one set", 11],
        [7, 11, "three runs", 12],
    ]


def test_in_rounds_7_to_10_going_down_without_a_buy_is_going_out() -> None:
    # toonerville.md, section 2.
    assert "In the rounds 7, 8, 9, 10 the contract takes as many cards as are dealt" in text(
        rules_page("toonerville"), "contracts"
    )


def test_the_arithmetic_of_round_11() -> None:
    # toonerville.md, section 2: 13 + 2b cards against 14 with 12 dealt, 15 + 2b with 14.
    twelve, fourteen = rules_page("toonerville"), rules_page("toonerville", {"round-11-deal": 14})
    assert "you hold 13 cards after drawing, and the contract takes 14: without a buy nobody can go out" in text(
        twelve, "out"
    )
    assert "with one you hold 15" in text(twelve, "out")
    assert "you hold 15 cards after drawing, and the contract takes 14 at least" in text(fourteen, "out")
    assert "without a buy nobody" not in text(fourteen, "out")


def test_the_last_hand_of_rook_shanghai_takes_just_what_is_held() -> None:
    # extras.md, section B: 12 cards after drawing = exactly 3x4.
    said = text(rules_page("rook-shanghai"), "out")
    assert "Round 7 is different: you lay your whole hand at once as three runs, without a discard" in said
    assert "you hold 12 cards after drawing, just as many as the contract takes" in said


def test_a_match_of_one_round_has_that_round_alone() -> None:
    nine = rules_page("toonerville", {"only-round": 9})
    assert table(nine, "contracts") == [[9, 15, "five sets", 15]]
    assert "Round 11" not in text(nine, "out")
    assert "Round 9 alone is played" in text(nine, "end")
    eleven = text(rules_page("toonerville", {"only-round": 11}), "out")
    assert "Round 11 is different" in eleven and "with a discard at the end" not in eleven


@pytest.mark.parametrize(("seats", "cards"), [(3, 171), (4, 228), (5, 285)])
def test_as_many_decks_as_players(seats: int, cards: int) -> None:
    # toonerville.md, section 1.
    said = text(rules_page("toonerville", seats=seats), "table")
    assert f"{seats} decks for {seats} players, {cards} cards with {seats} Rooks" in said
    assert f"every card is there {seats} times" in said


@pytest.mark.parametrize(("seats", "decks", "cards", "wilds"), [(4, 2, 108, 4), (5, 2, 108, 4), (6, 3, 162, 6)])
def test_the_packs_of_rook_shanghai(seats: int, decks: int, cards: int, wilds: int) -> None:
    # extras.md, section B.
    said = text(rules_page("rook-shanghai", seats=seats), "table")
    assert f"{decks} Rook decks are shuffled together" in said and f": {cards} cards." in said
    assert f"the {wilds} black fourteens and Rooks are wild" in said


def test_the_examples_of_melds_are_those_of_the_rules() -> None:
    # toonerville.md, section 7, example 10: 8R 8R 8G and R R 8; not R R R, 13-14-1-2, 5-6-7.
    def shown(page: Page) -> list[list[tuple[str, str]]]:
        return [
            [(one.caption.said(), " ".join(card.text for card in one.cards)) for one in example.groups]
            for example in examples(page, "melds")
        ]

    right, wrong = shown(rules_page("toonerville"))
    assert right == [("a set", "R8 R8 G8"), ("a set", "Y8 ROOK ROOK"), ("a run", "R5 R6 ROOK R8")]
    assert wrong == [
        ("too many wilds", "ROOK ROOK ROOK"),
        ("two numbers", "R8 R8 G9"),
        ("a run takes four", "R5 R6 R7"),
        ("two colours", "R5 R6 G7 R8"),
        ("the 1 is low", "G13 G14 G1 G2"),
    ]
    right, wrong = shown(rules_page("toonerville", {"min-naturals": 2}))
    assert right == [("a set", "R8 R8 G8"), ("a run", "R5 R6 ROOK R8")]
    assert wrong[0] == ("too many wilds", "Y8 ROOK ROOK")
    assert shown(rules_page("rook-shanghai"))[1][-1] == ("the 1 is low", "G12 G13 G1 G2")


@pytest.mark.parametrize(("key", "highest", "wild"), [("toonerville", 14, "Rook"), ("rook-shanghai", 13, "wild")])
def test_what_is_left_in_a_hand_counts_as_the_rules_say(key: str, highest: int, wild: str) -> None:
    # toonerville.md, sections 5 and 7, example 1.
    values, examples = tables(rules_page(key), "scoring")
    assert values == [["each card from 1 to 9", 5], [f"each card from 10 to {highest}", 10], [f"each {wild}", 25]]
    assert examples == [
        ["yellow 4, black 10, red 13, Rook", 50],
        ["black 1, green 9, green 9", 15],
    ]


def test_a_rook_is_freed_as_the_match_has_it() -> None:
    assert "You lay the red 7 for the Rook, and go down" in text(rules_page("toonerville"), "down")
    strict = text(rules_page("toonerville", {"swap-requires-down": True}), "down")
    assert "Only who has laid the contract may free Rooks" in strict
    assert "You lay the red 7 for the Rook" not in strict


def test_in_rook_shanghai_wilds_stay_and_are_buried() -> None:
    # extras.md, section B: never exchanged back; a wild up-card is buried.
    page = rules_page("rook-shanghai")
    assert "it is never exchanged" in text(page, "down")
    assert "A wild that is turned up goes below the stock" in text(page, "dealing")
    assert "Nobody buys more than 3 times in a round" in text(page, "turn")


@pytest.mark.parametrize(("language", "label"), [("en", "Reconstructed (unconfirmed)"), ("fa", "بازسازی (تأیید نشده)")])
def test_rook_shanghai_says_what_is_reconstructed(language: str, label: str) -> None:
    use(language)
    page = rules_page("rook-shanghai")
    assert section(page, "rebuilt").title.said() == label
    assert label in text(page, "table")
    assert label not in as_text(rules_page("toonerville"))


def test_every_reconstructed_rule_is_named() -> None:
    """All that extras.md, section B, marks with (R), and what is taken from Toonerville where nothing is said."""
    said = text(rules_page("rook-shanghai"), "rebuilt")
    for rule in (
        "162 cards with six wilds",
        "does not go on from 13 to 1",
        "The whole of buying",
        "any number of wilds besides one other card",
        "In round 7 the whole hand is laid at once",
        "5, 10 or 25",
        "the stock is used up",
        "the card just taken",
    ):
        assert rule in said


@pytest.mark.parametrize("key", BOTH)
def test_the_persian_page_has_no_latin_digit_and_no_latin_word_but_the_mark(key: str) -> None:
    use("fa")
    written = as_text(rules_page(key))
    assert not re.search("[0-9]", written)
    assert set(re.findall("[A-Za-z]+", written)) == {"ROOK"}


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("key", BOTH)
def test_the_tables_fit_a_usual_window(key: str, language: str) -> None:
    """A table that is too wide is written row by row, each cell after the word of its column."""
    use(language)
    head = ("Are they a meld?", "ترکیب است؟")[language == "fa"]
    assert f"{head}:" not in as_text(rules_page(key), 80)
