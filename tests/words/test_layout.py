from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fa_cards.words import isolate, language_isolates, use
from fa_cards.words.layout import cells, wrapped


def test_invisible_characters_take_no_cells() -> None:
    assert cells("می‌خوانم") == 7
    assert cells("\u2068K♠\u2069") == 2


@given(st.lists(st.text("آبپ‌x", min_size=1, max_size=12), min_size=1, max_size=30), st.integers(12, 40))
def test_wrapping_loses_and_adds_no_word(words: list[str], width: int) -> None:
    lines = list(wrapped(" ".join(words), width, "- ", "  "))
    assert " ".join(lines).removeprefix("- ").split() == [word for word in words if word.split()]
    assert all(cells(line) <= max(width, 2 + max(map(cells, words))) for line in lines)


def test_an_isolate_that_wrapping_cuts_is_closed_and_opened_again() -> None:
    first, second = wrapped(f"aaa {isolate('bbb ccc')} ddd", 8)
    assert first == "aaa \u2068bbb\u2069"
    assert second == "\u2068ccc\u2069 ddd"


def test_a_word_wider_than_the_line_stays_whole() -> None:
    assert wrapped("a " + "b" * 50 + " c", 10) == ["a", "b" * 50, "c"]


def test_an_isolate_that_is_cut_does_not_reach_over_what_stands_before_the_next_line() -> None:
    first, second = wrapped(isolate("aaa bbb"), 6, "• ", "  ")
    assert first == "• \u2068aaa\u2069"
    assert second == "  \u2068bbb\u2069"


def test_blanks_inside_a_name_are_kept() -> None:
    assert wrapped("a  b", 80) == ["a  b"]


def test_paragraphs_stay_apart_and_only_the_first_line_of_all_has_the_bullet() -> None:
    assert wrapped("a b\nc", 80, "• ", "  ") == ["• a b", "  c"]
    assert wrapped("", None) == [""]


def test_wide_signs_take_two_cells() -> None:
    assert cells("中a") == 3


def test_a_piece_of_a_line_reads_as_the_language_does() -> None:
    assert language_isolates() == ("\u2067", "\u2069")
    use("en")
    assert language_isolates() == ("\u2066", "\u2069")
