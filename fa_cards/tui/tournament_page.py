"""The page of a tournament: the tables of its round, the person's own among them, while bots play at the others."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import PurePath
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.worker import WorkType

from fa_cards.play.refusals import TournamentMovedOn
from fa_cards.play.table_in_play import TableInPlay, played_on
from fa_cards.play.tournament import GAME, Table, Tournament
from fa_cards.rtl import LeftBased, Row
from fa_cards.rules.errors import Refusal
from fa_cards.rules.rummy import Toonerville
from fa_cards.tui.ask import AskPage
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.keys import BY_NAME, Act, Scope
from fa_cards.tui.master_sheet import AfterSheet, MasterSheetPage
from fa_cards.tui.names import names_of
from fa_cards.tui.page import Hints
from fa_cards.tui.round_tables import LINES, EntrantAtTable, RoundTable, RoundTables, TableState
from fa_cards.tui.scrolls import ScrollsByKeys
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets
from fa_cards.tui.tables import table_page
from fa_cards.words import count, later, say, say_in
from fa_cards.words.games import game_name
from fa_cards.words.lists import joined
from fa_cards.words.refusals import refusal
from fa_cards.words.tournament import round_line, tournament_result

PIECE = 20
"""How many steps of a table of bots are worked out at once: as many as take a moment."""
BAR = {True: 24, False: 14}
"""The cells of the progress bar, where there is room for cards with frames and where there is not."""
DONE, TO_DO = "█", "·"


class Bar(LeftBased, Static):
    """How far something has come; it grows in reading direction, but is no text."""

    def show(self, done: int, width: int, *, right_to_left: bool) -> None:
        """Draws so many of its cells as done."""
        parts = [(DONE * done, "$accent"), (TO_DO * (width - done), "$faint")]
        self.update(Content.assemble(*(reversed(parts) if right_to_left else parts)))


class TournamentPage(ScrollsByKeys[None], SidewaysPage[None]):
    """The round of a tournament that is being played.

    Tables of bots are played one after the other behind the page, also while a person plays at his own table; they
    stop where the page is left, and go on when it is opened again.
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("frame", "tournament_page")
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.TOURNAMENT, Scope.PAGE, Scope.LIST, Scope.ANYWHERE)

    def __init__(self, tournament: Tournament) -> None:
        super().__init__()
        self.tournament = tournament
        self.in_play: TableInPlay | None = None
        """The table of bots that is being played, as far as it has come."""
        self.playing: int | None = None
        """Its number; None where none is played now."""
        self.stopped = False
        """Whether the person wants the tables of bots to wait."""
        self.refused: Refusal | None = None
        """Why something was not done, until something else is."""
        self.told = 0
        """The number of the round after which the master sheet was shown last."""

    # --- what is there -------------------------------------------------------------------------------------------

    def compose_page(self) -> ComposeResult:
        """Heading, what the round asks for, its tables, how far the bots are, what to do, a sentence, hints."""
        with Row(classes="heading"):
            yield Static(classes="title")
            yield Static(classes="round")
        yield Static(classes="contract")
        yield RoundTables()
        with Row(classes="progress"):
            yield Bar(classes="bar")
            yield Static(classes="told")
        yield Choices(classes="acts")
        yield Static(classes="about")
        yield Hints()

    @property
    def _acts(self) -> Choices:
        return self.query_one(".acts", Choices)

    @property
    def body(self) -> RoundTables:
        """What scrolls: the tables."""
        return self.query_one(RoundTables)

    @property
    def own_table(self) -> int | None:
        """The number of the first table with persons that is not over; None where there is none."""
        return self._first(persons=True)

    @property
    def bots_table(self) -> int | None:
        """The number of the first table of bots alone that is not over; None where there is none."""
        return self._first(persons=False)

    def _first(self, *, persons: bool) -> int | None:
        one = self.tournament
        open_tables = (
            number
            for number, table in enumerate(one.tables, 1)
            if table.scores is None and one.persons_at(table) is persons
        )
        return next(open_tables, None)

    def on_mount(self) -> None:
        """Lets bots play. Textual has the page drawn next: it calls the handler of every class."""
        if self.there:
            self._go_on()
            self.when_drawn(self._show_own_table)

    def _show_own_table(self) -> None:
        """Scrolls to the first table with persons."""
        self.body.scroll_to(y=max(LINES * ((self.own_table or 1) - 2), 0), animate=False)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """Reads the store again: a table may have been played meanwhile."""
        if self.drawn:
            self._read()

    def _read(self) -> None:
        """Reads how the tournament stands, and goes on from there."""
        try:
            self.tournament = self.program.store.tournaments.load(self.tournament.id)
        except Refusal as reason:
            self.refused = reason
        self._go_on()

    def _go_on(self) -> None:
        """Lets bots play where they have not, and shows the master sheet where the round is over."""
        if self.bots_table is not None and not self.stopped and self.playing is None:
            # Not yet begun: the next one may take its place before its turn comes.
            work: WorkType[None] = self._play_tables
            self.run_worker(work, group="tables", exclusive=True)
        self._look_for_end()

    def _look_for_end(self) -> None:
        if self.tournament.round_over and self.told != self.tournament.round:
            self.call_later(self._tell_round)

    def _tell_round(self) -> None:
        """Shows the master sheet after a round, once; not over what the person reads just now."""
        if self.there and self.is_current and self.tournament.round_over and self.told != self.tournament.round:
            self.do_master_sheet()

    # --- the tables of bots --------------------------------------------------------------------------------------

    async def _play_tables(self) -> None:
        """Plays the tables of bots one after the other, a piece at a time."""
        try:
            while (number := self.bots_table) is not None:
                await self._play_table(number)
        except Refusal as reason:
            # It cannot be kept, or this version cannot play it: the person lets it be tried again.
            self.refused, self.stopped = reason, True
        self.playing = None
        self._news()
        self._look_for_end()

    async def _play_table(self, number: int) -> None:
        tournament = self.tournament
        table = TableInPlay.of(tournament.sitting(number))
        if self.in_play is not None and self.in_play.seed == table.seed:
            # It was stopped in the middle.
            table = self.in_play
        self.playing, self.in_play = number, table
        self._news()
        while not table.finished:
            table = await self.program.work(partial(played_on, table, PIECE))
            self.in_play = table
            self._news()
        self.in_play = None
        # Where another window was quicker, the same bots have played the same there.
        with suppress(TournamentMovedOn):
            self.program.store.tournaments.keep_table(tournament, number, table)
        self.tournament = self.program.store.tournaments.load(tournament.id)

    def _news(self) -> None:
        """Shows how far the bots are; what lies over the page stays as it is."""
        if self.there and self.is_current and self.drawn:
            self.show()

    # --- drawing -------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Writes everything in the language of the process."""
        one = self.tournament
        self.query_one(".title", Static).update(Content(say_in("menu", "Tournament of {game}", game=game_name(GAME))))
        self.query_one(".round", Static).update(Content(say("Round {n} of {m}", n=one.round, m=one.rounds)))
        self.query_one(".contract", Static).update(Content(self._contract()))
        self.body.show(self._tables())
        self._show_progress()
        self._acts.offer(self._rows())
        about = self.query_one(".about", Static)
        about.set_class(self.refused is not None, "-refused")
        about.update(Content(self._about()))
        self.query_one(Hints).show(("choose", "left", "right", "up", "down", "help", "back", "give-up"))

    def _contract(self) -> str:
        """What the round asks for; nothing where this version cannot play it."""
        try:
            game = self.tournament.sitting(1).game
        except Refusal as reason:
            return refusal(reason)
        assert isinstance(game, Toonerville)
        this = game.rules.rounds[self.tournament.round - 1]
        return round_line(this.contract, this.hand)

    def _tables(self) -> tuple[RoundTable, ...]:
        one = self.tournament
        names, persons = names_of(one.entrants), one.persons
        return tuple(
            RoundTable(
                self._state(number, table),
                tuple(
                    EntrantAtTable(names[entrant], entrant in persons, table.scores[seat] if table.scores else None)
                    for seat, entrant in enumerate(table.entrants)
                ),
            )
            for number, table in enumerate(one.tables, 1)
        )

    def _state(self, number: int, table: Table) -> TableState:
        if table.scores is not None:
            return TableState.OVER
        if self.tournament.persons_at(table):
            return TableState.YOURS if table.match is None else TableState.LEFT
        return TableState.PLAYING if number == self.playing else TableState.QUEUED

    def _show_progress(self) -> None:
        """How many tables of bots are over, as a bar and in words; nothing where persons sit at all of them."""
        one = self.tournament
        tables = [table for table in one.tables if not one.persons_at(table)]
        self.query_one(".progress").display = bool(tables)
        if not tables:
            return
        over = sum(table.scores is not None for table in tables)
        width = BAR[self.room.framed]
        self.query_one(Bar).show(width * over // len(tables), width, right_to_left=self.program.right_to_left)
        told = say("Tables of bots: {n} of {total} over", n=over, total=len(tables))
        if self.playing is not None and self.in_play is not None and self.room.framed:
            steps = len(self.in_play.steps)
            told = count(
                "{told}; table {table}: {n} step",
                "{told}; table {table}: {n} steps",
                steps,
                told=told,
                table=self.playing,
            )
        elif self.playing is None and over < len(tables):
            told = say("{told}; they wait", told=told)
        self.query_one(".told", Static).update(Content(told))

    def _rows(self) -> Rows:
        one, rows = self.tournament, []
        if (own := self.own_table) is not None:
            begun = one.tables[own - 1].match is not None
            label = say("Go on at table {n}", n=own) if begun else say("Play at table {n}", n=own)
            rows.append(_choice("play-table", label))
        if one.round_over and not one.finished:
            rows.append(_choice("next-round", say("Round {n}", n=one.round + 1)))
        rows.append(_choice("master-sheet"))
        if self.bots_table is not None:
            label = say("Let the bots play") if self.playing is None else say("Let the bots wait")
            rows.append(_choice("run-tables", label))
        return (tuple(rows),)

    def _about(self) -> str:
        """A sentence: what was refused, or what happens now."""
        one, own = self.tournament, self.own_table
        if self.refused is not None:
            return refusal(self.refused)
        if one.finished:
            return tournament_result(one.winners, names_of(one.entrants), one.persons, min(one.totals))
        if own is not None:
            return self._about_own(own)
        if one.round_over:
            return say("The round is over at all tables. After it everybody moves to another seat.")
        if self.playing is None:
            return say("The round is over when the bots have played, too. They wait until you let them.")
        return say("The bots are still playing at other tables; the master sheet comes when they are done.")

    def _about_own(self, number: int) -> str:
        """That a table with persons is to be played; where several take part, of whom it is the table."""
        one, table = self.tournament, self.tournament.tables[number - 1]
        begun = table.match is not None
        if len(one.persons) > 1:
            names = names_of(one.entrants)
            told = joined([names[entrant] for entrant in table.entrants if entrant in one.persons])
            if begun:
                return say("{names}: your table was left in the middle of the round; go on where you were.", names=told)
            return say("{names}: your table in this round is table {n}; sit down and play.", names=told, n=number)
        if begun:
            return say("Your table was left in the middle of the round; go on where you were.")
        return say("Your seat is at table {n}: sit down and play this round.", n=number)

    # --- what can be done ----------------------------------------------------------------------------------------

    def offers(self, act: Act) -> bool:
        """Whether the act can be done now."""
        if act.scope is Scope.TOURNAMENT and act.name != "give-up":
            return any(act.name == choice.name for row in self._acts.rows for choice in row)
        return super().offers(act)

    def press(self, name: str) -> bool:
        """Does what was clicked or what a key stands for."""
        self.refused = None
        done = super().press(name)
        if self.is_current and self.drawn:
            self.show()
        return done

    def refuse(self, reason: Refusal) -> None:
        """Says it in place of the sentence; another window may have changed what is shown."""
        self.refused = reason
        if isinstance(reason, TournamentMovedOn):
            self._read()
        self.show()

    def go_along(self, step: int) -> None:
        """Marks another thing to do."""
        self._acts.move(0, step)

    def do_choose(self) -> None:
        """Does what is marked."""
        if (marked := self._acts.marked) is not None:
            self.press(marked.name)

    def do_play_table(self) -> None:
        """Goes to the first table with persons that is not over."""
        if (own := self.own_table) is not None:
            self.app.push_screen(table_page(self.program.store.tournaments.open_table(self.tournament, own)))

    def do_run_tables(self) -> None:
        """Lets the bots wait, or play on."""
        self.stopped = self.playing is not None
        if self.stopped:
            self.workers.cancel_group(self, "tables")
            self.playing = None
        else:
            self._go_on()

    def do_master_sheet(self) -> None:
        """Shows the master sheet."""
        if self.tournament.round_over:
            self.told = self.tournament.round

        def answered(after: AfterSheet | None) -> None:
            if after is AfterSheet.NEXT_ROUND:
                self.attempt(self.do_next_round)
            elif after is AfterSheet.MENU:
                self.dismiss(None)

        self.app.push_screen(MasterSheetPage(self.tournament), answered)

    def do_next_round(self) -> bool:
        """Begins the next round, where this one is over."""
        if not self.tournament.round_over or self.tournament.finished:
            return False
        self.tournament = self.program.store.tournaments.next_round(self.tournament)
        self._go_on()
        self.show()
        self.when_drawn(self._show_own_table)
        return True

    def do_give_up(self) -> None:
        """Asks whether to delete the tournament for good."""

        def answered(yes: bool | None) -> None:
            if yes:
                self.attempt(self._delete)

        question = later("Delete this tournament for good? The matches of its tables stay among past matches.")
        self.app.push_screen(AskPage(question.said), answered)

    def _delete(self) -> None:
        self.program.store.tournaments.delete(self.tournament.id)
        self.dismiss(None)

    def do_back(self) -> None:
        """Goes to the menu; the tournament is kept."""
        self.dismiss(None)


def _choice(name: str, label: str = "") -> Choice:
    """The act of that name as something to choose."""
    act = BY_NAME[name]
    return Choice(name, label or act.label.said(), act.cap, note=act.help.said())
