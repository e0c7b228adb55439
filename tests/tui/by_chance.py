"""Matches that are played by chance, for pages that show what came of them."""

from __future__ import annotations

from fa_cards.play.match import Match
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick


def play_by_chance(match: Match, deals: int) -> Match:
    """The same match after so many deals, or at its end."""
    steps = len(match.steps)
    while len(match.deals) < deals and not match.finished:
        seat = match.actor
        if seat is None:
            match.roll()
        else:
            match.do(seat, pick(match.view(seat).legal, Dice(str(steps))))
        steps += 1
    return match
