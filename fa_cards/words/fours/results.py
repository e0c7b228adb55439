"""How a deal of the family of All Fours ended, point by point: the order decides (california_jack.md, section 1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fa_cards.rules.cards import JACK, RANK_LETTERS, Card, Suit, card
from fa_cards.rules.fours import FoursGame
from fa_cards.rules.fours.counting import Entry, Point
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.words.catalog import count, say, say_in
from fa_cards.words.digits import gain, number
from fa_cards.words.fours.points import game_with_points, point_name, point_with_card
from fa_cards.words.results import Count, Counted
from fa_cards.words.seats import team_names
from fa_cards.words.sheet import side_names


def outcome(deal: FoursDeal, names: Sequence[str], me: int | None) -> str:
    """What the deal brought to each side.

    Args:
        deal: the scored deal.
        names: the players by seat.
        me: the seat that reads; None where several people read.
    """
    seats = len(names)
    own = me or 0
    a, b = deal.scores[own], deal.scores[(own + 1) % seats]
    if me is not None:
        if seats > 2:
            return say("The deal brought us {a}, them {b}", a=a, b=b)
        return say("The deal brought you {a}, {name} {b}", a=a, name=names[1 - own], b=b)
    first, second = team_names(range(0, seats, 2), names), team_names(range(1, seats, 2), names)
    return say("The deal brought {first} {a}, {second} {b}", first=first, a=a, second=second, b=b)


def account(deal: FoursDeal, names: Sequence[str], me: int | None, game: FoursGame) -> tuple[str, ...]:
    """Nothing that the count does not tell in its order."""
    return ()


def went_well(deal: FoursDeal, me: int) -> bool:
    """Whether the deal brought more to the side of the seat than to the other."""
    return deal.scores[me] > deal.scores[(me + 1) % len(deal.scores)]


def counted(deal: FoursDeal, names: Sequence[str], me: int | None, game: FoursGame) -> Count:
    """High, Low, Jack, the fives and Game one by one; before them what All Fours gave before the cards were played.

    Args:
        deal: the scored deal.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        game: what was played.
    """
    own = game.partners(me or 0)
    sides = own, tuple(seat for seat in range(game.seats) if seat not in own)
    called = side_names(sides, names, me)
    target = game.target
    now = [deal.totals[side[0]] - deal.scores[side[0]] for side in sides]
    before = tuple(map(number, now))
    steps = []
    for item in (*_before(deal), *(_item(entry, deal, sides) for entry in deal.entries)):
        has = [bool(item.seats) and item.seats[0] in side for side in sides]
        entered = max(now) < target
        if entered:
            now = [total + item.value * mine for total, mine in zip(now, has, strict=True)]
        wins = entered and max(now) >= target
        step = Counted(
            what=item.what,
            who=called[has.index(True)] if any(has) else say_in("count", "nobody"),
            brings=gain(item.value) if any(has) else "",
            totals=tuple(map(number, now)) if entered else (),
            note=_note(item, target, entered=entered, wins=wins),
            wins=wins,
            entered=entered,
        )
        steps.append(step)
    return Count(called, before, tuple(steps))


class _Item(NamedTuple):
    """What may bring something, and to whom."""

    what: str
    seats: tuple[int, ...]
    value: int
    nobody: str = ""
    """Why nobody has it."""


def _before(deal: FoursDeal) -> Iterator[_Item]:
    """Turned jacks, which are the dealer's, and the point that he gave, which ended the begging (extras.md, C)."""
    dealer = deal.dealer
    if jacks := deal.before[dealer]:
        yield _Item(count("Turned jack", "{n} turned jacks", jacks), (dealer,), jacks)
    for seat, given in enumerate(deal.before):
        if given and seat != dealer:
            yield _Item(say_in("point", "Given point"), (seat,), given)


def _item(entry: Entry, deal: FoursDeal, sides: Sequence[Sequence[int]]) -> _Item:
    match entry.point:
        case Point.GAME:
            own, others = (sum(deal.card_points[seat] for seat in side) for side in sides)
            return _Item(game_with_points(own, others), entry.seats, entry.value, say_in("count", "a tie"))
        case Point.HIGH | Point.LOW:
            rank = deal.high if entry.point is Point.HIGH else deal.low
            what = point_with_card(entry.point, None if rank is None else _trump(rank, deal.trump))
            return _Item(what, entry.seats, entry.value, say_in("count", "no trump"))
        case Point.JACK:
            what = point_with_card(entry.point, _trump(JACK, deal.trump))
            return _Item(what, entry.seats, entry.value, say_in("count", "not in play"))
        case _:
            return _Item(point_name(entry.point), entry.seats, entry.value)


def _trump(rank: int, trump: Suit) -> Card:
    return card(f"{RANK_LETTERS.get(rank, rank)}{trump.value}")


def _note(item: _Item, target: int, *, entered: bool, wins: bool) -> str:
    if not entered:
        return say_in("count", "not entered")
    if wins:
        return say_in("count", "reaches {n}", n=target)
    return "" if item.seats else item.nobody
