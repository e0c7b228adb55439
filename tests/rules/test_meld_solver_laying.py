"""toonerville.md, sections 3, 4 and 9: where cards are laid off, and whether a turn can end."""

from __future__ import annotations

import pytest

from fa_cards.rules.actions import End
from fa_cards.rules.cards import COLOURS, ROOK, ROOK_NUMBERS, Card, card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.melds import Kind, Meld, MeldRules
from fa_cards.rules.rummy.solver import fits, laid, lay_offs, may_end, swapped
from tests.rules.meld_brute_force import carried_out, lay_off_results
from tests.rules.meld_hands import SHANGHAI, TOONERVILLE


def meld(text: str) -> Meld:
    return Meld.read(text.split())


def places(one: str, *table: str, rules: MeldRules = TOONERVILLE) -> list[tuple[int, End]]:
    return [(fit.number, fit.end) for fit in fits(card(one), [meld(text) for text in table], rules)]


# One card.


def test_a_card_goes_on_a_run_at_both_its_ends() -> None:
    assert places("R7", "run R3 R4 R5 R6", "run R8 R9 R10 R11") == [(1, End.ONLY), (2, End.ONLY)]
    assert places("R2", "run R3 R4 R5 R6") == [(1, End.ONLY)]


def test_a_card_of_another_colour_or_number_does_not_fit() -> None:
    assert places("Y7", "run R3 R4 R5 R6") == []
    assert places("R8", "run R3 R4 R5 R6") == []
    assert places("R6", "run R3 R4 R5 R6") == []


def test_a_set_takes_its_number_in_any_colour_and_any_wild() -> None:
    assert places("R8", "set R8 R8 G8", "set R9 G9 Y9") == [(1, End.ONLY)]
    assert places("ROOK", "set R8 R8 G8 R8 R8 R8 R8") == [(1, End.ONLY)]


def test_a_card_that_fits_a_set_and_a_run_has_both_places() -> None:
    assert places("R7", "set Y7 G7 B7", "run R3 R4 R5 R6") == [(1, End.ONLY), (2, End.ONLY)]


def test_the_end_is_named_only_where_a_wild_fits_both() -> None:
    assert places("ROOK", "run R3 R4 R5 R6") == [(1, End.LOW), (1, End.HIGH)]
    assert places("ROOK", "run R1 R2 R3 R4") == [(1, End.ONLY)]
    assert places("ROOK", "run R11 R12 R13 R14") == [(1, End.ONLY)]


def test_a_run_does_not_go_beyond_the_lowest_and_the_highest() -> None:
    everything = "run " + " ".join(f"R{number}" for number in range(1, 15))
    assert places("ROOK", everything) == []
    assert places("R1", "run R11 R12 R13 R14") == []
    assert places("R14", "run R1 R2 R3 R4") == []
    assert places("B14", "run R10 R11 R12 R13", rules=SHANGHAI) == [(1, End.ONLY)]
    assert laid(meld("run R10 R11 R12 R13"), card("B14"), End.ONLY, SHANGHAI) == meld("run B14 R10 R11 R12 R13")


def test_a_wild_at_an_end_counts_as_its_number() -> None:
    assert places("R8", "run R4 R5 R6 ROOK") == [(1, End.ONLY)]
    assert places("R2", "run ROOK R4 R5 R6") == [(1, End.ONLY)]
    assert places("R7", "run R4 R5 R6 ROOK") == []


def test_the_run_goes_on_where_the_card_was_laid() -> None:
    run = meld("run R3 R4 R5 R6")
    assert laid(run, card("R7"), End.ONLY, TOONERVILLE) == meld("run R3 R4 R5 R6 R7")
    assert laid(run, card("R2"), End.ONLY, TOONERVILLE) == meld("run R2 R3 R4 R5 R6")
    assert laid(run, ROOK, End.LOW, TOONERVILLE) == meld("run ROOK R3 R4 R5 R6")
    assert laid(run, ROOK, End.HIGH, TOONERVILLE) == meld("run R3 R4 R5 R6 ROOK")
    assert laid(meld("run R1 R2 R3 R4"), ROOK, End.ONLY, TOONERVILLE) == meld("run R1 R2 R3 R4 ROOK")
    assert laid(meld("set R8 G8 Y8"), ROOK, End.ONLY, TOONERVILLE) == meld("set R8 G8 Y8 ROOK")


