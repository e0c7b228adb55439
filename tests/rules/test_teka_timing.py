"""Every kind of step in every phase: one that is out of its time or out of turn is refused with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from tests.phases import NOT_IN_TEKA

if TYPE_CHECKING:
    from tests.rules.conftest import Sit, Table

CALLS = ("bid 8", "double-13", "pass", "ter", "behi-ter")
STEPS = {
    "dealer 0": {Phase.DEALER},
    "cut 20": {Phase.DEALER_CUT, Phase.CUT},
    "redeal": {Phase.AUCTION},
    **{call: {Phase.AUCTION} for call in CALLS},
    "trump S": {Phase.TRUMP},
    "play AS": {Phase.PLAY},
    "raise 9": {Phase.PLAY},
    "accept": {Phase.RAISE},
    "refuse": {Phase.RAISE},
}
"""Steps of a seat or the table, and the phases in which they are waited for."""


def at(sit: Sit, phase: Phase) -> Table:
    """A match that waits for this; where anybody has spoken all four have, but in the auction."""
    table = sit(options={"target": 8})
    if phase is Phase.DEALER:
        return table
    table.do("dealer 3")
    if phase is Phase.PACK:
        return table
    table.step(Step(None, Pack(PACK_52)))
    if phase is Phase.CUT:
        return table
    table = sit(*sit.SURE, options={"target": 8 if phase is Phase.OVER else 100})
    if phase is Phase.AUCTION:
        return table
    table.do("0 bid 8", "1 pass", "2 pass", "3 pass")
    if phase is Phase.TRUMP:
        return table
    table.do("0 trump S")
    if phase is Phase.PLAY:
        return table
    if phase is Phase.RAISE:
        table.do("0 raise 9")
        return table
    table.play(sit.WINNING, 0, 32)
    return table


OF_TEKA = [phase for phase in Phase if phase not in NOT_IN_TEKA]


@pytest.mark.parametrize("phase", OF_TEKA)
def test_the_table_waits_for_what_it_is_asked_to(sit: Sit, phase: Phase) -> None:
    assert at(sit, phase).state.phase is phase


def expected(table: Table, phase: Phase, seat: int | None, text: str) -> str:
    """The code by the rules of timing alone."""
    actor = table.state.actor
    spoken = phase in (Phase.TRUMP, Phase.PLAY, Phase.RAISE)
    if phase is Phase.OVER:
        return "after-end"
    if seat is not None and spoken and text in (*CALLS, "redeal"):
        return "already-spoken"
    # in the phase after the deal seat 0 has just made its 8
    if phase is Phase.DEALER_CUT and seat == 0 and text.startswith("raise"):
        return "raise-done"
    return "not-now" if seat == actor else "not-your-turn"


@pytest.mark.parametrize("text", STEPS)
@pytest.mark.parametrize("phase", OF_TEKA)
def test_every_kind_of_step_in_every_phase(sit: Sit, phase: Phase, text: str) -> None:
    table = at(sit, phase)
    for seat in (None, 0, 1, 2, 3):
        if seat == table.state.actor and phase in STEPS[text]:
            continue
        by = "" if seat is None else f"{seat} "
        assert table.code(f"{by}{text}") == expected(table, phase, seat, text)


def test_a_seat_that_is_at_no_table_is_never_on_move(sit: Sit) -> None:
    table = at(sit, Phase.AUCTION)
    for seat in (-1, 4, 10**30):
        with pytest.raises(ValueError, match="not-your-turn"):
            table.state.apply(seat, table.game.parse("bid 8"))
        assert table.state.legal(seat) == ()
