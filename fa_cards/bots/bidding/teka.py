"""What to say in the auction of Teka, which trump to name, when to raise: by playing it out (teka.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from fa_cards.bots.advice import Advice, Reason, advice, reason
from fa_cards.bots.batch.arrays import Flags, Masks, Numbers
from fa_cards.bots.batch.games import deal_of
from fa_cards.bots.bidding.chances import CARRIED, Chances, Reals
from fa_cards.bots.bidding.match import Stakes
from fa_cards.bots.bidding.teka_hands import NUMBERS, SUITS, best_trumps, fitting
from fa_cards.bots.bidding.teka_trials import TekaTrials, believed
from fa_cards.bots.bidding.turning import SEATS
from fa_cards.bots.teka import auction as rule
from fa_cards.bots.teka.raising import answer as rule_answer
from fa_cards.bots.teka.raising import offer as rule_offer
from fa_cards.bots.worlds.teka import worlds
from fa_cards.rules.actions import Accept, Action, Bid, Double13, Raise, Redeal, Refuse, Trump
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.auction import lowest_bid, must_bid, standing
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS, Contract
from fa_cards.rules.teka.pack import DECK
from fa_cards.rules.teka.view import TekaView

NEAR_SURE: Final = 0.9
"""So likely double 13 must be: the policy that plays it out defends it less well than people may."""
PERHAPS: Final = 0.25
"""From this chance of all tricks but one on, with the partner, it is asked what the hand takes alone."""
SURE: Final = 0.95
"""So likely a raise must be that is offered: who accepts it hopes to beat it."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A step of the auction, and what it is worth."""

    action: Action
    worth: int
    """In the measure of `Stakes`, all worlds together."""
    carried: bool
    """Whether the hand carries it, so that it may be said freely."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """How an auction ends in each world."""

    seat: Numbers
    """The declarer."""
    number: Numbers
    """What he undertakes."""
    forced: Flags
    """Whether three passes left him no choice."""


class SimulatedTekaAuction:
    """Bids, passes, names trump, offers and answers raises by what happens in worlds that are played out."""

    def __init__(self, worlds: int, *, heard: bool = True) -> None:
        """Plays so many worlds for each trump.

        Args:
            worlds: how many.
            heard: whether the words of the others make some worlds more likely.
        """
        self._worlds = worlds
        self._heard = heard

    def advise(self, view: TekaView, dice: Dice) -> Advice | None:
        """What to say in the auction, trump, a raise or an answer to one; None where nothing of that is due.

        In play a raise is advised where one is to be offered, and None elsewhere.
        """
        match view.phase:
            case Phase.AUCTION:
                return self.call(view, dice)
            case Phase.TRUMP:
                return self.name_trump(view, dice)
            case Phase.RAISE:
                return self.answer(view, dice)
            case Phase.PLAY:
                return self.offer(view, dice)
            case _:
                return None

    def made(self, view: TekaView, dice: Dice) -> dict[int, Chances]:
        """For each suit that the seat holds, by its number, the tricks that its side takes with it as trump."""
        trials = TekaTrials(view, believed(view, self._worlds, dice, heard=self._heard))
        suits = _held(view)
        return dict(zip(suits, map(Chances, trials.by_suit(view.seat, suits)), strict=True))

    # --- the auction ------------------------------------------------------------------------------------------------

    def call(self, view: TekaView, dice: Dice) -> Advice:
        """The bid that brings most, or the pass, where that brings more; its form says how weak the hand is."""
        by_rule = rule.call(view, dice)
        high = standing(view.calls)
        if isinstance(by_rule.action, Redeal) or (high is not None and isinstance(high.call, Double13)):
            return by_rule
        hands = believed(view, self._worlds, dice, heard=self._heard)
        trials = TekaTrials(view, hands)
        suits = _held(view)
        own = trials.by_suit(view.seat, suits)
        others = _Others(view, hands, trials)
        options = [*_bids(view, suits, own, others), *_alone(view, suits, own, trials)]
        bound = must_bid(view.calls)
        # The lowest number is relieved for who has to bid: he may say it whatever the hand is (section 7).
        free = [one for place, one in enumerate(options) if one.carried or (bound and not place)]
        best = max(free, key=lambda one: one.worth, default=None)
        if best is not None and (bound or best.worth > others.worth_of_pass()):
            return Advice(best.action, best.reasons)
        why = _why_pass(view, suits, own)
        return rule.honest_pass(view, DECK.mask(view.hand), why)

    # --- trump ------------------------------------------------------------------------------------------------------

    def name_trump(self, view: TekaView, dice: Dice) -> Advice:
        """The suit with which the contract is worth most."""
        contract = view.contract
        assert contract is not None, "the auction is over"
        trials = TekaTrials(view, believed(view, self._worlds, dice, heard=self._heard))
        suits = tuple(SUITS.index(step.suit) for step in view.legal if isinstance(step, Trump))
        taken = trials.by_suit(view.seat, suits, alone=contract.double_13)
        # Where two suits make the contract as often, that which takes more tricks is the safer one.
        key = [((row >= contract.tricks).sum(), row.sum()) for row in taken]
        best = max(range(len(suits)), key=key.__getitem__)
        chances = Chances(taken[best])
        return advice(
            Trump(SUITS[suits[best]]),
            "trump-in-worlds",
            suit=SUITS[suits[best]],
            n=contract.tricks,
            k=chances.at_least(contract.tricks),
            worlds=len(chances),
        )

    # --- raises -----------------------------------------------------------------------------------------------------

    def offer(self, view: TekaView, dice: Dice) -> Advice | None:
        """A raise to what is nearly sure before the first card, later to what is sure in any case; or None.

        A view remembers no offers: what chances allow is offered once, before the first card.
        """
        if (by_rule := rule_offer(view)) is not None:
            return by_rule
        contract = view.contract
        numbers = [step.number for step in view.legal if isinstance(step, Raise)]
        if contract is None or not numbers or view.tricks or view.trick:
            return None
        if view.totals[view.seat] + contract.worth(True, view.options.lawreece) >= view.options.target:
            return None  # the contract as it stands already wins the match
        taken = Chances(self._from_here(view, dice))
        sure = [number for number in numbers if taken.at_least(number) >= SURE * len(taken)]
        if not sure:
            return None
        number = max(sure)
        return advice(Raise(number), "raise-in-worlds", n=number, k=taken.at_least(number), worlds=len(taken))

    def answer(self, view: TekaView, dice: Dice) -> Advice:
        """Yes to a raise that is worth more to this side than the contract as it is, or costs nothing; else no."""
        contract, offered = view.contract, view.offer
        assert contract is not None and offered is not None
        by_rule = rule_answer(view)
        if by_rule.action == Accept():
            return by_rule
        taken = self._from_here(view, dice)
        stakes = _stakes(view)
        now = _of_contract(stakes, contract, taken, view)
        then = _of_contract(stakes, contract.raised_to(offered.number), taken, view)
        fails = len(taken) - Chances(taken).at_least(offered.number)
        if then > now:
            return advice(Accept(), "accept-in-worlds", n=offered.number, k=fails, worlds=len(taken))
        return advice(Refuse(), "refuse-in-worlds", n=offered.number, k=fails, worlds=len(taken))

    def _from_here(self, view: TekaView, dice: Dice) -> Numbers:
        """The tricks of the declarer's side at the end of the deal, world by world."""
        contract = view.contract
        assert contract is not None
        fresh = not view.tricks and not view.trick
        some = believed(view, self._worlds, dice, heard=self._heard) if fresh else worlds(view, self._worlds, dice)
        deal = deal_of(replace(view, actor=contract.declarer))
        taken: Numbers = deal.play(deal.drawn(some, dice)).taken[0]
        return taken


