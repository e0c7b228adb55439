"""What a step of a match of All Fours brings about. The steps were found legal before (legality.py)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, TypeVar

from fa_cards.rules.actions import Beg, Dealer, Give, Pack, Play, Run, Stand
from fa_cards.rules.cards import JACK
from fa_cards.rules.dealing import in_packets
from fa_cards.rules.events import Dealt, PackReady
from fa_cards.rules.fours.all_fours.position import SEATS, AllFoursPosition
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import Point, game_of, highest, holder, jack, lowest
from fa_cards.rules.fours.events import Begged, Gave, JackTurned, Ran, RanOut, Stood, TrumpTurned
from fa_cards.rules.fours.position import Found, score
from fa_cards.rules.game import TABLE
from fa_cards.rules.moves import Events, Moves, lay, name_dealer
from fa_cards.rules.phases import Phase

PACKET: Final = 3
NEEDED: Final = SEATS * PACKET + 1
"""Cards that a run takes."""

P = TypeVar("P", bound=AllFoursPosition)


def deal(position: P, action: Pack) -> tuple[P, Events]:
    """Three at a time, the non-dealer first, twice; then a card is turned up."""
    dealer = position.dealing
    hands, rest = in_packets(action.cards, SEATS, dealer, PACKET, 2)
    masks = tuple(DECK.mask(hand) for hand in hands)
    dealt = position.moved(
        phase=Phase.BEG, actor=position.after(dealer), pack=(), dealt=hands, hands=masks, whole=masks, rest=rest
    )
    turned, events = _turn(dealt)
    return turned, (PackReady(dealer), Dealt(position.number, dealer), *events)


def _turn(position: P) -> tuple[P, Events]:
    """The next card is turned up; a jack is a point for the dealer at once, which may end the match."""
    one, *rest = position.rest
    moved = position.moved(turned=(*position.turned, one), rest=tuple(rest), trump=one.suit)
    turned = TrumpTurned(one)
    if one.rank != JACK:
        return moved, (turned,)
    given = _given(moved, position.dealing)
    events: Events = (turned, JackTurned(position.dealing, one))
    if max(given.totals) < position.target:
        return given, events
    ended, after = score(given, ())
    return ended, (*events, *after)


def _given(position: P, seat: int) -> P:
    """A point for a seat, outside the count of the deal."""
    totals, before = list(position.totals), list(position.before)
    totals[seat] += 1
    before[seat] += 1
    return position.moved(totals=tuple(totals), before=tuple(before))


def stand(position: P, _: Stand) -> tuple[P, Events]:
    """The non-dealer plays with the turned suit, and leads."""
    return position.moved(phase=Phase.PLAY), (Stood(position.on_move),)


def beg(position: P, _: Beg) -> tuple[P, Events]:
    """The dealer is asked for another suit or a point."""
    return position.moved(phase=Phase.ANSWER, actor=position.dealing, begged=True), (Begged(position.on_move),)


def give(position: P, _: Give) -> tuple[P, Events]:
    """The dealer gives a point and keeps the suit; the non-dealer leads."""
    other = position.after(position.dealing)
    return _given(position, other).moved(phase=Phase.PLAY, actor=other), (Gave(position.dealing, other),)


def run(position: P, _: Run) -> tuple[P, Events]:
    """Three more to each and another card, again where the suit is the same; without the cards the deal is void."""
    refused, dealer = position.trump_suit, position.dealing
    events: Events = ()
    now = position
    while now.trump is refused:
        if len(now.rest) < NEEDED:
            void = now.cleared(phase=Phase.PACK, actor=TABLE, pack=DECK.pack)
            return void, (*events, RanOut(dealer))
        more, rest = in_packets(now.rest[: NEEDED - 1], SEATS, dealer, PACKET, 1)
        masks = tuple(DECK.mask(hand) for hand in more)
        now = now.moved(
            dealt=tuple((*before, *hand) for before, hand in zip(now.dealt, more, strict=True)),
            hands=tuple(held | mask for held, mask in zip(now.hands, masks, strict=True)),
            whole=tuple(held | mask for held, mask in zip(now.whole, masks, strict=True)),
            rest=(*rest, *now.rest[NEEDED - 1 :]),
        )
        now, turned = _turn(now)
        events += (Ran(dealer), *turned)
        if now.finished:
            return now, events
    return now.moved(phase=Phase.PLAY, actor=position.after(dealer)), events


def play(position: P, action: Play) -> tuple[P, Events]:
    """A card is played; the last trick ends the deal."""
    laid, events, won = lay(position, action)
    if won is None or any(laid.hands):
        return laid, events
    scored, after = score(laid, _found(laid))
    return scored, (*events, *after)


def _found(position: AllFoursPosition) -> tuple[Found, ...]:
    """High and Low to who was dealt them, Jack and Game by the tricks; turned cards and the rest are not in play."""
    trump = position.trump_suit
    dealt = tuple(((seat,), position.whole[seat]) for seat in range(SEATS))
    taken = tuple(((seat,), position.captured[seat]) for seat in range(SEATS))
    whole = position.whole[0] | position.whole[1]
    return (
        (Point.HIGH, holder(highest(whole, trump), dealt), 1),
        (Point.LOW, holder(lowest(whole, trump), dealt), 1),
        (Point.JACK, holder(jack(trump), taken), 1),
        (Point.GAME, game_of(taken), 1),
    )


MOVES: Moves = MappingProxyType(
    {Dealer: name_dealer, Pack: deal, Stand: stand, Beg: beg, Give: give, Run: run, Play: play}
)
"""For each kind of step what it brings about: the position after it, and what happened."""
