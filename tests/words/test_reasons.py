"""Why a bot advises a step, in sentences."""

from __future__ import annotations

import string

import pytest

from fa_cards.bots import Reason
from fa_cards.bots.advice import CODES, reason
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.catalog import game_class
from fa_cards.rules.errors import Detail
from fa_cards.words import use
from fa_cards.words.reasons import SEATS, SENTENCES, reason_text

NAMES = ("سارا", "رضا", "پروانه", "فرید")
TEKA, TOONERVILLE = game_class("teka")(), game_class("toonerville")()

EXAMPLES: dict[str, Detail] = {
    "card": card("TS"),
    "prize": card("JH"),
    "top": card("AD"),
    "called": card("Y1"),
    "suit": Suit.HEARTS,
    "wanted": Suit.SPADES,
    "seat": 1,
    "partner": 2,
    "n": 9,
    "tricks": 8,
    "points": 120,
    "k": 71,
    "worlds": 500,
}


def example(code: str) -> Reason:
    return Reason(code, tuple((name, EXAMPLES[name]) for name in CODES[code]))


def said(one: Reason) -> str:
    return bare(reason_text(one.code, one.details, NAMES, seat=0, game=TEKA))


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_has_a_sentence_of_its_own_in_both_languages(code: str) -> None:
    texts = []
    for language in ("fa", "en"):
        use(language)
        texts.append(said(example(code)))
    persian, english = texts
    assert persian != english
    assert persian.endswith(".")
    assert english.endswith(".")


@pytest.mark.parametrize("code", sorted(CODES))
def test_a_sentence_says_every_detail_but_who_the_partner_is(code: str) -> None:
    used = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code].msgid) if name}
    assert used == {*CODES[code]} - {"partner"}


def test_no_sentence_is_without_a_code() -> None:
    assert SENTENCES.keys() == CODES.keys()


def test_no_two_codes_are_said_alike() -> None:
    use("fa")
    assert len({said(example(code)) for code in CODES}) == len(CODES)


def test_a_card_is_told_with_its_face() -> None:
    assert said(reason("win-last", card=card("TS"))).endswith("ببرید، ۱۰♠.")


def test_the_partner_is_no_name_but_your_partner() -> None:
    told = said(reason("partner-holds", partner=2))
    assert "یارتان" in told
    assert not any(name in told for name in NAMES)


def test_another_player_is_told_by_name() -> None:
    one = reason("draw-given-up", seat=3, n=3)
    told = bare(reason_text(one.code, one.details, NAMES, seat=0, game=TOONERVILLE))
    assert told.startswith("فرید ")
    assert "۳ کارت" in told


@pytest.mark.parametrize("name", sorted(SEATS))
def test_a_seat_that_plays_with_the_reader_is_his_partner_under_any_name(name: str) -> None:
    # Whatever the detail is called, seat 2 is the partner of seat 0 in Teka.
    code = "let-danger" if name == "seat" else "partner-holds"
    details: dict[str, Detail] = {"seat": 2} if name == "seat" else {"partner": 2}
    told = said(reason(code, **details))
    assert "یارتان" in told
    assert "پروانه" not in told
