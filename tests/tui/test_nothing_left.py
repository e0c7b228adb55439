"""Nothing is left on the terminal of what lay there before, whatever was sent of a screen and when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from textual._compositor import Compositor
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.catalog import game_class
from fa_cards.tui.app import FaCards
from fa_cards.tui.compositor import ExactCompositor
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import NoPace, pauses_of
from tests.tui.laid import opened
from tests.tui.moments_of_rummy import many_melds, seen_at
from tests.tui.rummy_scenes import rummy, sober_key
from tests.tui.sitting import any_table, key_for, settled
from tools.monkey.checks import Wrong
from tools.monkey.painted import Painted


class Table(Screen[None]):
    """A text that scrolls, three cards in the middle of a row, and one that is hidden."""

    compositor: type[Compositor] = ExactCompositor

    def __init__(self) -> None:
        super().__init__()
        self._compositor = self.compositor()

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static("\n".join(map(str, range(40))), id="text")
        with Horizontal():
            for name in "abcd":
                yield Static(name * 6, id=name)


class Textuals(Table):
    """The same with Textual's own compositor."""

    compositor = Compositor


class Sitting(App[None]):
    """The app of these tables."""

    CSS = """
    VerticalScroll, Horizontal { height: 5; }
    Horizontal { align: center top; }
    Horizontal Static { width: 6; }
    #text { height: auto; }
    #d { display: none; }
    """

    def __init__(self, table: type[Table]) -> None:
        super().__init__()
        self._table = table

    def get_default_screen(self) -> Table:
        return self._table()


async def come(pilot: Pilot[None], painted: Painted) -> None:
    """Waits until all that has changed has been sent."""
    while True:
        await pilot.pause()
        if not painted.waits:
            return


async def ask_while_drawing(app: Sitting, pilot: Pilot[None], painted: Painted) -> None:
    """After scrolling the first card goes, and somebody asks where a hidden one is before the others have moved."""
    app.screen.query_one(VerticalScroll).scroll_to(y=3, animate=False, immediate=True)
    await come(pilot, painted)
    app.screen.query_one("#a").display = False
    assert not app.screen.query_one("#d").region


async def scroll_back(app: Sitting, pilot: Pilot[None], painted: Painted) -> None:
    """The text is scrolled, and scrolled back as a card goes."""
    scrolling = app.screen.query_one(VerticalScroll)
    scrolling.scroll_to(y=3, animate=False, immediate=True)
    await come(pilot, painted)
    app.screen.query_one("#a").display = False
    scrolling.set_reactive(VerticalScroll.scroll_y, 0.0)


Doing = Callable[[Sitting, Pilot[None], Painted], Awaitable[None]]


@pytest.mark.parametrize("do", [ask_while_drawing, scroll_back])
async def test_what_moves_while_somebody_asks_or_scrolls_leaves_nothing_where_it_was(do: Doing) -> None:
    app = Sitting(Table)
    async with app.run_test(size=(40, 12)) as pilot:
        painted = Painted(app)
        app.screen.refresh()
        await come(pilot, painted)
        await do(app, pilot, painted)
        await come(pilot, painted)
        painted.check()


async def test_what_textual_itself_leaves_behind_is_noticed() -> None:
    """Should this fail, Textual does it right by now, and `ExactCompositor` may go."""
    app = Sitting(Textuals)
    async with app.run_test(size=(40, 12)) as pilot:
        painted = Painted(app)
        app.screen.refresh()
        await come(pilot, painted)
        painted.check()
        await ask_while_drawing(app, pilot, painted)
        await come(pilot, painted)
        with pytest.raises(Wrong, match="row 5 on the terminal"):
            painted.check()


async def play(app: FaCards, size: tuple[int, int], keys: int) -> None:
    """Goes on with a match by that many keys at most, and looks after each; at a rummy table the melds are scrolled."""
    painted = Painted(app)
    async with app.run_test(size=size) as pilot:
        for _ in range(keys):
            await settled(pilot)
            while painted.waits:
                await pilot.pause()
            painted.check()
            if isinstance(app.screen, DealOverPage):
                return
            page = any_table(app)
            if page.match.game.family == "rummy":
                await pilot.press("pageup", "pagedown")
                await pilot.pause()
                await pilot.press(sober_key(rummy(app)))
            else:
                await pilot.press(key_for(page))


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
async def test_a_hand_that_gets_shorter_leaves_no_card_behind(store: Store, code: str, size: tuple[int, int]) -> None:
    await play(opened(store, seen_at(many_melds, only_round=4)()), size, 12)


@pytest.mark.parametrize(("key", "motion"), [("teka", True), ("kentucky-discard", False)])
async def test_what_is_sent_of_a_game_is_what_its_table_shows(store: Store, key: str, motion: bool) -> None:
    match = store.create(game_class(key)({}), [Person(""), *[BotSeat("easy")] * 3], seed="evening")
    pace = NoPace()
    pace.pauses = pauses_of("usual", motion=motion)
    await play(FaCards(Opened(store, None), Start(match_id=match.id), pace=pace), (80, 24), 8)
