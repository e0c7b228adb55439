"""Every lesson is played to its end by its right answers, and every wrong answer gets the explanation meant for it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fa_cards.learn.lessons.chapters import chapters, lessons
from fa_cards.learn.lessons.course import ME, Course, Stage, position
from fa_cards.learn.lessons.parts import Choose, Do, Free, Lesson, Mark
from fa_cards.words import Phrase, use
from tests.learn.answering import answer, seats, show, steps_of

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


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_whichever_right_step_is_taken_the_next_part_finds_the_hand_as_it_was_left(lesson: Lesson) -> None:
    for number, (part, following) in enumerate(pairwise(lesson.parts)):
        if not isinstance(part, Do) or following.scene is not None:
            continue
        course = Course(lesson, seats(lesson), number)
        show(course)
        hands = set()
        for step in {one.text: one for entry in part.right for one in steps_of(course.match, entry)}.values():
            tried = Course(lesson, seats(lesson), number)
            show(tried)
            tried.match.do(ME, step)
            hands.add(frozenset(tried.match.view(ME).hand))
        assert len(hands) == 1, f"part {number + 1} takes several steps, and the next one has no scene of its own"


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.key[0] in "BT"], ids=lambda one: one.key)
def test_where_other_cards_lie_there_all_at_once_the_first_words_say_so(lesson: Lesson) -> None:
    for number, part in enumerate(lesson.parts[1:], 1):
        if part.scene is None:
            continue
        before, now = (position(lesson, at, seats(lesson)).view(ME) for at in (number - 1, number))
        if (before.hand, before.totals) != (now.hand, now.totals):
            for code, beginning in ("en", "Another table"), ("fa", "میزی دیگر"):
                use(code)
                assert part.text.said().startswith(beginning), part.text


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
