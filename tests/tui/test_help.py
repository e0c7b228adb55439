"""The help page: it can say no more and no less than the table of keys."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from textual.app import App
from textual.content import Content
from textual.pilot import Pilot

from fa_cards.tui.app import FaCards
from fa_cards.tui.help import HelpPage, HelpSection, cap_text, entries
from fa_cards.tui.keys import ACTS, BY_NAME, Scope
from fa_cards.tui.listed import Listed
from fa_cards.tui.menu import MenuPage
from fa_cards.words import say_in

Shown = Callable[[App[int], str], bool]
SCOPES = (Scope.CARD, Scope.TABLE, Scope.ANYWHERE)


@asynccontextmanager
async def helped(app: FaCards, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[int]]:
    async with app.run_test(size=size) as pilot:
        app.show_help(SCOPES)
        await pilot.pause()
        yield pilot


def page(app: FaCards) -> HelpPage:
    top = app.screen
    assert isinstance(top, HelpPage)
    return top


def sections(app: FaCards) -> list[HelpSection]:
    return list(page(app).query(HelpSection))


async def test_every_act_has_its_sentence_on_the_page(app: FaCards, code: str) -> None:
    async with helped(app):
        written = {str(section.listed.heading): str(section.listed.at(200)) for section in sections(app)}
        for act in ACTS:
            here = written[act.scope.value.said()]
            assert [line for line in here.split("\n") if line.endswith(act.help.said())], act.name


async def test_the_keys_that_count_now_come_first(app: FaCards) -> None:
    async with helped(app):
        titles = [scope.value.said() for scope in Scope]
        order = [title for section in sections(app) if (title := str(section.listed.heading)) in titles]
        assert order[:3] == [scope.value.said() for scope in SCOPES]
        assert sorted(order) == sorted(titles)


async def test_the_signs_of_the_table_are_told_below_its_keys(app: FaCards, code: str) -> None:
    async with helped(app):
        texts = [str(section.listed.at(200)) for section in sections(app)]
        table = next(place for place, text in enumerate(texts) if text.startswith(Scope.TABLE.value.said()))
        told = {line.split()[0]: line for line in texts[table + 1].split("\n")[1:]}
        for sign, meaning in {
            "»": "turn",
            "●": "deals",
            "★": "declarer",
            "☆": "partner",
            "*": "worth",
            "✓": "wins",
        }.items():
            assert code == "fa" or meaning in told[sign]
            assert told[sign].split()[1:]


async def test_at_a_rummy_table_its_turn_and_its_signs_come_first_and_those_of_others_last(
    app: FaCards, code: str
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_help((Scope.RUMMY_HAND, Scope.RUMMY_BUY, Scope.TABLE, Scope.ANYWHERE, Scope.PAGE))
        await pilot.pause()
        headings = [str(section.listed.heading) for section in sections(app)]
        assert headings[:5] == [
            scope.value.said()
            for scope in (Scope.RUMMY_BUY, Scope.RUMMY_TAKE, Scope.RUMMY_MELD, Scope.RUMMY_HAND, Scope.RUMMY_CHOICE)
        ]
        assert headings[5] == say_in("help", "Signs at a rummy table")
        assert headings[6] == Scope.TABLE.value.said()
        assert headings[-1] == say_in("help", "Signs at the table")
        told = {line.split()[0] for line in str(sections(app)[5].listed.at(200)).split("\n")[1:]}
        assert {"»", "●", "▼", "?", "+", "!", "›", "✓", "☆R=5" if code == "en" else "☆ر=۵"} <= told
        assert "★" not in told


def test_a_letter_bears_what_it_types_with_the_persian_layout() -> None:
    assert cap_text("s") == "S / س"
    assert cap_text("8") == "۸"
    assert cap_text("?") == "? / ؟"
    assert cap_text("enter") == "Enter"
    assert cap_text("ctrl+q") == "Ctrl+Q"


def test_acts_that_say_the_same_are_one_entry() -> None:
    cards = [act for act in ACTS if act.name.startswith("card-") and act.keys[0] in {"1", "2", "0"}]
    assert entries(cards) == ((tuple(act.keys[0] for act in cards), cards[0].help),)
    assert entries([BY_NAME["help"]]) == ((("?", "h", "f1"), BY_NAME["help"].help),)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_all_of_it_is_read_by_scrolling_and_nothing_is_cut(
    app: FaCards, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    async with helped(app, size) as pilot:
        body = page(app).body
        titles = set()
        for _ in range(14):
            titles |= {scope for scope in Scope if shown(app, scope.value.said())}
            await pilot.press("pagedown")
        assert titles == set(Scope)
        assert body.scroll_offset.y == body.max_scroll_y
        assert body.max_scroll_x == 0
        for section in page(app).query(HelpSection):
            lines = section.listed.at(section.region.width).split("\n")
            assert section.region.height == len(lines)
            assert max(line.cell_length for line in lines) <= section.region.width <= body.region.width
        await pilot.press("home")
        assert body.scroll_offset.y == 0


def test_a_sentence_that_wraps_stays_beside_its_caps() -> None:
    words = Listed(
        Content("Keys"), ((Content("A  B  C"), Content("one two three")), (Content("D"), Content("four"))), 6
    )
    assert [line.rstrip() for line in words.at(40).plain.split("\n")] == [
        "Keys",
        " A  B one two three",
        " C",
        " D    four",
    ]
    assert [line.rstrip() for line in words.at(14).plain.split("\n")] == [
        "Keys",
        " A  B one two",
        " C    three",
        " D    four",
    ]


async def test_a_wide_window_has_two_columns(app: FaCards, code: str) -> None:
    async with helped(app, (120, 40)) as pilot:
        first, second = page(app).query(".columns > ColumnGroup")
        # The first column stands where lines start.
        assert (first.region.x > second.region.x) == (code == "fa")
        assert first.region.height >= second.region.height
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert first.region.x == second.region.x
        assert first.region.bottom <= second.region.y


@pytest.mark.parametrize("key", ["escape", "q", "ض", "?", "h", "ا", "f1"])
async def test_the_key_that_brought_it_takes_it_away(app: FaCards, key: str) -> None:
    async with helped(app) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_at_once(app: FaCards, shown: Shown) -> None:
    async with helped(app) as pilot:
        await pilot.press("e")
        await pilot.pause()
        assert shown(app, "Keys and help")
        assert shown(app, BY_NAME["card-left"].help.said())
        assert "Chooses" in BY_NAME["card-left"].help.said()
