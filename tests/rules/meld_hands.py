"""Rules, contracts and hands for the tests of the solver of contract rummy."""

from __future__ import annotations

from fa_cards.rules.cards import COLOURS, ROOK, ROOK_NUMBERS, Card, card
from fa_cards.rules.chance import Dice
from fa_cards.rules.melds import Contract, MeldRules

TOONERVILLE = MeldRules(frozenset({ROOK}), highest=14, min_naturals=1, contiguous=True)
TWO_NATURALS = MeldRules(frozenset({ROOK}), highest=14, min_naturals=2, contiguous=True)
APART = MeldRules(frozenset({ROOK}), highest=14, min_naturals=1, contiguous=False)
SHANGHAI = MeldRules(frozenset({ROOK, card("B14")}), highest=13, min_naturals=1, contiguous=True)

ONE_SET, ONE_RUN = Contract(1, 0), Contract(0, 1)
CONTRACTS = tuple(
    Contract(sets, runs)
    for sets, runs in ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (4, 0), (0, 3), (5, 0), (0, 4), (2, 2))
)
"""The eleven of Toonerville."""

SMALL = (ONE_SET, ONE_RUN, Contract(2, 0), Contract(1, 1), Contract(0, 2), Contract(3, 0))


def small_hand(dice: Dice, low: int, high: int) -> tuple[tuple[Card, ...], MeldRules]:
    """A hand of so many cards that lie close together, and rules for it."""
    highest = dice.choice((14, 14, 13, 7))
    wilds = (ROOK, card("B14")) if highest == 13 else (ROOK,)
    rules = MeldRules(frozenset(wilds), highest, dice.choice((1, 1, 2)), dice.below(2) == 0)
    first = dice.choice((1, 1, highest - 5))
    last = dice.choice((highest, min(highest, first + 5)))
    colours = dice.shuffled(COLOURS)[: dice.choice((1, 1, 2, 4))]
    pool = [one for one in ROOK_NUMBERS if one.suit in colours and first <= one.rank <= last and one not in wilds]
    size = dice.between(low, high)
    wild = min(size, dice.below(5))
    hand = [*(dice.choice(pool) for _ in range(size - wild)), *(dice.choice(wilds) for _ in range(wild))]
    return dice.shuffled(hand), rules


def built(dice: Dice, contract: Contract, size: int, wilds: int) -> tuple[Card, ...]:
    """A hand of so many cards that holds the contract, with wilds for some of its cards but one of each meld."""
    hand: list[Card] = []
    spare: list[int] = []
    for _ in range(contract.sets):
        number = dice.between(1, 14)
        spare += [len(hand), len(hand) + 1]
        hand += [card(f"{dice.choice(COLOURS).value}{number}") for _ in range(3)]
    for _ in range(contract.runs):
        low, colour = dice.between(1, 11), dice.choice(COLOURS)
        spare += [len(hand), len(hand) + 1, len(hand) + 2]
        hand += [card(f"{colour.value}{number}") for number in range(low, low + 4)]
    for place in dice.shuffled(spare)[:wilds]:
        hand[place] = ROOK
    hand += [dice.choice(ROOK_NUMBERS) for _ in range(size - len(hand))]
    return dice.shuffled(hand)
