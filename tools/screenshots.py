"""Makes the pictures in screenshots/ from the real program: `python -m tools.screenshots`.

The program opens each scene of tools/scenes.py and each of its pages. Every picture is made at 80 by 24 in the usual
theme; the pages of `EVERYWHERE` at all sizes too, and in all themes. The same source makes the same pictures.

Names of pages make the pictures of these pages alone; `--all` makes pages at every size in every language and theme, to
look at (`python -m tools.screenshots rummy-tray --all --folder /tmp/pictures`).
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
from typing import TypeVar
from unittest.mock import patch

from textual.pilot import Pilot

from fa_cards.bots import make
from fa_cards.learn.lessons.chapters import chapters, lesson
from fa_cards.play.settings import CHOICES
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl.svg import as_seen
from fa_cards.rules.chance import Dice
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.lessons.over import LessonOverPage
from fa_cards.tui.lessons.path import LessonsPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.page import Page
from fa_cards.tui.rules_page import RulesPage
from fa_cards.tui.rummy.table import RummyTablePage
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words import LANGUAGES, use
from tools.rummy_scenes import RUMMY_SCENES, card_to_lay, rummy_scene
from tools.scenes import FAMILY_SCENES, SCENES, build, family_scene, open_store
from tools.tournament_scenes import TOURNAMENT_SCENES, tournament_scene

WorkT = TypeVar("WorkT")

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


def _rummy(app: FaCards) -> RummyTablePage:
    """The rummy table on top."""
    page = app.screen
    assert isinstance(page, RummyTablePage)
    return page


def _proposed(app: FaCards) -> None:
    """Fills the tray with the proposal, and marks two cards of the hand."""
    page = _rummy(app)
    page.press("propose")
    page.put(page.desk.choosing(1).marking().choosing(2).marking())


def _fitting_chosen(app: FaCards) -> None:
    """Chooses a card that fits on a meld."""
    page = _rummy(app)
    page.choose(page.cards.index(card_to_lay(page.view)))


def _tournament(app: FaCards) -> None:
    """Opens the tournament of the store."""
    (one,) = app.store.tournaments.all()
    app.show_tournament(one.tournament)


def _lesson(app: FaCards) -> None:
    """Opens a lesson at a part that asks for a signal."""
    app.store.progress.reached("T9", 1)
    app.show_lesson("T9")


def _path(app: FaCards) -> None:
    """Opens the lessons of Teka, some of them done."""
    for key in ("T1", "T2", "T3"):
        app.store.progress.finished(key)
    app.store.progress.reached("T4", 2)
    app.push_screen(LessonsPage(next(one for one in chapters() if one.key == "teka")))


def _rules_at(game: str, section: str) -> Callable[[FaCards], object]:
    """Opens the rules page of a game at one of its sections."""

    def do(app: FaCards) -> None:
        page = RulesPage(game)
        page.section = section
        app.push_screen(page)

    return do


def _nothing(_: FaCards) -> None:
    pass


class Pieces:
    """How bots at other tables work: so many pieces are done, and no more, so that pictures are always the same."""

    def __init__(self, left: int = 3) -> None:
        self.left = left

    async def work(self, job: Callable[[], WorkT]) -> WorkT:
        """What is worked out, at once; it never comes where enough was done."""
        if not self.left:
            await asyncio.Event().wait()
        self.left -= 1
        return job()


@dataclass(frozen=True)
class View:
    """A page to take a picture of: the scene that is opened, none for the menu, and what is done then."""

    scene: str | None = None
    then: Callable[[FaCards], object] = _nothing
    at_end_of_deal: bool = False
    """Whether the deal of the scene is played to its end first."""
    pieces: int = 3
    """How many pieces of work are done in the background."""
    keys: tuple[str, ...] = ()
    """What is pressed at last."""


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

RUMMY_PAGES: Mapping[str, View] = {
    "rummy-take": View("rummy-take"),
    "rummy-buy": View("rummy-buy"),
    "rummy-tray": View("rummy-tray", _proposed),
    "rummy-melds": View("rummy-melds", _fitting_chosen),
    "rummy-freed": View("rummy-freed"),
    "rummy-last": View("rummy-last", _act("propose")),
    "rummy-over": View("rummy-take", at_end_of_deal=True),
    "rummy-sheet": View("rummy-sheet", _act("sheet")),
    "shanghai-six": View("shanghai-six", _fitting_chosen),
    "tournament-setup": View(then=lambda app: app.set_up_tournament()),
    **{name: View(name, _tournament) for name in TOURNAMENT_SCENES},
}
"""The pages of contract rummy and of tournaments."""

RUMMY_EVERYWHERE = ("rummy-tray", "rummy-melds", "tournament-sheet")
"""Those of which there is a picture at every size."""

LEARN_PAGES: Mapping[str, View] = {
    "path": View(then=_path),
    "lesson": View(then=_lesson),
    "lesson-over": View(then=lambda app: app.push_screen(LessonOverPage(lesson("T9")))),
    "quiz": View(then=lambda app: app.show_quiz("teka", "winner")),
    "hint": View("trick", _act("hint")),
    "review": View("rook-trick", _act("review"), at_end_of_deal=True, pieces=100, keys=("d",)),
    "rules": View(then=lambda app: app.show_rules("teka"), keys=("pagedown", "pagedown")),
    "rules-teka": View(then=_rules_at("teka", "play"), keys=("down",) * 6),
    "rules-toonerville": View(then=_rules_at("toonerville", "melds"), keys=("pagedown",)),
    "words": View(then=lambda app: app.show_words("")),
}
"""The pages on which one learns."""

LEARN_EVERYWHERE = ("lesson", "quiz")
"""Those of which there is a picture at every size."""

ALL_PAGES: Mapping[str, View] = {**PAGES, **FAMILY_PAGES, **RUMMY_PAGES, **LEARN_PAGES}

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
    for page, language in product((*RUMMY_PAGES, *LEARN_PAGES), LANGUAGES):
        yield Picture(page, language)
    for page, language, size in product((*EVERYWHERE, *RUMMY_EVERYWHERE, *LEARN_EVERYWHERE), LANGUAGES, SIZES):
        if size != STANDARD:
            yield Picture(page, language, size)
    for page, theme in product(EVERYWHERE, THEMES[1:]):
        yield Picture(page, "fa", theme=theme)


def every() -> Iterator[Picture]:
    """All that there can be."""
    for page, language, size, theme in product(ALL_PAGES, LANGUAGES, SIZES, THEMES):
        yield Picture(page, language, size, theme)


async def at_rest(pilot: Pilot[int]) -> None:
    """Lets table and bots do what they do."""
    for _ in range(20):
        await pilot.pause()


async def to_the_end_of_the_deal(pilot: Pilot[int]) -> None:
    """Plays, soberly, until the deal is over."""
    for _ in range(80):
        page = pilot.app.screen
        if isinstance(page, DealOverPage):
            return
        if isinstance(page, RummyTablePage):
            # Enter alone does not go on there.
            page.take(make(page.match.game.key, "easy").choose(page.match.view(page.me), Dice("over")))
        else:
            await pilot.press("enter")
        await at_rest(pilot)
    raise RuntimeError("the deal does not end")


def brought(store: Store, scene: str | None) -> str | None:
    """The ID of the match of the scene, which is in the store now; None where it is at the menu that it begins."""
    if scene is None:
        build(store)
        return None
    if scene in RUMMY_SCENES:
        return rummy_scene(store, scene).id
    if scene in FAMILY_SCENES:
        return family_scene(store, scene).id
    if scene in TOURNAMENT_SCENES:
        tournament_scene(store, scene)
        return None
    return build(store)[scene]


async def seen(picture: Picture, look: Callable[[FaCards], str]) -> str:
    """What one sees of the program that was opened as the picture wants it, from a store of its own."""
    view = ALL_PAGES[picture.page]
    use(picture.language)
    with tempfile.TemporaryDirectory() as home, open_store(Path(home)) as store:
        start = Start(match_id=brought(store, view.scene))
        store.change_settings(theme=picture.theme)
        app = FaCards(Opened(store, None), start, pace=NoPace())
        with patch.object(app, "work", Pieces(view.pieces).work):
            async with app.run_test(size=picture.size) as pilot:
                await at_rest(pilot)
                if view.at_end_of_deal:
                    await to_the_end_of_the_deal(pilot)
                view.then(app)
                await at_rest(pilot)
                for key in view.keys:
                    await pilot.press(key)
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
    """Makes the pictures, of all pages or of those that are named, in screenshots/ or in another folder."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="the pages; all where none is named")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go (screenshots/)")
    parser.add_argument("--all", action="store_true", help="in every language, size and theme")
    words = parser.parse_args(arguments)
    if unknown := set(words.pages) - set(ALL_PAGES):
        parser.error(f"no page is called {', '.join(sorted(unknown))}; there are {', '.join(ALL_PAGES)}")
    pictures = every() if words.all else kept()
    words.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(all_of((one for one in pictures if not words.pages or one.page in words.pages), words.folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
