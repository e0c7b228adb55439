"""Numbers in large digits of block characters, in the digits of both languages."""

from __future__ import annotations

from functools import lru_cache

from fa_cards.tui.canvas import blocks

_PERSIAN = """
... # #..# #.#.# #.### ..#.. .### #...# ..#.. .##.
... # #..# #.#.# #.#.. .#.#. #... #...# ..#.. #..#
.#. # #### ##### ##### .#.#. #... .#.#. .#.#. #..#
### # #... #.... #.... #...# .### .#.#. .#.#. .###
.#. # #... #.... #.... #...# ..#. .#.#. .#.#. ...#
... # #... #.... #.... #.#.# .#.. ..#.. #...# ...#
... # #... #.... #.... .#.#. #... ..#.. #...# ...#
"""
_LATIN = """
.##. .# .##. ###. #..# #### .##. #### .##. .##.
#..# ## #..# ...# #..# #... #... ...# #..# #..#
#..# .# ...# ...# #..# #... #... ...# #..# #..#
#..# .# ..#. .##. #### ###. ###. ..#. .##. .###
#..# .# .#.. ...# ...# ...# #..# ..#. #..# ...#
#..# .# #... ...# ...# ...# #..# .#.. #..# ...#
.##. .# #### ###. ...# ###. .##. .#.. .##. .##.
"""
_LARGE_PERSIAN = """
.... ## ##..## ##.#.# ##..## ...#... .####. ##...## ...#... .####.
.... ## ##..## ##.#.# ##.##. ..###.. ##..## ##...## ..###.. ##..##
.... ## ##..## ##.#.# ##.##. .##.##. ##.... ##...## ..###.. ##..##
.##. ## ###### ###### ###### .##.##. ##.... .##.##. ..###.. ##..##
#### ## ##.... ##.... ##.... ##...## .##### .##.##. .##.##. .#####
#### ## ##.... ##.... ##.... ##...## ...##. .##.##. .##.##. ....##
.##. ## ##.... ##.... ##.... ##...## ..##.. ..###.. .##.##. ....##
.... ## ##.... ##.... ##.... ##.#.## .##... ..###.. ##...## ....##
.... ## ##.... ##.... ##.... ##.#.## ##.... ..###.. ##...## ....##
.... ## ##.... ##.... ##.... .##.##. ##.... ...#... ##...## ....##
"""
_LARGE_LATIN = """
.###. .## .###. ####. ##.## ##### .###. ##### .###. .###.
##.## ### ##.## ...## ##.## ##... ##.## ##### ##.## ##.##
##.## .## ...## ...## ##.## ##... ##... ...## ##.## ##.##
##.## .## ...## ...## ##.## ##... ##... ...## ##.## ##.##
##.## .## ..##. .###. ##### ####. ####. ..##. .###. ##.##
##.## .## .##.. ...## ##### ...## ##.## ..##. ##.## .####
##.## .## ##... ...## ...## ...## ##.## ..##. ##.## ...##
##.## .## ##... ...## ...## ...## ##.## .##.. ##.## ...##
##.## .## ##### ...## ...## ##.## ##.## .##.. ##.## ##.##
.###. .## ##### ####. ...## .###. .###. .##.. .###. .###.
"""

_PERSIAN_DIGITS, _LATIN_DIGITS = "۰۱۲۳۴۵۶۷۸۹", "0123456789"


def _glyphs(persian: str, latin: str) -> dict[str, list[str]]:
    """The rows of each digit, from pictures of all ten beside each other."""
    found: dict[str, list[str]] = {}
    for digits, picture in ((_PERSIAN_DIGITS, persian), (_LATIN_DIGITS, latin)):
        rows = [row.split() for row in picture.split("\n") if row]
        found.update({digit: [row[place] for row in rows] for place, digit in enumerate(digits)})
    return found


_SMALL, _LARGE = _glyphs(_PERSIAN, _LATIN), _glyphs(_LARGE_PERSIAN, _LARGE_LATIN)


@lru_cache(64)
def numeral(digits: str, *, large: bool) -> tuple[str, ...]:
    """The lines of a number of digits of either language: four of them, or five where it is large.

    A number of two digits up to 14 takes seven cells at most, a large one nine.
    """
    glyphs = _LARGE if large else _SMALL
    rows = zip(*(glyphs[digit] for digit in digits), strict=True)
    return blocks("\n".join(".".join(row) for row in rows))
