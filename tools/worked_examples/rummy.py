"""The examples of toonerville.md, section 7, as match records, what its options change, and illegal steps."""

from __future__ import annotations

from tools.worked_examples import rummy_refusals, rummy_shanghai
from tools.worked_examples.rummy_match import shared_match
from tools.worked_examples.rummy_writer import RummyWriter, facing_a_wild

FOLDER = "toonerville"


def write() -> None:
    """Writes all records of Toonerville and Rook Shanghai."""
    _rounds()
    _last_round()
    _freed()
    _last_cards()
    _stock()
    _bought()
    _melds()
    _options()
    shared_match().save(f"{FOLDER}/example-08")
    rummy_refusals.write(FOLDER)
    rummy_shanghai.write()


def _rounds() -> None:
    """Examples 1 and 3."""
    writer = RummyWriter(
        "R5 G5 Y5 B5 R8 G8 Y8 B8 R10 G13 B4 ROOK",
        "R2 G2 Y2 B2 R6 G6 Y6 B6 R6 R9 R9 G1",
        "R3 G3 Y3 B3 R3 G3 R7 G7 Y7 B7 R7 G7",
        up="B14",
        stock="Y14 G14 R14",
        only_round=1,
    )
    writer.turn("down set R5 G5 Y5 B5 / set R8 G8 Y8 B8", "discard Y14")
    writer.turn("down set R2 G2 Y2 B2 / set R6 G6 Y6 B6 R6", "discard G14")
    writer.turn("down set R3 G3 Y3 B3 R3 G3 / set R7 G7 Y7 B7 R7 G7", "discard R14")
    writer.save(f"{FOLDER}/example-01")
    writer = RummyWriter(
        "R1 R2 R3 R4 R5 R6 R7 R8 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8",
        "B1 B2 B3 B4 B5 B6 B7 B8 R10 R11 R12 R13 R14 G10 G11 ROOK",
        up="B14",
        stock="Y14",
        only_round=10,
    )
    writer.turn("down run R1 R2 R3 R4 / run R5 R6 R7 R8 / run Y1 Y2 Y3 Y4 / run Y5 Y6 Y7 Y8", "discard Y14")
    writer.save(f"{FOLDER}/example-03")


LAST = "R1 R2 R3 R4 G5 G6 G7 G8 B9 G9 Y9 R12"
"""Two runs and a set, and a twelve."""
LAST_DOWN = "down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set B9 G9 Y9 / set R12 G12 Y12"


def _last_round() -> None:
    """Example 4: seat 0 buys what seat 1 throws away, and goes out; seat 1 is left with twelve low cards."""
    writer = RummyWriter(
        LAST, "B1 B1 B2 B2 B3 B3 B4 B4 B5 B5 B6 Y12", up="B13", stock="R14 B6 G12 Y14 R9", only_round=11
    )
    writer.turn("discard R14").turn("discard Y12").do("draw", "buy", "discard Y14")
    writer.turn(LAST_DOWN.replace("Y9", "Y9 R9")).save(f"{FOLDER}/example-04")
    RummyWriter(LAST, up="B13", stock="G12", only_round=11).turn().save(f"{FOLDER}/refused/example-04", (0, LAST_DOWN))
    writer = RummyWriter(f"{LAST} G12 Y12", up="B13", stock="R9", only_round=11, round_11_deal=14)
    writer.turn(LAST_DOWN.replace("Y9", "Y9 R9")).save(f"{FOLDER}/last-round-of-14")


SWAPPING = "R7 R11 G11 Y2 Y3 Y4 Y5 B2 B4 G1 G6 Y12"


def _freed() -> None:
    """Example 5."""
    down = "down run Y2 Y3 Y4 Y5 / set R11 G11 ROOK / swap R7 1"
    facing_a_wild(SWAPPING).do(down, "discard B2").save(f"{FOLDER}/example-05")
    facing_a_wild(SWAPPING.replace("G11", "B10")).save(f"{FOLDER}/refused/example-05", (1, down))
    writer = facing_a_wild("R7 R11 G11 Y11 Y2 Y3 Y4 Y5 B4 G1 G6 Y12").do("down run Y2 Y3 Y4 Y5 / set R11 G11 Y11")
    writer.do("swap R7 1", "lay ROOK 1 high", "discard B4").save(f"{FOLDER}/rook-freed-and-laid-off")


