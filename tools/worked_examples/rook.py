"""The worked examples 1 to 23 of rook.md, section 8, as match records.

The contracts and what they come to are those of the rules; packs and plays were left to a search (searching.py) where
no hand is written below. Totals that an example begins with are reached by earlier deals.
"""

from __future__ import annotations

from fa_cards.rules.chance import Dice
from tools.worked_examples import rook_refusals
from tools.worked_examples.rook_writer import BURIED, RookWriter, Wanted, Wish

MANY_STEPS = 5_000
"""Plays that are tried where the pack is given."""

KENTUCKY, DISCARD, CALL_PARTNER, STANDARD = "kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook"


def example(number: str, key: str, *deals: Wanted, **options: object) -> None:
    """A record of these deals."""
    RookWriter(key, {name.replace("_", "-"): value for name, value in options.items()}).deals_for(*deals).save(
        f"rook/example-{number}"
    )


def kentucky() -> None:
    """Examples 1 to 10. A is seats 0 and 2, B seats 1 and 3; seat 3 deals first."""
    example("01", KENTUCKY, Wanted(0, 120, 125))
    example("02", KENTUCKY, Wanted(0, 120, 115))
    example("03", KENTUCKY, Wanted(2, 130, 130))
    # the dealer is of B: forced and failed it is B that loses
    example("04", KENTUCKY, Wanted(3, 100, 95))
    _takes_all()
    _short_plain()
    for name, bid, own, last in (("a", 110, 115, True), ("b", 110, 100, False)):
        example(f"07-{name}", KENTUCKY, Wanted(0, bid, own, nest=15, last_is_own=last), bury_points=True)
    failed = Wanted(2, 100, 50)
    # A comes to 460, B to 470
    before = [*(Wanted(0, 100, own) for own in (110, 110, 120)), failed, Wanted(2, 100, 110), Wanted(0, 100, 110)]
    example("08", KENTUCKY, *before, Wanted(0, 100, 110))
    # 430 and 480
    before = [Wanted(0, 100, 110), Wanted(2, 100, 110), Wanted(0, 100, 70)]
    before += [Wanted(2, 100, 100), Wanted(0, 100, 110), Wanted(2, 100, 100)]
    tied = RookWriter(KENTUCKY).deals_for(*before, Wanted(0, 115, 115))
    tied.save("rook/example-09")
    tied.deal_for(Wanted(2, 100, 105)).save("rook/example-09-extra-deal")
    # 480 and 430
    before = [Wanted(1, 100, 110), Wanted(3, 100, 110), Wanted(1, 100, 70)]
    before += [Wanted(3, 100, 100), Wanted(1, 100, 110), Wanted(3, 100, 100)]
    example("10", KENTUCKY, *before, Wanted(0, 120, 100))


def _takes_all() -> None:
    """Example 5: A holds all high cards."""
    match = RookWriter(KENTUCKY)
    first, second = "ROOK B1 B14 B13 B12 B11 R1 R14 G1 Y1", "B10 B9 R13 R12 G14 G13 Y14 Y13 Y12 G12"
    match.deal((first, "", second), "B8 B7 B6 R6 G6").win(0, 150).bury("B8 B7 B6 R6 G6", "B")
    assert match.play_for(Wish(180), Dice("all"), MANY_STEPS)
    match.save("rook/example-05")


def _short_plain() -> None:
    """Example 6: of eleven counters a 5 is buried; A's tricks bring 140, B's 35 and the last trick."""
    match = RookWriter(KENTUCKY)
    match.deal(("B1 R1 G1 Y1 B14 R14 G14 B10 R10 ROOK",), "Y5 B6 R6 G6 Y6")
    match.win(0, 140).bury("B6 R6 G6 Y6 Y5", "B")
    assert match.play_for(Wish(140, last_is_own=False), Dice("short"), MANY_STEPS)
    match.save("rook/example-06")


