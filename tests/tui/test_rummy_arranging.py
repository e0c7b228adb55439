"""What marked cards make, why they make nothing, and what a tray holds (toonerville.md, section 3)."""

from __future__ import annotations

import pytest

from fa_cards.rules.cards import ROOK, card, cards
from fa_cards.rules.melds import Contract, Kind, MeldRules
from fa_cards.tui.rummy.arranging import Tray, melds_of, why_no_meld
from fa_cards.tui.rummy.order import Held

RULES = MeldRules(frozenset({ROOK}), 14, 1, contiguous=True)
BOTH = frozenset(Kind)


def made(text: str, kinds: frozenset[Kind] = BOTH) -> list[str]:
    return [one.text for one in melds_of(cards(text), RULES, kinds)]


@pytest.mark.parametrize(
    ("marked", "melds"),
    [
        ("R8 R8 G8", ["set R8 R8 G8"]),
        ("G8 ROOK R8", ["set G8 R8 ROOK"]),
        ("R7 R5 R6 R8", ["run R5 R6 R7 R8"]),
        # A wild in a gap has one place; at the ends it has two, the lower one first.
        ("R5 R6 R8 ROOK", ["run R5 R6 ROOK R8"]),
        ("R5 R6 R7 ROOK", ["run ROOK R5 R6 R7", "run R5 R6 R7 ROOK"]),
        ("R12 R13 R14 ROOK", ["run ROOK R12 R13 R14"]),
        ("R1 R2 R3 ROOK", ["run R1 R2 R3 ROOK"]),
        # A single natural card with three wilds may be a set, or a run that holds it in each of its places.
        (
            "ROOK ROOK ROOK R2",
            ["set R2 ROOK ROOK ROOK", "run ROOK R2 ROOK ROOK", "run R2 ROOK ROOK ROOK"],
        ),
    ],
)
def test_cards_make_every_meld_that_they_can_be(marked: str, melds: list[str]) -> None:
    assert made(marked) == melds


def test_where_both_kinds_can_be_made_only_what_is_asked_for_is() -> None:
    assert made("ROOK ROOK ROOK R2", frozenset({Kind.SET})) == ["set R2 ROOK ROOK ROOK"]
    assert made("ROOK ROOK ROOK R14", frozenset({Kind.RUN})) == ["run ROOK ROOK ROOK R14"]
    # What is not asked for is made all the same where nothing else can be.
    assert made("R8 G8 B8", frozenset({Kind.RUN})) == ["set R8 G8 B8"]


@pytest.mark.parametrize(
    ("marked", "code"),
    [
        ("R8 G8", "set-short"),
        ("R5 R6 R7", "run-short"),
        ("R5 R6 R7 R9", "run-broken"),
        ("R5 R6 R6 R7", "run-broken"),
        ("R13 R14 R1 R2", "run-wrap"),
        ("R13 R14 ROOK R2", "run-wrap"),
        ("R8 G8 B9", "set-mixed"),
        ("R5 R6 R7 G8", "run-broken"),
        ("ROOK ROOK ROOK", "no-natural"),
    ],
)
def test_cards_that_make_no_meld_are_told_why(marked: str, code: str) -> None:
    assert made(marked) == []
    assert why_no_meld(cards(marked), RULES).code == code


def test_a_tray_is_whole_with_just_the_melds_of_the_contract() -> None:
    held = [Held(card(text), tag) for tag, text in enumerate(["R8", "G8", "B8", "R8", "R3", "R4", "R5", "R6"])]
    (eights,) = melds_of(cards("R8 G8 B8"), RULES, BOTH)
    (run,) = melds_of(cards("R3 R4 R5 R6"), RULES, BOTH)
    contract = Contract(1, 1)
    tray = Tray().having(eights, held)
    assert tray.lacks(contract) == (0, 1) and tray.open_kinds(contract) == {Kind.RUN}
    assert not tray.whole(contract) and tray.tags == {0, 1, 2}
    tray = tray.having(run, held)
    assert tray.whole(contract) and tray.down().text == "down set R8 G8 B8 / run R3 R4 R5 R6"
    assert tray.without(0).lacks(contract) == (1, 0)


def test_a_meld_of_which_a_card_is_gone_leaves_the_tray_whole() -> None:
    held = [Held(card(text), tag) for tag, text in enumerate(["R8", "G8", "B8", "R3", "R4", "R5", "R6"])]
    tray = Tray()
    for text in ("R8 G8 B8", "R3 R4 R5 R6"):
        (meld,) = melds_of(cards(text), RULES, BOTH)
        tray = tray.having(meld, held)
    assert [one.meld.kind for one in tray.keeping(frozenset(range(1, 7))).melds] == [Kind.RUN]