def _last_cards() -> None:
    """Example 6."""
    hand = "R5 G5 Y5 B5 R5 G5 R8 G8 Y8 B8 R8 G8"
    down = "down set R5 G5 Y5 B5 R5 G5 / set R8 G8 Y8 B8 R8 G8"
    for name, card, last in (("discard", "Y14", "discard Y14"), ("lay-off", "Y8", "lay Y8 2")):
        writer = RummyWriter(hand, up="B7", stock=card, only_round=1)
        writer.turn(down, last).save(f"{FOLDER}/example-06-{name}")


def _stock() -> None:
    """Example 7: everybody goes down or not and throws away what he draws, until nothing is left to draw."""
    writer = RummyWriter(
        "R5 G5 Y5 R8 G8 Y8 B8 R10 R11 R12 R13 B6",
        "B1 B1 B2 B2 B3 B3 B4 B4 B5 B5 B9 B9",
        "R2 G2 Y2 R3 G3 Y3 R1 R1 R4 R4 R6 R6",
        up="B14",
        stock="Y14 Y13 Y12",
        only_round=1,
    )
    writer.turn("down set R5 G5 Y5 / set R8 G8 Y8 B8", "discard Y14")
    writer.turn("discard Y13")
    writer.turn("down set R2 G2 Y2 / set R3 G3 Y3", "discard Y12")
    while not writer.state.finished:
        writer.idle()
    writer.save(f"{FOLDER}/example-07")
    # A buyer keeps the card that he bought in a round that is dead with it: all buy, and nothing is left to renew.
    RummyWriter(up="B14", only_round=1).selling(68).save(f"{FOLDER}/dead-with-a-purchase")
    # The stock ends between the buyer's card and the player's.
    writer = RummyWriter(up="B14", only_round=1).idle(5).selling(64)
    writer.do("draw", "buy").renew().save(f"{FOLDER}/renewed-between-two-draws")


def _bought() -> None:
    """Example 9."""
    writer = RummyWriter(up="B7", stock="B11 B12 Y1 Y2", seats=5, only_round=1)
    writer.idle(2).do("draw", "let", "buy").save(f"{FOLDER}/example-09")


def _melds() -> None:
    """Example 10: the legal sets."""
    writer = RummyWriter("R8 R8 G8 ROOK ROOK R9 B1 B3 B5 G12 Y13 R14", up="B7", stock="Y2", only_round=1)
    writer.turn("down set R8 R8 G8 / set ROOK ROOK R9", "discard B1").save(f"{FOLDER}/example-10")


def _options() -> None:
    """What options change."""
    sets, down = "R5 G5 Y5 R8 G8 Y8 B1 G1 Y1 B3 B4 B5", "down set R5 G5 Y5 / set R8 G8 Y8"
    writer = RummyWriter(sets, up="B7", stock="B6", only_round=1, extra_melds=True)
    writer.turn(down, "meld set B1 G1 Y1", "meld run B3 B4 B5 B6").save(f"{FOLDER}/extra-melds")
    writer = RummyWriter(
        "R5 R6 ROOK R8 G9 B9 Y9 R4 R7 B1 B3 G12",
        up="B7",
        stock="R10 B14 Y14 B13",
        only_round=2,
        layoff_same_turn=False,
        swap_requires_down=True,
    )
    writer.turn("down run R5 R6 ROOK R8 / set G9 B9 Y9", "discard B1").idle(2)
    writer.turn("swap R7 1", "lay ROOK 1 high", "lay R10 1", "lay R4 1", "discard B13").save(f"{FOLDER}/later-lay-offs")
    writer = RummyWriter(up="ROOK", stock="B7 G7", only_round=1, rook_upcard="bury")
    writer.turn("discard G7").save(f"{FOLDER}/rook-buried")
    runs = "R3 R4 R5 R6 R7 R8 R9 R10 B1 G12 Y13 B14"
    writer = RummyWriter(runs, up="B7", stock="Y2", only_round=3)
    writer.turn("down run R3 R4 R5 R6 / run R7 R8 R9 R10", "discard B1").save(f"{FOLDER}/contiguous-runs")
    writer = RummyWriter("R5", "R6", "R7", up="B7", only_round=1, max_buys=2)
    for _ in range(3):
        # Seat 2 buys in the turns of seat 0, as long as it may.
        writer.do("draw", "let")
        if writer.state.actor == 2:
            writer.do("buy")
        writer.do(f"discard {writer.state.hands[0][0].text}").idle(2)
    writer.save(f"{FOLDER}/max-buys")
