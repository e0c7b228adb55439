"""How the rules pages of the Rook family speak of one game: its deck, its ranks, its options (rook.md, section 1)."""

from __future__ import annotations

from fa_cards.learn.shared_rules import COLOUR, COURTS, SUIT, effect_in_force
from fa_cards.rules.cards import COLOURS, ROOK
from fa_cards.rules.rook.games import RookGame
from fa_cards.rules.rook.rules import RookRules
from fa_cards.words import Phrase, later_in
from fa_cards.words.lists import listed


class RookWriter:
    """Writes about one game of the family with its options."""

    def __init__(self, game: RookGame) -> None:
        self.game = game
        self.rules: RookRules = game.rules
        self.pack = self.rules.pack
        self.coloured = self.pack.suits == COLOURS
        self.suit = COLOUR if self.coloured else SUIT
        self.four = later_in("deck", "four colours") if self.coloured else later_in("deck", "four suits")
        self.bird = later_in("deck", "Rook") if self.pack.bird is ROOK else later_in("deck", "joker")

    def filled(self, sentence: Phrase, **values: int | Phrase) -> Phrase:
        """The sentence with the words of this deck for suit and Rook, and these values."""
        return sentence.filled(suit=self.suit, four=self.four, bird=self.bird, **values)

    def rank(self, rank: int) -> int | Phrase:
        """A rank as the cards of this deck bear it: a number, or the word of a court card."""
        return rank if self.coloured else COURTS.get(rank, rank)

    def ranks(self) -> Phrase:
        """The ranks of a suit from the highest down, as one text."""
        return listed([self.rank(rank) for rank in reversed(self.pack.ranks)])

    def effect(self, option: str) -> Phrase:
        """What the value in force of an option changes, whether this game lets it be chosen or not."""
        return effect_in_force(self.game, self.rules, option)
