"""What a person has learnt is kept, beside his matches."""

from __future__ import annotations

from fa_cards.play.progress import Answers, Learnt
from fa_cards.play.store import Store


def test_a_lesson_that_was_left_is_taken_up_where_it_was_left(store: Store) -> None:
    store.progress.reached("T3", 4)
    assert store.progress.lessons() == {"T3": Learnt(4, finished=False)}
    store.progress.reached("T3", 5)
    assert store.progress.lessons()["T3"].part == 5


def test_a_finished_lesson_stays_finished_when_it_is_begun_again(store: Store) -> None:
    store.progress.finished("T3")
    assert store.progress.lessons() == {"T3": Learnt(None, finished=True)}
    store.progress.reached("T3", 0)
    assert store.progress.lessons() == {"T3": Learnt(0, finished=True)}


def test_answers_are_counted_by_game_and_topic(store: Store) -> None:
    for correct in (True, False, True):
        store.progress.answered("teka", "follow", correct=correct)
    store.progress.answered("teka", "score", correct=False)
    store.progress.answered("golden-ten", "follow", correct=True)
    assert store.progress.answers("teka") == {"follow": Answers(3, 2), "score": Answers(1, 0)}
    assert store.progress.answers("shasta-sam") == {}
