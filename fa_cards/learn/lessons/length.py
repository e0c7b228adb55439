"""How long a lesson takes: its words, what the learner is asked for, and what the table shows."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from fa_cards.learn.lessons.parts import Choose, Do, Free, Lesson, Mark, Part, Watch
from fa_cards.learn.scenes import lines_of
from fa_cards.words import Phrase

WORDS_A_MINUTE = 130
"""Who learns reads slowly."""
STEP, ANSWER, DEAL = 1.5, 8.0, 240.0
"""Seconds for a step that the table shows, for an answer, and for a deal that is played freely."""


def seconds(lesson: Lesson) -> float:
    """How long a lesson takes, in the language of the process, for who answers as it is meant."""
    words = sum(len(phrase.said().split()) for part in lesson.parts for phrase in _read(part))
    words += sum(len(phrase.said().split()) for phrase in lesson.learnt)
    return words * 60 / WORDS_A_MINUTE + sum(map(_acting, lesson.parts))


def minutes(lesson: Lesson) -> int:
    """The same in whole minutes, at least one."""
    return ceil(seconds(lesson) / 60)


def _read(part: Part) -> Iterator[Phrase]:
    """What is read of a part."""
    yield part.text
    match part:
        case Do() | Mark() | Free():
            yield part.then
        case Choose():
            for one in part.answers:
                yield one.text
                if one.right:
                    yield one.why
        case Watch() | Part():
            return


def _acting(part: Part) -> float:
    """How long one acts and looks, in seconds."""
    shown = len(lines_of(part.before)) * STEP
    match part:
        case Do():
            return shown + ANSWER + len(lines_of(part.after)) * STEP
        case Choose() | Mark():
            return shown + ANSWER
        case Free():
            return shown + DEAL
        case _:
            return shown
