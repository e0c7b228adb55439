"""A monkey at the keyboard for a short while, and that it would notice what must not be."""

from __future__ import annotations

from pathlib import Path

import pytest

from fa_cards.play.match import Waits
from fa_cards.play.store import Store
from fa_cards.rules.actions import Play
from fa_cards.tui.table import TablePage
from fa_cards.words import LANGUAGES, language
from tests.tui.company import company, mid_trick_of, nobody_sees_too_much, program_at, rest
from tests.tui.sitting import mid_trick, program
from tools.monkey.checks import Wrong, check_rest
from tools.monkey.life import Failed, Life, Seen


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("code", list(LANGUAGES))
def test_nothing_that_a_monkey_does_breaks_the_program(tmp_path: Path, code: str, number: int) -> None:
    before, seen = language().code, Seen()
    Life("short", number, tmp_path / "store", seen, code=code).live(25)
    assert seen.lives == 1
    assert language().code == before


def test_the_same_seed_does_the_same(tmp_path: Path) -> None:
    lives = [Life("again", 1, tmp_path / name, Seen(), code="fa") for name in ("one", "other")]
    for life in lives:
        life.live(15)
    assert lives[0].done == lives[1].done


def test_a_failure_tells_its_seed_its_deeds_and_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(page: TablePage) -> None:
        raise ZeroDivisionError

    for act in ("do_help", "do_back", "do_language", "do_palette", "do_settings"):
        monkeypatch.setattr(f"fa_cards.tui.page.Page.{act}", broken, raising=False)
    with pytest.raises(Failed) as failure:
        Life("broken", 1, tmp_path / "store", Seen(), code="en").live(200)
    assert isinstance(failure.value.__cause__, ZeroDivisionError)
    assert failure.value.deeds[-1] in str(failure.value)
    assert "seed broken, life 1" in str(failure.value)
    assert failure.value.screen.strip()


async def test_a_table_that_waits_for_a_bot_that_nobody_lets_think_is_noticed(store: Store) -> None:
    app = program(store)
    async with app.run_test() as pilot:
        page = await mid_trick(pilot)
        check_rest(app)
        page.match.do(page.me, next(step for step in page.view.legal if isinstance(step, Play)))
        assert page.match.waits_for is Waits.BOT
        with pytest.raises(Wrong, match="waits for the bot"):
            check_rest(app)


async def test_a_card_that_is_seen_before_the_curtain_is_lifted_is_noticed(store: Store) -> None:
    app = program_at(store, company(0, 1), lambda match: mid_trick_of(match, 0))
    async with app.run_test() as pilot:
        await rest(pilot)
        page = app.screen
        assert isinstance(page, TablePage) and page.curtain
        nobody_sees_too_much(app)
        page.curtain = False
        page.show()
        await pilot.pause()
        page.curtain = True
        with pytest.raises(Wrong):
            nobody_sees_too_much(app)
