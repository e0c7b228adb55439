"""What a bot knows of a hand of contract rummy: how far it is from the contract, and what may go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fa_cards.bots.rummy.needs import Needs, brings_nearer, needs_of
from fa_cards.rules.actions import Dealer, Pack
from fa_cards.rules.cards import card, cards
from fa_cards.rules.melds import Contract, Kind
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.rummy.view import RummyView


def view_of(hand: str, sets: int, runs: int, *, whole: bool = False, phase: Phase = Phase.TAKE) -> RummyView:
    """What somebody sees who holds these cards and is to lay so many sets and runs."""
    game = Toonerville(seats=3)
    state = game.start()
    for action in (Dealer(2), Pack(game.rules.pack)):
        state, _ = state.apply(None, action)
    return replace(
        state.view(0), hand=cards(hand), contract=Contract(sets, runs), whole_hand=whole, phase=phase, legal=()
    )


def needs(hand: str, sets: int, runs: int, *, whole: bool = False, phase: Phase = Phase.TAKE) -> Needs:
    view = view_of(hand, sets, runs, whole=whole, phase=phase)
    return needs_of(view, view.hand)


def nearer(one: str, hand: str, sets: int, runs: int, *, whole: bool = False) -> bool:
    return brings_nearer(view_of(hand, sets, runs, whole=whole), card(one))


def test_what_is_missing_of_sets_and_of_runs_is_told_apart() -> None:
    # The set lacks a seven, the run two of its four cards; the red fourteen has no place.
    found = needs("R7 G7 Y2 Y3 R14", 1, 1)
    assert (found.missing, found.distance) == (3, 3)
    assert found.short == {Kind.SET: 1, Kind.RUN: 2}
    assert found.spare == (card("R14"),)


def test_where_every_card_has_a_place_those_of_longer_melds_may_go() -> None:
    found = needs("R7 G7 B7 Y7 R9 G9", 2, 0)
    assert found.missing == 1
    assert set(found.spare) == {card("R7"), card("G7"), card("B7"), card("Y7")}


def test_a_longer_run_gives_away_its_ends_and_not_its_middle() -> None:
    assert set(needs("R5 R6 R7 R8 R9", 0, 1).spare) == {card("R5"), card("R9")}


def test_no_wild_is_given_away_from_a_longer_meld() -> None:
    assert card("ROOK") not in needs("R7 G7 B7 ROOK", 1, 0).spare


FOURTEEN = "R1 R2 R3 R4 G5 G6 G7 G8 B9 R9 Y9 B11 R11 Y11"


def test_where_the_whole_hand_is_laid_a_card_that_is_drawn_has_to_make_a_meld_longer() -> None:
    # Two runs and two sets lie there; with the card of this turn they are fifteen.
    found = needs(FOURTEEN, 2, 2, whole=True)
    assert (found.missing, found.longer, found.distance) == (0, 1, 1)


def test_where_the_whole_hand_is_laid_cards_beyond_the_contract_are_counted_too() -> None:
    found = needs(f"{FOURTEEN} Y13", 2, 2, whole=True, phase=Phase.MELD)
    assert (found.missing, found.longer) == (0, 1)
    assert found.spare == (card("Y13"),)
    assert needs(f"{FOURTEEN} G9", 2, 2, whole=True, phase=Phase.MELD).distance == 0


@pytest.mark.parametrize(
    ("one", "expected"),
    [("B7", True), ("Y4", True), ("Y1", True), ("Y5", True), ("ROOK", True), ("R14", False), ("B2", False)],
)
def test_a_card_brings_nearer_what_it_makes_less_short(one: str, expected: bool) -> None:
    assert nearer(one, "R7 G7 Y2 Y3 R14", 1, 1) is expected


@pytest.mark.parametrize(("one", "expected"), [("G9", True), ("R5", True), ("G4", True), ("ROOK", True), ("Y1", False)])
def test_once_nothing_is_missing_of_the_whole_hand_what_makes_it_longer_brings_it_nearer(
    one: str, expected: bool
) -> None:
    assert nearer(one, FOURTEEN, 2, 2, whole=True) is expected


def test_once_the_contract_goes_a_card_is_of_use_that_is_laid_with_it() -> None:
    assert nearer("Y7", "R7 G7 B7 R14", 1, 0)
    assert not nearer("Y9", "R7 G7 B7 R14", 1, 0)


def test_hands_are_told_apart_by_their_twins() -> None:
    assert needs("R7 R7 G7", 1, 0).missing == 0
    assert needs("R7 G7", 1, 0).missing == 1
    assert not nearer("R7", "R7 R8 R9 R14", 0, 1)
