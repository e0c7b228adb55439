"""The replay of a match of a trick game: open hands round the trick, or below each other where more than four sit."""

from __future__ import annotations

from dataclasses import replace

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Moment
from fa_cards.rules.tricks import Played, TrickView, TrickWon
from fa_cards.tui import geometry, story
from fa_cards.tui.cards import cards_line
from fa_cards.tui.diagram import OpenRoom
from fa_cards.tui.hand import sorted_hand
from fa_cards.tui.keys import Scope
from fa_cards.tui.listed_hands import ListedHands
from fa_cards.tui.pace import Pauses
from fa_cards.tui.replay import ReplayPage
from fa_cards.tui.room import FOUR, TrickArea
from fa_cards.tui.seats import place_of, places_of, side_of
from fa_cards.tui.side import MANY
from fa_cards.tui.sorting import strength_of
from fa_cards.tui.static import Static
from fa_cards.tui.tricks.lookups import TrickLookups
from fa_cards.tui.tricks.presenter import trick_presenter_of
from fa_cards.tui.tricks.story import badge_of, lying, trick_line
from fa_cards.words import count, isolate, say

AHEAD, AHEAD_BETWEEN = 8, 3
"""So many cards of a stock are seen at most, those that are drawn next; fewer between hands where room is scarce."""


class TrickReplayPage(ReplayPage, TrickLookups[None]):
    """A match of a trick game to go through."""

    SCOPES = (Scope.TRICKS_REPLAY, Scope.REPLAY, Scope.TABLE, Scope.TRICKS, Scope.ANYWHERE)
    hints_of_stops = ("trick-on",)

    def compose_room(self) -> ComposeResult:
        """The hands round the trick, or below each other."""
        if self.listed:
            yield ListedHands(self.match.game.seats, id="room")
        else:
            yield OpenRoom(places_of(self.match.game), id="room")

    @property
    def side_class(self) -> str | None:
        """The last trick of many seats has more room beside the table."""
        return MANY if self.listed else None

    @property
    def listed(self) -> bool:
        """Whether the hands stand below each other, because more sit there than have room round a trick."""
        return self.match.game.seats > len(FOUR)

    @property
    def view(self) -> TrickView:
        """What is known from the seat from which one looks; a finished trick is counted."""
        view, trick = super().view, self.review.trick
        assert isinstance(view, TrickView)
        if trick is None or self.review.ended is None:
            return view
        counted: TrickView = trick_presenter_of(self.match.game).counted(view, trick)
        return counted

    # --- drawing -------------------------------------------------------------------------------------------------

    def show_room(self, view: TrickView, names: tuple[str, ...]) -> None:
        """Draws the seats with their hands, the trick, and what lies aside."""
        game, me, trick = self.review.match.game, self.review.me, self.review.trick
        plays, winner = (trick.plays, trick.winner) if trick is not None else (view.trick, None)
        narrow = self.room in (geometry.COMPACT, geometry.STANDARD)
        laid = lying(plays, winner, me, game, view)
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
                badge=badge_of(seat, plays, view, game) if narrow else "",
                named=self.looker is None,
            )
            # Isolated, for in one line with it a name in other letters would draw a number to itself.
            told = tuple(isolate(line) for line in facts.lines if line)
            facts = replace(facts, name=isolate(facts.name), lines=told, beside=beside)
            cards = self.review.hands.get(seat)
            if self.listed:
                part = self.query_one(ListedHands).seat((seat - me) % game.seats)
                part.show(facts, next((one for one in laid if one.place == place), None))
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
            area.show(laid, self.room)

    def _show_aside(self, view: TrickView) -> None:
        """Shows what lies aside or is still to be drawn, as far as it is shown."""
        presenter = trick_presenter_of(self.match.game)
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

    def below_log(self, view: TrickView, names: tuple[str, ...]) -> tuple[str, Content]:
        """The last trick."""
        return say("Last trick"), trick_line(view.tricks[-1] if view.tricks else None, names, self.looker)

    # --- going through it ----------------------------------------------------------------------------------------

    def do_trick_on(self) -> None:
        """Goes on to the end of the next trick."""
        self.go_to_stop(1)

    def do_trick_back(self) -> None:
        """Goes back to the end of the trick before."""
        self.go_to_stop(-1)

    async def let_move(self, moment: Moment) -> None:
        """Lets a card land as it was played."""
        for event in moment.events:
            if isinstance(event, Played) and not self.listed:
                place = place_of(event.seat, self.review.me, self.match.game)
                await self.query_one(TrickArea).land(place, event.manner, self.program.pace, self.room)

    def pause_of(self, moment: Moment, pauses: Pauses) -> float:
        """How long a step is seen that was played by itself: a finished trick as long as at the table."""
        if any(isinstance(event, TrickWon) for event in moment.events):
            return pauses.trick if pauses.trick is not None else Pauses().trick or 0.0
        return super().pause_of(moment, pauses)
