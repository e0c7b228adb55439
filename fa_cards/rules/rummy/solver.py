"""What a hand can do, for the rules, bots and the screen: the names of the solver in one place."""

from __future__ import annotations

from fa_cards.rules.rummy.arranging import Arrangement, best, goes, whole
from fa_cards.rules.rummy.lay_offs import lay_offs, may_end
from fa_cards.rules.rummy.laying import Fit, fits, laid, swapped, wild_freed
from fa_cards.rules.rummy.reaching import Nearest, Part, missing, nearest, wanted

__all__ = [
    "Arrangement",
    "Fit",
    "Nearest",
    "Part",
    "best",
    "fits",
    "goes",
    "laid",
    "lay_offs",
    "may_end",
    "missing",
    "nearest",
    "swapped",
    "wanted",
    "whole",
    "wild_freed",
]
