"""toonerville.md, sections 1 and 2: packs, seats, the deal, the up-card, the eleven contracts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_ROOK_57, ROOK, cards
from fa_cards.rules.errors import UnknownOption, WrongSeats
from fa_cards.rules.melds import Contract
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.rummy.events import UpcardBuried
from tests.rules.rummy_table import RummyTable
from tests.rules.tables import AnyTable

CONTRACTS = {
    1: (12, 2, 0),
    2: (12, 1, 1),
    3: (12, 0, 2),
    4: (12, 3, 0),
    5: (12, 2, 1),
    6: (12, 1, 2),
    7: (12, 4, 0),
    8: (12, 0, 3),
    9: (15, 5, 0),
    10: (16, 0, 4),
    11: (12, 2, 2),
}
"""Cards dealt, sets and runs of each round."""


# ---- packs and seats


@pytest.mark.parametrize(("seats", "size"), [(3, 171), (4, 228), (5, 285)])
def test_as_many_decks_as_players_all_57_cards_each(seats: int, size: int) -> None:
    pack = Toonerville(None, seats).rules.pack
    assert len(pack) == size
    assert Counter(pack) == dict.fromkeys(PACK_ROOK_57, seats)
    assert pack.count(ROOK) == seats


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(WrongSeats) as raised:
        Toonerville(None, seats)
    assert raised.value.details == {"counts": (3, 4, 5)}


def test_each_for_himself() -> None:
    assert [Toonerville(None, 3).partners(seat) for seat in range(3)] == [(0,), (1,), (2,)]


@pytest.mark.parametrize("words", ["one too few", "one too many"])
def test_a_pack_of_another_size_is_no_step(words: str) -> None:
    table = AnyTable(Toonerville(None, 3))
    table.do("dealer 0")
    names = [one.text for one in Toonerville(None, 3).rules.pack]
    wrong = names[1:] if words == "one too few" else [*names, "ROOK"]
    with pytest.raises(ValueError, match="not-a-step"):
        table.game.parse(" ".join(["pack", *wrong]))


def test_a_pack_with_a_card_once_too_often_is_refused() -> None:
    table = AnyTable(Toonerville(None, 3))
    table.do("dealer 0")
    names = [one.text for one in Toonerville(None, 3).rules.pack]
    assert names[0] == "B1"
    assert table.code(" ".join(["pack", "ROOK", *names[1:]])) == "wrong-pack"


# ---- the deal


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("dealer", [0, 2])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left_who_also_begins(seats: int, dealer: int) -> None:
    table = AnyTable(Toonerville(None, seats))
    pack = Toonerville(None, seats).rules.pack
    table.do(f"dealer {dealer}", Pack(pack).text)
    places = table.state.places()
    for step in range(seats):
        seat = (dealer + 1 + step) % seats
        assert Counter(places[f"hand {seat}"]) == Counter(pack[step : 12 * seats : seats])
    assert places["pile"] == pack[12 * seats : 12 * seats + 1], "the top card is turned up"
    assert places["stock"] == pack[12 * seats + 1 :]
    assert table.state.actor == (dealer + 1) % seats


@pytest.mark.parametrize(("seats", "stocks"), [(3, (134, 125, 122)), (4, (179, 167, 163)), (5, (224, 209, 204))])
def test_the_stock_after_a_deal_of_12_15_and_16(seats: int, stocks: tuple[int, ...]) -> None:
    for number, left in zip((1, 9, 10), stocks, strict=True):
        assert RummyTable(seats=seats, only_round=number).view(0).stock == left


def test_the_dealing_passes_to_the_left() -> None:
    table = RummyTable()
    for number in range(11):
        assert table.view(0).dealer == (2 + number) % 3
        assert table.actor == number % 3
        table.end_round()
        if number < 10:
            table.deal()
    assert table.state.finished


# ---- contracts


def test_eleven_rounds_with_their_deals_and_contracts() -> None:
    table = RummyTable()
    for number, (hand, sets, runs) in CONTRACTS.items():
        view = table.view(1)
        assert (view.number, view.round, view.rounds) == (number, number, 11)
        assert (view.contract, len(view.hand)) == (Contract(sets, runs), hand)
        assert view.counts == (hand,) * 3
        table.end_round()
        if number < 11:
            table.deal()
    assert table.state.finished
    assert [one.number for one in table.state.deals] == list(CONTRACTS)


@pytest.mark.parametrize(("number", "fewest"), list(enumerate((6, 7, 8, 9, 10, 11, 12, 12, 15, 16, 14), start=1)))
def test_the_fewest_cards_of_each_contract(number: int, fewest: int) -> None:
    assert RummyTable(only_round=number).view(0).contract.cards == fewest


@pytest.mark.parametrize(("deal", "fewest_buys"), [(12, 1), (14, 0)])
def test_round_11_is_dealt_12_or_14_and_with_12_nobody_goes_out_without_a_buy(deal: int, fewest_buys: int) -> None:
    view = RummyTable(only_round=11, round_11_deal=deal).view(0)
    assert len(view.hand) == deal
    after_the_draw = [deal + 1 + 2 * buys for buys in range(3)]
    assert [size >= view.contract.cards for size in after_the_draw].index(True) == fewest_buys


def test_the_deal_of_round_11_changes_no_other_round() -> None:
    table = RummyTable(round_11_deal=14)
    sizes = []
    for _ in range(10):
        sizes.append(len(table.view(0).hand))
        table.end_round()
        table.deal()
    assert [*sizes, len(table.view(0).hand)] == [*[12] * 8, 15, 16, 14]


@pytest.mark.parametrize("number", [1, 2, 9, 11])
def test_the_match_may_be_one_round_alone(number: int) -> None:
    table = RummyTable(only_round=number)
    hand, sets, runs = CONTRACTS[number]
    view = table.view(0)
    assert (view.number, view.round, len(view.hand)) == (1, number, hand)
    assert view.contract == Contract(sets, runs)
    table.end_round()
    assert table.state.finished
    (deal,) = table.state.deals
    assert (deal.number, deal.round, deal.contract) == (1, number, Contract(sets, runs))


# ---- the up-card


def test_a_rook_that_is_turned_up_stays_and_may_be_taken() -> None:
    table = RummyTable(up="ROOK", stock="B7")
    assert table.pile == "ROOK"
    table.do("0 take")
    assert "ROOK" in table.hand(0)


def test_a_rook_that_is_turned_up_may_be_bought() -> None:
    table = RummyTable(up="ROOK", stock="B7 G7")
    table.do("0 draw", "1 buy")
    assert "ROOK" in table.hand(1)


def test_a_rook_that_is_turned_up_is_buried_where_the_option_says_so() -> None:
    table = RummyTable(up="ROOK", stock="B7 G7", rook_upcard="bury")
    assert table.pile == "B7"
    assert table.state.stock[:1] == cards("G7") and table.state.stock[-1] is ROOK
    assert table.view(0).stock == 134
    assert table.happened(UpcardBuried) == [UpcardBuried(ROOK)]


def test_every_rook_that_comes_up_is_buried() -> None:
    table = RummyTable(up="ROOK", stock="ROOK ROOK B7", rook_upcard="bury")
    assert table.pile == "B7"
    assert table.state.stock[-3:] == (ROOK, ROOK, ROOK)
    assert len(table.happened(UpcardBuried)) == 3


def test_no_other_card_is_buried() -> None:
    table = RummyTable(up="B7", stock="ROOK", rook_upcard="bury")
    assert table.pile == "B7" and not table.happened(UpcardBuried)


# ---- options


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("only-round", (0, 12, "1", True)),
        ("round-11-deal", (13, None)),
        ("max-buys", (0, 1, 4)),
        ("min-naturals", (0, 3, None)),
        ("contiguous-runs", (1, None)),
        ("extra-melds", (0,)),
        ("layoff-same-turn", ("true",)),
        ("swap-requires-down", (None,)),
        ("rook-upcard", ("take", True)),
    ],
)
def test_options_take_no_other_values(key: str, wrong: tuple[Any, ...]) -> None:
    for value in wrong:
        with pytest.raises(UnknownOption):
            Toonerville({key: value})


def test_what_is_not_said_is_at_its_default() -> None:
    assert Toonerville().options == {
        "only-round": None,
        "round-11-deal": 12,
        "max-buys": None,
        "min-naturals": 1,
        "contiguous-runs": True,
        "extra-melds": False,
        "layoff-same-turn": True,
        "swap-requires-down": False,
        "rook-upcard": "keep",
    }


def test_before_the_deal_there_is_a_dealer_and_a_pack() -> None:
    table = AnyTable(Toonerville(None, 3))
    assert table.state.view(0).phase is Phase.DEALER
    assert table.code("dealer 3") == "no-such-seat"
    table.do("dealer 2")
    assert table.state.view(0).phase is Phase.PACK
    assert table.code("0 take") == "not-your-turn"
