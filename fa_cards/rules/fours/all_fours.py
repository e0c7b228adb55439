"""All Fours for two: its facts, what may be done, and what then happens (extras.md, section C)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Self

from fa_cards.rules.actions import Action, Beg, Dealer, Give, Pack, Play, Run, Stand, grammar
from fa_cards.rules.cards import JACK, Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.events import DealerChosen, Dealt, PackReady
from fa_cards.rules.fours.cardplay import DECK, playable, plays, verify_card
from fa_cards.rules.fours.counting import Point, game_of, highest, holder, jack, lowest
from fa_cards.rules.fours.events import (
    Begged,
    FoursDeal,
    Gave,
    JackTurned,
    Ran,
    RanOut,
    Stood,
    TrumpTurned,
)
from fa_cards.rules.fours.position import Events, Found, FoursPosition, lay, score
from fa_cards.rules.fours.rules import in_packets
from fa_cards.rules.fours.view import AllFoursView
from fa_cards.rules.game import TABLE, Actor, Event, Game, Legal, State
from fa_cards.rules.options import number
from fa_cards.rules.phases import Phase
from fa_cards.rules.steps import (
    Checks,
    Dealers,
    Packs,
    check_dealer,
    check_nothing,
    check_pack,
    check_plain,
    parse_plain,
    verify_step,
)

SEATS = 2
PACKET = 3
NEEDED = SEATS * PACKET + 1
"""Cards that a run takes."""

_STAND_OR_BEG: Legal = (Stand(), Beg())


class AllFoursState(FoursPosition, State[AllFoursView]):
    """A moment of a match."""

    open_places = frozenset({"trick", "tricks", "turned"})
    of_the_deal = (*FoursPosition.of_the_deal, "turned", "rest", "begged", "whole")

    def __init__(self, target: int) -> None:
        super().__init__(SEATS, target)
        # this deal
        self.turned: tuple[Card, ...] = ()
        """The cards turned up; the last one fixes trump."""
        self.rest: tuple[Card, ...] = ()
        """What is not dealt, the next card first."""
        self.begged = False
        self.whole: tuple[int, ...] = (0,) * SEATS
        """What was dealt to each seat, as masks: High and Low go to who was dealt them."""

    def fresh(self) -> AllFoursState:
        """A position of this match before its first step."""
        return AllFoursState(self.target)

    @property
    def deals(self) -> tuple[FoursDeal, ...]:
        """The scored deals, oldest first."""
        return self.scored

    def legal(self, seat: Actor) -> Legal:
        """The steps that `seat` may take now."""
        if self.finished or seat != self.actor:
            return ()
        match self.phase:
            case Phase.PLAY:
                return plays(playable(self.hands[self.on_move], self.led, self.trump_suit))
            case Phase.BEG:
                return _STAND_OR_BEG
            case Phase.ANSWER:
                return (Give(), Run()) if self.may_give else (Run(),)
            case Phase.DEALER:
                return (Dealers(SEATS),)
            case _:
                return (Packs(DECK.pack),)

    @property
    def may_give(self) -> bool:
        """Whether the point that the dealer would give does not give the match."""
        return self.totals[self.after(self.dealing)] + 1 < self.target

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
            return Dealer(dice.below(SEATS))
        if self.phase is not Phase.PACK:
            raise IllegalAction("not-now")
        return Pack(dice.shuffled(DECK.pack))

    def view(self, seat: int) -> AllFoursView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        return AllFoursView(
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
            turned=self.turned,
            rest=len(self.rest),
            begged=self.begged,
            pending=self.before,
            deals=self.scored,
        )

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where every card of the pack is now."""
        if self.pack:
            return MappingProxyType({"pack": self.pack})
        if not self.dealt:
            return MappingProxyType({})
        return MappingProxyType({**self.where_tricks_lie(), "turned": self.turned, "rest": self.rest})

    def with_places(self, places: Mapping[str, tuple[Card, ...]]) -> Self:
        """The same moment as if its hidden cards lay like this."""
        if not self.dealt:
            return self.moved(pack=places.get("pack", ()))
        hands = tuple(DECK.mask(places[f"hand {seat}"]) for seat in range(SEATS))
        whole = tuple(dealt & ~before | now for dealt, before, now in zip(self.whole, self.hands, hands, strict=True))
        return self.moved(hands=hands, rest=places["rest"], whole=whole)

    def with_other_secrets(self, seat: int, dice: Dice) -> Self:
        """The same moment without the deal before, of which no view tells; all other secrets are cards."""
        return self.moved(last_deal=())


