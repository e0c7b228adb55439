"""Playing a record through the rules, what is told of it, and what of a running match may be given out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import TABLE, Event, State
from fa_cards.rules.records import Record, RecordError, Step, read_header, read_line, read_step, text_of_step

AnyState = State[Any]


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record that the rules accept, and the state that it leads to."""

    record: Record
    state: AnyState

    @property
    def summary(self) -> dict[str, object]:
        """What `fa-cards replay --json` prints."""
        return {
            "game": self.record.game.key,
            "options": dict(self.record.game.options),
            "steps": len(self.record.steps),
            "deals": [
                {"number": one.number, "dealer": one.dealer, "scores": list(one.scores), "totals": list(one.totals)}
                for one in self.state.deals
            ],
            "totals": list(self.state.totals),
            "finished": self.state.finished,
            "winners": list(self.state.winners),
            "next": _next(self.state),
        }


def error_summary(error: RecordError) -> dict[str, object]:
    """What `fa-cards replay --json` prints for a record that cannot stand."""
    return {"error": {"line": error.line, "code": error.code, "step": error.step}}


def replay(data: bytes) -> Replayed:
    """The match of a file, read line by line and played through the rules.

    Raises:
        RecordError: the first line that cannot stand, be it for its form or for its step.
    """
    # `number` and `text` say where the reading stands when something is refused.
    number, text = 1, None
    try:
        lines = _lines(data)
        record = read_header(read_line(next(lines)))
        state: AnyState = record.game.start()
        steps: list[Step] = []
        while True:
            number, text = number + 1, None
            line = next(lines, None)
            if line is None:
                return Replayed(replace(record, steps=tuple(steps)), state)
            value = read_line(line)
            text = text_of_step(value)
            step = read_step(value, record.game)
            state, _ = state.apply(step.seat, step.action)
            steps.append(step)
    except Refusal as why:
        raise RecordError(number, text, why) from why


def states(game: AnyGame, steps: Iterable[Step]) -> Iterator[tuple[AnyState, tuple[Event, ...]]]:
    """Each state of a match from its start on, with what led to it; the first has no events.

    Raises:
        IllegalAction: the rules refuse a step.
    """
    state: AnyState = game.start()
    events: tuple[Event, ...] = ()
    yield state, events
    for step in steps:
        state, events = state.apply(step.seat, step.action)
        yield state, events


def exportable(game: AnyGame, steps: Iterable[Step]) -> tuple[Step, ...]:
    """The steps that may be given out: all of a finished match, else those up to the last finished deal.

    The line of a pack shows every hand, and so do the lines of finished deals where the pack is not shuffled
    afresh: such a match is given out only when it is over (rules/README.md).

    Raises:
        Refusal: `export-running`, where nothing may be given out yet.
    """
    given = tuple(steps)
    upto = deals = 0
    state: AnyState = game.start()
    for number, (state, _) in enumerate(states(game, given)):
        if len(state.deals) > deals:
            upto, deals = number, len(state.deals)
    if state.finished:
        return given
    if game.past_tells_hands:
        raise Refusal("export-running")
    return given[:upto]


def _lines(data: bytes) -> Iterator[bytes]:
    """The lines of a file without their ends.

    Raises:
        Refusal: `cut-off`, in the place of a last line that has no end.
    """
    *whole, rest = data.split(b"\n")
    yield from whole
    if rest:
        raise Refusal("cut-off")
    if not whole:
        yield b""


def _next(state: AnyState) -> dict[str, object] | None:
    if state.finished:
        return None
    seat = state.actor if state.actor is not TABLE else None
    return {"seat": seat, "legal": [one.text for one in state.legal(state.actor)]}
