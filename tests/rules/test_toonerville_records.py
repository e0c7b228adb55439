"""The examples of toonerville.md, section 7, as records that are replayed (tools/worked_examples wrote them)."""

from __future__ import annotations

import pytest

from fa_cards.rules.errors import CODES
from fa_cards.rules.rummy import RummyState
from tests.rules.kept_records import Kept
from tests.rules.rummy_table import texts

TOONERVILLE = Kept("toonerville")


def state_of(name: str) -> RummyState:
    return TOONERVILLE.state(name, RummyState)


def melds(name: str) -> list[str]:
    return [one.text for one in state_of(name).melds]


@pytest.mark.parametrize(
    ("name", "scores", "out"),
    [
        pytest.param("example-01", [50, 15, 0], 2, id="1: 10, 13, 4 and a Rook are 50, and 9, 9, 1 are 15"),
        pytest.param("example-03", [0, 135, 100], 0, id="3: round 10, not down: 40 + 70 + 25"),
        pytest.param("example-04", [0, 60, 60], 0, id="4: round 11 with one buy; a neighbour with twelve low cards"),
        pytest.param("example-06-discard", [0, 60, 60], 0, id="6: the last card discarded"),
        pytest.param("example-06-lay-off", [0, 60, 60], 0, id="6: the last card laid off, no discard"),
        pytest.param("example-07", [45, 60, 30], None, id="7: dead stock, all are charged"),
        pytest.param("last-round-of-14", [0, 70, 90], 0, id="round 11 dealt 14 goes without a buy"),
        pytest.param("extra-melds", [0, 60, 70], 0, id="further melds to the last card"),
        pytest.param("dead-with-a-purchase", [430, 400, 385], None, id="a buyer keeps the card in a dead round"),
    ],
)
def test_a_round_ends_with_these_points(name: str, scores: list[int], out: int | None) -> None:
    summary = TOONERVILLE.summary(name)
    assert [deal["scores"] for deal in summary["deals"]] == [scores]
    assert (summary["totals"], summary["finished"], summary["next"]) == (scores, True, None)
    assert summary["winners"] == [seat for seat in range(3) if scores[seat] == min(scores)]
    assert state_of(name).deals[0].out == out


def test_example_1_what_is_left() -> None:
    deal = state_of("example-01").deals[0]
    assert [texts(hand) for hand in deal.left] == ["B4 R10 G13 ROOK", "G1 R9 R9", ""]


def test_example_4_runs_of_four_and_sets_of_four_and_three_after_one_buy() -> None:
    words = [step.action.text.split()[0] for step in TOONERVILLE.replayed("example-04").record.steps]
    assert words.count("buy") == 1 and words[-1] == "down"


def test_example_5() -> None:
    assert melds("example-05") == ["run R5 R6 R7 R8", "set G9 B9 ROOK", "run Y2 Y3 Y4 Y5", "set R11 G11 ROOK"]
    assert TOONERVILLE.refusal("example-05")[1] == "not-in-hand", "without a second eleven"


def test_example_7_the_stock_was_renewed_twice_and_ran_out_a_third_time() -> None:
    record = TOONERVILLE.replayed("example-07").record
    restocks = [len(step.action.text.split()) - 1 for step in record.steps if step.action.word == "restock"]
    # 134 cards are drawn and thrown away; with the up-card that is 134 below the top one, each time
    assert restocks == [134, 134]
    assert sum(step.action.word == "draw" for step in record.steps) == 3 * 134 + 1


def test_example_8() -> None:
    summary = TOONERVILLE.summary("example-08")
    assert (summary["totals"], summary["winners"]) == ([310, 295, 295], [1, 2])
    assert [deal["scores"] for deal in summary["deals"]] == [
        [60, 5, 0],
        [0, 5, 5],
        [60, 0, 5],
        [50, 5, 0],
        [0, 5, 15],
        [5, 0, 10],
        [0, 60, 60],
        [60, 0, 60],
        [75, 75, 0],
        [0, 80, 80],
        [0, 60, 60],
    ]
    assert [deal["dealer"] for deal in summary["deals"]] == [(2 + number) % 3 for number in range(11)]
    assert [(deal.round, deal.contract.sets, deal.contract.runs) for deal in state_of("example-08").deals] == [
        (1, 2, 0),
        (2, 1, 1),
        (3, 0, 2),
        (4, 3, 0),
        (5, 2, 1),
        (6, 1, 2),
        (7, 4, 0),
        (8, 0, 3),
        (9, 5, 0),
        (10, 0, 4),
        (11, 2, 2),
    ]


