"""The topics of the family of All Fours."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.quiz.fours_points import COUNTS, GAME, OF_TRICK, ORDER
from fa_cards.learn.quiz.fours_turns import BEGGING, DRAWS
from fa_cards.learn.quiz.questions import Topic
from fa_cards.learn.quiz.tricks import FOLLOW, WINNER

_ALL = (FOLLOW, WINNER, OF_TRICK, COUNTS, GAME, ORDER)

TOPICS: Mapping[str, tuple[Topic, ...]] = MappingProxyType(
    {
        "california-jack": (*_ALL, DRAWS),
        "shasta-sam": (*_ALL, DRAWS),
        "california-fives": (*_ALL, DRAWS),
        "all-fours": (*_ALL, BEGGING),
    }
)
"""The topics of each game of the family."""
