"""The Rook family. Start with games.py: each game is a `RookRules`; state.py moves a match of any of them on."""

from fa_cards.rules.rook.games import CallPartnerRook, KentuckyDiscard, KentuckyRook, RookGame, StandardRook
from fa_cards.rules.rook.rules import RookRules
from fa_cards.rules.rook.state import RookState
from fa_cards.rules.rook.view import RookView

__all__ = [
    "CallPartnerRook",
    "KentuckyDiscard",
    "KentuckyRook",
    "RookGame",
    "RookRules",
    "RookState",
    "RookView",
    "StandardRook",
]
