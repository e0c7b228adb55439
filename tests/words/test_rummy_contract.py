"""Contracts, melds and what is missing, in words."""

from __future__ import annotations

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import ROOK, cards
from fa_cards.rules.melds import Contract, Kind, Meld
from fa_cards.rules.rummy import RookShanghai, Toonerville
from fa_cards.rules.rummy.solver import Nearest, Part, nearest
from fa_cards.words import use
from fa_cards.words.rummy.contract import (
    contract_line,
    contract_short,
    contract_words,
    meld_name,
    meld_words,
    missing_lines,
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


def missing(hand: str, sets: int, runs: int) -> list[str]:
    """What the hand lacks, at length and shorter."""
    found = nearest(cards(hand), Contract(sets, runs), TOON.melds)
    return [bare(line) for line in missing_lines(found, TOON.melds)]


def test_what_is_missing_is_told_meld_by_meld() -> None:
    # Two eights and two cards of a red run: one card and two cards are short, and nothing else is nearer.
    assert missing("R1 R2 G8 Y8", 1, 1) == [
        "کم دارید: یک کارت برای ست ۸ و ۲ کارت برای دنباله‌ی قرمز",
        "کم دارید: ست ۸ (۱) و دنباله‌ی قرمز (۲)",
        "کم دارید: ۳ کارت",
    ]
    use("en")
    assert missing("R1 R2 G8 Y8", 1, 1) == [
        "You lack: one card for a set of 8s and 2 cards for a red run",
        "You lack: a set of 8s (1) and a red run (2)",
        "You lack: 3 cards",
    ]


def test_a_meld_of_which_no_natural_card_is_held_may_become_any() -> None:
    parts = (Part(Kind.SET, (), 3, ()), Part(Kind.RUN, (ROOK,), 3, ()))
    found = Nearest(parts, 6, ())
    assert bare(missing_lines(found, TOON.melds)[0]) == "کم دارید: ۳ کارت برای یک ست و ۳ کارت برای یک دنباله"


def test_a_contract_that_goes_lacks_nothing() -> None:
    assert missing("G8 Y8 R8 R1 R2 R3 R4", 1, 1) == ["چیزی کم ندارید: قراردادتان جور است"]
