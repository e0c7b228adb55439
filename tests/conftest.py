"""Compiles the catalogs before the first test where a sentence is newer than they are; lets garbage lie a while.

`pytest -n auto` has more workers than there are cores.
"""

from __future__ import annotations

import gc
import importlib.util
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MORE_WORKERS = 4
"""As many more than cores at most: each takes half a gigabyte."""


def pytest_configure(config: pytest.Config) -> None:
    # Where the tests were begun in the background these are ignored, and whatever they start inherits it.
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    # By path: tests are run with importlib mode, which puts nothing on the path.
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "tools" / "compiling.py")
    assert spec is not None and spec.loader is not None
    compiling = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiling)
    compiling.compile_catalogs(ROOT, only_newer=True)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    # A test of a screen sleeps half of its time, while Textual looks whether the app has come to rest.
    cores = os.cpu_count() or 1
    return cores + min(cores, MORE_WORKERS)


def pytest_collection_finish() -> None:
    # What is there by now stays to the end: looking through it after every few hundred objects, as Python does, is a
    # fifth of what the tests compute.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


@pytest.fixture(autouse=True)
def written_as_at_first() -> Iterator[None]:
    # A program that a test opens writes for the whole process as its person likes; the next test knows nothing of him.
    from fa_cards.words import use
    from fa_cards.words.preferences import Preferences, prefer

    yield
    use("fa")
    prefer(Preferences())
