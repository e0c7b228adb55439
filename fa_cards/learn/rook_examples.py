"""Examples on the rules pages of the Rook family, answered by the rules of each game (rook.md, sections 1 to 4)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.learn.examples import TRICK, YOURS, counted, in_turn, is_trump, places, to_play, together, won
from fa_cards.learn.pages import Example, Group
from fa_cards.learn.rook_writer import RookWriter
from fa_cards.rules.cards import Card
from fa_cards.rules.rook.cardplay import finished, playable
from fa_cards.rules.rook.nest import Buries
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import SUIT_NAMES


class RookExamples(RookWriter):
    """Examples of one game of the family; the second of its suits is trump in all of them."""

    @property
    def _deck_cards(self) -> Sequence[Card]:
        return self.rules.deck.pack

    def _card(self, suit: int, rank: int) -> Card:
        """The card of the suit at that place, and of that rank."""
        wanted = self.pack.suits[suit]
        return next(one for one in self._deck_cards if one.suit is wanted and one.rank == rank)

    @property
    def _counters(self) -> tuple[int, ...]:
        """The ranks that are worth something, those of the pack, the lowest first."""
        worth = dict(self.pack.values)
        return tuple(rank for rank in self.pack.ranks if rank in worth)

    @property
    def _plain(self) -> tuple[int, ...]:
        """The ranks that are worth nothing, the lowest first."""
        return tuple(rank for rank in self.pack.ranks if rank not in self._counters)

    def place_of_bird(self) -> Example:
        """Who wins a trick in which the Rook lies beside its neighbours among the trumps."""
        trump = self.pack.suits[1]
        trumps = [one for one in self._deck_cards if one.suit is trump or one is self.pack.bird]
        place = trumps.index(self.pack.bird)
        below, above = trumps[max(place - 1, 0) : place], trumps[place + 1 : place + 2]
        some = (*below, self.pack.bird, *above, self._card(2, self._plain[0]), self._card(3, self._plain[1]))[:4]
        if not above:
            why = later("The {bird} stands above all other trumps.")
        elif not below:
            why = later("The {bird} stands below all other trumps.")
        else:
            why = later("The {bird} stands between these two trumps.")
        return won(finished(in_turn(some), trump, self.rules.deck), self.filled(why), given=is_trump(trump))

    def bird_to_another_suit(self) -> Example:
        """Whether the Rook may be played by who could follow."""
        led, mid, low = self._card(2, self._plain[-1]), self._plain[1], self._plain[0]
        hand = (self._card(2, mid), self._card(2, low), self._card(1, mid), self.pack.bird)
        if self.rules.free_rook:
            why = later("The {bird} may always be played, although you hold {led}; another trump may not.")
        else:
            why = later("The {bird} is a trump: as long as you hold {led}, it has to wait.")
        return self._to_play(led, hand, self.filled(why, led=SUIT_NAMES[self.pack.suits[2]]))

    def bird_to_trump(self) -> Example:
        """The Rook as the only trump of a hand when trump is led."""
        led, mid, low = self._card(1, self._plain[-1]), self._plain[1], self._plain[0]
        hand = (self.pack.bird, self._card(0, mid), self._card(2, low), self._card(3, self._counters[0]))
        return self._to_play(led, hand, self.filled(later("Trump is led, and the {bird} is the only trump you hold.")))

    def _to_play(self, led: Card, hand: tuple[Card, ...], why: Phrase) -> Example:
        trump, deck = self.pack.suits[1], self.rules.deck
        allowed = playable(deck.mask(hand), led, trump, self.rules)
        return to_play(hand, allowed, deck, why, lying=(led,), given=is_trump(trump))

    def buried(self) -> Example:
        """What may be buried, or what the nest is worth where counters may be."""
        deck, nest = self.rules.deck, self.rules.nest
        plain = [self._card(place % 4, rank) for place, rank in enumerate((*self._plain, *self._plain)[: nest + 1])]
        counters = [self._card(place, rank) for place, rank in enumerate(self._counters[:3])]
        if self.rules.bury_points:
            laid = (*counters[:2], *plain)[:nest]
            worth = deck.mask(laid) & deck.counters
            told = later("The nest holds {n} points: {cards}. Whoever wins the last trick gets them.").filled(
                n=deck.points(worth), cards=together([one for one in laid if deck.bit[one] & worth])
            )
            return counted(deck, later_in("example", "In the nest"), laid, worth, told)
        hand = (*counters, self.pack.bird, *plain)
        free = Buries.of(deck.mask(hand), self.rules).free
        told = later("These may be buried: {cards}. The others are counters.").filled(
            cards=together([one for one in hand if one in free])
        )
        return Example((Group(YOURS, hand, places(hand, free), dims=True),), (told,))

    def worth(self) -> Example:
        """What a trick is worth."""
        deck = self.rules.deck
        some = tuple(self._card(3, rank) for rank in (self._plain[-1], *self._counters[:3]))
        counters = deck.mask(some) & deck.counters
        told = later("The counters in this trick are worth {n} points together: {cards}.").filled(
            n=deck.points(counters), cards=together([one for one in some if deck.bit[one] & counters])
        )
        return counted(deck, TRICK, some, counters, told)
