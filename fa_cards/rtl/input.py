"""A field for one line of text in either direction, or in both at once.

Textual's own Input shows right-to-left text as it comes, moves through it the wrong way, and never sees the ZWNJ key.
`LineInput` holds logical text, orders and scrolls its cells itself, and moves as `fa_cards.rtl.editing` says. It is not
named Input because Textual's stylesheet for that name would style it too, once a program opens the command palette.

**Keys.** What types a character types it. ZWNJ has its own key of a Persian keyboard, Shift+Space where the terminal
tells it from Space (after a letter that is not of a left-to-right script; else it is a blank), and Ctrl+Space or Ctrl+N
in every terminal. Left and Right go as the eye sees, with Ctrl by words; Home and End, or Ctrl+A and Ctrl+E, go to the
beginning and the end of the text; Backspace and Delete, or Ctrl+D, take a character, with Ctrl (or Ctrl+W, Alt+D) up to
the boundary of a word; Ctrl+U takes everything; Ctrl+V pastes what the program has copied. Enter sends `Submitted`.
These keys never reach the page behind, also where they can do nothing; all others do: Escape, Tab, Up, Down, F1.

**What has no cell** is shown by lines, with a ground of their own where there are colours: while the cursor stands
behind a ZWNJ the letter before is underlined; a cursor with a line under it stands on a character without a cell, ZWNJ,
a mark, or the alef of a lam-alef.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.filter import LineFilter
from textual.geometry import Offset, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from fa_cards.rtl.editing import Edited, cleaned, may_stand
from fa_cards.rtl.filter import RightToLeft
from fa_cards.rtl.layout import reads_right_to_left
from fa_cards.rtl.ordered import PLACE, AroundOrdered
from fa_cards.rtl.text import ZERO_WIDTH_NON_JOINER, cursor_columns, order

_ALTERING: Final = {"ctrl", "alt", "super", "hyper", "meta"}
"""Modifiers with which a key types nothing, whatever character it bears."""


@lru_cache(1024)
def _place(index: int) -> Style:
    """The style by which a cell says the index that it stands for."""
    return Style(meta={PLACE: index})


class LineInput(Widget, can_focus=True):
    """One line of text that a person types, in any program, whichever way it reads."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "line-input--cursor",
        "line-input--placeholder",
        "line-input--unseen",
    }
    """The cell of the cursor, the placeholder, and the line that shows what has no cell."""

    DEFAULT_CSS = """
    LineInput {
        width: 1fr;
        height: 1;
        background: $surface;
        color: $foreground;
        pointer: text;
        & > .line-input--cursor {
            text-style: reverse;
        }
        & > .line-input--placeholder {
            color: $text-disabled;
        }
        & > .line-input--unseen {
            text-style: underline;
            background: $accent-muted;
        }
        &:ansi > .line-input--placeholder {
            text-style: dim;
        }
    }
    """

    class _Told(Message):
        """What the field tells the program."""

        def __init__(self, field: LineInput, value: str) -> None:
            super().__init__()
            self.field = field
            self.value = value

        @property
        def control(self) -> LineInput:
            """The field, so that a handler can choose it by a selector."""
            return self.field

    class Changed(_Told):
        """The text has changed, by the person or by the program."""

    class Submitted(_Told):
        """The person has pressed Enter."""

    KEYS: ClassVar[Mapping[str, str]] = {
        "left": "go_left",
        "right": "go_right",
        "ctrl+left": "go_word_left",
        "ctrl+right": "go_word_right",
        "home": "go_home",
        "ctrl+a": "go_home",
        "end": "go_end",
        "ctrl+e": "go_end",
        "backspace": "take_back",
        "delete": "take",
        "ctrl+d": "take",
        "ctrl+backspace": "take_word_back",
        "alt+backspace": "take_word_back",
        "ctrl+w": "take_word_back",
        "ctrl+delete": "take_word",
        "alt+d": "take_word",
        "ctrl+u": "clear",
        "ctrl+v": "paste_copied",
        "enter": "submit",
        "zero_width_non_joiner": "type_zwnj",
        "shift+space": "type_zwnj_or_blank",
        "ctrl+space": "type_zwnj",
        # What Ctrl+Space is in terminals without a keyboard protocol of their own.
        "ctrl+@": "type_zwnj",
        "ctrl+n": "type_zwnj",
    }
    """The keys that do something, each with the method that does it."""

    edited: reactive[Edited] = reactive(Edited())
    """The text and its cursor."""
    placeholder: reactive[str] = reactive("")
    """What stands there, faint, while there is no text."""

    def __init__(
        self,
        value: str = "",
        *,
        placeholder: str = "",
        max_length: int | None = None,
        normalise: Callable[[str], str] | None = None,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
        disabled: bool = False,
    ) -> None:
        """A field.

        Args:
            value: The text at first.
            placeholder: What stands there, faint, while there is no text.
            max_length: How many characters a person may type. A longer text that the program gives is kept.
            normalise: Turns what is typed, pasted or given into what is taken, piece by piece: to turn ي into ی, or to
                take digits only.
            name: As in every widget.
            id: As in every widget.
            classes: As in every widget.
            disabled: As in every widget.
        """
        super().__init__(name=name, id=id, classes=classes, disabled=disabled)
        self.max_length = max_length
        self.normalise = normalise
        self._first = 0
        text = self._taken(value)
        self.set_reactive(LineInput.edited, Edited(text, len(text)))
        self.set_reactive(LineInput.placeholder, placeholder)

    # --- the text ------------------------------------------------------------------------------------------------

    @property
    def value(self) -> str:
        """The text, in logical order. Another text that is set is cleaned, and the cursor goes to its end."""
        return self.edited.text

    @value.setter
    def value(self, text: str) -> None:
        text = self._taken(text)
        if text != self.value:
            self.edited = Edited(text, len(text))

    @property
    def cursor(self) -> int:
        """The index of the character on which the cursor stands; the length of the text behind the last one."""
        return self.edited.cursor

    @cursor.setter
    def cursor(self, index: int) -> None:
        self.edited = self.edited.moved(index)

    def type_text(self, text: str) -> None:
        """Puts the text before the character under the cursor, as far as there is room for it."""
        piece = self._taken(text)
        if self.max_length is not None:
            piece = piece[: max(self.max_length - len(self.value), 0)]
        self.edited = self.edited.typed(piece)

    def _taken(self, text: str) -> str:
        """What is taken of a text: cleaned, and as the program wants it."""
        text = cleaned(text)
        return cleaned(self.normalise(text)) if self.normalise else text

    def watch_edited(self, before: Edited, after: Edited) -> None:
        """Tells the program of another text, and the terminal where the cursor is."""
        if before.text != after.text:
            self.post_message(self.Changed(self, after.text))
            if self.styles.auto_dimensions:
                self.refresh(layout=True)
        self._tell_cursor()

    # --- keys, pasting, clicks -----------------------------------------------------------------------------------

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whether the key is the field's: one that does something here, or that bears a character."""
        return key in self.KEYS or (character is not None and may_stand(character))

    async def _on_key(self, event: events.Key) -> None:
        if not self.check_consume_key(event.key, event.character):
            return
        event.stop()
        event.prevent_default()
        if event.character == ZERO_WIDTH_NON_JOINER:
            self.type_zwnj()
        elif event.key in self.KEYS:
            getattr(self, self.KEYS[event.key])()
        elif event.character and not _ALTERING.intersection(event.key.split("+")):
            self.type_text(event.character)

    def _on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        self.type_text(event.text.strip("\r\n"))

    async def _on_mouse_down(self, event: events.MouseDown) -> None:
        index = event.style.meta.get(PLACE)
        if isinstance(index, int):
            self.cursor = index

    def go_left(self) -> None:
        """Moves one stop to the left."""
        self.edited = self.edited.step("left", self._way.base, self._way.shaped)

    def go_right(self) -> None:
        """Moves one stop to the right."""
        self.edited = self.edited.step("right", self._way.base, self._way.shaped)

    def go_word_left(self) -> None:
        """Moves to the next beginning of a word at the left."""
        self.edited = self.edited.step_word("left", self._way.base, self._way.shaped)

    def go_word_right(self) -> None:
        """Moves to the next beginning of a word at the right."""
        self.edited = self.edited.step_word("right", self._way.base, self._way.shaped)

    def go_home(self) -> None:
        """Moves to the first character of the text."""
        self.cursor = 0

    def go_end(self) -> None:
        """Moves behind the last character of the text."""
        self.cursor = len(self.value)

    def take_back(self) -> None:
        """Takes the character before the cursor away."""
        self.edited = self.edited.back()

    def take(self) -> None:
        """Takes the character under the cursor away."""
        self.edited = self.edited.delete()

    def take_word_back(self) -> None:
        """Takes away what stands before the cursor, back to the beginning of a word."""
        self.edited = self.edited.back_word()

    def take_word(self) -> None:
        """Takes away what stands from the cursor on, up to the beginning of a word."""
        self.edited = self.edited.delete_word()

    def clear(self) -> None:
        """Takes the whole text away."""
        self.value = ""

    def paste_copied(self) -> None:
        """Types what the program has copied."""
        self.type_text(self.app.clipboard.strip("\r\n"))

    def submit(self) -> None:
        """Says that the person is ready."""
        self.post_message(self.Submitted(self, self.value))

    def type_zwnj(self) -> None:
        """Types a ZWNJ."""
        self.type_text(ZERO_WIDTH_NON_JOINER)

    def type_zwnj_or_blank(self) -> None:
        """Types a ZWNJ where it may stand in a word, else a blank, for whoever still holds Shift after a capital."""
        self.type_text(ZERO_WIDTH_NON_JOINER if self.edited.may_take_zwnj() else " ")

    # --- drawing -------------------------------------------------------------------------------------------------

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The filters of the app; the one that orders lines leaves the cells of the field alone."""
        filters: list[LineFilter] = []
        found = False
        for one in super().get_line_filters():
            if isinstance(one, RightToLeft):
                found = True
                filters.append(AroundOrdered(one.base, one.shaped, one.enabled))
            else:
                filters.append(one)
        return filters if found else [*filters, AroundOrdered("rtl" if reads_right_to_left(self) else "ltr")]

    @property
    def _way(self) -> RightToLeft:
        """How lines are ordered here."""
        return next(one for one in self.get_line_filters() if isinstance(one, RightToLeft))

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as the text and a cursor behind it, or as the placeholder."""
        return max(self._columns[-1] + 1, cell_len(self.placeholder))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """One line."""
        return 1

    @property
    def _columns(self) -> tuple[int, ...]:
        """The column of each character, and of the end, counted from where lines start."""
        return cursor_columns(self.value, self._way.base, self._way.shaped)

    @property
    def cursor_screen_offset(self) -> Offset:
        """Where the cursor is seen on the screen; input methods open their window there."""
        place, room, padding = self._columns[self.cursor] - self._scrolled(), self.content_region, self.styles.padding
        if self._way.base == "rtl":
            # The padding turns with the text.
            return Offset(room.right - 1 - place + padding.right - padding.left, room.y)
        return Offset(room.x + place, room.y)

    def _tell_cursor(self) -> None:
        if self.has_focus:
            self.app.cursor_position = self.cursor_screen_offset

    def watch_has_focus(self, _has_focus: bool) -> None:
        """Shows the cursor, or no longer."""
        super().watch_has_focus(_has_focus)
        self._tell_cursor()

    def _on_resize(self, event: events.Resize) -> None:
        self._tell_cursor()

    def _scrolled(self) -> int:
        """The first column that is shown: as it was, but for a cursor that would be out of sight."""
        columns, width = self._columns, self.size.width
        column = columns[self.cursor]
        beyond = min((other for other in columns if other > column), default=column + 1)
        first = max(min(self._first, columns[-1] + 1 - width), beyond - width, 0)
        self._first = min(first, column)
        return self._first

    def render_line(self, y: int) -> Strip:
        """The cells of the text that have room, with the cursor."""
        width = self.size.width
        if y or not width:
            return Strip.blank(width, self.rich_style)
        way, first = self._way, self._scrolled()
        cells = self._cells(way)
        used = sum(segment.cell_length for segment in cells)
        blank = Segment(" " * max(first + width - used, 0), self.rich_style + _place(len(self.value)))
        if way.base == "rtl":
            end = max(used, first + width) - first
            return Strip([blank, *cells]).crop(end - width, end)
        return Strip([*cells, blank]).crop(first, first + width)

    def _cells(self, way: RightToLeft) -> list[Segment]:
        """The cells of the text and the one behind it, from left to right."""
        text = self.value or self.placeholder
        shown = order(text, way.base, way.shaped)
        columns = cursor_columns(text, way.base, way.shaped)
        usual = self.rich_style if self.value else self.get_component_rich_style("line-input--placeholder")
        lit, lined = -1, frozenset[int]()
        if self.has_focus:
            lit = columns[self.cursor] if self.value else 0
            lined = self._lined(columns, {index for _, index in shown})

        def cell(char: str, index: int, usual: Style) -> Segment:
            column = columns[index]
            style = self.get_component_rich_style("line-input--cursor") if column == lit else usual
            if column in lined:
                style += self.get_component_rich_style("line-input--unseen", partial=True)
            return Segment(char, style + _place(min(index, len(self.value))))

        cells = [cell(char, index, usual) for char, index in shown]
        end = cell(" ", len(text), self.rich_style)
        return [end, *cells] if way.base == "rtl" else [*cells, end]

    def _lined(self, columns: Sequence[int], seen: set[int]) -> frozenset[int]:
        """The columns of the cells with a line under them, while the cursor is beside what has no cell."""
        cursor, lined = self.cursor, set[int]()
        if cursor < len(self.value) and cursor not in seen:
            lined.add(columns[cursor])
        if cursor and self.value[cursor - 1] == ZERO_WIDTH_NON_JOINER:
            lined.add(columns[max((index for index in seen if index < cursor), default=cursor)])
        return frozenset(lined)
