"""What a step of a match of the Rook family brings about. The steps were found legal before (legality.py)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TypeVar

from fa_cards.rules.actions import Bid, Bury, Call, CallCard, Dealer, Pack, Pass, Play, Trump
from fa_cards.rules.dealing import one_by_one
from fa_cards.rules.events import Called, Dealt, PackReady, TrumpNamed
from fa_cards.rules.game import TABLE
from fa_cards.rules.moves import Events, Moves, added, end_deal, lay, name_dealer
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.auction import RookContract, contract_of, next_to_speak
from fa_cards.rules.rook.events import (
    AuctionWon,
    Buried,
    CardCalled,
    NestTaken,
    NestVoid,
    PartnerShown,
    PassedOut,
    RookDeal,
)
from fa_cards.rules.rook.nest import counters_of, is_short
from fa_cards.rules.rook.position import RookPosition
from fa_cards.rules.rook.rules import SEATS
from fa_cards.rules.rook.scoring import captured, scores, side_of, winners_of

P = TypeVar("P", bound=RookPosition)


def deal(position: P, action: Pack) -> tuple[P, Events]:
    """The pack is dealt one card at a time, with the nest (section 1)."""
    rules, dealer = position.rules, position.dealing
    hands, nest, _ = one_by_one(action.cards, SEATS, dealer, rules.hand, rules.nest)
    moved = position.moved(
        phase=Phase.AUCTION,
        actor=dealer if rules.starter == "dealer" else position.after(dealer),
        pack=(),
        dealt=hands,
        hands=tuple([rules.deck.held(hand) for hand in hands]),
        nest=rules.deck.mask(nest),
    )
    return moved, (PackReady(dealer), Dealt(position.number, dealer))


def call(position: P, action: Call) -> tuple[P, Events]:
    """The next seat speaks; once all but one are out, or the maximum is bid, the auction is over (section 2)."""
    called = Called(position.on_move, action)
    calls = (*position.calls, called)
    following = next_to_speak(calls, position.rules)
    if following is not None:
        return position.moved(actor=following, calls=calls), (called,)
    contract = contract_of(calls, position.rules)
    if contract is None:
        dealer = position.dealing
        thrown_in = position.cleared(phase=Phase.PACK, actor=TABLE, dealer=position.after(dealer))
        return thrown_in.moved(pack=position.rules.deck.pack), (called, PassedOut(dealer))
    undertaken = position.moved(calls=calls, contract=contract, revealed=not position.rules.calls)
    taken, events = _take_nest(undertaken, contract)
    return taken, (called, AuctionWon(contract), *events)


def _take_nest(position: P, contract: RookContract) -> tuple[P, Events]:
    """The declarer takes the nest; by the option a hand with too few plain cards voids the deal (section 3)."""
    rules, declarer = position.rules, contract.declarer
    taken = NestTaken(declarer, rules.nest)
    hands = list(position.hands)
    hands[declarer] |= position.nest
    if rules.short_plain == "redeal" and is_short(hands[declarer], rules):
        void = position.cleared(phase=Phase.PACK, actor=TABLE, pack=rules.deck.pack)
        return void, (taken, NestVoid(declarer))
    found = position.nest
    return position.moved(phase=Phase.NEST, actor=declarer, hands=tuple(hands), nest=0, found=found), (taken,)


def bury(position: P, action: Bury) -> tuple[P, Events]:
    """The declarer has buried; the counters with which he had to fill up are shown (section 3)."""
    seat, rules = position.on_move, position.rules
    deck = rules.deck
    shown = () if rules.bury_points else counters_of(action.cards, deck)
    hands = list(position.hands)
    buried = deck.mask(action.cards)
    hands[seat] ^= buried
    moved = position.moved(phase=Phase.TRUMP, hands=tuple(hands), buried=buried, shown=deck.mask(shown))
    return moved, (Buried(seat, shown),)


def name_trump(position: P, action: Trump) -> tuple[P, Events]:
    """The declarer has named trump; he calls a card, or the play begins."""
    named = TrumpNamed(position.on_move, action.suit)
    moved = position.moved(trump=action.suit)
    if position.rules.calls:
        return moved.moved(phase=Phase.CALL), (named,)
    return _begin(moved), (named,)


def call_card(position: P, action: CallCard) -> tuple[P, Events]:
    """The declarer has called a card; the play begins."""
    return _begin(position.moved(called=action.card)), (CardCalled(position.on_move, action.card),)


def _begin(position: P) -> P:
    """The play begins with the first leader (section 1)."""
    declarer = position.playing_for.declarer
    leader = {
        "left-of-bidder": position.after(declarer),
        "left-of-dealer": position.after(position.dealing),
        "bidder": declarer,
    }
    return position.moved(phase=Phase.PLAY, actor=leader[position.rules.first_leader])


def play(position: P, action: Play) -> tuple[P, Events]:
    """A card is played; the called one shows the partner, the last of a trick ends it, the last trick the deal."""
    if action.card is position.called:
        moved, (played, *after), won = lay(position, action, revealed=True)
        events: Events = (played, PartnerShown(position.playing_for.declarer, position.on_move), *after)
    else:
        moved, events, won = lay(position, action)
    if won is None or len(moved.tricks) < position.rules.hand:
        return moved, events
    scored, scoring = _score(moved, won.winner)
    return scored, (*events, *scoring)


def _score(position: P, last: int) -> tuple[P, Events]:
    """The deal is over: points, and the next dealer or the end of the match (sections 1, 5 and 7)."""
    rules, contract = position.rules, position.playing_for
    partner = position.partner
    assert partner is not None
    side = side_of(contract.declarer, partner)
    nest = rules.deck.points(position.buried)
    own, others = captured(position.points, side, nest, last, rules)
    scored = scores(contract, side, own, others)
    totals = added(position.totals, scored)
    result = RookDeal(
        number=position.number,
        dealer=position.dealing,
        scores=scored,
        totals=totals,
        contract=contract,
        trump=position.trump_suit,
        called=position.called,
        partner=partner,
        made=own >= contract.bid,
        taken=(own, others),
        nest=nest,
        last=last,
    )
    told: Events = () if position.revealed else (PartnerShown(contract.declarer, partner),)
    ended, events = end_deal(position, result, winners_of(totals, rules))
    return ended, (*told, *events)


MOVES: Moves = MappingProxyType(
    {
        Dealer: name_dealer,
        Pack: deal,
        Bid: call,
        Pass: call,
        Bury: bury,
        Trump: name_trump,
        CallCard: call_card,
        Play: play,
    }
)
"""For each kind of step what it brings about: the position after it, and what happened."""
