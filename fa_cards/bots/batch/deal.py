"""What every game is to the simulator: a deal in play as everybody knows it, played out in many worlds, and scored."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from fa_cards.bots.batch.arrays import Masks, Numbers, count, full, word
from fa_cards.bots.batch.layout import Layout
from fa_cards.bots.batch.run import Played, Policy, Rules, begin, play_out
from fa_cards.bots.batch.table import Table, Worlds
from fa_cards.bots.known import playable, seen
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.tricks import TrickView


@dataclass(frozen=True, slots=True)
class Outcome:
    """What worlds that were played out brought, one column a world."""

    scores: Numbers
    """What the deal brings each seat of the game by its rules: seats, worlds."""
    taken: Numbers
    """What counts on the way there (tricks, card points, penalties), by pile: piles, worlds."""


class Deal(ABC):
    """A deal in play, known to the simulator."""

    layout: Layout
    """The bits of the cards."""
    table: Table
    rules: Rules
    seats: int
    """The seats of the game, those that are out of the play among them."""
    piles: tuple[int, ...]
    """For each seat of the table the number of the pile where its tricks lie."""

    @abstractmethod
    def policy(self, worlds: Worlds) -> Policy:
        """How all seats play in these worlds."""

    @abstractmethod
    def outcome(self, played: Played, worlds: Worlds) -> Outcome:
        """What these worlds brought."""

    def drawn(self, words: Masks, dice: Dice) -> Worlds:
        """The worlds that `worlds` has drawn for a view of this deal.

        Args:
            words: the cards of each seat of the game, then of the place where cards lie aside: rows, worlds.
            dice: says in which order a stock lies.
        """
        words = self.layout.from_worlds(words)
        return Worlds(words[: self.seats], words[self.seats] if len(words) > self.seats else None)

    def world(self, places: Mapping[str, tuple[Card, ...]]) -> Worlds:
        """The one world in which the cards lie at these places of a state (`State.places`)."""
        seats = sum(1 for name in places if name.startswith("hand "))
        hands = [[self.layout.mask(places[f"hand {seat}"])] for seat in range(seats)]
        return Worlds(np.array(hands, dtype=np.uint64), self.buried(places), self.stock(places))

    def buried(self, places: Mapping[str, tuple[Card, ...]]) -> Masks | None:
        """What the declarer has buried in that world; None where nothing is."""
        return None

    def stock(self, places: Mapping[str, tuple[Card, ...]]) -> Masks | None:
        """What will be drawn in that world; None where nobody draws."""
        return None

    def advised(self, view: TrickView) -> Card:
        """The card that the policy plays for the seat of a view whose turn it is, from what this view tells."""
        bits = playable(view.legal, self.layout.bit)
        now = begin(self.table, self.own(view))
        now.allowed = full(bits, 1)
        return self.layout.card(int(self.policy(self.own(view)).choose(now)[0]))

    def own(self, view: TrickView) -> Worlds:
        """The own hand of a view as a world in which nobody else holds anything that is not known to all."""
        hands = np.zeros((len(view.counts), 1), dtype=np.uint64)
        hands[view.seat] = word(self.layout.mask(view.hand))
        return Worlds(hands)

    def play(
        self, worlds: Worlds, first: Masks | None = None, trail: list[tuple[Numbers, Masks]] | None = None
    ) -> Outcome:
        """What the worlds bring when they are played out, with a first card of the seat to move where one is given."""
        played = play_out(
            self.table, worlds, self.rules, self.policy(worlds), piles=self.piles, first=first, trail=trail
        )
        return self.outcome(played, worlds)


def table_of(
    view: TrickView,
    layout: Layout,
    *,
    asleep: int | None = None,
    free: int = 0,
    gone: int = 0,
    declarer: int = -1,
) -> Table:
    """What everybody knows of a deal in play, from any seat's view.

    Args:
        view: of any seat.
        layout: the bits of the cards.
        asleep: the seat that is out of the play.
        free: cards that may be played to any lead, and so show nothing.
        gone: cards of which everybody knows that they are in no hand, beside those that were played.
        declarer: the seat that has undertaken something.
    """
    seats = len(view.counts)
    leader = view.trick[0].seat if view.trick else view.actor
    assert leader is not None, "nobody is to move"
    order = tuple(seat for step in range(seats) if (seat := (leader + step) % seats) != asleep)
    suits = tuple(layout.suit.values())
    played, voids = seen(view, layout.bit, suits, free)
    captured = [0] * seats
    for trick in view.tricks:
        captured[trick.winner] |= layout.mask(one.card for one in trick.plays)
    return Table(
        seats=order,
        trump=layout.trumps,
        played=tuple(layout.bit[one.card] for one in view.trick),
        out=layout.whole & ~(played | gone),
        voids=tuple(voids[seat] for seat in order),
        tricks=len(view.tricks),
        captured=tuple(captured[seat] for seat in order),
        declarer=declarer,
    )


def points(masks: Masks, classes: tuple[tuple[int, int], ...]) -> Numbers:
    """What cards are worth together.

    Args:
        masks: the cards.
        classes: values, each with the cards that have it.
    """
    # All cards together are worth far less than 16 bits hold, and short numbers are added faster.
    result = np.zeros(masks.shape, dtype=np.uint16)
    for value, some in classes:
        result += count(masks & word(some)) * np.uint16(value)
    return result.astype(np.int64)