@pytest.mark.parametrize(
    ("text", "one", "end"),
    [
        ("run R3 R4 R5 R6", "R8", End.ONLY),
        ("run R3 R4 R5 R6", "R7", End.HIGH),
        ("run R3 R4 R5 R6", "ROOK", End.ONLY),
        ("run R1 R2 R3 R4", "ROOK", End.LOW),
        ("set R8 G8 Y8", "R9", End.ONLY),
    ],
)
def test_what_does_not_fit_is_not_laid(text: str, one: str, end: End) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        laid(meld(text), card(one), end, TOONERVILLE)


# Taking a wild back (worked example 5).


def test_the_very_card_takes_the_place_of_its_wild_in_a_run() -> None:
    run = meld("run R5 R6 ROOK R8")
    assert swapped(run, card("R7"), TOONERVILLE) == meld("run R5 R6 R7 R8")
    assert swapped(meld("run ROOK R6 R7 R8"), card("R5"), TOONERVILLE) == meld("run R5 R6 R7 R8")


@pytest.mark.parametrize("one", ["Y7", "R6", "R9", "R4", "ROOK"])
def test_no_other_card_frees_it(one: str) -> None:
    assert swapped(meld("run R5 R6 ROOK R8"), card(one), TOONERVILLE) is None


def test_a_wild_in_a_set_is_never_freed() -> None:
    assert swapped(meld("set R7 G7 ROOK"), card("Y7"), TOONERVILLE) is None


# Most of a hand (section 9: not the first fit).


def lays(hand: str, *table: str) -> tuple[list[str], str]:
    """The lay-offs as a record writes them, and what is left."""
    melds = [meld(text) for text in table]
    found, left = lay_offs(cards(hand), melds, TOONERVILLE)
    assert tuple(carried_out(cards(hand), melds, found, TOONERVILLE)[0]) == left
    return [lay.text for lay in found], " ".join(one.text for one in left)


def test_a_card_goes_where_another_can_follow_it() -> None:
    assert lays("R7 R6", "run R2 R3 R4 R5", "run R8 R9 R10 R11")[1] == ""
    assert lays("R6 R7", "run R2 R3 R4 R5", "run R9 R10 R11 R12") == (["lay R6 1", "lay R7 1"], "")
    # On the first run red 7 would leave red 6 in the hand.
    assert lays("R7 R6", "run R3 R4 R5 R6", "run R8 R9 R10 R11") == (["lay R7 2", "lay R6 2"], "")


def test_a_card_that_fits_a_set_is_a_step_of_a_run_where_another_needs_it() -> None:
    assert lays("R7 R8", "set G7 Y7 B7", "run R3 R4 R5 R6") == (["lay R7 2", "lay R8 2"], "")


def test_a_wild_bridges_a_gap() -> None:
    assert lays("R8 ROOK", "run R3 R4 R5 R6") == (["lay ROOK 1 high", "lay R8 1"], "")
    assert lays("ROOK R3", "run R5 R6 R7 R8") == (["lay ROOK 1 low", "lay R3 1"], "")


def test_a_wild_bridges_to_the_card_that_fits_nowhere_else() -> None:
    table = ("set G12 Y12 B12", "run R7 R8 R9 R10", "run Y3 Y4 Y5 Y6")
    assert lays("R12 Y8 ROOK", *table) == (["lay ROOK 3 high", "lay Y8 3", "lay R12 1"], "")


def test_wilds_that_bridge_nothing_are_laid_too() -> None:
    assert lays("ROOK ROOK G1", "set R8 G8 Y8") == (["lay ROOK 1", "lay ROOK 1"], "G1")
    assert lays("ROOK G1", "run R3 R4 R5 R6")[1] == "G1"


def test_where_there_is_room_for_one_the_wild_is_laid_because_it_counts_most() -> None:
    run = "run " + " ".join(f"R{number}" for number in range(2, 15))
    assert lays("R1 ROOK", run) == (["lay ROOK 1"], "R1")


def test_twins_go_on_two_runs() -> None:
    assert lays("R7 R7 R7", "run R3 R4 R5 R6", "run R3 R4 R5 R6") == (["lay R7 1", "lay R7 2"], "R7")


def test_nothing_is_laid_where_nothing_fits() -> None:
    assert lays("R1 G2", "set R8 G8 Y8", "run Y8 Y9 Y10 Y11") == ([], "R1 G2")
    assert lays("R1 G2") == ([], "R1 G2")


# The end of a turn (section 4).


def ends(hand: str, *table: str, fresh: str | None = None, freed: int = 0) -> bool:
    return may_end(
        cards(hand),
        None if fresh is None else card(fresh),
        freed,
        [meld(text) for text in table],
        TOONERVILLE,
    )


