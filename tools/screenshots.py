"""Makes the pictures in screenshots/ from the real program: `python -m tools.screenshots`.

The program is driven as a person drives it, by keys, in a window of 80 by 24, in both languages, from one seed; so the
same source makes the same pictures. A picture is an SVG of the cells; the rule put into it keeps browsers from turning
the letters round, which stand in the order of the cells already.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot

from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.teka import Phase, Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.deeds import MANNER_ACTS
from fa_cards.tui.pace import Pauses
from fa_cards.tui.table import TablePage
from fa_cards.words import LANGUAGES, use

FOLDER = Path("screenshots")
SIZE = (80, 24)
SEED = "screenshots"
CELLS_AS_THEY_ARE = "text{unicode-bidi:bidi-override;direction:ltr}</style>"


class StoppingPace:
    """Waits for nothing, but holds a finished trick on the table until it is let go."""

    def __init__(self) -> None:
        self.pauses = Pauses()
        self.holding = False
        self._held = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        """Returns at once, or when a held trick is let go."""
        if self.holding and seconds == self.pauses.trick:
            self._held.clear()
            await self._held.wait()
        else:
            await asyncio.sleep(0)

    def skip(self) -> None:
        """Lets the trick go."""
        self._held.set()


class Photographer:
    """One evening at the table, with the pictures taken on the way."""

    def __init__(self, pilot: Pilot[int], app: FaCards, pace: StoppingPace, code: str, folder: Path) -> None:
        self.pilot, self.app, self.pace, self.code, self.folder = pilot, app, pace, code, folder

    async def settle(self) -> None:
        """Lets the program come to rest."""
        for _ in range(60):
            await self.pilot.pause()

    def shoot(self, name: str) -> None:
        """Takes a picture of the screen."""
        svg = self.app.export_screenshot(title="fa-cards").replace("</style>", CELLS_AS_THEY_ARE, 1)
        path = self.folder / f"{self.code}-{name}.svg"
        path.write_text(svg, encoding="utf-8")
        print(path)

    @property
    def table(self) -> TablePage:
        """The table that is open."""
        page = next(screen for screen in self.app.screen_stack if isinstance(screen, TablePage))
        assert isinstance(page, TablePage)
        return page

    async def go_on(self, until: Callable[[TablePage], bool]) -> None:
        """Plays soberly until the table is as wanted and it is the person's turn."""
        for _ in range(800):
            await self.settle()
            if isinstance(self.app.screen, DealOverPage):
                await self.pilot.press("enter")
                continue
            if self.table.my_turn and until(self.table):
                return
            await self.pilot.press(self._key())
        raise RuntimeError("the wanted moment did not come")

    def _key(self) -> str:
        view = self.table.view
        match view.phase:
            case Phase.AUCTION:
                return "p" if any(step.text == "pass" for step in view.legal) else "8"
            case Phase.RAISE:
                return "n"
            case _:
                return "enter"

    async def signal(self, manner: Manner) -> None:
        """Plays a card in this manner as soon as it can be done in a trick that is under way."""

        def plays(page: TablePage) -> list[Play]:
            return [one for one in page.view.legal if isinstance(one, Play) and one.manner is manner]

        await self.go_on(lambda page: page.view.phase is Phase.PLAY and bool(page.view.trick) and bool(plays(page)))
        self.table.choose(self.table.cards.index(plays(self.table)[0].card))
        await self.pilot.pause()
        self.pace.holding = True
        self.table.press(MANNER_ACTS[manner])
        await self.settle()
        self.shoot(manner.value)
        self.pace.holding = False
        self.pace.skip()


async def evening(code: str, folder: Path) -> None:
    """Takes all pictures of one language."""
    use(code)
    pace = StoppingPace()
    with tempfile.TemporaryDirectory() as home, Store.open(Path(home)).store as store:
        match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed=SEED)
        app = FaCards(Opened(store, None), Start(match_id=match.id), pace=pace)
        async with app.run_test(size=SIZE) as pilot:
            one = Photographer(pilot, app, pace, code, folder)
            await one.go_on(lambda page: page.view.phase is Phase.AUCTION)
            one.shoot("auction")
            await one.go_on(lambda page: page.view.phase is Phase.PLAY and len(page.view.trick) > 1)
            one.shoot("trick")
            for manner in (Manner.SLAP, Manner.SNAP, Manner.DROP):
                await one.signal(manner)
            await one.go_on(lambda page: len(page.match.deals) > 3)
            await pilot.press("g")
            await one.settle()
            one.shoot("sheet")
            await pilot.press("escape")
            await pilot.press("escape")
            await one.settle()
            await pilot.press("y")
            await one.settle()
            one.shoot("menu")


def main(arguments: list[str]) -> int:
    """Makes all pictures."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        asyncio.run(evening(code, folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
