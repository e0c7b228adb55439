"""Whether to stand or to beg, to give or to run, in All Fours: what the hand is worth with the turned suit.

The odds are those of deals that easy bots played out with the first suit turned.
"""

from __future__ import annotations

from typing import Final

from fa_cards.bots.advice import Advice, advice
from fa_cards.bots.fours.known import score_of
from fa_cards.bots.fours.stakes import OPEN, Score, Stake, expected
from fa_cards.bots.known import high, low, power
from fa_cards.rules.actions import Action, Beg, Give, Run, Stand
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import jack

KEEPS_JACK: Final = 0.95
"""How likely a jack of trump ends in a trick of whoever was dealt it."""
KEEPS_JACK_ALONE: Final = 0.8
"""How likely it does so where it is his only trump."""
PER_TRUMP: Final = 0.12
"""What each trump more than usual adds to the odds of Game."""
USUAL_TRUMPS: Final = 1.5
SECOND: Final = 0.07
"""What it adds to them to play second to the first trick, as the dealer does."""
JACK_AFTER_RUN: Final = 0.2
"""How likely a seat is dealt the jack of the suit that a run turns."""
JACK_TURNED: Final = 1 / 13
"""How likely a run turns a jack, a point for the dealer."""


def beg_or_stand(view: AllFoursView) -> Advice:
    """Stands with a suit that is worth as much as what a run would bring: a dealer gives for one that suits him."""
    score = score_of(view)
    stands = _worth(view, score) >= _worth_of_run(view)
    return _with_trumps(view, Stand() if stands else Beg())


def give_or_run(view: AllFoursView) -> Advice:
    """Gives a point for a suit that is worth more with it than what a run would bring."""
    if Give() not in view.legal:
        return advice(Run(), "run-give-wins")
    mine, theirs = score_of(view)
    gives = _worth(view, (mine, theirs + 1)) > _worth_of_run(view)
    return _with_trumps(view, Give() if gives else Run())


def _with_trumps(view: AllFoursView, step: Action) -> Advice:
    """A step for what the turned suit is worth to the hand, with its trumps."""
    assert view.trump is not None
    number = (DECK.mask(view.hand) & DECK.suit[view.trump]).bit_count()
    return advice(step, step.word, suit=view.trump, n=number)


def _worth(view: AllFoursView, score: Score) -> float:
    """What the deal is worth with the turned suit, at a score."""
    return expected(prospects(view), score, view.target)


def _worth_of_run(view: AllFoursView) -> float:
    """What the deal is worth with another suit and hands of which nothing is known."""
    mine, theirs = score_of(view)
    jacks = Stake(1, (JACK_AFTER_RUN, JACK_AFTER_RUN))
    stakes = [Stake(1, OPEN), Stake(1, OPEN), jacks, _game(view, 0.0)]
    turned = (mine + 1, theirs) if view.seat == view.dealer else (mine, theirs + 1)
    without, with_jack = (expected(stakes, score, view.target) for score in ((mine, theirs), turned))
    return without + JACK_TURNED * (with_jack - without)


def prospects(view: AllFoursView) -> list[Stake]:
    """High, Low, Jack and Game with the odds that the hand gives before the first trick."""
    assert view.trump is not None
    trumps, hand = DECK.suit[view.trump], DECK.mask(view.hand)
    mine, out = hand & trumps, trumps & ~hand & ~DECK.mask(view.turned)
    # How likely a card that is not seen is in the other hand.
    there = view.counts[1 - view.seat] / (len(PACK_52) - len(view.hand) - len(view.turned))
    if not mine:
        some = 1.0 - power(1.0 - there, out.bit_count())
        extremes = [Stake(1, (0.0, some)), Stake(1, (0.0, some))]
    else:
        beyond = (out & -(high(mine) << 1), out & (low(mine) - 1))
        odds = [power(1.0 - there, cards.bit_count()) for cards in beyond]
        extremes = [Stake(1, (one, 1.0 - one)) for one in odds]
    the_jack = jack(view.trump)
    if the_jack & mine:
        keeps = KEEPS_JACK if mine != the_jack else KEEPS_JACK_ALONE
        jacks = Stake(1, (keeps, 1.0 - keeps))
    else:
        held = there if the_jack & out else 0.0
        jacks = Stake(1, (held * (1.0 - KEEPS_JACK), held * KEEPS_JACK))
    return [*extremes, jacks, _game(view, mine.bit_count() - USUAL_TRUMPS)]


def _game(view: AllFoursView, trumps_more: float) -> Stake:
    """Game with so many trumps more than usual."""
    odds = 0.5 + PER_TRUMP * trumps_more + (SECOND if view.seat == view.dealer else -SECOND)
    odds = min(1.0, max(0.0, odds))
    return Stake(1, (odds, 1.0 - odds))
