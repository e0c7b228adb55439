"""A tournament of nine entrants from start to end, at the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.play.tournament import ROUNDS
from fa_cards.tui.app import FaCards
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.names import names_of
from fa_cards.tui.pace import NoPace
from fa_cards.words import say
from fa_cards.words.digits import number
from tests.tui.tournaments import begun, bots_done, opened, page_of, play_tables, play_through, sheet_of

Shown = Callable[[App[int], str], bool]


@pytest.mark.parametrize("code", ["fa"], indirect=True)
async def test_nine_play_two_rounds_by_the_screen_alone(app: FaCards, store: Store, code: str, shown: Shown) -> None:
    """The person sits down, plays, comes back, reads the sheet and goes on, until the winner is told."""
    async with app.run_test() as pilot:
        await opened(pilot, begun(store, 9, rounds=2, level="easy"))
        await play_through(pilot)
        (stored,) = store.tournaments.all()
        tournament = stored.tournament
        assert tournament.finished and shown(app, say("The tournament is over"))
        # Each table's round is a match of its own.
        tables = [one.table for one in store.matches()]
        assert sorted((one.round, one.number) for one in tables if one is not None) == [(1, 1), (1, 2), (2, 1), (2, 2)]
        assert all(one.finished for one in store.matches())
        for line in tournament.sheet:
            assert line.total == sum(line.scores) and len(line.scores) == 2
            assert shown(app, names_of(tournament.entrants)[line.entrant])
            assert shown(app, number(line.total))


async def test_nine_play_eleven_rounds_left_and_taken_up_again_in_each(store: Store) -> None:
    """The program is left after each round, and in the middle of one's own table, and goes on where it was."""
    tournament = begun(store, 9, level="easy")
    for this in range(1, ROUNDS + 1):
        app = FaCards(Opened(store, None), Start(), pace=NoPace())
        async with app.run_test() as pilot:
            menu = app.screen
            assert isinstance(menu, MenuPage)
            assert menu.entries.rows[0][0].name == "resume-tournament"
            await pilot.press("enter")
            await pilot.pause()
            page = page_of(app)
            assert page.tournament.round == this
            await bots_done(pilot)
            # One's own table is played in another window, which shows what becomes of it here.
            play_tables(store, page.tournament, persons=True)
            page._read()
            for _ in range(3):
                await pilot.pause()
            assert sheet_of(app).tournament.rounds_over == this
            await pilot.press("enter")
            await pilot.pause()
    tournament = store.tournaments.load(tournament.id)
    assert tournament.finished
    assert len(store.matches()) == 2 * ROUNDS
    assert min(tournament.totals) == tournament.totals[tournament.winners[0]]
    assert all(len(line.scores) == ROUNDS for line in tournament.sheet)
    assert store.tournaments.unfinished() == ()
