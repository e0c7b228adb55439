"""Shows that a cluster plays what one process plays: `python -m tools.cluster`.

It starts a dask cluster of two workers on this machine, each a process of its own, and has `fa-cards simulate` play the
same matches and contests there, in two processes, and in one: all records and all that is printed must be the same
bytes. It needs what `pip install fa-cards[cluster]` brings, and is no part of the test suite.
"""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

WORKERS = 2

RUNS: Sequence[Sequence[str]] = (
    ("teka", "--matches", "12", "--seats", "easy,random,easy,random"),
    ("toonerville", "--matches", "2", "-o", "only-round=2"),
    ("kentucky-rook", "--duplicate", "--levels", "easy,random", "--deals", "40"),
    ("teka,golden-ten,all-fours", "--league", "--matches", "4"),
)
"""What is played: the words after `simulate`."""


class Different(Exception):
    """Not the same bytes."""


def run(words: Sequence[str], how: Sequence[str], folder: Path) -> tuple[object, dict[str, bytes]]:
    """What a simulation prints, without its speed, and its records by name."""
    command = [sys.executable, "-m", "fa_cards", "simulate", *words, "--seed", "7", "--json", *how]
    done = subprocess.run([*command, "--records", str(folder)], stdout=subprocess.PIPE, check=True)
    data = json.loads(done.stdout)
    if "steps_per_second" in data:
        del data["steps_per_second"]
        return data, _files(folder)
    return done.stdout, _files(folder)


def _files(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in sorted(folder.iterdir())}


def compared(words: Sequence[str], address: str) -> int:
    """How many records were the same in all three ways.

    Raises:
        Different: some were not, or something else was printed.
    """
    ways: Sequence[Sequence[str]] = ((), ("--jobs", str(WORKERS)), ("--cluster", address))
    with tempfile.TemporaryDirectory() as folder:
        results = [run(words, how, Path(folder) / str(number)) for number, how in enumerate(ways)]
    if any(one != results[0] for one in results):
        raise Different(" ".join(words))
    return len(results[0][1])


def main() -> int:
    """Plays all of it, and prints a line for each; the exit status."""
    distributed = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=WORKERS,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        silence_logs=logging.ERROR,
    ) as found:
        for words in RUNS:
            try:
                records = compared(words, found.scheduler_address)
            except Different as error:
                print(f"{error}: not the same on the cluster, in {WORKERS} processes and in one")
                return 1
            print(
                f"{' '.join(words)}: {records} records, the same on {WORKERS} workers of a cluster,"
                f" in {WORKERS} processes and in one",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
