"""Tournaments in tests: begun in a store, played on, and the pages that show them."""

from __future__ import annotations

from textual.pilot import Pilot

from fa_cards.bots import make
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.play.table_in_play import TableInPlay, played_on
from fa_cards.play.tournament import Tournament
from fa_cards.rules.chance import Dice
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.master_sheet import MasterSheetPage
from fa_cards.tui.names import named
from fa_cards.tui.table import TablePage
from fa_cards.tui.tournament_page import TournamentPage


def entrants(number: int, persons: int = 1, level: str = "random") -> tuple[Seat, ...]:
    """So many entrants, the first ones persons without names."""
    return named([*[Person("")] * persons, *[BotSeat(level)] * (number - persons)])


def begun(store: Store, number: int = 9, persons: int = 1, rounds: int = 11, level: str = "random") -> Tournament:
    return store.tournaments.create(entrants(number, persons, level), {}, rounds=rounds, seed="evening")


def play_out(match: Match, steps: int = 100_000) -> None:
    """Plays a match on, its persons by chance, as another window would do it."""
    bot = make("toonerville", "random")
    for _ in range(steps):
        if match.finished:
            return
        if match.waits_for is Waits.TABLE:
            match.roll()
        else:
            assert match.actor is not None
            match.do(match.actor, bot.choose(match.view(match.actor), Dice(f"{match.seed} {len(match.moments)}")))


def play_tables(store: Store, tournament: Tournament, *, persons: bool) -> Tournament:
    """Plays those tables of the round at which persons sit, or bots alone."""
    for number, table in enumerate(tournament.tables, 1):
        if table.scores is None and tournament.persons_at(table) is persons:
            if persons:
                play_out(store.tournaments.open_table(tournament, number))
            else:
                played = played_on(TableInPlay.of(tournament.sitting(number)), 100_000)
                store.tournaments.keep_table(tournament, number, played)
    return store.tournaments.load(tournament.id)


def play_rounds(store: Store, tournament: Tournament, rounds: int) -> Tournament:
    """Plays so many rounds; the next one is begun where there is one."""
    for _ in range(rounds):
        tournament = play_tables(store, tournament, persons=False)
        tournament = play_tables(store, tournament, persons=True)
        if not tournament.finished:
            tournament = store.tournaments.next_round(tournament)
    return tournament


def with_scores(store: Store, tournament: Tournament, scores: list[int]) -> Tournament:
    """The tournament after its round has brought these scores, one an entrant, without a match."""
    with store.transaction() as connection:
        connection.executemany(
            "UPDATE tournament_tables SET scores = ? WHERE tournament = ? AND round = ? AND number = ?",
            [
                (str([scores[one] for one in table.entrants]), tournament.id, tournament.round, number)
                for number, table in enumerate(tournament.tables, 1)
            ],
        )
    return store.tournaments.load(tournament.id)


def page_of(app: FaCards) -> TournamentPage:
    page = app.screen
    assert isinstance(page, TournamentPage)
    return page


def sheet_of(app: FaCards) -> MasterSheetPage:
    page = app.screen
    assert isinstance(page, MasterSheetPage)
    return page


async def opened(pilot: Pilot[int], tournament: Tournament) -> None:
    """Shows the tournament in the program."""
    app = pilot.app
    assert isinstance(app, FaCards)
    app.show_tournament(tournament)
    await pilot.pause()


async def bots_done(pilot: Pilot[int]) -> None:
    """Waits until bots have played all their tables of the round."""
    app = pilot.app
    assert isinstance(app, FaCards)
    page = next(screen for screen in app.screen_stack if isinstance(screen, TournamentPage))
    for _ in range(5_000):
        await pilot.pause()
        if page.bots_table is None and page.playing is None:
            await pilot.pause()
            return
    raise AssertionError("the bots do not come to an end")


async def play_through(pilot: Pilot[int]) -> None:
    """Plays a tournament to its end by its pages; at his table the person plays as an easy bot would."""
    app, bot = pilot.app, make("toonerville", "easy")
    assert isinstance(app, FaCards)
    for _ in range(50_000):
        await pilot.pause()
        top = app.screen
        if isinstance(top, TablePage):
            match = top.match
            if not top.busy and match.waits_for is Waits.PERSON:
                top.take(bot.choose(match.view(top.me), Dice(f"{match.seed} {len(match.moments)}")))
        elif isinstance(top, DealOverPage):
            await pilot.press("enter")
        elif isinstance(top, MasterSheetPage):
            if top.tournament.finished:
                return
            await pilot.press("enter")
        elif isinstance(top, TournamentPage) and top.own_table is not None:
            await pilot.press("p")
    raise AssertionError("the tournament does not end")
