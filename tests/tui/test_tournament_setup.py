"""Setting up a tournament: how many take part, who they are, and the ways there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.refusals import NobodySits, WrongEntrants
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.rules.rummy import Toonerville
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import AskTextPage
from fa_cards.tui.fields import Line
from fa_cards.tui.game_setup import SEATS, START
from fa_cards.tui.games_page import GamesPage
from fa_cards.tui.names import names_of
from fa_cards.tui.palette import PalettePage
from fa_cards.tui.setup import SetupPage
from fa_cards.tui.tournament_page import TournamentPage
from fa_cards.tui.tournament_setup import TournamentSetupPage
from fa_cards.words import say_in
from fa_cards.words.games import game_name
from fa_cards.words.options import option_label
from fa_cards.words.refusals import refusal
from fa_cards.words.seats import default_names, numbered
from fa_cards.words.tournament import tournament_about
from tests.tui.fitting import SIZES, troubles
from tests.tui.latin import assert_persian

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]


def setup(app: FaCards) -> TournamentSetupPage:
    page = app.screen
    assert isinstance(page, TournamentSetupPage)
    return page


def about(app: FaCards) -> str:
    return str(setup(app).query_one(".about").render())


@asynccontextmanager
async def opened(app: FaCards, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[int]]:
    async with app.run_test(size=size) as pilot:
        app.set_up_tournament()
        await pilot.pause()
        yield pilot


async def test_a_start_needs_nothing_but_enter(app: FaCards, store: Store, code: str, shown: Shown) -> None:
    async with opened(app) as pilot:
        assert setup(app).marked == START
        assert tournament_about().split()[0] in about(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TournamentPage)
        (one,) = store.tournaments.all()
        assert one.tournament.entrants == (Person(""), *[BotSeat("easy", "", place) for place in range(1, 8)])
        assert one.tournament.rounds == 11
        usual = {option.key: option.default for option in Toonerville.option_list}
        assert {**one.tournament.options, "only-round": None} == usual
        assert "only-round" not in one.tournament.options


async def test_the_number_of_entrants_goes_by_arrows_and_is_typed_in_any_digits(app: FaCards, code: str) -> None:
    async with opened(app) as pilot:
        await pilot.press("down")
        assert setup(app).marked == SEATS
        await pilot.press("left" if code == "fa" else "right")
        assert len(setup(app).seats) == 9
        assert about(app).strip().startswith("۱ میز ۵" if code == "fa" else "1 table of 5")
        await pilot.press("enter")
        assert isinstance(app.screen, AskTextPage)
        await pilot.press("backspace", "۴", "۰", "enter")
        await pilot.pause()
        assert len(setup(app).seats) == 40
        assert len([line for line in setup(app).query(Line) if line.display and line.key.startswith("seat-")]) == 40
        await pilot.press("enter", "backspace", "backspace", "3", "enter")
        await pilot.pause()
        assert len(setup(app).seats) == 3


@pytest.mark.parametrize("typed", ["2", "41", "x", "-"])
async def test_a_number_that_cannot_be_is_refused_in_a_sentence(app: FaCards, code: str, typed: str) -> None:
    async with opened(app) as pilot:
        await pilot.press("down", "enter", "backspace", *typed, "enter")
        await pilot.pause()
        assert about(app).strip() == refusal(WrongEntrants(3, 40))
        assert len(setup(app).seats) == 8
        await pilot.press("down")
        assert about(app).strip() != refusal(WrongEntrants(3, 40))


async def test_an_emptied_number_is_no_number(app: FaCards) -> None:
    async with opened(app) as pilot:
        await pilot.press("down", "enter", "backspace", "enter")
        await pilot.pause()
        assert about(app).strip() == refusal(WrongEntrants(3, 40))


async def test_each_entrant_is_a_person_or_a_bot_and_has_a_name(app: FaCards, store: Store, code: str) -> None:
    back = "right" if code == "fa" else "left"
    async with opened(app) as pilot:
        # The third entrant becomes a person, and is named.
        await pilot.press("down", "down", "down", "down", "down", back)
        assert isinstance(setup(app).seats[2], Person)
        await pilot.press("n", *"Shirin", "enter")
        await pilot.pause()
        await pilot.press("home", "enter")
        await pilot.pause()
        (one,) = store.tournaments.all()
        first, third = one.tournament.entrants[0], one.tournament.entrants[2]
        assert third == Person("Shirin")
        # Two persons: the first one is no longer «you», at whatever table he sits.
        assert first == Person("", 0)
        assert names_of((BotSeat("easy"), first)) == (default_names(1)[0], numbered(0))
        assert one.tournament.persons == (0, 2)


async def test_somebody_has_to_take_part(app: FaCards, store: Store, code: str) -> None:
    async with opened(app) as pilot:
        await pilot.press("down", "down", "down", "left" if code == "fa" else "right")
        assert not any(isinstance(seat, Person) for seat in setup(app).seats)
        await pilot.press("home", "enter")
        assert about(app).strip() == refusal(NobodySits())
        assert store.tournaments.all() == ()


async def test_options_are_those_of_the_game_but_for_the_round(app: FaCards, store: Store, code: str) -> None:
    async with opened(app, (120, 60)) as pilot:
        labels = [str(line.query_one(".name").render()) for line in setup(app).query(Line) if line.display]
        for key in ("round-11-deal", "max-buys", "rook-upcard"):
            assert any(option_label("toonerville", key) in label for label in labels)
        assert not any(option_label("toonerville", "only-round") in label for label in labels)
        # From the top upwards comes the way back, and then the last option.
        await pilot.press("up", "up", "left" if code == "fa" else "right", "home", "enter")
        await pilot.pause()
        (one,) = store.tournaments.all()
        assert one.tournament.options["rook-upcard"] == "bury"


async def test_what_was_chosen_is_there_again(app: FaCards) -> None:
    async with opened(app) as pilot:
        await pilot.press("down", "left", "escape")
        await pilot.pause()
        app.set_up_tournament()
        await pilot.pause()
        assert len(setup(app).seats) == 9


async def test_games_and_setup_of_toonerville_and_the_search_lead_here(
    app: FaCards, code: str, *, cell: Cell, shown: Shown
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_games(rules=False)
        await pilot.pause()
        assert shown(app, say_in("menu", "Tournament of {game}", game=game_name("toonerville")))
        await pilot.click(offset=cell(app, "tournament"))
        await pilot.pause()
        assert isinstance(app.screen, TournamentSetupPage)
        await pilot.press("escape")
        assert isinstance(app.screen, GamesPage)
        await pilot.press("t")
        assert isinstance(app.screen, TournamentSetupPage)
        await pilot.press("escape", "escape")
        app.set_up("toonerville")
        await pilot.pause()
        await pilot.press("up", "up")
        assert isinstance(app.screen, SetupPage)
        assert app.screen.marked == "tournament"
        assert str(app.screen.query_one(".about").render()).split()[0] == tournament_about().split()[0]
        await pilot.press("enter")
        assert isinstance(app.screen, TournamentSetupPage)
        await pilot.press("escape", "escape", "c")
        await pilot.pause()
        await pilot.press(*("مسابقه" if code == "fa" else "tournament"))
        await pilot.pause()
        page = app.screen
        assert isinstance(page, PalettePage)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TournamentSetupPage)


async def test_other_games_have_no_tournament(app: FaCards) -> None:
    async with app.run_test() as pilot:
        app.set_up("teka")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, SetupPage)
        assert "tournament" not in page.order
        await pilot.press("t")
        assert app.screen is page
        app.show_games(rules=True)
        await pilot.pause()
        assert isinstance(app.screen, GamesPage)
        assert all(choice.name != "tournament" for row in app.screen.entries.rows for choice in row)


@pytest.mark.parametrize("size", SIZES)
async def test_everything_fits(app: FaCards, code: str, size: tuple[int, int]) -> None:
    async with opened(app, size) as pilot:
        assert not troubles(app.screen)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, AskTextPage)
        assert not troubles(app.screen)
        if code == "fa":
            assert_persian(app)
