"""toonerville.md, section 4: taking, declining, buying, discarding, and whose turn it is."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.cards import card
from fa_cards.rules.errors import NotAStep
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.rummy.events import Bought, CardTaken, Declined, Discarded, DrewFromStock, LetGo, WentOut
from tests.rules.rummy_table import RummyTable

SETS = "R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12 Y13 R14"
"""Two sets and six odd cards."""
OTHERS = ("B2 B4 B6 G1 G3 G9 Y2 Y4 Y6 R10 R12 Y11", "R1 R3 R6 G2 G4 G6 B9 B12 Y9 Y12 R9 G14")


def table_with(
    *, up: str = "B7", stock: str = "G7 Y7 R7", seats: int = 3, hand: str = SETS, **options: Any
) -> RummyTable:
    return RummyTable(hand, *OTHERS, up=up, stock=stock, seats=seats, **options)


# ---- 1: the up-card


def test_the_player_takes_the_up_card_or_declines_it_in_the_first_turn_too() -> None:
    table = table_with()
    assert table.state.phase is Phase.TAKE
    assert table.legal() == ("take", "draw")


def test_who_takes_the_up_card_draws_nothing_and_nobody_is_asked_to_buy() -> None:
    table = table_with()
    table.do("0 take")
    assert table.events == (CardTaken(0, card("B7")),)
    assert (table.actor, table.state.phase, table.pile) == (0, Phase.MELD, "")
    assert table.view(0).counts == (13, 12, 12)
    assert "B7" in table.hand(0).split()


def test_the_top_discard_is_the_one_that_is_taken() -> None:
    table = table_with()
    table.throw("B1")
    table.do("1 take")
    assert table.pile == "B7"
    assert "B1" in table.hand(1).split()
    assert table.code("1 take") == "not-now", "one card a turn"


def test_where_no_discard_lies_the_player_draws() -> None:
    """The pile is never empty when a turn begins, because the turn before ended with a discard; so it is made empty."""
    table = table_with()
    state = table.state
    table.state = state.moved(pile=(), stock=(*state.stock, *state.pile))
    assert table.legal() == ("draw",)
    assert table.code("0 take") == "no-discard"
    table.do("0 draw")
    assert table.events == (DrewFromStock(0, extra=False),)
    assert (table.actor, table.state.phase) == (0, Phase.MELD)


# ---- 2: buying


def test_who_declines_draws_from_the_stock_once_nobody_has_bought() -> None:
    table = table_with()
    table.do("0 draw")
    assert table.events == (Declined(0, card("B7")),)
    assert table.view(0).counts == (12, 12, 12), "not yet"
    table.do("1 let", "2 let")
    assert list(table.events) == [LetGo(2, card("B7")), DrewFromStock(0, extra=False)]
    assert "G7" in table.hand(0).split()
    assert table.pile == "B7", "the card that nobody took stays where it is"


def test_the_others_are_asked_one_after_the_other_from_the_left_of_the_player() -> None:
    table = table_with(seats=5)
    table.do("0 draw")
    for seat in (1, 2, 3, 4):
        assert (table.actor, table.legal()) == (seat, ("buy", "let"))
        for other in {0, 1, 2, 3, 4} - {seat}:
            assert table.code(f"{other} buy") == "not-your-turn"
        table.do(f"{seat} let")
    assert (table.actor, table.state.phase) == (0, Phase.MELD)


def test_the_buyer_gets_the_card_and_one_from_the_stock_and_then_the_player_must_draw() -> None:
    table = table_with()
    table.do("0 draw", "1 buy")
    assert table.events == (Bought(1, card("B7")), DrewFromStock(1, extra=True), DrewFromStock(0, extra=False))
    assert {"B7", "G7"} <= set(table.hand(1).split())
    assert "Y7" in table.hand(0).split()
    assert (table.actor, table.state.phase, table.pile) == (0, Phase.MELD, "")
    assert table.view(0).counts == (13, 14, 12)
    assert table.view(0).buys == (0, 1, 0)


def test_a_turn_sees_one_purchase_at_most() -> None:
    table = table_with()
    table.throw("B1")
    table.do("1 draw", "2 buy")
    assert (table.actor, table.state.phase) == (1, Phase.MELD), "seat 0 is not asked for the card below"
    assert table.pile == "B7"


def test_after_a_purchase_the_player_may_not_take_the_next_discard() -> None:
    table = table_with()
    table.throw("B1")
    table.do("1 draw", "2 buy")
    assert table.code("1 take") == "after-buy"
    assert table.code("1 draw") == "not-now"


def test_the_player_himself_cannot_buy() -> None:
    table = table_with()
    table.do("0 draw")
    assert table.code("0 buy") == "not-your-turn"
    table.let()
    assert table.code("0 buy") == "not-now"


def test_a_buyer_neither_melds_nor_discards() -> None:
    table = RummyTable(OTHERS[0], SETS, OTHERS[1], up="B5", stock="G7 Y7")
    table.do("0 draw", "1 buy")
    assert table.code("1 down set R5 G5 Y5 B5 / set R8 G8 Y8") == "not-your-turn"
    assert table.code("1 discard B1") == "not-your-turn"


def test_who_is_down_may_buy() -> None:
    table = table_with()
    table.draw()
    table.do("0 down set R5 G5 Y5 / set R8 G8 Y8", "0 discard B1", "1 draw", "2 let")
    assert (table.actor, table.legal()) == (0, ("buy", "let"))
    table.do("0 buy")
    assert table.view(0).counts[0] == 6 + 2


@pytest.mark.parametrize("most", [2, 3])
def test_who_has_bought_so_often_is_not_asked_again(most: int) -> None:
    table = table_with(max_buys=most)
    bought = 0
    while bought < most:
        table.do(f"{table.actor} draw")
        while table.state.phase is Phase.BUY:
            seat = table.actor
            table.do(f"{seat} buy" if seat == 2 else f"{seat} let")
            bought += seat == 2
        table.do(f"{table.actor} discard {table.hand(table.state.on_move).split()[0]}")
    assert table.view(0).buys[2] == most
    while table.actor != 0:
        table.throw_drawn()
    table.do("0 draw", "1 let")
    assert (table.actor, table.state.phase) == (0, Phase.MELD)


def test_there_is_no_limit_of_buys_if_none_is_set() -> None:
    table = table_with()
    for _ in range(5):
        table.do(f"{table.actor} draw")
        while table.state.phase is Phase.BUY:
            seat = table.actor
            table.do(f"{seat} buy" if seat == 2 else f"{seat} let")
        table.do(f"{table.actor} discard {table.hand(table.state.on_move).split()[0]}")
        while table.actor == 2:
            table.throw_drawn()
    assert table.view(0).buys[2] == 5
    assert table.view(0).max_buys is None


def test_where_nobody_may_buy_any_more_the_player_draws_at_once() -> None:
    table = table_with(max_buys=2)
    table.state = table.state.moved(buys=(2, 2, 2))
    table.do("0 draw")
    assert table.events == (Declined(0, card("B7")), DrewFromStock(0, extra=False))


# ---- 4: the discard


def test_a_discard_ends_the_turn_and_the_next_at_the_left_begins() -> None:
    table = table_with()
    table.draw()
    table.do("0 discard B1")
    assert table.events == (Discarded(0, card("B1")),)
    assert (table.actor, table.state.phase, table.pile) == (1, Phase.TAKE, "B7 B1")
    table.throw("B2")
    assert table.actor == 2
    table.throw("B9")
    assert table.actor == 0


def test_the_card_just_taken_may_not_be_discarded_in_the_same_turn() -> None:
    table = table_with()
    table.do("0 take")
    assert table.code("0 discard B7") == "discard-taken"
    assert "discard B7" not in table.legal() and len(table.legal()) == 1 + 12
    assert table.view(0).taken is card("B7")


def test_unless_the_hand_already_held_its_twin_before() -> None:
    table = table_with(up="B10")
    table.do("0 take")
    assert table.view(0).taken is None
    table.do("0 discard B10")
    assert "B10" in table.hand(0).split()


def test_a_rook_just_taken_may_not_be_discarded_either() -> None:
    table = table_with(up="ROOK")
    table.do("0 take")
    assert table.code("0 discard ROOK") == "discard-taken"


def test_in_the_next_turn_it_may_be_discarded() -> None:
    table = table_with()
    table.do("0 take", "0 discard B1")
    table.throw("B2", "B9")
    table.draw()
    table.do("0 discard B7")
    assert table.pile.split()[-1] == "B7"


def test_a_card_drawn_from_the_stock_or_bought_may_be_discarded() -> None:
    table = table_with()
    table.do("0 draw", "1 buy", "0 discard Y7")
    table.draw()
    table.do("1 discard B7")
    assert table.pile == "Y7 B7"


def test_a_rook_may_be_discarded() -> None:
    table = table_with(hand="ROOK R5 G5 Y9 R8 G12 Y11 B1 B3 B10 Y13 R14")
    table.draw()
    table.do("0 discard ROOK")
    assert table.pile == "B7 ROOK"


def test_exactly_one_card_is_discarded_and_only_one_that_is_held() -> None:
    table = table_with()
    table.draw()
    refusal = table.refusal("0 discard Y1")
    assert (refusal.code, refusal.details) == ("not-in-hand", {"card": card("Y1")})
    with pytest.raises(NotAStep):
        table.game.parse("discard B1 B3")
    table.do("0 discard B1")
    assert table.code("0 discard B3") == "not-your-turn"


def test_nothing_is_discarded_or_laid_before_the_player_has_a_card() -> None:
    table = table_with()
    for text in ("discard B1", "down set R5 G5 Y5 / set R8 G8 Y8", "lay B1 1", "swap B1 1", "meld set B1 B1 B1", "let"):
        assert table.code(f"0 {text}") == "not-now"


def test_while_others_are_asked_nothing_else_goes_on() -> None:
    table = table_with()
    table.do("0 draw")
    assert table.code("0 discard B1") == "not-your-turn"
    assert table.code("1 take") == "not-now"
    assert table.code("1 discard B2") == "not-now"


def test_who_discards_the_last_card_is_out() -> None:
    """Rounds 1 to 10 end with a discard too (example 6)."""
    table = table_with(hand="R5 G5 Y5 B5 R5 G5 R8 G8 Y8 B8 R8 G8")
    table.draw()
    table.do("0 down set R5 G5 Y5 B5 R5 G5 / set R8 G8 Y8 B8 R8 G8")
    assert table.legal() == ("discard G7",)
    table.do("0 discard G7")
    assert [type(one) for one in table.events[:2]] == [Discarded, WentOut]
    (deal,) = table.state.deals
    assert (deal.out, deal.scores[0]) == (0, 0)


def test_a_step_of_no_contract_rummy_is_none() -> None:
    for text in ("play B1", "bid 100", "pass", "draw B1", "take B1", "buy B1", "lay B1", "lay B1 01", "lay B1 1 up"):
        with pytest.raises(NotAStep):
            Toonerville().parse(text)
