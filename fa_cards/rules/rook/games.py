"""The games of the family, each by what it has of its own (rook.md; options: rules/README.md)."""

from __future__ import annotations

from typing import ClassVar

from fa_cards.rules.actions import Action, Bid, Bury, CallCard, Dealer, Pack, Pass, Play, Trump, grammar
from fa_cards.rules.game import Game
from fa_cards.rules.options import flag, number, one_of
from fa_cards.rules.rook.decks import PACK_41, PACK_45, PACK_53, PACK_57
from fa_cards.rules.rook.rules import SEATS, RookRules
from fa_cards.rules.rook.scoring import opposite
from fa_cards.rules.rook.state import RookState
from fa_cards.rules.steps import parse_plain

FIRST_LEADER = one_of("first-leader", "left-of-bidder", "left-of-dealer", "bidder")
ALL_PASS = one_of("all-pass", "forced", "redeal")


class RookGame(Game[RookState]):
    """A game of the family: `usual` holds its rules, and `option_list` which of them may be chosen."""

    family = "rook"
    seat_range = (SEATS, SEATS)
    usual_seats = SEATS
    grammar = grammar(Dealer, Pack, Bid, Pass, Bury, Trump, Play)
    usual: ClassVar[RookRules]
    """The rules where no option is chosen."""

    @property
    def rules(self) -> RookRules:
        """The rules with the options of this match."""
        return self.usual.with_options(self.options)

    def start(self) -> RookState:
        """The state before the first dealer is known."""
        return RookState(self.rules)

    def parse(self, text: str) -> Action:
        """The step that a record of the game writes as `text`."""
        return parse_plain(text, self.grammar, self.rules.deck.pack)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seat and the one opposite; the seat alone where partners are called for one deal."""
        return (seat,) if self.usual.calls else tuple(sorted((seat, opposite(seat))))


class KentuckyRook(RookGame):
    """Kentucky Rook: 45 cards, the Rook highest, no counters in the nest."""

    key = "kentucky-rook"
    usual = RookRules(PACK_45, target=500, min_bid=100, bury_points=False)
    option_list = (
        number("target", 500),
        one_of("rook", "high", "low"),
        flag("bury-points", default=False),
        FIRST_LEADER,
        ALL_PASS,
        one_of("short-plain", "fill", "redeal"),
    )


class KentuckyDiscard(RookGame):
    """Kentucky Discard, the tournament rules: 41 cards, counters may be buried, the Rook may be played at any time."""

    key = "kentucky-discard"
    usual = RookRules(PACK_41, target=300, min_bid=70, starter="dealer", free_rook=True)
    option_list = (number("target", 300), one_of("starter", "dealer", "left"), FIRST_LEADER, ALL_PASS)


class CallPartnerRook(RookGame):
    """Call Partner Rook: 57 cards, the Rook between 11 and 10, a secret partner for each deal."""

    key = "call-partner-rook"
    usual = RookRules(PACK_57, target=500, min_bid=5, rook="middle", starter="dealer", calls=True, last_trick=20)
    option_list = (
        number("target", 500),
        one_of("min-bid", 5, 70, 75, 100),
        flag("call-own", default=True),
        one_of("tie", "extra-deal", "shared"),
        FIRST_LEADER,
        ALL_PASS,
    )
    grammar = grammar(Dealer, Pack, Bid, Pass, Bury, Trump, CallCard, Play)


class StandardRook(RookGame):
    """Rook with the standard deck (Princeton): 52 cards and a joker, which is the lowest trump."""

    key = "standard-rook"
    usual = RookRules(PACK_53, target=500, min_bid=70, rook="low")
    option_list = (
        number("target", 500),
        one_of("min-bid", 70, 100),
        one_of("nest", 5, 1),
        one_of("last-trick", 0, 20),
        FIRST_LEADER,
        ALL_PASS,
    )
