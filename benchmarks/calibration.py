"""How true the chances of bids are: `python -m benchmarks.calibration [--deals N] [--worlds N] [GAME ...]`.

Each deal is bid by rule bots. In its auction each seat that comes to speak is asked, now and then, what its side would
take as the declarer's, by worlds that are played out: so the words said before count. Then the deal is really played
with that seat as the declarer, who names his best trump, buries and calls, by the rule policy at all seats or by any
bot. Printed are, for each level that may be bid, the chance that was said against the outcome in ten bins, the Brier
score beside that of saying the mean of all hands each time, the mean that was said against the one that was played, and
how long it took.

With `--contest` the same cards are bid twice, by simulation and by rule, in duplicate, and played by rule bots: what
that brings a deal or match, and how many of the contracts that each has bid were made.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from statistics import fmean, quantiles
from time import process_time
from typing import Any, Final

import numpy as np

from fa_cards.bots import AnyBot, make
from fa_cards.bots.advice import Advice
from fa_cards.bots.batch.games import deal_of
from fa_cards.bots.bidding.chances import Chances
from fa_cards.bots.bidding.rook import SimulatedRookAuction
from fa_cards.bots.bidding.teka import SimulatedTekaAuction
from fa_cards.bots.bidding.teka_hands import SUITS
from fa_cards.bots.bot import Adviser
from fa_cards.play.league import Contest, play, standing
from fa_cards.rules.actions import Pass, Trump
from fa_cards.rules.cards import Suit
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, State, View
from fa_cards.rules.phases import Phase

GAMES: Final = ("teka", "kentucky-rook")
LEVELS: Final = {
    "teka": (8, 9, 10, 11),
    "kentucky-rook": (100, 120, 140, 160),
    "kentucky-discard": (60, 70, 80, 90, 100),
    "call-partner-rook": (100, 120, 140, 160),
    "standard-rook": (100, 120, 140, 160),
}
WORLDS: Final = 256
BINS: Final = 10
POLICY: Final = "policy"
AnyTricks = Any
"""A state of a game of tricks."""
Simulated = SimulatedTekaAuction | SimulatedRookAuction


def simulated(key: str, worlds: int, *, heard: bool = True) -> Simulated:
    """The auction by simulation for a game."""
    if key == "teka":
        return SimulatedTekaAuction(worlds, heard=heard)
    return SimulatedRookAuction(worlds, heard=heard)


class Bidder(Adviser[View]):
    """Says by simulation all that comes before the cards, and plays these as a rule bot."""

    def __init__(self, key: str, worlds: int, *, heard: bool = True) -> None:
        """Takes the key of a game of the families, and how many worlds are looked at."""
        self._auction: Any = simulated(key, worlds, heard=heard)
        self._cards = make(key, "easy")

    def advise(self, view: View, dice: Dice) -> Advice:
        """By simulation what that knows, and else as the rule bot."""
        return self._auction.advise(view, dice) or self._cards.advise(view, dice)


@dataclass
class Answers:
    """What was said of some hands, and what came of them."""

    said: list[Chances] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def lines(self, levels: tuple[int, ...]) -> Iterator[str]:
        """The figures."""
        means = [one.mean for one in self.said]
        errors = np.array(self.played) - np.array(means)
        spread = float(errors.std(ddof=1)) / len(errors) ** 0.5
        milliseconds = [1000 * one for one in self.seconds]
        late = quantiles(milliseconds, n=100)[98]
        yield (
            f"{len(self.said)} hands: {fmean(means):.2f} said on average, {fmean(self.played):.2f} played"
            f" (difference {errors.mean():+.2f} +- {spread:.2f}), correlation"
            f" {np.corrcoef(means, self.played)[0, 1]:.2f}; {fmean(milliseconds):.0f} ms a call, p99 {late:.0f}"
        )
        for level in levels:
            yield self._level(level)

    def _level(self, level: int) -> str:
        chances = np.array([one.chance(level) for one in self.said])
        made = np.array([number >= level for number in self.played], dtype=float)
        rate = float(made.mean())
        brier, base = float(((chances - made) ** 2).mean()), rate * (1 - rate)
        places = np.minimum((chances * BINS).astype(int), BINS - 1)
        bins = " ".join(
            f"{chances[places == one].mean():.2f}->{made[places == one].mean():.2f}({int((places == one).sum())})"
            for one in range(BINS)
            if (places == one).any()
        )
        return f"  {level:>4}: said {chances.mean():.2f}, made {rate:.2f}; Brier {brier:.3f}, base {base:.3f}; {bins}"


def answers(key: str, deals: int, worlds: int, *, cards: str, heard: bool, every: int) -> Answers:
    """What was said and played in so many deals."""
    result = Answers()
    auction = simulated(key, worlds, heard=heard)
    bidder, bot = make(key, "easy"), None if cards == POLICY else make(key, cards)
    for number in range(deals):
        dice = Dice(f"calibration {key} {number}")
        state = dealt(key, bidder, dice)
        while state.phase is Phase.AUCTION:
            seat = state.actor
            assert seat is not None
            view = state.view(seat)
            if not dice.below(every):
                begin = process_time()
                chances, trump = said(auction, view, dice)
                seconds = process_time() - begin
                begun = declared(state, auction, trump, dice)
                if begun is not None:
                    result.seconds.append(seconds)
                    result.said.append(chances)
                    result.played.append(taken(begun, bot, dice))
            state, _ = state.apply(seat, bidder.choose(view, dice))
    return result


def dealt(key: str, bidder: AnyBot, dice: Dice) -> AnyTricks:
    """A match of the game whose first cards are dealt."""
    state: AnyTricks = game_class(key)({"shuffle": "full"} if key == "teka" else {}).start()
    while state.phase is not Phase.AUCTION:
        actor = state.actor
        action = state.chance(dice) if actor is TABLE else bidder.choose(state.view(actor), dice)
        state, _ = state.apply(actor, action)
    return state


def said(auction: Simulated, view: Any, dice: Dice) -> tuple[Chances, Suit | None]:
    """What the seat's side takes; in Teka with the trump of the highest mean, which is given too."""
    if isinstance(auction, SimulatedRookAuction):
        return auction.made(view, dice), None
    suit, chances = max(auction.made(view, dice).items(), key=lambda one: one[1].mean)
    return chances, SUITS[suit]