def discard() -> None:
    """Examples 11 to 16."""
    example("11", DISCARD, Wanted(0, 85, 85, nest=10, last_is_own=True))
    example("12", DISCARD, Wanted(0, 85, 75, nest=10, last_is_own=False))
    # the seat at the dealer's right is forced: seat 2, of A
    example("13", DISCARD, Wanted(2, 70, 70))
    # A comes to 250, B to 270
    before = [Wanted(0, 75, 75), Wanted(1, 80, 80), Wanted(0, 70, 30), Wanted(3, 80, 80), Wanted(1, 70, 30)]
    before.append(Wanted(2, 75, 75))
    example("14", DISCARD, *before, Wanted(0, 75, 80))
    # 240 and 260
    before = [*(Wanted(0, 70, own) for own in (80, 80)), Wanted(2, 70, 30), *(Wanted(2, 70, 75),) * 2]
    tied = RookWriter(DISCARD).deals_for(*before, Wanted(0, 70, 70))
    tied.save("rook/example-15")
    tied.deal_for(Wanted(1, 70, 80)).save("rook/example-15-extra-deal")
    hands = ("Y14", "Y7 ROOK B5 B6 B7 B8 B9 R5 R6", "Y10", "Y5")
    match = RookWriter(DISCARD).deal(hands, "Y6 Y8 Y9 Y11 Y12").win(3, 70)
    match.bury("Y6 Y8 Y9 Y11 Y12", "G").play("Y14").save("rook/example-16")
    match.play("ROOK Y10 Y5").save("rook/example-16-trick")


def call_partner() -> None:
    """Examples 17 to 23: P1 to P4 are the seats 0 to 3."""
    example("17", CALL_PARTNER, Wanted(0, 120, 130, partner=2))
    example("18", CALL_PARTNER, Wanted(0, 120, 110, partner=2))
    example("19", CALL_PARTNER, Wanted(1, 150, 155))
    example("20", CALL_PARTNER, Wanted(1, 150, 140))
    example("20-buried", CALL_PARTNER, Wanted(1, 150, 140, partner=BURIED))
    example("21", CALL_PARTNER, Wanted(0, 100, 105, nest=15, partner=2, last_is_own=False))
    # P1 to P4 come to 480, 455, 390 and 300
    before = [
        Wanted(1, 155, 140),
        Wanted(1, 100, 170, partner=2),
        Wanted(3, 100, 125, partner=1),
        Wanted(0, 100, 160, partner=1),
        Wanted(1, 100, 155, partner=0),
    ]
    example("22", CALL_PARTNER, *before, Wanted(1, 100, 105, partner=3))
    # P1 and P3 come to 420 each
    before = [Wanted(0, 100, 140, partner=2), Wanted(2, 100, 140, partner=0), Wanted(0, 100, 140, partner=2)]
    tied = RookWriter(CALL_PARTNER).deals_for(*before, Wanted(2, 100, 130, partner=0))
    tied.save("rook/example-23")
    tied.deal_for(Wanted(0, 100, 120, partner=1)).save("rook/example-23-extra-deal")
    example("23-shared", CALL_PARTNER, *before, Wanted(2, 100, 130, partner=0), tie="shared")


def standard() -> None:
    """What section 6 says of the standard deck, as section 8 has no example of it."""
    example("standard", STANDARD, Wanted(0, 70, 100, nest=15, last_is_own=False))
    example("standard-last-trick", STANDARD, Wanted(0, 100, 120, last_is_own=True), last_trick=20)
    example("standard-nest-1", STANDARD, Wanted(0, 100, 120, nest=10, last_is_own=True), nest=1)


def auctions() -> None:
    """The worked auction of section 2, and what may be said at its end."""
    match = RookWriter(KENTUCKY).deal()
    match.do("bid 100", "pass", "bid 105", "bid 110", "pass", "bid 115", "pass").save("rook/auction")
    RookWriter(KENTUCKY).deal().do("pass", "pass", "pass").save("rook/auction-forced")
    RookWriter(KENTUCKY, {"all-pass": "redeal"}).deal().do("pass", "pass", "pass", "pass").save(
        "rook/auction-passed-out"
    )


def write() -> None:
    """Writes all records of the family."""
    kentucky()
    discard()
    call_partner()
    standard()
    auctions()
    rook_refusals.write()
