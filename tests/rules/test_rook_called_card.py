"""rook.md, section 5: the called card, and the partner who stays secret until it falls."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from fa_cards.rules.cards import Card, card, cards
from fa_cards.rules.game import Event
from fa_cards.rules.phases import Phase
from fa_cards.rules.replay import exportable
from fa_cards.rules.rook.events import CardCalled, PartnerShown
from fa_cards.rules.rook.legality import CardCalls
from fa_cards.rules.tricks import Played
from tests.rules.rook_table import RookTable

NEST = "B2 B3 B4 B6 B7"


def called(call: str, *hands: str, **options: object) -> RookTable:
    """Seat 3, the dealer, bids 5, buries the nest, names green, and calls a card."""
    table = RookTable(
        "call-partner-rook", *hands, nest=NEST, options={k.replace("_", "-"): v for k, v in options.items()}
    )
    table.begin(3, 5, "G", call=call)
    return table


def known(table: RookTable) -> list[int | None]:
    """Whom each seat knows as the partner."""
    return [table.state.view(seat).partner for seat in range(4)]


def shown(events: Iterable[Event]) -> list[PartnerShown]:
    return [one for one in events if isinstance(one, PartnerShown)]


# ---- which card may be called


def test_any_card_of_the_57_may_be_called() -> None:
    table = RookTable("call-partner-rook", nest=NEST)
    table.win(3, 5)
    table.do(f"3 bury {NEST}", "3 trump G")
    family = table.family()
    assert isinstance(family, CardCalls)
    assert set(family.cards) == set(table.rules.deck.pack)
    for one in table.rules.deck.pack:
        table.state.verify(3, table.game.parse(f"call {one.text}"))
    assert table.code("3 call AS") == "no-such-card"
    assert table.code("3 call JK") == "no-such-card"
    assert table.code("0 call ROOK") == "not-your-turn"
    assert table.code("3 play G2") == "not-now"


def test_the_call_comes_right_after_trump_and_the_play_after_it() -> None:
    table = RookTable("call-partner-rook", "Y1", nest=NEST)
    table.win(3, 5)
    assert table.code("3 call Y1") == "not-now"
    table.do(f"3 bury {NEST}")
    assert table.code("3 call Y1") == "not-now"
    table.do("3 trump G")
    assert table.state.phase is Phase.CALL
    table.do("3 call Y1")
    assert table.events == (CardCalled(3, card("Y1")),)
    assert (table.state.phase, table.state.actor) == (Phase.PLAY, 0)
    assert table.code("3 call Y1") == "not-your-turn"


@pytest.mark.parametrize("name", ["Y1", "ROOK", "B2", "B7"])
def test_with_call_own_off_neither_a_card_that_he_holds_nor_one_that_he_buried(name: str) -> None:
    table = RookTable("call-partner-rook", "", "", "", "Y1 ROOK", nest=NEST, options={"call-own": False})
    table.win(3, 5)
    table.do(f"3 bury {NEST}", "3 trump G")
    assert table.code(f"3 call {name}") == "call-own-off"
    family = table.family()
    assert isinstance(family, CardCalls)
    mine = {*table.state.view(3).hand, *cards(NEST)}
    assert set(family.cards) == set(table.rules.deck.pack) - mine
    assert len(family.cards) == 57 - 13 - 5


def test_no_card_is_called_in_the_other_games() -> None:
    for key in ("kentucky-rook", "kentucky-discard", "standard-rook"):
        with pytest.raises(ValueError, match="not-a-step"):
            RookTable(key).game.parse("call ROOK")


# ---- the secret


def test_the_holder_alone_knows_until_the_card_falls() -> None:
    table = called("Y1", "Y9 Y8", "Y1 Y10", "Y2", "Y3")
    assert known(table) == [None, 1, None, None], "the declarer does not know either"
    assert not table.state.view(0).revealed
    assert table.state.view(1).public.partner is None
    table.play("Y9 Y10 Y2 Y3")
    assert known(table) == [None, 1, None, None]
    table.do("1 play Y1")
    assert table.events == (Played(1, card("Y1")), PartnerShown(3, 1))
    assert known(table) == [1, 1, 1, 1]
    assert all(table.state.view(seat).revealed for seat in range(4))
    assert table.state.view(0).public.partner == 1
    table.do(f"2 {table.legal()[0]}")
    assert known(table) == [1, 1, 1, 1]


def test_before_it_falls_no_event_tells_who_holds_it() -> None:
    table = RookTable("call-partner-rook", "Y9", "Y1", "Y2", "Y3", nest=NEST)
    told: list[Event] = []
    for text in ("3 bid 5", "0 pass", "1 pass", "2 pass", f"3 bury {NEST}", "3 trump G", "3 call Y1"):
        table.do(text)
        told += table.events
    assert not shown(told)
    assert [one for one in told if isinstance(one, CardCalled)] == [CardCalled(3, card("Y1"))]


@pytest.mark.parametrize("holder", range(3))
def test_nobody_else_sees_a_difference_wherever_the_card_lies(holder: int) -> None:
    """The called card changes places with a card of another seat, and only these two see it."""
    hands = ["Y2 Y5", "Y3 Y6", "Y4 Y7", "Y8"]
    table = called("Y1", *hands[:holder], f"Y1 {hands[holder]}", *hands[holder + 1 :])
    places = dict(table.state.places())
    for other in range(4):
        if other == holder:
            continue
        swapped = dict(places)
        one = next(c for c in places[f"hand {other}"] if c is not card("Y1"))
        swapped[f"hand {holder}"] = _with(places[f"hand {holder}"], card("Y1"), one)
        swapped[f"hand {other}"] = _with(places[f"hand {other}"], one, card("Y1"))
        world = table.state.with_places(swapped)
        for seat in {0, 1, 2, 3} - {holder, other}:
            assert world.view(seat) == table.state.view(seat)
        if other == 3:
            assert world.view(3).partner == 3, "he knows that he is alone"
        else:
            assert world.view(other).partner == other


def _with(some: tuple[Card, ...], out: Card, into: Card) -> tuple[Card, ...]:
    return tuple(into if one is out else one for one in some)


def test_points_are_those_of_each_seat_so_no_sum_of_a_side_tells() -> None:
    table = called("Y1", "Y9 Y8", "Y1 Y10", "Y2", "Y3")
    table.play("Y9 Y10 Y2 Y3")
    assert table.state.view(0).points == (0, 10, 0, 0)


@pytest.mark.parametrize("option", [{}, {"call_own": True}])
def test_an_own_card_means_alone_and_the_others_learn_it_when_it_falls(option: dict[str, object]) -> None:
    table = called("Y1", "Y9 Y8", "Y2", "Y4", "Y1 Y3", **option)
    assert known(table) == [None, None, None, 3]
    table.play("Y9 Y2 Y4")
    table.do("3 play Y1")
    assert table.events[:2] == (Played(3, card("Y1")), PartnerShown(3, 3))
    assert known(table) == [3, 3, 3, 3]


def test_a_buried_card_means_alone_and_is_told_only_at_the_end() -> None:
    table = called("B2")
    assert known(table) == [None, None, None, 3]
    told: list[Event] = []
    while not table.state.deals:
        assert known(table) == [None, None, None, 3]
        assert table.state.view(3).public.partner is None
        assert not shown(told)
        table.do(f"{table.state.actor} {table.legal()[0]}")
        told += table.events
    assert shown(told) == shown(table.events) == [PartnerShown(3, 3)], "with the last card of the deal"
    deal = table.state.deals[0]
    assert (deal.partner, deal.called) == (3, card("B2"))
    others = {deal.scores[seat] for seat in (0, 1, 2)}
    assert len(others) == 1


def test_a_buried_card_is_the_case_with_a_counter_too() -> None:
    table = RookTable("call-partner-rook", "", "", "", "Y1", nest=NEST)
    table.win(3, 5)
    table.do("3 bury Y1 B2 B3 B4 B6", "3 trump G", "3 call Y1")
    assert known(table) == [None, None, None, 3]
    table.play_on()
    assert (table.state.deals[0].partner, table.state.deals[0].nest) == (3, 15)


def test_the_rook_may_be_called() -> None:
    table = called("ROOK", "Y9", "G5", "ROOK")
    assert known(table) == [None, None, 2, None]
    table.play_on()
    assert table.state.deals[0].partner == 2


def test_the_next_deal_has_a_partner_of_its_own() -> None:
    table = called("Y1", "Y9 Y8", "Y1 Y10", "Y2", "Y3")
    table.play_on()
    state = table.state
    assert (state.called, state.partner, state.revealed) == (None, None, False)
    table.deal("", "", "ROOK", nest=NEST)
    assert known(table) == [None] * 4
    table.begin(0, 5, "G", call="ROOK")
    assert known(table) == [None, None, 2, None]


def test_an_earlier_deal_is_known_with_its_partner() -> None:
    table = called("Y1", "Y9 Y8", "Y1 Y10", "Y2", "Y3")
    table.play_on()
    table.deal(nest=NEST)
    for seat in range(4):
        (deal,) = table.state.view(seat).deals
        assert (deal.called, deal.partner) == (card("Y1"), 1)


def test_a_record_given_out_during_the_play_ends_with_the_deal_before() -> None:
    table = called("Y1", "Y9 Y8", "Y1 Y10", "Y2", "Y3")
    table.play("Y9 Y10 Y2 Y3")
    assert exportable(table.game, table.steps) == ()
    table.play_on()
    one_deal = tuple(table.steps)
    table.deal(nest=NEST)
    table.begin(0, 5, "G", call="ROOK")
    table.do(f"1 {table.legal()[0]}")
    assert exportable(table.game, table.steps) == one_deal


def test_where_the_legal_steps_are_too_many_to_list_the_bare_word_stands_for_them() -> None:
    table = RookTable("call-partner-rook", nest=NEST)
    table.win(3, 5)
    assert table.legal() == ("bury",)
    table.do(f"3 bury {NEST}", "3 trump G")
    assert table.legal() == ("call",)


# ---- what a team game knows at once


@pytest.mark.parametrize("key", ["kentucky-rook", "kentucky-discard", "standard-rook"])
def test_in_the_team_games_the_partner_is_known_from_the_end_of_the_auction_on(key: str) -> None:
    nest = "2S 3S 4S 6S 7S" if key == "standard-rook" else "B6 B7 B8 B9 B11"
    table = RookTable(key, nest=nest)
    assert known(table) == [None] * 4
    table.win(1, table.rules.min_bid)
    for text in (f"1 bury {nest}", f"1 trump {nest[0] if nest[0] == 'B' else 'S'}"):
        assert known(table) == [3, 3, 3, 3]
        assert all(table.state.view(seat).revealed for seat in range(4))
        assert table.state.view(0).public.partner == 3
        table.do(text)
        assert not shown(table.events)
    assert known(table) == [3, 3, 3, 3]
    assert table.game.partners(1) == (1, 3)


def test_in_call_partner_nobody_has_a_partner_for_the_match() -> None:
    game = RookTable("call-partner-rook").game
    assert [game.partners(seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]
