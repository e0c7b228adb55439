"""Bots that think in a process of their own, so that the screen never waits for one.

A thread would not do: Python lets one thread run at a time, and a bot in a thread takes every other moment from the
screen. The process is started for the first decision, is asked again for the next ones, and ends with who asks.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from subprocess import DEVNULL, PIPE, Popen
from typing import IO, Any, Final, TypeVar

Result = TypeVar("Result")
"""What is worked out: the step of a bot, or a piece of a match; never None. It can be pickled."""

Job = Callable[[], Result]
"""Works it out; it can be pickled, as a view and a bot can."""

_NICE: Final = 5
"""How far the process stands back where the processor is wanted by others, the screen among them."""
_LENGTH: Final = 4
"""Bytes of the number that says how long a message is."""

_START: Final = "import sys; sys.path[:] = {path!r}; from fa_cards.bots.apart import answer; answer()"
"""The program of the process; it finds modules where this one does."""


class Apart:
    """A process in which one decision after the other is worked out."""

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._asked = False
        """Whether the process owes an answer."""

    async def decide(self, decision: Job[Result]) -> Result:
        """The step that is decided on. Who no longer waits for it ends the process; the next one gets another.

        Where the process cannot be had, has been ended by somebody else or does not know the bot, the step is worked
        out here, in a thread; so a bot that fails fails here, where it is seen.
        """
        message = pickle.dumps(decision)
        if self._asked or (self._process is not None and self._process.poll() is not None):
            self.end()
        answered: Result | None = None
        with suppress(OSError, EOFError):
            process = self._process = self._process or _started()
            self._asked, heard = True, False
            try:
                answered = await asyncio.to_thread(_ask, process, message)
                heard = True
            finally:
                if self._process is process:
                    self._asked = False
                    if not heard:
                        self.end()
        return answered if answered is not None else await asyncio.to_thread(decision)

    def end(self) -> None:
        """Ends the process, whatever it thinks about."""
        process, self._process, self._asked = self._process, None, False
        if process is None:
            return
        process.kill()
        process.wait()
        for way in (process.stdout, process.stdin):
            # What could not be written is tried again now.
            with suppress(OSError):
                if way is not None:
                    way.close()


def _started() -> Popen[bytes]:
    program = _START.format(path=sys.path)
    return Popen([sys.executable, "-c", program], stdin=PIPE, stdout=PIPE, stderr=DEVNULL)


def _ask(process: Popen[bytes], message: bytes) -> Any:
    """Asks the process and waits for its answer; None where it has none.

    Raises:
        EOFError: it has ended.
        OSError: it has ended before it was asked.
    """
    source, goal = process.stdout, process.stdin
    assert source is not None and goal is not None
    goal.write(_framed(message))
    goal.flush()
    return pickle.loads(_heard(source))


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(_LENGTH, "big") + message


def _heard(source: IO[bytes]) -> bytes:
    """The next message.

    Raises:
        EOFError: there is none any more.
    """
    head = source.read(_LENGTH)
    message = source.read(int.from_bytes(head, "big"))
    if len(head) < _LENGTH or not message:
        raise EOFError
    return message


def answer() -> None:
    """Answers on standard output what is asked on standard input, until that ends; then it ends at once."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    while True:
        sys.stdout.buffer.write(_framed(pickle.dumps(_answered(asked.get()))))
        sys.stdout.buffer.flush()


def _answered(message: bytes) -> Any:
    """What was worked out; None where that did not work, so that it is tried, and seen to fail, where it was asked."""
    try:
        job: Job[Any] = pickle.loads(message)
        return job()
    # Any: a bot is anybody's code, and this process has nobody to tell. The same failure is raised where it was asked.
    except Exception:
        return None


def _listen(source: IO[bytes], asked: SimpleQueue[bytes]) -> None:
    """Hears what is asked; when nobody can ask any more, ends the process, though it may be thinking."""
    with suppress(EOFError):
        while True:
            asked.put(_heard(source))
    os._exit(0)
