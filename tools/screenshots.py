"""Makes the pictures in screenshots/ from the real program: `python -m tools.screenshots`.

The program opens each scene of tools/scenes.py in a window of 80 by 24, in both languages. The same source makes the
same pictures, whose classes are named by the picture.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl.svg import as_seen
from fa_cards.tui.app import FaCards
from fa_cards.tui.pace import NoPace
from fa_cards.words import LANGUAGES, use
from tools.scenes import SCENES, StoppedClock, build, scene

FOLDER = Path("screenshots")
SIZE = (80, 24)
KEYS = {"sheet": ("g",)}
"""What is pressed once a scene is open."""


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
