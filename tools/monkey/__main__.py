"""Sets the monkey loose: `python -m tools.monkey [--keys 20000] [--seed 1] [--life N]`.

It prints where the monkey has been, and pages that it never saw. A failure is printed with seed and life, the last
deeds and the screen; the same seed with `--life N` does that life alone again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from fa_cards import tui
from fa_cards.tui.page import Page
from tools.monkey.life import Failed, Life, Seen

DEEDS_OF_A_LIFE = 250


def pages() -> Iterator[str]:
    """The names of all pages that the program can show."""
    for module in walk_packages(tui.__path__, f"{tui.__name__}."):
        import_module(module.name)
    kinds: list[type[Page[Any]]] = [Page]
    for kind in kinds:  # it grows meanwhile
        kinds += kind.__subclasses__()
        if not kind.__subclasses__() and kind.__module__.startswith(tui.__name__):
            yield kind.__name__


def run(seed: str, keys: int, only: int | None) -> int:
    """Lives until so many deeds are done, or one life alone; the exit status."""
    seen, begin, number, failures = Seen(), time.monotonic(), only or 0, 0
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        while seen.deeds < keys:
            number += 1 if only is None else 0
            most = min(DEEDS_OF_A_LIFE, keys - seen.deeds)
            try:
                Life(seed, number, Path(folder, str(number)), seen).live(most)
            except Failed as failure:
                failures += 1
                cause = failure.__cause__
                traceback.print_exception(cause)
                print(f"{failure}\nagain: python -m tools.monkey --seed {seed} --life {number}\n", flush=True)
            if only is not None:
                break
            if not number % 10:
                print(f"{seen.deeds} deeds, {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
    took = time.monotonic() - begin
    print(
        f"{seen.deeds} deeds, {seen.curtains} of them before a curtain, in {seen.lives} lives, {seen.left} of them left"
        f" by a key, {failures} failed, {took:.0f} s"
    )
    print("pages:", ", ".join(f"{name} {times}" for name, times in seen.screens.most_common()))
    print("turns:", ", ".join(f"{name} {times}" for name, times in seen.phases.most_common()))
    missed = sorted(set(pages()) - set(seen.screens))
    print("never seen:", ", ".join(missed) or "none")
    return 1 if failures else 0


def main(arguments: list[str]) -> int:
    """Sets the monkey loose as the words say; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.monkey", description="Random keys over all screens.")
    parser.add_argument("--keys", type=int, default=20_000, help="how many keys, clicks and sizes (20000)")
    parser.add_argument("--seed", default="1", help="the same seed does the same (1)")
    parser.add_argument("--life", type=int, help="this life of the seed alone")
    words = parser.parse_args(arguments)
    return run(words.seed, words.keys, words.life)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
