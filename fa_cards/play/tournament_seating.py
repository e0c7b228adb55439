"""Who sits where in each round of a tournament (toonerville.md, section 6): entrants by number, tables by number."""

from __future__ import annotations

from fa_cards.rules.chance import Dice

SMALLEST, LARGEST = 3, 5
"""The players of a table."""

TableSeats = tuple[int, ...]
"""The entrants of a table by seat, which is the order of play; the first one deals."""

Seating = tuple[TableSeats, ...]
"""The tables of a round."""


def table_sizes(entrants: int) -> tuple[int, ...]:
    """How many sit at each table: as near to four as can be, from three to five, no two tables more than one apart.

    Where two numbers of tables are as near to a quarter of the entrants it is the higher one: a round of three takes
    less time than one of five.

    Raises:
        ValueError: there are fewer than three.
    """
    if entrants < SMALLEST:
        raise ValueError(entrants)
    nearest = (entrants + 2) // 4
    tables = max(-(-entrants // LARGEST), min(nearest, entrants // SMALLEST))
    size, more = divmod(entrants, tables)
    return (size + 1,) * more + (size,) * (tables - more)


def seating(entrants: int, seed: str, number: int) -> Seating:
    """The tables of round `number` (from 1); the same seed gives the same tables, whenever they are asked for."""
    tables = _first(entrants, seed)
    for later in range(2, number + 1):
        tables = _moved(tables, _dice(seed, later))
    return tables


def _dice(seed: str, number: int) -> Dice:
    return Dice(f"{seed} seating {number}")


def _first(entrants: int, seed: str) -> Seating:
    """The tables of the first round, by chance."""
    order, tables, start = _dice(seed, 1).shuffled(range(entrants)), [], 0
    for size in table_sizes(entrants):
        tables.append(order[start : start + size])
        start += size
    return tuple(tables)


def _moved(before: Seating, dice: Dice) -> Seating:
    """The tables of the next round: seat k of table t moves to table t + k, where all sit down by chance.

    So sizes stay within one of each other. «Everyone moves to another seat»: who stays at his table sits on another
    chair of it, so of the orders that chance gives the first in which that is so is taken.
    """
    arrived: list[list[int]] = [[] for _ in before]
    for number, table in enumerate(before):
        for seat, entrant in enumerate(table):
            arrived[(number + seat) % len(before)].append(entrant)
    return tuple(_order(some, table, dice) for some, table in zip(arrived, before, strict=True))


def _order(entrants: list[int], before: TableSeats, dice: Dice) -> TableSeats:
    while True:
        order = dice.shuffled(entrants)
        if all(one != other for one, other in zip(order, before, strict=False)):
            return order
