"""toonerville.md, sections 2 and 3: how far a hand is from its contract, and which cards bring it nearer."""

from __future__ import annotations

import pytest

from fa_cards.rules.cards import PACK_ROOK_56, ROOK, ROOK_NUMBERS, Card, card, cards, same_cards, toonerville_pack
from fa_cards.rules.chance import Dice
from fa_cards.rules.melds import Contract, Kind, MeldRules
from fa_cards.rules.rummy.solver import Nearest, Part, best, goes, missing, nearest, wanted
from tests.rules.meld_brute_force import goes_with
from tests.rules.meld_hands import (
    APART,
    CONTRACTS,
    ONE_RUN,
    ONE_SET,
    SHANGHAI,
    SMALL,
    TOONERVILLE,
    TWO_NATURALS,
    small_hand,
)

EVERYTHING = frozenset(ROOK_NUMBERS)


def lacks(hand: str, contract: Contract, rules: MeldRules = TOONERVILLE) -> int:
    return missing(cards(hand), contract, rules)


def wants(hand: str, contract: Contract, rules: MeldRules = TOONERVILLE) -> set[str]:
    return {one.text for one in wanted(cards(hand), contract, rules)}


def of_number(number: int) -> set[str]:
    return {f"{colour}{number}" for colour in "BRGY"}


# How many cards are short.


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_without_a_card_the_whole_contract_is_missing(contract: Contract) -> None:
    assert missing((), contract, TOONERVILLE) == contract.cards
    assert wanted((), contract, TOONERVILLE) == EVERYTHING


def test_nothing_is_missing_and_wanted_where_it_goes() -> None:
    assert lacks("R8 G8 Y8 R1", ONE_SET) == 0
    assert wants("R8 G8 Y8 R1", ONE_SET) == set()


def test_a_pair_lacks_one_card_of_its_number_in_any_colour() -> None:
    assert lacks("R8 G8 Y1", ONE_SET) == 1
    assert wants("R8 G8 Y1", ONE_SET) == of_number(8)


def test_three_in_a_row_lack_a_card_at_either_end() -> None:
    assert lacks("R5 R6 R7", ONE_RUN) == 1
    assert wants("R5 R6 R7", ONE_RUN) == {"R4", "R8"}


def test_three_at_the_end_lack_the_one_below() -> None:
    assert wants("R12 R13 R14", ONE_RUN) == {"R11"}
    assert wants("R1 R2 R3", ONE_RUN) == {"R4"}
    assert wants("R11 R12 R13", ONE_RUN, SHANGHAI) == {"R10"}


def test_a_wild_fills_one_gap_so_that_any_of_two_cards_helps() -> None:
    assert lacks("R5 R8 ROOK", ONE_RUN) == 1
    assert wants("R5 R8 ROOK", ONE_RUN) == {"R6", "R7"}


def test_wilds_alone_lack_one_natural_card_whichever_it_is() -> None:
    assert lacks("ROOK ROOK ROOK", ONE_SET) == 1
    assert wanted(cards("ROOK ROOK ROOK"), ONE_SET, TOONERVILLE) == EVERYTHING
    assert lacks("ROOK ROOK ROOK", ONE_SET, TWO_NATURALS) == 2


def test_the_second_natural_card_may_be_any_near_the_first() -> None:
    assert lacks("R7 ROOK ROOK ROOK", ONE_RUN, TWO_NATURALS) == 1
    # With three wilds between them two cards may lie four apart.
    assert wants("R7 ROOK ROOK ROOK", ONE_RUN, TWO_NATURALS) == {
        "R3", "R4", "R5", "R6", "R8", "R9", "R10", "R11",
    }  # fmt: skip


def test_every_pair_wants_its_number_where_two_sets_lack_one_card_each() -> None:
    assert lacks("R8 G8 R9 G9 B1", Contract(2, 0)) == 2
    assert wants("R8 G8 R9 G9 B1", Contract(2, 0)) == of_number(8) | of_number(9)


def test_runs_that_have_to_keep_apart_lack_what_lies_between() -> None:
    hand = "R3 R4 R5 R6 R7 R8 R9 R10"
    assert lacks(hand, Contract(0, 2)) == 0
    assert lacks(hand, Contract(0, 2), APART) == 1
    assert wants(hand, Contract(0, 2), APART) == {"R2", "R11"}


# The plan for a screen.


def test_a_plan_shows_what_is_held_of_each_meld_and_what_fills_it() -> None:
    assert nearest(cards("Y12 R5 B8 R7 G8 R6 ROOK"), Contract(1, 1), TOONERVILLE) == Nearest(
        (
            Part(Kind.SET, cards("B8 G8 ROOK"), 0, ()),
            Part(Kind.RUN, cards("R5 R6 R7"), 1, cards("R4 R8")),
        ),
        1,
        cards("Y12"),
    )


