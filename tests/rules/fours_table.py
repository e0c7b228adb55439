"""Tables of the family of All Fours at which the tests sit: given hands and cards after them are dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_52, Card, cards
from fa_cards.rules.fours import AllFours, AllFoursState, CaliforniaGame, CaliforniaState
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.game import State
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from tests.rules.tables import AnyTable, StateT
from tools.hands import filled

HAND = 6


def texts(some: Iterable[Card]) -> str:
    """The cards as a record writes them, with blanks between them."""
    return " ".join(one.text for one in some)


def dealt_pack(hands: Sequence[Sequence[Card]], rest: Iterable[Card], dealer: int, packet: int) -> tuple[Card, ...]:
    """The pack, top card first, of which these hands are dealt from the dealer's next seat on."""
    pack: list[Card] = []
    for first in range(0, HAND, packet):
        for step in range(1, len(hands) + 1):
            pack += hands[(dealer + step) % len(hands)][first : first + packet]
    return (*pack, *rest)


class FoursTable(AnyTable[StateT]):
    """A match of the family; the last seat deals if no other is named, so that seat 0 leads."""

    def named(self, dealer: int | None) -> None:
        """Names the first dealer."""
        self.do(f"dealer {self.game.seats - 1 if dealer is None else dealer}")

    def give(self, hands: Sequence[str], after: str, packet: int) -> None:
        """Deals these hands, filled up from the twos up, and these cards come after them."""
        whole, rest = filled(PACK_52, hands, [HAND] * self.game.seats, after=after)
        dealer = self.dealer
        self.step(Step(None, Pack(dealt_pack(whole, rest, dealer, packet))))

    @property
    def dealer(self) -> int:
        """The dealer."""
        state: Any = self.state
        assert isinstance(state.dealer, int)
        return state.dealer

    def play_on(self) -> None:
        """Everybody plays his first legal card until the deal is over."""
        while self.waits_for(Phase.PLAY):
            self.do(f"{self.state.actor} {self.legal()[0]}")

    def waits_for(self, phase: Phase) -> bool:
        """Whether the match waits for that."""
        return _phase(self.state) is phase

    def hand(self, seat: int) -> set[str]:
        """The cards that a seat holds."""
        return {one.text for one in self.state.places()[f"hand {seat}"]}


def _phase(state: State[Any]) -> Phase:
    phase: Phase = state.view(0).phase
    return phase


class CaliforniaTable(FoursTable[CaliforniaState]):
    """A match with a stock."""

    def __init__(
        self,
        kind: type[CaliforniaGame],
        *hands: str,
        stock: str = "",
        turn_up: str = "",
        seats: int | None = None,
        dealer: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(kind(options, seats))
        self.named(dealer)
        self.deal(*hands, stock=stock, turn_up=turn_up)

    def deal(self, *hands: str, stock: str = "", turn_up: str = "") -> None:
        """Deals these hands; the stock begins with these cards, and a stock face down has its trump turned up."""
        if self.waits_for(Phase.TURN_UP):
            self.do(f"turn-up {turn_up}")
        self.give(hands, stock, self.state.rules.packet)


class AllFoursTable(FoursTable[AllFoursState]):
    """A match of All Fours; what is not dealt begins with the card that is turned up."""

    def __init__(
        self, *hands: str, rest: str = "", dealer: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(AllFours(options))
        self.named(dealer)
        self.deal(*hands, rest=rest)

    def deal(self, *hands: str, rest: str = "") -> None:
        """Deals these hands, and then come these cards."""
        self.give(hands, rest, 3)


def last_trick(
    state: CaliforniaState, piles: Sequence[str], plays: str, totals: tuple[int, ...], trump: str
) -> CaliforniaState:
    """The moment before the last trick of a deal, with these piles; seat 0 is to lead.

    Args:
        state: any moment in which cards are played.
        piles: the cards that each seat won; the last one wins all that is not named, too.
        plays: the cards of the last trick, one for each seat.
        totals: what each seat had before the deal.
        trump: the trump suit.
    """
    won = [DECK.mask(cards(pile)) for pile in piles]
    won[-1] |= DECK.mask(PACK_52) & ~DECK.mask(cards(" ".join([*piles, plays])))
    return state.moved(
        actor=0,
        hands=tuple(DECK.bit[one] for one in cards(plays)),
        captured=tuple(won),
        stock=(),
        seen=(0,) * len(piles),
        trick=(),
        trump=cards(f"A{trump}")[0].suit,
        totals=totals,
    )
