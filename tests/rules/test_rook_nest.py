"""rook.md, section 3: the nest exchange, what may be buried, and the naming of trump after it."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.rules.actions import Bury
from fa_cards.rules.cards import Card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook import RookRules
from fa_cards.rules.rook.events import Buried, NestTaken, NestVoid
from fa_cards.rules.rook.nest import Buries, verify_bury
from tests.rules.rook_table import RookTable, rules_of

PLAIN = "B6 B7 B8 B9 B11"
ELEVEN = "B1 R1 G1 Y1 B14 R14 G14 Y14 B10 ROOK"
"""Ten counters, the Rook among them; with one more of the nest four plain cards are left."""


def short(nest: str = "B6 R6 G6 Y6 R10", **options: str) -> RookTable:
    """A table at which seat 0 holds too few plain cards once he has taken the nest."""
    table = RookTable("kentucky-rook", ELEVEN, nest=nest, options={k.replace("_", "-"): v for k, v in options.items()})
    table.win(0, 140)
    return table


# ---- the exchange


@pytest.mark.parametrize(
    ("key", "with_nest", "after"),
    [("kentucky-rook", 15, 10), ("kentucky-discard", 14, 9), ("call-partner-rook", 18, 13), ("standard-rook", 17, 12)],
)
def test_the_declarer_takes_five_and_buries_five(key: str, with_nest: int, after: int) -> None:
    nest = "2S 3S 4S 6S 7S" if key == "standard-rook" else PLAIN
    table = RookTable(key, nest=nest)
    table.win(0, table.rules.min_bid + 5)
    assert table.events[-1] == NestTaken(0, 5)
    assert table.state.view(0).counts == (with_nest, after, after, after)
    table.do(f"0 bury {nest}")
    assert table.events == (Buried(0, ()),)
    assert table.state.view(0).counts == (after,) * 4
    assert (table.state.phase, table.state.actor) == (Phase.TRUMP, 0)


def test_the_declarer_alone_knows_which_cards_the_nest_held() -> None:
    table = RookTable("kentucky-rook", nest=PLAIN)
    assert table.state.view(0).found == ()
    table.win(0, 120)
    assert set(table.state.view(0).found) == set(cards(PLAIN))
    assert [table.state.view(seat).found for seat in (1, 2, 3)] == [(), (), ()]
    assert table.state.view(0).public.found == ()


def test_with_a_nest_of_one_one_is_taken_and_one_buried() -> None:
    table = RookTable("standard-rook", "AS", nest="2S", options={"nest": 1})
    table.win(0, 75)
    assert table.events[-1] == NestTaken(0, 1)
    assert table.state.view(0).counts == (14, 13, 13, 13)
    assert table.code("0 bury 2S AS") == "bury-count"
    table.do("0 bury AS")
    assert table.state.view(0).counts == (13,) * 4


def test_he_may_bury_what_came_from_the_nest_and_what_he_held() -> None:
    table = RookTable("kentucky-rook", "R6 R7 R8 R9 R11", nest=PLAIN)
    table.win(0, 100)
    table.do("0 bury B6 B7 R6 R7 R8", "0 trump R")
    assert set(table.state.view(0).buried) == set(cards("B6 B7 R6 R7 R8"))


def test_he_may_name_a_colour_of_which_he_buried_cards_and_one_of_which_he_holds_none() -> None:
    hand = "R6 R7 R8 R9 R11 G6 G7 G8 G9 G11"
    for letter in "BRGY":
        table = RookTable("kentucky-rook", hand, nest=PLAIN)
        table.win(0, 100)
        table.do("0 bury R6 R7 R8 R9 R11")
        assert table.legal() == ("trump B", "trump R", "trump G", "trump Y")
        table.do(f"0 trump {letter}")
        assert table.state.phase is Phase.PLAY


def test_there_is_no_other_colour_and_no_play_without_trump() -> None:
    table = RookTable("kentucky-rook", nest=PLAIN)
    table.win(0, 100)
    table.do(f"0 bury {PLAIN}")
    for letter in "SHDC":
        assert table.code(f"0 trump {letter}") == "no-such-suit"
    standard = RookTable("standard-rook", nest="2S 3S 4S 6S 7S")
    standard.win(0, 70)
    standard.do("0 bury 2S 3S 4S 6S 7S")
    assert standard.legal() == ("trump S", "trump H", "trump D", "trump C")
    assert standard.code("0 trump B") == "no-such-suit"
    with pytest.raises(ValueError, match="not-a-step"):
        standard.game.parse("trump N")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bury B6 B7 B8 B9", "bury-count"),
        ("bury B6 B7 B8 B9 B11 B12", "bury-count"),
        ("bury B6 B7 B8 B9 R13", "not-in-hand"),
        ("bury B6 B7 B8 B9 B9", "not-in-hand"),
        ("bury B6 B7 B8 B9 AS", "not-in-hand"),
        ("bury B6 B7 B8 B9 Y5", "bury-counter"),
        ("bury B6 B7 B8 B9 Y10", "bury-counter"),
        ("bury B6 B7 B8 B9 Y14", "bury-counter"),
        ("bury B6 B7 B8 B9 Y1", "bury-counter"),
        ("bury B6 B7 B8 B9 ROOK", "bury-counter"),
    ],
)
def test_what_may_not_be_buried_in_kentucky(text: str, code: str) -> None:
    table = RookTable("kentucky-rook", "Y1 Y14 Y10 Y5 ROOK", nest=PLAIN)
    table.win(0, 100)
    assert table.code(f"0 {text}") == code
    assert table.code("1 bury B6 B7 B8 B9 B11") == "not-your-turn"


@pytest.mark.parametrize(
    ("key", "options", "hand"),
    [
        ("kentucky-rook", {"bury-points": True}, "Y1 Y14 Y10 Y5 ROOK"),
        ("kentucky-discard", {}, "B14 Y14 Y10 Y5 ROOK"),
        ("call-partner-rook", {}, "Y1 Y14 Y10 Y5 ROOK"),
        ("standard-rook", {}, "AS KS TS 5S JK"),
    ],
)
def test_any_five_where_counters_may_be_buried(key: str, options: dict[str, object], hand: str) -> None:
    table = RookTable(key, hand, options=options)
    table.win(0, table.rules.min_bid + 5)
    table.do(f"0 bury {hand}")
    assert table.events == (Buried(0, ()),), "they are not shown"
    assert table.state.view(1).shown == ()


# ---- fewer than five plain cards


def test_who_holds_too_few_plain_cards_buries_them_all_and_fills_up_with_counters() -> None:
    table = short()
    family = table.family()
    assert isinstance(family, Buries)
    assert set(family.bound) == set(cards("B6 R6 G6 Y6"))
    assert set(family.free) == set(cards("B1 R1 G1 Y1 B14 R14 G14 Y14 B10 R10")), "never the Rook"
    assert family.wanting == 1
    assert table.code("0 bury B6 R6 G6 Y6 ROOK") == "bury-rook"
    assert table.code("0 bury B6 R6 G6 B10 R10") == "bury-plain"
    assert table.code("0 bury B1 R1 G1 Y1 B14") == "bury-plain"
    table.do("0 bury B6 R10 R6 G6 Y6")
    assert table.events == (Buried(0, cards("R10")),)


def test_the_counters_that_fill_up_are_shown_and_the_plain_cards_are_not() -> None:
    table = short("B6 R6 G6 R10 G10")
    table.do("0 bury B6 R6 G6 B10 G10")
    assert table.events == (Buried(0, cards("B10 G10")),)
    for seat in range(4):
        assert set(table.state.view(seat).shown) == set(cards("B10 G10"))
    assert set(table.state.view(0).buried) == set(cards("B6 R6 G6 B10 G10"))
    assert [table.state.view(seat).buried for seat in (1, 2, 3)] == [(), (), ()]


def test_a_hand_of_counters_alone() -> None:
    table = short("R10 G10 Y10 B5 R5")
    assert table.code("0 bury R10 G10 Y10 B5 ROOK") == "bury-rook"
    table.do("0 bury R10 G10 Y10 B5 R5")
    assert table.events == (Buried(0, cards("R10 G10 Y10 B5 R5")),)


def test_five_plain_cards_are_enough() -> None:
    table = short("B6 R6 G6 Y6 Y7")
    assert table.code("0 bury B6 R6 G6 Y6 B10") == "bury-counter"
    table.do("0 bury B6 R6 G6 Y6 Y7")
    assert table.events == (Buried(0, ()),)


def test_by_the_redeal_option_the_deal_is_void_as_soon_as_the_nest_is_taken() -> None:
    table = short(short_plain="redeal")
    assert table.events[-2:] == (NestTaken(0, 5), NestVoid(0))
    state = table.state
    assert (state.phase, state.actor, state.dealer, state.number) == (Phase.PACK, None, 3, 1), "the same dealer"
    assert (state.deals, state.totals, state.contract) == ((), (0, 0, 0, 0), None)
    assert state.view(0).hand == ()
    table.deal(nest=PLAIN)
    table.begin(0, 100, "B")
    table.play_on()
    assert [(deal.number, deal.dealer) for deal in table.state.deals] == [(1, 3)]


def test_by_the_redeal_option_five_plain_cards_are_enough() -> None:
    table = short("B6 R6 G6 Y6 Y7", short_plain="redeal")
    assert table.state.phase is Phase.NEST


def test_where_points_may_be_buried_no_hand_is_short() -> None:
    options = {"bury-points": True, "short-plain": "redeal"}
    table = RookTable("kentucky-rook", ELEVEN, nest="B6 R6 G6 Y6 R10", options=options)
    table.win(0, 140)
    assert table.state.phase is Phase.NEST
    table.do("0 bury ROOK B1 R1 G1 Y1")
    assert table.state.view(1).shown == ()


# ---- the test of section 3, word by word, against the code


def legal_by_the_rule(nest: tuple[Card, ...], hand: tuple[Card, ...], rules: RookRules) -> bool:
    """B is legal iff |B|=5 and (p>=5 ? B has no counter : B contains all p plain cards and not the Rook)."""
    plain = {one for one in hand if not rules.deck.value(one)}
    if len(nest) != 5 or len(set(nest)) != 5 or not set(nest) <= set(hand):
        return False
    if len(plain) >= 5:
        return not any(rules.deck.value(one) for one in nest)
    return plain <= set(nest) and "ROOK" not in {one.text for one in nest}


@settings(max_examples=60, derandomize=True, deadline=None)
@given(seed=st.integers(0, 10**6), counters=st.integers(6, 15))
def test_what_may_be_buried_is_what_the_rule_says(seed: int, counters: int) -> None:
    rules, dice = rules_of("kentucky-rook"), Dice(f"nest {seed}")
    deck = rules.deck
    valued = dice.shuffled([one for one in deck.pack if deck.value(one)])[:counters]
    plain = dice.shuffled([one for one in deck.pack if not deck.value(one)])[: 15 - counters]
    hand = (*valued, *plain)
    mask = deck.mask(hand)
    some = list(combinations(dice.shuffled(hand), 5))[::29]
    others = [hand[-4:], (*hand[-4:], hand[-1]), hand[-6:]]
    for nest in [
        *some,
        *others,
        *(bury.cards for _ in range(3) if isinstance(bury := Buries.of(mask, rules).pick(dice), Bury)),
    ]:
        try:
            verify_bury(nest, mask, rules)
            taken = True
        except IllegalAction:
            taken = False
        assert taken == legal_by_the_rule(nest, hand, rules), nest


@pytest.mark.parametrize("key", ["kentucky-discard", "call-partner-rook", "standard-rook"])
def test_whatever_is_picked_by_chance_may_be_buried(key: str) -> None:
    rules, dice = rules_of(key), Dice("picked")
    for _ in range(50):
        hand = rules.deck.mask(dice.shuffled(rules.deck.pack)[: rules.hand + 5])
        action = Buries.of(hand, rules).pick(dice)
        assert isinstance(action, Bury)
        verify_bury(action.cards, hand, rules)
