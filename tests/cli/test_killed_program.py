"""The real program in a terminal, killed while it plays: nothing that it drew is lost."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import fa_cards
from fa_cards.play.match import Match, Moment
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.rules.actions import Bid
from fa_cards.rules.records import Step
from fa_cards.rules.teka import Teka
from fa_cards.words import use
from fa_cards.words.events import event_lines
from fa_cards.words.seats import default_names, own_name

DEADLINE = 60.0
"""Seconds after which a program that shows nothing has failed; nothing waits so long otherwise."""

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?<=>]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\))")


@dataclass
class Screen:
    """The program in a terminal of 80 by 24, and all that it wrote there."""

    process: subprocess.Popen[bytes]
    terminal: int
    written: bytes = field(default=b"")

    @property
    def text(self) -> str:
        """What was drawn, without colours and places."""
        return ESCAPES.sub("", self.written.decode(errors="replace"))

    def wait_for(self, words: str) -> None:
        """Reads until the words were drawn."""
        while words not in self.text:
            assert select.select([self.terminal], [], [], DEADLINE)[0], (words, self.text)
            self.written += os.read(self.terminal, 65536)

    def press(self, key: str) -> None:
        os.write(self.terminal, key.encode())

    def kill(self) -> None:
        """Kills the program, and reads what it had drawn before."""
        self.process.kill()
        self.process.wait()
        while True:
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                # Linux says so when the last writer has gone.
                break
            if not data:
                break
            self.written += data
        os.close(self.terminal)


def opened(home: Path, *words: str) -> Screen:
    terminal, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    process = subprocess.Popen(
        [sys.executable, "-m", "fa_cards", *words, "--lang", "en"],
        env=kept
        | {
            "FA_CARDS_HOME": str(home),
            "FA_CARDS_TERMINAL": "none",
            "PYTHONPATH": str(Path(fa_cards.__file__).parent.parent),
            "TERM": "xterm-256color",
        },
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
    )
    os.close(inside)
    return Screen(process, terminal)


def expected(seed: str) -> tuple[Moment, ...]:
    """The steps of such a match until the person is to bid, the forced bid of 8, and the bots' next steps."""
    match = Match(Teka(), (Person(""), *[BotSeat("easy")] * 3), seed)
    match.advance()
    match.do(0, Bid(8))
    match.advance()
    return match.moments


def test_the_program_killed_in_a_match_offers_it_again_with_every_step_that_was_drawn(home: Path, run: Any) -> None:
    """With seed 1 the person deals, and all others pass: the person must bid."""
    moments = expected("1")
    use("en")
    names, game = (own_name(), *default_names(4)[1:]), Teka()
    lines = [[line for event in one.events for line in event_lines(event, names, 0, game)] for one in moments]
    # Where it is killed: when the words are drawn, after the key was pressed.
    sittings: tuple[tuple[tuple[str, ...], Callable[[Screen], None]], ...] = (
        (("play", "teka", "--seed", "1"), lambda screen: screen.wait_for("You shuffled the pack")),
        (("resume",), lambda screen: screen.wait_for("Reza passed")),
        (("resume",), _bid_eight),
    )
    most = 0
    for words, until in sittings:
        screen = opened(home, *words)
        try:
            until(screen)
        finally:
            screen.kill()
        drawn = [number for number, told in enumerate(lines, 1) if any(line in screen.text for line in told)]
        (stored,) = json.loads(run("matches", "--json").out)
        assert stored["finished"] is False
        assert stored["steps"] >= max(drawn) >= most
        most = max(drawn)
        found = Store.open(home)
        assert found.set_aside is None
        with found.store as store:
            # The rules take every step again when a match is loaded.
            kept = store.load(stored["id"]).steps
        assert kept == tuple(Step(one.seat, one.action) for one in moments[: len(kept)])
        assert len(kept) == stored["steps"]
    assert most >= next(number for number, one in enumerate(moments, 1) if one.action == Bid(8))


def _bid_eight(screen: Screen) -> None:
    screen.wait_for("you must bid at least 8")
    screen.press("8")
    screen.wait_for("You bid 8")
