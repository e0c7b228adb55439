"""How fast the screen is: `python -m benchmarks.screen_speed [opening] [keys] [rummy] [filter]`, all without a word.

- opening: from the start of the process to the last byte of the first frame that holds the menu's title, in turn with
  a bare Textual program whose one Static says the same (medians; wanted: at most 1.3 times as long);
- keys: from a key to the first byte of the frame that answers it, at the table at 120x40 while a bot thinks (wanted:
  95 of 100 within 50 ms);
- rummy: the same at a table of contract rummy with many melds, where the person sorts and marks his cards meanwhile;
- filter: the share of the right-to-left filter in drawing the whole table anew (wanted: at most a tenth).

The programs are real processes in a pseudo-terminal that answers their questions as xterm does. Each figure compares
what one machine does in one run; the load beside it says what else the machine did.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Final
from unittest.mock import patch

from rich.segment import Segment
from textual._compositor import CompositorUpdate
from textual.color import Color
from textual.widget import Widget

from benchmarks.busy_table import stored
from benchmarks.pseudo_terminal import FRAME_END, PseudoTerminal
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import RightToLeft, visual
from fa_cards.rtl import filter as filter_module
from fa_cards.rtl import text as text_module
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.pace import NoPace
from fa_cards.tui.table import TablePage
from fa_cards.words import say

ROOT: Final = Path(__file__).parent.parent
RUNS: Final = 11
FIRST_RUNS: Final = 5
WINDOW: Final = (80, 24)
"""The window in which the program is opened: what terminals open with."""
TABLE: Final = (120, 40)
LEAVING: Final = ("\x11", "y")
"""The keys that end the programs: Ctrl+Q, and yes where one asks."""
KEYS: Final = 200
QUIET: Final = 0.12
"""Seconds without a byte after which a program has drawn all that it had to draw."""
TOGGLES: Final[Mapping[str, tuple[str, ...]]] = {
    Teka.key: ("l", "g", "z", "?", "e"),
    Toonerville.key: ("l", "g", "?", "e", "s", " "),
}
"""Keys at a table that are answered while a bot thinks, and whose second press takes back the first: log, score sheet,
tricks, help, language; sorting and marking cards."""
NAMES: Final = {" ": "Space"}
REPAINTS: Final = 15

COMMAND: Final = """
import sys
from fa_cards.cli import main
sys.exit(main())
"""
"""What an installation makes of the entry point: the command `fa-cards`."""

BARE: Final = """
from textual.app import App, ComposeResult
from textual.widgets import Static

class Bare(App[None]):
    def compose(self) -> ComposeResult:
        yield Static({title!r})

