"""What is known of a terminal without asking it: kitty's settings, and what tmux says about the terminal around it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

# --- kitty ----------------------------------------------------------------------------------------------------------

_YES: Final = frozenset({"y", "yes", "true"})
_SETTING: Final = re.compile(r"\s*([a-z_]+)\s+(.*?)\s*")
# A file that includes itself ends somewhere.
_DEEPEST: Final = 8


def kitty_keeps_order(environ: Mapping[str, str]) -> bool:
    """True where kitty's settings say that it shows cells as they are sent (`force_ltr yes`).

    Its file is looked for where kitty looks for it. Over ssh, the file here is not that of the terminal there.

    Args:
        environ: The environment of the process.
    """
    if environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"):
        return False
    for folder in _kitty_folders(environ):
        if (path := folder / "kitty.conf").is_file():
            values = list(_values(path, "force_ltr"))
            return bool(values) and values[-1].lower() in _YES
    return False


def _kitty_folders(environ: Mapping[str, str]) -> Iterator[Path]:
    if named := environ.get("KITTY_CONFIG_DIRECTORY"):
        yield Path(named).expanduser()
        return
    if named := environ.get("XDG_CONFIG_HOME"):
        yield Path(named).expanduser() / "kitty"
    if home := environ.get("HOME"):
        yield Path(home) / ".config" / "kitty"
        if sys.platform == "darwin":
            yield Path(home) / "Library" / "Preferences" / "kitty"
    for folder in filter(None, environ.get("XDG_CONFIG_DIRS", "").split(os.pathsep)):
        yield Path(folder).expanduser() / "kitty"


def _values(path: Path, key: str, depth: int = 0) -> Iterator[str]:
    """What a file of settings, and the files that it includes, say about a key; the last one counts."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        # kitty passes over what it cannot read, too.
        return
    for line in text.splitlines():
        found = _SETTING.fullmatch(line)
        if found is None:
            continue
        name, value = found.groups()
        if name == key:
            yield value
        elif depth < _DEEPEST and name == "include":
            yield from _values(path.parent / Path(os.path.expandvars(value)).expanduser(), key, depth + 1)
        elif depth < _DEEPEST and name == "globinclude":
            for included in sorted(path.parent.glob(value)):
                yield from _values(included, key, depth + 1)


# --- tmux -----------------------------------------------------------------------------------------------------------

_TMUX_SECONDS: Final = 1.0
"""How long tmux may take to answer; it takes a hundredth of that."""


class Tmux(NamedTuple):
    """What tmux says about the pane of this process and the terminal that shows it."""

    passes: bool = False
    """Whether a wrapped sequence gets through to the terminal."""
    term: str = ""
    """The terminal's TERM."""
    version: str = ""
    """What the terminal answered to the question for its name and version; older versions do not ask."""


def ask_tmux(environ: Mapping[str, str]) -> Tmux:
    """What tmux says; nothing where it cannot be asked.

    Args:
        environ: The environment of the process, which says where tmux is.
    """
    if not environ.get("TMUX"):
        return Tmux()
    import subprocess

    command = ["tmux", "display-message", "-p"]
    if pane := environ.get("TMUX_PANE"):
        command += ["-t", pane]
    command.append("#{allow-passthrough};#{client_termname};#{client_termtype}")
    try:
        done = subprocess.run(
            command,
            env=dict(environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=_TMUX_SECONDS,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return Tmux()
    return tmux_answer(done.stdout)


def tmux_answer(line: str) -> Tmux:
    """What a line of tmux's answer means: the option, TERM and version, divided by semicolons."""
    passes, *rest = line.strip().split(";", 2)
    if len(rest) != 2:
        return Tmux()
    term, version = rest
    # Before 3.3 there was no such option, and everything got through; 3.3 says 0 and 1, later ones say off, on and all.
    return Tmux(passes not in ("0", "off"), term, version)
