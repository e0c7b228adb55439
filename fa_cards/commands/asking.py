"""A question before something is lost."""

from __future__ import annotations

import sys

from fa_cards.commands.misuse import Misuse
from fa_cards.commands.output import Output
from fa_cards.words import later, say
from fa_cards.words.digits import unified

_YES = frozenset({"y", "yes", "ب", "بله", "آره", "آری"})
"""Answers that agree, in both languages; with the Persian layout on, the key of «y» types غ."""


def agreed(question: str, output: Output) -> bool:
    """Whether the person at the terminal agrees.

    Raises:
        Misuse: nobody can be asked.
    """
    if not sys.stdin.isatty():
        raise Misuse(later("Nobody can be asked here: say {flag} if it is meant so."), flag="--yes")
    output.line(question)
    output.line(say("Type yes or no, and Enter:"))
    output.out.flush()
    return unified(sys.stdin.readline().strip().lower()) in _YES | {"غ"}
