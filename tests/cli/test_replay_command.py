from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

HEADER = '{"format": "fa-cards-match 1", "game": "teka", "names": ["Sara", "Reza", "Zohreh", "Farid"]}\n'


@pytest.fixture
def record(run: Any, tmp_path: Path) -> Path:
    """A finished match of random bots."""
    words = ("--matches", "1", "--seed", "3", "--seats", "random,random,random,random", "--records", str(tmp_path))
    assert run("simulate", "teka", *words).status == 0
    return tmp_path / "teka-3-1.jsonl"


def test_replay_prints_a_line_for_each_deal_with_dealer_contract_scores_and_totals(run: Any, record: Path) -> None:
    summary = json.loads(run("replay", str(record), "--json").out)
    out = run("replay", str(record), "--lang", "en").out
    for deal in summary["deals"]:
        (line,) = [line for line in out.splitlines() if line.startswith(f"{deal['number']} ")]
        assert f"Player {deal['dealer'] + 1}" in line
        assert ("made" in line) or ("not made" in line)
        assert line.endswith(f"{deal['totals'][0]} to {deal['totals'][1]}")
        assert str(max(deal["scores"])) in line.split()
    assert f"{summary['steps']} steps" in out
    winners = " and ".join(f"Player {seat + 1}" for seat in summary["winners"])
    assert out.splitlines()[-1] == f"{winners} won the match"


def test_a_team_that_fails_in_rook_has_its_minus_and_what_it_took(run: Any, tmp_path: Path) -> None:
    words = ("--matches", "1", "--seed", "1", "--seats", "easy,easy,easy,easy", "--records", str(tmp_path))
    assert run("simulate", "kentucky-rook", *words).status == 0
    record = str(tmp_path / "kentucky-rook-1-1.jsonl")
    summary = json.loads(run("replay", record, "--json").out)
    assert any(min(deal["scores"]) < 0 for deal in summary["deals"])
    out = run("replay", record, "--lang", "en").out
    assert "Team 1: Player 1 and Player 3" in out
    for deal in summary["deals"]:
        (line,) = [line for line in out.splitlines() if line.startswith(f"{deal['number']} ")]
        first, second = deal["scores"][:2]
        assert ("not made:" in line) == (min(first, second) < 0)
        assert {str(first), str(second)} <= set(line.split())
        assert line.endswith(f"{deal['totals'][0]} to {deal['totals'][1]}")


@pytest.mark.parametrize(("game", "seats"), [("call-partner-rook", 4), ("golden-ten", 4)])
def test_where_each_plays_for_himself_replay_prints_a_column_a_player_and_the_totals_below(
    run: Any, tmp_path: Path, game: str, seats: int
) -> None:
    words = ("--matches", "1", "--seed", "1", "--seats", ",".join(["easy"] * seats), "--records", str(tmp_path))
    assert run("simulate", game, *words).status == 0
    record = str(tmp_path / f"{game}-1-1.jsonl")
    summary = json.loads(run("replay", record, "--json").out)
    lines = run("replay", record, "--lang", "fa").out.splitlines()
    (head,) = [place for place, line in enumerate(lines) if line.startswith("دور ")]
    assert [f"نفر {digit}" in lines[head] for digit in "۱۲۳۴"] == [True] * seats
    digits = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789", "\u200e\u2068\u2069")
    for place, deal in enumerate(summary["deals"], 1):
        told = lines[head + place].translate(digits).split()
        assert [word for word in told if word.lstrip("-").isdigit()][-seats:] == list(map(str, deal["scores"]))
    total = lines[head + len(summary["deals"]) + 1].translate(digits).split()
    assert total == ["جمع", *map(str, summary["totals"])]


def test_an_unfinished_record_of_golden_ten_says_that_the_lowest_total_wins(run: Any, tmp_path: Path) -> None:
    words = ("--matches", "1", "--seed", "1", "--seats", "random,random,random,random", "--records", str(tmp_path))
    assert run("simulate", "golden-ten", *words).status == 0
    record = tmp_path / "golden-ten-1-1.jsonl"
    # The dealer, and in each deal a pack and 56 cards.
    record.write_text("".join(record.read_text().splitlines(keepends=True)[: 1 + 1 + 57]))
    out = run("replay", str(record), "--lang", "en").out
    assert "The lowest total after 6 deals wins" in out
    assert "The match is not over; next the pack is shuffled." in out


