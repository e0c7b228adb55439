"""Bots that play contract rummy."""

from fa_cards.bots.rummy.easy import EasyRummy

__all__ = ["EasyRummy"]
