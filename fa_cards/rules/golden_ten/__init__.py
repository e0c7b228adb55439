"""Golden Ten. Start with `GoldenTen` in game.py; state.py moves a match on."""

from fa_cards.rules.golden_ten.game import GoldenTen
from fa_cards.rules.golden_ten.state import GoldenTenState
from fa_cards.rules.golden_ten.view import GoldenTenView

__all__ = ["GoldenTen", "GoldenTenState", "GoldenTenView"]
