"""Bots that play the games of the Rook family: all that differs between these they read from `RookRules`."""

from fa_cards.bots.rook.easy import EasyRook
from fa_cards.bots.rook.random import RandomRook

__all__ = ["EasyRook", "RandomRook"]
