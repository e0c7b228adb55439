from __future__ import annotations

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.actions import Dealer, Pack, Play
from fa_cards.rules.cards import PACK_ROOK_56, Suit, card, cards
from fa_cards.rules.golden_ten import GoldenTen, GoldenTenState
from fa_cards.words import use
from fa_cards.words.layout import wrapped
from fa_cards.words.prompts import prompt

NAMES = ("سارا", "رضا", "پروانه", "فرید", "زهره")


def dealt(seats: int, first: str) -> GoldenTenState:
    """The last seat deals; these cards go to the seats 0, 1, 2 … in turn, and the others as they come."""
    top = cards(first)
    pack = (*top, *(one for one in PACK_ROOK_56 if one not in top))
    state, _ = GoldenTen(None, seats).start().apply(None, Dealer(seats - 1))
    state, _ = state.apply(None, Pack(pack))
    return state


def played(state: GoldenTenState, text: str) -> GoldenTenState:
    state, _ = state.apply(state.actor, Play(card(text)))
    return state


def said(state: GoldenTenState, seat: int) -> str:
    return bare(prompt(state.view(seat), NAMES))


def test_who_leads_is_told_to_avoid_red_cards() -> None:
    state = dealt(4, "R5 R10 Y10 R14")
    assert said(state, 0) == "دست را شما شروع می‌کنید: هر کارتی می‌توانید بازی کنید. از کارت قرمز دوری کنید."
    assert said(state, 2) == "نوبت سارا است"


def test_the_red_points_of_the_trick_are_counted() -> None:
    # extras.md, section A: the red five counts 5 and the red ten 10.
    state = played(played(dealt(4, "R5 R10 R1 R14"), "R5"), "R10")
    assert said(state, 2) == "رنگ زمین قرمز است: قرمز بازی کنید. روی زمین: ۱۵ امتیاز قرمز."


def test_the_golden_ten_is_pointed_out() -> None:
    state = played(dealt(4, "Y10 Y2 Y3 Y4"), "Y10")
    assert said(state, 1) == "رنگ زمین زرد است: زرد بازی کنید. روی زمین: ده طلایی."


def test_in_the_first_trick_the_left_over_cards_are_at_stake() -> None:
    assert said(dealt(3, ""), 0).endswith("۲ کارت اضافه هم با این دست می‌رود.")
    assert said(dealt(5, ""), 0).endswith("۱ کارت اضافه هم با این دست می‌رود.")
    state = dealt(5, "Y1 Y2 Y3 Y4 Y5")
    for text in ("Y1", "Y2", "Y3", "Y4", "Y5"):
        state = played(state, text)
    assert "اضافه" not in said(state, 4)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_all_of_it_has_room_in_two_lines_of_a_small_window(language: str) -> None:
    """Sixty columns less a border on either side: the table has two rows for what to do next."""
    use(language)
    # Seat 1 is dealt no yellow card.
    yellow = [one.text for one in PACK_ROOK_56 if one.suit is Suit.YELLOW and one.text != "Y10"]
    others = [one.text for one in PACK_ROOK_56 if one.suit is not Suit.YELLOW and one.text not in ("R10", "B14")]
    start = " ".join(f"{mine} {theirs} {last}" for mine, theirs, last in zip(yellow, others, others[20:], strict=False))
    state = played(played(dealt(3, f"Y10 R10 B14 {start}"), "Y10"), "R10")
    assert len(wrapped(said(state, 2), 58)) <= 2, said(state, 2)
