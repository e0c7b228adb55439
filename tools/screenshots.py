"""Makes the pictures in screenshots/ from the real program: `python -m tools.screenshots`.

The program opens each scene of tools/scenes.py and each of its pages. Every picture is made at 80 by 24 in the usual
theme; the pages of `EVERYWHERE` at all sizes too, and in all themes. The same source makes the same pictures.

`python -m tools.screenshots FOLDER --all` makes every page at every size in every language and theme, to look at.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from textual.pilot import Pilot

from fa_cards.play.settings import CHOICES
from fa_cards.play.start import Start
from fa_cards.play.store import Opened
from fa_cards.rtl.svg import as_seen
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.page import Page
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words import LANGUAGES, use
from tools.scenes import FAMILY_SCENES, SCENES, build, family_scene, open_store

FOLDER = Path("screenshots")
STANDARD = (80, 24)
SIZES = ((60, 20), STANDARD, (120, 40))
THEMES = CHOICES["theme"]
USUAL_THEME = THEMES[0]


def _act(name: str) -> Callable[[FaCards], object]:
    """Does an act on the page on top."""

    def do(app: FaCards) -> None:
        assert isinstance(app.screen, Page)
        app.screen.press(name)

    return do


def _three_marked(app: FaCards) -> None:
    """Marks three cards for the nest."""
    page = app.screen
    assert isinstance(page, TrickTablePage)
    free = [one for one in page.cards if one in page.presenter.markable(page.view)]
    page.keep(nest=page.turn.nest | frozenset(free[-3:]))
    page.choose(2)


def _nothing(_: FaCards) -> None:
    pass


@dataclass(frozen=True)
class View:
    """A page to take a picture of: the scene that is opened, none for the menu, and what is done then."""

    scene: str | None = None
    then: Callable[[FaCards], object] = _nothing
    at_end_of_deal: bool = False
    """Whether the deal of the scene is played to its end first."""


PAGES: Mapping[str, View] = {
    "menu": View(),
    "setup": View(then=lambda app: app.set_up("teka")),
    "settings": View(then=lambda app: app.show_settings()),
    "history": View(then=lambda app: app.show_history()),
    **{name: View(name) for name in SCENES if name != "sheet"},
    "sheet": View("sheet", _act("sheet")),
    "over": View("trick", at_end_of_deal=True),
    "curtain": View("curtain"),
}
"""The pages by the names of their pictures."""

FAMILY_PAGES: Mapping[str, View] = {
    "games": View(then=lambda app: app.show_games(rules=False)),
    **{name: View(name) for name in FAMILY_SCENES if not name.endswith(("nest", "sheet"))},
    "rook-nest": View("rook-nest", _three_marked),
    **{name: View(name, _act("sheet")) for name in FAMILY_SCENES if name.endswith("sheet")},
    "rook-over": View("rook-trick", at_end_of_deal=True),
    "golden-over": View("golden-seven", at_end_of_deal=True),
    "jack-over": View("jack-end", at_end_of_deal=True),
}
"""The pages of the other games. There is a picture of each at every size."""

EVERYWHERE = ("menu", "auction", "trick", "sheet", "settings", "curtain")
"""The pages of which there is a picture at every size, and in every theme."""


@dataclass(frozen=True)
class Picture:
    """One picture: what it shows, and how."""

    page: str
    language: str
    size: tuple[int, int] = STANDARD
    theme: str = USUAL_THEME

    @property
    def name(self) -> str:
        """The name of its file, without what is usual."""
        size = "" if self.size == STANDARD else "-{}x{}".format(*self.size)
        theme = "" if self.theme == USUAL_THEME else f"-{self.theme}"
        return f"{self.language}-{self.page}{size}{theme}"


def kept() -> Iterator[Picture]:
    """The pictures that readers of the repository see."""
    for page, language in product(PAGES, LANGUAGES):
        yield Picture(page, language)
    for page, language, size in product(FAMILY_PAGES, LANGUAGES, SIZES):
        yield Picture(page, language, size)
    for page, language, size in product(EVERYWHERE, LANGUAGES, SIZES):
        if size != STANDARD:
            yield Picture(page, language, size)
    for page, theme in product(EVERYWHERE, THEMES[1:]):
        yield Picture(page, "fa", theme=theme)


def every() -> Iterator[Picture]:
    """All that there can be."""
    for page, language, size, theme in product((*PAGES, *FAMILY_PAGES), LANGUAGES, SIZES, THEMES):
        yield Picture(page, language, size, theme)


async def at_rest(pilot: Pilot[int]) -> None:
    """Lets table and bots do what they do."""
    for _ in range(20):
        await pilot.pause()


async def to_the_end_of_the_deal(pilot: Pilot[int]) -> None:
    """Plays, soberly, until the deal is over."""
    for _ in range(80):
        if isinstance(pilot.app.screen, DealOverPage):
            return
        await pilot.press("enter")
        await at_rest(pilot)
    raise RuntimeError("the deal does not end")


async def seen(picture: Picture, look: Callable[[FaCards], str]) -> str:
    """What one sees of the program that was opened as the picture wants it, from a store of its own."""
    view = PAGES.get(picture.page) or FAMILY_PAGES[picture.page]
    use(picture.language)
    with tempfile.TemporaryDirectory() as home, open_store(Path(home)) as store:
        if view.scene is not None and view.scene in FAMILY_SCENES:
            start = Start(match_id=family_scene(store, view.scene).id)
        else:
            ids = build(store)
            start = Start(match_id=ids[view.scene] if view.scene else None)
        store.change_settings(theme=picture.theme)
        app = FaCards(Opened(store, None), start, pace=NoPace())
        async with app.run_test(size=picture.size) as pilot:
            await at_rest(pilot)
            if view.at_end_of_deal:
                await to_the_end_of_the_deal(pilot)
            view.then(app)
            await at_rest(pilot)
            return look(app)


async def all_of(pictures: Iterator[Picture], folder: Path) -> None:
    """Makes the pictures."""
    for picture in pictures:
        svg = await seen(picture, lambda app: app.export_screenshot(title="fa-cards"))
        path = folder / f"{picture.name}.svg"
        path.write_text(as_seen(svg, path.stem), encoding="utf-8")
        print(path)


def main(arguments: list[str]) -> int:
    """Makes the pictures, in screenshots/ or in the folder that is named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--all", action="store_true")
    wanted = parser.parse_args(arguments)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(all_of(every() if wanted.all else kept(), wanted.folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
