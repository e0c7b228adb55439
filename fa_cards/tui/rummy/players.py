"""The players in the order of play, the one who looks first: cards, who is down, totals, what each did last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import ColumnScroll
from fa_cards.tui.canvas import cells_of
from fa_cards.tui.choices import AIR
from fa_cards.tui.ink import isolated
from fa_cards.tui.names import shortened
from fa_cards.tui.parts import Part, fitted
from fa_cards.tui.rummy.facts import PlayerFacts
from fa_cards.tui.signs import ASKED, DEALER, DOWN, TURN
from fa_cards.tui.static import Static
from fa_cards.words import count, say, say_in
from fa_cards.words.digits import number

SHORTER = (8, 6, 4)
"""Cells of a name that has no room whole."""
SHORTEST = 11
"""Cells that a name with its signs has at least."""
INDENT = 2
"""Blanks before what a player did last."""
BESIDE = 2
"""Blanks between the points and the number of cards."""
SIGNS = 5
"""Cells of the signs before and after a name."""
AIRY = 4
"""Rows of a player where what he did last may take two, and a blank one parts him from the next."""


class Players(ColumnScroll):
    """The players, one below the other, in a line each or in several where there is room."""

    _facts: tuple[PlayerFacts, ...] = ()
    can_focus = False

    def compose(self) -> ComposeResult:
        """What is told of them."""
        yield Static(id="players-told")

    def show(self, facts: tuple[PlayerFacts, ...]) -> None:
        """Draws these players."""
        self._facts = facts
        self._write()

    def on_resize(self) -> None:
        """Draws them for the room that there is now."""
        self._write()

    def _write(self) -> None:
        size = self.scrollable_content_region
        if size.width <= 0 or not self._facts:
            return
        lines = told_of(self._facts, size.width, self.size.height)
        self.query_one("#players-told", Static).update(Content("\n").join(lines))


class _Columns(NamedTuple):
    """The cells of the columns in the line of a player."""

    name: int
    points: int
    cards: int


def told_of(facts: Sequence[PlayerFacts], width: int, height: int) -> list[Content]:
    """The lines of all players: the points right under each other, beside the names.

    Args:
        facts: the players.
        width: cells of a line.
        height: the lines that there are.
    """
    two = 2 * len(facts) <= height
    airy = AIRY * len(facts) + 1 <= height
    parted = 3 * len(facts) + 1 <= height
    each = AIRY if airy else 3 if parted else 2 if two else 1
    headed = each * len(facts) + 1 <= height
    head = say_in("head", "Points") if headed else ""
    points = max(cells_of(head), *(cells_of(number(one.total)) for one in facts))
    held = [count("{n} card", "{n} cards", one.cards) for one in facts]
    cards = BESIDE + max(map(cells_of, held))
    # Whether the cards have room there does not hang on whose turn it is: they stay in their place.
    beside = not two or max(cells_of(one.name) for one in facts) + SIGNS + 1 + points + cards <= width
    head_of_cards = ""
    if not two and width - points - cards - 1 < SHORTEST:
        held = [number(one.cards) for one in facts]
        head_of_cards = say_in("head", "Cards") if headed else ""
        cards = 1 + max(map(cells_of, (head_of_cards, *held)))
    title = Content.styled(say("Players"), "$faint") if headed else Content("")
    # A blank more than a name has after it: two headings side by side would read as one.
    longest = max(title.cell_length + 1, *(fitted(_name(one), width, 1).cell_length for one in facts))
    columns = _Columns(min(longest, width - points - beside * cards - 1), points, cards)
    lines: list[Content] = []
    if headed:
        lines.append(
            _in_columns(title, Content.styled(head, "$faint"), Content.styled(head_of_cards, "$faint"), columns)
        )
    for one, told in zip(facts, held, strict=True):
        cards_told, total = Content.styled(told, "$faint"), Content.styled(number(one.total), "bold $ink")
        name = fitted(_name(one), columns.name, 1)
        own = [_in_columns(name, total, cards_told if beside else Content(""), columns)]
        if two:
            own += _below(one, None if beside else cards_told, width, rows=2 if airy else 1)
        lines += [*own, *([Content("")] * (each - len(own)))]
    if not two and height > len(lines) + 1:
        lines += [Content(""), *_last_turns(facts, width)][: height - len(lines)]
    return lines


def _last_turns(facts: Sequence[PlayerFacts], width: int) -> list[Content]:
    """What those did who had their turns last, the latest first: where there is no room for it beside each."""
    now = next((place for place, one in enumerate(facts) if one.on_turn), 0)
    lines = []
    for one in (facts[now - back] for back in range(len(facts))):
        name = isolated(Content.styled(f"{shortened(one.name, SHORTER[1])}:", "$faint"))
        room = width - name.cell_length - 1
        told = next(text for text in one.lately if Content(text).cell_length <= room)
        if told:
            lines.append(Content.assemble(name, " ", Content.styled(told, "$ink")))
    return lines


def _name(one: PlayerFacts) -> tuple[Part, Part]:
    """The name with the signs of the turn, the dealer, and who is down."""
    style = "bold $table on $accent" if one.to_act else "bold $accent" if one.mine else "bold $ink"
    air = AIR if one.to_act else ""
    turn = f"{TURN} " if one.on_turn else f"{ASKED} " if one.asked else ""
    tight = (f"{turn.strip()}{shortened(one.name, cells)}" for cells in SHORTER)
    name = Part(style, (f"{air}{turn}{one.name}{air}", f"{turn}{one.name}", f"{turn.strip()}{one.name}", *tight), 3)
    signs = "".join(sign for sign, there in ((DEALER, one.deals), (DOWN, one.down)) if there)
    return name, Part("bold $warning", (signs,), 4)


def _in_columns(name: Content, total: Content, cards: Content, columns: _Columns) -> Content:
    """A line with the points at the end of their column, and the cards after them."""
    blanks = columns.name - name.cell_length + 1 + columns.points - total.cell_length
    parts = [isolated(name), Content(" " * blanks), isolated(total)]
    if cards.cell_length:
        parts += [Content(" " * max(columns.cards - cards.cell_length, 1)), isolated(cards)]
    return Content.assemble(*parts)


def _below(one: PlayerFacts, held: Content | None, width: int, rows: int) -> list[Content]:
    """What he did last, after the number of his cards where that stands here; in so many rows at most."""
    before = Content(" " * INDENT) if held is None else Content.assemble(" " * INDENT, isolated(held), "  ")
    room = width - before.cell_length
    told = next(lines for text in one.lately if len(lines := Content.styled(text, "$ink").wrap(room)) <= rows)
    first, *others = told or [Content("")]
    return [Content.assemble(before, first), *(Content.assemble(" " * INDENT, line) for line in others)]
