"""The tables of a round of a tournament, as its page lists them."""

from __future__ import annotations

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.tui.round_tables import EntrantAtTable, RoundTable, TableState, _cell
from fa_cards.words import use

NAMES = ("سارا", "رضا", "پروانه")


def scores(*points: int) -> list[str]:
    """What stands below each name at a table that is over."""
    entrants = tuple(EntrantAtTable(name, False, n) for name, n in zip(NAMES, points, strict=True))
    table = RoundTable(TableState.OVER, entrants)
    return [bare(_cell(table, seat, 8)[1].plain) for seat in range(3)]


@pytest.mark.usefixtures("persian_again")
def test_who_went_out_is_told_by_more_than_a_nought_and_has_room_at_a_table_of_five() -> None:
    assert scores(15, 0, 50) == ["۱۵", "۰، برنده", "۵۰"]
    assert all(len(text) <= 8 for text in scores(15, 0, 50))
    use("en")
    assert scores(15, 0, 50) == ["15", "0, out", "50"]


def test_in_a_dead_round_nobody_went_out() -> None:
    assert scores(15, 5, 50) == ["۱۵", "۵", "۵۰"]
