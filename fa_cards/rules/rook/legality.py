"""What may be done in a position of a match of the Rook family, and why something may not."""

from __future__ import annotations

from dataclasses import dataclass, field

from fa_cards.rules.actions import Action, Bid, Bury, Call, CallCard, Pass, Play, Trump
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Actor, Family, Legal
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.auction import legal_calls, passed, verify_call
from fa_cards.rules.rook.cardplay import verify_card
from fa_cards.rules.rook.nest import Buries, may_bury, verify_bury
from fa_cards.rules.rook.position import RookPosition
from fa_cards.rules.steps import BEGINNING_OF_TRICKS, BEGINNING_STEPS, PLAIN, Checks, Steps, check_plain


@dataclass(frozen=True, slots=True)
class CardCalls(Family):
    """The cards that a declarer may call."""

    word: str = field(default=CallCard.word, init=False)
    cards: tuple[Card, ...]

    def pick(self, dice: Dice) -> Action:
        """One of them by chance."""
        return CallCard(dice.choice(self.cards))


_TRUMPS = {suit: Trump(suit) for suit in Suit}


def _calls(position: RookPosition) -> Legal:
    return legal_calls(position.calls, position.rules)


def _nests(position: RookPosition) -> Legal:
    return (Buries.of(position.hands[position.on_move], position.rules),)


def _trumps(position: RookPosition) -> Legal:
    return tuple([_TRUMPS[suit] for suit in position.deck.suits])


def _called(position: RookPosition) -> Legal:
    return (CardCalls(callable_cards(position)),)


def _plays(position: RookPosition) -> Legal:
    return position.deck.plays_of(_allowed(position))


def _allowed(position: RookPosition) -> int:
    """The cards that the seat on move may play: as `playable` says, written out because it is asked so often."""
    actor, trump, trick, deck = position.actor, position.trump, position.trick, position.deck
    assert actor is not None and trump is not None
    hand = position.hands[actor]
    if not trick:
        return hand
    allowed = hand & deck.asked[trump][trick[0].card] or hand
    return allowed | hand & deck.bird if position.rules.free_rook else allowed


def callable_cards(position: RookPosition) -> tuple[Card, ...]:
    """The cards that the declarer may call (section 5)."""
    deck = position.rules.deck
    own = 0 if position.rules.call_own else position.hands[position.on_move] | position.buried
    return tuple(one for one in deck.pack if not deck.bit[one] & own)


def untimely(position: RookPosition, seat: Actor, action: Action) -> str | None:
    """The family's own reason why a running match does not wait for this kind of step from `seat`."""
    spoken = isinstance(action, Call) and position.phase is Phase.AUCTION and seat in passed(position.calls)
    return "already-passed" if spoken else None


def _check_call(position: RookPosition, action: Call) -> None:
    verify_call(action, position.calls, position.rules)


def _check_bury(position: RookPosition, action: Bury) -> None:
    hand = position.hands[position.on_move]
    if not may_bury(action.cards, hand, position.rules):
        verify_bury(action.cards, hand, position.rules)


def _check_trump(position: RookPosition, action: Trump) -> None:
    if action.suit not in position.rules.deck.suits:
        raise IllegalAction("no-such-suit")


def _check_called(position: RookPosition, action: CallCard) -> None:
    if action.card not in position.rules.deck.bit:
        raise IllegalAction("no-such-card", card=action.card)
    if action.card not in callable_cards(position):
        raise IllegalAction("call-own-off")


def _check_play(position: RookPosition, action: Play) -> None:
    if not position.deck.bit.get(action.card, 0) & _allowed(position):
        hand = position.hands[position.on_move]
        verify_card(action.card, hand, position.led_card, position.trump_suit, position.rules)
    if action.manner is not PLAIN:
        check_plain(action)


STEPS: Steps = {
    **BEGINNING_STEPS,
    Phase.AUCTION: _calls,
    Phase.NEST: _nests,
    Phase.TRUMP: _trumps,
    Phase.CALL: _called,
    Phase.PLAY: _plays,
}
"""For each phase the steps that may be taken."""

CHECKS: Checks = {
    **BEGINNING_OF_TRICKS,
    **dict.fromkeys((Bid, Pass), ((Phase.AUCTION,), _check_call)),
    Bury: ((Phase.NEST,), _check_bury),
    Trump: ((Phase.TRUMP,), _check_trump),
    CallCard: ((Phase.CALL,), _check_called),
    Play: ((Phase.PLAY,), _check_play),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
