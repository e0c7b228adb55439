"""One record for each kind of illegal step of Toonerville."""

from __future__ import annotations

from typing import Any

from fa_cards.rules.cards import toonerville_pack
from fa_cards.rules.rummy import Toonerville
from tools.worked_examples.rummy_writer import RummyWriter, facing_a_wild
from tools.worked_examples.writer import AnyWriter

SETS = "R5 G5 Y5 R8 G8 Y8 B1 B3 B10 G12 Y13 R14"
DOWN = "down set R5 G5 Y5 / set R8 G8 Y8"
RUNS = "R5 R6 R7 R8 G9 B9 Y9 R9 ROOK ROOK R4 R10"
RUNS_DOWN = "down run R5 R6 R7 R8 / set G9 B9 Y9"


def write(folder: str) -> None:
    """Writes them."""
    for writing in (_beginning, _turns, _melds, _contracts, _lay_offs, _swaps, _stock, _end):
        writing(f"{folder}/refused/")


def drawn(
    hand: str = SETS, *hands: str, stock: str = "G7", up: str = "B7", only_round: int = 1, **more: Any
) -> RummyWriter:
    """Seat 0 has drawn."""
    return RummyWriter(hand, *hands, up=up, stock=stock, only_round=only_round, **more).turn()


def _beginning(to: str) -> None:
    bare = AnyWriter(Toonerville({"only-round": 1}, 3))
    bare.save(f"{to}dealer-who-does-not-sit", (None, "dealer 3"))
    bare.do("dealer 2").save(f"{to}take-before-the-deal", (0, "take"))
    names = [one.text for one in toonerville_pack(3)]
    bare.save(f"{to}pack-with-a-rook-too-many", (None, " ".join(["pack", "ROOK", *names[1:]])))


def _turns(to: str) -> None:
    dealt = RummyWriter(SETS, up="B7", stock="G7 Y7", only_round=1)
    dealt.save(f"{to}take-out-of-turn", (1, "take"))
    dealt.save(f"{to}discard-before-a-card", (0, "discard B1"))
    dealt.save(f"{to}let-nobody-asked", (0, "let"))
    dealt.save_with(f"{to}play-a-card", "play B1")
    dealt.save_with(f"{to}lay-without-a-meld", "lay B1")
    dealt.save_with(f"{to}down-with-swaps-first", "down swap R7 1 / set R5 G5 Y5")
    asked = RummyWriter(SETS, up="B7", stock="G7 Y7", only_round=1).do("draw")
    asked.save(f"{to}buy-by-the-player", (0, "buy"))
    asked.save(f"{to}buy-before-the-one-who-is-asked", (2, "buy"))
    asked.save(f"{to}take-when-asked-to-buy", (1, "take"))
    asked.do("buy").save(f"{to}meld-by-the-buyer", (1, "discard B7"))
    sold = RummyWriter(SETS, up="B7", stock="G7 Y7", only_round=1).turn("discard G7").do("draw", "buy")
    sold.save(f"{to}take-after-a-sale", (1, "take"))
    taken = RummyWriter(SETS, up="B7", only_round=1).do("take")
    taken.save(f"{to}discard-of-the-taken-card", (0, "discard B7"))
    taken.save(f"{to}discard-not-held", (0, "discard Y1"))
    taken.save(f"{to}second-card", (0, "draw"))


def _melds(to: str) -> None:
    for name, melds in (
        ("set-of-two", "set R5 G5 / set R8 G8 Y8"),
        ("set-mixed", "set R5 G5 Y8 / set R8 G8 Y8"),
        ("set-of-rooks", "set ROOK ROOK ROOK / set R8 G8 Y8"),
        ("twin-not-held", "set R5 R5 Y5 / set R8 G8 Y8"),
    ):
        drawn().save(f"{to}{name}", (0, f"down {melds}"))
    for name, run in (
        ("run-of-three", "R5 R6 R7"),
        ("run-with-a-gap", "R5 R6 R7 R9"),
        ("run-of-two-colours", "R5 R6 R7 G8"),
        ("run-from-14-to-1", "R13 R14 R1 R2"),
        ("run-to-15", "R12 R13 R14 ROOK"),
    ):
        drawn(only_round=2).save(f"{to}{name}", (0, f"down run {run} / set R5 G5 Y5"))
    rooks = drawn("R5 ROOK ROOK R8 G8 Y8", min_naturals=2)
    rooks.save(f"{to}one-natural-card-of-two", (0, "down set R5 ROOK ROOK / set R8 G8 Y8"))


