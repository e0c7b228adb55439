"""The pages of the games with a stock and of All Fours are made from the rules: what is written is what is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.learn.rules_pages import rules_page
from fa_cards.rules.cards import cards
from fa_cards.rules.errors import WrongSeats
from fa_cards.rules.fours import AllFours, CaliforniaFives, CaliforniaJack, ShastaSam
from fa_cards.words import use
from tests.learn.reading import examples, marked, table, tables, text

GAMES = {kind.key: kind for kind in (CaliforniaJack, ShastaSam, CaliforniaFives, AllFours)}
STOCKS = ("california-jack", "shasta-sam", "california-fives")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("fa")


@pytest.mark.parametrize("key", GAMES)
def test_a_page_goes_through_a_deal(key: str) -> None:
    own = ["begging", "play", "count"] if key == "all-fours" else ["play", "stock", "count"]
    assert [one.key for one in rules_page(key).sections] == [
        *["table", "dealing", *own, "end"],
        *["other-ways", "hokm", "name", "glossary"],
    ]


@pytest.mark.parametrize("key", GAMES)
def test_the_examples_of_follow_or_trump_are_those_of_the_rules(key: str) -> None:
    # california_jack.md, section 3, Legality: trump is hearts.
    shown = [(*(one.cards for one in example.groups), marked(example)) for example in examples(rules_page(key), "play")]
    assert shown == [
        (cards("9C"), cards("KC 3H TD"), cards("KC 3H")),
        (cards("9C"), cards("3H TD"), cards("3H TD")),
        (cards("7H"), cards("2H AS"), cards("2H")),
    ]


@pytest.mark.parametrize("key", STOCKS)
def test_who_is_void_must_trump_where_the_match_has_it_so(key: str) -> None:
    strict = rules_page(key, {"void-must-trump": True})
    assert marked(examples(strict, "play")[1]) == cards("3H")
    assert "must play a trump, if he holds one" in text(strict, "play")
    assert "need not trump" not in text(strict, "play")
    assert "need not trump" in text(rules_page(key), "play")


@pytest.mark.parametrize("key", STOCKS)
def test_where_any_card_goes_nothing_is_said_of_following(key: str) -> None:
    loose = text(rules_page(key, {"loose-discard": True, "void-must-trump": True}), "play")
    assert "nobody has to follow suit, nor to trump" in loose
    assert "must play a trump" not in loose
    assert "No other card is allowed" not in loose


def test_the_stock_is_counted_as_it_is_dealt() -> None:
    # california_jack.md, sections 1 and 2: 40 cards and 20 tricks for two, 28 cards and 7 tricks for four.
    two, four = rules_page("california-fives"), rules_page("california-fives", seats=4)
    assert "The other 40 cards lie face up" in text(two, "dealing")
    assert "After 20 tricks the stock is used up. The last 6 cards" in text(two, "stock")
    assert "The other 28 cards lie face up" in text(four, "dealing")
    assert "After 7 tricks the stock is used up. The last 6 cards" in text(four, "stock")


def test_a_hidden_stock_is_drawn_from_in_secret_and_a_card_shown_before_fixes_trump() -> None:
    for page in (rules_page("shasta-sam"), rules_page("california-fives", {"stock": "down"})):
        assert "turned up by chance: its suit is trump" in text(page, "dealing")
        assert "lie face down" in text(page, "dealing")
        assert "Only who draws a card sees it." in text(page, "stock")
        assert "Everybody sees" not in text(page, "stock")


def test_four_play_in_teams_and_two_alone() -> None:
    two, four = rules_page("california-fives"), rules_page("california-fives", seats=4)
    assert "Two people play" in text(two, "table")
    assert "two teams" in text(two, "other-ways")
    assert "two teams" in text(four, "table")
    assert "Two play, each for himself." in text(four, "other-ways")
    assert "partners put the cards" in text(four, "count")
    assert "your team has 50, your opponents 55" in text(four, "end")


def test_a_number_of_players_that_the_game_does_not_take_has_no_page() -> None:
    with pytest.raises(WrongSeats):
        rules_page("california-fives", seats=3)


@pytest.mark.parametrize("key", GAMES)
def test_the_card_points_are_those_of_the_rules_and_add_up(key: str) -> None:
    # california_jack.md, section 1: 10 = 10, A = 4, K = 3, Q = 2, J = 1 in four suits, 80 in all.
    *_, values = tables(rules_page(key), "count")
    assert values == [
        ["each 10", 10],
        ["each ace", 4],
        ["each king", 3],
        ["each queen", 2],
        ["each jack", 1],
        ["all together", 80],
    ]


@pytest.mark.parametrize(("key", "whole"), [("california-jack", 4), ("shasta-sam", 4), ("california-fives", 24)])
def test_a_deal_brings_as_much_as_the_rules_say(key: str, whole: int) -> None:
    # california_jack.md, sections 1 and 2: 4 points or 3 on a tie; 24, or 23 if Game is tied.
    page = rules_page(key)
    assert f"a deal brings {whole} points, and {whole - 1} if nobody has Game" in text(page, "count")
    points, _ = tables(page, "count")
    assert sum(int(row[-1]) * (4 if row[0] == "Fives" else 1) for row in points) == whole


def test_the_order_of_entering_decides_as_in_the_examples_of_the_rules() -> None:
    # california_jack.md, section 3, example 3: 8 to 9; High and Jack against Low and Game.
    assert table(rules_page("california-jack"), "end") == [
        ["High", "You", 9, 9],
        ["Low", "Opponent", 9, 10],
        ["Jack", "not entered", 9, 10],
        ["Game", "not entered", 9, 10],
    ]
    # Example 8: 50 to 55; the five of hearts makes 61.
    assert table(rules_page("california-fives"), "end") == [
        ["High", "You", 51, 55],
        ["Low", "Opponent", 51, 56],
        ["Jack", "Opponent", 51, 57],
        ["five of spades", "You", 56, 57],
        ["five of hearts", "You", 61, 57],
        ["five of diamonds", "not entered", 61, 57],
        ["five of clubs", "not entered", 61, 57],
        ["Game", "not entered", 61, 57],
    ]


def test_the_example_is_left_out_where_a_target_is_too_low_for_it() -> None:
    assert tables(rules_page("california-fives", {"target": 11}), "end") == []
    assert tables(rules_page("shasta-sam", {"target": 2}), "end") == []
    assert table(rules_page("shasta-sam", {"target": 3}), "end")[1] == ["Low", "Opponent", 2, 3]


def test_all_fours_is_begged_about_as_the_rules_say() -> None:
    # extras.md, section C: a run needs seven cards, and the point that gives the match is refused.
    said = text(rules_page("all-fours"), "begging")
    assert "Each time 7 cards are needed" in said
    assert "cannot be given" in said
    assert "nine tricks and not six" in said


def test_only_in_the_games_with_a_stock_the_winner_of_a_match_deals_first_in_the_next() -> None:
    # california_jack.md, section 1: winner of the game deals first in the next game.
    again = [key for key in GAMES if "Who wins a match deals first" in text(rules_page(key), "dealing")]
    assert again == list(STOCKS)
