"""Lessons are short: each of a few minutes, and the short way to a game half an hour, with its first deal."""

from __future__ import annotations

import pytest

from fa_cards.learn.lessons.chapters import after_short, chapters, lessons, next_of, short_way
from fa_cards.learn.lessons.length import minutes, seconds
from fa_cards.learn.lessons.parts import Do, Free, Lesson
from fa_cards.words import use
from tests.learn.trial import TRIAL

LESSONS = tuple(lessons())
GAMES = [chapter.key for chapter in chapters() if chapter.key != "basics"]


@pytest.mark.parametrize("knows_tricks", [False, True])
@pytest.mark.parametrize("key", GAMES)
def test_the_short_way_to_a_game_takes_half_an_hour_at_most(key: str, *, knows_tricks: bool) -> None:
    use("fa")
    way = short_way([one for one in chapters() if one.key in ("basics", key)], knows_tricks=knows_tricks)
    assert sum(map(seconds, way)) <= 30 * 60, [(one.key, round(seconds(one))) for one in way]
    # It ends with a deal of one's own.
    assert any(isinstance(part, Free) for part in way[-1].parts)


@pytest.mark.parametrize("code", ["fa", "en"])
@pytest.mark.parametrize("lesson", LESSONS, ids=[one.key for one in LESSONS])
def test_a_lesson_takes_a_few_minutes(lesson: Lesson, code: str) -> None:
    use(code)
    assert 1 <= minutes(lesson) <= 7


@pytest.mark.parametrize("code", ["fa", "en"])
@pytest.mark.parametrize("lesson", LESSONS, ids=[one.key for one in LESSONS])
def test_what_a_part_tells_has_room_beside_the_table(lesson: Lesson, code: str) -> None:
    use(code)
    for part in lesson.parts:
        assert len(part.text.said()) <= 240, part.text


def test_words_steps_and_answers_make_a_lesson_longer() -> None:
    use("en")
    (first, second, *rest) = TRIAL.parts
    assert isinstance(second, Do)
    whole = seconds(TRIAL)
    without = seconds(Lesson("T1", TRIAL.title, TRIAL.aim, (first, *rest), TRIAL.learnt))
    # Three words of the text and two of the praise at 130 a minute, an answer of 8 seconds, three steps of 1.5.
    assert whole - without == pytest.approx(5 * 60 / 130 + 8 + 3 * 1.5)


def test_on_the_short_way_the_next_lesson_is_one_of_it() -> None:
    following = {one.key: after_short(one.key) for one in LESSONS}
    assert [one.key if one else None for one in (following["B3"], following["B6"], following["T1"])] == [
        "T1",
        "T1",
        "T3",
    ]
    # A lesson that is not on it goes on as the path does.
    assert following["T2"] is None


def test_the_short_way_to_a_game_ends_with_the_last_lesson_of_it_in_its_chapter() -> None:
    ends = {one.key for one in LESSONS if one.short and after_short(one.key) is None}
    last = {[one.key for one in chapter.lessons if one.short][-1] for chapter in chapters() if chapter.key != "basics"}
    assert ends == last and len(ends) == 4


def test_who_goes_the_short_way_is_shown_its_next_lesson_and_then_what_he_left_out() -> None:
    teka = next(one for one in chapters() if one.key == "teka")

    def after(*done: str) -> str | None:
        one = next_of(teka, done)
        return None if one is None else one.key

    assert (after(), after("T1"), after("T1", "T2")) == ("T1", "T3", "T3")
    short = [one.key for one in teka.lessons if one.short]
    assert after(*short) == "T2"
    assert after(*(one.key for one in teka.lessons)) is None
