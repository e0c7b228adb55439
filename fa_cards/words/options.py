"""The options of games in words: what each is called, its values, and what a value changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from fa_cards.rules.catalog import family_of
from fa_cards.words.catalog import Phrase, later, later_in

if TYPE_CHECKING:
    from fa_cards.rules.options import Value


@dataclass(frozen=True, slots=True)
class ValueWords:
    """A value of an option: how it is written, and one sentence on what it changes."""

    label: Phrase
    effect: Phrase


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option: its name, and its values; `any_number` stands for numbers that are not among them."""

    label: Phrase
    values: Mapping[Value, ValueWords]
    any_number: ValueWords | None = None


_ON, _OFF = later_in("option", "Yes"), later_in("option", "No")


def _flag(label: Phrase, on: Phrase, off: Phrase) -> OptionWords:
    return OptionWords(label, {True: ValueWords(_ON, on), False: ValueWords(_OFF, off)})


_TARGET = ValueWords(later_in("option", "To {n}"), later("The first team with {n} points or more wins the match."))

_TEKA: Mapping[str, OptionWords] = MappingProxyType(
    {
        "target": OptionWords(later_in("option", "Target"), {}, any_number=_TARGET),
        "shuffle": OptionWords(
            later_in("option", "Shuffling"),
            {
                "none": ValueWords(
                    later_in("option", "Only once"),
                    later("The pack is shuffled before the first deal alone; after that it is only cut."),
                ),
                "light": ValueWords(
                    later_in("option", "Lightly"),
                    later("The pack is shuffled a little before every deal; many cards stay together."),
                ),
                "full": ValueWords(
                    later_in("option", "Thoroughly"),
                    later("The pack is shuffled well before every deal; remembering the last deal is of no use."),
                ),
            },
        ),
        "redeal": _flag(
            later_in("option", "Redeal"),
            later("Who holds no ace, king, queen or jack may ask for a new deal before calling."),
            later("Every hand is played, however weak it is."),
        ),
        "weak-pass-all": _flag(
            later_in("option", "Ter and bekhi ter for all"),
            later("The third and the fourth player may also say ter and bekhi ter."),
            later("Only the first two players say ter and bekhi ter; the others pass."),
        ),
        "solo": OptionWords(
            later_in("option", "Double 13"),
            {
                "partner-out": ValueWords(
                    later_in("option", "Partner out"),
                    later("The declarer's partner lays the cards face down; three play."),
                ),
                "partner-plays": ValueWords(
                    later_in("option", "Partner plays"),
                    later("The partner plays too, but a trick won by the partner is lost for the declarer."),
                ),
            },
        ),
        "raises": _flag(
            later_in("option", "Raising"),
            later("The declarer may offer to raise the contract during play; both opponents must agree."),
            later("The contract stays as it was bid."),
        ),
        "signals": OptionWords(
            later_in("option", "Signals"),
            {
                "three": ValueWords(
                    later_in("option", "Three"),
                    later(
                        "A slap asks for this suit, a snap for its linked suit, and a drop says that there is no more "
                        "of it."
                    ),
                ),
                "two": ValueWords(
                    later_in("option", "Two"),
                    later("A slap says that you are sure of the suit, and a toss that you are weak in it."),
                ),
                "off": ValueWords(later_in("option", "None"), later("Cards are played without signals.")),
            },
        ),
        "truthful-drop": _flag(
            later_in("option", "True drops"),
            later("Only the last card of its suit in a hand may be dropped from above."),
            later("Any card may be dropped from above; the others judge whether it is true."),
        ),
        "lawreece": _flag(
            later_in("option", "Lawreece"),
            later("A contract of 13 tricks counts 26, for whoever wins it."),
            later("A contract of 13 tricks that is made counts 13, like any other."),
        ),
    }
)

_HIGHEST_TOTAL = ValueWords(
    later_in("option", "To {n}"),
    later("The match is over once a deal brings a total to {n} or more; the highest total wins."),
)

_LOWEST_BID = ValueWords(later_in("option", "From {n}"), later("No bid is lower than {n} points."))

