"""Options and levels that are told in words of the game that one looks at."""

from __future__ import annotations

from fa_cards.words.levels import level_effect
from fa_cards.words.options import option_words


def test_a_card_that_is_no_rook_is_called_plain() -> None:
    words = option_words("toonerville", "min-naturals")
    assert words.label.said() == "کارت معمولی در هر ترکیب"


def test_bots_that_play_alone_are_not_said_to_think_of_a_partner() -> None:
    assert "یار" not in level_effect("easy")
