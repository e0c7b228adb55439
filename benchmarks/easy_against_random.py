"""How much better easy plays than random: `python benchmarks/easy_against_random.py [GAME ...] [--matches N]`.

Points a deal: every deal is played twice, from the same pack by the same dealer, once with easy on the seats 0, 2, 4 …
and random on the others, once the other way round: where there are partners, a team is of one level. A round counts
what a seat of easy scored more, on average, than one of random (in Golden Ten: less); a deal counts half the mean of
its two rounds, what easy wins over par. Between the two levels at one table lies twice as much. A game that is played
with partners at one number of seats and without them at another has figures for both.

Who declares is part of the play: the bots bid for themselves, and a contract that fails costs its side what it bid.
So it is told apart in a second figure how good the play of the cards is: there easy takes every step on every seat
until the first card is played, and only then the levels sit down.

Tricks a deal of Teka: card play alone; declarer and trump are fixed alike for both, the hand that easy values most in
its best suit. The deal is not stopped once its contract is decided: all thirteen tricks are played (raises are off).

Matches: whole ones, each played twice with the same chance of the table and swapped seats. In contract rummy, where
every deal of a match has another contract, the figure is of whole matches too: how much lower the total of a seat of
easy is than one of random, on average.

Time: how long easy thinks about a step in a few matches among itself, in time of one core.

All figures come with their standard error.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, quantiles, stdev
from time import process_time
from typing import Any

from fa_cards.bots import AnyBot, Bot, make
from fa_cards.bots.teka.valuation import best_trump
from fa_cards.rules.actions import Action, Bid, Cut, Dealer, Pack, Pass, Trump
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.catalog import GAMES, AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, State, View
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract
from fa_cards.rules.teka.pack import DECK, SEATS
from fa_cards.rules.teka.state import TekaState

DEALS = 500
MATCHES = 20
TIMED = 3
"""Matches among bots of one level, in which their steps are timed."""
SEED = "easy against random"

AnyState = State[Any]


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean with its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} +- {self.error:.2f}"

    @property
    def doubled(self) -> Figure:
        """Between the levels, where the figure itself is over par."""
        return Figure(2 * self.mean, 2 * self.error)


def figure(results: Sequence[float]) -> Figure:
    """The mean of some results and its standard error."""
    return Figure(fmean(results), stdev(results) / sqrt(len(results)))


# --- points a deal ------------------------------------------------------------------------------------------------


def both_ways(key: str, seats: int) -> Iterator[list[AnyBot]]:
    """The two ways in which the levels sit at a table, in turn: easy first on the even seats, then on the odd ones."""
    easy, random = make(key, "easy"), make(key, "random")
    for even, odd in ((easy, random), (random, easy)):
        yield [odd if seat % 2 else even for seat in range(seats)]


def stepped(state: AnyState, bots: Sequence[AnyBot], dice: Dice, seed: str) -> AnyState:
    """The state after the next step: the table's chance depends on the seed and the number of the deal alone."""
    if state.actor is TABLE:
        view = state.view(0)
        action = state.chance(Dice(f"{seed} {view.phase.value} {view.number}"))
    else:
        action = bots[state.actor].choose(state.view(state.actor), dice)
    return state.apply(state.actor, action)[0]


def dealt(key: str, seed: str, seats: int | None = None) -> AnyState:
    """A deal before the first step of a player."""
    state: AnyState = game_class(key)(None, seats).start()
    dice = Dice(f"{seed} pack")
    while state.actor is TABLE:
        state, _ = state.apply(TABLE, state.chance(dice))
    return state


def scored(state: AnyState, bots: Sequence[AnyBot], seed: str) -> tuple[int, ...]:
    """What each seat scores when these bots play the deal out. A deal that is thrown in is dealt anew."""
    dice, again = Dice(f"{seed} bots"), 0
    while not state.deals:
        state = stepped(state, bots, dice, f"{seed} {again}")
        again += state.actor is TABLE
    return state.deals[0].scores


def ahead(scores: tuple[int, ...], easy_first: bool, low_wins: bool) -> float:
    """How much more a seat of easy scored than one of random, on average."""
    even, odd = fmean(scores[0::2]), fmean(scores[1::2])
    return (even - odd) * (1 if easy_first else -1) * (-1 if low_wins else 1)


def points_over_par(key: str, deals: int, seed: str = SEED, *, cards: bool = False, seats: int | None = None) -> Figure:
    """How many points a deal easy wins over par against random.

    Args:
        key: of the game.
        deals: how many.
        seed: of the deals.
        cards: whether easy takes all steps before the first card, on every seat.
        seats: how many, where not the usual number.
    """
    kind = game_class(key)
    count = seats or kind.usual_seats
    results = []
    for number in range(deals):
        name = f"{seed} {number}"
        state = dealt(key, name, seats)
        if cards:
            state = ready(state, [make(key, "easy")] * count, name)
        rounds = [scored(state, bots, name) for bots in both_ways(key, count)]
        results.append(sum(ahead(scores, place == 0, kind.lowest_wins) for place, scores in enumerate(rounds)) / 4)
    return figure(results)


def ready(state: AnyState, bots: Sequence[AnyBot], seed: str) -> AnyState:
    """The deal before its first card."""
    dice = Dice(f"{seed} ready")
    while state.view(0).phase is not Phase.PLAY:
        state = stepped(state, bots, dice, seed)
    return state


# --- whole matches ------------------------------------------------------------------------------------------------


