"""Persian with Latin digits, and cards with A K Q J, for those who like them so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.rules.cards import CARDS
from fa_cards.words import Preferences, count, prefer, say, use
from fa_cards.words.cards import card_aloud, face
from fa_cards.words.digits import local_digits, number


@pytest.fixture(autouse=True)
def usual_again() -> Iterator[None]:
    use("fa")
    yield
    prefer(Preferences())
    use("fa")


def test_persian_writes_latin_digits_for_who_likes_them() -> None:
    prefer(Preferences(local_digits=False))
    assert number(13) == "13"
    assert number(-5) == "-5"
    assert local_digits("۸ / 8") == "8 / 8"
    assert "3" in count("{n} trick", "{n} tricks", 3)


def test_a_number_that_a_sentence_itself_holds_follows_too() -> None:
    sentence = say("Lawreece: 13 tricks count {n}, won or lost", n=26)
    assert "۱۳" in sentence
    assert "۲۶" in sentence
    prefer(Preferences(local_digits=False))
    sentence = say("Lawreece: 13 tricks count {n}, won or lost", n=26)
    assert "13" in sentence
    assert "26" in sentence


def test_court_cards_bear_words_or_the_letters_of_the_pack() -> None:
    assert face(CARDS["KH"]) == ("شاه", "♥")
    assert face(CARDS["KH"], words=False) == ("ش", "♥")
    prefer(Preferences(court_words=False))
    for words in (True, False):
        assert [face(CARDS[text], words=words)[0] for text in ("AS", "KH", "QC", "JD", "TS")] == [*"AKQJ", "۱۰"]
    # Aloud it stays the word: that is how people say it.
    assert card_aloud(CARDS["KH"]) == "شاه دل"


def test_suits_have_letters_where_the_output_has_no_signs() -> None:
    prefer(Preferences(suit_signs=False))
    use("en")
    assert [face(CARDS[text])[1] for text in ("AS", "AH", "AD", "AC")] == ["S", "H", "D", "C"]
