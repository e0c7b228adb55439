"""Whole matches of All Fours, held against the rules told a second time, with texts (extras.md, section C)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from fa_cards.rules.cards import PACK_52
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import AllFours
from fa_cards.rules.game import pick
from fa_cards.rules.phases import Phase

RANKS = "23456789TJQKA"
WORTH = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}


class Told:
    """A match as a person at the table would keep it, with texts."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.totals = [0, 0]
        self.pending = [0, 0]
        self.listed: list[tuple[list[int], list[int]]] = []
        self.dealer = 0
        self.pack: list[str] = []
        self.whole: list[set[str]] = [set(), set()]
        self.held: list[set[str]] = [set(), set()]
        self.won: list[list[str]] = [[], []]
        self.trump = ""
        self.trick: list[str] = []
        self.turn = 0
        self.over = self.void = False

    def point(self, seat: int) -> None:
        self.totals[seat] += 1
        self.pending[seat] += 1

    def three_each(self) -> None:
        for seat in (1 - self.dealer, self.dealer):
            for _ in range(3):
                name = self.pack.pop(0)
                self.whole[seat].add(name)
                self.held[seat].add(name)

    def turn_card(self) -> None:
        name = self.pack.pop(0)
        self.trump = name[1]
        if name[0] == "J":
            self.point(self.dealer)
            if self.totals[self.dealer] >= self.target:
                self.over = True
                self.finish()

    def deal(self, pack: list[str]) -> None:
        self.pack, self.void = list(pack), False
        self.whole, self.held, self.won = [set(), set()], [set(), set()], [[], []]
        self.three_each()
        self.three_each()
        self.turn = 1 - self.dealer
        self.turn_card()

    def run(self) -> None:
        refused = self.trump
        while True:
            if len(self.pack) < 7:
                self.void = True
                self.held = [set(), set()]
                return
            self.three_each()
            self.turn_card()
            if self.over or self.trump != refused:
                self.turn = 1 - self.dealer
                return

    def finish(self) -> None:
        self.listed.append((list(self.pending), list(self.totals)))
        self.pending = [0, 0]
        self.held = [set(), set()]
        self.over = max(self.totals) >= self.target
        if not self.over:
            self.dealer = 1 - self.dealer

    def may_play(self) -> set[str]:
        hand = self.held[self.turn]
        if not self.trick:
            return set(hand)
        led = self.trick[0][1]
        following = {name for name in hand if name[1] == led}
        return following | {name for name in hand if name[1] == self.trump} if following else set(hand)

    def play(self, name: str) -> None:
        self.held[self.turn].remove(name)
        self.trick.append(name)
        self.turn = 1 - self.turn
        if len(self.trick) < 2:
            return
        lead, answer = self.trick
        beats = RANKS.index(answer[0]) > RANKS.index(lead[0]) if answer[1] == lead[1] else answer[1] == self.trump
        winner = 1 - self.turn if beats else self.turn
        self.won[winner] += self.trick
        self.trick, self.turn = [], winner
        if not any(self.held):
            self.count()

    def enter(self, holders: Iterable[int]) -> None:
        for seat in holders:
            if max(self.totals) < self.target:
                self.point(seat)

    def count(self) -> None:
        trumps = sorted(
            (name for some in self.whole for name in some if name[1] == self.trump), key=lambda one: RANKS.index(one[0])
        )
        for name in (*trumps[-1:], *trumps[:1]):
            self.enter(seat for seat in (0, 1) if name in self.whole[seat])
        self.enter(seat for seat in (0, 1) if f"J{self.trump}" in self.won[seat])
        worth = [sum(WORTH.get(name[0], 0) for name in some) for some in self.won]
        if worth[0] != worth[1]:
            self.enter([worth.index(max(worth))])
        self.finish()


def hard_pack(dice: Dice) -> str:
    """A pack in which the card that is turned, and those after it, are of one suit more often than chance has it."""
    names = [one.text for one in dice.shuffled(PACK_52)]
    if dice.below(2):
        suit = dice.choice("SHDC")
        for place in range(12, 52, 7):
            if dice.below(8):
                other = dice.choice([at for at in range(52) if names[at][1] == suit])
                names[place], names[other] = names[other], names[place]
    return " ".join(["pack", *names])


@pytest.mark.parametrize("target", [1, 2, 7, 11, 30])
def test_whole_matches_go_as_the_rules_told_again_say(target: int) -> None:
    void = by_jack = longest = 0
    for number in range(40):
        game, dice, told = AllFours({"target": target}), Dice(f"told again {number}"), Told(target)
        state = game.start()
        while not state.finished:
            action = pick(state.legal(state.actor), dice)
            if state.phase is Phase.PACK:
                action = game.parse(hard_pack(dice))
            seat = state.actor
            if seat is not None and state.phase is Phase.PLAY:
                assert {one.text for one in state.legal(seat)} == {f"play {name}" for name in told.may_play()}
            word, *names = action.text.split()
            match word:
                case "dealer":
                    told.dealer = int(names[0])
                case "pack":
                    told.deal(names)
                case "give":
                    told.point(1 - told.dealer)
                case "run":
                    told.run()
                    void += told.void
                case "play":
                    told.play(names[0])
            by_jack += told.over and word in {"pack", "run"}
            state, _ = state.apply(seat, action)
            longest = max(longest, *state.view(0).counts)
            assert list(state.totals) == told.totals
            assert list(state.view(0).pending) == told.pending
            assert [(list(one.scores), list(one.totals)) for one in state.deals] == told.listed
            assert state.dealer == told.dealer
            assert state.finished is told.over
            for one in (0, 1):
                assert {each.text for each in state.view(one).hand} == told.held[one]
        assert state.winners == tuple(seat for seat in (0, 1) if told.totals[seat] >= target)
    assert longest > 9, "no run was repeated"
    if target == 30:
        assert void, "no deal was void"
    if target == 1:
        assert by_jack, "no match was ended by a turned jack"
