"""What the simulator is told of a deal: what everybody knows of it, and where the hidden cards lie in each world."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from fa_cards.bots.batch.arrays import Masks, Numbers


@dataclass(frozen=True, slots=True)
class Table:
    """What is the same in all worlds: the moment of a deal in play as everybody at the table knows it."""

    seats: tuple[int, ...]
    """The seats that are in the play, in the order of their turns, from the one that led or leads this trick."""
    trump: int
    """The cards that count as trump, as a mask; 0 where nothing does. One world may have another (`Worlds.trump`)."""
    played: tuple[int, ...]
    """The trick on the table: single cards, in the order of play."""
    out: int
    """The cards that may still be in some hand, or lie hidden, as far as everybody knows."""
    voids: tuple[int, ...]
    """For each of the seats the suits of which it has shown to have none."""
    tricks: int
    """The finished tricks of the deal."""
    captured: tuple[int, ...]
    """What each of the seats has won in them."""
    seen: tuple[int, ...] = ()
    """For each of the seats what it drew before everybody's eyes and holds; nothing where nobody draws."""
    face_up: bool = False
    """Whether the stock lies face up, so that everybody sees its next card and what is drawn."""
    declarer: int = -1
    """The seat that has undertaken something, where there is one; -1 elsewhere."""

    @property
    def place(self) -> int:
        """The place in the trick of the seat to move."""
        return len(self.played)

    @property
    def to_move(self) -> int:
        """The seat to move."""
        return self.seats[self.place]


@dataclass(frozen=True, slots=True)
class Worlds:
    """Where the hidden cards lie, one world a column; all with the bits of play."""

    hands: Masks
    """What each seat of the game holds: seats, worlds."""
    aside: Masks | None = None
    """What the declarer has buried, of which nobody else knows."""
    stock: Masks | None = None
    """The cards that will be drawn, the next one first, one a row: cards, worlds."""
    trump: Masks | None = None
    """The trumps of each world, where they differ."""

    def __len__(self) -> int:
        return int(self.hands.shape[1])

    def taken(self, which: Numbers) -> Worlds:
        """The worlds with these numbers, as often as each is named."""

        def of(some: Masks | None) -> Masks | None:
            return None if some is None else np.ascontiguousarray(some[..., which])

        hands = np.ascontiguousarray(self.hands[:, which])
        return replace(self, hands=hands, aside=of(self.aside), stock=of(self.stock), trump=of(self.trump))
