"""The games with a stock: California Jack, Shasta Sam, California Fives (california_jack.md, rules/README.md)."""

from __future__ import annotations

from typing import ClassVar

from fa_cards.rules.actions import Action, Dealer, Pack, Play, TurnUp, grammar
from fa_cards.rules.fours.california.rules import CaliforniaRules
from fa_cards.rules.fours.california.state import CaliforniaState
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.game import Game
from fa_cards.rules.options import flag, number, one_of
from fa_cards.rules.steps import parse_plain

PACKET = one_of("packet", 1, 3)
VOID_MUST_TRUMP = flag("void-must-trump", default=False)
LOOSE_DISCARD = flag("loose-discard", default=False)


class CaliforniaGame(Game[CaliforniaState]):
    """A game with a stock: `usual` holds its rules, and `option_list` which of them may be chosen."""

    family = "fours"
    seat_range = (2, 2)
    usual_seats = 2
    winner_deals_first = True  # california_jack.md, section 1
    usual: ClassVar[CaliforniaRules]
    """The rules where no option is chosen."""

    @property
    def rules(self) -> CaliforniaRules:
        """The rules with the options of this match."""
        return self.usual.with_options(self.options)

    @property
    def target(self) -> int:
        """The points that win the match."""
        return self.rules.target

    def start(self) -> CaliforniaState:
        """The state before the first dealer is known."""
        return CaliforniaState(self.rules, self.seats)

    def parse(self, text: str) -> Action:
        """The step that a record of the game writes as `text`."""
        return parse_plain(text, self.grammar, DECK.pack)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seat alone, or where four play with the seat opposite."""
        return (seat,) if self.seats == 2 else (seat % 2, seat % 2 + 2)


class CaliforniaJack(CaliforniaGame):
    """California Jack: the stock lies face up."""

    key = "california-jack"
    usual = CaliforniaRules(target=10)
    option_list = (number("target", 10, 7), PACKET, VOID_MUST_TRUMP, LOOSE_DISCARD)
    grammar = grammar(Dealer, Pack, Play)


class ShastaSam(CaliforniaGame):
    """Shasta Sam: the stock lies face down."""

    key = "shasta-sam"
    usual = CaliforniaRules(target=10, stock="down")
    option_list = CaliforniaJack.option_list
    grammar = grammar(Dealer, TurnUp, Pack, Play)


class CaliforniaFives(CaliforniaGame):
    """California Fives: each five is worth five points; for two, or for four in two teams."""

    key = "california-fives"
    usual = CaliforniaRules(target=61, fives=True)
    option_list = (number("target", 61), PACKET, VOID_MUST_TRUMP, LOOSE_DISCARD, one_of("stock", "up", "down"))
    grammar = grammar(Dealer, TurnUp, Pack, Play)
    seat_range = (2, 4)

    @classmethod
    def seat_counts(cls) -> tuple[int, ...]:
        """Two, or four in two teams."""
        return (2, 4)
