"""What the views of single games leave open, worked out by hand from their rules."""

from __future__ import annotations

from math import factorial, prod

import pytest

from fa_cards.bots.worlds import fours, golden_ten, rook, teka
from fa_cards.bots.worlds.bits import Bits
from fa_cards.bots.worlds.sampler import drawn
from fa_cards.bots.worlds.tables import count
from fa_cards.bots.worlds.unknown import NoWorld, Unknown
from fa_cards.rules.cards import Card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import CaliforniaGame, CaliforniaJack, ShastaSam
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.view import RookView
from tests.rules.conftest import Table
from tests.rules.fours_table import AllFoursTable, CaliforniaTable
from tests.rules.rook_table import RookTable


def ways(*hands: int) -> int:
    """In how many ways as many cards are dealt as these hands."""
    return factorial(sum(hands)) // prod(map(factorial, hands))


def known(unknown: Unknown, holder: int | str, bits: Bits) -> set[Card]:
    return set(bits.cards(unknown.known[unknown.row(holder)]))


def may(unknown: Unknown, holder: int | str, bits: Bits) -> set[Card]:
    return set(bits.cards(unknown.may[unknown.row(holder)]))


# ---- Teka: seat 0 bids 8 with spades as trump and leads


def sitting(*hands: str, call: str = "bid 8", **options: object) -> Table:
    table = Table(*hands, options={"raises": False, **{key.replace("_", "-"): one for key, one in options.items()}})
    table.bid(call)
    return table


def of_teka(table: Table, seat: int) -> Unknown:
    return teka.unknown(table.state.view(seat))


def test_the_declarer_has_a_trump_before_he_leads() -> None:
    # Seat 2 sees three trumps; ten are open, and 29 other cards.
    table = sitting("AS KS JS 5S", "QS TS 9S", "8S 7S 6S", "4S 3S 2S")
    without = ways(13, 16) * ways(13, 13)
    assert count(of_teka(table, 2)) == pytest.approx(ways(13, 13, 13) - without, rel=1e-12)
    assert count(of_teka(table, 0)) == pytest.approx(ways(13, 13, 13), rel=1e-12), "he himself learns nothing"


def test_who_leads_the_jack_has_the_ace_only_with_king_and_queen() -> None:
    table = sitting("AS KS QS JS", "TS 9S 8S", "7S 6S 5S", "4S 3S 2S")
    table.play("JS")
    with_the_ace_elsewhere = 2 * ways(12, 12, 13)
    with_all_three = ways(9, 13, 13)
    assert count(of_teka(table, 2)) == pytest.approx(with_the_ace_elsewhere + with_all_three, rel=1e-12)


def test_who_leads_the_jack_while_another_has_the_queen_has_no_ace() -> None:
    table = sitting("KS JS 5S", "QS TS 9S", "8S 7S 6S", "AS 4S 3S 2S")
    table.play("JS")
    unknown = of_teka(table, 1)
    assert set(cards("AS")).isdisjoint(may(unknown, 0, teka.BITS))
    assert set(cards("AS KS")) <= may(unknown, 3, teka.BITS)
    assert set(cards("KS")) <= may(unknown, 0, teka.BITS)


def test_who_has_won_the_first_trick_holds_all_higher_trumps() -> None:
    table = sitting("9S 5S", "AS KS QS 8S", "JS TS 7S 6S", "4S 3S 2S")
    table.play("5S QS 6S 2S")
    for seat in (0, 2, 3):
        assert known(of_teka(table, seat), 1, teka.BITS) == set(cards("AS KS"))
    table.play("KS 7S 3S 9S")
    assert known(of_teka(table, 0), 1, teka.BITS) == set(cards("AS"))
    table.play("AS")
    assert known(of_teka(table, 0), 1, teka.BITS) == set()


