"""Each line of toonerville.md, section 9, 'Pitfalls', as a test; most of them are held in other files at length too."""

from __future__ import annotations

import pytest

from fa_cards.bots import make
from fa_cards.rules.cards import ROOK, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.melds import Contract
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.rummy.solver import best, lay_offs
from tests.rules.rummy_table import RummyTable, meld

RULES = Toonerville().rules.melds


def test_treating_twins_as_told_apart() -> None:
    """Which of two red fives came from the pile is nobody's question: either may be thrown away."""
    table = RummyTable("R5 G1 G2", up="R5")
    table.do("0 take")
    assert [text for text in table.legal() if "R5" in text] == ["discard R5"]
    assert table.legal().count("discard R5") == 1


def test_letting_a_wild_float() -> None:
    """11-12-13-Rook stays 14 when a card is laid off that a Rook as 10 would ask for."""
    table = RummyTable("R11 R12 R13 ROOK G5 B5 Y5 R10 R9 B1 B1 B2", up="B7", stock="Y3", only_round=2)
    table.draw()
    table.do("0 down run R11 R12 R13 ROOK / set G5 B5 Y5", "0 lay R10 1", "0 lay R9 1")
    assert table.melds[0] == "run R9 R10 R11 R12 R13 ROOK"
    assert list(RULES.numbers(table.state.melds[0])) == [9, 10, 11, 12, 13, 14]


def test_offering_a_rook_from_a_set() -> None:
    table = RummyTable("R11 R12 R13 R14 G5 B5 ROOK Y5 B1 B1 B2 B2", up="B7", stock="Y3", only_round=2)
    table.draw()
    table.do("0 down run R11 R12 R13 R14 / set G5 B5 ROOK")
    assert not [text for text in table.legal() if text.startswith("swap")]
    assert table.code("0 swap Y5 2") == "set-rook"


def test_committing_a_swap_before_knowing_that_the_contract_can_be_laid() -> None:
    table = RummyTable("R5 R6 ROOK R8 G9 B9 Y9", "R7 Y2 Y3 Y4 Y5 G11", up="B7", stock="Y13 Y14", only_round=2)
    table.draw()
    table.do("0 down run R5 R6 ROOK R8 / set G9 B9 Y9", f"0 discard {table.hand(0).split()[0]}")
    table.draw()
    before = table.state
    for refused in ("set G11 ROOK", "set G11 G11 ROOK", "set G11 Y2 ROOK"):
        assert table.code(f"1 down run Y2 Y3 Y4 Y5 / {refused} / swap R7 1")
        assert table.state is before
    assert table.melds[0] == "run R5 R6 ROOK R8" and "R7" in table.hand(1).split()


def test_a_greedy_meld_finder_that_misses_the_split_of_a_run_of_eight() -> None:
    found = best(cards("R3 R4 R5 R6 R7 R8 R9 R10 G1"), Contract(0, 2), RULES)
    assert found is not None
    assert [one.text for one in found.melds] == ["run R3 R4 R5 R6", "run R7 R8 R9 R10"]


def test_a_greedy_meld_finder_that_misses_where_the_rook_goes() -> None:
    """The Rook makes a long run longer, but without it there are no two sets."""
    found = best(cards("R5 G5 ROOK R6 R7 R8 B9 G9 Y9"), Contract(2, 0), RULES)
    assert found is not None
    assert sorted(one.text for one in found.melds) == ["set B9 G9 Y9", "set R5 G5 ROOK"]
    overlapping = best(cards("R4 R5 R6 R7 G5 Y5 B1 B2 B3 ROOK"), Contract(1, 1), RULES)
    assert overlapping is not None


def test_a_lay_off_that_does_not_move_the_end_of_the_run() -> None:
    table = RummyTable("R5 R6 R7 R8 G9 B9 Y9 R9 R9 R10 B1 B2", up="B7", stock="Y3", only_round=2)
    table.draw()
    table.do("0 down run R5 R6 R7 R8 / set G9 B9 Y9")
    assert "lay R10 1" not in table.legal()
    table.do("0 lay R9 1")
    assert "lay R10 1" in table.legal() and "lay R9 1" not in table.legal()


def test_putting_a_single_at_the_first_fit_although_another_spot_lets_more_cards_go() -> None:
    """The nine fits the set, which comes first, but on the run it lets the ten and eleven follow."""
    table = (meld("set G9 B9 Y9"), meld("run R5 R6 R7 R8"))
    lays, left = lay_offs(cards("R9 R10 R11 B1"), table, RULES)
    assert [one.text for one in lays] == ["lay R9 2", "lay R10 2", "lay R11 2"]
    assert left == cards("B1")


