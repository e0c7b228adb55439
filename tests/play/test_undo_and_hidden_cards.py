"""What was seen cannot be unseen: undo stops where a hidden card has come to light (`Match.undo`)."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rules.fours import CaliforniaGame, CaliforniaJack, ShastaSam
from tests.rules.fours_table import AllFoursTable, CaliforniaTable
from tests.rules.rook_table import RookTable
from tests.rules.tables import AnyTable

HEARTS, SPADES = "AH KH QH JH TH 9H", "AS KS QS JS TS 9S"


def match_of(table: AnyTable[Any], *people: int) -> Match:
    """The match of the table, with persons at these seats."""
    seats: list[Seat] = [Person("") if seat in people else BotSeat("random", "") for seat in range(table.game.seats)]
    return Match(table.game, seats, "seen", steps=table.steps)


@pytest.mark.parametrize("kind", [CaliforniaJack, ShastaSam])
def test_a_card_is_not_taken_back_after_a_draw_from_a_stock_face_up_or_down(kind: type[CaliforniaGame]) -> None:
    table = CaliforniaTable(kind, HEARTS, SPADES, stock="2C", turn_up="2C")
    table.do("0 play AH")
    assert match_of(table, 0).can_undo
    table.do("1 play AS")
    match = match_of(table, 0)
    assert not match.can_undo and match.why_no_undo() == "cards-seen"
    assert not match.undo()
    assert len(match.moments) == len(table.steps)


def test_without_a_stock_the_last_tricks_can_be_taken_back() -> None:
    table = CaliforniaTable(CaliforniaJack, HEARTS, SPADES, stock="2C")
    while table.state.stock or table.state.trick:
        table.do(f"{table.state.actor} {table.legal()[0]}")
    # The first trick without a draw: seat 0 has played to it.
    for _ in range(2):
        table.do(f"{table.state.actor} {table.legal()[0]}")
    assert match_of(table, 0).can_undo


def test_who_begged_and_got_three_more_cards_does_not_beg_less() -> None:
    # Seat 1 deals; clubs are turned up, and then hearts.
    table = AllFoursTable("2S 3S 4S 5S 6S 7S", "2D 3D 4D 5D 6D 7D", rest="2C 8S 9S TS 8D 9D TD 2H", dealer=1)
    table.do("0 beg")
    assert match_of(table, 0).can_undo
    table.do("1 run")
    assert match_of(table, 0).why_no_undo() == "cards-seen"
    assert match_of(table, 1).why_no_undo() == "cards-seen"


def test_who_stood_may_think_again_while_nothing_was_turned_up() -> None:
    table = AllFoursTable("2S 3S 4S 5S 6S 7S", "2D 3D 4D 5D 6D 7D", rest="2C", dealer=1)
    table.do("0 stand")
    match = match_of(table, 0)
    assert match.undo() and match.moments[-1].seat != 0


def test_who_has_seen_the_nest_does_not_bid_less() -> None:
    table = RookTable("kentucky-rook")
    table.do("0 bid 100", "1 pass", "2 pass")
    # Seat 0 may still take back his bid: nobody has seen the nest.
    assert match_of(table, 0).can_undo
    table.do("3 pass")
    assert match_of(table, 0).why_no_undo() == "cards-seen"


def test_a_pass_can_be_taken_back_when_another_took_the_nest() -> None:
    table = RookTable("kentucky-rook")
    table.do("0 pass", "1 bid 100", "2 pass", "3 pass")
    assert match_of(table, 0).can_undo


def test_what_was_done_after_the_nest_was_seen_can_be_taken_back_and_no_more() -> None:
    table = RookTable("kentucky-rook")
    table.do("0 bid 100", "1 pass", "2 pass", "3 pass")
    hand = table.state.view(0).hand
    plain = [card.text for card in hand if not table.rules.deck.value(card) and card.suit is not None][:5]
    table.do("0 bury " + " ".join(plain))
    match = match_of(table, 0)
    assert match.undo()
    assert match.why_no_undo() == "cards-seen"
