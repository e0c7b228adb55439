"""What each seat of Toonerville knows: its hand, what lies open, and what everybody saw."""

from __future__ import annotations

import pytest

from fa_cards.rules.cards import card
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy.position import in_order
from tests.rules.rummy_table import RummyTable, cards_of

HANDS = (
    "R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12 Y13 R14",
    "B2 B4 B6 G1 G3 G9 Y2 Y4 Y6 R10 R12 Y11",
    "R1 R3 R6 G2 G4 G6 B9 B12 Y9 Y12 R9 G14",
)


def table_with(up: str = "B7", stock: str = "G7 Y7 R7") -> RummyTable:
    return RummyTable(*HANDS, up=up, stock=stock)


def test_a_view_tells_what_lies_open_and_how_much_lies_hidden() -> None:
    table = table_with()
    view = table.view(1)
    assert view.hand == cards_of(HANDS[1])
    assert (view.pile, view.stock, view.table) == ((card("B7"),), 134, ())
    assert (view.down, view.turn, view.actor, view.phase) == ((False,) * 3, 0, 0, Phase.TAKE)
    assert (view.went_down, view.taken, view.freed, view.restocks) == (False, None, 0, 0)
    assert view.known == ((), (), ())


def test_all_discards_are_seen_the_top_one_last() -> None:
    table = table_with()
    table.throw("B1", "B2")
    assert [table.view(seat).pile for seat in range(3)] == [tuple(map(card, ("B7", "B1", "B2")))] * 3


def test_the_turn_stays_that_of_the_player_while_others_are_asked() -> None:
    table = table_with()
    table.do("0 draw")
    assert (table.view(2).turn, table.view(2).actor) == (0, 1)


@pytest.mark.parametrize("stock", ["G7 Y7", "R5 R5", "ROOK B14"])
def test_a_card_drawn_from_the_stock_is_in_no_other_view(stock: str) -> None:
    """Whatever it is the others see the same, also where they or the table hold its twin."""
    table, other = table_with(stock=stock), table_with(stock="G14 B11")
    for one in (table, other):
        one.do("0 draw", "1 buy")
    assert table.events == other.events
    assert table.view(2) == other.view(2)
    assert table.view(0) != other.view(0) and table.view(1) != other.view(1)
    extra, drawn = map(card, stock.split())
    assert (table.view(0).got, table.view(1).got) == ((drawn,), (card("B7"), extra))


def test_own_cards_that_came_are_told_until_the_next_turn() -> None:
    table = table_with()
    table.do("0 draw", "1 buy")
    assert table.view(1).got == (card("B7"), card("G7"))
    table.do("0 discard B1")
    assert table.view(0).got == (), "what came in one's own turn is an old card after it"
    assert table.view(1).got == (card("B7"), card("G7"))
    table.draw()
    assert table.view(1).got == (card("R7"),)


def test_what_was_taken_or_bought_is_known_to_all_until_it_is_laid_or_thrown() -> None:
    table = table_with(up="R5")
    table.do("0 take")
    assert [table.view(seat).known for seat in range(3)] == [((card("R5"),), (), ())] * 3
    table.do("0 discard R14", "1 draw", "2 buy")
    assert table.view(1).known == ((card("R5"),), (), (card("R14"),))
    assert table.state.known_to_all() == {"hand 0": (card("R5"),), "hand 1": (), "hand 2": (card("R14"),)}
    table.do("1 discard B2")
    table.draw()
    table.do("2 discard R14")
    assert table.view(1).known == ((card("R5"),), (), ())
    table.draw()
    table.do("0 down set R5 R5 G5 Y5 / set R8 G8 Y8")
    assert table.view(1).known == ((), (), ())


@pytest.mark.parametrize("up", ["B10", "B7"])
def test_whether_the_player_holds_a_twin_of_the_card_he_took_is_told_to_nobody_else(up: str) -> None:
    """Only he knows that he may throw it away again."""
    table = table_with(up=up)
    table.do("0 take")
    assert table.view(0).taken is (None if up == "B10" else card("B7"))
    assert (table.view(1).taken, table.view(2).taken, table.view(0).public.taken) == (None, None, None)


def test_nobody_else_is_told_whether_somebody_could_go_down() -> None:
    able, other = table_with(), RummyTable("R5 G5 R9 R8 G8 Y3 B1 B3 B10 G12 Y13 R14", *HANDS[1:], up="B7", stock="G7")
    for table in (able, other):
        table.draw()
    assert "down" in able.legal_words and "down" not in other.legal_words
    assert able.view(2) == other.view(2)


def test_the_public_part_has_no_card_of_a_hand() -> None:
    table = table_with()
    table.do("0 draw", "1 buy")
    public = table.view(1).public
    assert (public.hand, public.got, public.legal, public.taken) == ((), (), (), None)
    assert public.known == ((), (card("B7"),), ())


def test_the_options_that_change_what_may_be_done_are_told() -> None:
    view = RummyTable(extra_melds=True, layoff_same_turn=False, swap_requires_down=True, max_buys=2).view(0)
    assert (view.extra_melds, view.layoff_same_turn, view.swap_requires_down, view.max_buys) == (True, False, True, 2)
    assert view.swaps


def test_the_places_say_which_cards_lie_open() -> None:
    table = table_with()
    table.draw()
    table.do("0 down set R5 G5 Y5 / set R8 G8 Y8")
    state = table.state
    assert set(state.places()) == {"hand 0", "hand 1", "hand 2", "pile", "table", "stock"}
    for seat in range(3):
        assert state.sees(seat, "pile") and state.sees(seat, "table") and not state.sees(seat, "stock")
        assert [other for other in range(3) if state.sees(seat, f"hand {other}")] == [seat]
    assert in_order(state.places()["table"]) == cards_of("R5 G5 Y5 R8 G8 Y8")


def test_hidden_cards_may_lie_otherwise_and_the_seat_sees_the_same() -> None:
    table = table_with()
    table.do("0 draw", "1 buy")
    places = dict(table.state.places())
    places["hand 0"], places["stock"] = places["stock"][:13], (*places["hand 0"], *places["stock"][13:])
    world = table.state.with_places(places)
    assert world.places() == {**places, "hand 0": cards_of(" ".join(one.text for one in places["hand 0"]))}
    assert world.view(2) == table.view(2) and world.view(0) != table.view(0)
