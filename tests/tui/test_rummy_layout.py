"""A rummy table at every size: hands of any length in rows, melds that scroll, digits of many melds, replays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fa_cards.play.review import Review
from fa_cards.play.store import Store
from fa_cards.tui.app import FaCards
from fa_cards.tui.geometry import COMPACT, LARGE, STANDARD, WIDE, Geometry
from fa_cards.tui.rummy.hand import LEGIBLE, LEGIBLE_DRAWN, RummyCard, rows_for
from fa_cards.tui.rummy.melds import MeldsArea
from fa_cards.tui.rummy.players import Players
from fa_cards.tui.rummy.replay import OpenHands, RummyReplayPage
from fa_cards.tui.signs import AT
from fa_cards.words import say
from tests.tui.laid import opened
from tests.tui.moments_of_rummy import longest, many_melds, match_of, seen_at
from tests.tui.rummy_scenes import mark, opened_scene, rummy, two_sets
from tests.tui.sitting import settled, shown_prompt, text_of

Shown = Callable[[FaCards, str], bool]
Cell = Callable[[FaCards, str], tuple[int, int]]


@pytest.mark.parametrize("room", [COMPACT, STANDARD, WIDE, LARGE], ids=lambda one: one.name)
@pytest.mark.parametrize("cards", [1, 12, 13, 17, 21, 25, 31])
def test_a_hand_of_thirty_cards_can_be_read_in_as_few_rows_as_it_takes(room: Geometry, cards: int) -> None:
    columns = room.least[0]
    laid = rows_for(cards, room, columns)
    assert sum(laid.lengths) == cards and max(laid.lengths) - min(laid.lengths) <= 1
    assert laid.seen >= (LEGIBLE_DRAWN if room.drawn else LEGIBLE)
    longest_row = max(laid.lengths)
    width = room.hand_card[0]
    # The chosen card and the last one are seen whole.
    assert max(longest_row - 2, 0) * laid.seen + min(longest_row, 2) * width <= columns
    if len(laid.lengths) > 1:
        one_less = rows_for(-(-cards // (len(laid.lengths) - 1)), room, columns)
        assert len(one_less.lengths) > 1


def test_the_row_below_is_reached_straight_down_and_round() -> None:
    laid = rows_for(25, COMPACT, 60)
    assert laid.lengths == (13, 12)
    assert laid.beside(3, 1) == 16 and laid.beside(16, 1) == 3
    assert laid.beside(12, 1) == 24 and laid.beside(24, -1) == 11


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_every_card_of_a_long_hand_is_seen_and_the_arrows_reach_all(
    store: Store, code: str, size: tuple[int, int]
) -> None:
    app = opened(store, longest(25)())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = rummy(app)
        drawn = [one for one in page.query(RummyCard) if one.display]
        assert len(drawn) == len(page.cards) >= 25
        assert all(page.region.contains_region(one.region) for one in drawn)
        assert len({(one.region.x, one.region.y) for one in drawn}) == len(drawn)
        reached = []
        await pilot.press("home")
        for _ in page.cards:
            assert page.desk.one is not None
            reached.append(page.desk.one.tag)
            await pilot.press("left" if code == "fa" else "right")
        assert len(set(reached)) == len(page.cards)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_many_melds_scroll_up_and_down_and_never_sideways(store: Store, code: str, size: tuple[int, int]) -> None:
    app = opened(store, seen_at(many_melds, only_round=4)())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = rummy(app)
        area = page.query_one(MeldsArea)
        assert area.max_scroll_y > 0 and area.max_scroll_x == 0
        first = text_of(app)
        await pilot.press("pagedown")
        await pilot.pause()
        assert area.scroll_y > 0 and text_of(app) != first
        await pilot.press("pageup", "pageup")
        await pilot.pause()
        assert area.scroll_y == 0


async def test_the_meld_on_which_the_arrows_stand_is_brought_into_sight(store: Store, english: None) -> None:
    app = opened(store, seen_at(many_melds, only_round=4)())
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        page = rummy(app)
        every = tuple(range(1, len(page.view.table) + 1))
        page.keep(targets=every, target=0)
        for number in every:
            assert page.turn.targets[page.turn.target] == number
            if number > 1:
                assert f"{AT}{number}" in text_of(app)
            await pilot.press("down")
            await pilot.pause()


async def test_digits_name_a_meld_of_more_than_nine(store: Store, english: None) -> None:
    app = opened(store, seen_at(many_melds, only_round=4)())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        assert len(page.view.table) >= 12
        before = len(page.match.moments)
        await pilot.press("1")
        assert shown_prompt(page).replace("\u2068", "").replace("\u2069", "").startswith("1…")
        await pilot.press("2")
        await settled(pilot)
        # The meld that was named is the twelfth: the card went there, or it is told why not.
        done = [one.action.text for one in page.match.moments[before:]]
        assert page.refused is not None or any(" 12" in text for text in done) or page.turn.ways


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_each_player_has_his_cards_and_his_total(store: Store, code: str, size: tuple[int, int]) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = rummy(app)
        told = str(page.query_one(Players).query_one("#players-told").render())
        assert all(name in told for name in (say("You"), *page.names[1:]))
        assert "12" in told or "۱۲" in told


async def test_a_finished_match_is_replayed_with_all_hands(app: FaCards, code: str, shown: Shown) -> None:
    match = match_of("toonerville", 3, 11, code)
    assert match.finished
    async with app.run_test(size=(80, 24)) as pilot:
        page = RummyReplayPage(Review(match))
        app.push_screen(page)
        await pilot.pause()
        await pilot.press("n", "n", "n")
        await pilot.pause()
        hands = str(page.query_one(OpenHands).query_one("#hands-text").render())
        assert all(name in hands for name in match.names[1:])
        await pilot.press("down", "down")
        await pilot.pause()
        assert page.review.number > 3


async def test_a_running_match_is_replayed_with_ones_own_hand_alone(app: FaCards, english: None) -> None:
    match = match_of("toonerville", 3, 2, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        page = RummyReplayPage(Review(match))
        app.push_screen(page)
        await pilot.pause()
        await pilot.press("n", "n", "n")
        await pilot.pause()
        hands = str(page.query_one(OpenHands).query_one("#hands-text").render())
        assert hands and not any(name in hands for name in match.names[1:])


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_help_and_what_takes_back_stay_among_the_hints_while_cards_are_marked(
    store: Store, code: str, cell: Cell, size: tuple[int, int]
) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        await mark(pilot, "R8", "G8", "B8")
        # Each is there to be clicked.
        assert all(cell(app, name) for name in ("help", "take-apart", "mark-card", "back"))
        await pilot.press("m", "p", "d")
        await settled(pilot)
        assert rummy(app).can_undo
        assert all(cell(app, name) for name in ("help", "undo", "back"))
