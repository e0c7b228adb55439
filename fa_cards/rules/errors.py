"""Refusals: a code and its details; fa_cards.words makes the sentence."""

from __future__ import annotations

from fa_cards.rules.cards import Card, Suit

Detail = int | str | Card | Suit


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
    """A step that the rules refuse at this moment (codes: `error.*` of the labels where one fits)."""


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

    def __init__(self, low: int, high: int) -> None:
        super().__init__("wrong-seats", low=low, high=high)
