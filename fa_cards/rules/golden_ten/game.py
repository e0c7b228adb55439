"""Golden Ten (extras.md, section A)."""

from __future__ import annotations

from fa_cards.rules.actions import Action, Dealer, Pack, Play, grammar
from fa_cards.rules.game import Game
from fa_cards.rules.golden_ten.counting import DECK
from fa_cards.rules.golden_ten.state import GoldenTenState
from fa_cards.rules.options import flag, number
from fa_cards.rules.steps import parse_plain


class GoldenTen(Game[GoldenTenState]):
    """Golden Ten: three to seven players, each alone, and red cards to be avoided."""

    key = "golden-ten"
    family = "golden-ten"
    option_list = (number("deals", 6, low=1, high=30), flag("golden-negative", default=False))
    seat_range = (3, 7)
    usual_seats = 4
    lowest_wins = True
    grammar = grammar(Dealer, Pack, Play)

    def start(self) -> GoldenTenState:
        """The state before the first dealer is known."""
        length, negative = self.options["deals"], self.options["golden-negative"]
        assert isinstance(length, int)
        return GoldenTenState(self.seats, length, negative=bool(negative))

    def parse(self, text: str) -> Action:
        """The step that a record of the game writes as `text`."""
        return parse_plain(text, self.grammar, DECK.pack)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seat alone."""
        return (seat,)
