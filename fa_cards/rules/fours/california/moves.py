"""What a step of a match with a stock brings about. The steps were found legal before (legality.py)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, TypeVar

from fa_cards.rules.actions import Dealer, Pack, Play, TurnUp
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.dealing import in_packets
from fa_cards.rules.events import Dealt, PackReady
from fa_cards.rules.fours.california.position import CaliforniaPosition
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import TOTAL, Point, card_for, game_of, holder, value_of
from fa_cards.rules.fours.events import Drew, StockOpened, TrumpTurned
from fa_cards.rules.fours.position import Found, score
from fa_cards.rules.game import Event
from fa_cards.rules.moves import Events, Moves, lay, name_dealer
from fa_cards.rules.phases import Phase

_DREW: Final = {one: tuple(Drew(seat, one) for seat in range(4)) for one in (*PACK_52, None)}
"""By card, or None where it is not seen, and by seat the event of its being drawn."""
_OPENED: Final = {one: StockOpened(one) for one in PACK_52}

P = TypeVar("P", bound=CaliforniaPosition)


def turn_up(position: P, action: TurnUp) -> tuple[P, Events]:
    """The card that fixes trump was shown; the pack is to be dealt."""
    moved = position.moved(phase=Phase.PACK, turned=action.card, trump=action.card.suit)
    return moved, (TrumpTurned(action.card),)


def deal(position: P, action: Pack) -> tuple[P, Events]:
    """The hands are dealt; the rest is the stock, whose top card fixes trump where it lies face up."""
    rules, dealer = position.rules, position.dealing
    hands, stock = in_packets(action.cards, position.seats, dealer, rules.packet, HAND // rules.packet)
    events: Events = (PackReady(dealer), Dealt(position.number, dealer))
    moved = position.moved(
        phase=Phase.PLAY,
        actor=position.after(dealer),
        pack=(),
        dealt=hands,
        hands=tuple([DECK.held(hand) for hand in hands]),
        stock=stock,
    )
    if not rules.face_up:
        return moved, events
    return moved.moved(turned=stock[0], trump=stock[0].suit), (*events, TrumpTurned(stock[0]))


def play(position: P, action: Play) -> tuple[P, Events]:
    """A card is played; after a trick all draw, and the last trick ends the deal."""
    seat, bit = position.on_move, DECK.bit[action.card]
    if position.seen[seat] & bit:
        laid, events, won = lay(position, action, seen=tuple([mask & ~bit for mask in position.seen]))
    else:
        laid, events, won = lay(position, action)
    if won is None:
        return laid, events
    if laid.stock:
        drawn, draws = _draw(laid, won.winner)
        return drawn, (*events, *draws)
    if any(laid.hands):
        return laid, events
    scored, after = score(laid, _found(laid))
    return scored, (*events, *after)


def _draw(position: P, winner: int) -> tuple[P, Events]:
    """The winner draws the top card, then the others in turn; face up all see what is drawn (section 1)."""
    face_up, seats = position.rules.face_up, position.seats
    stock, left = position.stock[:seats], position.stock[seats:]
    hands, seen = list(position.hands), list(position.seen)
    events: list[Event] = []
    seat = winner
    for one in stock:
        bit = DECK.bit[one]
        hands[seat] |= bit
        if face_up:
            seen[seat] |= bit
        events.append(_DREW[one if face_up else None][seat])
        seat = position.turns[seat]
    if face_up and left:
        events.append(_OPENED[left[0]])
    return position.moved(hands=tuple(hands), seen=tuple(seen), stock=left), tuple(events)


def _found(position: CaliforniaPosition) -> tuple[Found, ...]:
    """Who has High, Low, Jack, the fives and Game, by the cards won in tricks (sections 1 and 2)."""
    trump = position.trump_suit
    held = tuple((side, _captured(position, side)) for side in position.sides)
    assert sum(position.card_points) == TOTAL, "cards were lost"
    return tuple(
        (point, game_of(held) if point is Point.GAME else holder(card_for(point, trump), held), value_of(point))
        for point in position.rules.points
    )


def _captured(position: CaliforniaPosition, side: tuple[int, ...]) -> int:
    mask = 0
    for seat in side:
        mask |= position.captured[seat]
    return mask


MOVES: Moves = MappingProxyType({Dealer: name_dealer, TurnUp: turn_up, Pack: deal, Play: play})
"""For each kind of step what it brings about: the position after it, and what happened."""
