"""A program for the tests of the question about the terminal: it opens on the question, and says what was answered."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import fa_cards.tui
from fa_cards.play.start import Start
from fa_cards.play.store import Store
from fa_cards.rtl import TerminalClass, choose_driver
from fa_cards.tui.app import FaCards
from fa_cards.tui.terminal_question import ask_terminal
from fa_cards.words import use


class Asking(FaCards):
    """The app, with the question over the menu; once it is answered, the menu is seen."""

    # Textual looks for it beside the file of the class.
    CSS_PATH = str(Path(fa_cards.tui.__file__).parent / "page.tcss")

    answer: str | None = "nothing yet"

    def on_ready(self) -> None:
        ask_terminal(self, TerminalClass(os.environ["FOUND"]), self.answered)

    def answered(self, name: str | None) -> None:
        self.answer = name


def main() -> None:
    use(os.environ["SPEAKS"])
    opened = Store.open()
    with opened.store:
        driver = choose_driver(TerminalClass(os.environ["FOUND"]), os.environ, sys.stdin.isatty(), sys.stdout.isatty())
        app = Asking(opened, Start(), driver_class=driver)
        app.run()
    print(f"ANSWER {app.answer}", flush=True)


if __name__ == "__main__":
    main()
