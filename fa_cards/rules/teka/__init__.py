"""Teka. Start with `Teka` in game.py; state.py moves a match on, the other files hold the rules it asks."""

from fa_cards.rules.teka.game import Teka
from fa_cards.rules.teka.state import TekaState
from fa_cards.rules.teka.view import TekaView

__all__ = ["Teka", "TekaState", "TekaView"]
