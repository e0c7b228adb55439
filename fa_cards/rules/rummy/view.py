"""What one seat of contract rummy knows of the deal that is played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from fa_cards.rules.cards import Card
from fa_cards.rules.game import View
from fa_cards.rules.melds import Contract, Meld, MeldRules
from fa_cards.rules.rummy.events import RummyDeal


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table."""

    owner: int
    """The seat that laid it."""
    meld: Meld


@dataclass(frozen=True, slots=True)
class RummyView(View):
    """A seat's view of a match of contract rummy."""

    rules: MeldRules
    round: int
    """Whose contract it is, from 1; 0 until the first dealer is known."""
    rounds: int
    """How many rounds the game has."""
    contract: Contract
    whole_hand: bool
    """Whether the whole hand has to be laid at once, as the contract and without a discard."""
    pile: tuple[Card, ...]
    """The discards, the top one last; everybody has seen them all."""
    stock: int
    """How many cards there are still to be drawn."""
    table: tuple[TableMeld, ...]
    """The melds in the order laid; the first of them is number 1."""
    down: tuple[bool, ...]
    """Whether each seat has laid its contract."""
    turn: int | None
    """The seat whose turn it is, also while others are asked whether they buy."""
    went_down: bool
    """Whether that seat has laid its contract in this turn."""
    taken: Card | None
    """The card that it took from the pile in this turn and may not throw away; None where it may, and for all others:
    whether it may tells them of a twin in its hand."""
    freed: int
    """The wilds that it took from runs in this turn and still has to lay."""
    got: tuple[Card, ...]
    """The cards that came into one's own hand last: of this turn, or bought since the last one."""
    buys: tuple[int, ...]
    """How many cards each seat has bought in this deal."""
    max_buys: int | None
    """How many a seat may buy in a deal; None where there is no limit."""
    restocks: int
    """How often the stock was renewed in this deal."""
    known: tuple[tuple[Card, ...], ...]
    """The cards by seat that everybody saw come into its hand, taken, bought or freed, and that are still there."""
    extra_melds: bool
    """Whether who is down may lay further melds."""
    layoff_same_turn: bool
    """Whether cards may be laid off in the turn of going down."""
    swap_requires_down: bool
    """Whether only who is down may free a wild from a run."""
    swaps: bool
    """Whether wilds of runs may be freed at all."""
    deals: tuple[RummyDeal, ...]

    @property
    def public(self) -> Self:
        """The part that everybody at the table knows."""
        return replace(self, legal=(), hand=(), taken=None, got=())

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds on the table without their owners."""
        return tuple(one.meld for one in self.table)

    @property
    def is_down(self) -> bool:
        """Whether the seat of the view has laid its contract."""
        return self.down[self.seat]
