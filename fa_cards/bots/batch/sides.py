"""Who plays with whom, as the seat to move knows it, and what that seat can tell of the cards of friends and foes."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np

from fa_cards.bots.batch.arrays import EVERYTHING, NOTHING, Flags, Masks, Numbers, any_of, held, spread
from fa_cards.bots.batch.run import Moment

Friend = bool | Masks
"""Whether another seat is known to be a friend: in all worlds alike, or as a word a world."""


class Sides(ABC):
    """Who plays with whom; foes are all who are not known to be friends."""

    @abstractmethod
    def friend(self, now: Moment, other: int) -> Friend:
        """Whether the seat to move knows that the seat at another place is of its side."""

    @abstractmethod
    def declaring(self, now: Moment) -> tuple[Flags, Flags]:
        """Whether the seat to move has undertaken something itself, and whether it knows to help who has."""

    def ours(self, now: Moment) -> Masks:
        """All bits where a friend wins the trick so far."""
        result: Masks = NOTHING
        for place, card in enumerate(now.cards):
            friend = self.friend(now, place)
            if friend is False:
                continue
            winning = spread(card == now.best)
            result = result | (winning if friend is True else winning & friend)
        return result

    def lacks(self, now: Moment, place: int) -> Masks:
        """The suits that a seat has shown to lack, but for what it was seen to draw."""
        return now.voids[place] & ~now.seen[place] if now.seen else now.voids[place]

    def lacking(self, now: Moment, places: range) -> Masks:
        """The suits that all foes at these places lack, as they have shown; everything where there is no foe."""
        result: Masks | None = None
        for place in places:
            friend = self.friend(now, place)
            if place == now.place or friend is True:
                continue
            lacks = self.lacks(now, place)
            if friend is not False:
                lacks = lacks | friend
            result = lacks if result is None else result & lacks
        return EVERYTHING if result is None else result

    def theirs(self, now: Moment, unseen: Masks) -> Masks:
        """The unseen cards that a foe may hold."""
        return unseen & ~self.lacking(now, range(now.places))

    def later_theirs(self, now: Moment, unseen: Masks) -> Masks:
        """The unseen cards that a foe may hold who plays to this trick later."""
        return unseen & ~self.lacking(now, range(now.place + 1, now.places))

    def ruffed(self, now: Moment, unseen: Masks) -> Masks:
        """The suits that a foe has shown to lack while he may hold a trump."""
        trumps = unseen & now.trump
        result: Masks = NOTHING
        for place in range(now.places):
            friend = self.friend(now, place)
            if place == now.place or friend is True:
                continue
            lacks = self.lacks(now, place)
            lacks = lacks & any_of(trumps & ~lacks)
            result = result | (lacks if friend is False else lacks & ~friend)
        return result & now.plain

    def ruffs(self, now: Moment, unseen: Masks) -> Masks:
        """The suits that a friend has shown to lack while he may hold a trump."""
        trumps = unseen & now.trump
        result: Masks = NOTHING
        for place in range(now.places):
            friend = self.friend(now, place)
            if place == now.place or friend is False:
                continue
            lacks = self.lacks(now, place)
            lacks = lacks & any_of(trumps & ~lacks)
            result = result | (lacks if friend is True else lacks & friend)
        return result & now.plain


class Opposite(Sides):
    """Partners sit opposite at a table of four."""

    def __init__(self, declarer: int) -> None:
        """Knows who has undertaken something.

        Args:
            declarer: his number among the seats of the table.
        """
        self._declarer = declarer

    def friend(self, now: Moment, other: int) -> Friend:
        """The seat opposite is a friend."""
        return (now.place ^ other) == 2

    def declaring(self, now: Moment) -> tuple[Flags, Flags]:
        """The declarer, and his partner."""
        number = now.number_of(now.place)
        return number == self._declarer, number == (self._declarer + 2) % 4

    def ours(self, now: Moment) -> Masks:
        """All bits where the partner wins so far."""
        return spread(now.cards[now.place - 2] == now.best) if now.place >= 2 else NOTHING


class Alone(Sides):
    """Each plays for himself."""

    def friend(self, now: Moment, other: int) -> Friend:
        """Nobody is."""
        return False

    def declaring(self, now: Moment) -> tuple[Flags, Flags]:
        """Nobody has undertaken anything."""
        nobody = np.zeros(now.rows, dtype=np.bool_)
        return nobody, nobody


class OneSide(Sides):
    """Some seats are of the declarer's side, which may differ from world to world, and be a secret of one of them.

    Who is not of it knows no friend before the secret is out: each other one may be the partner.
    """

    def __init__(self, declarer: int, partner: Numbers, called: Masks | None = None) -> None:
        """Knows who is of the declarer's side.

        Args:
            declarer: his number among the seats of the table.
            partner: that of his partner in each world; his own where he is alone.
            called: the card that shows the partner when it is played; None where everybody knows him.
        """
        self._declarer = declarer
        self._partner = partner
        self._called = called

    def _declares(self, numbers: Numbers) -> Flags:
        result: Flags = (numbers == self._declarer) | (numbers == self._partner)
        return result

    def friend(self, now: Moment, other: int) -> Friend:
        """Who is of the same side, where the seat to move knows the sides."""
        mine, his = now.number_of(now.place), now.number_of(other)
        same = self._declares(mine) == self._declares(his)
        if self._called is not None:
            same &= ~held(self._called & now.out) | (mine == self._partner)
        return spread(same)

    def declaring(self, now: Moment) -> tuple[Flags, Flags]:
        """The declarer, and who knows to be his partner."""
        mine = now.number_of(now.place)
        declares = mine == self._declarer
        return declares, (mine == self._partner) & ~declares
