"""Melds that are being put together: what marked cards make, and the tray in which they wait to be laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from fa_cards.rules.actions import Down, Swap
from fa_cards.rules.cards import Card
from fa_cards.rules.errors import Refusal
from fa_cards.rules.melds import SHORTEST, Contract, Kind, Meld, MeldRules
from fa_cards.tui.rummy.order import Held


def melds_of(cards: Sequence[Card], rules: MeldRules, open_kinds: frozenset[Kind]) -> tuple[Meld, ...]:
    """Every meld that just these cards make; runs differ in what their wilds stand for, the lowest one first.

    Args:
        cards: in any order; wilds are taken in this one.
        rules: what makes a meld.
        open_kinds: where both a set and a run can be made, only those that are still asked for.
    """
    found = [Meld(Kind.SET, _naturals_first(cards, rules)), *_runs_of(cards, rules)]
    legal = [one for one in found if rules.fault(one) is None]
    asked = [one for one in legal if one.kind in open_kinds]
    return tuple(asked or legal)


def why_no_meld(cards: Sequence[Card], rules: MeldRules, asked_for: frozenset[Kind] = frozenset(Kind)) -> Refusal:
    """Why these cards make no meld, as they seem to have been meant.

    Args:
        cards: in any order.
        rules: what makes a meld.
        asked_for: the kinds of melds; where it is one alone, that is meant.
    """
    natural = rules.natural(cards)
    ranks, suits = Counter(one.rank for one in natural), Counter(one.suit for one in natural)
    as_set = Meld(Kind.SET, tuple(cards))
    if asked_for == {Kind.RUN} and len(suits) > 1:
        return Refusal("run-broken")
    if asked_for == {Kind.SET} or (len(ranks) <= 1 and asked_for != {Kind.RUN}):
        meant = as_set
    elif len(suits) <= 1:
        if len(ranks) == len(natural) and len(cards) >= SHORTEST[Kind.RUN] and _round_the_end(cards, rules):
            return Refusal("run-wrap")
        meant = Meld(Kind.RUN, tuple(sorted(cards, key=lambda one: one.rank)))
    else:
        meant = as_set if max(ranks.values()) >= max(suits.values()) else Meld(Kind.RUN, tuple(cards))
    code = rules.fault(meant) or "run-broken"
    return Refusal(code, n=rules.min_naturals) if code == "no-natural" else Refusal(code)


def _naturals_first(cards: Sequence[Card], rules: MeldRules) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=rules.wilds.__contains__))


def _runs_of(cards: Sequence[Card], rules: MeldRules) -> list[Meld]:
    """Every run of these cards, from the one that begins lowest."""
    natural, length = rules.natural(cards), len(cards)
    at = {one.rank: one for one in natural}
    if not natural or len(at) < len(natural) or len({one.suit for one in natural}) > 1:
        return []
    found = []
    for low in range(max(1, max(at) - length + 1), min(*at, rules.highest + 1 - length) + 1):
        wilds = iter([one for one in cards if one in rules.wilds])
        run = [at[number] if number in at else next(wilds) for number in range(low, low + length)]
        found.append(Meld(Kind.RUN, tuple(run)))
    return found


def _round_the_end(cards: Sequence[Card], rules: MeldRules) -> bool:
    """Whether the cards would follow each other if the lowest number came after the highest."""
    ranks = {one.rank for one in rules.natural(cards)}
    return any(
        ranks <= {(low + step - 1) % rules.highest + 1 for step in range(len(cards))}
        for low in range(rules.highest + 2 - len(cards), rules.highest + 1)
    )


@dataclass(frozen=True, slots=True)
class Freed:
    """A wild that is to be freed from a run in the same breath as going down."""

    swap: Swap
    wild: Card
    gives: int
    """The tag of the card that takes its place."""
    tag: int
    """That of the wild, as if it were held already."""


@dataclass(frozen=True, slots=True)
class InTray:
    """A meld in the tray."""

    meld: Meld
    tags: tuple[int, ...]
    """Of its cards, in the order of the meld."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Melds that wait to be laid, and wilds that are to be freed for them."""

    melds: tuple[InTray, ...] = ()
    freed: tuple[Freed, ...] = ()

    @property
    def tags(self) -> frozenset[int]:
        """The cards that lie in it, and those that take the place of wilds."""
        return frozenset([*(tag for one in self.melds for tag in one.tags), *(one.gives for one in self.freed)])

    def open_kinds(self, contract: Contract) -> frozenset[Kind]:
        """The kinds of which the contract asks for more melds than lie here."""
        sets, runs = self.lacks(contract)
        return frozenset(kind for kind, lacking in ((Kind.SET, sets), (Kind.RUN, runs)) if lacking > 0)

    def lacks(self, contract: Contract) -> tuple[int, int]:
        """How many sets and runs the contract asks for beside those that lie here; negative where they are too many."""
        kinds = [one.meld.kind for one in self.melds]
        return contract.sets - kinds.count(Kind.SET), contract.runs - kinds.count(Kind.RUN)

    def whole(self, contract: Contract) -> bool:
        """Whether the melds are just those of the contract."""
        return contract.met_by(one.meld for one in self.melds)

    def down(self) -> Down:
        """The step that lays what lies here."""
        return Down(tuple(one.meld for one in self.melds), tuple(one.swap for one in self.freed))

    def having(self, meld: Meld, held: Sequence[Held]) -> Tray:
        """The tray with another meld of these cards."""
        return replace(self, melds=(*self.melds, InTray(meld, tags_for(meld, held))))

    def without(self, place: int) -> Tray:
        """The tray without the meld at a place."""
        return replace(self, melds=(*self.melds[:place], *self.melds[place + 1 :]))

    def keeping(self, tags: frozenset[int]) -> Tray:
        """The tray with what can still be there when only these cards are held: a meld goes whole.

        What was laid aside to free a wild is taken back with all wilds.
        """
        freed = self.freed if all(one.gives in tags for one in self.freed) else ()
        there = tags | {one.tag for one in freed}
        return Tray(tuple(one for one in self.melds if there.issuperset(one.tags)), freed)


def tags_for(meld: Meld, held: Sequence[Held]) -> tuple[int, ...]:
    """The tags of the cards of a meld among these, in its order; of twins the first ones."""
    left = list(held)
    tags = []
    for card in meld.cards:
        one = next(one for one in left if one.card is card)
        left.remove(one)
        tags.append(one.tag)
    return tuple(tags)
