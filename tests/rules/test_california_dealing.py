"""california_jack.md, section 1: the deal, the stock, and who draws what before whose eyes."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.cards import PACK_52, Suit, card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import Dealt, PackReady
from fa_cards.rules.fours import CaliforniaFives, CaliforniaGame, CaliforniaJack, CaliforniaState, ShastaSam
from fa_cards.rules.fours.events import Drew, StockOpened, TrumpTurned
from fa_cards.rules.phases import Phase
from tests.rules.fours_table import CaliforniaTable, texts
from tests.rules.tables import AnyTable

STOCK = "5H KD 4C 9H AH 2D"
"""The stock of these tests begins so: hearts are trump."""

MINE = "AC KC 3D 7S 8S 9S"
OTHERS = "QC JC TD 2S 3S 4S"
"""Hands without trump; seat 0 leads."""


def table(*, kind: type[CaliforniaGame] = CaliforniaJack, **named: Any) -> CaliforniaTable:
    return CaliforniaTable(kind, MINE, OTHERS, stock=STOCK, **named)


# ---- the pack and the deal


def test_six_cards_each_and_forty_are_left() -> None:
    state = table().state
    assert [len(state.places()[place]) for place in ("hand 0", "hand 1", "top", "stock")] == [6, 6, 1, 39]
    assert state.view(0).counts == (6, 6)
    assert state.view(1).stock == 40


@pytest.mark.parametrize(
    ("packet", "dealer", "first"),
    [
        # top card first; by which seat each of the first twelve is taken
        (1, 1, "010101010101"),
        (1, 0, "101010101010"),
        (3, 1, "000111000111"),
        (3, 0, "111000111000"),
    ],
)
def test_one_or_three_at_a_time_the_dealers_opponent_first(packet: int, dealer: int, first: str) -> None:
    match = AnyTable(CaliforniaJack({"packet": packet}))
    match.do(f"dealer {dealer}", f"pack {texts(PACK_52)}")
    for seat in range(2):
        hand = {one for one, by in zip(PACK_52, first, strict=False) if by == str(seat)}
        assert set(match.state.places()[f"hand {seat}"]) == hand
    assert match.state.stock == PACK_52[12:]


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("packet", "turns"), [(1, "012301230123012301230123"), (3, "000111222333000111222333")])
def test_four_get_six_each_from_the_dealers_left_on_and_28_are_left(packet: int, turns: str, dealer: int) -> None:
    match = AnyTable(CaliforniaFives({"packet": packet}, 4))
    match.do(f"dealer {dealer}", f"pack {texts(PACK_52)}")
    for step in range(4):
        hand = {one for one, by in zip(PACK_52, turns, strict=False) if by == str(step)}
        assert set(match.state.places()[f"hand {(dealer + 1 + step) % 4}"]) == hand
    assert match.state.stock == PACK_52[24:]
    assert len(match.state.stock) == 28
    assert match.state.actor == (dealer + 1) % 4


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_non_dealer_leads_any_card(dealer: int) -> None:
    match = CaliforniaTable(CaliforniaJack, "2S AH KH TC 5D 9C", "3S QH JH 8C 6D 7C", stock="2H", dealer=dealer)
    assert match.state.actor == 1 - dealer
    hand = match.hand(1 - dealer)
    assert set(match.legal()) == {f"play {name}" for name in hand}
    assert len(hand) == 6


# ---- trump and the top of the stock


def test_the_top_card_of_the_stock_fixes_trump_and_is_seen_by_all() -> None:
    match = table()
    assert match.events[:2] == (PackReady(1), Dealt(1, 1))
    assert match.events[2:] == (TrumpTurned(card("5H")),)
    for seat in (0, 1):
        view = match.state.view(seat)
        assert (view.trump, view.turned, view.top, view.stock) == (Suit.HEARTS, card("5H"), card("5H"), 40)


def test_trump_is_not_the_bottom_card() -> None:
    match = CaliforniaTable(CaliforniaJack, MINE, OTHERS, stock="6S")
    assert match.state.stock[-1] is card("AD")
    assert match.state.trump is Suit.SPADES


def test_the_winner_draws_the_trump_card_itself_then_the_loser_the_next_and_a_third_is_opened() -> None:
    match = table()
    match.do("0 play AC")
    assert match.state.view(0).stock == 40, "nobody draws before the trick is whole"
    match.do("1 play QC")
    assert match.events[2:] == (Drew(0, card("5H")), Drew(1, card("KD")), StockOpened(card("4C")))
    assert "5H" in match.hand(0)
    assert "KD" in match.hand(1)
    view = match.state.view(0)
    assert (view.top, view.stock, view.turned, view.trump) == (card("4C"), 38, card("5H"), Suit.HEARTS)
    assert view.counts == (6, 6)


def test_the_second_player_draws_first_where_he_wins() -> None:
    match = table()
    match.do("0 play 3D", "1 play TD")
    assert match.state.tricks[0].winner == 1
    assert match.events[2:4] == (Drew(1, card("5H")), Drew(0, card("KD")))
    assert match.state.actor == 1, "the winner leads"


def test_the_suit_stays_trump_for_the_whole_deal_whatever_lies_on_top() -> None:
    match = table()
    while match.waits_for(Phase.PLAY):
        assert match.state.trump is Suit.HEARTS
        match.do(f"{match.state.actor} {match.legal()[0]}")
    assert match.state.deals[0].trump is Suit.HEARTS


# ---- what each seat knows


def test_what_was_drawn_face_up_is_known_to_both_until_it_is_played() -> None:
    match = table()
    match.do("0 play AC", "1 play QC")
    for seat in (0, 1):
        assert match.state.view(seat).known == (cards("5H"), cards("KD"))
    assert match.state.known_to_all() == {"hand 0": cards("5H"), "hand 1": cards("KD")}
    match.do("0 play KC")
    for seat in (0, 1):
        assert match.state.view(seat).known == (cards("5H"), cards("KD"))
    match.do("1 play JC")
    for seat in (0, 1):
        assert match.state.view(seat).known == (cards("4C 5H"), cards("9H KD"))
    match.do("0 play 5H")
    for seat in (0, 1):
        assert match.state.view(seat).known == (cards("4C"), cards("9H KD"))
    match.do("1 play 9H")
    # seat 1 won: it drew the ace of hearts, seat 0 the two of diamonds
    for seat in (0, 1):
        assert match.state.view(seat).known == (cards("2D 4C"), cards("KD AH"))


def test_the_dealt_cards_of_the_other_seat_are_in_no_view() -> None:
    match = table()
    match.do("0 play AC", "1 play QC")
    assert set(match.state.view(0).hand) == set(cards("KC 3D 7S 8S 9S 5H"))
    shown = repr(match.state.view(0))
    assert not [name for name in ["JC", "TD", "2S", "3S", "4S"] if name in shown]


def test_the_deeper_cards_of_the_stock_are_in_no_view() -> None:
    """Two matches whose stocks differ below the top card look the same to both seats, until the cards come up."""
    first = CaliforniaTable(CaliforniaJack, MINE, OTHERS, stock="5H KD 4C 9H")
    second = CaliforniaTable(CaliforniaJack, MINE, OTHERS, stock="5H AS 2H JD")
    for seat in (0, 1):
        assert first.state.view(seat) == second.state.view(seat)
    for match in (first, second):
        match.do("0 play AC")
    for seat in (0, 1):
        assert first.state.view(seat) == second.state.view(seat)
    for match in (first, second):
        match.do("1 play QC")
    assert first.state.view(0) != second.state.view(0)


@pytest.mark.parametrize("face_up", [True, False])
def test_the_places_say_which_cards_lie_open(face_up: bool) -> None:
    state = table().state if face_up else table(kind=ShastaSam, turn_up="9H").state
    assert state.sees(0, "top") and state.sees(1, "top")
    assert not state.sees(0, "stock") and not state.sees(0, "hand 1")
    assert state.places()["top"] == (cards("5H") if face_up else ())


# ---- the end of the stock


@pytest.mark.parametrize(("kind", "seats", "drawn", "whole"), [
    (CaliforniaJack, 2, 20, 26),
    (ShastaSam, 2, 20, 26),
    (CaliforniaFives, 2, 20, 26),
    (CaliforniaFives, 4, 7, 13),
])  # fmt: skip
def test_so_many_tricks_with_draws_then_the_last_six_cards(
    kind: type[CaliforniaGame], seats: int, drawn: int, whole: int
) -> None:
    match = CaliforniaTable(kind, seats=seats, turn_up="9H")
    with_draws = tricks = 0
    while match.waits_for(Phase.PLAY):
        match.do(f"{match.state.actor} {match.legal()[0]}")
        draws = [one for one in match.events if isinstance(one, Drew)]
        if draws:
            assert len(draws) == seats
            assert [one.seat for one in draws] == [(match.state.on_move + step) % seats for step in range(seats)]
            with_draws += 1
        if match.waits_for(Phase.PLAY) and not match.state.trick:
            tricks += 1
            assert set(match.state.view(0).counts) == {min(6, whole - tricks)}
    assert with_draws == drawn
    assert len(match.state.last_deal) == tricks + 1 == whole
    played = [play.card for trick in match.state.last_deal for play in trick.plays]
    assert sorted(played, key=PACK_52.index) == list(PACK_52), "all 52 are played"


def test_the_last_draw_opens_no_card() -> None:
    match = table()
    while len(match.state.tricks) < 20:
        match.do(f"{match.state.actor} {match.legal()[0]}")
    assert [type(one) for one in match.events[-2:]] == [Drew, Drew]
    view = match.state.view(0)
    assert (view.stock, view.top) == (0, None)
    assert match.state.places()["top"] == match.state.places()["stock"] == ()


def test_when_the_stock_is_gone_what_was_drawn_is_still_known_and_no_more_is_drawn() -> None:
    match = table()
    while len(match.state.tricks) < 20:
        match.do(f"{match.state.actor} {match.legal()[0]}")
    assert all(match.state.known_to_all().values())
    while match.waits_for(Phase.PLAY):
        before = match.state.known_to_all()
        match.do(f"{match.state.actor} {match.legal()[0]}")
        assert not any(isinstance(one, Drew | StockOpened) for one in match.events)
        for place, some in match.state.known_to_all().items():
            assert set(some) <= set(before[place])


# ---- who deals


@pytest.mark.parametrize("first", [0, 1])
def test_within_a_match_the_deal_alternates(first: int) -> None:
    match = CaliforniaTable(CaliforniaJack, dealer=first, options={"target": 40})
    for number in range(5):
        assert (match.dealer, match.state.number) == ((first + number) % 2, number + 1)
        assert match.state.actor == (first + number + 1) % 2
        match.play_on()
        match.deal()
    assert [deal.dealer for deal in match.state.deals] == [(first + number) % 2 for number in range(5)]


def test_among_four_the_deal_passes_to_the_left() -> None:
    match = CaliforniaTable(CaliforniaFives, seats=4, dealer=2, options={"target": 500})
    for number in range(5):
        assert match.dealer == (2 + number) % 4
        assert match.state.actor == (3 + number) % 4
        match.play_on()
        match.deal()


def test_chance_names_any_seat_as_the_first_dealer_and_shuffles_the_whole_pack() -> None:
    start = CaliforniaFives(None, 4).start()
    dealers = {start.chance(Dice(f"{number}")).text for number in range(60)}
    assert dealers == {f"dealer {seat}" for seat in range(4)}
    state, _ = start.apply(None, CaliforniaFives(None, 4).parse("dealer 0"))
    packs = {state.chance(Dice(f"{number}")).text for number in range(10)}
    assert len(packs) == 10
    for text in packs:
        assert sorted(text.split()[1:]) == sorted(one.text for one in PACK_52)


def test_whoever_won_the_match_before_may_be_named_first_dealer() -> None:
    """The winner of the game deals first in the next one: the step names him, so every seat must be taken."""
    for seat in (0, 1):
        match = AnyTable[CaliforniaState](CaliforniaJack())
        match.do(f"dealer {seat}")
        assert match.state.dealer == seat
    match = AnyTable(CaliforniaJack())
    assert match.code("dealer 2") == "no-such-seat"
