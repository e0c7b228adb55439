"""The replay of a stored match, step by step, at the table on which it was played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Moment
from fa_cards.play.review import Review
from fa_cards.rtl import LeftBased, Row, reads_right_to_left
from fa_cards.rules.tricks import Played, TrickView, TrickWon
from fa_cards.tui import geometry, story
from fa_cards.tui.bar import Bar
from fa_cards.tui.cards import cards_line
from fa_cards.tui.diagram import OpenRoom
from fa_cards.tui.games import presenter_of
from fa_cards.tui.games.presenter import Aids
from fa_cards.tui.hand import sorted_hand
from fa_cards.tui.ink import pressable
from fa_cards.tui.keys import Act, Scope
from fa_cards.tui.listed_hands import ListedHands
from fa_cards.tui.lookups import LookupsPage
from fa_cards.tui.pace import Pauses
from fa_cards.tui.page import Hints
from fa_cards.tui.room import FOUR, TrickArea
from fa_cards.tui.seats import place_of, places_of, side_of
from fa_cards.tui.sheet import SheetPage
from fa_cards.tui.side import MANY, Side
from fa_cards.tui.sorting import strength_of
from fa_cards.tui.spoken import SPOKEN
from fa_cards.tui.static import Static
from fa_cards.words import count, isolate, say

AT = "at-"
"""What stands before a number of steps in the names of what a click on the line of time does."""

AHEAD, AHEAD_BETWEEN = 8, 3
"""So many cards of a stock are seen at most, those that are drawn next; fewer between hands where room is scarce."""

LEAST_PAUSE = 0.15
"""Seconds that a step is seen where bots take no time at all: a replay is there to be looked at."""


class TimeLine(LeftBased, Static):
    """The whole match as a line: what has been, where one is, where deals end. It begins where lines do."""

    _review: Review | None = None

    def show(self, review: Review) -> None:
        """Draws the line for the place of the review; a click on it goes there."""
        self._review = review
        self._draw(review)

    def on_resize(self) -> None:
        """Draws the line as long as there is room now."""
        if self._review is not None:
            self._draw(self._review)

    def _draw(self, review: Review) -> None:
        width, last = max(self.size.width, 2), max(review.last, 1)
        at = round(review.number * (width - 1) / last)
        ends = {round(end * (width - 1) / last) for end in review.deal_ends}
        cells = []
        for cell in range(width):
            line, mark = ("━", "╋") if cell < at else ("─", "┼")
            sign = "●" if cell == at else mark if cell in ends else line
            ink = "bold $accent" if cell <= at else "$faint"
            cells.append(pressable(Content.styled(sign, ink), f"{AT}{round(cell * last / (width - 1))}"))
        self.update(Content("").join(reversed(cells) if reads_right_to_left(self) else cells))


class ReplayPage(LookupsPage[None]):
    """A match to go through: all hands of a finished one; of one that runs, what its person saw."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["cards.tcss", "table.tcss", "replay.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.REPLAY, Scope.TABLE, Scope.ANYWHERE)

    def __init__(self, review: Review) -> None:
        super().__init__()
        self.review = review
        self.match = review.match
        self.playing = False
        """Whether the match goes on by itself."""
        self.new = True
        """Whether nothing was done here yet: then it is said what is seen of the match."""

    # --- what is there -------------------------------------------------------------------------------------------

    def compose_page(self) -> ComposeResult:
        """Bar, room and side panel, the line of time, what happened, hints."""
        yield Bar(id="bar")
        with Row(id="upper"):
            if self.listed:
                yield ListedHands(self.match.game.seats, id="room")
            else:
                yield OpenRoom(places_of(self.match.game), id="room")
            yield Side(id="side", classes=MANY if self.match.game.seats > len(FOUR) else None)
        with Row(id="time"):
            yield Static(id="where")
            yield TimeLine(id="line")
        yield Static(id="prompt")
        yield Hints(id="hints")

    @property
    def listed(self) -> bool:
        """Whether the hands stand below each other, because more sit there than have room round a trick."""
        return self.match.game.seats > len(FOUR)

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
    def view(self) -> TrickView:
        """What is known from the seat from which one looks; a finished trick is counted."""
        view, trick = self.review.view(), self.review.trick
        assert isinstance(view, TrickView)
        if trick is None or self.review.ended is None:
            return view
        counted: TrickView = presenter_of(self.match.game.family).counted(view, trick)
        return counted

    # --- drawing -------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draws the table as it was."""
        view, names = self.view, self.names
        self._show_room(view, names)
        self.query_one(Bar).show(view, names, self.match.game, Aids(named=self.looker is None))
        last = view.tricks[-1] if view.tricks else None
        trick = story.trick_line(last, names, self.looker)
        self.query_one(Side).show(say("Log"), self.log_lines(), say("Last trick"), trick)
        where = self.query_one("#where", Static)
        where.update(Content(self._where(self.review.number, self.review.deal)))
        # As wide as it can ever be, so that the line of time begins always at the same cell.
        where.styles.width = Content(self._where(self.review.last, self.review.deals + 1)).cell_length
        self.query_one(TimeLine).show(self.review)
        self.query_one("#prompt", Static).update(Content(self._told()))
        self.query_one(Hints).show(self._hints())

    def _show_room(self, view: TrickView, names: tuple[str, ...]) -> None:
        game, me, trick = self.review.match.game, self.review.me, self.review.trick
        plays, winner = (trick.plays, trick.winner) if trick is not None else (view.trick, None)
        narrow = self.room in (geometry.COMPACT, geometry.STANDARD)
        lying = story.lying(plays, winner, me, game, view)
        self._show_aside(view)
        for seat in range(game.seats):
            place = place_of(seat, me, game)
            beside = self.listed or side_of(place) in ("me", "across")
            facts = story.seat_facts(
                view,
                seat,
                names,
                game,
                on_move=seat == view.actor and trick is None,
                one_line=beside,
                short=narrow,
                plays=plays,
                named=self.looker is None,
            )
            # Isolated, for in one line with it a name in other letters would draw a number to itself.
            told = tuple(isolate(line) for line in facts.lines if line)
            facts = replace(facts, name=isolate(facts.name), lines=told, beside=beside)
            cards = self.review.hands.get(seat)
            if self.listed:
                part = self.query_one(ListedHands).seat((seat - me) % game.seats)
                part.show(facts, next((one for one in lying if one.place == place), None))
                if cards is not None:
                    part.show_hand(cards, view.trump, game)
                else:
                    part.hide_hand(self._held(seat, view))
                continue
            room = self.query_one(OpenRoom)
            room.seat(place).show(facts)
            if cards is not None:
                pairs = self.room is geometry.COMPACT and place in ("me", "across")
                room.hand(place).show(cards, view.trump, game, pairs=pairs)
            else:
                room.hand(place).hide(self._held(seat, view))
        for area in self.query(TrickArea):
            area.show(lying, self.room)

    def _show_aside(self, view: TrickView) -> None:
        """Shows what lies aside or is still to be drawn, as far as it is shown."""
        presenter = presenter_of(self.match.game.family)
        cards = sorted_hand(self.review.aside, view.trump, strength_of(self.match.game))
        parts = [Content.assemble((f"{presenter.aside()} ", "$faint"), cards_line(cards))] if cards else []
        if (stock := presenter.stock(view)) is not None:
            open_card = () if stock.top is None else (stock.top,)
            between = self.match.game.seats > 2 and self.room in (geometry.COMPACT, geometry.STANDARD)
            most = AHEAD_BETWEEN if between else AHEAD
            seen = (*open_card, *self.review.to_come[: most - len(open_card)])
            told = Content.styled(say(", ").join(stock.told), "$faint")
            parts.append(Content("  ").join([told, *([cards_line(seen)] if seen else [])]))
        line = self.query_one("#aside", Static)
        line.display = bool(parts)
        line.update(Content("\n").join(parts))

    def _held(self, seat: int, view: TrickView) -> str:
        """How many cards a seat holds whose cards are not shown."""
        moment = self.review.moment
        played = moment.events if moment is not None and self.review.ended is not None else ()
        held = view.counts[seat] - any(isinstance(event, Played) and event.seat == seat for event in played)
        return count("{n} card", "{n} cards", held) if held else ""

    def _where(self, number: int, deal: int) -> str:
        """How many steps are done of how many, and in which deal."""
        total = self.review.last
        if not deal:
            return say("Step {n} of {total}", n=number, total=total)
        if not self.review.open:
            return say("Step {n} of {total}, deal {deal}", n=number, total=total, deal=deal)
        deals = self.review.deals
        return say("Step {n} of {total}, deal {deal} of {deals}", n=number, total=total, deal=deal, deals=deals)

    def _told(self) -> str:
        """What the last step brought; at first, what is seen of the match."""
        if self.new and not self.review.open:
            if self.review.reader is not None:
                return say("The match is not over: you see what you saw at the table.")
            return say("The match is not over: you see what everybody saw.")
        moment = self.review.moment
        if moment is None:
            return say("The match begins.")
        return self._as_much(story.told((moment,), self.names, self.looker, self.match.game))

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

    def _hints(self) -> tuple[str, ...]:
        beside = () if self.room.side else ("log",)
        return ("step-on", "step-back", "play-on", "trick-on", "deal-on", *beside, "sheet", "help", "back")

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

    def do_trick_on(self) -> None:
        """Goes on to the end of the next trick."""
        self._moved(self.review.to_trick(1))

    def do_trick_back(self) -> None:
        """Goes back to the end of the trick before."""
        self._moved(self.review.to_trick(-1))

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
        """Lets a card land as it was played, and a step be seen as long as at the table."""
        pace, me, game = self.program.pace, self.review.me, self.review.match.game
        for event in moment.events:
            if isinstance(event, Played) and not self.listed:
                await self.query_one(TrickArea).land(place_of(event.seat, me, game), event.manner, pace, self.room)
        if self.playing:
            await pace.wait(max(_pause(moment, pace.pauses), LEAST_PAUSE))

    # --- pages beside it -----------------------------------------------------------------------------------------

    def offers(self, act: Act) -> bool:
        """Whether the act can be done; a line of time is better gone along with keys that say where to."""
        return act.name not in ("step-left", "step-right") and super().offers(act)

    def do_sheet(self) -> None:
        """Shows the score sheet as it stood."""
        self.app.push_screen(SheetPage(self.review.as_played(), self.review.reader))

    def do_back(self) -> None:
        """Leaves the replay."""
        self.dismiss(None)


def _pause(moment: Moment, pauses: Pauses) -> float:
    """How long a step is seen that was played by itself."""
    if any(isinstance(event, TrickWon) for event in moment.events):
        return pauses.trick if pauses.trick is not None else Pauses().trick or 0.0
    if any(isinstance(event, SPOKEN) for event in moment.events):
        return pauses.call
    return pauses.thinking
