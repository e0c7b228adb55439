"""Which terminal this is, and whether that is certain.

Most terminals show cells as they are sent. Some order them again, and show our ordered text as its mirror image. One
round trip of questions finds out which one this is; environment variables are inherited by terminals that are started
from others, so they only help where a multiplexer or silence hides the answer. Where nobody can know, a person can be
asked what he sees. A person can overrule it all.

No Textual here, and nothing is imported that Windows lacks before it is used.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from fa_cards.rtl.kinds import TerminalClass

# Few terminals need to be known better than by their answers: most programs start without it.
if TYPE_CHECKING:
    from fa_cards.rtl.surroundings import Tmux


class UnknownTerminalError(ValueError):
    """A person named a class of terminals that does not exist."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no class of terminals is called {name!r}")
        self.name = name


# The mode of bidirectional text, XTVERSION, secondary attributes, the terminal's name; primary attributes last, because
# every terminal answers them, and in turn.
QUESTIONS: Final = b"\x1b[8$p\x1b[>q\x1b[>c\x1bP+q544e\x1b\\\x1b[c"
# Some terminals print a letter of a question that they do not know: on the alternate screen nobody sees it.
_ASIDE: Final = b"\x1b[?1049h"
_BACK: Final = b"\x1b[2J\x1b[?1049l"

_LAST_ANSWER: Final = re.compile(rb"\x1b\[\?[\d;]*c")
_VERSION: Final = re.compile(rb"\x1bP>\|(.*?)\x1b\\", re.DOTALL)
_SECONDARY: Final = re.compile(rb"\x1b\[>([\d;]*)c")
_BIDI_MODE: Final = re.compile(rb"\x1b\[8;[12]\$y")
_NAME: Final = re.compile(rb"\x1bP1\+r544e=([0-9a-f]*)", re.IGNORECASE)

_BY_SECONDARY: Final = {
    b"0;115;0": TerminalClass.QTERMINAL,
    b"0;136;0": TerminalClass.PUTTY,
    b"0;276;0": TerminalClass.XTERMJS,
}
# Secondary attributes of tmux and of GNU screen begin with the code of their letter.
_MULTIPLEXERS: Final = (b"84;", b"83;")
# The variables of the terminal around a multiplexer that leak into it.
_LEAKING: Final = {
    "KITTY_WINDOW_ID": TerminalClass.KITTY,
    "MLTERM": TerminalClass.MLTERM,
    "KONSOLE_VERSION": TerminalClass.KONSOLE,
    "VTE_VERSION": TerminalClass.VTE,
    "XTERM_VERSION": TerminalClass.NONE,
}
_INSIDE: Final = {
    TerminalClass.VTE: TerminalClass.TMUX_VTE,
    TerminalClass.KONSOLE: TerminalClass.TMUX_KONSOLE,
    TerminalClass.MLTERM: TerminalClass.TMUX_MLTERM,
    TerminalClass.KITTY: TerminalClass.TMUX_KITTY,
}
_INSIDE_PASSING: Final = {
    TerminalClass.KONSOLE: TerminalClass.TMUX_KONSOLE_PASSTHROUGH,
    TerminalClass.MLTERM: TerminalClass.TMUX_MLTERM_PASSTHROUGH,
}
_BY_VERSION: Final = {
    "VTE": TerminalClass.VTE,
    "Konsole": TerminalClass.KONSOLE,
    "kitty": TerminalClass.KITTY,
    "XTerm": TerminalClass.NONE,
    "foot": TerminalClass.NONE,
}
# Names that only these terminals give to TERM: they speak for the innermost terminal, as no other variable does.
_BY_TERM: Final = {"xterm-kitty": TerminalClass.KITTY, "mlterm": TerminalClass.MLTERM}
_TERMS_OF_NONE: Final = ("foot", "alacritty", "rxvt", "st", "linux", "dumb")
# urxvt and alacritty, seen to show cells as they are sent.
_SECONDARY_OF_NONE: Final = re.compile(rb"85;\d+;\d+|0;\d{4,};1")
# Programs that name themselves here and were never tried; the others that do are a multiplexer and an editor.
_PROGRAM_VARIABLES: Final = ("TERM_PROGRAM", "LC_TERMINAL", "TERMINAL_EMULATOR")
_NO_TERMINALS: Final = ("", "tmux", "screen")

