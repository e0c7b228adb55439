"""What players of California Jack, Shasta Sam, California Fives and All Fours are told to do, and why."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.actions import Dealer
from fa_cards.rules.fours import CaliforniaFives, CaliforniaJack, ShastaSam
from fa_cards.words import use
from fa_cards.words.layout import wrapped
from fa_cards.words.prompts import prompt, waiting
from tests.rules.fours_table import AllFoursTable, CaliforniaTable

NAMES = ("سارا", "رضا", "پروانه", "فرید")


def said(match: CaliforniaTable | AllFoursTable, seat: int) -> str:
    return bare(prompt(match.state.view(seat), NAMES))


def led(lead: str, hand: str, **options: Any) -> str:
    """What the second player of California Jack reads; the seven of hearts lies on the stock and fixes trump."""
    match = CaliforniaTable(CaliforniaJack, lead, hand, stock="7H 8H", options=options)
    match.do(f"0 play {lead}")
    return said(match, 1)


def test_who_leads_may_play_anything_and_sees_what_the_winner_draws() -> None:
    match = CaliforniaTable(CaliforniaJack, "9C", "KC 3H TD", stock="7H 8H")
    assert said(match, 0) == "دست را شما شروع می‌کنید: هر کارتی می‌توانید بازی کنید. برنده ۷♥ را می‌کشد."
    assert said(match, 1) == "نوبت سارا است"


# california_jack.md, section 3, Legality: trump is hearts.


def test_who_holds_the_led_suit_plays_it_or_a_trump() -> None:
    assert led("9C", "KC 3H TD 2D 3D 4D") == ("خال زمین گشنیز است: گشنیز یا حکم (دل) بازی کنید. برنده ۷♥ را می‌کشد.")


def test_who_holds_the_led_suit_and_no_trump_is_told_of_the_suit_alone() -> None:
    assert led("9C", "KC TD 2D 3D 4D 5D").startswith("خال زمین گشنیز است: گشنیز بازی کنید.")


def test_who_is_void_is_free_or_must_trump_where_the_match_has_it_so() -> None:
    hand = "3H TD 2D 3D 4D 5D"
    assert led("9C", hand).startswith("گشنیز ندارید: هر کارتی می‌توانید بازی کنید.")
    assert led("9C", hand, **{"void-must-trump": True}).startswith("گشنیز ندارید: حکم بازی کنید (دل).")
    without = "TD 2D 3D 4D 5D 6D"
    assert led("9C", without, **{"void-must-trump": True}).startswith("گشنیز ندارید: هر کارتی می‌توانید بازی کنید.")


def test_led_trumps_are_followed_by_who_holds_one() -> None:
    assert led("9H", "2H AS 3S 4S 5S 6S").startswith("زمین حکم است: دل بازی کنید.")
    assert led("9H", "AS 3S 4S 5S 6S 7S").startswith("حکم ندارید: هر کارتی می‌توانید بازی کنید.")


def test_where_any_card_goes_that_is_said() -> None:
    assert led("9C", "KC 3H TD 2D 3D 4D", **{"loose-discard": True}).startswith(
        "خال زمین گشنیز است، ولی هر کارتی آزاد است."
    )


def test_nothing_is_told_of_a_stock_that_lies_face_down_or_is_used_up() -> None:
    match = CaliforniaTable(ShastaSam, "9C", "KC", turn_up="7H")
    assert "می‌کشد" not in said(match, 0)
    match = CaliforniaTable(CaliforniaJack, "AS", "AH")
    while match.state.stock:
        match.do(f"{match.state.actor} {match.legal()[0]}")
    actor = match.state.actor
    assert actor is not None
    assert "می‌کشد" not in said(match, actor)


def test_before_a_hidden_stock_the_table_turns_a_card_up() -> None:
    state, _ = ShastaSam().start().apply(None, Dealer(0))
    assert waiting(state.view(0), NAMES) == "کارت حکم رو می‌شود"


# extras.md, section C.

MINE, OTHERS = "2S 3S 4S 5S 6S 7S", "2C 3C 4C 5C 6C 7C"


def test_the_non_dealer_stands_or_begs() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    assert said(match, 0) == (
        "با حکم دل می‌مانید یا درخواست می‌کنید؟ با درخواست یک امتیاز می‌گیرید، یا هر دو سه کارت و حکم دیگری."
    )
    assert said(match, 1) == "سارا می‌ماند یا درخواست می‌کند؟"


def test_the_dealer_gives_a_point_or_deals_three_more() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    match.do("0 beg")
    assert said(match, 1) == "سارا درخواست کرد: یک امتیاز می‌دهید یا سه‌تای دیگر پخش می‌کنید؟"
    assert said(match, 0) == "رضا یک امتیاز می‌دهد یا سه‌تای دیگر پخش می‌کند؟"


def test_a_point_that_would_give_the_match_is_told_not_to_be_there() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    match.state = match.state.moved(totals=(10, 0))
    match.do("0 beg")
    assert said(match, 1) == "سارا درخواست کرد و با یک امتیاز بازی را می‌برد: سه‌تای دیگر پخش کنید."


@pytest.mark.parametrize("language", ["fa", "en"])
def test_all_of_it_has_room_in_two_lines_of_a_small_window(language: str) -> None:
    """Sixty columns less a border on either side: the table has two rows for what to do next."""
    use(language)
    match = CaliforniaTable(CaliforniaFives, "9D", "KD 3C", "AD 4C", "2D 5C", stock="QC", seats=4)
    match.do("0 play 9D")
    assert len(wrapped(said(match, 1), 58)) <= 2, said(match, 1)
    beg = AllFoursTable(MINE, OTHERS, rest="5H")
    assert len(wrapped(said(beg, 0), 58)) <= 2
    beg.state = beg.state.moved(totals=(10, 0))
    beg.do("0 beg")
    assert len(wrapped(said(beg, 1), 58)) <= 2, said(beg, 1)
