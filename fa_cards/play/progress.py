"""What a person has learnt: the lessons that he began and finished, and his answers to quizzes by topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from fa_cards.play.rows import written_time

if TYPE_CHECKING:
    from fa_cards.play.store import Store


class Learnt(NamedTuple):
    """How far a person has come in a lesson."""

    part: int | None
    """The part at which he left it, from 0; None where he is in none."""
    finished: bool
    """Whether he has come to its end, once at least."""


class Answers(NamedTuple):
    """How a person has answered the questions on a topic."""

    asked: int
    correct: int
    """So many of them at the first attempt."""


class Progress:
    """What the store keeps of learning: `Store.progress`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def lessons(self) -> Mapping[str, Learnt]:
        """The lessons that were begun, by their keys."""
        with self._store.transaction(writing=False) as connection:
            rows = connection.execute("SELECT key, part, finished_at FROM lessons ORDER BY key").fetchall()
        return {key: Learnt(part, finished_at is not None) for key, part, finished_at in rows}

    def reached(self, key: str, part: int) -> None:
        """Keeps that the person is at a part of a lesson.

        Raises:
            StoreRefusal: it cannot be kept.
        """
        with self._store.transaction() as connection:
            connection.execute(
                "INSERT INTO lessons VALUES (?, ?, NULL) ON CONFLICT (key) DO UPDATE SET part = excluded.part",
                (key, part),
            )

    def finished(self, key: str) -> None:
        """Keeps that the person has come to the end of a lesson.

        Raises:
            StoreRefusal: it cannot be kept.
        """
        with self._store.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO lessons VALUES (?, NULL, ?)", (key, written_time(self._store.now()))
            )

    def answers(self, game: str) -> Mapping[str, Answers]:
        """The answers to the questions on a game, by topic."""
        with self._store.transaction(writing=False) as connection:
            rows = connection.execute(
                "SELECT topic, asked, correct FROM quiz WHERE game = ? ORDER BY topic", (game,)
            ).fetchall()
        return {topic: Answers(asked, correct) for topic, asked, correct in rows}

    def answered(self, game: str, topic: str, *, correct: bool) -> None:
        """Keeps that a question was answered, and whether right at the first attempt.

        Raises:
            StoreRefusal: it cannot be kept.
        """
        with self._store.transaction() as connection:
            connection.execute(
                "INSERT INTO quiz VALUES (?, ?, 1, ?) ON CONFLICT (game, topic)"
                " DO UPDATE SET asked = asked + 1, correct = correct + excluded.correct",
                (game, topic, int(correct)),
            )
