"""A terminal without a window: runs a program, answers its questions, and knows when each byte came.

It answers as xterm does, with one thing more: it knows synchronized output (mode 2026), by which a program says where
a frame ends.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Self

DEADLINE: Final = 30.0
"""Seconds after which a program that does not do what is waited for has failed."""

FRAME_END: Final = b"\x1b[?2026l"

_ANSWERS: Final[Mapping[bytes, bytes]] = {
    b"\x1b[c": b"\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c",
    b"\x1b[>c": b"\x1b[>41;379;0c",
    b"\x1b[>q": b"\x1bP>|XTerm(379)\x1b\\",
    b"\x1b[8$p": b"\x1b[8;0$y",
    b"\x1bP+q544e\x1b\\": b"\x1bP1+r544e=787465726D\x1b\\",
    b"\x1b[?2026$p": b"\x1b[?2026;2$y",
    b"\x1b[?2048$p": b"\x1b[?2048;0$y",
}
_QUESTION: Final = re.compile(b"|".join(re.escape(question) for question in _ANSWERS))
_LONGEST: Final = max(map(len, _ANSWERS))


class PseudoTerminal:
    """A program in a terminal of its own; a context, at whose end the program is gone."""

    def __init__(self, words: Sequence[str], environ: Mapping[str, str], size: tuple[int, int]) -> None:
        """Starts the program.

        Args:
            words: the command line.
            environ: all of its environment.
            size: columns and rows.
        """
        self._terminal, inside = pty.openpty()
        columns, rows = size
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.written = b""
        """All that the program has written."""
        self._came: list[tuple[float, int]] = []
        self._looked = 0
        self.begun = time.perf_counter()
        """When the program was started."""
        self._process = subprocess.Popen(
            words, env=dict(environ), stdin=inside, stdout=inside, stderr=inside, start_new_session=True
        )
        os.close(inside)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._terminal)

    def read(self, seconds: float) -> bool:
        """Reads what comes next within so many seconds and answers what is asked; whether something came.

        Raises:
            RuntimeError: the program has ended.
        """
        if not select.select([self._terminal], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._terminal, 1 << 16)
        except OSError:
            # Linux says so when nobody has the other end any more.
            data = b""
        now = time.perf_counter()
        if not data:
            raise RuntimeError(f"the program has ended: {self.written.decode(errors='replace')}")
        self.written += data
        self._came.append((now, len(self.written)))
        for question in _QUESTION.finditer(self.written, self._looked):
            os.write(self._terminal, _ANSWERS[question[0]])
            self._looked = question.end()
        self._looked = max(self._looked, len(self.written) - _LONGEST + 1)
        return True

    def read_until(self, there: Callable[[bytes], bool]) -> None:
        """Reads until what was written is as wanted.

        Raises:
            TimeoutError: that does not come.
        """
        end = time.perf_counter() + DEADLINE
        while not there(self.written):
            if time.perf_counter() > end:
                raise TimeoutError(self.written.decode(errors="replace"))
            self.read(1.0)

    def read_until_longer(self, length: int) -> None:
        """Reads until more than so many bytes have been written.

        Raises:
            TimeoutError: that does not come.
        """
        self.read_until(lambda written: len(written) > length)

    def read_until_quiet(self, seconds: float) -> None:
        """Reads until nothing has come for so many seconds."""
        while self.read(seconds):
            pass

    def press(self, key: str) -> float:
        """Types a key; when that was."""
        now = time.perf_counter()
        os.write(self._terminal, key.encode())
        return now

    def came(self, offset: int) -> float:
        """When the byte before that offset came."""
        return next(when for when, length in self._came if length >= offset)

    @property
    def cpu(self) -> float:
        """Seconds of processor that the program has taken so far, as Linux counts them for its threads."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9

    def leave(self, *keys: str) -> None:
        """Types keys that end the program, one after the other, and waits for the end.

        Raises:
            TimeoutError: it does not end.
        """
        end = time.perf_counter() + DEADLINE
        left = list(keys)
        while self._process.poll() is None:
            if time.perf_counter() > end:
                raise TimeoutError("the program does not end")
            try:
                if not self.read(0.1) and left:
                    self.press(left.pop(0))
            except RuntimeError:
                self._process.wait()