_ROOK: Mapping[str, OptionWords] = MappingProxyType(
    {
        "target": OptionWords(later_in("option", "Target"), {}, any_number=_HIGHEST_TOTAL),
        "rook": OptionWords(
            later_in("option", "The Rook"),
            {
                "high": ValueWords(
                    later_in("option", "Highest trump"), later("The Rook beats every other card, the 1 of trump too.")
                ),
                "low": ValueWords(
                    later_in("option", "Lowest trump"),
                    later("Every other trump beats the Rook; it is still a trump and worth 20 points."),
                ),
            },
        ),
        "bury-points": _flag(
            later_in("option", "Counters in the nest"),
            later("Counters may be buried too; who wins the last trick gets their points."),
            later("Only cards without points may be buried."),
        ),
        "starter": OptionWords(
            later_in("option", "First to bid"),
            {
                "dealer": ValueWords(later_in("option", "Dealer"), later("The dealer bids first.")),
                "left": ValueWords(
                    later_in("option", "Left of the dealer"), later("The player on the dealer's left bids first.")
                ),
            },
        ),
        "min-bid": OptionWords(later_in("option", "Lowest bid"), {}, any_number=_LOWEST_BID),
        "first-leader": OptionWords(
            later_in("option", "First lead"),
            {
                "left-of-bidder": ValueWords(
                    later_in("option", "Left of the declarer"),
                    later("The player on the declarer's left leads to the first trick."),
                ),
                "left-of-dealer": ValueWords(
                    later_in("option", "Left of the dealer"),
                    later("The player on the dealer's left leads to the first trick."),
                ),
                "bidder": ValueWords(later_in("option", "Declarer"), later("The declarer leads to the first trick.")),
            },
        ),
        "all-pass": OptionWords(
            later_in("option", "Three passes"),
            {
                "forced": ValueWords(
                    later_in("option", "Forced bid"),
                    later("If three have passed, the fourth is bound to the lowest bid."),
                ),
                "redeal": ValueWords(
                    later_in("option", "Redeal"),
                    later("The fourth may pass too; then nobody scores, and the next dealer deals."),
                ),
            },
        ),
        "short-plain": OptionWords(
            later_in("option", "Too few cards without points"),
            {
                "fill": ValueWords(
                    later_in("option", "Fill up"),
                    later("The declarer fills the nest up with counters and shows them; the Rook stays out."),
                ),
                "redeal": ValueWords(
                    later_in("option", "Redeal"), later("The deal is void, and the same dealer deals again.")
                ),
            },
        ),
        "call-own": _flag(
            later_in("option", "Calling an own card"),
            later("The declarer may call a card that he holds or has buried: he then plays alone against three."),
            later("The declarer calls a card that another player holds; nobody plays alone."),
        ),
        "tie": OptionWords(
            later_in("option", "Tie"),
            {
                "extra-deal": ValueWords(
                    later_in("option", "Another deal"),
                    later("While several share the highest total at the end, another deal is played."),
                ),
                "shared": ValueWords(
                    later_in("option", "Shared"), later("All who have the highest total at the end win together.")
                ),
            },
        ),
        "nest": OptionWords(
            later_in("option", "Nest"),
            {
                5: ValueWords(
                    later_in("option", "Five cards"), later("Five cards lie in the nest, and everybody gets twelve.")
                ),
                1: ValueWords(
                    later_in("option", "One card"), later("One card lies in the nest, and everybody gets thirteen.")
                ),
            },
        ),
        "last-trick": OptionWords(
            later_in("option", "Last trick"),
            {
                0: ValueWords(
                    later_in("option", "No points of its own"),
                    later("The last trick brings only the points of its cards and of the nest."),
                ),
                20: ValueWords(
                    later_in("option", "{n} points"),
                    later("Who wins the last trick gets {n} points more, and a deal has 200."),
                ),
            },
        ),
    }
)

_GOLDEN_TEN: Mapping[str, OptionWords] = MappingProxyType(
    {
        "deals": OptionWords(
            later_in("option", "Deals"),
            {1: ValueWords(later_in("option", "One deal"), later("One deal is played; the lowest penalty wins."))},
            any_number=ValueWords(
                later_in("option", "{n} deals"),
                later("{n} deals are played; the lowest total of penalties wins."),
            ),
        ),
        "golden-negative": _flag(
            later_in("option", "Below zero"),
            later("The Golden Ten takes off ten in any case, and a deal may bring less than nothing."),
            later("The Golden Ten takes off ten at most as far as nothing: no penalty falls below 0."),
        ),
    }
)

_FIRST_AT_TARGET = ValueWords(
    later_in("option", "To {n}"),
    later("Who comes to {n} points first wins the match, even in the middle of counting a deal."),
)

_FOURS: Mapping[str, OptionWords] = MappingProxyType(
    {
        "target": OptionWords(later_in("option", "Target"), {}, any_number=_FIRST_AT_TARGET),
        "packet": OptionWords(
            later_in("option", "Dealing"),
            {
                1: ValueWords(later_in("option", "One by one"), later("The cards are dealt one at a time.")),
                3: ValueWords(later_in("option", "Three at a time"), later("The cards are dealt three at a time.")),
            },
        ),
        "void-must-trump": _flag(
            later_in("option", "Void must trump"),
            later("Who is void in the led suit must play a trump, if he holds one."),
            later("Who is void in the led suit may play any card."),
        ),
        "loose-discard": _flag(
            later_in("option", "Any card goes"),
            later(
                "Any card may be played to any lead; nobody has to follow suit, nor to trump with the option before."
            ),
            later("Who holds the led suit plays that suit or a trump."),
        ),
        "stock": OptionWords(
            later_in("option", "Stock"),
            {
                "up": ValueWords(
                    later_in("option", "Face up"),
                    later("The top card of the stock is seen by all, and so is every card that is drawn."),
                ),
                "down": ValueWords(
                    later_in("option", "Face down"),
                    later("Nobody sees what is drawn; a card shown before the deal fixes trump."),
                ),
            },
        ),
    }
)

