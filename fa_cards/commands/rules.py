"""`rules`: the rules page of a game as text."""

from __future__ import annotations

from fa_cards.commands.grammar import Words
from fa_cards.commands.output import Output
from fa_cards.commands.wishes import game_kind
from fa_cards.learn.rules_pages import as_text, rules_page


def print_rules(words: Words, output: Output) -> int:
    """Prints the rules page."""
    output.laid_out(as_text(rules_page(game_kind(words).key), output.width, output.cells))
    return 0
