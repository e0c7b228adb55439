"""The real program in a terminal without colours, and in one that takes ASCII alone: every byte that it writes."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import fa_cards

DEADLINE = 60.0
"""Seconds after which a program that shows nothing has failed; nothing waits so long otherwise."""
SGR = re.compile(rb"\x1b\[([0-9;:]*)m")
COLOURS = {*range(30, 39), *range(40, 49), *range(90, 98), *range(100, 108)}
"""What sets a colour; 39 and 49 bring the usual ones back."""


def written(home: Path, until: bytes, **environ: str) -> bytes:
    """All that the program writes until a text is there, and when it then is left by a key."""
    terminal, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    paths = {"FA_CARDS_HOME": str(home), "PYTHONPATH": str(Path(fa_cards.__file__).parent.parent)}
    process = subprocess.Popen(
        [sys.executable, "-m", "fa_cards"],
        env=kept | paths | {"FA_CARDS_TERMINAL": "none", "TERM": "xterm-256color"} | environ,
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
    )
    os.close(inside)
    data = b""
    try:
        while until not in data:
            assert select.select([terminal], [], [], DEADLINE)[0], data
            data += os.read(terminal, 65536)
    finally:
        process.kill()
        process.wait()
        os.close(terminal)
    return data


def colours(data: bytes) -> set[bytes]:
    """The sequences that set a colour."""
    return {found[0] for found in SGR.finditer(data) if COLOURS & {int(one) for one in re.findall(rb"\d+", found[1])}}


def test_no_color_means_no_colour_and_no_grey(tmp_path: Path) -> None:
    data = written(tmp_path, b"Enter", NO_COLOR="1", COLORTERM="truecolor", FA_CARDS_LANG="en")
    assert colours(data) == set()
    assert b"\x1b[1" in data or b"\x1b[7" in data


def test_without_no_color_there_are_colours(tmp_path: Path) -> None:
    assert colours(written(tmp_path, b"Enter", COLORTERM="truecolor", FA_CARDS_LANG="en"))


def test_where_the_terminal_takes_ascii_alone_the_program_speaks_english_in_ascii(tmp_path: Path) -> None:
    data = written(tmp_path, b"New match", PYTHONIOENCODING="ascii", FA_CARDS_LANG="fa")
    assert data.isascii()
    assert rb"\u" not in data
