"""Examples on the rules page of Golden Ten, answered by its rules (extras.md, section A)."""

from __future__ import annotations

from fa_cards.learn.examples import WON, counted, in_turn, to_play, together, won
from fa_cards.learn.pages import Example
from fa_cards.rules.cards import Suit, card, cards
from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, RED, penalty
from fa_cards.rules.tricks import may_follow, trick_of
from fa_cards.words import later
from fa_cards.words.cards import SUIT_NAMES


def play() -> tuple[Example, ...]:
    """Following, and who wins a trick."""
    hand, led = cards("G12 G4 R10 Y10"), card("G9")
    allowed = may_follow(DECK.mask(hand), DECK.suit[Suit.GREEN])
    follow = later("As long as you hold {suit}, you cannot get rid of another colour.")
    trick = cards("B6 R14 B11 Y13")
    colour = later("Only the led colour counts: {suit}. The red card goes to the winner too.")
    return (
        to_play(hand, allowed, DECK, follow.filled(suit=SUIT_NAMES[Suit.GREEN]), lying=(led,)),
        won(trick_of(in_turn(trick), DECK, DECK.suit[Suit.BLACK], 0), colour.filled(suit=SUIT_NAMES[Suit.BLACK])),
    )


def penalties(*, negative: bool) -> tuple[Example, ...]:
    """What counts of some cards that were won.

    Args:
        negative: whether a penalty may fall below 0.
    """
    return (_penalty("R5 R3 G14 B9", negative=negative), _penalty("R10 R2 B13 Y10", negative=negative))


def _penalty(text: str, *, negative: bool) -> Example:
    taken = cards(text)
    counts = DECK.mask(taken) & (RED | GOLDEN_TEN)
    told = later("These count: {cards}. The penalty is {n} together.").filled(
        cards=together([one for one in taken if DECK.bit[one] & counts]), n=penalty(DECK.mask(taken), negative)
    )
    return counted(DECK, WON, taken, counts, told)
