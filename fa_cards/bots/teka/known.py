"""What a seat knows of the cards of a deal of Teka: what is gone, who has no more of what, how likely what is where.

Masks of the 52 cards, rank-major, so the higher bit of one suit is the higher card. Odds are made of products and
quotients alone: these are the same on every machine, powers and logarithms are not.
"""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.teka.cardplay import LINKED
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.teka.pack import DECK, SEATS
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import Played, Trick, winning

ALL = DECK.mask(PACK_52)
SUIT_MASKS = tuple(DECK.suit.values())
SUIT_OF = {bit: mask for mask in SUIT_MASKS for bit in (1 << place for place in range(52)) if bit & mask}
"""The mask of the suit of each bit."""
LINKED_MASKS = {DECK.suit[one]: DECK.suit[other] for one, other in LINKED.items()}
"""The suit that a snap on each suit asks for (teka.md, section 6)."""


def low(mask: int) -> int:
    """The lowest card of a mask; 0 of none."""
    return mask & -mask


def high(mask: int) -> int:
    """The highest card of a mask; 0 of none."""
    return 1 << mask.bit_length() - 1 if mask else 0


def above(bit: int) -> int:
    """All cards of the suit of a card that are higher than it."""
    return SUIT_OF[bit] & -(bit << 1)


def rank(bit: int) -> int:
    """The rank of a card: 2 to 14 (ace)."""
    return DECK.card[bit].rank


def _power(base: float, times: int) -> float:
    result = 1.0
    for _ in range(times):
        result *= base
    return result


@dataclass(frozen=True, slots=True)
class Known:
    """A deal in play as one seat knows it."""

    seat: int
    friend: int | None
    """The partner whose tricks count for this seat; None where it must win alone."""
    foes: tuple[int, ...]
    """The seats whose tricks count against this seat and who are in the play."""
    declarer: int
    hand: int
    trump: int
    """The mask of the trump suit."""
    gone: int
    """All cards that were played."""
    voids: tuple[int, ...]
    """For each seat the suits of which it is known to have none."""
    counts: tuple[int, ...]
    certain: tuple[int, ...]
    """For each seat the cards that it is known to hold for certain."""
    tricks: tuple[Trick, ...]
    trick: tuple[Played, ...]
    options: TekaOptions
    allowed: int
    """The cards that may be played now."""
    wanting: int
    """Tricks that this seat's side still needs to decide the deal."""
    resisting: int
    """Tricks that the other side still needs to decide the deal."""
    idle: bool
    """Whether its own tricks would lose the deal for its side: the partner in double 13 who plays along."""

    # --- the trick on the table ---------------------------------------------------------------------------------

    @property
    def led(self) -> int:
        """The mask of the led suit; 0 before a lead."""
        return SUIT_OF[DECK.bit[self.trick[0].card]] if self.trick else 0

    @property
    def best(self) -> tuple[int, int]:
        """Seat and card that win the trick as it lies."""
        bits = tuple(DECK.bit[one.card] for one in self.trick)
        place = winning(bits, self.led, self.trump)
        return self.trick[place].seat, bits[place]

    @property
    def later(self) -> tuple[int, ...]:
        """The seats that play to this trick after this one, in their order."""
        done = {one.seat for one in self.trick}
        order = ((self.seat + step) % SEATS for step in range(1, SEATS))
        return tuple(seat for seat in order if seat not in done and (seat in self.foes or seat == self.friend))

    @property
    def later_foes(self) -> tuple[int, ...]:
        """The foes who play to this trick after this seat."""
        return tuple(seat for seat in self.later if seat in self.foes)

    def beats(self, bit: int, other: int) -> bool:
        """Whether a card played later wins over the card that wins so far."""
        if SUIT_OF[bit] == SUIT_OF[other]:
            return bit > other
        return bool(bit & self.trump)

    # --- where cards may be -------------------------------------------------------------------------------------

    @property
    def unseen(self) -> int:
        """All cards that are neither in the own hand nor played."""
        return ALL & ~self.gone & ~self.hand

    def may_hold(self, seat: int) -> int:
        """The unseen cards that a seat may hold."""
        if not self.counts[seat]:
            return 0
        others = 0
        for one in range(SEATS):
            if one != seat:
                others |= self.certain[one]
        return self.unseen & ~self.voids[seat] & ~others

    @property
    def foes_may_hold(self) -> int:
        """The unseen cards that some foe may hold."""
        result = 0
        for foe in self.foes:
            result |= self.may_hold(foe)
        return result

    def share(self, seat: int, suit: int) -> float:
        """How likely one unseen card of a suit is in the hand of a seat."""
        whole = sum(self.counts[one] for one in range(SEATS) if one != self.seat and not self.voids[one] & suit)
        if not whole or self.voids[seat] & suit:
            return 0.0
        return self.counts[seat] / whole

    def odds_any(self, seat: int, some: int) -> float:
        """How likely a seat holds one or more of some unseen cards of one suit."""
        if some & self.certain[seat]:
            return 1.0
        some &= self.may_hold(seat)
        if not some:
            return 0.0
        return 1.0 - _power(1.0 - self.share(seat, SUIT_OF[low(some)]), some.bit_count())

    def odds_ruff(self, seat: int, suit: int) -> float:
        """How likely a seat has none of a side suit and a trump to ruff it with."""
        if suit == self.trump:
            return 0.0
        return (1.0 - self.odds_any(seat, suit)) * self.odds_any(seat, self.trump)

    def odds_hold(self, bit: int) -> float:
        """How likely a card that is led is beaten by no foe."""
        suit = SUIT_OF[bit]
        result = 1.0
        for foe in self.foes:
            beaten = self.odds_any(foe, above(bit)) + self.odds_ruff(foe, suit)
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

    # --- the own hand -------------------------------------------------------------------------------------------

    def is_boss(self, bit: int) -> bool:
        """Whether no foe can hold a higher card of the suit."""
        return not self.foes_may_hold & above(bit)

    def bosses(self, mask: int) -> int:
        """The cards of a mask over which no foe can hold a higher one of the suit."""
        against = self.foes_may_hold
        result = 0
        for suit in SUIT_MASKS:
            mine = mask & suit
            theirs = high(against & suit)
            result |= mine & -(theirs << 1) if theirs else mine
        return result

    def cheapest_equal(self, bit: int, among: int) -> int:
        """The lowest card among some that wins whatever `bit` wins: nothing unseen lies between."""
        below = SUIT_OF[bit] & (bit - 1)
        gap = high(below & self.unseen)
        same = among & SUIT_OF[bit] & (bit | below)
        return low(same & -(gap << 1) if gap else same) or bit


