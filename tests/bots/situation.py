"""A decision of a bot as a small file sets it up: each file of situations/GAME says what is sober there.

A file holds the `hands` of the seats, the `dealer`, the `steps` of the deal so far as a record writes them, one a line,
after the cards are dealt, whose `turn` it then is, and `why`. `good` lists acceptable steps, `bad` unacceptable ones.

Hands and what lies `aside` are written as `fa_cards.learn.scenes` has them; an entry of `good` or `bad` stands for
steps as it does in `fa_cards.learn.lessons.parts`.

Options away from their defaults stand in the table `options`, and totals in `totals`, one a seat.

`turned` is the card that fixes trump where the stock lies face down. A file that has `won` begins later in the deal:
`hands` are then what is held, `won` what the side of seat 0 and the other one have won in whole tricks, one of them
with a `*` for all cards that are left, `drawn` by seat what it drew before everybody's eyes, and `leads` the seat that
leads.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fa_cards.learn.lessons.parts import stands_for
from fa_cards.learn.scenes import Scene, hand_of, taken
from fa_cards.rules.actions import Bury
from fa_cards.rules.cards import card, cards
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.errors import Refusal
from fa_cards.rules.fours import CaliforniaState
from fa_cards.rules.game import State
from fa_cards.rules.rook.nest import Buries
from tests.bots.later import later

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.glob("*/*.toml"))
KEYS = {"why", "hands", "aside", "dealer", "steps", "turn", "good", "bad", "options", "totals", "turned", "round"}
LATER = {"won", "drawn", "leads"}


@dataclass(frozen=True)
class Situation:
    """A file that was read."""

    game: AnyGame
    state: State[Any]
    turn: int
    why: str
    good: tuple[str, ...]
    bad: tuple[str, ...]

    def is_legal(self, entry: str) -> bool:
        """Whether some step for which an entry stands is legal."""
        if entry.startswith(Bury.word + " "):
            (buries,) = self.state.legal(self.turn)
            assert isinstance(buries, Buries)
            return set(cards(entry.removeprefix(Bury.word))) <= {*buries.bound, *buries.free}
        if any(stands_for(entry, step.text) for step in self.state.legal(self.turn)):
            return True
        try:
            self.state.verify(self.turn, self.game.parse(entry))
        except Refusal:
            return False
        return True


def read(file: Path) -> Situation:
    """What a file says."""
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    assert told.keys() <= KEYS | LATER, "a misspelt key"
    hands = ["*"] * len(told["hands"]) if "won" in told else told["hands"]
    scene = Scene(
        file.parent.name,
        tuple(hands),
        told["dealer"],
        aside="" if "won" in told else told.get("aside", ""),
        options=told.get("options", {}),
        totals=tuple(told.get("totals", ())),
        turned=told.get("turned", ""),
        round=told.get("round", 1),
    )
    game, state = scene.made(), scene.dealt()
    if "won" in told:
        assert isinstance(state, CaliforniaState)
        state = _later(state, told)
    for step in taken(game, state, told.get("steps", "")):
        state, _ = state.apply(step.seat, step.action)
    assert state.actor == told["turn"], f"it is the turn of {state.actor}"
    return Situation(game, state, told["turn"], told["why"], tuple(told["good"]), tuple(told.get("bad", [])))


def _later(state: CaliforniaState, told: dict[str, Any]) -> CaliforniaState:
    """The moment later in the deal that a file says."""
    hands, stock = [hand_of(text) for text in told["hands"]], cards(told.get("aside", ""))
    named = {*(one for hand in hands for one in hand), *stock}
    won = [hand_of(text.removesuffix("*")) for text in told["won"]]
    left = tuple(one for one in state.deck.pack if one not in named | {*won[0], *won[1]})
    filled = [(*some, *left) if text.endswith("*") else some for some, text in zip(won, told["won"], strict=True)]
    turned = card(told["turned"])
    fixed = state.moved(turned=turned, trump=turned.suit, actor=told["leads"])
    return later(fixed, hands, filled, stock, [hand_of(text) for text in told.get("drawn", [])])
