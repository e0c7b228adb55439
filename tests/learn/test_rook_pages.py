"""The pages of the Rook family and of Golden Ten are made from the rules: what is written there is what is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.learn.pages import as_text
from fa_cards.learn.rook_rules import rook_page
from fa_cards.learn.rules_pages import rules_page
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.rook import KentuckyRook, RookGame
from fa_cards.rules.rook.decks import rook_pack
from fa_cards.rules.rook.rules import RookRules
from fa_cards.words import use
from tests.learn.reading import table, text

ROOKS = [key for key, kind in GAMES.items() if kind.family == "rook"]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("fa")


@pytest.mark.parametrize("key", ROOKS)
def test_a_page_of_the_family_goes_through_a_deal(key: str) -> None:
    keys = [one.key for one in rules_page(key).sections]
    partner = ["partner"] if key == "call-partner-rook" else []
    assert keys == [
        *["table", "dealing", "auction", "nest", *partner, "play"],
        *["score", "end", "other-ways", "shelem", "name", "glossary"],
    ]


@pytest.mark.parametrize(
    ("key", "cards", "ranks", "place"),
    [
        # rook.md, section 1, card data.
        ("kentucky-rook", 45, "1, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5.", "highest card, above the 1."),
        ("kentucky-discard", 41, "14, 13, 12, 11, 10, 9, 8, 7, 6, 5.", "highest card, above the 14."),
        ("call-partner-rook", 57, "1, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2.", "between the 11 and the 10."),
        ("standard-rook", 53, "ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.", "lowest card, below the 2."),
    ],
)
def test_pack_ranks_and_the_place_of_the_rook(key: str, cards: int, ranks: str, place: str) -> None:
    said = text(rules_page(key), "table")
    assert f"The pack has {cards} cards" in said
    assert f"like this: {ranks}" in said
    assert place in said


@pytest.mark.parametrize(
    ("key", "total", "high"),
    [
        ("kentucky-rook", 180, "each 1"),
        ("kentucky-discard", 120, "each 14"),
        ("call-partner-rook", 200, "each 1"),
        ("standard-rook", 180, "each ace"),
    ],
)
def test_the_table_of_values_adds_up(key: str, total: int, high: str) -> None:
    # Four cards of each value, one Rook or joker, and in Call Partner Rook the last trick.
    rows = table(rules_page(key), "table")
    assert rows[0][0] == high
    assert rows[-1] == ["all together", total]
    worth = [(str(name), int(value)) for name, value in rows[:-1]]
    assert sum(value * (4 if name.startswith("each") else 1) for name, value in worth) == total


def test_examples_of_the_rules_stand_in_the_table_of_scores() -> None:
    # rook.md, section 8, examples 1 and 2: 120 bid, 125 taken; 115 taken.
    rows = table(rules_page("kentucky-rook"), "score")
    assert [120, 125, 125, 55] in rows
    assert [120, 115, -120, 65] in rows
    assert [120, 180, 180, 0] in rows


@pytest.mark.parametrize(
    ("key", "low", "high", "starter"),
    [
        ("kentucky-rook", 100, 180, "The player on the dealer's left bids first."),
        ("kentucky-discard", 70, 120, "The dealer bids first."),
        ("call-partner-rook", 5, 200, "The dealer bids first."),
        ("standard-rook", 70, 180, "The player on the dealer's left bids first."),
    ],
)
def test_the_auction_has_its_bounds_and_its_first_player(key: str, low: int, high: int, starter: str) -> None:
    # rook.md, section 2.
    said = text(rules_page(key), "auction")
    assert f"at least {low} and at most {high}" in said
    assert starter in said
    assert f"the fourth must bid exactly {low}" in said


def test_only_where_the_rook_is_free_the_page_says_so() -> None:
    free = [key for key in ROOKS if "may be played to any trick" in text(rules_page(key), "play")]
    assert free == ["kentucky-discard"]


def test_only_base_kentucky_keeps_counters_out_of_the_nest() -> None:
    kept = [key for key in ROOKS if "No counter may be buried" in text(rules_page(key), "nest")]
    assert kept == ["kentucky-rook"]
    assert "Counters may be buried too" in text(rules_page("kentucky-rook", {"bury-points": True}), "nest")


@pytest.mark.parametrize("key", [*ROOKS, "golden-ten"])
def test_the_name_of_the_deck_is_told_to_be_a_trademark(key: str) -> None:
    for language in ("fa", "en"):
        use(language)
        assert "ROOK" in text(rules_page(key), "name")


@pytest.mark.parametrize("key", ROOKS)
def test_colours_are_called_colours_and_suits_suits(key: str) -> None:
    use("fa")
    told = bare(as_text(rules_page(key), 10_000))
    standard = key == "standard-rook"
    assert ("خال زمین" in told) is standard
    assert ("رنگ زمین" in told) is not standard
    assert "یک جوکر" in told if standard else "یک روک" in told


class HouseRook(RookGame):
    """A local variant: the tens left out, the Rook lowest, to 400."""

    key = "kentucky-rook"
    option_list = KentuckyRook.option_list
    usual = RookRules(rook_pack(5, 6, 7, 8, 9, 11, 12, 13, 14, 1), target=400, min_bid=80, rook="low", nest=1)


def test_a_variant_has_its_page_without_a_word_of_its_own() -> None:
    page = rook_page(HouseRook({"target": 400, "rook": "low", "bury-points": True}))
    said = text(page, "table")
    assert "The pack has 41 cards" in said
    assert "like this: 1, 14, 13, 12, 11, 9, 8, 7, 6, 5." in said
    assert "lowest card, below the 5." in said
    # Four of 15, 10 and 5, no tens, and the Rook: 140.
    assert table(page, "table")[-1] == ["all together", 140]
    assert [row[0] for row in table(page, "table")] == ["each 1", "each 14", "each 5", "Rook", "all together"]
    assert "at least 80 and at most 140" in text(page, "auction")
    assert "one card goes face down" in text(page, "dealing")
    assert "400 points or more" in text(page, "end")


# --- Golden Ten ----------------------------------------------------------------------------------------------------


def test_the_page_of_golden_ten_deals_as_the_rules_do() -> None:
    # extras.md, section A: 3 players 18 (2 left), 4 14, 5 11 (1), 6 9 (2), 7 8.
    assert table(rules_page("golden-ten"), "dealing") == [
        [3, 18, 2],
        [4, 14, 0],
        [5, 11, 1],
        [6, 9, 2],
        [7, 8, 0],
    ]


def test_the_examples_of_penalties_are_those_of_the_rules() -> None:
    # extras.md, section A: 18, with the Golden Ten 8; four plain reds and the Golden Ten 0, or -6; 27; 17.
    assert [row[1] for row in table(rules_page("golden-ten"), "penalties")] == [18, 8, 0, 0, 27, 17]
    below = rules_page("golden-ten", {"golden-negative": True})
    assert [row[1] for row in table(below, "penalties")] == [18, 8, -6, -10, 27, 17]


def test_the_number_of_deals_is_that_of_the_match() -> None:
    assert "6 deals are played" in text(rules_page("golden-ten"), "end")
    assert "One deal is played" in text(rules_page("golden-ten", {"deals": 1}), "end")
    assert GoldenTen().options["deals"] == 6
