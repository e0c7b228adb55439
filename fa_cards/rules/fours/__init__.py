"""The family of All Fours: california/ has the games with a stock to draw from, all_fours/ the one without."""

from fa_cards.rules.fours.all_fours.game import AllFours
from fa_cards.rules.fours.all_fours.state import AllFoursState
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.california.games import CaliforniaFives, CaliforniaGame, CaliforniaJack, ShastaSam
from fa_cards.rules.fours.california.state import CaliforniaState
from fa_cards.rules.fours.california.view import CaliforniaView
from fa_cards.rules.fours.view import FoursView

FoursGame = CaliforniaGame | AllFours
"""A game of the family."""

__all__ = [
    "AllFours",
    "AllFoursState",
    "AllFoursView",
    "CaliforniaFives",
    "CaliforniaGame",
    "CaliforniaJack",
    "CaliforniaState",
    "CaliforniaView",
    "FoursGame",
    "FoursView",
    "ShastaSam",
]
