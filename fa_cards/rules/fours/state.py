"""One moment of a match with a stock: its facts, what may be done, and what then happens (california_jack.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Self

from fa_cards.rules.actions import Action, Dealer, Pack, Play, TurnUp
from fa_cards.rules.cards import PACK_52, Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.events import DealerChosen, Dealt, PackReady
from fa_cards.rules.fours.cardplay import DECK, playable, plays, verify_card
from fa_cards.rules.fours.counting import FIVE, FIVES, TOTAL, Point, five, game_of, highest, holder, jack, lowest
from fa_cards.rules.fours.events import Drew, FoursDeal, StockOpened, TrumpTurned
from fa_cards.rules.fours.position import Events, Found, FoursPosition, lay, score
from fa_cards.rules.fours.rules import HAND, CaliforniaRules, in_packets
from fa_cards.rules.fours.view import CaliforniaView
from fa_cards.rules.game import Actor, Event, Family, Legal, State
from fa_cards.rules.phases import Phase
from fa_cards.rules.steps import Checks, Dealers, Packs, check_dealer, check_pack, check_plain, verify_step


@dataclass(frozen=True, slots=True)
class TurnUps(Family):
    """The cards that may be turned up to fix trump: all of the pack."""

    word: str = field(default=TurnUp.word, init=False)

    def pick(self, dice: Dice) -> Action:
        """One of them by chance."""
        return TurnUp(dice.choice(PACK_52))


class CaliforniaState(FoursPosition, State[CaliforniaView]):
    """A moment of a match."""

    open_places = frozenset({"trick", "tricks", "top"})
    of_the_deal = (*FoursPosition.of_the_deal, "turned", "stock", "seen")

    def __init__(self, rules: CaliforniaRules, seats: int) -> None:
        super().__init__(seats, rules.target)
        self.rules = rules
        # this deal
        self.turned: Card | None = None
        """The card that fixed trump."""
        self.stock: tuple[Card, ...] = ()
        """What is left to draw, the top card first."""
        self.seen: tuple[int, ...] = (0,) * seats
        """By seat, what it drew before everybody's eyes and holds, as masks."""

    def fresh(self) -> CaliforniaState:
        """A position of this match before its first step."""
        return CaliforniaState(self.rules, self.seats)

    @property
    def deals(self) -> tuple[FoursDeal, ...]:
        """The scored deals, oldest first."""
        return self.scored

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that share their tricks: partners sit opposite where four play (section 2)."""
        return ((0,), (1,)) if self.seats == 2 else ((0, 2), (1, 3))

    @property
    def playable(self) -> int:
        """The cards that the seat on move may play, as a mask."""
        rules = self.rules
        return playable(
            self.hands[self.on_move],
            self.led,
            self.trump_suit,
            must_trump=rules.void_must_trump,
            loose=rules.loose_discard,
        )

    def legal(self, seat: Actor) -> Legal:
        """The steps that `seat` may take now."""
        if self.finished or seat != self.actor:
            return ()
        match self.phase:
            case Phase.PLAY:
                return plays(self.playable)
            case Phase.DEALER:
                return (Dealers(self.seats),)
            case Phase.TURN_UP:
                return (TurnUps(),)
            case _:
                return (Packs(DECK.pack),)

    def verify(self, seat: Actor, action: Action) -> None:
        """Nothing, if `seat` may take this step now."""
        verify_step(self, seat, action, _CHECKS, lambda _, __, ___: None)

    def apply(self, seat: Actor, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The state after the step, and what happened."""
        self.verify(seat, action)
        return _MOVES[type(action)](self, action)

    def chance(self, dice: Dice) -> Action:
        """The table's step: any seat deals first; the card that fixes trump, and the pack, are any as likely."""
        match self.phase:
            case Phase.DEALER:
                return Dealer(dice.below(self.seats))
            case Phase.TURN_UP:
                return TurnUp(dice.choice(PACK_52))
            case Phase.PACK:
                return Pack(dice.shuffled(DECK.pack))
            case _:
                raise IllegalAction("not-now")

    def view(self, seat: int) -> CaliforniaView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        return CaliforniaView(
            seat=seat,
            actor=self.actor,
            legal=self.legal(seat),
            finished=self.finished,
            totals=self.totals,
            winners=self.winners,
            phase=self.phase,
            number=self.number,
            dealer=self.dealer,
            hand=tuple(DECK.cards(self.hands[seat])),
            counts=tuple(mask.bit_count() for mask in self.hands),
            trump=self.trump,
            tricks=self.tricks,
            trick=self.trick,
            taken=self.taken,
            target=self.target,
            card_points=self.points_of_cards,
            rules=self.rules,
            turned=self.turned,
            stock=len(self.stock),
            top=self.top,
            known=tuple(tuple(DECK.cards(mask)) for mask in self.seen),
            deals=self.scored,
        )

    @property
    def top(self) -> Card | None:
        """The top card of the stock, where it is seen."""
        return self.stock[0] if self.stock and self.rules.face_up else None

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where every card of the pack is now."""
        if self.pack:
            return MappingProxyType({"pack": self.pack})
        if not self.dealt:
            return MappingProxyType({})
        seen = 1 if self.top is not None else 0
        lying = {"top": self.stock[:seen], "stock": self.stock[seen:]}
        return MappingProxyType({**self.where_tricks_lie(), **lying})

    def known_to_all(self) -> frozenset[Card]:
        """The cards that were drawn before everybody's eyes and are still held."""
        return frozenset(one for mask in self.seen for one in DECK.cards(mask))

    def with_places(self, places: Mapping[str, tuple[Card, ...]]) -> Self:
        """The same moment as if its hidden cards lay like this."""
        if not self.dealt:
            return self.moved(pack=places.get("pack", ()))
        hands = tuple(DECK.mask(places[f"hand {seat}"]) for seat in range(self.seats))
        return self.moved(hands=hands, stock=(*places["top"], *places["stock"]))

    def with_other_secrets(self, seat: int, dice: Dice) -> Self:
        """The same moment without the deal before, of which no view tells; all other secrets are cards."""
        return self.moved(last_deal=())


