"""What the program waits for, held back until the monkey lets it go on.

Bots think in threads and motions take their time, so a key may come while that is on. By the clock no two runs would be
the same: here thinking and waiting end when they are told to, and the dice say when.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sized
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, Protocol, TypeVar, cast

from textual.app import App
from textual.pilot import Pilot

from fa_cards.tui.pace import NoPace

P = ParamSpec("P")
T = TypeVar("T")

ROUNDS = 3
"""Rounds of messages in which nothing comes up to be done: then everything has been answered."""
LONGEST = 5_000
"""Rounds after which a program that still goes on by itself is taken for one that never ends."""


A_MOMENT = 0.001
"""Seconds."""
BUSY = 300
"""Turns of the loop of which each leads to another."""


def _at_work(app: App[Any]) -> bool:
    """Whether something is to be drawn that Textual leaves for its next round or its next frame."""
    screen = app.screen
    to_draw = screen._layout_required or screen._dirty_widgets or screen._callbacks or not screen.is_mounted
    return bool(to_draw or app._resize_event or app._resize_timer)


class _WithReady(Protocol):
    """The loop of asyncio: what is to be done next stands in a queue to which it has no public way."""

    _ready: Sized


async def _nothing_ready() -> None:
    """Returns when no task can go on by itself; to ask every widget for that would take most of the time.

    Where the machine is so busy that something is always due by the clock, it returns all the same.
    """
    ready = cast(_WithReady, asyncio.get_running_loop())._ready
    await asyncio.sleep(0)
    for _ in range(BUSY):
        if not ready:
            return
        await asyncio.sleep(0)


class NeverEnds(AssertionError):
    """The program goes on and on without a key."""


class HeldThreads(ThreadPoolExecutor):
    """A pool of threads without threads: what it is given is done when `release` is called."""

    def __init__(self) -> None:
        super().__init__(1)
        self._held: list[Callable[[], None]] = []

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Keeps the work for later."""
        promise: Future[T] = Future()

        def do() -> None:
            if not promise.set_running_or_notify_cancel():
                return
            try:
                promise.set_result(work(*args, **kwargs))
            except Exception as error:
                promise.set_exception(error)

        self._held.append(do)
        return promise

    @property
    def holds(self) -> bool:
        """Whether there is work to do."""
        return bool(self._held)

    def release(self) -> None:
        """Does what was kept."""
        held, self._held = self._held, []
        for do in held:
            do()


class HeldPace(NoPace):
    """A pace whose waits end when they are released, or by a key that skips them."""

    def __init__(self) -> None:
        super().__init__()
        self._waits: list[asyncio.Future[bool]] = []
        self._rests: list[asyncio.Future[bool]] = []

    async def wait(self, seconds: float | None) -> bool:
        """Returns once it is released; whether a key has done so."""
        return await self._held(self._waits)

    async def rest(self, seconds: float) -> None:
        """Returns once it is released; no key does that."""
        await self._held(self._rests)

    def skip(self) -> None:
        """Ends the waits that are on, as a key does."""
        self._end(self._waits, by_key=True)

    @property
    def holds(self) -> bool:
        """Whether something waits."""
        return bool(self._waits or self._rests)

    def release(self) -> None:
        """Ends the waits that are on, and the rests."""
        self._end(self._waits, by_key=False)
        self._end(self._rests, by_key=False)

    @staticmethod
    async def _held(among: list[asyncio.Future[bool]]) -> bool:
        one = asyncio.get_running_loop().create_future()
        among.append(one)
        return bool(await one)

    @staticmethod
    def _end(those: list[asyncio.Future[bool]], *, by_key: bool) -> None:
        held = those.copy()
        those.clear()
        for one in held:
            # The work that waited may have been given up meanwhile.
            if not one.done():
                one.set_result(by_key)


class Waiting:
    """All that one life of the program waits for."""

    def __init__(self) -> None:
        self.threads = HeldThreads()
        self.pace = HeldPace()

    async def answered(self, pilot: Pilot[Any]) -> None:
        """Lets the program do what it can do at once, until it waits for something or somebody.

        Raises:
            NeverEnds: that does not come.
        """
        quiet = 0
        for _ in range(LONGEST):
            if pilot.app._exit:
                return
            await _nothing_ready()
            pilot.app.screen._on_timer_update()
            if _at_work(pilot.app):
                quiet = 0
                # Textual may have left it for a moment that comes by the clock.
                await asyncio.sleep(A_MOMENT)
            elif (quiet := quiet + 1) == ROUNDS:
                return
        raise NeverEnds("the program never stops drawing")

    async def calm(self, pilot: Pilot[Any]) -> None:
        """Lets everything go on until nothing does any more.

        Raises:
            NeverEnds: that does not come.
        """
        for _ in range(LONGEST):
            await self.answered(pilot)
            if pilot.app._exit or not (self.threads.holds or self.pace.holds):
                return
            self.threads.release()
            self.pace.release()
        raise NeverEnds("the program does not come to rest")
