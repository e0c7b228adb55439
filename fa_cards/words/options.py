"""The options of games in words: what each is called, its values, and what a value changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

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
        "target": OptionWords(later_in("option", "Target"), {104: _TARGET, 100: _TARGET}, any_number=_TARGET),
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

OPTIONS: Mapping[str, Mapping[str, OptionWords]] = MappingProxyType({"teka": _TEKA})
"""The options of every game by its key."""


def option_label(game: str, option: str) -> str:
    """What an option is called."""
    return OPTIONS[game][option].label.said()


def value_label(game: str, option: str, value: Value) -> str:
    """How a value of an option is written."""
    return _said(_words(game, option, value).label, value)


def value_effect(game: str, option: str, value: Value) -> str:
    """One sentence on what a value of an option changes."""
    return _said(_words(game, option, value).effect, value)


def _words(game: str, option: str, value: Value) -> ValueWords:
    words = OPTIONS[game][option]
    if value in words.values:
        return words.values[value]
    if words.any_number is None or type(value) is not int:
        raise KeyError((game, option, value))
    return words.any_number


def _said(phrase: Phrase, value: Value) -> str:
    return phrase.said(n=value) if type(value) is int else phrase.said()
