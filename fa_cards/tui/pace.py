"""The pace of the table: how long a moment stays before the next one. A seam, so that tests wait for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import NamedTuple, Protocol


class Pauses(NamedTuple):
    """Seconds that things take."""

    thinking: float = 0.5
    """Before a bot's card, so that one sees whose turn it is."""
    call: float = 0.7
    """After a call in the auction."""
    frame: float = 0.06
    """One frame of a motion."""
    trick: float | None = 1.4
    """A finished trick, before it is taken up; None where it lies there until the person goes on."""
    point: float = 0.9
    """After each thing that is counted at the end of a deal."""


SPEEDS: Mapping[str, float] = {"slow": 1.7, "usual": 1.0, "fast": 0.45, "instant": 0.0}
"""By how much the pauses are longer, for each value of the setting `speed`."""


def pauses_of(speed: str, *, motion: bool, trick_pause: str = "time") -> Pauses:
    """The pauses of a speed; without motion nothing comes bit by bit, and a trick may wait for a key."""
    factor, usual = SPEEDS[speed], Pauses()
    return Pauses(
        thinking=usual.thinking * factor,
        call=usual.call * factor,
        frame=usual.frame * factor if motion else 0.0,
        trick=usual.trick * factor if trick_pause == "time" and usual.trick is not None else None,
        point=usual.point * factor if motion else 0.0,
    )


class Pace(Protocol):
    """Something that waits."""

    pauses: Pauses
    timed: bool
    """Whether its pauses take time."""

    async def wait(self, seconds: float | None) -> bool:
        """Returns after the time, or sooner where the person does not want to wait; then it is True.

        Where the time is None it waits for the person alone.
        """

    async def rest(self, seconds: float) -> None:
        """Returns after the time, whatever the person presses."""

    def skip(self) -> None:
        """Ends the wait that is on."""


class ClockPace:
    """Waits by the clock; any key ends a wait."""

    timed = True

    def __init__(self, pauses: Pauses | None = None) -> None:
        self.pauses = pauses or Pauses()
        self._skipped = asyncio.Event()

    async def wait(self, seconds: float | None) -> bool:
        """Returns after the time, or as soon as `skip` is called; whether it was."""
        self._skipped.clear()
        try:
            # Not wait_for: where a key ends the wait and calls its task off, that one goes on as if it had not.
            async with asyncio.timeout(seconds):
                return await self._skipped.wait()
        except TimeoutError:
            return False

    async def rest(self, seconds: float) -> None:
        """Returns after the time."""
        await asyncio.sleep(seconds)

    def skip(self) -> None:
        """Ends the wait that is on."""
        self._skipped.set()


class NoPace:
    """Waits for nothing: for tests, and where motion is not wanted."""

    timed = False

    def __init__(self) -> None:
        self.pauses = Pauses()

    async def wait(self, seconds: float | None) -> bool:
        """Lets others run, and returns."""
        await asyncio.sleep(0)
        return False

    async def rest(self, seconds: float) -> None:
        """Lets others run, and returns."""
        await asyncio.sleep(0)

    def skip(self) -> None:
        """Nothing to end."""
