"""Questions on Golden Ten, checked (extras.md, section A)."""

from __future__ import annotations

from typing import Any

from fa_cards.learn.quiz import Question
from fa_cards.learn.quiz.people import person, within
from fa_cards.rules.cards import Card, card
from fa_cards.words import Phrase
from tools.quiz_checks.told import ME, expect, number_of, position, right_answer, told, values
from tools.quiz_checks.tricks import trick_with, winner_of


def red(one: Card) -> int:
    """What a card counts as a red one."""
    if one.suit is None or one.suit.value != "R":
        return 0
    return one.rank if one.rank in (5, 10) else 1


def reds(question: Question) -> None:
    """The red cards of the trick count what the answer says."""
    winner_of(question)
    expect(number_of(right_answer(question)) == sum(red(one) for _, one in trick_with(question)), question, "reds")


def penalty(question: Question) -> None:
    """The penalty is that of the cards that the player has won once the last card is played."""
    state: Any = position(question)
    text = question.part.text
    seat = _who(question, text)
    (step,) = state.legal(state.actor)
    after, _ = state.apply(state.actor, step)
    won = [play.card for trick in after.last_deal if trick.winner == seat for play in trick.plays]
    counted, golden = sum(map(red, won)), card("Y10") in won
    expect(told(question, "n") == counted and ("and the" in text.msgid) == golden, question, won)
    expected = max(0, counted - 10) if golden else counted
    expect(number_of(right_answer(question)) == expected == after.deals[-1].scores[seat], question, expected)


def _who(question: Question, text: Phrase) -> int:
    """The seat that a question on a penalty is about."""
    who = values(text).get("who")
    if who is None:
        return ME
    return next(seat for seat in range(question.game.seats) if within(person(question.game, seat)) == who)
