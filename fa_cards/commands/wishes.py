"""What a person wishes of a game, from the words of the command line: options, seats, seed."""

from __future__ import annotations

from collections.abc import Mapping

from fa_cards import bots
from fa_cards.commands.grammar import Words
from fa_cards.commands.misuse import Misuse
from fa_cards.play.seats import PERSON, USUAL_LEVEL, clean_name
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.errors import UnknownOption
from fa_cards.rules.options import Value
from fa_cards.words import later
from fa_cards.words.digits import ascii_digits, read_number

LARGEST_SEED = 10**15

MOST_SEATS = 99
"""Of larger numbers it is plain that they are none of seats; which ones a game takes, the game says."""


def options(kind: type[AnyGame], words: Words) -> Mapping[str, Value]:
    """The options that were set with -o.

    Raises:
        Misuse: one is no OPTION=VALUE, or there twice.
        UnknownOption: the game does not have it, or it does not take the value.
    """
    result: dict[str, Value] = {}
    for word in words.values("-o"):
        key, equals, text = word.partition("=")
        if not equals:
            raise Misuse(
                later("After {flag} stands an option, = and its value; {word} is something else."), flag="-o", word=word
            )
        if key in result:
            raise Misuse(later("The option {option} is there twice."), option=key)
        option = kind.option(key)
        if option is None:
            raise UnknownOption(key, text)
        result[key] = option.parse(ascii_digits(text))
    return result


def seed(words: Words) -> int | None:
    """The seed that was given, or None.

    Raises:
        Misuse: it is no whole number.
    """
    return whole_number(words, "--seed", 0, LARGEST_SEED)


def seat_count(words: Words) -> int | None:
    """How many play, as said with --seats by a number alone; None where the flag is not there.

    Raises:
        Misuse: it is no whole number.
    """
    return whole_number(words, "--seats", 1, MOST_SEATS)


def whole_number(words: Words, flag: str, low: int, high: int) -> int | None:
    """The number after a flag, in any digits; None where the flag is not there.

    Raises:
        Misuse: it is no whole number from `low` to `high`.
    """
    text = words.value(flag)
    if text is None:
        return None
    value = read_number(text)
    if value is None or not low <= value <= high:
        raise Misuse(later("After {flag} stands a whole number from {low} to {high}."), flag=flag, low=low, high=high)
    return value


def bot_levels(game: str, words: Words) -> tuple[str, ...]:
    """The levels that were named with --seats, none where the flag is not there; `person` is not one of them.

    A number alone stands for so many bots of the usual level.

    Raises:
        Misuse: the number is none of seats.
        UnknownLevel: the bots of the game do not play at a level.
    """
    number = _number(words)
    if number is not None:
        return (USUAL_LEVEL,) * number
    levels = named_levels(words, "--seats")
    for level in levels:
        _check(game, level)
    return levels


def seat_levels(game: str, words: Words) -> tuple[str, ...]:
    """Who sits where, as named with --seats: levels and `person`; none where the flag is not there.

    Where no person is named, one sits first and the levels are those of the others; so does he where a number alone
    says how many play.

    Raises:
        Misuse: the number is none of seats.
        UnknownLevel: the bots of the game do not play at a level.
    """
    number = _number(words)
    if number is not None:
        return (PERSON, *(USUAL_LEVEL,) * (number - 1))
    levels = named_levels(words, "--seats")
    if not levels:
        return ()
    for level in levels:
        if level != PERSON:
            _check(game, level)
    return levels if PERSON in levels else (PERSON, *levels)


def names(levels: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """What the persons are called, as named with --name, in the order of the turn.

    Raises:
        Misuse: there are more names than persons.
    """
    given = tuple(map(clean_name, words.values("--name")))
    persons = levels.count(PERSON) or 1
    if len(given) > persons:
        raise Misuse(later("{flag} is there more often than persons sit at the table."), flag="--name")
    return given


def game_kind(words: Words) -> type[AnyGame]:
    """The game that was named.

    Raises:
        UnknownGame: there is none of that name.
    """
    return game_class(words.arguments["game"])


def named_levels(words: Words, flag: str) -> tuple[str, ...]:
    """What is named after a flag, with commas between; nothing where it is not there."""
    text = words.value(flag)
    return () if text is None else tuple(part.strip() for part in text.replace("،", ",").split(","))


def _number(words: Words) -> int | None:
    text = words.value("--seats")
    return seat_count(words) if text is not None and read_number(text) is not None else None


def _check(game: str, level: str) -> None:
    if level not in bots.levels(game):
        raise bots.UnknownLevel(game, level)
