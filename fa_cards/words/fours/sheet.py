"""The score sheet of the family of All Fours: what each side won in a deal, in letters (california_jack.md)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.cards import Suit
from fa_cards.rules.fours import CaliforniaFives, FoursGame
from fa_cards.rules.fours.counting import FIVE, FIVES, FOUR_POINTS, Point
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.words.cards import suit_symbol
from fa_cards.words.catalog import say, say_in
from fa_cards.words.digits import gain, number
from fa_cards.words.fours.points import point_letter, point_name
from fa_cards.words.sheet import Cell, Kind, Sheet, SheetColumn, deal_column, listing, team_columns

APART = "\u200c"
"""Takes no cell, and keeps Persian letters from joining."""


def sheet(
    deals: Sequence[FoursDeal],
    totals: Sequence[int],
    names: Sequence[str],
    me: int | None,
    game: FoursGame,
) -> Sheet:
    """The score sheet as a seat reads it; beside the points of a side stands what it had them for."""
    own = game.partners(me or 0)
    others = tuple(seat for seat in range(game.seats) if seat not in own)
    own_won, others_won = (
        SheetColumn(Kind.WON, tuple(won(deal, side[0]) for deal in deals), say_in("sheet", "Won"))
        for side in (own, others)
    )
    middle = (own_won, deal_column(deals), others_won)
    goal = (
        say("The first with {n} points wins", n=game.target)
        if len(own) == 1
        else say("The first team with {n} points wins", n=game.target)
    )
    return Sheet(
        columns=team_columns(deals, totals, names, me, team=own, middle=middle),
        failed=(False,) * len(deals),
        goal=goal,
        meanings=_meanings(game, before=any(any(deal.before) for deal in deals)),
    )


def won(deal: FoursDeal, seat: int) -> Cell:
    """What the side of a seat won and had entered, in the order of counting; first what came before the count."""
    had = [entry.point for entry in deal.entries if entry.entered and seat in entry.seats]
    fives = "".join(suit_symbol(_suit(point)) for point in had if point in FIVES)
    before = [gain(deal.before[seat])] if deal.before[seat] else []
    letters = [point_letter(point) for point in had if point not in FIVES and point is not Point.GAME]
    rest = [number(FIVE) + fives] if fives else []
    rest += [point_letter(Point.GAME)] if Point.GAME in had else []
    whole = (*before, *letters, *rest)
    return Cell(" ".join(whole), short=" ".join((*before, APART.join(letters), *rest)).strip())


def _meanings(game: FoursGame, *, before: bool) -> tuple[str, ...]:
    """The names of the points behind their letters, in one line; in another what only one game has.

    Args:
        game: what is played.
        before: whether points came before the count in some deal.
    """
    each = [
        say_in("sheet", "{sign} {point}", sign=point_letter(point), point=point_name(point)) for point in FOUR_POINTS
    ]
    line = listing(each)
    if before:
        return line, say("{sign}: a turned jack, or the given point", sign=gain(1))
    if isinstance(game, CaliforniaFives):
        return line, say("{sign}: fives, by their suits", sign=point_name(Point.FIVE_SPADES))
    return (line,)


def _suit(five: Point) -> Suit:
    return Suit(five.value[-1])
