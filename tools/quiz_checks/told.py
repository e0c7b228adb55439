"""What a question tells: the cards, players and numbers in its sentences, and the answers that it takes for right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fa_cards.learn.lessons.parts import Choose, Mark
from fa_cards.learn.quiz import Question
from fa_cards.learn.quiz.people import person
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import CARDS, Card
from fa_cards.rules.errors import IllegalAction
from fa_cards.words import Phrase, Said
from fa_cards.words.cards import card_phrase

ME = 0

CARD_OF: Mapping[Phrase, Card] = {card_phrase(one): one for one in CARDS.values()}


class Wrong(AssertionError):
    """A question that is not as the rules have it."""


def expect(right: bool, question: Question, what: object) -> None:
    """Nothing, if it is right.

    Raises:
        Wrong: it is not.
    """
    if not right:
        raise Wrong(f"{question.game.key} {question.topic}: {what}\n{question.part}")


def position(question: Question) -> Any:
    """The state that a question is about, of whichever game."""
    return question.position


def values(phrase: Phrase) -> Mapping[str, Said]:
    """What fills the placeholders of a sentence."""
    return dict(phrase.values)


def told(question: Question, name: str) -> int:
    """A number in the text of a question."""
    number = values(question.part.text)[name]
    expect(isinstance(number, int), question, f"{name} is no number")
    assert isinstance(number, int)
    return number


def card_told(question: Question, name: str = "card") -> Card:
    """A card in the text of a question."""
    phrase = values(question.part.text)[name]
    assert isinstance(phrase, Phrase)
    return CARD_OF[phrase]


def cards_in(phrase: Phrase) -> Iterator[Card]:
    """Every card that a sentence names, in order; a wild by its name as such is none."""
    if phrase in CARD_OF:
        yield CARD_OF[phrase]
        return
    for name, value in phrase.values:
        if isinstance(value, Phrase) and name != "wild":
            yield from cards_in(value)


def seat_of(question: Question, who: Phrase) -> int:
    """The seat of a player as questions call him."""
    return {person(question.game, seat): seat for seat in range(question.game.seats)}[who]


def choose(question: Question) -> Choose:
    """The part of a question with answers."""
    assert isinstance(question.part, Choose)
    return question.part


def mark(question: Question) -> Mark:
    """The part of a question in which cards are marked."""
    assert isinstance(question.part, Mark)
    return question.part


def right_answer(question: Question) -> Phrase:
    """The one right answer of a question that has only one."""
    right = [one.text for one in choose(question).answers if one.right]
    expect(len(right) == 1, question, "not one right answer")
    return right[0]


def number_of(phrase: Phrase) -> int:
    """The number that an answer is."""
    number = values(phrase)["n"]
    assert isinstance(number, int)
    return number


def goes(state: Any, action: Action, seat: int = ME) -> bool:
    """Whether the rules take a step."""
    try:
        state.apply(seat, action)
    except IllegalAction:
        return False
    return True
