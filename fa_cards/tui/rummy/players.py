"""The players in the order of play, the one who looks first: cards, who is down, totals, what each did last."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import ColumnScroll, RowGroup
from fa_cards.tui.choices import AIR
from fa_cards.tui.names import shortened
from fa_cards.tui.parts import Part, fitted
from fa_cards.tui.rummy.facts import PlayerFacts
from fa_cards.tui.signs import ASKED, DEALER, DOWN, TURN
from fa_cards.tui.static import Static
from fa_cards.words import count, say, say_in
from fa_cards.words.digits import number

TOTALS = 6
"""Columns of the totals."""
SHORTER = (8, 6, 4)
"""Cells of a name that has no room whole."""
ROOMY = 5
"""So many rows are to be left where a blank one stands between players: they stay where they are when one goes."""


class Players(ColumnScroll):
    """The players, one below the other, in a line each or in two where there is room."""

    _facts: tuple[PlayerFacts, ...] = ()
    can_focus = False

    def compose(self) -> ComposeResult:
        """What is told of them, and their totals right under each other."""
        with RowGroup(id="players-columns"):
            yield Static(id="players-told")
            yield Static(id="players-totals")

    def show(self, facts: tuple[PlayerFacts, ...]) -> None:
        """Draws these players."""
        self._facts = facts
        self._write()

    def on_resize(self) -> None:
        """Draws them for the room that there is now."""
        self._write()

    def _write(self) -> None:
        width, height = self.size.width - TOTALS, self.size.height
        facts = self._facts
        if width <= 0 or not facts:
            return
        two = 2 * len(facts) <= height
        airy = 3 * len(facts) + ROOMY <= height
        headed = (2 if two else 1) * len(facts) + 1 + airy * len(facts) <= height
        told: list[Content] = [Content.styled(say("Players"), "$faint")] if headed else []
        totals: list[Content] = [Content.styled(say_in("head", "Points"), "$faint")] if headed else []
        for one in facts:
            if airy:
                told.append(Content(""))
                totals.append(Content(""))
            told += told_of(one, width, two=two)
            totals += [Content.styled(number(one.total), "bold $ink"), *([Content("")] if two else [])]
        self.query_one("#players-told", Static).update(Content("\n").join(told))
        self.query_one("#players-totals", Static).update(Content("\n").join(totals))


def told_of(one: PlayerFacts, width: int, *, two: bool) -> list[Content]:
    """A player in one line or in two."""
    style = "bold $table on $accent" if one.to_act else "bold $accent" if one.mine else "bold $ink"
    air = AIR if one.to_act else ""
    turn = f"{TURN} " if one.on_turn else f"{ASKED} " if one.asked else ""
    tight = (f"{turn.strip()}{shortened(one.name, cells)}" for cells in SHORTER)
    name = Part(style, (f"{air}{turn}{one.name}{air}", f"{turn}{one.name}", f"{turn.strip()}{one.name}", *tight), 3)
    signs = "".join(sign for sign, there in ((DEALER, one.deals), (DOWN, one.down)) if there)
    marks = Part("bold $warning", (signs,), 4)
    cards = count("{n} card", "{n} cards", one.cards)
    if not two:
        return [fitted((name, marks, Part("$faint", (cards, number(one.cards)), 2)), width, 1)]
    down = say_in("player", "down") if one.down else ""
    lately = (*one.lately, "") if one.lately else ("",)
    below = (Part("$faint", (cards,), 4), Part("$warning", (down, ""), 0), Part("$ink", lately, 1))
    return [fitted((name, marks), width, 1), _line(below, width)]


def _line(parts: Sequence[Part], width: int) -> Content:
    return Content.assemble("  ", fitted(parts, width - 2, 2))
