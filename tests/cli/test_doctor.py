from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fa_cards import __version__
from fa_cards.commands.doctor import colours
from fa_cards.play.seats import BotSeat
from fa_cards.play.store import Store
from fa_cards.rtl import Trouble
from fa_cards.rules.catalog import game_class
from fa_cards.words import LANGUAGES, use
from fa_cards.words.terminals import TROUBLES, trouble_words


def rows(out: str) -> dict[str, str]:
    """The rows of the answer by their first word; each further line belongs to the row before."""
    result: dict[str, str] = {}
    key = ""
    for line in out.splitlines():
        if line.startswith("   "):
            result[key] += " " + line.strip()
        elif line.startswith("  "):
            key, _, text = line.strip().partition(" ")
            result[key] = text.strip()
    return result


def test_doctor_says_what_the_terminal_is_and_what_will_be_done(run: Any, home: Path) -> None:
    result = run("doctor", "--lang", "en")
    assert (result.status, result.err) == (0, "")
    found = rows(result.out)
    assert found["Found"].startswith("Here is no terminal")
    assert found["Data"] == str(home)
    assert found["Matches"] == "No match is stored yet."
    assert found["Language"] == "English, by --lang"
    assert f"fa-cards {__version__}" in found["Versions"]
    assert not home.exists()


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("none", "It shows what it is sent."),
        ("vte", "It turns text by itself. The program switches that off"),
        ("kitty", "sends it what comes out right all the same"),
        ("qterminal", "sends it what comes out right all the same"),
        ("xtermjs", "sends a mark with each letter"),
        ("tmux-vte", "sends a mark with each letter"),
        ("tmux-kitty", "sends it what comes out right all the same"),
        ("tmux-konsole-passthrough", "It turns text by itself. The program switches that off"),
        ("tmux-konsole", "Write set -g allow-passthrough on into tmux.conf"),
        ("tmux-mlterm", "outside of it"),
        ("putty", "Disable bidirectional text in its settings, and set FA_CARDS_TERMINAL to none."),
        ("windows", "Nobody has tried this terminal yet"),
    ],
)
def test_doctor_says_it_for_every_kind_of_terminal(
    run: Any, monkeypatch: pytest.MonkeyPatch, name: str, what: str
) -> None:
    monkeypatch.setenv("FA_CARDS_TERMINAL", name)
    found = rows(run("doctor", "--lang", "en").out)
    assert found["Kind"] == name
    assert found["Found"] == "You said so with FA_CARDS_TERMINAL."
    assert what in found["Persian"]


def test_doctor_takes_what_the_person_said_in_the_program_after_the_environment(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open().store as store:
        store.change_settings(terminal="kitty")
    found = rows(run("doctor", "--lang", "en").out)
    assert (found["Kind"], found["Found"]) == ("kitty", "You said so in the program.")
    monkeypatch.setenv("FA_CARDS_TERMINAL", "none")
    assert rows(run("doctor", "--lang", "en").out)["Kind"] == "none"
    # What a newer version knows is passed over.
    monkeypatch.delenv("FA_CARDS_TERMINAL")
    with Store.open().store as store:
        store.change_settings(terminal="of-tomorrow")
    result = run("doctor", "--lang", "en")
    assert (result.status, rows(result.out)["Found"][:16]) == (0, "Here is no termi")


@pytest.mark.parametrize("code", list(LANGUAGES))
def test_every_trouble_with_a_terminal_has_a_sentence(code: str) -> None:
    use(code)
    try:
        for one in Trouble:
            assert "FA_CARDS_TERMINAL" in trouble_words(one, "FA_CARDS_TERMINAL") or one is Trouble.MULTIPLEXER
    finally:
        use("fa")
    assert set(TROUBLES) == set(Trouble)


def test_doctor_says_where_the_language_comes_from(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FA_CARDS_LANG", "en")
    assert rows(run("doctor").out)["Language"] == "English, by FA_CARDS_LANG"
    monkeypatch.delenv("FA_CARDS_LANG")
    with Store.open().store as store:
        store.change_settings(language="en")
    assert rows(run("doctor").out)["Language"] == "English, as you chose it in the program"


def test_doctor_counts_the_matches(run: Any) -> None:
    with Store.open().store as store:
        for _ in range(2):
            store.create(game_class("teka")(), (BotSeat("random"),) * 4)
    assert rows(run("doctor", "--lang", "en").out)["Matches"] == "stored: 2, unfinished: 2"


def test_doctor_reports_a_store_that_cannot_be_used(
    run: Any, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    (home / "matches.db").write_text("damaged")
    assert "set aside" in rows(run("doctor", "--lang", "en").out)["Matches"]
    (home / "matches.db").unlink()
    (home / "matches.db").symlink_to(tmp_path / "nowhere" / "matches.db")
    result = run("doctor", "--lang", "en")
    assert result.status == 0
    assert "cannot be written" in rows(result.out)["Matches"]


@pytest.mark.parametrize(
    ("environ", "found"),
    [
        ({"NO_COLOR": "1", "COLORTERM": "truecolor"}, "unwanted"),
        ({"TERM": "dumb"}, "none"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "truecolor"),
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "linux"}, "16"),
    ],
)
def test_colours_are_known_by_the_environment(environ: dict[str, str], found: str) -> None:
    assert colours(environ) == found


def test_nothing_is_reset_where_there_is_no_terminal(run: Any) -> None:
    result = run("doctor", "--reset", "--lang", "en")
    assert (result.status, result.out, result.err) == (2, "", "There is no terminal to put right.\n")
