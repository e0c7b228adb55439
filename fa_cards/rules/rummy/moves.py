"""What a step of a match of contract rummy brings about. The steps were found legal before (legality.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from types import MappingProxyType
from typing import TypeVar

from fa_cards.rules.actions import (
    Buy,
    Dealer,
    Discard,
    Down,
    Draw,
    FurtherMeld,
    Lay,
    Let,
    Pack,
    Restock,
    Swap,
    Take,
)
from fa_cards.rules.cards import Card, without
from fa_cards.rules.dealing import Hand, one_by_one
from fa_cards.rules.events import Dealt, PackReady
from fa_cards.rules.game import TABLE
from fa_cards.rules.melds import Kind, Meld
from fa_cards.rules.moves import Events, Moves, added, end_deal, name_dealer
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy.events import (
    Bought,
    CardTaken,
    Declined,
    Discarded,
    DrewFromStock,
    LaidOff,
    LetGo,
    MeldLaid,
    RoundDead,
    RummyDeal,
    StockRenewed,
    Swapped,
    UpcardBuried,
    WentDown,
    WentOut,
)
from fa_cards.rules.rummy.position import RummyPosition, in_order, replaced
from fa_cards.rules.rummy.rules import MOST_RESTOCKS
from fa_cards.rules.rummy.solver import laid, swapped, wild_freed
from fa_cards.rules.rummy.view import TableMeld

P = TypeVar("P", bound=RummyPosition)


def deal(position: P, action: Pack) -> tuple[P, Events]:
    """The pack is dealt one card at a time, and the top card of the rest turned up (toonerville.md, section 1)."""
    dealer = position.dealing
    hands, _, rest = one_by_one(action.cards, position.seats, dealer, position.this_round.hand)
    buried: list[UpcardBuried] = []
    while position.rules.bury_wild_upcard and rest[0] in position.rules.melds.wilds:
        buried.append(UpcardBuried(rest[0]))
        rest = (*rest[1:], rest[0])
    first = position.after(dealer)
    moved = position.moved(
        phase=Phase.TAKE,
        actor=first,
        turn=first,
        pack=(),
        dealt=hands,
        hands=tuple(map(in_order, hands)),
        stock=rest[1:],
        pile=rest[:1],
    )
    return moved, (PackReady(dealer), Dealt(position.number, dealer), *buried)


# --- the beginning of a turn -----------------------------------------------------------------------------------------


def take(position: P, action: Take) -> tuple[P, Events]:
    """The player takes the top discard."""
    seat, card = position.on_move, position.pile[-1]
    hand = position.hands[seat]
    moved = position.moved(
        phase=Phase.MELD,
        hands=position.with_hand(seat, (*hand, card)),
        pile=position.pile[:-1],
        taken=None if card in hand else card,
        got=replaced(position.got, seat, (card,)),
        known=replaced(position.known, seat, in_order((*position.known[seat], card))),
    )
    return moved, (CardTaken(seat, card),)


def draw(position: P, action: Draw) -> tuple[P, Events]:
    """The player declines the top discard; the others are asked, and then he draws."""
    seat = position.on_move
    moved = position.moved(drawing=(seat,), got=replaced(position.got, seat, ()))
    if not position.pile:
        return _drawn(moved, ())
    return _asked(moved, seat, (Declined(seat, position.pile[-1]),))


def let(position: P, action: Let) -> tuple[P, Events]:
    """A seat does not buy; the next one is asked."""
    seat = position.on_move
    return _asked(position, seat, (LetGo(seat, position.pile[-1]),))


def _asked(position: P, after: int, events: Events) -> tuple[P, Events]:
    """The next seat that may buy is asked; where none is left, the player draws."""
    buyer = position.next_buyer(after)
    if buyer is None:
        return _drawn(position, events)
    return position.moved(phase=Phase.BUY, actor=buyer), events


def buy(position: P, action: Buy) -> tuple[P, Events]:
    """A seat takes the declined card; it draws another one first, and then the player draws his."""
    seat, card = position.on_move, position.pile[-1]
    buys = list(position.buys)
    buys[seat] += 1
    moved = position.moved(
        hands=position.with_hand(seat, (*position.hands[seat], card)),
        pile=position.pile[:-1],
        sold=True,
        buys=tuple(buys),
        got=replaced(position.got, seat, (card,)),
        known=replaced(position.known, seat, in_order((*position.known[seat], card))),
        drawing=(seat, *position.drawing),
    )
    return _drawn(moved, (Bought(seat, card),))


def restock(position: P, action: Restock) -> tuple[P, Events]:
    """The discards but for the top one are the new stock, and the drawing goes on."""
    renewed = position.moved(stock=action.cards, pile=position.pile[-1:], restocks=position.restocks + 1)
    return _drawn(renewed, (StockRenewed(len(action.cards)),))


def _drawn(position: P, events: Events) -> tuple[P, Events]:
    """All who are to draw have drawn, or the stock has to be renewed first, or the round is dead (section 4.5)."""
    now = position
    while now.drawing:
        if not now.stock:
            if now.restocks < MOST_RESTOCKS and len(now.pile) > 1:
                return now.moved(phase=Phase.RESTOCK, actor=TABLE), events
            scored, after = _score(now.moved(drawing=()), None, ())
            return scored, (*events, RoundDead(), *after)
        seat, *others = now.drawing
        card, *rest = now.stock
        now = now.moved(
            hands=now.with_hand(seat, (*now.hands[seat], card)),
            stock=tuple(rest),
            got=replaced(now.got, seat, (*now.got[seat], card)),
            drawing=tuple(others),
        )
        events = (*events, DrewFromStock(seat, extra=bool(others)))
    return now.moved(phase=Phase.MELD, actor=now.playing), events


# --- melds -----------------------------------------------------------------------------------------------------------


def go_down(position: P, action: Down) -> tuple[P, Events]:
    """The contract is laid; wilds are freed for it before that."""
    seat = position.on_move
    now: P = position
    swaps: list[Swapped] = []
    for one in action.swaps:
        now, swap_made = _freed(now, one)
        swaps.append(swap_made)
    first = len(now.table) + 1
    now = _spread(now, action.melds).moved(
        down=tuple([is_down or other == seat for other, is_down in enumerate(now.down)]),
        went_down=True,
    )
    return _out_or_on(now, (*swaps, WentDown(seat, action.melds, first)))


def meld(position: P, action: FurtherMeld) -> tuple[P, Events]:
    """A further meld is laid."""
    number = len(position.table) + 1
    return _out_or_on(_spread(position, (action.meld,)), (MeldLaid(position.on_move, action.meld, number),))


def lay_off(position: P, action: Lay) -> tuple[P, Events]:
    """A card is laid off on a meld."""
    seat, rules = position.on_move, position.rules.melds
    place = action.number - 1
    before = position.table[place]
    after = laid(before.meld, action.card, action.end, rules)
    at = None
    if after.kind is Kind.RUN:
        # The end that has moved is the one that the card lies at.
        old, new = rules.numbers(before.meld), rules.numbers(after)
        at = new.start if new.start < old.start else new.stop - 1
    moved = position.moved(
        hands=position.with_hand(seat, without(position.hands[seat], (action.card,))),
        table=_with_meld(position.table, place, after),
        known=_forgotten(position, (action.card,)),
        freed=max(0, position.freed - (action.card in rules.wilds)),
    )
    return _out_or_on(moved, (LaidOff(seat, action.card, action.number, at, before.meld, before.owner),))


def swap(position: P, action: Swap) -> tuple[P, Events]:
    """A natural card takes the place of a wild in a run, and the wild comes into the hand."""
    moved, event = _freed(position, action)
    return moved, (event,)


def _freed(position: P, action: Swap) -> tuple[P, Swapped]:
    seat, rules = position.on_move, position.rules.melds
    place = action.number - 1
    before = position.table[place]
    after = swapped(before.meld, action.card, rules)
    assert after is not None, "the swap was found legal"
    wild = wild_freed(before.meld, after)
    known = _forgotten(position, (action.card,))
    moved = position.moved(
        hands=position.with_hand(seat, (*without(position.hands[seat], (action.card,)), wild)),
        table=_with_meld(position.table, place, after),
        known=replaced(known, seat, in_order((*known[seat], wild))),
        freed=position.freed + 1,
    )
    return moved, Swapped(seat, action.card, action.number, wild, before.owner)


def _spread(position: P, melds: tuple[Meld, ...]) -> P:
    """The position with further melds of the seat on move on the table."""
    seat = position.on_move
    cards = [card for one in melds for card in one.cards]
    wilds = sum(card in position.rules.melds.wilds for card in cards)
    return position.moved(
        hands=position.with_hand(seat, without(position.hands[seat], cards)),
        table=(*position.table, *(TableMeld(seat, one) for one in melds)),
        known=_forgotten(position, cards),
        freed=max(0, position.freed - wilds),
    )


def _with_meld(table: tuple[TableMeld, ...], place: int, now: Meld) -> tuple[TableMeld, ...]:
    return (*table[:place], TableMeld(table[place].owner, now), *table[place + 1 :])


def _forgotten(position: RummyPosition, cards: Iterable[Card]) -> tuple[Hand, ...]:
    """What is known of the hands when the seat on move has put these cards on the table."""
    seat = position.on_move
    left = Counter(position.known[seat]) - Counter(cards)
    return replaced(position.known, seat, tuple(left.elements()))


# --- the end of a turn, of a deal, of the match ----------------------------------------------------------------------


def discard(position: P, action: Discard) -> tuple[P, Events]:
    """A card is thrown away, and the next player begins; the last card ends the deal."""
    seat = position.on_move
    moved = position.moved(
        hands=position.with_hand(seat, without(position.hands[seat], (action.card,))),
        pile=(*position.pile, action.card),
        known=_forgotten(position, (action.card,)),
    )
    thrown = Discarded(seat, action.card)
    if not moved.hands[seat]:
        return _out_or_on(moved, (thrown,))
    following = position.after(seat)
    begun = moved.moved(
        phase=Phase.TAKE,
        actor=following,
        turn=following,
        went_down=False,
        taken=None,
        sold=False,
        # What came in this turn is an old card from now on.
        got=replaced(moved.got, seat, ()),
    )
    return begun, (thrown,)


def _out_or_on(position: P, events: Events) -> tuple[P, Events]:
    """The turn goes on, unless the seat on move has no card left: then the deal is over."""
    seat = position.on_move
    if position.hands[seat]:
        return position, events
    scored, after = _score(position, seat, events)
    return scored, (*events, WentOut(seat), *after)


def _score(position: P, out: int | None, last: Events) -> tuple[P, Events]:
    """The deal is over: what is left in the hands counts (section 5), and the next one begins or the match is over.

    Args:
        position: after the last step.
        out: the seat that went out by it, or None where the deal is dead.
        last: what it did by that step.
    """
    scores = tuple([position.rules.melds.points(hand) for hand in position.hands])
    totals = added(position.totals, scores)
    result = RummyDeal(
        number=position.number,
        dealer=position.dealing,
        scores=scores,
        totals=totals,
        round=position.round,
        contract=position.contract,
        out=out,
        left=position.hands,
        down=position.down,
        last=last,
    )
    over = position.number == position.rules.deals
    winners = tuple(seat for seat in range(position.seats) if over and totals[seat] == min(totals))
    return end_deal(position, result, winners)


MOVES: Moves = MappingProxyType(
    {
        Dealer: name_dealer,
        Pack: deal,
        Take: take,
        Draw: draw,
        Let: let,
        Buy: buy,
        Restock: restock,
        Down: go_down,
        FurtherMeld: meld,
        Lay: lay_off,
        Swap: swap,
        Discard: discard,
    }
)
"""For each kind of step what it brings about: the position after it, and what happened."""