def test_example_9() -> None:
    state = state_of("example-09")
    assert state.buys == (0, 0, 0, 0, 1)
    assert texts(state.got[4]) == "B12 Y1", "the card of seat 1 and one of the stock"
    assert texts(state.got[2]) == "Y2"
    assert [step.seat for step in TOONERVILLE.replayed("example-09").record.steps[-3:]] == [2, 3, 4]


def test_example_10() -> None:
    assert melds("example-10") == ["set R8 R8 G8", "set ROOK ROOK R9"]
    assert [TOONERVILLE.refusal(name)[1] for name in ("set-of-rooks", "run-from-14-to-1", "run-of-three")] == [
        "no-natural",
        "run-wrap",
        "run-short",
    ]


def test_a_rook_that_was_freed_by_a_player_who_is_down_is_laid_off() -> None:
    assert melds("rook-freed-and-laid-off")[0] == "run R5 R6 R7 R8 ROOK"


def test_what_options_change() -> None:
    later = TOONERVILLE.replayed("later-lay-offs").record
    assert later.game.options["layoff-same-turn"] is False and later.game.options["swap-requires-down"] is True
    assert melds("later-lay-offs") == ["run R4 R5 R6 R7 R8 ROOK R10", "set G9 B9 Y9"]
    assert melds("contiguous-runs") == ["run R3 R4 R5 R6", "run R7 R8 R9 R10"]
    buried = state_of("rook-buried")
    assert (texts(buried.pile), texts(buried.stock[-1:])) == ("B7 G7", "ROOK")
    assert state_of("max-buys").buys == (0, 0, 2)
    words = [(step.seat, step.action.text) for step in TOONERVILLE.replayed("max-buys").record.steps]
    assert words.count((2, "buy")) == 2
    third = [number for number, step in enumerate(words) if step == (0, "draw")][2]
    assert [seat for seat, _ in words[third : third + 3]] == [0, 1, 0], "seat 2 is not asked any more"


def test_the_stock_is_renewed_between_the_buyers_card_and_the_players() -> None:
    record = TOONERVILLE.replayed("renewed-between-two-draws").record
    assert [step.action.word for step in record.steps[-3:]] == ["draw", "buy", "restock"]
    state = state_of("renewed-between-two-draws")
    buyer, player = record.steps[-2].seat, record.steps[-3].seat
    assert buyer is not None and player is not None
    assert (len(state.got[buyer]), len(state.got[player])) == (2, 1)
    assert (state.restocks, state.actor) == (1, player)


# ---- illegal steps: the header is line 1, then come the dealer, the pack, and from line 4 on the steps


WHOLE = "down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set B9 G9 Y9 / set R12 G12 Y12"
SEVEN = "down set R5 G5 Y5 / set R8 G8 Y8 / set R11 R11 G11 / set B7 G7 Y7"
SETS = "down set R5 G5 Y5 / set R8 G8 Y8"

