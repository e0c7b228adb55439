"""Which terminal this is, whether it turns right-to-left text by itself, and what makes it stop.

Most terminals show cells as they are sent. Some order them again, and show our ordered text as its mirror image. One
round trip of questions finds out which one this is; environment variables are inherited by terminals that are started
from others, so they only help where a multiplexer or silence hides the answer. A person can overrule it all.

No Textual here, and nothing is imported that Windows lacks before it is used.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class TerminalClass(StrEnum):
    """How a terminal treats right-to-left text. The values are what a person may write to overrule detection."""

    NONE = "none"
    """Shows cells as they are sent: xterm, foot, alacritty, urxvt, st, kitty with `force_ltr`, and most others."""
    VTE = "vte"
    """GNOME Terminal and all that use its widget. Turns text; implicit mode can be switched off."""
    KONSOLE = "konsole"
    """Turns text; a profile property can be switched off."""
    MLTERM = "mlterm"
    """Turns text; its complex text layout can be switched off."""
    KITTY = "kitty"
    """Turns each word, digits too."""
    QTERMINAL = "qterminal"
    """Turns text; only its own settings switch that off."""
    XTERMJS = "xtermjs"
    """Shows cells as they are sent on its WebGL renderer, turns text on its DOM renderer, and does not tell which."""
    PUTTY = "putty"
    """Turns text; only its own settings switch that off."""
    TMUX_VTE = "tmux-vte"
    """tmux or screen inside a VTE terminal: the switch does not get through."""
    TMUX_KONSOLE = "tmux-konsole"
    """tmux or screen inside konsole."""
    TMUX_MLTERM = "tmux-mlterm"
    """tmux or screen inside mlterm."""
    TMUX_KITTY = "tmux-kitty"
    """tmux or screen inside kitty."""


class Trouble(StrEnum):
    """Why right-to-left text may stand backwards on a terminal all the same; a code, for others to put in words."""

    KITTY_SETTING = "kitty-setting"
    """kitty turns words: `force_ltr yes` in kitty.conf, and the class overruled as `none`."""
    QTERMINAL_SETTING = "qterminal-setting"
    """QTerminal turns text: its setting for bidirectional text has to be off, and the class overruled as `none`."""
    PUTTY_SETTING = "putty-setting"
    """PuTTY turns text: «Disable bidirectional text display», and the class overruled as `none`."""
    XTERMJS_RENDERER = "xtermjs-renderer"
    """Right on the WebGL renderer, backwards on the DOM renderer."""
    MULTIPLEXER = "multiplexer"
    """The terminal around tmux or screen turns text, and the switch does not get through."""


class UnknownTerminalError(ValueError):
    """A person named a class of terminals that does not exist."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no class of terminals is called {name!r}")
        self.name = name


TROUBLES: Final[Mapping[TerminalClass, Trouble]] = {
    TerminalClass.KITTY: Trouble.KITTY_SETTING,
    TerminalClass.QTERMINAL: Trouble.QTERMINAL_SETTING,
    TerminalClass.PUTTY: Trouble.PUTTY_SETTING,
    TerminalClass.XTERMJS: Trouble.XTERMJS_RENDERER,
    TerminalClass.TMUX_VTE: Trouble.MULTIPLEXER,
    TerminalClass.TMUX_KONSOLE: Trouble.MULTIPLEXER,
    TerminalClass.TMUX_MLTERM: Trouble.MULTIPLEXER,
    TerminalClass.TMUX_KITTY: Trouble.MULTIPLEXER,
}
"""The classes on which nothing is switched, each with its reason. On all others the screen is right."""

ON: Final[Mapping[TerminalClass, str]] = {
    TerminalClass.VTE: "\x1b[8l",
    TerminalClass.KONSOLE: "\x1b]50;BidiRenderingEnabled=false\x07",
    TerminalClass.MLTERM: "\x1b]5379;use_ctl=false\x07",
}
"""What makes a terminal show cells as they are sent."""

OFF: Final[Mapping[TerminalClass, str]] = {
    TerminalClass.VTE: "\x1b[8h",
    TerminalClass.KONSOLE: "\x1b]50;BidiRenderingEnabled=true\x07",
    TerminalClass.MLTERM: "\x1b]5379;use_ctl=true\x07",
}
"""What takes it back."""

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
_INSIDE: Final = {
    TerminalClass.VTE: TerminalClass.TMUX_VTE,
    TerminalClass.KONSOLE: TerminalClass.TMUX_KONSOLE,
    TerminalClass.MLTERM: TerminalClass.TMUX_MLTERM,
    TerminalClass.KITTY: TerminalClass.TMUX_KITTY,
}
# Names that only these terminals give to TERM: they speak for the innermost terminal, as no other variable does.
_BY_TERM: Final = {"xterm-kitty": TerminalClass.KITTY, "mlterm": TerminalClass.MLTERM}
_TERMS_OF_NONE: Final = ("foot", "alacritty", "rxvt", "st", "linux", "dumb", "wezterm", "ghostty", "xterm-ghostty")
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


