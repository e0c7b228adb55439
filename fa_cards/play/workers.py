"""Who works: this process, several of this machine, or a cluster, all behind `concurrent.futures.Executor`.

Whoever works gives the same results in the same order: a piece of work is a pure function of what it is given.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

from fa_cards import __version__

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

P = ParamSpec("P")
Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD = 4
"""How many pieces are given out for each worker, so that none waits while the results before are put away."""

MOST_PROCESSES = 61
"""More of them Windows cannot wait for at once."""

ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?(\[[0-9a-fA-F:.]+\]|[^\s/:\[\]]+):[0-9]{1,5}")
"""What the address of a scheduler looks like."""

CONNECT_SECONDS = 10
"""How long a cluster has to answer."""


class Workers(NamedTuple):
    """Those who work, and how many pieces of work are out with them at a time."""

    executor: Executor
    pieces: int


class Stopped(Exception):
    """The work was given up before it was done."""


class NoCluster(Exception):
    """The cluster cannot be used; `problem` says why."""

    def __init__(self, problem: str, why: Exception | None = None) -> None:
        super().__init__(problem, why)
        self.problem = problem
        """`not-installed`, `no-address`, `not-reachable`, `no-workers`, or `other-version` where theirs is not ours."""
        self.why = why


def in_order(function: Callable[[Piece], Result], pieces: Iterable[Piece], workers: Workers) -> Generator[Result]:
    """The results of a function for some pieces of work, in the order of the pieces, however many work at once.

    Pieces are taken one by one while there is room, so that there may be any number of them. Where the caller stops
    early, what has not begun is cancelled.
    """
    out: deque[Future[Result]] = deque()
    try:
        for piece in pieces:
            out.append(workers.executor.submit(function, piece))
            if len(out) >= workers.pieces:
                yield out.popleft().result()
        while out:
            yield out.popleft().result()
    finally:
        for one in out:
            one.cancel()


# --- this process -------------------------------------------------------------------------------------------------


class InTurn(Executor):
    """Works in the calling thread: what is submitted is done when `submit` returns, and Ctrl-C goes through it."""

    def submit(self, fn: Callable[P, Result], /, *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        """The future of a call that is over."""
        future: Future[Result] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


ALONE = Workers(InTurn(), 1)
"""This process: one piece of work at a time."""


# --- several processes --------------------------------------------------------------------------------------------


@contextmanager
def processes(number: int) -> Iterator[Workers]:
    """So many processes of this machine, which are gone when the block is left, in whatever way.

    They hear no Ctrl-C, which a terminal sends to all processes of a command: this one stops them. They watch a pipe of
    which this process holds the other end; once that is closed, by the end of the block or by the death of this
    process, they give up what they do (`give_up_if_stopped`) and end.
    """
    # What only they need is imported where they are wished.
    from concurrent.futures import ProcessPoolExecutor

    context = multiprocessing.get_context("spawn")
    watched, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(number, mp_context=context, initializer=_begin, initargs=(watched,))
    try:
        yield Workers(_Undisturbed(pool), AHEAD * number)
    finally:
        held.close()
        pool.shutdown(wait=True, cancel_futures=True)
        watched.close()


class _Undisturbed(Executor):
    """Passes calls on to a pool while Ctrl-C is held back: a process that begins inherits that it hears none."""

    def __init__(self, pool: Executor) -> None:
        self._pool = pool

    def submit(self, fn: Callable[P, Result], /, *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        """The future of the call."""
        with _no_interrupts():
            return self._pool.submit(fn, *args, **kwargs)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Ctrl-C waits until the block is left, where the system can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # It lets Ctrl-C through again when it starts; so it has to run before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_STOPPED = threading.Event()
"""Whether this process, one of several, is to give up."""


def give_up_if_stopped() -> None:
    """Nothing, unless this process is one of several and whoever gave it work has gone: to be asked again and again.

    Raises:
        Stopped: he has.
    """
    if _STOPPED.is_set():
        raise Stopped


def _begin(watched: Connection) -> None:
    """What a process begins with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(watched,), daemon=True).start()


def _watch(watched: Connection) -> None:
    """Waits until the other end is closed, and ends this process when its parent is dead."""
    watched.poll(None)
    _STOPPED.set()
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


# --- a cluster ----------------------------------------------------------------------------------------------------


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of the dask cluster whose scheduler listens at an address, such as `tcp://localhost:8786`.

    What is still running there when the block is left goes on to its end; its results go nowhere.

    Raises:
        NoCluster: its client is not installed, it does not answer, nobody works there, or somebody works there with
            another version of this program, whose results would not be the same.
        BrokenExecutor: in the block, when workers were lost again and again.
    """
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise NoCluster("not-installed", error) from error
    # Its client takes its time over what is no address, and writes down whatever befalls a connection.
    if not ADDRESS.fullmatch(address):
        raise NoCluster("no-address")
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster("not-reachable", error) from error
    with client:
        threads: int = sum(client.nthreads().values())
        if not threads:
            raise NoCluster("no-workers")
        if any(one != version() for one in client.run(version, on_error="return").values()):
            raise NoCluster("other-version")
        executor: Executor = client.get_executor()
        try:
            yield Workers(executor, AHEAD * threads)
        except distributed.KilledWorker as error:
            raise BrokenExecutor(str(error)) from error
        finally:
            executor.shutdown(wait=False)


def version() -> str:
    """The version of this program where it is asked for."""
    return __version__