AskTmux: TypeAlias = "Callable[[Mapping[str, str]], Tmux]"


def _ask_tmux(environ: Mapping[str, str]) -> Tmux:
    from fa_cards.rtl.surroundings import ask_tmux

    return ask_tmux(environ)


class Found(NamedTuple):
    """What was found out about a terminal."""

    terminal: TerminalClass
    certain: bool = True
    """False where nobody can know without looking at the screen: a person has to be asked."""


# These cannot be asked without leaving a mark on the screen.
_NEVER_ASKED: Final = {"", "linux", "dumb"}


def ask(fd: int, timeout: float = 0.6) -> bytes:
    """What the terminal answers to the questions of `classify`, within the time.

    What a person types meanwhile is not echoed, and what comes after the last answer is not read: the program gets it.
    The terminal's modes are put back whatever happens.

    Args:
        fd: The terminal, open for reading and writing.
        timeout: Seconds until silence counts as an answer.
    """
    import select
    import termios
    import tty

    before = termios.tcgetattr(fd)
    answer = b""
    # Late answers must not be taken for keys: unless all have come, what has come is thrown away.
    when = termios.TCSAFLUSH
    try:
        tty.setraw(fd, termios.TCSADRAIN)
        os.write(fd, _ASIDE + QUESTIONS)
        deadline = time.monotonic() + timeout
        while (left := deadline - time.monotonic()) > 0:
            if not select.select([fd], [], [], left)[0]:
                break
            # One by one, so that what is typed after the last answer is left to whoever reads next.
            data = os.read(fd, 1)
            answer += data
            if not data:
                break
            if data == b"c" and _LAST_ANSWER.search(answer):
                when = termios.TCSADRAIN
                break
    finally:
        os.write(fd, _BACK)
        termios.tcsetattr(fd, when, before)
    return answer


def classify(answer: bytes, environ: Mapping[str, str], tmux: AskTmux = _ask_tmux) -> Found:
    """The class of the terminal that gave this answer; the environment speaks only where the answer cannot.

    Args:
        answer: What `ask` returned.
        environ: The environment of the process.
        tmux: Asks tmux, where the terminal is one.
    """
    if not _LAST_ANSWER.search(answer):
        return _guessed(environ, tmux)
    found = _VERSION.search(answer)
    version = found[1] if found else b""
    found = _SECONDARY.search(answer)
    secondary = found[1] if found else b""
    if version.startswith(b"tmux") or secondary.startswith(_MULTIPLEXERS):
        return _around_multiplexer(environ, tmux)
    if _BIDI_MODE.search(answer):
        return Found(TerminalClass.VTE)
    if (known := _by_version(version.decode(errors="replace"))) is not None:
        return Found(_as_set(known, environ))
    found = _NAME.search(answer)
    if found and found[1].lower() == b"mlterm".hex().encode():
        return Found(TerminalClass.MLTERM)
    if secondary in _BY_SECONDARY:
        terminal = _BY_SECONDARY[secondary]
        return Found(terminal, certain=terminal is not TerminalClass.XTERMJS)
    if _SECONDARY_OF_NONE.fullmatch(secondary):
        return Found(TerminalClass.NONE)
    # Not one of those that were tried. What answers, and calls itself nothing, shows cells as they are sent.
    return _untried(environ) or Found(TerminalClass.NONE, certain=not version)


def _by_version(version: str) -> TerminalClass | None:
    return next((known for name, known in _BY_VERSION.items() if version.startswith(name)), None)


def _as_set(terminal: TerminalClass, environ: Mapping[str, str]) -> TerminalClass:
    """The class as the terminal's own settings have it."""
    if terminal is not TerminalClass.KITTY:
        return terminal
    from fa_cards.rtl.surroundings import kitty_keeps_order

    return TerminalClass.NONE if kitty_keeps_order(environ) else terminal


