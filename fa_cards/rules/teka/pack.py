"""The pack of Teka: cut, dealt thirteen at a time, gathered unshuffled (teka.md, section 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from fa_cards.rules.actions import Action, Cut
from fa_cards.rules.cards import PACK_52, Card, Deck
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import Hand
from fa_cards.rules.game import Family
from fa_cards.rules.tricks import Trick

SEATS = 4
HAND = 13
LOWEST_CUT, HIGHEST_CUT = 4, 48
DECK = Deck(PACK_52)


@dataclass(frozen=True, slots=True)
class Cuts(Family):
    """The cuts that a seat may make: from `low` to `high` cards, 0 where it may decline."""

    word: str = field(default=Cut.word, init=False)
    low: int = LOWEST_CUT
    high: int = HIGHEST_CUT
    may_decline: bool = False
    refused: tuple[int, ...] = ()
    """Cuts of the range that would bring the same hands again after a redeal (section 2).

    They tell him who cuts where the other cut, but for multiples of 13: a step that is refused must be known as such.
    """

    @property
    def numbers(self) -> tuple[int, ...]:
        """Every cut that may be made, rising."""
        return _numbers(self.low, self.high, self.may_decline, self.refused)

    def pick(self, dice: Dice) -> Action:
        """One cut by chance."""
        return Cut(dice.choice(self.numbers))


@lru_cache
def _numbers(low: int, high: int, may_decline: bool, refused: tuple[int, ...]) -> tuple[int, ...]:
    some = tuple(number for number in range(low, high + 1) if number not in refused)
    return (0, *some) if may_decline else some


def cut(pack: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """The pack after the top `number` cards were lifted and the rest was put on top of them."""
    return pack[number:] + pack[:number]


def deal(pack: tuple[Card, ...], dealer: int) -> tuple[Hand, ...]:
    """The hands by seat: the top thirteen to the seat after the dealer, the last thirteen to the dealer."""
    first = (SEATS - 1 - dealer) * HAND  # of the cards of seat 0
    turned = pack[first:] + pack[:first]
    return turned[:HAND], turned[HAND : 2 * HAND], turned[2 * HAND : 3 * HAND], turned[3 * HAND :]


def stacked(hands: tuple[Hand, ...], dealer: int, *cuts: int) -> tuple[Card, ...]:
    """The pack that brings these hands to the seats when it has been cut at `cuts`, one after the other."""
    pack = tuple(card for step in range(1, SEATS + 1) for card in hands[(dealer + step) % SEATS])
    for number in reversed(cuts):
        pack = cut(pack, len(pack) - number)
    return pack


def gather(tricks: Sequence[Trick], dealt: tuple[Hand, ...], dealer: int, declarer: int) -> tuple[Card, ...]:
    """The pack for the next deal, top card first: the first card gathered is the lowest.

    Gathered are the declarer side's tricks in the order won, then the other side's, each in play order, then the
    unplayed cards from the seat after the dealer to the dealer, each hand in the order it was dealt.

    Args:
        tricks: the finished tricks of the deal.
        dealt: the hands as they were dealt, by seat.
        dealer: the dealer of this deal.
        declarer: its declarer.
    """
    gathered: list[Card] = []
    for side in (declarer, declarer + 1):
        gathered += [play.card for trick in tricks if not (trick.winner - side) % 2 for play in trick.plays]
    played = set(gathered)
    for hand in (*dealt[dealer + 1 :], *dealt[: dealer + 1]):
        gathered += [one for one in hand if one not in played]
    gathered.reverse()
    return tuple(gathered)


def overhand(pack: tuple[Card, ...], dice: Dice) -> tuple[Card, ...]:
    """The pack after one overhand pass: chunks of 6 to 15 cards, each put on top of those before."""
    left = pack
    result: tuple[Card, ...] = ()
    while left:
        size = dice.between(6, 15)
        result = left[:size] + result
        left = left[size:]
    return result


def shuffled(pack: tuple[Card, ...], how: str, dice: Dice) -> tuple[Card, ...]:
    """The pack as the dealer takes it up: two overhand passes where `how` is "light", else any order as likely."""
    if how == "light":
        return overhand(overhand(pack, dice), dice)
    return dice.shuffled(PACK_52)
