"""What all simulations have in common: who works, how far it is, and what is said when it ends before its time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import MappingProxyType

from fa_cards.commands.grammar import Words
from fa_cards.commands.misuse import Misuse
from fa_cards.commands.output import Output
from fa_cards.commands.wishes import whole_number
from fa_cards.play.workers import ALONE, MOST_PROCESSES, NoCluster, Workers, cluster, processes
from fa_cards.words import Phrase, count, later, say_in

MOST_MATCHES = 10_000_000
INTERVAL = 0.1
"""Seconds between two lines of progress."""

BAR = 20
"""The cells of the bar."""
FULL, EMPTY = "█", "░"

ENDED = (KeyboardInterrupt, BrokenExecutor, CancelledError)
"""What ends a simulation before its time: Ctrl-C, or the end of somebody who worked."""

EXAMPLE = "tcp://localhost:8786"
EXTRA = "pip install 'fa-cards[cluster]'"

NOT_TOGETHER = later("{first} and {second} do not go together.")

_NO_CLUSTER: Mapping[str, Phrase] = MappingProxyType(
    {
        "not-installed": later("What speaks with clusters is not installed: {command} brings it."),
        "no-address": later("After {flag} stands an address such as {example}."),
        "not-reachable": later("No cluster answers at {address}."),
        "no-workers": later("The cluster at {address} has no workers."),
        "other-version": later("The workers of the cluster at {address} do not have this version of fa-cards."),
    }
)


@contextmanager
def workers(words: Words) -> Iterator[Workers]:
    """Those who work, as said with --jobs or --cluster; this process, where neither is there.

    Raises:
        Misuse: both are there, the number is none of processes, or the cluster cannot be used.
    """
    jobs, address = whole_number(words, "--jobs", 1, MOST_PROCESSES), words.value("--cluster")
    if jobs is not None and address is not None:
        raise Misuse(NOT_TOGETHER, first="--jobs", second="--cluster")
    chosen: AbstractContextManager[Workers] = nullcontext(ALONE)
    if address is not None:
        chosen = cluster(address)
    elif jobs is not None and jobs > 1:
        chosen = processes(jobs)
    try:
        with chosen as found:
            yield found
    except NoCluster as error:
        values = {"command": EXTRA, "address": address or "", "flag": "--cluster", "example": EXAMPLE}
        raise Misuse(_NO_CLUSTER[error.problem], **values) from error


class Progress:
    """A bar that says how much is done; it counts also where no terminal shows it."""

    def __init__(self, output: Output, *, deals: bool = False) -> None:
        self.done = 0
        self._output = output
        self._deals = deals
        self._shown = time.monotonic() - INTERVAL

    def __call__(self, done: int, of: int) -> None:
        """Shows that so many are done."""
        self.done = done
        if time.monotonic() - self._shown < INTERVAL:
            return
        self._shown = time.monotonic()
        full = BAR * done // of
        if self._deals:
            text = say_in("simulate", "{done} of {all} deals", done=done, all=of)
        else:
            text = say_in("simulate", "{done} of {all} matches", done=done, all=of)
        # The bar fills from where lines of the language start: it stands in no sentence, which would isolate it.
        self._output.progress(f"{FULL * full}{EMPTY * (BAR - full)} {text}")

    def away(self) -> None:
        """Takes the bar away."""
        self._output.progress("")

    def stopped(self) -> None:
        """Says how much was done when it was stopped; nothing, if nothing was."""
        if not self.done:
            return
        if self._deals:
            text = count("Stopped; {n} deal was played.", "Stopped; {n} deals were played.", self.done)
        else:
            text = count("Stopped; {n} match was played.", "Stopped; {n} matches were played.", self.done)
        self._output.error(text)
