"""What may be done in a position of a match of the Rook family, and why something may not."""

from __future__ import annotations

from dataclasses import dataclass, field

from fa_cards.rules.actions import Action, Bid, Bury, Call, CallCard, Pass, Play, Trump
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Actor, Family, Legal
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.auction import legal_calls, passed, verify_call
from fa_cards.rules.rook.cardplay import playable, plays, verify_card
from fa_cards.rules.rook.nest import Buries, verify_bury
from fa_cards.rules.rook.position import RookPosition
from fa_cards.rules.steps import BEGINNING, Checks, check_plain


@dataclass(frozen=True, slots=True)
class CardCalls(Family):
    """The cards that a declarer may call."""

    word: str = field(default=CallCard.word, init=False)
    cards: tuple[Card, ...]

    def pick(self, dice: Dice) -> Action:
        """One of them by chance."""
        return CallCard(dice.choice(self.cards))


def legal_steps(position: RookPosition) -> Legal:
    """The steps that the actor may take in the phases of the family alone."""
    rules = position.rules
    match position.phase:
        case Phase.PLAY:
            hand = position.hands[position.on_move]
            return plays(playable(hand, position.led_card, position.trump_suit, rules), rules.deck)
        case Phase.AUCTION:
            return legal_calls(position.calls, rules)
        case Phase.NEST:
            return (Buries.of(position.hands[position.on_move], rules),)
        case Phase.TRUMP:
            return tuple(Trump(suit) for suit in rules.deck.suits)
        case Phase.CALL:
            return (CardCalls(callable_cards(position)),)
        case _:
            return ()


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
    verify_bury(action.cards, position.hands[position.on_move], position.rules)


def _check_trump(position: RookPosition, action: Trump) -> None:
    if action.suit not in position.rules.deck.suits:
        raise IllegalAction("no-such-suit")


def _check_called(position: RookPosition, action: CallCard) -> None:
    if action.card not in position.rules.deck.bit:
        raise IllegalAction("no-such-card", card=action.card)
    if action.card not in callable_cards(position):
        raise IllegalAction("call-own-off")


def _check_play(position: RookPosition, action: Play) -> None:
    hand = position.hands[position.on_move]
    verify_card(action.card, hand, position.led_card, position.trump_suit, position.rules)
    check_plain(action)


CHECKS: Checks = {
    **BEGINNING,
    **dict.fromkeys((Bid, Pass), ((Phase.AUCTION,), _check_call)),
    Bury: ((Phase.NEST,), _check_bury),
    Trump: ((Phase.TRUMP,), _check_trump),
    CallCard: ((Phase.CALL,), _check_called),
    Play: ((Phase.PLAY,), _check_play),
}
"""For each kind of step the phases in which it is waited for, and the one check that says why it may not be taken."""
