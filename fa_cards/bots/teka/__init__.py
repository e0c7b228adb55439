"""Bots that play Teka."""

from fa_cards.bots.teka.easy import EasyTeka

__all__ = ["EasyTeka"]