class Timed(Bot[View]):
    """A bot whose steps are timed."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, view: View, dice: Dice) -> Action:
        """What the bot chooses."""
        begin = process_time()
        action = self._bot.choose(view, dice)
        self.seconds.append(process_time() - begin)
        return action


def finished_match(key: str, seed: str, bots: Sequence[AnyBot]) -> AnyState:
    """A whole match of these bots; a deal that is thrown in or void is dealt anew from another pack."""
    state: AnyState = game_class(key)(None, len(bots)).start()
    dice, packs = Dice(f"{seed} bots"), 0
    while not state.finished:
        state = stepped(state, bots, dice, f"{seed} {packs}")
        # How often a stock runs out is the players' doing, and changes no later pack.
        packs += state.actor is TABLE and state.view(0).phase is not Phase.RESTOCK
    return state


def both_matches(key: str, matches: int, seed: str, seats: int | None) -> Iterator[tuple[AnyState, AnyState]]:
    """Whole matches to their end: with easy on the even seats, and with easy on the odd ones."""
    for number in range(matches):
        even, odd = both_ways(key, seats or game_class(key).usual_seats)
        yield finished_match(key, f"{seed} {number}", even), finished_match(key, f"{seed} {number}", odd)


def matches_won(key: str, matches: int, seed: str = SEED, *, seats: int | None = None) -> tuple[float, int]:
    """How many matches easy won, and how many were played; seats of both levels that win together share the match."""
    return won(tuple(both_matches(key, matches, seed, seats)))


def won(matches: Sequence[tuple[AnyState, AnyState]]) -> tuple[float, int]:
    """How many of these matches easy won, and how many there are."""
    share = sum(fmean(seat % 2 == place for seat in one.winners) for both in matches for place, one in enumerate(both))
    return share, 2 * len(matches)


def totals_ahead(key: str, matches: Sequence[tuple[AnyState, AnyState]]) -> Figure:
    """How much better the total of a seat of easy was in these matches than that of one of random."""
    low_wins = game_class(key).lowest_wins
    return figure(
        [fmean(ahead(one.totals, place == 0, low_wins) for place, one in enumerate(both)) for both in matches]
    )


def thinking(key: str, matches: int, seed: str = SEED, *, seats: int | None = None) -> tuple[float, float]:
    """The milliseconds of a step of easy among bots of its level: the median, and what one step in twenty exceeds."""
    bot = Timed(make(key, "easy"))
    for number in range(matches):
        finished_match(key, f"{seed} {number}", [bot] * (seats or game_class(key).usual_seats))
    *_, slow = quantiles(bot.seconds, n=20)
    return 1000 * median(bot.seconds), 1000 * slow


# --- tricks of Teka -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayedOut(Contract):
    """A contract that is decided after the last trick only."""

    def decided(self, won: int, lost: int) -> bool | None:
        """Whether it was made, once thirteen tricks are played."""
        return won >= self.tricks if won + lost == TRICKS else None


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


def tricks_over_par(deals: int, seed: str = SEED) -> Figure:
    """How many tricks a deal of Teka easy wins over par against random."""
    results = []
    for number in range(deals):
        state = declared(f"{seed} {number}")
        here, there = (
            tricks_of_seat_0(state, bots, Dice(f"{seed} {number} play")) for bots in both_ways(Teka.key, SEATS)
        )
        results.append((here - there) / 2)
    return figure(results)


# --- the figures --------------------------------------------------------------------------------------------------


def by_matches(kind: type[AnyGame]) -> bool:
    """Whether the points are those of whole matches, because no deal of a match is like another."""
    return kind.family == "rummy"


def tables(kind: type[AnyGame]) -> tuple[int, ...]:
    """The numbers of seats that have figures: the usual one, and others at which alone partners share their points.

    In contract rummy, where as many decks are played as people sit there, each has its own.
    """
    if by_matches(kind):
        return kind.seat_counts()

    def partners(seats: int) -> bool:
        return len(kind(None, seats).partners(0)) > 1

    usual = kind.usual_seats
    return usual, *(seats for seats in kind.seat_counts() if partners(seats) and not partners(usual))


def figures(key: str, deals: int, seats: int) -> Iterator[tuple[str, Figure]]:
    """The figures of a game by what they are."""
    yield "points a deal over par", points_over_par(key, deals, seats=seats)
    if key == Teka.key:
        yield "tricks over par, contract fixed", tricks_over_par(deals)
    elif dealt(key, SEED, seats).view(0).phase is not Phase.PLAY:
        yield "points of the cards alone", points_over_par(key, deals, cards=True, seats=seats)


def main(arguments: list[str]) -> None:
    """Prints the figures."""
    parser = ArgumentParser(description="How much better easy plays than random.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--matches", type=int, default=MATCHES)
    wishes = parser.parse_args(arguments)
    if unknown := [key for key in wishes.games if key not in GAMES]:
        parser.error(f"no game is called {unknown[0]}; there are {', '.join(GAMES)}")
    for key in wishes.games or GAMES:
        for seats in tables(game_class(key)):
            report(key, seats, wishes.deals, wishes.matches)


def report(key: str, seats: int, deals: int, matches: int) -> None:
    """Prints the figures of a game at a table."""
    whole = by_matches(game_class(key))
    many = f"{matches:,} matches" if whole else f"{deals:,} deals"
    print(f"{key}, {seats} seats: easy against random, {many}, each from both sides", flush=True)
    if not whole:
        for name, one in figures(key, deals, seats):
            print(f"  {name:32} {one!s:17} (between the levels {one.doubled})", flush=True)
    if matches:
        results = tuple(both_matches(key, matches, SEED, seats))
        if whole and matches > 1:
            print(f"  points of the total better       {totals_ahead(key, results)}", flush=True)
        share, played = won(results)
        print(f"  whole matches won                {share:g} of {played}", flush=True)
    usual, slow = thinking(key, TIMED, seats=seats)
    print(f"  milliseconds of easy a step      {usual:.2f}, one in twenty over {slow:.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
