"""Standard output and standard error."""

from __future__ import annotations

from typing import TextIO


def in_utf8(*streams: TextIO) -> None:
    """Lets terminals and files be written in UTF-8 whatever the locale says: no other encoding has all the letters."""
    for stream in streams:
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(encoding="utf-8", errors="replace")
