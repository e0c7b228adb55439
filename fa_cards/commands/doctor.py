"""`doctor`: what this terminal can do, and what the program will do in it; `--reset` puts the terminal right again."""

from __future__ import annotations

import locale
import os
import platform
import shutil
import sys
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType

from fa_cards import __version__
from fa_cards.commands.grammar import Words
from fa_cards.commands.misuse import Misuse
from fa_cards.commands.output import Output
from fa_cards.commands.table import LANG
from fa_cards.environment import LANGUAGE, NO_COLOR, TERMINAL
from fa_cards.play.database import FILE, data_folder
from fa_cards.play.refusals import StoreRefusal
from fa_cards.play.store import Store, saved_settings
from fa_cards.rtl import TerminalClass, UnknownTerminalError, trouble
from fa_cards.rtl.kinds import MARKED, ON, REWRITTEN, reset_sequence, restore_line_mode
from fa_cards.rtl.terminal import Found, find_out
from fa_cards.words import Phrase, isolate, language, later, later_in, say, say_in
from fa_cards.words.notices import set_aside_words
from fa_cards.words.refusals import refusal
from fa_cards.words.terminals import trouble_words

_COLOURS: Mapping[str, Phrase] = MappingProxyType(
    {
        "truecolor": later_in("colours", "16 million"),
        "256": later_in("colours", "256"),
        "16": later_in("colours", "16"),
        "none": later_in("colours", "none"),
        "unwanted": later_in("colours", "none, because {variable} is set"),
    }
)


def doctor(words: Words, output: Output) -> int:
    """Says what there is; or puts the terminal right.

    Raises:
        UnknownTerminalError: the person names a terminal that does not exist.
    """
    if words.has("--reset"):
        return _reset(output)
    environ = output.environ
    found = find_out(environ, _named(environ))
    _rows(
        output,
        say_in("doctor", "Terminal"),
        [
            (say_in("doctor", "Kind"), isolate(str(found.terminal))),
            (say_in("doctor", "Found"), _how_found(environ, found)),
            (say_in("doctor", "Persian"), _what_is_done(found.terminal)),
            (say_in("doctor", "Size"), _size()),
            (say_in("doctor", "Colours"), _COLOURS[colours(environ)].said(variable=NO_COLOR)),
            (say_in("doctor", "Letters"), _letters()),
        ],
    )
    output.line()
    _rows(
        output,
        say_in("doctor", "Program"),
        [
            (say_in("doctor", "Language"), _language(words, environ)),
            (say_in("doctor", "Data"), isolate(str(data_folder()))),
            (say_in("doctor", "Matches"), _store()),
            (
                say_in("doctor", "Versions"),
                isolate(f"fa-cards {__version__} · Textual {version('textual')} · Python {platform.python_version()}"),
            ),
        ],
    )
    return 0


def colours(environ: Mapping[str, str]) -> str:
    """How many colours the screen will have, as a key: by NO_COLOR, COLORTERM and TERM."""
    term = environ.get("TERM", "")
    if environ.get(NO_COLOR):
        return "unwanted"
    if term == "dumb":
        return "none"
    if environ.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return "truecolor"
    return "256" if "256color" in term else "16"


def _rows(output: Output, heading: str, rows: list[tuple[str, str]]) -> None:
    output.line(heading)
    output.rows(rows)


def _on_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _named(environ: Mapping[str, str]) -> str | None:
    """The class of terminal that the person named: in the environment, else in the settings."""
    return environ.get(TERMINAL) or _saved()


def _saved() -> TerminalClass | None:
    """The class in the settings; None also where a newer version named one that this version does not know."""
    return TerminalClass.known(saved_settings().terminal)


def _how_found(environ: Mapping[str, str], found: Found) -> str:
    if environ.get(TERMINAL):
        return say("You said so with {variable}.", variable=TERMINAL)
    if _saved() is not None:
        return say("You said so in the program.")
    if not _on_terminal():
        return say("Here is no terminal to ask, so the environment says it.")
    if not found.certain:
        return say("That is a guess: the terminal does not say enough. The program asks you what you see.")
    return say("It was asked; where it does not answer, the environment says it.")


def _what_is_done(terminal: TerminalClass) -> str:
    if (code := trouble(terminal)) is not None:
        return trouble_words(code, TERMINAL)
    if terminal in ON:
        return say("It turns text by itself. The program switches that off while it runs, and on again when it ends.")
    if terminal in MARKED:
        return say("It may turn text by itself. The program sends a mark with each letter that keeps it from that.")
    if terminal in REWRITTEN:
        return say("It turns text by itself. The program sends it what comes out right all the same.")
    return say("It shows what it is sent. The program orders and joins the letters itself.")


def _size() -> str:
    columns, lines = shutil.get_terminal_size()
    size = say("{w} by {h}", w=columns, h=lines)
    if columns >= 80 and lines >= 24:
        return size
    return say("{size}; the table is at its best from 80 by 24 on", size=size)


def _letters() -> str:
    return locale.getencoding().upper() if not sys.flags.utf8_mode else "UTF-8"


def _language(words: Words, environ: Mapping[str, str]) -> str:
    name = language().name
    if words.has(LANG.key):
        return say("{language}, by {source}", language=name, source=LANG.key)
    if environ.get(LANGUAGE, "").strip():
        return say("{language}, by {source}", language=name, source=LANGUAGE)
    if saved_settings().language == language().code:
        return say("{language}, as you chose it in the program", language=name)
    return say("{language}, as nothing else was chosen", language=name)


def _store() -> str:
    path: Path = data_folder() / FILE
    if not os.path.lexists(path):
        return say("No match is stored yet.")
    try:
        opened = Store.open()
    except StoreRefusal as error:
        return refusal(error)
    with opened.store as store:
        if opened.set_aside is not None:
            return set_aside_words(str(opened.set_aside))
        matches = store.matches()
    unfinished = sum(not one.finished for one in matches)
    return say_in("doctor", "stored: {n}, unfinished: {m}", n=len(matches), m=unfinished)


def _reset(output: Output) -> int:
    """Takes back all that the program may have left switched in the terminal.

    Raises:
        Misuse: there is no terminal.
    """
    if os.name != "posix" or not _on_terminal():
        raise Misuse(later("There is no terminal to put right."))
    terminal: TerminalClass | None
    try:
        terminal = find_out(output.environ, _named(output.environ)).terminal
    except UnknownTerminalError:
        # A wrong name must not keep a broken terminal broken: everything is taken back.
        terminal = None
    sys.stdout.write(reset_sequence(terminal))
    sys.stdout.flush()
    restore_line_mode(sys.stdin.fileno())
    output.line(say("The terminal is put right again."))
    return 0
