from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fa_cards.bots import RandomBot
from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.catalog import game_class
from fa_cards.rules.replay import replay
from fa_cards.words.digits import number

FOUR_BOTS: tuple[Seat, ...] = (BotSeat("random"),) * 4
SARA: tuple[Seat, ...] = (Person("سارا"), *[BotSeat("random")] * 3)


def opened() -> Store:
    return Store.open(bots=lambda game, level: RandomBot()).store


def finished_match(seats: tuple[Seat, ...] = FOUR_BOTS) -> Match:
    with opened() as store:
        match = store.create(game_class("teka")(), seats, seed="1")
        match.advance()
    return match


def ids() -> set[str]:
    with opened() as store:
        return {one.id for one in store.matches()}


def test_matches_shows_ids_totals_and_state(run: Any) -> None:
    done, running = finished_match(), finished_match(SARA)
    out = run("matches", "--lang", "en").out
    lines = {line.split()[0]: line for line in out.splitlines()}
    assert lines[done.id].endswith("over")
    assert f"{done.totals[0]} and {done.totals[1]}" in lines[done.id]
    assert lines[running.id].endswith("unfinished")


def test_what_is_printed_has_the_digits_that_the_person_has_chosen(run: Any) -> None:
    done = finished_match()
    local, score = f"{number(done.totals[0])} و {number(done.totals[1])}", f"{done.totals[0]} و {done.totals[1]}"
    assert local != score and local in run("matches").out
    assert "۸۰" in run("doctor").out
    with opened() as store:
        store.change_settings(digits="latin")
    assert score in run("matches").out
    assert not {*run("doctor").out} & {*"۰۱۲۳۴۵۶۷۸۹"}


def test_matches_as_json_has_everything_for_programs(run: Any) -> None:
    match = finished_match(SARA)
    (one,) = json.loads(run("matches", "--json").out)
    assert one["id"] == match.id
    assert one["game"] == "teka"
    assert one["options"]["target"] == 104
    assert one["seats"][0] == {"level": "person", "name": "سارا"}
    assert (one["finished"], one["totals"], one["winners"]) == (False, [0, 0, 0, 0], [])
    assert one["steps"] == len(match.moments)
    assert one["played_at"].startswith("20")


def test_no_matches_as_json_is_an_empty_list(run: Any) -> None:
    assert run("matches", "--json").out == "[]\n"


def test_a_match_goes_out_into_a_file_and_comes_in_with_a_new_id(run: Any, tmp_path: Path) -> None:
    match = finished_match()
    file = tmp_path / "match.jsonl"
    assert run("export", match.id.upper(), str(file)).status == 0
    assert replay(file.read_bytes()).state.totals == match.totals
    result = run("import", str(file), "--lang", "en")
    assert result.status == 0
    (new,) = ids() - {match.id}
    assert result.out == f"The match is stored; its ID is {new}.\n"


def test_a_running_match_that_may_not_be_given_out_leaves_no_file(run: Any, tmp_path: Path) -> None:
    match = finished_match(SARA)
    file = tmp_path / "match.jsonl"
    result = run("export", match.id, str(file))
    assert (result.status, result.out) == (2, "")
    assert not file.exists()


def test_a_file_with_something_in_it_is_not_replaced_without_a_word(run: Any, tmp_path: Path, typing: Any) -> None:
    match = finished_match()
    file = tmp_path / "precious"
    file.write_text("precious")
    assert run("export", match.id, str(file)).status == 2
    typing("نه\n")
    assert run("export", match.id, str(file)).status == 0
    assert file.read_text() == "precious"
    typing("بله\n")
    assert run("export", match.id, str(file)).status == 0
    assert replay(file.read_bytes()).state.finished
    file.write_text("precious")
    assert run("export", match.id, str(file), "--yes").status == 0
    assert replay(file.read_bytes()).state.finished


@pytest.mark.parametrize("words", [("export", "zzzz", "file"), ("delete", "zzzz", "--yes"), ("delete", "zzzz")])
def test_an_id_that_nothing_has_is_refused(run: Any, words: tuple[str, ...]) -> None:
    result = run(*words, "--lang", "en")
    assert (result.status, result.out) == (2, "")
    assert "zzzz" in result.err
    assert result.err.count("\n") == 1


def test_delete_asks_first(run: Any, typing: Any) -> None:
    match = finished_match()
    for answer in ("n\n", "\n", "", "نه\n", "maybe\n"):
        typing(answer)
        result = run("delete", match.id, "--lang", "en")
        assert (result.status, result.out.splitlines()[-1]) == (0, "Nothing was deleted.")
    assert ids() == {match.id}
    typing("بله\n")
    assert run("delete", match.id).status == 0
    assert ids() == set()


def test_delete_without_anybody_to_ask_needs_yes(run: Any) -> None:
    match = finished_match()
    result = run("delete", match.id, "--lang", "en")
    assert (result.status, result.err) == (2, "Nobody can be asked here: say --yes if it is meant so.\n")
    assert ids() == {match.id}
    assert run("delete", match.id, "--yes").status == 0
    assert ids() == set()


def test_import_names_the_line_that_cannot_stand_and_stores_nothing(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "bad"
    file.write_text('{"format": "fa-cards-match 1", "game": "teka"}\n{"do": "dealer 9"}\n')
    result = run("import", str(file), "--lang", "en")
    assert (result.status, result.out) == (2, "")
    assert "Line 2" in result.err
    assert ids() == set()


@pytest.mark.parametrize("command", ["import", "replay"])
def test_a_file_that_cannot_be_read_is_refused_by_its_name(run: Any, command: str, tmp_path: Path) -> None:
    for name in (str(tmp_path / "nothing here"), str(tmp_path), "a\0b", str(tmp_path / ("x" * 5000))):
        result = run(command, name, "--lang", "en")
        assert (result.status, result.out) == (2, "")
        assert result.err.count("\n") == 1
        assert "cannot be read" in result.err


def test_a_file_that_cannot_be_written_is_refused_by_its_name(run: Any, tmp_path: Path) -> None:
    match = finished_match()
    for name in (str(tmp_path), str(tmp_path / "no" / "folder"), "a\0b"):
        result = run("export", match.id, name, "--lang", "en")
        assert (result.status, result.out) == (2, "")
        assert "cannot be written" in result.err


def test_a_damaged_store_is_set_aside_said_so_and_the_command_goes_on(run: Any, home: Path) -> None:
    home.mkdir()
    (home / "matches.db").write_text("damaged")
    result = run("matches", "--lang", "en")
    assert (result.status, result.out) == (0, "No match is stored yet.\n")
    (aside,) = home.glob("*.damaged-*")
    assert str(aside) in result.err


def test_a_folder_that_cannot_be_used_fails_with_a_sentence(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("FA_CARDS_HOME", str(tmp_path / "file"))
    result = run("matches", "--lang", "en")
    assert (result.status, result.out) == (1, "")
    assert "cannot be written" in result.err
    assert result.err.count("\n") == 1
