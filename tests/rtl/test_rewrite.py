"""What is sent to terminals that turn text: seen through small models of what they do with it.

The models follow what was seen in the terminals themselves; they know nothing of how the text is rewritten.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fa_cards.rtl import visual
from fa_cards.rtl.kinds import REWRITTEN, TerminalClass
from fa_cards.rtl.rewrite import Rewriter, marked, printed, rewriter_for

SIZE = (20, 4)
KITTY, QTERMINAL, XTERMJS = TerminalClass.KITTY, TerminalClass.QTERMINAL, TerminalClass.XTERMJS
LETTERS = re.compile("[\u0600-\u06ff\ufb50-\ufefc]")
RED, BLUE = "38;2;200;10;10", "38;2;10;10;201"


def rewriter(terminal: TerminalClass) -> Rewriter:
    found = rewriter_for(terminal)
    assert found is not None
    return found


@dataclass(frozen=True)
class Seen:
    """A cell of a terminal: its text, colours and font; `colour` is None where nothing was written yet."""

    text: str = " "
    colour: str | None = None
    ground: str = "49"
    font: tuple[bool, bool] = (False, False)


@dataclass
class Terminal:
    """The cells of a terminal that shows them as they are sent."""

    rows: list[list[Seen]] = field(default_factory=lambda: [[Seen()] * SIZE[0] for _ in range(SIZE[1])])
    row: int = 0
    column: int = 0
    pen: Seen = Seen(colour="39")

    def feed(self, data: str) -> None:
        for escape, kind, text in re.findall(r"\x1b\[([\d;]*)([a-zA-Z])|([^\x1b])", data):
            if kind == "H":
                self.row, self.column = (int(number) - 1 for number in escape.split(";"))
            elif kind == "m":
                for style in re.findall(r"[34]8;2;\d+;\d+;\d+|[34]8;5;\d+|\d+", escape) or ["0"]:
                    self.style(style)
            elif text == "\u200e":
                before = self.rows[self.row][self.column - 1]
                self.rows[self.row][self.column - 1] = replace(before, text=before.text + text)
            elif text:
                self.rows[self.row][self.column] = replace(self.pen, text=text)
                self.column += 1

    def style(self, style: str) -> None:
        bold, italic = self.pen.font
        match style:
            case "0":
                self.pen = Seen(colour="39")
            case "1" | "22":
                self.pen = replace(self.pen, font=(style == "1", italic))
            case "3" | "23":
                self.pen = replace(self.pen, font=(bold, style == "3"))
            case _ if style.startswith("4"):
                self.pen = replace(self.pen, ground=style)
            case _:
                self.pen = replace(self.pen, colour=style)


def as_kitty_shows(row: list[Seen]) -> list[Seen]:
    """Each run of one font between blanks and lines is turned, where a letter of it runs from right to left."""
    shown: list[Seen] = []
    for blank, word in groupby(row, key=lambda cell: cell.text in " │"):
        for _, run in groupby(word, key=lambda cell: cell.font):
            cells = list(run)
            turned = not blank and any(LETTERS.match(cell.text) for cell in cells)
            texts = [cell.text for cell in (reversed(cells) if turned else cells)]
            shown += [replace(cell, text=text) for text, cell in zip(texts, cells, strict=True)]
    return shown


@dataclass(frozen=True)
class Stroke:
    """Some text written at a place in a style."""

    row: int
    column: int
    text: str
    style: str

    @property
    def data(self) -> str:
        return f"\x1b[{self.row + 1};{self.column + 1}H\x1b[{self.style}m{self.text}\x1b[0m"


@st.composite
def strokes(draw: st.DrawFn) -> Stroke:
    column = draw(st.integers(0, SIZE[0] - 1))
    text = draw(st.text("ﺳﻼمﻡ۱۲a1(«│ ", min_size=1, max_size=SIZE[0] - column))
    style = draw(st.sampled_from([RED, BLUE, f"1;{RED}", f"3;{BLUE}", f"1;3;{RED}", f"{BLUE};48;2;1;1;1", "0"]))
    return Stroke(draw(st.integers(0, SIZE[1] - 1)), column, text, style)


WRITES = st.lists(st.lists(strokes(), min_size=1, max_size=4), min_size=1, max_size=8)


@given(WRITES)
def test_kitty_shows_what_was_meant_however_the_screen_was_painted(writes: list[list[Stroke]]) -> None:
    """A word written in parts, or written over in its middle, is right after each write."""
    meant, sent, rewrite = Terminal(), Terminal(), rewriter(KITTY)
    for write in writes:
        data = "".join(stroke.data for stroke in write)
        meant.feed(data)
        sent.feed(rewrite(data, SIZE))
        for wanted, row in zip(meant.rows, sent.rows, strict=True):
            shown = as_kitty_shows(row)
            assert "".join(cell.text for cell in shown) == "".join(cell.text for cell in wanted)
            assert [(cell.colour, cell.ground) for cell in shown] == [(cell.colour, cell.ground) for cell in wanted]
            # What is a letter keeps its font.
            for cell, want in zip(shown, wanted, strict=True):
                assert not LETTERS.match(cell.text) or cell.font == want.font


@given(WRITES)
def test_no_two_neighbours_have_one_style_in_qterminal(writes: list[list[Stroke]]) -> None:
    meant, sent, rewrite = Terminal(), Terminal(), rewriter(QTERMINAL)
    for write in writes:
        data = "".join(stroke.data for stroke in write)
        meant.feed(data)
        sent.feed(rewrite(data, SIZE))
        for wanted, row in zip(meant.rows, sent.rows, strict=True):
            assert [cell.text for cell in row] == [cell.text for cell in wanted]
            for left, right in pairwise(row):
                assert left.colour is None or right.colour is None or replace(left, text="") != replace(right, text="")
            for cell, want in zip(row, wanted, strict=True):
                assert look(cell.colour) == look(want.colour)
                assert (cell.ground, cell.font) == (want.ground, want.font)


def look(colour: str | None) -> tuple[int, ...] | str:
    """How a colour looks: nobody sees one of 255 in blue, and text has the seventh colour."""
    if colour in (None, "39", "37"):
        return "text"
    red, green, blue = (int(number) for number in colour.split(";")[2:])
    return red, green, blue // 2


@given(WRITES)
def test_each_letter_brings_its_mark_however_the_screen_was_painted(writes: list[list[Stroke]]) -> None:
    meant, sent, rewrite = Terminal(), Terminal(), rewriter(XTERMJS)
    for write in writes:
        data = "".join(stroke.data for stroke in write)
        meant.feed(data)
        sent.feed(rewrite(data, SIZE))
        for wanted, row in zip(meant.rows, sent.rows, strict=True):
            marks = [replace(cell, text=marked(cell.text)) for cell in wanted]
            assert row == marks
            assert all(cell.text.endswith("\u200e") for cell in row if LETTERS.match(cell.text))


@pytest.mark.parametrize("terminal", sorted(REWRITTEN))
@given(data=st.lists(strokes(), max_size=4), cuts=st.lists(st.integers(0, 200), max_size=4))
def test_a_write_may_end_in_the_middle_of_an_escape(
    terminal: TerminalClass, data: list[Stroke], cuts: list[int]
) -> None:
    whole = "".join(stroke.data for stroke in data)
    at_once, in_pieces = Terminal(), Terminal()
    at_once.feed(rewriter(terminal)(whole, SIZE))
    rewrite = rewriter(terminal)
    places = [0, *sorted(min(cut, len(whole)) for cut in cuts), len(whole)]
    for start, end in pairwise(places):
        in_pieces.feed(rewrite(whole[start:end], SIZE))
    assert in_pieces.rows == at_once.rows
    assert rewrite.rest() == ""


ESCAPES = [
    "\x1b[?1049h",
    "\x1b[?2026h",
    "\x1b[?2026l",
    "\x1b[?25l",
    "\x1b[<u",
    "\x1b[>21u",
    "\x1b[?2048$p",
    "\x1b[2J",
    "\x07",
    "\x1b]52;c;2LPZhNin2YU=\x07",
    "\x1b]22;pointer\x07",
    "\x1b]0;سلام\x1b\\",
    "\x1bPtmux;\x1b\x1b[8l\x1b\\",
    "\x1b7",
    "\x1b(B",
    "\x1b[1A",
]


@pytest.mark.parametrize("terminal", sorted(REWRITTEN))
@pytest.mark.parametrize("escape", ESCAPES)
def test_what_is_not_text_is_sent_as_it_is(terminal: TerminalClass, escape: str) -> None:
    rewrite = rewriter(terminal)
    assert rewrite(escape, SIZE) == escape
    # In the middle of other things it keeps its place between them.
    sent = rewrite(f"\x1b[1;1Ha{escape}\x1b[2;1Hb", SIZE)
    assert re.fullmatch(r".*a.*" + re.escape(escape) + r".*b.*", sent, re.DOTALL)


@pytest.mark.parametrize("terminal", sorted(REWRITTEN))
@pytest.mark.parametrize("cut", ["\x1b", "\x1b[", "\x1b[38;2", "\x1b]8;;http", "\x1bP", "\x1b("])
def test_an_escape_without_an_end_is_kept_back(terminal: TerminalClass, cut: str) -> None:
    rewrite = rewriter(terminal)
    assert rewrite(cut, SIZE) == ""
    assert rewrite.rest() == cut
    assert rewrite.rest() == ""


@pytest.mark.parametrize("terminal", sorted(REWRITTEN))
@pytest.mark.parametrize("broken", ["\x1b\x07", "\x1b[1\n", "\x1b é"])
def test_an_escape_that_breaks_off_stops_nothing(terminal: TerminalClass, broken: str) -> None:
    rewrite = rewriter(terminal)
    assert rewrite(broken + "\x1b[1;1Hb", SIZE).count("b") == 1
    assert rewrite.rest() == ""


def test_kitty_is_sent_words_backwards_with_their_styles_in_place() -> None:
    # What is to be seen: «سلام» with its first two cells red; ﻡ is at the left.
    data = f"\x1b[1;3H\x1b[{RED}mﻡﻼ\x1b[0m\x1b[{BLUE}mﺳ\x1b[0m"
    assert rewriter(KITTY)(data, SIZE) == f"\x1b[1;3H\x1b[{RED}mﺳﻼ\x1b[{BLUE}mﻡ\x1b[1;6H\x1b[0m"


def test_kitty_turns_digits_so_they_are_sent_backwards() -> None:
    assert rewriter(KITTY)("\x1b[1;1H۱۳", SIZE) == "\x1b[1;1H۳۱\x1b[1;3H"


def test_what_stands_beside_letters_in_kitty_is_written_in_another_font() -> None:
    assert rewriter(KITTY)("\x1b[1;1H(ﺳ a)", SIZE) == "\x1b[1;1H\x1b[1m(\x1b[0mﺳ a)\x1b[1;6H"
    # Bold letters beside it: it is in another font already.
    sent = rewriter(KITTY)("\x1b[1;1H(\x1b[1mﺳ\x1b[0m", SIZE)
    assert sent == "\x1b[1;1H(\x1b[1mﺳ\x1b[1;3H\x1b[0m"


def test_a_letter_written_over_in_kitty_brings_its_whole_word_but_not_its_line() -> None:
    rewrite = rewriter(KITTY)
    rewrite("\x1b[2;1Hab ﻡﻼﺳ cd", SIZE)
    # The rightmost letter of the word becomes another one; in the middle of its line stands what stood there.
    assert rewrite("\x1b[2;6Hﺑ", SIZE) == "\x1b[2;4Hﺑﻼﻡ\x1b[2;7H"


def test_a_sign_above_a_letter_that_is_written_apart_from_it_stays_on_it() -> None:
    rewrite = rewriter(KITTY)
    data = f"\x1b[1;1H\x1b[{RED}mﻼ\x1b[0m\u064eﺳ"
    assert rewrite(data, SIZE) == f"\x1b[1;1H\x1b[{RED}mﺳ\x1b[0mﻼ\u064e\x1b[1;3H"
    # Written once more it is not doubled; where nobody knows the letter it is sent as it came.
    assert rewrite("\x1b[1;2H\u064eX", SIZE).count("\u064e") == 1
    assert rewriter(KITTY)("\u064eسل", SIZE) == "\u064eلس"


def test_nothing_is_known_of_a_screen_that_was_wiped_or_has_another_size() -> None:
    for forget, size in (("\x1b[2J", SIZE), ("\x1b[?1049h", SIZE), ("", (30, 4))):
        rewrite = rewriter(KITTY)
        rewrite("\x1b[1;1Hﺳﻼ", SIZE)
        assert "ﺳ" not in rewrite(forget + "\x1b[1;3Hﻡ", size)


def test_text_at_a_place_that_nobody_knows_is_sent_where_the_cursor_is() -> None:
    assert rewriter(KITTY)("سلام", SIZE) == "مالس"
    assert rewriter(KITTY)("\x1b[1;1Ha\nسلام", SIZE) == "\x1b[1;1Ha\x1b[1;2H\nمالس"


def test_a_mark_stands_behind_the_signs_on_its_letter() -> None:
    assert marked("ﺳِﻼم A۱") == "ﺳِ\u200eﻼ\u200eم\u200e A۱\u200e"
    assert marked("שלום") == "ש\u200eל\u200eו\u200eם\u200e"


@pytest.mark.parametrize(
    ("colour", "twin"),
    [
        ("31", "38;5;1"),
        ("97", "38;5;15"),
        ("38;5;3", "33"),
        ("38;5;12", "94"),
        # The colours of the cube and of the greys, as every terminal has them.
        ("38;5;196", "38;2;255;0;0"),
        ("38;5;67", "38;2;95;135;175"),
        ("38;5;232", "38;2;8;8;8"),
        ("38;5;255", "38;2;238;238;238"),
    ],
)
def test_a_colour_of_a_palette_is_said_in_two_ways_in_qterminal(colour: str, twin: str) -> None:
    sent = rewriter(QTERMINAL)(f"\x1b[1;1H\x1b[{colour}mﺳﻼ\x1b[0m", SIZE)
    assert sent == f"\x1b[1;1H\x1b[{colour}mﺳ\x1b[{twin}mﻼ\x1b[1;3H\x1b[0m"


def test_a_link_stays_a_link() -> None:
    link = "\x1b]8;id=1;http://example.org\x1b\\"
    data = f"\x1b[1;1H{link}ﻡﻼ\x1b]8;;\x1b\\"
    assert rewriter(KITTY)(data, SIZE) == f"\x1b[1;1H{link}ﻼﻡ\x1b[1;3H\x1b]8;;\x1b\\"


def test_a_wide_sign_takes_two_cells() -> None:
    rewrite = rewriter(KITTY)
    assert rewrite("\x1b[1;1H🂡ﻡ世ﺳ", SIZE).endswith("\x1b[1;6H")
    # Beside letters it is in another font; its second cell goes with it.
    assert rewrite("\x1b[1;2Hﻼ", SIZE) == "\x1b[1;1H\x1b[1m🂡\x1b[0mﻼ\x1b[1m世\x1b[0mﺳ\x1b[1;3H"


def test_mlterm_is_sent_no_style_of_more_than_ten_numbers() -> None:
    rewrite = rewriter(TerminalClass.MLTERM)
    long = f"\x1b[1;{RED};48;2;1;2;3m"
    assert rewrite(f"{long}a\x1b[0m", SIZE) == f"\x1b[1m\x1b[{RED}m\x1b[48;2;1;2;3ma\x1b[0m"
    # Ten are read, and stay as they are; a colour is never taken apart, and nothing stands for 0.
    assert rewrite(f"\x1b[{RED};48;2;1;2;3m", SIZE) == f"\x1b[{RED};48;2;1;2;3m"
    assert rewrite("\x1b[;1;3;4;38;5;7;48;5;1;9;53m", SIZE) == "".join(
        f"\x1b[{one}m" for one in ("0", "1", "3", "4", "38;5;7", "48;5;1", "9", "53")
    )


def test_printed_lines_come_out_right_without_a_screen() -> None:
    line = visual("بازی ۱۲", "rtl")
    assert printed(line, TerminalClass.NONE) == line
    assert printed(line, TerminalClass.XTERMJS) == marked(line)
    terminal = Terminal()
    terminal.feed(printed(line, TerminalClass.KITTY))
    assert "".join(cell.text for cell in as_kitty_shows(terminal.rows[0])).rstrip() == line
