"""What one looks up beside a table, played at or replayed: rules, log and tricks, each on a page to read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from textual.content import Content

from fa_cards.play.match import Match, Moment
from fa_cards.rules.teka import TekaView
from fa_cards.rules.tricks import Trick
from fa_cards.tui import story
from fa_cards.tui.names import shown_names
from fa_cards.tui.page import Page
from fa_cards.tui.reading import ReadingPage
from fa_cards.words import Phrase, later, say


class LookupsPage(Page[None]):
    """A page with a table on it, and the ways to what can be read beside it."""

    match: Match
    """The match on the table."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return shown_names(self.match)

    @property
    @abstractmethod
    def view(self) -> TekaView:
        """What is known on this page."""

    @property
    @abstractmethod
    def looker(self) -> int | None:
        """The seat that reads what the table tells; None where nobody in particular does."""

    @property
    @abstractmethod
    def deal_so_far(self) -> tuple[Moment, ...]:
        """What was done in this deal up to the moment that the page shows."""

    def do_rules(self) -> None:
        """Shows the rules."""
        self.program.show_rules(self.match.game.key)

    def do_log(self) -> None:
        """Shows the log of this deal."""
        self.read("log", later("Log"), lambda: "\n".join(self.log_lines()) or say("Nothing yet."), at_end=True)

    def log_lines(self) -> tuple[str, ...]:
        """The log of this deal, oldest first, for who looks."""
        return story.told(self.deal_so_far, self.names, self.looker, self.view.options)

    def do_last_trick(self) -> None:
        """Shows the tricks of this deal, the last one first."""
        self.read("last-trick", later("Tricks of this deal"), lambda: self.tricks(self.view.tricks, newest_first=True))

    def tricks(self, tricks: tuple[Trick, ...], *, newest_first: bool = False) -> Content:
        """Tricks as they are read."""
        signals = self.view.options.signals
        return story.tricks_content(tricks, self.names, self.looker, signals, newest_first=newest_first)

    def read(self, act: str, title: Phrase, text: Callable[[], Content | str], *, at_end: bool = False) -> None:
        """Shows a text to read, which the key of the act takes away again."""
        self.app.push_screen(ReadingPage(title.said, lambda: Content("").append(text()), act, at_end=at_end))
