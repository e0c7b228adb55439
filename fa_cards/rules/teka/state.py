"""One moment of a match of Teka and how each step moves it on (teka.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Self

from fa_cards.rules.actions import (
    Accept,
    Action,
    BehiTer,
    Bid,
    Call,
    Cut,
    Dealer,
    Double13,
    Pack,
    Pass,
    Play,
    Raise,
    Redeal,
    Refuse,
    Ter,
    Trump,
)
from fa_cards.rules.cards import JACK, PACK_52, Card, Suit, same_cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import TABLE, Actor, Event, Family, Legal, State
from fa_cards.rules.teka.auction import CALLS, Called, contract_of, legal_calls, verify_call
from fa_cards.rules.teka.cardplay import playable, plays, verify_card, verify_manner
from fa_cards.rules.teka.contract import TRICKS, Contract
from fa_cards.rules.teka.events import (
    DealerChosen,
    DealScored,
    Dealt,
    Declared,
    HasCut,
    MatchWon,
    PackReady,
    RaiseAnswered,
    Raised,
    RaiseOffered,
    RedealAsked,
    TekaDeal,
    TrumpNamed,
)
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.teka.pack import DECK, HAND, SEATS, Cuts, Hand, cut, deal, gather, shuffled
from fa_cards.rules.teka.view import CutSeen, Offer, Phase, TekaView
from fa_cards.rules.tricks import Played, Trick, TrickWon, winning

HONOURS = DECK.mask(one for one in PACK_52 if one.rank >= JACK)
"""Ace, king, queen and jack of every suit: a hand with one of them gets no redeal."""

Moved = tuple["TekaState", tuple[Event, ...]]


class _Dealers(Family):
    """The seats that may deal first."""

    __slots__ = ()

    def pick(self, dice: Dice) -> Action:
        return Dealer(dice.below(SEATS))


class _Packs(Family):
    """Every order of the pack."""

    __slots__ = ()

    def pick(self, dice: Dice) -> Action:
        return Pack(dice.shuffled(PACK_52))


def _sides(a: int, b: int) -> tuple[int, ...]:
    """One number a seat: `a` for seats 0 and 2, `b` for 1 and 3."""
    return (a, b, a, b)


class TekaState(State[TekaView]):
    """A moment of a match. Immutable: steps make new states with `_moved`, which copies what stays."""

    def __init__(self, options: TekaOptions) -> None:
        self.options = options
        # the match
        self.phase = Phase.DEALER
        self.actor: Actor = TABLE
        self.finished = False
        self.totals: tuple[int, ...] = (0,) * SEATS
        self.winners: tuple[int, ...] = ()
        self._deals: tuple[TekaDeal, ...] = ()
        self.dealer: int | None = None
        self.number = 0
        self.pack: tuple[Card, ...] = ()
        """The gathered or shuffled pack while no cards are dealt, top card first."""
        self.last_deal: tuple[Trick, ...] = ()
        """The tricks of the deal before: an aid for people alone, never for bots (DESIGN, view)."""
        # this deal
        self.cuts: tuple[tuple[int, int], ...] = ()
        self.redealt = False
        self.dealt: tuple[Hand, ...] = ()
        self.hands: tuple[int, ...] = (0,) * SEATS
        self.calls: tuple[Called, ...] = ()
        self.contract: Contract | None = None
        self.trump: Suit | None = None
        self.tricks: tuple[Trick, ...] = ()
        self.trick: tuple[Played, ...] = ()
        self.taken: tuple[int, ...] = (0,) * SEATS
        self.offer: Offer | None = None
        self.offered = False
        """Whether the declarer has offered a raise in this turn of his."""

    def _moved(self, **changes: Any) -> Self:
        """The same state but for the changes. Plain copying of the attributes keeps a step cheap."""
        new = object.__new__(type(self))
        fields = new.__dict__
        fields.update(self.__dict__)
        fields.update(changes)
        assert len(fields) == len(self.__dict__), changes.keys() - self.__dict__.keys()
        return new

    @property
    def deals(self) -> tuple[TekaDeal, ...]:
        """The scored deals, oldest first."""
        return self._deals

    @property
    def asleep(self) -> int | None:
        """The declarer's partner in double 13 alone: he lays his cards face down (section 3)."""
        contract = self.contract
        if contract is not None and contract.double_13 and self.options.partner_out:
            return (contract.declarer + 2) % SEATS
        return None

    # --- what may be done ---------------------------------------------------------------------------------------

    def legal(self, seat: Actor) -> Legal:
        """The steps that `seat` may take now."""
        if self.finished or seat != self.actor:
            return ()
        match self.phase:
            case Phase.PLAY:
                return self._legal_in_play()
            case Phase.AUCTION:
                calls: Legal = legal_calls(self.calls, self.options.weak_pass_all)
                return (*calls, Redeal()) if self._redeal_refusal() is None else calls
            case Phase.DEALER_CUT | Phase.CUT:
                return (self._cuts(),)
            case Phase.TRUMP:
                hand = self.hands[self._on_move]
                return tuple(Trump(suit) for suit, mask in DECK.suit.items() if hand & mask)
            case Phase.RAISE:
                return (Accept(), Refuse())
            case Phase.DEALER:
                return (_Dealers(Dealer.word),)
            case Phase.PACK:
                return (_Packs(Pack.word),)
            case Phase.OVER:
                return ()

    def _legal_in_play(self) -> Legal:
        options, hand = self.options, self.hands[self._on_move]
        allowed = playable(hand, self._led, self._trump, not self.tricks)
        cards: Legal = plays(hand, allowed, options.signals, options.truthful_drop)
        contract = self._contract
        if not options.raises or self.offered or self.actor != contract.declarer or contract.double_13:
            return cards
        return (*cards, *(Raise(number) for number in range(contract.tricks + 1, self._reach + 1)))

    def _cuts(self) -> Cuts:
        if self.phase is Phase.DEALER_CUT:
            return Cuts(may_decline=True)
        if not self.redealt:
            return Cuts()
        before = sum(number for _, number in self.cuts)
        whole = range(Cuts().low, Cuts().high + 1)
        return Cuts(refused=tuple(number for number in whole if (before + number) % HAND == 0))

    def _redeal_refusal(self) -> str | None:
        """The code of the reason why the actor may not ask for a new deal, or None where he may."""
        if not self.options.redeal:
            return "redeal-off"
        return "no-redeal" if self.hands[self._on_move] & HONOURS else None

    def verify(self, seat: Actor, action: Action) -> None:
        """Nothing, if `seat` may take this step now."""
        if not self.finished and seat is not None:
            if isinstance(action, Call | Redeal) and any(one.seat == seat for one in self.calls):
                raise IllegalAction("already-spoken")
            if isinstance(action, Raise) and self._has_made_contract(seat):
                raise IllegalAction("raise-done")
        self.refuse_others(seat)
        check = _CHECKS.get((self.phase, type(action)))
        if check is None:
            raise IllegalAction("not-now")
        check(self, action)

    def _has_made_contract(self, seat: int) -> bool:
        """Whether `seat` made its contract in the deal before and nothing was dealt since."""
        between = self.phase in (Phase.PACK, Phase.DEALER_CUT, Phase.CUT) and not self.redealt
        return between and bool(self._deals) and self._deals[-1].made and self._deals[-1].contract.declarer == seat

    def _check_dealer(self, action: Dealer) -> None:
        if action.number >= SEATS:
            raise IllegalAction("no-such-seat", n=action.number)

    def _check_pack(self, action: Pack) -> None:
        if not same_cards(action.cards, PACK_52):
            raise IllegalAction("wrong-pack")

    def _check_cut(self, action: Cut) -> None:
        cuts = self._cuts()
        if action.number in cuts.refused:
            raise IllegalAction("cut-same-hands")
        if action.number not in cuts.numbers:
            raise IllegalAction("cut-range", low=cuts.low, high=cuts.high)

    def _check_call(self, action: Call) -> None:
        verify_call(action, self.calls, self.options.weak_pass_all)

    def _check_redeal(self, _: Redeal) -> None:
        if code := self._redeal_refusal():
            raise IllegalAction(code)

    def _check_trump(self, action: Trump) -> None:
        if not self.hands[self._on_move] & DECK.suit.get(action.suit, 0):
            raise IllegalAction("trump-not-held")

    def _check_play(self, action: Play) -> None:
        options = self.options
        hand = self.hands[self._on_move]
        verify_card(action.card, hand, self._led, self._trump, not self.tricks)
        verify_manner(action, hand, options.signals, options.truthful_drop)

    def _check_raise(self, action: Raise) -> None:
        contract = self._contract
        if self.actor != contract.declarer:
            raise IllegalAction("not-declarer")
        if not self.options.raises:
            raise IllegalAction("raises-off")
        if contract.double_13:
            raise IllegalAction("raise-double-13")
        if self.offered:
            raise IllegalAction("raise-once")
        if action.number <= contract.tricks:
            raise IllegalAction("bid-too-low", n=contract.tricks)
        if action.number > self._reach:
            raise IllegalAction("raise-reach", n=action.number)

    def _check_nothing(self, _: Action) -> None:
        """The step may be taken by whoever is on move."""

    # --- what then happens --------------------------------------------------------------------------------------

    def apply(self, seat: Actor, action: Action) -> tuple[TekaState, tuple[Event, ...]]:
        """The state after the step, and what happened."""
        self.verify(seat, action)
        match action:
            case Play():
                return self._play(action)
            case Call():
                return self._call(action)
            case Cut():
                return self._cut(action)
            case Trump():
                named = TrumpNamed(self._on_move, action.suit)
                return self._moved(phase=Phase.PLAY, trump=action.suit), (named,)
            case Raise():
                return self._raise(action)
            case Accept():
                return self._accept()
            case Refuse():
                return self._refuse()
            case Redeal():
                return self._redeal()
            case Pack():
                return self._take_up(action)
            case Dealer():
                moved = self._moved(phase=Phase.PACK, dealer=action.number, number=1)
                return moved, (DealerChosen(action.number),)
            case _:
                raise AssertionError(action)

    def _take_up(self, action: Pack) -> Moved:
        first = not self._deals
        phase, actor = (Phase.CUT, self._left) if first else (Phase.DEALER_CUT, self._dealer)
        return self._moved(phase=phase, actor=actor, pack=action.cards), (PackReady(self._dealer),)

    def _cut(self, action: Cut) -> Moved:
        seat = self._on_move
        pack, cuts = cut(self.pack, action.number), (*self.cuts, (seat, action.number))
        seen = HasCut(seat, declined=action.number == 0)
        if self.phase is Phase.DEALER_CUT:
            return self._moved(phase=Phase.CUT, actor=self._left, pack=pack, cuts=cuts), (seen,)
        dealt = deal(pack, self._dealer)
        moved = self._moved(
            phase=Phase.AUCTION,
            actor=(self._dealer + 1) % SEATS,
            pack=(),
            cuts=cuts,
            dealt=dealt,
            hands=tuple(DECK.mask(hand) for hand in dealt),
        )
        return moved, (seen, Dealt(self.number, self._dealer))

    def _redeal(self) -> Moved:
        asked = RedealAsked(self._on_move)
        pack = gather((), self.dealt, self._dealer, self._dealer)
        cleared = self._cleared(phase=Phase.DEALER_CUT, actor=self._dealer, pack=pack, redealt=True)
        return cleared, (asked,)

    def _call(self, action: Call) -> Moved:
        called = Called(self._on_move, action)
        calls = (*self.calls, called)
        if len(calls) < CALLS:
            return self._moved(actor=(self._on_move + 1) % SEATS, calls=calls), (called,)
        contract = contract_of(calls)
        moved = self._moved(phase=Phase.TRUMP, actor=contract.declarer, calls=calls, contract=contract)
        return moved, (called, Declared(contract))

    def _raise(self, action: Raise) -> Moved:
        seat = self._on_move
        moved = self._moved(phase=Phase.RAISE, actor=(seat + 1) % SEATS, offer=Offer(action.number, ()), offered=True)
        return moved, (RaiseOffered(seat, action.number),)

    def _accept(self) -> Moved:
        seat, offer, contract = self._on_move, self._standing_offer, self._contract
        answered = RaiseAnswered(seat, accepted=True)
        if not offer.accepted:
            return self._moved(actor=(seat + 2) % SEATS, offer=Offer(offer.number, (seat,))), (answered,)
        higher = contract.raised_to(offer.number)
        moved = self._moved(phase=Phase.PLAY, actor=contract.declarer, offer=None, contract=higher)
        return moved, (answered, Raised(higher))

    def _refuse(self) -> Moved:
        moved = self._moved(phase=Phase.PLAY, actor=self._contract.declarer, offer=None)
        return moved, (RaiseAnswered(self._on_move, accepted=False),)

    def _play(self, action: Play) -> Moved:
        seat = self._on_move
        hands = list(self.hands)
        hands[seat] ^= DECK.bit[action.card]
        played = Played(seat, action.card, action.manner)
        trick = (*self.trick, played)
        asleep = self.asleep
        following = (seat + 1) % SEATS
        if following == asleep:
            following = (following + 1) % SEATS
        if len(trick) < SEATS - (asleep is not None):
            return self._moved(actor=following, hands=tuple(hands), trick=trick, offered=False), (played,)
        bits = tuple(DECK.bit[one.card] for one in trick)
        led = trick[0].card.suit
        assert led is not None
        winner = trick[winning(bits, DECK.suit[led], DECK.suit[self._trump])].seat
        finished = Trick(trick, winner)
        taken = list(self.taken)
        taken[winner] += 1
        moved = self._moved(
            actor=winner,
            hands=tuple(hands),
            trick=(),
            tricks=(*self.tricks, finished),
            taken=tuple(taken),
            offered=False,
        )
        won = TrickWon(finished)
        made = self._contract.decided(*moved._won_and_lost())
        if made is None:
            return moved, (played, won)
        scored, events = moved._score(made)
        return scored, (played, won, *events)

    def _won_and_lost(self) -> tuple[int, int]:
        """The tricks that count for the declarer, and all others; in double 13 only his own count."""
        contract = self._contract
        own = self.taken[contract.declarer]
        won = own if contract.double_13 else own + self.taken[(contract.declarer + 2) % SEATS]
        return won, len(self.tricks) - won

    def _score(self, made: bool) -> Moved:
        """The deal is over: points, the gathered pack, and the next dealer or the end of the match."""
        contract = self._contract
        points = contract.worth(made, self.options.lawreece)
        scoring = contract.declarer if made else contract.declarer + 1
        scores = _sides(points, 0) if scoring % 2 == 0 else _sides(0, points)
        totals = tuple(total + score for total, score in zip(self.totals, scores, strict=True))
        result = TekaDeal(
            number=self.number,
            dealer=self._dealer,
            scores=scores,
            totals=totals,
            contract=contract,
            trump=self._trump,
            made=made,
            taken=self._won_and_lost(),
        )
        winners = tuple(seat for seat in range(SEATS) if totals[seat] >= self.options.target)
        unplayed = tuple(
            tuple(one for one in hand if DECK.bit[one] & mask)
            for hand, mask in zip(self.dealt, self.hands, strict=True)
        )
        over = bool(winners)
        dealer = self._dealer if over else (self._dealer + 1) % SEATS
        cutting = not over and self.options.shuffle == "none"
        moved = self._cleared(
            phase=Phase.OVER if over else Phase.DEALER_CUT if cutting else Phase.PACK,
            actor=dealer if cutting else TABLE,
            finished=over,
            totals=totals,
            winners=winners,
            _deals=(*self._deals, result),
            dealer=dealer,
            number=self.number if over else self.number + 1,
            pack=gather(self.tricks, unplayed, self._dealer, contract.declarer),
            last_deal=self.tricks,
            redealt=False,
        )
        return moved, (DealScored(result), MatchWon(winners)) if over else (DealScored(result),)

    def _cleared(self, **changes: Any) -> TekaState:
        """The state with nothing dealt, and the changes."""
        nothing = TekaState(self.options)
        empty = {name: getattr(nothing, name) for name in _OF_THE_DEAL}
        return self._moved(**(empty | changes))

    # --- what others may know -----------------------------------------------------------------------------------

    def chance(self, dice: Dice) -> Action:
        """The table's step: any seat deals first; the first pack is shuffled in full, later ones by the option."""
        if self.phase is Phase.DEALER:
            return Dealer(dice.below(SEATS))
        if self.phase is not Phase.PACK:
            raise IllegalAction("not-now")
        return Pack(shuffled(self.pack, self.options.shuffle, dice) if self._deals else dice.shuffled(PACK_52))

    def view(self, seat: int) -> TekaView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        return TekaView(
            seat=seat,
            actor=self.actor,
            legal=self.legal(seat),
            finished=self.finished,
            totals=self.totals,
            winners=self.winners,
            options=self.options,
            phase=self.phase,
            number=self.number,
            dealer=self.dealer,
            hand=tuple(DECK.cards(self.hands[seat])),
            counts=tuple(mask.bit_count() for mask in self.hands),
            cuts=tuple(CutSeen(by, not number, number if by == seat else None) for by, number in self.cuts),
            calls=self.calls,
            contract=self.contract,
            trump=self.trump,
            tricks=self.tricks,
            trick=self.trick,
            taken=self.taken,
            offer=self.offer,
            asleep=self.asleep,
            deals=self._deals,
        )

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where every card of the pack is now."""
        if self.pack:
            return MappingProxyType({"pack": self.pack})
        if not self.dealt:
            return MappingProxyType({})
        hands = {f"hand {seat}": tuple(DECK.cards(mask)) for seat, mask in enumerate(self.hands)}
        won = tuple(play.card for trick in self.tricks for play in trick.plays)
        return MappingProxyType(hands | {"trick": tuple(play.card for play in self.trick), "tricks": won})

    # --- what is there by the phase -----------------------------------------------------------------------------

    @property
    def _on_move(self) -> int:
        assert self.actor is not None
        return self.actor

    @property
    def _dealer(self) -> int:
        assert self.dealer is not None
        return self.dealer

    @property
    def _left(self) -> int:
        """The seat before the dealer, at his left, who always cuts."""
        return (self._dealer - 1) % SEATS

    @property
    def _contract(self) -> Contract:
        assert self.contract is not None
        return self.contract

    @property
    def _trump(self) -> Suit:
        assert self.trump is not None
        return self.trump

    @property
    def _standing_offer(self) -> Offer:
        assert self.offer is not None
        return self.offer

    @property
    def _led(self) -> Suit | None:
        return self.trick[0].card.suit if self.trick else None

    @property
    def _reach(self) -> int:
        """The most tricks that the declarer's side can still have at the end of the deal."""
        won, _ = self._won_and_lost()
        return min(TRICKS, won + TRICKS - len(self.tricks))


_OF_THE_DEAL = (
    "cuts",
    "dealt",
    "hands",
    "calls",
    "contract",
    "trump",
    "tricks",
    "trick",
    "taken",
    "offer",
    "offered",
)
"""What a new deal begins without."""

_CHECKS: Mapping[tuple[Phase, type[Action]], Callable[[TekaState, Any], None]] = {
    (Phase.DEALER, Dealer): TekaState._check_dealer,
    (Phase.PACK, Pack): TekaState._check_pack,
    (Phase.DEALER_CUT, Cut): TekaState._check_cut,
    (Phase.CUT, Cut): TekaState._check_cut,
    **{(Phase.AUCTION, call): TekaState._check_call for call in (Bid, Double13, Pass, Ter, BehiTer)},
    (Phase.AUCTION, Redeal): TekaState._check_redeal,
    (Phase.TRUMP, Trump): TekaState._check_trump,
    (Phase.PLAY, Play): TekaState._check_play,
    (Phase.PLAY, Raise): TekaState._check_raise,
    (Phase.RAISE, Accept): TekaState._check_nothing,
    (Phase.RAISE, Refuse): TekaState._check_nothing,
}
"""For each phase and kind of step the one check that says why it may not be taken."""