def classify(answer: bytes, environ: Mapping[str, str]) -> TerminalClass:
    """The class of the terminal that gave this answer; the environment speaks only where the answer cannot.

    Args:
        answer: What `ask` returned.
        environ: The environment of the process.
    """
    if not _LAST_ANSWER.search(answer):
        return guess(environ)
    found = _VERSION.search(answer)
    version = found[1] if found else b""
    found = _SECONDARY.search(answer)
    secondary = found[1] if found else b""
    if version.startswith(b"tmux") or secondary.startswith(_MULTIPLEXERS):
        return _around_multiplexer(environ)
    if _BIDI_MODE.search(answer):
        return TerminalClass.VTE
    if version.startswith(b"Konsole"):
        return TerminalClass.KONSOLE
    if version.startswith(b"kitty"):
        return TerminalClass.KITTY
    found = _NAME.search(answer)
    if found and found[1].lower() == b"mlterm".hex().encode():
        return TerminalClass.MLTERM
    return _BY_SECONDARY.get(secondary, TerminalClass.NONE)


def _around_multiplexer(environ: Mapping[str, str]) -> TerminalClass:
    """The class of a multiplexer: that of the terminal around it, whose variables leak in."""
    if environ.get("KITTY_WINDOW_ID"):
        outer = TerminalClass.KITTY
    elif environ.get("MLTERM"):
        outer = TerminalClass.MLTERM
    elif environ.get("KONSOLE_VERSION"):
        outer = TerminalClass.KONSOLE
    elif environ.get("VTE_VERSION"):
        outer = TerminalClass.VTE
    else:
        outer = TerminalClass.NONE
    return _INSIDE.get(outer, outer)


def guess(environ: Mapping[str, str]) -> TerminalClass:
    """The class as far as the environment shows it, without asking the terminal: for plain output."""
    term = environ.get("TERM", "")
    if environ.get("TMUX") or environ.get("STY"):
        return _around_multiplexer(environ)
    if term in _BY_TERM:
        return _BY_TERM[term]
    if term.split("-")[0] in _TERMS_OF_NONE or term in _TERMS_OF_NONE:
        return TerminalClass.NONE
    if environ.get("XTERM_VERSION") and term == "xterm":
        # xterm's own TERM; the terminals that turn text say xterm-256color.
        return TerminalClass.NONE
    if environ.get("TERM_PROGRAM") == "vscode":
        return TerminalClass.XTERMJS
    if environ.get("KONSOLE_VERSION"):
        return TerminalClass.KONSOLE
    if environ.get("VTE_VERSION"):
        return TerminalClass.VTE
    return TerminalClass.NONE


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


def find_terminal(environ: Mapping[str, str], override: str | None = None) -> TerminalClass:
    """The class of this process's terminal: as a person named it, else as it answers, else by the environment.

    Call it before Textual starts, for it asks the terminal.

    Args:
        environ: The environment of the process.
        override: The class that a person named, from wherever he named it.

    Raises:
        UnknownTerminalError: The person named a class that does not exist.
    """
    named = overruled(override)
    if named is not None:
        return named
    if os.name != "posix" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return guess(environ)
    if environ.get("TERM", "") in _NEVER_ASKED:
        return TerminalClass.NONE
    fd = os.open(os.ttyname(sys.stdin.fileno()), os.O_RDWR | os.O_NOCTTY)
    try:
        return classify(ask(fd), environ)
    finally:
        os.close(fd)


def plain_terminal(environ: Mapping[str, str], override: str | None = None) -> TerminalClass:
    """The class for a few lines on standard output: as a person named it, else by the environment; never asks.

    Raises:
        UnknownTerminalError: The person named a class that does not exist.
    """
    return overruled(override) or guess(environ)


def turns_text(terminal: TerminalClass) -> bool:
    """True where the terminal orders plain output by itself, so that it has to be sent logical text."""
    return terminal not in {TerminalClass.NONE, TerminalClass.XTERMJS}


def reset_sequence(terminal: TerminalClass | None = None) -> str:
    """What puts a terminal right again after a program of ours was killed in it.

    It takes back what was switched, and leaves the alternate screen, the mouse, bracketed paste and the other modes
    that Textual sets.

    Args:
        terminal: Its class where it is known; otherwise everything is taken back that may have been switched anywhere.
    """
    switched = OFF.values() if terminal is None else [OFF[terminal]] if terminal in OFF else []
    modes_off = (1000, 1002, 1003, 1004, 1006, 1015, 1016, 2004, 2026, 2048)
    modes_on = (7, 25)
    return "".join(
        [
            "\x1b[<u",
            *(f"\x1b[?{mode}l" for mode in modes_off),
            "\x1b[?1049l",
            *(f"\x1b[?{mode}h" for mode in modes_on),
            "\x1b[0m",
            *switched,
        ]
    )


def restore_line_mode(fd: int) -> None:
    """Gives the terminal back the modes in which a shell works: echo, lines, signals, newlines."""
    import termios

    attributes = termios.tcgetattr(fd)
    attributes[0] |= termios.ICRNL | termios.IXON | termios.BRKINT
    attributes[1] |= termios.OPOST | termios.ONLCR
    attributes[3] |= termios.ECHO | termios.ECHOE | termios.ICANON | termios.ISIG | termios.IEXTEN
    termios.tcsetattr(fd, termios.TCSADRAIN, attributes)
