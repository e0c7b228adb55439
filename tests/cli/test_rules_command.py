"""`fa-cards rules`: the page of a game as it is played with the options that are named."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.catalog import GAMES


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["fa", "en"])
def test_every_game_has_a_page(run: Any, key: str, language: str) -> None:
    result = run("rules", key, "--lang", language)
    assert (result.status, result.err) == (0, "")
    assert result.out.count("\n") > 50


def test_the_page_shows_the_options_in_force(run: Any) -> None:
    strict = run("rules", "shasta-sam", "-o", "target=۷", "-o", "void-must-trump=true", "--lang", "en").out
    assert "comes to 7 points first wins" in " ".join(strict.split())
    assert "must play a trump, if he holds one" in " ".join(strict.split())
    assert "nobody scores, and the next dealer deals" in " ".join(
        run("rules", "kentucky-rook", "-o", "all-pass=redeal", "--lang", "en").out.split()
    )


def test_a_game_for_several_numbers_of_players_is_shown_for_the_one_that_is_named(run: Any) -> None:
    four = run("rules", "california-fives", "--seats", "۴", "--lang", "en")
    assert "The other 28 cards" in four.out
    assert "The other 40 cards" in run("rules", "california-fives", "--lang", "en").out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("california-fives", "--seats", "3"), "This game is for 2 or 4 players"),
        (("golden-ten", "--seats", "8"), "The number of players must be from 3 to 7"),
        (("california-jack", "-o", "stock=down"), "The option stock does not take the value down"),
        (("california-jack", "-o", "packet=2"), "The option packet does not take the value 2"),
        (("california-jack", "-o", "packet"), "After -o stands an option, = and its value"),
        (("california-jack", "--seats", "easy"), "After --seats stands a whole number"),
        (("poker",), "There is no game called poker"),
    ],
)
def test_what_the_game_does_not_take_is_refused_in_one_sentence(run: Any, words: tuple[str, ...], why: str) -> None:
    result = run("rules", *words, "--lang", "en")
    assert result.status == 2
    assert result.out == ""
    assert why in " ".join(result.err.split())


def test_the_help_of_the_command_names_the_options_of_the_game_and_no_levels_of_bots(run: Any) -> None:
    said = run("rules", "california-fives", "--help", "--lang", "en").out
    assert "-o stock=…" in said
    assert "--seats NUMBER" in said
    assert "Levels" not in said
    assert "Levels" in run("play", "--help", "--lang", "en").out
