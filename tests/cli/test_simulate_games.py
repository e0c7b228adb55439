"""`simulate` and `replay` over every game, at every level, and with every number of seats."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fa_cards.bots import levels
from fa_cards.rules.catalog import GAMES
from tools.simulations import games, main, title

SHORT = {"golden-ten": ("-o", "deals=1"), "toonerville": ("-o", "only-round=1"), "rook-shanghai": ()}
"""Words that make matches of a game short; of the others, a target of 1."""


def short(key: str) -> tuple[str, ...]:
    return SHORT.get(key, ("-o", "target=1"))


ROOK = [key for key, kind in GAMES.items() if kind.family == "rook"]


@pytest.mark.parametrize(("key", "level"), [(key, level) for key in GAMES for level in levels(key)])
def test_two_runs_with_one_seed_write_the_same_bytes_and_every_record_replays(
    run: Any, tmp_path: Path, key: str, level: str
) -> None:
    seats = ",".join([level] * GAMES[key].usual_seats)
    only = short(key) if key == "toonerville" else ()
    words = ("simulate", key, "--matches", "2", "--seed", "5", "--seats", seats, *only, "--json", "--records")
    first = json.loads(run(*words, str(tmp_path / "one")).out)
    second = json.loads(run(*words, str(tmp_path / "two")).out)
    assert first["matches"] == second["matches"]
    assert first["seats"] == [level] * GAMES[key].usual_seats
    for number, match in enumerate(first["matches"], start=1):
        name = f"{key}-5-{number}.jsonl"
        data = (tmp_path / "one" / name).read_bytes()
        assert data == (tmp_path / "two" / name).read_bytes()
        replayed = json.loads(run("replay", str(tmp_path / "one" / name), "--json").out)
        assert {part: replayed[part] for part in match} == match
        assert replayed["finished"]
        assert replayed["next"] is None


@pytest.mark.parametrize("key", GAMES)
def test_without_seats_easy_bots_sit_down(run: Any, key: str) -> None:
    summary = json.loads(run("simulate", key, "--matches", "1", "--seed", "1", *short(key), "--json").out)
    assert summary["seats"] == ["easy"] * GAMES[key].usual_seats


@pytest.mark.parametrize("seats", range(3, 8))
def test_as_many_sit_down_to_golden_ten_as_are_named(run: Any, tmp_path: Path, seats: int) -> None:
    named = (["easy", "random"] * 4)[:seats]
    words = ("simulate", "golden-ten", "--matches", "1", "--seed", "3", "--seats", ",".join(named))
    summary = json.loads(run(*words, "--json", "--records", str(tmp_path)).out)
    assert summary["seats"] == named
    assert len(summary["matches"][0]["totals"]) == seats
    header = json.loads((tmp_path / "golden-ten-3-1.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert header["seats"] == seats


@pytest.mark.parametrize("seats", [2, 4])
def test_two_or_four_sit_down_to_california_fives(run: Any, tmp_path: Path, seats: int) -> None:
    words = ("simulate", "california-fives", "--matches", "1", "--seed", "3", "--seats", ",".join(["random"] * seats))
    summary = json.loads(run(*words, "--json", "--records", str(tmp_path)).out)
    assert summary["seats"] == ["random"] * seats
    (match,) = summary["matches"]
    assert len(match["totals"]) == seats
    assert match["winners"] in ([[0], [1]] if seats == 2 else [[0, 2], [1, 3]])


def test_a_number_of_seats_is_how_many_bots_play(run: Any) -> None:
    summary = json.loads(run("simulate", "golden-ten", "--matches", "1", "--seed", "3", "--seats", "3", "--json").out)
    assert summary["seats"] == ["easy"] * 3


OTHER_SEATS = {
    **dict.fromkeys(ROOK, (2, 3, 5)),
    "golden-ten": (2,),
    "toonerville": (2, 6),
    "rook-shanghai": (3, 7),
    "california-jack": (1, 3, 4),
    "shasta-sam": (1, 3, 4),
    "california-fives": (1, 3, 5),
    "all-fours": (1, 3, 4),
}


@pytest.mark.parametrize(
    ("key", "seats"), [(key, ["random"] * count) for key, counts in OTHER_SEATS.items() for count in counts]
)
@pytest.mark.parametrize("code", ["fa", "en"])
def test_another_number_of_seats_is_refused_in_one_sentence(run: Any, key: str, seats: list[str], code: str) -> None:
    result = run("simulate", key, "--matches", "1", "--seed", "1", "--seats", ",".join(seats), "--lang", code)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("key", GAMES)
def test_the_result_in_words_names_the_game_in_both_languages(run: Any, key: str) -> None:
    words = ("simulate", key, "--matches", "1", "--seed", "1", *short(key))
    english, persian = run(*words, "--lang", "en").out, run(*words, "--lang", "fa").out
    assert "1 match was played." in english
    assert english != persian
    assert key not in english + persian


@pytest.mark.parametrize(
    "words",
    [
        ("kentucky-rook", "-o", "nest=1"),
        ("kentucky-rook", "-o", "rook=middle"),
        ("kentucky-discard", "-o", "bury-points=true"),
        ("call-partner-rook", "-o", "min-bid=10"),
        ("standard-rook", "-o", "nest=2"),
        ("standard-rook", "-o", "last_trick=20"),
        ("golden-ten", "-o", "deals=31"),
        ("golden-ten", "-o", "target=100"),
        ("california-jack", "-o", "stock=down"),
        ("california-jack", "-o", "packet=2"),
        ("shasta-sam", "-o", "stock=down"),
        ("shasta-sam", "-o", "void_must_trump=true"),
        ("california-fives", "-o", "stock=side"),
        ("california-fives", "-o", "loose-discard=1"),
        ("all-fours", "-o", "packet=3"),
        ("all-fours", "-o", "target=none"),
        ("toonerville", "-o", "only-round=12"),
        ("toonerville", "-o", "max-buys=1"),
        ("toonerville", "-o", "target=100"),
        ("rook-shanghai", "-o", "only-round=1"),
        ("rook-shanghai", "-o", "extra-melds=true"),
    ],
)
def test_options_and_values_of_other_games_are_refused(run: Any, words: tuple[str, ...]) -> None:
    result = run("simulate", *words, "--matches", "1", "--seed", "1", "--lang", "en")
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("key", ["kentucky-discard", "golden-ten"])
def test_the_script_for_many_matches_prints_a_line_for_each_variant(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["1", key]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [title(game) for game in games(key)]
    assert all("the same twice, every record replays" in line for line in lines)
