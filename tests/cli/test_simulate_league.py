"""`simulate --duplicate` and `--league`, and several who share the work of a simulation."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import fa_cards
from fa_cards.commands import league
from fa_cards.play.league import Contest, Pair, play
from fa_cards.play.workers import InTurn
from fa_cards.rules.catalog import GAMES

TWO = ("--duplicate", "--levels", "easy,random", "--seed", "7")
SHORT = (*TWO, "--deals", "4")


# --- two levels -----------------------------------------------------------------------------------------------------


def test_two_levels_are_compared_and_all_figures_are_in_the_json(run: Any) -> None:
    result = run("simulate", "golden-ten", *SHORT, "--json")
    assert (result.status, result.err) == (0, "")
    data = json.loads(result.out)
    figures = {"ahead", "share", "ranks_ahead"}
    assert list(data)[:6] == ["game", "options", "seats", "levels", "unit", "pairs"]
    assert (data["game"], data["seats"], data["levels"], data["unit"]) == ("golden-ten", 4, ["easy", "random"], "deal")
    assert data["pairs"] == len(data["played"]) == 4
    assert all(set(data[name]) == {"mean", "error"} for name in figures)
    assert all(set(one) == {"mean", "error"} for name in ("totals", "ranks") for one in data[name])
    first, second = data["played"][0]["sittings"]
    assert (first["seats"], second["seats"]) == (["easy", "random"] * 2, ["random", "easy"] * 2)
    assert set(first) == {"seats", "totals", "winners", "steps"}


def test_the_comparison_in_words_names_both_levels_in_both_languages(run: Any) -> None:
    english = run("simulate", "teka", *SHORT, "--lang", "en").out
    assert english.startswith(
        "Teka: Easy against Random\n4 deals were played twice each, with the seats exchanged.\n  Points ahead"
    )
    assert "Mean rank" not in english
    persian = run("simulate", "golden-ten", *SHORT).out
    assert persian.startswith("ده طلایی: آسان در برابر تصادفی\n۴ دور")
    assert "میانگین رتبه: آسان" in persian
    assert "٫" in persian


def test_matches_are_compared_with_packs_shuffled_in_full_unless_the_option_says_otherwise(run: Any) -> None:
    words = ("simulate", "teka", *TWO, "--matches", "2", "-o", "target=20", "--json")
    data = json.loads(run(*words).out)
    assert (data["unit"], data["options"]["shuffle"]) == ("match", "full")
    assert all(sitting["winners"] for one in data["played"] for sitting in one["sittings"])
    assert json.loads(run(*words, "-o", "shuffle=light").out)["options"]["shuffle"] == "light"


def test_as_many_sit_down_as_seats_says(run: Any) -> None:
    data = json.loads(run("simulate", "golden-ten", *SHORT, "--seats", "۳", "--json").out)
    assert data["played"][0]["sittings"][0]["seats"] == ["easy", "random", "easy"]


# --- a league -------------------------------------------------------------------------------------------------------


def test_a_league_is_a_table_of_levels_by_game(run: Any) -> None:
    words = ("simulate", "teka,golden-ten", "--league", "--deals", "3", "--seed", "7")
    lines = run(*words, "--lang", "en").out.splitlines()
    assert lines[0].split() == ["Game", "Levels", "Points", "ahead", "Won,", "%", "Ranks", "ahead"]
    assert lines[1].startswith("Teka        Easy–Random")
    assert lines[2].startswith("Golden Ten  Easy–Random")
    contests = json.loads(run(*words, "--json").out)["contests"]
    assert [(one["game"], one["levels"], one["pairs"]) for one in contests] == [
        ("teka", ["easy", "random"], 3),
        ("golden-ten", ["easy", "random"], 3),
    ]
    assert f"{contests[0]['ahead']['mean']:.1f} ± {contests[0]['ahead']['error']:.1f}" in lines[1]


def test_a_league_of_all_games_has_every_game(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def nobody(contests: list[Contest], **_: object) -> Iterator[Pair]:
        asked.extend(one.game.key for one in contests)
        return iter(())

    monkeypatch.setattr(league, "play", nobody)
    run("simulate", "all", "--league", "--deals", "2", "--seed", "7")
    assert asked == list(GAMES)


# --- what cannot be understood --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("teka", *TWO),
        ("teka", "--duplicate", "--levels", "easy,random", "--deals", "4"),
        ("teka", *TWO, "--deals", "1"),
        ("teka", *SHORT, "--matches", "2"),
        ("teka", *SHORT, "--league"),
        ("teka", *SHORT, "--seats", "easy,random,easy,random"),
        ("teka", *SHORT, "--seats", "3"),
        ("teka", *SHORT, "--jobs", "0"),
        ("teka", *SHORT, "--jobs", "2", "--cluster", "localhost:1"),
        ("teka", *SHORT, "--cluster", "nowhere"),
        ("teka", "--duplicate", "--seed", "7", "--deals", "2"),
        ("teka", "--duplicate", "--seed", "7", "--deals", "2", "--levels", "easy"),
        ("teka", "--duplicate", "--seed", "7", "--deals", "2", "--levels", "easy,wizard"),
        ("teka,golden-ten", *SHORT),
        ("all", *SHORT),
        ("teka", "--league", "--seed", "7", "--deals", "2", "--levels", "easy"),
        ("teka", "--league", "--seed", "7", "--deals", "2", "--levels", "easy,wizard"),
        ("teka,bridge", "--league", "--seed", "7", "--deals", "2"),
        ("teka", "--seed", "7", "--deals", "2"),
        ("teka", "--seed", "7", "--matches", "2", "--levels", "easy,random"),
    ],
)
@pytest.mark.parametrize("code", ["fa", "en"])
def test_wrong_words_get_one_sentence_and_status_2(
    run: Any, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], code: str
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", engine())
    result = run("simulate", *words, "--lang", code)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)


# --- who works ------------------------------------------------------------------------------------------------------


class Client:
    """The client of a cluster whose workers stand in this process."""

    def __init__(self, threads: int, answers: object, executor: Executor) -> None:
        self._threads = threads
        self._answers = answers
        self._executor = executor

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def nthreads(self) -> dict[str, int]:
        return {"one": self._threads, "two": 0}

    def run(self, function: Callable[[], object], on_error: str) -> dict[str, object]:
        assert on_error == "return"
        return {"one": function(), "two": self._answers or function()}

    def get_executor(self) -> Executor:
        return self._executor


class Killed(Exception):
    pass


def engine(
    *, threads: int = 1, answers: object = None, executor: Executor | None = None, error: OSError | None = None
) -> object:
    """What stands in for the package `distributed`."""

    def client(address: str, **_: object) -> Client:
        assert address == "tcp://localhost:8786"
        if error is not None:
            raise error
        return Client(threads, answers, executor or InTurn())

    return SimpleNamespace(Client=client, KilledWorker=Killed)


ON_CLUSTER = ("simulate", "teka", *SHORT, "--json", "--lang", "en", "--cluster", "tcp://localhost:8786")


def test_a_cluster_plays_what_this_process_plays(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", engine())
    assert run(*ON_CLUSTER).out == run(*ON_CLUSTER[:-2]).out != ""


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (None, "What speaks with clusters is not installed: pip install 'fa-cards[cluster]' brings it."),
        (engine(error=TimeoutError()), "No cluster answers at tcp://localhost:8786."),
        (engine(threads=0), "The cluster at tcp://localhost:8786 has no workers."),
        (
            engine(answers="0.0.1"),
            "The workers of the cluster at tcp://localhost:8786 do not have this version of fa-cards.",
        ),
        (
            engine(answers=ModuleNotFoundError("fa_cards")),
            "The workers of the cluster at tcp://localhost:8786 do not have this version of fa-cards.",
        ),
    ],
)
def test_a_cluster_that_cannot_be_used_is_told_in_one_sentence(
    run: Any, monkeypatch: pytest.MonkeyPatch, found: object, said: str
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", found)
    result = run(*ON_CLUSTER)
    assert (result.status, result.out, result.err) == (2, "", f"{said}\n")


def test_workers_that_are_lost_end_it_with_status_1_and_a_sentence(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Losing(InTurn):
        def submit(self, *_: Any, **__: Any) -> Any:
            raise Killed

    monkeypatch.setitem(sys.modules, "distributed", engine(executor=Losing()))
    result = run(*ON_CLUSTER)
    assert (result.status, result.out) == (1, "")
    assert result.err == "One of those who played was ended from outside before its work was done.\n"


# --- stopped before its end -----------------------------------------------------------------------------------------


def stopping(monkeypatch: pytest.MonkeyPatch, after: int, error: BaseException) -> None:
    """Lets the contests be interrupted after so many pairs."""

    def stopped(*words: Any, **more: Any) -> Iterator[Pair]:
        for number, one in enumerate(play(*words, **more), 1):
            yield one
            if number == after:
                raise error

    monkeypatch.setattr(league, "play", stopped)


@pytest.mark.parametrize(("error", "status"), [(KeyboardInterrupt(), 130), (BrokenExecutor(), 1)])
def test_what_was_played_until_then_is_said_and_shown(
    run: Any, monkeypatch: pytest.MonkeyPatch, error: BaseException, status: int
) -> None:
    stopping(monkeypatch, 3, error)
    words = ("simulate", "teka", *TWO, "--deals", "50", "--lang", "en")
    result = run(*words)
    assert result.status == status
    # Three pairs, two sittings each.
    assert result.err.splitlines()[0] == "Stopped; 6 deals were played."
    assert "3 deals were played twice each, with the seats exchanged." in result.out
    assert json.loads(run(*words, "--json").out)["pairs"] == 3


def test_of_one_pair_there_is_nothing_to_show(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    stopping(monkeypatch, 1, KeyboardInterrupt())
    result = run("simulate", "teka", *TWO, "--deals", "50", "--lang", "en")
    assert (result.status, result.out, result.err) == (130, "", "Stopped; 2 deals were played.\n")


def test_ctrl_c_stops_all_processes_of_a_command_on_a_terminal(tmp_path: Path) -> None:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("FA_CARDS", "LC_", "LANG"))}
    own = {"FA_CARDS_HOME": str(tmp_path), "FA_CARDS_TERMINAL": "none", "COLUMNS": "80"}
    terminal, inside = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "fa_cards", "simulate", "teka", "--matches", "100000", "--seed", "1", "--jobs", "2"],
        env=kept | own | {"PYTHONPATH": str(Path(fa_cards.__file__).parent.parent)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=inside,
        start_new_session=True,
    )
    os.close(inside)
    written = os.read(terminal, 1000)
    # As a terminal does it: to every process of the command.
    os.killpg(child.pid, signal.SIGINT)
    # Every process of the command holds both of these open: that they end shows that none is left.
    out, _ = child.communicate(timeout=60)
    while data := _read(terminal):
        written += data
    os.close(terminal)
    assert (child.returncode, out) == (130, b"")
    assert b"Traceback" not in written
    assert "░".encode() in written


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:
        # Linux says so when the last writer has gone.
        return b""
