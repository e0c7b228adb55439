"""The names of games, and a sentence on each; the words of their options are in options.py."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from fa_cards.words.catalog import Phrase, later, later_in


class GameWords(NamedTuple):
    """A game: its name, and one sentence on it."""

    name: Phrase
    about: Phrase


GAMES: Mapping[str, GameWords] = MappingProxyType(
    {
        "teka": GameWords(
            name=later_in("game", "Teka"),
            about=later("The game of Afghanistan: four players, two teams, one word each in the auction, and signals."),
        ),
        "kentucky-rook": GameWords(
            name=later_in("game", "Kentucky Rook"),
            about=later(
                "Two teams bid for points with the Rook deck: 45 cards, a nest of five, and the Rook as a trump."
            ),
        ),
        "kentucky-discard": GameWords(
            name=later_in("game", "Kentucky Discard"),
            about=later(
                "Tournament Rook: 41 cards, counters may go into the nest, and the Rook may fall on any trick."
            ),
        ),
        "call-partner-rook": GameWords(
            name=later_in("game", "Call Partner Rook"),
            about=later(
                "Rook with a secret partner: in every deal the declarer's partner is whoever holds the card that he "
                "calls."
            ),
        ),
        "standard-rook": GameWords(
            name=later_in("game", "Rook with the standard deck"),
            about=later("Rook with 52 cards and a joker: the ace is the highest card, the joker the lowest trump."),
        ),
        "golden-ten": GameWords(
            name=later_in("game", "Golden Ten"),
            about=later("Three to seven players, each alone, avoid red cards; the yellow ten takes ten off a penalty."),
        ),
        "california-jack": GameWords(
            name=later_in("game", "California Jack"),
            about=later(
                "For two: who wins a trick draws the open card of the stock; High, Low, Jack and Game bring points."
            ),
        ),
        "shasta-sam": GameWords(
            name=later_in("game", "Shasta Sam"),
            about=later("California Jack with the stock face down: nobody knows what the opponent draws."),
        ),
        "california-fives": GameWords(
            name=later_in("game", "California Fives"),
            about=later("California Jack in which every five brings five points: for two, or for four in two teams."),
        ),
        "all-fours": GameWords(
            name=later_in("game", "All Fours"),
            about=later(
                "The old parent of these games: two players, no stock; who dislikes the trump may beg for another."
            ),
        ),
        "toonerville": GameWords(
            name=later_in("game", "Toonerville"),
            about=later(
                "Rummy with a Rook deck for each player: eleven rounds with a contract each; the lowest total wins."
            ),
        ),
        "rook-shanghai": GameWords(
            name=later_in("game", "Rook Shanghai"),
            about=later(
                "Rummy with two or three Rook decks: seven rounds, Rooks and black fourteens wild. "
                "Partly reconstructed."
            ),
        ),
    }
)
"""The words of every game by its key."""


def game_name(key: str) -> str:
    """The name of a game."""
    return GAMES[key].name.said()


def game_about(key: str) -> str:
    """One sentence on a game."""
    return GAMES[key].about.said()
