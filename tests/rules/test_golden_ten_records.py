"""The examples of extras.md, section A, as records that are replayed (tools/worked_examples wrote them)."""

from __future__ import annotations

import pytest

from fa_cards.rules.golden_ten import GoldenTenState
from fa_cards.rules.records import RecordError
from fa_cards.rules.replay import replay
from tests.rules.kept_records import Kept

GOLDEN_TEN = Kept("golden-ten")


def taken_by_seat_0(state: GoldenTenState) -> set[str]:
    return {play.card.text for trick in state.last_deal if trick.winner == 0 for play in trick.plays}


@pytest.mark.parametrize(
    ("name", "reds", "golden", "score"),
    [
        pytest.param("reds-18", 18, False, 18, id="18 red: 18"),
        pytest.param("reds-18-golden", 18, True, 8, id="18 red with the Golden Ten: 8"),
        pytest.param("reds-4", 4, False, 4, id="4 red: 4"),
        pytest.param("reds-4-golden", 4, True, 0, id="4 red with the Golden Ten: 0"),
        pytest.param("reds-4-golden-negative", 4, True, -6, id="4 red with the Golden Ten, negative: -6"),
        pytest.param("reds-0-golden", 0, True, 0, id="the Golden Ten without red: 0"),
        pytest.param("reds-0-golden-negative", 0, True, -10, id="the Golden Ten without red, negative: -10"),
        pytest.param("reds-27", 27, False, 27, id="all red without the Golden Ten: 27"),
        pytest.param("reds-27-golden", 27, True, 17, id="all red and the Golden Ten: 17"),
    ],
)
def test_what_seat_0_took_and_its_penalty(name: str, reds: int, golden: bool, score: int) -> None:
    state = GOLDEN_TEN.state(name, GoldenTenState)
    taken = taken_by_seat_0(state)
    assert sum({"R5": 5, "R10": 10}.get(one, 1) for one in taken if one[0] == "R") == reds
    assert ("Y10" in taken) is golden
    assert state.totals[0] == state.deals[0].scores[0] == score
    assert sum(state.deals[0].reds) == 27
    assert state.finished


def test_the_left_over_cards_go_to_the_winner_of_the_first_trick() -> None:
    """Red 5 and the Golden Ten were left over at a table of three; seat 0 won the first trick and 3 more red cards."""
    state = GOLDEN_TEN.state("left-over", GoldenTenState)
    assert state.last_deal[0].winner == 0
    taken = taken_by_seat_0(state)
    assert not {"R5", "Y10"} & taken
    assert sum({"R5": 5, "R10": 10}.get(one, 1) for one in taken if one[0] == "R") == 3
    deal = state.deals[0]
    assert (deal.reds[0], deal.golden, deal.talon, deal.scores[0]) == (8, 0, 5, 0)


@pytest.mark.parametrize(("seats", "tricks"), [(3, 18), (5, 11), (6, 9), (7, 8)])
def test_other_numbers_of_players(seats: int, tricks: int) -> None:
    replayed = GOLDEN_TEN.replayed(f"seats-{seats}")
    assert len(replayed.state.last_deal) == tricks
    assert len(replayed.state.totals) == seats == replayed.record.game.seats
    best = min(replayed.state.totals)
    assert [seat for seat in range(seats) if replayed.state.totals[seat] == best] == list(replayed.state.winners)


# line 1 is the header, line 2 the dealer, line 3 the pack, line 4 the first card
REFUSED = {
    "play-out-of-turn": (4, "not-your-turn", "play B2"),
    "card-not-held": (4, "not-in-hand", "play B2"),
    "colour-not-followed": (5, "must-follow-suit", "play R10"),
    "pack-with-the-rook": (3, "wrong-pack", "pack"),
    "step-after-the-end": (60, "after-end", "play B1"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_the_first_line_that_cannot_stand_is_named_with_its_code(name: str) -> None:
    assert GOLDEN_TEN.refusal(name) == REFUSED[name]


def test_every_refused_record_is_expected() -> None:
    assert GOLDEN_TEN.refused() == set(REFUSED)


def test_a_header_without_seats_is_refused() -> None:
    lines = GOLDEN_TEN.data("reds-4").replace(b'"seats": 4, ', b"")
    with pytest.raises(RecordError) as raised:
        replay(lines)
    assert (raised.value.line, raised.value.code) == (1, "wrong-seats")
