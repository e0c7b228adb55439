"""How a deal of Golden Ten ended, in sentences (extras.md, section A)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.counting import DECK, RELIEF
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.words.catalog import count, say, say_in
from fa_cards.words.lists import joined
from fa_cards.words.seats import own_first, team_names


def outcome(deal: GoldenTenDeal, names: Sequence[str], me: int | None) -> str:
    """The penalty of the one who reads, and the lowest of the deal.

    Args:
        deal: the scored deal.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    lowest = min(deal.scores)
    best = [seat for seat in own_first(len(deal.scores), me) if deal.scores[seat] == lowest]
    if me is None:
        return say("The lowest penalty of the deal: {names}, {n}", names=team_names(best, names), n=lowest)
    if me in best:
        return say("Your penalty is {n}, the lowest of the deal", n=lowest)
    return say(
        "Your penalty is {n}; the lowest of the deal: {names}, {m}",
        n=deal.scores[me],
        names=team_names(best, names),
        m=lowest,
    )


def account(deal: GoldenTenDeal, names: Sequence[str], me: int | None, game: GoldenTen) -> tuple[str, ...]:
    """What the red cards of each player counted, what the Golden Ten took off, and the left-over cards."""
    each = [
        say_in("red cards", "{name} {n}", name=names[seat], n=deal.reds[seat]) for seat in own_first(game.seats, me)
    ]
    lines = (say("Red cards: {players}", players=joined(each)), _golden(deal, names, me), _left_over(deal, game))
    return tuple(filter(None, lines))


def went_well(deal: GoldenTenDeal, me: int) -> bool:
    """Whether nobody had a lower penalty."""
    return deal.scores[me] == min(deal.scores)


def _golden(deal: GoldenTenDeal, names: Sequence[str], me: int | None) -> str:
    """Who took the Golden Ten, and what came of it: a penalty does not fall below 0, unless the option has it so."""
    seat = deal.golden
    reds, penalty = deal.reds[seat], deal.scores[seat]
    if not reds and not penalty:
        if seat == me:
            return say("You took the Golden Ten, with no penalty to lower")
        return say("{name} took the Golden Ten, with no penalty to lower", name=names[seat])
    if penalty == reds - RELIEF:
        if seat == me:
            return say("You took the Golden Ten: {a} less {n} is {b}", a=reds, n=RELIEF, b=penalty)
        return say("{name} took the Golden Ten: {a} less {n} is {b}", name=names[seat], a=reds, n=RELIEF, b=penalty)
    if seat == me:
        return say("You took the Golden Ten: {a} becomes {b}, and never less", a=reds, b=penalty)
    return say("{name} took the Golden Ten: {a} becomes {b}, and never less", name=names[seat], a=reds, b=penalty)


def _left_over(deal: GoldenTenDeal, game: GoldenTen) -> str:
    """What was among the cards that could not be dealt evenly; an empty text where all could."""
    cards = len(DECK.pack) % game.seats
    if not cards:
        return ""
    return count(
        "The left-over card counted {m}, with the first trick",
        "The {n} left-over cards counted {m}, with the first trick",
        cards,
        m=deal.talon,
    )
