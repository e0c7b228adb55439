"""What a match begins with that the same people play after another one."""

from __future__ import annotations

from fa_cards.play.match import Match
from fa_cards.rules.actions import Dealer
from fa_cards.rules.game import TABLE
from fa_cards.rules.records import Step


def opening(before: Match) -> tuple[Step, ...]:
    """The steps that another match begins with: its winner deals first where the game says so, else chance decides.

    Of partners who have won, the one deals to whom the deal would have passed sooner: the rules leave it open, and so
    it goes on round the table (california_jack.md, section 1).
    """
    if not before.winners or not before.game.winner_deals_first:
        return ()
    last, seats = before.deals[-1].dealer, before.game.seats
    first = min(before.winners, key=lambda seat: (seat - last - 1) % seats)
    return (Step(TABLE, Dealer(first)),)
