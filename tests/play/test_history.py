"""What the list says of a stored match."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from fa_cards.play.history import Result, Side, result_of, sides_of
from fa_cards.play.rows import StoredMatch
from fa_cards.play.seats import BotSeat, Person, Seat, only_person

THEN = datetime(2026, 11, 30, tzinfo=UTC)


def stored(
    seats: str, *, winners: tuple[int, ...] = (), game: str = "teka", totals: tuple[int, ...] = ()
) -> StoredMatch:
    """A match with a person for each p; it is over if it has winners."""
    sitting: tuple[Seat, ...] = tuple(Person("") if one == "p" else BotSeat("easy") for one in seats)
    return StoredMatch(
        id="a3fd",
        game=game,
        options={},
        seats=sitting,
        created_at=THEN,
        played_at=THEN,
        steps=3,
        finished=bool(winners),
        totals=totals or (104, 98) * 2,
        winners=winners,
    )


@pytest.mark.parametrize(
    ("seats", "winners", "result"),
    [
        ("pbbb", (), Result.UNFINISHED),
        ("pbbb", (0, 2), Result.WON),
        ("pbbb", (1, 3), Result.LOST),
        ("bpbb", (1, 3), Result.WON),
        ("bbbb", (0, 2), Result.OVER),
        ("ppbb", (0, 2), Result.OVER),
        ("pbpb", (0, 2), Result.WON),
        ("pbpb", (1, 3), Result.LOST),
        ("pppp", (1, 3), Result.OVER),
    ],
)
def test_a_match_is_won_or_lost_for_the_people_who_sat_on_one_side(
    seats: str, winners: tuple[int, ...], result: Result
) -> None:
    assert result_of(stored(seats, winners=winners)) is result


def test_the_side_of_the_one_person_comes_first_and_he_before_his_partner() -> None:
    assert sides_of(stored("bbbp")) == (Side((3, 1), 98), Side((0, 2), 104))
    assert sides_of(stored("pbbb")) == (Side((0, 2), 104), Side((1, 3), 98))
    assert only_person(stored("bbbp").seats) == 3


@pytest.mark.parametrize("seats", ["bbbb", "ppbb"])
def test_without_one_person_the_sides_stand_in_the_order_of_play(seats: str) -> None:
    assert sides_of(stored(seats)) == (Side((0, 2), 104), Side((1, 3), 98))
    assert only_person(stored(seats).seats) is None


def test_in_a_game_of_another_version_each_seat_stands_for_itself() -> None:
    one = stored("bpb", game="belote-2099", totals=(1, 2, 3))
    assert sides_of(one) == (Side((1,), 2), Side((2,), 3), Side((0,), 1))
