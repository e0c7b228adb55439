from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.learn.pages import Block, Example, Page, Paragraph, Points, Section, Table, Terms, as_text
from fa_cards.learn.rules_pages import rules_page
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.errors import UnknownGame
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract
from fa_cards.words import Phrase, use
from fa_cards.words.layout import cells
from fa_cards.words.options import OPTIONS
from tests.learn.reading import examples


@pytest.fixture(autouse=True)
def persian() -> Iterator[None]:
    use("fa")
    yield
    use("fa")


def phrases(block: Block) -> Iterator[Phrase]:
    match block:
        case Paragraph(text):
            yield text
        case Points(items):
            yield from items
        case Terms(terms):
            for word, meaning in terms:
                yield word
                yield meaning
        case Table(head, rows):
            yield from head
            yield from (cell for row in rows for cell in row if isinstance(cell, Phrase))
        case Example(groups, told, given):
            yield from told
            yield from (group.caption for group in groups)
            if given is not None:
                yield given


def tables(page: Page, section: str) -> list[Table]:
    (found,) = [one for one in page.sections if one.key == section]
    return [block for block in found.blocks if isinstance(block, Table)]


def test_every_game_has_a_rules_page() -> None:
    assert all(rules_page(key).key == key for key in GAMES)


def test_a_game_that_is_not_there_has_no_page() -> None:
    with pytest.raises(UnknownGame):
        rules_page("poker")


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_page_says_something_everywhere_and_no_section_twice(key: str, language: str) -> None:
    use(language)
    page = rules_page(key)
    assert page.title.said() and page.lead.said()
    assert len({section.key for section in page.sections}) == len(page.sections)
    for section in page.sections:
        assert section.title.said()
        assert section.blocks
        assert all(phrase.said().strip() for block in section.blocks for phrase in phrases(block))


def test_the_page_of_teka_has_every_part_of_the_rules() -> None:
    # teka.md: sections 1 to 7, the variants of its options, and those who know the neighbours of the game.
    assert [section.key for section in rules_page("teka").sections] == [
        "table",
        "dealing",
        "redeal",
        "auction",
        "double-13",
        "first-trick",
        "play",
        "signals",
        "raising",
        "end",
        "score",
        "other-ways",
        "hokm-shelem",
        "glossary",
    ]


def test_the_table_of_the_early_end_is_that_of_the_rules() -> None:
    (table,) = tables(rules_page("teka"), "end")
    assert table.rows == tuple((n, TRICKS + 1 - n) for n in range(LOWEST_BID, TRICKS + 1))
    for tricks, fails in ((row[0], row[1]) for row in table.rows):
        assert isinstance(tricks, int) and isinstance(fails, int)
        assert Contract(0, tricks).decided(0, fails) is False
        assert Contract(0, tricks).decided(0, fails - 1) is None


def test_the_table_of_scores_is_what_the_rules_give() -> None:
    (table,) = tables(rules_page("teka"), "score")
    cases = (
        (Contract(0, 9), True),
        (Contract(0, 9), False),
        (Contract(0, 8, forced=True), False),
        (Contract(0, 8), False),
        (Contract(0, 9, forced=True), False),
        (Contract(0, 8).raised_to(10), True),
        (Contract(0, 8).raised_to(10), False),
        (Contract(0, 13, double_13=True), True),
        (Contract(0, 13, double_13=True), False),
    )
    for row, (contract, made) in zip(table.rows, cases, strict=True):
        worth = contract.worth(made, lawreece=False)
        assert row[1:] == ((worth, 0) if made else (0, worth)), row


def test_every_option_of_teka_stands_among_the_other_ways_to_play() -> None:
    (section,) = [one for one in rules_page("teka").sections if one.key == "other-ways"]
    told = {word for block in section.blocks if isinstance(block, Terms) for word, _ in block.items}
    assert told == {option.label for option in OPTIONS["teka"].values()}


def test_a_match_of_teka_with_other_rules_says_them_first() -> None:
    assert rules_page("teka", {"target": 104}) is rules_page("teka")
    first, *others = rules_page("teka", {"signals": "two", "target": 50}).sections
    assert first.key == "this-match"
    said = [phrase.said() for block in first.blocks for phrase in phrases(block)]
    assert said[::2] == ["پایان بازی", "علامت‌ها"]
    assert "۵۰" in said[1]
    # What is written is how the game is usually played; but an example that is not true in this match is not there.
    usual = [one.key for one in rules_page("teka").sections if one.key != "signals"]
    assert [one.key for one in others if one in rules_page("teka").sections] == usual
    assert examples(rules_page("teka"), "signals") and not examples(rules_page("teka", {"signals": "two"}), "signals")


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("key", GAMES)
def test_the_page_as_text_fits_its_width(key: str, width: int, language: str) -> None:
    use(language)
    lines = as_text(rules_page(key), width).splitlines()
    assert max(map(cells, lines)) <= width
    assert all(line == line.rstrip() for line in lines)


def test_the_text_is_logical_and_in_the_language() -> None:
    text = as_text(rules_page("teka"))
    assert text.startswith("تکا\n===\n\nتکا از افغانستان آمده است.")
    assert "• کوبیدن: یار، در اولین فرصت همین خال را بیاور." in text
    assert "۱۳     ۱\n" in text
    use("en")
    assert as_text(rules_page("teka")).startswith("Teka\n====\n\nTeka comes from Afghanistan.")


def test_a_table_stands_in_columns_where_lam_and_alef_take_one_cell() -> None:
    """A terminal that joins nothing itself is sent lam-alef as one letter."""
    page = Page(
        "page",
        Phrase("Teka"),
        Phrase("Teka"),
        (Section("scores", Phrase("Teka"), (Table((Phrase("لا"), Phrase("ب")), ((Phrase("با"), 1),)),)),),
    )
    lines = as_text(page, measure=lambda text: cells(text.replace("لا", "ل"))).splitlines()
    assert lines[-2:] == ["لا    ب", "با   ۱"]
