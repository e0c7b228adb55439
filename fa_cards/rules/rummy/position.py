"""What makes up a position in a match of contract rummy, and what follows from it at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fa_cards.rules.cards import CARDS, Card
from fa_cards.rules.dealing import Hand
from fa_cards.rules.melds import Contract, Meld
from fa_cards.rules.positions import Position
from fa_cards.rules.rummy.events import RummyDeal
from fa_cards.rules.rummy.rules import Round, RummyRules
from fa_cards.rules.rummy.view import TableMeld

_PLACE: Mapping[Card, int] = {one: place for place, one in enumerate(CARDS.values())}
"""Where a card stands in the order of the pack."""


def in_order(cards: Iterable[Card]) -> Hand:
    """The cards in the order of the pack, twins beside each other."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def replaced(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """The hands where this seat has this one."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


class RummyPosition(Position):
    """A moment of a match of contract rummy."""

    of_the_deal = (
        *Position.of_the_deal,
        "hands",
        "stock",
        "pile",
        "table",
        "down",
        "turn",
        "went_down",
        "taken",
        "freed",
        "sold",
        "drawing",
        "got",
        "buys",
        "restocks",
        "known",
    )

    def __init__(self, seats: int, rules: RummyRules) -> None:
        super().__init__(seats)
        self.rules = rules
        self.deals: tuple[RummyDeal, ...] = ()
        # this deal
        self.hands: tuple[Hand, ...] = ((),) * seats
        """What each seat holds, in the order of the pack."""
        self.stock: Hand = ()
        """The cards to be drawn, the next one first."""
        self.pile: Hand = ()
        """The discards, the top one last."""
        self.table: tuple[TableMeld, ...] = ()
        """The melds in the order laid."""
        self.down: tuple[bool, ...] = (False,) * seats
        """Whether each seat has laid its contract."""
        self.turn: int | None = None
        """The seat whose turn it is, also while others are asked whether they buy."""
        self.went_down = False
        """Whether it has laid its contract in this turn."""
        self.taken: Card | None = None
        """The card that it took from the pile in this turn, unless it held a twin of it before."""
        self.freed = 0
        """The wilds that it took from runs in this turn and still has to lay."""
        self.sold = False
        """Whether the card that it declined in this turn was bought."""
        self.drawing: tuple[int, ...] = ()
        """The seats that are to draw from the stock, the first one first."""
        self.got: tuple[Hand, ...] = ((),) * seats
        """The cards that came into each hand last."""
        self.buys: tuple[int, ...] = (0,) * seats
        """How many cards each seat has bought."""
        self.restocks = 0
        """How often the stock was renewed."""
        self.known: tuple[Hand, ...] = ((),) * seats
        """The cards that each seat holds and everybody saw come into its hand: taken, bought, or freed from a run."""

    @property
    def whole_pack(self) -> Hand:
        """All decks together."""
        return self.rules.pack

    def fresh(self) -> RummyPosition:
        """A position of this match before its first step."""
        return RummyPosition(self.seats, self.rules)

    @property
    def round(self) -> int:
        """Whose contract it is, from 1; 0 until the first dealer is known, but where there is only one."""
        return self.rules.only_round or self.number

    @property
    def this_round(self) -> Round:
        """The round that is played, the first one before the match has begun."""
        return self.rules.rounds[max(self.round, 1) - 1]

    @property
    def contract(self) -> Contract:
        """What has to be laid at once."""
        return self.this_round.contract

    @property
    def whole_hand(self) -> bool:
        """Whether the whole hand has to be laid at once, without a discard."""
        return max(self.round, 1) == len(self.rules.rounds)

    @property
    def playing(self) -> int:
        """The seat whose turn it is, once cards are dealt."""
        assert self.turn is not None
        return self.turn

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds on the table without their owners."""
        return tuple([one.meld for one in self.table])

    @property
    def lays_off(self) -> bool:
        """Whether the seat whose turn it is may lay off and swap as far as the time of it goes, being down."""
        return self.rules.layoff_same_turn or not self.went_down

    def may_buy(self, seat: int) -> bool:
        """Whether a seat may buy another card in this deal."""
        most = self.rules.max_buys
        return most is None or self.buys[seat] < most

    def next_buyer(self, after: int) -> int | None:
        """The next seat that is asked whether it buys; None where all were (toonerville.md, section 4.2)."""
        for steps in range(1, self.seats):
            seat = self.after(after, steps)
            if seat == self.turn:
                return None
            if self.may_buy(seat):
                return seat
        return None

    def with_hand(self, seat: int, hand: Iterable[Card]) -> tuple[Hand, ...]:
        """The hands where this seat holds these cards."""
        return replaced(self.hands, seat, in_order(hand))
