"""The end of a deal, and of the match: what happened, what it brought and why, and the sheet below."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Match
from fa_cards.rules.game import DealScore
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.keys import Scope
from fa_cards.tui.names import shown_names
from fa_cards.tui.page import Hints
from fa_cards.tui.sheet import ScoreSheet
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.static import Static
from fa_cards.words import say, say_in
from fa_cards.words.results import account, is_tied, match_result, outcome, totals_line, went_well
from fa_cards.words.sheet import Sheet, sheet


class After(Enum):
    """What the person wants after the end of a deal."""

    CONTINUE = auto()
    REMATCH = auto()
    MENU = auto()


class DealOverPage(SidewaysPage[After]):
    """A scored deal as the seat `me` reads it, or several persons where it is None; after the last the match's end."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "sheet.tcss", "deal_over.tcss"]
    AWAITED = True
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.PAGE, Scope.LIST, Scope.ANYWHERE)

    def __init__(self, match: Match, me: int | None, deal: DealScore) -> None:
        super().__init__()
        self.match = match
        self.me = me
        self.deal = deal
        self.last = match.finished and deal.number == len(match.deals)
        """Whether the match is over with this deal."""

    def compose_page(self) -> ComposeResult:
        """Heading, what happened, sheet, what to do, hints."""
        yield Static(classes="heading")
        yield Static(classes="result")
        yield Static(classes="account")
        yield ScoreSheet(self._words)
        yield Choices(classes="next")
        yield Hints()

    def show(self) -> None:
        """Writes everything in the language of the process."""
        self.query_one(".heading", Static).update(Content(self._heading()))
        result = self.query_one(".result", Static)
        result.set_class(self._won, "-won")
        result.update(Content(self._result()))
        self.query_one(".account", Static).update(Content("\n".join(self._account())))
        self.query_one(ScoreSheet).show(self._words)
        self._choices.offer(self._rows())
        self.query_one(Hints).show(("left", "right", "choose", "up", "down", "help"))

    @property
    def _choices(self) -> Choices:
        return self.query_one(Choices)

    @property
    def _won(self) -> bool:
        """Whether the one who reads has won; several who read together have not."""
        if self.me is None:
            return False
        return self.me in self.match.winners if self.last else went_well(self.deal, self.me, self.match.game)

    @property
    def _words(self) -> Sheet:
        """The sheet as it stood after the deal."""
        deals = self.match.deals[: self.deal.number]
        names, game = shown_names(self.match), self.match.game
        return sheet(deals, self.deal.totals, names, self.me, game, decided=self.last)

    def _heading(self) -> str:
        if self.last:
            return say("The match is over")
        return say("Deal {n} is over", n=self.deal.number)

    def _result(self) -> str:
        """The one sentence that matters most."""
        match, names = self.match, shown_names(self.match)
        if self.last:
            return match_result(match.winners, names, self.me, tied=is_tied(match.winners, match.game))
        return outcome(self.deal, names, self.me, match.game)

    def _account(self) -> tuple[str, ...]:
        """How it came to that, line by line."""
        names, game = shown_names(self.match), self.match.game
        lines = account(self.deal, names, self.me, game)
        if not self.last:
            return lines
        lines = (outcome(self.deal, names, self.me, game), *lines)
        # Where each plays for himself the sheet has his total right below.
        return (totals_line(self.deal.totals, names, self.me, game), *lines) if self._words.of_teams else lines

    def _rows(self) -> Rows:
        menu = Choice("menu", say_in("button", "To the menu"))
        if self.last:
            return ((Choice("rematch", say_in("button", "Another match")), menu),)
        return ((Choice("continue", say_in("button", "Next deal")), menu),)

    # --- what can be done ----------------------------------------------------------------------------------------

    def go_along(self, step: int) -> None:
        """Marks another thing to do."""
        self._choices.move(0, step)

    def do_up(self) -> None:
        """Scrolls the sheet back."""
        self.query_one(ScoreSheet).deals.scroll_up(animate=False)

    def do_down(self) -> None:
        """Scrolls the sheet on."""
        self.query_one(ScoreSheet).deals.scroll_down(animate=False)

    def do_choose(self) -> None:
        """Does what is marked."""
        if (marked := self._choices.marked) is not None:
            self.press(marked.name)

    def do_continue(self) -> None:
        """Goes on to the next deal."""
        self.dismiss(After.CONTINUE)

    def do_rematch(self) -> None:
        """Begins another match with the same settings."""
        self.dismiss(After.REMATCH)

    def do_menu(self) -> None:
        """Goes to the menu; a match that is not over is kept."""
        self.dismiss(After.MENU)

    def do_back(self) -> None:
        """Goes back to the table, or to the menu once the match is over."""
        self.dismiss(After.MENU if self.last else After.CONTINUE)
