"""The end of a deal of the family of All Fours in words, by the examples of california_jack.md, section 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import ACE, KING, Suit, card
from fa_cards.rules.fours import AllFours, CaliforniaFives, CaliforniaJack, FoursGame, ShastaSam
from fa_cards.rules.fours.counting import Entry, Point
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import Contract
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.words import use
from fa_cards.words.fours.points import point_name, point_with_card
from fa_cards.words.results import account, counted, match_result, outcome, totals_line, went_well

NAMES = ("سارا", "رضا", "زهره", "فرید")
ENGLISH = ("Sara", "Reza", "Zohreh", "Farid")


def deal_of(**changes: Any) -> FoursDeal:
    """Example 1: X has ace, jack and 47 card points, Y the two."""
    usual: Mapping[str, Any] = {
        "number": 1,
        "dealer": 1,
        "scores": (3, 1),
        "totals": (3, 1),
        "trump": Suit.SPADES,
        "entries": (
            Entry(Point.HIGH, (0,), 1),
            Entry(Point.LOW, (1,), 1),
            Entry(Point.JACK, (0,), 1),
            Entry(Point.GAME, (0,), 1),
        ),
        "card_points": (47, 33),
        "before": (0, 0),
        "high": ACE,
        "low": 2,
    }
    return FoursDeal(**{**usual, **changes})


def fives_of_four() -> FoursDeal:
    """Example 10: A has ace, three fives and 45 card points, B the two, the jack and a five."""
    a, b = (0, 2), (1, 3)
    points = (Point.FIVE_SPADES, Point.FIVE_HEARTS, Point.FIVE_DIAMONDS, Point.FIVE_CLUBS)
    return deal_of(
        scores=(17, 7, 17, 7),
        totals=(17, 7, 17, 7),
        entries=(
            Entry(Point.HIGH, a, 1),
            Entry(Point.LOW, b, 1),
            Entry(Point.JACK, b, 1),
            *(Entry(point, side, 5) for point, side in zip(points, (a, b, a, a), strict=True)),
            Entry(Point.GAME, a, 1),
        ),
        card_points=(20, 15, 25, 20),
        before=(0,) * 4,
    )


def lines(deal: FoursDeal, names: tuple[str, ...], me: int | None, game: FoursGame) -> list[str]:
    """The count, the cells of each of its lines with a blank between them."""
    count = counted(deal, names, me, game)
    assert count is not None
    rows = [count.sides, count.before, *((one.what, one.who, one.brings, *one.totals, one.note) for one in count.steps)]
    return [bare(" ".join(filter(None, row))) for row in rows]


@pytest.mark.parametrize("game", [CaliforniaJack(), ShastaSam()])
def test_the_count_says_what_who_how_much_and_the_totals_of_both(game: FoursGame) -> None:
    assert lines(deal_of(), NAMES[:2], 0, game) == [
        "سارا رضا",
        "۰ ۰",
        "بالا (آس♠) سارا +۱ ۱ ۰",
        "پایین (۲♠) رضا +۱ ۱ ۱",
        "سرباز♠ سارا +۱ ۲ ۱",
        "گیم (۴۷ به ۳۳) سارا +۱ ۳ ۱",
    ]


def test_the_one_who_reads_comes_first_with_totals_and_card_points() -> None:
    use("en")
    assert lines(deal_of(), ENGLISH[:2], 1, CaliforniaJack()) == [
        "Reza Sara",
        "0 0",
        "High (A♠) Sara +1 0 1",
        "Low (2♠) Reza +1 1 1",
        "Jack (J♠) Sara +1 1 2",
        "Game (33 to 47) Sara +1 1 3",
    ]


def test_what_comes_after_the_target_is_not_entered() -> None:
    """Example 5: X 7, Y 8; X has High, Low and Jack, Y Game: X 8, 9, 10 and wins 10 to 8."""
    deal = deal_of(
        scores=(3, 0),
        totals=(10, 8),
        entries=(
            Entry(Point.HIGH, (0,), 1),
            Entry(Point.LOW, (0,), 1),
            Entry(Point.JACK, (0,), 1),
            Entry(Point.GAME, (1,), 1, entered=False),
        ),
        card_points=(30, 50),
    )
    assert lines(deal, NAMES[:2], 0, CaliforniaJack())[1:] == [
        "۷ ۸",
        "بالا (آس♠) سارا +۱ ۸ ۸",
        "پایین (۲♠) سارا +۱ ۹ ۸",
        "سرباز♠ سارا +۱ ۱۰ ۸ به ۱۰ رسید",
        "گیم (۳۰ به ۵۰) رضا +۱ نوشته نشد",
    ]
    count = counted(deal, NAMES[:2], 0, CaliforniaJack())
    assert count is not None
    assert [(one.wins, one.entered) for one in count.steps] == [
        (False, True),
        (False, True),
        (True, True),
        (False, False),
    ]


@pytest.mark.parametrize(
    ("code", "line"), [("fa", "گیم (۴۰ به ۴۰) هیچ‌کس ۱ ۲ مساوی"), ("en", "Game (40 to 40) nobody 1 2 a tie")]
)
def test_forty_to_forty_is_nobodys(code: str, line: str) -> None:
    """Example 2: three points in the deal."""
    use(code)
    entries = (
        Entry(Point.HIGH, (0,), 1),
        Entry(Point.LOW, (1,), 1),
        Entry(Point.JACK, (1,), 1),
        Entry(Point.GAME, (), 1),
    )
    deal = deal_of(scores=(1, 2), totals=(1, 2), entries=entries, card_points=(40, 40))
    assert lines(deal, NAMES[:2], 0, CaliforniaJack())[-1].endswith(line)


def test_partners_are_us_and_them_and_their_card_points_are_added() -> None:
    """Example 10."""
    assert lines(fives_of_four(), NAMES, 2, CaliforniaFives(seats=4)) == [
        "ما حریف",
        "۰ ۰",
        "بالا (آس♠) ما +۱ ۱ ۰",
        "پایین (۲♠) حریف +۱ ۱ ۱",
        "سرباز♠ حریف +۱ ۱ ۲",
        "۵♠ ما +۵ ۶ ۲",
        "۵♥ حریف +۵ ۶ ۷",
        "۵♦ ما +۵ ۱۱ ۷",
        "۵♣ ما +۵ ۱۶ ۷",
        "گیم (۴۵ به ۳۵) ما +۱ ۱۷ ۷",
    ]
    use("en")
    assert lines(fives_of_four(), ENGLISH, None, CaliforniaFives(seats=4))[:3] == [
        "Sara and Zohreh Reza and Farid",
        "0 0",
        "High (A♠) Sara and Zohreh +1 1 0",
    ]


def test_in_all_fours_high_need_not_be_the_ace_and_the_jack_may_be_missing() -> None:
    """extras.md, section C: a turned jack is the dealer's, the given point the other's, and both come first."""
    use("en")
    entries = (
        Entry(Point.HIGH, (0,), 1),
        Entry(Point.LOW, (0,), 1),
        Entry(Point.JACK, (), 1),
        Entry(Point.GAME, (1,), 1),
    )
    deal = deal_of(scores=(3, 3), totals=(9, 8), entries=entries, card_points=(3, 10), before=(1, 2), high=KING, low=7)
    assert lines(deal, ENGLISH[:2], 0, AllFours()) == [
        "Sara Reza",
        "6 5",
        "2 turned jacks Reza +2 6 7",
        "Given point Sara +1 7 7",
        "High (K♠) Sara +1 8 7",
        "Low (7♠) Sara +1 9 7",
        "Jack (J♠) nobody 9 7 not in play",
        "Game (3 to 10) Reza +1 9 8",
    ]


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (0, "The deal brought you 3, Reza 1"),
        (1, "The deal brought you 1, Sara 3"),
        (None, "The deal brought Sara 3, Reza 1"),
    ],
)
def test_the_outcome_of_a_deal_between_two(me: int | None, sentence: str) -> None:
    use("en")
    assert bare(outcome(deal_of(), ENGLISH[:2], me, CaliforniaJack())) == sentence


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (0, "این دور برای ما ۱۷ امتیاز داشت، برای حریف ۷"),
        (3, "این دور برای ما ۷ امتیاز داشت، برای حریف ۱۷"),
        (None, "این دور برای سارا و زهره ۱۷ امتیاز داشت، برای رضا و فرید ۷"),
    ],
)
def test_the_outcome_of_a_deal_between_two_teams(me: int | None, sentence: str) -> None:
    assert bare(outcome(fives_of_four(), NAMES, me, CaliforniaFives(seats=4))) == sentence


def test_a_deal_went_well_for_who_has_more_of_it() -> None:
    deal, game = deal_of(), CaliforniaJack()
    assert went_well(deal, 0, game) and not went_well(deal, 1, game)
    even = deal_of(scores=(2, 2), totals=(2, 2))
    assert not went_well(even, 0, game) and not went_well(even, 1, game)
    four = CaliforniaFives(seats=4)
    assert [went_well(fives_of_four(), seat, four) for seat in range(4)] == [True, False, True, False]


def test_the_count_leaves_nothing_to_be_accounted_for() -> None:
    assert account(deal_of(), NAMES[:2], 0, CaliforniaJack()) == ()


def test_games_in_which_the_order_decides_nothing_have_no_count() -> None:
    deal = TekaDeal(1, 0, (0, 9, 0, 9), (0, 9, 0, 9), Contract(1, 9), Suit.SPADES, True, (9, 2))
    assert counted(deal, NAMES, 0, Teka()) is None


def test_two_who_play_alone_are_called_by_their_names_when_the_match_is_over() -> None:
    use("en")
    assert bare(totals_line((10, 8), ENGLISH[:2], 1, CaliforniaJack())) == "Total: Reza 8 and Sara 10"
    assert bare(match_result((0,), ENGLISH[:2], 1)) == "This time Sara won"


def test_points_have_their_names_and_where_it_is_known_their_cards() -> None:
    assert [bare(point_name(point)) for point in Point] == ["بالا", "پایین", "سرباز", "۵♠", "۵♥", "۵♦", "۵♣", "گیم"]
    assert bare(point_with_card(Point.HIGH, card("AH"))) == "بالا (آس♥)"
    assert bare(point_with_card(Point.LOW, card("2H"))) == "پایین (۲♥)"
    assert bare(point_with_card(Point.HIGH, None)) == "بالا"
    assert bare(point_with_card(Point.FIVE_CLUBS, card("5C"))) == "۵♣"
