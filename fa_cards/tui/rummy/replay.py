"""The replay of a match of contract rummy: players, discards and stock, melds, and the hands that may be seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column, ColumnScroll, Row
from fa_cards.rules.cards import Card
from fa_cards.rules.rummy import RummyView
from fa_cards.tui.games.presenter import Aids
from fa_cards.tui.replay import ReplayPage
from fa_cards.tui.rummy import telling
from fa_cards.tui.rummy.chips import broken, card_chip
from fa_cards.tui.rummy.melds import MeldsArea
from fa_cards.tui.rummy.order import Order
from fa_cards.tui.rummy.piles import Piles
from fa_cards.tui.rummy.players import Players
from fa_cards.tui.static import Static
from fa_cards.tui.stylesheet import sheets


class OpenHands(ColumnScroll):
    """The hands that may be seen, player by player."""

    can_focus = False
    _hands: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    _wilds: Collection[Card] = ()

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="hands-text")

    def show(self, hands: Sequence[tuple[str, tuple[Card, ...]]], wilds: Collection[Card]) -> None:
        """Draws these hands, each with whose it is; which cards are wild is seen on them."""
        self._hands, self._wilds = tuple(hands), wilds
        self._write()

    def on_resize(self) -> None:
        """Draws them for the room that there is now."""
        self._write()

    def _write(self) -> None:
        width = self.scrollable_content_region.width
        if not width:
            return
        lines = [
            line
            for name, cards in self._hands
            for line in broken(
                [
                    Content.styled(f"{name}:", "bold $ink"),
                    *(card_chip(one, self._wilds) for one in cards),
                ],
                width,
            )
        ]
        self.query_one("#hands-text", Static).update(Content("\n").join(lines))


class RummyReplayPage(ReplayPage):
    """A match of contract rummy to go through."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("cards", "table", "replay", "rummy/rummy")

    def compose_room(self) -> ComposeResult:
        """The players, and what lies on the table and in their hands."""
        with Row(id="middle"):
            yield Players(id="players")
            with Column(id="centre"):
                yield Piles()
                yield OpenHands(id="hands")
                yield MeldsArea(id="melds")

    @property
    def side_class(self) -> str:
        """The panel has room beside the table in wide windows alone."""
        return telling.SIDE

    @property
    def view(self) -> RummyView:
        """What is known from the seat from which one looks; what the last step of a deal laid lies on the table."""
        view, moment = super().view, self.review.moment
        assert isinstance(view, RummyView)
        if moment is None or self.review.ended is None:
            return view
        return telling.ended(view, moment.events)

    @property
    def aids(self) -> Aids:
        """As everywhere; once a deal is over nothing is missing for its contract."""
        return replace(super().aids, missing=self.review.ended is None)

    def show_room(self, view: RummyView, names: tuple[str, ...]) -> None:
        """Draws the players, the piles, the hands that are shown, and the melds."""
        moments, me = self.deal_so_far, self.looker
        called = telling.called(names, me)
        self.query_one(Players).show(telling.players(view, called, moments, me))
        self.query_one(Piles).show(telling.pile(view, names, moments, me), self.room, line=True)
        hands: Mapping[int, tuple[Card, ...]] = self.review.hands
        order = [(step + (me or 0)) % len(names) for step in range(len(names))]
        held = [(called[seat], hands[seat]) for seat in order if hands.get(seat)]
        self.query_one(OpenHands).show([(name, _sorted(cards, view)) for name, cards in held], view.rules.wilds)
        last = moments[-1:]
        self.query_one(MeldsArea).show(
            telling.owners(view, called, me, fresh=telling.fresh_melds(last, None)), view.rules
        )

    def below_log(self, view: RummyView, names: tuple[str, ...]) -> tuple[str, Content]:
        """The discards, the newest first."""
        return telling.discards(view)

    def do_page_up(self) -> None:
        """Scrolls the melds up."""
        self.query_one(MeldsArea).scroll_page_up(animate=False)

    def do_page_down(self) -> None:
        """Scrolls the melds down."""
        self.query_one(MeldsArea).scroll_page_down(animate=False)


def _sorted(cards: Sequence[Card], view: RummyView) -> tuple[Card, ...]:
    return tuple(one.card for one in Order().now_holding(cards, wilds=view.rules.wilds).held)
