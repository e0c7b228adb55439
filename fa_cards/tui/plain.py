"""The containers of the room, which is never mirrored; as `Row` and `Column` they draw their blank line once."""

from __future__ import annotations

from textual import containers

from fa_cards.rtl import Plain


class Horizontal(Plain, containers.Horizontal):
    """Children beside each other, from the left."""


class Vertical(Plain, containers.Vertical):
    """Children below each other."""


class Container(Plain, containers.Container):
    """A part of the room."""
