"""One moment of a match as the rest of the program meets it, of any game and of one of tricks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, NoReturn, Self, TypeVar

from fa_cards.rules.actions import Action, Dealer, Pack
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import Hand
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Actor, Event, Legal, State, View
from fa_cards.rules.moves import Move, Moves
from fa_cards.rules.phases import Phase
from fa_cards.rules.positions import Position, TrickPosition
from fa_cards.rules.steps import NOWHERE, Checks, Steps
from fa_cards.rules.tricks import TrickView

ViewT_co = TypeVar("ViewT_co", bound=View, covariant=True)
TrickViewT_co = TypeVar("TrickViewT_co", bound=TrickView, covariant=True)


class PositionState(Position, State[ViewT_co]):
    """A position of a match, and the doors to it."""

    checks: ClassVar[Checks]
    """For each kind of step when it is waited for, and why it may not be taken."""
    moves: ClassVar[Moves]
    """For each kind of step what it brings about."""
    steps: ClassVar[Steps]
    """For each phase the steps that the actor of a running match may take."""

    _kinds: ClassVar[Mapping[type[Action], tuple[tuple[Phase, ...], Callable[[Any, Any], None], Move]]]
    """`checks` and `moves` in one, for `apply`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "moves" in vars(cls):
            cls._kinds = {kind: (*cls.checks[kind], move) for kind, move in cls.moves.items()}

    # --- steps ---------------------------------------------------------------------------------------------------

    def untimely(self, seat: Actor, action: Action) -> str | None:
        """The code of the game's own reason why this step is not waited for, where it has one."""
        return None

    def legal(self, seat: Actor) -> Legal:
        """The steps that `seat` may take now."""
        return self.steps[self.phase](self) if seat == self.actor and not self.finished else ()

    def verify(self, seat: Actor, action: Action) -> None:
        """Nothing, if `seat` may take this step now."""
        phases, check = self.checks.get(type(action), NOWHERE)
        if seat != self.actor or self.phase not in phases:
            self._refuse_time(seat, action)
        check(self, action)

    def _refuse_time(self, seat: Actor, action: Action) -> NoReturn:
        """Raises the reason why this step is not waited for."""
        if self.finished:
            raise IllegalAction("after-end")
        raise IllegalAction(self.untimely(seat, action) or ("not-now" if seat == self.actor else "not-your-turn"))

    def apply(self, seat: Actor, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The state after the step, and what happened."""
        # As `verify` and then the move, written out: a step is taken often enough to feel a call.
        kind = self._kinds.get(type(action))
        if kind is None or seat != self.actor or self.phase not in kind[0]:
            self._refuse_time(seat, action)
        _, check, move = kind
        check(self, action)
        return move(self, action)

    def chance(self, dice: Dice) -> Action:
        """The table's step: any seat deals first, and packs are shuffled by the rule of the game."""
        match self.phase:
            case Phase.DEALER:
                return Dealer(dice.below(self.seats))
            case Phase.PACK:
                return Pack(self.shuffled(dice))
            case _:
                raise IllegalAction("not-now")

    def shuffled(self, dice: Dice) -> tuple[Card, ...]:
        """The pack as the dealer takes it up: any order as likely."""
        return dice.shuffled(self.whole_pack)

    # --- what is known -------------------------------------------------------------------------------------------

    @abstractmethod
    def held_by(self, seat: int) -> Hand:
        """The cards in the hand of a seat."""

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What `seat` knows in every game, by the fields of `View`."""
        return {
            "seat": seat,
            "actor": self.actor,
            "legal": self.legal(seat),
            "finished": self.finished,
            "totals": self.totals,
            "winners": self.winners,
            "phase": self.phase,
            "number": self.number,
            "dealer": self.dealer,
            "hand": self.held_by(seat),
            "deals": self.deals,
        }

    # --- where cards lie -----------------------------------------------------------------------------------------

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where every card of the pack is now."""
        if self.pack:
            return MappingProxyType({"pack": self.pack})
        if not self.dealt:
            return MappingProxyType({})
        hands = {f"hand {seat}": self.held_by(seat) for seat in range(self.seats)}
        return MappingProxyType({**hands, **self.lying(), **self.aside()})

    @abstractmethod
    def lying(self) -> Mapping[str, tuple[Card, ...]]:
        """The places where cards lie on the table for everybody to see."""

    def aside(self) -> Mapping[str, tuple[Card, ...]]:
        """The places where cards lie that are dealt and neither in hands nor open on the table; none in most games."""
        return {}

    def with_places(self, places: Mapping[str, tuple[Card, ...]]) -> Self:
        """The same moment as if its hidden cards lay like this."""
        if not self.dealt:
            return self.moved(pack=places.get("pack", ()))
        return self.moved(**self.laid(places))

    @abstractmethod
    def laid(self, places: Mapping[str, tuple[Card, ...]]) -> dict[str, Any]:
        """The facts that say where hidden cards lie, for these places."""


class TrickState(TrickPosition, PositionState[TrickViewT_co]):
    """A position of a match of a trick game, and the doors to it."""

    def held_by(self, seat: int) -> Hand:
        """The cards in the hand of a seat, in the order of the pack."""
        return tuple(self.deck.cards(self.hands[seat]))

    @abstractmethod
    def view(self, seat: int) -> TrickViewT_co:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""

    def seen_by(self, seat: int) -> dict[str, Any]:
        """What `seat` knows in every trick game, by the fields of `TrickView`."""
        return super().seen_by(seat) | {
            "counts": tuple([mask.bit_count() for mask in self.hands]),
            "trump": self.trump,
            "tricks": self.tricks,
            "trick": self.trick,
            "taken": self.taken,
        }

    def lying(self) -> Mapping[str, tuple[Card, ...]]:
        """The trick on the table, and those that were won."""
        won = tuple(play.card for trick in self.tricks for play in trick.plays)
        return {"trick": tuple(play.card for play in self.trick), "tricks": won}

    def laid(self, places: Mapping[str, tuple[Card, ...]]) -> dict[str, Any]:
        """The facts that say where hidden cards lie, for these places."""
        return {"hands": tuple(self.deck.mask(places[f"hand {seat}"]) for seat in range(self.seats))}

    def with_other_secrets(self, seat: int, dice: Dice) -> Self:
        """The same moment without the deal before, of which no view tells; all other secrets are cards."""
        return self.moved(last_deal=())
