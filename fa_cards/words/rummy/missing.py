"""What a hand lacks for its contract, in words: «یک کارت برای ست ۱۲ یا ۱۴»; nothing is named alone that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from fa_cards.rules.cards import COLOURS, ROOK_NUMBERS, Card, Suit
from fa_cards.rules.melds import SHORTEST, Contract, Kind, MeldRules
from fa_cards.words.cards import SUIT_NAMES
from fa_cards.words.catalog import Phrase, count, later_in, say, say_in
from fa_cards.words.digits import number
from fa_cards.words.lists import either, joined
from fa_cards.words.rummy.contract import contract_words, wild_phrase

if TYPE_CHECKING:
    from fa_cards.rules.rummy.solver import Nearest, Part

MOST_NAMED = 3
"""So many numbers or colours that would do equally well are named; of more only the kind is."""

_ORDINALS: Mapping[tuple[Kind, int], Phrase] = MappingProxyType(
    {
        (Kind.SET, 1): later_in("missing", "a set"),
        (Kind.SET, 2): later_in("missing", "the second set"),
        (Kind.SET, 3): later_in("missing", "the third set"),
        (Kind.SET, 4): later_in("missing", "the fourth set"),
        (Kind.SET, 5): later_in("missing", "the fifth set"),
        (Kind.RUN, 1): later_in("missing", "a run"),
        (Kind.RUN, 2): later_in("missing", "the second run"),
        (Kind.RUN, 3): later_in("missing", "the third run"),
        (Kind.RUN, 4): later_in("missing", "the fourth run"),
    }
)
"""A meld that may become any, as the last one of its kind in the contract."""


class _Lack(NamedTuple):
    """Cards that are short, and for what."""

    meld: str
    short: int


class _Named(NamedTuple):
    """A meld that lacks cards, and what it may become."""

    ways: int
    """How many numbers or colours do equally well; 0 where any does."""
    name: str
    short: int


def missing_lines(nearest: Nearest, wanted: Collection[Card], rules: MeldRules) -> tuple[str, ...]:
    """What a hand lacks for its contract, at length and ever shorter.

    «یک کارت برای ست ۱۲ یا ۱۴ و ۲ کارت برای دنباله‌ی قرمز», «۱ برای ست ۱۲ یا ۱۴ و ۲ برای دنباله‌ی قرمز»,
    «۳ کارت برای ست و دنباله».

    Args:
        nearest: a best that the hand has towards it.
        wanted: all cards any one of which makes one less be missing.
        rules: which cards make a meld.
    """
    parts = [part for part in nearest.melds if part.short]
    if not parts:
        return say("Nothing is missing: your contract is there"), say("Your contract is there")
    lacking = [_the_one(nearest, wanted, rules)] if nearest.missing == 1 else list(_each(nearest, wanted, rules))
    whole = joined([_cards_for(one) for one in lacking])
    brief = joined([say_in("missing", "{n} for {meld}", meld=one.meld, n=one.short) for one in lacking])
    kinds = _cards_for(_Lack(joined(_kinds(parts)), nearest.missing))
    return tuple(say("You lack: {cards}", cards=text) for text in (whole, brief, kinds))


def freed_lines(numbers: Sequence[int], rules: MeldRules) -> tuple[str, ...]:
    """That the contract goes by freeing a wild, and of which meld, at length and shorter."""
    wild, n = wild_phrase(rules), joined([*map(number, numbers)])
    return (
        say("Your contract is there by freeing the {wild} of meld {n}", wild=wild, n=n),
        say("It goes by the {wild} of meld {n}", wild=wild, n=n),
    )


def whole_hand_lines(left: int) -> tuple[str, ...]:
    """Of the round in which all cards go down at once: how many of them fit nowhere though the melds are there."""
    if not left:
        return say("All of your hand fits"), say("All fits")
    return (
        count("The melds are there; {n} card fits nowhere", "The melds are there; {n} cards fit nowhere", left),
        count("{n} card fits nowhere", "{n} cards fit nowhere", left),
    )


def _cards_for(one: _Lack) -> str:
    return count("one card for {meld}", "{n} cards for {meld}", one.short, meld=one.meld)


def _kinds(parts: Sequence[Part]) -> list[str]:
    """The kinds of melds that lack cards, in the fewest cells."""
    kinds = Counter(part.kind for part in parts)
    names = {
        Kind.SET: (say_in("missing kind", "a set"), say_in("missing kind", "sets")),
        Kind.RUN: (say_in("missing kind", "a run"), say_in("missing kind", "runs")),
    }
    return [names[kind][many > 1] for kind, many in kinds.items()]


def _the_one(nearest: Nearest, wanted: Collection[Card], rules: MeldRules) -> _Lack:
    """Where one card is short: everything that it may be, whichever meld it makes whole."""
    numbers = [n for n in range(1, rules.highest + 1) if _of_number(n, rules) <= set(wanted)]
    others = [one for one in wanted if one.rank not in numbers]
    colours = [colour for colour in COLOURS if any(one.suit is colour for one in others)]
    part = next(part for part in nearest.melds if part.short)
    if not 0 < len(numbers) + len(colours) <= MOST_NAMED:
        return _Lack(_any_of(part.kind, nearest), 1)
    names = [*([_sets(numbers)] if numbers else []), *([_runs(colours)] if colours else [])]
    return _Lack(either(names), 1)


def _each(nearest: Nearest, wanted: Collection[Card], rules: MeldRules) -> Iterator[_Lack]:
    """What each meld lacks; several of a kind that may each become one of several are told together."""
    for kind in Kind:
        lacking = [_named(one, nearest, wanted, rules) for one in nearest.melds if one.short and one.kind is kind]
        several = [one for one in lacking if one.ways != 1]
        yield from (_Lack(one.name, one.short) for one in lacking if one.ways == 1)
        if len(several) > 1:
            many = Contract(len(several), 0) if kind is Kind.SET else Contract(0, len(several))
            yield _Lack(contract_words(many), sum(one.short for one in several))
        else:
            yield from (_Lack(one.name, one.short) for one in several)


def _named(part: Part, nearest: Nearest, wanted: Collection[Card], rules: MeldRules) -> _Named:
    """What a meld that lacks cards may become with as many of them short."""
    if part.kind is Kind.SET:
        numbers = _numbers(part, nearest, wanted, rules)
        ways, name = len(numbers), _sets(numbers) if numbers else ""
    else:
        colours = _colours(part, nearest, rules)
        ways, name = len(colours), _runs(colours) if colours else ""
    return _Named(ways, name if 0 < ways <= MOST_NAMED else _any_of(part.kind, nearest), part.short)


def _any_of(kind: Kind, nearest: Nearest) -> str:
    """A meld that may become any: the last one of its kind."""
    return _ORDINALS[kind, sum(part.kind is kind for part in nearest.melds)].said()


def _of_number(n: int, rules: MeldRules) -> set[Card]:
    """The natural cards of a number."""
    return {one for one in ROOK_NUMBERS if one.rank == n and one not in rules.wilds}


def _numbers(part: Part, nearest: Nearest, wanted: Collection[Card], rules: MeldRules) -> list[int]:
    """The numbers of which the set may be with as many cards short; none where it may be of any."""
    held = rules.natural(part.cards)
    if not held:
        return []
    beside = Counter(one.rank for one in rules.natural(nearest.left))
    equal = {n for n, there in beside.items() if there >= len(held) and _of_number(n, rules) <= set(wanted)}
    return sorted({held[0].rank, *equal})


def _colours(part: Part, nearest: Nearest, rules: MeldRules) -> list[Suit]:
    """The colours of which the run may be with as many cards short; none where it may be of any."""
    held = rules.natural(part.cards)
    if not held:
        return []
    beside = rules.natural(nearest.left)
    length = SHORTEST[Kind.RUN]

    def reaches(colour: Suit) -> bool:
        ranks = {one.rank for one in beside if one.suit is colour}
        lows = range(1, rules.highest + 2 - length)
        return any(len(ranks.intersection(range(low, low + length))) >= len(held) for low in lows)

    return [colour for colour in COLOURS if colour is held[0].suit or reaches(colour)]


def _sets(numbers: Sequence[int]) -> str:
    if len(numbers) == 1:
        return say_in("missing", "a set of {n}s", n=numbers[0])
    return say_in("missing", "a set of {numbers}", numbers=either([*map(number, numbers)]))


def _runs(colours: Sequence[Suit]) -> str:
    if len(colours) == 1:
        return say_in("missing", "a {colour} run", colour=SUIT_NAMES[colours[0]])
    return say_in("missing", "a {colours} run", colours=either([SUIT_NAMES[one].said() for one in colours]))
