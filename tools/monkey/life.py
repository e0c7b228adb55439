"""One life of a monkey: the program is opened on a store of its own and used until it is left or the deeds are done."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import TerminalClass
from fa_cards.rtl.terminal import Found
from fa_cards.rules.chance import Dice
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import AskPage, LeavePage
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.output import Colours, Output
from fa_cards.tui.page import Page
from fa_cards.tui.table import TablePage
from fa_cards.words import LANGUAGES, language, use
from tools.monkey.checks import cells_of, check_all, check_cells, check_rest, check_view, must, tables, text_of
from tools.monkey.choosing import USUAL_SIZES, Choosing
from tools.monkey.deeds import Deed, Press, Resize
from tools.monkey.matches import random_game, random_match, random_seats, random_tournament
from tools.monkey.painted import Painted
from tools.monkey.sight import check_hidden
from tools.monkey.waiting import Waiting
from tools.scenes import StoppedClock

MOST_KEYS_HOME = 16
"""Keys after which the menu must be reached from anywhere."""
PATIENCE = 60.0
"""Seconds after which a deed that is not answered has failed; nothing waits so long otherwise."""


@dataclass
class Seen:
    """Where a monkey has been."""

    screens: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    deeds: int = 0
    lives: int = 0
    left: int = 0
    """How often it left the program by itself."""
    curtains: int = 0
    """How often it stood before a curtain."""


class Failed(Exception):
    """The program did something wrong in a monkey's hands."""

    def __init__(self, seed: str, life: int, deeds: Iterable[str], screen: str) -> None:
        super().__init__(f"seed {seed}, life {life}")
        self.seed = seed
        self.life = life
        self.deeds = tuple(deeds)
        self.screen = screen

    def __str__(self) -> str:
        done = ", ".join(self.deeds[-40:])
        return f"seed {self.seed}, life {self.life}, deed {len(self.deeds)}; the last were:\n{done}\n{self.screen}"


