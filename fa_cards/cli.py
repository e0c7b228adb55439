"""The command line: chooses the language, reads the words, calls the command. Imports little before it must."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from fa_cards import __version__, environment

if TYPE_CHECKING:
    from fa_cards.commands.misuse import Misuse
    from fa_cards.rtl.terminal import UnknownTerminalError
    from fa_cards.rules.errors import Refusal

Run = Callable[..., int]

_RUNS = {
    None: ("program", "menu"),
    "play": ("program", "play"),
    "resume": ("program", "resume"),
    "matches": ("matches", "matches"),
    "delete": ("matches", "delete"),
    "export": ("records", "export_match"),
    "import": ("records", "import_match"),
    "replay": ("replay", "replay_file"),
    "simulate": ("simulate", "simulate_matches"),
    "rules": ("rules", "print_rules"),
    "doctor": ("doctor", "doctor"),
}
"""The module of fa_cards.commands and its function that does a command; None stands for no command."""

_OPENING = frozenset({"program"})
"""The modules whose functions collect garbage again by themselves, once the screen is there."""

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the words of the command line say; the exit status."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    if typed == ["--version"]:
        print(f"fa-cards {__version__}")
        return DONE
    # What is made at the start stays: looking for garbage in it would take a fifth of the time until something is seen.
    gc.disable()
    try:
        status = _speak_and_run(typed)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read this has enough. What is still to be written goes nowhere, so that nothing complains at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    finally:
        gc.enable()
    return status


def _speak_and_run(typed: Sequence[str]) -> int:
    from fa_cards.commands.misuse import Misuse
    from fa_cards.play.store import saved_settings
    from fa_cards.rtl.terminal import UnknownTerminalError
    from fa_cards.rules.errors import Refusal
    from fa_cards.words import Preferences, prefer, use

    saved = saved_settings()
    # What is printed is written as the person likes it on the screen.
    prefer(Preferences(local_digits=saved.digits == "local", court_words=saved.courts == "words"))
    try:
        use(_language(typed, saved.language))
        if typed:
            return _run(typed)
        # The menu is there sooner without all that reads words and prints.
        from fa_cards.commands.program import open_menu

        return open_menu()
    except (Misuse, UnknownTerminalError, Refusal) as error:
        return _refuse(error)


def _run(typed: Sequence[str]) -> int:
    from fa_cards.commands.grammar import Reading
    from fa_cards.commands.output import Output
    from fa_cards.commands.table import COMMANDS, COMMON, HELP, VERSION

    output = Output(os.environ)
    words = Reading(COMMANDS, (*COMMON, VERSION), HELP.key).read(typed)
    if words.has(VERSION.key):
        output.data(f"fa-cards {__version__}")
        return DONE
    if words.has(HELP.key):
        from fa_cards.commands.help import command_help, general_help

        if words.command is None:
            general_help(output)
        else:
            command_help(words.command, words.arguments.get("game"), output)
        return DONE
    module, function = _RUNS[words.command.name if words.command else None]
    run: Run = getattr(import_module(f"fa_cards.commands.{module}"), function)
    if module not in _OPENING:
        gc.enable()
    return run(words, output)


def _refuse(error: Misuse | UnknownTerminalError | Refusal) -> int:
    """Says on standard error why nothing more is done; the exit status."""
    from fa_cards.commands.misuse import Misuse
    from fa_cards.commands.output import Output
    from fa_cards.play.refusals import StoreRefusal
    from fa_cards.rtl.terminal import UnknownTerminalError
    from fa_cards.words import later
    from fa_cards.words.refusals import refusal

    if isinstance(error, Misuse):
        why = error.said()
    elif isinstance(error, UnknownTerminalError):
        why = later("{variable} names no terminal that the program knows: {name}.").said(
            variable=environment.TERMINAL, name=error.name
        )
    else:
        why = refusal(error)
    output = Output(os.environ)
    # What was said before stands before it, also where both go to one place.
    output.out.flush()
    output.error(why)
    return FAILED if isinstance(error, StoreRefusal) else MISUSED


def _language(typed: Sequence[str], saved: str | None) -> str:
    """The language to speak: as --lang says, else the environment, else the saved setting, else Persian.

    Raises:
        Misuse: it is none that the program speaks; said in the language that would be spoken without it.
    """
    from fa_cards.commands.misuse import Misuse
    from fa_cards.words import LANGUAGES, later, use

    language = saved if saved in LANGUAGES else next(iter(LANGUAGES))
    assert language is not None
    for source, wish in (
        (environment.LANGUAGE, os.environ.get(environment.LANGUAGE)),
        ("--lang", _typed_language(typed)),
    ):
        if wish is None or not wish.strip():
            continue
        if wish.strip().lower() not in LANGUAGES:
            use(language)
            raise Misuse(later("{source} names no language of the program: {language}."), source=source, language=wish)
        language = wish.strip().lower()
    return language


def _typed_language(typed: Sequence[str]) -> str | None:
    """The value of --lang, looked for before the words are read, so that their refusals are in that language."""
    for number, word in enumerate(typed):
        if word == "--":
            return None
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang":
            return typed[number + 1] if number + 1 < len(typed) else None
    return None
