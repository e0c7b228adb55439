"""Contract rummy: Toonerville and Rook Shanghai. Start with games.py; state.py moves a match on.

`solver.py` answers all questions about melds, position.py and moves.py know nothing of how they are found.
"""

from fa_cards.rules.rummy.games import RookShanghai, RummyGame, Toonerville
from fa_cards.rules.rummy.state import RummyState
from fa_cards.rules.rummy.view import RummyView, TableMeld

__all__ = ["RookShanghai", "RummyGame", "RummyState", "RummyView", "TableMeld", "Toonerville"]
