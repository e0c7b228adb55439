"""Each kind of illegal step is refused with the line of the record and a code.

A record begins with the header (line 1), dealer 3 (2), the pack (3) and the cut of seat 2 (4); lines 5 to 8 are the
calls of seats 0 to 3, line 9 names trump, the first card is line 10.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fa_cards.rules.records import RecordError
from fa_cards.rules.replay import replay

REFUSED = Path(__file__).parent.parent / "records" / "refused"

EXPECTED = {
    # the cut
    "cut-0": (4, "cut-range", "cut 0"),
    "cut-3": (4, "cut-range", "cut 3"),
    "cut-49": (4, "cut-range", "cut 49"),
    "cut-by-the-wrong-neighbour": (4, "not-your-turn", "cut 20"),
    # line 5 asks for the redeal, in line 6 the dealer declines to cut
    "cut-that-brings-the-same-hands": (7, "cut-same-hands", "cut 26"),
    "redeal-with-honours": (5, "no-redeal", "redeal"),
    # the auction
    "call-out-of-order": (5, "not-your-turn", "bid 9"),
    "bid-below-eight": (5, "bid-below-min", "bid 7"),
    "bid-above-thirteen": (5, "only-double-13", "bid 14"),
    "play-in-the-auction": (5, "not-now", "play AS"),
    "second-call": (6, "already-spoken", "bid 10"),
    "bid-not-higher": (6, "bid-too-low", "bid 9"),
    "weak-pass-of-the-third": (7, "weak-pass-closed", "ter"),
    "auction-b": (7, "only-double-13", "bid 13"),
    "pass-of-the-fourth": (8, "may-not-pass", "pass"),
    "trump-not-held": (9, "trump-not-held", "trump C"),
    # the first trick
    "declarer-must-lead-trump": (10, "must-lead-trump", "play 2C"),
    "ace-duty-of-the-declarer": (10, "ace-duty", "play JS"),
    "ace-duty-under-a-low-lead": (11, "ace-duty", "play JS"),
    "ace-duty-of-the-partner": (12, "ace-duty", "play JS"),
    "ace-duty-of-an-opponent": (13, "ace-duty", "play JS"),
    # the play
    "card-not-held": (10, "not-in-hand", "play 5S"),
    "false-drop": (10, "false-drop", "play AS drop"),
    # four cards of the first trick, then a lead of diamonds in line 14
    "revoke": (15, "must-follow-suit", "play AC"),
    # raises
    "raise-not-higher": (10, "bid-too-low", "raise 9"),
    "raise-out-of-turn": (11, "not-your-turn", "raise 10"),
    "raise-by-an-opponent": (11, "not-declarer", "raise 10"),
    # line 10 offers, line 11 refuses
    "raise-twice-in-a-turn": (12, "raise-once", "raise 10"),
    # four tricks are played (lines 10 to 25) and two of them are lost: 11 is the most
    "raise-out-of-reach": (26, "raise-reach", "raise 12"),
    # eight tricks are played (lines 10 to 41)
    "raise-of-a-made-contract": (42, "raise-done", "raise 9"),
    "step-after-the-end": (42, "after-end", "cut 20"),
    # the file
    "unknown-format": (1, "unknown-format", None),
    "unknown-game": (1, "unknown-game", None),
    "unknown-option": (1, "unknown-option", None),
    "cut-off": (5, "cut-off", None),
    "not-json": (5, "not-json", None),
    "not-utf8": (5, "not-utf8", None),
    "not-a-step": (6, "not-a-step", "bid 09"),
}


@pytest.mark.parametrize("name", EXPECTED)
def test_the_first_line_that_cannot_stand_is_named_with_its_code(name: str) -> None:
    with pytest.raises(RecordError) as raised:
        replay((REFUSED / f"{name}.jsonl").read_bytes())
    assert (raised.value.line, raised.value.code, raised.value.step) == EXPECTED[name]


def test_every_refused_record_is_expected() -> None:
    assert {path.stem for path in REFUSED.glob("*.jsonl")} == set(EXPECTED)


@pytest.mark.parametrize("name", [name for name in EXPECTED if name != "cut-off" and not name.startswith("unknown")])
def test_up_to_the_refused_line_the_record_is_legal(name: str) -> None:
    data = (REFUSED / f"{name}.jsonl").read_bytes()
    line, _, _ = EXPECTED[name]
    lines = data.splitlines(keepends=True)
    assert len(lines) == line
    assert len(replay(b"".join(lines[:-1])).record.steps) == line - 2
