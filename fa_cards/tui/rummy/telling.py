"""What a rummy table tells of a view and of what was done: who did what last, and what has come just now."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from textual.content import Content

from fa_cards.play.match import Moment
from fa_cards.rules.cards import Card, without
from fa_cards.rules.game import TABLE, Event
from fa_cards.rules.melds import Meld, MeldRules
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyView, TableMeld
from fa_cards.rules.rummy.events import (
    Bought,
    CardTaken,
    Discarded,
    LaidOff,
    MeldLaid,
    Swapped,
    WentDown,
)
from fa_cards.rules.rummy.laying import swapped
from fa_cards.tui.rummy.chips import card_chip
from fa_cards.tui.rummy.facts import MeldFacts, OwnerFacts, PileFacts, PlayerFacts
from fa_cards.tui.rummy.lately import lately
from fa_cards.words import say

NOTHING_NEW: Mapping[int, Sequence[Event]] = MappingProxyType({})
"""Where no meld was laid or added to just now."""
SIDE = "-rummy"
"""The class of the panel with log and discards."""
DISCARDS = 12
"""So many discards are told beside the table."""


def players(
    view: RummyView, names: Sequence[str], moments: Sequence[Moment], me: int | None
) -> tuple[PlayerFacts, ...]:
    """The players in the order of play, the one who looks first; where nobody does, the first seat.

    Args:
        view: what is known.
        names: what they are called, by seat.
        moments: what was done in the deal.
        me: the seat that looks.
    """
    seats = len(view.counts)
    events = [event for moment in moments for event in moment.events]
    asked = view.phase is Phase.BUY
    return tuple(
        PlayerFacts(
            name=names[seat],
            mine=seat == me,
            on_turn=seat == view.turn if view.turn is not None else seat == view.actor,
            asked=asked and seat == view.actor,
            to_act=seat == view.actor,
            deals=seat == view.dealer,
            down=view.down[seat],
            cards=view.counts[seat],
            total=view.totals[seat],
            lately=lately(events, seat, names, me),
        )
        for seat in ((step + (me or 0)) % seats for step in range(seats))
    )


def called(names: Sequence[str], reader: int | None) -> tuple[str, ...]:
    """What the players are called, by seat: one person alone is «you»; where several share a keyboard all have names.

    There whose hand lies open has to be seen from far.
    """
    return tuple(say("You") if seat == reader else name for seat, name in enumerate(names))


def pile(view: RummyView, names: Sequence[str], moments: Sequence[Moment], me: int | None) -> PileFacts:
    """What is told of the discards and the stock."""
    thrower = None
    for event in (event for moment in moments for event in moment.events):
        match event:
            case Discarded(seat, _):
                thrower = seat
            case CardTaken() | Bought():
                # What lies below it now, someone threw away before; who did matters no more.
                thrower = None
    if not view.pile:
        by = ""
    elif thrower is not None:
        by = say("you threw it") if thrower == me else say("{name} threw it", name=names[thrower])
    else:
        by = say("turned up") if len(view.pile) == 1 and not any_discard(moments) else ""
    top = view.pile[-1] if view.pile else None
    return PileFacts(top, len(view.pile), by, view.stock, wild=top in view.rules.wilds)


def discards(view: RummyView) -> tuple[str, Content]:
    """The discards for the panel beside the table, the newest first: everybody has seen them."""
    if not view.pile:
        return say("Discards"), Content.styled(say("empty"), "$faint")
    newest = view.pile[: -DISCARDS - 1 : -1]
    return say("Discards"), Content(" ").join(card_chip(one, view.rules.wilds) for one in newest)


def any_discard(moments: Iterable[Moment]) -> bool:
    """Whether a card was thrown away in these moments."""
    return any(isinstance(event, Discarded) for moment in moments for event in moment.events)


def owners(
    view: RummyView,
    names: Sequence[str],
    me: int | None,
    *,
    fresh: Mapping[int, Sequence[Event]] = NOTHING_NEW,
    lit: Collection[int] = (),
    marked: int | None = None,
) -> tuple[OwnerFacts, ...]:
    """The melds on the table by who laid them, those of the one who looks first.

    Args:
        view: what is known.
        names: what they are called, by seat.
        me: the seat that looks.
        fresh: what was laid just now, by the numbers of the melds.
        lit: those that the chosen card fits.
        marked: that on which the arrows stand.
    """
    seats = len(view.counts)
    return tuple(
        OwnerFacts(
            name=names[seat],
            mine=seat == me,
            melds=tuple(
                MeldFacts(
                    place,
                    one.meld,
                    place in fresh,
                    place in lit,
                    place == marked,
                    new_places(one.meld, fresh.get(place, ()), view.rules),
                )
                for place, one in enumerate(view.table, 1)
                if one.owner == seat
            ),
        )
        for seat in ((step + (me or 0)) % seats for step in range(seats))
    )


def fresh_melds(moments: Sequence[Moment], me: int | None) -> Mapping[int, Sequence[Event]]:
    """What others have laid since the one who looks ended his turn, by the numbers of the melds; in it, his own too.

    Where nobody looks, that of the last turn.
    """
    found: dict[int, list[Event]] = {}
    for moment in reversed(moments):
        ended = any(isinstance(event, Discarded) for event in moment.events)
        if ended and found and me is None:
            break
        if ended and moment.seat == me:
            break
        for event in moment.events:
            for number in numbers_of(event):
                found.setdefault(number, []).append(event)
    return found


def new_places(meld: Meld, events: Iterable[Event], rules: MeldRules) -> frozenset[int]:
    """The places of the cards of a meld that these events brought to it."""
    size = len(meld.cards)
    places: set[int] = set()
    to_set = 0
    for event in events:
        match event:
            case WentDown() | MeldLaid():
                return frozenset(range(size))
            case LaidOff(at=None):
                to_set += 1
            case LaidOff(at=int(at)):
                places.add(at - rules.number(meld))
            case Swapped(_, card, _, _):
                places.add(card.rank - rules.number(meld))
    return frozenset((*places, *range(size - to_set, size)))


def numbers_of(event: Event) -> Sequence[int]:
    """The numbers of the melds that an event laid or changed."""
    match event:
        case WentDown(_, melds, first):
            return range(first, first + len(melds))
        case MeldLaid(_, _, number) | LaidOff(_, _, number, _) | Swapped(_, _, number, _):
            return (number,)
        case _:
            return ()


def ended(view: RummyView, events: Iterable[Event]) -> RummyView:
    """What a seat sees of a deal that has ended: what it saw before the last step, and what that step laid.

    Args:
        view: of the seat before the step.
        events: that the step brought.
    """
    for event in events:
        match event:
            case WentDown(seat, melds, _):
                view = _spread(view, seat, melds)
            case MeldLaid(seat, meld, _):
                view = _spread(view, seat, (meld,))
            case Swapped(seat, card, number, wild):
                view = _given(_exchanged(view, card, number), seat, (card,))
                view = _given(view, seat, (), got=(wild,))
            case LaidOff(seat, card, number, at):
                view = _given(_added(view, card, number, at), seat, (card,))
            case Discarded(seat, card):
                view = _given(replace(view, pile=(*view.pile, card)), seat, (card,))
    return replace(view, actor=TABLE, turn=None, legal=(), got=())


def _given(view: RummyView, seat: int, cards: Sequence[Card], got: Sequence[Card] = ()) -> RummyView:
    """The view when a seat has given cards away, or got others."""
    more = len(got) - len(cards)
    counts = tuple(held + more * (seat == one) for one, held in enumerate(view.counts))
    # Where several look back together the view holds nobody's hand.
    known = seat == view.seat and bool(view.hand)
    hand = (*without(view.hand, cards), *got) if known else view.hand
    return replace(view, counts=counts, hand=hand)


def _exchanged(view: RummyView, card: Card, number: int) -> RummyView:
    """The view when a card has taken the place of a wild in a run."""
    one = view.table[number - 1]
    meld = swapped(one.meld, card, view.rules)
    return view if meld is None else _with_meld(view, number, meld)


def _with_meld(view: RummyView, number: int, meld: Meld) -> RummyView:
    place = number - 1
    one = TableMeld(view.table[place].owner, meld)
    return replace(view, table=(*view.table[:place], one, *view.table[place + 1 :]))


def _spread(view: RummyView, seat: int, melds: Sequence[Meld]) -> RummyView:
    """The view when a seat has laid melds."""
    table = (*view.table, *(TableMeld(seat, one) for one in melds))
    down = tuple(is_down or seat == one for one, is_down in enumerate(view.down))
    return _given(replace(view, table=table, down=down), seat, [card for one in melds for card in one.cards])


def _added(view: RummyView, card: Card, number: int, at: int | None) -> RummyView:
    """The view when a card was laid off: at the low end of a run where it stands for the lowest number."""
    before = view.table[number - 1].meld
    low = at is not None and at < view.rules.number(before)
    return _with_meld(view, number, Meld(before.kind, (card, *before.cards) if low else (*before.cards, card)))
