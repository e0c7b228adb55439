"""extras.md, section B: Rook Shanghai, where it is not as Toonerville."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fa_cards.rules.cards import ROOK, card
from fa_cards.rules.errors import UnknownOption, WrongSeats
from fa_cards.rules.melds import Contract
from fa_cards.rules.rummy import RookShanghai
from fa_cards.rules.rummy.events import UpcardBuried, WentOut
from tests.rules.rummy_table import RummyTable, cards_of, meld

CONTRACTS = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3))
SETS = "R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12 Y13"
RULES = RookShanghai().rules


def table_with(*hands: str, up: str = "B7", stock: str = "G7 Y7 R7", seats: int = 4, **options: Any) -> RummyTable:
    return RummyTable(*hands, kind=RookShanghai, up=up, stock=stock, seats=seats, **options)


# ---- packs and seats


@pytest.mark.parametrize(("seats", "size", "wilds"), [(4, 108, 4), (5, 108, 4), (6, 162, 6)])
def test_two_decks_for_4_and_5_three_for_6_without_fourteens_but_the_black_ones(
    seats: int, size: int, wilds: int
) -> None:
    rules = RookShanghai(None, seats).rules
    decks = wilds // 2
    assert len(rules.pack) == size
    counts = Counter(one.text for one in rules.pack)
    assert counts == {**{f"{c}{n}": decks for c in "BRGY" for n in range(1, 14)}, "B14": decks, "ROOK": decks}
    assert sum(one in rules.melds.wilds for one in rules.pack) == wilds


@pytest.mark.parametrize("seats", [3, 7])
def test_four_to_six_players(seats: int) -> None:
    with pytest.raises(WrongSeats):
        RookShanghai(None, seats)


@pytest.mark.parametrize(("seats", "stock"), [(4, 63), (5, 52), (6, 95)])
def test_seven_hands_of_eleven_cards_with_their_contracts(seats: int, stock: int) -> None:
    table = table_with(up="", stock="", seats=seats)
    for number, (sets, runs) in enumerate(CONTRACTS, start=1):
        view = table.view(0)
        assert (view.number, view.round, view.rounds) == (number, number, 7)
        assert (view.contract, view.counts) == (Contract(sets, runs), (11,) * seats)
        assert view.stock == stock and view.dealer == (seats - 1 + number - 1) % seats
        assert view.whole_hand is (number == 7)
        table.end_round()
        if number < 7:
            table.deal()
    assert table.state.finished


def test_the_options() -> None:
    assert RookShanghai().options == {"max-buys": 3, "min-naturals": 1}
    assert [RookShanghai({"max-buys": value}).rules.max_buys for value in (3, 2, None)] == [3, 2, None]
    for key, value in (("max-buys", 4), ("only-round", 1), ("extra-melds", True), ("rook-upcard", "keep")):
        with pytest.raises(UnknownOption):
            RookShanghai({key: value})


# ---- the up-card


@pytest.mark.parametrize("wild", ["ROOK", "B14"])
def test_a_wild_up_card_is_buried_in_the_stock_and_the_next_one_turned(wild: str) -> None:
    table = table_with(up=wild, stock="B7 G7")
    assert table.pile == "B7"
    assert table.state.stock[0] is card("G7") and table.state.stock[-1] is card(wild)
    assert table.happened(UpcardBuried) == [UpcardBuried(card(wild))]


def test_all_four_wilds_may_come_up() -> None:
    table = table_with(up="ROOK", stock="B14 ROOK B14 B7")
    assert table.pile == "B7"
    assert table.state.stock[-4:] == tuple(map(card, ("ROOK", "B14", "ROOK", "B14")))


# ---- melds


def fault(text: str, naturals: int = 1) -> str | None:
    return RookShanghai({"min-naturals": naturals}).rules.melds.fault(meld(text))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("set R5 ROOK B14", None),
        ("set R5 B14 B14", None),
        ("set B13 R13 G13", None),
        ("set ROOK ROOK B14", "no-natural"),
        ("run R10 R11 R12 R13", None),
        ("run R10 R11 B14 R13", None),
        ("run B10 B11 B12 B14", None),  # the wild is the black 13
        ("run B11 B12 B13 B14", "run-wrap"),  # and no black 14: there is none
        ("run B14 B11 B12 B13", None),  # but a black 10
        ("run R11 R12 R13 R1", "run-wrap"),
        ("run R13 R1 R2 R3", "run-wrap"),
        ("run R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", None),
        ("run R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 ROOK", "run-wrap"),  # 13 at most
    ],
)
def test_the_black_fourteens_and_the_rooks_are_wild_alike_and_thirteen_is_the_highest(
    text: str, code: str | None
) -> None:
    assert fault(text) == code


def test_with_two_naturals_a_meld() -> None:
    assert (fault("set R5 ROOK B14", 2), fault("set R5 G5 B14", 2)) == ("no-natural", None)


def test_a_black_14_cannot_be_laid_by_the_name_of_the_rook() -> None:
    table = table_with("R5 G5 B14 R8 G8 Y8 B1 B3 B10 G12 Y13")
    table.draw()
    refusal = table.refusal("0 down set R5 G5 ROOK / set R8 G8 Y8")
    assert (refusal.code, refusal.details) == ("not-in-hand", {"card": ROOK})
    table.do("0 down set R5 G5 B14 / set R8 G8 Y8")
    assert table.melds[0] == "set R5 G5 B14"


def test_twins_of_a_wild_are_those_of_its_name() -> None:
    """Who held a black 14 and took a Rook may not throw the Rook away."""
    table = table_with("B1 B3", "B14 R5", up="B7", stock="ROOK")
    table.draw()
    table.do("0 discard ROOK", "1 take")
    assert table.code("1 discard ROOK") == "discard-taken"
    table.do("1 discard B14")


# ---- play


def test_a_wild_is_never_exchanged_back() -> None:
    hand = "R5 R6 ROOK R8 G9 B9 Y9 R7 B1 B3 G12"
    table = table_with(up="", stock="")
    table.end_round()
    table.deal("B1", hand, up="B7", stock="G7 Y7")
    assert table.actor == 1
    table.draw()
    assert table.code("1 swap R7 1") == "swaps-off"
    assert table.code("1 down run R5 R6 ROOK R8 / set G9 B9 Y9 / swap R7 1") == "swaps-off"
    table.do("1 down run R5 R6 ROOK R8 / set G9 B9 Y9")
    assert table.code("1 swap R7 1") == "swaps-off"
    assert "swap" not in table.legal_words and not table.view(0).swaps


def test_only_the_required_melds_may_be_laid() -> None:
    table = table_with("R5 G5 Y5 R8 G8 Y8 B1 G1 Y1 G12 Y13")
    table.draw()
    table.do("0 down set R5 G5 Y5 / set R8 G8 Y8")
    assert table.code("0 meld set B1 G1 Y1") == "extra-melds-off"


def test_in_the_turn_of_going_down_one_may_play_on_others_melds() -> None:
    table = table_with("R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12 Y13", "R2 G2 Y2 R6 G6 Y6 B5 B4 B9 G10 Y11", stock="G7 Y7")
    table.draw()
    table.do("0 down set R5 G5 Y5 / set R8 G8 Y8", "0 discard Y13")
    table.draw()
    table.do("1 down set R2 G2 Y2 / set R6 G6 Y6", "1 lay B5 1", "1 discard Y11")
    assert table.melds[0] == "set R5 G5 Y5 B5"


def test_buying_is_as_in_toonerville_three_times_a_hand_at_most() -> None:
    table = table_with(SETS)
    table.do("0 draw", "1 let", "2 buy")
    assert table.view(0).counts == (12, 11, 13, 11)
    table.do(f"0 discard {table.hand(0).split()[0]}")
    table.state = table.state.moved(buys=(0, 0, 3, 0))
    table.do("1 draw")
    assert table.actor == 3, "seat 2 has bought three times and is not asked"
    table.do("3 let", "0 let")
    assert table.actor == 1


def test_the_stock_is_renewed_twice_as_in_toonerville() -> None:
    table = table_with("B1 B2 B3 B4 B5 B6 B8 B9 B10 B11 B12", up="R1", stock="")
    for _ in range(2):
        table.throw_drawn(len(table.state.stock))
        table.draw()
        table.restock()
        table.do(f"{table.actor} discard {table.state.got[table.state.on_move][-1].text}")
    table.throw_drawn(len(table.state.stock))
    table.draw()
    assert table.state.deals[0].out is None


# ---- hand 7


def seventh(hand: str, stock: str, up: str = "B7") -> RummyTable:
    """The seventh hand; seat 2 is the first to play."""
    table = table_with(up="", stock="")
    for _ in range(5):
        table.end_round()
        table.deal()
    table.end_round()
    table.deal("B1", "B1", hand, up=up, stock=stock)
    assert table.actor == 2 and table.view(2).round == 7
    return table


def test_hand_7_is_three_runs_of_all_twelve_cards_in_one_turn_without_a_discard() -> None:
    table = seventh("R1 R2 R3 R4 G5 G6 G7 G8 Y9 Y10 Y11", stock="Y12")
    table.draw()
    assert table.code("2 down run R1 R2 R3 R4 / run G5 G6 G7 G8") == "contract"
    table.do("2 down run R1 R2 R3 R4 / run G5 G6 G7 G8 / run Y9 Y10 Y11 Y12")
    assert table.happened(WentOut) == [WentOut(2)]
    assert table.state.finished and table.state.deals[-1].scores[2] == 0


def test_a_card_over_makes_it_illegal() -> None:
    table = seventh("R1 R2 R3 R4 G5 G6 G7 G8 Y9 Y10 Y11", stock="R13 Y12 B9 G13 B13 B12")
    table.draw()
    table.do("2 discard R13", "3 draw", "0 let", "1 let", "2 buy", "3 discard B9")
    table.throw_drawn(2)
    table.draw()
    assert len(table.hand(2).split()) == 14
    text = "2 down run R1 R2 R3 R4 / run G5 G6 G7 G8 / run Y9 Y10 Y11 Y12"
    assert table.code(text) == "last-round-discard"


# ---- scoring


def test_1_to_9_count_5_10_to_13_count_10_and_every_wild_25() -> None:
    points = RULES.melds.points
    assert points(cards_of("R1 R9 R10 R13 ROOK B14")) == 5 + 5 + 10 + 10 + 25 + 25
    # 4 colours of nine cards at 5 and four at 10, and two wilds, a deck
    assert points(RULES.pack) == 2 * (4 * (9 * 5 + 4 * 10) + 50)
    assert points(RookShanghai(None, 6).rules.pack) == 3 * (4 * (9 * 5 + 4 * 10) + 50)


def test_the_lowest_total_wins() -> None:
    assert RookShanghai.lowest_wins and RookShanghai(None, 6).partners(5) == (5,)
