"""How the table of contract rummy is drawn: players, piles and melds, the tray, one's own cards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import PurePath
from typing import Any, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Match
from fa_cards.rtl import Column, Row
from fa_cards.rules.cards import Card
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyView
from fa_cards.rules.rummy.legality import Downs
from fa_cards.tui.games.rummy import RummyChoosing
from fa_cards.tui.keys import Scope
from fa_cards.tui.page import Hints
from fa_cards.tui.rummy import telling
from fa_cards.tui.rummy.desk import Desk
from fa_cards.tui.rummy.hand import Laid, RummyHand
from fa_cards.tui.rummy.melds import MeldsArea
from fa_cards.tui.rummy.piles import Piles
from fa_cards.tui.rummy.players import Players
from fa_cards.tui.rummy.targets import Ways, ways_of
from fa_cards.tui.rummy.tray import TrayLine, facts_of
from fa_cards.tui.stylesheet import sheets
from fa_cards.tui.table import TablePage

PILE_ROWS = 3
"""Rows that have to be left for melds where discards and stock are drawn as cards."""


class Middle(Row):
    """What stands between the bar and one's own cards."""

    def on_resize(self) -> None:
        """Lets discards and stock take what room there is now."""
        page = self.screen
        if isinstance(page, RummyFrame) and page.drawn:
            page.show_room(page.view, page.names)


class _Seen(NamedTuple):
    """What was seen of a moment of the match."""

    state: object
    whose: tuple[int, bool]
    """Of which seat, and whether the curtain was down."""
    view: RummyView


@dataclass(slots=True)
class LaidOut:
    """What the persons at a table have laid out and wished, by their seats; it stays until the program ends."""

    desks: dict[int, Desk] = field(default_factory=dict)
    unasked: dict[int, int] = field(default_factory=dict)
    """After how many deals a person wished not to be asked whether he buys; it counts for the next deal alone."""


