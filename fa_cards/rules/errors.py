"""Refusals: a code and its details; fa_cards.words makes the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.rules.cards import Card, Suit

Detail = int | str | Card | Suit | tuple[int, ...] | tuple[Card, ...]

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # the file of a record, and the words of a person: rules/README.md, section Reading a record back
        "not-utf8": (),
        "not-json": (),
        "cut-off": (),
        "unknown-format": (),
        "unknown-game": ("game",),
        "unknown-option": ("option", "value"),
        "wrong-seats": ("counts",),
        "not-a-step": ("step",),
        "no-such-seat": ("n",),
        "after-end": (),
        "export-running": (),
        # every game
        "not-your-turn": (),
        "not-now": (),
        "wrong-pack": (),
        "not-in-hand": ("card",),
        "must-follow-suit": ("suit", "cards"),
        "bid-below-min": ("n",),
        "bid-too-low": ("n",),
        "may-not-pass": (),
        "trump-not-held": (),
        "no-such-suit": (),
        "no-such-card": ("card",),
        # Rook: rook.md, sections 2 to 5
        "bid-step": (),
        "bid-above-max": ("n",),
        "bid-forced": ("n",),
        "already-passed": (),
        "bury-count": ("n",),
        "bury-counter": (),
        "bury-rook": (),
        "bury-plain": ("cards",),
        "call-own-off": (),
        "must-play-rook": ("card",),
        # the family of All Fours: california_jack.md, section 1; extras.md, section C
        "must-follow-or-trump": ("suit", "cards"),
        "must-trump": ("suit", "cards"),
        "give-wins": (),
        # contract rummy: toonerville.md, sections 3 and 4; extras.md, section B
        "run-short": (),
        "run-broken": (),
        "run-wrap": (),
        "set-short": (),
        "set-mixed": (),
        "no-natural": ("n",),
        "contract": ("sets", "runs"),
        "contiguous-runs": (),
        "already-down": (),
        "down-first": (),
        "last-round-discard": (),
        "no-such-meld": ("n",),
        "no-fit": (),
        "which-end": (),
        "one-end": (),
        "layoff-later": (),
        "extra-melds-off": (),
        "swaps-off": (),
        "set-rook": (),
        "rook-kept": (),
        "no-discard": (),
        "discard-taken": (),
        "after-buy": (),
        # Teka: teka.md, sections 2 to 6
        "cut-range": ("low", "high"),
        "cut-same-hands": (),
        "redeal-off": (),
        "no-redeal": ("cards",),
        "already-spoken": (),
        "weak-pass-closed": (),
        "only-double-13": (),
        "must-lead-trump": ("cards",),
        "ace-duty": ("suit", "cards"),
        "no-such-signal": (),
        "false-drop": ("suit", "cards"),
        "not-declarer": (),
        "raises-off": (),
        "raise-double-13": (),
        "raise-once": (),
        "raise-reach": ("n",),
        "raise-done": (),
    }
)
"""Every code that the rules refuse with, and the names of the details that come with it.

`cards` are those of the hand that the rule speaks of: of the led suit, trumps, honours.
"""


class Refusal(ValueError):
    """Something that cannot stand, as a code with the values that its sentence needs."""

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        extra = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({extra})" if extra else self.code


class IllegalAction(Refusal):
    """A step that the rules refuse at this moment."""

    def __init__(self, code: str, **details: Detail) -> None:
        assert CODES[code] == tuple(details), (code, details)
        super().__init__(code, **details)


class NotAStep(Refusal):
    """A text that is no step of this game (code `not-a-step`)."""

    def __init__(self, text: str) -> None:
        super().__init__("not-a-step", step=text)


class UnknownOption(Refusal):
    """An option that the game does not have, or a value that it does not take (code `unknown-option`)."""

    def __init__(self, key: str, value: str) -> None:
        super().__init__("unknown-option", option=key, value=value)


class UnknownGame(Refusal):
    """A key that names no game (code `unknown-game`)."""

    def __init__(self, key: str) -> None:
        super().__init__("unknown-game", game=key)


class WrongSeats(Refusal):
    """A number of seats that the game cannot be played with (code `wrong-seats`)."""

    def __init__(self, *counts: int) -> None:
        """Refuses; `counts` are the numbers of seats that the game can be played with, rising."""
        super().__init__("wrong-seats", counts=counts)
