"""One moment of a match of Golden Ten: its facts, what may be done, and what then happens (extras.md, section A)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Self

from fa_cards.rules.actions import Action, Dealer, Pack, Play
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import one_by_one
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.events import DealerChosen, DealScored, Dealt, MatchWon, PackReady
from fa_cards.rules.game import TABLE, Actor, Event, Legal, State
from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, PLAYS, SUITS, TOTAL, penalty, red_points
from fa_cards.rules.golden_ten.events import GoldenTenDeal, TalonWon
from fa_cards.rules.golden_ten.view import GoldenTenView
from fa_cards.rules.phases import Phase
from fa_cards.rules.positions import Position
from fa_cards.rules.steps import Checks, Dealers, Packs, check_dealer, check_pack, check_plain, verify_step
from fa_cards.rules.tricks import Played, Trick, TrickWon, may_follow, winning

Events = tuple[Event, ...]


class GoldenTenState(Position, State[GoldenTenView]):
    """A moment of a match."""

    of_the_deal = (*Position.of_the_deal, "talon", "captured")

    def __init__(self, seats: int, length: int, *, negative: bool) -> None:
        super().__init__(seats)
        self.length = length
        """The deals of the match."""
        self.negative = negative
        self.scored: tuple[GoldenTenDeal, ...] = ()
        self.talon = 0
        """The left-over cards, as a mask; they stay apart, and are counted with the winner of the first trick."""
        self.captured: tuple[int, ...] = (0,) * seats
        """The cards of the tricks of each seat, as masks."""

    def fresh(self) -> GoldenTenState:
        """A position of this match before its first step."""
        return GoldenTenState(self.seats, self.length, negative=self.negative)

    @property
    def hand_size(self) -> int:
        """Cards of each seat, and tricks of a deal: as many as go evenly."""
        return len(DECK.pack) // self.seats

    @property
    def led(self) -> Suit | None:
        """The colour of the card that led the trick on the table."""
        return self.trick[0].card.suit if self.trick else None

    @property
    def deals(self) -> tuple[GoldenTenDeal, ...]:
        """The scored deals, oldest first."""
        return self.scored

    @property
    def playable(self) -> int:
        """The cards that the seat on move may play, as a mask."""
        hand = self.hands[self.on_move]
        return hand if self.led is None else may_follow(hand, DECK.suit[self.led])

    def legal(self, seat: Actor) -> Legal:
        """The steps that `seat` may take now."""
        if self.finished or seat != self.actor:
            return ()
        match self.phase:
            case Phase.PLAY:
                allowed = self.playable
                return tuple([PLAYS[bit] for suit in SUITS for bit in DECK.bits(allowed & suit)])
            case Phase.DEALER:
                return (Dealers(self.seats),)
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
        """The table's step: any seat deals first, and the pack is shuffled in full before every deal."""
        if self.phase is Phase.DEALER:
            return Dealer(dice.below(self.seats))
        if self.phase is not Phase.PACK:
            raise IllegalAction("not-now")
        return Pack(dice.shuffled(DECK.pack))

    def view(self, seat: int) -> GoldenTenView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        golden = (one for one in range(self.seats) if self.captured[one] & GOLDEN_TEN)
        return GoldenTenView(
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
            trump=None,
            tricks=self.tricks,
            trick=self.trick,
            taken=self.taken,
            length=self.length,
            negative=self.negative,
            talon=self.talon.bit_count(),
            points=tuple(red_points(mask) for mask in self.captured),
            golden=next(golden, None),
            deals=self.scored,
        )

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where every card of the pack is now."""
        if self.pack:
            return MappingProxyType({"pack": self.pack})
        if not self.dealt:
            return MappingProxyType({})
        return MappingProxyType({**self.open_hands(DECK), "talon": tuple(DECK.cards(self.talon))})

    def with_places(self, places: Mapping[str, tuple[Card, ...]]) -> Self:
        """The same moment as if its hidden cards lay like this."""
        if not self.dealt:
            return self.moved(pack=places.get("pack", ()))
        hands = tuple(DECK.mask(places[f"hand {seat}"]) for seat in range(self.seats))
        return self.moved(hands=hands, talon=DECK.mask(places["talon"]))

    def with_other_secrets(self, seat: int, dice: Dice) -> Self:
        """The same moment without the deal before, of which no view tells; all other secrets are cards."""
        return self.moved(last_deal=())


def _check_play(state: GoldenTenState, action: Play) -> None:
    bit = DECK.bit.get(action.card, 0)
    if not state.hands[state.on_move] & bit:
        raise IllegalAction("not-in-hand", card=action.card)
    if not bit & state.playable:
        assert state.led is not None, "any card may be led"
        raise IllegalAction("must-follow-suit", suit=state.led)
    check_plain(action)


_CHECKS: Checks = {
    Dealer: ((Phase.DEALER,), check_dealer),
    Pack: ((Phase.PACK,), lambda _, action: check_pack(DECK.pack, action)),
    Play: ((Phase.PLAY,), _check_play),
}


def _name_dealer(state: GoldenTenState, action: Dealer) -> tuple[GoldenTenState, Events]:
    return state.moved(phase=Phase.PACK, dealer=action.number, number=1), (DealerChosen(action.number),)


def _deal(state: GoldenTenState, action: Pack) -> tuple[GoldenTenState, Events]:
    dealer = state.dealing
    hands, _, left = one_by_one(action.cards, state.seats, dealer, state.hand_size)
    moved = state.moved(
        phase=Phase.PLAY,
        actor=state.after(dealer),
        pack=(),
        dealt=hands,
        hands=tuple(DECK.mask(hand) for hand in hands),
        talon=DECK.mask(left),
    )
    return moved, (PackReady(dealer), Dealt(state.number, dealer))


def _play(state: GoldenTenState, action: Play) -> tuple[GoldenTenState, Events]:
    seat = state.on_move
    hands = list(state.hands)
    hands[seat] ^= DECK.bit[action.card]
    played = Played(seat, action.card)
    trick = (*state.trick, played)
    moved = state.moved(actor=state.after(seat), hands=tuple(hands), trick=trick)
    if len(trick) < state.seats:
        return moved, (played,)
    ended, won = _win(moved)
    events: Events = (played, TrickWon(won))
    if state.talon and not state.tricks:
        events += (TalonWon(won.winner, state.talon.bit_count()),)
    if len(ended.tricks) < state.hand_size:
        return ended, events
    scored, after = _score(ended)
    return scored, (*events, *after)


def _win(state: GoldenTenState) -> tuple[GoldenTenState, Trick]:
    bits = tuple([DECK.bit[one.card] for one in state.trick])
    assert state.led is not None
    won = Trick(state.trick, state.trick[winning(bits, DECK.suit[state.led], 0)].seat)
    taken, captured = list(state.taken), list(state.captured)
    taken[won.winner] += 1
    captured[won.winner] |= sum(bits)
    moved = state.moved(
        actor=won.winner, trick=(), tricks=(*state.tricks, won), taken=tuple(taken), captured=tuple(captured)
    )
    return moved, won


def _score(state: GoldenTenState) -> tuple[GoldenTenState, Events]:
    """The deal is over: penalties, and the next dealer or the end of the match."""
    whole = list(state.captured)
    whole[state.tricks[0].winner] |= state.talon
    reds = tuple(map(red_points, whole))
    assert sum(reds) == TOTAL, "cards were lost"
    penalties = tuple(penalty(mask, state.negative) for mask in whole)
    totals = tuple([total + score for total, score in zip(state.totals, penalties, strict=True)])
    result = GoldenTenDeal(
        number=state.number,
        dealer=state.dealing,
        scores=penalties,
        totals=totals,
        reds=reds,
        golden=next(seat for seat in range(state.seats) if whole[seat] & GOLDEN_TEN),
        talon=red_points(state.talon),
    )
    ended = state.cleared(
        phase=Phase.PACK,
        actor=TABLE,
        totals=totals,
        scored=(*state.scored, result),
        pack=DECK.pack,
        last_deal=state.tricks,
    )
    if state.number < state.length:
        following = ended.moved(dealer=state.after(state.dealing), number=state.number + 1)
        return following, (DealScored(result),)
    winners = tuple(seat for seat in range(state.seats) if totals[seat] == min(totals))
    over = ended.moved(phase=Phase.OVER, finished=True, winners=winners)
    return over, (DealScored(result), MatchWon(winners))


_MOVES: Mapping[type[Action], Callable[[Any, Any], tuple[Any, Events]]] = MappingProxyType(
    {Dealer: _name_dealer, Pack: _deal, Play: _play}
)
"""For each kind of step what it brings about: the state after it, and what happened."""
