"""`fa-cards`, `play` and `resume`, up to the moment when the screen takes over."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from fa_cards.bots import RandomBot
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.catalog import game_class


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Start]:
    """What the screen was asked to start with; it ends with status 0 at once."""
    starts: list[Start] = []

    def run(opened: Opened, *, start: Start) -> int:
        assert opened.store.matches() is not None
        starts.append(start)
        return 0

    app = ModuleType("fa_cards.tui.app")
    vars(app)["run"] = run
    monkeypatch.setitem(sys.modules, "fa_cards.tui.app", app)
    # Draws somewhere else, as in a browser: then no terminal is needed.
    monkeypatch.setenv("TEXTUAL_DRIVER", "somewhere:Else")
    return starts


def new_match(*, finished: bool = False) -> str:
    seats = (BotSeat("random") if finished else Person("سارا"), *[BotSeat("random")] * 3)
    with Store.open(bots=lambda game, level: RandomBot()).store as store:
        match = store.create(game_class("teka")(), seats, seed="1")
        match.advance()
        return match.id


def test_no_command_opens_the_menu(run: Any, started: list[Start]) -> None:
    assert run().status == 0
    assert started == [Start()]


def test_play_hands_over_game_options_seats_name_and_seed(run: Any, started: list[Start]) -> None:
    words = ("-o", "target=۱۰۰", "-o", "raises=false", "--seats", "random,person,random,random", "--seed", "۷")
    assert run("play", "teka", *words, "--name", " سارا\x1b ").status == 0
    (start,) = started
    assert start.game == "teka"
    assert dict(start.options) == {"target": 100, "raises": False}
    assert start.levels == ("random", "person", "random", "random")
    assert (start.names, start.seed, start.match_id) == (("سارا",), "7", None)
    game = start.new_game()
    assert game is not None
    assert game.options["target"] == 100


def test_without_a_person_among_the_seats_the_person_sits_first(run: Any, started: list[Start]) -> None:
    run("play", "teka", "--seats", "random,random,random")
    assert started[0].levels == ("person", "random", "random", "random")


@pytest.mark.parametrize("four", ["4", "۴"])
def test_a_number_of_seats_is_how_many_play(run: Any, started: list[Start], four: str) -> None:
    run("play", "california-fives", "--seats", four)
    assert started[0].levels == ("person", "easy", "easy", "easy")


def test_without_wishes_a_person_meets_three_easy_bots(run: Any, started: list[Start]) -> None:
    run("play", "teka")
    assert started[0].levels_for(4) == ("person", "easy", "easy", "easy")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("bridge",),
        ("teka", "extra"),
        ("teka", "-o", "target=-5"),
        ("teka", "-o", "colour=red"),
        ("teka", "--seats", "random"),
        ("teka", "--seats", "2"),
        ("california-fives", "--seats", "1"),
        ("california-fives", "--seats", "0"),
        ("teka", "--seats", "person,person,person,person,person"),
        ("teka", "--seats", "person,person,person,wizard"),
        ("teka", "--seats", "person,easy,person,easy", "--name", "a", "--name", "b", "--name", "c"),
        ("teka", "--seed", "seven"),
    ],
)
def test_what_cannot_be_played_is_said_before_the_screen_opens(
    run: Any, started: list[Start], words: tuple[str, ...]
) -> None:
    for code in ("en", "fa"):
        result = run("play", *words, "--lang", code)
        assert (result.status, result.out) == (2, "")
        assert result.err.count("\n") == 1
    assert started == []


def test_resume_goes_on_with_the_unfinished_match_that_was_played_last(run: Any, started: list[Start]) -> None:
    new_match()
    last = new_match()
    new_match(finished=True)
    assert run("resume").status == 0
    assert started == [Start(match_id=last)]


def test_resume_goes_on_with_a_tournament_that_was_played_after_the_last_match(
    run: Any, started: list[Start], home: Path
) -> None:
    with Store.open(home).store as store:
        entrants: list[Seat] = [Person(""), *[BotSeat("random")] * 4]
        tournament = store.tournaments.create(entrants, {})
        table = store.tournaments.open_table(tournament, 1).id
    assert run("resume").status == 0
    # Its table was begun later than the tournament.
    assert started[-1] == Start(match_id=table)
    with Store.open(home).store as store:
        later = store.tournaments.create(entrants, {})
    assert run("resume").status == 0
    assert started[-1] == Start(tournament_id=later.id)


def test_resume_takes_an_id_as_a_person_types_it(run: Any, started: list[Start]) -> None:
    first = new_match()
    new_match()
    assert run("resume", first.upper()).status == 0
    assert started == [Start(match_id=first)]


def test_a_match_of_several_people_is_gone_on_with(run: Any, started: list[Start], tmp_path: Path) -> None:
    record = tmp_path / "record"
    record.write_text(
        '{"format": "fa-cards-match 1", "game": "teka", "players": ["person", "easy", "person", "easy"]}\n'
    )
    assert run("import", str(record)).status == 0
    assert run("resume", "--lang", "en").status == 0
    (start,) = started
    with Store.open().store as store:
        assert store.load(str(start.match_id)).person_seats == (0, 2)


def test_several_people_sit_down_with_their_names(run: Any, started: list[Start]) -> None:
    words = ("--seats", "person,easy,person,easy", "--name", "سارا", "--name=رضا")
    assert run("play", "teka", *words).status == 0
    (start,) = started
    seats = start.seats_for(game_class("teka")())
    assert seats == (Person("سارا"), BotSeat("easy"), Person("رضا"), BotSeat("easy"))


def test_more_names_than_persons_are_refused(run: Any, started: list[Start]) -> None:
    result = run("play", "teka", "--name", "سارا", "--name", "رضا", "--lang", "en")
    assert (result.status, result.err) == (2, "--name is there more often than persons sit at the table.\n")
    assert started == []


def test_resume_without_a_match_says_so(run: Any, started: list[Start]) -> None:
    assert run("resume", "--lang", "en").err == "There is no unfinished match.\n"
    assert run("resume").status == 2
    assert run("resume", "zzzz").status == 2
    assert started == []


def test_without_a_terminal_the_program_does_not_open(
    run: Any, started: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TEXTUAL_DRIVER")
    result = run("--lang", "en")
    assert (result.status, result.err) == (2, "The program opens in a terminal only; here is none.\n")
    assert started == []


def test_a_terminal_that_nobody_knows_is_refused_by_its_name(
    run: Any, started: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FA_CARDS_TERMINAL", "teletype")
    for words in ((), ("doctor",)):
        result = run(*words, "--lang", "en")
        assert result.status == 2
        assert "teletype" in result.err
    assert started == []


def test_the_status_of_the_screen_is_the_status_of_the_program(
    run: Any, started: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["fa_cards.tui.app"], "run", lambda opened, start: 1)
    assert run().status == 1
