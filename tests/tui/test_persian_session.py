"""A whole Persian session: every screen that a person comes by, read cell by cell."""

from __future__ import annotations

from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.table import TablePage
from tests.tui.latin import assert_persian
from tests.tui.sitting import key_for, mid_trick, settled, table


async def test_no_screen_of_a_persian_session_shows_a_latin_word_but_names_and_key_caps(store: Store) -> None:
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    seen: set[str] = set()

    async with app.run_test(size=(80, 24)) as pilot:

        async def look() -> None:
            await settled(pilot)
            seen.add(type(app.screen).__name__)
            assert_persian(app)

        await look()
        for _ in range(6):
            await pilot.press("down")
            await look()
        await pilot.press("home", "h")
        await look()
        for _ in range(12):
            await pilot.press("pagedown")
            await look()
        await pilot.press("escape")
        app.set_up("teka")
        await look()
        for _ in range(16):
            await pilot.press("down")
            await look()
            await pilot.press("left")
            await look()
            await pilot.press("right")
        await pilot.press("escape")
        await settled(pilot)
        app.open_match(store.create(Teka({"target": 40}), [Person(""), *[BotSeat("easy")] * 3], seed="session"))
        await mid_trick(pilot)
        for key in ("g", "l", "z", "v", "i", "?", "escape"):
            await look()
            await pilot.press("f1" if key == "?" else key)
            await look()
            if key == "i":
                for _ in range(14):
                    await pilot.press("pagedown")
                    await look()
            await pilot.press("escape")
            await settled(pilot)
        for _ in range(400):
            await look()
            if table(app).match.finished and isinstance(app.screen, DealOverPage):
                break
            await pilot.press("enter" if not isinstance(app.screen, TablePage) else key_for(table(app)))
        assert table(app).match.finished
    assert seen >= {
        "MenuPage",
        "HelpPage",
        "SetupPage",
        "TrickTablePage",
        "SheetPage",
        "ReadingPage",
        "RulesPage",
        "AskPage",
        "TrickDealOverPage",
    }
