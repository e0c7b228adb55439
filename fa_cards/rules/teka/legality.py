"""What may be done in a position of a match of Teka, and why something may not."""

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
from fa_cards.rules.teka.pack import DECK, HAND, HIGHEST_CUT, LOWEST_CUT, SEATS, Cuts
from fa_cards.rules.teka.position import Position
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


def legal_steps(position: Position) -> Legal:
    """The steps that the actor may take now."""
    match position.phase:
        case Phase.PLAY:
            return _plays(position)
        case Phase.AUCTION:
            calls: Legal = legal_calls(position.calls, position.options.weak_pass_all)
            return calls if _redeal_refusal(position) else (*calls, _REDEAL)
        case Phase.DEALER_CUT | Phase.CUT:
            return (cuts(position),)
        case Phase.TRUMP:
            hand = position.hands[position.on_move]
            return tuple(naming for mask, naming in _TRUMPS if hand & mask)
        case Phase.RAISE:
            return _ANSWERS
        case Phase.DEALER:
            return _ANY_DEALER
        case Phase.PACK:
            return _ANY_PACK
        case Phase.OVER:
            return ()


def cuts(position: Position) -> Cuts:
    """The cuts that the actor may make (section 2)."""
    if position.phase is Phase.DEALER_CUT:
        return _DEALER_CUTS
    if not position.redealt:
        return _CUTS
    ((_, before),) = position.cuts
    return _CUTS_AGAIN[before % HAND]


def _plays(position: Position) -> Legal:
    options, hand = position.options, position.hands[position.on_move]
    allowed = playable(hand, position.led, position.trump_suit, not position.tricks)
    cards: Legal = plays(hand, allowed, options.signals, options.truthful_drop)
    contract = position.playing_for
    if position.actor != contract.declarer or position.offered or contract.double_13 or not options.raises:
        return cards
    return cards + _RAISES[contract.tricks + 1 : position.reach + 1]


def _redeal_refusal(position: Position) -> str | None:
    """The code of the reason why the actor may not ask for a new deal, or None where he may."""
    if not position.options.redeal:
        return "redeal-off"
    return "no-redeal" if position.hands[position.on_move] & HONOURS else None


def verify_step(position: Position, seat: Actor, action: Action) -> None:
    """Nothing, if `seat` may take this step now.

    Raises:
        IllegalAction: with the reason.
    """
    if position.finished:
        raise IllegalAction("after-end")
    phases, check = _CHECKS.get(type(action), _NOWHERE)
    if seat != position.actor or position.phase not in phases:
        raise IllegalAction(_untimely(position, seat, action))
    check(position, action)


def _untimely(position: Position, seat: Actor, action: Action) -> str:
    """Why a running match does not wait for this kind of step from `seat`."""
    if isinstance(action, Call | Redeal) and any(one.seat == seat for one in position.calls):
        return "already-spoken"
    if isinstance(action, Raise) and seat is not TABLE and _has_made_contract(position, seat):
        return "raise-done"
    return "not-now" if seat == position.actor else "not-your-turn"


def _has_made_contract(position: Position, seat: int) -> bool:
    """Whether `seat` made its contract in the deal before and nothing was dealt since."""
    if position.dealt or position.redealt or not position.scored:
        return False
    last = position.scored[-1]
    return last.made and last.contract.declarer == seat


def _check_dealer(_: Position, action: Dealer) -> None:
    if not 0 <= action.number < SEATS:
        raise IllegalAction("no-such-seat", n=action.number)


def _check_pack(_: Position, action: Pack) -> None:
    if not same_cards(action.cards, PACK_52):
        raise IllegalAction("wrong-pack")


def _check_cut(position: Position, action: Cut) -> None:
    may = cuts(position)
    if action.number in may.refused:
        raise IllegalAction("cut-same-hands")
    if not may.low <= action.number <= may.high and not (action.number == 0 and may.may_decline):
        raise IllegalAction("cut-range", low=may.low, high=may.high)


def _check_call(position: Position, action: Call) -> None:
    verify_call(action, position.calls, position.options.weak_pass_all)


def _check_redeal(position: Position, _: Redeal) -> None:
    if code := _redeal_refusal(position):
        raise IllegalAction(code)


def _check_trump(position: Position, action: Trump) -> None:
    if not position.hands[position.on_move] & DECK.suit.get(action.suit, 0):
        raise IllegalAction("trump-not-held")


def _check_play(position: Position, action: Play) -> None:
    options, hand = position.options, position.hands[position.on_move]
    verify_card(action.card, hand, position.led, position.trump_suit, not position.tricks)
    verify_manner(action, hand, options.signals, options.truthful_drop)


def _check_raise(position: Position, action: Raise) -> None:
    contract = position.playing_for
    if position.actor != contract.declarer:
        raise IllegalAction("not-declarer")
    if not position.options.raises:
        raise IllegalAction("raises-off")
    if contract.double_13:
        raise IllegalAction("raise-double-13")
    if position.offered:
        raise IllegalAction("raise-once")
    if action.number <= contract.tricks:
        raise IllegalAction("bid-too-low", n=contract.tricks)
    if action.number > position.reach:
        raise IllegalAction("raise-reach", n=action.number)


def _check_nothing(_: Position, __: Action) -> None:
    """The step may be taken by whoever is on move."""


Check = tuple[tuple[Phase, ...], Callable[[Position, Any], None]]

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
