"""The master sheet of a tournament: a line an entrant in the order of places, the rounds as columns where they fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.tournament import ROUNDS, SheetLine, Tournament
from fa_cards.rtl import Column, ColumnScroll, Row
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.geometry import geometry
from fa_cards.tui.ink import isolated
from fa_cards.tui.keys import BY_NAME, Act, Scope
from fa_cards.tui.names import names_of
from fa_cards.tui.page import Hints
from fa_cards.tui.scrolls import ScrollsByKeys
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.signs import PERSON
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets
from fa_cards.words import say, say_in
from fa_cards.words.digits import number
from fa_cards.words.tournament import own_place, tournament_result


class MasterSheet(Column):
    """The sheet as a widget: headings, and below them lines that scroll."""

    def __init__(self) -> None:
        super().__init__(classes="master")
        self._tournament: Tournament | None = None
        self._names: Sequence[str] = ()

    def compose(self) -> ComposeResult:
        """A widget a column, for the headings and for the lines."""
        with Row(classes="band"):
            yield from self._columns()
        with ColumnScroll(classes="lines", can_focus=False), Row(classes="columns"):
            yield from self._columns()

    @staticmethod
    def _columns() -> Iterator[Static]:
        yield Static(classes="place")
        yield Static(classes="name")
        for _ in range(ROUNDS):
            yield Static(classes="round number")
        yield Static(classes="last number")
        yield Static(classes="total number")

    @property
    def lines(self) -> ColumnScroll:
        """What scrolls."""
        return self.query_one(".lines", ColumnScroll)

    def show(self, tournament: Tournament, names: Sequence[str]) -> None:
        """Shows the sheet of a tournament as it stands; the place in it stays."""
        self._tournament, self._names = tournament, names
        self._draw()

    def on_resize(self) -> None:
        """Shows the rounds as columns, if there is room for them now."""
        self._draw()

    def _draw(self) -> None:
        tournament = self._tournament
        if tournament is None:
            return
        wide = geometry(*self.app.size).framed
        for column in self.query(".round").results(Static):
            column.display = wide
        for column in self.query(".last").results(Static):
            column.display = not wide
        self._write(".band", self._headings(tournament))
        sheet = tournament.sheet
        rows = [self._line(tournament, line) for line in sheet]
        self._write(".columns", [Content("\n").join(cells) for cells in zip(*rows, strict=True)])

    def _write(self, row: str, texts: Sequence[Content]) -> None:
        for widget, text in zip(self.query(f"{row} > Static").results(Static), texts, strict=True):
            widget.update(text)

    @staticmethod
    def _headings(tournament: Tournament) -> list[Content]:
        rounds = [number(one) if one <= tournament.rounds else "" for one in range(1, ROUNDS + 1)]
        over = tournament.rounds_over
        last = say_in("sheet", "Round {n}", n=over) if over else ""
        texts = (say_in("sheet", "Place"), say_in("sheet", "Name"), *rounds, last, say_in("sheet", "Total"))
        return [Content(text) for text in texts]

    def _line(self, tournament: Tournament, line: SheetLine) -> list[Content]:
        person = line.entrant in tournament.persons
        style = "bold $accent" if person else "$ink"
        name = f"{PERSON if person else ' '} {self._names[line.entrant]}"
        rounds = [number(one) for one in line.scores] + [""] * (ROUNDS - len(line.scores))
        last = number(line.scores[-1]) if line.scores else ""
        faint = [Content.styled(text, "$ink" if person else "$faint") for text in (*rounds, last)]
        return [
            Content.styled(number(line.place), style),
            isolated(Content.styled(name, style)),
            *faint,
            Content.styled(number(line.total), f"bold {style.removeprefix('bold ')}"),
        ]


class AfterSheet(Enum):
    """What the person wants after the master sheet."""

    NEXT_ROUND = auto()
    MENU = auto()


class MasterSheetPage(ScrollsByKeys[AfterSheet | None], SidewaysPage[AfterSheet | None]):
    """The master sheet of a tournament; between two rounds the next one is begun from here."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("frame", "master_sheet")
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.TOURNAMENT, Scope.PAGE, Scope.LIST, Scope.ANYWHERE)

    def __init__(self, tournament: Tournament) -> None:
        """The sheet of a tournament as it stands now."""
        super().__init__()
        self.tournament = tournament

    def compose_page(self) -> ComposeResult:
        """Heading, who has won, the sheet, what to do, hints."""
        yield Static(classes="heading")
        yield Static(classes="result")
        yield MasterSheet()
        yield Choices(classes="next")
        yield Hints()

    @property
    def _choices(self) -> Choices:
        return self.query_one(Choices)

    @property
    def body(self) -> ColumnScroll:
        """What scrolls: the lines alone."""
        return self.query_one(MasterSheet).lines

    def show(self) -> None:
        """Writes everything in the language of the process."""
        names = names_of(self.tournament.entrants)
        self.query_one(".heading", Static).update(Content(self._heading()))
        self.query_one(".result", Static).update(Content(self._result(names)))
        self.query_one(MasterSheet).show(self.tournament, names)
        self._choices.offer(self._rows())
        self.query_one(Hints).show(("choose", "left", "right", "up", "down", "help", "back"))

    def _heading(self) -> str:
        one = self.tournament
        if one.finished:
            return say("The tournament is over")
        if not one.rounds_over:
            return say("Master sheet")
        return say("Master sheet after round {n} of {m}", n=one.rounds_over, m=one.rounds)

    def _result(self, names: Sequence[str]) -> str:
        """Who has won, and where the only person stands."""
        one, persons = self.tournament, self.tournament.persons
        if not one.rounds_over:
            return say("No round is over yet.")
        own = own_place(self._place_of(persons[0]), len(names)) if len(persons) == 1 else ""
        if not one.finished:
            return own
        total = min(one.totals)
        result = tournament_result(one.winners, names, persons, total)
        return result if not own or persons[0] in one.winners else f"{result} {own}"

    def _place_of(self, entrant: int) -> int:
        return next(line.place for line in self.tournament.sheet if line.entrant == entrant)

    def _rows(self) -> Rows:
        one = self.tournament
        if one.finished:
            return ((Choice("menu", say_in("button", "To the menu")), self._tables),)
        if one.round_over:
            following = Choice("next-round", say("Round {n}", n=one.round + 1), BY_NAME["next-round"].cap)
            return ((following, self._tables, Choice("menu", say_in("button", "To the menu"))),)
        return ((self._tables,),)

    @property
    def _tables(self) -> Choice:
        return Choice("back", say("Tables of round {n}", n=self.tournament.round))

    # --- what can be done ----------------------------------------------------------------------------------------

    def offers(self, act: Act) -> bool:
        """Whether the act can be done now."""
        return super().offers(act) and (act.name != "next-round" or self._may_go_on)

    @property
    def _may_go_on(self) -> bool:
        return self.tournament.round_over and not self.tournament.finished

    def go_along(self, step: int) -> None:
        """Marks another thing to do."""
        self._choices.move(0, step)

    def do_choose(self) -> None:
        """Does what is marked."""
        if (marked := self._choices.marked) is not None:
            self.press(marked.name)

    def do_next_round(self) -> bool:
        """Goes on to the next round, where this one is over."""
        if self._may_go_on:
            self.dismiss(AfterSheet.NEXT_ROUND)
        return self._may_go_on

    def do_menu(self) -> None:
        """Goes to the menu; the tournament is kept."""
        self.dismiss(AfterSheet.MENU)

    def do_master_sheet(self) -> None:
        """Goes back by the key that brought the sheet."""
        self.do_back()

    def do_back(self) -> None:
        """Goes back to the tables of the round."""
        self.dismiss(None)