class AllFours(Game[AllFoursState]):
    """All Fours: two players, six cards each, and a turned card that may be begged about."""

    key = "all-fours"
    family = "all-fours"
    option_list = (number("target", 11, 7, 10, 14),)
    seat_range = (SEATS, SEATS)
    usual_seats = SEATS
    grammar = grammar(Dealer, Pack, Stand, Beg, Give, Run, Play)

    def start(self) -> AllFoursState:
        """The state before the first dealer is known."""
        target = self.options["target"]
        assert isinstance(target, int)
        return AllFoursState(target)

    def parse(self, text: str) -> Action:
        """The step that a record of the game writes as `text`."""
        return parse_plain(text, self.grammar, DECK.pack)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seat alone."""
        return (seat,)


def _check_give(state: AllFoursState, _: Give) -> None:
    if not state.may_give:
        raise IllegalAction("give-wins")


def _check_play(state: AllFoursState, action: Play) -> None:
    hand = state.hands[state.on_move]
    allowed = playable(hand, state.led, state.trump_suit)
    verify_card(action.card, hand, allowed, state.led, state.trump_suit)
    check_plain(action)


_CHECKS: Checks = {
    Dealer: ((Phase.DEALER,), check_dealer),
    Pack: ((Phase.PACK,), lambda _, action: check_pack(DECK.pack, action)),
    Stand: ((Phase.BEG,), check_nothing),
    Beg: ((Phase.BEG,), check_nothing),
    Give: ((Phase.ANSWER,), _check_give),
    Run: ((Phase.ANSWER,), check_nothing),
    Play: ((Phase.PLAY,), _check_play),
}


def _name_dealer(state: AllFoursState, action: Dealer) -> tuple[AllFoursState, Events]:
    return state.moved(phase=Phase.PACK, dealer=action.number, number=1), (DealerChosen(action.number),)


def _deal(state: AllFoursState, action: Pack) -> tuple[AllFoursState, Events]:
    """Three at a time, the non-dealer first, twice; then a card is turned up."""
    dealer = state.dealing
    hands, rest = in_packets(action.cards, SEATS, dealer, PACKET, 2)
    masks = tuple(DECK.mask(hand) for hand in hands)
    dealt = state.moved(
        phase=Phase.BEG, actor=state.after(dealer), pack=(), dealt=hands, hands=masks, whole=masks, rest=rest
    )
    turned, events = _turn(dealt)
    return turned, (PackReady(dealer), Dealt(state.number, dealer), *events)


def _turn(state: AllFoursState) -> tuple[AllFoursState, Events]:
    """The next card is turned up; a jack is a point for the dealer at once, which may end the match."""
    one, *rest = state.rest
    moved = state.moved(turned=(*state.turned, one), rest=tuple(rest), trump=one.suit)
    turned = TrumpTurned(one)
    if one.rank != JACK:
        return moved, (turned,)
    given = _given(moved, state.dealing)
    events: Events = (turned, JackTurned(state.dealing, one))
    if max(given.totals) < state.target:
        return given, events
    ended, after = score(given, (), Phase.PACK)
    return ended, (*events, *after)


def _given(state: AllFoursState, seat: int) -> AllFoursState:
    """A point for a seat, outside the count of the deal."""
    totals, before = list(state.totals), list(state.before)
    totals[seat] += 1
    before[seat] += 1
    return state.moved(totals=tuple(totals), before=tuple(before))


def _stand(state: AllFoursState, _: Stand) -> tuple[AllFoursState, Events]:
    return state.moved(phase=Phase.PLAY), (Stood(state.on_move),)


def _beg(state: AllFoursState, _: Beg) -> tuple[AllFoursState, Events]:
    return state.moved(phase=Phase.ANSWER, actor=state.dealing, begged=True), (Begged(state.on_move),)


def _give(state: AllFoursState, _: Give) -> tuple[AllFoursState, Events]:
    """The dealer gives a point and keeps the suit; the non-dealer leads."""
    other = state.after(state.dealing)
    return _given(state, other).moved(phase=Phase.PLAY, actor=other), (Gave(state.dealing, other),)


def _run(state: AllFoursState, _: Run) -> tuple[AllFoursState, Events]:
    """Three more to each and another card, again where the suit is the same; without the cards the deal is void."""
    refused, dealer = state.trump_suit, state.dealing
    events: Events = (Ran(dealer),)
    now = state
    while now.trump is refused:
        if len(now.rest) < NEEDED:
            void = now.cleared(phase=Phase.PACK, actor=TABLE, pack=DECK.pack)
            return void, (*events, RanOut(dealer))
        more, rest = in_packets(now.rest[: NEEDED - 1], SEATS, dealer, PACKET, 1)
        masks = tuple(DECK.mask(hand) for hand in more)
        now = now.moved(
            dealt=tuple((*before, *hand) for before, hand in zip(now.dealt, more, strict=True)),
            hands=tuple(held | mask for held, mask in zip(now.hands, masks, strict=True)),
            whole=tuple(held | mask for held, mask in zip(now.whole, masks, strict=True)),
            rest=(*rest, *now.rest[NEEDED - 1 :]),
        )
        now, turned = _turn(now)
        events += turned
        if now.finished:
            return now, events
    return now.moved(phase=Phase.PLAY, actor=state.after(dealer)), events


def _play(state: AllFoursState, action: Play) -> tuple[AllFoursState, Events]:
    laid, events, won = lay(state, action)
    if won is None or any(laid.hands):
        return laid, events
    scored, after = score(laid, _found(laid), Phase.PACK)
    return scored, (*events, *after)


def _found(state: AllFoursState) -> tuple[Found, ...]:
    """High and Low to who was dealt them, Jack and Game by the tricks; turned cards and the rest are not in play."""
    trump = state.trump_suit
    dealt = tuple(((seat,), state.whole[seat]) for seat in range(SEATS))
    taken = tuple(((seat,), state.captured[seat]) for seat in range(SEATS))
    whole = state.whole[0] | state.whole[1]
    return (
        (Point.HIGH, holder(highest(whole, trump), dealt), 1),
        (Point.LOW, holder(lowest(whole, trump), dealt), 1),
        (Point.JACK, holder(jack(trump), taken), 1),
        (Point.GAME, game_of(taken), 1),
    )


_MOVES: Mapping[type[Action], Callable[[Any, Any], tuple[Any, Events]]] = MappingProxyType(
    {
        Dealer: _name_dealer,
        Pack: _deal,
        Stand: _stand,
        Beg: _beg,
        Give: _give,
        Run: _run,
        Play: _play,
    }
)
"""For each kind of step what it brings about: the state after it, and what happened."""
