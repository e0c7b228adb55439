"""The help page: every key of the program, those that count now first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Box, ColumnGroup
from fa_cards.tui.ink import key_cap
from fa_cards.tui.keys import ACTS, CAPS, Act, Scope
from fa_cards.tui.listed import Listed
from fa_cards.tui.reading import ScrollingPage
from fa_cards.tui.signs import OF_RUMMY, OF_TRICKS, Meanings
from fa_cards.tui.static import Static
from fa_cards.tui.twins import twins
from fa_cards.words import Phrase, Preferences, language, later, preferences, say_in
from fa_cards.words.digits import local_digits

FEW = 3
"""So many keys stand beside each other; of more, only the first and the last."""
RUMMY = (Scope.RUMMY_TAKE, Scope.RUMMY_BUY, Scope.RUMMY_MELD, Scope.RUMMY_HAND, Scope.RUMMY_CHOICE)
"""The scopes of a rummy table, in the order of a turn."""
COLUMN_WIDTH = 54
"""Cells of a column in the least of the windows that have two."""
CAPS_WIDTH = 21
"""Cells of the column of caps."""


def cap_text(key: str) -> str:
    """A key as its cap bears it, with its Persian twin where that can be shown: «S / س», «۸», «Ctrl+Q»."""
    if key in CAPS:
        return CAPS[key]
    if len(key) > 1:
        return "+".join(part.upper() if len(part) == 1 else part.capitalize() for part in key.split("+"))
    if key.isdigit():
        return local_digits(key)
    persian = [twin for twin in twins(key) if not twin.isascii() and preferences().suit_signs]
    return " / ".join([key.upper(), *persian[:1]])


def caps(keys: tuple[str, ...]) -> Content:
    """The caps of several keys that do the same; letters of Persian only where they can be shown."""
    keys = tuple(key for key in keys if key.isascii() or preferences().suit_signs)
    if len(keys) <= FEW:
        return Content("  ").join(key_cap(cap_text(key)) for key in keys)
    first, last = (local_digits(CAPS.get(key, key)) for key in (keys[0], keys[-1]))
    return Content.assemble(key_cap(first), " … ", key_cap(last))


def entries(acts: Iterable[Act]) -> tuple[tuple[tuple[str, ...], Phrase], ...]:
    """Keys and sentence of each act; acts that say the same (a card by its place) are one entry."""
    found: dict[Phrase, tuple[str, ...]] = {}
    for act in acts:
        found[act.help] = (*found[act.help], act.keys[0]) if act.help in found else act.keys
    return tuple((keys, sentence) for sentence, keys in found.items())


@lru_cache(2 * len(Scope))
def listed(scope: Scope, code: str, liked: Preferences) -> Listed:
    """The keys of a scope as they are drawn; the same ones each time that the page is opened.

    Args:
        scope: whose keys.
        code: of the language, which is that of the process.
        liked: the preferences, which are those of the process.
    """
    del code, liked
    written = entries(act for act in ACTS if act.scope is scope)
    return Listed(
        Content.styled(scope.value.said(), "bold $warning"),
        tuple((caps(keys), Content.styled(sentence.said(), "$ink")) for keys, sentence in written),
        CAPS_WIDTH,
    )


@lru_cache(2)
def signs(code: str, liked: Preferences) -> Listed:
    """What the signs of a table of tricks mean, for the language and the preferences of the process."""
    del code, liked
    return _signs(say_in("help", "Signs at the table"), OF_TRICKS)


@lru_cache(2)
def rummy_signs(code: str, liked: Preferences) -> Listed:
    """What the signs of a rummy table mean, for the language and the preferences of the process."""
    del code, liked
    return _signs(say_in("help", "Signs at a rummy table"), OF_RUMMY)


def _signs(heading: str, meanings: Meanings) -> Listed:
    written = ((sign if isinstance(sign, str) else sign.said(), told.said()) for sign, told in meanings)
    return Listed(
        Content.styled(heading, "bold $warning"),
        tuple((Content.styled(sign, "bold $warning"), Content.styled(told, "$ink")) for sign, told in written),
        CAPS_WIDTH,
    )


def _in_order(scopes: Iterable[Scope]) -> tuple[Scope, ...]:
    """The given scopes first; at a rummy table what is done in a turn before all else, with what may come in it."""
    first = tuple(dict.fromkeys(scopes))
    if any(one in RUMMY for one in first):
        now = tuple(one for one in first if one in RUMMY and one is not Scope.RUMMY_HAND)
        first = (*now, *(one for one in RUMMY if one not in now), *(one for one in first if one not in RUMMY))
    return (*first, *(scope for scope in Scope if scope not in first))


class HelpSection(Static):
    """A heading, and entries below it."""

    def __init__(self, writing: Callable[[str, Preferences], Listed]) -> None:
        """A section of what `writing` makes of a language and of preferences."""
        super().__init__(classes="section")
        self._writing = writing

    @property
    def listed(self) -> Listed:
        """Heading and entries in the language of the process."""
        return self._writing(language().code, preferences())

    def show(self) -> None:
        """Writes everything in the language of the process."""
        if self.content is not self.listed:
            self.update(self.listed)


class HelpPage(ScrollingPage):
    """All keys by where they count, the given scopes first; in two columns where there is room."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "help.tcss"]
    BROUGHT_BY = "help"

    def __init__(self, scopes: tuple[Scope, ...]) -> None:
        super().__init__(later("Keys and help").said)
        self.order = _in_order(scopes)
        """The scopes as the page shows them."""
        self.rummy = any(one in RUMMY for one in scopes)
        """Whether it was opened at a rummy table."""

    def compose_body(self) -> ComposeResult:
        """Two columns of sections, the first no shorter than the second."""
        sections = [HelpSection(partial(listed, scope)) for scope in self.order]
        # What is seen at the table stands below what can be done there; signs of other tables come last.
        below = len(RUMMY) if self.rummy else self.order.index(Scope.TABLE) + 1
        here, elsewhere = (rummy_signs, signs) if self.rummy else (signs, rummy_signs)
        sections.insert(below, HelpSection(here))
        sections.append(HelpSection(elsewhere))
        lengths = [len(section.listed.at(COLUMN_WIDTH).split("\n")) + 1 for section in sections]
        middle = next(n for n in range(1, len(sections) + 1) if sum(lengths[:n]) * 2 >= sum(lengths))
        with Box(classes="columns"):
            yield ColumnGroup(*sections[:middle])
            yield ColumnGroup(*sections[middle:])

    def show(self) -> None:
        """Writes heading, sections and hints."""
        super().show()
        for section in self.query(HelpSection):
            section.show()

    def do_help(self) -> None:
        """Leaves the page: the key that brought it takes it away."""
        self.do_back()
