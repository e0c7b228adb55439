"""How much better easy plays Teka than random: `python benchmarks/easy_against_random.py [DEALS] [MATCHES]`.

Tricks a deal: card play alone. Every deal is played twice, from the same pack by the same dealer: once easy holds
seats 0 and 2 and random the others, once the other way round. Declarer and trump are fixed alike for both: the hand
that easy values most, in its best suit. The deal is not stopped once its contract is decided, all thirteen tricks are
played, so that their number can be compared (raises, which would end it earlier or later, are off). Counted are the
tricks of seats 0 and 2, and the figure of a deal is half the difference between its two rounds: what easy wins over
par. Between the two sides of one table lies twice as much.

Points and matches: whole matches with auction, raises and early end, each played twice with the same chance of the
table and swapped seats.

All figures come with their standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from fa_cards.bots import AnyBot, make
from fa_cards.bots.teka.valuation import best_trump
from fa_cards.rules.actions import Action, Bid, Cut, Dealer, Pack, Pass, Trump
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract
from fa_cards.rules.teka.pack import DECK, SEATS
from fa_cards.rules.teka.state import TekaState

DEALS = 1000
MATCHES = 100


@dataclass(frozen=True, slots=True)
class PlayedOut(Contract):
    """A contract that is decided after the last trick only."""

    def decided(self, won: int, lost: int) -> bool | None:
        """Whether it was made, once thirteen tricks are played."""
        return won >= self.tricks if won + lost == TRICKS else None


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean with its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} +- {self.error:.2f}"


def figure(results: Sequence[float]) -> Figure:
    """The mean of some results and its standard error."""
    return Figure(fmean(results), stdev(results) / sqrt(len(results)))


def declared(seed: str) -> TekaState:
    """A deal of which declarer, contract and trump are fixed, before its first trick."""
    dice = Dice(seed)
    state = Teka({"raises": False}).start()
    state, _ = state.apply(TABLE, Dealer(dice.below(SEATS)))
    state, _ = state.apply(TABLE, Pack(dice.shuffled(PACK_52)))
    state, _ = state.apply(state.actor, Cut(len(PACK_52) // 2))
    worth = [best_trump(hand) for hand in state.hands]
    declarer = max(range(SEATS), key=lambda seat: (worth[seat], seat))
    while state.phase is Phase.AUCTION:
        state, _ = state.apply(state.actor, _agreed_call(state, declarer))
    suit = next(suit for suit, mask in DECK.suit.items() if mask == worth[declarer][1])
    state, _ = state.apply(declarer, Trump(suit))
    return state.moved(contract=PlayedOut(declarer, LOWEST_BID))


def _agreed_call(state: TekaState, declarer: int) -> Action:
    return Bid(LOWEST_BID) if state.actor == declarer else Pass()


def tricks_of_seat_0(state: TekaState, bots: Sequence[AnyBot], dice: Dice) -> int:
    """The tricks that seats 0 and 2 take when the bots play the deal out."""
    while not state.deals:
        seat = state.on_move
        state, _ = state.apply(seat, bots[seat].choose(state.view(seat), dice))
    own, others = state.deals[-1].taken
    return own if state.deals[-1].contract.declarer % 2 == 0 else others


def tricks_over_par(deals: int, seed: str = "easy against random") -> Figure:
    """How many tricks a deal easy wins over par against random."""
    easy, random = make("teka", "easy"), make("teka", "random")
    results = []
    for number in range(deals):
        state = declared(f"{seed} {number}")
        here, there = (
            tricks_of_seat_0(state, bots, Dice(f"{seed} {number} play"))
            for bots in ([easy, random] * 2, [random, easy] * 2)
        )
        results.append((here - there) / 2)
    return figure(results)


def finished_match(seed: str, bots: Sequence[AnyBot]) -> TekaState:
    """A whole match of these bots; the table's chance depends on the seed and the number of the deal alone."""
    state, dice = Teka().start(), Dice(f"{seed} bots")
    while not state.finished:
        seat = state.actor
        if seat is TABLE:
            action = state.chance(Dice(f"{seed} {state.phase.value} {state.number}"))
        else:
            action = bots[seat].choose(state.view(seat), dice)
        state, _ = state.apply(seat, action)
    return state


def matches_and_points(matches: int, seed: str = "easy against random") -> tuple[int, int, Figure]:
    """How many matches easy won, how many were played, and by how many points a deal it was ahead in each."""
    easy, random = make("teka", "easy"), make("teka", "random")
    won, ahead = 0, []
    for number in range(matches):
        for place, bots in enumerate(([easy, random] * 2, [random, easy] * 2)):
            state = finished_match(f"{seed} {number}", bots)
            won += place in state.winners
            ahead.append((state.totals[place] - state.totals[1 - place]) / len(state.deals))
    return won, 2 * matches, figure(ahead)


def main(arguments: list[str]) -> None:
    """Prints the figures."""
    deals = int(arguments[0]) if arguments else DEALS
    matches = int(arguments[1]) if len(arguments) > 1 else MATCHES
    tricks = tricks_over_par(deals)
    print(f"easy against random, {deals:,} deals, each from both sides, declarer and trump fixed, played out")
    print(f"  tricks a deal over par  {tricks}   (between the sides {2 * tricks.mean:+.2f} +- {2 * tricks.error:.2f})")
    won, played, points = matches_and_points(matches)
    print(f"whole matches: easy won {won} of {played}")
    print(f"  points a deal ahead     {points}")


if __name__ == "__main__":
    main(sys.argv[1:])
