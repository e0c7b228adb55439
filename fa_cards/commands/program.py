"""Opening the program: `fa-cards` alone, `play` and `resume`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from fa_cards.commands.misuse import Misuse
from fa_cards.commands.streams import in_utf8
from fa_cards.environment import TERMINAL
from fa_cards.play.start import Start
from fa_cards.play.store import Store
from fa_cards.rtl.terminal import overruled
from fa_cards.words import later

if TYPE_CHECKING:
    from fa_cards.commands.grammar import Words
    from fa_cards.commands.output import Output


def open_menu() -> int:
    """Opens the program with its menu, where nothing else is wished."""
    in_utf8(sys.stdout, sys.stderr)
    return _open(Start())


def menu(words: Words, output: Output) -> int:
    """Opens the program with its menu."""
    return _open(Start())


def play(words: Words, output: Output) -> int:
    """Opens the program with a new match."""
    from fa_cards.commands.wishes import game_kind, names, options, seat_levels, seed

    kind = game_kind(words)
    number = seed(words)
    levels = seat_levels(kind.key, words)
    start = Start(
        game=kind.key,
        options=options(kind, words),
        levels=levels,
        names=names(levels, words),
        seed=None if number is None else str(number),
    )
    # What cannot be played is said before the screen is touched.
    start.new_game()
    return _open(start)


def resume(words: Words, output: Output) -> int:
    """Opens the program with a stored match."""
    return _open(Start(match_id=words.arguments.get("id")), resuming=True)


def _open(start: Start, *, resuming: bool = False) -> int:
    _need_terminal()
    opened = Store.open()
    with opened.store as store:
        if resuming:
            start = Start(match_id=store.load(start.match_id).id) if start.match_id else _last_unfinished(store)
        from fa_cards.tui.app import run

        return run(opened, start=start)


def _last_unfinished(store: Store) -> Start:
    """The unfinished match or tournament that was played last.

    Raises:
        Misuse: there is none.
        Refusal: the match cannot be opened.
    """
    match = next(iter(store.unfinished()), None)
    tournament = next(iter(store.tournaments.unfinished()), None)
    if tournament is not None and (match is None or match.played_at < tournament.played_at):
        return Start(tournament_id=tournament.tournament.id)
    if match is None:
        raise Misuse(later("There is no unfinished match."))
    return Start(match_id=store.load(match.id).id)


def _need_terminal() -> None:
    """Refuses where no terminal is, unless Textual is told to draw somewhere else (in a browser, say).

    Raises:
        Misuse: there is no terminal.
        UnknownTerminalError: the person names a terminal that does not exist.
    """
    overruled(os.environ.get(TERMINAL))
    if not os.environ.get("TEXTUAL_DRIVER") and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Misuse(later("The program opens in a terminal only; here is none."))