def _check_play(state: CaliforniaState, action: Play) -> None:
    verify_card(action.card, state.hands[state.on_move], state.playable, state.led, state.trump_suit)
    check_plain(action)


def _check_turn_up(_: CaliforniaState, action: TurnUp) -> None:
    if action.card not in DECK.bit:
        raise IllegalAction("no-such-card", card=action.card)


_CHECKS: Checks = {
    Dealer: ((Phase.DEALER,), check_dealer),
    TurnUp: ((Phase.TURN_UP,), _check_turn_up),
    Pack: ((Phase.PACK,), lambda _, action: check_pack(DECK.pack, action)),
    Play: ((Phase.PLAY,), _check_play),
}


def _before_pack(state: CaliforniaState) -> Phase:
    """What comes before the cards are dealt: with a stock face down a card is turned up first."""
    return Phase.PACK if state.rules.face_up else Phase.TURN_UP


def _name_dealer(state: CaliforniaState, action: Dealer) -> tuple[CaliforniaState, Events]:
    return state.moved(phase=_before_pack(state), dealer=action.number, number=1), (DealerChosen(action.number),)


def _turn_up(state: CaliforniaState, action: TurnUp) -> tuple[CaliforniaState, Events]:
    moved = state.moved(phase=Phase.PACK, turned=action.card, trump=action.card.suit)
    return moved, (TrumpTurned(action.card),)


def _deal(state: CaliforniaState, action: Pack) -> tuple[CaliforniaState, Events]:
    rules, dealer = state.rules, state.dealing
    hands, stock = in_packets(action.cards, state.seats, dealer, rules.packet, HAND // rules.packet)
    events: Events = (PackReady(dealer), Dealt(state.number, dealer))
    moved = state.moved(
        phase=Phase.PLAY,
        actor=state.after(dealer),
        pack=(),
        dealt=hands,
        hands=tuple(DECK.mask(hand) for hand in hands),
        stock=stock,
    )
    if not rules.face_up:
        return moved, events
    return moved.moved(turned=stock[0], trump=stock[0].suit), (*events, TrumpTurned(stock[0]))


def _play(state: CaliforniaState, action: Play) -> tuple[CaliforniaState, Events]:
    seat = state.on_move
    seen = list(state.seen)
    seen[seat] &= ~DECK.bit[action.card]
    laid, events, won = lay(state.moved(seen=tuple(seen)), action)
    if won is None:
        return laid, events
    drawn, draws = _draw(laid, won.winner)
    if any(drawn.hands):
        return drawn, (*events, *draws)
    scored, after = score(drawn, _found(drawn), _before_pack(drawn))
    return scored, (*events, *draws, *after)


def _draw(state: CaliforniaState, winner: int) -> tuple[CaliforniaState, Events]:
    """The winner draws the top card, then the others in turn; face up all see what is drawn (section 1)."""
    if not state.stock:
        return state, ()
    hands, seen, events = list(state.hands), list(state.seen), []
    for step in range(state.seats):
        seat, one = state.after(winner, step), state.stock[step]
        hands[seat] |= DECK.bit[one]
        if state.rules.face_up:
            seen[seat] |= DECK.bit[one]
        events.append(Drew(seat, one if state.rules.face_up else None))
    moved = state.moved(hands=tuple(hands), seen=tuple(seen), stock=state.stock[state.seats :])
    opened = (StockOpened(moved.top),) if moved.top is not None else ()
    return moved, (*events, *opened)


def _found(state: CaliforniaState) -> tuple[Found, ...]:
    """Who has High, Low, Jack, the fives and Game, by the cards won in tricks (sections 1 and 2)."""
    trump = state.trump_suit
    held = tuple((side, _captured(state, side)) for side in state.sides)
    whole = held[0][1] | held[1][1]
    assert sum(state.points_of_cards) == TOTAL, "cards were lost"
    bits = {Point.HIGH: highest(whole, trump), Point.LOW: lowest(whole, trump), Point.JACK: jack(trump)}
    bits |= {point: five(point) for point in FIVES}
    return tuple(
        (point, game_of(held), 1)
        if point is Point.GAME
        else (point, holder(bits[point], held), FIVE if point in FIVES else 1)
        for point in state.rules.points
    )


def _captured(state: CaliforniaState, side: tuple[int, ...]) -> int:
    mask = 0
    for seat in side:
        mask |= state.captured[seat]
    return mask


_MOVES: Mapping[type[Action], Callable[[Any, Any], tuple[Any, Events]]] = MappingProxyType(
    {Dealer: _name_dealer, TurnUp: _turn_up, Pack: _deal, Play: _play}
)
"""For each kind of step what it brings about: the state after it, and what happened."""
