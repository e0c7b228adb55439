"""Quizzes made from the rules: random positions, a question at the table, and answers that the rules give."""

from fa_cards.learn.quiz.catalog import ask, topics
from fa_cards.learn.quiz.questions import Question, Topic

__all__ = ["Question", "Topic", "ask", "topics"]
