"""Moments of random deals of every game of tricks, and the rules asked whether a seat may think it is in a world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from fa_cards.bots.worlds import fours, golden_ten, rook, teka
from fa_cards.bots.worlds.bits import Bits
from fa_cards.bots.worlds.unknown import Unknown
from fa_cards.rules.actions import Action, Bid, Bury, Double13, Pass
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.game import TABLE, State, pick

FAMILIES: Mapping[str, ModuleType] = {"teka": teka, "rook": rook, "golden-ten": golden_ten, "fours": fours}

Variant = tuple[str, int, tuple[tuple[str, Any], ...]]
"""A game, its seats, and the options away from their defaults."""

VARIANTS: tuple[Variant, ...] = (
    ("teka", 4, ()),
    ("teka", 4, (("truthful-drop", False),)),
    ("teka", 4, (("solo", "partner-plays"),)),
    ("kentucky-rook", 4, ()),
    ("kentucky-rook", 4, (("rook", "low"), ("bury-points", True))),
    ("kentucky-rook", 4, (("short-plain", "redeal"),)),
    ("kentucky-discard", 4, ()),
    ("call-partner-rook", 4, ()),
    ("call-partner-rook", 4, (("call-own", False),)),
    ("standard-rook", 4, (("nest", 1),)),
    ("golden-ten", 3, ()),
    ("golden-ten", 7, ()),
    ("california-jack", 2, ()),
    ("california-jack", 2, (("void-must-trump", True),)),
    ("california-jack", 2, (("loose-discard", True),)),
    ("california-fives", 4, ()),
    ("california-fives", 4, (("stock", "down"),)),
    ("shasta-sam", 2, ()),
    ("shasta-sam", 2, (("void-must-trump", True),)),
    ("all-fours", 2, ()),
)


@dataclass(frozen=True)
class Moment:
    """A moment of a deal, with the state in which its cards had just been dealt and the steps since."""

    family: str
    dealt: State[Any]
    steps: tuple[tuple[int | None, Action], ...]
    state: State[Any]

    def unknown(self, seat: int) -> Unknown:
        """What the seat does not know."""
        result = FAMILIES[self.family].unknown(self.state.view(seat))
        assert isinstance(result, Unknown)
        return result

    @property
    def bits(self) -> Bits:
        view = self.state.view(0)
        return rook.bits_of(view.rules.deck.pack) if self.family == "rook" else FAMILIES[self.family].BITS

    def truth(self, unknown: Unknown) -> list[int]:
        """Where all cards really are, by row."""
        places = self.state.places()
        lying = {
            "nest": ("nest", "buried", "shown"),
            "talon": ("talon",),
            "stock": ("top", "stock"),
            "rest": ("rest",),
        }
        return [
            self.bits.mask(
                card for place in lying.get(str(holder), (f"hand {holder}",)) for card in places.get(place, ())
            )
            for holder in unknown.holders
        ]

    def unseen(self, seat: int) -> tuple[Card, ...]:
        """The cards that the seat does not see and that were not drawn before everybody's eyes."""
        told = self.state.known_to_all()
        return tuple(
            card
            for place, some in self.state.places().items()
            if not self.state.sees(seat, place)
            for card in some
            if card not in told.get(place, ())
        )

    def may_be(self, seat: int, moved: Mapping[Card, Card]) -> bool:
        """Whether the rules allow all that happened, and show the seat the same, if hidden cards change places so."""

        def now(some: Sequence[Card]) -> tuple[Card, ...]:
            return tuple(moved.get(card, card) for card in some)

        state = self.dealt.with_places({place: now(some) for place, some in self.dealt.places().items()})
        try:
            for actor, action in self.steps:
                state, _ = state.apply(actor, Bury(now(action.cards)) if isinstance(action, Bury) else action)
        except IllegalAction:
            return False
        # The order in which a view names the cards of a hand is that of the pack: it tells nothing.
        return bool(state.view(seat) == self.state.view(seat))


@cache
def deals(variant: Variant, seed: str, number: int = 1) -> tuple[tuple[Moment, ...], ...]:
    """The moments of so many random deals, while cards are in hands; double 13 is bid now and then."""
    key, seats, options = variant
    game = GAMES[key](dict(options), seats)
    dice = Dice(f"{seed} {variant}")
    result: list[tuple[Moment, ...]] = []
    while len(result) < number:
        state: State[Any] = game.start()
        moments: list[Moment] = []
        dealt = state
        steps: list[tuple[int | None, Action]] = []
        while not state.finished and len(result) < number:
            legal = state.legal(state.actor)
            action = state.chance(dice) if state.actor is TABLE else pick(legal, dice)
            if action == Double13() and dice.below(4):
                # Else it would end most auctions.
                action = next(one for one in legal if isinstance(one, Pass | Bid))
            steps.append((state.actor, action))
            before, (state, _) = state, state.apply(state.actor, action)
            if any(state.view(0).counts):
                if not any(before.view(0).counts):
                    dealt, steps, moments = state, [], []
                moments.append(Moment(game.family, dealt, tuple(steps), state))
            elif moments:
                result.append(tuple(moments))
                moments = []
    return tuple(result)


def swapped(moment: Moment, seat: int, dice: Dice, times: int) -> tuple[dict[Card, Card], list[int]]:
    """Unseen cards changed in pairs: which card now lies where each lay, and the world of it, by row."""
    unseen = moment.unseen(seat)
    moved = {card: card for card in unseen}
    for _ in range(times):
        one, other = dice.choice(unseen), dice.choice(unseen)
        moved[one], moved[other] = moved[other], moved[one]
    bits = moment.bits
    truth = moment.truth(moment.unknown(seat))
    return moved, [bits.mask(moved.get(card, card) for card in bits.cards(mask)) for mask in truth]
