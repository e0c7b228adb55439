"""toonerville.md, sections 2, 3, 7 and 9: which melds of its contract a hand can lay."""

from __future__ import annotations

import pytest

from fa_cards.rules.cards import ROOK, Card, card, cards, same_cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.melds import Contract, Kind, Meld, MeldRules
from fa_cards.rules.rummy.solver import Arrangement, best, goes, swapped, whole
from tests.rules.meld_brute_force import Least, least_left
from tests.rules.meld_hands import (
    APART,
    CONTRACTS,
    ONE_RUN,
    ONE_SET,
    SHANGHAI,
    SMALL,
    TOONERVILLE,
    TWO_NATURALS,
    built,
    small_hand,
)


def lays(hand: str, contract: Contract, rules: MeldRules = TOONERVILLE, laid_wilds: int = 0) -> list[str]:
    """The melds of the best arrangement as a record writes them, and what is left as the last."""
    found = best(cards(hand), contract, rules, laid_wilds)
    assert found is not None
    return [*(meld.text for meld in found.melds), " ".join(one.text for one in found.left)]


def cannot(hand: str, contract: Contract, rules: MeldRules = TOONERVILLE, laid_wilds: int = 0) -> bool:
    """Whether the contract does not go, by every question that tells it."""
    held = cards(hand)
    answers = {
        best(held, contract, rules, laid_wilds) is None,
        not goes(held, contract, rules, laid_wilds),
        whole(held, contract, rules, laid_wilds) is None,
    }
    assert len(answers) == 1
    return answers.pop()


# Sets and runs (section 3; worked example 10).


def test_twins_make_a_set() -> None:
    assert lays("R8 R8 G8", ONE_SET) == ["set R8 R8 G8", ""]


def test_two_wilds_and_one_card_make_a_set() -> None:
    assert lays("ROOK R8 ROOK", ONE_SET) == ["set R8 ROOK ROOK", ""]


def test_wilds_alone_make_no_meld() -> None:
    assert cannot("ROOK ROOK ROOK", ONE_SET)
    assert cannot("ROOK ROOK ROOK ROOK", ONE_RUN)


def test_two_wilds_and_one_card_make_no_set_where_a_meld_needs_two_natural_cards() -> None:
    assert cannot("ROOK R8 ROOK", ONE_SET, TWO_NATURALS)
    assert lays("ROOK R8 Y8", ONE_SET, TWO_NATURALS) == ["set R8 Y8 ROOK", ""]


def test_a_run_may_need_its_length_for_its_second_natural_card() -> None:
    assert lays("R7 ROOK ROOK ROOK R11", ONE_RUN, TWO_NATURALS) == ["run R7 ROOK ROOK ROOK R11", ""]


def test_no_run_goes_on_from_14_to_1() -> None:
    assert cannot("R13 R14 R1 R2", ONE_RUN)


def test_three_cards_are_no_run() -> None:
    assert cannot("R5 R6 R7", ONE_RUN)


def test_a_run_is_of_one_colour() -> None:
    assert cannot("R5 R6 Y7 R8", ONE_RUN)


def test_no_run_holds_a_number_twice() -> None:
    assert cannot("R5 R6 R6 R7", ONE_RUN)


def test_a_wild_stands_above_the_run_or_below_it_where_it_ends_at_14() -> None:
    assert lays("R10 R11 R12 ROOK", ONE_RUN) == ["run R10 R11 R12 ROOK", ""]
    assert lays("R12 R13 R14 ROOK", ONE_RUN) == ["run ROOK R12 R13 R14", ""]
    assert lays("R14 ROOK ROOK ROOK", ONE_RUN) == ["run ROOK ROOK ROOK R14", ""]


def test_wilds_may_stand_side_by_side_within_a_run() -> None:
    assert lays("R3 ROOK ROOK R6", ONE_RUN) == ["run R3 ROOK ROOK R6", ""]


def test_the_black_fourteen_of_shanghai_is_wild_and_no_run_goes_beyond_13() -> None:
    assert lays("B14 G5 Y5", ONE_SET, SHANGHAI) == ["set G5 Y5 B14", ""]
    assert lays("R11 R12 B14 R13", ONE_RUN, SHANGHAI) == ["run B14 R11 R12 R13", ""]


# Which of the melds (section 9: no greedy finder).


def test_eight_in_a_row_are_two_runs() -> None:
    assert lays("R3 R4 R5 R6 R7 R8 R9 R10", Contract(0, 2)) == ["run R3 R4 R5 R6", "run R7 R8 R9 R10", ""]


