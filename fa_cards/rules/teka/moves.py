"""What a step of a match of Teka brings about. The steps were found legal before (legality.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from fa_cards.rules.actions import (
    Accept,
    Action,
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
from fa_cards.rules.cards import Suit
from fa_cards.rules.game import TABLE, Event
from fa_cards.rules.teka.auction import CALLS, Called, contract_of
from fa_cards.rules.teka.events import (
    DealerChosen,
    DealScored,
    Dealt,
    Declared,
    HasCut,
    MatchWon,
    PackReady,
    RaiseAnswered,
    Raised,
    RaiseOffered,
    RedealAsked,
    TekaDeal,
    TrumpNamed,
)
from fa_cards.rules.teka.moment import Moment
from fa_cards.rules.teka.pack import DECK, SEATS, cut, deal, gather
from fa_cards.rules.teka.view import Offer, Phase
from fa_cards.rules.tricks import Played, Trick, TrickWon, winning

M = TypeVar("M", bound=Moment)

Events = tuple[Event, ...]


def name_dealer(moment: M, action: Dealer) -> tuple[M, Events]:
    """The first dealer is known; the pack is to be shuffled."""
    moved = moment.moved(phase=Phase.PACK, dealer=action.number, number=1)
    return moved, (DealerChosen(action.number),)


def take_up(moment: M, action: Pack) -> tuple[M, Events]:
    """The dealer takes up the shuffled pack; in the first deal of the match only the left player cuts."""
    first = not moment.scored
    phase, actor = (Phase.CUT, moment.left) if first else (Phase.DEALER_CUT, moment.dealing)
    return moment.moved(phase=phase, actor=actor, pack=action.cards), (PackReady(moment.dealing),)


def cut_pack(moment: M, action: Cut) -> tuple[M, Events]:
    """The pack is cut; after the left player's cut it is dealt."""
    seat = moment.on_move
    pack, cuts = cut(moment.pack, action.number), (*moment.cuts, (seat, action.number))
    seen = HasCut(seat, declined=action.number == 0)
    if moment.phase is Phase.DEALER_CUT:
        return moment.moved(phase=Phase.CUT, actor=moment.left, pack=pack, cuts=cuts), (seen,)
    dealt = deal(pack, moment.dealing)
    moved = moment.moved(
        phase=Phase.AUCTION,
        actor=(moment.dealing + 1) % SEATS,
        pack=(),
        cuts=cuts,
        dealt=dealt,
        hands=tuple(DECK.mask(hand) for hand in dealt),
    )
    return moved, (seen, Dealt(moment.number, moment.dealing))


def ask_redeal(moment: M, _: Redeal) -> tuple[M, Events]:
    """The hands go back, and the same dealer has them cut again."""
    asked = RedealAsked(moment.on_move)
    pack = gather((), moment.dealt, moment.hands, moment.dealing, moment.dealing)
    cleared = moment.cleared(phase=Phase.DEALER_CUT, actor=moment.dealing, pack=pack, redealt=True)
    return cleared, (asked,)


def call(moment: M, action: Call) -> tuple[M, Events]:
    """The next seat speaks; after the fourth call the highest bidder is declarer."""
    called = Called(moment.on_move, action)
    calls = (*moment.calls, called)
    if len(calls) < CALLS:
        return moment.moved(actor=(moment.on_move + 1) % SEATS, calls=calls), (called,)
    contract = contract_of(calls)
    moved = moment.moved(phase=Phase.TRUMP, actor=contract.declarer, calls=calls, contract=contract)
    return moved, (called, Declared(contract))


def name_trump(moment: M, action: Trump) -> tuple[M, Events]:
    """The declarer has named trump and leads."""
    named = TrumpNamed(moment.on_move, action.suit)
    return moment.moved(phase=Phase.PLAY, trump=action.suit), (named,)


def offer_raise(moment: M, action: Raise) -> tuple[M, Events]:
    """The opponents are asked, the one who plays after the declarer first."""
    seat = moment.on_move
    offer = Offer(action.number, ())
    moved = moment.moved(phase=Phase.RAISE, actor=(seat + 1) % SEATS, offer=offer, offered=True)
    return moved, (RaiseOffered(seat, action.number),)


