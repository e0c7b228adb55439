"""A lesson at its table: by keys, left and taken up again, in either language, to what was learnt."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.learn.lessons import chapters as every
from fa_cards.learn.lessons.chapters import chapters
from fa_cards.learn.lessons.course import NO_MORE, Course, Stage, scene_of
from fa_cards.learn.lessons.parts import Chapter
from fa_cards.play.progress import Learnt
from fa_cards.play.store import Store
from fa_cards.rules.catalog import GAMES
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.lessons.coach import Coach
from fa_cards.tui.lessons.guided import GuidedTable
from fa_cards.tui.lessons.over import LessonOverPage
from fa_cards.tui.lessons.path import ChaptersPage, LessonsPage
from fa_cards.tui.setup import SetupPage
from fa_cards.tui.static import Static
from fa_cards.words import Phrase, language, say_in
from fa_cards.words.games import GAMES as GAME_WORDS
from tests.learn.trial import TRIAL
from tests.tui.latin import assert_persian
from tests.tui.learning import pressed, rested, to_answer
from tests.tui.sitting import key_for, text_of

Shown = Callable[[App[int], str], bool]


@pytest.fixture
def one_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    """The path has one chapter, with the lesson of tests."""
    chapter = Chapter("teka", Phrase("trial chapter"), (TRIAL,))
    monkeypatch.setattr(every, "chapters", lambda: (chapter,))
    monkeypatch.setattr("fa_cards.tui.lessons.path.chapters", lambda: (chapter,))


@asynccontextmanager
async def learning(app: FaCards, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[int]]:
    async with app.run_test(size=size) as pilot:
        app.show_lesson("T1")
        await rested(pilot)
        yield pilot


def table(app: App[int]) -> GuidedTable:
    page = app.screen
    assert isinstance(page, GuidedTable), page
    return page


def beginning(phrase: Phrase) -> str:
    """The first words of a sentence, which stand on one line."""
    return " ".join(phrase.said().split()[:2])


def course(app: App[int]) -> Course:
    session = table(app).course
    assert isinstance(session, Course)
    return session


@pytest.mark.usefixtures("one_chapter")
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_lesson_is_gone_through_by_keys_to_what_was_learnt(
    app: FaCards, store: Store, code: str, *, shown: Shown, size: tuple[int, int]
) -> None:
    async with learning(app, size) as pilot:
        page = table(app)
        assert shown(app, "watch") and page.reading
        await pressed(pilot, "enter")
        assert shown(app, "lead the ace") and page.my_turn
        await pressed(pilot, "right" if code == "en" else "left", "enter")
        assert shown(app, "the king may lose") and page.course.stage is Stage.ASKED
        await pressed(pilot, "left" if code == "en" else "right", "enter")
        assert shown(app, "well led") and page.reading
        await pressed(pilot, "enter")
        assert shown(app, "who won?")
        await pressed(pilot, "enter")
        assert page.course.verdict is None, "a key too many answers nothing"
        assert page.refused is not None and page.refused.code == "no-answer-marked"
        await to_answer(pilot, "the nine")
        await pressed(pilot, "enter")
        assert shown(app, "his nine is lower")
        await to_answer(pilot, "my ace")
        await pressed(pilot, "enter")
        assert shown(app, "the ace is highest")
        await pressed(pilot, "enter")
        for card in ("king", "five"):
            await to_answer(pilot, card)
            await pressed(pilot, "enter")
        await to_answer(pilot, say_in("button", "Answer"))
        await pressed(pilot, "enter")
        assert shown(app, beginning(NO_MORE)) and page.reading
        await pressed(pilot, "enter", "enter")
        assert page.refused is not None and page.refused.code == "no-card-marked"
        await pressed(pilot, "space", "enter")
        assert shown(app, "one is missing")
        await pressed(pilot, "right" if code == "en" else "left", "space", "enter")
        assert shown(app, "all spades")
        await pressed(pilot, "enter")
        assert page.course.plays_freely
        for _ in range(60):
            if isinstance(app.screen, DealOverPage):
                break
            await pressed(pilot, key_for(page))
            for _ in range(400):
                await pilot.pause()
                if page.my_turn or isinstance(app.screen, DealOverPage):
                    break
        assert isinstance(app.screen, DealOverPage)
        await pressed(pilot, "enter")
        assert shown(app, "well played") and page.reading
        await pressed(pilot, "enter")
        assert isinstance(app.screen, LessonOverPage)
        assert shown(app, "one thing") and shown(app, "another thing")
        assert store.progress.lessons() == {"T1": Learnt(None, finished=True)}
        assert store.matches() == ()


@pytest.mark.usefixtures("one_chapter")
async def test_a_lesson_that_was_left_is_taken_up_at_its_part(app: FaCards, store: Store, shown: Shown) -> None:
    async with learning(app) as pilot:
        await pressed(pilot, "enter", "enter", "enter")
        assert shown(app, "who won?")
        await pressed(pilot, "escape")
        assert store.progress.lessons() == {"T1": Learnt(2, finished=False)}
        app.show_lesson("T1")
        await rested(pilot)
        assert shown(app, "who won?") and course(app).at == 2


@pytest.mark.usefixtures("persian_again", "one_chapter")
async def test_the_language_changes_within_a_lesson_and_nothing_is_lost(app: FaCards, shown: Shown) -> None:
    async with learning(app) as pilot:
        await pressed(pilot, "enter", "enter", "e")
        assert language().code == "en"
        page = table(app)
        assert course(app).at == 1 and page.course.stage is Stage.ANSWERED
        assert shown(app, "well led") and shown(app, "Step 2 of 6")


@pytest.mark.usefixtures("one_chapter")
async def test_no_part_is_stuck_what_is_right_can_be_shown_and_any_part_be_passed(app: FaCards, shown: Shown) -> None:
    async with learning(app) as pilot:
        await pressed(pilot, "enter", "f3")
        assert shown(app, "well led")
        await pressed(pilot, "enter", "f3", "enter")
        assert shown(app, "the ace is highest")
        await pressed(pilot, "enter", "f3", "enter")
        assert shown(app, beginning(NO_MORE))
        await pressed(pilot, "enter", "f3", "enter")
        assert shown(app, "all spades")
        await pressed(pilot, "f5")
        assert course(app).at == 3
        for _ in range(3):
            await pressed(pilot, "f6")
        assert isinstance(app.screen, LessonOverPage)


@pytest.mark.usefixtures("persian_again")
async def test_a_question_that_has_no_room_below_a_wrong_answer_is_read_by_turning_a_page(app: FaCards) -> None:
    async with app.run_test(size=(60, 20)) as pilot:
        app.show_lesson("T12")
        await rested(pilot)
        course(app).go_back()
        for _ in range(4):
            await pressed(pilot, "f6")
        words = table(app).query_one(Coach).words
        await to_answer(pilot, say_in("button", "Answer"))
        await pressed(pilot, "enter")
        assert words.max_scroll_y > 0 and words.scroll_y == 0
        assert "page-down" in table(app).hints()
        await pressed(pilot, "pagedown")
        assert words.scroll_y > 0
        await pressed(pilot, "pageup")
        assert words.scroll_y == 0


def first_lessons() -> list[str]:
    """The first lesson of each chapter, and the first that is played at the table of each game."""
    of_chapters = [chapter.lessons[0].key for chapter in chapters()]
    of_games = {scene_of(one, 0)[0].game: one.key for one in reversed(tuple(every.lessons()))}
    assert of_games.keys() == GAMES.keys()
    return sorted({*of_chapters, *of_games.values()})


@pytest.mark.parametrize("key", first_lessons())
async def test_the_first_lesson_of_each_game_is_gone_through_by_keys_in_persian(app: FaCards, key: str) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_lesson(key)
        await rested(pilot)
        page = table(app)
        for _ in range(60):
            if isinstance(app.screen, LessonOverPage):
                break
            assert_persian(app)
            if page.reading:
                await pressed(pilot, "enter")
            else:
                await pressed(pilot, "f3")
                if page.choosing_answer or page.marking:
                    await pressed(pilot, "enter")
            page = table(app) if not isinstance(app.screen, LessonOverPage) else page
        assert isinstance(app.screen, LessonOverPage)
        assert_persian(app)
        assert app.store.progress.lessons()[key].finished


@pytest.mark.usefixtures("one_chapter")
async def test_the_path_shows_what_is_done_and_begins_with_the_next_lesson(
    app: FaCards, store: Store, shown: Shown
) -> None:
    async with app.run_test() as pilot:
        await pressed(pilot, "down", "enter")
        assert isinstance(app.screen, ChaptersPage)
        assert shown(app, "trial chapter")
        await pressed(pilot, "enter")
        assert isinstance(app.screen, LessonsPage)
        assert shown(app, "·") and shown(app, "the first trick")
        await pressed(pilot, "enter")
        assert course(app).lesson is TRIAL
        await pressed(pilot, "escape")
        assert shown(app, "…")
        store.progress.finished("T1")
        await pressed(pilot, "escape")
        await pressed(pilot, "enter")
        assert "✓" in text_of(app)


@pytest.mark.usefixtures("persian_again")
async def test_at_the_end_of_the_short_way_a_match_of_the_game_is_offered(app: FaCards, store: Store) -> None:
    way = [one.key for one in chapters()[-1].lessons if one.short]
    async with app.run_test() as pilot:
        store.progress.reached(way[-1], len(every.lesson(way[-1]).parts) - 1)
        app.show_lesson(way[-1])
        await rested(pilot)
        await pressed(pilot, "f6")
        over = app.screen
        assert isinstance(over, LessonOverPage) and over.way_ends
        assert GAME_WORDS["toonerville"].name.said() in str(over.query_one(".then", Static).content)
        await pressed(pilot, "enter")
        assert isinstance(app.screen, SetupPage)
        assert app.screen.kind.key == "toonerville"
        await pressed(pilot, "escape")
        assert not isinstance(app.screen, GuidedTable)
