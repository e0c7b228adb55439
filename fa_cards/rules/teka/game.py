"""Teka, the game of Afghanistan (teka.md)."""

from __future__ import annotations

from fa_cards.rules.actions import (
    Accept,
    Action,
    BehiTer,
    Bid,
    Cut,
    Dealer,
    Double13,
    Pack,
    Pass,
    Play,
    Raise,
    Redeal,
    Refuse,
    Ter,
    Trump,
    grammar,
)
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.errors import NotAStep
from fa_cards.rules.game import Game
from fa_cards.rules.teka.options import OPTIONS, TekaOptions
from fa_cards.rules.teka.pack import SEATS
from fa_cards.rules.teka.state import TekaState


class Teka(Game[TekaState]):
    """Teka: four players, partners opposite, counter-clockwise."""

    key = "teka"
    family = "teka"
    option_list = OPTIONS
    seat_range = (SEATS, SEATS)
    usual_seats = SEATS
    grammar = grammar(
        Dealer,
        Pack,
        Cut,
        Redeal,
        Bid,
        Double13,
        Pass,
        Ter,
        BehiTer,
        Trump,
        Play,
        Raise,
        Accept,
        Refuse,
    )
    counter_clockwise = True

    def start(self) -> TekaState:
        """The state before the first dealer is known."""
        return TekaState(TekaOptions.of(self.options))

    def parse(self, text: str) -> Action:
        """The step that a record of Teka writes as `text`; a pack has a word for each of the 52 cards."""
        action = super().parse(text)
        if isinstance(action, Pack) and len(action.cards) != len(PACK_52):
            raise NotAStep(text)
        return action

    @property
    def past_tells_hands(self) -> bool:
        """Whether the pack is not shuffled in full before every deal."""
        return self.options["shuffle"] != "full"

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seat and the one opposite."""
        return (seat % 2, seat % 2 + 2)
