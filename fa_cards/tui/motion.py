"""How cards move: short, and so that a slap, a snap and a drop are told apart from across the room."""

from __future__ import annotations

from dataclasses import dataclass

from textual.geometry import Offset

from fa_cards.rules.actions import Manner


@dataclass(frozen=True)
class Frame:
    """One frame of a card that lands."""

    shift: Offset
    """How far from where it lies in the end."""
    struck: bool = False
    """Whether the whole trick moves with it, its edges lit."""


COMING = (0.75, 0.4, 0.15)
"""How much of the way from its seat a card still has to go, frame by frame."""
SHAKE = (2, -2, 1, -1)
"""How far a slap throws the trick to the right."""
FLICK = (-1, 0, -1, 0)
"""How far a snap lifts the edge of the card; less than nothing is up."""
FALL = (-7, -6, -4, -2)
"""How far above its place a dropped card is, faster and faster."""


def between(start: Offset, goal: Offset, share: float) -> Offset:
    """The point that lies a share of the way from start to goal."""
    return Offset(round(start.x + (goal.x - start.x) * share), round(start.y + (goal.y - start.y) * share))


def landing(manner: Manner, way: Offset) -> tuple[Frame, ...]:
    """The frames of a card that lands.

    Args:
        manner: how it was played.
        way: its seat's edge of the table, seen from where it lies in the end.
    """
    home = Offset(0, 0)
    if manner is Manner.DROP:
        return tuple(Frame(Offset(0, rows)) for rows in FALL)
    coming = tuple(Frame(between(home, way, share)) for share in COMING)
    if manner is Manner.SLAP:
        return (*coming[1:], *(Frame(Offset(columns, 0), struck=True) for columns in SHAKE))
    if manner is Manner.SNAP:
        return (*coming[1:], *(Frame(Offset(0, rows)) for rows in FLICK))
    return coming


def gathering(start: Offset, winner: Offset, away: Offset) -> tuple[Offset, ...]:
    """Where a card of a finished trick is, frame by frame: it goes to the winner's card, and with it off the table."""
    return (
        between(start, winner, 0.5),
        winner,
        between(winner, away, 0.4),
        between(winner, away, 0.8),
    )


DRAWING = (0.0, 0.0, 0.25, 0.6, 0.9)
"""How much of the way to its seat a drawn card has gone, frame by frame: it is seen before it goes."""


def drawing(stock: Offset, seat: Offset) -> tuple[Offset, ...]:
    """Where a drawn card is, frame by frame, from the stock to the seat that draws it."""
    return tuple(between(stock, seat, share) for share in DRAWING)
