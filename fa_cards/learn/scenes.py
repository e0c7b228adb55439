"""A prepared position: a game, the hands that are dealt, and the steps taken since.

A hand is written suit by suit: `S AK5 H - D QT C 92` in the standard deck, `B 1,14,5 R - G 10 Y 9,8 ROOK` in the Rook
deck, suits in any order, or card by card as a record writes them. A hand that ends in `*` is filled up from the cards
that no hand names, one card a hand in turn, lowest first; what is left then is the nest, or whatever else lies aside,
unless `aside` names it. Where there is a stock, what lies aside is the stock, its top card first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from fa_cards.rules.actions import Action, Cut, Dealer, Pack, TurnUp
from fa_cards.rules.cards import CARDS, COLOURS, Card, card, cards
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.fours import AllFours, CaliforniaGame
from fa_cards.rules.fours.all_fours.moves import PACKET
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.game import State
from fa_cards.rules.options import Value
from fa_cards.rules.records import Step
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.rummy.games import RummyGame
from fa_cards.rules.states import PositionState

HALF = 26
"""Where the pack of a prepared deal of Teka is cut."""

COLOUR_LETTERS = frozenset(one.value for one in COLOURS)

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A position to learn or to try something at."""

    game: str
    """Its key."""
    hands: tuple[str, ...]
    """By seat."""
    dealer: int
    steps: str = ""
    """The steps of the deal so far as a record writes them, each taken by whoever is on move; `;` or a line apart."""
    aside: str = ""
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    """What is away from its default."""
    totals: tuple[int, ...] = ()
    """One number a seat; none where the match begins."""
    turned: str = ""
    """The card that fixes trump, where the stock lies face down."""
    round: int = 1
    """Which round or deal of the match it is."""
    uncut: bool = False
    """Whether the pack of a deal of Teka still has to be cut (in the middle, for these hands)."""

    def made(self) -> AnyGame:
        """The game with its options."""
        return game_class(self.game)(self.options, len(self.hands))

    def dealt(self) -> State[Any]:
        """The state after the cards were dealt.

        Raises:
            ValueError: the hands do not fit the pack or the game.
        """
        game = self.made()
        state = game.start()
        assert isinstance(state, PositionState)
        state = state.moved(totals=self.totals or state.totals)
        for action in _beginning(self, game, state.whole_pack):
            state, _ = state.apply(state.actor, action)
            if self.round > 1:
                state = state.moved(number=self.round)
        return state

    def taken(self) -> tuple[Step, ...]:
        """The steps since the cards were dealt.

        Raises:
            IllegalAction: the rules refuse one of them.
        """
        return taken(self.made(), self.dealt(), self.steps)


def taken(game: AnyGame, state: State[Any], text: str) -> tuple[Step, ...]:
    """The steps that a text tells, from that state on, each taken by whoever is on move.

    Raises:
        IllegalAction: the rules refuse one of them.
        NotAStep: one of them is none.
    """
    steps = []
    for one in lines_of(text):
        step = Step(state.actor, game.parse(one))
        state, _ = state.apply(step.seat, step.action)
        steps.append(step)
    return tuple(steps)


def lines_of(text: str) -> tuple[str, ...]:
    """The steps of a text, one by one."""
    return tuple(one.strip() for line in text.splitlines() for one in line.split(";") if one.strip())


def hand_of(text: str) -> Cards:
    """The cards that a text names, suit by suit or one by one."""
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


def _beginning(scene: Scene, game: AnyGame, whole: Cards) -> Iterator[Action]:
    """The steps after which the seats hold their hands."""
    yield Dealer(scene.dealer)
    size, packet, nest = _pattern(game, len(whole), scene.round)
    hands, aside = _filled(whole, scene.hands, cards(scene.aside), size)
    in_order = [hands[(scene.dealer + step) % game.seats] for step in range(1, game.seats + 1)]
    if game.family == "teka":
        wished = tuple(one for hand in in_order for one in hand)
        yield Pack(wished[-HALF:] + wished[:-HALF])
        if not scene.uncut:
            yield Cut(HALF)
        return
    if isinstance(game, CaliforniaGame) and not game.rules.face_up:
        yield TurnUp(card(scene.turned))
    pack: list[Card] = []
    for turn in range(0, size, packet):
        for hand in in_order:
            pack += hand[turn : turn + packet]
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


def _filled(whole: Cards, texts: Sequence[str], aside: Cards, size: int) -> tuple[list[list[Card]], Cards]:
    """The hands with their stars filled up, and what lies aside."""
    hands = [list(hand_of(text.removesuffix("*"))) for text in texts]
    open_hands = [hand for hand, text in zip(hands, texts, strict=True) if text.endswith("*")]
    named = Counter(one for hand in (*hands, aside) for one in hand)
    left = []
    for one in whole:
        if named[one]:
            named[one] -= 1
        else:
            left.append(one)
    if named.total():
        raise ValueError(f"the pack does not hold {+named}")
    while any(len(hand) < size for hand in open_hands):
        for hand in open_hands:
            if len(hand) < size:
                hand.append(left.pop(0))
    if {len(hand) for hand in hands} != {size}:
        raise ValueError(f"hands of {[len(hand) for hand in hands]} cards, not of {size}")
    return hands, (*aside, *left)
