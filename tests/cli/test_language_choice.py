from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fa_cards.commands.table import COMMANDS
from fa_cards.play.store import Store
from fa_cards.rules.catalog import GAMES, game_class
from fa_cards.rules.options import value_text
from fa_cards.words import language, say, use

PERSIAN_LETTERS = re.compile("[\u0600-\u06ff]")
LATIN_WORD = re.compile(r"[A-Za-z][A-Za-z_.-]+")


def save_language(code: str) -> None:
    with Store.open().store as store:
        store.change_settings(language=code)


def test_without_a_wish_the_program_speaks_persian(run: Any, home: Path) -> None:
    assert run("matches").status == 0
    assert language().code == "fa"


def test_the_flag_wins_over_the_environment_which_wins_over_the_saved_setting(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_language("en")
    run("matches")
    assert language().code == "en"
    monkeypatch.setenv("FA_CARDS_LANG", "fa")
    run("matches")
    assert language().code == "fa"
    run("matches", "--lang", "en")
    assert language().code == "en"


def test_an_empty_wish_is_no_wish(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    save_language("en")
    monkeypatch.setenv("FA_CARDS_LANG", "")
    run("matches")
    assert language().code == "en"


def test_the_flag_may_stand_before_and_after_the_command(run: Any) -> None:
    before, after = run("--lang", "en", "matches"), run("matches", "--lang=en")
    assert before == after
    assert before.out == "No match is stored yet.\n"


@pytest.mark.parametrize("words", [("--lang", "de"), ("matches", "--lang=de")])
def test_a_language_that_the_program_does_not_speak_is_refused(run: Any, words: tuple[str, ...]) -> None:
    result = run(*words)
    assert (result.status, result.out) == (2, "")
    assert "de" in result.err
    assert result.err.count("\n") == 1


def test_a_wrong_language_in_the_environment_is_refused_by_the_name_of_the_variable(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FA_CARDS_LANG", "klingon")
    result = run("matches")
    assert result.status == 2
    assert "FA_CARDS_LANG" in result.err


def test_refusals_of_the_words_are_in_the_language_of_the_words(run: Any) -> None:
    assert run("nonsense", "--lang", "en").err == "There is no command nonsense; fa-cards --help shows them all.\n"
    assert PERSIAN_LETTERS.search(run("nonsense").err)


def help_pages() -> list[tuple[str, ...]]:
    games = (("play", game, "-h") for game in GAMES)
    return [("--help",), *games, *((command, "--help") for command in COMMANDS)]


@pytest.mark.parametrize("words", help_pages())
def test_help_is_whole_in_english(run: Any, words: tuple[str, ...]) -> None:
    result = run(*words, "--lang", "en")
    assert (result.status, result.err) == (0, "")
    assert not PERSIAN_LETTERS.search(result.out)


@pytest.mark.parametrize("words", help_pages())
def test_help_is_whole_in_persian(run: Any, words: tuple[str, ...]) -> None:
    """No Latin word but what is typed as it stands: commands, flags, keys, variables, values."""
    result = run(*words)
    assert (result.status, result.err) == (0, "")
    typed = {"fa-cards", "fa", "en", *GAMES, "lang", "help", "version", "json", "yes", "seats", "name", "seed"}
    typed |= {"matches", "records", "reset", "person", "random", "easy", "JSON", "true", "false", "-h", "-o"}
    typed |= {"duplicate", "league", "all", "levels", "deals", "jobs", "cluster", "dask"}
    typed |= {"FA_CARDS_LANG", "FA_CARDS_HOME", "FA_CARDS_TERMINAL", "NO_COLOR"} | COMMANDS.keys()
    for game in set(words) & set(GAMES):
        for option in game_class(game).option_list:
            words_of = (option.key, *(value_text(value) for value in option.values if not isinstance(value, int)))
            typed |= {part for one in words_of for part in LATIN_WORD.findall(one)}
    assert set(LATIN_WORD.findall(result.out)) <= typed


def test_help_lists_every_command_and_the_options_of_a_game(run: Any) -> None:
    everything = run("--help", "--lang", "en").out
    assert all(f"  {command}" in everything for command in COMMANDS)
    of_game = run("play", "teka", "--help", "--lang", "en").out
    for key in ("target", "shuffle", "truthful-drop", "lawreece"):
        assert f"-o {key}=…" in of_game


def test_numbers_in_persian_sentences_have_persian_digits(run: Any) -> None:
    result = run("simulate", "teka", "--matches", "1", "--seed", "x")
    assert result.status == 2
    assert "۱۰۰۰۰۰۰" in result.err
    use("fa")
    assert say("{w} by {h}", w=80, h=24).count("۸۰") == 1
