"""An auction and a deal that more than one lesson of Teka shows."""

from __future__ import annotations

from fa_cards.learn.lessons.writing import played
from fa_cards.learn.scenes import Scene

ALONE = "pass; pass; pass"
"""Nobody else bids."""


_RUN = """
    AS 2S 3S 4S  KS 5S 6S 7S  QS 2D 4D 5D  JS 6D 7D 8D  TS 2C 3C 5C  9S 6C 7C 8C  8S 9C TC JC
    AH 2H 3H 4H
"""
EIGHT_OF_NINE = Scene(
    "teka",
    (
        "S AKQJT98 H AK D 93 C K4",
        "S 52 H 7652 D T62 C A962",
        "S 63 H 983 D QJ74 C QT73",
        "S 74 H QJT4 D AK85 C J85",
    ),
    3,
    steps=f"bid 9; {ALONE}; trump S; {played(_RUN)}",
)
"""The learner's team has bid nine and won eight tricks; with the king of hearts it wins the ninth."""
NINTH_TRICK = played("5H 9H TH")
"""What the others play then."""
