"""Every lesson is played to its end by its right answers, and every wrong answer gets the explanation meant for it."""

from __future__ import annotations

import pytest

from fa_cards.learn.lessons.chapters import chapters, lessons
from fa_cards.learn.lessons.course import ME, Course, Stage, position
from fa_cards.learn.lessons.parts import Choose, Do, Free, Lesson, Mark
from fa_cards.words import Phrase, use
from tests.learn.answering import answer, seats, show

LESSONS = tuple(lessons())
IDS = [one.key for one in LESSONS]


def phrases(lesson: Lesson) -> list[Phrase]:
    found = [lesson.title, lesson.aim, *lesson.learnt]
    for part in lesson.parts:
        found.append(part.text)
        match part:
            case Do():
                found += [*part.wrong.values(), part.other, part.then]
            case Choose():
                for one in part.answers:
                    found += [one.text, one.why]
            case Mark():
                found += [part.missing, *part.wrong.values(), part.other, part.then]
            case Free():
                found.append(part.then)
            case _:
                pass
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_is_played_to_its_end_and_every_wrong_answer_gets_its_own_explanation(lesson: Lesson) -> None:
    course = Course(lesson, seats(lesson))
    for number, part in enumerate(lesson.parts):
        assert (course.at, course.part) == (number, part)
        show(course)
        assert course.asks
        answer(course, part)
        show(course)
        course.go_on()
    assert course.stage is Stage.OVER


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_is_left_and_taken_up_again_at_any_part(lesson: Lesson) -> None:
    first = lesson.parts[0].scene
    assert first is not None, "the first part has no scene"
    for number, part in enumerate(lesson.parts):
        if part.scene is not None:
            assert (part.scene.game, len(part.scene.hands)) == (first.game, len(first.hands))
        course = Course(lesson, seats(lesson), number)
        assert course.match.steps == position(lesson, number, seats(lesson)).steps
        if isinstance(part, Do | Mark):
            show(course)
            assert course.match.actor == ME


@pytest.mark.parametrize("code", ["fa", "en"])
@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_every_sentence_of_a_lesson_is_in_the_catalogs(lesson: Lesson, code: str) -> None:
    use(code)
    for phrase in phrases(lesson):
        said = phrase.said()
        assert said.strip()
        assert code == "en" or said != phrase.msgid, said


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_ends_with_what_was_learnt(lesson: Lesson) -> None:
    assert 2 <= len(lesson.learnt) <= 6


def test_keys_of_lessons_are_unique_and_begin_with_their_chapter() -> None:
    assert len(set(IDS)) == len(IDS)
    for chapter in chapters():
        assert len({one.key[0] for one in chapter.lessons}) == 1
        assert [int(one.key[1:]) for one in chapter.lessons] == list(range(1, len(chapter.lessons) + 1))
