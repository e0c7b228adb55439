"""What a seat knows of a deal of Teka beside the cards: partner, contract, signals. Masks are those of the 52 cards."""

from __future__ import annotations

from dataclasses import dataclass

from fa_cards.bots.known import TrickKnown, all_plays, high, playable, seen, turns_after
from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.teka.cardplay import LINKED
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.teka.pack import DECK, SEATS
from fa_cards.rules.teka.view import TekaView
from fa_cards.rules.tricks import Played, Trick

SUIT_MASKS = tuple(DECK.suit.values())
SUIT_OF = {DECK.bit[one]: mask for mask in SUIT_MASKS for one in PACK_52 if DECK.bit[one] & mask}
"""The mask of the suit of each bit."""
SUITS = {mask: suit for suit, mask in DECK.suit.items()}
"""The suit of each mask."""
LINKED_MASKS = {DECK.suit[one]: DECK.suit[other] for one, other in LINKED.items()}
"""The suit that a snap on each suit asks for (teka.md, section 6)."""


def rank(bit: int) -> int:
    """The rank of a card: 2 to 14 (ace)."""
    return DECK.card[bit].rank


@dataclass(frozen=True, slots=True)
class Known(TrickKnown):
    """A deal in play as one seat knows it; foes are who is in the play and no partner."""

    friend: int | None
    """The partner whose tricks count for this seat; None where it must win alone."""
    declarer: int
    tricks: tuple[Trick, ...]
    trick: tuple[Played, ...]
    options: TekaOptions
    wanting: int
    """Tricks that this seat's side still needs to decide the deal."""
    resisting: int
    """Tricks that the other side still needs to decide the deal."""
    idle: bool
    """Whether its own tricks would lose the deal for its side: the partner in double 13 who plays along."""


def known(view: TekaView) -> Known:
    """What the seat of a view of a deal in play knows."""
    contract, trump = view.contract, view.trump
    assert contract is not None and trump is not None
    seat, declarer = view.seat, contract.declarer
    declaring = (seat - declarer) % 2 == 0
    alone = contract.double_13 and seat == declarer
    others = tuple(other for other in turns_after(seat, SEATS) if other != view.asleep)
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
        others=others,
        foes=tuple(other for other in others if other != friend),
        suits=SUIT_MASKS,
        trump=trump_mask,
        hand=hand,
        allowed=playable(view.legal, DECK.bit),
        gone=gone,
        voids=voids,
        counts=view.counts,
        certain=_certain(view, gone, hand, trump_mask),
        aside=0,
        aside_from=0,
        table=tuple((one.seat, DECK.bit[one.card]) for one in view.trick),
        friend=friend,
        declarer=declarer,
        tricks=view.tricks,
        trick=view.trick,
        options=view.options,
        wanting=to_make if declaring else to_beat,
        resisting=to_beat if declaring else to_make,
        idle=contract.double_13 and partner == declarer,
    )


def _seen(view: TekaView) -> tuple[int, tuple[int, ...]]:
    """The played cards, and for each seat the suits of which it has shown to have none, or said so with a drop."""
    gone, voids = seen(view, DECK.bit, SUIT_MASKS)
    told = view.options.signals == "three"
    partner = (view.seat + 2) % SEATS
    for plays in all_plays(view) if told else ():
        for one in plays:
            # A partner is believed, an opponent only where the table refuses a false drop.
            believed = view.options.truthful_drop or one.seat == partner
            if one.manner is Manner.DROP and believed:
                voids[one.seat] |= SUIT_OF[DECK.bit[one.card]]
    return gone, tuple(voids)


def _certain(view: TekaView, gone: int, hand: int, trump: int) -> tuple[int, ...]:
    """The cards that a seat is known to hold: who won the first trick has every higher trump (teka.md, section 4)."""
    result = [0] * SEATS
    ace = high(trump)
    if view.tricks and view.asleep is None and not ace & (gone | hand):
        first = view.tricks[0]
        won = next(DECK.bit[one.card] for one in first.plays if one.seat == first.winner)
        result[first.winner] = trump & -(won << 1) & ~gone
    return tuple(result)
