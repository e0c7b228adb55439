"""Every test of words begins and ends in Persian, with cards written as usual."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.words import use
from fa_cards.words.cards import CardStyle, use_style


@pytest.fixture(autouse=True)
def persian() -> Iterator[None]:
    use("fa")
    use_style(CardStyle())
    yield
    use("fa")
    use_style(CardStyle())
