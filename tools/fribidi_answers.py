"""Asks GNU FriBidi how lines are to be shown, and keeps its answers for the tests of the right-to-left layer.

The tests must not need FriBidi, so its answers are data. To make them again (Debian's package is libfribidi0):

    python tools/fribidi_answers.py

reads tests/rtl/data/phrases.txt, adds random lines of a fixed seed, and writes tests/rtl/data/fribidi.json.
"""

from __future__ import annotations

import ctypes
import json
import random
import re
import unicodedata
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).resolve().parent.parent / "tests" / "rtl" / "data"
SEED: Final = 13
RANDOM_LINES: Final = 1900
# Letters that join on both sides, on one and not at all, lam-alef, digits of three kinds, Latin, brackets, separators
# and signs of every bidirectional class, suits, ZWNJ, marks, isolates and direction marks.
ALPHABET: Final = [
    *"سلابهیکپدوآء",
    *"لا",
    *"۱۲۳1٢",
    *"abK",
    *"  ()[]«»",
    *".،:/-+%٪!",
    *"♠♥",
    "\u200c",
    # A mark stands behind a letter: where it has none FriBidi lets it wander, and a cell cannot hold it.
    "ب\u064e",
    "ل\u0651",
    "ا\u064b",
    *"\u2068\u2069\u2066\u2067\u200e\u200f",
]
# One character an index: printable, and none that JSON has to escape.
INDEX_DIGITS: Final = "".join(chr(code) for code in range(0x21, 0x7F) if chr(code) not in '"\\')

# fribidi-bidi-types.h
PARAGRAPH: Final = {"ltr": 0x110, "rtl": 0x111}


class FriBidi:
    """The few calls of GNU FriBidi that are needed."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL("libfribidi.so.0")

    @property
    def version(self) -> str:
        """The name and version of the library."""
        info = ctypes.c_char_p.in_dll(self._library, "fribidi_version_info").value or b""
        return info.decode().splitlines()[0]

    def cells(self, text: str, base: str) -> list[tuple[str, int]]:
        """What FriBidi shows from left to right, marks with their letter, each with its index in the logical text."""
        length = len(text)
        array = ctypes.c_uint32 * (length + 1)
        logical = array(*map(ord, text), 0)
        shown = array()
        to_logical = (ctypes.c_int * (length + 1))()
        paragraph = ctypes.c_uint32(PARAGRAPH[base])
        done = self._library.fribidi_log2vis(
            logical, ctypes.c_int(length), ctypes.byref(paragraph), shown, None, to_logical, None
        )
        if not done:
            raise RuntimeError(f"FriBidi refuses {text!r}")
        cells: list[tuple[str, int]] = []
        # Without what it removes (marks of direction) the result is shorter, and zeros fill the rest.
        for code, index in zip(shown[:length], to_logical[:length], strict=True):
            char = chr(code)
            if code == 0 or unicodedata.category(char) == "Cf":
                # U+FEFF fills the place of the alef in lam-alef.
                continue
            if unicodedata.category(char) == "Mn":
                if cells:
                    cells[-1] = (cells[-1][0] + char, cells[-1][1])
            else:
                cells.append((char, index))
        return cells


def phrases() -> list[str]:
    """The lines written by hand."""
    lines = (DATA / "phrases.txt").read_text(encoding="utf-8").split("\n")[1:-1]

    def plain(line: str) -> str:
        line = line.replace("⟦", "\u2068").replace("⟧", "\u2069")
        line = re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), line)
        return line.replace("\\\\", "\\")

    return [plain(line) for line in lines]


def random_lines() -> list[str]:
    """The lines of the fixed seed."""
    dice = random.Random(SEED)
    return ["".join(dice.choices(ALPHABET, k=dice.randint(3, 14))) for _ in range(RANDOM_LINES)]


def main() -> None:
    """Writes the answers: for each line the text, then for both directions what is shown and the indices."""
    fribidi = FriBidi()
    rows = []
    for text in [*phrases(), *random_lines()]:
        row: list[str | list[str]] = [text]
        for base in ("rtl", "ltr"):
            cells = fribidi.cells(text, base)
            shown = [shown for shown, _ in cells]
            row.append(shown if any(len(char) > 1 for char in shown) else "".join(shown))
            row.append("".join(INDEX_DIGITS[index] for _, index in cells))
        rows.append(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
    head = json.dumps({"library": fribidi.version, "indices": INDEX_DIGITS}, ensure_ascii=False)[1:-1]
    target = DATA / "fribidi.json"
    target.write_text(f'{{{head}, "rows": [\n' + ",\n".join(rows) + "\n]}\n", encoding="utf-8")
    print(f"{target.name}: {len(rows)} lines, {target.stat().st_size} bytes, {fribidi.version}")


if __name__ == "__main__":
    main()
