"""toonerville.md, section 5: what is left in the hands counts, and the lowest total wins."""

from __future__ import annotations

import pytest

from fa_cards.rules.cards import PACK_ROOK_57
from fa_cards.rules.events import DealScored, MatchWon
from fa_cards.rules.melds import Contract
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.rummy.events import RummyDeal, WentOut
from tests.rules.rummy_table import RummyTable, cards_of


def points(text: str) -> int:
    return Toonerville().rules.melds.points(cards_of(text))


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("R10 G13 B4 ROOK", 50),  # example 1: 10 + 10 + 5 + 25
        ("R9 R9 G1", 15),  # example 1
        ("R9", 5),  # example 2
        ("R10", 10),
        ("R14", 10),
        ("R1", 5),
        ("ROOK", 25),
        ("ROOK ROOK ROOK", 75),
        # example 3: round 10, not down
        ("B1 B2 B3 B4 B5 B6 B7 B8 R10 R11 R12 R13 R14 G10 G11 ROOK", 135),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 G1 G2 G3", 60),  # example 4: twelve low cards
    ],
)
def test_1_to_9_count_5_and_10_to_14_count_10_and_a_rook_25(hand: str, count: int) -> None:
    assert points(hand) == count


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_deck_counts_405(seats: int) -> None:
    rules = Toonerville(None, seats).rules
    assert rules.melds.points(PACK_ROOK_57) == 405
    assert rules.melds.points(rules.pack) == 405 * seats


def first_round_out() -> RummyTable:
    """Example 1: seat 0 is left with 10, 13, 4 and a Rook, seat 1 with 9, 9 and 1, and seat 2 goes out."""
    table = RummyTable(
        "R5 G5 Y5 B5 R8 G8 Y8 B8 R10 G13 B4 ROOK",
        "R2 G2 Y2 B2 R6 G6 Y6 B6 R6 R9 R9 G1",
        "R3 G3 Y3 B3 R3 G3 R7 G7 Y7 B7 R7 G7",
        up="B14",
        stock="Y14 G14 R14",
    )
    table.draw()
    table.do("0 down set R5 G5 Y5 B5 / set R8 G8 Y8 B8", "0 discard Y14")
    table.draw()
    table.do("1 down set R2 G2 Y2 B2 / set R6 G6 Y6 B6 R6", "1 discard G14")
    table.draw()
    table.do("2 down set R3 G3 Y3 B3 R3 G3 / set R7 G7 Y7 B7 R7 G7", "2 discard R14")
    return table


def test_example_1() -> None:
    table = first_round_out()
    (deal,) = table.state.deals
    assert isinstance(deal, RummyDeal)
    assert (deal.scores, deal.totals, deal.out) == ((50, 15, 0), (50, 15, 0), 2)
    assert (deal.number, deal.round, deal.dealer, deal.contract) == (1, 1, 2, Contract(2, 0))
    assert deal.left == (cards_of("R10 G13 B4 ROOK"), cards_of("R9 R9 G1"), ())
    assert deal.down == (True, True, True)
    assert table.happened(WentOut) == [WentOut(2)]
    assert table.happened(DealScored) == [DealScored(deal)]


def test_who_is_not_down_counts_his_whole_hand() -> None:
    table = RummyTable(
        "R5 G5 Y5 B5 R5 G5 R8 G8 Y8 B8 R8 G8", "R1 R2 R3 R4 G6 G7 G8 G9 B10 B11 B12 B13", up="B14", stock="Y14"
    )
    table.draw()
    table.do("0 down set R5 G5 Y5 B5 R5 G5 / set R8 G8 Y8 B8 R8 G8", "0 discard Y14")
    assert table.state.deals[0].scores[:2] == (0, 8 * 5 + 4 * 10)
    assert table.state.deals[0].down == (True, False, False)


def test_the_totals_are_those_of_all_rounds() -> None:
    table = first_round_out()
    table.deal()
    table.leave_stock(0, pile=1)
    table.state = table.state.moved(hands=(cards_of("R1"), cards_of("R10 ROOK"), cards_of("R2 R3")))
    table.draw()
    assert table.state.deals[1].scores == (5, 35, 10)
    assert table.state.totals == (50 + 5, 15 + 35, 0 + 10)


# ---- the end of the match


def ended_with(totals: tuple[int, ...], last: tuple[str, ...]) -> RummyTable:
    """A match whose eleventh round is dead, with these totals before it and these hands at its end."""
    table = RummyTable(only_round=11)
    table.leave_stock(0, pile=1)
    table.state = table.state.moved(totals=totals, hands=tuple(cards_of(text) for text in last))
    table.draw()
    return table


def test_the_lowest_total_after_the_last_round_wins() -> None:
    table = ended_with((100, 90, 80), ("R1", "R1 R2", "R10 R11 R12"))
    assert (table.state.totals, table.state.winners) == ((105, 100, 110), (1,))
    assert table.happened(MatchWon) == [MatchWon((1,))]
    assert table.state.finished and table.code("0 take") == "after-end"


def test_example_8_the_win_is_shared() -> None:
    table = ended_with((280, 285, 270), ("R10 R11 R12", "R10", "ROOK"))
    assert (table.state.totals, table.state.winners) == ((310, 295, 295), (1, 2))


def test_nobody_wins_before_the_last_round() -> None:
    table = RummyTable()
    for number in range(1, 12):
        assert not table.state.finished and table.state.winners == ()
        table.end_round()
        if number < 11:
            assert not table.happened(MatchWon)
            table.deal()
    assert table.state.finished
    assert table.state.totals == tuple(sum(deal.scores[seat] for deal in table.state.deals) for seat in range(3))


def test_the_penalties_are_lowest_for_who_wins() -> None:
    assert Toonerville.lowest_wins
