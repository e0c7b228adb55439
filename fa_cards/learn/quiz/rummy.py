"""The topics of contract rummy: melds and what they are worth, and what happens round by round."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.quiz.questions import Topic
from fa_cards.learn.quiz.rummy_melds import MELD, WORTH
from fa_cards.learn.quiz.rummy_rounds import BUYING, CONTRACTS, DOWN, FITTING, FREEING

_ALL = (MELD, FITTING, DOWN, CONTRACTS, BUYING, WORTH)

TOPICS: Mapping[str, tuple[Topic, ...]] = MappingProxyType({"toonerville": (*_ALL, FREEING), "rook-shanghai": _ALL})
"""The topics of each game of the family."""
