"""What time it is: a seam, so that tests decide it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Something that tells the time."""

    def now(self) -> datetime:
        """The time, with its zone."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """The time in UTC."""
        return datetime.now(UTC)
