"""Cards in words: the one place that writes a card, on its face, in a sentence and aloud.

A card in a sentence is a text of its own direction: `say` isolates it where it fills a placeholder. Nobody else puts a
rank beside a suit.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.rules.cards import ACE, JACK, JOKER, KING, QUEEN, ROOK, Card, Suit
from fa_cards.words.catalog import Phrase, Said, later_in
from fa_cards.words.digits import number
from fa_cards.words.language import language
from fa_cards.words.preferences import preferences

_RIGHT_TO_LEFT_MARK = "\u200f"
"""A number has no direction of its own: in Persian this makes «۷♥» run like «شاه♥», the rank first."""

SUIT_NAMES: Mapping[Suit, Phrase] = MappingProxyType(
    {
        Suit.SPADES: later_in("suit", "spades"),
        Suit.HEARTS: later_in("suit", "hearts"),
        Suit.DIAMONDS: later_in("suit", "diamonds"),
        Suit.CLUBS: later_in("suit", "clubs"),
        Suit.BLACK: later_in("colour", "black"),
        Suit.RED: later_in("colour", "red"),
        Suit.GREEN: later_in("colour", "green"),
        Suit.YELLOW: later_in("colour", "yellow"),
    }
)
"""The names of suits and colours."""

_COLOUR_LETTERS: Mapping[Suit, Phrase] = MappingProxyType(
    {
        Suit.BLACK: later_in("colour letter", "B"),
        Suit.RED: later_in("colour letter", "R"),
        Suit.GREEN: later_in("colour letter", "G"),
        Suit.YELLOW: later_in("colour letter", "Y"),
    }
)

SYMBOLS: Mapping[Suit, str] = MappingProxyType(
    {
        Suit.SPADES: "♠",
        Suit.HEARTS: "♥",
        Suit.DIAMONDS: "♦",
        Suit.CLUBS: "♣",
        Suit.BLACK: "●",
        Suit.RED: "■",
        Suit.GREEN: "▲",
        Suit.YELLOW: "◆",
    }
)
"""The signs of suits, and the shapes that tell the colours of the Rook deck apart without colour."""

_INDEX_WORDS: Mapping[int, Phrase] = MappingProxyType(
    {
        ACE: later_in("index in words", "A"),
        KING: later_in("index in words", "K"),
        QUEEN: later_in("index in words", "Q"),
        JACK: later_in("index in words", "J"),
    }
)

_INDEX_LETTERS: Mapping[int, Phrase] = MappingProxyType(
    {
        ACE: later_in("index letter", "A"),
        KING: later_in("index letter", "K"),
        QUEEN: later_in("index letter", "Q"),
        JACK: later_in("index letter", "J"),
    }
)

_SUITLESS: Mapping[Card, Phrase] = MappingProxyType({JOKER: later_in("card", "Joker"), ROOK: later_in("card", "Rook")})

_SUITLESS_LETTERS: Mapping[Card, Phrase] = MappingProxyType(
    {JOKER: later_in("index letter", "Jk"), ROOK: later_in("index letter", "R")}
)

_LATIN_INDEX: Mapping[int, str] = MappingProxyType({ACE: "A", KING: "K", QUEEN: "Q", JACK: "J"})
"""As on the cards that are sold in Iran: for those who like them better than words, in every language."""

_SUIT_LETTERS: Mapping[Suit, Phrase] = MappingProxyType(
    {
        Suit.SPADES: later_in("suit letter", "S"),
        Suit.HEARTS: later_in("suit letter", "H"),
        Suit.DIAMONDS: later_in("suit letter", "D"),
        Suit.CLUBS: later_in("suit letter", "C"),
    }
)

_ALOUD: Mapping[int, Phrase] = MappingProxyType(
    {
        ACE: later_in("aloud", "ace of {suit}"),
        KING: later_in("aloud", "king of {suit}"),
        QUEEN: later_in("aloud", "queen of {suit}"),
        JACK: later_in("aloud", "jack of {suit}"),
        10: later_in("aloud", "ten of {suit}"),
        9: later_in("aloud", "nine of {suit}"),
        8: later_in("aloud", "eight of {suit}"),
        7: later_in("aloud", "seven of {suit}"),
        6: later_in("aloud", "six of {suit}"),
        5: later_in("aloud", "five of {suit}"),
        4: later_in("aloud", "four of {suit}"),
        3: later_in("aloud", "three of {suit}"),
        2: later_in("aloud", "two of {suit}"),
    }
)

_COLOUR_ALOUD: Mapping[int, Phrase] = MappingProxyType(
    {
        1: later_in("aloud", "{colour} one"),
        2: later_in("aloud", "{colour} two"),
        3: later_in("aloud", "{colour} three"),
        4: later_in("aloud", "{colour} four"),
        5: later_in("aloud", "{colour} five"),
        6: later_in("aloud", "{colour} six"),
        7: later_in("aloud", "{colour} seven"),
        8: later_in("aloud", "{colour} eight"),
        9: later_in("aloud", "{colour} nine"),
        10: later_in("aloud", "{colour} ten"),
        11: later_in("aloud", "{colour} eleven"),
        12: later_in("aloud", "{colour} twelve"),
        13: later_in("aloud", "{colour} thirteen"),
        14: later_in("aloud", "{colour} fourteen"),
    }
)


def suit_words(suit: Suit) -> str:
    """The name of a suit or colour."""
    return SUIT_NAMES[suit].said()


def suit_symbol(suit: Suit) -> str:
    """The sign of a suit; a colour of the Rook deck is a shape and its first letter.

    Where the output has no signs, the letter alone.
    """
    if not preferences().suit_signs:
        return (_COLOUR_LETTERS.get(suit) or _SUIT_LETTERS[suit]).said()
    letter = _COLOUR_LETTERS.get(suit)
    return SYMBOLS[suit] if letter is None else SYMBOLS[suit] + letter.said()


def face(card: Card, *, words: bool = True) -> tuple[str, str]:
    """The two parts of a card's face, rank and suit; joker and Rook have their name and nothing else.

    Args:
        card: the card.
        words: whether a court card, the joker and the Rook bear their word; a letter where there is no room.
    """
    if card.suit is None:
        return (_name_of_suitless(card) if words else _SUITLESS_LETTERS[card].said()), ""
    symbol = suit_symbol(card.suit)
    if card.suit in _COLOUR_LETTERS or card.rank not in _LATIN_INDEX:
        return number(card.rank), symbol
    if not preferences().court_words:
        return _LATIN_INDEX[card.rank], symbol
    return (_INDEX_WORDS if words else _INDEX_LETTERS)[card.rank].said(), symbol


def card_words(card: Card, *, words: bool = True) -> str:
    """The card in a sentence, «شاه♠» or «مشکی ۱۴»; to be given to `say`, which isolates it.

    Args:
        card: the card.
        words: whether a court card bears its word, and a card of the Rook deck the name of its colour.
    """
    if card.suit is None:
        return _name_of_suitless(card)
    rank, symbol = face(card, words=words)
    if words and card.suit in _COLOUR_LETTERS:
        return written(card).said()
    mark = _RIGHT_TO_LEFT_MARK if language().direction == "rtl" else ""
    return f"{mark}{rank}{symbol}"


def written(card: Card) -> Phrase:
    """A card of the Rook deck as a sentence writes it, in whatever language is chosen then: «۱۴ مشکی»."""
    if card.suit is None:
        return _SUITLESS[card]
    return later_in("card", "{colour} {n}").filled(colour=SUIT_NAMES[card.suit], n=card.rank)


def card_phrase(card: Card) -> Phrase:
    """A card as lessons, questions and pages name it: by its words in the standard deck, «۱۴ مشکی» in the Rook deck."""
    return written(card) if card.suit in _COLOUR_LETTERS else spoken(card)


def card_aloud(card: Card) -> str:
    """The card as it is said, «شاه پیک» or «چهارده مشکی»: for those who hear the screen, and for lessons."""
    return spoken(card).said()


def spoken(card: Card) -> Phrase:
    """The card as it is said, in whatever language is chosen then."""
    if card.suit is None:
        return _SUITLESS[card]
    if card.suit in _COLOUR_LETTERS:
        return _COLOUR_ALOUD[card.rank].filled(colour=SUIT_NAMES[card.suit])
    return _ALOUD[card.rank].filled(suit=SUIT_NAMES[card.suit])


def rank_words(card: Card) -> Said:
    """The rank alone, where the suit has been named: a number, «بی‌بی», «روک»."""
    if card.suit is None:
        return _SUITLESS[card]
    return card.rank if card.suit in _COLOUR_LETTERS or card.rank not in _LATIN_INDEX else _INDEX_WORDS[card.rank]


def _name_of_suitless(card: Card) -> str:
    return _SUITLESS[card].said()
