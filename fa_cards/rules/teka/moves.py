"""What a step of a match of Teka brings about. The steps were found legal before (legality.py)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TypeVar

from fa_cards.rules.actions import (
    Accept,
    BehiTer,
    Bid,
    Call,
    Cut,
    Dealer,
    Double13,
    Pack,
    Pass,
    Play,
    Raise,
    Redeal,
    Refuse,
    Ter,
    Trump,
)
from fa_cards.rules.events import Called, Dealt, PackReady, TrumpNamed
from fa_cards.rules.moves import Events, Moves, added, end_deal, lay, name_dealer
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.auction import CALLS, contract_of
from fa_cards.rules.teka.events import Declared, HasCut, RaiseAnswered, Raised, RaiseOffered, RedealAsked, TekaDeal
from fa_cards.rules.teka.pack import DECK, SEATS, cut, deal, gather
from fa_cards.rules.teka.position import TekaPosition
from fa_cards.rules.teka.view import Offer

P = TypeVar("P", bound=TekaPosition)

_HAS_CUT = tuple(tuple(HasCut(seat, declined=declined) for seat in range(SEATS)) for declined in (False, True))


def take_up(position: P, action: Pack) -> tuple[P, Events]:
    """The dealer takes up the shuffled pack; in the first deal of the match only the left player cuts."""
    first = not position.deals
    phase, actor = (Phase.CUT, position.left) if first else (Phase.DEALER_CUT, position.dealing)
    return position.moved(phase=phase, actor=actor, pack=action.cards), (PackReady(position.dealing),)


def cut_pack(position: P, action: Cut) -> tuple[P, Events]:
    """The pack is cut; after the left player's cut it is dealt."""
    seat, dealer, number = position.on_move, position.dealing, action.number
    pack, cuts = cut(position.pack, number), (*position.cuts, (seat, number))
    seen = _HAS_CUT[number == 0][seat]
    if position.phase is Phase.DEALER_CUT:
        return position.moved(phase=Phase.CUT, actor=position.left, pack=pack, cuts=cuts), (seen,)
    dealt = deal(pack, dealer)
    moved = position.moved(
        phase=Phase.AUCTION,
        actor=(dealer + 1) % SEATS,
        pack=(),
        cuts=cuts,
        dealt=dealt,
        hands=tuple(map(DECK.held, dealt)),
    )
    return moved, (seen, Dealt(position.number, dealer))


def ask_redeal(position: P, _: Redeal) -> tuple[P, Events]:
    """The hands go back, and the same dealer has them cut again."""
    asked = RedealAsked(position.on_move)
    pack = gather((), position.dealt, position.dealing, position.dealing)
    cleared = position.cleared(phase=Phase.DEALER_CUT, actor=position.dealing, pack=pack, redealt=True)
    return cleared, (asked,)


def call(position: P, action: Call) -> tuple[P, Events]:
    """The next seat speaks; after the fourth call the highest bidder is declarer."""
    seat = position.on_move
    called = Called(seat, action)
    calls = (*position.calls, called)
    if len(calls) < CALLS:
        return position.moved(actor=(seat + 1) % SEATS, calls=calls), (called,)
    contract = contract_of(calls)
    moved = position.moved(phase=Phase.TRUMP, actor=contract.declarer, calls=calls, contract=contract)
    if moved.asleep is not None:
        moved = _without_partner(moved, moved.asleep)
    return moved, (called, Declared(contract))


def _without_partner(position: P, asleep: int) -> P:
    """Double 13 alone: the declarer's partner is left out, and tricks have three cards (section 3)."""
    turns = list(position.turns)
    turns[(asleep - 1) % SEATS] = turns[asleep]
    return position.moved(turns=tuple(turns))


def name_trump(position: P, action: Trump) -> tuple[P, Events]:
    """The declarer has named trump and leads."""
    named = TrumpNamed(position.on_move, action.suit)
    return position.moved(phase=Phase.PLAY, trump=action.suit), (named,)


def offer_raise(position: P, action: Raise) -> tuple[P, Events]:
    """The opponents are asked, the one who plays after the declarer first."""
    seat = position.on_move
    offer = Offer(action.number, ())
    moved = position.moved(phase=Phase.RAISE, actor=(seat + 1) % SEATS, offer=offer, offered=True)
    return moved, (RaiseOffered(seat, action.number),)


def accept(position: P, _: Accept) -> tuple[P, Events]:
    """The other opponent is asked; once both have agreed the contract is raised."""
    seat, offer, contract = position.on_move, position.offer, position.playing_for
    assert offer is not None
    answered = RaiseAnswered(seat, accepted=True)
    if not offer.accepted:
        return position.moved(actor=(seat + 2) % SEATS, offer=Offer(offer.number, (seat,))), (answered,)
    higher = contract.raised_to(offer.number)
    moved = position.moved(phase=Phase.PLAY, actor=contract.declarer, offer=None, contract=higher)
    return moved, (answered, Raised(higher))


def refuse(position: P, _: Refuse) -> tuple[P, Events]:
    """The contract stays; the declarer goes on with his turn."""
    moved = position.moved(phase=Phase.PLAY, actor=position.playing_for.declarer, offer=None)
    return moved, (RaiseAnswered(position.on_move, accepted=False),)


def play(position: P, action: Play) -> tuple[P, Events]:
    """A card is played; the last of a trick ends it, and a decided contract ends the deal (section 5)."""
    if position.offered:
        position = position.moved(offered=False)
    moved, events, won = lay(position, action)
    if won is None:
        return moved, events
    made = position.playing_for.decided(*moved.won_and_lost)
    if made is None:
        return moved, events
    scored, after = _score(moved, made)
    return scored, (*events, *after)


def _score(position: P, made: bool) -> tuple[P, Events]:
    """The deal is over: points, and the pack gathered for the next one (sections 2 and 7)."""
    contract, dealer = position.playing_for, position.dealing
    points = contract.worth(made, position.options.lawreece)
    scoring = contract.declarer if made else contract.declarer + 1
    scores = (points, 0, points, 0) if scoring % 2 == 0 else (0, points, 0, points)
    totals = added(position.totals, scores)
    result = TekaDeal(
        number=position.number,
        dealer=dealer,
        scores=scores,
        totals=totals,
        contract=contract,
        trump=position.trump_suit,
        made=made,
        taken=position.won_and_lost,
    )
    target = position.options.target
    winners = tuple([seat for seat in range(SEATS) if totals[seat] >= target])
    pack = gather(position.tricks, position.dealt, dealer, contract.declarer)
    return end_deal(position, result, winners, pack=pack, redealt=False)


MOVES: Moves = MappingProxyType(
    {
        Dealer: name_dealer,
        Pack: take_up,
        Cut: cut_pack,
        Redeal: ask_redeal,
        **dict.fromkeys((Bid, Double13, Pass, Ter, BehiTer), call),
        Trump: name_trump,
        Play: play,
        Raise: offer_raise,
        Accept: accept,
        Refuse: refuse,
    }
)
"""For each kind of step what it brings about: the position after it, and what happened."""
