"""What a seat of a game of tricks knows of the cards: what is gone, who has no more of what, how likely what is where.

Cards are masks of a deck whose pack stands in the rank order of the game, so the higher bit of one suit is the higher
card. A suit is what follows a lead of it: a bird that counts as trump stands in the trump suit. Odds are made of
products and quotients alone: these are the same on every machine, powers and logarithms are not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from fa_cards.rules.actions import Play
from fa_cards.rules.cards import Card
from fa_cards.rules.game import Legal
from fa_cards.rules.tricks import Played, TrickView, winning


def low(mask: int) -> int:
    """The lowest card of a mask; 0 of none."""
    return mask & -mask


def high(mask: int) -> int:
    """The highest card of a mask; 0 of none."""
    return 1 << mask.bit_length() - 1 if mask else 0


def each(mask: int) -> Iterable[int]:
    """The cards of a mask one by one, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


def from_the_top(mine: int, suit: int) -> int:
    """The cards that a hand holds of a suit without a gap from the highest down."""
    gap = high(suit & ~mine)
    return mine & -(gap << 1) if gap else mine


def power(base: float, times: int) -> float:
    """A number times itself so many times, the same on every machine."""
    result = 1.0
    for _ in range(times):
        result *= base
    return result


@dataclass(frozen=True, slots=True)
class TrickKnown:
    """A deal in play as one seat knows it; games add what they know beside."""

    seat: int
    others: tuple[int, ...]
    """The other seats that are in the play, in the order of their turns after this one."""
    foes: tuple[int, ...]
    """Those of them that are not known to play for this seat's side."""
    suits: tuple[int, ...]
    """The masks of the suits; together they are the pack."""
    trump: int
    """The mask of the trump suit; 0 where there is none."""
    hand: int
    allowed: int
    """The cards that may be played now."""
    gone: int
    """All cards that this seat has seen leave the play."""
    voids: tuple[int, ...]
    """For each seat the suits of which it is known to have none."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    certain: tuple[int, ...]
    """For each seat the cards that it is known to hold for certain."""
    aside: int
    """How many cards that this seat has not seen lie in no hand."""
    aside_from: int
    """The cards that may lie there, by the rules or by good sense."""
    table: tuple[tuple[int, int], ...]
    """The trick on the table: who played which card, in the order of play."""

    # --- suits ------------------------------------------------------------------------------------------------------

    def suit_of(self, bit: int) -> int:
        """The mask of the suit of a card."""
        for suit in self.suits:
            if bit & suit:
                return suit
        return 0

    def over(self, bit: int) -> int:
        """All cards of the suit of a card that are higher than it."""
        return self.suit_of(bit) & -(bit << 1)

    # --- the trick on the table -------------------------------------------------------------------------------------

    @property
    def led(self) -> int:
        """The mask of the led suit; 0 before a lead."""
        return self.suit_of(self.table[0][1]) if self.table else 0

    @property
    def lies(self) -> int:
        """The cards of the trick on the table."""
        return sum([bit for _, bit in self.table])

    @property
    def best(self) -> tuple[int, int]:
        """Seat and card that win the trick as it lies."""
        return self.table[winning(tuple([bit for _, bit in self.table]), self.led, self.trump)]

    @property
    def later(self) -> tuple[int, ...]:
        """The seats that play to this trick after this one, in their order."""
        done = [seat for seat, _ in self.table]
        return tuple([seat for seat in self.others if seat not in done])

    @property
    def later_foes(self) -> tuple[int, ...]:
        """The foes who play to this trick after this seat."""
        return tuple([seat for seat in self.later if seat in self.foes])

    def beats(self, bit: int, other: int) -> bool:
        """Whether a card played later wins over the card that wins so far."""
        if self.suit_of(bit) == self.suit_of(other):
            return bit > other
        return bool(bit & self.trump)

    # --- where cards may be -----------------------------------------------------------------------------------------

    @property
    def unseen(self) -> int:
        """All cards that are neither in the own hand nor gone."""
        return sum(self.suits) & ~self.gone & ~self.hand

    def may_hold(self, seat: int) -> int:
        """The unseen cards that a seat may hold."""
        if not self.counts[seat]:
            return 0
        others = 0
        for one, cards in enumerate(self.certain):
            if one != seat:
                others |= cards
        return self.unseen & ~self.voids[seat] & ~others

    @property
    def foes_may_hold(self) -> int:
        """The unseen cards that some foe may hold."""
        result = 0
        for foe in self.foes:
            result |= self.may_hold(foe)
        return result

    def share(self, seat: int, some: int, without: tuple[int, ...] = ()) -> float:
        """How likely one of some unseen cards of a suit is in the hand of a seat, if some seats do not have it."""
        if self.voids[seat] & some:
            return 0.0
        whole = self.aside if some & self.aside_from else 0
        for one, count in enumerate(self.counts):
            if one != self.seat and one not in without and not self.voids[one] & some:
                whole += count
        return self.counts[seat] / whole if whole else 0.0

    def odds_any(self, seat: int, some: int, without: tuple[int, ...] = ()) -> float:
        """How likely a seat holds one or more of some unseen cards of one suit, if some seats have none of them."""
        if some & self.certain[seat]:
            return 1.0
        some &= self.may_hold(seat)
        if not some:
            return 0.0
        return 1.0 - power(1.0 - self.share(seat, some, without), some.bit_count())

    def odds_ruff(self, seat: int, suit: int) -> float:
        """How likely a seat has none of a side suit and a trump to ruff it with."""
        if suit == self.trump:
            return 0.0
        return (1.0 - self.odds_any(seat, suit)) * self.odds_any(seat, self.trump)

    def odds_hold(self, bit: int) -> float:
        """How likely a card that is led is beaten by no foe."""
        suit = self.suit_of(bit)
        result = 1.0
        for foe in self.foes:
            beaten = self.odds_any(foe, self.over(bit)) + self.odds_ruff(foe, suit)
            result *= max(0.0, 1.0 - beaten)
        return result

    def ruffed_by_all(self, suit: int) -> bool:
        """Whether every foe is known to be out of a side suit while one of them may hold a trump."""
        if suit == self.trump or not self.foes_may_hold & self.trump:
            return False
        return not self.foes_may_hold & suit

    def ruffed_by_one(self, suit: int) -> bool:
        """Whether a foe is known to be out of a side suit and may hold a trump."""
        if suit == self.trump:
            return False
        return any(not held & suit and held & self.trump for held in (self.may_hold(foe) for foe in self.foes))

    # --- the own hand -----------------------------------------------------------------------------------------------

    def is_boss(self, bit: int) -> bool:
        """Whether no foe can hold a higher card of the suit."""
        return not self.foes_may_hold & self.over(bit)

    def bosses(self, mask: int) -> int:
        """The cards of a mask over which no foe can hold a higher one of the suit."""
        against = self.foes_may_hold
        result = 0
        for suit in self.suits:
            mine = mask & suit
            theirs = high(against & suit)
            result |= mine & -(theirs << 1) if theirs else mine
        return result

    def cheapest_equal(self, bit: int, among: int) -> int:
        """The lowest card among some that wins whatever `bit` wins: nothing unseen lies between."""
        suit = self.suit_of(bit)
        below = suit & (bit - 1)
        gap = high(below & self.unseen)
        same = among & suit & (bit | below)
        return low(same & -(gap << 1) if gap else same) or bit


# --- what a view tells ----------------------------------------------------------------------------------------------


def turns_after(seat: int, seats: int) -> tuple[int, ...]:
    """The other seats in the order of their turns after a seat."""
    return tuple((seat + step) % seats for step in range(1, seats))


def playable(legal: Legal, bit: Mapping[Card, int]) -> int:
    """The cards of the legal plays, as a mask."""
    result = 0
    for step in legal:
        if isinstance(step, Play):
            result |= bit[step.card]
    return result


def all_plays(view: TrickView) -> tuple[tuple[Played, ...], ...]:
    """The plays of this deal, trick by trick, with those of the trick on the table."""
    finished = tuple(trick.plays for trick in view.tricks)
    return (*finished, view.trick) if view.trick else finished


def seen(view: TrickView, bit: Mapping[Card, int], suits: tuple[int, ...], free: int = 0) -> tuple[int, list[int]]:
    """The cards that were played, and for each seat the suits of which it has shown to have none.

    Args:
        view: of the seat that saw it.
        bit: the bits of the cards.
        suits: the masks of the suits.
        free: cards that may be played to any lead, and so tell nothing where they do not follow.
    """
    gone = 0
    voids = [0] * len(view.counts)
    for plays in all_plays(view):
        first = bit[plays[0].card]
        led = next(suit for suit in suits if first & suit)
        for one in plays:
            played = bit[one.card]
            gone |= played
            if not played & (led | free):
                voids[one.seat] |= led
    return gone, voids
