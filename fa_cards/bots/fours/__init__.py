"""Bots that play California Jack, Shasta Sam, California Fives and All Fours."""

from fa_cards.bots.fours.easy import EasyFours

__all__ = ["EasyFours"]
