"""A line while it is edited: the cursor goes as the eye sees, what is typed and taken is in the order of typing."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.rtl.editing import Edited, Side, cleaned
from fa_cards.rtl.text import Direction, cursor_columns, cursor_stops, order

# Persian and Latin, both digits, ZWNJ, lam-alef, brackets, marks, signs, blanks.
CHARS: Final = "سلامبپژ لا آأ abK é ۱۲۳ 45 ()[]«» .،:-/ \u200c\u064e\u0651\u0301"
texts = st.text(CHARS, max_size=24)
bases: st.SearchStrategy[Direction] = st.sampled_from(["rtl", "ltr"])
steady = settings(max_examples=300, derandomize=True, deadline=None)

READING = "می\u200cخوانم"
MIXED = "Teka ۱۲ سارا"


def walk(line: Edited, side: Side, base: Direction) -> list[int]:
    """The cursor's places on its way to one side, until it stays where it is."""
    places = [line.cursor]
    while (following := line.step(side, base)) != line:
        line = following
        places.append(line.cursor)
    return places


@steady
@given(texts, bases)
def test_repeated_right_comes_through_every_place_to_the_right_end(text: str, base: Direction) -> None:
    stops = cursor_stops(text, base)
    leftmost = stops[-1] if base == "rtl" else stops[0]
    path = walk(Edited(text, leftmost), "right", base)
    assert sorted(path) == list(range(len(text) + 1))
    columns = cursor_columns(text, base)
    seen = [columns[index] for index in path]
    assert seen == sorted(seen, reverse=base == "rtl")
    # All cells and the one behind the text: none is jumped over.
    assert seen[-1 if base == "rtl" else 0] == 0
    assert len(set(seen)) == len(order(text, base)) + 1
    assert walk(Edited(text, path[-1]), "left", base) == path[::-1]


@steady
@given(texts, bases, st.data())
def test_what_is_typed_stands_before_the_character_under_the_cursor(
    text: str, base: Direction, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(text)))
    piece = data.draw(texts)
    line = Edited(text, place).typed(piece)
    assert line.text == text[:place] + piece + text[place:]
    assert line.cursor == place + len(piece)
    for _ in piece:
        line = line.back()
    assert line == Edited(text, place)


@steady
@given(texts, st.data())
def test_backspace_and_delete_take_one_character_in_the_order_of_typing(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text)))
    line = Edited(text, place)
    assert line.back() == Edited(text[: max(place - 1, 0)] + text[place:], max(place - 1, 0))
    assert line.delete() == Edited(text[:place] + text[place + 1 :], place)


@steady
@given(texts, bases, st.sampled_from(["left", "right"]))
def test_going_by_words_goes_to_that_side_until_the_end(text: str, base: Direction, side: Side) -> None:
    stops = cursor_stops(text, base)
    onward = (side == "left") == (base == "rtl")
    line = Edited(text, stops[0] if onward else stops[-1])
    before = stops.index(line.cursor)
    while (following := line.step_word(side, base)) != line:
        after = stops.index(following.cursor)
        assert (after > before) == onward
        line, before = following, after
    assert line.cursor == (stops[-1] if onward else stops[0])


def test_in_mixed_text_the_cursor_goes_over_the_cells() -> None:
    # Seen from the left: سارا from its end to its beginning, blank, Teka, blank, ۱۲. The text begins in the middle.
    assert [index for _, index in order(MIXED, "rtl")] == [11, 10, 9, 8, 7, 0, 1, 2, 3, 4, 5, 6]
    assert walk(Edited(MIXED, 12), "right", "rtl") == [12, 11, 10, 9, 8, 7, 0, 1, 2, 3, 4, 5, 6]
    assert walk(Edited(MIXED, 0), "left", "rtl") == [0, 7, 8, 9, 10, 11, 12]
    # From the left: Teka, blank, ۱۲, blank, and سارا from its end to its beginning.
    assert walk(Edited(MIXED, 0), "right", "ltr") == [0, 1, 2, 3, 4, 5, 6, 7, 11, 10, 9, 8, 12]