def declared(state: AnyTricks, auction: Any, trump: Suit | None, dice: Dice) -> AnyTricks | None:
    """The deal before its first card with the seat that is to speak as the declarer; None where it cannot be.

    It bids as little as it may, and nobody goes higher; it names the trump that is given, where one is, and does all
    else by simulation.
    """
    seat = state.actor
    while state.phase is not Phase.PLAY:
        actor = state.actor
        assert actor is not None
        if state.phase is not Phase.AUCTION:
            if actor != seat:
                return None
            step = auction.advise(state.view(actor), dice).action
            state = state.apply(actor, Trump(trump) if trump and isinstance(step, Trump) else step)[0]
            continue
        legal = state.legal(actor)
        passes = [one for one in legal if isinstance(one, Pass)]
        state = state.apply(actor, legal[0] if actor == seat or not passes else passes[0])[0]
    return state


def taken(state: AnyTricks, bot: AnyBot | None, dice: Dice) -> int:
    """What the declarer's side takes in a deal: as some bot plays it on all seats, or by the rule policy.

    What is left of it when the contract is decided, and the last card, is played by the policy.
    """
    while bot is not None:
        actor = state.actor
        assert actor is not None
        after, _ = state.apply(actor, bot.choose(state.view(actor), dice))
        if len(after.deals) > len(state.deals):
            break
        state = after
    actor = state.actor
    assert actor is not None
    view = state.view(actor)
    if view.phase is not Phase.PLAY:
        view = replace(view, actor=view.contract.declarer)
    deal = deal_of(view)
    return int(deal.play(deal.world(state.places())).taken[0, 0])


def compared(key: str, level: str) -> AnyBot:
    """The bots of a contest: "simulated WORLDS" and any level."""
    if level.startswith("simulated "):
        return Bidder(key, int(level.split()[1]))
    return make(key, level)


def contest(key: str, pairs: int, worlds: int, *, matches: bool) -> Iterator[str]:
    """What it brings to bid by simulation, against rule bots, all cards played as these do."""
    options = {"shuffle": "full"} if key == "teka" else {}
    one = Contest(game_class(key)(options), (f"simulated {worlds}", "easy"), 7, pairs, deals=not matches)
    played = list(play([one], bots=compared))
    now = standing(played)
    unit = "match" if matches else "deal"
    ahead, share = now.ahead, now.share
    yield f"{key}: ahead {ahead.mean:+.2f} +- {ahead.error:.2f} a {unit}, wins {share.mean:.2f} +- {share.error:.2f}"


def rates(key: str, deals: int, worlds: int) -> str:
    """How many of the contracts were made that bots bid by simulation at all seats, and how many those of rule bots."""
    parts = []
    for level in (f"simulated {worlds}", "easy"):
        bot, dice, options = compared(key, level), Dice(f"rates {key}"), {"shuffle": "full"} if key == "teka" else {}
        state: State[Any] = game_class(key)(options).start()
        done: list[Any] = []
        while len(done) < deals:
            if state.finished:
                state = game_class(key)(options).start()
            actor = state.actor
            before = len(state.deals)
            state, _ = state.apply(actor, state.chance(dice) if actor is TABLE else bot.choose(state.view(actor), dice))
            done += state.deals[before:]
        free = [one for one in done if not one.contract.forced]
        made = [one.made for one in free]
        bids = [one.contract.bid for one in free]
        parts.append(
            f"{level}: {len(free)} of {deals} bid freely, {fmean(bids):.1f} on average,"
            f" {fmean(made):.2f} of them made; forced {len(done) - len(free)}"
        )
    return f"{key}: " + "; ".join(parts)


def main() -> None:
    """Prints the figures."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument(
        "games", nargs="*", metavar="GAME", default=list(GAMES), help="keys of Teka and the Rook family"
    )
    reader.add_argument("--deals", type=int, default=100)
    reader.add_argument("--worlds", type=int, default=WORLDS)
    reader.add_argument("--cards", default=POLICY, help="who plays the cards: the rule policy, or a level of bots")
    reader.add_argument("--every", type=int, default=2, help="one of so many calls is asked about")
    reader.add_argument("--unheard", action="store_true", help="the words of the others do not count")
    reader.add_argument("--contest", type=int, metavar="PAIRS", help="bids by simulation against rule bots")
    reader.add_argument("--matches", action="store_true", help="whole matches in the contest")
    told = reader.parse_args()
    for key in told.games:
        if told.contest:
            for line in contest(key, told.contest, told.worlds, matches=told.matches):
                print(line)
            print(rates(key, told.deals, told.worlds))
            continue
        found = answers(key, told.deals, told.worlds, cards=told.cards, heard=not told.unheard, every=told.every)
        print(f"{key}, {told.worlds} worlds, cards by {told.cards}")
        for line in found.lines(LEVELS[key]):
            print(line)


if __name__ == "__main__":
    main()