def _held(view: TekaView) -> tuple[int, ...]:
    """The numbers of the suits that the seat holds: others may not be trump."""
    held = {one.suit for one in view.hand}
    return tuple(number for number, suit in enumerate(SUITS) if suit in held)


def _stakes(view: TekaView) -> Stakes:
    return Stakes(view.options.target, view.totals[view.seat], view.totals[(view.seat + 1) % SEATS])


def _of_contract(stakes: Stakes, contract: Contract, taken: Numbers, view: TekaView) -> int:
    """What a contract is worth to the side of a view when its declarer takes so many tricks, all worlds together."""
    made = taken >= contract.tricks
    declaring = np.where(made, contract.worth(True, view.options.lawreece), 0)
    defending = np.where(made, 0, contract.worth(False, view.options.lawreece))
    if (contract.declarer - view.seat) % 2:
        return int(stakes.worth(defending, declaring).sum())
    return int(stakes.worth(declaring, defending).sum())


class _Others:
    """What the others do in each world once this seat has spoken, and what comes of it.

    They speak as the rule bots do, from what their hands expect, and deals are played by the rule policy.
    """

    def __init__(self, view: TekaView, hands: Masks, trials: TekaTrials) -> None:
        self._view = view
        self._size = len(trials)
        self._stakes = _stakes(view)
        self._later = tuple((view.seat + step) % SEATS for step in range(1, SEATS - len(view.calls)))
        """Who speaks after this seat, in this order."""
        self._high = standing(view.calls)
        seats = (*self._later, *(() if self._high is None else (self._high.seat,)))
        self._expecting: dict[int, Reals] = {}
        self._taken: dict[int, Numbers] = {}
        every = np.arange(self._size)
        for seat in seats:
            self._expecting[seat], suit = best_trumps(hands[seat])
            self._taken[seat] = trials.tricks(np.full(self._size, seat), suit, every)

    def ending(self, number: int | None) -> Ending:
        """How the auction ends when this seat bids a number, or passes."""
        view, size = self._view, self._size
        high = self._high
        seat = np.full(size, -1 if high is None else high.seat)
        standing_number = high.call.number if high is not None and isinstance(high.call, Bid) else 0
        bid = np.full(size, standing_number)
        forced = np.zeros(size, dtype=np.bool_)
        if number is not None:
            seat[:], bid[:] = view.seat, number
            forced[:] = must_bid(view.calls)
        for other in self._later:
            by_partner = (seat >= 0) & ((seat - other) % 2 == 0)
            mine = fitting(self._expecting[other] - np.where(by_partner, rule.OVER_PARTNER, 0.0))
            higher = mine > bid
            if other == self._later[-1]:
                # The fourth after three passes has to bid (section 3).
                bound = (seat < 0) & ~higher
                seat[bound], bid[bound], forced[bound] = other, LOWEST_BID, True
            seat[higher], bid[higher] = other, mine[higher]
        return Ending(seat, bid, forced)

    def worth(self, number: int | None, own: Numbers | None) -> int:
        """What it is worth to bid a number with a trump that takes so many tricks, or to pass; all worlds together."""
        view = self._view
        ending = self.ending(number)
        taken = np.zeros(self._size, dtype=np.int64)
        for seat, tricks in self._taken.items():
            taken = np.where(ending.seat == seat, tricks, taken)
        if own is not None:
            taken = np.where(ending.seat == view.seat, own, taken)
        made = taken >= ending.number
        last = ending.number == TRICKS
        brings = np.where(last & view.options.lawreece, 2 * TRICKS, ending.number)
        relieved = ending.forced & (ending.number == LOWEST_BID)
        costs = np.where(relieved, ending.number, 2 * ending.number)
        declaring, defending = np.where(made, brings, 0), np.where(made, 0, costs)
        ours = (ending.seat - view.seat) % 2 == 0
        mine, theirs = np.where(ours, declaring, defending), np.where(ours, defending, declaring)
        return int(self._stakes.worth(mine, theirs).sum())

    def worth_of_pass(self) -> int:
        """What it is worth to pass."""
        return self.worth(None, None)