def test_with_the_partner_out_the_ace_may_lie_with_him() -> None:
    # Seat 2 is out and may hold the ace; the declarer has won with the jack, so with the ace he has king and queen.
    table = sitting("AS KS QS JS", "TS 9S 8S", "7S 6S 5S", "4S 3S 2S", call="double-13")
    table.play("JS 8S 2S")
    # Of seat 1's 26 + 12 hidden cards: with the ace in seat 2 all others lie anyhow, else three are the declarer's.
    assert count(of_teka(table, 1)) == pytest.approx(ways(12, 12, 12) + ways(9, 13, 12), rel=1e-12)


def test_who_does_not_follow_has_none_and_who_drops_has_no_more() -> None:
    hands = ("AS KS AH 5D", "QS JS TS KH", "9S 8S QH 2C 3C 4C 5C 6C 7C 8C 9C TC JC", "7S 6S 5S 4S 3S 2S JH")
    table = sitting(*hands, signals="three")
    table.play("AS TS 8S 2S AH KH")
    table.do("2 play QH drop")
    hearts = set(teka.BITS.cards(teka.BITS.suit[cards("AH")[0].suit]))  # type: ignore[index]
    assert hearts.isdisjoint(may(of_teka(table, 0), 2, teka.BITS))
    assert not hearts.isdisjoint(may(of_teka(table, 0), 1, teka.BITS))
    liars = sitting(*hands, signals="three", truthful_drop=False)
    liars.play("AS TS 8S 2S AH KH")
    liars.do("2 play QH drop")
    assert not hearts.isdisjoint(may(of_teka(liars, 0), 2, teka.BITS)), "evidence, but no fact"


def test_before_the_deal_there_is_nothing_to_draw() -> None:
    with pytest.raises(NoWorld, match="dealt"):
        teka.unknown(Table().state.view(0))


# ---- the Rook family: seat 0 declares

NEST = "B6 B7 B8 B9 B11"
TEN_COUNTERS = "B1 R1 G1 Y1 B14 R14 G14 Y14 B10 ROOK"


def of_rook(table: RookTable, seat: int) -> tuple[Unknown, Bits]:
    view = table.state.view(seat)
    assert isinstance(view, RookView)
    return rook.unknown(view), rook.bits_of(table.rules.deck.pack)


def test_the_declarer_knows_what_he_buried_and_others_that_it_is_no_counter() -> None:
    table = RookTable("kentucky-rook", nest=NEST)
    table.begin(0, 100, "G")
    own, bits = of_rook(table, 0)
    assert known(own, "nest", bits) == set(cards(NEST))
    assert count(own) == pytest.approx(ways(10, 10, 10), rel=1e-12)
    other, _ = of_rook(table, 1)
    assert other.room == (10, 0, 10, 10, 5)
    open_cards = may(other, "nest", bits)
    assert open_cards == {one for one in bits.cards(other.hidden) if not table.rules.deck.value(one)}


def test_where_counters_may_be_buried_anything_may_lie_there() -> None:
    table = RookTable("kentucky-rook", nest=NEST, options={"bury-points": True})
    table.begin(0, 100, "G")
    other, bits = of_rook(table, 1)
    assert may(other, "nest", bits) == set(bits.cards(other.hidden))


def test_who_had_to_fill_up_with_counters_keeps_no_plain_card() -> None:
    table = RookTable("kentucky-rook", TEN_COUNTERS, nest="B6 R6 G6 R10 G10")
    table.win(0, 140)
    table.do("0 bury B6 R6 G6 B10 G10")
    unknown, bits = of_rook(table, 1)
    assert known(unknown, "nest", bits) == set(cards("B10 G10"))
    assert unknown.room[4] == 3
    assert all(table.rules.deck.value(one) for one in may(unknown, 0, bits) | known(unknown, 0, bits))
    assert not any(table.rules.deck.value(one) for one in may(unknown, "nest", bits))


