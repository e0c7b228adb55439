"""Each kind of illegal step of the Rook family is refused with the line of the record and a code.

A record begins with the header (line 1), dealer 3 (2) and the pack (3); line 4 is the first call. Where one seat bids
and three pass, line 8 buries, line 9 names trump, line 10 is the first card (in Call Partner Rook the called card).
"""

from __future__ import annotations

import pytest

from fa_cards.rules.records import RecordError
from fa_cards.rules.replay import replay
from tests.rules.kept_records import Kept

ROOK = Kept("rook")

EXPECTED = {
    "pack-of-another-game": (3, "wrong-pack", "pack"),
    "dealer-named-again": (4, "not-your-turn", "dealer 2"),
    # the auction
    "bid-out-of-turn": (4, "not-your-turn", "bid 100"),
    "bid-below-the-minimum": (4, "bid-below-min", "bid 95"),
    "bid-between-the-steps": (4, "bid-step", "bid 102"),
    "bid-above-all-points": (4, "bid-above-max", "bid 185"),
    "bury-in-the-auction": (4, "not-now", "bury B6 B7 B8 B9 B11"),
    "bid-not-higher": (6, "bid-too-low", "bid 110"),
    "bid-after-a-pass": (6, "already-passed", "bid 120"),
    "pass-of-the-fourth": (7, "may-not-pass", "pass"),
    "more-than-the-forced-bid": (7, "bid-forced", "bid 105"),
    # the nest
    "bury-four": (8, "bury-count", "bury B6 B7 B8 B9"),
    "bury-a-card-not-held": (8, "not-in-hand", "bury B6 B7 B8 B9 Y13"),
    "bury-a-card-twice": (8, "not-in-hand", "bury B6 B7 B8 B9 B9"),
    "bury-a-counter": (8, "bury-counter", "bury B6 B7 B8 B9 Y1"),
    "bury-the-rook": (8, "bury-counter", "bury B6 B7 B8 B9 ROOK"),
    "short-with-the-rook": (8, "bury-rook", "bury B6 R6 G6 Y6 ROOK"),
    "short-with-a-plain-card-kept": (8, "bury-plain", "bury B6 R6 G6 Y5 B10"),
    "trump-before-burying": (8, "not-now", "trump B"),
    "trump-of-another-deck": (9, "no-such-suit", "trump S"),
    # the called card
    "call-of-an-own-card": (10, "call-own-off", "call Y1"),
    "call-of-a-buried-card": (10, "call-own-off", "call B6"),
    "call-of-no-card-of-the-pack": (10, "no-such-card", "call AS"),
    "play-before-the-call": (10, "not-now", "play Y1"),
    # the play
    "play-out-of-turn": (10, "not-your-turn", "play Y7"),
    "card-not-held": (10, "not-in-hand", "play Y7"),
    "colour-not-followed": (11, "must-follow-suit", "play B10"),
    # green is trump and was led; seat 2 holds the Rook and no green card
    "rook-kept-back": (12, "must-play-rook", "play R5"),
    # ten tricks of four cards stand in the lines 10 to 49
    "step-after-the-end": (50, "after-end", "pass"),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_the_first_line_that_cannot_stand_is_named_with_its_code(name: str) -> None:
    assert ROOK.refusal(name) == EXPECTED[name]


def test_every_refused_record_is_expected() -> None:
    assert ROOK.refused() == set(EXPECTED)


@pytest.mark.parametrize("word", ["slap", "snap", "drop"])
def test_a_signal_is_no_step(word: str) -> None:
    lines = ROOK.data("refused/card-not-held").splitlines(keepends=True)
    wrong = b"".join([*lines[:-1], lines[-1].replace(b"play Y7", f"play Y9 {word}".encode())])
    with pytest.raises(RecordError) as raised:
        replay(wrong)
    assert (raised.value.line, raised.value.code, raised.value.step) == (10, "not-a-step", f"play Y9 {word}")