def test_a_turn_ends_with_no_card_or_with_one_that_may_be_discarded() -> None:
    assert ends("")
    assert ends("R1")
    assert ends("R1 G5", fresh="R1")


def test_the_card_just_taken_alone_has_to_be_laid() -> None:
    assert not ends("R1", "set R8 G8 Y8", fresh="R1")
    assert ends("R8", "set R8 G8 Y8", fresh="R8")
    assert ends("R8 R1", "set G8 Y8 B8", fresh="R1")
    assert not ends("ROOK R1", "set G8 Y8 B8", fresh="R1", freed=1)


def test_the_card_just_taken_may_be_discarded_where_its_twin_was_held() -> None:
    assert ends("R1 R1", "set R8 G8 Y8", fresh=None)


def test_a_freed_wild_has_to_find_a_place() -> None:
    full = "run " + " ".join(f"R{number}" for number in range(1, 15))
    assert not ends("ROOK G1", full, freed=1)
    assert ends("ROOK G1", "run R3 R4 R5 R6", freed=1)
    assert ends("ROOK", "run R3 R4 R5 R6", freed=1)
    assert not ends("G1 G2", "run R3 R4 R5 R6", freed=1)
    assert not ends("", "run R3 R4 R5 R6", freed=1)


def test_a_freed_wild_is_never_the_card_that_is_discarded() -> None:
    assert not ends("ROOK G1", "run R3 R4 R5 R6", fresh="G1", freed=1)
    # As red 7 it lets the other card follow, and no card is left.
    assert ends("ROOK R8", "run R3 R4 R5 R6", fresh="R8", freed=1)
    assert ends("ROOK ROOK R1", "set R8 G8 Y8", fresh="R1", freed=1)


def test_the_wild_just_taken_counts_among_those_that_are_laid() -> None:
    full = "run " + " ".join(f"R{number}" for number in range(2, 15))
    assert ends("ROOK ROOK", "set R8 G8 Y8", fresh="ROOK", freed=1)
    assert not ends("ROOK ROOK", full, fresh="ROOK", freed=1)


# Against every order of lay-offs.


def table_of(dice: Dice, rules: MeldRules) -> tuple[Meld, ...]:
    """One to three melds of two colours, some cards of the runs wild."""
    table = []
    for _ in range(dice.between(1, 3)):
        colour = dice.choice(COLOURS[:2]).value
        if dice.below(3) == 0:
            table.append(Meld(Kind.SET, (card(f"{colour}{dice.between(1, rules.highest)}"), ROOK, ROOK)))
            continue
        length = dice.between(4, rules.highest)
        low = dice.between(1, rules.highest + 1 - length)
        run = [card(f"{colour}{number}") for number in range(low, low + length)]
        table.append(Meld(Kind.RUN, (run[0], *(ROOK if dice.below(5) == 0 else one for one in run[1:]))))
    return tuple(table)


def test_the_most_is_laid_and_a_turn_ends_just_where_some_order_of_lay_offs_says_so() -> None:
    dice = Dice("every order of lay-offs")
    answers = {True: 0, False: 0}
    for _ in range(1200):
        highest = dice.choice((14, 13, 8))
        wilds = (ROOK, card("B14")) if highest == 13 else (ROOK,)
        rules = MeldRules(frozenset(wilds), highest, 1, contiguous=True)
        pool = [one for one in ROOK_NUMBERS if one.suit in COLOURS[:2] and one.rank <= highest and one not in wilds]
        wild = dice.below(4)
        hand: tuple[Card, ...] = dice.shuffled(
            [*(dice.choice(pool) for _ in range(dice.between(1, 4))), *(dice.choice(wilds) for _ in range(wild))]
        )
        table = table_of(dice, rules)
        results = lay_off_results(hand, table, rules)
        lays_, left = lay_offs(hand, table, rules)
        assert tuple(carried_out(hand, table, lays_, rules)[0]) == left
        least = min((rules.points(rest), len(rest)) for rest, _wilds in results)
        assert (rules.points(left), len(left)) == least, (hand, table)
        fresh, freed = dice.choice((None, *hand)), dice.below(3)
        may = any(
            laid_wilds >= freed and (not rest or any(one is not fresh for one in rest)) for rest, laid_wilds in results
        )
        answers[may] += 1
        assert may_end(hand, fresh, freed, table, rules) == may, (hand, fresh, freed, table)
    assert min(answers.values()) > 100
