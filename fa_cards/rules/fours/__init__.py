"""The family of All Fours: california.py has the games with a stock to draw from, all_fours.py the one without."""

from fa_cards.rules.fours.all_fours import AllFours, AllFoursState
from fa_cards.rules.fours.california import CaliforniaFives, CaliforniaGame, CaliforniaJack, ShastaSam
from fa_cards.rules.fours.state import CaliforniaState
from fa_cards.rules.fours.view import AllFoursView, CaliforniaView, FoursView

__all__ = [
    "AllFours",
    "AllFoursState",
    "AllFoursView",
    "CaliforniaFives",
    "CaliforniaGame",
    "CaliforniaJack",
    "CaliforniaState",
    "CaliforniaView",
    "FoursView",
    "ShastaSam",
]
