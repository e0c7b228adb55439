"""A decision of a bot as a small file sets it up: each file of situations/GAME says what is sober there.

A file holds the `hands` of the seats, the `dealer`, the `steps` of the deal so far as a record writes them, one a line,
after the cards are dealt, whose `turn` it then is, and `why`. `good` lists acceptable steps, `bad` unacceptable ones.

A hand is written suit by suit: `S AK5 H - D QT C 92` in the standard deck, `B 1,14,5 R - G 10 Y 9,8 ROOK` in the Rook
deck, suits in any order. A hand that ends in `*` is filled up from the cards that no hand names, one card a hand in
turn, lowest first; what is left then is the nest, or whatever else lies aside, unless `aside` names it.

An entry of `good` or `bad` stands for every step that begins with its words: `play 5S` for every manner of playing that
card, `bid` for every bid. The cards of `bury` are any of those buried: `bury B7 G6` is every nest with both of them.

Options away from their defaults stand in the table `options`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fa_cards.rules.actions import Action, Bury, Cut, Dealer, Pack
from fa_cards.rules.cards import CARDS, COLOURS, Card, card, cards
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import State
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.rook.nest import Buries

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.glob("*/*.toml"))
KEYS = {"why", "hands", "aside", "dealer", "steps", "turn", "good", "bad", "options"}
HALF = 26
Cards = tuple[Card, ...]

COLOUR_LETTERS = {one.value for one in COLOURS}


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


def stands_for(entry: str, step: str) -> bool:
    """Whether an entry of a file stands for a step."""
    words, others = entry.split(), step.split()
    if words[0] == others[0] == Bury.word:
        return set(words) <= set(others)
    return words == others[: len(words)]


def read(file: Path) -> Situation:
    """What a file says."""
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    assert told.keys() <= KEYS, "a misspelt key"
    game = game_class(file.parent.name)(told.get("options", {}), len(told["hands"]))
    state: State[Any] = game.start()
    for action in _beginning(game, told):
        state, _ = state.apply(state.actor, action)
    for line in told.get("steps", "").split("\n"):
        if line.strip():
            state, _ = state.apply(state.actor, game.parse(line.strip()))
    assert state.actor == told["turn"], f"it is the turn of {state.actor}"
    return Situation(game, state, told["turn"], told["why"], tuple(told["good"]), tuple(told.get("bad", [])))


def _beginning(game: AnyGame, told: dict[str, Any]) -> Iterator[Action]:
    """The steps after which the seats hold their hands."""
    dealer = told["dealer"]
    yield Dealer(dealer)
    if game.family == "teka":
        wished = tuple(one for step in (1, 2, 3, 4) for one in _hand(told["hands"][(dealer + step) % 4]))
        yield Pack(wished[-HALF:] + wished[:-HALF])
        yield Cut(HALF)
        return
    dealt, _ = game.start().apply(None, Dealer(dealer))
    (packs,) = dealt.legal(None)
    rules = game.rules if isinstance(game, RookGame) else None
    size = rules.hand if rules else len(packs.cards) // game.seats
    hands, aside = _filled(packs.cards, told["hands"], cards(told.get("aside", "")), size)
    nest = rules.nest if rules else 0
    pack: list[Card] = []
    for turn in range(size):
        pack += [hands[(dealer + step) % game.seats][turn] for step in range(1, game.seats + 1)]
        pack += aside[turn : turn + 1] if turn < nest else ()
    yield Pack((*pack, *aside[nest:]))


def _filled(whole: Cards, texts: list[str], aside: Cards, size: int) -> tuple[list[list[Card]], Cards]:
    """The hands with their stars filled up, and what lies aside."""
    hands = [list(_hand(text.removesuffix("*"))) for text in texts]
    open_hands = [hand for hand, text in zip(hands, texts, strict=True) if text.endswith("*")]
    named = {one for hand in (*hands, aside) for one in hand}
    left = [one for one in whole if one not in named]
    while any(len(hand) < size for hand in open_hands):
        for hand in open_hands:
            if len(hand) < size:
                hand.append(left.pop(0))
    assert {len(hand) for hand in hands} == {size}, [len(hand) for hand in hands]
    return hands, (*aside, *left)


def _hand(text: str) -> Cards:
    result: list[Card] = []
    words = iter(text.split())
    for word in words:
        if word in CARDS:
            result.append(card(word))
        elif word in COLOUR_LETTERS:
            result += [card(word + number) for number in next(words).split(",") if number != "-"]
        else:
            result += [card(rank + word) for rank in next(words) if rank != "-"]
    return tuple(result)
