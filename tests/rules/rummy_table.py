"""Tables of contract rummy at which the tests sit: given hands are dealt, with this up-card and this stock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fa_cards.rules.actions import Restock
from fa_cards.rules.cards import Card, card, cards
from fa_cards.rules.game import Event, Family
from fa_cards.rules.melds import Meld
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.rummy import RummyGame, RummyState, Toonerville
from fa_cards.rules.rummy.legality import Downs, FurtherMelds
from fa_cards.rules.rummy.position import in_order
from fa_cards.rules.rummy.view import RummyView, TableMeld
from tests.rules.tables import AnyTable
from tools.worked_examples.rummy_writer import pack_of


def texts(some: Iterable[Card]) -> str:
    """The cards as a record writes them, with blanks between them."""
    return " ".join(one.text for one in some)


def card_of(text: str) -> Card:
    """The card that a record writes so."""
    return card(text)


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards that a record writes so, in the order of the pack."""
    return in_order(cards(text))


def meld(text: str) -> Meld:
    """The meld that a record writes so."""
    return Meld.read(text.split())


class RummyTable(AnyTable[RummyState]):
    """A match of contract rummy; the last seat deals, so that seat 0 begins. What is not named fills up from B1 on."""

    def __init__(
        self,
        *hands: str,
        up: str = "",
        stock: str = "",
        seats: int | None = 3,
        kind: type[RummyGame] = Toonerville,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        """A table of the game; `more` are options too, with their dashes as low lines: `only_round=2`."""
        named = {key.replace("_", "-"): value for key, value in more.items()}
        super().__init__(kind({**(options or {}), **named}, seats))
        self.do(f"dealer {self.game.seats - 1}")
        self.deal(*hands, up=up, stock=stock)

    def deal(self, *hands: str, up: str = "", stock: str = "") -> None:
        """Deals these hands; then come the card that is turned up and the next ones to be drawn."""
        self.step(Step(None, pack_of(self.state, hands, f"{up} {stock}".strip())))

    # --- turns ---------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Whoever is on move declines, nobody buys, and he draws from the stock."""
        self.do(f"{self.state.actor} draw")
        self.let()

    def let(self) -> None:
        """Nobody else buys."""
        while self.state.phase is Phase.BUY:
            self.do(f"{self.state.actor} let")

    def throw(self, *names: str) -> None:
        """Turn by turn whoever is on move draws and throws this card away."""
        for name in names:
            self.draw()
            self.do(f"{self.state.actor} discard {name}")

    def throw_drawn(self, turns: int = 1) -> None:
        """So many turns in which the card that was drawn is thrown away again."""
        for _ in range(turns):
            self.draw()
            seat = self.state.on_move
            self.do(f"{seat} discard {self.state.got[seat][-1].text}")

    def restock(self, text: str | None = None) -> None:
        """The table renews the stock with these cards, or with the discards in the order in which they lie."""
        self.step(Step(None, Restock(self.state.pile[:-1] if text is None else cards(text))))

    def leave_stock(self, count: int, pile: int | None = None) -> None:
        """As if the next player had bought all cards of the stock but for so many, and all but so many discards."""
        state = self.state
        assert state.actor is not None
        seat = state.after(state.playing)
        gone, stock = state.stock[count:], state.stock[:count]
        if pile is not None:
            gone += state.pile[:-pile] if pile else state.pile
        kept = state.pile if pile is None else state.pile[-pile:] if pile else ()
        self.state = state.moved(stock=stock, pile=kept, hands=state.with_hand(seat, (*state.hands[seat], *gone)))

    def replace_meld(self, number: int, text: str) -> None:
        """As if so much had been laid off on a meld that it looks like this."""
        table = list(self.state.table)
        table[number - 1] = TableMeld(table[number - 1].owner, meld(text))
        self.state = self.state.moved(table=tuple(table))

    def end_round(self) -> None:
        """Nobody has anything left to draw: the round is dead."""
        self.leave_stock(0, pile=1)
        self.draw()

    # --- what there is -------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """Whose step is next."""
        return self.state.actor

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        return self.state.phase

    def view(self, seat: int) -> RummyView:
        """What a seat knows."""
        return self.state.view(seat)

    def hand(self, seat: int) -> str:
        """The cards that a seat holds, in the order of the pack."""
        return texts(self.state.places()[f"hand {seat}"])

    @property
    def pile(self) -> str:
        """The discards, the top one last."""
        return texts(self.state.pile)

    @property
    def melds(self) -> list[str]:
        """The melds on the table."""
        return [one.text for one in self.state.melds]

    @property
    def legal_words(self) -> set[str]:
        """The first words of what may be done."""
        return {text.split()[0] for text in self.legal()}

    def best(self) -> str | None:
        """The way of going down, or the further meld, that the rules themselves know; None where none is legal."""
        for one in self.state.legal(self.state.actor):
            if isinstance(one, Downs | FurtherMelds):
                return one.best.text
        return None

    def holds(self, text: str) -> bool:
        """Whether the seat on move may take that step, as `verify` says and as its kind of step is listed."""
        step = self.read(text)
        listed = any(
            one == step.action or (isinstance(one, Family) and one.word == step.action.word)
            for one in self.state.legal(step.seat)
        )
        self.state.verify(step.seat, step.action)
        return listed

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of that kind that the last step brought."""
        return [one for one in self.events if type(one) is kind]
