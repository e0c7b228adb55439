"""What may be done in a moment of a match of Teka, and why something may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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
from fa_cards.rules.cards import JACK, PACK_52, same_cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import TABLE, Actor, Family, Legal
from fa_cards.rules.teka.auction import legal_calls, verify_call
from fa_cards.rules.teka.cardplay import playable, plays, verify_card, verify_manner
from fa_cards.rules.teka.contract import TRICKS
from fa_cards.rules.teka.moment import Moment
from fa_cards.rules.teka.pack import DECK, HAND, HIGHEST_CUT, LOWEST_CUT, SEATS, Cuts
from fa_cards.rules.teka.view import Phase

HONOURS = DECK.mask(one for one in PACK_52 if one.rank >= JACK)
"""Ace, king, queen and jack of every suit: a hand with one of them gets no redeal."""


class _Dealers(Family):
    """The seats that may deal first."""

    __slots__ = ()

    def pick(self, dice: Dice) -> Action:
        return Dealer(dice.below(SEATS))


class _Packs(Family):
    """Every order of the pack."""

    __slots__ = ()

    def pick(self, dice: Dice) -> Action:
        return Pack(dice.shuffled(PACK_52))


_ANY_DEALER: Legal = (_Dealers(Dealer.word),)
_ANY_PACK: Legal = (_Packs(Pack.word),)
_DEALER_CUTS = Cuts(may_decline=True)
_CUTS = Cuts()
_ANSWERS: Legal = (Accept(), Refuse())
_REDEAL = Redeal()
_RAISES = tuple(Raise(number) for number in range(TRICKS + 1))
_TRUMPS = tuple((mask, Trump(suit)) for suit, mask in DECK.suit.items())

_CUTS_AGAIN = tuple(
    Cuts(refused=tuple(number for number in range(LOWEST_CUT, HIGHEST_CUT + 1) if (before + number) % HAND == 0))
    for before in range(HAND)
)
"""The cuts after a redeal, by what the dealer lifted modulo a hand."""


def legal_steps(moment: Moment) -> Legal:
    """The steps that the actor may take now."""
    match moment.phase:
        case Phase.PLAY:
            return _plays(moment)
        case Phase.AUCTION:
            calls: Legal = legal_calls(moment.calls, moment.options.weak_pass_all)
            return calls if _redeal_refusal(moment) else (*calls, _REDEAL)
        case Phase.DEALER_CUT | Phase.CUT:
            return (cuts(moment),)
        case Phase.TRUMP:
            hand = moment.hands[moment.on_move]
            return tuple(naming for mask, naming in _TRUMPS if hand & mask)
        case Phase.RAISE:
            return _ANSWERS
        case Phase.DEALER:
            return _ANY_DEALER
        case Phase.PACK:
            return _ANY_PACK
        case Phase.OVER:
            return ()


def cuts(moment: Moment) -> Cuts:
    """The cuts that the actor may make (section 2)."""
    if moment.phase is Phase.DEALER_CUT:
        return _DEALER_CUTS
    if not moment.redealt:
        return _CUTS
    ((_, before),) = moment.cuts
    return _CUTS_AGAIN[before % HAND]


def _plays(moment: Moment) -> Legal:
    options, hand = moment.options, moment.hands[moment.on_move]
    allowed = playable(hand, moment.led, moment.trump_suit, not moment.tricks)
    cards: Legal = plays(hand, allowed, options.signals, options.truthful_drop)
    contract = moment.playing_for
    if moment.actor != contract.declarer or moment.offered or contract.double_13 or not options.raises:
        return cards
    return cards + _RAISES[contract.tricks + 1 : moment.reach + 1]


def _redeal_refusal(moment: Moment) -> str | None:
    """The code of the reason why the actor may not ask for a new deal, or None where he may."""
    if not moment.options.redeal:
        return "redeal-off"
    return "no-redeal" if moment.hands[moment.on_move] & HONOURS else None


def verify_step(moment: Moment, seat: Actor, action: Action) -> None:
    """Nothing, if `seat` may take this step now.

    Raises:
        IllegalAction: with the reason.
    """
    if moment.finished:
        raise IllegalAction("after-end")
    phases, check = _CHECKS.get(type(action), _NOWHERE)
    if seat != moment.actor or moment.phase not in phases:
        raise IllegalAction(_untimely(moment, seat, action))
    check(moment, action)


def _untimely(moment: Moment, seat: Actor, action: Action) -> str:
    """Why a running match does not wait for this kind of step from `seat`."""
    if isinstance(action, Call | Redeal) and any(one.seat == seat for one in moment.calls):
        return "already-spoken"
    if isinstance(action, Raise) and seat is not TABLE and _has_made_contract(moment, seat):
        return "raise-done"
    return "not-now" if seat == moment.actor else "not-your-turn"


def _has_made_contract(moment: Moment, seat: int) -> bool:
    """Whether `seat` made its contract in the deal before and nothing was dealt since."""
    if moment.dealt or moment.redealt or not moment.scored:
        return False
    last = moment.scored[-1]
    return last.made and last.contract.declarer == seat


def _check_dealer(_: Moment, action: Dealer) -> None:
    if not 0 <= action.number < SEATS:
        raise IllegalAction("no-such-seat", n=action.number)


def _check_pack(_: Moment, action: Pack) -> None:
    if not same_cards(action.cards, PACK_52):
        raise IllegalAction("wrong-pack")


def _check_cut(moment: Moment, action: Cut) -> None:
    may = cuts(moment)
    if action.number in may.refused:
        raise IllegalAction("cut-same-hands")
    if not may.low <= action.number <= may.high and not (action.number == 0 and may.may_decline):
        raise IllegalAction("cut-range", low=may.low, high=may.high)


def _check_call(moment: Moment, action: Call) -> None:
    verify_call(action, moment.calls, moment.options.weak_pass_all)


def _check_redeal(moment: Moment, _: Redeal) -> None:
    if code := _redeal_refusal(moment):
        raise IllegalAction(code)


def _check_trump(moment: Moment, action: Trump) -> None:
    if not moment.hands[moment.on_move] & DECK.suit.get(action.suit, 0):
        raise IllegalAction("trump-not-held")


def _check_play(moment: Moment, action: Play) -> None:
    options, hand = moment.options, moment.hands[moment.on_move]
    verify_card(action.card, hand, moment.led, moment.trump_suit, not moment.tricks)
    verify_manner(action, hand, options.signals, options.truthful_drop)


def _check_raise(moment: Moment, action: Raise) -> None:
    contract = moment.playing_for
    if moment.actor != contract.declarer:
        raise IllegalAction("not-declarer")
    if not moment.options.raises:
        raise IllegalAction("raises-off")
    if contract.double_13:
        raise IllegalAction("raise-double-13")
    if moment.offered:
        raise IllegalAction("raise-once")
    if action.number <= contract.tricks:
        raise IllegalAction("bid-too-low", n=contract.tricks)
    if action.number > moment.reach:
        raise IllegalAction("raise-reach", n=action.number)


def _check_nothing(_: Moment, __: Action) -> None:
    """The step may be taken by whoever is on move."""


Check = tuple[tuple[Phase, ...], Callable[[Moment, Any], None]]

_NOWHERE: Check = ((), _check_nothing)

_CHECKS: Mapping[type[Action], Check] = {
    Dealer: ((Phase.DEALER,), _check_dealer),
    Pack: ((Phase.PACK,), _check_pack),
    Cut: ((Phase.DEALER_CUT, Phase.CUT), _check_cut),
    Redeal: ((Phase.AUCTION,), _check_redeal),
    **dict.fromkeys((Bid, Double13, Pass, Ter, BehiTer), ((Phase.AUCTION,), _check_call)),
    Trump: ((Phase.TRUMP,), _check_trump),
    Play: ((Phase.PLAY,), _check_play),
    Raise: ((Phase.PLAY,), _check_raise),
    Accept: ((Phase.RAISE,), _check_nothing),
    Refuse: ((Phase.RAISE,), _check_nothing),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
