"""Makes the pictures in screenshots/ from the real program: `python -m tools.screenshots`.

The program opens each scene of tools/scenes.py in a window of 80 by 24, in both languages. The same source makes the
same pictures. A picture is an SVG of the cells; the rule put into it keeps browsers from turning the letters round,
which stand in the order of the cells already.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.tui.app import FaCards
from fa_cards.tui.pace import NoPace
from fa_cards.words import LANGUAGES, use
from tools.scenes import SCENES, StoppedClock, build, scene

FOLDER = Path("screenshots")
SIZE = (80, 24)
CELLS_AS_THEY_ARE = "text{unicode-bidi:bidi-override;direction:ltr}</style>"
FONT = "DejaVu Sans Mono"
"""A monospaced font with the joined letters, card suits and lines."""
KEYS = {"sheet": ("g",)}
"""What is pressed once a scene is open."""


def as_seen(svg: str, name: str) -> str:
    """The picture in a font that has the letters, nothing fetched from elsewhere, the cells in their order.

    Rich names its classes by a number that no two runs share; here the name of the picture stands for it.
    """
    svg = re.sub(r"terminal-\d+", name, svg)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", FONT)
    return svg.replace("</style>", CELLS_AS_THEY_ARE, 1)


async def shoot(store: Store, start: Start, keys: tuple[str, ...], path: Path) -> None:
    """Opens the program and writes a picture of what it then shows."""
    app = FaCards(Opened(store, None), start, pace=NoPace())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        for _ in range(20):
            await pilot.pause()
        svg = app.export_screenshot(title="fa-cards")
    path.write_text(as_seen(svg, path.stem), encoding="utf-8")
    print(path)


async def all_pictures(folder: Path) -> None:
    """Makes every picture in every language."""
    with tempfile.TemporaryDirectory() as home, Store.open(Path(home), clock=StoppedClock()).store as store:
        ids = build(store)
        for code in LANGUAGES:
            use(code)
            for name in SCENES:
                await shoot(store, Start(match_id=ids[name]), KEYS.get(name, ()), folder / f"{code}-{name}.svg")
    with tempfile.TemporaryDirectory() as home, Store.open(Path(home), clock=StoppedClock()).store as store:
        scene(store, SCENES["sheet"])
        for code in LANGUAGES:
            use(code)
            await shoot(store, Start(), (), folder / f"{code}-menu.svg")


def main(arguments: list[str]) -> int:
    """Makes all pictures, in screenshots/ or in the folder that is named."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(all_pictures(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
