"""What one game of the Rook family is: a pack, and the places where the games differ (rook.md, sections 1 to 7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from fa_cards.rules.options import Value
from fa_cards.rules.rook.decks import RookDeck, RookPack, deck_of

SEATS: Final = 4
STEP: Final = 5
"""Bids are multiples of it."""


@dataclass(frozen=True, slots=True)
class RookRules:
    """A game of the family with its options fixed. A field that is an option in some game is named as the option."""

    pack: RookPack
    target: int
    """The total that may end the match."""
    min_bid: int
    rook: str = "high"
    """Where the Rook stands among the trumps: "high" above all, "low" below all, "middle" between 11 and 10."""
    nest: int = 5
    """Cards that are laid aside in the deal, and buried by the declarer."""
    starter: str = "left"
    """Who speaks first: the player at the dealer's "left", or the "dealer"."""
    first_leader: str = "left-of-bidder"
    """Who leads to the first trick: "left-of-bidder", "left-of-dealer" or the "bidder"."""
    all_pass: str = "forced"
    """What comes of three passes: the fourth is "forced" to the lowest bid, or may pass for a "redeal"."""
    bury_points: bool = True
    """Whether counters may be buried; the nest's points then go to the side that wins the last trick."""
    short_plain: str = "fill"
    """Where counters stay out and there are too few others: "fill" up with counters, or "redeal" at once."""
    free_rook: bool = False
    """Whether the Rook may be played to any trick, also by who could follow (section 4, Kentucky Discard)."""
    calls: bool = False
    """Whether the declarer calls a card whose holder is his partner for this deal (section 5)."""
    call_own: bool = True
    """Whether that may be a card of his own, or one that he buried."""
    tie: str = "extra-deal"
    """What comes of a tie at the target: an "extra-deal", or a "shared" match."""
    last_trick: int = 0
    """What the last trick is worth by itself."""

    # What follows from the fields above; it is asked for at every step, so it is worked out once.
    deck: RookDeck = field(init=False, repr=False)
    """The pack in the rank order of this game."""
    hand: int = field(init=False, repr=False)
    """Cards of each seat once the nest is buried, and tricks of a deal."""
    total: int = field(init=False, repr=False)
    """All points of a deal, and the highest bid (section 2)."""

    def __post_init__(self) -> None:
        deck = deck_of(self.pack, self.rook)
        object.__setattr__(self, "deck", deck)
        object.__setattr__(self, "hand", (len(deck.pack) - self.nest) // SEATS)
        object.__setattr__(self, "total", deck.total + self.last_trick)

    def with_options(self, values: Mapping[str, Value]) -> RookRules:
        """The same game with the values of its options, by key."""
        changes: dict[str, Any] = {key.replace("-", "_"): value for key, value in values.items()}
        return replace(self, **changes)
