"""A store that cannot keep a step or a choice: the person is told, and nothing is lost."""

from __future__ import annotations

import pytest

from fa_cards.play.match import Match, Moment
from fa_cards.play.refusals import StoreRefusal
from fa_cards.play.store import Store
from fa_cards.rules.actions import Action
from fa_cards.rules.game import Actor
from fa_cards.words import language, use
from fa_cards.words.refusals import refusal
from tests.tui.sitting import mid_trick, program, settled, shown_prompt


def busy(store: Store) -> StoreRefusal:
    return StoreRefusal("store-busy", path=str(store.path))


async def test_an_undo_that_cannot_be_kept_is_refused_with_a_sentence(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program(store)
    reason = busy(store)

    def refused(_: Match) -> bool:
        raise reason

    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        steps = page.match.steps
        monkeypatch.setattr(Match, "undo", refused)
        await pilot.press("u")
        await pilot.pause()
        assert shown_prompt(page) == refusal(reason)
        assert page.match.steps == steps


async def test_a_step_of_a_bot_that_could_not_be_kept_is_tried_again_at_the_next_key(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program(store)
    reason, do = busy(store), Match.do
    times: list[Actor] = []

    def sometimes(match: Match, seat: Actor, action: Action) -> Moment:
        if seat not in (None, 0) and not times:
            times.append(seat)
            raise reason
        return do(match, seat, action)

    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        steps = len(page.match.steps)
        monkeypatch.setattr(Match, "do", sometimes)
        await pilot.press("enter")
        for _ in range(200):
            await pilot.pause()
        assert times and shown_prompt(page) == refusal(reason)
        await pilot.press("x")
        await settled(pilot)
        assert page.my_turn or page.match.deals
        assert len(page.match.steps) > steps + 1


async def test_the_language_changes_also_where_the_choice_cannot_be_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch, persian_again: None
) -> None:
    app = program(store)
    reason = busy(store)

    def refused(_: Store, **changes: str | None) -> None:
        raise reason

    async with app.run_test(size=(80, 24)) as pilot:
        page = await mid_trick(pilot)
        monkeypatch.setattr(Store, "change_settings", refused)
        await pilot.press("e")
        await pilot.pause()
        assert language().code == "en"
        assert shown_prompt(page) == refusal(reason)
    use("fa")
