"""The field for one line of text: typed into, gone through, clicked and pasted into, in both directions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual import events
from textual.app import App, ComposeResult
from textual.strip import Strip
from textual.widgets import Static

from fa_cards.rtl import Direction, LeftBased, LineInput, Row, TwoWay, cursor_columns, order, visual

CHARS: Final = "سلامبپژ لا آأ abK é ۱۲۳ 45 ()[]«» .،:-/ \u200c\u064e\u0651\u0301中"
ZWNJ: Final = "\u200c"
READING: Final = f"می{ZWNJ}خوانم"
MIXED: Final = "Teka ۱۲ سارا"


class Form(TwoWay, App[None]):
    """A field beside a label, and a page behind that hears what the field leaves to it."""

    AUTO_FOCUS = "#name"
    CSS = "Row {height: 1} Row Static {width: 6} Row LineInput {width: 20} #last {width: 20}"

    def __init__(self, value: str = "", **kwargs: Any) -> None:
        super().__init__()
        self.field = LineInput(value, id="name", **kwargs)
        self.heard: list[str] = []
        self.told: list[tuple[str, str]] = []

    def compose(self) -> ComposeResult:
        with Row():
            yield Static("نام")
            yield self.field
        yield LineInput(id="last")

    def on_key(self, event: events.Key) -> None:
        self.heard.append(event.key)

    def on_line_input_changed(self, event: LineInput.Changed) -> None:
        self.told.append(("changed", event.value))

    def on_line_input_submitted(self, event: LineInput.Submitted) -> None:
        self.told.append(("submitted", event.value))
        assert event.control is self.field

    @property
    def lines(self) -> list[Strip]:
        return self.screen._compositor.render_strips()

    def row(self, y: int = 0) -> str:
        return "".join(segment.text for segment in self.lines[y])

    def styled(self, name: str, y: int = 0) -> list[int]:
        """The columns of the screen that are reversed, or underlined."""
        columns: list[int] = []
        x = 0
        for segment in self.lines[y]:
            if segment.style is not None and getattr(segment.style, name):
                columns += range(x, x + segment.cell_length)
            x += segment.cell_length
        return columns

    def colour(self, x: int) -> object:
        """The colour of what stands in a column of the first row."""
        strip = self.lines[0].crop(x, x + 1)
        return strip._segments[0].style and strip._segments[0].style.color


@pytest.mark.parametrize("direction", ["rtl", "ltr"])
async def test_it_shows_the_cells_of_the_line_and_the_cursor_on_the_right_one(direction: Direction) -> None:
    app = Form()
    async with app.run_test(size=(80, 4)) as pilot:
        app.turn(direction)
        app.field.styles.width = 60
        await pilot.pause()

        @settings(max_examples=200, derandomize=True, deadline=None)
        @given(st.text(CHARS, max_size=24), st.data())
        def holds(text: str, data: st.DataObject) -> None:
            app.field.value = text
            index = data.draw(st.integers(0, len(text)))
            app.field.cursor = index
            strip = app.field.render_line(0)
            assert strip.cell_length == 60
            shown = "".join(char for char, _ in order(text, direction))
            width = cursor_columns(text, direction)[-1]
            line = strip.text
            if direction == "rtl":
                assert line == " " * (60 - width) + shown
            else:
                assert line == shown + " " * (60 - width)
            lit: list[int] = []
            x = 0
            for segment in strip:
                if segment.style and segment.style.reverse:
                    lit += range(x, x + segment.cell_length)
                x += segment.cell_length
            column = cursor_columns(text, direction)[index]
            assert column in ([59 - x for x in lit] if direction == "rtl" else lit)
            assert len(lit) in (1, 2)

        holds()


@pytest.mark.parametrize("direction", ["rtl", "ltr"])
@pytest.mark.parametrize("width", [1, 2, 7])
async def test_a_text_longer_than_the_field_scrolls_with_the_cursor(direction: Direction, width: int) -> None:
    app = Form()
    async with app.run_test(size=(80, 4)) as pilot:
        app.turn(direction)
        app.field.styles.width = width
        await pilot.pause()

        @settings(max_examples=60, derandomize=True, deadline=None)
        @given(st.text(CHARS, min_size=width, max_size=30))
        def holds(text: str) -> None:
            app.field.value = text
            for move in (app.field.go_left, app.field.go_right):
                for _ in range(len(text) + 1):
                    move()
                    strip = app.field.render_line(0)
                    assert strip.cell_length == width
                    assert any(segment.style and segment.style.reverse for segment in strip)

        holds()


async def test_persian_is_joined_and_stands_where_lines_start() -> None:
    app = Form(READING)
    async with app.run_test(size=(40, 4)) as pilot:
        assert app.row()[14:34] == f"{visual(READING, 'rtl'):>20}"
        app.turn("ltr")
        await pilot.pause()
        assert app.row()[6:26] == f"{visual(READING, 'ltr'):<20}"


async def test_persian_is_typed_with_the_zwnj_of_its_own_key() -> None:
    app = Form()
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("م", "ی", "zero_width_non_joiner", "خ", "و", "ا", "ن", "م")
        assert app.field.value == READING
        assert app.row()[14:34] == f"{visual(READING, 'rtl'):>20}"
        assert app.heard == []
        assert app.told[-1] == ("changed", READING)


@pytest.mark.parametrize("key", ["shift+space", "ctrl+space", "ctrl+@", "ctrl+n"])
async def test_zwnj_has_keys_for_every_terminal(key: str) -> None:
    app = Form("می")
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press(key, "خ")
        assert app.field.value == f"می{ZWNJ}خ"


@pytest.mark.parametrize("character", [None, " ", ZWNJ])
async def test_shift_and_space_is_a_blank_behind_latin_letters_unless_the_terminal_says_zwnj(
    character: str | None,
) -> None:
    app = Form("John")
    async with app.run_test(size=(40, 4)) as pilot:
        app.field.post_message(events.Key("shift+space", character))
        await pilot.pause()
        assert app.field.value == ("John " if character != ZWNJ else f"John{ZWNJ}")


async def test_a_zwnj_beside_the_cursor_is_seen_by_a_line() -> None:
    app = Form("می")
    async with app.run_test(size=(40, 4)) as pilot:
        # The edge where the line starts is column 33.
        assert (app.styled("reverse"), app.styled("underline")) == ([31], [])
        await pilot.press("ctrl+n")
        assert (app.styled("reverse"), app.styled("underline")) == ([31], [32])
        await pilot.press("خ")
        assert (app.styled("reverse"), app.styled("underline")) == ([30], [])
        await pilot.press("right")
        # On خ, behind the ZWNJ.
        assert (app.styled("reverse"), app.styled("underline")) == ([31], [32])
        await pilot.press("right")
        # On the ZWNJ itself, in the cell of what follows it.
        assert (app.styled("reverse"), app.styled("underline")) == ([31], [31])
        await pilot.press("right")
        assert (app.styled("reverse"), app.styled("underline")) == ([32], [])


async def test_a_lone_zwnj_is_seen_too() -> None:
    app = Form()
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("ctrl+n")
        assert (app.styled("reverse"), app.styled("underline")) == ([33], [33])


async def test_the_two_letters_of_a_lam_alef_are_told_apart() -> None:
    app = Form("بلا")
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("right")
        assert app.field.cursor == 2
        assert (app.styled("reverse"), app.styled("underline")) == ([32], [32])
        await pilot.press("right")
        assert app.field.cursor == 1
        assert (app.styled("reverse"), app.styled("underline")) == ([32], [])
        await pilot.press("delete")
        assert app.field.value == "با"


@pytest.mark.parametrize(
    ("direction", "pressed", "columns"),
    [
        # The field is 14 to 33; the text 22 to 33, from the left: سارا, blank, Teka ۱۲. Home is T, in the middle.
        ("rtl", ["end"], [21]),
        ("rtl", ["end", "right"], [22]),
        ("rtl", ["home"], [27]),
        ("rtl", ["home", "left"], [26]),
        ("rtl", ["home", "right"], [28]),
        ("rtl", ["right"] * 20, [33]),
        ("rtl", ["ctrl+right"], [25]),
        ("rtl", ["ctrl+right", "ctrl+right"], [27]),
        # The field is 6 to 25, the text begins at 6.
        ("ltr", ["home"], [6]),
        ("ltr", ["end"], [18]),
        ("ltr", ["end", "left"], [14 + 3]),
        ("ltr", ["left"] * 20, [6]),
    ],
)
async def test_left_and_right_go_as_the_eye_sees_in_mixed_text(
    direction: Direction, pressed: list[str], columns: list[int]
) -> None:
    app = Form(MIXED)
    async with app.run_test(size=(40, 4)) as pilot:
        app.turn(direction)
        await pilot.press(*pressed)
        await pilot.pause()
        assert app.styled("reverse") == columns
        assert app.heard == []


async def test_what_types_never_reaches_the_page_and_what_is_the_pages_does() -> None:
    app = Form()
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("e", "س", "space", "question_mark", "1", "۱", "left", "right", "home", "end", "delete")
        assert app.heard == []
        assert app.field.value == "eس ?1۱"
        app.field.post_message(events.Key("alt+d", "d"))
        app.field.post_message(events.Key("alt+س", "س"))
        await pilot.pause()
        assert (app.field.value, app.heard) == ("eس ?1۱", [])
        await pilot.press("escape", "up", "down", "f2", "f1", "pageup", "tab")
        assert app.heard == ["escape", "up", "down", "f2", "f1", "pageup", "tab"]
        assert app.field.value == "eس ?1۱"
        assert app.focused is app.query_one("#last")


async def test_enter_submits_once_and_the_page_hears_no_key() -> None:
    app = Form("سارا")
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert app.told == [("submitted", "سارا")]
        assert app.heard == []


async def test_keys_take_characters_and_words_away() -> None:
    app = Form(f"سارا {READING} abc")
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("backspace")
        assert app.field.value == f"سارا {READING} ab"
        await pilot.press("ctrl+w")
        assert app.field.value == f"سارا {READING} "
        await pilot.press("ctrl+backspace")
        assert app.field.value == "سارا "
        await pilot.press("home", "delete")
        assert app.field.value == "ارا "
        await pilot.press("ctrl+delete")
        assert app.field.value == ""
        await pilot.press("backspace", "delete", "ctrl+w")
        assert app.field.value == ""


async def test_everything_can_be_taken_away_at_once() -> None:
    app = Form("سارا abc")
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("right", "ctrl+u")
        assert (app.field.value, app.field.cursor) == ("", 0)
        await pilot.pause()
        assert app.told == [("changed", "")]


async def test_what_is_pasted_becomes_one_line_and_keeps_its_zwnj() -> None:
    app = Form("الف")
    async with app.run_test(size=(60, 4)) as pilot:
        app.post_message(events.Paste(f"می{ZWNJ}روم\nخانه\x1b\u2068!\u2069\n"))
        await pilot.pause()
        assert app.field.value == f"الفمی{ZWNJ}روم خانه!"
        app.copy_to_clipboard("ب\nپ")
        await pilot.press("home", "ctrl+v")
        assert app.field.value == f"ب پالفمی{ZWNJ}روم خانه!"
        assert app.field.cursor == 3


async def test_no_more_is_taken_than_there_is_room_for() -> None:
    app = Form("سارا", max_length=6)
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("home")
        app.post_message(events.Paste("abcd"))
        await pilot.pause()
        assert (app.field.value, app.field.cursor) == ("abسارا", 2)
        await pilot.press("x")
        assert app.field.value == "abسارا"
        # What the program gives is not cut, and can be shortened.
        app.field.value = "سارا و دارا"
        await pilot.press("x", "backspace")
        assert app.field.value == "سارا و دار"


async def test_a_program_may_have_its_own_spelling_and_the_layer_has_none() -> None:
    app = Form(normalise=lambda text: text.translate({ord("ي"): "ی", ord("ك"): "ک", ord("!"): None}))
    plain = Form()
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("ي", "ك", "!")
        assert app.field.value == "یک"
        app.field.value = "علي"
        assert app.field.value == "علی"
    async with plain.run_test(size=(40, 4)) as pilot:
        await pilot.press("ي", "ك")
        assert plain.field.value == "يك"


@pytest.mark.parametrize(
    ("direction", "x", "index"),
    [
        # Text 22 to 33 as above: T at 27, س at 25, its last letter at 22, ۲ at 33; left of the text is its end.
        ("rtl", 27, 0),
        ("rtl", 25, 8),
        ("rtl", 22, 11),
        ("rtl", 33, 6),
        ("rtl", 21, 12),
        ("rtl", 15, 12),
        ("ltr", 6, 0),
        ("ltr", 17, 8),
        ("ltr", 25, 12),
    ],
)
async def test_a_click_puts_the_cursor_on_the_cell(direction: Direction, x: int, index: int) -> None:
    app = Form(MIXED)
    async with app.run_test(size=(40, 4)) as pilot:
        app.turn(direction)
        await pilot.press("tab")
        assert app.focused is not app.field
        await pilot.click(offset=(x, 0))
        assert app.focused is app.field
        assert app.field.cursor == index


async def test_a_click_into_a_scrolled_text_finds_its_letter() -> None:
    app = Form("ابتپثجچحخدذرزژسشصضطظعغفقکگلمنوهی")
    async with app.run_test(size=(40, 4)) as pilot:
        # The field is 14 to 33, the blank behind the text at 14: so the letter at 33 is the nineteenth from the end.
        await pilot.click(offset=(33, 0))
        assert app.field.cursor == 32 - 19
        await pilot.press("end", *["right"] * 19)
        assert app.styled("reverse") == [33]
        await pilot.press("right")
        assert (app.styled("reverse"), app.field.cursor) == ([33], 12)
        await pilot.press("end", "backspace")
        assert app.styled("reverse") == [14]


async def test_the_placeholder_is_faint_and_goes_with_the_first_letter() -> None:
    app = Form(placeholder="نام شما")
    async with app.run_test(size=(40, 4)) as pilot:
        assert app.row()[14:34] == f"{visual('نام شما', 'rtl'):>20}"
        assert app.styled("reverse") == [33]
        await pilot.press("س")
        assert app.row()[14:34] == f"{visual('س', 'rtl'):>20}"
        await pilot.press("backspace", "tab")
        assert app.styled("reverse") == []
        ink, faint = app.colour(37), app.colour(33)
        assert ink != faint
        await pilot.press("shift+tab", "س", "tab")
        assert app.colour(33) == ink


async def test_the_placeholder_is_faint_in_the_terminals_own_colours_too() -> None:
    app = Form(placeholder="نام شما")
    app.theme = "ansi-dark"
    async with app.run_test(size=(40, 4)) as pilot:
        await pilot.press("tab")
        assert app.styled("dim") == list(range(27, 34))


async def test_the_cursor_is_seen_only_where_the_focus_is() -> None:
    app = Form("سارا")
    async with app.run_test(size=(40, 4)) as pilot:
        assert (app.styled("reverse"), app.styled("reverse", 1)) == ([29], [])
        await pilot.press("tab")
        assert (app.styled("reverse"), app.styled("reverse", 1)) == ([], [39])


class Framed(TwoWay, App[None]):
    """A field in a box with a title, and padding of two sizes."""

    CSS = "LineInput {width: 20; height: 3; border: round white; padding: 0 1 0 3}"

    def compose(self) -> ComposeResult:
        field = LineInput("سارا")
        field.border_title = "نام"
        yield field


async def test_in_a_box_the_title_is_joined_and_the_padding_is_logical() -> None:
    app = Framed()
    async with app.run_test(size=(20, 4)) as pilot:

        def rows() -> list[str]:
            return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]

        assert visual("نام", "rtl") in rows()[0]
        assert rows()[1] == f"│ {visual('سارا', 'rtl'):>14}   │"
        field = app.query_one(LineInput)
        # The blank behind the text: from the right border and three blanks four letters, then it.
        assert field.cursor_screen_offset == (11, 1)
        assert app.cursor_position == (11, 1)
        await pilot.click(offset=(15, 1))
        assert field.cursor == 0
        app.turn("ltr")
        await pilot.pause()
        assert rows()[1] == f"│   {visual('سارا', 'ltr'):<14} │"
        assert field.cursor_screen_offset == (7, 1)


class Code(LeftBased, LineInput):
    """A field for what always reads from the left."""


class Others(App[None]):
    """A program that knows nothing of directions, and one field that does not care."""

    CSS = "LineInput, Code {width: 20}"
    read: ClassVar[bool] = False

    def compose(self) -> ComposeResult:
        yield LineInput("سلام a")
        yield Code("b سلام")


class OthersFromTheRight(Others):
    """The same program, which only says that it reads from right to left."""

    right_to_left = True


@pytest.mark.parametrize(("kind", "right_to_left"), [(Others, False), (OthersFromTheRight, True)])
async def test_it_works_in_a_program_without_the_layer(kind: type[Others], right_to_left: bool) -> None:
    app = kind()
    async with app.run_test(size=(20, 4)):
        first = "".join(segment.text for segment in app.screen._compositor.render_strips()[0])
        base: Direction = "rtl" if right_to_left else "ltr"
        assert first.strip() == visual("سلام a", base)
        assert first.endswith(" ") != right_to_left


async def test_a_field_for_codes_reads_from_the_left_in_every_program() -> None:
    class Program(TwoWay, App[None]):
        CSS = "Code {width: 20}"

        def compose(self) -> ComposeResult:
            yield Code("b سلام")

    app = Program()
    async with app.run_test(size=(40, 4)) as pilot:
        line = "".join(segment.text for segment in app.screen._compositor.render_strips()[0])
        assert line.strip() == visual("b سلام", "ltr")
        await pilot.press("home", "right")
        assert app.query_one(Code).cursor == 1


async def test_a_field_as_wide_as_its_text_grows_with_it() -> None:
    app = Form("سه")
    async with app.run_test(size=(40, 4)) as pilot:
        app.field.styles.width = "auto"
        await pilot.pause()
        assert app.field.size.width == 3
        await pilot.press("ا")
        await pilot.pause()
        assert app.field.size.width == 4
