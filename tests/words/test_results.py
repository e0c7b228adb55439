from __future__ import annotations

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.words import use
from fa_cards.words.results import match_result

NAMES = ("Sara", "Reza", "Zohreh", "Farid")


@pytest.mark.parametrize(
    ("winners", "me", "sentence"),
    [
        ((0, 2), None, "Sara and Zohreh won the match"),
        ((1,), None, "Reza won the match"),
        ((0, 2), 2, "You and Sara won the match!"),
        ((0, 1, 3), 1, "You and Sara and Farid won the match!"),
        ((2,), 2, "You won the match!"),
        ((1, 3), 0, "This time the opponents won: Reza and Farid"),
        ((3,), 0, "This time Farid won"),
    ],
)
def test_a_match_is_won_by_a_team_or_by_one_alone(winners: tuple[int, ...], me: int | None, sentence: str) -> None:
    use("en")
    assert bare(match_result(winners, NAMES, me)) == sentence


def test_the_verb_is_that_of_one_or_of_several() -> None:
    assert bare(match_result((0,), ("سارا", "رضا"), None)) == "سارا بازی را برد"
    assert bare(match_result((0, 1), ("سارا", "رضا"), None)) == "سارا و رضا بازی را بردند"
