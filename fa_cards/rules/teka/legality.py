"""What may be done in a position of a match of Teka, and why something may not."""

from __future__ import annotations

from fa_cards.rules.actions import (
    Accept,
    Action,
    BehiTer,
    Bid,
    Call,
    Cut,
    Double13,
    Pass,
    Play,
    Raise,
    Redeal,
    Refuse,
    Ter,
    Trump,
)
from fa_cards.rules.cards import JACK, PACK_52
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import TABLE, Actor, Legal
from fa_cards.rules.phases import Phase
from fa_cards.rules.steps import BEGINNING_OF_TRICKS, BEGINNING_STEPS, Checks, Steps, check_nothing
from fa_cards.rules.teka.auction import legal_calls, verify_call
from fa_cards.rules.teka.cardplay import playable, plays_by, verify_card, verify_manner
from fa_cards.rules.teka.contract import TRICKS
from fa_cards.rules.teka.pack import DECK, HAND, HIGHEST_CUT, LOWEST_CUT, Cuts
from fa_cards.rules.teka.position import TekaPosition

HONOURS = DECK.mask(one for one in PACK_52 if one.rank >= JACK)
"""Ace, king, queen and jack of every suit: a hand with one of them gets no redeal."""


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


def _calls(position: TekaPosition) -> Legal:
    calls: Legal = legal_calls(position.calls, position.options.weak_pass_all)
    return calls if _redeal_refusal(position) else (*calls, _REDEAL)


def _cuts(position: TekaPosition) -> Legal:
    return (cuts(position),)


def _trumps(position: TekaPosition) -> Legal:
    hand = position.hands[position.on_move]
    return tuple([naming for mask, naming in _TRUMPS if hand & mask])


def _answers(_: TekaPosition) -> Legal:
    return _ANSWERS


def cuts(position: TekaPosition) -> Cuts:
    """The cuts that the actor may make (section 2)."""
    if position.phase is Phase.DEALER_CUT:
        return _DEALER_CUTS
    if not position.redealt:
        return _CUTS
    ((_, before),) = position.cuts
    return _CUTS_AGAIN[before % HAND]


def _plays(position: TekaPosition) -> Legal:
    actor, contract = position.actor, position.contract
    assert actor is not None and contract is not None
    hand = position.hands[actor]
    cards = plays_by(position.ways, hand, _allowed(position, hand))
    if actor != contract.declarer or position.offered or contract.double_13 or not position.options.raises:
        return cards
    return cards + _RAISES[contract.tricks + 1 : position.reach + 1]


def _allowed(position: TekaPosition, hand: int) -> int:
    """The cards that the seat on move, which holds this hand, may play."""
    # Asked twice for each card that is played; so what `playable` says of later tricks is written out here.
    if position.tricks:
        trick = position.trick
        return hand & DECK.suit_of[trick[0].card] or hand if trick else hand
    trump = position.trump
    assert trump is not None
    return playable(hand, None, trump, True)


def _redeal_refusal(position: TekaPosition) -> str | None:
    """The code of the reason why the actor may not ask for a new deal, or None where he may."""
    if not position.options.redeal:
        return "redeal-off"
    return "no-redeal" if position.hands[position.on_move] & HONOURS else None


def untimely(position: TekaPosition, seat: Actor, action: Action) -> str | None:
    """Teka's own reasons why a running match does not wait for this kind of step from `seat`."""
    if isinstance(action, Call | Redeal) and any(one.seat == seat for one in position.calls):
        return "already-spoken"
    if isinstance(action, Raise) and seat is not TABLE and _has_made_contract(position, seat):
        return "raise-done"
    return None


def _has_made_contract(position: TekaPosition, seat: int) -> bool:
    """Whether `seat` made its contract in the deal before and nothing was dealt since."""
    if position.dealt or position.redealt or not position.deals:
        return False
    last = position.deals[-1]
    return last.made and last.contract.declarer == seat


def _check_cut(position: TekaPosition, action: Cut) -> None:
    may = cuts(position)
    if action.number in may.refused:
        raise IllegalAction("cut-same-hands")
    if not may.low <= action.number <= may.high and not (action.number == 0 and may.may_decline):
        raise IllegalAction("cut-range", low=may.low, high=may.high)


def _check_call(position: TekaPosition, action: Call) -> None:
    verify_call(action, position.calls, position.options.weak_pass_all)


def _check_redeal(position: TekaPosition, _: Redeal) -> None:
    code = _redeal_refusal(position)
    if code == "no-redeal":
        honours = position.hands[position.on_move] & HONOURS
        raise IllegalAction(code, cards=tuple(DECK.cards(honours)))
    if code:
        raise IllegalAction(code)


def _check_trump(position: TekaPosition, action: Trump) -> None:
    if not position.hands[position.on_move] & DECK.suit.get(action.suit, 0):
        raise IllegalAction("trump-not-held")


def _check_play(position: TekaPosition, action: Play) -> None:
    actor = position.actor
    assert actor is not None
    hand = position.hands[actor]
    if not DECK.bit.get(action.card, 0) & _allowed(position, hand):
        verify_card(action.card, hand, position.led, position.trump_suit, not position.tricks)
    if action.manner not in position.ways.free:
        verify_manner(action, hand, position.options.signals, position.options.truthful_drop)


def _check_raise(position: TekaPosition, action: Raise) -> None:
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


STEPS: Steps = {
    **BEGINNING_STEPS,
    **dict.fromkeys((Phase.DEALER_CUT, Phase.CUT), _cuts),
    Phase.AUCTION: _calls,
    Phase.TRUMP: _trumps,
    Phase.PLAY: _plays,
    Phase.RAISE: _answers,
}
"""For each phase the steps that may be taken."""

CHECKS: Checks = {
    **BEGINNING_OF_TRICKS,
    Cut: ((Phase.DEALER_CUT, Phase.CUT), _check_cut),
    Redeal: ((Phase.AUCTION,), _check_redeal),
    **dict.fromkeys((Bid, Double13, Pass, Ter, BehiTer), ((Phase.AUCTION,), _check_call)),
    Trump: ((Phase.TRUMP,), _check_trump),
    Play: ((Phase.PLAY,), _check_play),
    Raise: ((Phase.PLAY,), _check_raise),
    Accept: ((Phase.RAISE,), check_nothing),
    Refuse: ((Phase.RAISE,), check_nothing),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
