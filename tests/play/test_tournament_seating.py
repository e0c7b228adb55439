"""Who sits where in a tournament (toonerville.md, section 6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fa_cards.play.tournament_seating import seating, table_sizes

ROUNDS = range(1, 12)
ENTRANTS = st.integers(3, 40)


@pytest.mark.parametrize(
    ("entrants", "sizes"),
    [
        # The examples of the rules: 5 = 5, 6 = 3 + 3, 7 = 4 + 3, 9 = 5 + 4, 11 = 4 + 4 + 3.
        (3, (3,)),
        (4, (4,)),
        (5, (5,)),
        (6, (3, 3)),
        (7, (4, 3)),
        (8, (4, 4)),
        (9, (5, 4)),
        (11, (4, 4, 3)),
        (12, (4, 4, 4)),
        # A quarter of ten lies between two and three tables.
        (10, (4, 3, 3)),
        (40, (4,) * 10),
    ],
)
def test_tables_have_about_four_players(entrants: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(entrants) == sizes


@pytest.mark.parametrize("entrants", range(3, 41))
def test_tables_are_of_three_to_five_and_differ_by_at_most_one(entrants: int) -> None:
    for number in ROUNDS:
        sizes = [len(table) for table in seating(entrants, "any", number)]
        assert sum(sizes) == entrants
        assert 3 <= min(sizes) <= max(sizes) <= 5
        assert max(sizes) - min(sizes) <= 1
        assert sorted(sizes, reverse=True) == list(table_sizes(entrants))


def test_two_cannot_play_a_tournament() -> None:
    with pytest.raises(ValueError, match="2"):
        table_sizes(2)


@given(ENTRANTS, st.text(max_size=3))
def test_everybody_sits_once_in_every_round(entrants: int, seed: str) -> None:
    for number in ROUNDS:
        assert sorted(one for table in seating(entrants, seed, number) for one in table) == list(range(entrants))


@given(ENTRANTS, st.text(max_size=3))
def test_seat_k_of_table_t_moves_to_table_t_plus_k(entrants: int, seed: str) -> None:
    for number in ROUNDS[:-1]:
        before, after = seating(entrants, seed, number), seating(entrants, seed, number + 1)
        for place, table in enumerate(before):
            for seat, one in enumerate(table):
                assert one in after[(place + seat) % len(before)]


@given(ENTRANTS, st.text(max_size=3))
def test_after_each_round_everybody_moves_to_another_seat(entrants: int, seed: str) -> None:
    for number in ROUNDS[:-1]:
        before, after = seating(entrants, seed, number), seating(entrants, seed, number + 1)
        chairs = [(place, seat) for place, table in enumerate(before) for seat in range(len(table))]
        for place, seat in chairs:
            assert len(after[place]) <= seat or after[place][seat] != before[place][seat]


@given(st.integers(6, 40), st.text(max_size=3))
def test_where_there_are_several_tables_most_meet_others(entrants: int, seed: str) -> None:
    before, after = seating(entrants, seed, 1), seating(entrants, seed, 2)
    stayed = [one for table, then in zip(before, after, strict=True) for one in table if one in then]
    # Seat 0 of each table, and of two tables seats 2 and 4, of three seat 3, of four seat 4.
    assert len(stayed) == sum(seat % len(before) == 0 for table in before for seat in range(len(table)))


def test_a_seed_fixes_the_seats_and_another_one_changes_them() -> None:
    assert seating(9, "seed", 7) == seating(9, "seed", 7)
    assert len({seating(9, seed, 7) for seed in "abcdef"}) == 6
    assert len({seating(4, "seed", number) for number in ROUNDS}) > 3
