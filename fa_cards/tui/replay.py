"""The replay of a stored match, step by step, at the table on which it was played; for any game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from pathlib import PurePath
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.bots.advice import Advice
from fa_cards.play.coach import advising
from fa_cards.play.match import Moment
from fa_cards.play.review import Review
from fa_cards.rtl import LeftBased, Row, reads_right_to_left
from fa_cards.rules.game import View
from fa_cards.tui import story
from fa_cards.tui.advice import SAME, otherwise
from fa_cards.tui.bar import Bar
from fa_cards.tui.games import presenter_of
from fa_cards.tui.games.presenter import Aids
from fa_cards.tui.ink import pressable
from fa_cards.tui.keys import BY_NAME, Act, Scope
from fa_cards.tui.lookups import LookupsPage
from fa_cards.tui.pace import Pauses
from fa_cards.tui.page import Hints
from fa_cards.tui.sheet import SheetPage
from fa_cards.tui.side import Side
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets
from fa_cards.words import say

AT = "at-"
"""What stands before a number of steps in the names of what a click on the line of time does."""

REMARK = "◆"
"""The sign on the line of time where the coach would have done something else."""

SOMETIMES = 8
"""After so many decisions it is shown how far the coach has come."""

LEAST_PAUSE = 0.15
"""Seconds that a step is seen where bots take no time at all: a replay is there to be looked at."""


class TimeLine(LeftBased, Static):
    """The whole match as a line: what has been, where one is, where deals end. It begins where lines do."""

    _review: Review | None = None
    _marked: Collection[int] = ()

    def show(self, review: Review, marked: Collection[int] = ()) -> None:
        """Draws the line for the place of the review; a click on it goes there.

        Args:
            review: what is gone through.
            marked: the numbers of steps at which there is more to read.
        """
        self._review, self._marked = review, marked
        self._draw(review)

    def on_resize(self) -> None:
        """Draws the line as long as there is room now."""
        if self._review is not None:
            self._draw(self._review)

    def _draw(self, review: Review) -> None:
        width, last = max(self.size.width, 2), max(review.last, 1)
        at = round(review.number * (width - 1) / last)
        ends = {round(end * (width - 1) / last) for end in review.deal_ends}
        remarks = {round(number * (width - 1) / last) for number in self._marked}
        cells = []
        for cell in range(width):
            line, mark = ("━", "╋") if cell < at else ("─", "┼")
            sign = "●" if cell == at else REMARK if cell in remarks else mark if cell in ends else line
            ink = "bold $warning" if sign == REMARK else "bold $accent" if cell <= at else "$faint"
            cells.append(pressable(Content.styled(sign, ink), f"{AT}{round(cell * last / (width - 1))}"))
        self.update(Content("").join(reversed(cells) if reads_right_to_left(self) else cells))


class ReplayPage(LookupsPage[None]):
    """A match to go through: all hands of a finished one; of one that runs, what its person saw."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("cards", "table", "replay")
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.TURNS_REPLAY, Scope.REPLAY, Scope.TABLE, Scope.ANYWHERE)

    def __init__(self, review: Review) -> None:
        super().__init__()
        self.review = review
        self.match = review.match
        self.playing = False
        """Whether the match goes on by itself."""
        self.new = True
        """Whether nothing was done here yet: then it is said what is seen of the match."""
        self.advice: dict[int, Advice] | None = None
        """What the coach would have done, by the number of the step; None as long as nobody has asked him."""
        self.heard = -1
        """How many decisions he has looked at while he does; less than nothing where he does not."""

    # --- what is there -------------------------------------------------------------------------------------------

    def compose_page(self) -> ComposeResult:
        """Bar, room and side panel, the line of time, what happened, hints."""
        yield Bar(id="bar")
        with Row(id="upper"):
            yield from self.compose_room()
            yield Side(id="side", classes=self.side_class)
        with Row(id="time"):
            yield Static(id="where")
            yield TimeLine(id="line")
        yield Static(id="prompt")
        yield Hints(id="hints")

    @abstractmethod
    def compose_room(self) -> ComposeResult:
        """The seats with their hands, and what lies in the middle of the table."""

    @property
    def side_class(self) -> str | None:
        """The class of the panel beside the room, where it has one of its own."""
        return None

    @property
    def looker(self) -> int | None:
        """The seat of the one person at the table."""
        return self.review.reader

    looks_back = True
    """A replay is there to look back."""

    @property
    def so_far(self) -> tuple[Moment, ...]:
        """The steps that are done."""
        return self.review.done

    @property
    def view(self) -> View:
        """What is known from the seat from which one looks."""
        view: View = self.review.view()
        return view

    @property
    def aids(self) -> Aids:
        """What the lines of the table heed here."""
        return Aids(named=self.looker is None)

    # --- drawing -------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draws the table as it was."""
        view, names = self.view, self.names
        self.show_room(view, names)
        self.query_one(Bar).show(view, names, self.match.game, self.aids)
        self.query_one(Side).show(say("Log"), self.log_lines(), *self.below_log(view, names))
        where = self.query_one("#where", Static)
        where.update(Content(self._where(self.review.number, self.review.deal)))
        # As wide as it can ever be, so that the line of time begins always at the same cell.
        where.styles.width = Content(self._where(self.review.last, self.review.deals + 1)).cell_length
        self.query_one(TimeLine).show(self.review, self.differences)
        self.query_one("#prompt", Static).update(Content(self._told()))
        self.query_one(Hints).show(self.hints())

    @abstractmethod
    def show_room(self, view: Any, names: tuple[str, ...]) -> None:
        """Draws the table as it was, with the hands that are shown."""

    @abstractmethod
    def below_log(self, view: Any, names: tuple[str, ...]) -> tuple[str, Content]:
        """What stands below the log beside the room: its title, and what it says."""

    def _where(self, number: int, deal: int) -> str:
        """How many steps are done of how many, and in which deal."""
        total = self.review.last
        if not deal:
            return say("Step {n} of {total}", n=number, total=total)
        if not self.review.open:
            return say("Step {n} of {total}, deal {deal}", n=number, total=total, deal=deal)
        deals = self.review.deals
        if deals == 1:
            return say("Step {n} of {total}", n=number, total=total)
        return say("Step {n} of {total}, deal {deal} of {deals}", n=number, total=total, deal=deal, deals=deals)

    def _told(self) -> str:
        """What the last step brought, with what the coach says to it; at first, what is seen of the match."""
        if self.heard >= 0:
            every = len(self.review.decisions)
            return say("The coach looks at what you did: {n} of {all}.", n=self.heard, all=every)
        if self.new and not self.review.open:
            if self.review.reader is not None:
                return say("The match is not over: you see what you saw at the table.")
            return say("The match is not over: you see what everybody saw.")
        moment = self.review.moment
        if moment is None:
            return say("The match begins.")
        told = self._as_much(story.told((moment,), self.names, self.looker, self.match.game))
        return " ".join((f"{told}.", said)) if (said := self._remark(moment)) else told

    def _remark(self, moment: Moment) -> str:
        """What the coach says to a step; nothing where he was not asked, or has nothing to say."""
        advice = (self.advice or {}).get(moment.number)
        if advice is None or moment.seat is None:
            return ""
        if moment.number not in self.differences:
            return SAME.said()
        return otherwise(advice, self.names, moment.seat, self.match.game)

    @property
    def differences(self) -> tuple[int, ...]:
        """The numbers of the steps of persons for which the coach would have taken another one, in rising order."""
        if self.advice is None:
            return ()
        return tuple(
            one.number
            for one in self.review.decisions
            if one.number in self.advice and self.advice[one.number].action != one.action
        )

    def _as_much(self, lines: tuple[str, ...]) -> str:
        """As many of these sentences as stand beside each other, the last ones, which say the most."""
        told, width = "", self.app.size.width - 2
        for line in reversed(lines):
            longer = f"{line} · {told}" if told else line
            if Content(longer).cell_length <= width:
                told = longer
            elif told:
                break
        # Totals of many are longer than what brought them.
        return told or next(iter(lines), "")

    def hints(self) -> tuple[str, ...]:
        """The keys that matter here."""
        beside = () if self.room.side else ("log",)
        coach = ("coach",) if self.offers(BY_NAME["coach"]) else ()
        on = () if self.review.of_deal is not None else ("deal-on",)
        return ("step-on", "step-back", "play-on", *coach, *self.hints_of_stops, *on, *beside, "sheet", "help", "back")

    hints_of_stops: tuple[str, ...] = ("turn-on",)
    """The key that goes on to where there is more to see than after one step."""

    # --- going through it ----------------------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Does the act of that name; whatever is done stops a match that plays by itself."""
        if name != "play-on":
            self._stop()
        if name.startswith(AT):
            self._moved(self.review.go(int(name.removeprefix(AT))))
            return True
        return super().press(name)

    def _stop(self) -> None:
        if self.playing:
            self.playing = False
            self.program.pace.skip()

    def _moved(self, _: bool) -> None:
        self.new = False
        self.show()

    def do_step_on(self) -> None:
        """Goes a step on."""
        self._moved(self.review.step(1))

    def do_step_back(self) -> None:
        """Goes a step back."""
        self._moved(self.review.step(-1))

    def do_step_left(self) -> None:
        """Goes a step to the left on the line of time."""
        self._moved(self.review.step(self.along(-1)))

    def do_step_right(self) -> None:
        """Goes a step to the right on the line of time."""
        self._moved(self.review.step(self.along(1)))

    def go_to_stop(self, by: int) -> None:
        """Goes on to the end of the next trick or turn, as the game has them, or back to the one before."""
        self._moved(self.review.to_stop(by))

    def do_turn_on(self) -> None:
        """Goes on to the end of the next turn."""
        self.go_to_stop(1)

    def do_turn_back(self) -> None:
        """Goes back to the end of the turn before."""
        self.go_to_stop(-1)

    def do_deal_on(self) -> None:
        """Goes on to the next deal."""
        self._moved(self.review.to_deal(1))

    def do_deal_back(self) -> None:
        """Goes back to the beginning of this deal, or of the one before."""
        self._moved(self.review.to_deal(-1))

    def do_to_start(self) -> None:
        """Goes to the beginning of the match."""
        self._moved(self.review.go(0))

    def do_to_end(self) -> None:
        """Goes to the end of the match."""
        self._moved(self.review.go(self.review.last))

    def do_play_on(self) -> None:
        """Lets the match go on by itself, or stops it."""
        if self.playing:
            self._stop()
        else:
            if self.review.number == self.review.last:
                self.review.go(0)
            self.playing, self.new = True, False
            self.run_worker(self._play(), exclusive=True)
        self.show()

    async def _play(self) -> None:
        """Goes on step by step until the end, or until something else is done."""
        while self.playing and not self.app._exit and self.review.step(1):
            self.show()
            if (moment := self.review.moment) is not None:
                await self._let_see(moment)
        self.playing = False
        if not self.app._exit:
            self.show()

    async def _let_see(self, moment: Moment) -> None:
        """Lets a step be seen as long as at the table."""
        await self.let_move(moment)
        if self.playing:
            pace = self.program.pace
            await pace.wait(max(self.pause_of(moment, pace.pauses), LEAST_PAUSE))

    async def let_move(self, moment: Moment) -> None:
        """Lets what was done be seen in motion, where it moves anything."""

    def pause_of(self, moment: Moment, pauses: Pauses) -> float:
        """How long a step is seen that was played by itself."""
        spoken = presenter_of(self.match.game.family).spoken
        return pauses.call if any(isinstance(event, spoken) for event in moment.events) else pauses.thinking

    # --- the coach ------------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Lets the coach look at the one deal that is gone through."""
        super().on_mount()
        if self.review.of_deal is not None and self.review.decisions:
            self.run_worker(self._be_coached(), group="coach")

    def do_coach(self) -> bool:
        """Goes on to the next step for which the coach would have taken another one; asks him first."""
        if not self.review.decisions:
            return False
        if self.advice is None:
            if self.heard < 0:
                self.run_worker(self._be_coached(), group="coach")
            return True
        later = [number for number in self.differences if number > self.review.number]
        if later:
            self._moved(self.review.go(later[0]))
        elif self.differences:
            self._moved(self.review.go(self.differences[0]))
        else:
            self.notify(say("The coach would have done the same all through."), markup=False)
        return True

    async def _be_coached(self) -> None:
        """Asks the coach about every decision, one by one; other keys do what they always do meanwhile."""
        found: dict[int, Advice] = {}
        for number, one in enumerate(self.review.decisions):
            self.heard = number
            if number % SOMETIMES == 0:
                self.show()
            advice = await self.program.work(advising(self.match.game, one.view, one.number - 1))
            if advice.reasons:
                found[one.number] = advice
        self.heard, self.advice = -1, found
        self.show()

    # --- pages beside it -----------------------------------------------------------------------------------------

    def offers(self, act: Act) -> bool:
        """Whether the act can be done; a line of time is better gone along with keys that say where to."""
        if act.name == "coach":
            return bool(self.review.decisions)
        return act.name not in ("step-left", "step-right") and super().offers(act)

    def do_sheet(self) -> None:
        """Shows the score sheet as it stood."""
        self.app.push_screen(SheetPage(self.review.as_played(), self.review.reader))

    def do_back(self) -> None:
        """Leaves the replay."""
        self.dismiss(None)
