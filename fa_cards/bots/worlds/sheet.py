"""A sheet on which the reader of a view notes where cards are, may be and cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fa_cards.bots.worlds.bits import Bits
from fa_cards.bots.worlds.unknown import Fact, NoWorld, Unknown, settled
from fa_cards.rules.tricks import TrickView


class Sheet:
    """What is noted of one moment; the rows are the seats by number, then the other places."""

    def __init__(self, view: TrickView, bits: Bits, gone: int, aside: Mapping[str, int]) -> None:
        """Begins with what every view tells: the own hand, what is gone, and how many cards each holds.

        Args:
            view: of the seat.
            bits: of the pack.
            gone: the cards that lie in no hand and at no other place: those that were played, or turned up for good.
            aside: the places beside the hands, with how many cards lie there.

        Raises:
            NoWorld: no cards are dealt.
        """
        if not any(view.counts):
            raise NoWorld("no cards are dealt")
        self.seat = view.seat
        self.holders = (*range(len(view.counts)), *aside)
        self.known = [0] * len(self.holders)
        self.room = [*view.counts, *aside.values()]
        self.hidden = bits.pack & ~gone
        self.may = [self.hidden] * len(self.holders)
        self.knows(view.seat, bits.mask(view.hand))

    @property
    def others(self) -> tuple[int, ...]:
        """The rows of which not all cards are known."""
        return tuple(row for row, room in enumerate(self.room) if room)

    def row(self, holder: int | str) -> int:
        """The row of a holder."""
        return self.holders.index(holder)

    def knows(self, row: int, some: int) -> None:
        """These cards lie there; those of which this was known already stay as they are."""
        some &= ~self.known[row]
        self.known[row] |= some
        self.room[row] -= some.bit_count()
        self.hidden &= ~some

    def excludes(self, row: int, some: int) -> None:
        """None of these cards lies there, if it is hidden."""
        self.may[row] &= ~some

    def may_hold(self, row: int) -> int:
        """The hidden cards that may lie there."""
        return self.may[row] & self.hidden if self.room[row] else 0

    def settled(self, facts: Sequence[Fact] = ()) -> Unknown:
        """What is not known."""
        return settled(self.holders, known=self.known, room=self.room, hidden=self.hidden, may=self.may, facts=facts)
