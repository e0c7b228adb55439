"""The options of Teka (rules/README.md, section Options)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fa_cards.rules.options import Option, Value, flag, number, one_of

OPTIONS: tuple[Option, ...] = (
    number("target", 104, 100),
    one_of("shuffle", "none", "light", "full"),
    flag("redeal", default=True),
    flag("weak-pass-all", default=False),
    one_of("solo", "partner-out", "partner-plays"),
    flag("raises", default=True),
    one_of("signals", "three", "two", "off"),
    flag("truthful-drop", default=True),
    flag("lawreece", default=False),
)


@dataclass(frozen=True, slots=True)
class TekaOptions:
    """The options with their types, for the engine."""

    target: int
    shuffle: str
    redeal: bool
    weak_pass_all: bool
    partner_out: bool
    raises: bool
    signals: str
    truthful_drop: bool
    lawreece: bool

    @classmethod
    def of(cls, values: Mapping[str, Value]) -> TekaOptions:
        """The typed options of a complete mapping by key."""
        target = values["target"]
        assert isinstance(target, int)
        return cls(
            target=target,
            shuffle=str(values["shuffle"]),
            redeal=bool(values["redeal"]),
            weak_pass_all=bool(values["weak-pass-all"]),
            partner_out=values["solo"] == "partner-out",
            raises=bool(values["raises"]),
            signals=str(values["signals"]),
            truthful_drop=bool(values["truthful-drop"]),
            lawreece=bool(values["lawreece"]),
        )
