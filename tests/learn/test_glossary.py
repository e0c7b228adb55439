"""The glossary knows what the games call things, what others call them, and finds both."""

from __future__ import annotations

import pytest

from fa_cards.learn.glossary import TERMS, answering, occurring
from fa_cards.rules.catalog import GAMES
from fa_cards.words import use


def keys(query: str) -> list[str]:
    return [term.key for term in answering(query)]


def test_terms_have_keys_of_their_own_and_say_in_which_games_they_occur() -> None:
    assert len({term.key for term in TERMS}) == len(TERMS)
    for term in TERMS:
        assert term.games and set(term.games) <= set(GAMES)


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("دست", "trick"),
        ("تریک", "trick"),
        ("ترامپ", "trump"),
        ("trump", "trump"),
        ("كوپ", "cut"),
        ("بي بي", "queen"),
        ("slap", "slap"),
        ("گیشنیز", "clubs"),
        ("meld", "meld"),
    ],
)
def test_a_term_is_found_by_its_word_in_either_language_and_by_what_others_say(query: str, key: str) -> None:
    use("fa")
    assert key in keys(query)[:2]


def test_the_word_itself_comes_before_those_in_whose_meaning_it_stands() -> None:
    use("en")
    assert keys("auction")[0] == "auction"
    use("fa")
    assert keys("حکم")[0] == "trump"


def test_the_terms_that_a_text_uses_are_found_and_parts_of_words_are_not() -> None:
    use("fa")
    found = {term.key for term in occurring("اگر از خال زمین ندارید می‌توانید حکم بگذارید؛ «یار» هم می‌بیند.")}
    assert {"led-suit", "trump", "partner"} <= found
    # «یارتان» is not «یار», and «دلیل» holds no «دل».
    assert not {term.key for term in occurring("دلیلش را یارتان می‌داند.")} & {"hearts", "partner"}
    use("en")
    assert {term.key for term in occurring("The declarer names trump.")} == {"declarer", "trump"}


def test_every_term_has_a_word_in_both_languages() -> None:
    for term in TERMS:
        assert term.in_language("en") != term.in_language("fa")
