"""The whole score sheet of the family of All Fours in both languages, from matches of which the records are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.replay import replay
from fa_cards.words import Preferences, prefer, use
from fa_cards.words.sheet import Kind, Sheet, sheet

RECORDS = Path(__file__).parents[1] / "records"
NAMES = {"fa": ("سارا", "رضا", "زهره", "فرید"), "en": ("Sara", "Reza", "Zohreh", "Farid")}

Written = list[list[str]]


def sheet_of(name: str, code: str, me: int | None) -> Sheet:
    use(code)
    replayed = replay((RECORDS / f"{name}.jsonl").read_bytes())
    game, state = replayed.record.game, replayed.state
    names = NAMES[code][: game.seats]
    return sheet(state.deals, state.totals, names, me, game, decided=state.finished)


def written(page: Sheet) -> Written:
    """Each column: its side and heading, its cells, its total."""
    return [
        [bare(" ".join(filter(None, (one.side, one.heading)))), *map(bare, one.texts), one.total]
        for one in page.columns
    ]


ENGLISH: Written = [
    ["Sara Total", "2", "4", "6", "7", "8", "9", "9"],
    ["Sara Score", "2", "2", "2", "1", "1", "1", ""],
    ["Won", "H L", "H J", "H J", "L", "H", "H", ""],
    ["Deal", "1", "2", "3", "4", "5", "6", ""],
    ["Won", "J G", "L G", "L", "H J", "L J", "L", ""],
    ["Reza Score", "2", "2", "1", "2", "2", "1", ""],
    ["Reza Total", "2", "4", "5", "7", "9", "10", "10"],
]
"""Example 3 of california_jack.md, section 3: X 8, Y 9 before the last deal, of which only High and Low count."""

PERSIAN: Written = [
    ["رضا جمع", "۲", "۴", "۵", "۷", "۹", "۱۰", "۱۰"],
    ["رضا امتیاز", "۲", "۲", "۱", "۲", "۲", "۱", ""],
    ["گرفته‌ها", "س گ", "پ گ", "پ", "ب س", "پ س", "پ", ""],
    ["دور", "۱", "۲", "۳", "۴", "۵", "۶", ""],
    ["گرفته‌ها", "ب پ", "ب س", "ب س", "پ", "ب", "ب", ""],
    ["سارا امتیاز", "۲", "۲", "۲", "۱", "۱", "۱", ""],
    ["سارا جمع", "۲", "۴", "۶", "۷", "۸", "۹", "۹"],
]


@pytest.mark.parametrize(("code", "me", "columns"), [("en", 0, ENGLISH), ("fa", 1, PERSIAN)])
def test_the_whole_sheet_of_two(code: str, me: int, columns: Written) -> None:
    page = sheet_of("california/example-03", code, me)
    assert written(page) == columns
    assert page.of_teams and page.failed == (False,) * 6
    meaning = "H High, L Low, J Jack, G Game" if code == "en" else "ب بالا، پ پایین، س سرباز، گ گیم"
    assert list(map(bare, page.notes)) == [meaning]


def test_the_score_of_each_deal_is_what_its_letters_bring() -> None:
    """Each letter is one point, each five five."""
    for name in ("example-03", "example-08", "example-10", "fives-face-down", "fives-face-down-four"):
        page = sheet_of(f"california/{name}", "en", 0)
        for points, won in zip(page.of(Kind.POINTS), page.of(Kind.WON), strict=True):
            for score, letters in zip(points.texts, won.texts, strict=True):
                fives = sum(letters.count(sign) for sign in "♠♥♦♣")
                assert int(score) == sum(letters.count(sign) for sign in "HLJG") + 5 * fives


@pytest.mark.parametrize(
    ("code", "me", "columns", "notes"),
    [
        (
            "fa",
            3,
            [
                ["ما جمع", "۷", "۷"],
                ["ما امتیاز", "۷", ""],
                ["گرفته‌ها", "پ س ۵♥", ""],
                ["دور", "۱", ""],
                ["گرفته‌ها", "ب ۵♠♦♣ گ", ""],
                ["حریف امتیاز", "۱۷", ""],
                ["حریف جمع", "۱۷", "۱۷"],
            ],
            ["هر تیمی که زودتر به ۶۱ امتیاز برسد می‌برد", "ب بالا، پ پایین، س سرباز، گ گیم", "۵♠: پنج‌ها، با خالشان"],
        ),
        (
            "en",
            None,
            [
                ["Sara and Zohreh Total", "17", "17"],
                ["Sara and Zohreh Score", "17", ""],
                ["Won", "H 5♠♦♣ G", ""],
                ["Deal", "1", ""],
                ["Won", "L J 5♥", ""],
                ["Reza and Farid Score", "7", ""],
                ["Reza and Farid Total", "7", "7"],
            ],
            ["The first team with 61 points wins", "H High, L Low, J Jack, G Game", "5♠: fives, by their suits"],
        ),
    ],
)
def test_the_whole_sheet_of_two_teams(code: str, me: int | None, columns: Written, notes: list[str]) -> None:
    """Example 10: A has ace, three fives and Game, B the two, the jack and a five."""
    page = sheet_of("california/example-10", code, me)
    assert written(page) == columns
    assert list(map(bare, page.notes)) == notes


@pytest.mark.parametrize(("code", "own", "others"), [("en", "H 5♠♦♣ G", "LJ 5♥"), ("fa", "ب ۵♠♦♣ گ", "پ\u200cس ۵♥")])
def test_in_narrow_columns_the_letters_stand_together_and_are_no_word(code: str, own: str, others: str) -> None:
    """Example 10, as above."""
    page = sheet_of("california/example-10", code, 0)
    shorts = [[bare(cell.short) for cell in one.cells] for one in page.of(Kind.WON)]
    assert [short if code == "fa" else short.replace("\u200c", "") for (short,) in shorts] == [own, others]


def test_what_came_before_the_count_stands_first() -> None:
    """extras.md, section C: seat 1 dealt and turned a jack, and gave a point for the begging."""
    page = sheet_of("all-fours/void-and-the-next-deal", "en", 0)
    assert [one.texts for one in page.of(Kind.WON)] == [("+1 H G",), ("+1 L",)]
    assert list(map(bare, page.notes)) == [
        "The first with 11 points wins",
        "H High, L Low, J Jack, G Game",
        "+1: a turned jack, or the given point",
    ]


def test_suits_are_letters_where_the_output_has_no_signs() -> None:
    try:
        prefer(Preferences(suit_signs=False))
        page = sheet_of("california/example-10", "en", 0)
        assert [one.texts for one in page.of(Kind.WON)] == [("H 5SDC G",), ("L J 5H",)]
    finally:
        prefer(Preferences())
