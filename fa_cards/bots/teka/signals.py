"""What the partner's signals ask for, and with which manner an own card is played (teka.md, section 6)."""

from __future__ import annotations

from fa_cards.bots.advice import Advice, Choice, Reason, reason
from fa_cards.bots.known import high
from fa_cards.bots.teka.known import LINKED_MASKS, SUIT_OF, SUITS, Known
from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import QUEEN
from fa_cards.rules.teka.pack import DECK
from fa_cards.rules.tricks import Played

# --- reading ----------------------------------------------------------------------------------------------------


def asked_suit(known: Known) -> int:
    """The mask of the suit that the partner wants led, as his last request says; 0 once it was granted or is none.

    A request is granted as soon as this seat has led the suit after it.
    """
    asked = 0
    for plays in (*(trick.plays for trick in known.tricks), known.trick):
        for place, one in enumerate(plays):
            suit = SUIT_OF[DECK.bit[one.card]]
            if one.seat == known.friend:
                asked = _request(one, suit) or asked
            elif one.seat == known.seat and place == 0 and suit == asked:
                asked = 0
    return asked


def _request(one: Played, suit: int) -> int:
    if one.manner is Manner.SLAP:
        return suit
    return LINKED_MASKS[suit] if one.manner is Manner.SNAP else 0


def disliked_suits(known: Known) -> int:
    """The suits in which the partner has said that he is weak, by a toss of the two-signal table."""
    if known.options.signals != "two":
        return 0
    result = 0
    for plays in (*(trick.plays for trick in known.tricks), known.trick):
        for one in plays:
            if one.seat == known.friend and one.manner is Manner.DROP:
                result |= SUIT_OF[DECK.bit[one.card]]
    return result


# --- giving -----------------------------------------------------------------------------------------------------


_Signal = tuple[Manner, tuple[Reason, ...]]
"""The manner of a play, and what it tells the partner."""

_PLAINLY: _Signal = (Manner.PLAIN, ())


def with_manner(known: Known, chosen: Choice) -> Advice:
    """The play of a card with the signal that helps the partner most, or plainly."""
    manner, told = _PLAINLY
    if known.friend is not None and not known.idle:
        manner, told = _manner(known, chosen.bit)
    return Advice(Play(DECK.card[chosen.bit], manner), chosen.reasons + told)


def _manner(known: Known, bit: int) -> _Signal:
    signals = known.options.signals
    rest = known.hand & ~bit
    # The last cards fall by themselves, and who takes the trick himself leads what he likes.
    if signals == "off" or rest.bit_count() < 2 or _surely_mine(known, bit):
        return _PLAINLY
    suit = SUIT_OF[bit]
    if signals == "two":
        return _of_two(known, bit, rest & suit)
    if _wants(known, rest, suit) and not _said(known, suit):
        return Manner.SLAP, (reason("signal-slap", suit=SUITS[suit]),)
    linked = LINKED_MASKS[suit]
    if _wants(known, rest, linked) and not _said(known, linked):
        return Manner.SNAP, (reason("signal-snap", suit=SUITS[suit], wanted=SUITS[linked]),)
    last = not rest & suit
    if last and suit != known.trump and rest & known.trump and known.unseen & suit:
        return Manner.DROP, (reason("signal-drop", suit=SUITS[suit]),)
    return _PLAINLY


def _of_two(known: Known, bit: int, rest: int) -> _Signal:
    """A slam trusts the suit, a toss calls it weak; the first card of a suit says it once."""
    suit = SUIT_OF[bit]
    if suit == known.trump or any(
        one.seat == known.seat and DECK.bit[one.card] & suit for trick in known.tricks for one in trick.plays
    ):
        return _PLAINLY
    if _wants(known, known.hand & ~bit, suit):
        return Manner.SLAP, (reason("signal-slam", suit=SUITS[suit]),)
    best = high(rest | bit)
    return (Manner.DROP, (reason("signal-toss", suit=SUITS[suit]),)) if DECK.card[best].rank < QUEEN else _PLAINLY


def _surely_mine(known: Known, bit: int) -> bool:
    """Whether this seat is sure to win the trick with the card and leads next."""
    if known.trick and not known.beats(bit, known.best[1]):
        return False
    return all(
        not known.may_hold(foe) & known.over(bit)
        and (bit & known.trump or known.odds_ruff(foe, known.led or SUIT_OF[bit]) < 0.25)
        for foe in known.later_foes
    )


def _wants(known: Known, rest: int, suit: int) -> bool:
    """Whether a lead of the suit by the partner would be welcome: two of its three best cards are here."""
    friend = known.friend
    if suit == known.trump or known.ruffed_by_one(suit) or friend is None or known.voids[friend] & suit:
        return False
    mine, others = rest & suit, known.unseen & suit
    live = mine | others
    best = high(live)
    second = high(live & ~best)
    third = high(live & ~best & ~second)
    return bool(others) and (mine & (best | second | third)).bit_count() >= 2


def _said(known: Known, suit: int) -> bool:
    """Whether this seat has asked for the suit before in this deal."""
    return any(
        one.seat == known.seat and _request(one, SUIT_OF[DECK.bit[one.card]]) == suit
        for trick in known.tricks
        for one in trick.plays
    )
