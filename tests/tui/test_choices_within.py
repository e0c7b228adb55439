"""Rows of choices that have no room are broken between two choices, never within one."""

from __future__ import annotations

from fa_cards.tui.choices import Choice, within


def row(*labels: str, cap: str = "") -> tuple[Choice, ...]:
    return tuple(Choice(label, label, cap) for label in labels)


def test_a_row_that_has_room_stays_one() -> None:
    # Three labels of three cells with a blank on either side; the last blank may hang beyond the end.
    rows = (row("110", "115", "120"),)
    assert within(rows, 14) == rows


def test_a_row_that_is_too_wide_goes_on_in_the_next_one() -> None:
    assert within((row("110", "115", "120", "125"),), 13) == (row("110", "115"), row("120", "125"))


def test_a_key_cap_takes_its_room_too() -> None:
    # "P", a blank and "pass" between blanks are eight cells.
    assert within((row("pass", "talk", cap="P"),), 14) == (row("pass", cap="P"), row("talk", cap="P"))


def test_what_is_wider_than_all_room_stands_alone() -> None:
    assert within((row("a very long choice", "b"),), 6) == (row("a very long choice"), row("b"))
