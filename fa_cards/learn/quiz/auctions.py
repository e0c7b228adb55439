"""Questions on auctions: what may be said, and whether a player may pass (teka.md, section 3; rook.md, section 2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fa_cards.learn.lessons.course import ME
from fa_cards.learn.lessons.parts import Answer, Choose
from fa_cards.learn.quiz.answers import MOST, NUMBER, yes_or_no
from fa_cards.learn.quiz.deals import AnyPosition, mine, moment_for, played
from fa_cards.learn.quiz.people import person
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.reasons import reason, refused
from fa_cards.rules.actions import Bid, Call, Double13, Pass
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.calls import CALLS

_WHICH = later("It is your turn in the auction. Which of these may you say?")
_ALLOWED_FIRST = later("Nobody has bid yet: {low} or more may be bid.")
_ALLOWED_HIGHER = later("{n} is higher than the {standing} that stands.")
_DOUBLE = later("Double 13 is higher than every number, and than another double 13.")
_MAY_PASS = later("You may pass: somebody has bid, or others still speak after you.")
_MAY_PASS_WEAKLY = later("The first two players may pass with this word too.")
_STOPPED = later("{why}.")

_PASS = later("It is your turn in the auction. May you pass?")


@dataclass(frozen=True, slots=True)
class Stands:
    """What may be bid at a moment of an auction."""

    low: int
    """The lowest bid of the game."""
    high: int | None
    """The number that stands; None where nobody has bid one."""
    forced: bool = False
    """Whether nothing but the lowest bid may be said."""


@dataclass(frozen=True, slots=True)
class Auction:
    """How a family's auction goes, as far as questions need it."""

    some_calls: Callable[[AnyPosition], tuple[tuple[Call, ...], tuple[Call, ...]]]
    """Words that are worth asking for: those about which one may well be wrong, and others."""
    stands: Callable[[AnyPosition], Stands]
    dealer_for_last: Callable[[AnyGame], int]
    """The dealer for whom the learner speaks last."""

    @property
    def topics(self) -> tuple[Topic, ...]:
        """What may be bid, and whether one may pass."""
        return (
            Topic("bids", later_in("quiz topic", "What may be bid"), self.bids),
            Topic("pass", later_in("quiz topic", "May you pass?"), self.passing),
        )

    def bids(self, game: AnyGame, dice: Dice) -> Draft | None:
        """Which of some words of the auction may be said."""
        deal = played(game, dice)
        place = moment_for(deal, dice, lambda one: mine(one) and one.state.phase is Phase.AUCTION)
        if place is None:
            return None
        state = deal.moments[place].state
        legal = [one for one in state.legal(ME) if isinstance(one, Call)]
        near, far = self.some_calls(state)
        right = dice.choice([one for one in legal if one in near or not isinstance(one, Bid)] or legal)
        others = [one for one in dice.shuffled(near) if one != right]
        others += [one for one in dice.shuffled(far) if one != right and one not in others]
        chosen = sorted((right, *others[: MOST - 1]), key=_place)
        answers = tuple(
            Answer(said(one), self._why(state, one), right=refused(state, ME, one) is None) for one in chosen
        )
        return Draft(*deal.until(place), Choose(text=_WHICH, answers=answers))

    def passing(self, game: AnyGame, dice: Dice) -> Draft | None:
        """Whether the player who speaks last may pass; the others have mostly passed."""
        start = played(game, dice, dealer=self.dealer_for_last(game), most=1).moments[0].state
        state, steps = start, []
        while state.actor != ME:
            if state.phase is not Phase.AUCTION:
                return None
            legal = [one for one in state.legal(state.actor) if isinstance(one, Call)]
            silent = [one for one in legal if not isinstance(one, Bid | Double13)]
            low = next(one for one in legal if isinstance(one, Bid | Double13))
            step = Step(state.actor, dice.choice(silent) if silent and dice.below(6) else low)
            steps.append(step)
            state, _ = state.apply(step.seat, step.action)
        if state.phase is not Phase.AUCTION:
            return None
        part = Choose(text=_PASS, answers=yes_or_no(_allowed(state, Pass()), self._why(state, Pass())))
        return Draft(start, tuple(steps), part)

    def _why(self, state: AnyPosition, call: Call) -> Phrase:
        """Why a word may be said, or not."""
        why = refused(state, ME, call)
        if why is not None:
            return _STOPPED.filled(why=reason(why))
        match call:
            case Bid(number):
                stands = self.stands(state)
                if stands.forced:
                    return _STOPPED.filled(why=reason(IllegalAction("bid-forced", n=number)))
                if stands.high is None:
                    return _ALLOWED_FIRST.filled(low=stands.low)
                return _ALLOWED_HIGHER.filled(n=number, standing=stands.high)
            case Double13():
                return _DOUBLE
            case Pass():
                return _MAY_PASS
            case _:
                return _MAY_PASS_WEAKLY


def _allowed(state: AnyPosition, call: Call) -> bool:
    return refused(state, ME, call) is None


def said(call: Call) -> Phrase:
    """A word of the auction as an answer."""
    return NUMBER.filled(n=call.number) if isinstance(call, Bid) else CALLS[type(call)]


def _place(call: Call) -> tuple[int, int]:
    """Where a word stands among the answers: numbers first, rising, passes last."""
    return (0, call.number) if isinstance(call, Bid) else (1 + [*CALLS].index(type(call)), 0)


# --- who begins -------------------------------------------------------------------------------------------------------

_WHO_LEADS = later("{who} is the declarer and names trump now. Who leads the first trick?")
_YOU_DECLARE = later("You are the declarer and name trump now. Who leads the first trick?")
_DECLARER_LEADS = later("The declarer leads the first trick, with a trump.")
_NEXT_LEADS = later("The player on the declarer's left leads the first trick.")


def leading(game: AnyGame, dice: Dice) -> Draft | None:
    """Who leads the first trick."""
    deal = played(game, dice)
    place = moment_for(deal, dice, lambda one: one.state.phase is Phase.TRUMP)
    if place is None:
        return None
    state = deal.moments[place].state
    declarer = state.on_move
    after = next((one.state for one in deal.moments[place:] if one.state.phase is Phase.PLAY), None)
    if after is None:
        return None
    why = _DECLARER_LEADS if after.on_move == declarer else _NEXT_LEADS
    answers = tuple(Answer(person(game, seat), why, right=seat == after.on_move) for seat in range(game.seats))
    text = _YOU_DECLARE if declarer == ME else _WHO_LEADS.filled(who=person(game, declarer))
    return Draft(*deal.until(place), Choose(text=text, answers=answers))


LEAD = Topic("lead", later_in("quiz topic", "Who leads first"), leading)
