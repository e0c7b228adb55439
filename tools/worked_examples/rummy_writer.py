"""A record of contract rummy in the making: given hands, the card that is turned up and the next ones of the stock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from fa_cards.rules.actions import Draw, Let, Pack, Restock
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.rummy import RummyGame, RummyState, Toonerville
from tools.hands import filled
from tools.worked_examples.writer import AnyWriter


def pack_of(state: RummyState, hands: Sequence[str], after: str) -> Pack:
    """The pack of which these hands are dealt and these cards come next; what is not named fills up from B1 on."""
    sizes = [state.this_round.hand] * state.seats
    whole, rest = filled(state.whole_pack, hands, sizes, after=after)
    return Pack(pack_for(whole, state.dealing, left=rest))


def drawing(state: RummyState) -> tuple[str, ...]:
    """The steps by which whoever is on move comes to his card of the stock while nobody else buys."""
    asked, seat = 0, state.next_buyer(state.on_move)
    while seat is not None:
        asked, seat = asked + 1, state.next_buyer(seat)
    return (Draw.word, *[Let.word] * asked)


class RummyWriter(AnyWriter[RummyState]):
    """A record of contract rummy; the last seat deals first, so that seat 0 begins."""

    def __init__(
        self,
        *hands: str,
        up: str = "",
        stock: str = "",
        seats: int = 3,
        kind: type[RummyGame] = Toonerville,
        **more: Any,
    ) -> None:
        """Begins a record; `more` are options, with their dashes as low lines."""
        options: Mapping[str, Any] = {key.replace("_", "-"): value for key, value in more.items()}
        super().__init__(kind(options, seats))
        self.do(f"dealer {seats - 1}")
        self.deal(*hands, up=up, stock=stock)

    def deal(self, *hands: str, up: str = "", stock: str = "") -> Self:
        """Deals these hands; then come the card that is turned up and the next ones to be drawn."""
        self.add(Step(None, pack_of(self.state, hands, f"{up} {stock}".strip())))
        return self

    def turn(self, *texts: str) -> Self:
        """A turn in which the player draws, nobody buys, and he does this."""
        return self.do(*drawing(self.state), *texts)

    def renew(self) -> Self:
        """The stock is renewed by the discards as they lie, the oldest first."""
        self.add(Step(None, Restock(self.state.pile[:-1])))
        return self

    def selling(self, turns: int) -> Self:
        """Turns in which the next seat buys the card and the player throws away the first one of his hand."""
        for _ in range(turns):
            self.do("draw", "buy")
            if self.state.turn is not None:
                self.do(f"discard {self.state.hands[self.state.playing][0].text}")
        return self

    def idle(self, turns: int = 1) -> Self:
        """Turns in which the card that was drawn is thrown away again; an empty stock is renewed where that goes."""
        for _ in range(turns):
            seat = self.state.on_move
            self.do(*drawing(self.state))
            if self.state.phase is Phase.RESTOCK:
                self.renew()
            if self.state.actor == seat:
                self.do(f"discard {self.state.got[seat][-1].text}")
        return self


def facing_a_wild(hand: str, **options: Any) -> RummyWriter:
    """Round 2, seat 1 has drawn to this hand; meld 1 is red 5, 6, a Rook, 8, meld 2 a set with a Rook (example 5)."""
    owner = "R5 R6 ROOK R8 G9 B9 ROOK B1 B3 B5 G12 Y14"
    writer = RummyWriter(owner, hand, up="B7", stock="B14 B13", only_round=2, **options)
    return writer.turn("down run R5 R6 ROOK R8 / set G9 B9 ROOK", "discard B14").turn()
