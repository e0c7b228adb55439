"""The contracts of the reference: declarer, trump, nest and first lead, the same whoever plays the cards then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from benchmarks.reference.player import Order
from benchmarks.reference.players import card_of, rook_order, teka_order
from fa_cards.rules.actions import Action, Bid, Bury, Cut, Dealer, Pack, Pass, Play, Trump
from fa_cards.rules.cards import PACK_52, SUITS, Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook import KentuckyRook
from fa_cards.rules.rook.nest import Buries
from fa_cards.rules.rook.state import RookState
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract
from fa_cards.rules.teka.pack import SEATS
from fa_cards.rules.teka.state import TekaState

TOPS = (1.0, 0.6, 0.3)
"""What the highest cards of a suit are worth in tricks, a guarded one below the top."""
TRUMP = 0.5
"""What each trump is worth beside."""
VOID, SINGLE = 0.6, 0.3
"""What a side suit without a card, or with one, is worth."""


@dataclass(frozen=True, slots=True)
class PlayedOut(Contract):
    """A contract that is decided after the last trick only."""

    def decided(self, won: int, lost: int) -> bool | None:
        """Whether it was made, once thirteen tricks are played."""
        return won >= self.tricks if won + lost == TRICKS else None


def worth(hand: Iterable[Card], order: Order) -> float:
    """What a hand is worth with a trump, in tricks or so."""
    cards = [*hand]
    result = 0.0
    for suit in order.suits:
        mine = [one for one in cards if order.suit(one) is suit]
        ranks = sorted({order.rank(one) for one in order.place if order.suit(one) is suit}, reverse=True)
        for missing, value in enumerate(TOPS):
            if any(order.rank(one) == ranks[missing] for one in mine) and len(mine) > missing:
                result += value
        if suit is order.trump:
            result += TRUMP * len(mine)
        else:
            result += (VOID, SINGLE)[len(mine)] if len(mine) < 2 else 0.0
    return result


def _best(hand: tuple[Card, ...], orders: Iterable[Order]) -> tuple[float, Order]:
    return max(((worth(hand, order), order) for order in orders), key=lambda one: one[0])


# --- Teka ---------------------------------------------------------------------------------------------------------


def teka(seed: str) -> TekaState:
    """A deal of Teka after its first lead: the best hand declares its best suit, and all tricks will be played."""
    dice = Dice(f"reference {seed}")
    state = Teka({"raises": False}).start()
    state, _ = state.apply(TABLE, Dealer(dice.below(SEATS)))
    state, _ = state.apply(TABLE, Pack(dice.shuffled(PACK_52)))
    state, _ = state.apply(state.actor, Cut(len(PACK_52) // 2))
    orders = [teka_order(suit) for suit in SUITS]
    best = [_best(state.held_by(seat), orders) for seat in range(SEATS)]
    declarer = max(range(SEATS), key=lambda seat: best[seat][0])
    while state.phase is Phase.AUCTION:
        call: Action = Bid(LOWEST_BID) if state.actor == declarer else Pass()
        state, _ = state.apply(state.actor, call)
    state, _ = state.apply(declarer, Trump(best[declarer][1].trump))
    state = state.moved(contract=PlayedOut(declarer, LOWEST_BID))
    return state.apply(declarer, Play(card_of(state.view(declarer))))[0]


# --- Kentucky Rook ------------------------------------------------------------------------------------------------


def kentucky_rook(seed: str) -> RookState:
    """A deal of Kentucky Rook before its first lead: the best hand declares, and buries the least of its cards."""
    dice = Dice(f"reference {seed}")
    state = KentuckyRook().start()
    state, _ = state.apply(TABLE, Dealer(dice.below(SEATS)))
    state, _ = state.apply(TABLE, Pack(dice.shuffled(state.deck.pack)))
    orders = [rook_order(state.deck, suit) for suit in state.deck.suits]
    best = [_best(state.held_by(seat), orders) for seat in range(SEATS)]
    declarer = max(range(SEATS), key=lambda seat: best[seat][0])
    while state.phase is Phase.AUCTION:
        call: Action = Bid(state.rules.min_bid) if state.actor == declarer else Pass()
        state, _ = state.apply(state.actor, call)
    _, order = _best(state.held_by(declarer), orders)
    state, _ = state.apply(declarer, _buried(state, declarer, order))
    return state.apply(declarer, Trump(order.trump))[0]


def _buried(state: RookState, declarer: int, order: Order) -> Bury:
    """The cards of the shortest side suits from the lowest on, trumps and the tops of suits last."""
    (buries,) = state.legal(declarer)
    assert isinstance(buries, Buries)
    hand = state.held_by(declarer)

    def dearness(one: Card) -> tuple[bool, bool, int, int, int]:
        suit = order.suit(one)
        length = sum(order.suit(other) is suit for other in hand)
        top = order.rank(one) == max(order.rank(other) for other in order.place if order.suit(other) is suit)
        return order.is_trump(one), top, length, order.rank(one), order.suits.index(suit)

    chosen = sorted(buries.free, key=dearness)[: buries.wanting]
    return Bury((*buries.bound, *chosen))
