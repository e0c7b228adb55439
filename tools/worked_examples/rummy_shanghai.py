"""Records of Rook Shanghai (extras.md, section B), where it is not as Toonerville, and its illegal steps."""

from __future__ import annotations

from typing import Any

from fa_cards.rules.rummy import RookShanghai
from tools.worked_examples.rummy_writer import RummyWriter

FOLDER = "shanghai"
SETS = "R5 G5 B14 R8 G8 ROOK B1 B3 B10 G12 Y13"
DOWN = "down set R5 G5 B14 / set R8 G8 ROOK"


def dealt(*hands: str, up: str = "B7", stock: str = "G7", seats: int = 4, **options: Any) -> RummyWriter:
    """A record of which the first hand is dealt."""
    return RummyWriter(*hands, up=up, stock=stock, seats=seats, kind=RookShanghai, **options)


def write() -> None:
    """Writes them."""
    dealt(SETS).turn(DOWN, "discard B1").save(f"{FOLDER}/both-wilds")
    dealt(SETS, up="ROOK", stock="B14 B7 G7", seats=5).turn("discard G7").save(f"{FOLDER}/wild-up-cards-buried")
    _hand()
    _last_hand()
    to = f"{FOLDER}/refused/"
    dealt(SETS).turn().save(f"{to}black-14-by-the-name-of-the-rook", (0, "down set R5 G5 ROOK / set R8 G8 ROOK"))
    dealt(SETS).turn().save(f"{to}set-of-wilds", (0, "down set B14 ROOK B14 / set R8 G8 ROOK"))
    dealt(SETS).turn(DOWN).save(f"{to}swap", (0, "swap Y5 1"))
    dealt(SETS).turn().save(f"{to}swap-in-going-down", (0, f"{DOWN} / swap Y5 1"))
    dealt(SETS).turn(DOWN).save(f"{to}further-meld", (0, "meld set B1 G1 Y1"))
    dealt(SETS, min_naturals=2).turn().save(f"{to}one-natural-card-of-two", (0, "down set R5 B14 ROOK / set R8 G8 Y8"))
    rook = dealt("B1", "B14 R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12", stock="ROOK").turn("discard ROOK")
    rook.do("take").save(f"{to}rook-thrown-away-by-a-holder-of-a-black-14", (1, "discard ROOK"))


def _hand() -> None:
    """A hand in which seat 3 buys a card and seat 2 goes out by laying off."""
    writer = dealt(
        "R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12 Y13",
        "R2 G2 Y2 R6 G6 ROOK B5 R12 Y11 B11 G1",
        "R3 G3 Y3 B3 R9 G9 Y9 B9 G3 Y3 R5",
        stock="G7 Y7 B12 B8",
    )
    writer.turn("down set R5 G5 Y5 / set R8 G8 Y8", "discard G12")
    writer.turn("down set R2 G2 Y2 / set R6 G6 ROOK", "lay B5 1", "discard G1").do("draw", "buy")
    writer.do("down set R3 G3 Y3 B3 G3 Y3 / set R9 G9 Y9 B9", "lay B8 2", "lay R5 1").save(f"{FOLDER}/a-hand")


def _last_hand() -> None:
    """A match of seven hands: six of them are dead, and in the seventh seat 2 lays its twelve cards."""
    writer = dealt(max_buys=None)
    for number in range(1, 7):
        while writer.state.number == number and writer.state.dealt:
            writer.selling(1)
        if number < 6:
            writer.deal(up="B7", stock="G7")
    hand = "R1 R2 R3 R4 G5 G6 G7 G8 Y9 Y10 Y11"
    writer.deal("B1", "B1", hand, up="B7", stock="Y12")
    writer.turn("down run R1 R2 R3 R4 / run G5 G6 G7 G8 / run Y9 Y10 Y11 Y12").save(f"{FOLDER}/whole-match")
