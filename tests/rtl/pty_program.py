"""A small Textual program for the tests of the driver: it finds its terminal, says READY and waits for keys.

A line of Persian stands below, so that it can be seen what is sent for it.
"""

from __future__ import annotations

import fcntl
import os
import sys
import termios
from typing import Any, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from fa_cards.rtl import TerminalClass, TwoWay, choose_driver, find_out, switch_terminal

BECOMES: Final = {"1": "none", "2": "kitty", "3": "vte", "4": "xtermjs", "5": "konsole"}


class Program(TwoWay, App[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        ("q", "quit", ""),
        ("ctrl+c", "quit", ""),
        ("d", "draw", ""),
        ("x", "fail", ""),
        ("l", "loop", ""),
        ("s", "lend", ""),
        ("ctrl+z", "suspend_process", ""),
        *((key, f"become('{terminal}')", "") for key, terminal in BECOMES.items()),
    ]

    def compose(self) -> ComposeResult:
        yield Static("سلام ۱۳", id="persian")
        yield Static("READY", id="state")

    def action_draw(self) -> None:
        self.query_one("#state", Static).update("DRAWN")

    def action_become(self, terminal: str) -> None:
        assert switch_terminal(self, TerminalClass(terminal))

    def action_fail(self) -> None:
        raise RuntimeError("failed on purpose")

    def action_loop(self) -> None:
        print("LOOPING", file=sys.__stderr__, flush=True)
        while True:
            pass

    def action_lend(self) -> None:
        with self.suspend():
            print("LENT", flush=True)
            os.read(0, 100)


def main() -> Any:
    # The terminal of this session, as a shell would have made it.
    if os.environ["CONTROLS"]:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    found = find_out(os.environ)
    terminal = found.terminal
    print(f"CLASS {terminal.value} {'certain' if found.certain else 'open'}", flush=True)
    app = Program(driver_class=choose_driver(terminal, os.environ, sys.stdin.isatty(), sys.stdout.isatty()))
    app.run()
    print("AFTER", flush=True)
    return app.return_code


if __name__ == "__main__":
    sys.exit(main())
