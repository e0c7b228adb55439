"""One moment of a match of Teka as the rest of the program meets it (teka.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import Hand
from fa_cards.rules.game import Actor
from fa_cards.rules.phases import Phase
from fa_cards.rules.states import TrickState
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.rules.teka.legality import CHECKS, STEPS, untimely
from fa_cards.rules.teka.moves import MOVES
from fa_cards.rules.teka.pack import DECK, HAND, HIGHEST_CUT, LOWEST_CUT, shuffled
from fa_cards.rules.teka.position import TekaPosition
from fa_cards.rules.teka.view import CutSeen, TekaView


class TekaState(TekaPosition, TrickState[TekaView]):
    """A position of a match: position.py has its facts, legality.py what may be done, moves.py what then happens."""

    deals: tuple[TekaDeal, ...]
    checks = CHECKS
    moves = MOVES
    steps = STEPS

    def untimely(self, seat: Actor, action: Action) -> str | None:
        """Teka's own reason why this step is not waited for."""
        return untimely(self, seat, action)

    def shuffled(self, dice: Dice) -> tuple[Card, ...]:
        """The pack as the dealer takes it up: the first one shuffled in full, later ones by the option."""
        return shuffled(self.pack, self.options.shuffle, dice) if self.deals else super().shuffled(dice)

    def view(self, seat: int) -> TekaView:
        """What `seat` knows: this deal, its own cards, and what everybody saw."""
        return TekaView(
            **self.seen_by(seat),
            options=self.options,
            cuts=tuple(CutSeen(by, not number, number if by == seat else None) for by, number in self.cuts),
            calls=self.calls,
            contract=self.contract,
            offer=self.offer,
            asleep=self.asleep,
        )

    def laid(self, places: Mapping[str, tuple[Card, ...]]) -> dict[str, Any]:
        """The facts that say where hidden cards lie, for these places; the order of dealing goes with them."""
        facts = super().laid(places)
        moved = zip(self.dealt, facts["hands"], self.hands, strict=True)
        return facts | {"dealt": tuple(_dealt(before, hand, held) for before, hand, held in moved)}

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
