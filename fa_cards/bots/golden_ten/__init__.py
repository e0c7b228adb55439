"""Bots that play Golden Ten."""

from fa_cards.bots.golden_ten.easy import EasyGoldenTen

__all__ = ["EasyGoldenTen"]
