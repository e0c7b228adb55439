"""A whole match of Toonerville that ends with the totals of example 8 (toonerville.md, section 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from fa_cards.rules.cards import Card, card
from fa_cards.rules.melds import SHORTEST, Contract, Kind, Meld
from tools.worked_examples.rummy_writer import RummyWriter

OUT, LOW = "out", "low"
"""Plans of a seat: it goes out, or is left with a hand of low cards and never goes down."""

PLANS: Sequence[Sequence[str]] = (
    (LOW, "B9", OUT),
    (OUT, "B9", "B9"),
    (LOW, OUT, "B9"),
    ("ROOK ROOK", "B9", OUT),
    (OUT, "B9", "B9 B10"),
    ("B9", OUT, "B10"),
    (OUT, LOW, LOW),
    (LOW, OUT, LOW),
    (LOW, LOW, OUT),
    (OUT, LOW, LOW),
    (OUT, LOW, LOW),
)
"""For each round what each seat comes to; else the cards that it has left after going down.

Seat 0: 60 + 60 + 50 + 5 + 60 + 75 = 310; seat 1: 5 + 5 + 5 + 5 + 60 + 75 + 80 + 60 = 295; seat 2: 5 + 5 + 15 + 10 +
60 + 60 + 80 + 60 = 295.
"""

SETS = ((1, 2, 3, 4, 5), (6, 7, 8, 9, 10), (13, 12, 11, 10, 8))
"""The numbers of the sets of each seat."""
RUNS = "RGY"
"""The colour of the runs of each seat: 1 to 4, 5 to 8, 9 to 12, and again 1 to 4."""
SET_COLOURS = "BBBRRGGYY"
"""Of the colours of runs one card of each number is left for these."""
THROWN = "B14"
"""What is drawn and thrown away again."""


@dataclass
class _Cards:
    """The cards that are not given to anybody yet."""

    left: Counter[Card]

    def take(self, *names: str) -> list[Card]:
        """These cards.

        Raises:
            LookupError: one of them is gone.
        """
        for name in names:
            if self.left[card(name)] < 1:
                raise LookupError(name)
            self.left[card(name)] -= 1
        return [card(name) for name in names]

    def low(self, count: int) -> list[Card]:
        """So many cards from 1 to 9."""
        names = (f"{colour}{number}" for number in range(1, 10) for colour in "BYGR")
        free = (name for name in names for _ in range(self.left[card(name)]))
        return self.take(*islice(free, count))


def _melds(cards: _Cards, seat: int, contract: Contract, count: int) -> list[Meld]:
    """The melds of a contract with so many cards: the last run, or else the first set, is as long as it takes."""
    more = count - contract.cards
    melds = []
    for number in range(contract.runs):
        low = 1 + 4 * (number % 3)
        length = SHORTEST[Kind.RUN] + (more if number == contract.runs - 1 and not contract.sets else 0)
        melds.append(Meld(Kind.RUN, tuple(cards.take(*(f"{RUNS[seat]}{low + step}" for step in range(length))))))
    for number in range(contract.sets):
        length = SHORTEST[Kind.SET] + (0 if number else more)
        names = [f"{colour}{SETS[seat][number]}" for colour in SET_COLOURS]
        melds.append(Meld(Kind.SET, tuple(cards.take(*names[:length]))))
    return melds


def shared_match() -> RummyWriter:
    """The match."""
    writer: RummyWriter | None = None
    for plan in PLANS:
        writer = _round(writer, plan)
    assert writer is not None
    return writer


def _round(writer: RummyWriter | None, plan: Sequence[str]) -> RummyWriter:
    """The match after another round by plan."""
    state = (RummyWriter() if writer is None else writer).state
    number = 1 if writer is None else state.number
    rounds, hand = state.rules.rounds, state.rules.rounds[number - 1].hand
    contract, last = rounds[number - 1].contract, number == len(rounds)
    cards = _Cards(Counter(state.rules.pack))
    bought: list[Card] = []
    hands: list[list[Card]] = [[], [], []]
    downs = ["", "", ""]
    cards.take(*[THROWN] * 3, "Y13")
    for seat, wish in enumerate(plan):
        if wish != LOW:
            left = [] if wish == OUT else cards.take(*wish.split())
            # In the last round he has bought two cards and lays the one that he drew as well.
            melds = _melds(cards, seat, contract, hand + 3 if last else hand - len(left))
            downs[seat] = f"down {' / '.join(one.text for one in melds)}"
            hands[seat] = [*left, *(one for meld in melds for one in meld.cards)]
            if last:
                bought, hands[seat] = hands[seat][-3:], hands[seat][:-3]
    for seat, wish in enumerate(plan):
        if wish == LOW:
            hands[seat] = cards.low(hand)
    given = [" ".join(one.text for one in some) for some in hands]
    if last:
        assert writer is not None
        return _last(writer, given, bought, downs[plan.index(OUT)])
    if writer is None:
        writer = RummyWriter(*given, up="Y13", stock=" ".join([THROWN] * 3))
    else:
        writer.deal(*given, up="Y13", stock=" ".join([THROWN] * 3))
    while len(writer.state.deals) < number:
        seat = writer.state.on_move
        writer.turn(*([downs[seat]] if downs[seat] else []), f"discard {THROWN}")
    return writer


def _last(writer: RummyWriter, hands: Sequence[str], bought: Sequence[Card], down: str) -> RummyWriter:
    """Seat 1 throws away what seat 0 buys in the turn of seat 2; then seat 0 lays its whole hand."""
    sold, extra, drawn = (one.text for one in bought)
    writer.deal(*hands, up="Y13", stock=" ".join([sold, extra, THROWN, drawn]))
    writer.turn(f"discard {sold}").do("draw", "buy", f"discard {THROWN}")
    return writer.turn(down)
