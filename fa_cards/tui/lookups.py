"""What one looks up beside a table, played at or replayed: rules and log, each on a page to read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from textual.content import Content

from fa_cards.play.match import Match, Moment
from fa_cards.rules.game import View
from fa_cards.tui import story
from fa_cards.tui.games import presenter_of
from fa_cards.tui.names import shown_names
from fa_cards.tui.page import Page, ResultT
from fa_cards.tui.reading import ReadingPage
from fa_cards.words import Phrase, later, say
from fa_cards.words.deals import deal_heading


class LookupsPage(Page[ResultT]):
    """A page with a table on it, and the ways to what can be read beside it."""

    match: Match
    """The match on the table."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return shown_names(self.match)

    @property
    @abstractmethod
    def view(self) -> View:
        """What is known on this page."""

    @property
    @abstractmethod
    def looker(self) -> int | None:
        """The seat that reads what the table tells; None where nobody in particular does."""

    @property
    @abstractmethod
    def so_far(self) -> tuple[Moment, ...]:
        """What was done in the match up to the moment that the page shows."""

    @property
    def deal_so_far(self) -> tuple[Moment, ...]:
        """What was done in this deal."""
        return story.this_deal(self.so_far)

    @property
    def looks_back(self) -> bool:
        """Whether the cards of earlier deals may be seen here."""
        return self.program.settings.last_deal

    def do_rules(self) -> None:
        """Shows the rules as they are played here, at the section that speaks of what is to be done now."""
        game = self.match.game
        self.program.show_rules(game.key, game.options, game.seats, view=self.view)

    def do_log(self) -> None:
        """Shows the log, at its end; the deals before this one stand above it."""
        self.read("log", later("Log"), self._whole_log, at_end=True)

    def _whole_log(self) -> Content:
        """What happened in each deal, under its number.

        Cards of deals before this one are told only where the person may look back at them.
        """
        if not self.so_far:
            return Content(say("Nothing yet."))
        *before, this = story.deals_of(self.so_far)
        if not self.looks_back:
            cards = presenter_of(self.match.game.family).cards_told
            before = [tuple(story.without(deal, cards)) for deal in before]
        parts = []
        for number, deal in enumerate((*before, this), 1):
            lines = "\n".join(story.told(deal, self.names, self.looker, self.match.game))
            heading = Content.styled(deal_heading(number, self.match.game), "bold $accent")
            parts.append(Content("\n").join([heading, Content(lines)]) if before else Content(lines))
        return Content("\n\n").join(parts)

    def log_lines(self) -> tuple[str, ...]:
        """The log of this deal, oldest first, for who looks."""
        return story.told(self.deal_so_far, self.names, self.looker, self.match.game)

    def read(self, act: str, title: Phrase, text: Callable[[], Content | str], *, at_end: bool = False) -> None:
        """Shows a text to read, which the key of the act takes away again."""
        self.app.push_screen(ReadingPage(title.said, lambda: Content("").append(text()), act, at_end=at_end))