def _bids(view: TekaView, suits: tuple[int, ...], own: Numbers, others: _Others) -> Iterator[Weighed]:
    """The numbers that may be bid, each with the trump suit that makes it worth most."""
    lowest = lowest_bid(view.calls)
    if lowest is None:
        return
    for number in NUMBERS[NUMBERS.index(lowest) :]:
        worth = [others.worth(number, row) for row in own]
        best = worth.index(max(worth))
        chances = Chances(own[best])
        why = reason(
            "bid-in-worlds", n=number, suit=SUITS[suits[best]], k=chances.at_least(number), worlds=len(chances)
        )
        yield Weighed(Bid(number), worth[best], chances.chance(number) >= CARRIED, (why,))


def _alone(view: TekaView, suits: tuple[int, ...], own: Numbers, trials: TekaTrials) -> Iterator[Weighed]:
    """Double 13, where it is nearly sure."""
    if max(Chances(row).chance(TRICKS - 1) for row in own) < PERHAPS:
        return
    taken = trials.by_suit(view.seat, suits, alone=True)
    best = max(range(len(suits)), key=lambda place: (Chances(taken[place]).at_least(TRICKS), -place))
    chances = Chances(taken[best])
    if chances.chance(TRICKS) < NEAR_SURE:
        return
    contract = Contract(view.seat, TRICKS, double_13=True)
    why = reason("alone-in-worlds", suit=SUITS[suits[best]], k=chances.at_least(TRICKS), worlds=len(chances))
    yield Weighed(Double13(), _of_contract(_stakes(view), contract, taken[best], view), True, (why,))


def _why_pass(view: TekaView, suits: tuple[int, ...], own: Numbers) -> Reason:
    """Why nothing is bid: a partner whose bid is better, nothing that may be bid, or chances that are too small."""
    lowest, high = lowest_bid(view.calls), standing(view.calls)
    if lowest is None:
        return reason("pass-no-higher")
    if high is not None and (high.seat - view.seat) % 2 == 0:
        return reason("pass-for-partner", partner=high.seat)
    made = [Chances(row).at_least(lowest) for row in own]
    best = max(range(len(suits)), key=lambda place: (made[place], -place))
    return reason("pass-in-worlds", n=lowest, suit=SUITS[suits[best]], k=made[best], worlds=own.shape[1])