def test_who_took_the_nest_without_a_void_deal_has_five_plain_cards() -> None:
    table = RookTable("kentucky-rook", nest=NEST, options={"short-plain": "redeal"})
    table.win(0, 100)
    assert table.state.phase is Phase.NEST
    unknown, _ = of_rook(table, 1)
    assert unknown.room == (15, 0, 10, 10, 0)
    # Seat 1 is dealt the second ten: of the 17 counters it holds some, and the others may be the declarer's.
    counters = bin(unknown.hidden).count("1") - sum(
        1 for one in rook.bits_of(table.rules.deck.pack).cards(unknown.hidden) if not table.rules.deck.value(one)
    )
    plain = 35 - counters
    short = sum(
        ways(few, plain - few) * ways(15 - few, counters - 15 + few) * ways(10, 10)
        for few in range(5)
        if counters >= 15 - few
    )
    assert count(unknown) == pytest.approx(ways(15, 10, 10) - short, rel=1e-12)


def called(**options: object) -> RookTable:
    table = RookTable(
        "call-partner-rook",
        "",
        "Y1",
        nest="B2 B3 B4 B6 B7",
        options={key.replace("_", "-"): one for key, one in options.items()},
    )
    table.begin(0, 5, "G", call="Y1")
    return table


def test_the_called_card_may_lie_wherever_it_may_be_called() -> None:
    one = cards("Y1")[0]
    table = called()
    unknown, bits = of_rook(table, 2)
    assert [one in may(unknown, holder, bits) for holder in unknown.holders] == [True, True, False, True, True]
    table = called(call_own=False)
    unknown, bits = of_rook(table, 2)
    assert [one in may(unknown, holder, bits) for holder in unknown.holders] == [False, True, False, True, False]


def test_evidence_takes_the_called_card_from_the_declarer() -> None:
    view = called().state.view(2)
    bit = rook.bits_of(view.rules.deck.pack).bit(cards("Y1")[0])
    believed = rook.worlds(view, 400, Dice("called"), *rook.called_from_others(view, 0.001))
    strict = rook.worlds(view, 400, Dice("called"))
    # By the rules alone he has it in 18 of 44 places: 13 in hand and 5 buried; seats 1 and 3 hold 13 each.
    assert 120 < sum(bool(mask & bit) for mask in (strict[0] | strict[4]).tolist()) < 205
    assert sum(bool(mask & bit) for mask in (believed[0] | believed[4]).tolist()) < 5
    declarer = called().state.view(0)
    assert rook.called_from_others(declarer, 0.001) == (), "he sees that he has it not"


def test_only_where_the_rook_is_free_does_playing_it_show_nothing() -> None:
    hands = ("Y14 Y13", "Y12 Y7 ROOK", "Y11 Y8", "Y10 Y9")
    table = RookTable("kentucky-discard", *hands, nest="B5 B6 B7 B8 B9", options={"first-leader": "bidder"})
    table.begin(0, 70, "G")
    table.play("Y14 ROOK")
    unknown, bits = of_rook(table, 0)
    assert set(cards("Y12 Y7")) <= may(unknown, 1, bits)
    assert not any(one.text == "ROOK" for one in bits.cards(unknown.hidden))
    followers = ("Y14 Y13", "ROOK G5 G6 G7 G8 G9 R5 R6 R7 R8")
    strict = RookTable("kentucky-rook", *followers, nest=NEST, options={"first-leader": "bidder"})
    strict.begin(0, 100, "G")
    strict.play("Y14 ROOK")
    unknown, bits = of_rook(strict, 0)
    assert not any(one.text.startswith("Y") for one in may(unknown, 1, bits))


# ---- Golden Ten


def test_the_left_over_cards_stay_a_place_of_their_own() -> None:
    state = GoldenTen({}, 3).start()
    dice = Dice("talon")
    for _ in range(2):
        state, _ = state.apply(None, state.chance(dice))
    unknown = golden_ten.unknown(state.view(1))
    assert (unknown.holders, unknown.room) == ((0, 1, 2, "talon"), (18, 0, 18, 2))
    assert count(unknown) == pytest.approx(ways(18, 18, 2), rel=1e-12)


