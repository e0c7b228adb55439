"""What a hand lacks of its contract, what it has no use for, and which cards bring it nearer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from fa_cards.rules.cards import Card
from fa_cards.rules.dealing import Hand
from fa_cards.rules.melds import SHORTEST, Contract, Kind, MeldRules
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy.solver import Nearest, Part, nearest, wanted
from fa_cards.rules.rummy.view import RummyView

_REMEMBERED = 512
"""Hands of which the needs are remembered: a seat is asked about one hand many times."""


@dataclass(frozen=True, slots=True)
class Needs:
    """How far a hand is from a contract."""

    missing: int
    """The fewest cards that it lacks."""
    longer: int
    """Where the whole hand is laid at once: by how many cards its melds are too short for that."""
    left: Hand
    """The cards that have no place in the melds."""
    spare: Hand
    """The cards without which it lacks no more of the contract."""
    short: Mapping[Kind, int]
    """The cards that are missing of sets and of runs."""

    @property
    def distance(self) -> int:
        """The fewest cards that have to come."""
        return self.missing + self.longer


def needs_of(view: RummyView, hand: Hand) -> Needs:
    """How far a hand that the seat of a view holds or may soon hold is from the contract."""
    size = len(view.hand) + (view.phase is not Phase.MELD) if view.whole_hand else None
    return _needs(hand, view.contract, view.rules, size)


def brings_nearer(view: RummyView, card: Card) -> bool:
    """Whether fewer cards have to come once the seat of a view holds a card; where none has to, whether it is laid."""
    natural = card not in view.rules.wilds
    if natural and not _has_company(card, view.hand, view.contract):
        return False
    now = needs_of(view, view.hand)
    if now.missing and (not natural or card in _wanted(view.hand, view.contract, view.rules)):
        return True
    if now.distance and not now.longer:
        return False
    after = needs_of(view, (*view.hand, card))
    return after.distance < now.distance if now.distance else len(after.left) <= len(now.left)


@lru_cache(maxsize=_REMEMBERED)
def _needs(hand: Hand, contract: Contract, rules: MeldRules, size: int | None) -> Needs:
    near = nearest(hand, contract, rules)
    length = sum([len(one.cards) + one.short for one in near.melds])
    spare = near.left
    if not spare or (size is not None and length > size):
        spare += tuple(_growth(near, rules))
    return Needs(
        missing=near.missing,
        longer=max(0, size - length) if size is not None else 0,
        left=near.left,
        spare=spare,
        short={kind: _short(near.melds, kind) for kind in Kind},
    )


@lru_cache(maxsize=_REMEMBERED)
def _wanted(hand: Hand, contract: Contract, rules: MeldRules) -> frozenset[Card]:
    return wanted(hand, contract, rules)


def _growth(near: Nearest, rules: MeldRules) -> Iterator[Card]:
    """The cards with which melds are longer than they have to be."""
    for part in near.melds:
        more = len(part.cards) + part.short - SHORTEST[part.kind]
        if more > 0:
            some = part.cards if part.kind is Kind.SET else (*part.cards[:more], *part.cards[-more:])
            yield from [one for one in some if one not in rules.wilds]


def _has_company(card: Card, hand: Iterable[Card], contract: Contract) -> bool:
    """Whether a hand holds a card of which one could be in a meld with another: without that none is what it lacks."""
    return any(
        (contract.sets and one.rank == card.rank)
        or (contract.runs and one.suit is card.suit and abs(one.rank - card.rank) < SHORTEST[Kind.RUN])
        for one in hand
    )


def _short(parts: Iterable[Part], kind: Kind) -> int:
    return sum([one.short for one in parts if one.kind is kind])
