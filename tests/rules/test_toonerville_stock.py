"""toonerville.md, section 4.5: the stock that runs out, is renewed twice, and then the round is dead."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fa_cards.rules.chance import Dice
from fa_cards.rules.events import DealScored
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy.events import Bought, Declined, DrewFromStock, RoundDead, StockRenewed, WentOut
from tests.rules.rummy_table import RummyTable, card_of, cards_of

HANDS = ("B1 B1 B2 B2 B3 B3 B4 B4 B5 B5 B6 B6", "R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6", "G1 G1 G2 G2 G3 G3 G4 G4 G5 G5")


def played_down(left: int = 0, **options: Any) -> RummyTable:
    """A table at which every card of the stock but so many was drawn and thrown away again."""
    table = RummyTable(*HANDS, up="Y7", **options)
    table.throw_drawn(134 - left)
    assert len(table.state.stock) == left and len(table.state.pile) == 135 - left
    return table


# ---- when it is due


def test_all_discards_but_the_top_one_become_the_new_stock_when_a_card_must_come_from_an_empty_one() -> None:
    table = played_down()
    before = table.state
    seat = before.on_move
    assert before.phase is Phase.TAKE, "an empty stock alone renews nothing"
    table.draw()
    assert (table.actor, table.phase) == (None, Phase.RESTOCK)
    assert table.legal() == ("restock",)
    table.restock()
    assert table.events == (StockRenewed(134), DrewFromStock(seat, extra=False))
    assert table.state.pile == before.pile[-1:]
    assert len(table.state.stock) == 133
    assert Counter((*table.state.stock, *table.state.hands[seat])) == Counter((*before.pile[:-1], *before.hands[seat]))
    assert (table.actor, table.phase, table.view(0).restocks) == (seat, Phase.MELD, 1)


def test_the_stock_is_the_restock_from_the_top() -> None:
    table = played_down()
    table.draw()
    order = sorted(table.state.pile[:-1], key=lambda one: one.text)
    seat = table.state.playing
    table.restock(" ".join(one.text for one in order))
    assert table.state.got[seat] == (order[0],)
    assert table.state.stock == tuple(order[1:])


def test_it_is_not_due_where_the_player_takes_the_top_discard() -> None:
    table = played_down()
    table.do(f"{table.actor} take")
    assert table.phase is Phase.MELD and table.state.restocks == 0


def test_it_is_due_between_the_declined_card_and_its_sale_only_when_a_card_is_drawn() -> None:
    """The others are asked first; the bought card is no discard any more when the stock is renewed."""
    table = played_down()
    player = table.state.on_move
    buyer = (player + 1) % 3
    top, below = table.state.pile[-1], table.state.pile[-2]
    table.do(f"{player} draw")
    assert list(table.events) == [Declined(player, top)] and table.legal() == ("buy", "let")
    table.do(f"{buyer} buy")
    assert table.events == (Bought(buyer, top),)
    assert (table.actor, table.phase) == (None, Phase.RESTOCK)
    assert table.code("restock " + " ".join(one.text for one in table.state.pile)) == "wrong-pack"
    table.restock()
    assert list(table.events) == [
        StockRenewed(133),
        DrewFromStock(buyer, extra=True),
        DrewFromStock(player, extra=False),
    ]
    assert table.state.pile == (below,)
    assert (table.actor, table.phase) == (player, Phase.MELD)


def test_it_may_be_due_between_the_buyers_card_and_the_players() -> None:
    table = played_down(left=1)
    player = table.state.on_move
    buyer = (player + 1) % 3
    (last,) = table.state.stock
    table.do(f"{player} draw", f"{buyer} buy")
    assert [type(one) for one in table.events] == [Bought, DrewFromStock]
    assert table.state.got[buyer][-1] is last and table.actor is None
    table.restock()
    assert list(table.events) == [StockRenewed(132), DrewFromStock(player, extra=False)]
    assert table.actor == player and "discard" in table.legal_words


@pytest.mark.parametrize("wrong", ["one too few", "the top one too", "another card"])
def test_another_restock_is_refused(wrong: str) -> None:
    table = played_down()
    table.draw()
    names = [one.text for one in table.state.pile]
    some = {"one too few": names[1:-1], "the top one too": names, "another card": ["B1", *names[1:-1]]}[wrong]
    assert table.code(" ".join(["restock", *some])) == "wrong-pack"
    assert table.code("0 discard B1") == "not-your-turn"


def test_nobody_renews_a_stock_that_is_not_empty() -> None:
    table = RummyTable(*HANDS)
    assert table.code("restock B1") == "not-your-turn"


# ---- how often


def test_twice_a_round_and_then_the_round_is_dead_at_once() -> None:
    """Example 7: no finisher, and all hands are charged."""
    table = played_down()
    for restocks in (1, 2):
        table.draw()
        table.restock()
        assert table.view(0).restocks == restocks
        table.do(f"{table.actor} discard {table.state.got[table.state.on_move][-1].text}")
        table.throw_drawn(len(table.state.stock))
    seat = table.state.on_move
    hands = [table.state.rules.melds.points(hand) for hand in table.state.hands]
    table.do(f"{seat} draw", f"{(seat + 1) % 3} let", f"{(seat + 2) % 3} let")
    assert [type(one) for one in table.events[1:]] == [RoundDead, DealScored]
    (deal,) = table.state.deals
    assert (deal.out, list(deal.scores)) == (None, hands)
    assert not table.happened(WentOut)
    assert table.view(0).phase is Phase.PACK and table.view(0).number == 2


def test_each_round_has_its_own_two() -> None:
    table = played_down()
    table.draw()
    table.restock()
    assert table.state.restocks == 1
    table.state = table.state.moved(restocks=2)
    table.do(f"{table.actor} discard {table.state.got[table.state.on_move][-1].text}")
    table.end_round()
    table.deal()
    assert table.view(0).restocks == 0


def test_example_7_hands_of_45_60_and_30_are_all_charged() -> None:
    table = RummyTable(*HANDS)
    table.leave_stock(0, pile=1)
    hands = (cards_of("R10 G11 Y12 B13 B5"), cards_of("ROOK R10 G11 Y12 R1"), cards_of("B1 B2 B3 B4 B5 B6"))
    table.state = table.state.moved(hands=hands)
    table.draw()
    (deal,) = table.state.deals
    assert (deal.out, deal.scores) == (None, (45, 60, 30))


def test_where_no_discard_but_the_top_one_is_left_the_round_is_dead_the_first_time() -> None:
    table = RummyTable(*HANDS)
    table.leave_stock(0, pile=1)
    table.draw()
    assert table.state.deals[0].out is None


def test_a_buyer_keeps_the_card_that_he_bought_in_a_dead_round() -> None:
    table = RummyTable(*HANDS, up="Y7")
    table.leave_stock(0, pile=1)
    assert table.pile == "Y7"
    table.do("0 draw", "1 let", "2 buy")
    assert [type(one) for one in table.events] == [Bought, RoundDead, DealScored]
    (deal,) = table.state.deals
    assert card_of("Y7") in deal.left[2] and len(deal.left[2]) == 13
    assert deal.scores[2] == sum(5 if one.rank < 10 else 10 for one in deal.left[2])


def test_a_buyer_keeps_both_where_the_stock_ends_with_his_card() -> None:
    table = RummyTable(*HANDS, up="Y7", stock="Y8")
    table.leave_stock(1, pile=1)
    table.do("0 draw", "1 let", "2 buy")
    assert [type(one) for one in table.events] == [Bought, DrewFromStock, RoundDead, DealScored]
    assert set(cards_of("Y7 Y8")) <= set(table.state.deals[0].left[2])


def test_a_purchase_leaves_too_few_discards_to_renew_the_stock() -> None:
    """With two discards the upper one is sold, and the one that is left is the top."""
    table = RummyTable(*HANDS, up="Y7")
    table.throw("B1")
    table.leave_stock(0)
    assert table.pile == "Y7 B1"
    table.do("1 draw", "2 buy")
    assert table.state.deals[0].out is None
    again = RummyTable(*HANDS, up="Y7")
    again.throw("B1")
    again.leave_stock(0)
    again.do("1 draw", "2 let", "0 let")
    assert again.state.phase is Phase.RESTOCK, "and unsold it is renewed with a single card"
    again.restock()
    assert again.state.got[1] == cards_of("Y7") and again.pile == "B1"


def test_the_table_renews_it_in_any_order_by_chance() -> None:
    table = played_down()
    table.draw()
    one, other = (table.state.chance(Dice(seed)) for seed in ("a", "b"))
    assert one != other
    table.state.verify(None, one)
    table.state.verify(None, other)
