"""The words of a command line: what a command takes, and reading what was typed.

argparse says its own sentences in English and its own errors in its own form, so this is written out: options before
and after the command, `--name value` and `--name=value`, `-o value` and `-ovalue`, and `--` before words that begin
with a dash. Nothing is abbreviated and nothing guessed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from fa_cards.commands.misuse import Misuse
from fa_cards.words import Phrase, later


@dataclass(frozen=True, slots=True)
class Argument:
    """A word in a place of its own."""

    key: str
    shown: Phrase
    """What help writes in its place."""
    about: Phrase
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Flag:
    """A word that begins with dashes, alone or with a value after it."""

    spellings: tuple[str, ...]
    """The first is the name by which commands ask for it."""
    about: Phrase
    value: Phrase | None = None
    """What help writes in the place of its value; None for a flag that stands alone."""
    many: bool = False
    """Whether it may be there more than once."""

    @property
    def key(self) -> str:
        """The name by which commands ask for it."""
        return self.spellings[0]


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand."""

    name: str
    about: Phrase
    arguments: tuple[Argument, ...] = ()
    flags: tuple[Flag, ...] = ()
    note: Phrase | None = None
    """A further paragraph of its help."""


@dataclass(frozen=True, slots=True)
class Words:
    """What was typed, read."""

    command: Command | None
    arguments: Mapping[str, str]
    flags: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The values of each flag that is there; of one that stands alone an empty text."""

    def has(self, flag: str) -> bool:
        """Whether the flag is there."""
        return flag in self.flags

    def value(self, flag: str) -> str | None:
        """The value of the flag, or None where it is not there."""
        values = self.flags.get(flag)
        return values[0] if values else None

    def values(self, flag: str) -> tuple[str, ...]:
        """All values of a flag that may be there more than once."""
        return self.flags.get(flag, ())


_NO_COMMAND = later("There is no command {word}; {help} shows them all.")
_NO_FLAG = later("{word} is not understood here; {help} shows what is.")
_NO_VALUE = later("{word} needs a value after it.")
_EXTRA_VALUE = later("{word} takes no value.")
_TWICE = later("{word} is there twice.")
_EXTRA = later("{word} is one word too many.")
_MISSING = later("Something is missing: {word}.")


class Reading:
    """Reads the words of one command line."""

    def __init__(self, commands: Mapping[str, Command], common: Sequence[Flag], helping: str) -> None:
        """A reader that knows these commands, and flags that may stand anywhere.

        Args:
            commands: by name.
            common: flags of every command and of none.
            helping: the flag with which nothing else has to be there.
        """
        self._commands = commands
        self._common = common
        self._helping = helping
        self._command: Command | None = None
        self._places: list[str] = []
        self._flags: dict[str, list[str]] = {}

    def read(self, typed: Sequence[str]) -> Words:
        """The words in their places.

        Raises:
            Misuse: the first word that cannot stand, or the first that is missing.
        """
        rest = list(typed)
        while rest:
            word = rest.pop(0)
            if word == "--":
                for one in rest:
                    self._place(one)
                break
            if word.startswith("-") and word != "-":
                self._flag(word, rest)
            else:
                self._place(word)
        known = self._command.arguments if self._command else ()
        if self._helping not in self._flags:
            for argument in known[len(self._places) :]:
                if not argument.optional:
                    raise Misuse(_MISSING, word=argument.shown)
        named = {argument.key: word for argument, word in zip(known, self._places, strict=False)}
        return Words(self._command, named, {key: tuple(values) for key, values in self._flags.items()})

    def _place(self, word: str) -> None:
        if self._command is None:
            self._command = self._commands.get(word)
            if self._command is None:
                raise Misuse(_NO_COMMAND, word=word, help=f"fa-cards {self._helping}")
        elif len(self._places) == len(self._command.arguments):
            raise Misuse(_EXTRA, word=word)
        else:
            self._places.append(word)

    def _flag(self, word: str, rest: list[str]) -> None:
        if word.startswith("--"):
            name, given, value = word.partition("=")
        else:
            name, value = word[:2], word[2:].removeprefix("=")
            given = value
        own = self._command.flags if self._command else ()
        flag = next((one for one in (*own, *self._common) if name in one.spellings), None)
        if flag is None:
            raise Misuse(_NO_FLAG, word=name, help=self._helping)
        if flag.value is None:
            if given:
                raise Misuse(_EXTRA_VALUE, word=name)
        elif not given:
            if not rest or rest[0].startswith("--"):
                raise Misuse(_NO_VALUE, word=name)
            value = rest.pop(0)
        if flag.key in self._flags and not flag.many:
            raise Misuse(_TWICE, word=name)
        self._flags.setdefault(flag.key, []).append(value)
