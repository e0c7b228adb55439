"""A deal of contract rummy is called a round, wherever deals are told of; in Persian both are «دور»."""

from __future__ import annotations

import pytest

from fa_cards.rules.catalog import GAMES
from fa_cards.words import use
from fa_cards.words.deals import deal_heading, deal_over, next_deal

ROUNDS = {"toonerville", "rook-shanghai"}


@pytest.mark.parametrize("key", GAMES)
def test_who_plays_rounds_hears_of_rounds(key: str) -> None:
    game = GAMES[key]()
    use("en")
    word = "Round" if key in ROUNDS else "Deal"
    assert [deal_heading(3, game), deal_over(3, game)] == [f"{word} 3", f"{word} 3 is over"]
    assert next_deal(game) == f"Next {word.lower()}"
    use("fa")
    assert [deal_heading(3, game), deal_over(3, game), next_deal(game)] == ["دور ۳", "پایان دور ۳", "دور بعد"]
