"""Undo stops where a card came to light, also where the pack has more of the same: twins in sight hide none."""

from __future__ import annotations

import pytest

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.uncovered import uncovers
from tests.rules.rummy_table import RummyTable

FIVES, SIXES = "B5 B5 R5 R5 G5 G5", "B6 B6 R6 R6 G6 G6"
OTHERS = ("B1 B1 B2 B2 B3 B3 B4 B4 R1 R1 R2 R2", "Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 R3 R3 R4 R4")


def table_with(*, up: str, stock: str) -> RummyTable:
    """A table of the first round at which seat 0 begins, with two sets in its hand."""
    return RummyTable(f"{FIVES} {SIXES}", *OTHERS, up=up, stock=stock)


def match_of(table: RummyTable, *people: int) -> Match:
    seats: list[Seat] = [Person("") if seat in people else BotSeat("random") for seat in range(3)]
    return Match(table.game, seats, "twins", steps=table.steps)


@pytest.mark.parametrize("drawn", ["G9", "B5", "Y5"])
def test_a_drawn_card_is_seen_whether_its_twin_lies_in_the_hand_in_sight_or_nowhere(drawn: str) -> None:
    table = table_with(up="Y5", stock=drawn)
    table.draw()
    assert match_of(table, 0).why_no_undo() == "cards-seen"


def test_taking_the_open_card_uncovers_nothing_and_can_be_taken_back() -> None:
    table = table_with(up="Y5", stock="Y5")
    table.do("0 take")
    match = match_of(table, 0)
    assert match.undo() and not match.view(0).taken


def test_what_was_laid_can_be_taken_back_until_the_drawn_card_would_be_hidden_again() -> None:
    table = table_with(up="Y5", stock="G9")
    table.draw()
    table.do(f"0 down set {FIVES} / set {SIXES}")
    match = match_of(table, 0)
    assert match.undo()
    assert match.view(0).table == () and len(match.view(0).hand) == 13
    assert not match.undo() and match.why_no_undo() == "cards-seen"


def test_a_card_that_another_drew_unseen_stays_hidden() -> None:
    table = table_with(up="Y5", stock="G9")
    before = table.state
    table.draw()
    for seat, sees in ((0, True), (1, False), (2, False)):
        assert uncovers(before, table.state, seat) is sees


def test_a_card_thrown_away_that_was_drawn_unseen_comes_out_of_a_hand_and_not_out_of_the_stock() -> None:
    # Bots' cards are taken back with what they did: undo may go over what they threw away.
    table = table_with(up="Y5", stock="B1")
    table.draw()
    before = table.state
    table.do("0 discard B1")
    assert not uncovers(before, table.state, 1)


def test_what_comes_of_the_shuffled_discards_was_hidden_though_all_of_them_had_been_seen() -> None:
    table = table_with(up="Y5", stock="G9")
    table.throw_drawn(len(table.state.stock))
    drawer = table.state.on_move
    table.draw()
    before = table.state
    table.restock()
    assert [seat for seat in range(3) if uncovers(before, table.state, seat)] == [drawer]
    assert match_of(table, drawer).why_no_undo() == "cards-seen"


def test_the_hands_that_are_counted_at_the_end_of_a_deal_cannot_be_unseen() -> None:
    table = table_with(up="Y5", stock="G9")
    table.draw()
    table.do(f"0 down set {FIVES} / set {SIXES}")
    before = table.state
    table.do("0 discard G9")
    assert table.state.deals[-1].out == 0
    assert all(uncovers(before, table.state, seat) for seat in range(3))
    assert match_of(table, 0).why_no_undo() == "cards-seen"