class Life:
    """One start of the program, and all that happens in it."""

    def __init__(self, seed: str, number: int, folder: Path, seen: Seen, *, code: str | None = None) -> None:
        """A life that is a function of seed and number.

        Args:
            seed: of the monkey.
            number: of the life.
            folder: where its store is to be; nothing is there yet.
            seen: where it writes down what it sees.
            code: the language that it begins with, if the dice shall not choose it.
        """
        self._seed, self._number, self._seen = seed, number, seen
        self._dice = Dice(f"monkey {seed} life {number}")
        self._folder = folder
        self._code = code or self._dice.choice(tuple(LANGUAGES))
        self._output = Output() if self._dice.below(6) else Output(self._dice.choice(tuple(Colours)), signs=False)
        self._choosing = Choosing(self._dice)
        self._waiting = Waiting()
        self.done: list[str] = []
        """What was done, a breath each."""
        self._screen = ""
        self._resumes = False
        """Whether it begins with the tournament that the menu offers first."""

    def live(self, most: int) -> int:
        """Does at most so many deeds; how many were done.

        Raises:
            Failed: the program did something wrong.
        """
        before = language().code
        use(self._code)
        try:
            opened = Store.open(self._folder, clock=StoppedClock(), chance=Dice(f"{self._seed} {self._number}").below)
            with opened.store as store:
                # Each frame of a motion takes as long as a deed.
                store.change_settings(motion=not self._dice.below(3))
                asyncio.run(self._live(store, most))
        except Exception as error:
            raise Failed(self._seed, self._number, self.done, self._screen) from error
        finally:
            use(before)
        self._seen.lives += 1
        return len(self.done)

    # --- how it begins -------------------------------------------------------------------------------------------

    def _start(self, store: Store) -> Start:
        """A menu, perhaps with stored matches and a tournament, or a match at some moment."""
        dice = self._dice
        matches = [random_match(store, self._persons(), dice) for _ in range(dice.below(3))]
        if not dice.below(5):
            random_tournament(store, self._persons(), dice)
            self._resumes = bool(dice.below(3))
            if self._resumes:
                return Start()
        if matches and dice.below(3):
            return Start(match_id=matches[-1].id)
        if dice.below(4):
            return Start()
        game = random_game(dice)
        return Start(match_id=store.create(game, random_seats(game, self._persons(), dice)).id)

    def _persons(self) -> int:
        """How many persons sit at a table: often one, else up to four behind their curtains."""
        return self._dice.between(1, 4) if self._dice.below(2) else 1

    def _terminal(self) -> Found | None:
        """What the terminal is; sometimes that is uncertain, and the person is asked."""
        return Found(TerminalClass.WINDOWS, certain=False) if not self._dice.below(4) else None

    async def _live(self, store: Store, most: int) -> None:
        asyncio.get_running_loop().set_default_executor(self._waiting.threads)
        start, pace = self._start(store), self._waiting.pace
        app = FaCards(Opened(store, None), start, pace=pace, output=self._output, found=self._terminal())
        app.animation_level = "none"
        self._painted = Painted(app)
        async with app.run_test(size=self._dice.choice(USUAL_SIZES), notifications=True) as pilot:
            try:
                await self._use(pilot, app, store, most)
            finally:
                self._remember(app)
                self._waiting.threads.release()

    # --- how it goes on ------------------------------------------------------------------------------------------

    async def _use(self, pilot: Pilot[int], app: FaCards, store: Store, most: int) -> None:
        await self._calm(pilot)
        self._remember(app)
        if self._resumes:
            await self._do(pilot, [Press("enter")])
        while len(self.done) < most and not app._exit:
            # Now and then a second key comes before the first one is answered.
            breath = 1 if self._dice.below(12) else self._dice.between(2, 3)
            await self._do(pilot, [self._choosing.next(app) for _ in range(breath)])
            if app._exit:
                self._seen.left += 1
                return
            self._look(app)
            if not self._dice.below(100):
                await self._calm(pilot)
                check_all(app, store)
                await self._reacts(pilot, app)
        if not app._exit:
            await self._calm(pilot)
            check_all(app, store)
            await self._home(pilot, app)

    async def _do(self, pilot: Pilot[int], deeds: Sequence[Deed]) -> None:
        """Does this in one breath, and waits."""
        self.done.append(" + ".join(map(str, deeds)))
        self._seen.deeds += len(deeds)
        for deed in deeds:
            deed.do(pilot)
        # Now and then the next key comes before the bots have thought and the cards have landed.
        if self._dice.below(5):
            await self._calm(pilot)
            if not pilot.app._exit:
                check_cells(pilot.app, cells_of(pilot.app))
                check_rest(pilot.app)
                if not self._painted.waits:
                    self._painted.check()
        else:
            await asyncio.wait_for(self._waiting.answered(pilot), PATIENCE)

    async def _calm(self, pilot: Pilot[int]) -> None:
        await asyncio.wait_for(self._waiting.calm(pilot), PATIENCE)

    def _remember(self, app: FaCards) -> None:
        """Whatever goes wrong is told with what was to be seen; a program that has ended shows nothing more."""
        if app.screen_stack and (screen := text_of(cells_of(app))).strip():
            self._screen = screen

    def _look(self, app: FaCards) -> None:
        """Looks at the screen and the match on it."""
        self._remember(app)
        top = app.screen
        self._seen.screens[type(top).__name__] += 1
        if self._output.signs and isinstance(app.screen_stack[-2 if top.is_modal else -1], TablePage):
            # Other pages may show cards of other deals and other matches.
            check_hidden(app, self._screen)
        for page in tables(app):
            # What is shown at a curtain is nobody's view.
            check_view(page.match.view(page.me) if page.curtain else page.view, page.match)
            if page is top and page.curtain:
                self._seen.curtains += 1
            if page is top and page.my_turn:
                self._seen.phases[page.view.phase.value] += 1

    # --- what must always be possible ----------------------------------------------------------------------------

    async def _reacts(self, pilot: Pilot[int], app: FaCards) -> None:
        """The key of the language is answered on every page, and the curtain can be lifted."""
        await self._calm(pilot)
        top = app.screen
        if isinstance(top, TablePage) and top.curtain and top.awaited is not None and not top.too_small:
            await self._then(pilot, Press("enter"))
            must(top.my_turn, f"seat {top.awaited} cannot lift the curtain")
        if not isinstance(app.screen, Page) or not self._output.signs:
            return
        before = language().code
        await self._then(pilot, Press("f2"))
        must(language().code != before, f"the key of the language is not answered on {app.screen}")
        await self._then(pilot, Press("f2"))
        must(language().code == before, f"the key of the language is not answered a second time on {app.screen}")

    async def _home(self, pilot: Pilot[int], app: FaCards) -> None:
        """A few keys lead to the menu from everywhere, and there the arrows move."""
        await self._calm(pilot)
        for _ in range(MOST_KEYS_HOME):
            top = app.screen
            if isinstance(top, Page) and top.too_small:
                await self._then(pilot, Resize(80, 24))
                continue
            if isinstance(top, MenuPage):
                break
            await self._then(pilot, Press(_way_home(top)))
        top = app.screen
        must(isinstance(top, MenuPage), f"{MOST_KEYS_HOME} keys do not lead to the menu but to {top}")
        assert isinstance(top, MenuPage)
        marked = top.entries.marked
        await self._then(pilot, Press("down"))
        must(top.entries.marked != marked, "the arrows do not move in the menu")

    async def _then(self, pilot: Pilot[int], deed: Deed) -> None:
        """Does something and waits until it is answered."""
        self.done.append(f"({deed})")
        deed.do(pilot)
        await self._calm(pilot)


def _way_home(top: Screen[Any]) -> str:
    """The key that leads from a page towards the menu; the program is not to be left."""
    return "n" if isinstance(top, LeavePage) else "y" if isinstance(top, AskPage) else "escape"
