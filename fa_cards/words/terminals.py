"""What is said about terminals on which Persian may stand backwards, by the codes of the layer that finds them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

TROUBLES: Mapping[str, Phrase] = MappingProxyType(
    {
        "putty-setting": later(
            "This terminal turns text by itself, so Persian may stand backwards. Disable bidirectional text in its"
            " settings, and set {variable} to {none}."
        ),
        "windows-untried": later(
            "Nobody has tried this terminal yet, so Persian may stand backwards. If it does, set {variable} to {marks};"
            " if it does not, set it to {none}."
        ),
        "multiplexer": later(
            "The terminal around tmux or screen turns text by itself, so Persian may stand unjoined or backwards. Write"
            " {command} into {file}, or start the program outside of it."
        ),
    }
)


def trouble_words(code: str, variable: str) -> str:
    """What a person can do where Persian may stand backwards.

    Args:
        code: the reason, as the layer for right-to-left text calls it.
        variable: the variable of the environment that names the kind of terminal.
    """
    return TROUBLES[code].said(
        variable=variable, none="none", marks="xtermjs", command="set -g allow-passthrough on", file="tmux.conf"
    )
