"""Examples on the rules pages of contract rummy, answered by its rules (toonerville.md, sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.examples import ON_TABLE, YOURS, places, together
from fa_cards.learn.pages import Example, Group, Table, cards_phrase
from fa_cards.rules.cards import Card, card, cards
from fa_cards.rules.melds import Kind, Meld, MeldRules
from fa_cards.rules.rummy import RummyGame
from fa_cards.rules.rummy.laying import fits, swapped
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import card_phrase

_KINDS: Mapping[Kind, Phrase] = MappingProxyType(
    {Kind.SET: later_in("rules table", "a set"), Kind.RUN: later_in("rules table", "a run")}
)

_WHY_NOT: Mapping[str, Phrase] = MappingProxyType(
    {
        "set-mixed": later_in("rules table", "two numbers"),
        "run-short": later_in("rules table", "a run takes four"),
        "run-broken": later_in("rules table", "two colours"),
        "run-wrap": later_in("rules table", "the 1 is low"),
        "no-natural": later_in("rules table", "too many wilds"),
    }
)
"""Why the cards of an example are no meld, by the code of the rules."""


def meld_examples(game: RummyGame) -> tuple[Example, ...]:
    """Cards that make a meld, and cards that make none, with the reason why not."""
    rules = game.rules.melds
    top = rules.highest
    wild = _wild(rules)
    some = [
        Meld(Kind.SET, cards("R8 R8 G8")),
        Meld(Kind.SET, (card("Y8"), wild, wild)),
        Meld(Kind.RUN, (*cards("R5 R6"), wild, card("R8"))),
        Meld(Kind.SET, (wild, wild, wild)),
        Meld(Kind.SET, cards("R8 R8 G9")),
        Meld(Kind.RUN, cards("R5 R6 R7")),
        Meld(Kind.RUN, cards("R5 R6 G7 R8")),
        Meld(Kind.RUN, cards(f"G{top - 1} G{top} G1 G2")),
    ]
    faults = [(meld, rules.fault(meld)) for meld in some]
    right = tuple(Group(_KINDS[meld.kind], meld.cards) for meld, fault in faults if fault is None)
    wrong = tuple(Group(_WHY_NOT[fault], meld.cards) for meld, fault in faults if fault is not None)
    return (
        Example(right, given=later("These are melds:")),
        Example(wrong, given=later("These are no melds:")),
    )


def laying_examples(game: RummyGame) -> tuple[Example, ...]:
    """What fits on a run with a wild in it, and what frees that wild where it can be freed."""
    rules = game.rules.melds
    wild = _wild(rules)
    run = Meld(Kind.RUN, (*cards("R5 R6"), wild, card("R8")))
    hand = cards("R4 R7 R9 G9")
    lying = Group(ON_TABLE, run.cards)
    fitting = [one for one in hand if fits(one, (run,), rules)]
    stands = later("The {wild} stands for the {n} here, and that does not change.").filled(
        wild=card_phrase(wild), n=rules.numbers(run)[run.cards.index(wild)]
    )
    off = Example(
        (lying, Group(YOURS, hand, places(hand, fitting), dims=True)),
        (later("You may lay off: {cards}.").filled(cards=together(fitting)), stands),
    )
    if not game.rules.swaps:
        return (off,)
    freeing = [one for one in hand if swapped(run, one, rules) is not None]
    frees = later("The {card} takes the place of the Rook, and the Rook is yours to lay again in the same turn.")
    freed = Example(
        (lying, Group(YOURS, hand, places(hand, freeing), dims=True)),
        tuple(frees.filled(card=card_phrase(one)) for one in freeing),
    )
    return off, freed


def scoring_examples(game: RummyGame) -> Table:
    """Cards that are left in a hand, and what they count."""
    rules = game.rules.melds
    wild = _wild(rules)
    some: tuple[tuple[Card, ...], ...] = ((*cards("Y4 B10 R13"), wild), cards("B1 G9 G9"))
    rows = tuple((cards_phrase(held), rules.points(held)) for held in some)
    return Table((later_in("rules table", "Left in the hand"), later_in("rules table", "Against you")), rows)


def _wild(rules: MeldRules) -> Card:
    """A wild that looks like one."""
    return max(rules.wilds, key=lambda one: one.text)
