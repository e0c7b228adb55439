"""Records of Rook Shanghai (extras.md, section B) that are replayed (tools/worked_examples wrote them)."""

from __future__ import annotations

import pytest

from fa_cards.rules.rummy import RummyState
from tests.rules.kept_records import Kept
from tests.rules.rummy_table import texts

SHANGHAI = Kept("shanghai")


def state_of(name: str) -> RummyState:
    return SHANGHAI.state(name, RummyState)


def test_rooks_and_black_fourteens_are_laid_by_their_own_names() -> None:
    assert [one.text for one in state_of("both-wilds").melds] == ["set R5 G5 B14", "set R8 G8 ROOK"]


def test_wild_up_cards_are_buried_one_after_the_other() -> None:
    state = state_of("wild-up-cards-buried")
    assert texts(state.pile) == "B7 G7"
    assert texts(state.stock[-2:]) == "ROOK B14"


def test_a_hand_that_ends_with_a_lay_off() -> None:
    state = state_of("a-hand")
    (deal,) = state.deals
    # 7 1 3 | 10 13 of seat 0; 7 | 11 11 12 of seat 1; of seat 3 eleven cards and the two that it bought
    assert (deal.out, deal.scores[:3]) == (2, (15 + 20, 5 + 30, 0))
    assert len(deal.left[3]) == 13
    assert not state.finished


def test_a_match_is_seven_hands_and_the_last_one_is_laid_whole() -> None:
    summary = SHANGHAI.summary("whole-match")
    deals = state_of("whole-match").deals
    assert summary["finished"] and len(summary["deals"]) == 7
    assert [deal.out for deal in deals] == [None] * 6 + [2]
    assert [(deal.contract.sets, deal.contract.runs) for deal in deals] == [
        (2, 0),
        (1, 1),
        (0, 2),
        (3, 0),
        (2, 1),
        (1, 2),
        (0, 3),
    ]
    assert SHANGHAI.replayed("whole-match").record.steps[-1].action.word == "down", "without a discard"
    assert summary["deals"][-1]["scores"][2] == 0
    assert summary["totals"] == [sum(deal["scores"][seat] for deal in summary["deals"]) for seat in range(4)]
    assert summary["winners"] == [summary["totals"].index(min(summary["totals"]))]


# ---- illegal steps: the draw of seat 0 and three that do not buy are the lines 4 to 7


REFUSED = {
    "black-14-by-the-name-of-the-rook": (8, "not-in-hand", "down set R5 G5 ROOK / set R8 G8 ROOK"),
    "set-of-wilds": (8, "no-natural", "down set B14 ROOK B14 / set R8 G8 ROOK"),
    "one-natural-card-of-two": (8, "no-natural", "down set R5 B14 ROOK / set R8 G8 Y8"),
    "swap-in-going-down": (8, "swaps-off", "down set R5 G5 B14 / set R8 G8 ROOK / swap Y5 1"),
    "swap": (9, "swaps-off", "swap Y5 1"),
    "further-meld": (9, "extra-melds-off", "meld set B1 G1 Y1"),
    # line 8 is the discard of seat 0, line 9 the take of seat 1
    "rook-thrown-away-by-a-holder-of-a-black-14": (10, "discard-taken", "discard ROOK"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_the_first_line_that_cannot_stand_is_named_with_its_code(name: str) -> None:
    assert SHANGHAI.refusal(name) == REFUSED[name]


def test_every_record_is_looked_at() -> None:
    assert SHANGHAI.not_in(__file__) == set()
    assert SHANGHAI.refused() == set(REFUSED)
