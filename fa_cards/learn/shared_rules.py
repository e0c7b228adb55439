"""What the rules pages of several families of games share."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.pages import Paragraph, Section, Terms
from fa_cards.rules.cards import ACE, JACK, KING, QUEEN
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.options import Option, Value
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.options import effect_of, option_words

WORDS_ABOUT_WORDS = Paragraph(
    later(
        "A word about words: the cards that lie on the table in one round are a trick, all tricks after one dealing "
        "are a deal, and all deals up to the end are a match."
    )
)

TWO_TEAMS = later("Four people play in two teams; your partner sits opposite you, an opponent on either side.")

STANDARD_PACK = later(
    "The pack has 52 cards. In every suit the ace is the highest, then king, queen, jack, 10 and so on down to 2."
)

TURN_TO_THE_LEFT = later(
    "The turn goes to the left, with the clock: after you plays the player on your left. In Hokm and Shelem it goes "
    "the other way round."
)

COLOURS_AND_SHAPES = later("The colours are black, red, green and yellow; on every card each has its own shape too.")

NEXT_DEALER = later("Chance names the first dealer; after every deal the player on the dealer's left deals.")

SHUFFLED = later("The whole pack is shuffled before every deal.")

_FAMILIES_DECK = later(
    "The deck came up in America in 1906 and found its friends in families who would rather not play with the usual "
    "pack: it has colours and numbers, and no kings or queens."
)

_TRADEMARK = later(
    "{mark} is a trademark of the maker of the Rook deck, who has no part in this program. The pictures of the cards "
    "and the wording of the rules are the program's own."
).filled(mark="ROOK")

SUIT, COLOUR = later_in("deck", "suit"), later_in("deck", "colour")
"""What the cards of a deck are of four of: they stand for {suit} in the sentences that follow."""

FOLLOW = later("Play a card of the led {suit} as long as you hold one. If you are void, play any card.")

HIGHEST_TRUMP_WINS = later("The highest trump wins the trick; without a trump, the highest card of the led {suit}.")

WINNER_LEADS = later("The winner of a trick leads the next one.")

NEED_NOT_WIN = later("Nobody has to win a trick, and who is void in the led {suit} need not play a trump.")

COURTS: Mapping[int, Phrase] = MappingProxyType(
    {
        ACE: later_in("rank", "ace"),
        KING: later_in("rank", "king"),
        QUEEN: later_in("rank", "queen"),
        JACK: later_in("rank", "jack"),
    }
)
"""The cards of the standard deck that are called by a word."""

EACH = later_in("rules table", "each {rank}")

ALL_TOGETHER = later_in("rules table", "all together")

CARD = later_in("rules table", "Card")

# What words of the table mean.

LED = later("The {suit} of the first card of a trick.")

TRUMP = later("The {suit} that beats all others.")

VOID = later("Without a card of a {suit}.")

TRICK = later("One card of everybody; the highest wins. Some say hand or take.")

DEAL = later("From one dealing to its score.")


def deck_and_name(*, coloured: bool) -> Section:
    """Where the deck comes from, if it is the one of colours, and whose its name is."""
    texts = (_FAMILIES_DECK, _TRADEMARK) if coloured else (_TRADEMARK,)
    return Section("name", later_in("rules title", "The deck and its name"), tuple(map(Paragraph, texts)))


def other_ways(game: AnyGame) -> Section:
    """The options of a game with every value that is not in force on this page."""
    terms = [
        (option_words(game.key, option.key).label, effect)
        for option in game.option_list
        for effect in _other_effects(game, option, game.options[option.key])
    ]
    return Section(
        "other-ways",
        later_in("rules title", "Other ways to play"),
        (Paragraph(later("Tables differ. When you set up a match, you can choose:")), Terms(tuple(terms))),
    )


def effect_in_force(game: AnyGame, rules: object, option: str) -> Phrase:
    """What the value in force of an option changes, whether the game lets it be chosen or not.

    Args:
        game: whose words are said.
        rules: have a field that is named as the option.
        option: its key.
    """
    return effect_of(game.key, option, getattr(rules, option.replace("-", "_")))


def _other_effects(game: AnyGame, option: Option, chosen: Value) -> tuple[Phrase, ...]:
    if option.high >= option.low:
        return (later("Any whole number from {low} to {high}.").filled(low=option.low, high=option.high),)
    return tuple(effect_of(game.key, option.key, value) for value in option.values if value != chosen)
