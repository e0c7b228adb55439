"""How a round of contract rummy ended, and what everybody's cards cost (toonerville.md, section 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fa_cards.rules.cards import ROOK, Card
from fa_cards.rules.melds import HIGH_POINTS, LOW_POINTS, MeldRules
from fa_cards.rules.rummy import RummyGame
from fa_cards.rules.rummy.events import LaidOff, MeldLaid, RummyDeal, Swapped, WentDown
from fa_cards.words.cards import card_words
from fa_cards.words.catalog import count, say, say_in
from fa_cards.words.lists import joined
from fa_cards.words.rummy.events import on_the_table
from fa_cards.words.seats import own_first

NAMED = 5
"""So many cards are named one by one; more of them are counted by what they cost."""


def outcome(deal: RummyDeal, names: Sequence[str], me: int | None) -> str:
    """Who went out, and what counts against the one who reads.

    Args:
        deal: the scored deal.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    if deal.out is None:
        if me is None:
            return say("The cards ran out, nobody wins: what all hold counts against them")
        return say("The cards ran out, nobody wins: {n} points count against you", n=deal.scores[me])
    if deal.out == me:
        return say("You went out: nothing counts against you")
    name = names[deal.out]
    if me is None:
        return say("{name} went out; what the others hold counts against them", name=name)
    return say("{name} went out: {n} points count against you", name=name, n=deal.scores[me])


def account(deal: RummyDeal, names: Sequence[str], me: int | None, game: RummyGame) -> tuple[str, ...]:
    """What was laid by the last step, and what everybody else still held and what it costs, a line a player."""
    laid = [
        on_the_table(one, names, me, game)
        for one in deal.last
        if isinstance(one, WentDown | MeldLaid | LaidOff | Swapped)
    ]
    held = [
        say(
            "{name}, {n} points: {cards}",
            name=names[seat],
            n=deal.scores[seat],
            cards=_held(deal.left[seat], game.rules.melds),
        )
        for seat in own_first(game.seats, me)
        if deal.left[seat]
    ]
    return (*laid, *held)


def went_well(deal: RummyDeal, me: int) -> bool:
    """Whether the seat went out."""
    return deal.out == me


def _held(cards: Sequence[Card], rules: MeldRules) -> str:
    """The cards by name, or how many there are of each value."""
    if len(cards) <= NAMED:
        return joined([*map(card_words, cards)])
    values = Counter(rules.points((one,)) for one in cards)
    return joined([_counted(values[value], value, rules) for value in sorted(values)])


def _counted(cards: int, value: int, rules: MeldRules) -> str:
    """So many cards of one value: «۸ پنجی», «۷ دهی», «۲ روک»."""
    if value == LOW_POINTS:
        return say_in("cards", "{n} at 5", n=cards)
    if value == HIGH_POINTS:
        return say_in("cards", "{n} at 10", n=cards)
    if rules.wilds == {ROOK}:
        return count("{n} Rook", "{n} Rooks", cards)
    return count("{n} wild", "{n} wilds", cards)
