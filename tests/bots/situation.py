"""A decision of a bot as a small file sets it up: each file of situations/GAME says what is sober there.

A file holds the `hands` of the seats, the `dealer`, the `steps` of the deal so far as a record writes them, one a line,
after the cards are dealt, whose `turn` it then is, and `why`. `good` lists acceptable steps, `bad` unacceptable ones.

A hand is written suit by suit: `S AK5 H - D QT C 92` in the standard deck, `B 1,14,5 R - G 10 Y 9,8 ROOK` in the Rook
deck, suits in any order. A hand that ends in `*` is filled up from the cards that no hand names, one card a hand in
turn, lowest first; what is left then is the nest, or whatever else lies aside, unless `aside` names it.

An entry of `good` or `bad` stands for every step that begins with its words: `play 5S` for every manner of playing that
card, `bid` for every bid. The cards of `bury` are any of those buried: `bury B7 G6` is every nest with both of them.

Options away from their defaults stand in the table `options`, and totals in `totals`, one a seat.

Where there is a stock, what lies aside is the stock, its top card first; `turned` is the card that fixes trump where
the stock lies face down. A file that has `won` begins later in the deal: `hands` are then what is held, `won` what the
side of seat 0 and the other one have won in whole tricks, one of them with a `*` for all cards that are left, `drawn`
by seat what it drew before everybody's eyes, and `leads` the seat that leads.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fa_cards.rules.actions import Action, Bury, Cut, Dealer, Pack, TurnUp
from fa_cards.rules.cards import CARDS, COLOURS, Card, card, cards
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import Refusal
from fa_cards.rules.fours import AllFours, CaliforniaGame, CaliforniaState
from fa_cards.rules.fours.all_fours.moves import PACKET
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.game import State
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.rook.nest import Buries
from fa_cards.rules.rummy.games import RummyGame
from fa_cards.rules.states import PositionState
from tests.bots.later import later

FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.glob("*/*.toml"))
KEYS = {"why", "hands", "aside", "dealer", "steps", "turn", "good", "bad", "options", "totals", "turned", "round"}
LATER = {"won", "drawn", "leads"}
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
    assert told.keys() <= KEYS | LATER, "a misspelt key"
    game = game_class(file.parent.name)(told.get("options", {}), len(told["hands"]))
    state: State[Any] = game.start()
    assert isinstance(state, PositionState)
    state = state.moved(totals=tuple(told.get("totals", state.totals)))
    for action in _beginning(game, told, state.whole_pack):
        state, _ = state.apply(state.actor, action)
        if "round" in told:
            state = state.moved(number=told["round"])
    if "won" in told:
        assert isinstance(state, CaliforniaState)
        state = _later(state, told)
    for line in told.get("steps", "").split("\n"):
        if line.strip():
            state, _ = state.apply(state.actor, game.parse(line.strip()))
    assert state.actor == told["turn"], f"it is the turn of {state.actor}"
    return Situation(game, state, told["turn"], told["why"], tuple(told["good"]), tuple(told.get("bad", [])))


def _beginning(game: AnyGame, told: dict[str, Any], whole: Cards) -> Iterator[Action]:
    """The steps after which the seats hold their hands; of what begins later, any hands."""
    dealer = told["dealer"]
    yield Dealer(dealer)
    if game.family == "teka":
        wished = tuple(one for step in (1, 2, 3, 4) for one in _hand(told["hands"][(dealer + step) % 4]))
        yield Pack(wished[-HALF:] + wished[:-HALF])
        yield Cut(HALF)
        return
    if isinstance(game, CaliforniaGame) and not game.rules.face_up:
        yield TurnUp(card(told["turned"]))
    if "won" in told:
        yield Pack(whole)
        return
    size, packet, nest = _pattern(game, len(whole), told.get("round", 1))
    hands, aside = _filled(whole, told["hands"], cards(told.get("aside", "")), size)
    pack: list[Card] = []
    for turn in range(0, size, packet):
        for step in range(1, game.seats + 1):
            pack += hands[(dealer + step) % game.seats][turn : turn + packet]
        pack += aside[turn : turn + 1] if turn < nest else ()
    yield Pack((*pack, *aside[nest:]))


def _pattern(game: AnyGame, pack: int, number: int) -> tuple[int, int, int]:
    """How many cards a hand of that round has, how many are dealt at a time, and how many go to the nest."""
    match game:
        case RookGame():
            return game.rules.hand, 1, game.rules.nest
        case CaliforniaGame():
            return HAND, game.rules.packet, 0
        case AllFours():
            return HAND, PACKET, 0
        case RummyGame():
            return game.rules.rounds[number - 1].hand, 1, 0
        case _:
            return pack // game.seats, 1, 0


def _later(state: CaliforniaState, told: dict[str, Any]) -> CaliforniaState:
    """The moment later in the deal that a file says."""
    hands, stock = [_hand(text) for text in told["hands"]], cards(told.get("aside", ""))
    named = {*(one for hand in hands for one in hand), *stock}
    won = [_hand(text.removesuffix("*")) for text in told["won"]]
    left = tuple(one for one in state.deck.pack if one not in named | {*won[0], *won[1]})
    filled = [(*some, *left) if text.endswith("*") else some for some, text in zip(won, told["won"], strict=True)]
    turned = card(told["turned"])
    fixed = state.moved(turned=turned, trump=turned.suit, actor=told["leads"])
    return later(fixed, hands, filled, stock, [_hand(text) for text in told.get("drawn", [])])


def _filled(whole: Cards, texts: list[str], aside: Cards, size: int) -> tuple[list[list[Card]], Cards]:
    """The hands with their stars filled up, and what lies aside."""
    hands = [list(_hand(text.removesuffix("*"))) for text in texts]
    open_hands = [hand for hand, text in zip(hands, texts, strict=True) if text.endswith("*")]
    named = Counter(one for hand in (*hands, aside) for one in hand)
    left = []
    for one in whole:
        if named[one]:
            named[one] -= 1
        else:
            left.append(one)
    assert not named.total(), f"the pack does not hold {named}"
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
