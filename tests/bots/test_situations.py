"""Everyday sobriety: the decisions of situations/, which situation.py reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from fa_cards.bots import levels, make
from fa_cards.learn.lessons.parts import stands_for
from fa_cards.rules.actions import Cut, FurtherMeld, Swap
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from tests.bots.situation import FILES, FOLDER, read

NEVER = {"rook-shanghai": {FurtherMeld.word, Swap.word}}
TESTED = [(file, level) for file in FILES for level in levels(file.parent.name) if level != "random"]


@pytest.mark.parametrize(
    ("file", "level"), TESTED, ids=lambda it: it if isinstance(it, str) else f"{it.parent.name} {it.stem}"
)
def test_a_sober_player_decides_like_this(file: Path, level: str) -> None:
    told = read(file)
    for entry in (*told.good, *told.bad):
        assert told.is_legal(entry), f"{entry} is not legal there"
    choice = make(told.game.key, level).choose(told.state.view(told.turn), Dice(file.stem)).text
    assert any(stands_for(entry, choice) for entry in told.good), f"{choice}: {told.why}"
    assert not any(stands_for(entry, choice) for entry in told.bad), f"{choice}: {told.why}"


@pytest.mark.parametrize("key", GAMES)
def test_every_game_with_sober_bots_has_ten_situations(key: str) -> None:
    assert len(list((FOLDER / key).glob("*.toml"))) >= 10


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_step_is_the_sober_one_somewhere(key: str) -> None:
    """But for cuts, which chance decides, and for what a game's family knows and its own rules never allow."""
    good = [entry.split() for file in FILES if file.parent.name == key for entry in read(file).good]
    decided = {word for word, kind in GAMES[key].grammar.items() if not kind.by_table and kind is not Cut}
    decided -= NEVER.get(key, set())
    assert {words[0] for words in good} == decided
    if key == "teka":
        assert {words[2] for words in good if len(words) > 2} == {"slap", "snap", "drop"}
