from __future__ import annotations

import pytest

from fa_cards.rules.cards import CARDS, STANDARD, Suit, card, cards
from fa_cards.words import say, use
from fa_cards.words.cards import SUIT_NAMES, card_aloud, card_words, face, suit_words

RTL = "\u200f"


def test_suits_have_their_persian_names() -> None:
    assert [suit_words(suit) for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)] == [
        "پیک",
        "دل",
        "خشت",
        "گشنیز",
    ]
    assert [suit_words(suit) for suit in (Suit.BLACK, Suit.RED, Suit.GREEN, Suit.YELLOW)] == [
        "مشکی",
        "قرمز",
        "سبز",
        "زرد",
    ]


def test_a_court_card_bears_its_word_and_one_letter_where_there_is_no_room() -> None:
    assert [face(one)[0] for one in cards("AS KS QS JS TS 9S")] == ["آس", "شاه", "بی‌بی", "سرباز", "۱۰", "۹"]
    assert [face(one, words=False)[0] for one in cards("AS KS QS JS TS")] == ["آ", "ش", "ب", "س", "۱۰"]
    assert [face(one)[1] for one in cards("AS AH AD AC")] == ["♠", "♥", "♦", "♣"]


def test_an_english_card_bears_a_letter() -> None:
    use("en")
    assert [face(one) for one in cards("AS KH TD 2C")] == [("A", "♠"), ("K", "♥"), ("10", "♦"), ("2", "♣")]
    assert card_words(card("KS")) == "K♠"


def test_a_card_in_a_sentence_is_isolated_and_runs_like_the_language() -> None:
    assert card_words(card("KS")) == f"{RTL}شاه♠"
    assert say("You played {card}", card=card_words(card("7H"))) == f"شما \u2068{RTL}۷♥\u2069 بازی کردید"


def test_a_card_aloud() -> None:
    said = {text: card_aloud(card(text)).replace("\u2068", "").replace("\u2069", "") for text in CARDS}
    assert said["AH"] == "آس دل"
    assert said["7D"] == "هفت خشت"
    assert said["2S"] == "دوی پیک"
    assert said["3D"] == "سه‌ی خشت"
    assert said["QC"] == "بی‌بی گشنیز"
    assert said["9H"] == "۹ دل", "«نه» would read 'no'"
    assert [said[text] for text in ("B14", "R1", "Y9")] == ["چهارده مشکی", "یک قرمز", "۹ زرد"]
    assert (said["ROOK"], said["JK"]) == ("روک", "جوکر")
    use("en")
    assert card_aloud(card("KS")).replace("\u2068", "").replace("\u2069", "") == "king of spades"


@pytest.mark.parametrize("code", ["fa", "en"])
def test_no_two_cards_are_written_alike(code: str) -> None:
    use(code)
    for write in (card_words, card_aloud):
        assert len({write(one) for one in CARDS.values()}) == len(CARDS)
    assert len({face(one, words=False) for one in STANDARD}) == len(STANDARD)


def test_colours_of_the_rook_deck_have_a_shape_and_a_letter() -> None:
    assert [face(one) for one in cards("B14 R1 G5 Y10")] == [("۱۴", "●م"), ("۱", "■ق"), ("۵", "▲س"), ("۱۰", "◆ز")]


def test_every_suit_has_a_name() -> None:
    assert set(SUIT_NAMES) == set(Suit)