def test_an_ambiguous_target() -> None:
    table = RummyTable("R5 R6 R7 R8 G9 B9 Y9 R9 B1 B1 B2 B2", up="B7", stock="Y3", only_round=2)
    table.draw()
    table.do("0 down run R5 R6 R7 R8 / set G9 B9 Y9")
    assert [text for text in table.legal() if text.startswith("lay R9")] == ["lay R9 1", "lay R9 2"]
    with pytest.raises(ValueError, match="not-a-step"):
        table.game.parse("lay R9")


def test_buying_by_speed_of_reaction() -> None:
    """Example 9: seats 0 and 4 want the card that seat 2 declines; asked are 3, 4, 0, 1, and 4 gets it."""
    table = RummyTable(seats=5, up="B7")
    table.throw_drawn(2)
    stock = table.state.stock
    top = table.state.pile[-1]
    table.do("2 draw")
    assert table.code("0 buy") == table.code("4 buy") == "not-your-turn", "however soon they call"
    table.do("3 let", "4 buy")
    assert table.state.got[4] == (top, stock[0])
    assert table.state.got[2] == (stock[1],)
    assert table.state.buys == (0, 0, 0, 0, 1) and table.actor == 2


def test_a_buyer_who_draws_before_the_purchase_is_settled() -> None:
    table = RummyTable(up="B7")
    before = table.state.stock
    table.do("0 draw")
    assert table.state.stock == before
    table.do("1 let")
    assert table.state.stock == before
    table.do("2 buy")
    assert table.state.stock == before[2:]


def test_the_player_still_allowed_to_take_the_next_discard_after_a_sale() -> None:
    table = RummyTable(up="B7")
    table.throw_drawn()
    table.do("1 draw", "2 buy")
    assert table.pile == "B7" and table.code("1 take") == "after-buy"


def test_ending_the_turn_with_no_card_before_the_discard_in_round_11() -> None:
    """There the last card is never thrown away: no hand is smaller than dealt until it is laid whole."""
    hand = "R1 R2 R3 R4 G5 G6 G7 G8 B9 G9 Y9 R12 G12 Y12"
    table = RummyTable(hand, up="B3", stock="B14", only_round=11, round_11_deal=14)
    table.draw()
    text = "0 down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set B9 G9 Y9 / set R12 G12 Y12"
    assert table.code(text) == "last-round-discard"


def test_requiring_a_discard_to_go_out_in_rounds_1_to_10() -> None:
    table = RummyTable("R5 G5 Y5 B5 R5 G5 R8 G8 Y8 B8 R8 G8", up="B7", stock="Y8")
    table.draw()
    table.do("0 down set R5 G5 Y5 B5 R5 G5 / set R8 G8 Y8 B8 R8 G8 Y8")
    assert table.state.deals[0].out == 0


@pytest.mark.parametrize("text", ["run R12 R13 R14 R1", "run R13 R14 R1 R2", "run R14 R1 R2 R3"])
def test_a_1_after_14(text: str) -> None:
    assert RULES.fault(meld(text)) == "run-wrap"
    assert best(meld(text).cards, Contract(0, 1), RULES) is None


def test_a_deadlock_when_the_stock_runs_dry() -> None:
    table = RummyTable(up="Y7")
    steps = 0
    while not table.state.deals:
        steps += 1
        if table.phase is Phase.RESTOCK:
            table.restock()
        elif table.phase is Phase.MELD:
            table.do(f"{table.actor} discard {table.state.got[table.state.on_move][-1].text}")
        else:
            table.draw()
    assert table.state.deals[0].out is None and steps > 3 * 134


def test_round_11_that_can_never_end_because_bots_do_not_buy() -> None:
    """Dealt 12, nobody goes out without a buy: in matches between easy bots each sees some."""
    game = Toonerville({"only-round": 11}, 3)
    bot, out = make(game.key, "easy"), 0
    for number in range(4):
        dice = Dice(f"pitfall {number}")
        state = game.start()
        bought = 0
        while not state.finished:
            seat = state.actor
            action = state.chance(dice) if seat is None else bot.choose(state.view(seat), dice)
            bought += action.word == "buy"
            state, _ = state.apply(seat, action)
        assert bought
        out += state.deals[0].out is not None
    assert out >= 2


def test_scoring_10_as_5() -> None:
    assert [RULES.points(cards(name)) for name in ("R9", "R10", "R14", "R1")] == [5, 10, 10, 5]
    assert RULES.points((ROOK,)) == 25
