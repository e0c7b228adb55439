"""A record of the family with a stock in the making: deals that come to what an example says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.fours import CaliforniaGame, CaliforniaState
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.fours.counting import TOTAL, Point, card_for
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from tools.hands import filled
from tools.worked_examples.writer import AnyWriter

MOST_PACKS = 2_000
"""Packs that are shuffled before the search gives up."""

STEPS = 400
"""Plays that are tried before another pack is shuffled."""

X, Y, NOBODY, ANY = "01-?"
"""Who has a point: the side of seat 0, the side of seat 1, nobody, or no matter who."""


@dataclass(frozen=True)
class Shares:
    """Who has each point of a deal, in the order of counting: `010-` in California Jack is a tie for Game."""

    who: str
    own: int | None = None
    """The card points of the side of seat 0; None where they do not matter."""

    def in_reach(self, state: CaliforniaState) -> bool:
        """Whether no side has what the other one is to have."""
        won = {X: state.captured[0], Y: state.captured[1]}
        if state.seats == 4:
            won = {X: won[X] | state.captured[2], Y: won[Y] | state.captured[3]}
        for point, who in zip(state.rules.points, self.who, strict=True):
            if point is not Point.GAME and who != ANY and won[Y if who == X else X] & card_for(point, state.trump_suit):
                return False
        own = sum(state.card_points[0::2])
        low, high = self._card_points
        return own <= high and sum(state.card_points) - own <= TOTAL - low

    @property
    def _card_points(self) -> tuple[int, int]:
        """The fewest and the most card points that the side of seat 0 may come to."""
        if self.own is not None:
            return self.own, self.own
        half = TOTAL // 2
        return {X: (half + 1, TOTAL), Y: (0, half - 1), NOBODY: (half, half), ANY: (0, TOTAL)}[self.who[-1]]

    def fulfilled(self, state: CaliforniaState) -> bool:
        """Whether the deal ended so."""
        deal = state.deals[-1]
        low, high = self._card_points
        who = [X if 0 in one.seats else Y if one.seats else NOBODY for one in deal.entries]
        as_wished = all(wished in {ANY, came} for wished, came in zip(self.who, who, strict=True))
        return as_wished and low <= sum(deal.card_points[0::2]) <= high


class CaliforniaWriter(AnyWriter[CaliforniaState]):
    """A record of a game of the family; the last seat deals first, so that seat 0 leads."""

    def __init__(
        self, kind: type[CaliforniaGame], options: Mapping[str, object] | None = None, seats: int | None = None
    ) -> None:
        super().__init__(kind(options, seats))
        self.do(f"dealer {self.game.seats - 1}")

    def deal(self, *hands: str, stock: str = "", turn_up: str = "2C") -> Self:
        """Deals these hands, one card at a time, with this stock; what is not named is what is left, from the twos."""
        if self.state.phase is Phase.TURN_UP:
            self.do(f"turn-up {turn_up}")
        whole, left = filled(PACK_52, hands, [HAND] * self.game.seats, after=stock)
        self.add(Step(None, Pack(pack_for(whole, self.state.dealing, left=left))))
        return self

    def by_chance(self, dice: Dice) -> Self:
        """The steps of chance up to the first play."""
        while self.state.actor is None:
            self.add(Step(None, self.state.chance(dice)))
        return self

    def deal_for(self, wish: Shares) -> Self:
        """A whole deal as wished, with the first pack in which such plays are found.

        Raises:
            LookupError: none was found.
        """
        seed = f"{self.game.key}, deal {self.state.number}, {wish}"
        return self.first_that(lambda dice: self.by_chance(dice).play_for(wish, dice, STEPS), seed, MOST_PACKS)

    def deals_for(self, who: Sequence[str]) -> Self:
        """Whole deals, one after the other."""
        for one in who:
            self.deal_for(Shares(one))
        return self
