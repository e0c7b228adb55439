"""Questions on drawing and begging in the family of All Fours (california_jack.md, section 1; extras.md, section C)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.lessons.course import ME
from fa_cards.learn.lessons.parts import Answer, Choose
from fa_cards.learn.quiz.deals import AnyPosition, beginning, mine, moment_for, played
from fa_cards.learn.quiz.fours_points import target_of
from fa_cards.learn.quiz.people import person, within
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.reasons import reason, refused
from fa_cards.learn.quiz.tricks import finished, finishes, playable
from fa_cards.rules.actions import Action, Beg, Give, Run, Stand
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import CaliforniaState
from fa_cards.rules.phases import Phase
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import card_phrase

_STOPPED = later("{why}.")

# --- drawing ----------------------------------------------------------------------------------------------------------

_WHO_DRAWS = later("You play the {card}. Who draws the {top}?")
_WHO_DRAWS_FIRST = later("You play the {card}. Who draws first from the stock?")
_WINNER_DRAWS = later("The winner of the trick draws the top card: {who}.")


def draws(game: AnyGame, dice: Dice) -> Draft | None:
    """Who draws the top card of the stock after a trick that the learner finishes."""
    deal = played(game, dice)
    place = moment_for(deal, dice, lambda one: finishes(one) and bool(_stock(one.state).stock))
    if place is None:
        return None
    state = _stock(deal.moments[place].state)
    chosen = dice.choice(sorted(playable(state), key=lambda one: one.text))
    winner = finished(state, chosen).winner
    why = _WINNER_DRAWS.filled(who=within(person(game, winner)))
    answers = tuple(Answer(person(game, seat), why, right=seat == winner) for seat in range(game.seats))
    top: Card | None = state.top
    text = (
        _WHO_DRAWS_FIRST.filled(card=card_phrase(chosen))
        if top is None
        else _WHO_DRAWS.filled(card=card_phrase(chosen), top=card_phrase(top))
    )
    return Draft(*deal.until(place), Choose(text=text, answers=answers))


def _stock(state: AnyPosition) -> CaliforniaState:
    assert isinstance(state, CaliforniaState)
    return state


# --- begging ----------------------------------------------------------------------------------------------------------

_WHAT_NOW = later("A suit is proposed as trump, and it is your turn. What may you do?")
_BEGGED = later("Your opponent has begged, and it is your turn. What may you do?")
_STEPS: Mapping[type[Action], Phrase] = MappingProxyType(
    {
        Stand: later_in("quiz", "Stand"),
        Beg: later_in("quiz", "Beg"),
        Give: later_in("quiz", "Give a point"),
        Run: later_in("quiz", "Deal three more"),
    }
)
_MAY: Mapping[type[Action], Phrase] = MappingProxyType(
    {
        Stand: later("You may stand: the turned suit is trump then."),
        Beg: later("You may beg: the dealer then gives a point or deals three more."),
        Give: later("You may give a point and keep the turned suit as trump."),
        Run: later("You may deal three more to each and turn another card."),
    }
)
_DEALER_ONLY = later("Only the dealer does that, and only after the other has begged.")
_OTHER_ONLY = later("Only the other player stands or begs, not the dealer.")


def begging(game: AnyGame, dice: Dice) -> Draft | None:
    """What may be done about the turned suit; where giving would lose the match it is not allowed."""
    start = beginning(game)
    if dice.below(2):
        start = start.moved(totals=(dice.below(5), target_of(start) - 1))
    deal = played(game, dice, start=start)
    place = moment_for(deal, dice, lambda one: mine(one) and one.state.phase in (Phase.BEG, Phase.ANSWER))
    if place is None:
        return None
    state = deal.moments[place].state
    if state.phase is Phase.BEG and dice.below(2):
        return None
    answers = []
    for step in (Stand(), Beg(), Give(), Run()):
        why = refused(state, ME, step)
        kind = type(step)
        if why is None:
            said = _MAY[kind]
        elif why.code == "not-now":
            said = _OTHER_ONLY if state.phase is Phase.ANSWER else _DEALER_ONLY
        else:
            said = _STOPPED.filled(why=reason(why))
        answers.append(Answer(_STEPS[kind], said, right=why is None))
    text = _WHAT_NOW if state.phase is Phase.BEG else _BEGGED
    return Draft(*deal.until(place), Choose(text=text, answers=tuple(answers)))


DRAWS = Topic("draws", later_in("quiz topic", "Who draws"), draws)
BEGGING = Topic("beg", later_in("quiz topic", "Standing and begging"), begging)
