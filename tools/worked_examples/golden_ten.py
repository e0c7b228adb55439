"""The examples of Golden Ten (extras.md, section A) as match records, and its illegal steps.

An example is a match of one deal in which seat 0 takes what the example says; the plays are found by search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_ROOK_56
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.golden_ten import GoldenTen, GoldenTenState
from fa_cards.rules.golden_ten.counting import TOTAL
from fa_cards.rules.records import Step
from tools.hands import filled
from tools.worked_examples.writer import AnyWriter

MOST_PACKS = 500

REDS = "R14 R13 R12 R11 R10 R9 R8 R7 R6 R5 R4 R3 R2 B1"
"""A hand that takes every red card."""

TALON = "R5 Y10"
"""Two cards that are left over at a table of three: the winner of the first trick gets them."""


@dataclass(frozen=True)
class Penalty:
    """What the red cards of seat 0 count, and whether it takes the Golden Ten."""

    reds: int
    golden: bool

    def in_reach(self, state: GoldenTenState) -> bool:
        """Whether seat 0 has not more yet, the others have not too much, and the Golden Ten is not astray."""
        view = state.view(0)
        others = sum(view.points[1:])
        astray = view.golden is not None and (view.golden == 0) is not self.golden
        return view.points[0] <= self.reds and others <= TOTAL - self.reds and not astray

    def fulfilled(self, state: GoldenTenState) -> bool:
        """Whether the deal ended so."""
        deal = state.deals[-1]
        return deal.reds[0] == self.reds and (deal.golden == 0) is self.golden


class Writer(AnyWriter[GoldenTenState]):
    """A record of a match of one deal; the last seat deals, so that seat 0 leads."""

    def __init__(self, hands: Sequence[str] = (), *, seats: int = 4, talon: str = "", negative: bool = False) -> None:
        super().__init__(GoldenTen({"deals": 1, "golden-negative": negative}, seats))
        self.hands, self.talon = hands, talon
        self.do(f"dealer {seats - 1}")

    def deal(self, dice: Dice) -> Writer:
        """Deals the hands that are given and the rest as chance has it."""
        sizes = [self.state.hand_size] * self.game.seats
        whole, left = filled(PACK_ROOK_56, self.hands, sizes, after=self.talon, dice=dice)
        self.add(Step(None, Pack(pack_for(whole, self.game.seats - 1, left=left))))
        return self

    def take(self, reds: int, *, golden: bool) -> Writer:
        """A deal in which seat 0 takes red cards that count so much, and the Golden Ten or not.

        Raises:
            LookupError: none was found.
        """
        wish = Penalty(reds, golden)
        return self.first_that(
            lambda dice: self.deal(dice).play_for(wish, dice), f"golden-ten, {reds} and {golden}", MOST_PACKS
        )


def write() -> None:
    """Writes all records of Golden Ten."""
    for name, reds, golden in (("18", 18, False), ("18-golden", 18, True), ("4", 4, False), ("4-golden", 4, True)):
        Writer().take(reds, golden=golden).save(f"golden-ten/reds-{name}")
    Writer().take(0, golden=True).save("golden-ten/reds-0-golden")
    Writer(negative=True).take(4, golden=True).save("golden-ten/reds-4-golden-negative")
    Writer(negative=True).take(0, golden=True).save("golden-ten/reds-0-golden-negative")
    Writer([REDS]).take(27, golden=False).save("golden-ten/reds-27")
    Writer([REDS]).take(27, golden=True).save("golden-ten/reds-27-golden")
    Writer(["B14"], seats=3, talon=TALON).take(8, golden=True).save("golden-ten/left-over")
    for seats in (3, 5, 6, 7):
        Writer(seats=seats).take(9, golden=False).save(f"golden-ten/seats-{seats}")
    _refusals()


def _refusals() -> None:
    hands = ("B9", "B2 B11 R10 Y10 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10")
    dealt = Writer(hands).deal(Dice("refused"))
    dealt.save("golden-ten/refused/play-out-of-turn", (1, "play B2"))
    dealt.save("golden-ten/refused/card-not-held", (0, "play B2"))
    dealt.do("play B9").save("golden-ten/refused/colour-not-followed", (1, "play R10"))
    words = [one.text for one in PACK_ROOK_56]
    Writer().save("golden-ten/refused/pack-with-the-rook", (None, " ".join(["pack", "ROOK", *words[1:]])))
    over = Writer(seats=7).take(9, golden=False)
    over.save("golden-ten/refused/step-after-the-end", (0, "play B1"))
