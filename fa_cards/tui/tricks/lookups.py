"""What one looks up beside a table of tricks: the tricks of a deal, and what can be reckoned from them."""

from __future__ import annotations

from abc import abstractmethod

from textual.content import Content

from fa_cards.rules.tricks import Played, Trick, TrickView
from fa_cards.tui.cards import cards_line
from fa_cards.tui.lookups import LookupsPage
from fa_cards.tui.page import ResultT
from fa_cards.tui.tricks.presenter import trick_presenter_of
from fa_cards.tui.tricks.story import tricks_content
from fa_cards.words import later, say


class TrickLookups(LookupsPage[ResultT]):
    """A page with a table of tricks on it."""

    @property
    @abstractmethod
    def view(self) -> TrickView:
        """What is known on this page."""

    def do_last_trick(self) -> None:
        """Shows the tricks of this deal, the last one first."""
        self.read("last-trick", later("Tricks of this deal"), self._tricks_of_this_deal)

    def _tricks_of_this_deal(self) -> Content:
        """What came from the nest, what is still out where points count, what all saw drawn, and the tricks."""
        presenter = trick_presenter_of(self.match.game)
        view, settings = self.view, self.program.settings
        out = presenter.still_out(view) if settings.counters else ()
        held = [
            (say("Seen, and still held by {name}: ", name=name), presenter.held_openly(view, seat) or ())
            for seat, name in enumerate(self.names)
            if settings.known
        ]
        told = ((say("From the nest: "), presenter.found(view)), (say("Not yet played and not yours: "), out), *held)
        heads = [Content.assemble((words, "bold $accent"), cards_line(cards), "\n\n") for words, cards in told if cards]
        return Content("").join((*heads, self.tricks(view.tricks, newest_first=True)))

    def tricks(self, tricks: tuple[Trick, ...], *, newest_first: bool = False) -> Content:
        """Tricks as they are read."""
        presenter, view = trick_presenter_of(self.match.game), self.view

        def badge(play: Played) -> str:
            return presenter.badge(play, view)

        return tricks_content(tricks, self.names, self.looker, badge, newest_first=newest_first)
