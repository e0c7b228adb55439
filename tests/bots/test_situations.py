"""Everyday sobriety: each file of situations/ sets up one decision through the engine and says what is sober there.

A file holds the `hands` of seats 0 to 3 (each as `S AK5 H - D QT C 92`, with suits in any order), the `dealer`, the
`steps` of the deal so far as a record writes them, one a line, after the cards are dealt, whose `turn` it then is,
and `why`. `good` lists acceptable steps, `bad` unacceptable ones; `play 5S` stands for every manner of playing that
card and `bid` for every bid. Options away from their defaults stand in the table `options`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from fa_cards.bots import levels, make
from fa_cards.rules.actions import Cut, Dealer, Pack
from fa_cards.rules.cards import Card, card
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import State

FILES = sorted((Path(__file__).parent / "situations").glob("*.toml"))
SOBER = [level for level in levels("teka") if level != "random"]
HALF = 26


def _hand(text: str) -> tuple[Card, ...]:
    words = text.split()
    suits = zip(words[::2], words[1::2], strict=True)
    return tuple(card(rank + suit) for suit, ranks in suits for rank in ranks if rank != "-")


def _dealt(hands: list[str], dealer: int, options: dict[str, Any]) -> State[Any]:
    """The state in which the auction begins and the seats hold these hands."""
    state: State[Any] = game_class("teka")(options).start()
    packets = [_hand(hands[(dealer + step) % 4]) for step in (1, 2, 3, 4)]
    wished = tuple(one for packet in packets for one in packet)
    for action in (Dealer(dealer), Pack(wished[-HALF:] + wished[:-HALF]), Cut(HALF)):
        state, _ = state.apply(state.actor, action)
    return state


def _fits(step: str, entries: list[str]) -> bool:
    return any(step == entry or step.startswith(entry + " ") for entry in entries)


@pytest.mark.parametrize("level", SOBER)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sober_player_decides_like_this(file: Path, level: str) -> None:
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    assert told.keys() <= {"why", "hands", "dealer", "steps", "turn", "good", "bad", "options"}, "a misspelt key"
    game = game_class("teka")()
    state = _dealt(told["hands"], told["dealer"], told.get("options", {}))
    for line in told.get("steps", "").split("\n"):
        if line.strip():
            state, _ = state.apply(state.actor, game.parse(line.strip()))
    assert state.actor == told["turn"]
    legal = [step.text for step in state.legal(state.actor)]
    for entry in (*told["good"], *told.get("bad", [])):
        assert any(_fits(step, [entry]) for step in legal), f"{entry} is not legal there"
    choice = make("teka", level).choose(state.view(told["turn"]), Dice(file.stem)).text
    assert _fits(choice, told["good"]), f"{choice}: {told['why']}"
    assert not _fits(choice, told.get("bad", [])), f"{choice}: {told['why']}"


def test_every_kind_of_step_is_the_sober_one_somewhere() -> None:
    """But for cuts, which chance decides."""
    good = [entry.split() for file in FILES for entry in tomllib.loads(file.read_text(encoding="utf-8"))["good"]]
    decided = {word for word, kind in game_class("teka").grammar.items() if not kind.by_table and kind is not Cut}
    assert {words[0] for words in good} == decided
    assert {words[2] for words in good if len(words) > 2} == {"slap", "snap", "drop"}