def _untried(environ: Mapping[str, str]) -> Found | None:
    """What the environment says of a terminal that nobody has tried."""
    if environ.get("WT_SESSION"):
        return Found(TerminalClass.WINDOWS, certain=False)
    if environ.get("TERM_PROGRAM") == "vscode":
        return Found(TerminalClass.XTERMJS, certain=False)
    if any(environ.get(variable, "") not in _NO_TERMINALS for variable in _PROGRAM_VARIABLES):
        return Found(TerminalClass.NONE, certain=False)
    return None


def _around_multiplexer(environ: Mapping[str, str], tmux: AskTmux) -> Found:
    """The class of a multiplexer: that of the terminal around it, by what tmux says, else by variables that leak in."""
    said = tmux(environ)
    outer = _by_version(said.version)
    if outer is None:
        outer = _by_term(said.term)
    if outer is None:
        outer = next((known for variable, known in _LEAKING.items() if environ.get(variable)), None)
    if outer is None:
        return Found(TerminalClass.NONE, certain=False)
    outer = _as_set(outer, environ)
    if said.passes and outer in _INSIDE_PASSING:
        return Found(_INSIDE_PASSING[outer])
    return Found(_INSIDE.get(outer, outer))


def _by_term(term: str) -> TerminalClass | None:
    """The class of the terminals that have this name to themselves."""
    if term in _BY_TERM:
        return _BY_TERM[term]
    return TerminalClass.NONE if term.partition("-")[0] in _TERMS_OF_NONE else None


def guess(environ: Mapping[str, str]) -> TerminalClass:
    """The class as far as the environment shows it, without asking anybody: for plain output."""
    from fa_cards.rtl.surroundings import Tmux

    return _guessed(environ, lambda _: Tmux()).terminal


def _guessed(environ: Mapping[str, str], tmux: AskTmux) -> Found:
    if os.name != "posix":
        return Found(TerminalClass.WINDOWS, certain=False)
    if environ.get("TMUX") or environ.get("STY"):
        return _around_multiplexer(environ, tmux)
    term = environ.get("TERM", "")
    if (known := _by_term(term)) is not None:
        return Found(_as_set(known, environ))
    if environ.get("XTERM_VERSION") and term == "xterm":
        # xterm's own TERM; the terminals that turn text say xterm-256color.
        return Found(TerminalClass.NONE)
    if (untried := _untried(environ)) is not None:
        return untried
    if environ.get("KONSOLE_VERSION"):
        return Found(TerminalClass.KONSOLE)
    if environ.get("VTE_VERSION"):
        return Found(TerminalClass.VTE)
    return Found(TerminalClass.NONE, certain=False)


def overruled(override: str | None) -> TerminalClass | None:
    """The class that a person named, or None where he named none.

    Raises:
        UnknownTerminalError: There is no such class.
    """
    if not override:
        return None
    try:
        return TerminalClass(override.strip().lower())
    except ValueError:
        raise UnknownTerminalError(override) from None


def find_out(environ: Mapping[str, str], override: str | None = None, tmux: AskTmux = _ask_tmux) -> Found:
    """This process's terminal: as a person named it, else as it answers, else by the environment.

    Call it before Textual starts, for it asks the terminal.

    Args:
        environ: The environment of the process.
        override: The class that a person named, from wherever he named it.
        tmux: Asks tmux, where the terminal is one.

    Raises:
        UnknownTerminalError: The person named a class that does not exist.
    """
    named = overruled(override)
    if named is not None:
        return Found(named)
    if os.name != "posix" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _guessed(environ, tmux)
    if environ.get("TERM", "") in _NEVER_ASKED:
        return Found(TerminalClass.NONE)
    fd = os.open(os.ttyname(sys.stdin.fileno()), os.O_RDWR | os.O_NOCTTY)
    try:
        answer = ask(fd)
    finally:
        os.close(fd)
    return classify(answer, environ, tmux)


def find_terminal(environ: Mapping[str, str], override: str | None = None) -> TerminalClass:
    """The class of this process's terminal, certain or not; `find_out` says more.

    Raises:
        UnknownTerminalError: The person named a class that does not exist.
    """
    return find_out(environ, override).terminal


def plain_terminal(environ: Mapping[str, str], override: str | None = None) -> TerminalClass:
    """The class for a few lines on standard output: as a person named it, else by the environment; never asks.

    Raises:
        UnknownTerminalError: The person named a class that does not exist.
    """
    return overruled(override) or guess(environ)
