"""Every test of words begins and ends in Persian."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.words import use


@pytest.fixture(autouse=True)
def persian() -> Iterator[None]:
    use("fa")
    yield
    use("fa")
