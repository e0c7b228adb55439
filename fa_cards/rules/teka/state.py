"""One moment of a match of Teka as the rest of the program meets it (teka.md)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Self

from fa_cards.rules.actions import Action, Dealer, Pack
from fa_cards.rules.cards import PACK_52, Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import Hand
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import Actor, Event, Legal, State
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.legality import legal_steps, verify
from fa_cards.rules.teka.moves import MOVES
from fa_cards.rules.teka.pack import DECK, HAND, HIGHEST_CUT, LOWEST_CUT, SEATS, shuffled
from fa_cards.rules.teka.position import TekaPosition
from fa_cards.rules.teka.view import CutSeen, TekaView


class TekaState(TekaPosition, State[TekaView]):
    """A position of a match: position.py has its facts, legality.py what may be done, moves.py what then happens."""

    @property
    def deals(self) -> tuple[TekaDeal, ...]:
        """The scored deals, oldest first."""
        return self.scored

    def legal(self, seat: Actor) -> Legal:
        """The steps that `seat` may take now."""
        return () if self.finished or seat != self.actor else legal_steps(self)

    def verify(self, seat: Actor, action: Action) -> None:
        """Nothing, if `seat` may take this step now."""
        verify(self, seat, action)

    def apply(self, seat: Actor, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The state after the step, and what happened."""
        verify(self, seat, action)
        return MOVES[type(action)](self, action)

    def chance(self, dice: Dice) -> Action:
        """The table's step: any seat deals first; the first pack is shuffled in full, later ones by the option."""
        if self.phase is Phase.DEALER:
            return Dealer(dice.below(SEATS))
        if self.phase is not Phase.PACK:
            raise IllegalAction("not-now")
        return Pack(shuffled(self.pack, self.options.shuffle, dice) if self.scored else dice.shuffled(PACK_52))

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
            deals=self.scored,
        )

    def places(self) -> Mapping[str, tuple[Card, ...]]:
        """Where every card of the pack is now."""
        if self.pack:
            return MappingProxyType({"pack": self.pack})
        if not self.dealt:
            return MappingProxyType({})
        return MappingProxyType(self.open_hands(DECK))

    def with_places(self, places: Mapping[str, tuple[Card, ...]]) -> Self:
        """The same moment as if its hidden cards lay like this."""
        if not self.dealt:
            return self.moved(pack=places.get("pack", ()))
        hands = tuple(places[f"hand {seat}"] for seat in range(SEATS))
        return self.moved(
            hands=tuple(DECK.mask(hand) for hand in hands),
            dealt=tuple(
                _dealt(before, DECK.mask(hand), held)
                for before, hand, held in zip(self.dealt, hands, self.hands, strict=True)
            ),
        )

    def with_other_secrets(self, seat: int, dice: Dice) -> Self:
        """The same moment with other cuts by other seats, and without the deal before, of which no view tells.

        Whether a cut was declined is known. So is, modulo a hand, where the dealer cut, to the player at his left
        whose turn it is after a redeal: some of his own cuts are closed to him (section 2).
        """
        closed = self.redealt and self.phase is Phase.CUT and seat == self.actor
        cuts = tuple(
            (by, number if by == seat or not number else _another_cut(number, closed, dice)) for by, number in self.cuts
        )
        return self.moved(cuts=cuts, last_deal=())


def _another_cut(number: int, same_hands: bool, dice: Dice) -> int:
    """A cut that somebody may have made in the place of this one; `same_hands` if it leaves the same cuts closed."""
    some = range(LOWEST_CUT, HIGHEST_CUT + 1)
    return dice.choice([one for one in some if not same_hands or (one - number) % HAND == 0])


def _dealt(before: Hand, hand: int, held: int) -> Hand:
    """The cards of a seat in the order dealt, once it holds `hand` in the place of `held`; played cards stay."""
    new = iter(tuple(DECK.cards(hand & ~held)))
    return tuple(next(new) if DECK.bit[one] & held & ~hand else one for one in before)
