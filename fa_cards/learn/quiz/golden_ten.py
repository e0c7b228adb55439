"""Questions on the penalties of Golden Ten (extras.md, section A)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.lessons.course import ME
from fa_cards.learn.lessons.parts import Choose
from fa_cards.learn.quiz.answers import numbers
from fa_cards.learn.quiz.deals import moment_for, played
from fa_cards.learn.quiz.people import person, within
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.tricks import FOLLOW, WINNER, finished, finishes, playable
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.golden_ten import GoldenTenState
from fa_cards.rules.golden_ten.counting import DECK, RELIEF, red_points
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import card_phrase

_HOW_MANY = later("You play the {card}. What do the red cards of this trick count together?")
_REDS = later("Every red card counts 1, but the red 5 counts 5 and the red 10 counts 10: together {n}.")
_NO_RED = later("There is no red card in it: nothing.")


def reds(game: AnyGame, dice: Dice) -> Draft | None:
    """What the red cards of a trick count that the learner finishes."""
    deal = played(game, dice)
    place = moment_for(deal, dice, finishes)
    if place is None:
        return None
    state = deal.moments[place].state
    assert isinstance(state, GoldenTenState)
    card = dice.choice(sorted(playable(state), key=lambda one: one.text))
    right = red_points(DECK.mask(one.card for one in finished(state, card).plays))
    if not right and dice.below(5):
        return None
    why = _REDS.filled(n=right) if right else _NO_RED
    others = dice.shuffled((0, 1, 2, 3, 4, 5, right + 1, right + 2, right + 4, right + 9, max(0, right - 1)))
    return Draft(
        *deal.until(place),
        Choose(text=_HOW_MANY.filled(card=card_phrase(card)), answers=numbers(right, others, lambda _: why)),
    )


_WITH_TEN = later("At the end {who} has red cards for {n}, and the Golden Ten. What is the penalty?")
_WITHOUT_TEN = later("At the end {who} has red cards for {n}, without the Golden Ten. What is the penalty?")
_YOU_WITH_TEN = later("At the end you have red cards for {n}, and the Golden Ten. What is the penalty?")
_YOU_WITHOUT_TEN = later("At the end you have red cards for {n}, without the Golden Ten. What is the penalty?")
_RELIEF = later("The Golden Ten takes {relief} off: {n} are left.")
_RELIEF_TO_0 = later("The Golden Ten takes {relief} off, but no penalty is below 0.")
_AS_COUNTED = later("The red cards count as they are: {n}.")


def penalty(game: AnyGame, dice: Dice) -> Draft | None:
    """What a player's penalty for a deal is; more often of who has the Golden Ten."""
    deal = played(game, dice)
    result = deal.end.deals[-1]
    assert isinstance(result, GoldenTenDeal)
    seat = result.golden if dice.below(2) else dice.below(game.seats)
    reds, right = result.reds[seat], result.scores[seat]
    if not right and dice.below(3):
        return None
    golden = seat == result.golden
    text = _text(seat == ME, golden).filled(n=reds)
    if seat != ME:
        text = _text(False, golden).filled(n=reds, who=within(person(game, seat)))
    why: Phrase = _AS_COUNTED.filled(n=right)
    if golden:
        low = reds < RELIEF
        why = _RELIEF_TO_0.filled(relief=RELIEF) if low else _RELIEF.filled(relief=RELIEF, n=right)
    others = dice.shuffled((reds, max(0, reds - RELIEF), reds + RELIEF, reds - RELIEF, 0, RELIEF, 2 * reds))
    return Draft(*deal.until(len(deal.moments) - 1), Choose(text=text, answers=numbers(right, others, lambda _: why)))


def _text(mine: bool, golden: bool) -> Phrase:
    if mine:
        return _YOU_WITH_TEN if golden else _YOU_WITHOUT_TEN
    return _WITH_TEN if golden else _WITHOUT_TEN


_REDS_TOPIC = Topic("reds", later_in("quiz topic", "What red cards count"), reds)
_PENALTY = Topic("penalty", later_in("quiz topic", "Penalty of a deal"), penalty)

TOPICS: Mapping[str, tuple[Topic, ...]] = MappingProxyType({"golden-ten": (FOLLOW, WINNER, _REDS_TOPIC, _PENALTY)})
"""The topics of the game."""
