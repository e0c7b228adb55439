"""One line of text while a person edits it: what is typed, taken away, and where the cursor goes. No Textual here.

The cursor stands on a character, not between two: on the character before which the next one will be typed, or behind
the last one. So there is no question on which side of a boundary between two directions it is. To the left and to the
right it goes as the eye sees, over the cells that `order` shows; a character without a cell of its own (ZWNJ, a mark,
the alef of a lam-alef) is a stop too, in the cell that `cursor_columns` gives it. Everything else is logical: what is
typed goes before the character under the cursor, Backspace takes the one before it in the order of typing.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from fa_cards.rtl.text import ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER, Direction, cursor_stops

Side: TypeAlias = Literal["left", "right"]
"""A side of the screen, as the eye sees it."""

_BREAKS: Final = re.compile("[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]+")
_PERSIAN_DIGITS: Final = frozenset("۰۱۲۳۴۵۶۷۸۹")
_JOINERS: Final = ZERO_WIDTH_NON_JOINER + ZERO_WIDTH_JOINER


def may_stand(char: str) -> bool:
    """Whether a line may hold a character: all but controls, marks of direction and halves of characters."""
    return char in _JOINERS or unicodedata.category(char) not in {"Cc", "Cf", "Cs"}


def cleaned(text: str) -> str:
    """The text as one line that can be edited: breaks and tabs are blanks, ZWNJ and ZWJ stay, other controls go.

    Marks and isolates of direction go too: one that is not closed would turn whatever the text is put into.

    Args:
        text: What was typed, pasted, or is given to be edited.
    """
    line = _BREAKS.sub(" ", text).replace("\t", " ")
    return "".join(char for char in line if may_stand(char))


def _in_word(char: str) -> bool:
    return char.isalnum() or char == "_" or char in _JOINERS or unicodedata.category(char).startswith("M")


@dataclass(frozen=True)
class Edited:
    """A line and its cursor."""

    text: str = ""
    cursor: int = 0
    """The index of the character on which the cursor stands; the length of the text behind the last one."""

    def moved(self, index: int) -> Edited:
        """The cursor on this character."""
        return Edited(self.text, max(0, min(index, len(self.text))))

    def typed(self, piece: str) -> Edited:
        """The piece before the character under the cursor."""
        text = self.text[: self.cursor] + piece + self.text[self.cursor :]
        return Edited(text, self.cursor + len(piece))

    def without(self, start: int, end: int) -> Edited:
        """The line without the characters from `start` up to `end`, the cursor where they were."""
        return Edited(self.text[:start] + self.text[end:], start)

    def back(self) -> Edited:
        """Without the character before the cursor in the order of typing."""
        return self.without(max(self.cursor - 1, 0), self.cursor)

    def delete(self) -> Edited:
        """Without the character under the cursor."""
        return self.without(self.cursor, self.cursor + 1)

    def back_word(self) -> Edited:
        """Without what stands between the cursor and the beginning of the word before it."""
        starts = [index for index in range(self.cursor) if self._starts_word(index)]
        return self.without(starts[-1] if starts else 0, self.cursor)

    def delete_word(self) -> Edited:
        """Without what stands between the cursor and the beginning of the next word."""
        following = range(self.cursor + 1, len(self.text))
        end = next((index for index in following if self._starts_word(index)), len(self.text))
        return self.without(self.cursor, end)

    def may_take_zwnj(self) -> bool:
        """Whether a ZWNJ may stand where the cursor is: behind a letter, mark or digit of a right-to-left script."""
        if not self.cursor:
            return False
        before = self.text[self.cursor - 1]
        return before in _PERSIAN_DIGITS or unicodedata.bidirectional(before) in {"R", "AL", "AN", "NSM"}

    def step(self, side: Side, base: Direction, shaped: bool = True) -> Edited:
        """The cursor one stop further to this side, or where it is at the end of the line.

        Args:
            side: Where to.
            base: The direction of the line as a whole.
            shaped: As in `order`.
        """
        return self._walked(side, base, shaped, words=False)

    def step_word(self, side: Side, base: Direction, shaped: bool = True) -> Edited:
        """The cursor on the next beginning of a word to this side, or at that end of the line.

        Args:
            side: Where to.
            base: The direction of the line as a whole.
            shaped: As in `order`.
        """
        return self._walked(side, base, shaped, words=True)

    def _walked(self, side: Side, base: Direction, shaped: bool, *, words: bool) -> Edited:
        stops = cursor_stops(self.text, base, shaped)
        here = stops.index(self.cursor)
        onward = (side == "left") == (base == "rtl")
        path = stops[here + 1 :] if onward else stops[:here][::-1]
        if words:
            # Where no word begins any more, the end of the line.
            path = tuple(index for index in path if self._starts_word(index)) or path[-1:]
        return self.moved(path[0]) if path else self

    def _starts_word(self, index: int) -> bool:
        inside = index < len(self.text) and _in_word(self.text[index])
        return inside and not (index and _in_word(self.text[index - 1]))
