"""The records of tests/records as they are replayed, and why those in the folders `refused` are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import pytest

from fa_cards.rules.game import State
from fa_cards.rules.records import RecordError
from fa_cards.rules.replay import Replayed, replay

RECORDS = Path(__file__).parent.parent / "records"

StateT = TypeVar("StateT", bound=State[Any])


class Kept:
    """The records of one folder."""

    def __init__(self, folder: str = "") -> None:
        self.folder = RECORDS / folder

    def data(self, name: str) -> bytes:
        """The bytes of a record."""
        return (self.folder / f"{name}.jsonl").read_bytes()

    def replayed(self, name: str) -> Replayed:
        """A record, replayed."""
        return replay(self.data(name))

    def summary(self, name: str) -> dict[str, Any]:
        """What a record comes to."""
        summary: dict[str, Any] = self.replayed(name).summary
        return summary

    def state(self, name: str, kind: type[StateT]) -> StateT:
        """The state at the end of a record of that game."""
        state = self.replayed(name).state
        assert isinstance(state, kind)
        return state

    def refusal(self, name: str) -> tuple[int, str, str]:
        """Line, code and step with which a record is refused: the last line cannot stand, and all before it can.

        Of a pack the step is the bare word; `header_refusal` is for a header that cannot stand.
        """
        lines = self.data(f"refused/{name}").splitlines(keepends=True)
        with pytest.raises(RecordError) as raised:
            replay(b"".join(lines))
        error = raised.value
        assert error.line == len(lines)
        # The first line is the header.
        assert len(replay(b"".join(lines[:-1])).record.steps) == len(lines) - 2
        assert error.step is not None
        return error.line, error.code, "pack" if error.step.startswith("pack ") else error.step

    def header_refusal(self, name: str) -> str:
        """The code with which the header of a record is refused."""
        with pytest.raises(RecordError) as raised:
            replay(self.data(f"refused/{name}"))
        assert (raised.value.line, raised.value.step) == (1, None)
        return raised.value.code

    def refused(self) -> set[str]:
        """The names of those that are refused."""
        return {path.stem for path in self.folder.glob("refused/*.jsonl")}

    def not_in(self, file: str) -> set[str]:
        """The names of the others that stand nowhere in a file of tests."""
        text = Path(file).read_text(encoding="utf-8")
        return {path.stem for path in self.folder.glob("*.jsonl") if f'"{path.stem}"' not in text}
