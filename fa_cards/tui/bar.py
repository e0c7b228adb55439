"""The two lines at the top: the match and its score, and what this deal is played for."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.game import View
from fa_cards.tui.games import presenter_of
from fa_cards.tui.games.presenter import Aids
from fa_cards.tui.parts import Part, fitted
from fa_cards.tui.static import Static
from fa_cards.words.games import game_name

ALL_AIDS = Aids()


class Bar(Column):
    """Two lines that are always in sight."""

    def compose(self) -> ComposeResult:
        """The line of the match and the line of the deal."""
        yield Static(id="match-line")
        yield Static(id="deal-line")

    def show(self, view: View, names: tuple[str, ...], game: AnyGame, aids: Aids = ALL_AIDS) -> None:
        """Draws both lines for what the seat of the view knows.

        Args:
            view: of the seat.
            names: the players by seat.
            game: what is played.
            aids: what is counted for the person, and whether one reads who is «us».
        """
        width = self.app.size.width - 2
        self.query_one("#match-line", Static).update(match_line(view, names, game, width, named=aids.named))
        parts = presenter_of(game.family).deal_parts(view, names, game, aids)
        self.query_one("#deal-line", Static).update(fitted(parts, width))


def match_line(view: View, names: tuple[str, ...], game: AnyGame, width: int, *, named: bool = False) -> Content:
    """The game, the deal, the score and how long the match is."""
    presenter = presenter_of(game.family)
    parts = [Part("bold $accent", (game_name(game.key),), 3)]
    if view.number:
        # Where each deal has a task of its own, everything hangs on which one it is.
        parts.append(Part("$ink", (presenter.deal_name(view), ""), 5 if game.in_rounds else 1))
    parts.append(Part("bold $ink", presenter.score(view, names, game, named=named), 4))
    parts.append(Part("$faint", (presenter.length(view, game), ""), 0))
    return fitted(parts, width)