Bare().run()
"""


def load() -> str:
    """What the machine does beside, as it says."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def environ(home: Path) -> Mapping[str, str]:
    """The environment of a person's terminal."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
    return kept | {
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "FA_CARDS_HOME": str(home),
        "PYTHONPATH": str(ROOT),
    }


# --- opening ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opening:
    """How long a program took to open, and how much of that it computed, both in seconds."""

    took: float
    cpu: float


def opening(words: list[str], home: Path, title: bytes) -> Opening:
    """The time from the start of a program to the last byte of the first frame with the title."""
    with PseudoTerminal([sys.executable, *words], environ(home), WINDOW) as terminal:
        terminal.read_until(lambda written: title in written)
        place = terminal.written.index(title)
        terminal.read_until(lambda written: written.find(FRAME_END, place) > 0)
        cpu = terminal.cpu
        end = terminal.written.index(FRAME_END, place) + len(FRAME_END)
        took = terminal.came(end) - terminal.begun
        terminal.leave(*LEAVING)
    return Opening(took, cpu)


def print_opening(folder: Path) -> None:
    """Measures and prints how fast the program opens."""
    title = visual(say("A card table that speaks Persian"), "rtl")
    bare, command = folder / "bare.py", folder / "fa-cards"
    bare.write_text(BARE.format(title=title), encoding="utf-8")
    command.write_text(COMMAND, encoding="utf-8")
    home, ours, others = folder / "home", [str(command)], [str(bare)]
    for words in (ours, others):
        # Compiles what has not been compiled yet, and makes the store.
        opening(words, home, title.encode())
    before = load()
    both = [(opening(ours, home, title.encode()), opening(others, home, title.encode())) for _ in range(RUNS)]
    mine, bares = zip(*both, strict=True)
    firsts = [opening(ours, folder / f"first {number}", title.encode()) for number in range(FIRST_RUNS)]
    print(f"opening, {RUNS} runs in turn ({before}, then {load()})")
    for name, some in (("fa-cards", mine), ("a bare program", bares), ("a person's very first start", firsts)):
        times = sorted(one.took * 1000 for one in some)
        computed = median(one.cpu for one in some) * 1000
        print(
            f"  {name:27} median {median(times):4.0f} ms ({times[0]:.0f} to {times[-1]:.0f}), computing {computed:.0f}"
        )
    took, cpu = (
        median(getattr(one, what) for one in mine) / median(getattr(one, what) for one in bares)
        for what in ("took", "cpu")
    )
    print(f"  ratio {took:.2f}   wanted: at most 1.3   (of the computing alone {cpu:.2f})")


# --- keys ---------------------------------------------------------------------------------------------------------


def answers(terminal: PseudoTerminal, toggles: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """Each key with the seconds until its frame began to come."""
    for number in range(KEYS):
        key = toggles[number // 2 % len(toggles)]
        terminal.read_until_quiet(QUIET)
        length = len(terminal.written)
        pressed = terminal.press(key)
        terminal.read_until_longer(length)
        yield key, terminal.came(length + 1) - pressed


def print_keys(folder: Path, game: str = Teka.key, home: str = "busy") -> None:
    """Measures and prints how fast keys are answered at a table of the game."""
    words = [sys.executable, "-m", "benchmarks.busy_table", str(folder / home), game]
    with PseudoTerminal(words, environ(folder / home), TABLE) as terminal:
        terminal.read_until(lambda written: FRAME_END in written)
        terminal.read_until_quiet(1.0)
        before = load()
        took = list(answers(terminal, TOGGLES[game]))
    times = [seconds for _, seconds in took]
    print(f"{game}: key to the first byte of its frame, {KEYS} keys, 120x40, a bot thinking ({before}, then {load()})")
    for key in TOGGLES[game]:
        some = [seconds for pressed, seconds in took if pressed == key]
        shows, takes = (median(one) * 1000 for one in (some[::2], some[1::2]))
        print(f"  {NAMES.get(key, key)}: shows {shows:.0f} ms, takes away {takes:.0f} ms (medians)")
    print(
        f"  median {median(times) * 1000:.0f} ms, p95 {quantiles(times, n=20)[-1] * 1000:.0f} ms   wanted: at most 50"
    )


def print_rummy(folder: Path) -> None:
    """The same at a table of contract rummy."""
    print_keys(folder, Toonerville.key, "rummy")


# --- filter -------------------------------------------------------------------------------------------------------


@contextmanager
def timed_filter() -> Iterator[Callable[[], float]]:
    """While it lasts, gives the seconds that the filter has taken since it was asked last."""
    plain, spent = RightToLeft.apply, 0.0

    def apply(self: RightToLeft, segments: list[Segment], background: Color) -> list[Segment]:
        nonlocal spent
        begin = time.perf_counter()
        try:
            return plain(self, segments, background)
        finally:
            spent += time.perf_counter() - begin

    def asked() -> float:
        nonlocal spent
        result, spent = spent, 0.0
        return result

    with patch.object(RightToLeft, "apply", apply):
        yield asked


def forget() -> None:
    """Empties what text layer and filter remember, as if every line of the screen were one never seen before."""
    for remembered in (
        filter_module._run,
        filter_module._field,
        filter_module._padding,
        text_module.order,
        text_module._joined,
    ):
        remembered.cache_clear()


def repaint(app: FaCards) -> None:
    """Draws every widget anew, and the frame as the terminal would get it. Nothing is laid out: nothing moved."""
    screen = app.screen
    for widget in screen.walk_children(Widget, with_self=True):
        widget.refresh()
    update = screen._compositor.render_update(full=True)
    assert isinstance(update, CompositorUpdate)
    update.render_segments(app.console)


async def shares(folder: Path) -> tuple[list[float], list[float], list[float]]:
    """The share of the filter in repaints of never seen lines and of known ones, and the seconds of the latter."""
    with Store.open(folder / "busy").store as store:
        app = FaCards(Opened(store, None), Start(match_id=store.unfinished()[0].id), pace=NoPace())
        async with app.run_test(size=TABLE) as pilot:
            for _ in range(50):
                await pilot.pause()
            assert isinstance(app.screen, TablePage)
            with timed_filter() as spent:
                new: list[float] = []
                known: list[float] = []
                took: list[float] = []
                for results in (new, known) * REPAINTS:
                    if results is new:
                        forget()
                    spent()
                    begin = time.perf_counter()
                    repaint(app)
                    whole = time.perf_counter() - begin
                    results.append(spent() / whole)
                    took.append(whole)
    return new, known, took[1::2]


def print_filter(folder: Path) -> None:
    """Measures and prints what the filter costs."""
    if not (folder / "busy").exists():
        stored(folder / "busy")
    before = load()
    new, known, took = asyncio.run(shares(folder))
    print(f"the filter in a repaint of the whole table, 120x40, {REPAINTS} times ({before})")
    print(f"  a repaint takes {median(took) * 1000:.0f} ms; of it the filter, median:")
    print(f"  {median(known):6.1%} where the lines were there before   wanted: at most 10 %")
    print(f"  {median(new):6.1%} where no line was ever seen")


PARTS: Final[Mapping[str, Callable[[Path], None]]] = {
    "opening": print_opening,
    "keys": print_keys,
    "rummy": print_rummy,
    "filter": print_filter,
}


def main(arguments: list[str]) -> None:
    """Prints the figures that are named, all without a name."""
    with tempfile.TemporaryDirectory() as folder:
        for name in arguments or PARTS:
            PARTS[name](Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
