"""Makes the texts in tests/tui/snapshots/: what a few screens show, cell by cell: `python -m tools.snapshots`.

A text has a line a row, its cells from left to right as a terminal gets them. Look at what changed before it is kept.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from fa_cards.tui.app import FaCards
from fa_cards.words import LANGUAGES
from tools.screenshots import EVERYWHERE, SIZES, STANDARD, Picture, seen

FOLDER = Path(__file__).parent.parent / "tests" / "tui" / "snapshots"


def snapshots() -> Iterator[Picture]:
    """What is kept: six pages in both languages, the table at the other sizes, and what other games have besides."""
    yield from (Picture(page, language) for page, language in product(EVERYWHERE, LANGUAGES))
    yield from (Picture("trick", "fa", size) for size in SIZES if size != STANDARD)
    yield from (Picture(page, "fa", size) for page in ("rook-nest", "rook-call", "golden-seven") for size in SIZES[:2])
    yield from (Picture(page, language) for page, language in product(("jack-stock", "fours-beg"), LANGUAGES))


def cells(app: FaCards) -> str:
    """The rows of the screen, without blanks at their ends."""
    rows = ("".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips())
    return "".join(f"{row.rstrip()}\n" for row in rows)


def path_of(picture: Picture) -> Path:
    """The file of a snapshot."""
    return FOLDER / f"{picture.name}.txt"


async def make() -> None:
    """Writes every snapshot."""
    FOLDER.mkdir(exist_ok=True)
    for picture in snapshots():
        path_of(picture).write_text(await seen(picture, cells), encoding="utf-8")


def main() -> int:
    """Makes the texts."""
    asyncio.run(make())
    return 0


if __name__ == "__main__":
    sys.exit(main())
