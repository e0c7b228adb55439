"""How a hand lays a contract, exactly: twins, wilds, every length (toonerville.md, sections 2, 3 and 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fa_cards.rules.cards import Card, without
from fa_cards.rules.melds import Contract, Kind, Meld, MeldRules
from fa_cards.rules.rummy.drafts import Draft, drafts
from fa_cards.rules.rummy.sweep import Holding, Sweep


class Arrangement(NamedTuple):
    """A contract that is laid."""

    melds: tuple[Meld, ...]
    """Sets before runs, low numbers before high ones."""
    left: tuple[Card, ...]
    """What stays in the hand, in its order."""


def best(hand: Sequence[Card], contract: Contract, rules: MeldRules, laid_wilds: int = 0) -> Arrangement | None:
    """The melds of the whole contract that leave the fewest points in the hand, then the fewest cards.

    Args:
        hand: The cards, in any order; twins as often as they are held.
        contract: How many sets and runs are laid: just so many, each as long as is best.
        rules: What makes a meld.
        laid_wilds: How many wilds have to stand in the melds at least.

    Returns:
        None where the contract does not go.
    """
    return _arranged(hand, Sweep(Holding.of(hand, rules), contract, rules, grow=True, laid_wilds=laid_wilds))


def whole(hand: Sequence[Card], contract: Contract, rules: MeldRules, laid_wilds: int = 0) -> tuple[Meld, ...] | None:
    """The melds of the contract that use every card of the hand; None where none do (toonerville.md, section 4)."""
    sweep = Sweep(Holding.of(hand, rules), contract, rules, grow=True, whole=True, laid_wilds=laid_wilds)
    found = _arranged(hand, sweep)
    return found.melds if found is not None and not found.left else None


def goes(hand: Sequence[Card], contract: Contract, rules: MeldRules, laid_wilds: int = 0) -> bool:
    """Whether the whole contract can be laid from the hand, with at least so many wilds in its melds."""
    if len(hand) < contract.cards:
        return False
    holding = Holding.of(hand, rules)
    if laid_wilds > holding.wilds:
        return False
    # Where all wilds find room the shortest melds tell; only where they may not, it matters how the melds grow.
    roomy = laid_wilds == 0 or contract.sets > 0
    return bool(Sweep(holding, contract, rules, grow=not roomy, laid_wilds=laid_wilds).reached()[1])


def _arranged(hand: Sequence[Card], sweep: Sweep) -> Arrangement | None:
    made = drafts(sweep)
    if made is None:
        return None
    rules = sweep.rules
    wilds = wilds_of(hand, rules)
    for draft in made:
        draft.cards = [wilds.pop() if one is None else one for one in draft.cards]
    if not sweep.tight:
        add_wilds(made, wilds, rules)
    melds = tuple(Meld(draft.kind, tuple(draft.naturals)) for draft in made)
    return Arrangement(melds, without(hand, (one for meld in melds for one in meld.cards)))


def wilds_of(hand: Iterable[Card], rules: MeldRules) -> list[Card]:
    """The wilds of a hand, in an order that does not hang on the hand's."""
    return sorted((one for one in hand if one in rules.wilds), key=lambda one: one.text)


def add_wilds(made: list[Draft], wilds: list[Card], rules: MeldRules) -> None:
    """Lays the wilds that are not needed: into a set, or to the ends of runs where none is asked for."""
    for draft in made:
        if draft.kind is Kind.SET:
            draft.cards += wilds
            wilds.clear()
            return
    for draft in made:
        while wilds and len(draft.cards) < rules.highest:
            if draft.number + len(draft.cards) <= rules.highest:
                draft.cards.append(wilds.pop())
            else:
                draft.cards.insert(0, wilds.pop())
                draft.number -= 1
