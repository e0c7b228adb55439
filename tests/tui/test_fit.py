"""Every page at every size in both languages: no text is cut or foreign, nothing lies on others, nothing is outside."""

from __future__ import annotations

import pytest

from fa_cards.play.store import Store
from fa_cards.rules.cards import cards
from fa_cards.rules.errors import Refusal
from fa_cards.tui.geometry import LAYOUTS, geometry
from fa_cards.tui.page import Page
from fa_cards.words import LANGUAGES, language
from fa_cards.words.refusals import SENTENCES
from tests.tui.fitting import SIZES, troubles
from tests.tui.latin import assert_persian
from tests.tui.moments import MOMENTS, NAMES, at, opened_at
from tests.tui.moments_of_families import FAMILY_MOMENTS
from tests.tui.moments_of_fours import FOURS_MOMENTS
from tests.tui.moments_of_rummy import RUMMY_MOMENTS
from tests.tui.sitting import table

OTHERS = {**FAMILY_MOMENTS, **FOURS_MOMENTS, **RUMMY_MOMENTS}
"""Of the families other than Teka's."""

pytestmark = pytest.mark.usefixtures("persian_again", "undrawn")


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are laid out and not drawn: drawing takes a third of the time, and what fits is known before."""

    def pass_over(page: Page[object]) -> None:
        page._dirty_widgets.clear()
        page._compositor._dirty_regions.clear()

    monkeypatch.setattr(Page, "_compositor_refresh", pass_over)


def test_each_size_has_a_layout_of_its_own() -> None:
    assert [geometry(*size) for size in SIZES] == list(LAYOUTS)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
async def test_everything_fits(store: Store, name: str, code: str) -> None:
    async with at(store, name, code) as (app, pilot):
        found = []
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.pause()
            found += [f"{size}: {trouble}" for trouble in troubles(app.screen)]
        assert not found, "\n".join(found)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", OTHERS)
async def test_everything_fits_at_the_tables_of_the_other_families(store: Store, name: str, code: str) -> None:
    async with opened_at(store, OTHERS[name], code) as (app, pilot):
        found = []
        for size in SIZES[:3] if code == "fa" else SIZES[:2]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.pause()
            found += [f"{size}: {trouble}" for trouble in troubles(app.screen)]
            if code == "fa":
                assert_persian(app)
        assert not found, "\n".join(found)


AT_THE_TABLE = [code for code in SENTENCES if not code.startswith(("store-", "not-saved", "not-utf8", "not-json"))]


@pytest.mark.parametrize("code", LANGUAGES)
async def test_every_refusal_fits_where_the_prompt_stands(store: Store, code: str) -> None:
    async with at(store, "auction", code, size=SIZES[0]) as (app, pilot):
        page, found = table(app), []
        long = dict.fromkeys(("n", "low", "high", "step", "level", "game", "option", "value", "id"), 13)
        for name in AT_THE_TABLE:
            # The longest contract of a round stands for all of them.
            contract = {"sets": 2, "runs": 2} if name == "contract" else {}
            held = cards("R11 B12 G13 Y14 R12 B13 G14" if name == "bury-plain" else "TS JS QS KS AS 9S 8S")
            page.refused = Refusal(
                name, **long, **contract, card="AS", cards=held, suit="spades", counts=(2, 4), key="F"
            )
            page.show()
            await pilot.pause()
            found += troubles(page)
        assert not found, "\n".join(found)
        assert language().code == code and NAMES[code]
