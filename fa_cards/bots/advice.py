"""What a bot advises: a step, and why, as codes with their details; fa_cards.words makes the sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from fa_cards.rules.actions import Action
from fa_cards.rules.errors import Detail

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # every game
        "only-card": ("card",),
        "by-chance": (),
        "play-low": ("card",),
        "cannot-win": (),
        "partner-holds": ("partner",),
        "draw-trump": ("card", "n"),
        "must-bid": ("n",),
        # every game of tricks: cards by simulation
        "best-of-worlds": ("card", "worlds"),
        "good-in-worlds": ("card", "worlds"),
        "makes-in-worlds": ("k", "worlds"),
        "breaks-in-worlds": ("k", "worlds"),
        # Rook: the auction, the nest, trump, the calling
        "bid-points": ("n", "points", "suit"),
        "pass-points": ("n", "points", "suit"),
        "bury-losers": ("n",),
        "bury-void": ("suit",),
        "bury-points": ("n",),
        "bury-bound": (),
        "bury-cheapest": (),
        "best-colour": ("suit", "n", "points"),
        "call-trump": ("card",),
        "call-side": ("card",),
        "call-lowest": ("card",),
        # Rook: what comes of it in worlds that are played out
        "bid-points-in-worlds": ("n", "suit", "k", "worlds"),
        "pass-points-in-worlds": ("n", "suit", "k", "worlds"),
        "colour-in-worlds": ("suit", "n", "k", "worlds"),
        "bury-in-worlds": ("suit", "n", "k", "worlds"),
        "call-in-worlds": ("card", "n", "k", "worlds"),
        # Rook: cards
        "seek-partner": ("card", "called"),
        "cash-points": ("card", "n"),
        "lead-wins": ("card",),
        "lead-loses-least": ("card",),
        "win-points": ("card", "n"),
        "win-trick": ("card",),
        "win-perhaps": ("card",),
        "give-points": ("card", "n"),
        "side-holds": ("card",),
        "give-nothing": ("card",),
        "give-least": ("card", "n"),
        "rid-of-suit": ("suit",),
        # Golden Ten
        "take-relief": ("card", "n"),
        "take-harmless": ("card",),
        "take-least": ("card", "n"),
        "duck-red": ("card",),
        "duck": ("card",),
        "throw-red": ("card", "n"),
        "throw-high": ("card",),
        "lead-under": ("card",),
        # the family of All Fours: begging
        "stand": ("suit", "n"),
        "beg": ("suit", "n"),
        "give": ("suit", "n"),
        "run": ("suit", "n"),
        "run-give-wins": (),
        # the family of All Fours: cards
        "ending": ("card",),
        "win-prize": ("card", "prize"),
        "win-own": ("card",),
        "win-stock": ("card", "top"),
        "win-light": ("card",),
        "leave-stock": ("card", "top"),
        "leave-trick": ("card",),
        "lose-least": ("card",),
        "give-partner": ("card", "partner"),
        "lead-boss": ("card",),
        "lead-worthless": ("card",),
        "lead-dear": ("card",),
        # contract rummy
        "only-step": (),
        "take-lays": ("card",),
        "take-melds": ("card",),
        "take-nearer": ("card", "n"),
        "take-completes": ("card",),
        "take-longer": ("card",),
        "take-frees": ("card",),
        "draw-no-use": ("card",),
        "draw-given-up": ("seat", "n"),
        "draw-no-spare": ("card",),
        "buy-nearer": ("card", "n"),
        "buy-longer": ("card",),
        "buy-any": ("card",),
        "let-down": (),
        "let-full": (),
        "let-no-use": ("card",),
        "let-danger": ("seat",),
        "go-down": (),
        "further-meld": (),
        "swap": ("card",),
        "lay-off": ("card",),
        "lay-freed": ("card",),
        "discard-dear": ("card", "n"),
        "discard-no-gift": ("card",),
        "discard-given-up": ("card", "seat", "n"),
        "discard-spare": ("card",),
        "discard-least": ("card",),
        # Teka: the auction, trump, raises, the cut
        "cut-middle": ("n",),
        "redeal": (),
        "bid-double-13": ("suit",),
        "bid-tricks": ("n", "tricks", "suit"),
        "pass-tricks": ("n", "tricks", "suit"),
        "pass-for-partner": ("partner",),
        "pass-no-higher": (),
        "say-ter": (),
        "say-behi-ter": (),
        "best-trump": ("suit", "n", "tricks"),
        "best-trump-alone": ("suit",),
        "raise-sure": ("n",),
        "accept-nothing-lost": (),
        "accept-sure": ("n",),
        "refuse-raise": ("n",),
        # Teka: what comes of it in worlds that are played out
        "bid-in-worlds": ("n", "suit", "k", "worlds"),
        "pass-in-worlds": ("n", "suit", "k", "worlds"),
        "alone-in-worlds": ("suit", "k", "worlds"),
        "trump-in-worlds": ("suit", "n", "k", "worlds"),
        "raise-in-worlds": ("n", "k", "worlds"),
        "accept-in-worlds": ("n", "k", "worlds"),
        "refuse-in-worlds": ("n", "k", "worlds"),
        # Teka: leads
        "first-trump-high": ("card",),
        "first-trump-low": ("card",),
        "trump-to-declarer": ("card", "partner"),
        "grant-request": ("card", "partner", "suit"),
        "cash": ("card",),
        "finish-with-trumps": ("card", "n"),
        "give-ruff": ("card", "partner"),
        "run-suit": ("card", "suit"),
        "lead-sequence": ("card",),
        "lead-singleton": ("card", "suit"),
        "lead-least-harm": ("card",),
        # Teka: to a lead
        "partner-alone": ("card", "partner"),
        "over-partner": ("card", "partner"),
        "win-last": ("card",),
        "win-surely": ("card",),
        "win-high": ("card",),
        "second-hand-wins": ("card",),
        "second-hand-low": ("partner",),
        "ruff": ("card", "suit"),
        "ruff-over": ("card", "suit"),
        "throw-weak": ("card", "suit"),
        "throw-void": ("card", "suit"),
        "throw-least": ("card",),
        # Teka: signals
        "signal-slap": ("suit",),
        "signal-snap": ("suit", "wanted"),
        "signal-drop": ("suit",),
        "signal-slam": ("suit",),
        "signal-toss": ("suit",),
    }
)
"""Every code that a reason may have, and the names of the details that come with it.

A detail is called by what it is: `card`, `suit`, `seat` (of another player) and `partner`, `n` and other numbers; `k`
of all `worlds` are those in which something holds.
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that decided a step."""

    code: str
    details: tuple[tuple[str, Detail], ...] = ()

    def __post_init__(self) -> None:
        assert CODES[self.code] == tuple([name for name, _ in self.details]), self


def reason(code: str, /, **details: Detail) -> Reason:
    """The reason with that code and these details, in the order of `CODES`."""
    return Reason(code, tuple(details.items()))


@dataclass(frozen=True, slots=True)
class Advice:
    """A step and what decided it, in the order of telling; without reasons where chance alone decided."""

    action: Action
    reasons: tuple[Reason, ...] = ()


class Choice(NamedTuple):
    """A card, as a bit of its deck, and why it is chosen; 0 where none is, and why not."""

    bit: int
    reasons: tuple[Reason, ...]


def choice(bit: int, code: str, /, **details: Detail) -> Choice:
    """The choice of a card for one reason."""
    return Choice(bit, (reason(code, **details),))


def advice(action: Action, code: str, /, **details: Detail) -> Advice:
    """The advice to take a step for one reason."""
    return Advice(action, (reason(code, **details),))
