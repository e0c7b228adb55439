"""Looking back at a match without tricks: it stops where turns end, and shows what each seat may see."""

from __future__ import annotations

from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rules.cards import cards
from tests.rules.rummy_table import RummyTable

FIVES, SIXES = "B5 B5 R5 R5 G5 G5", "B6 B6 R6 R6 G6 G6"
"""Twins of the fives and sixes, as three decks have them."""
OTHERS = ("B1 B1 B2 B2 B3 B3 B4 B4 R1 R1 R2 R2", "Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 R3 R3 R4 R4")


def seats(*people: int) -> list[Seat]:
    return [Person(f"Mina {seat}") if seat in people else BotSeat("random") for seat in range(3)]


def match_of(table: RummyTable, *people: int) -> Match:
    return Match(table.game, seats(*people), "turns", steps=table.steps)


def three_turns() -> RummyTable:
    """A table at which three turns are over: each player drew and threw the card away again."""
    table = RummyTable(f"{FIVES} {SIXES}", *OTHERS, up="Y5", stock="G9 G10 G11", only_round=1)
    table.throw_drawn(3)
    return table


def out() -> RummyTable:
    """A match of one round, in which seat 0 lays two sets, throws what it drew, and is out."""
    table = RummyTable(f"{FIVES} {SIXES}", *OTHERS, up="Y5", stock="G9 G10 G11", only_round=1)
    table.throw_drawn(3)
    table.draw()
    drawn = table.state.got[0][-1].text
    table.do(f"0 down set {FIVES} / set {SIXES}", f"0 discard {drawn}")
    return table


def test_it_stops_where_a_turn_ends() -> None:
    table = three_turns()
    review = Review(match_of(table, 0))
    review.go(0)
    seen = []
    while review.to_stop(1):
        assert review.moment is not None
        seen.append(review.moment.action.text.split()[0])
    assert seen == ["pack", "discard", "discard", "discard"]


def test_who_plays_sees_his_own_hand_and_neither_others_nor_the_stock() -> None:
    review = Review(match_of(three_turns(), 1))
    review.go(review.last)
    assert not review.open
    assert review.hands == {1: review.view().hand}
    assert review.to_come == () and review.aside == ()
    assert [card.text for card in review.view().pile[-3:]] == ["G9", "G10", "G11"]


def test_after_the_end_all_hands_and_the_stock_lie_open() -> None:
    review = Review(match_of(out()))
    assert review.open
    assert sorted(card.text for card in review.hands[0]) == sorted(f"{FIVES} {SIXES}".split())
    assert [card.text for card in review.to_come[:3]] == ["G9", "G10", "G11"]


def test_where_a_deal_ends_the_others_hold_what_they_were_left_with_and_who_went_out_holds_nothing() -> None:
    review = Review(match_of(out()))
    review.go(review.last)
    assert review.ended is not None
    assert review.hands[0] == ()
    for seat, hand in enumerate(OTHERS, 1):
        assert sorted(card.text for card in review.hands[seat]) == sorted(hand.split())


def test_a_card_that_is_thrown_away_leaves_its_twin_in_the_hand() -> None:
    table = RummyTable(f"{FIVES} {SIXES}", *OTHERS, up="Y5", stock="G9", only_round=1)
    table.throw("B5")
    review = Review(match_of(table, 0))
    review.go(review.last)
    assert review.hands[0].count(*cards("B5")) == 1
