"""Kinds of terminals in words: what each is called, and what is done so that Persian stands right in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, isolate, later, later_in

_PASSTHROUGH = "allow-passthrough"


@dataclass(frozen=True, slots=True)
class KindWords:
    """A kind of terminals: what it is called, a sentence on it, and the terminal that stands for it."""

    label: Phrase | None
    """None where it is called by the name alone."""
    effect: Phrase
    name: str


_LIKE = later_in("terminal", "Like {name}")
_INSIDE = later_in("terminal", "tmux in {name}")
_OPEN_INSIDE = later_in("terminal", "tmux in {name}, open")
_SWITCHED = later("{name} turns Persian round by itself; the program switches that off while it runs.")
_THROUGH = later("tmux inside {name}, which turns Persian round; what the program sends helps there too.")
_SWITCHED_THROUGH = later("tmux inside {name}, with {setting}: the program switches off what turns Persian round.")
_SHUT = later("tmux inside {name}, which turns Persian round; only with {setting} in tmux can that be stopped.")

KINDS: Mapping[str, KindWords] = MappingProxyType(
    {
        "none": KindWords(_LIKE, later("Letters stay where the program puts them, as in most terminals."), "xterm"),
        "vte": KindWords(_LIKE, _SWITCHED, "GNOME Terminal"),
        "konsole": KindWords(None, _SWITCHED, "Konsole"),
        "mlterm": KindWords(None, _SWITCHED, "mlterm"),
        "kitty": KindWords(
            None, later("{name} turns every word round; the program writes words so that they come out right."), "kitty"
        ),
        "qterminal": KindWords(
            None,
            later("{name} turns text of one colour round; the program gives each letter a colour of its own."),
            "QTerminal",
        ),
        "xtermjs": KindWords(
            later_in("terminal", "Browser or editor"),
            later("Some terminals with {name} turn Persian round; what the program marks is right in all of them."),
            "xterm.js",
        ),
        "putty": KindWords(
            None, later("{name} turns Persian round and no program can stop it; its own settings can."), "PuTTY"
        ),
        "windows": KindWords(
            None,
            later("What {name} does to Persian was never tried; if it stands backwards, try the others here."),
            "Windows Terminal",
        ),
        "tmux-vte": KindWords(_INSIDE, _THROUGH, "GNOME Terminal"),
        "tmux-konsole": KindWords(_INSIDE, _SHUT, "Konsole"),
        "tmux-konsole-passthrough": KindWords(_OPEN_INSIDE, _SWITCHED_THROUGH, "Konsole"),
        "tmux-mlterm": KindWords(_INSIDE, _SHUT, "mlterm"),
        "tmux-mlterm-passthrough": KindWords(_OPEN_INSIDE, _SWITCHED_THROUGH, "mlterm"),
        "tmux-kitty": KindWords(_INSIDE, _THROUGH, "kitty"),
    }
)
"""The words of every kind by what a person writes to name it."""


def kind_label(key: str) -> str:
    """What a kind of terminals is called."""
    words = KINDS[key]
    return words.label.said(name=words.name) if words.label is not None else isolate(words.name)


def kind_effect(key: str) -> str:
    """What terminals of a kind do to Persian and what is done about it, in one sentence."""
    words = KINDS[key]
    return words.effect.said(name=words.name, setting=_PASSTHROUGH)