class RummyFrame(TablePage):
    """The table of a match of contract rummy: what is there, and how it is drawn."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("cards", "table", "curtain", "rummy/rummy")

    _seen: _Seen | None = None
    turn: RummyChoosing
    frozen: RummyView | None

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.laid_out = LaidOut()
        self.laid_before: dict[tuple[int, int], Desk] = {}
        """What lay before the person of a seat when he took a step, by the seat and the steps that were taken then."""
        self.told = ""
        """Why something that is no step could not be done, until the next key."""

    def on_mount(self) -> None:
        """Lays out what lay there when the person left the table."""
        kept = self.program.laid_out.setdefault(self.match.id, self.laid_out)
        assert isinstance(kept, LaidOut)
        self.laid_out = kept

    # --- what is there -------------------------------------------------------------------------------------------

    @property
    def desks(self) -> dict[int, Desk]:
        """What lies before the person of each seat."""
        return self.laid_out.desks

    def lets_all(self, seat: int) -> bool:
        """Whether the person of a seat wishes not to be asked in this deal whether he buys."""
        return self.laid_out.unasked.get(seat) == len(self.match.deals)

    @property
    def unasked(self) -> bool:
        """Whether the person who looks wishes not to be asked."""
        return not self.curtain and self.lets_all(self.me)

    def compose_room(self) -> ComposeResult:
        """The players, and what lies on the table."""
        with Middle(id="middle"):
            yield Players(id="players")
            with Column(id="centre"):
                yield Piles()
                yield MeldsArea(id="melds")

    def compose_hand(self) -> ComposeResult:
        """The tray, and the cards of one's own."""
        yield TrayLine(id="tray")
        yield RummyHand(id="rummy-hand")

    @property
    def side_class(self) -> str:
        """The panel has room beside the table in wide windows alone."""
        return telling.SIDE

    @property
    def view(self) -> RummyView:
        """What the person who looks knows; while the curtain is down, what everybody knows.

        It is asked for many times while the table is drawn, and what is legal takes long to find in a long hand.
        """
        state = self.match.state
        whose = (self.me, self.curtain)
        if self._seen is None or self._seen.state is not state or self._seen.whose != whose or self.frozen is not None:
            view = super().view
            assert isinstance(view, RummyView)
            if self.frozen is not None:
                return view
            self._seen = _Seen(state, whose, view)
        return self._seen.view

    def fresh_turn(self) -> RummyChoosing:
        """What the person has chosen when nothing is chosen yet."""
        return RummyChoosing()

    @property
    def choosing(self) -> RummyChoosing:
        """What the person has chosen in this turn and not yet done."""
        return replace(self.turn, card=self.chosen, place=self.desk.at or 0, wide=self.room.drawn)

    @property
    def desk(self) -> Desk:
        """What lies before the person who looks; nothing while nobody does."""
        return Desk() if self.curtain else self.desks.get(self.me, Desk())

    def put(self, desk: Desk) -> None:
        """Keeps what lies before the person who looks, and draws what depends on it, and nothing else: he waits."""
        self.desks[self.me] = desk
        self._settle()
        view = self.view
        self._show_melds(view, self.names)
        self.show_hand(view)
        self.show_acts(view)
        self.show_prompt(view)
        self.query_one(Hints).show(self.hints())

    @property
    def cards(self) -> tuple[Card, ...]:
        """The person's cards as they are shown, without those in the tray."""
        return tuple(one.card for one in self.desk.shown)

    @property
    def chosen(self) -> Card | None:
        """The chosen card, or None without cards."""
        return self.desk.card

    @property
    def hand_rows(self) -> Laid:
        """How the cards are laid out in rows."""
        return self.query_one(RummyHand).rows

    @property
    def melding(self) -> bool:
        """Whether the person who looks may lay, lay off or throw away."""
        return self.my_turn and self.view.phase is Phase.MELD

    @property
    def arranging(self) -> bool:
        """Whether the person who looks may still put melds together."""
        return not self.view.is_down or self.view.extra_melds

    @property
    def targets(self) -> Ways:
        """What the chosen card can do on the melds of the table."""
        card = self.chosen
        return ways_of(card, self.desk.table(self.view), self.view) if card is not None and self.melding else {}

    def next_fitting(self) -> int | None:
        """The place of the next card after the chosen one with which something can be done on the melds, if any.

        Before one is down that is a card with which a wild is freed where the contract goes in no other way.
        """
        desk, view = self.desk, self.view
        if desk.at is None or not self.melding:
            return None
        table = desk.table(view)
        places = [*range(desk.at + 1, len(desk.shown)), *range(desk.at)]
        if not view.is_down:
            return next((place for place in places if desk.shown[place].card in self.freeing), None)
        return next((place for place in places if ways_of(desk.shown[place].card, table, view)), None)

    @property
    def freeing(self) -> tuple[Card, ...]:
        """The cards that free wilds where the contract goes in no other way."""
        downs = [one.best for one in self.view.legal if isinstance(one, Downs)]
        return tuple(swap.card for one in downs for swap in one.swaps)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """The table's keys; one's own cards can be laid out also while others move."""
        if self.curtain:
            return super().scopes
        if self.turn.ways or self.turn.targets:
            return (Scope.RUMMY_CHOICE, Scope.LIST, *super().scopes)
        return (Scope.RUMMY_HAND, *super().scopes, Scope.PAGE)

    # --- drawing -------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draws the whole table from the match, or the curtain."""
        self._settle()
        super().show()

    def _settle(self) -> None:
        """Lets lie before the person who looks what he holds now."""
        if not self.curtain and self.frozen is None:
            self.desks[self.me] = self.desk.now(self.view, self.gone)

    gone: frozenset[int] = frozenset()
    """The tags of the cards that the last step gave away."""

    def show_room(self, view: RummyView, names: tuple[str, ...]) -> None:
        """Draws the players, the discards and the stock, and the melds."""
        moments, me = self.deal_so_far, self.looker
        self.query_one(Players).show(telling.players(view, telling.called(names, self.reader), moments, me))
        self.query_one(Piles).show(telling.pile(view, names, moments, me), self.room, line=self._tight)
        self._show_melds(view, names)

    def _show_melds(self, view: RummyView, names: tuple[str, ...]) -> None:
        """Draws the melds, and which of them the chosen card fits."""
        me, fresh = self.looker, telling.fresh_melds(self.deal_so_far, self.looker)
        marked = self.turn.targets[self.turn.target] if self.turn.targets else None
        shown = replace(view, table=self._table_as_it_will_be(view))
        self.query_one(MeldsArea).show(
            telling.owners(
                shown,
                telling.called(names, self.reader),
                me,
                fresh=fresh,
                lit=frozenset(self.targets),
                marked=marked,
            ),
            view.rules,
        )

    def _table_as_it_will_be(self, view: RummyView) -> tuple[Any, ...]:
        """The melds with the cards that are about to free wilds in their places."""
        melds = self.desk.table(view)
        return tuple(replace(one, meld=meld) for one, meld in zip(view.table, melds, strict=True))

    @property
    def _tight(self) -> bool:
        """Whether there is no room to draw discards and stock as cards."""
        rows = self.query_one("#middle").size.height
        return 0 < rows < self.room.hand_card[1] + PILE_ROWS

    def show_hand(self, view: RummyView) -> None:
        """Draws the cards and the tray; nobody's while the curtain is down."""
        desk = self.desk
        self.query_one(RummyHand).show(
            desk.shown if view.hand else (),
            desk.at if not self.curtain else None,
            self.room,
            marked=desk.marked,
            fresh=desk.order.fresh | {one.tag for one in desk.tray.freed},
            wilds=view.rules.wilds,
        )
        self.query_one(TrayLine).show(facts_of(desk.tray, view) if view.hand else None, view.rules)

    def below_log(self, view: RummyView, names: tuple[str, ...]) -> tuple[str, Content]:
        """The discards, the newest first."""
        return telling.discards(view)
