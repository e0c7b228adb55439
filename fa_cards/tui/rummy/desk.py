"""What lies before a person in a deal: his cards in their order, the chosen one, the marked ones, and the tray."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from fa_cards.rules.actions import Down, Swap
from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Meld, MeldRules
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyView
from fa_cards.rules.rummy.laying import swapped, wild_freed
from fa_cards.tui.rummy.arranging import Freed, InTray, Tray, tags_for
from fa_cards.tui.rummy.order import Held, Order, Sorting

EMPTY_ORDER, EMPTY_TRAY = Order(), Tray()


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies before a person. Nothing of it is a step: it is how he has laid out what he holds."""

    order: Order = EMPTY_ORDER
    chosen: int | None = None
    """The tag of the chosen card."""
    place: int = 0
    """Where the chosen card was last, for when it is gone."""
    marked: tuple[int, ...] = ()
    """The tags of the marked cards, in the order of marking."""
    tray: Tray = EMPTY_TRAY
    deal: int = 0
    """The number of the deal in which it lies so."""

    # --- what lies there -----------------------------------------------------------------------------------------

    @property
    def shown(self) -> tuple[Held, ...]:
        """The cards that do not lie in the tray, in their order; wilds that are freed for it stand first."""
        aside = self.tray.tags
        wilds = [Held(one.wild, one.tag) for one in self.tray.freed]
        return tuple(one for one in (*wilds, *self.order.held) if one.tag not in aside)

    @property
    def at(self) -> int | None:
        """The place of the chosen card among those that are shown; None where there is none."""
        shown = self.shown
        if not shown:
            return None
        found = (place for place, one in enumerate(shown) if one.tag == self.chosen)
        return next(found, min(self.place, len(shown) - 1))

    @property
    def one(self) -> Held | None:
        """The chosen card."""
        return None if self.at is None else self.shown[self.at]

    @property
    def card(self) -> Card | None:
        """The chosen card as a card."""
        return self.one.card if self.one is not None else None

    @property
    def marked_cards(self) -> tuple[Held, ...]:
        """The marked cards, in the order of marking."""
        by_tag = {one.tag: one for one in self.shown}
        return tuple(by_tag[tag] for tag in self.marked if tag in by_tag)

    # --- the hand ------------------------------------------------------------------------------------------------

    def now(self, view: RummyView, gone: Collection[int] = ()) -> Desk:
        """The desk with the cards that are held now.

        What was laid out counts as long as the deal lasts; wilds are freed for the tray in one turn alone.

        Args:
            view: of the person.
            gone: the tags of the cards that he gave away, where a twin of one has stayed.
        """
        desk = self if self.deal == view.number else Desk(Order(sorting=self._sorting), deal=view.number)
        order = desk.order.now_holding(view.hand, wilds=view.rules.wilds, got=view.got, gone=gone)
        tags = frozenset(one.tag for one in order.held)
        my_turn = view.phase is Phase.MELD and view.actor == view.seat and not view.is_down
        tray = desk.tray if my_turn else replace(desk.tray, freed=())
        tray = Tray() if view.is_down else tray.keeping(tags)
        there = tags | {one.tag for one in tray.freed}
        marked = tuple(tag for tag in desk.marked if tag in there)
        return replace(desk, order=order, tray=tray, marked=marked).settled()

    @property
    def _sorting(self) -> Sorting:
        """How the next deal is sorted."""
        return Sorting.COLOUR if self.order.sorting is Sorting.OWN else self.order.sorting

    def settled(self) -> Desk:
        """The desk with a card chosen, if there is one: another one where the chosen card has gone."""
        at = self.at
        if at is None:
            return replace(self, chosen=None, place=0)
        return replace(self, chosen=self.shown[at].tag, place=at)

    def choosing(self, place: int) -> Desk:
        """The desk with the card at a place chosen."""
        return replace(self, chosen=self.shown[place].tag, place=place)

    def marking(self) -> Desk:
        """The chosen card is marked, or not any more."""
        if self.one is None:
            return self
        tag = self.one.tag
        others = tuple(one for one in self.marked if one != tag)
        return replace(self, marked=others if tag in self.marked else (*self.marked, tag))

    def marking_only(self, cards: Sequence[Card]) -> Desk:
        """Just these cards are marked."""
        return replace(self, marked=tags_for_cards(cards, self.shown))

    def sorted_by(self, sorting: Sorting, rules: MeldRules) -> Desk:
        """The cards are sorted; the chosen one stays chosen."""
        return replace(self, order=self.order.sorted_by(sorting, rules.wilds)).settled()

    def moved(self, step: int) -> Desk:
        """The chosen card changes places with its neighbour, so many places on."""
        at, shown = self.at, self.shown
        if at is None or not 0 <= at + step < len(shown) or min(shown[at].tag, shown[at + step].tag) < 0:
            return self
        return replace(self, order=self.order.moved(shown[at].tag, shown[at + step].tag, after=step > 0)).settled()

    # --- the tray ------------------------------------------------------------------------------------------------

    def putting(self, meld: Meld) -> Desk:
        """The meld that the marked cards make goes into the tray."""
        return replace(self, tray=self.tray.having(meld, self.marked_cards), marked=()).settled()

    def taking_out(self, place: int) -> Desk:
        """The meld at a place of the tray goes back into the hand."""
        return replace(self, tray=self.tray.without(place)).settled()

    def freeing(self, swap: Swap, wild: Card) -> Desk:
        """The chosen card is to take the place of a wild, which then can be laid."""
        assert self.one is not None
        taken = [one.tag for one in self.tray.freed]
        freed = Freed(swap, wild, self.one.tag, min([0, *taken]) - 1)
        tray = replace(self.tray, freed=(*self.tray.freed, freed))
        marked = tuple(tag for tag in self.marked if tag != freed.gives)
        return replace(self, tray=tray, marked=marked).settled()

    def giving_back(self) -> Desk:
        """No wild is freed; the melds that need one go back into the hand."""
        there = frozenset(one.tag for one in self.order.held)
        return replace(self, tray=replace(self.tray, freed=()).keeping(there)).settled()

    def proposed(self, down: Down, view: RummyView) -> Desk:
        """Nothing but what this step would lay is in the tray."""
        desk = replace(self, tray=Tray(), marked=())
        for swap in down.swaps:
            place = next(place for place, one in enumerate(desk.shown) if one.card is swap.card and one.tag >= 0)
            desk = desk.choosing(place).freeing(swap, desk.wild_freed(swap, view))
        left = list(desk.shown)
        melds = []
        for meld in down.melds:
            tags = tags_for(meld, left)
            melds.append(InTray(meld, tags))
            left = [one for one in left if one.tag not in tags]
        return replace(desk, tray=replace(desk.tray, melds=tuple(melds))).settled()

    def table(self, view: RummyView) -> tuple[Meld, ...]:
        """The melds on the table as they are once the wilds of the tray are freed."""
        melds = list(view.melds)
        for one in self.tray.freed:
            after = swapped(melds[one.swap.number - 1], one.swap.card, view.rules)
            if after is not None:
                melds[one.swap.number - 1] = after
        return tuple(melds)

    def wild_freed(self, swap: Swap, view: RummyView) -> Card:
        """The wild whose place the card of a swap takes. The swap can be made."""
        before = self.table(view)[swap.number - 1]
        after = swapped(before, swap.card, view.rules)
        assert after is not None
        return wild_freed(before, after)


def tags_for_cards(cards: Sequence[Card], held: Sequence[Held]) -> tuple[int, ...]:
    """The tags of these cards, of twins the first ones; cards that are not held have none."""
    left, tags = list(held), []
    for card in cards:
        one = next((one for one in left if one.card is card), None)
        if one is not None:
            left.remove(one)
            tags.append(one.tag)
    return tuple(tags)
