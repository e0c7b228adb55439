"""Terminals that show less: no colours, few colours, no letters but those of ASCII."""

from __future__ import annotations

import re

import pytest
from rich.style import Style

from fa_cards.play.store import Store
from fa_cards.rules.errors import Refusal
from fa_cards.tui.app import FaCards
from fa_cards.tui.cards import HandCard
from fa_cards.tui.output import Colours, Output, found_output
from fa_cards.tui.poor_output import ascii_text
from fa_cards.tui.room import SeatPanel, TrickArea
from fa_cards.tui.settings_page import SettingsPage
from fa_cards.words import language, say
from fa_cards.words.refusals import refusal
from tests.tui.fitting import SIZES
from tests.tui.moments import MOMENTS, at
from tests.tui.sitting import table, text_of

pytestmark = pytest.mark.usefixtures("persian_again")

NO_COLOUR = Output(Colours.NONE)
ASCII = Output(signs=False)
BARE = Output(Colours.NONE, signs=False)


@pytest.mark.parametrize(
    ("environ", "colours"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Colours.ALL),
        ({"TERM": "xterm-256color"}, Colours.MANY),
        ({"TERM": "xterm"}, Colours.SIXTEEN),
        ({"TERM": "linux"}, Colours.SIXTEEN),
        ({"TERM": "xterm", "TEXTUAL_COLOR_SYSTEM": "256"}, Colours.MANY),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"}, Colours.NONE),
        # As no-color.org has it, an empty value says nothing.
        ({"TERM": "xterm", "NO_COLOR": ""}, Colours.SIXTEEN),
    ],
)
def test_the_environment_tells_how_many_colours_there_are(environ: dict[str, str], colours: Colours) -> None:
    assert found_output(environ, "utf-8") == Output(colours, signs=True)


@pytest.mark.parametrize(
    ("encoding", "signs"),
    [
        ("utf-8", True),
        ("UTF-8", True),
        ("ascii", False),
        ("iso8859-1", False),
        ("iso8859-6", False),
        ("unheard of", False),
    ],
)
def test_the_encoding_tells_whether_letters_and_signs_can_be_shown(encoding: str, signs: bool) -> None:
    assert found_output({"TERM": "xterm"}, encoding).signs is signs


def styles(app: FaCards) -> set[Style]:
    strips = app.screen._compositor.render_strips()
    return {segment.style for strip in strips for segment in strip if segment.style is not None}


@pytest.mark.parametrize("name", MOMENTS)
async def test_without_colours_there_is_no_colour_and_no_grey(store: Store, name: str) -> None:
    async with at(store, name, "fa", output=NO_COLOUR) as (app, pilot):
        for size in SIZES[:3]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert {one for style in styles(app) for one in (style.color, style.bgcolor) if one is not None} == set()
            assert not any(style.dim for style in styles(app))


async def test_without_colours_turn_choice_and_legality_are_still_seen(store: Store) -> None:
    async with at(store, "refused", "fa", output=NO_COLOUR) as (app, _):
        page = table(app)
        borders = {
            (card.has_class("-chosen"), card.has_class("-dim")): card.styles.border_left[0]
            for card in page.query(HandCard)
            if card.display
        }
        assert len(borders) == len(set(borders.values())) == 3
        assert "»" in str(page.query_one("#seat-me", SeatPanel).render())
        assert any(style.reverse for style in styles(app))


async def test_without_colours_the_winner_of_a_trick_has_a_sign_and_an_edge_of_its_own(store: Store) -> None:
    async with at(store, "finished trick", "fa", output=NO_COLOUR) as (app, _):
        cards = [table(app).query_one(TrickArea).card(place) for place in ("me", "right", "across", "left")]
        winners = [card for card in cards if card.styles.border_left[0] == "double"]
        assert len(winners) == 1
        assert "✓" in str(winners[0].render())


@pytest.mark.parametrize("output", [ASCII, BARE])
@pytest.mark.parametrize("name", MOMENTS)
async def test_in_ascii_every_cell_is_ascii_and_english(store: Store, name: str, output: Output) -> None:
    async with at(store, name, "fa", output=output) as (app, pilot):
        assert language().code == "en"
        for size in SIZES[:3]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert {one for one in text_of(app) if not one.isascii()} == set()
            # A sign without a stand-in would be a question mark beside another, or alone.
            assert not re.search(r"\?\?|(?<!\S)\?(?! {1,2}(Help|H))", text_of(app)), text_of(app)


async def test_in_ascii_persian_is_refused_with_a_sentence(store: Store) -> None:
    async with at(store, "menu", "fa", output=ASCII) as (app, pilot):
        await pilot.press("e")
        await pilot.pause()
        assert language().code == "en"
        # Said at the foot of the menu.
        assert refusal(Refusal("no-persian-letters")) in " ".join(text_of(app).split())


async def test_in_ascii_nobody_is_asked_how_persian_reads(store: Store) -> None:
    async with at(store, "menu", "fa", output=ASCII) as (app, pilot):
        await pilot.press("o")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, SettingsPage)
        page.press("try")
        await pilot.pause()
        assert page.is_active
        assert page.refused is not None
        assert refusal(page.refused) == refusal(Refusal("no-persian-letters"))


def test_a_stand_in_takes_as_many_cells_as_what_it_stands_for() -> None:
    assert ascii_text("» ★●✓ ─│╭╯ ♠♥ a") == "> +*v -|++ SH a"
    # Five letters, and marks that take no cell: a direction, a vowel, a joiner. A sign of two cells.
    assert ascii_text("\u200eسا\u064bر\u200cها 中") == "????? ??"
    assert say("Log")


async def test_sixteen_colours_have_no_bold_in_dark_ink(store: Store) -> None:
    async with at(store, "refused", "en", output=Output(Colours.SIXTEEN)) as (app, _):
        for style in styles(app):
            if style.bold and style.color is not None:
                assert max(style.color.get_truecolor()) == 255
