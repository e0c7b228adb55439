"""A quiz on its way: question after question on a game, as long as the learner likes."""

from __future__ import annotations

from collections.abc import Callable

from fa_cards.learn.lessons.course import Session, Verdict
from fa_cards.learn.lessons.parts import Part
from fa_cards.learn.quiz import Question, ask, topics
from fa_cards.play.match import Match
from fa_cards.play.seats import USUAL_LEVEL, BotSeat, Person, Seat
from fa_cards.rules.chance import Dice
from fa_cards.words import say

FirstAnswer = Callable[[str, bool], None]
"""Is told of the topic of a question, and whether the first answer to it was right."""


class Quiz(Session):
    """Questions on a game, or on one of its topics."""

    hides_aids = True

    def __init__(self, game: str, topic: str | None, seed: str, name: str, told: FirstAnswer) -> None:
        """A quiz from its first question on.

        Args:
            game: the key of the game.
            topic: the key of a topic; None for all of them.
            seed: fixes all questions.
            name: what the learner is called.
            told: is told of every first answer.
        """
        self.game = game
        self.topic = topic
        self._seed = seed
        self._name = name
        self._told = told
        self.asked = 0
        """How many questions were answered."""
        self.correct = 0
        """So many of them at the first attempt."""
        self.number = 0
        """Which question it is, from 1."""
        self._titles = {one.key: one.title for one in topics(game)}
        self.go_on()

    @property
    def part(self) -> Part:
        """What is asked."""
        return self.question.part

    @property
    def title(self) -> str:
        """The topic of the question."""
        return self._titles[self.question.topic].said()

    @property
    def where(self) -> str:
        """How many of the answers were right."""
        return say("{n} right of {all}", n=self.correct, all=self.asked)

    @property
    def shows_title(self) -> bool:
        """That the topic is always seen: each question may be on another one."""
        return True

    def answered(self, verdict: Verdict) -> None:
        """Keeps what was said of an answer, and counts the first one."""
        if self.verdict is None:
            self.asked += 1
            self.correct += verdict.right
            self._told(self.question.topic, verdict.right)
        super().answered(verdict)

    def go_on(self) -> None:
        """Goes on to the next question."""
        self.number += 1
        self.question: Question = ask(self.game, self.topic, Dice(f"{self._seed} question {self.number}"))
        self.go_back()

    def go_back(self) -> None:
        """Begins the question anew."""
        question = self.question
        seats: tuple[Seat, ...] = (Person(self._name), *[BotSeat(USUAL_LEVEL)] * (question.game.seats - 1))
        self.begin(Match(question.game, seats, self._seed, start=question.state, steps=question.steps))
