"""The end of a deal, and of the match: what happened, what it brought and why, and the sheet below."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import PurePath
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.css.styles import RulesMap

from fa_cards.play.match import Match, Moment
from fa_cards.play.review import Review, may_review
from fa_cards.rules.game import DealScore, View
from fa_cards.tui import story
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.count import CountTable
from fa_cards.tui.keys import Scope
from fa_cards.tui.lookups import LookupsPage
from fa_cards.tui.page import Hints
from fa_cards.tui.sheet import ScoreSheet, SheetPage
from fa_cards.tui.sideways import SidewaysPage
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets
from fa_cards.tui.tables import replay_page
from fa_cards.words import say, say_in
from fa_cards.words.deals import deal_over, next_deal
from fa_cards.words.results import (
    Count,
    account,
    counted,
    is_tied,
    match_result,
    outcome,
    totals_line,
    went_well,
)
from fa_cards.words.sheet import Sheet, sheet


class After(Enum):
    """What the person wants after the end of a deal."""

    CONTINUE = auto()
    REMATCH = auto()
    MENU = auto()


AROUND = 4
"""Cells beside the result, which the stylesheet has too."""
LATE = 0.4
"""Seconds for which a key is taken for one that was to hurry the last trick, or the count that has just ended."""


class DealOverPage(LookupsPage[After], SidewaysPage[After]):
    """A scored deal as the seat `me` reads it, or several persons where it is None; after the last the match's end.

    Where the order of counting decides the match, the count is played thing by thing, and nothing on the page tells
    its end before; any key shows all of it.
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("frame", "sheet", "deal_over")
    AWAITED = True
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.PAGE, Scope.LIST, Scope.TABLE, Scope.ANYWHERE)

    def __init__(self, match: Match, me: int | None, deal: DealScore) -> None:
        super().__init__()
        self.match = match
        self.me = me
        self.deal = deal
        self.last = match.finished and deal.number == len(match.deals)
        """Whether the match is over with this deal."""
        self.of_tournament = False
        """Whether it was one round at a table of a tournament, which goes on."""
        self.in_lesson = False
        """Whether it was played in a lesson, to which one goes back."""
        self.told = 0
        """How many things of the count are told."""
        self.counting = False
        """Whether the count is being played."""
        self.late = False
        """Whether the page, or the end of the count, came just now."""

    def compose_page(self) -> ComposeResult:
        """Heading, what happened, the count where there is one, sheet, what to do, hints."""
        yield Static(classes="heading")
        yield Static(classes="result")
        yield Static(classes="account")
        if (count := self._count) is not None:
            yield CountTable(count)
        yield ScoreSheet(self._words)
        yield Choices(classes="next")
        yield Hints()

    def on_mount(self) -> None:
        """Draws the page, and plays the count where counting takes its time."""
        self.of_tournament = self.program.in_tournament(self.match)
        pace, count = self.program.pace, self._count
        self.set_class(count is not None, "-counted")
        if count is not None:
            self.counting = bool(count.steps) and pace.timed and pace.pauses.point > 0
            self.told = 0 if self.counting else len(count.steps)
        super().on_mount()
        if count is not None and self.counting:
            self.run_worker(self._play_count(count))
        elif pace.timed:
            self.run_worker(self._rest())

    async def _play_count(self, count: Count) -> None:
        """Tells one thing after the other; what is not entered any more is told at once."""
        pace = self.program.pace
        for place, step in enumerate(count.steps, 1):
            if step.entered:
                await pace.wait(pace.pauses.point)
                if not self.counting:
                    return
                self.told = place
                self.show()
        await pace.wait(pace.pauses.point)
        if self.counting:
            self._end_count()
            await self._rest()

    async def _rest(self) -> None:
        """Takes no key for a moment: one may have been meant for the last trick, or for the count."""
        self.late = True
        await self.program.pace.rest(LATE)
        self.late = False

    def _end_count(self) -> None:
        """Shows all of the count, and what came of it."""
        count = self._count
        assert count is not None, "there was nothing to count"
        self.counting, self.told = False, len(count.steps)
        self.show()

    def on_key(self, event: events.Key) -> None:
        """Shows all of the count while it is played, whatever the key means else."""
        if self.listens and not self.too_small and (self.counting or self.late):
            event.stop()
            event.prevent_default()
            self._hurry()

    def on_click(self, event: events.Click) -> None:
        """Shows all of the count while it is played, whatever was clicked."""
        if self.listens and (self.counting or self.late):
            event.stop()
            event.prevent_default()
            self._hurry()

    def _hurry(self) -> None:
        if self.counting:
            self._end_count()
            self.program.pace.skip()

    def show(self) -> None:
        """Writes everything in the language of the process; of a count as much as is told."""
        self.query_one(".heading", Static).update(Content(self._heading()))
        result = self.query_one(".result", Static)
        result.set_class(self._won and not self.counting, "-won")
        result.update(self._shown_result())
        self.query_one(".account", Static).update(Content("\n".join(self._account())))
        if (count := self._count) is not None:
            self.query_one(CountTable).show(count, self.told)
        sheet = self.query_one(ScoreSheet)
        # It keeps its measures meanwhile, so that it is there at once afterwards.
        sheet.set_class(self.counting, "-veiled")
        sheet.show(self._words)
        self._choices.offer(self._rows())
        self.query_one(Hints).show(self._hints)

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
    def _count(self) -> Count | None:
        return counted(self.deal, self.names, self.me, self.match.game)

    @property
    def _hints(self) -> tuple[str, ...]:
        if self.counting:
            return ("choose",)
        return ("left", "right", "choose", "up", "down", *self.looked_up, "help")

    looked_up: tuple[str, ...] = ("log",)
    """The acts that show what can be looked up here."""

    @property
    def _words(self) -> Sheet:
        """The sheet as it stood after the deal."""
        deals = self.match.deals[: self.deal.number]
        return sheet(deals, self.deal.totals, self.names, self.me, self.match.game, decided=self.last)

    def _heading(self) -> str:
        if self.last and self.of_tournament:
            return say("The round is over at this table")
        if self.last and not self.counting:
            return say("The match is over")
        return deal_over(self.deal.number, self.match.game)

    def _shown_result(self) -> Content:
        """The result, or while the count is played what goes on, in as many lines as the result will take."""
        result = Content(self._result())
        if not self.counting:
            return result
        room = max(self.app.size.width - AROUND, 1)
        return Content(say("The points are entered one by one") + "\n" * (result.get_height(RulesMap(), room) - 1))

    def _result(self) -> str:
        """The one sentence that matters most."""
        match = self.match
        if self.last and not self.of_tournament:
            return match_result(match.winners, self.names, self.me, tied=is_tied(match.winners, match.game))
        return outcome(self.deal, self.names, self.me, match.game)

    def _account(self) -> tuple[str, ...]:
        """How it came to that, line by line; a count tells it all."""
        names, game = self.names, self.match.game
        lines = account(self.deal, names, self.me, game)
        if not self.last or self.of_tournament or self._count is not None:
            return lines
        lines = (outcome(self.deal, names, self.me, game), *lines)
        # Where each plays for himself the sheet has his total right below.
        return (totals_line(self.deal.totals, names, self.me, game), *lines) if self._words.of_teams else lines

    def _rows(self) -> Rows:
        if self.counting:
            return ((Choice("count", say_in("button", "Show everything")),),)
        menu = Choice("menu", say_in("button", "To the menu"))
        review = (Choice("review", say_in("button", "Look back")),) if may_review(self.match) else ()
        if self.in_lesson:
            return ((menu._replace(label=say_in("button", "Back to the lesson")), *review),)
        if self.last and self.of_tournament:
            return ((menu._replace(label=say_in("button", "To the tournament")), *review),)
        if self.last:
            return ((Choice("rematch", say_in("button", "Another match")), menu, *review),)
        return ((Choice("continue", next_deal(self.match.game)), menu, *review),)

    # --- what can be looked up -----------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the one who reads knows now, when the deal is over; what all know where several read."""
        view: View = self.match.view(self.me or 0)
        return view if self.me is not None else view.public

    @property
    def looker(self) -> int | None:
        """The seat that reads."""
        return self.me

    @property
    def so_far(self) -> tuple[Moment, ...]:
        """What was done up to the end of the deal."""
        return tuple(one for deal in story.deals_of(self.match.moments)[: self.deal.number] for one in deal)

    def do_sheet(self) -> None:
        """Shows the whole sheet, with what its signs mean."""
        self.app.push_screen(SheetPage(self.match, self.me))

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

    def do_review(self) -> None:
        """Goes through the deal with all hands open, and the coach."""
        self.app.push_screen(replay_page(Review(self.match, self.deal.number)))

    def do_menu(self) -> None:
        """Goes to the menu; a match that is not over is kept."""
        self.dismiss(After.MENU)

    def do_back(self) -> None:
        """Goes back to the table, or to the menu once the match is over."""
        self.dismiss(After.MENU if self.last else After.CONTINUE)
