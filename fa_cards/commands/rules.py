"""`rules`: the rules page of a game as text, as it is played with some options and by some number of players."""

from __future__ import annotations

from fa_cards.commands.grammar import Words
from fa_cards.commands.output import Output
from fa_cards.commands.wishes import game_kind, options, seat_count
from fa_cards.learn.rules_pages import as_text, rules_page


def print_rules(words: Words, output: Output) -> int:
    """Prints the rules page."""
    kind = game_kind(words)
    page = rules_page(kind.key, options(kind, words), seat_count(words))
    output.laid_out(as_text(page, output.width, output.cells))
    return 0
