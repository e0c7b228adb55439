"""Contracts, melds and what is missing, in words."""

from __future__ import annotations

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import cards
from fa_cards.rules.melds import Contract, Kind, Meld
from fa_cards.rules.rummy import RookShanghai, Toonerville
from fa_cards.words import use
from fa_cards.words.rummy.contract import (
    contract_line,
    contract_short,
    contract_words,
    meld_name,
    meld_words,
    round_words,
    wild_places,
    wild_word,
)

TOON, SHANGHAI = Toonerville().rules, RookShanghai().rules


def test_the_contracts_of_the_eleven_rounds() -> None:
    # toonerville.md, section 2.
    assert [contract_words(one.contract) for one in TOON.rounds] == [
        "دو ست",
        "یک دنباله و یک ست",
        "دو دنباله",
        "سه ست",
        "یک دنباله و دو ست",
        "دو دنباله و یک ست",
        "چهار ست",
        "سه دنباله",
        "پنج ست",
        "چهار دنباله",
        "دو دنباله و دو ست",
    ]
    use("en")
    assert [contract_words(one.contract) for one in SHANGHAI.rounds] == [
        "two sets",
        "one run and one set",
        "two runs",
        "three sets",
        "one run and two sets",
        "two runs and one set",
        "three runs",
    ]


def test_a_contract_in_fewer_cells_has_digits() -> None:
    assert contract_short(Contract(2, 1)) == "۱ دنباله ۲ ست"
    assert contract_short(Contract(4, 0)) == "۴ ست"
    assert contract_line(Contract(2, 1)) == "قرارداد: یک دنباله و دو ست"
    use("en")
    assert [contract_short(Contract(*one)) for one in ((2, 1), (1, 2), (0, 4))] == [
        "1 run 2 sets",
        "2 runs 1 set",
        "4 runs",
    ]


def test_which_round_is_played() -> None:
    assert round_words(3, 11) == "دور ۳ از ۱۱"
    use("en")
    assert round_words(7, 7) == "Round 7 of 7"


@pytest.mark.parametrize(
    ("text", "name", "words"),
    [
        ("set R8 R8 ROOK", "ست ۸", "ست ۸"),
        ("set ROOK ROOK Y1", "ست ۱", "ست ۱"),
        ("run R5 R6 R7 R8", "دنباله‌ی قرمز ۵ تا ۸", "دنباله‌ی قرمز ۵ تا ۸"),
        # toonerville.md, section 3: R-11-12-13 is R=10.
        ("run ROOK Y11 Y12 Y13", "دنباله‌ی زرد ۱۰ تا ۱۳", "دنباله‌ی زرد ۱۰ تا ۱۳ (روک به جای ۱۰)"),
        ("run B1 ROOK ROOK B4 B5", "دنباله‌ی مشکی ۱ تا ۵", "دنباله‌ی مشکی ۱ تا ۵ (روک به جای ۲ و ۳)"),
    ],
)
def test_melds_have_names(text: str, name: str, words: str) -> None:
    meld = Meld.read(text.split())
    assert meld_name(meld, TOON.melds) == name
    assert bare(meld_words(meld, TOON.melds)) == words


def test_wilds_of_a_set_stand_for_no_card_in_particular() -> None:
    assert wild_places(Meld(Kind.SET, cards("R8 ROOK ROOK")), TOON.melds) == ()
    assert wild_places(Meld(Kind.RUN, cards("B14 G2 ROOK G4")), SHANGHAI.melds) == (1, 3)


def test_the_rook_has_its_name_where_nothing_else_is_wild() -> None:
    assert (wild_word(TOON.melds), wild_word(SHANGHAI.melds)) == ("روک", "کارت آزاد")