def test_a_plan_of_melds_without_cards_is_all_short() -> None:
    assert nearest((), Contract(1, 1), TOONERVILLE) == Nearest(
        (Part(Kind.SET, (), 3, ()), Part(Kind.RUN, (), 4, ())), 7, ()
    )


def test_of_the_plans_that_lack_as_much_the_one_that_leaves_the_fewest_points_is_taken() -> None:
    assert nearest(cards("R3 G3 R12 G12"), ONE_SET, TOONERVILLE).left == cards("R3 G3")


def test_a_plan_of_a_contract_that_goes_is_its_best_arrangement() -> None:
    hand = cards("R8 G8 Y8 ROOK R1")
    plan = nearest(hand, ONE_SET, TOONERVILLE)
    assert plan == Nearest((Part(Kind.SET, cards("R8 G8 Y8 ROOK"), 0, ()),), 0, cards("R1"))


# Against other ways to find it.


@pytest.mark.parametrize("part", range(2))
def test_as_many_are_missing_as_by_trying_every_part_of_hand_and_cards_to_come(part: int) -> None:
    dice = Dice(f"missing {part}")
    seen = set()
    for _ in range(200):
        hand, rules = small_hand(dice, 2, 6)
        contract = dice.choice(SMALL[:5])
        lack = next((more for more in range(3) if goes_with(hand, more, contract, rules)), None)
        found = missing(hand, contract, rules)
        assert (found if found < 3 else None) == lack, (hand, contract, rules)
        seen.add(lack)
    assert seen == {0, 1, 2, None}


def test_just_those_cards_are_wanted_with_which_less_is_missing_by_trying_every_part() -> None:
    dice = Dice("wanted by brute force")
    asked = 0
    while asked < 60:
        hand, rules = small_hand(dice, 3, 6)
        contract = dice.choice(SMALL[:5])
        short = missing(hand, contract, rules)
        if short not in {1, 2} or short + len(hand) > 7:
            continue
        asked += 1
        expected = {one for one in naturals(rules) if goes_with((*hand, one), short - 1, contract, rules)}
        assert wanted(hand, contract, rules) == expected, (hand, contract, rules)


def naturals(rules: MeldRules) -> list[Card]:
    return [one for one in ROOK_NUMBERS if one.rank <= rules.highest and one not in rules.wilds]


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_in_whole_hands_too_a_card_is_wanted_just_where_less_is_missing_with_it(contract: Contract) -> None:
    dice = Dice(f"wanted {contract}")
    for rules in (TOONERVILLE, TOONERVILLE, TWO_NATURALS, APART, SHANGHAI):
        pack = [one for one in toonerville_pack(4) if one.rank <= rules.highest or one in rules.wilds]
        hand = dice.shuffled(pack)[: dice.between(12, 18)]
        short = missing(hand, contract, rules)
        nearer = {one for one in naturals(rules) if missing((*hand, one), contract, rules) < short}
        assert wanted(hand, contract, rules) == nearer, (hand, rules)
        if short:
            assert missing((*hand, ROOK), contract, rules) == short - 1


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_a_plan_is_of_the_hand_and_lacks_as_much_as_is_missing(contract: Contract) -> None:
    dice = Dice(f"plans {contract}")
    for rules in (TOONERVILLE, TOONERVILLE, TOONERVILLE, TWO_NATURALS, APART):
        wild = dice.below(4)
        hand = (*dice.shuffled(PACK_ROOK_56 * 4)[: dice.between(12, 17) - wild], *[ROOK] * wild)
        plan = nearest(hand, contract, rules)
        assert plan.missing == missing(hand, contract, rules) == sum(part.short for part in plan.melds)
        assert [part.kind for part in plan.melds] == [Kind.SET] * contract.sets + [Kind.RUN] * contract.runs
        assert same_cards(hand, [*plan.left, *(one for part in plan.melds for one in part.cards)])
        # As many cards as are short, one for each gap, and it goes.
        assert goes(filled(hand, plan, rules), contract, rules)
        if plan.missing == 0:
            found = best(hand, contract, rules)
            assert found is not None and same_cards(found.left, plan.left)


def filled(hand: tuple[Card, ...], plan: Nearest, rules: MeldRules) -> tuple[Card, ...]:
    """The hand with the cards that the plan wants, one part after the other."""
    for part in plan.melds:
        held = list(part.cards)
        for _ in range(part.short):
            more = next((one for one in part.wanted if one not in held or part.kind is Kind.SET), card("Y1"))
            held.append(more)
            hand = (*hand, more)
    return hand