# ---- the family of All Fours: seat 0 leads

HANDS = ("9D 4D 7H 8H 2C 3C", "TC QC KC AC 3H 4S")


def jack(stock: str, plays: str, kind: type[CaliforniaGame] = CaliforniaJack) -> Unknown:
    table = CaliforniaTable(kind, *HANDS, stock=stock, turn_up="7S")
    table.play(plays)
    return fours.unknown(table.state.view(0))


def test_seen_draws_are_known_and_so_is_the_top_of_the_stock() -> None:
    # Seat 1 throws a heart on the diamond; seat 0 draws the seven of spades, seat 1 the eight of diamonds.
    unknown = jack("7S 8D 9C", "9D 3H")
    assert known(unknown, 1, fours.BITS) == set(cards("8D"))
    # What was dealt to seat 1 has no diamond, so the ten that seat 0 does not see lie in the stock.
    diamonds = set(cards("2D 3D 5D 6D 7D TD JD QD KD AD"))
    assert known(unknown, "stock", fours.BITS) == set(cards("9C")) | diamonds
    assert unknown.room == (0, 5, 37 - 10)


def test_after_an_unseen_draw_a_void_makes_a_card_of_the_suit_rare_but_not_impossible() -> None:
    # Seat 1 had no diamond and then drew one card: one of its six may be a diamond, and must be the drawn one. A hand
    # without diamonds may have come with any of its six cards as the drawn one.
    unknown = jack("8S 8D", "9D 3H", ShastaSam)
    diamonds = fours.BITS.mask(one for one in fours.BITS.cards(unknown.hidden) if one.text.endswith("D"))
    assert (unknown.room, diamonds.bit_count()) == ((0, 6, 38), 11)
    one_diamond = 11 * ways(5, 28)
    none = ways(6, 27)
    assert count(unknown) == pytest.approx(one_diamond + 6 * none, rel=1e-12)
    held = [(mask & diamonds).bit_count() for mask in drawn(unknown, 4000, Dice("rare"))[1].tolist()]
    assert set(held) == {0, 1}
    # 33 other cards: 11 C(33,5) against 6 C(33,6), which is 11 against 28: about 282 of 1000.
    assert 1020 < sum(held) < 1240


def test_each_unseen_draw_makes_room_for_one_more_card_of_a_suit_that_was_missing() -> None:
    # Seat 1 has no diamond, draws, trumps with the four of spades, draws again, and leads the ten of clubs. Two of its
    # five cards may be diamonds: then they are the two draws, in either order. One: it came first, and then any of the
    # five others still held after the second draw; or it came second, after any of the six others that were held then.
    # None: any of six came second, and any of the other six that were held after the first draw came first.
    unknown = jack("8S 8D 9S 9C", "9D 3H 4D 4S TC", ShastaSam)
    diamonds = fours.BITS.mask(one for one in fours.BITS.cards(unknown.hidden) if one.text.endswith("D"))
    assert (unknown.room, diamonds.bit_count()) == ((0, 5, 36), 11)
    two, one, none = ways(2, 9) * ways(3, 27), ways(1, 10) * ways(4, 26), ways(5, 25)
    assert count(unknown) == pytest.approx(2 * two + 11 * one + 36 * none, rel=1e-12)


def test_what_all_fours_turned_up_is_nowhere_and_what_it_did_not_deal_is_the_rest() -> None:
    table = AllFoursTable(*HANDS, rest="7S")
    table.do("0 stand")
    table.play("9D 3H")
    unknown = fours.unknown(table.state.view(0))
    # 39 cards are not dealt, and all diamonds but the two of seat 0 are among them.
    assert known(unknown, "rest", fours.BITS) == set(cards("2D 3D 5D 6D 7D 8D TD JD QD KD AD"))
    assert (unknown.holders, unknown.room) == ((0, 1, "rest"), (0, 5, 39 - 11))
    assert cards("7S")[0] not in set(fours.BITS.cards(unknown.hidden))
