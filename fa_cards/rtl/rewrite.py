"""What has to be sent instead of ordered text to a terminal that turns it and cannot be told to stop.

Three ways, each for terminals on which it was seen to work:

- marks of direction (xterm.js, VTE behind tmux): one after each letter, so that no two letters make a run to be turned.
  They take no cell and stand in the cell of their letter, so a cell may be written alone. (An override round a run of
  letters lies in the cell before it, is lost when that one is written, and has no cell to lie in at the left edge.)
- words turned beforehand (kitty): what it turns again comes out right. A word has to be written whole.
- alternating styles (QTerminal): it turns pieces of one style only, so no two neighbours have the same.

And a fourth that has nothing to do with direction: long styles in pieces (mlterm), which it would not read to the end.

Functions of text and cells alone; no Textual here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final, Protocol

from fa_cards.rtl.cells import PLAIN, Cell, Painting, Pen, Tokens, cells_of, leading_marks
from fa_cards.rtl.kinds import MARKED, WORDS_TURNED, TerminalClass

# The blocks of the scripts that run from right to left.
_BLOCKS: Final = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_IN_BLOCKS: Final = re.compile(f"[{_BLOCKS}]")
# Signs of these blocks that many scripts share: alone they do not turn a run.
_SHARED: Final = re.compile("[\u060c\u061b\u061f\u0640\u0660-\u0669\ufd3e\ufd3f]")
_MARK: Final = "\u200e"
_LETTER: Final = re.compile(f"[{_BLOCKS}][\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]*")
_HARD_BLANK: Final = "\u00a0"
# What stands between the words of a terminal: blanks, lines and blocks.
BETWEEN_WORDS: Final = re.compile(f"[ {_HARD_BLANK}\u2500-\u259f]")
_EVERY_CELL: Final = re.compile("")

Change = Callable[[list[Cell], int], list[Cell]]
"""Cells that are to be seen, and the column of the first one -> cells to be sent instead."""


class Rewriter(Protocol):
    """Takes what is to be seen and gives what has to be sent; remembers what it has to between the two."""

    def __call__(self, data: str, size: tuple[int, int]) -> str:
        """What has to be sent instead.

        Args:
            data: What a program writes.
            size: Columns and rows of the terminal.
        """
        ...

    def rest(self) -> str:
        """What was kept back because it was cut in the middle; it is not kept any longer."""
        ...


def rewriter_for(terminal: TerminalClass) -> Rewriter | None:
    """A new rewriter for a terminal of this class; None where everything is sent as it is."""
    if terminal in MARKED:
        return Marker()
    if terminal in WORDS_TURNED:
        return Repainter(turned_words, BETWEEN_WORDS)
    if terminal is TerminalClass.QTERMINAL:
        return Repainter(alternating, _EVERY_CELL)
    return Shortener() if terminal is TerminalClass.MLTERM else None


def printed(line: str, terminal: TerminalClass) -> str:
    """The ordered line as it has to be printed on a terminal of this class; without escapes."""
    if terminal in MARKED:
        return marked(line)
    if terminal in WORDS_TURNED:
        return _sent(turned_words(cells_of(line, PLAIN), 0), PLAIN, PLAIN)
    return line


# --- marks of direction ---------------------------------------------------------------------------------------------


def marked(text: str) -> str:
    """The text with a mark of direction after each letter of a script that runs from right to left."""
    return _LETTER.sub(lambda letter: letter[0] + _MARK, text)


class Marker:
    """Marks the letters between the escapes."""

    def __init__(self) -> None:
        self._tokens = Tokens()

    def __call__(self, data: str, size: tuple[int, int]) -> str:
        """What has to be sent instead."""
        del size
        return "".join(token if token.startswith("\x1b") else marked(token) for token in self._tokens.cut(data))

    def rest(self) -> str:
        """What was kept back because it was cut in the middle; it is not kept any longer."""
        return self._tokens.rest()


# --- long styles in pieces ------------------------------------------------------------------------------------------

# mlterm reads ten numbers.
_LONG_STYLE: Final = re.compile(r"\x1b\[((?:[\d:]*;){10,}[\d:]*)m")
_ONE_STYLE: Final = re.compile(r"[345]8;(?:5;\d*|2;\d*;\d*;\d*)|[\d:]+|(?<![\d:])(?=;|$)")


class Shortener:
    """Sends a style of many numbers as several."""

    def __init__(self) -> None:
        self._tokens = Tokens()

    def __call__(self, data: str, size: tuple[int, int]) -> str:
        """What has to be sent instead."""
        del size
        return "".join(_LONG_STYLE.sub(_in_pieces, token) for token in self._tokens.cut(data))

    def rest(self) -> str:
        """What was kept back because it was cut in the middle; it is not kept any longer."""
        return self._tokens.rest()


@lru_cache(1024)
def _pieces(parameters: str) -> str:
    return "".join(f"\x1b[{style or 0}m" for style in _ONE_STYLE.findall(parameters))


def _in_pieces(found: re.Match[str]) -> str:
    return _pieces(found[1])


# --- words turned beforehand ----------------------------------------------------------------------------------------


def turned_words(cells: list[Cell], column: int) -> list[Cell]:
    """The cells with their words turned beforehand: each run of letters backwards, each cell keeping its style.

    The terminal turns what stands between two blanks in one font if it has a letter of a script from right to left.
    What is not one but stands beside one is written in another font, so that it stays a run of its own.

    Args:
        cells: What is to be seen; whole words.
        column: Not used: a word is turned wherever it stands.
    """
    del column
    result: list[Cell] = []
    for between, word in groupby(cells, key=lambda cell: bool(BETWEEN_WORDS.match(cell.text))):
        if between:
            result += [Cell(" ", pen) if text == _HARD_BLANK else Cell(text, pen) for text, pen in word]
        else:
            result += _turned_word(list(word))
    return result


_Font = tuple[bool, bool]


def _font(pen: Pen) -> _Font:
    return pen.get("bold") is not None, pen.get("italic") is not None


@lru_cache(4096)
def _in_font(pen: Pen, font: _Font) -> Pen:
    bold, italic = font
    if bold != (pen.get("bold") is not None):
        pen = pen.having("bold", "1" if bold else None)
    return pen if italic == (pen.get("italic") is not None) else pen.having("italic", "3" if italic else None)


def _runs(word: list[Cell]) -> Iterator[tuple[bool, _Font, list[Cell]]]:
    """The runs of a word: whether they are letters of a script from right to left, their font, their cells.

    The second cell of a wide character goes with the first.
    """
    inside = False
    keyed: list[tuple[tuple[bool, _Font], Cell]] = []
    for cell in word:
        inside = bool(_IN_BLOCKS.match(cell.text)) if cell.text else inside
        keyed.append(((inside, _font(cell.pen)), cell))
    for (letters, font), run in groupby(keyed, key=lambda one: one[0]):
        yield letters, font, [cell for _, cell in run]


def _turned_word(word: list[Cell]) -> list[Cell]:
    if not any(_IN_BLOCKS.match(cell.text) for cell in word):
        return word
    runs = list(_runs(word))
    result: list[Cell] = []
    for number, (letters, font, run) in enumerate(runs):
        if letters:
            turns = any(not _SHARED.match(cell.text) for cell in run)
            texts = [cell.text for cell in (reversed(run) if turns else run)]
            result += [Cell(text, cell.pen) for text, cell in zip(texts, run, strict=True)]
            continue
        beside = [runs[place] for place in (number - 1, number + 1) if 0 <= place < len(runs)]
        taken = {other for is_letters, other, _ in beside if is_letters}
        bold, italic = font
        free = next(
            one for one in (font, (not bold, italic), (bold, not italic), (not bold, not italic)) if one not in taken
        )
        result += [Cell(text, _in_font(pen, free)) for text, pen in run]
    return result


# --- alternating styles ---------------------------------------------------------------------------------------------


def alternating(cells: list[Cell], column: int) -> list[Cell]:
    """The cells with colours of which no two neighbours have the same, and which the eye cannot tell apart.

    Args:
        cells: What is to be seen.
        column: The column of the first one: a column always has the same of two colours, whoever writes beside it.
    """
    return [Cell(text, _other(pen, number % 2 == 1)) for number, (text, pen) in enumerate(cells, column)]


@lru_cache(8192)
def _other(pen: Pen, odd: bool) -> Pen:
    return pen.having("foreground", _twins(pen.get("foreground"))[odd])


def _twins(colour: str | None) -> tuple[str, str]:
    """Two ways to say a colour: the terminal takes them for different ones, the eye does not."""
    if colour is None:
        # The colour of text is the seventh one of most palettes.
        return "39", "37"
    numbers = [int(number or 0) for number in colour.replace(":", ";").split(";")]
    match numbers:
        case [number] if 30 <= number <= 37:
            return colour, f"38;5;{number - 30}"
        case [number] if 90 <= number <= 97:
            return colour, f"38;5;{number - 90 + 8}"
        case [38, 5, number]:
            return colour, _of_palette(number)
        case [38, 2, *_, red, green, blue]:
            return f"38;2;{red};{green};{blue & ~1}", f"38;2;{red};{green};{blue | 1}"
        case _:
            return colour, colour


def _of_palette(number: int) -> str:
    """A colour of the palette of 256 in the other way."""
    if number < 8:
        return str(30 + number)
    if number < 16:
        return str(90 + number - 8)
    if number < 232:
        levels = (0, 95, 135, 175, 215, 255)
        red, green, blue = (levels[(number - 16) // step % 6] for step in (36, 6, 1))
    else:
        red = green = blue = 8 + 10 * (number - 232)
    return f"38;2;{red};{green};{blue}"


# --- cells as they are sent -----------------------------------------------------------------------------------------


class Repainter:
    """Keeps the screen that a program paints, and sends it changed, whole words at a time.

    A program may write a part of a word, or a word in two parts: what is sent is the whole word, as it stands now.
    """

    def __init__(self, change: Change, breaks: re.Pattern[str]) -> None:
        """A rewriter that sends changed cells.

        Args:
            change: What becomes of the cells.
            breaks: The cells between words; a cell that is one is sent without its neighbours.
        """
        self._change = change
        self._breaks = breaks
        self._tokens = Tokens()
        self._painting = Painting()
        self._pen = PLAIN
        """The pen that the terminal has now."""
        self._size = (0, 0)

    def __call__(self, data: str, size: tuple[int, int]) -> str:
        """What has to be sent instead."""
        painting = self._painting
        if size != self._size:
            # What a terminal does to its cells when it grows or shrinks is its own affair; the program paints anew.
            self._size = size
            painting.forget()
        sent: list[str] = []
        for token in self._tokens.cut(data):
            if token >= " " and token != "\x7f":
                marks, cells = leading_marks(token), cells_of(token, painting.pen)
                if marks and not painting.mark(marks):
                    sent.append(marks)
                if not painting.paint(cells):
                    sent.append(self._written(cells, 0))
            elif not painting.obey(token):
                self._settle(sent)
                sent.append(token)
                painting.suffer(token)
        self._settle(sent)
        return "".join(sent)

    def rest(self) -> str:
        """What was kept back because it was cut in the middle; it is not kept any longer."""
        return self._tokens.rest()

    def _settle(self, sent: list[str]) -> None:
        """Sends what was painted, and leaves the terminal with the cursor and the pen of the program."""
        painting = self._painting
        for row, column, cells in painting.taken(self._breaks):
            sent += [_place(row, column), self._written(cells, column)]
        if painting.place is not None:
            sent.append(_place(*painting.place))
        sent.append(painting.pen.sequence(self._pen))
        self._pen = painting.pen

    def _written(self, cells: list[Cell], column: int) -> str:
        changed = self._change(cells, column)
        before, self._pen = self._pen, changed[-1].pen if changed else self._pen
        return _sent(changed, before, self._pen)


def _place(row: int, column: int) -> str:
    return f"\x1b[{row + 1};{column + 1}H"


def _sent(cells: list[Cell], before: Pen, after: Pen) -> str:
    """The cells as they are sent to a terminal that has the one pen and shall have the other."""
    parts: list[str] = []
    pen = before
    for cell in cells:
        if cell.pen is not pen and cell.pen != pen:
            parts.append(cell.pen.sequence(pen))
            pen = cell.pen
        parts.append(cell.text)
    return "".join([*parts, after.sequence(pen)])
