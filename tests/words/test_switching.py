from __future__ import annotations

from fa_cards.rules.cards import card
from fa_cards.words import later, say, use
from fa_cards.words.cards import card_words
from fa_cards.words.games import game_name
from fa_cards.words.options import option_label


def test_the_language_changes_while_the_program_runs_and_back() -> None:
    passed = later("You passed")
    for _ in range(2):
        use("fa")
        persian = (
            passed.said(),
            game_name("teka"),
            option_label("teka", "signals"),
            say("{name} bid {n}", name="x", n=9),
        )
        assert persian == ("شما پاس دادید", "تکا", "علامت‌ها", "\u2068x\u2069 ۹ خواند")
        use("en")
        english = (
            passed.said(),
            game_name("teka"),
            option_label("teka", "signals"),
            say("{name} bid {n}", name="x", n=9),
        )
        assert english == ("You passed", "Teka", "Signals", "\u2068x\u2069 bid 9")
        assert card_words(card("KS")) == "K♠"
