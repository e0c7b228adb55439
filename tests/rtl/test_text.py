"""The order of one line: against GNU FriBidi's answers, and the properties that every line keeps."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from fa_cards.rtl.text import Direction, cursor_columns, isolated, order, strip_marks, visual

DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "fribidi.json").read_text(encoding="utf-8"))
BASES: Final[tuple[Direction, ...]] = ("rtl", "ltr")
# Letters, lam-alef, marks, digits, brackets, suits, invisible characters, emoji of several characters.
PERSIAN: Final = (
    "سلام لا بپچژگکی هٔ َّ ۱۲۳ 456 abcK ()[]«»<> .،:/-+% ♠♥♦♣ \u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069"
)
EMOJI: Final = ["👩\u200d⚕\ufe0f", "👨\u200d👩\u200d👧", "🇮🇷", "👍🏽", "♥\ufe0f", "❤\ufe0f\u200d🔥", "\U0001f0d1", "中"]
lines = st.one_of(
    st.text(PERSIAN, max_size=40),
    st.lists(st.one_of(st.sampled_from(PERSIAN), st.sampled_from(EMOJI)), max_size=20).map("".join),
    st.text(max_size=30),
)
bases = st.sampled_from(BASES)
steady = settings(max_examples=300, derandomize=True, deadline=None)


def comparable(cells: tuple[tuple[str, int], ...]) -> list[tuple[str, int]]:
    """Two ways of saying the same: FriBidi has U+0621 for a lone hamza, and gives lam-alef the index of its alef."""
    return [
        (shown.replace("\ufe80", "\u0621"), index + 1 if "\ufef5" <= shown[0] <= "\ufefc" else index)
        for shown, index in cells
    ]


def holds_cut_isolate(text: str) -> bool:
    """Whether a first-strong isolate with another isolate inside is not closed in the line."""
    opened: list[tuple[str, bool]] = []
    for letter in text:
        if letter in "\u2066\u2067\u2068":
            opened = [(one, True) for one, _ in opened]
            opened.append((letter, False))
        elif letter == "\u2069" and opened:
            opened.pop()
    return any(one == "\u2068" and nested for one, nested in opened)


@pytest.mark.parametrize("base", BASES)
def test_every_line_stands_as_gnu_fribidi_shows_it(base: Direction) -> None:
    digits = DATA["indices"]
    first = 1 if base == "rtl" else 3
    wrong = []
    for row in DATA["rows"]:
        text, shown, indices = row[0], list(row[first]), [digits.index(digit) for digit in row[first + 1]]
        if comparable(order(text, base)) != list(zip(shown, indices, strict=True)):
            wrong.append(text)
    assert len(DATA["rows"]) >= 2250
    # One thing is decided otherwise, see the test of a date that wrapping cuts: an open isolate with isolates inside.
    assert [text for text in wrong if not holds_cut_isolate(text)] == []
    assert len(wrong) <= 5


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("سلام", "\ufee1\ufefc\ufeb3"),
        ("ab", "ab"),
        ("(الف)", "(\ufed2\ufedf\ufe8d)"),
        ("[Esc] Rook", "Rook [Esc]"),
        ("۱۳ از ۵۲", "۵۲ \ufeaf\ufe8d ۱۳"),
        (f"شاه {isolated('A♠')} {isolated('10♦')}", "10♦ A♠ \ufee9\ufe8e\ufeb7"),
        ("شاه A♠ 10♦", "10♦ A♠ \ufee9\ufe8e\ufeb7"),
        ("a\nb", "a b"),
        ("♣\ufe0f", "♣"),
    ],
)
def test_lines_worked_out_by_hand_from_right_to_left(text: str, shown: str) -> None:
    if text == "شاه A♠ 10♦":
        # Without isolates the cards fall apart: a sentence must isolate them.
        assert visual(text, "rtl") != shown
        return
    assert "".join(char for char, _ in order(text, "rtl")) == shown


def test_an_isolate_cut_by_wrapping_ends_with_the_line() -> None:
    assert visual("دو \u2068A♠ K", "rtl") == "A♠ K " + visual("دو", "rtl")


def test_zwnj_keeps_letters_apart_and_takes_no_cell() -> None:
    joined, apart = visual("میخ", "rtl"), visual("می\u200cخ", "rtl")
    assert joined == "\ufea6\ufbff\ufee3"
    assert apart == "\ufea5\ufbfd\ufee3"


def test_zwj_keeps_the_joined_form_and_takes_no_cell() -> None:
    assert visual("ه\u200d", "rtl") == "\ufeeb"
    assert visual("\u200dه", "rtl") == "\ufeea"


def test_marks_stay_with_their_letter_and_do_not_break_the_join() -> None:
    assert order("سَب", "rtl") == (("\ufe90", 2), ("\ufeb3\u064e", 0))


def test_a_mark_on_lam_keeps_it_apart_from_alef_and_a_mark_on_alef_stays_on_both() -> None:
    assert visual("لَا", "rtl") == "\ufe8e\ufedf\u064e"
    assert visual("لاً", "rtl") == "\ufefb\u064b"


def test_an_invisible_mark_between_letters_does_not_break_the_join() -> None:
    assert visual("س\u200fب", "rtl") == visual("سب", "rtl")


def test_without_shaping_letters_keep_their_own_code() -> None:
    assert order("لا", "rtl", False) == (("ا", 1), ("ل", 0))


def test_emoji_of_several_characters_stay_whole() -> None:
    assert visual("👨\u200d👩\u200d👧 a", "rtl") == "a 👨\u200d👩\u200d👧"
    assert order("🇮🇷ا", "rtl") == (("\ufe8d", 2), ("🇮🇷", 0))
    assert visual("👩\u200d⚕\ufe0f a", "rtl") == "a 👩\u200d⚕"


def test_control_characters_never_reach_the_terminal() -> None:
    assert visual("a\x1b[31mb\x07", "ltr") == "a[31mb"


def test_a_lone_surrogate_is_shown_as_unreadable() -> None:
    assert visual("a\udce9", "ltr") == "a\ufffd"


def test_a_line_longer_than_two_tags_can_count_is_ordered_all_the_same() -> None:
    text = "سلام دنیا " * 400 + "a"
    cells = order(text, "rtl")
    assert cells[0] == ("a", 4000)
    assert cells[-1] == ("\ufeb3", 0)
    assert len(cells) == 4001 - 400


@steady
@given(lines, bases, st.booleans())
def test_the_indices_are_those_of_the_shown_characters_each_once(text: str, base: Direction, shaped: bool) -> None:
    cells = order(text, base, shaped)
    indices = [index for _, index in cells]
    assert len(set(indices)) == len(indices)
    assert all(0 <= index < len(text) for index in indices)
    missing = set(range(len(text))) - set(indices)
    for index in missing:
        # Without a cell of its own: invisible, hung on the character before it, or the alef of a lam-alef.
        char = text[index]
        assert (
            not cell_len(char)
            or char in "اآأإ\ufe82\ufe84\ufe88\ufe8e"
            or "\u200d" in text[:index]
            or "\U0001f1e6" <= char <= "\U0001f1ff"
        ), (char, index)


@steady
@given(lines, bases)
def test_no_cell_is_without_width(text: str, base: Direction) -> None:
    assert all(cell_len(shown) for shown, _ in order(text, base))


@steady
@given(st.text("abcXYZ 0123456789.,:!?()[]{}<>'\"♠♥♦♣äéß", max_size=60))
def test_a_left_based_line_of_latin_is_as_it_is_written(text: str) -> None:
    assert visual(text, "ltr") == text
    # The same by the long way.
    assert visual(text + "س", "ltr").startswith(text.rstrip(" .,:!?()[]{}<>'\"♠♥♦♣0123456789"))


@steady
@given(lines, bases)
def test_cursor_columns_are_places_of_the_shown_line(text: str, base: Direction) -> None:
    columns = cursor_columns(text, base)
    width = sum(cell_len(shown) for shown, _ in order(text, base))
    assert len(columns) == len(text) + 1
    assert columns[-1] == width
    assert all(0 <= column <= width for column in columns)


@steady
@given(st.text(PERSIAN, max_size=30), bases)
def test_shaping_changes_neither_the_order_nor_any_index(text: str, base: Direction) -> None:
    shaped = [index for _, index in order(text, base, True)]
    plain = [index for _, index in order(text, base, False)]
    assert [index for index in plain if index in set(shaped)] == shaped


def test_the_cursor_of_a_right_to_left_line_is_counted_from_the_right() -> None:
    assert cursor_columns("سلام", "rtl") == (0, 1, 1, 2, 3)
    assert cursor_columns("می\u200cخ", "rtl") == (0, 1, 2, 2, 3)
    # «از ۱۲»: the digits run from left to right inside the line, so the first one stands farther from the right.
    assert cursor_columns("از ۱۲", "rtl") == (0, 1, 2, 4, 3, 5)
    assert cursor_columns("ab", "ltr") == (0, 1, 2)


def test_plain_output_is_ordered_line_by_line_and_pushed_to_the_right() -> None:
    assert visual("آ\nب (a)", "rtl", 7) == "      \ufe81\n  (a) \ufe8f"
    assert visual("آ\nb", "ltr", 7) == "\ufe81\nb"


def test_strip_marks_leaves_the_spelling_alone() -> None:
    assert strip_marks(f"\u200fمی\u200cزند {isolated('A♠')}\u200e!") == "می\u200cزند A♠!"


def test_the_text_part_needs_no_textual() -> None:
    code = "import sys, fa_cards.rtl; fa_cards.rtl.visual('سلام', 'rtl'); print('textual' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_an_isolate_whose_letters_are_on_the_next_line_reads_as_the_line_does() -> None:
    # A date that wrapping cut after its comma: the first strong letter of the outer isolate is on the next line.
    cut = "بار \u2068\u2068۹ آذر ۱۴۰۵\u2069،"
    assert visual(cut, "rtl") == visual("بار ۹ آذر ۱۴۰۵،", "rtl")
    assert visual("on \u2068\u2068سارا\u2069,", "ltr") == visual("on سارا\u200e,", "ltr")
