"""What a seat knows of a deal of the Rook family beside the cards: whose side it is on, what the tricks are worth."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.bots.known import TrickKnown, playable, seen, turns_after
from fa_cards.rules.rook.decks import RookDeck
from fa_cards.rules.rook.rules import SEATS, RookRules
from fa_cards.rules.rook.view import RookView

BURIED = 0.05
"""The share of the points that lies in a nest that may hold points, as a rule, for whoever has not buried it."""


@dataclass(frozen=True, slots=True)
class Known(TrickKnown):
    """A deal in play as one seat knows it; foes are all who are not known to be of its side."""

    rules: RookRules
    deck: RookDeck
    declarer: int
    trust: tuple[float, ...]
    """For each seat how likely it plays for this seat's side."""
    called: int
    """The called card while it is secret who holds it; else 0."""
    end: float
    """What the last trick brings beside its cards, as far as known: the bonus, and the points of the nest."""

    @property
    def declaring(self) -> bool:
        """Whether this seat is of the declaring side."""
        return self.trust[self.declarer] == 1.0

    @property
    def per_card(self) -> float:
        """What a card that another seat plays is worth, as a rule."""
        unseen = self.unseen
        return self.deck.points(unseen) / max(1, unseen.bit_count())

    @property
    def stake(self) -> float:
        """What a later trick is worth, as a rule, with its share of what the last one brings."""
        left = self.unseen | self.hand
        return (self.deck.points(left) + self.end) / self.hand.bit_count()


def known(view: RookView) -> Known:
    """What the seat of a view of a deal in play knows."""
    rules, contract, trump = view.rules, view.contract, view.trump
    assert contract is not None and trump is not None
    deck = rules.deck
    trumps = deck.trumps(trump)
    suits = (*(deck.suit[suit] for suit in deck.suits if suit is not trump), trumps)
    gone, shown_voids = seen(view, deck.bit, suits, free=deck.bird if rules.free_rook else 0)
    voids = tuple(shown_voids)
    own = deck.mask(view.buried or view.shown)
    declares = contract.declarer == view.seat
    aside = 0 if declares else rules.nest - len(view.shown)
    called = deck.bit[view.called] if view.called is not None and view.partner is None else 0
    trust = trusted(view, voids, called)
    others = turns_after(view.seat, SEATS)
    nest = float(deck.points(own))
    if not declares and rules.bury_points:
        nest += BURIED * deck.total
    return Known(
        seat=view.seat,
        others=others,
        foes=tuple(one for one in others if trust[one] < 1.0),
        suits=suits,
        trump=trumps,
        hand=deck.mask(view.hand),
        allowed=playable(view.legal, deck.bit),
        gone=gone | own,
        voids=voids,
        counts=view.counts,
        certain=(0,) * SEATS,
        aside=aside,
        aside_from=deck.mask(deck.pack) & ~trumps & ~(0 if rules.bury_points else deck.counters),
        table=tuple((one.seat, deck.bit[one.card]) for one in view.trick),
        rules=rules,
        deck=deck,
        declarer=contract.declarer,
        trust=trust,
        called=called,
        end=nest + rules.last_trick,
    )


def trusted(view: RookView, voids: tuple[int, ...], called: int) -> tuple[float, ...]:
    """For each seat how likely it plays for the side of the view's seat, from what that seat has seen.

    Args:
        view: of the seat.
        voids: for each seat the suits of which it has shown to have none.
        called: the called card while this seat does not know who holds it; else 0.
    """
    contract = view.contract
    assert contract is not None
    declarer = contract.declarer
    if not called:
        side = (declarer, view.partner)
        return tuple([1.0 if (one in side) == (view.seat in side) else 0.0 for one in range(SEATS)])
    # Nobody is believed to call a card of his own: the others who may hold it are as likely as they hold many cards.
    holders = [
        0 if one in (view.seat, declarer) or voids[one] & called else count for one, count in enumerate(view.counts)
    ]
    odds = [count / max(1, sum(holders)) for count in holders]
    if view.seat == declarer:
        return tuple([1.0 if one == declarer else odds[one] for one in range(SEATS)])
    return tuple([0.0 if one == declarer else 1.0 - odds[one] for one in range(SEATS)])
