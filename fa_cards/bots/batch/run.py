"""Plays out many worlds at once: each seat in turn, who wins the trick, who draws, what everybody sees of it.

The hands stand in the order of play of the trick, so that place 0 leads in every world; after a trick they are turned
so far that its winner leads.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

import numpy as np

from fa_cards.bots.batch.arrays import Masks, Numbers, full, held, higher, spread, suit_of, where, word
from fa_cards.bots.batch.table import Table, Worlds


class Moment:
    """A moment of all worlds: whose turn it is has the same place in the trick in each of them.

    Policies read it. What a seat may know of it are its own hand, `private` of its place, and everything that is not
    the hand of another one.
    """

    def __init__(self, table: Table, worlds: Worlds) -> None:
        rows = len(worlds)
        self.table = table
        self.places = len(table.seats)
        self.rows = rows
        self.trick = table.tricks
        """The finished tricks."""
        self.tricks = 0
        """The tricks of the whole deal."""
        self.hands: list[Masks] = [worlds.hands[seat] for seat in table.seats]
        self.voids = [full(mask, rows) for mask in table.voids]
        """The suits of which each place has shown to have none."""
        self.seen = [full(mask, rows) for mask in table.seen]
        """What each place drew before everybody's eyes and holds; empty where nobody draws."""
        self.private: list[Masks] = []
        """The cards of which this place alone knows that they lie aside; empty where nothing is buried."""
        if worlds.aside is not None:
            nothing = full(0, rows)
            self.private = [worlds.aside if seat == table.declarer else nothing for seat in table.seats]
        self.trump = full(table.trump, rows) if worlds.trump is None else worlds.trump
        self.plain = ~self.trump
        """Everything that is not trump."""
        self.out = full(table.out, rows)
        """The cards that nobody has seen go, the hidden ones that lie aside among them."""
        self.leader: Numbers = np.zeros(rows, dtype=np.int64)
        """The number among the seats of the table of who leads."""
        self.stock = worlds.stock
        self.drawn = 0
        """The cards drawn from the stock since the worlds began."""
        number = np.arange(self.places)
        self._columns = np.arange(rows)
        # Where in the rows of all places, one after the other, the row begins that a place takes over.
        self._turns = (number[:, None] + number) % self.places * rows
        # this trick
        self.place = 0
        self.cards: list[Masks] = []
        """What lies, by place."""
        self.lies = full(0, rows)
        """What lies, together."""
        self.led = self.lies
        """The led suit."""
        self.best = self.lies
        """The card that wins so far."""
        self.over = self.lies
        """The cards that would win over it."""
        self.allowed = self.hands[0]
        """What the seat to move may play."""

    # --- what the seat to move knows --------------------------------------------------------------------------------

    @property
    def hand(self) -> Masks:
        """What the seat to move holds."""
        return self.hands[self.place]

    @property
    def unseen(self) -> Masks:
        """The cards that it sees nowhere: in the hands of others, or hidden."""
        known = self.hands[self.place]
        if self.private:
            known = known | self.private[self.place]
        if self.top is not None:
            known = known | self.top
        result: Masks = self.out & ~known
        return result

    @property
    def last(self) -> bool:
        """Whether it is the last to play to this trick."""
        return self.place == self.places - 1

    def number_of(self, place: int) -> Numbers:
        """The number among the seats of the table of who has this place in the trick."""
        return self._around(self.leader + place) if place else self.leader

    def _around(self, numbers: Numbers) -> Numbers:
        """Numbers of seats below twice as many as there are, counted around the table."""
        # A remainder is many times dearer than this.
        result: Numbers = numbers - self.places * (numbers >= self.places)
        return result

    @property
    def in_hands(self) -> int:
        """How many cards each seat holds that plays to this trick later; the same in all worlds."""
        drawn = 0 if self.stock is None else (len(self.stock) - self.drawn) // self.places
        return self.tricks - self.trick - drawn

    # --- what happens -----------------------------------------------------------------------------------------------

    def lay(self, card: Masks, shows: Masks | None) -> None:
        """The seat to move plays a card, which shows that it has none of some suits."""
        place = self.place
        self.hands[place] = self.hands[place] ^ card
        if self.seen:
            self.seen[place] = self.seen[place] & ~card
        self.out = self.out ^ card
        if shows is not None:
            self.voids[place] = self.voids[place] | shows
        self.cards.append(card)
        self.place = place + 1
        if place == 0:
            self.led = suit_of(card)
            self.best = self.lies = card
            self.over = self.led & higher(card) | self.trump & ~self.led
            return
        self.best = where(held(card & self.over), card, self.best)
        self.lies = self.lies | card
        if self.place < self.places:
            beyond = higher(self.best)
            trumped = held(self.best & self.trump)
            self.over = where(trumped, self.trump & beyond, self.led & beyond | self.trump)

    def turn(self) -> Numbers:
        """The trick is over: its winner leads the next one. Gives the number of the winner among the seats."""
        winner = (self.cards[1] == self.best).view(np.uint8)
        for place in range(2, self.places):
            winner = winner + (self.cards[place] == self.best).view(np.uint8) * np.uint8(place)
        steps = self._turns.take(winner, axis=1) + self._columns
        self.leader = self._around(self.leader + winner)
        for rows in (self.hands, self.voids, self.seen, self.private):
            if rows:
                rows[:] = list(np.concatenate(rows).take(steps))
        self.cards = []
        self.place = 0
        self.trick += 1
        return self.leader

    def draw(self) -> None:
        """Each seat draws a card, who leads first; face down, nobody knows any more who has none of a suit."""
        stock = self.stock
        if stock is None or self.drawn >= len(stock):
            return
        for place in range(self.places):
            card = stock[self.drawn + place]
            self.hands[place] = self.hands[place] | card
            if self.table.face_up:
                self.seen[place] = self.seen[place] | card
            else:
                self.voids[place] = full(0, self.rows)
        self.drawn += self.places

    @property
    def top(self) -> Masks | None:
        """The next card of the stock, where it lies face up; None once all are drawn."""
        if self.stock is None or not self.table.face_up or self.drawn >= len(self.stock):
            return None
        card: Masks = self.stock[self.drawn]
        return card


