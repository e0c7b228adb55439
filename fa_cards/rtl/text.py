"""The order in which one line of logical text stands in cells, with the way back to the logical text.

No Textual here: a plain program may use this module alone. The steps, for one finished line (after wrapping):

1. line and paragraph separators become blanks; the line is cut into clusters (a letter with its marks, an emoji);
2. letters are joined one to one (`arabic_reshaper` without ligatures), over the letters alone, so that marks and
   invisible characters can neither break a join nor shift an index;
3. the clusters are ordered by Unicode's bidirectional algorithm (`bidi.get_display`), with tag characters behind each
   cluster that carry its index and show its direction;
4. brackets in right-to-left runs are mirrored, lam and alef become one cell, invisible characters are dropped.

The base direction is always given and never guessed: a line of a Persian screen that holds only «A♠ K♥» is a
Persian line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

import arabic_reshaper
from arabic_reshaper.letters import LETTERS_ARABIC
from bidi import get_display
from bidi.mirror import MIRRORED
from rich.cells import cell_len

Direction: TypeAlias = Literal["rtl", "ltr"]
"""The direction in which lines and rows run."""

Cell: TypeAlias = tuple[str, int]
"""What is shown in one place (a character with its marks), and the index of its first character in the logical text."""

FIRST_STRONG_ISOLATE: Final = "\u2068"
POP_ISOLATE: Final = "\u2069"
ZERO_WIDTH_NON_JOINER: Final = "\u200c"
ZERO_WIDTH_JOINER: Final = "\u200d"

_TATWEEL: Final = "\u0640"
_EMOJI_PRESENTATION: Final = "\ufe0f"
_RIGHT_TO_LEFT_MARKS: Final = "\u061c\u200f"
_LEFT_TO_RIGHT_MARK: Final = "\u200e"
_LEFT_TO_RIGHT_ISOLATE: Final = "\u2066"
_RIGHT_TO_LEFT_ISOLATE: Final = "\u2067"
_ISOLATES: Final = _LEFT_TO_RIGHT_ISOLATE + _RIGHT_TO_LEFT_ISOLATE + FIRST_STRONG_ISOLATE
_EMBEDDINGS: Final = "\u202a\u202b\u202d\u202e"
_POP_EMBEDDING: Final = "\u202c"
_CONTROLS: Final = frozenset(
    _RIGHT_TO_LEFT_MARKS + _LEFT_TO_RIGHT_MARK + _ISOLATES + POP_ISOLATE + _EMBEDDINGS + _POP_EMBEDDING
)
_BLANK_AT_END: Final = (
    " \u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u205f\u3000"
    + ZERO_WIDTH_NON_JOINER
    + _ISOLATES
    + POP_ISOLATE
)
_CONTROLS_PATTERN: Final = re.compile(f"[{''.join(sorted(_CONTROLS))}]")

# Separators of paragraphs would start the algorithm anew and blanks of class S move to the line's end; a lone surrogate
# cannot be encoded at all.
_BLANKS: Final = {ord(char): " " for char in "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"}
_SURROGATES: Final = re.compile("[\ud800-\udfff]")

# Everything that can make a left-based line differ from its logical text: right-to-left scripts, and all that is not
# one plain character a cell. What is outside is Latin, Greek, Cyrillic, card suits, blocks and the like.
_PLAIN: Final = re.compile(
    "[\x20-\x7e\xa0-\xac\xae-\u02ff\u0370-\u0482\u2010-\u2027\u2030-\u205e\u2500-\u25fc\u2660-\u2667]*"
)


class _Settings(dict[str, bool]):
    """The settings of the reshaper, which asks for six of them at every call: its own parser takes a while for that."""

    def getboolean(self, key: str) -> bool:
        """A setting."""
        return self[key]


# One to one, whatever the user's own configuration of the reshaper says.
_SETTINGS: Final = _Settings(
    delete_harakat=False,
    shift_harakat_position=False,
    delete_tatweel=False,
    support_zwj=False,
    use_unshaped_instead_of_isolated=False,
    support_ligatures=False,
)
_RESHAPER: Final = copy(arabic_reshaper.default_reshaper)
_RESHAPER.letters = LETTERS_ARABIC
_RESHAPER.configuration = _SETTINGS
_LAM_ALEF: Final = {
    "\ufedf\ufe82": "\ufef5",
    "\ufee0\ufe82": "\ufef6",
    "\ufedf\ufe84": "\ufef7",
    "\ufee0\ufe84": "\ufef8",
    "\ufedf\ufe88": "\ufef9",
    "\ufee0\ufe88": "\ufefa",
    "\ufedf\ufe8e": "\ufefb",
    "\ufee0\ufe8e": "\ufefc",
}

# Tag characters are boundary neutral: each takes the level of the character before it. The digits of an index are
# written with the first set, the last digit with the second, so that the end of a group shows which way it runs.
# Only U+E0020 to U+E007F are boundary neutral, hence base 48.
_TAG_BASE: Final = 48
_TAG: Final = 0xE0020
_LAST_TAG: Final = _TAG + _TAG_BASE
_TAG_END: Final = _LAST_TAG + _TAG_BASE


class _Kind(Enum):
    """What a character is to the line."""

    PLAIN = 1
    REGIONAL = 2
    MARK = 3
    CONTROL = 4
    ZWNJ = 5
    ZWJ = 6
    NOTHING = 7


class _Character(NamedTuple):
    """What has to be known of one character."""

    kind: _Kind
    is_transparent: bool
    """Whether letters join across it: marks, and format characters that do not turn the direction."""
    is_emoji: bool
    """Whether a joiner may bind it to another emoji."""


class _Characters(dict[str, _Character]):
    """Looks each character up once: the tables behind it are slow for something asked for every cell of the screen."""

    def __missing__(self, char: str) -> _Character:
        category = unicodedata.category(char)
        if char in _CONTROLS:
            kind = _Kind.CONTROL
        elif char == ZERO_WIDTH_NON_JOINER:
            kind = _Kind.ZWNJ
        elif char == ZERO_WIDTH_JOINER:
            kind = _Kind.ZWJ
        elif cell_len(char):
            kind = _Kind.REGIONAL if "\U0001f1e6" <= char <= "\U0001f1ff" else _Kind.PLAIN
        elif category not in {"Cc", "Cf"} or _TAG <= ord(char) < _TAG_END:
            kind = _Kind.MARK
        else:
            kind = _Kind.NOTHING
        self[char] = found = _Character(
            kind=kind,
            is_transparent=category in {"Mn", "Me", "Cf"}
            and (kind is not _Kind.CONTROL or char in _RIGHT_TO_LEFT_MARKS),
            is_emoji=category == "So" or (kind is _Kind.PLAIN and cell_len(char) == 2),
        )
        return found


_CHARACTERS: Final = _Characters()


@dataclass(slots=True)
class _Cluster:
    """One place of the line: its base, where it comes from, and what hangs on it."""

    base: str
    start: int
    end: int
    hung: str = ""


class _Line:
    """One line cut into clusters, with what the shaper and the bidirectional algorithm are to see of it."""

    def __init__(self, text: str) -> None:
        self.clusters: list[_Cluster] = []
        # Clusters by their number, and direction controls, in logical order.
        self.sequence: list[int | str] = []
        # For the shaper: letters with their cluster's number, or None for what only breaks or makes a join.
        self._letters: list[tuple[str, int | None]] = []
        # The controls that are open, and where each stands in the sequence.
        self._open: list[tuple[str, int]] = []
        index = 0
        while index < len(text):
            index = self._take(text, index)
        # An isolate cut by wrapping ends with the line.
        self.closers = "".join(POP_ISOLATE if one in _ISOLATES else _POP_EMBEDDING for one, _ in self._open[::-1])

    def _take(self, text: str, index: int) -> int:
        """Reads the character at `index`; returns the index of the next one to read."""
        char = text[index]
        known = _CHARACTERS[char]
        if known.kind is _Kind.PLAIN:
            self._add(char, index, known)
            return index + 1
        match known.kind:
            case _Kind.REGIONAL:
                last = self.clusters[-1] if self.clusters else None
                if last and last.end == index and not last.hung and _CHARACTERS[last.base].kind is _Kind.REGIONAL:
                    last.hung = char
                    last.end = index + 1
                else:
                    self._add(char, index, known)
            case _Kind.MARK:
                # A mark with nothing before it has no cell to stand in.
                if self.clusters:
                    last = self.clusters[-1]
                    last.end = index + 1
                    last.hung += "" if char == _EMOJI_PRESENTATION else char
            case _Kind.CONTROL:
                self._control(char, known)
            case _Kind.ZWNJ:
                self._letters.append((char, None))
            case _Kind.ZWJ:
                last = self.clusters[-1] if self.clusters else None
                following = text[index + 1 : index + 2]
                bound = last and last.end == index and _CHARACTERS[last.base].is_emoji
                if last and bound and following and _CHARACTERS[following].is_emoji:
                    last.hung += char + following
                    last.end = index + 2
                    return index + 2
                self._letters.append((_TATWEEL, None))
        return index + 1

    def _add(self, char: str, index: int, known: _Character) -> None:
        number = len(self.clusters)
        self.clusters.append(_Cluster(char, index, index + 1))
        self.sequence.append(number)
        if not known.is_transparent:
            self._letters.append((char, number))

    def _control(self, char: str, known: _Character) -> None:
        self.sequence.append(char)
        if not known.is_transparent:
            self._letters.append((char, None))
        if char in _ISOLATES or char in _EMBEDDINGS:
            self._open.append((char, len(self.sequence) - 1))
        elif char == POP_ISOLATE:
            # It closes the last open isolate and all embeddings inside it; without one it closes nothing.
            if any(opener in _ISOLATES for opener, _ in self._open):
                while self._open.pop()[0] not in _ISOLATES:
                    pass
        elif char == _POP_EMBEDDING and self._open and self._open[-1][0] in _EMBEDDINGS:
            self._open.pop()

    def decide(self, base: Direction) -> None:
        """Gives the direction of the line to an isolate whose first strong letter wrapping put on another line.

        Only where other isolates stand inside: a card or a number that is cut is left as the algorithm has it.
        """
        for opener, place in self._open:
            inside = self.sequence[place + 1 :]
            nested = any(isinstance(item, str) and item in _ISOLATES for item in inside)
            if opener == FIRST_STRONG_ISOLATE and nested and not self._has_strong(inside):
                self.sequence[place] = _RIGHT_TO_LEFT_ISOLATE if base == "rtl" else _LEFT_TO_RIGHT_ISOLATE

    def _has_strong(self, sequence: list[int | str]) -> bool:
        """Whether a strong letter stands in the sequence outside its isolates (UAX #9, rule P2)."""
        depth = 0
        for item in sequence:
            letter = item if isinstance(item, str) else self.clusters[item].base
            depth += (letter in _ISOLATES) - (letter == POP_ISOLATE)
            if depth <= 0 and unicodedata.bidirectional(letter) in ("L", "R", "AL"):
                return True
        return False

    def join(self) -> None:
        """Gives each letter the form that its neighbours ask for, and lam with alef one cell."""
        words = "".join([letter for letter, _ in self._letters]).split(" ")
        shaped = " ".join([_joined(word) for word in words])
        numbers = [number for _, number in self._letters]
        for form, number in zip(shaped, numbers, strict=True):
            if number is not None:
                self.clusters[number].base = form
        gone: set[int] = set()
        for number, (lam, alef) in enumerate(zip(self.clusters, self.clusters[1:], strict=False)):
            ligature = _LAM_ALEF.get(lam.base + alef.base)
            # A mark on lam, or anything between the two, keeps them apart, as in GNU FriBidi.
            if ligature and lam.end == alef.start and not lam.hung:
                lam.base, lam.hung, lam.end = ligature, alef.hung, alef.end
                gone.add(number + 1)
        if gone:
            self.sequence = [item for item in self.sequence if item not in gone]


@lru_cache(8192)
def _joined(word: str) -> str:
    """The letters of a word in their forms; the words of a program come again and again."""
    shaped: str = _RESHAPER.reshape(word)
    return shaped


@lru_cache(16)
def _tags(width: int, count: int) -> tuple[str, ...]:
    """The tags of the indices below `count`, `width` characters each."""
    tags = []
    for index in range(count):
        rest, last = divmod(index, _TAG_BASE)
        tag = chr(_LAST_TAG + last)
        for _ in range(width - 1):
            rest, digit = divmod(rest, _TAG_BASE)
            tag = chr(_TAG + digit) + tag
        tags.append(tag)
    return tuple(tags)


def _ordered(line: _Line, base: Direction) -> Iterator[tuple[int, bool]]:
    """The numbers of the clusters from left to right, each with whether it stands in a right-to-left run."""
    # Rounded up, so that few tables are ever made.
    count = _TAG_BASE
    while count < len(line.clusters):
        count *= 2
    width = 1
    while _TAG_BASE**width < count:
        width += 1
    tags = _tags(width, count)
    bases = line.clusters
    tagged = "".join(item if isinstance(item, str) else bases[item].base + tags[item] for item in line.sequence)
    # The mark at the end keeps the tags of blanks at the end from being taken for text.
    mark = "\u200f" if base == "rtl" else "\u200e"
    shown = get_display(tagged + line.closers + mark, base_dir="R" if base == "rtl" else "L")
    position = 0
    while position < len(shown):
        first = shown[position]
        if first in _CONTROLS:
            position += 1
            continue
        backwards = _LAST_TAG <= ord(first) < _TAG_END
        tag = shown[position : position + width] if backwards else shown[position + width : position : -1]
        number = 0
        for digit in reversed(tag[1:]):
            number = number * _TAG_BASE + ord(digit) - _TAG
        yield number * _TAG_BASE + ord(tag[0]) - _LAST_TAG, backwards
        position += width + 1


def _parsed(text: str, base: Direction, shaped: bool) -> _Line:
    """The clusters of a line, with the forms that are shown."""
    line = _Line(_SURROGATES.sub("\ufffd", text.translate(_BLANKS)))
    line.decide(base)
    if shaped:
        line.join()
    return line


@lru_cache(8192)
def order(text: str, base: Direction, shaped: bool = True) -> tuple[Cell, ...]:
    """The cells of one line from left to right, each with the index of its character in the logical text.

    Args:
        text: One line of logical text, already wrapped. Line separators in it count as blanks.
        base: The direction of the line as a whole.
        shaped: Whether letters get their joined forms. Off for a terminal that joins by itself.

    Returns:
        The cells; no cell is empty, and each index stands for one cell only. Of lam-alef the index is that of lam.
    """
    if base == "ltr" and _PLAIN.fullmatch(text):
        return tuple(zip(text, range(len(text)), strict=True))
    # Blanks at either end have the direction of the line, and isolates cannot hold those at its end (rule L1 of the
    # algorithm). Most lines of a screen end in many: so they cost nothing.
    end = len(text.rstrip(_BLANK_AT_END))
    start = end - len(text[:end].lstrip(" "))
    if start or end < len(text):
        first = [(" ", index) for index in range(start)]
        inner = [(shown, index + start) for shown, index in order(text[start:end], base, shaped)]
        last = [(text[index], index) for index in range(end, len(text)) if _CHARACTERS[text[index]].kind is _Kind.PLAIN]
        return (*last[::-1], *inner, *first[::-1]) if base == "rtl" else (*first, *inner, *last)
    line = _parsed(text, base, shaped)
    cells: list[Cell] = []
    for number, backwards in _ordered(line, base):
        cluster = line.clusters[number]
        char = MIRRORED.get(cluster.base, cluster.base) if backwards else cluster.base
        cells.append((char + cluster.hung, cluster.start))
    return tuple(cells)


@lru_cache(512)
def cursor_columns(text: str, base: Direction, shaped: bool = True) -> tuple[int, ...]:
    """The column of the cursor for each index of the text and for its end, counted from the edge where the line starts.

    For a right-to-left line that is the right edge: column 0 is the rightmost cell. The second letter of a lam-alef has
    the column of the first; a character without a cell has the column of the next one that has, in logical order.

    Args:
        text: One line of logical text.
        base: The direction of the line as a whole.
        shaped: As in `order`.

    Returns:
        `len(text) + 1` columns; the last one is the width of what is shown.
    """
    cells = order(text, base, shaped)
    widths = [cell_len(shown) for shown, _ in cells]
    total = sum(widths)
    columns = [-1] * len(text)
    x = 0
    for (_, index), width in zip(cells, widths, strict=True):
        columns[index] = total - x - width if base == "rtl" else x
        x += width
    line = _parsed(text, base, shaped)
    for cluster in line.clusters:
        for index in range(cluster.start, cluster.end):
            if columns[index] < 0:
                columns[index] = columns[cluster.start]
    following = total
    for index in range(len(text) - 1, -1, -1):
        if columns[index] < 0:
            columns[index] = following
        following = columns[index]
    return (*columns, total)


@lru_cache(512)
def cursor_stops(text: str, base: Direction, shaped: bool = True) -> tuple[int, ...]:
    """The indices of the text and its end as the eye meets them, from the edge where the line starts to the other.

    Indices that share a cell follow each other in the direction that the text has there.

    Args:
        text: One line of logical text.
        base: The direction of the line as a whole.
        shaped: As in `order`.

    Returns:
        Each of `0` to `len(text)` once; the last one is the end of the text.
    """
    columns = cursor_columns(text, base, shaped)
    line = _parsed(text, base, shaped)
    against = {
        columns[line.clusters[number].start]
        for number, backwards in _ordered(line, base)
        if backwards != (base == "rtl")
    }

    def place(index: int) -> tuple[int, int]:
        return columns[index], -index if columns[index] in against else index

    return tuple(sorted(range(len(text) + 1), key=place))


def visual(text: str, base: Direction, width: int | None = None, shaped: bool = True) -> str:
    """The text as a terminal has to be sent it that shows cells as they come, line by line.

    Args:
        text: Logical text, wrapped already; each line is ordered by itself.
        base: The direction of the lines.
        width: Where given, right-to-left lines are pushed to the right edge of so many cells.
        shaped: As in `order`.
    """
    lines = []
    for logical in text.split("\n"):
        shown = "".join(cell for cell, _ in order(logical, base, shaped))
        if width is not None and base == "rtl":
            shown = " " * (width - cell_len(shown)) + shown
        lines.append(shown)
    return "\n".join(lines)


def isolated(text: str) -> str:
    """The text as a thing of its own in a sentence of any direction: a card, a player's name, a key."""
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"


def strip_marks(text: str) -> str:
    """The text without isolates, embeddings and direction marks; ZWNJ and ZWJ stay, for they belong to the spelling."""
    return _CONTROLS_PATTERN.sub("", text)
