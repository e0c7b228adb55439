"""`fa-cards replay` of the games of the family of All Fours: the sheet for reading, and who won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

RECORDS = Path(__file__).parents[1] / "records"


def shown(run: Any, name: str, code: str = "en") -> list[str]:
    done = run("replay", str(RECORDS / f"{name}.jsonl"), "--lang", code)
    assert done.status == 0
    return [line.rstrip() for line in done.out.splitlines()]


def test_two_players_have_a_column_each_with_what_they_won(run: Any) -> None:
    """california_jack.md, section 3, example 4: 9 to 9, and High alone is entered."""
    lines = shown(run, "california/example-04")
    assert lines[0] == "California Jack: Player 1 and Player 2"
    (head,) = [line.split() for line in lines if line.startswith("Deal ")]
    assert " ".join(head) == "Deal Dealer Player 1 Player 2 Total"
    table = [" ".join(line.split()) for line in lines if line[:1].isdigit() and "step" not in line]
    assert table == [
        "1 Player 2 2: H L 2: J G 2 to 2",
        "2 Player 1 2: H J 2: L G 4 to 4",
        "3 Player 2 2: L J 2: H G 6 to 6",
        "4 Player 1 2: H J 1: L 8 to 7",
        "5 Player 2 1: L 2: H J 9 to 9",
        "6 Player 1 1: H 0 10 to 9",
    ]
    assert "H High, L Low, J Jack, G Game" in lines
    assert lines[-1] == "Player 1 won the match"


def test_two_teams_are_named_above_their_columns(run: Any) -> None:
    """Example 10."""
    lines = shown(run, "california/example-10")
    assert "Team 1: Player 1 and Player 3" in lines and "Team 2: Player 2 and Player 4" in lines
    assert "1 Player 4 17: H 5♠♦♣ G 7: L J 5♥ 17 to 7" in [" ".join(line.split()) for line in lines]
    assert lines[-1] == "The match is not over; next the pack is shuffled."


@pytest.mark.parametrize(
    ("name", "title", "last"),
    [
        ("california/example-08", "کالیفرنیا فایوز: نفر ۱ و نفر ۲", "نفر ۱ بازی را برد"),
        ("all-fours/jack-ends-the-match", "آل فورز: نفر ۱ و نفر ۲", "نفر ۲ بازی را برد"),
    ],
)
def test_it_reads_in_persian_too(run: Any, name: str, title: str, last: str) -> None:
    lines = shown(run, name, "fa")
    assert (lines[0], lines[-1]) == (title, last)
