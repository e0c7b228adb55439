"""Setting up a match: every option by keys and mouse, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.refusals import NobodySits, StoreRefusal
from fa_cards.play.seats import LONGEST_NAME, PERSON, USUAL_LEVEL, BotSeat, Person, levels_of, offered_levels
from fa_cards.play.store import Store
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.fields import Line
from fa_cards.tui.game_setup import LEVEL, MIXED, SEATS
from fa_cards.tui.geometry import LEAST
from fa_cards.tui.menu import MenuPage
from fa_cards.tui.names import names_of
from fa_cards.tui.setup import SetupPage
from fa_cards.tui.table import TablePage
from fa_cards.words import say, say_in
from fa_cards.words.levels import level_effect, level_name
from fa_cards.words.options import option_label, value_effect, value_label
from fa_cards.words.refusals import refusal
from fa_cards.words.seats import numbered, team_names
from tests.tui.fitting import troubles

Shown = Callable[[App[int], str], bool]
Cell = Callable[[App[int], str], tuple[int, int]]
SIZES = [(80, 24), (120, 40)]


def setup(app: FaCards) -> SetupPage:
    page = app.screen
    assert isinstance(page, SetupPage)
    return page


def about(app: FaCards) -> str:
    return str(setup(app).query_one(".about").render())


@asynccontextmanager
async def opened(app: FaCards, size: tuple[int, int] = (80, 24), game: str = "teka") -> Any:
    async with app.run_test(size=size) as pilot:
        app.set_up(game)
        await pilot.pause()
        yield pilot


async def mark(pilot: Pilot[int], key: str) -> None:
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(20):
        if setup(app).marked == key:
            return
        await pilot.press("down")
    raise AssertionError(key)


def pairs() -> Iterator[tuple[str, Any]]:
    return ((option.key, value) for option in Teka.option_list for value in option.values)


@pytest.mark.parametrize("size", SIZES)
async def test_every_option_and_value_is_seen_in_words(
    app: FaCards, code: str, shown: Shown, size: tuple[int, int]
) -> None:
    async with opened(app, size):
        for key, value in pairs():
            assert shown(app, option_label("teka", key)), key
            assert shown(app, value_label("teka", key, value)), (key, value)
        assert all(shown(app, level_name(level)) for level in offered_levels("teka"))
        assert not shown(app, level_name("random"))


async def test_the_effect_of_the_marked_option_is_told_and_follows_its_value(app: FaCards, code: str) -> None:
    async with opened(app) as pilot:
        await mark(pilot, "shuffle")
        told = []
        for _ in range(3):
            told.append(about(app))
            await pilot.press("enter")
        assert told == [value_effect("teka", "shuffle", value) for value in ("none", "light", "full")]
        assert about(app) == told[0]


@pytest.mark.parametrize(
    ("code", "onward", "backward"), [("fa", "left", "right"), ("en", "right", "left")], indirect=["code"]
)
async def test_left_and_right_move_as_the_eye_sees(app: FaCards, code: str, onward: str, backward: str) -> None:
    async with opened(app) as pilot:
        await mark(pilot, "shuffle")
        chosen = setup(app).chosen
        await pilot.press(backward)
        assert chosen["shuffle"] == "none"
        await pilot.press(onward)
        assert chosen["shuffle"] == "light"
        await pilot.press(onward, onward)
        assert chosen["shuffle"] == "full"
        await pilot.press(backward)
        assert chosen["shuffle"] == "light"


async def test_yes_stands_before_no_and_numbers_rise(app: FaCards) -> None:
    async with opened(app):
        fields = setup(app).fields
        assert all(fields[key].values == (True, False) for key in ("redeal", "raises", "lawreece", "weak-pass-all"))
        assert fields["target"].values == (100, 104)


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_takes_a_value_and_marks_its_line(
    app: FaCards, code: str, cell: Cell, size: tuple[int, int]
) -> None:
    async with opened(app, size) as pilot:
        place = setup(app).fields["signals"].values.index("two")
        await pilot.click(offset=cell(app, f"set-signals-{place}"))
        assert setup(app).chosen["signals"] == "two"
        assert setup(app).marked == "signals"
        await pilot.click(offset=cell(app, "mark-lawreece"))
        assert setup(app).marked == "lawreece"
        assert about(app) == value_effect("teka", "lawreece", False)


async def test_the_match_begins_with_what_was_chosen(app: FaCards, store: Store, code: str, cell: Cell) -> None:
    async with opened(app) as pilot:
        await pilot.click(offset=cell(app, "set-shuffle-2"))
        await pilot.click(offset=cell(app, "set-target-0"))
        await pilot.click(offset=cell(app, "set-level-0"))
        await pilot.click(offset=cell(app, "start"))
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        match = app.screen.match
        assert match.game.options["shuffle"] == "full"
        assert match.game.options["target"] == 100
        assert match.game.options["redeal"] is True
        assert levels_of(match.seats)[1:] == (offered_levels("teka")[0],) * 3
        assert isinstance(match.seats[0], Person)
        assert match.person_seats == (0,)
        assert [one.id for one in store.matches()] == [match.id]


async def test_start_is_marked_first_and_bots_play_at_the_usual_level(app: FaCards) -> None:
    async with opened(app) as pilot:
        assert setup(app).marked == "start"
        assert setup(app).level == USUAL_LEVEL
        await pilot.press("up")
        assert setup(app).marked == "back"
        await pilot.press("down")
        assert setup(app).marked == "start"


@pytest.mark.parametrize("keys", [("escape",), ("q",), ("ض",), ("up", "enter")])
async def test_one_can_go_back_and_no_match_is_begun(app: FaCards, store: Store, keys: tuple[str, ...]) -> None:
    async with opened(app) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert isinstance(app.screen, MenuPage)
        assert store.matches() == ()


async def test_a_store_that_refuses_says_why_and_loses_nothing(
    app: FaCards, store: Store, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reason = StoreRefusal("store-full", path="/data")

    def refuse(*_: object, **__: object) -> None:
        raise reason

    async with opened(app) as pilot:
        await mark(pilot, "signals")
        await pilot.press("enter")
        monkeypatch.setattr(store, "create", refuse)
        await mark(pilot, "start")
        await pilot.press("enter")
        assert about(app) == refusal(reason)
        assert setup(app).chosen["signals"] == "two"
        await pilot.press("down")
        assert about(app) == level_effect(USUAL_LEVEL)


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_and_everything_chosen_stays(app: FaCards, shown: Shown) -> None:
    async with opened(app) as pilot:
        await mark(pilot, "shuffle")
        await pilot.press("enter", "e")
        assert setup(app).chosen["shuffle"] == "light"
        assert setup(app).marked == "shuffle"
        assert shown(app, "Shuffling")
        assert about(app) == value_effect("teka", "shuffle", "light")


# --- who sits where -------------------------------------------------------------------------------------------------


async def test_three_presses_of_enter_still_begin_a_match_against_three_bots(app: FaCards) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(3):
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, TablePage)
        assert app.screen.match.seats == (Person(""), *[BotSeat(USUAL_LEVEL)] * 3)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_every_seat_has_a_line_that_can_be_reached(app: FaCards, code: str, size: tuple[int, int]) -> None:
    async with opened(app, size) as pilot:
        for seat in range(4):
            await mark(pilot, f"seat-{seat}")
            await pilot.pause()
            line = next(line for line in app.screen.query(Line) if line.key == f"seat-{seat}")
            assert app.screen.query_one(".lines").region.contains_region(line.region)


async def test_two_persons_with_names_sit_down_across_from_each_other(app: FaCards, code: str, shown: Shown) -> None:
    async with opened(app) as pilot:
        await mark(pilot, "seat-2")
        await pilot.press("enter")
        assert setup(app).value("seat-2") == PERSON
        # With a second person nobody is just «you».
        assert shown(app, numbered(0)) and shown(app, numbered(2))
        for seat, name in ((2, "رضا"), (0, "سارا")):
            await mark(pilot, f"seat-{seat}")
            await pilot.press("n", *name, "enter")
            await pilot.pause()
        names = names_of(setup(app).seats)
        assert (names[0], names[2]) == ("سارا", "رضا")
        await mark(pilot, "start")
        await pilot.pause()
        assert about(app) == say(
            "{team} play against {others}.", team=team_names((0, 2), names), others=team_names((1, 3), names)
        )
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        assert app.screen.match.seats == (Person("سارا"), BotSeat("easy"), Person("رضا"), BotSeat("easy"))
        assert app.screen.curtain


async def test_four_persons_may_sit_down_and_none_may_not(app: FaCards, store: Store, code: str) -> None:
    async with opened(app) as pilot:
        for seat in range(1, 4):
            await mark(pilot, f"seat-{seat}")
            await pilot.press("enter")
        assert levels_of(setup(app).seats) == (PERSON,) * 4
        for seat in range(4):
            await mark(pilot, f"seat-{seat}")
            await pilot.press("enter")
        await mark(pilot, "start")
        await pilot.press("enter")
        await pilot.pause()
        assert about(app) == refusal(NobodySits())
        assert store.matches() == ()
        await mark(pilot, "seat-0")
        await pilot.press("left" if code == "en" else "right")
        await mark(pilot, "start")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TablePage)


async def test_one_choice_sets_the_level_of_all_bots_and_says_when_they_differ(
    app: FaCards, code: str, *, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    for page in ("game_setup", "seating"):
        monkeypatch.setattr(f"fa_cards.tui.{page}.offered_levels", lambda game: ("random", "easy"))
    async with opened(app) as pilot:
        await mark(pilot, "seat-1")
        await pilot.press("enter", "enter")
        assert levels_of(setup(app).seats) == (PERSON, "random", "easy", "easy")
        assert setup(app).value(LEVEL) == MIXED
        assert shown(app, say_in("level", "Mixed"))
        await mark(pilot, LEVEL)
        await pilot.press("home", "down")
        await pilot.press("left" if code == "en" else "right", "left" if code == "en" else "right")
        assert levels_of(setup(app).seats) == (PERSON, *["random"] * 3)
        assert not shown(app, say_in("level", "Mixed"))


async def test_the_first_person_bears_the_name_that_he_set(store: Store, app: FaCards, shown: Shown) -> None:
    app.settings = store.change_settings(name="مریم")
    async with opened(app) as pilot:
        assert shown(app, "مریم")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TablePage)
        assert app.screen.match.names == ("مریم", "", "", "")


async def test_a_name_is_made_clean_and_an_empty_one_is_a_usual_one(app: FaCards, english: None) -> None:
    async with opened(app) as pilot:
        await mark(pilot, "seat-1")
        await pilot.press("n", "space", "a", "space", "space", "b", "enter")
        await pilot.pause()
        assert setup(app).seats[1] == BotSeat("easy", "a b")
        await pilot.press("n", "ctrl+u", "enter")
        await pilot.pause()
        assert setup(app).seats[1] == BotSeat("easy", "")
        assert names_of(setup(app).seats)[1] == "Reza"


async def test_a_person_who_leaves_takes_his_name_with_him_and_finds_it_again(app: FaCards) -> None:
    async with opened(app) as pilot:
        await mark(pilot, "seat-0")
        await pilot.press("n", *"سارا", "enter")
        await pilot.pause()
        await pilot.press("enter")
        assert setup(app).seats[0] == BotSeat("easy", "")
        await pilot.press("enter")
        assert setup(app).seats[0] == Person("سارا")


async def test_what_was_chosen_is_there_again_when_one_comes_back(app: FaCards, code: str) -> None:
    async with opened(app, game="golden-ten") as pilot:
        more = "left" if code == "fa" else "right"
        await mark(pilot, SEATS)
        await pilot.press(more, more)
        players = len(setup(app).seats)
        assert players > GoldenTen.usual_seats
        await mark(pilot, "seat-1")
        await pilot.press("enter", "n", *"سارا", "enter")
        await pilot.pause()
        await mark(pilot, "golden-negative")
        await pilot.press("enter")
        assert setup(app).chosen["golden-negative"] is True
        await pilot.press("escape")
        app.set_up("teka")
        await pilot.pause()
        assert setup(app).chosen["target"] == 104
        await pilot.press("escape")
        app.set_up("golden-ten")
        await pilot.pause()
        assert len(setup(app).seats) == players
        assert setup(app).seats[1] == Person("سارا")
        assert setup(app).chosen["golden-negative"] is True


async def test_two_players_play_against_each_other(app: FaCards, code: str) -> None:
    async with opened(app, game="california-jack") as pilot:
        assert about(app) == say("You play against {name}.", name=names_of(setup(app).seats)[1])
        await mark(pilot, "seat-1")
        await pilot.press("enter")
        await mark(pilot, "start")
        names = names_of(setup(app).seats)
        assert about(app) == say("{a} plays against {b}.", a=names[0], b=names[1])


async def test_the_sentence_on_a_seat_is_whole_in_the_smallest_window(app: FaCards, code: str) -> None:
    async with opened(app, size=LEAST) as pilot:
        page = setup(app)
        page.seats = [Person("م" * LONGEST_NAME), *(BotSeat("easy", f"{n}" * LONGEST_NAME) for n in range(3))]
        await mark(pilot, "seat-0")
        page.show()
        await pilot.pause()
        assert troubles(page) == []
