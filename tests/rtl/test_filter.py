"""The line filter: each line keeps its width, its boxes and the style of every character."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.segment import ControlType, Segment
from rich.style import Style
from textual.color import Color

from fa_cards.rtl.filter import RightToLeft
from fa_cards.rtl.text import Direction, order, visual

BLACK = Color(0, 0, 0)
RTL = RightToLeft()
STYLES = [
    None,
    Style(bold=True),
    Style(color="red", bgcolor="blue"),
    Style(underline=True, bgcolor="green"),
    Style(reverse=True, meta={"@click": "app.bell"}),
    Style(meta={"option": 3}),
]
PIECES = st.one_of(
    st.text("سلام لا بپچ ۱۲ abK ()[]«» .،: ♠♥ \u200c\u200d\u2068\u2069\ufe0f│─╭█", max_size=14),
    st.sampled_from(
        ["👩\u200d⚕\ufe0f", "👨\u200d👩\u200d👧", "🇮🇷", "♥\ufe0f", "中文", "ه\u200d ا", "\u064e", "\t", "\x1b"]
    ),
    st.text(max_size=8),
)
segment_lists = st.lists(st.tuples(PIECES, st.sampled_from(STYLES)).map(lambda pair: Segment(*pair)), max_size=8)
steady = settings(max_examples=300, derandomize=True, deadline=None)
filters = st.builds(RightToLeft, base=st.sampled_from(["rtl", "ltr"]), shaped=st.booleans())


def text_of(segments: list[Segment]) -> str:
    return "".join(segment.text for segment in segments)


def styles_of(segments: list[Segment]) -> list[tuple[str, Style | None]]:
    return [(char, segment.style) for segment in segments for char in segment.text]


@steady
@given(segment_lists, filters)
def test_a_line_keeps_its_width_whatever_is_in_it(segments: list[Segment], line_filter: RightToLeft) -> None:
    result = line_filter.apply(segments, BLACK)
    assert sum(segment.cell_length for segment in result) == sum(segment.cell_length for segment in segments)


@steady
@given(st.lists(st.sampled_from("abس\u200cلا ()۱♠♥"), min_size=1, max_size=30), filters)
def test_every_shown_character_keeps_the_style_of_its_own(chars: list[str], line_filter: RightToLeft) -> None:
    # A style a character: its index is in it.
    segments = [Segment(char, Style(meta={"index": index})) for index, char in enumerate(chars)]
    text = "".join(chars)
    shown = [
        (segment.text, segment.style.meta["index"])
        for segment in line_filter.apply(segments, BLACK)
        if segment.style and "index" in segment.style.meta
    ]
    cells = list(order(text, line_filter.base, line_filter.shaped)) if text.strip() else None
    if cells is not None:
        spare = cell_len(text) - len(cells)
        # The blanks of the padding are told by the last character's place and stand where the line ends.
        beginning = spare if line_filter.base == "rtl" else 0
        flat = [(char, index) for piece, index in shown for char in piece]
        assert flat[beginning : beginning + len(cells)] == cells


@steady
@given(segment_lists, filters)
def test_boxes_stay_in_their_columns(segments: list[Segment], line_filter: RightToLeft) -> None:
    def boxes(line: list[Segment]) -> list[tuple[int, str]]:
        column, found = 0, []
        for segment in line:
            for char in segment.text:
                if "\u2500" <= char <= "\u259f":
                    found.append((column, char))
                column += cell_len(char)
        return found

    plain = [Segment(s.text.replace("\u200d", "").replace("\ufe0f", ""), s.style) for s in segments]
    assert boxes(line_filter.apply(plain, BLACK)) == boxes(plain)


@steady
@given(segment_lists, filters)
def test_neighbours_of_one_style_are_one_segment(segments: list[Segment], line_filter: RightToLeft) -> None:
    result = line_filter.apply(segments, BLACK)
    if result is not segments:
        assert all(one.style != two.style for one, two in pairwise(result))
        assert all(segment.text for segment in result)


@pytest.mark.parametrize("base", ["rtl", "ltr"])
def test_a_line_of_blanks_is_left_alone(base: Direction) -> None:
    segments = [Segment("   "), Segment(" ", Style(bold=True))]
    assert RightToLeft(base).apply(segments, BLACK) is segments


def test_text_starts_at_the_right_of_each_field_between_borders() -> None:
    assert text_of(RTL.apply([Segment("│سلام  │ab  │")], BLACK)) == f"│   {visual('سلام', 'rtl')}│  ab│"


def test_the_padding_of_a_widget_turns_with_its_text() -> None:
    assert text_of(RTL.apply([Segment("  دو     ")], BLACK)) == f"     {visual('دو', 'rtl')}  "


def test_a_title_in_a_border_keeps_its_room() -> None:
    assert text_of(RTL.apply([Segment("╭─ سلام ──╮")], BLACK)) == f"╭─  {visual('سلام', 'rtl')} ──╮"


def test_bold_and_a_link_move_with_their_words() -> None:
    link = Style(underline=True, meta={"@click": "app.bell"})
    result = RTL.apply([Segment("حکم", Style(bold=True)), Segment(" دل "), Segment("پیوند", link)], BLACK)
    assert [(segment.text, segment.style) for segment in result] == [
        (visual("پیوند", "rtl"), link),
        (f" {visual('دل', 'rtl')} ", None),
        (visual("حکم", "rtl"), Style(bold=True)),
    ]


def test_the_padding_has_the_ground_of_the_line_but_no_line_reversal_or_link() -> None:
    style = Style(bgcolor="blue", underline=True, reverse=True, meta={"@click": "app.bell", "option": 2})
    padding = RTL.apply([Segment("لا", style)], BLACK)[0]
    assert padding.text == " "
    assert padding.style == Style(bgcolor="blue", meta={"option": 2})


def test_an_emoji_that_terminals_widen_differently_gives_its_cell_back_as_a_blank() -> None:
    assert text_of(RTL.apply([Segment("♥\ufe0f دل")], BLACK)) == f" {visual('دل', 'rtl')} ♥"


def test_a_control_segment_keeps_its_place() -> None:
    control = Segment("", None, [(ControlType.BELL,)])
    result = RTL.apply([Segment("اب "), control, Segment("c ")], BLACK)
    assert [segment.text for segment in result] == [f" {visual('اب', 'rtl')}", "", " c"]
    assert result[1] is control


def test_equal_filters_are_one_to_textuals_cache_and_others_are_not() -> None:
    assert RightToLeft("rtl") == RightToLeft("rtl")
    assert hash(RightToLeft("rtl")) == hash(RightToLeft("rtl"))
    assert RightToLeft("rtl") != RightToLeft("ltr")
    assert RightToLeft("rtl") != RightToLeft("rtl", shaped=False)


def test_without_shaping_only_the_order_changes() -> None:
    assert text_of(RightToLeft(shaped=False).apply([Segment("لا (a)")], BLACK)) == "(a) ال"