REFUSED = {
    "dealer-who-does-not-sit": (2, "no-such-seat", "dealer 3"),
    "take-before-the-deal": (3, "not-your-turn", "take"),
    "pack-with-a-rook-too-many": (3, "wrong-pack", "pack"),
    # the turn
    "take-out-of-turn": (4, "not-your-turn", "take"),
    "discard-before-a-card": (4, "not-now", "discard B1"),
    "let-nobody-asked": (4, "not-now", "let"),
    "play-a-card": (4, "not-a-step", "play B1"),
    "lay-without-a-meld": (4, "not-a-step", "lay B1"),
    "down-with-swaps-first": (4, "not-a-step", "down swap R7 1 / set R5 G5 Y5"),
    # line 4 is the draw of seat 0, and line 5 what comes after it
    "buy-by-the-player": (5, "not-your-turn", "buy"),
    "buy-before-the-one-who-is-asked": (5, "not-your-turn", "buy"),
    "take-when-asked-to-buy": (5, "not-now", "take"),
    "meld-by-the-buyer": (6, "not-your-turn", "discard B7"),
    # four lines of seat 0, then seat 1 draws and seat 2 buys
    "take-after-a-sale": (10, "after-buy", "take"),
    "discard-of-the-taken-card": (5, "discard-taken", "discard B7"),
    "discard-not-held": (5, "not-in-hand", "discard Y1"),
    "second-card": (5, "not-now", "draw"),
    # the draw, two that do not buy (lines 4 to 6), and the melds
    "set-of-two": (7, "set-short", "down set R5 G5 / set R8 G8 Y8"),
    "set-mixed": (7, "set-mixed", "down set R5 G5 Y8 / set R8 G8 Y8"),
    "set-of-rooks": (7, "no-natural", "down set ROOK ROOK ROOK / set R8 G8 Y8"),
    "twin-not-held": (7, "not-in-hand", "down set R5 R5 Y5 / set R8 G8 Y8"),
    "run-of-three": (7, "run-short", "down run R5 R6 R7 / set R5 G5 Y5"),
    "run-with-a-gap": (7, "run-broken", "down run R5 R6 R7 R9 / set R5 G5 Y5"),
    "run-of-two-colours": (7, "run-broken", "down run R5 R6 R7 G8 / set R5 G5 Y5"),
    "run-from-14-to-1": (7, "run-wrap", "down run R13 R14 R1 R2 / set R5 G5 Y5"),
    "run-to-15": (7, "run-wrap", "down run R12 R13 R14 ROOK / set R5 G5 Y5"),
    "one-natural-card-of-two": (7, "no-natural", "down set R5 ROOK ROOK / set R8 G8 Y8"),
    "contract-of-another-round": (7, "contract", "down set R5 G5 Y5 / run B1 B2 B3 B4"),
    "half-a-contract": (7, "contract", "down set R5 G5 Y5"),
    "runs-that-touch": (7, "contiguous-runs", "down run R5 R6 R7 R8 / run R9 R10 R11 R12"),
    "last-round-with-a-discard": (7, "last-round-discard", WHOLE),
    "example-04": (7, "not-in-hand", WHOLE),
    "only-the-taken-card-left": (5, "discard-taken", SEVEN),
    "further-meld-first": (7, "down-first", "meld set B1 G1 Y1"),
    "lay-off-before-going-down": (7, "down-first", "lay R9 1"),
    # line 7 goes down
    "down-again": (8, "already-down", SETS),
    "further-meld": (8, "extra-melds-off", "meld set B1 G1 Y1"),
    "lay-off-that-does-not-fit": (8, "no-fit", "lay R10 1"),
    "lay-off-on-no-meld": (8, "no-such-meld", "lay R9 3"),
    "lay-off-not-held": (8, "not-in-hand", "lay R11 1"),
    "lay-off-in-the-same-turn": (8, "layoff-later", "lay R9 1"),
    "rook-without-an-end": (8, "which-end", "lay ROOK 1"),
    "end-of-a-natural-card": (8, "one-end", "lay R9 1 high"),
    # line 8 is the discard of seat 0, lines 9 to 11 the draw of seat 1
    "example-05": (12, "not-in-hand", "down run Y2 Y3 Y4 Y5 / set R11 G11 ROOK / swap R7 1"),
    "swap-before-going-down": (12, "down-first", "swap R7 1"),
    "swap-in-going-down": (12, "down-first", "down run Y2 Y3 Y4 Y5 / set R11 G11 ROOK / swap R7 1"),
    "freed-rook-left-over": (12, "rook-kept", "down run Y2 Y3 Y4 Y5 / set R11 G11 Y11 / swap R7 1"),
    "swap-in-a-set": (13, "set-rook", "swap G9 2"),
    "swap-with-another-card": (13, "no-fit", "swap Y12 1"),
    "freed-rook-kept": (14, "rook-kept", "discard G1"),
    "freed-rook-thrown-away": (14, "rook-kept", "discard ROOK"),
    # 4 idle turns of 4 lines, 65 of 3 in which a card is sold, then a draw that nobody buys
    "restock-with-the-top-card": (3 + 16 + 195 + 3 + 1, "wrong-pack", "restock B7 R10 G10 Y10 B1"),
    "discard-while-the-stock-is-renewed": (3 + 16 + 195 + 3 + 1, "not-your-turn", "discard B1"),
    "step-after-the-end": (9, "after-end", "take"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_the_first_line_that_cannot_stand_is_named_with_its_code(name: str) -> None:
    assert TOONERVILLE.refusal(name) == REFUSED[name]


def test_every_reason_of_contract_rummy_is_given_somewhere() -> None:
    """Two are not for records of this game: no pile is ever empty at a turn, and its wilds may be freed."""
    codes = list(CODES)
    own = codes[codes.index("run-short") : codes.index("after-buy") + 1]
    assert set(own) - {code for _, code, _ in REFUSED.values()} == {"no-discard", "swaps-off"}


def test_every_record_is_looked_at() -> None:
    assert TOONERVILLE.not_in(__file__) == set()
    assert TOONERVILLE.refused() == set(REFUSED)