def known(view: TekaView) -> Known:
    """What the seat of a view of a deal in play knows."""
    contract, trump = view.contract, view.trump
    assert contract is not None and trump is not None
    seat, declarer = view.seat, contract.declarer
    declaring = (seat - declarer) % 2 == 0
    alone = contract.double_13 and seat == declarer
    others = [other for other in range(SEATS) if other not in (seat, view.asleep)]
    partner = (seat + 2) % SEATS
    friend = None if alone or partner == view.asleep else partner
    gone, voids = _seen(view)
    own = view.taken[declarer] + (0 if contract.double_13 else view.taken[(declarer + 2) % SEATS])
    to_make = max(1, contract.tricks - own)
    to_beat = max(1, contract.allowed_losses + 1 - (len(view.tricks) - own))
    trump_mask = DECK.suit[trump]
    hand = DECK.mask(view.hand)
    return Known(
        seat=seat,
        friend=friend,
        foes=tuple(other for other in others if other != friend),
        declarer=declarer,
        hand=hand,
        trump=trump_mask,
        gone=gone,
        voids=voids,
        counts=view.counts,
        certain=_certain(view, gone, hand, trump_mask),
        tricks=view.tricks,
        trick=view.trick,
        options=view.options,
        allowed=_allowed(view),
        wanting=to_make if declaring else to_beat,
        resisting=to_beat if declaring else to_make,
        idle=contract.double_13 and partner == declarer,
    )


def _allowed(view: TekaView) -> int:
    result = 0
    for step in view.legal:
        if isinstance(step, Play):
            result |= DECK.bit[step.card]
    return result


def _seen(view: TekaView) -> tuple[int, tuple[int, ...]]:
    """The played cards, and for each seat the suits it has shown to have none of."""
    gone = 0
    voids = [0] * SEATS
    told = view.options.signals == "three"
    partner = (view.seat + 2) % SEATS
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        led = SUIT_OF[DECK.bit[plays[0].card]] if plays else 0
        for one in plays:
            bit = DECK.bit[one.card]
            gone |= bit
            if not bit & led:
                voids[one.seat] |= led
            # A partner is believed, an opponent only where the table refuses a false drop.
            believed = view.options.truthful_drop or one.seat == partner
            if one.manner is Manner.DROP and told and believed:
                voids[one.seat] |= SUIT_OF[bit]
    return gone, tuple(voids)


def _certain(view: TekaView, gone: int, hand: int, trump: int) -> tuple[int, ...]:
    """The cards that a seat is known to hold: who won the first trick has every higher trump (teka.md, section 4)."""
    result = [0] * SEATS
    ace = high(trump)
    if view.tricks and view.asleep is None and not ace & (gone | hand):
        first = view.tricks[0]
        won = next(DECK.bit[one.card] for one in first.plays if one.seat == first.winner)
        result[first.winner] = above(won) & ~gone
    return tuple(result)