def test_a_zwnj_is_a_stop_before_the_letter_that_it_keeps_apart() -> None:
    assert walk(Edited(READING, 0), "left", "rtl") == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert walk(Edited(READING, 8), "right", "rtl") == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    # Also where the line starts at the left: there the word runs against it, the end of the text is at the right.
    assert walk(Edited(READING, 8), "left", "ltr") == [8, 0, 1, 2, 3, 4, 5, 6, 7]


def test_both_letters_of_a_lam_alef_are_stops() -> None:
    assert walk(Edited("بلا", 0), "left", "rtl") == [0, 1, 2, 3]
    assert Edited("بلا", 2).typed("ک").text == "بلکا"
    assert Edited("بلا", 2).back().text == "با"


def test_a_mark_is_a_stop_in_the_cell_of_its_letter() -> None:
    assert walk(Edited("سَب", 0), "left", "rtl") == [0, 1, 2, 3]
    assert walk(Edited("e\u0301b", 3), "left", "ltr") == [3, 2, 1, 0]
    # In a right-to-left line the end is at the left, and Latin letters are gone through in their own order.
    assert walk(Edited("e\u0301b", 3), "right", "rtl") == [3, 0, 1, 2]


def test_words_with_zwnj_and_marks_are_whole() -> None:
    text = "او می\u200cخوانَد: abc"
    places = [len(text)]
    line = Edited(text, len(text))
    while (following := line.step_word("right", "rtl")) != line:
        line = following
        places.append(line.cursor)
    assert places == [17, 14, 3, 0]


@pytest.mark.parametrize(
    ("text", "cursor", "back", "onward"),
    [
        ("سه چهار", 7, ("سه ", 3), ("سه چهار", 7)),
        ("سه چهار", 3, ("چهار", 0), ("سه ", 3)),
        ("سه چهار", 5, ("سه ار", 3), ("سه چه", 5)),
        ("می\u200cرود ", 7, ("", 0), ("می\u200cرود ", 7)),
        ("a, b", 0, ("a, b", 0), ("b", 0)),
        ("", 0, ("", 0), ("", 0)),
    ],
)
def test_a_word_is_taken_from_the_cursor_to_where_a_word_begins(
    text: str, cursor: int, back: tuple[str, int], onward: tuple[str, int]
) -> None:
    assert Edited(text, cursor).back_word() == Edited(*back)
    assert Edited(text, cursor).delete_word() == Edited(*onward)


@pytest.mark.parametrize(
    ("before", "may"),
    [
        ("", False),
        ("John", False),
        ("سارا ", False),
        ("می", True),
        ("سَ", True),
        ("۱۲", True),
        ("12", False),
        ("שלום", True),
        ("(", False),
    ],
)
def test_a_zwnj_may_stand_behind_what_joins_or_counts_from_right_to_left(before: str, may: bool) -> None:
    assert Edited(before + "b", len(before)).may_take_zwnj() is may


@pytest.mark.parametrize(
    ("given_text", "kept"),
    [
        ("می\u200cروم", "می\u200cروم"),
        ("ه\u200d", "ه\u200d"),
        ("یک\nدو\r\nسه\u2028چهار", "یک دو سه چهار"),
        ("یک\tدو", "یک دو"),
        ("a\x1b[31mb\x00\x07", "a[31mb"),
        ("\u2068سارا\u2069\u200f!\u202e", "سارا!"),
        ("\ufeffa\udce9", "a"),
        ("ي ك", "ي ك"),
        ("", ""),
    ],
)
def test_what_is_given_becomes_one_line_and_keeps_its_spelling(given_text: str, kept: str) -> None:
    assert cleaned(given_text) == kept


@steady
@given(st.text(max_size=40))
def test_a_cleaned_text_is_clean(text: str) -> None:
    assert cleaned(cleaned(text)) == cleaned(text)
    assert len(cleaned(text).splitlines()) <= 1
