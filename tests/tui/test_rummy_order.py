"""The order of one's own cards at a rummy table: sorted, or as the person has laid them; twins are two cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fa_cards.rules.cards import PACK_ROOK_57, ROOK, Card, card, cards
from fa_cards.tui.rummy.order import Order, Sorting

WILDS = frozenset({ROOK})


def holding(text: str, sorting: Sorting = Sorting.COLOUR, got: str = "") -> Order:
    return Order(sorting=sorting).now_holding(cards(text), wilds=WILDS, got=cards(got))


def shown(order: Order) -> str:
    return " ".join(one.card.text for one in order.held)


def test_by_colour_wilds_come_first_and_each_colour_from_the_lowest_up() -> None:
    assert shown(holding("Y2 G7 B14 R3 ROOK B2 R1")) == "ROOK B2 B14 R1 R3 G7 Y2"


def test_by_number_equal_numbers_stand_together() -> None:
    assert shown(holding("B8 G3 R8 Y3 ROOK B3", Sorting.NUMBER)) == "ROOK B3 G3 Y3 B8 R8"


def test_the_black_fourteen_stands_with_the_wilds_where_it_is_one() -> None:
    wilds = WILDS | {card("B14")}
    order = Order().now_holding(cards("B2 B14 ROOK R1"), wilds=wilds)
    assert shown(order) == "ROOK B14 B2 R1"


def test_twins_keep_their_places_when_one_of_them_goes() -> None:
    order = holding("B8 R8 R8 G2")
    first, second = (one.tag for one in order.held if one.card is card("R8"))
    after = order.now_holding(cards("B8 R8 G2"), wilds=WILDS, gone={first})
    assert [one.tag for one in after.held if one.card is card("R8")] == [second]
    after = order.now_holding(cards("B8 R8 G2"), wilds=WILDS, gone={second})
    assert [one.tag for one in after.held if one.card is card("R8")] == [first]


def test_of_twins_the_one_that_came_last_is_marked_as_new() -> None:
    order = holding("B8 R8").now_holding(cards("B8 R8 R8"), wilds=WILDS, got=cards("R8"))
    eights = [one for one in order.held if one.card is card("R8")]
    assert [one.tag in order.fresh for one in eights] == [False, True]


def test_an_order_of_ones_own_stays_when_cards_come_and_go() -> None:
    order = holding("B2 B5 R3 G9")
    b2, b5, *_ = (one.tag for one in order.held)
    order = order.moved(b2, b5, after=True)
    assert shown(order) == "B5 B2 R3 G9" and order.sorting is Sorting.OWN
    # A new card goes to what it may be melded with.
    order = order.now_holding(cards("B5 B2 R3 G9 R4"), wilds=WILDS)
    assert shown(order) == "B5 B2 R3 R4 G9"
    assert shown(order.now_holding(cards("B5 R3 R4 G9"), wilds=WILDS)) == "B5 R3 R4 G9"


@pytest.mark.parametrize(
    ("came", "there"),
    [
        ("G9", "R3 G9 G9 B7"),
        ("R2", "R2 R3 G9 B7"),
        ("Y7", "R3 G9 B7 Y7"),
        ("Y14", "R3 G9 B7 Y14"),
        ("ROOK", "ROOK R3 G9 B7"),
    ],
)
def test_a_new_card_comes_beside_its_twin_its_neighbour_or_its_number(came: str, there: str) -> None:
    order = holding("R3 B7 G9")
    b7, g9 = (next(one.tag for one in order.held if one.card is card(text)) for text in ("B7", "G9"))
    order = order.moved(b7, g9, after=True)
    assert shown(order) == "R3 G9 B7"
    assert shown(order.now_holding(cards(f"R3 G9 B7 {came}"), wilds=WILDS)) == there


def test_sorting_takes_the_place_of_an_order_of_ones_own() -> None:
    order = holding("B2 B5")
    b2, b5 = (one.tag for one in order.held)
    assert shown(order.moved(b2, b5, after=True).sorted_by(Sorting.COLOUR, WILDS)) == "B2 B5"


HANDS = st.lists(st.sampled_from(PACK_ROOK_57), max_size=30)


@given(HANDS, HANDS, st.sampled_from(Sorting))
def test_whatever_comes_and_goes_just_the_cards_of_the_hand_are_there(
    before: list[Card], after: list[Card], by: Sorting
) -> None:
    order = Order(sorting=by).now_holding(before, wilds=WILDS)
    kept = {one.tag: one.card for one in order.held}
    order = order.now_holding(after, wilds=WILDS)
    assert sorted(one.card.text for one in order.held) == sorted(one.text for one in after)
    tags = [one.tag for one in order.held]
    assert len(set(tags)) == len(tags)
    # A tag never changes its card.
    assert all(kept.get(one.tag, one.card) is one.card for one in order.held)
