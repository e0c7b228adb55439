"""The classes of terminals by what they do to right-to-left text, what makes them stop, and what takes that back.

No Textual here, and nothing is imported that Windows lacks before it is used.
"""

from __future__ import annotations

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
    """Turns text; its complex text layout can be switched off. It reads ten numbers of a style and drops the rest."""
    KITTY = "kitty"
    """Turns each word, digits too: it is sent words that come out right when they are turned."""
    QTERMINAL = "qterminal"
    """Turns what has one style: no two neighbours are sent in one style."""
    XTERMJS = "xtermjs"
    """Turns text on its DOM renderer only, and does not tell which it has; marks of direction help there, and do no
    harm elsewhere."""
    PUTTY = "putty"
    """Turns text; only its own settings switch that off."""
    WINDOWS = "windows"
    """Windows Terminal and the console of Windows: nobody has tried."""
    TMUX_VTE = "tmux-vte"
    """tmux or screen inside a VTE terminal: sent marks of direction, with `allow-passthrough` too, for VTE switches a
    line only when it is written from its first cell on, and tmux writes what has changed."""
    TMUX_KONSOLE = "tmux-konsole"
    """tmux or screen inside konsole: the switch does not get through. Marks of direction keep the order, but take the
    letters apart."""
    TMUX_KONSOLE_PASSTHROUGH = "tmux-konsole-passthrough"
    """tmux inside konsole, with `allow-passthrough`."""
    TMUX_MLTERM = "tmux-mlterm"
    """tmux or screen inside mlterm: the switch does not get through."""
    TMUX_MLTERM_PASSTHROUGH = "tmux-mlterm-passthrough"
    """tmux inside mlterm, with `allow-passthrough`."""
    TMUX_KITTY = "tmux-kitty"
    """tmux or screen inside kitty: what is rewritten for kitty gets through."""

    @classmethod
    def known(cls, name: object) -> TerminalClass | None:
        """The class of that name; None where there is none, as with one that a newer version has written down."""
        return next((one for one in cls if one == name), None)


class Trouble(StrEnum):
    """Why right-to-left text may stand backwards on a terminal all the same; a code, for others to put in words."""

    PUTTY_SETTING = "putty-setting"
    """PuTTY turns text: «Disable bidirectional text display», and the class overruled as `none`."""
    WINDOWS_UNTRIED = "windows-untried"
    """What Windows Terminal does to the text was never seen."""
    MULTIPLEXER = "multiplexer"
    """The terminal around tmux or screen turns text; only `allow-passthrough` lets the switch get through to it."""


TROUBLES: Final[Mapping[TerminalClass, Trouble]] = {
    TerminalClass.PUTTY: Trouble.PUTTY_SETTING,
    TerminalClass.WINDOWS: Trouble.WINDOWS_UNTRIED,
    TerminalClass.TMUX_KONSOLE: Trouble.MULTIPLEXER,
    TerminalClass.TMUX_MLTERM: Trouble.MULTIPLEXER,
}
"""The classes on which nothing that is sent helps enough, each with its reason. On all others the screen is right."""


def trouble(terminal: TerminalClass) -> Trouble | None:
    """Why text may stand backwards on a terminal of this class; None where the screen is right."""
    return TROUBLES.get(terminal)


def _through_tmux(sequence: str) -> str:
    """The sequence for the terminal around tmux, which takes the wrapping off where it lets things pass."""
    return "\x1bPtmux;" + sequence.replace("\x1b", "\x1b\x1b") + "\x1b\\"


_ON = {
    TerminalClass.VTE: "\x1b[8l",
    TerminalClass.KONSOLE: "\x1b]50;BidiRenderingEnabled=false\x07",
    TerminalClass.MLTERM: "\x1b]5379;use_ctl=false\x07",
}
_OFF = {
    TerminalClass.VTE: "\x1b[8h",
    TerminalClass.KONSOLE: "\x1b]50;BidiRenderingEnabled=true\x07",
    TerminalClass.MLTERM: "\x1b]5379;use_ctl=true\x07",
}
_PASSING = {
    TerminalClass.TMUX_KONSOLE_PASSTHROUGH: TerminalClass.KONSOLE,
    TerminalClass.TMUX_MLTERM_PASSTHROUGH: TerminalClass.MLTERM,
}

ON: Final[Mapping[TerminalClass, str]] = {
    **_ON,
    **{passing: _through_tmux(_ON[outer]) for passing, outer in _PASSING.items()},
}
"""What makes a terminal show cells as they are sent."""

OFF: Final[Mapping[TerminalClass, str]] = {
    **_OFF,
    **{passing: _through_tmux(_OFF[outer]) for passing, outer in _PASSING.items()},
}
"""What takes it back."""

MARKED: Final = frozenset({TerminalClass.XTERMJS, TerminalClass.TMUX_VTE, TerminalClass.TMUX_KONSOLE})
"""The classes that are sent a mark of direction after each letter."""

WORDS_TURNED: Final = frozenset({TerminalClass.KITTY, TerminalClass.TMUX_KITTY})
"""The classes that are sent words which come out right when they are turned."""


REWRITTEN: Final = MARKED | WORDS_TURNED | {TerminalClass.QTERMINAL, TerminalClass.MLTERM}
"""The classes that are sent something else than what a program writes."""


_GETS_ORDERED: Final = frozenset(
    {TerminalClass.NONE, TerminalClass.WINDOWS, TerminalClass.XTERMJS, TerminalClass.TMUX_VTE, *WORDS_TURNED}
)


def turns_text(terminal: TerminalClass) -> bool:
    """True where plain output is best sent as logical text, because the terminal orders and joins it, and well."""
    return terminal not in _GETS_ORDERED


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
