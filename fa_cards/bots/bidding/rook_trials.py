"""Deals of the Rook family played out in many worlds, whoever is the declarer and whatever is trump."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from fa_cards.bots.batch.arrays import Flags, Masks, Numbers
from fa_cards.bots.batch.rook import RookDeal
from fa_cards.bots.batch.table import Worlds
from fa_cards.bots.bidding.chances import SPARE, Reals, likely, slope
from fa_cards.bots.bidding.rook_hands import Turned, turned_pack
from fa_cards.bots.bidding.turning import SEATS, in_parts, turned_seats
from fa_cards.bots.rook.auction import OVER_PARTNER
from fa_cards.bots.worlds.rook import worlds
from fa_cards.rules.actions import Bid
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import Called
from fa_cards.rules.rook.auction import RookContract, lowest_bid, standing
from fa_cards.rules.rook.rules import RookRules
from fa_cards.rules.rook.scoring import opposite
from fa_cards.rules.rook.view import RookView

WIDTH = 0.15
"""So far beside a limit, as a share of the points, a bid or a pass is doubted."""


@dataclass(frozen=True, slots=True)
class Captured:
    """What the declarer's side captures, row by row, and who is of it."""

    own: Numbers
    """Points, with those of the nest and the last trick."""
    partner: Numbers
    """The seat of his partner; his own where he is alone."""

    def made(self, number: int) -> Flags:
        """Where it is so much or more."""
        result: Flags = self.own >= number
        return result


def worth(seat: int, declarer: Numbers, number: Numbers, got: Captured, rules: RookRules) -> Numbers:
    """What a deal brings a seat and its partner more than the others, row by row (rook.md, sections 1 and 5).

    Where each plays alone it is three times as much as the mean of the three others stays behind, so a whole number.
    """
    others = rules.total - got.own
    declaring = np.where(got.own >= number, got.own, -number)
    ours = (declarer == seat) | (got.partner == seat)
    if not rules.calls:
        result: Numbers = np.where(ours, declaring - others, others - declaring)
        return result
    members = 1 + (got.partner != declarer)
    every = members * declaring + (SEATS - members) * others
    alone: Numbers = SEATS * np.where(ours, declaring, others) - every
    return alone


class _Called(RookDeal):
    """A deal that begins with another called card in each world."""

    def __init__(self, view: RookView, called: Masks) -> None:
        super().__init__(view)
        self._each = called

    def called(self, worlds: Worlds) -> Masks:
        """The called card in each world."""
        return self._each


@dataclass(frozen=True, slots=True)
class Trials:
    """What is to be played out, row by row."""

    seat: Numbers
    """The declarer."""
    suit: Numbers
    """The number of the trump colour."""
    which: Numbers
    """The world."""
    aside: Masks | None = None
    """What he buries, with the bits of a world; as a rule bot does where it is not given."""
    called: Masks | None = None
    """The card that he calls, likewise."""

    def __len__(self) -> int:
        return len(self.which)

    def at(self, rows: Numbers) -> Trials:
        """These rows alone."""
        aside = None if self.aside is None else self.aside[rows]
        called = None if self.called is None else self.called[rows]
        return Trials(self.seat[rows], self.suit[rows], self.which[rows], aside, called)


