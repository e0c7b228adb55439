"""A program that is killed at any moment has lost no step that anybody saw."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import fa_cards
from fa_cards.bots import RandomBot
from fa_cards.play.store import Store
from fa_cards.rules.chance import Dice

CHILD = """
from fa_cards.bots import RandomBot
from fa_cards.play.match import Waits
from fa_cards.play.seats import BotSeat
from fa_cards.play.store import Store
from fa_cards.rules.catalog import game_class

store = Store.open(bots=lambda game, level: RandomBot()).store
while True:
    match = store.create(game_class("teka")(), (BotSeat("random"),) * 4)
    print(match.id, 0, "-", flush=True)
    while not match.finished:
        table = match.waits_for is Waits.TABLE
        moment = match.roll() if table else match.do(match.actor, match.think())
        print(match.id, moment.number, moment.action.text, flush=True)
"""


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "FA_CARDS_HOME": str(home), "PYTHONPATH": str(Path(fa_cards.__file__).parent.parent)}


def test_a_killed_program_finds_every_step_that_was_shown(tmp_path: Path) -> None:
    dice = Dice("when to kill")
    shown: dict[str, dict[int, str]] = {}
    for _ in range(5):
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD], env=environment(tmp_path), stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(dice.between(1, 150))]
        child.kill()
        # What was printed before the kill may still be in the pipe; its last line may be cut.
        rest = "".join(lines) + child.stdout.read()
        child.stdout.close()
        child.wait()
        for line in rest.split("\n")[:-1]:
            id, number, text = line.split(" ", 2)
            shown.setdefault(id, {})[int(number)] = text
        opened = Store.open(tmp_path, bots=lambda game, level: RandomBot())
        assert opened.set_aside is None
        with opened.store as store:
            for id, steps in shown.items():
                kept = store.load(id).steps
                assert len(kept) >= max(steps)
                assert all(kept[number - 1].action.text == text for number, text in steps.items() if number)
            assert {one.id for one in store.matches()} >= shown.keys()
    assert shown


def test_two_programs_that_start_at_once_share_one_store(tmp_path: Path) -> None:
    children = [
        subprocess.Popen([sys.executable, "-c", CHILD], env=environment(tmp_path), stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    ids = []
    for child in children:
        assert child.stdout is not None
        for _ in range(100):
            line = child.stdout.readline()
            assert line
        ids.append(line.split(" ")[0])
    for child in children:
        child.kill()
        assert child.stdout is not None
        child.stdout.close()
        child.wait()
    opened = Store.open(tmp_path, bots=lambda game, level: RandomBot())
    assert opened.set_aside is None
    with opened.store as store:
        assert {one.id for one in store.matches()} >= set(ids)
        for one in store.matches():
            assert len(store.load(one.id).steps) == one.steps
