"""Examples on the rules pages of contract rummy, answered by its rules (toonerville.md, sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.pages import Table
from fa_cards.learn.shared_rules import listed
from fa_cards.rules.cards import Card, card
from fa_cards.rules.melds import Kind, Meld
from fa_cards.rules.rummy import RummyGame
from fa_cards.words import Phrase, later_in
from fa_cards.words.cards import written

_KINDS: Mapping[Kind, Phrase] = MappingProxyType(
    {Kind.SET: later_in("rules table", "a set"), Kind.RUN: later_in("rules table", "a run")}
)

_WHY_NOT: Mapping[str, Phrase] = MappingProxyType(
    {
        "set-mixed": later_in("rules table", "no: two numbers"),
        "run-short": later_in("rules table", "no: a run takes four"),
        "run-broken": later_in("rules table", "no: two colours"),
        "run-wrap": later_in("rules table", "no: the 1 is low"),
        "no-natural": later_in("rules table", "no: too many wilds"),
    }
)
"""Why the cards of an example are no meld, by the code of the rules."""


def meld_examples(game: RummyGame) -> Table:
    """Cards, and whether they make a meld; if not, why not."""
    rules = game.rules.melds
    top = rules.highest
    wild = max(rules.wilds, key=lambda one: one.text)
    some = [
        Meld(Kind.SET, _cards("R8 R8 G8")),
        Meld(Kind.SET, (card("Y8"), wild, wild)),
        Meld(Kind.SET, (wild, wild, wild)),
        Meld(Kind.SET, _cards("R8 R8 G9")),
        Meld(Kind.RUN, (*_cards("R5 R6"), wild, card("R8"))),
        Meld(Kind.RUN, _cards("R5 R6 R7")),
        Meld(Kind.RUN, _cards("R5 R6 G7 R8")),
        Meld(Kind.RUN, _cards(f"G{top - 1} G{top} G1 G2")),
    ]
    rows = []
    for meld in some:
        fault = rules.fault(meld)
        rows.append((_listed(meld.cards), _KINDS[meld.kind] if fault is None else _WHY_NOT[fault]))
    return Table((later_in("rules table", "Cards"), later_in("rules table", "Are they a meld?")), tuple(rows))


def scoring_examples(game: RummyGame) -> Table:
    """Cards that are left in a hand, and what they count."""
    rules = game.rules.melds
    wild = max(rules.wilds, key=lambda one: one.text)
    some: tuple[tuple[Card, ...], ...] = ((*_cards("Y4 B10 R13"), wild), _cards("B1 G9 G9"))
    rows = tuple((_listed(cards), rules.points(cards)) for cards in some)
    return Table((later_in("rules table", "Left in the hand"), later_in("rules table", "Against you")), rows)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(card, text.split()))


def _listed(cards: tuple[Card, ...]) -> Phrase:
    return listed([written(one) for one in cards])
