from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

RANDOM = ("--seats", "random,random,random,random")


def test_simulate_as_json_has_what_the_design_promises(run: Any) -> None:
    result = run("simulate", "teka", "--matches", "3", "--seed", "7", "-o", "target=50", *RANDOM, "--json")
    assert (result.status, result.err) == (0, "")
    summary = json.loads(result.out)
    assert list(summary) == ["game", "options", "seats", "matches", "steps_per_second"]
    assert summary["options"]["target"] == 50
    assert summary["seats"] == ["random"] * 4
    assert len(summary["matches"]) == 3
    assert set(summary["matches"][0]) == {"totals", "winners", "steps"}
    assert summary["steps_per_second"] > 0


def test_two_runs_with_one_seed_write_the_same_bytes_and_every_record_replays(run: Any, tmp_path: Path) -> None:
    words = ("simulate", "teka", "--matches", "3", "--seed", "7", *RANDOM, "--json", "--records")
    first = json.loads(run(*words, str(tmp_path / "deep" / "one")).out)
    second = json.loads(run(*words, str(tmp_path / "two")).out)
    assert first["matches"] == second["matches"]
    for number in (1, 2, 3):
        name = f"teka-7-{number}.jsonl"
        one, two = tmp_path / "deep" / "one" / name, tmp_path / "two" / name
        assert one.read_bytes() == two.read_bytes()
        replayed = json.loads(run("replay", str(one), "--json").out)
        assert replayed["totals"] == first["matches"][number - 1]["totals"]
        assert replayed["winners"] == first["matches"][number - 1]["winners"]
        assert replayed["steps"] == first["matches"][number - 1]["steps"]


def test_without_seats_four_easy_bots_sit_down(run: Any) -> None:
    summary = json.loads(run("simulate", "teka", "--matches", "1", "--seed", "1", "-o", "target=1", "--json").out)
    assert summary["seats"] == ["easy"] * 4


def test_simulate_keeps_nothing_in_the_store(run: Any, home: Path) -> None:
    run("simulate", "teka", "--matches", "1", "--seed", "1", *RANDOM)
    assert not home.exists()


def test_the_result_in_words_counts_the_wins(run: Any) -> None:
    out = run("simulate", "teka", "--matches", "4", "--seed", "7", *RANDOM, "--lang", "en").out
    assert "4 matches were played." in out
    wins = [int(line.split(" won ")[1].split()[0]) for line in out.splitlines() if " won " in line]
    assert sum(wins) == 4


def test_two_runs_print_the_same_words_and_tell_of_their_speed_beside_them(run: Any) -> None:
    words = ("simulate", "teka", "--matches", "2", "--seed", "7", *RANDOM, "--lang", "en")
    first, second = run(*words), run(*words)
    assert first.out == second.out != ""
    assert first.err.endswith(" steps a second.\n")


def test_the_result_in_words_names_levels_and_counts_players_from_one(run: Any) -> None:
    words = ("simulate", "teka", "--matches", "4", "--seed", "7", *RANDOM)
    first, *lines = run(*words).out.splitlines()
    assert first == "تکا: تصادفی، تصادفی، تصادفی و تصادفی"
    assert {line.partition(":")[0] for line in lines if "برد" in line} <= {"نفر ۱ و نفر ۳", "نفر ۲ و نفر ۴"}
    assert run(*words, "--lang", "en").out.startswith("Teka: Random, Random, Random and Random\n")


def test_help_says_what_the_levels_are_and_how_seats_are_counted(run: Any) -> None:
    for command in ("play", "simulate"):
        out = run(command, "--help", "--lang", "en").out
        assert "  random  Random: The bots play any card" in out
        assert "  easy    Easy: The bots play simply" in out
        assert "Players are counted from 1" in out


def test_numbers_may_be_typed_in_persian_digits(run: Any) -> None:
    words = ("simulate", "teka", "--matches", "۲", "--seed", "۷", "-o", "target=۵۰", "--seats")
    persian = json.loads(run(*words, "random،random،random،random", "--json").out)
    assert len(persian["matches"]) == 2
    assert persian["options"]["target"] == 50


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("bridge", "--matches", "1", "--seed", "1"),
        ("teka", "--seed", "1"),
        ("teka", "--matches", "1"),
        ("teka", "--matches", "0", "--seed", "1"),
        ("teka", "--matches", "-1", "--seed", "1"),
        ("teka", "--matches", "many", "--seed", "1"),
        ("teka", "--matches", "1", "--seed", "1.5"),
        ("teka", "--matches", "1", "--seed", "9" * 30),
        ("teka", "--matches", "1", "--seed", "1", "-o", "target"),
        ("teka", "--matches", "1", "--seed", "1", "-o", "target=0"),
        ("teka", "--matches", "1", "--seed", "1", "-o", "target=104", "-o", "target=100"),
        ("teka", "--matches", "1", "--seed", "1", "-o", "colour=red"),
        ("teka", "--matches", "1", "--seed", "1", "--seats", "random,random"),
        ("teka", "--matches", "1", "--seed", "1", "--seats", "random,random,random,wizard"),
        ("teka", "--matches", "1", "--seed", "1", "--seats", "person,random,random,random"),
        ("teka", "--matches", "1", "--seed", "1", "--seats", ""),
    ],
)
def test_wrong_words_get_one_sentence_and_status_2_in_both_languages(run: Any, words: tuple[str, ...]) -> None:
    for code in ("en", "fa"):
        result = run("simulate", *words, "--lang", code)
        assert (result.status, result.out) == (2, "")
        assert result.err.count("\n") == 1


def test_a_folder_for_records_that_cannot_be_made_is_refused(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    words = ("simulate", "teka", "--matches", "1", "--seed", "1", *RANDOM, "--records", str(tmp_path / "file"))
    result = run(*words, "--lang", "en")
    assert (result.status, result.out) == (2, "")
    assert "cannot be written" in result.err


def test_ctrl_c_stops_it_with_status_130_and_no_words(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fa_cards.commands.simulate.simulate", interrupted)
    result = run("simulate", "teka", "--matches", "1", "--seed", "1")
    assert (result.status, result.out, result.err) == (130, "", "")