def test_replay_as_json_has_exactly_what_the_rules_promise(run: Any, record: Path) -> None:
    summary = json.loads(run("replay", "--json", str(record)).out)
    assert list(summary) == ["game", "options", "steps", "deals", "totals", "finished", "winners", "next"]
    assert len(summary["options"]) == 9
    assert summary["finished"] is True
    assert summary["next"] is None
    assert summary["deals"][-1]["totals"] == summary["totals"]


def test_an_unfinished_record_says_who_is_to_move(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(HEADER)
    assert json.loads(run("replay", "--json", str(file)).out)["next"] == {"seat": None, "legal": ["dealer"]}
    out = run("replay", str(file), "--lang", "en").out
    assert "Sara, Reza, Zohreh and Farid" in out
    assert "No deal has been scored yet." in out
    pack = " ".join(f"{rank}{suit}" for rank in "AKQJT98765432" for suit in "SHDC")
    file.write_text(HEADER + '{"do": "dealer 3"}\n' + f'{{"do": "pack {pack}"}}\n')
    assert json.loads(run("replay", "--json", str(file)).out)["next"] == {"seat": 2, "legal": ["cut"]}
    assert "Zohreh is to move" in run("replay", str(file), "--lang", "en").out


def test_options_away_from_their_default_are_shown(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text('{"format": "fa-cards-match 1", "game": "teka", "options": {"target": 77, "raises": false}}\n')
    out = run("replay", str(file), "--lang", "en").out
    assert "Target: To 77" in out
    assert "Raising: No" in out
    assert "Shuffling" not in out


@pytest.mark.parametrize(
    ("content", "line", "code", "step"),
    [
        (b"", 1, "not-json", None),
        (HEADER.encode() + b'{"do": "dealer 4"}\n', 2, "no-such-seat", "dealer 4"),
        (HEADER.encode() + b'{"do": "dealer 3"}', 2, "cut-off", None),
        (HEADER.encode() + b'{"do": "dealer 3"}\n\n', 3, "not-json", None),
        (HEADER.encode() + b'{"do": "dealer 3"}\n{"do": "shuffle"}\n', 3, "not-a-step", "shuffle"),
        (b"\xff\n", 1, "not-utf8", None),
        (b'{"format": "fa-cards-match 2", "game": "teka"}\n', 1, "unknown-format", None),
        (b'{"format": "fa-cards-match 1", "game": "bridge"}\n', 1, "unknown-game", None),
        (b'{"format": "fa-cards-match 1", "game": "teka", "options": {"x": 1}}\n', 1, "unknown-option", None),
    ],
)
def test_a_record_that_cannot_stand_is_refused_with_line_and_code(
    run: Any, tmp_path: Path, *, content: bytes, line: int, code: str, step: str | None
) -> None:
    file = tmp_path / "record"
    file.write_bytes(content)
    as_json = run("replay", str(file), "--json", "--lang", "en")
    assert as_json.status == 2
    assert json.loads(as_json.out) == {"error": {"line": line, "code": code, "step": step}}
    plain = run("replay", str(file), "--lang", "en")
    assert (plain.status, plain.out) == (2, "")
    for result in (as_json, plain):
        assert result.err.startswith(f"Line {line} ")
        assert result.err.count("\n") == 1


def test_names_in_a_record_cannot_disturb_the_terminal(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "record"
    names = json.dumps(["\x1b[2J", "\u202e", "Z" * 100, "\ud800"])
    file.write_text(f'{{"format": "fa-cards-match 1", "game": "teka", "names": {names}}}\n')
    out = run("replay", str(file), "--lang", "en").out
    assert "\x1b" not in out
    assert f"[2J, Player 2, {'Z' * 24} and Player 4" in out


def test_a_file_that_is_not_there_says_so_in_json_too(run: Any, tmp_path: Path) -> None:
    result = run("replay", str(tmp_path / "none"), "--json")
    assert result.status == 2
    assert json.loads(result.out) == {"error": {"line": None, "code": "no-file", "step": None}}
