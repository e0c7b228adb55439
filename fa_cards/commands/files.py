"""Files that a person names: read and written, with a sentence where that fails."""

from __future__ import annotations

import sys
from pathlib import Path

from fa_cards.commands.misuse import Misuse
from fa_cards.play.simulate import write_whole
from fa_cards.words import later
from fa_cards.words.files import why

STREAM = "-"
"""Stands for standard input or output."""


def read(name: str) -> bytes:
    """What is in the file, or comes from standard input.

    Raises:
        Misuse: it cannot be read.
    """
    try:
        return sys.stdin.buffer.read() if name == STREAM else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise Misuse(later("{file} cannot be read: {why}."), file=name, why=why(error)) from error


def write(name: str, data: bytes) -> None:
    """Writes the file whole, or onto standard output.

    Raises:
        Misuse: it cannot be written.
    """
    if name == STREAM:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        return
    try:
        write_whole(Path(name), data)
    except (OSError, ValueError) as error:
        raise cannot_write(name, error) from error


def cannot_write(name: str, error: OSError | ValueError) -> Misuse:
    """The refusal that says that a file cannot be written, and why."""
    return Misuse(later("{file} cannot be written: {why}."), file=name, why=why(error))


def loses_something(name: str) -> bool:
    """Whether writing the file would replace one with something in it."""
    path = Path(name)
    return name != STREAM and path.is_file() and path.stat().st_size > 0
