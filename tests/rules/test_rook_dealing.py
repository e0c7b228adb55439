"""rook.md, section 1: the deal one by one with the nest, who deals, and the order of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fa_cards.rules.actions import Dealer, Pack
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction, NotAStep
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook import RookState
from tests.rules.rook_table import EVERY_GAME, RookTable, rook_game


def dealt(key: str, options: Mapping[str, Any], dealer: int) -> tuple[RookState, tuple[Card, ...]]:
    """The state after the pack has been dealt as it lies, and that pack."""
    game = rook_game(key, options)
    pack = game.rules.deck.pack
    state, _ = game.start().apply(None, Dealer(dealer))
    state, _ = state.apply(None, Pack(pack))
    return state, pack


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("key", "options"), [pair for pair in EVERY_GAME if "nest" not in pair[1]])
def test_one_by_one_from_the_dealers_left_and_after_each_of_the_first_five_rounds_one_to_the_nest(
    key: str, options: Mapping[str, Any], dealer: int
) -> None:
    state, pack = dealt(key, options, dealer)
    rounds = (len(pack) - 5) // 4
    # the first five rounds take five cards each, the fifth of which is the nest's; the others take four
    starts = [5 * number if number < 5 else 25 + 4 * (number - 5) for number in range(rounds)]
    places = state.places()
    for step in range(1, 5):
        hand = {pack[start + step - 1] for start in starts}
        assert set(places[f"hand {(dealer + step) % 4}"]) == hand
    assert set(places["nest"]) == {pack[4], pack[9], pack[14], pack[19], pack[24]}


@pytest.mark.parametrize("dealer", range(4))
def test_a_nest_of_one_is_the_card_after_the_first_round(dealer: int) -> None:
    state, pack = dealt("standard-rook", {"nest": 1}, dealer)
    places = state.places()
    assert places["nest"] == (pack[4],)
    for step in range(1, 5):
        starts = [0, *(5 + 4 * number for number in range(12))]
        assert set(places[f"hand {(dealer + step) % 4}"]) == {pack[start + step - 1] for start in starts}


@pytest.mark.parametrize("seat", range(4))
def test_any_seat_may_deal_first_and_the_dealing_passes_to_the_left(seat: int) -> None:
    table = RookTable("standard-rook", dealer=seat)
    for number in range(1, 4):
        assert (table.state.dealer, table.state.number) == ((seat + number - 1) % 4, number)
        table.begin(seat, 70, "S")
        table.play_on()
        table.deal()
    assert [deal.dealer for deal in table.state.deals] == [seat, (seat + 1) % 4, (seat + 2) % 4]


def test_there_is_no_fifth_seat_to_deal() -> None:
    game = rook_game("kentucky-rook")
    with pytest.raises(IllegalAction) as raised:
        game.start().apply(None, Dealer(4))
    assert raised.value.code == "no-such-seat"


@pytest.mark.parametrize(("key", "options"), EVERY_GAME)
def test_every_order_of_the_pack_is_taken_and_no_other_cards(key: str, options: Mapping[str, Any]) -> None:
    game = rook_game(key, options)
    state, _ = game.start().apply(None, Dealer(0))
    pack = game.rules.deck.pack
    for order in (pack, pack[::-1], Dice("any").shuffled(pack)):
        assert state.apply(None, Pack(order))[0].phase is Phase.AUCTION
    for wrong in ((*pack[1:], pack[1]), pack[1:], (*pack, pack[0])):
        with pytest.raises(IllegalAction) as raised:
            state.apply(None, Pack(wrong))
        assert raised.value.code == "wrong-pack"


def test_a_pack_with_a_word_too_few_or_too_many_is_no_step() -> None:
    game = rook_game("kentucky-discard")
    texts = [one.text for one in game.rules.deck.pack]
    assert game.parse(" ".join(["pack", *texts])).text == " ".join(["pack", *texts])
    for wrong in (texts[1:], [*texts, "B14"]):
        with pytest.raises(NotAStep):
            game.parse(" ".join(["pack", *wrong]))


@pytest.mark.parametrize(("key", "options"), EVERY_GAME)
def test_the_pack_is_shuffled_in_full_for_every_deal(key: str, options: Mapping[str, Any]) -> None:
    game = rook_game(key, options)
    state, _ = game.start().apply(None, Dealer(0))
    first, second = (state.chance(Dice(f"shuffle {number}")) for number in range(2))
    assert isinstance(first, Pack)
    assert isinstance(second, Pack)
    assert set(first.cards) == set(game.rules.deck.pack)
    moved = sum(one is not other for one, other in zip(first.cards, second.cards, strict=True))
    assert moved > len(first.cards) * 0.8


def test_the_order_of_a_deal() -> None:
    table = RookTable("call-partner-rook", nest="B2 B3 B4 B6 B7")
    phases = [table.state.phase]
    for text in ("3 bid 5", "0 pass", "1 pass", "2 pass", "3 bury B2 B3 B4 B6 B7", "3 trump G", "3 call ROOK"):
        table.do(text)
        phases.append(table.state.phase)
    assert phases == [*[Phase.AUCTION] * 4, Phase.NEST, Phase.TRUMP, Phase.CALL, Phase.PLAY]
    table.play_on()
    assert table.state.phase is Phase.PACK
    assert len(table.state.deals) == 1


def test_trump_is_named_after_burying_and_nothing_is_played_before() -> None:
    table = RookTable("kentucky-rook", nest="B6 B7 B8 B9 B11")
    assert table.code("0 trump B") == "not-now"
    table.win(0, 100)
    assert table.code("0 trump B") == "not-now"
    assert table.code("0 play B6") == "not-now"
    table.do("0 bury B6 B7 B8 B9 B11")
    assert table.code("0 bury B6 B7 B8 B9 B11") == "not-now"
    assert table.code("0 play B6") == "not-now"
    table.do("0 trump B")
    assert table.state.phase is Phase.PLAY


@pytest.mark.parametrize("option", ["left-of-bidder", "left-of-dealer", "bidder"])
@pytest.mark.parametrize("declarer", range(4))
@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("key", ["kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook"])
def test_the_first_leader(key: str, option: str, declarer: int, dealer: int) -> None:
    nest = "2S 3S 4S 6S 7S" if key == "standard-rook" else "B6 B7 B8 B9 B11"
    table = RookTable(key, nest=nest, dealer=dealer, options={"first-leader": option})
    call = "ROOK" if key == "call-partner-rook" else ""
    table.begin(declarer, table.rules.min_bid, "S" if key == "standard-rook" else "B", call=call)
    expected = {"left-of-bidder": (declarer + 1) % 4, "left-of-dealer": (dealer + 1) % 4, "bidder": declarer}
    assert table.state.actor == expected[option]


@pytest.mark.parametrize("key", ["kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook"])
def test_the_first_leader_sits_at_the_left_of_the_declarer_if_nothing_else_is_chosen(key: str) -> None:
    assert rook_game(key).options["first-leader"] == "left-of-bidder"


def test_the_winner_of_a_trick_leads_the_next() -> None:
    table = RookTable("kentucky-rook", "Y9", "Y14", "Y6", "Y7", nest="B6 B7 B8 B9 B11")
    table.begin(3, 100, "B")
    table.play("Y9 Y14 Y6 Y7")
    assert table.state.actor == 1
    assert table.state.taken == (0, 1, 0, 0)
    assert table.state.points == (0, 10, 0, 0)


@pytest.mark.parametrize("key", ["kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook"])
def test_the_turn_goes_to_the_next_seat(key: str) -> None:
    table = RookTable(key)
    start = 3 if key in {"kentucky-discard", "call-partner-rook"} else 0
    for step in range(3):
        assert table.state.actor == (start + step) % 4
        table.say("pass")


def test_the_nest_is_seen_by_nobody_and_the_new_one_by_the_declarer_alone() -> None:
    table = RookTable("standard-rook", nest="2S 3S 4S 6S 7S")
    aside = set(table.state.places()["nest"])
    for seat in range(4):
        assert not aside & set(table.state.view(seat).hand)
    table.win(0, 70)
    assert aside <= set(table.state.view(0).hand)
    assert len(table.state.view(0).hand) == 17
    table.do("0 bury 2S 3S 4S 6S 7S")
    assert set(table.state.view(0).buried) == aside
    assert len(table.state.view(0).hand) == 12
    assert [table.state.view(seat).buried for seat in (1, 2, 3)] == [(), (), ()]
    assert table.state.view(0).public.buried == ()