def accept(moment: M, _: Accept) -> tuple[M, Events]:
    """The other opponent is asked; once both have agreed the contract is raised."""
    seat, offer, contract = moment.on_move, moment.offer, moment.playing_for
    assert offer is not None
    answered = RaiseAnswered(seat, accepted=True)
    if not offer.accepted:
        return moment.moved(actor=(seat + 2) % SEATS, offer=Offer(offer.number, (seat,))), (answered,)
    higher = contract.raised_to(offer.number)
    moved = moment.moved(phase=Phase.PLAY, actor=contract.declarer, offer=None, contract=higher)
    return moved, (answered, Raised(higher))


def refuse(moment: M, _: Refuse) -> tuple[M, Events]:
    """The contract stays; the declarer goes on with his turn."""
    moved = moment.moved(phase=Phase.PLAY, actor=moment.playing_for.declarer, offer=None)
    return moved, (RaiseAnswered(moment.on_move, accepted=False),)


def play(moment: M, action: Play) -> tuple[M, Events]:
    """A card is played; the last of a trick ends it, and a decided contract ends the deal (section 5)."""
    seat, asleep = moment.on_move, moment.asleep
    hands = list(moment.hands)
    hands[seat] ^= DECK.bit[action.card]
    played = Played(seat, action.card, action.manner)
    trick = (*moment.trick, played)
    if len(trick) < (SEATS if asleep is None else SEATS - 1):
        following = (seat + 1) % SEATS
        if following == asleep:
            following = (following + 1) % SEATS
        return moment.moved(actor=following, hands=tuple(hands), trick=trick, offered=False), (played,)
    won = _finished(trick, moment.trump_suit)
    taken = list(moment.taken)
    taken[won.winner] += 1
    moved = moment.moved(
        actor=won.winner,
        hands=tuple(hands),
        trick=(),
        tricks=(*moment.tricks, won),
        taken=tuple(taken),
        offered=False,
    )
    made = moment.playing_for.decided(*moved.won_and_lost)
    if made is None:
        return moved, (played, TrickWon(won))
    scored, events = _score(moved, made)
    return scored, (played, TrickWon(won), *events)


def _finished(plays: tuple[Played, ...], trump: Suit) -> Trick:
    """The trick of these cards."""
    led = plays[0].card.suit
    assert led is not None
    bits = tuple([DECK.bit[one.card] for one in plays])
    return Trick(plays, plays[winning(bits, DECK.suit[led], DECK.suit[trump])].seat)


def _score(moment: M, made: bool) -> tuple[M, Events]:
    """The deal is over: points, the gathered pack, and the next dealer or the end of the match (sections 2 and 7)."""
    contract, dealer = moment.playing_for, moment.dealing
    points = contract.worth(made, moment.options.lawreece)
    scoring = contract.declarer if made else contract.declarer + 1
    scores = (points, 0, points, 0) if scoring % 2 == 0 else (0, points, 0, points)
    totals = tuple([total + score for total, score in zip(moment.totals, scores, strict=True)])
    result = TekaDeal(
        number=moment.number,
        dealer=dealer,
        scores=scores,
        totals=totals,
        contract=contract,
        trump=moment.trump_suit,
        made=made,
        taken=moment.won_and_lost,
    )
    ended = moment.cleared(
        totals=totals,
        scored=(*moment.scored, result),
        pack=gather(moment.tricks, moment.dealt, moment.hands, dealer, contract.declarer),
        last_deal=moment.tricks,
        redealt=False,
    )
    winners = tuple(seat for seat in range(SEATS) if totals[seat] >= moment.options.target)
    if winners:
        over = ended.moved(phase=Phase.OVER, actor=TABLE, finished=True, winners=winners)
        return over, (DealScored(result), MatchWon(winners))
    following = (dealer + 1) % SEATS
    phase, actor = (Phase.DEALER_CUT, following) if moment.options.shuffle == "none" else (Phase.PACK, TABLE)
    return ended.moved(phase=phase, actor=actor, dealer=following, number=moment.number + 1), (DealScored(result),)


Move = Callable[[Any, Any], tuple[Any, Events]]

MOVES: Mapping[type[Action], Move] = MappingProxyType(
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
"""For each kind of step what it brings about: the moment after it, and what happened."""