class Rules(ABC):
    """What may be played in a game, and what that shows; who wins a trick is the same in all of them."""

    @abstractmethod
    def allowed(self, now: Moment) -> Masks:
        """What the seat to move may play."""

    @abstractmethod
    def shows(self, now: Moment, card: Masks) -> Masks | None:
        """The suits of which a card that is about to be played shows that its hand has none; None where nothing."""


class Policy(ABC):
    """How every seat plays in the worlds; each by what it may know."""

    @abstractmethod
    def choose(self, now: Moment) -> Masks:
        """The card to play, one of those that are allowed."""


@dataclass(frozen=True, slots=True)
class Played:
    """Worlds that were played out."""

    captured: Masks
    """What each pile has won in all of the deal: piles, worlds."""
    last: Numbers
    """The number among the seats of the table of who won the last trick."""
    first: Numbers
    """That of who won the trick on the table, or the next one."""


def begin(table: Table, worlds: Worlds) -> Moment:
    """The worlds at the moment of their table, with its trick lying there."""
    now = Moment(table, worlds)
    now.tricks = table.tricks + _tricks_left(table, worlds)
    for bit in table.played:
        # The cards on the table were played before: they are in no hand, and what they showed is in the voids.
        card = full(bit, now.rows)
        now.hands[now.place] = now.hands[now.place] | card
        now.out = now.out | card
        now.lay(card, None)
    return now


def play_out(
    table: Table,
    worlds: Worlds,
    rules: Rules,
    policy: Policy,
    *,
    piles: tuple[int, ...],
    first: Masks | None = None,
    trail: list[tuple[Numbers, Masks]] | None = None,
) -> Played:
    """The worlds at the end of the deal.

    Args:
        table: the moment at which they begin.
        worlds: where the cards lie.
        rules: of the game.
        policy: of all seats.
        piles: for each seat of the table the number of the pile where its tricks lie; 0 and up.
        first: the card that the seat to move plays first, in each world; as the policy has it where nothing is given.
        trail: takes in who played which card, step by step; who is a number among the seats of the table.
    """
    now = begin(table, worlds)
    won = [full(0, now.rows) for _ in range(max(piles) + 1)]
    for seat, number in enumerate(piles):
        won[number] = won[number] | word(table.captured[seat])
    pile_of = np.array(piles, dtype=np.uint8)
    begun: Numbers | None = None
    while now.trick < now.tricks:
        while now.place < now.places:
            now.allowed = rules.allowed(now)
            card = policy.choose(now) if first is None else first
            first = None
            if trail is not None:
                trail.append((now.number_of(now.place), card))
            now.lay(card, rules.shows(now, card))
        lies = now.lies
        winner = now.turn()
        pile = pile_of.take(winner)
        # Whatever is in no other pile is in the last one.
        rest = lies
        for number in range(len(won) - 1):
            mine = lies & spread(np.equal(pile, number))
            won[number] = won[number] | mine
            rest = rest ^ mine
        won[-1] = won[-1] | rest
        if begun is None:
            begun = winner
        now.draw()
    if begun is None:
        begun = now.leader
    return Played(np.stack(won), now.leader, begun)


def _tricks_left(table: Table, worlds: Worlds) -> int:
    """The tricks that are still to be finished: what the seat to move holds, and what it will draw."""
    if not len(worlds):
        return 0
    left = int(worlds.hands[table.to_move, 0]).bit_count()
    stock = 0 if worlds.stock is None else len(worlds.stock)
    return left + stock // len(table.seats)
