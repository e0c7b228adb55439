"""Which cards High and Low are: ace and two where the whole pack is played, else those that came out in the deal."""

from __future__ import annotations

import pytest

from fa_cards.rules.cards import ACE, JACK, KING
from fa_cards.rules.fours import CaliforniaJack
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.game import DealScore
from tests.rules.fours_table import AllFoursTable, CaliforniaTable


def high_and_low(deals: tuple[DealScore, ...]) -> tuple[int | None, int | None]:
    deal = deals[-1]
    assert isinstance(deal, FoursDeal)
    return deal.high, deal.low


def test_with_a_stock_high_is_the_ace_of_trump_and_low_the_two() -> None:
    """california_jack.md, section 1: all 52 cards are played."""
    match = CaliforniaTable(CaliforniaJack, "AH KH", "2H 3H", stock="5D")
    match.play_on()
    assert high_and_low(match.state.deals) == (ACE, 2)


@pytest.mark.parametrize(
    ("mine", "others", "plays", "expected"),
    [
        ("KH 7C 8C 9C 8S 9S", "4H 3C 4C 5C 3S 4S", "KH 4H 7C 3C 8C 4C 9C 5C 8S 3S 9S 4S", (KING, 4)),
        ("JH 7C 8C 9C 8S 9S", "2C 3C 4C 5C 3S 4S", "JH 2C 7C 3C 8C 4C 9C 5C 8S 3S 9S 4S", (JACK, JACK)),
        ("6C 7C 8C 9C 8S 9S", "2C 3C 4C 5C 3S 4S", "6C 2C 7C 3C 8C 4C 9C 5C 8S 3S 9S 4S", (None, None)),
    ],
)
def test_in_all_fours_they_are_the_highest_and_lowest_trump_that_were_dealt(
    mine: str, others: str, plays: str, expected: tuple[int | None, int | None]
) -> None:
    """extras.md, section C; the turned six of hearts is not in play."""
    match = AllFoursTable(mine, others, rest="6H")
    match.do("0 stand")
    match.play(plays)
    assert high_and_low(match.state.deals) == expected


def test_a_deal_that_a_turned_jack_ended_has_neither() -> None:
    match = AllFoursTable(rest="JH", options={"target": 1})
    assert high_and_low(match.state.deals) == (None, None)
