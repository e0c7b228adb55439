"""All Fours (extras.md, section C)."""

from __future__ import annotations

from fa_cards.rules.actions import Action, Beg, Dealer, Give, Pack, Play, Run, Stand, grammar
from fa_cards.rules.fours.all_fours.position import SEATS
from fa_cards.rules.fours.all_fours.state import AllFoursState
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.game import Game
from fa_cards.rules.options import number
from fa_cards.rules.steps import parse_plain


class AllFours(Game[AllFoursState]):
    """All Fours: two players, six cards each, and a turned card that may be begged about."""

    key = "all-fours"
    family = "fours"
    option_list = (number("target", 11, 7, 10, 14),)
    seat_range = (SEATS, SEATS)
    usual_seats = SEATS
    grammar = grammar(Dealer, Pack, Stand, Beg, Give, Run, Play)

    @property
    def target(self) -> int:
        """The points that win the match."""
        target = self.options["target"]
        assert isinstance(target, int)
        return target

    def start(self) -> AllFoursState:
        """The state before the first dealer is known."""
        return AllFoursState(self.target)

    def parse(self, text: str) -> Action:
        """The step that a record of the game writes as `text`."""
        return parse_plain(text, self.grammar, DECK.pack)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seat alone."""
        return (seat,)
