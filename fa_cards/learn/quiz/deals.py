"""Random deals for questions: every game is played by its own rules, more or less sensibly, from dice alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from fa_cards.bots import make
from fa_cards.learn.lessons.course import ME
from fa_cards.rules.actions import Action, Bid, Dealer, Double13, Pass
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, pick
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.states import PositionState, TrickState

AnyPosition = PositionState[Any]
AnyTrickState = TrickState[Any]

BEFORE_CARDS = frozenset({Phase.DEALER, Phase.TURN_UP, Phase.PACK, Phase.DEALER_CUT, Phase.CUT})
"""The phases in which nobody holds cards."""

_SENSIBLE = frozenset({Phase.AUCTION, Phase.NEST, Phase.TRUMP, Phase.CALL, Phase.BEG, Phase.ANSWER})
"""The phases in which bots of level easy step in, in some deals."""

_LONGEST = 600
"""More steps than any deal of tricks has."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a deal in which somebody holds cards, and the step that was taken then."""

    state: AnyPosition
    step: Step


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal from the moment at which everybody has his cards."""

    moments: tuple[Moment, ...]

    def until(self, place: int) -> tuple[AnyPosition, tuple[Step, ...]]:
        """The state in which the cards were dealt, and the steps up to a moment."""
        return self.moments[0].state, tuple(one.step for one in self.moments[:place])

    @property
    def end(self) -> AnyPosition:
        """The state after the last step."""
        last = self.moments[-1]
        return last.state.apply(last.step.seat, last.step.action)[0]


def played(
    game: AnyGame, dice: Dice, *, dealer: int | None = None, start: AnyPosition | None = None, most: int = _LONGEST
) -> Deal:
    """A deal of the game.

    Args:
        game: with its options.
        dice: decide everything.
        dealer: who deals; chance names one where nobody is given.
        start: the state before the dealer is known, where it is not that of the game.
        most: so many steps at most after the cards are dealt; fewer where the deal is over.
    """
    return Deal(tuple(_moments(game, dice, dealer, start or beginning(game), most)))


def beginning(game: AnyGame) -> AnyPosition:
    """The state of a match before its first step."""
    state = game.start()
    assert isinstance(state, PositionState)
    return state


def _moments(game: AnyGame, dice: Dice, dealer: int | None, start: AnyPosition, most: int) -> Iterator[Moment]:
    state, bot = start, make(game.key, "easy")
    sensible = dice.below(2) == 0
    number, dealt = 0, False
    while not state.finished and number < most:
        actor, phase = state.actor, state.phase
        if phase in BEFORE_CARDS and dealt:
            return
        if actor is TABLE:
            action = state.chance(dice)
            if isinstance(action, Dealer) and dealer is not None:
                action = Dealer(dealer)
        elif sensible and phase in _SENSIBLE:
            action = bot.choose(state.view(actor), dice)
        elif phase is Phase.AUCTION:
            action = _spoken(state, dice)
        else:
            action = pick(state.legal(actor), dice)
        if phase not in BEFORE_CARDS:
            dealt, number = True, number + 1
            yield Moment(state, Step(actor, action))
        state, _ = state.apply(actor, action)


def _spoken(state: AnyPosition, dice: Dice) -> Action:
    """A word of the auction: a pass more often than not, low bids more often than high ones."""
    legal = state.legal(state.actor)
    bids = [one for one in legal if isinstance(one, Bid)]
    others = [one for one in legal if isinstance(one, Action) and not isinstance(one, Bid | Double13)]
    if others and (not bids or dice.below(100) < 55):
        return Pass() if Pass() in others and dice.below(2) else dice.choice(others)
    if bids and dice.below(100) < 95:
        return bids[min(dice.below(len(bids)), dice.below(4))]
    return pick(legal, dice)


def moment_for(deal: Deal, dice: Dice, fits: Callable[[Moment], bool]) -> int | None:
    """The place of one of the moments of a deal that fit, each as likely; None where there is none."""
    places = [place for place, one in enumerate(deal.moments) if fits(one)]
    return dice.choice(places) if places else None


def mine(moment: Moment) -> bool:
    """Whether it is the learner's turn."""
    return moment.state.actor == ME


def at_tricks(state: AnyPosition) -> AnyTrickState:
    """The state as one of a game of tricks."""
    assert isinstance(state, TrickState)
    return state
