"""Whole matches of the family with a stock, held against the rules told a second time, with lists of texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fa_cards.rules.chance import Dice
from fa_cards.rules.events import DealScored
from fa_cards.rules.fours import CaliforniaFives, CaliforniaGame, CaliforniaJack, ShastaSam
from fa_cards.rules.fours.events import Drew
from fa_cards.rules.game import pick

RANKS = "23456789TJQKA"
WORTH = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}

GAMES: list[tuple[type[CaliforniaGame], Mapping[str, Any], int]] = [
    (CaliforniaJack, {}, 2),
    (CaliforniaJack, {"packet": 3}, 2),
    (CaliforniaJack, {"void-must-trump": True, "target": 7}, 2),
    (CaliforniaJack, {"loose-discard": True}, 2),
    (ShastaSam, {}, 2),
    (ShastaSam, {"packet": 3, "void-must-trump": True}, 2),
    (CaliforniaFives, {}, 2),
    (CaliforniaFives, {"stock": "down"}, 2),
    (CaliforniaFives, {}, 4),
    (CaliforniaFives, {"stock": "down", "packet": 3}, 4),
    (CaliforniaFives, {"void-must-trump": True}, 4),
]
MATCHES = 6


class Told:
    """A match as a person at the table would keep it, who reads the record and plays along."""

    def __init__(self, kind: type[CaliforniaGame], options: Mapping[str, Any], seats: int) -> None:
        self.options = {"packet": 1, "void-must-trump": False, "loose-discard": False, **options}
        self.down = kind is ShastaSam or self.options.get("stock") == "down"
        self.fives = kind is CaliforniaFives
        self.target = self.options.get("target", 61 if self.fives else 10)
        self.seats = seats
        self.totals = [0] * seats
        self.dealer = 0
        self.trump = ""
        self.hands: list[list[str]] = []
        self.drawn: list[set[str]] = []
        self.won: list[list[str]] = []
        self.stock: list[str] = []
        self.trick: list[tuple[int, str]] = []
        self.scores: list[int] = []
        self.lead = 0

    def deal(self, pack: list[str]) -> None:
        pack = list(pack)
        self.hands = [[] for _ in range(self.seats)]
        size = self.options["packet"]
        while len(self.hands[self.dealer]) < 6:
            for step in range(1, self.seats + 1):
                for _ in range(size):
                    self.hands[(self.dealer + step) % self.seats].append(pack.pop(0))
        self.stock = pack
        if not self.down:
            self.trump = pack[0][1]
        self.drawn = [set() for _ in range(self.seats)]
        self.won = [[] for _ in range(self.seats)]
        self.lead = (self.dealer + 1) % self.seats

    @property
    def turn(self) -> int:
        return (self.lead + len(self.trick)) % self.seats

    def may_play(self) -> set[str]:
        hand = self.hands[self.turn]
        if not self.trick or self.options["loose-discard"]:
            return set(hand)
        led = self.trick[0][1][1]
        trumps = {one for one in hand if one[1] == self.trump}
        follows = {one for one in hand if one[1] == led}
        if led == self.trump:
            return trumps or set(hand)
        if follows:
            return follows | trumps
        if self.options["void-must-trump"] and trumps:
            return trumps
        return set(hand)

    def play(self, name: str) -> None:
        seat = self.turn
        self.hands[seat].remove(name)
        self.drawn[seat].discard(name)
        self.trick.append((seat, name))
        if len(self.trick) < self.seats:
            return
        trumps = [one for one in self.trick if one[1][1] == self.trump]
        asked = [one for one in self.trick if one[1][1] == self.trick[0][1][1]]
        winner, _ = max(trumps or asked, key=lambda one: RANKS.index(one[1][0]))
        self.won[winner] += [one for _, one in self.trick]
        self.trick, self.lead = [], winner
        if self.stock:
            for step in range(self.seats):
                card = self.stock.pop(0)
                self.hands[(winner + step) % self.seats].append(card)
                self.drawn[(winner + step) % self.seats].add(card)
        if not any(self.hands):
            self.count()

    def count(self) -> None:
        def side(seat: int) -> list[int]:
            return [seat] if self.seats == 2 else [seat % 2, seat % 2 + 2]

        before = list(self.totals)

        def enter(name: str, points: int) -> None:
            if max(self.totals) < self.target:
                (holder,) = (seat for seat in range(self.seats) if name in self.won[seat])
                for seat in side(holder):
                    self.totals[seat] += points

        for rank in "A2J":
            enter(rank + self.trump, 1)
        for suit in "SHDC" if self.fives else "":
            enter("5" + suit, 5)
        worth = [sum(WORTH.get(one[0], 0) for own in side(seat) for one in self.won[own]) for seat in (0, 1)]
        assert sum(worth) == 80
        if worth[0] != worth[1] and max(self.totals) < self.target:
            for seat in side(0 if worth[0] > worth[1] else 1):
                self.totals[seat] += 1
        self.scores = [now - old for now, old in zip(self.totals, before, strict=True)]
        self.dealer = (self.dealer + 1) % self.seats


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize(("kind", "options", "seats"), GAMES)
def test_a_match_goes_as_the_rules_say(
    kind: type[CaliforniaGame], options: Mapping[str, Any], seats: int, number: int
) -> None:
    game, dice, told = kind(options, seats), Dice(f"told again {number}"), Told(kind, options, seats)
    state = game.start()
    while not state.finished:
        seat = state.actor
        if seat is None:
            action = state.chance(dice)
            state, events = state.apply(seat, action)
            word, *names = action.text.split()
            if word == "dealer":
                told.dealer = int(names[0])
            elif word == "turn-up":
                told.trump = names[0][1]
            else:
                told.deal(names)
        else:
            legal = state.legal(seat)
            assert seat == told.turn
            assert {one.text for one in legal} == {f"play {name}" for name in told.may_play()}
            action = pick(legal, dice)
            top = list(told.stock[:seats])
            told.play(action.text.removeprefix("play "))
            state, events = state.apply(seat, action)
            draws = [one for one in events if isinstance(one, Drew)]
            assert [one.card and one.card.text for one in draws] in ([], [None] * seats if told.down else top)
            scored = [one.deal for one in events if isinstance(one, DealScored)]
            assert bool(scored) is not any(told.hands)
            if scored:
                assert (list(scored[0].scores), list(scored[0].totals)) == (told.scores, told.totals)
                assert state.finished is (max(told.totals) >= told.target)
                assert state.finished or state.dealer == told.dealer
                continue
        if told.hands and any(told.hands):
            for one in range(seats):
                view = state.view(one)
                assert {card.text for card in view.hand} == set(told.hands[one])
                assert view.stock == len(told.stock)
                assert (view.top and view.top.text) == (told.stock[0] if told.stock and not told.down else None)
                known = [set() if told.down else some for some in told.drawn]
                assert [{card.text for card in some} for some in view.known] == known
                assert view.taken == tuple(len(some) // seats for some in told.won)
    best = max(told.totals)
    assert state.winners == tuple(seat for seat in range(seats) if told.totals[seat] == best)