def test_two_runs_of_one_colour_keep_apart_where_they_may_not_touch() -> None:
    assert cannot("R3 R4 R5 R6 R7 R8 R9 R10", Contract(0, 2), APART)
    assert lays("R3 R4 R5 R6 R7 R8 R9 R10 R11", Contract(0, 2), APART) == ["run R3 R4 R5 R6", "run R8 R9 R10 R11", "R7"]


def test_twins_make_two_runs_of_the_same_numbers() -> None:
    assert lays("R3 R3 R4 R4 R5 R5 R6 R6", Contract(0, 2)) == ["run R3 R4 R5 R6", "run R3 R4 R5 R6", ""]


def test_six_of_a_number_are_two_sets() -> None:
    assert lays("R8 R8 G8 G8 Y8 B8", Contract(2, 0)) == ["set B8 R8 G8", "set R8 G8 Y8", ""]
    assert cannot("R8 R8 G8 G8 Y8", Contract(2, 0))


def test_a_card_that_run_and_set_want_goes_where_both_can_be_laid() -> None:
    assert lays("R3 R4 R5 R6 R7 G7 Y7", Contract(1, 1)) == ["set R7 G7 Y7", "run R3 R4 R5 R6", ""]
    assert lays("R3 R4 R5 R6 R7 G3 Y3", Contract(1, 1)) == ["set R3 G3 Y3", "run R4 R5 R6 R7", ""]
    assert cannot("R4 R5 R6 R7 G7 Y7", Contract(1, 1))
    assert lays("R4 R5 R6 R7 R7 G7 Y7", Contract(1, 1)) == ["set R7 G7 Y7", "run R4 R5 R6 R7", ""]


def test_a_wild_stands_in_the_run_for_a_card_that_the_set_cannot_spare() -> None:
    melds = whole(cards("B5 B6 B7 B8 ROOK ROOK ROOK"), Contract(1, 1), TOONERVILLE)
    assert melds is not None
    assert [len(TOONERVILLE.natural(meld.cards)) for meld in melds] == [1, 3]


def test_the_fewest_points_are_left_and_not_the_fewest_cards() -> None:
    assert lays("R3 G3 Y3 B3 R12 G12 Y12", ONE_SET) == ["set R12 G12 Y12", "R3 G3 Y3 B3"]


def test_of_the_same_points_the_fewest_cards_are_left() -> None:
    assert lays("R12 G12 Y12 R3 R3 G3 G3 Y3 B3", ONE_SET) == ["set B3 R3 R3 G3 G3 Y3", "R12 G12 Y12"]


def test_runs_are_as_long_as_they_can_be() -> None:
    assert lays("Y2 Y3 Y4 Y5 Y6 ROOK Y8 B1", ONE_RUN) == ["run Y2 Y3 Y4 Y5 Y6 ROOK Y8", "B1"]


def test_wilds_that_are_not_needed_are_laid() -> None:
    assert lays("R8 G8 Y8 ROOK ROOK B1", ONE_SET) == ["set R8 G8 Y8 ROOK ROOK", "B1"]
    assert lays("R11 R12 R13 R14 ROOK", ONE_RUN) == ["run ROOK R11 R12 R13 R14", ""]


def test_a_wild_takes_the_place_of_the_cheapest_card_where_a_run_of_all_numbers_has_no_room_for_it() -> None:
    assert lays("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 ROOK", ONE_RUN)[1] in {
        f"R{number}" for number in range(1, 10)
    }


def test_a_contract_is_laid_exactly_with_no_meld_more() -> None:
    melds = best(cards("R8 G8 Y8 R9 G9 Y9"), ONE_SET, TOONERVILLE)
    assert melds is not None
    assert ONE_SET.met_by(melds.melds)
    assert melds.left == cards("R8 G8 Y8")


# The whole hand, and wilds that have to be laid (section 4; worked examples 4 and 5).


def test_fifteen_cards_of_round_11_go_out_with_runs_of_four_and_sets_of_four_and_three() -> None:
    hand = cards("R1 R2 R3 R4 Y7 Y8 Y9 Y10 B12 B12 G12 R12 G5 Y5 B5")
    melds = whole(hand, Contract(2, 2), TOONERVILLE)
    assert melds is not None
    assert sorted(len(meld.cards) for meld in melds) == [3, 4, 4, 4]
    assert same_cards(hand, [one for meld in melds for one in meld.cards])


def test_thirteen_cards_never_are_the_melds_of_round_11() -> None:
    assert cannot("R1 R2 R3 R4 Y7 Y8 Y9 Y10 B12 B12 G12 G5 Y5", Contract(2, 2))


