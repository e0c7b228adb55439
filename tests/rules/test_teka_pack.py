"""teka.md, sections 1 and 2: the table, shuffle, cut, deal, gathering, redeal."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.rules.actions import Cut, Pack
from fa_cards.rules.cards import PACK_52, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import PackReady
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.events import HasCut, RedealAsked
from fa_cards.rules.teka.pack import Cuts, cut, deal, overhand, stacked

if TYPE_CHECKING:
    from tests.rules.conftest import Sit, Table

NO_HONOURS = "TS 9S 8S 7S TH 9H 8H TD 9D 8D TC 9C 8C"


def fresh(sit: Sit, **options: object) -> Table:
    table = sit(options=options)
    table.do("dealer 1")
    return table


def one_deal(sit: Sit, shuffle: str = "none") -> Table:
    """A table at which seat 0 has just made 8 tricks; seat 0 deals next."""
    table = sit(*sit.SURE, options={"shuffle": shuffle})
    table.bid("bid 8")
    table.play(sit.WINNING, 0, 32)
    return table


# --- the table ------------------------------------------------------------------------------------------------------


def test_four_players_with_52_cards_and_partners_opposite() -> None:
    game = Teka()
    assert game.seats == 4
    assert [game.partners(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]


def test_everything_runs_counter_clockwise() -> None:
    assert Teka.counter_clockwise


def test_the_order_is_right_partner_left_dealer(sit: Sit) -> None:
    table = sit(*sit.SURE, dealer=1)
    order = []
    for _ in range(4):
        assert table.state.actor is not None
        order.append(table.state.actor)
        table.do(f"{table.state.actor} double-13")
    assert order == [2, 3, 0, 1]


def test_any_seat_may_deal_first(sit: Sit) -> None:
    assert {Teka().start().chance(Dice(str(number))).text for number in range(40)} == {
        "dealer 0",
        "dealer 1",
        "dealer 2",
        "dealer 3",
    }
    assert sit().legal() == ("dealer",)


def test_the_deal_passes_to_the_right(sit: Sit) -> None:
    assert one_deal(sit).state.dealer == 0  # after dealer 3


def test_a_dealer_is_a_seat(sit: Sit) -> None:
    table = sit()
    assert table.code("dealer 4") == "no-such-seat"
    assert table.code("0 bid 8") == "not-your-turn"


# --- shuffle and cut ------------------------------------------------------------------------------------------------


def test_in_the_first_deal_only_the_player_at_the_dealers_left_cuts(sit: Sit) -> None:
    table = fresh(sit)
    table.step(Step(None, Pack(PACK_52)))
    assert [*table.events] == [PackReady(1)]
    assert (table.state.phase, table.state.actor) == (Phase.CUT, 0)  # dealer 1, at his left the seat before him
    table.do("0 cut 4")
    assert table.state.phase is Phase.AUCTION


def test_in_later_deals_the_dealer_may_cut_and_then_the_left_player_always_cuts(sit: Sit) -> None:
    table = one_deal(sit)
    assert (table.state.phase, table.state.actor) == (Phase.DEALER_CUT, 0)
    table.do("0 cut 0")
    assert [*table.events] == [HasCut(0, declined=True)]
    assert (table.state.phase, table.state.actor) == (Phase.CUT, 3)
    assert table.code("3 cut 0") == "cut-range"
    table.do("3 cut 4")
    assert table.state.phase is Phase.AUCTION


@pytest.mark.parametrize("number", [1, 2, 3, 49, 52, 10**30])
def test_a_cut_is_between_4_and_48(sit: Sit, number: int) -> None:
    table = one_deal(sit)
    refusal = table.refusal(f"0 cut {number}")
    assert (refusal.code, refusal.details) == ("cut-range", {"low": 4, "high": 48})
    table.do("0 cut 48")
    assert table.code(f"3 cut {number}") == "cut-range"


def test_a_negative_cut_is_refused(sit: Sit) -> None:
    state = one_deal(sit).state
    with pytest.raises(ValueError, match="cut-range"):
        state.apply(0, Cut(-4))


def test_what_may_be_cut_is_listed(sit: Sit) -> None:
    table = one_deal(sit)
    assert table.legal() == ("cut",)
    (dealers,) = table.state.legal(0)
    assert isinstance(dealers, Cuts)
    assert dealers.numbers == (0, *range(4, 49))
    table.do("0 cut 7")
    (lefts,) = table.state.legal(3)
    assert isinstance(lefts, Cuts)
    assert lefts.numbers == tuple(range(4, 49))


def test_the_lower_part_goes_on_top(sit: Sit) -> None:
    table = fresh(sit)
    table.step(Step(None, Pack(PACK_52)))
    table.do("0 cut 10")
    # dealer 1: the top thirteen, from the eleventh card of the pack on, are seat 2's
    assert table.state.dealt[2] == PACK_52[10:23]
    assert table.state.dealt[3] == PACK_52[23:36]
    assert table.state.dealt[0] == PACK_52[36:49]
    assert table.state.dealt[1] == PACK_52[49:] + PACK_52[:10]


def test_four_packets_of_thirteen_right_partner_left_dealer() -> None:
    assert deal(PACK_52, 3) == (PACK_52[:13], PACK_52[13:26], PACK_52[26:39], PACK_52[39:])
    assert deal(PACK_52, 0) == (PACK_52[39:], PACK_52[:13], PACK_52[13:26], PACK_52[26:39])


def test_shuffled_only_before_the_first_deal(sit: Sit) -> None:
    assert one_deal(sit).state.actor == 0
    assert one_deal(sit).state.phase is Phase.DEALER_CUT


@pytest.mark.parametrize("shuffle", ["light", "full"])
def test_with_the_variant_the_pack_is_shuffled_before_each_deal_then_cut_by_both(sit: Sit, shuffle: str) -> None:
    table = one_deal(sit, shuffle)
    assert (table.state.phase, table.state.actor, table.legal()) == (Phase.PACK, None, ("pack",))
    table.step(Step(None, Pack(PACK_52)))
    assert (table.state.phase, table.state.actor) == (Phase.DEALER_CUT, 0)
    table.do("0 cut 5")
    assert (table.state.phase, table.state.actor) == (Phase.CUT, 3)


def test_the_first_pack_is_shuffled_in_full_whatever_the_option() -> None:
    packs = set()
    for shuffle in ("none", "light", "full"):
        state, _ = Teka({"shuffle": shuffle}).start().apply(None, Teka().parse("dealer 0"))
        packs.add(state.chance(Dice("7")))
    assert len(packs) == 1


def test_a_light_shuffle_keeps_runs_of_the_gathered_pack(sit: Sit) -> None:
    state = one_deal(sit, "light").state
    action = state.chance(Dice("7"))
    assert isinstance(action, Pack)
    gathered = [card.text for card in state.pack]
    shuffled = [card.text for card in action.cards]
    # two passes of chunks of 6 cards and more cut 52 cards at no more than 16 places
    breaks = sum(gathered.index(b) != gathered.index(a) + 1 for a, b in pairwise(shuffled))
    assert 0 < breaks <= 16
    assert sorted(shuffled) == sorted(gathered)


class Chunks(Dice):
    """Dice that have been told what to throw."""

    def __init__(self, *sizes: int) -> None:
        super().__init__("")
        self.sizes = iter(sizes)

    def between(self, low: int, high: int) -> int:
        assert (low, high) == (6, 15)
        return next(self.sizes)


def test_an_overhand_pass_puts_each_chunk_on_top_of_those_before() -> None:
    assert overhand(PACK_52, Chunks(15, 15, 15, 7)) == PACK_52[45:] + PACK_52[30:45] + PACK_52[15:30] + PACK_52[:15]
    # the last chunk is what is left
    assert overhand(PACK_52, Chunks(15, 15, 15, 15)) == PACK_52[45:] + PACK_52[30:45] + PACK_52[15:30] + PACK_52[:15]


@given(st.permutations(PACK_52), st.integers(0, 3), st.lists(st.integers(0, 48), max_size=2))
@settings(derandomize=True, max_examples=30)
def test_a_stacked_pack_brings_the_hands(order: list[object], dealer: int, cuts: list[int]) -> None:
    pack = cards(" ".join(str(card) for card in order))
    hands = deal(pack, dealer)
    result = stacked(hands, dealer, *cuts)
    for number in cuts:
        result = result[number:] + result[:number]
    assert deal(result, dealer) == hands


# --- gathering ------------------------------------------------------------------------------------------------------


def test_the_pack_is_gathered_by_side_then_unplayed_hands_from_the_first_card_at_the_bottom(sit: Sit) -> None:
    # Seat 0 is declarer with 9; seat 1 wins tricks 2 to 6 and the deal is over. Dealer was 3: R, P, L, D are 0 to 3.
    table = sit(*sit.STRONG)
    table.bid("bid 9")
    table.play(sit.LOSING, 0, 24)
    from_the_bottom = (
        "AS 5S 7S 3S"  # the declarer's side won one trick
        " 2D AD 4D 8D KD 5D 9D 3D QD 6D TD KH AC 4C 8C 2C KC 5C 9C 3C"  # the others' in the order won
        " KS QS JS TS 9S 8S AH"  # what is left of the hands, as they were dealt
        " 4S 9H 8H 7H 6H QC JC"
        " 6S QH JH TH 7D 7C 6C"
        " 2S 5H 4H 3H 2H JD TC"
    )
    assert table.state.pack == cards(from_the_bottom)[::-1]


def test_the_tricks_of_both_partners_are_gathered_in_the_order_won(sit: Sit) -> None:
    # Seat 1 bids 8 in hearts and wins trick 1, his partner 3 tricks 2 and 4, seat 2 trick 3.
    table = sit("2H 2C 2D 3S", "AH KH QH JH TH 9H 8H 7H 2S 6C 6D", "3H AC 7S 7D", "4H AS TC JD", dealer=2)
    table.do("3 pass", "0 pass", "1 bid 8", "2 pass", "1 trump H")
    table.play("AH 3H 4H 2H 2S 7S AS 3S TC 2C 6C AC 7D JD 2D 6D")
    assert [trick.winner for trick in table.state.tricks] == [1, 3, 2, 3]
    while not table.state.deals:
        table.do(f"{table.state.actor} {table.legal()[0]}")
    assert table.state.pack[::-1][:12] == cards("AH 3H 4H 2H 2S 7S AS 3S 7D JD 2D 6D")


def test_in_double_13_the_sleeping_partners_whole_hand_is_gathered_in_its_place(sit: Sit) -> None:
    table = sit(*sit.STRONG)
    table.bid("double-13")
    table.play("AS 5S 3S 2D AD 8D")
    from_the_bottom = (
        "AS 5S 3S 2D AD 8D"
        " KS QS JS TS 9S 8S AH KH 3D 3C 2C"
        " 4S 9H 8H 7H 6H KD QD AC KC QC JC"
        " 7S 6S QH JH TH 7D 6D 5D 4D 7C 6C 5C 4C"
        " 2S 5H 4H 3H 2H JD TD 9D TC 9C 8C"
    )
    assert table.state.pack == cards(from_the_bottom)[::-1]


# --- redeal ---------------------------------------------------------------------------------------------------------


def test_a_player_without_ace_king_queen_and_jack_may_ask_in_place_of_a_call(sit: Sit) -> None:
    table = sit(NO_HONOURS)
    assert table.legal()[-1] == "redeal"
    table.do("0 redeal")
    assert [*table.events] == [RedealAsked(0)]


@pytest.mark.parametrize("honour", ["AS", "KH", "QD", "JC"])
def test_one_honour_is_enough_to_have_no_redeal(sit: Sit, honour: str) -> None:
    table = sit(NO_HONOURS.replace("8C", honour))
    assert "redeal" not in table.legal()
    assert table.code("0 redeal") == "no-redeal"


def test_a_redeal_is_asked_before_ones_own_call_at_ones_turn_to_call(sit: Sit) -> None:
    table = sit("", "", "", NO_HONOURS)
    assert table.code("3 redeal") == "not-your-turn"
    table.do("0 bid 8", "1 pass", "2 bid 9")
    table.do("3 redeal")
    assert table.state.phase is Phase.DEALER_CUT


def test_after_ones_own_call_it_is_too_late(sit: Sit) -> None:
    table = sit(NO_HONOURS)
    table.do("0 pass")
    assert table.code("0 redeal") == "already-spoken"


def test_seat_4_after_three_passes_may_still_ask(sit: Sit) -> None:
    table = sit("", "", "", NO_HONOURS)
    table.do("0 pass", "1 pass", "2 pass")
    assert table.legal() == ("bid 8", "bid 9", "bid 10", "bid 11", "bid 12", "bid 13", "double-13", "redeal")


def test_without_the_option_there_is_no_redeal(sit: Sit) -> None:
    table = sit(NO_HONOURS, options={"redeal": False})
    assert "redeal" not in table.legal()
    assert table.code("0 redeal") == "redeal-off"


def test_the_same_dealer_deals_again_both_cut_nothing_is_shuffled_and_the_deal_keeps_its_number(sit: Sit) -> None:
    for shuffle in ("none", "light", "full"):
        table = sit(NO_HONOURS, options={"shuffle": shuffle})
        table.do("0 redeal")
        state = table.state
        assert (state.dealer, state.number, state.deals) == (3, 1, ())
        # in the first deal too the dealer is asked, and no pack follows
        assert (state.phase, state.actor) == (Phase.DEALER_CUT, 3)
        table.do("3 cut 0")
        assert (table.state.phase, table.state.actor) == (Phase.CUT, 2)
        table.do("2 cut 4")
        assert (table.state.phase, table.state.actor) == (Phase.AUCTION, 0)


def test_the_hands_are_gathered_as_they_were_dealt(sit: Sit) -> None:
    table = sit(NO_HONOURS)
    right, partner, left, dealer = table.state.dealt
    table.do("0 redeal")
    assert table.state.pack == (*right, *partner, *left, *dealer)[::-1]


def test_hands_are_gathered_from_the_seat_after_the_dealer(sit: Sit) -> None:
    table = sit("", "", NO_HONOURS, dealer=1)
    dealt = table.state.dealt
    table.do("2 redeal")
    assert table.state.pack == (*dealt[2], *dealt[3], *dealt[0], *dealt[1])[::-1]


@pytest.mark.parametrize(
    ("dealers", "refused"),
    [
        (0, (13, 26, 39)),
        (4, (9, 22, 35, 48)),
        (13, (13, 26, 39)),
        (20, (6, 19, 32, 45)),
        (48, (4, 17, 30, 43)),
    ],
)
def test_the_left_players_cut_may_not_bring_both_to_a_multiple_of_13(
    sit: Sit, dealers: int, refused: tuple[int, ...]
) -> None:
    table = sit(NO_HONOURS)
    before = {frozenset(hand) for hand in table.state.dealt}
    table.do("0 redeal", f"3 cut {dealers}")
    for number in range(4, 49):
        if number in refused:
            assert table.code(f"2 cut {number}") == "cut-same-hands"
            assert {frozenset(hand) for hand in deal(cut(table.state.pack, number), 3)} == before
        else:
            state, _ = table.state.apply(2, Cut(number))
            assert {frozenset(hand) for hand in state.dealt}.isdisjoint(before)
    (cuts,) = table.state.legal(2)
    assert isinstance(cuts, Cuts)
    assert cuts.numbers == tuple(number for number in range(4, 49) if number not in refused)
    assert table.code("2 cut 0") == "cut-range"


def test_the_dealers_own_cut_after_a_redeal_is_free(sit: Sit) -> None:
    table = sit(NO_HONOURS)
    table.do("0 redeal", "3 cut 13")
    assert table.state.phase is Phase.CUT


def test_after_a_redeal_the_calls_begin_anew(sit: Sit) -> None:
    table = sit("", "", NO_HONOURS)
    table.do("0 bid 8", "1 bid 9", "2 redeal", "3 cut 0", "2 cut 5")
    assert table.state.calls == ()
    table.do("0 bid 8")


def test_the_deal_after_a_redealt_one_is_cut_freely(sit: Sit) -> None:
    table = sit(NO_HONOURS, options={"target": 10_000})
    table.do("0 redeal", "3 cut 0", "2 cut 5")
    while not table.state.deals:
        table.do(f"{table.state.actor} {table.legal()[0]}")
    table.do("0 cut 0", "3 cut 13")
    assert table.state.phase is Phase.AUCTION
