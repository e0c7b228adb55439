"""Contracts and melds in words: «یک دنباله و دو ست», «دنباله‌ی قرمز ۵ تا ۸» (toonerville.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from fa_cards.rules.cards import ROOK, Suit
from fa_cards.rules.melds import Contract, Kind, Meld, MeldRules
from fa_cards.words.cards import SUIT_NAMES
from fa_cards.words.catalog import Phrase, count, later_in, say, say_in
from fa_cards.words.digits import number
from fa_cards.words.lists import joined

_SETS: Mapping[int, Phrase] = MappingProxyType(
    {
        1: later_in("contract", "one set"),
        2: later_in("contract", "two sets"),
        3: later_in("contract", "three sets"),
        4: later_in("contract", "four sets"),
        5: later_in("contract", "five sets"),
    }
)

_RUNS: Mapping[int, Phrase] = MappingProxyType(
    {
        1: later_in("contract", "one run"),
        2: later_in("contract", "two runs"),
        3: later_in("contract", "three runs"),
        4: later_in("contract", "four runs"),
    }
)

WILD = later_in("card", "wild")
"""What stands for any other card, where that is not the Rook alone."""


def contract_phrase(contract: Contract) -> Phrase:
    """What has to be laid at once, runs first, in whatever language is chosen then."""
    if not contract.sets:
        return _RUNS[contract.runs]
    if not contract.runs:
        return _SETS[contract.sets]
    both = later_in("contract", "{runs} and {sets}")
    return both.filled(runs=_RUNS[contract.runs], sets=_SETS[contract.sets])


def contract_words(contract: Contract) -> str:
    """What has to be laid at once: «یک دنباله و دو ست»."""
    return contract_phrase(contract).said()


def contract_short(contract: Contract) -> str:
    """The contract in fewer cells: «۱ دنباله ۲ ست»."""
    runs = count("{n} run", "{n} runs", contract.runs) if contract.runs else ""
    sets = count("{n} set", "{n} sets", contract.sets) if contract.sets else ""
    return " ".join(filter(None, (runs, sets)))


def contract_line(contract: Contract) -> str:
    """The contract as the table shows it: «قرارداد: یک دنباله و دو ست»."""
    return say("Contract: {contract}", contract=contract_phrase(contract))


def round_words(this: int, rounds: int) -> str:
    """Which round is played: «دور ۳ از ۱۱»."""
    return say("Round {n} of {m}", n=this, m=rounds)


def wild_phrase(rules: MeldRules) -> Phrase:
    """What wilds are called, in whatever language is chosen then; the Rook by its name where nothing else is wild."""
    return later_in("card", "Rook") if rules.wilds == {ROOK} else WILD


def wild_word(rules: MeldRules) -> str:
    """What wilds are called: «روک», «کارت آزاد»."""
    return wild_phrase(rules).said()


# --- melds -------------------------------------------------------------------------------------------------------


def set_name(rank: int) -> str:
    """A set by its number: «ست ۸»."""
    return say_in("meld", "set of {n}s", n=rank)


def run_name(colour: Suit) -> str:
    """A run by its colour: «دنباله‌ی قرمز»."""
    return say_in("meld", "{colour} run", colour=SUIT_NAMES[colour])


def meld_name(meld: Meld, rules: MeldRules) -> str:
    """A meld in short: «ست ۸», «دنباله‌ی قرمز ۵ تا ۸»."""
    if meld.kind is Kind.SET:
        return set_name(rules.number(meld))
    numbers = rules.numbers(meld)
    colour = SUIT_NAMES[rules.colour(meld)]
    return say_in("meld", "{colour} run {low} to {high}", colour=colour, low=numbers[0], high=numbers[-1])


def meld_words(meld: Meld, rules: MeldRules) -> str:
    """A meld with the places of the wilds of a run: «دنباله‌ی قرمز ۵ تا ۸ (روک به جای ۷)».

    Which card a wild of a set stands for does not matter.
    """
    name, places = meld_name(meld, rules), wild_places(meld, rules)
    if not places:
        return name
    numbers = joined([*map(number, places)])
    return say_in("meld", "{meld} ({wild} as {numbers})", meld=name, wild=wild_word(rules), numbers=numbers)


def wild_places(meld: Meld, rules: MeldRules) -> tuple[int, ...]:
    """The numbers that the wilds of a run stand for; none for a set."""
    if meld.kind is Kind.SET:
        return ()
    return tuple(n for n, one in zip(rules.numbers(meld), meld.cards, strict=True) if one in rules.wilds)


def melds_words(melds: Sequence[Meld], rules: MeldRules) -> str:
    """Several melds as a sentence lists them."""
    return joined([meld_words(one, rules) for one in melds])