_RUMMY: Mapping[str, OptionWords] = MappingProxyType(
    {
        "only-round": OptionWords(
            later_in("option", "Rounds"),
            {
                None: ValueWords(
                    later_in("option", "All eleven"),
                    later("All eleven rounds are played one after the other; the lowest total wins."),
                )
            },
            any_number=ValueWords(
                later_in("option", "Round {n} alone"), later("Round {n} alone is played; the fewest points win.")
            ),
        ),
        "round-11-deal": OptionWords(
            later_in("option", "Cards in round 11"),
            {},
            any_number=ValueWords(
                later_in("option", "{n} cards"), later("In round 11 everybody gets {n} cards; going out takes 14.")
            ),
        ),
        "max-buys": OptionWords(
            later_in("option", "Buys in a round"),
            {None: ValueWords(later_in("option", "No limit"), later("Everybody may buy as often as he likes."))},
            any_number=ValueWords(
                later_in("option", "{n} at most"), later("Nobody buys more than {n} times in a round.")
            ),
        ),
        "min-naturals": OptionWords(
            later_in("option", "Plain cards in a meld"),
            {
                1: ValueWords(
                    later_in("option", "At least one"),
                    later("A meld needs at least one plain card; the rest may be Rooks or other wilds."),
                ),
                2: ValueWords(
                    later_in("option", "At least two"),
                    later("A meld needs at least two plain cards when it is laid, beside Rooks or other wilds."),
                ),
            },
        ),
        "contiguous-runs": _flag(
            later_in("option", "Runs that touch"),
            later("Two runs of one colour in a contract may touch or share numbers: red 3 to 6 and red 7 to 10."),
            later("Two runs of one colour in a contract neither touch nor share a number."),
        ),
        "extra-melds": _flag(
            later_in("option", "Further melds"),
            later("Who has laid the contract may lay further melds, too."),
            later("Nothing but the melds of the contract is laid; other cards are laid off on melds."),
        ),
        "layoff-same-turn": _flag(
            later_in("option", "Laying off at once"),
            later("Cards may be laid off in the very turn in which the contract is laid."),
            later("Cards are laid off from the turn after going down on."),
        ),
        "swap-requires-down": OptionWords(
            later_in("option", "Freeing a Rook"),
            {
                False: ValueWords(
                    later_in("option", "While going down, too"),
                    later("Who lays the contract in this turn may free Rooks of runs for it; so may who is down."),
                ),
                True: ValueWords(
                    later_in("option", "After going down"),
                    later("Only who has laid the contract may free Rooks of runs."),
                ),
            },
        ),
        "rook-upcard": OptionWords(
            later_in("option", "A Rook turned up"),
            {
                "keep": ValueWords(
                    later_in("option", "Stays"),
                    later("A Rook that is turned up after the deal stays there and may be taken or bought."),
                ),
                "bury": ValueWords(
                    later_in("option", "Goes under"),
                    later("A Rook that is turned up after the deal goes below the stock, and another card is turned."),
                ),
            },
        ),
    }
)

OPTIONS: Mapping[str, Mapping[str, OptionWords]] = MappingProxyType(
    {"teka": _TEKA, "rook": _ROOK, "golden-ten": _GOLDEN_TEN, "fours": _FOURS, "rummy": _RUMMY}
)
"""The options of the games of each family, by the key of the family and of the option."""


def option_words(game: str, option: str) -> OptionWords:
    """The words of an option of a game.

    Raises:
        KeyError: the games of its family have no such option.
    """
    return OPTIONS[family_of(game)][option]


def option_label(game: str, option: str) -> str:
    """What an option is called."""
    return option_words(game, option).label.said()


def value_label(game: str, option: str, value: Value) -> str:
    """How a value of an option is written."""
    return _filled(_words(game, option, value).label, value).said()


def value_effect(game: str, option: str, value: Value) -> str:
    """One sentence on what a value of an option changes."""
    return effect_of(game, option, value).said()


def effect_of(game: str, option: str, value: Value) -> Phrase:
    """One sentence on what a value of an option changes, to be said later."""
    return _filled(_words(game, option, value).effect, value)


def _words(game: str, option: str, value: Value) -> ValueWords:
    words = option_words(game, option)
    if value in words.values:
        return words.values[value]
    if words.any_number is None or type(value) is not int:
        raise KeyError((game, option, value))
    return words.any_number


def _filled(phrase: Phrase, value: Value) -> Phrase:
    return phrase.filled(n=value) if type(value) is int else phrase
