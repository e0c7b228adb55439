"""The settings in words: their groups, what each is called, its values, and a sentence on what a value changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from fa_cards.rules.errors import Refusal
from fa_cards.rules.options import Value
from fa_cards.words.catalog import Phrase, later, later_in, say, say_in
from fa_cards.words.language import LANGUAGES
from fa_cards.words.refusals import refusal
from fa_cards.words.terminal_kinds import kind_effect, kind_label


@dataclass(frozen=True, slots=True)
class ValueWords:
    """A value of a setting: what it is called, and what it changes."""

    label: Phrase
    effect: Phrase


@dataclass(frozen=True, slots=True)
class SettingWords:
    """A setting: its name and its values."""

    label: Phrase
    values: Mapping[Value, ValueWords]


_ON, _OFF = later_in("setting", "On"), later_in("setting", "Off")


def _switch(label: Phrase, on: Phrase, off: Phrase) -> SettingWords:
    return SettingWords(label, {True: ValueWords(_ON, on), False: ValueWords(_OFF, off)})


SETTINGS: Mapping[str, SettingWords] = MappingProxyType(
    {
        "theme": SettingWords(
            later_in("setting", "Colours"),
            {
                "night-turquoise": ValueWords(
                    later_in("theme", "Night turquoise"), later("A dark table in blue and turquoise, for the evening.")
                ),
                "green-felt": ValueWords(later_in("theme", "Green felt"), later("A card table with green felt.")),
                "paper": ValueWords(later_in("theme", "Paper"), later("Dark ink on light paper, for a bright room.")),
                "plain": ValueWords(later_in("theme", "Plain"), later("Black, white, and as few colours as can be.")),
            },
        ),
        "deck": SettingWords(
            later_in("setting", "Suits"),
            {
                "two-colours": ValueWords(
                    later_in("deck", "Two colours"), later("Spades and clubs are black, hearts and diamonds are red.")
                ),
                "four-colours": ValueWords(
                    later_in("deck", "Four colours"), later("Every suit has a colour of its own.")
                ),
            },
        ),
        "courts": SettingWords(
            later_in("setting", "Ace to jack"),
            {
                "words": ValueWords(
                    later_in("courts", "In words"),
                    later("Ace, king, queen and jack bear words or letters of the language."),
                ),
                "letters": ValueWords(
                    later_in("courts", "A K Q J"),
                    later("Ace, king, queen and jack bear Latin letters, as most packs do."),
                ),
            },
        ),
        "digits": SettingWords(
            later_in("setting", "Digits"),
            {
                "local": ValueWords(
                    later_in("digits", "Of the language"), later("Numbers are written with the digits of the language.")
                ),
                "latin": ValueWords(
                    later_in("digits", "Latin"), later("Numbers are written with Latin digits, in Persian too.")
                ),
            },
        ),
        "sorting": SettingWords(
            later_in("setting", "Sorting"),
            {
                "trump-first": ValueWords(
                    later_in("sorting", "Trump first"), later("Once trump is named, it stands first among your cards.")
                ),
                "suits": ValueWords(
                    later_in("sorting", "Always the same"),
                    later("Every suit keeps its place among your cards, trump too."),
                ),
            },
        ),
        "speed": SettingWords(
            later_in("setting", "Speed"),
            {
                "slow": ValueWords(later_in("speed", "Slow"), later("Long pauses, to see well what everybody does.")),
                "usual": ValueWords(later_in("speed", "Usual"), later("Pauses as long as at a table of friends.")),
                "fast": ValueWords(later_in("speed", "Fast"), later("Short pauses.")),
                "instant": ValueWords(
                    later_in("speed", "Instant"), later("No pauses: what the others do is there at once.")
                ),
            },
        ),
        "motion": _switch(
            later_in("setting", "Motion"),
            later("Cards move when they are played: a slap shakes the trick, a snap flicks, a drop falls."),
            later("Cards lie there at once, with a badge that says how they were played."),
        ),
        "trick_pause": SettingWords(
            later_in("setting", "Finished trick"),
            {
                "time": ValueWords(
                    later_in("trick pause", "Stays a while"),
                    later("A finished trick is taken up after a while, or at any key."),
                ),
                "key": ValueWords(
                    later_in("trick pause", "Waits for a key"),
                    later("A finished trick lies there until you press a key or click."),
                ),
            },
        ),
        "bell": _switch(
            later_in("setting", "Bell"),
            later("The bell of the terminal rings when the others have played and it is your turn."),
            later("No bell rings."),
        ),
        "dim": _switch(
            later_in("setting", "Dim cards"),
            later("Cards that may not be played are dimmed while it is your turn."),
            later("All cards look alike; one that may not be played says why when you choose it."),
        ),
        "missing": _switch(
            later_in("setting", "Still missing"),
            later("It is counted how many tricks or points the contract still misses."),
            later("You count yourself how many tricks or points the contract still misses."),
        ),
        "counters": _switch(
            later_in("setting", "Points out"),
            later("It is counted how many points have not fallen yet, as everybody can see."),
            later("You count yourself how many points have not fallen yet."),
        ),
        "known": _switch(
            later_in("setting", "Cards seen"),
            later("It is told which cards were drawn before everybody's eyes and are still held."),
            later("You remember yourself which cards the others drew before everybody's eyes."),
        ),
        "last_deal": _switch(
            later_in("setting", "Deal before"),
            later("The tricks of the deal before can be seen: they tell a lot, for the pack is hardly shuffled."),
            later("The tricks of the deal before cannot be seen; who remembers them plays better."),
        ),
    }
)
"""The words of the settings that have values of their own; language, terminal and name have functions below."""

LANGUAGE, TERMINAL, NAME = "language", "terminal", "name"

_LABELS: Mapping[str, Phrase] = MappingProxyType(
    {
        LANGUAGE: later_in("setting", "Language"),
        TERMINAL: later_in("setting", "Kind"),
        NAME: later_in("setting", "Your name"),
    }
)

GROUPS: Mapping[Phrase, tuple[str, ...]] = MappingProxyType(
    {
        later_in("settings", "You"): (LANGUAGE, NAME),
        later_in("settings", "Look"): ("theme", "deck", "courts", "digits", "sorting"),
        later_in("settings", "Pace"): ("speed", "motion", "trick_pause", "bell"),
        later_in("settings", "Aids"): ("dim", "missing", "counters", "known", "last_deal"),
        later_in("settings", "Terminal"): (TERMINAL,),
    }
)
"""The settings by what they are about, in the order in which they are shown."""


def setting_label(key: str) -> str:
    """What a setting is called."""
    return (_LABELS[key] if key in _LABELS else SETTINGS[key].label).said()


def setting_value_label(key: str, value: Value) -> str:
    """What a value of a setting is called."""
    if key == LANGUAGE:
        return LANGUAGES[str(value)].name
    if key == TERMINAL:
        return say_in("terminal", "Found by itself") if value is None else kind_label(str(value))
    return SETTINGS[key].values[value].label.said()


def setting_effect(key: str, value: Value, found: str | None = None) -> str:
    """What a value of a setting changes, in one sentence.

    Args:
        key: the setting.
        value: its value.
        found: the class of terminals that was found by itself, where one was.
    """
    if key == LANGUAGE:
        return say("Everything is written in this language, and from the side where it begins.")
    if key == NAME:
        return say("How you are called at the table in new matches.")
    if key == TERMINAL and value is None:
        if found is None:
            return say("The program finds out by itself what terminal this is when it starts.")
        return say("The program found out what terminal this is: {terminal}.", terminal=kind_label(found))
    if key == TERMINAL:
        return kind_effect(str(value))
    return SETTINGS[key].values[value].effect.said()


def not_kept(reason: Refusal) -> str:
    """That a setting could not be kept, and why, but counts for now."""
    return say("{why}. It counts until you leave the program.", why=refusal(reason))