def _contracts(to: str) -> None:
    drawn().save(f"{to}contract-of-another-round", (0, "down set R5 G5 Y5 / run B1 B2 B3 B4"))
    drawn().save(f"{to}half-a-contract", (0, "down set R5 G5 Y5"))
    drawn().do(DOWN).save(f"{to}down-again", (0, DOWN))
    drawn("R5 R6 R7 R8 R9 R10 R11 R12", only_round=3, contiguous_runs=False).save(
        f"{to}runs-that-touch", (0, "down run R5 R6 R7 R8 / run R9 R10 R11 R12")
    )
    whole = "R1 R2 R3 R4 G5 G6 G7 G8 B9 G9 Y9 R12 G12 Y12"
    last = drawn(whole, stock="B14", only_round=11, round_11_deal=14)
    text = "down run R1 R2 R3 R4 / run G5 G6 G7 G8 / set B9 G9 Y9 / set R12 G12 Y12"
    last.save(f"{to}last-round-with-a-discard", (0, text))
    sevens = "R5 G5 Y5 R8 G8 Y8 R11 R11 G11 B7 G7 Y7"
    text = "down set R5 G5 Y5 / set R8 G8 Y8 / set R11 R11 G11 / set B7 G7 Y7"
    taken = RummyWriter(sevens, up="G12", only_round=7).do("take")
    taken.save(f"{to}only-the-taken-card-left", (0, text))
    drawn("R5 G5 Y5 R8 G8 Y8 B1 G1 Y1").do(DOWN).save(f"{to}further-meld", (0, "meld set B1 G1 Y1"))
    drawn("R5 G5 Y5 R8 G8 Y8 B1 G1 Y1", extra_melds=True).save(f"{to}further-meld-first", (0, "meld set B1 G1 Y1"))


def _lay_offs(to: str) -> None:
    down = drawn(RUNS, stock="R3", only_round=2).do(RUNS_DOWN)
    for name, text in (
        ("lay-off-that-does-not-fit", "lay R10 1"),
        ("lay-off-on-no-meld", "lay R9 3"),
        ("lay-off-not-held", "lay R11 1"),
        ("rook-without-an-end", "lay ROOK 1"),
        ("end-of-a-natural-card", "lay R9 1 high"),
    ):
        down.save(f"{to}{name}", (0, text))
    drawn(RUNS, stock="R3", only_round=2).save(f"{to}lay-off-before-going-down", (0, "lay R9 1"))
    later = drawn(RUNS, stock="R3", only_round=2, layoff_same_turn=False).do(RUNS_DOWN)
    later.save(f"{to}lay-off-in-the-same-turn", (0, "lay R9 1"))


def _swaps(to: str) -> None:
    hand, down = "R7 R11 G11 Y11 Y2 Y3 Y4 Y5 G9 G1 G6 Y12", "down run Y2 Y3 Y4 Y5 / set R11 G11 Y11"
    facing_a_wild(hand).save(f"{to}swap-before-going-down", (1, "swap R7 1"))
    facing_a_wild(hand).do(down).save(f"{to}swap-in-a-set", (1, "swap G9 2"))
    facing_a_wild(hand).do(down).save(f"{to}swap-with-another-card", (1, "swap Y12 1"))
    facing_a_wild(hand).do(down, "swap R7 1").save(f"{to}freed-rook-kept", (1, "discard G1"))
    facing_a_wild(hand).do(down, "swap R7 1").save(f"{to}freed-rook-thrown-away", (1, "discard ROOK"))
    facing_a_wild(hand, layoff_same_turn=False).save(f"{to}freed-rook-left-over", (1, f"{down} / swap R7 1"))
    asked = facing_a_wild(hand, swap_requires_down=True)
    asked.save(f"{to}swap-in-going-down", (1, "down run Y2 Y3 Y4 Y5 / set R11 G11 ROOK / swap R7 1"))


def _stock(to: str) -> None:
    writer = RummyWriter(up="B7", only_round=1).idle(4).selling(65).do("draw", "let", "let")
    names = [one.text for one in writer.state.pile]
    writer.save(f"{to}restock-with-the-top-card", (None, " ".join(["restock", *names])))
    writer.save(f"{to}discard-while-the-stock-is-renewed", (writer.state.turn, "discard B1"))


def _end(to: str) -> None:
    writer = RummyWriter("R5 G5 Y5 B5 R5 G5 R8 G8 Y8 B8 R8 G8", up="B7", stock="Y14", only_round=1)
    writer.turn("down set R5 G5 Y5 B5 R5 G5 / set R8 G8 Y8 B8 R8 G8", "discard Y14")
    writer.save(f"{to}step-after-the-end", (1, "take"))