def test_a_card_too_many_is_in_the_way_where_the_whole_hand_has_to_be_laid() -> None:
    hand = cards("R8 G8 Y8 R1")
    assert goes(hand, ONE_SET, TOONERVILLE)
    assert whole(hand, ONE_SET, TOONERVILLE) is None


def test_a_freed_wild_has_to_stand_in_the_melds() -> None:
    run = Meld(Kind.RUN, cards("R5 R6 ROOK R8"))
    after = swapped(run, card("R7"), TOONERVILLE)
    assert after is not None and after.cards == cards("R5 R6 R7 R8")
    # Red 7 went from the hand to the table; the wild came for it.
    assert lays("R11 G11 Y2 Y3 Y4 Y5 ROOK", Contract(1, 1), laid_wilds=1) == ["set R11 G11 ROOK", "run Y2 Y3 Y4 Y5", ""]
    assert cannot("R11 Y2 Y3 Y4 Y5 ROOK", Contract(1, 1), laid_wilds=1)


def test_more_wilds_than_are_held_cannot_be_laid() -> None:
    assert cannot("R8 G8 Y8 ROOK", ONE_SET, laid_wilds=2)


def test_wilds_that_have_to_be_laid_take_the_place_of_natural_cards_where_there_is_no_other_room() -> None:
    hand = " ".join(f"R{number}" for number in range(1, 14)) + " ROOK ROOK"
    rules = MeldRules(frozenset({ROOK}), highest=13, min_naturals=1, contiguous=True)
    assert goes(cards(hand), ONE_RUN, rules, 2)
    found = best(cards(hand), ONE_RUN, rules, 2)
    assert found is not None
    assert len(found.melds[0].cards) == 13
    assert found.melds[0].cards.count(ROOK) == 2
    assert len(found.left) == 2


# Against other ways to find it.


def sound(found: Arrangement, hand: tuple[Card, ...], contract: Contract, rules: MeldRules) -> None:
    """Holds an arrangement to the rules of melds and to the hand."""
    assert [rules.fault(meld) for meld in found.melds] == [None] * len(found.melds)
    assert contract.met_by(found.melds)
    assert rules.contiguous or not rules.contiguous_runs(found.melds)
    assert same_cards(hand, [*found.left, *(one for meld in found.melds for one in meld.cards)])


@pytest.mark.parametrize("part", range(4))
def test_nothing_better_is_found_by_trying_every_part_of_small_hands(part: int) -> None:
    dice = Dice(f"every part of a hand {part}")
    laid = 0
    for _ in range(500):
        hand, rules = small_hand(dice, 6, 9)
        contract, laid_wilds = dice.choice(SMALL), dice.choice((0, 0, 0, 1, 2, 3))
        least = least_left(hand, contract, rules, laid_wilds)
        found = best(hand, contract, rules, laid_wilds)
        asked = (hand, contract, rules, laid_wilds)
        assert goes(*asked) == (least is not None), asked
        assert (whole(*asked) is not None) == (least is not None and least.cards == 0), asked
        assert (found and Least(rules.points(found.left), len(found.left))) == least, asked
        if found is not None:
            laid += 1
            sound(found, hand, contract, rules)
            assert sum(one in rules.wilds for meld in found.melds for one in meld.cards) >= laid_wilds
    assert 100 < laid < 400


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_a_contract_is_found_in_every_hand_that_was_built_to_hold_it(contract: Contract) -> None:
    dice = Dice(f"built {contract}")
    for _ in range(91):
        hand = built(dice, contract, max(contract.cards, dice.between(12, 20)), dice.below(5))
        assert goes(hand, contract, TOONERVILLE), hand
        found = best(hand, contract, TOONERVILLE)
        assert found is not None, hand
        sound(found, hand, contract, TOONERVILLE)
        assert ROOK not in found.left
        # However it lies, the hand is the same.
        again = best(dice.shuffled(hand), contract, TOONERVILLE)
        assert again is not None
        assert again.melds == found.melds and same_cards(again.left, found.left)


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_a_hand_that_is_nothing_but_its_contract_is_laid_whole(contract: Contract) -> None:
    dice = Dice(f"whole {contract}")
    for _ in range(20):
        hand = built(dice, contract, contract.cards, dice.below(4))
        melds = whole(hand, contract, TOONERVILLE)
        assert melds is not None, hand
        sound(Arrangement(melds, ()), hand, contract, TOONERVILLE)