class RookTrials:
    """Deals that would be played in some worlds, from the first card on, by the rule policy at all seats."""

    def __init__(self, view: RookView, some: Masks) -> None:
        """Takes what everybody knows from any seat's view, and the worlds: seats and the nest, worlds."""
        self.turned: Turned = turned_pack(view.rules)
        self.some = some
        self._view = view

    def __len__(self) -> int:
        return int(self.some.shape[1])

    def captured(self, trials: Trials) -> Captured:
        """What the declarer's side captures, row by row."""
        leader = self._leader(trials.seat)
        own = np.zeros(len(trials), dtype=np.int64)
        partner = np.zeros(len(trials), dtype=np.int64)
        for one in np.unique(leader).tolist():
            rows = np.flatnonzero(leader == one)

            def part(some: slice, rows: Numbers = rows, leads: int = int(one)) -> Numbers:
                return self._part(leads, trials.at(rows[some]))

            own[rows], partner[rows] = in_parts(len(rows), part)
        return Captured(own, (partner + trials.seat) % SEATS)

    def _part(self, leader: int, trials: Trials) -> Numbers:
        """Points of the declarer's side, and how many seats after him his partner sits."""
        turned, rules, suit = self.turned, self._view.rules, trials.suit
        by_seat = turned_seats(self.some[:SEATS], trials.seat, trials.which)
        hands = np.stack([turned.turned(one, suit) for one in by_seat])
        whole = hands[0] | turned.turned(self.some[SEATS, trials.which], suit)
        if trials.aside is None:
            buried = turned.buried(whole)
        else:
            buried = turned.turned(trials.aside, suit)
            whole = whole | buried
        hands[0] = whole & ~buried
        beginning = replace(
            self._view,
            contract=RookContract(0, rules.min_bid),
            trump=turned.trump,
            actor=leader,
            tricks=(),
            trick=(),
            shown=(),
            called=None,
            partner=None if rules.calls else opposite(0),
            revealed=not rules.calls,
        )
        deal = RookDeal(beginning)
        if rules.calls:
            called = turned.called(whole) if trials.called is None else turned.turned(trials.called, suit)
            deal = _Called(beginning, called)
        some = Worlds(hands, buried)
        return np.stack([deal.play(some).taken[0], deal.partner(some)])

    def _leader(self, seat: Numbers) -> Numbers:
        """How many seats after the declarer the first leader sits (section 1)."""
        match self._view.rules.first_leader:
            case "bidder":
                return np.zeros(len(seat), dtype=np.int64)
            case "left-of-dealer":
                dealer = self._view.dealer
                assert dealer is not None, "cards are dealt"
                result: Numbers = (dealer + 1 - seat) % SEATS
                return result
            case _:
                return np.ones(len(seat), dtype=np.int64)

    def declared(self, seat: int) -> tuple[Captured, Numbers]:
        """What a seat captures that takes the nest and names its best colour then, in all worlds; and the colours."""
        _, suit = self.turned.best(self.some[seat] | self.some[SEATS])
        every = np.arange(len(self))
        return self.captured(Trials(np.full(len(self), seat), suit, every)), suit


def believed(view: RookView, n: int, dice: Dice, *, heard: bool = True) -> Masks:
    """The hands of all seats, and the nest, in worlds before the first card: as likely as the words make them.

    Args:
        view: of the seat that asks.
        n: how many worlds.
        dice: what fixes them.
        heard: whether the words of the others count at all.
    """
    spoken = {one.seat for one in view.calls if one.seat != view.seat}
    if not spoken or not heard:
        return worlds(view, n, dice)
    some = worlds(view, SPARE * n, dice)
    turned = turned_pack(view.rules)
    weights: Reals = np.ones(SPARE * n)
    for seat in sorted(spoken):
        hands = some[seat]
        if view.contract is not None and view.contract.declarer == seat:
            continue  # he holds, or has buried, another hand than that with which he bid
        share, _ = turned.best(hands)
        weights = weights * _borne_out(turned.limits(share), view, seat)
    return np.ascontiguousarray(some[:, likely(weights, n)])


def _borne_out(limits: Reals, view: RookView, seat: int) -> Reals:
    """How likely hands with these limits have said what a seat said."""
    rules = view.rules
    width = WIDTH * rules.total
    result: Reals = np.ones(limits.shape)
    highest = 0
    for place, one in enumerate(view.calls):
        if one.seat != seat:
            continue
        if isinstance(one.call, Bid):
            highest = one.call.number
        else:
            result = slope(
                lowest_bid(view.calls[:place], rules) - limits + _spare(view.calls[:place], seat, rules), width
            )
    if highest > rules.min_bid:
        # Who was forced to the lowest bid has told nothing, and who bid it freely little.
        result = result * slope(limits - highest, width)
    return result


def _spare(before: tuple[Called, ...], seat: int, rules: RookRules) -> float:
    """How much more a seat must hold to bid over its partner."""
    high = standing(before)
    by_partner = high is not None and high.seat == opposite(seat) and not rules.calls
    return OVER_PARTNER * rules.total if by_partner else 0.0
