"""Why a bot advises a step: a sentence for every code of its reasons, a module for each family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from fa_cards.rules.errors import Detail
from fa_cards.words.catalog import Phrase, Said, later_in
from fa_cards.words.details import detail_words
from fa_cards.words.lists import joined
from fa_cards.words.reasons import common, fours, golden_ten, rook, rummy, teka, worlds

if TYPE_CHECKING:
    from fa_cards.rules.catalog import AnyGame

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        **common.SENTENCES,
        **teka.SENTENCES,
        **rook.SENTENCES,
        **golden_ten.SENTENCES,
        **fours.SENTENCES,
        **rummy.SENTENCES,
        **worlds.SENTENCES,
    }
)
"""The sentence of every code."""

SEATS = frozenset({"seat", "partner"})
"""The details that are seats."""

_YOUR_PARTNER = later_in("reason", "your partner")


def reason_text(
    code: str, details: Iterable[tuple[str, Detail]], names: Sequence[str], *, seat: int, game: AnyGame
) -> str:
    """The sentence of a reason.

    Args:
        code: of the reason.
        details: by name, what the sentence says.
        names: of the players by seat.
        seat: whom the sentence speaks to.
        game: which is played.
    """
    partners = {other for other in game.partners(seat) if other != seat}
    told = {
        name: _seat(detail, names, partners)
        if name in SEATS and isinstance(detail, int)
        else detail_words(detail, joined)
        for name, detail in details
    }
    return SENTENCES[code].said(**told)


def _seat(seat: int, names: Sequence[str], partners: set[int]) -> Said:
    return _YOUR_PARTNER if seat in partners else names[seat]
