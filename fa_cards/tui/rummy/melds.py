"""The melds on the table, player by player, a meld a line; where they are many they scroll up and down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import ColumnScroll
from fa_cards.rules.melds import MeldRules
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.ink import isolated, key_cap, pressable, spaced
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.names import shortened
from fa_cards.tui.rummy.chips import broken, cards_of, heads_of
from fa_cards.tui.rummy.facts import MeldFacts, OwnerFacts
from fa_cards.tui.signs import AT, FITS, NEWS
from fa_cards.tui.static import Static
from fa_cards.words import count, say
from fa_cards.words.digits import number

MELD = "meld-"
"""What stands before the number of a meld in the name of what is done when it is clicked."""
NAME, SHORT_NAME = 8, 6
"""Cells of a name: where lines are long, and where they are short."""
LONG_LINE = 38
"""Cells from which on a line is a long one."""
SIX_CARDS = 17
"""Cells of six cards of a meld: that many have room beside what the meld is, or it is said in fewer words."""
MARKS = 2
"""Cells of the signs before and after the number of a meld."""


class MeldsArea(ColumnScroll):
    """All melds on the table, and below them how many are out of sight."""

    _owners: tuple[OwnerFacts, ...] | None = None
    _rules: MeldRules | None = None
    _rows: tuple[Row, ...] = ()
    can_focus = False

    def compose(self) -> ComposeResult:
        """One text, and the line that tells of more."""
        yield Static(id="melds-text")
        yield Static(id="melds-more")

    def on_mount(self) -> None:
        """Tells of those out of sight whenever that changes."""
        self.watch(self, "scroll_y", self._tell_more, init=False)

    def show(self, owners: tuple[OwnerFacts, ...], rules: MeldRules) -> None:
        """Draws the melds of these players, in this order."""
        self._owners, self._rules = owners, rules
        self._write()

    def on_resize(self) -> None:
        """Draws them for the room that there is now."""
        self._write()

    def keep_in_sight(self) -> None:
        """Scrolls to the meld on which the arrows stand."""
        row = next((row for row, one in enumerate(self._rows) if AT in one.line.plain), None)
        if row is None:
            return
        seen = max(self.size.height - self._overflows, 1)
        top = min(max(round(self.scroll_target_y), row - seen + 1), row)
        self.scroll_to(y=top, animate=False, force=True)

    @property
    def _overflows(self) -> bool:
        """Whether there are more lines than can be seen, so that one of them has to tell it."""
        return len(self._rows) > self.size.height > 1

    def _write(self) -> None:
        owners, rules, width = self._owners, self._rules, self.scrollable_content_region.width
        if owners is None or rules is None or not width:
            return
        self._rows = laid_out(owners, rules, width, self.size.height)
        self.query_one("#melds-text", Static).update(
            Content("\n").join(one.line for one in self._rows)
            if self._rows
            else Content.styled(say("No melds lie on the table yet."), "$faint")
        )
        self._tell_more()

    def _tell_more(self) -> None:
        """How many melds are above and below what is seen, and the keys that bring them."""
        told, height = self.query_one("#melds-more", Static), self.size.height
        told.display = self._overflows
        if not told.display:
            return
        top = round(self.scroll_y)
        above = {one.number for one in self._rows[:top]} - {0}
        below = {one.number for one in self._rows[top + height - 1 :]} - {0}
        up, down = len(above), len(below)
        ways = (
            (up, "page-up", (count("↑ {n} more meld", "↑ {n} more melds", up), f"↑ {number(up)}")),
            (down, "page-down", (count("↓ {n} more meld", "↓ {n} more melds", down), f"↓ {number(down)}")),
        )
        long, short = (
            spaced(
                isolated(Content.assemble((texts[place], "$accent"), " ", key_cap(BY_NAME[act].cap)))
                for melds, act, texts in ways
                if melds
            )
            for place in (0, 1)
        )
        told.update(long if long.cell_length <= self.size.width else short)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the melds."""

    number: int
    """Of the meld whose line it is; 0 where it is blank."""
    line: Content


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where what is told of a meld stands in its line."""

    name: int
    digits: int
    head: int
    form: int
    """Which of the ways in which it is said what a meld is."""

    @property
    def cards(self) -> int:
        """The first column of the cards."""
        return self.name + 1 + MARKS + self.digits + 1 + self.head + 1


_FORMS: Final = 3


def laid_out(owners: Sequence[OwnerFacts], rules: MeldRules, width: int, height: int) -> tuple[Row, ...]:
    """The lines of all melds, in columns: whose it is, its number, what it is, its cards.

    Args:
        owners: the players with their melds.
        rules: which cards are wild.
        width: cells of a line.
        height: lines that are seen; where there is room for it a blank one parts the players.
    """
    laying = [owner for owner in owners if owner.melds]
    if not laying:
        return ()
    columns = _columns(laying, rules, width)
    each = [
        [
            row
            for place, one in enumerate(owner.melds)
            for row in _rows(owner, one, columns, rules, width, first=not place)
        ]
        for owner in laying
    ]
    airy = sum(map(len, each)) + len(each) - 1 <= height
    rows = list(each[0])
    for more in each[1:]:
        rows += [Row(0, Content("")), *more] if airy else more
    return tuple(rows)


def _columns(owners: Sequence[OwnerFacts], rules: MeldRules, width: int) -> _Columns:
    """The columns that let the cards of each meld stand in one line, or six of them, with the longest words."""
    melds = [one for owner in owners for one in owner.melds]
    name = min(max(cells_of(owner.name) for owner in owners), NAME if width >= LONG_LINE else SHORT_NAME)
    digits = max(cells_of(number(one.number)) for one in melds)
    longest = max(Content(" ").join(cards_of(one.meld, rules)).cell_length for one in melds)
    for form in range(_FORMS):
        head = max(cells_of(heads_of(one.meld, rules)[form]) for one in melds)
        columns = _Columns(name, digits, head, form)
        if width - columns.cards >= min(longest, SIX_CARDS):
            break
    return columns


def _rows(
    owner: OwnerFacts, one: MeldFacts, columns: _Columns, rules: MeldRules, width: int, *, first: bool
) -> list[Row]:
    """The lines of a meld; before the first meld of a player stands whose they are."""
    name = shortened(owner.name, columns.name) if first else ""
    head = heads_of(one.meld, rules)[columns.form]
    before = Content.assemble(
        _filled(Content.styled(name, "bold $accent" if owner.mine else "bold $ink"), columns.name),
        " ",
        _cap(one, columns.digits),
        " ",
        _filled(Content.styled(head, "$ink"), columns.head),
    )
    new = one.new if len(one.new) < len(one.meld.cards) else ()
    # What stands before the cards is one piece, so that no line breaks in it.
    lines = broken((before, *cards_of(one.meld, rules, new)), width, " " * columns.cards)
    return [Row(one.number, pressable(line, f"{MELD}{one.number}")) for line in lines]


def _filled(text: Content, cells: int) -> Content:
    """The text and blanks up to so many cells."""
    return Content.assemble(isolated(text), " " * (cells - text.cell_length))


def _cap(one: MeldFacts, digits: int) -> Content:
    """The number of a meld, which is the key that chooses it, with a sign before and after it."""
    written = number(one.number)
    blanks = " " * (digits - cells_of(written))
    sign = AT if one.marked else FITS if one.lit else " "
    style = "bold $table on $accent" if one.marked else "bold underline $accent" if one.lit else "bold $accent"
    news = Content.styled(NEWS, "bold $warning") if one.fresh else Content(" ")
    return Content.assemble(
        blanks, " " * (sign == " "), isolated(Content.styled(f"{sign}{written}".strip(), style)), news
    )
