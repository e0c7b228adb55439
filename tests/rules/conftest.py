"""A table of Teka at which the tests sit: given hands are dealt, and steps are written as in a record."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.records import Step
from fa_cards.rules.teka import Teka, TekaState
from fa_cards.rules.teka.pack import stacked
from tests.rules.tables import AnyTable
from tools.hands import filled

CUT = 20
"""Where the players of these tests cut."""


class Table(AnyTable[TekaState]):
    """A match of Teka with the given hands.

    Seat 3 deals first, so seats 0 to 3 speak in this order (R, P, L, D of teka.md).
    """

    STRONG = (
        "AS KS QS JS TS 9S 8S AH KH 3D 2D 3C 2C",
        "5S 4S 9H 8H 7H 6H AD KD QD AC KC QC JC",
        "7S 6S QH JH TH 7D 6D 5D 4D 7C 6C 5C 4C",
        "3S 2S 5H 4H 3H 2H JD TD 9D 8D TC 9C 8C",
    )
    """With spades as trump seat 0 wins seven to nine tricks, and may lose as many as he likes."""
    LOSING = "AS 5S 7S 3S 2D AD 4D 8D KD 5D 9D 3D QD 6D TD KH AC 4C 8C 2C KC 5C 9C 3C QC 6C TC AH"
    """STRONG: seat 0 wins trick 1, seat 1 tricks 2 to 7."""

    SURE = (
        "AS KS QS JS TS 9S 8S AH KH QH JH TH 9H",
        "7S 6S 8H 7H AD KD QD JD TD AC KC QC JC",
        "5S 4S 6H 5H 9D 8D 7D 6D TC 9C 8C 7C 6C",
        "3S 2S 4H 3H 2H 5D 4D 3D 2D 5C 4C 3C 2C",
    )
    """With spades as trump seat 0 wins every trick."""
    WINNING = (
        "AS 6S 4S 2S KS 7S 5S 3S QS AD 6D 5D JS KD 7D 4D TS QD 8D 3D 9S JD 9D 2D 8S TD 6C 5C"
        " AH 7H 5H 2H KH 8H 6H 3H QH AC 7C 4H JH KC 8C 4C TH QC 9C 3C 9H JC TC 2C"
    )
    """SURE: seat 0 wins every trick."""

    def __init__(self, *hands: str, dealer: int = 3, options: Mapping[str, object] | None = None) -> None:
        super().__init__(Teka(options))
        if hands:
            self.do(f"dealer {dealer}")
            self.deal(*hands)

    def deal(self, *hands: str) -> None:
        """Deals these hands where the table has to give a pack; the cuts are made too."""
        dealer = self.state.dealer
        assert dealer is not None
        first = not self.state.deals
        cuts = (CUT,) if first else (CUT, CUT)
        whole, _ = filled(PACK_52, hands, [13] * 4)
        self.step(Step(None, Pack(stacked(whole, dealer, *cuts))))
        for cutter in ((dealer - 1) % 4,) if first else (dealer, (dealer - 1) % 4):
            self.do(f"{cutter} cut {CUT}")

    def bid(self, call: str) -> None:
        """Seat 0 makes this call, the others pass, and trump is spades."""
        self.do(f"0 {call}", "1 pass", "2 pass", "3 pass", "0 trump S")


Sit = type[Table]


@pytest.fixture
def sit() -> Sit:
    """A new table: `sit(hands…, dealer=…, options=…)`."""
    return Table
