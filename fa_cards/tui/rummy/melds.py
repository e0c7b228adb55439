"""The melds on the table, player by player; where they are many they scroll up and down."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Region

from fa_cards.rtl import ColumnScroll
from fa_cards.rules.melds import MeldRules
from fa_cards.tui.ink import key_cap, pressable
from fa_cards.tui.rummy.chips import Pieces, flowing, pieces_of
from fa_cards.tui.rummy.facts import MeldFacts, OwnerFacts
from fa_cards.tui.signs import AT, FITS, FRESH
from fa_cards.tui.static import Static
from fa_cards.words import say
from fa_cards.words.digits import number

MELD = "meld-"
"""What stands before the number of a meld in the name of what is done when it is clicked."""


class MeldsArea(ColumnScroll):
    """All melds on the table."""

    _owners: tuple[OwnerFacts, ...] | None = None
    _rules: MeldRules | None = None
    can_focus = False

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="melds-text")

    def show(self, owners: tuple[OwnerFacts, ...], rules: MeldRules) -> None:
        """Draws the melds of these players, in this order."""
        self._owners, self._rules = owners, rules
        self._write()

    def on_resize(self) -> None:
        """Draws them for the room that there is now."""
        self._write()

    def keep_in_sight(self) -> None:
        """Scrolls to the meld on which the arrows stand."""
        lines = self.query_one("#melds-text", Static).render()
        assert isinstance(lines, Content)
        row = next((row for row, line in enumerate(lines.split("\n")) if f"{AT}" in line.plain), None)
        if row is not None:
            self.scroll_to_region(Region(0, row, 1, 1), animate=False, force=True)

    def _write(self) -> None:
        owners, rules, width = self._owners, self._rules, self.scrollable_content_region.width
        if owners is None or rules is None or not width:
            return
        lines = [line for owner in owners if owner.melds for line in flowing(_blocks(owner, rules), width)]
        self.query_one("#melds-text", Static).update(
            Content("\n").join(lines) if lines else Content.styled(say("No melds lie on the table yet."), "$faint")
        )


def _blocks(owner: OwnerFacts, rules: MeldRules) -> list[Pieces]:
    """The melds of a player; before the first one stands whose they are."""
    name = Content.styled(f"{owner.name}:", "bold $accent" if owner.mine else "bold $ink")
    first, *others = [_block(one, rules) for one in owner.melds]
    return [(name, *first), *others]


def _block(one: MeldFacts, rules: MeldRules) -> Pieces:
    """A meld with its number, which is the key that chooses it."""
    written = number(one.number)
    if one.marked:
        cap = Content.styled(f"{AT}{written}{FRESH * one.fresh}", "bold $table on $accent")
    elif one.lit:
        cap = Content.styled(f"{FITS}{written}{FRESH * one.fresh}", "bold underline $accent")
    else:
        cap = Content.assemble(key_cap(written), (FRESH, "bold $warning") if one.fresh else "")
    return tuple(pressable(piece, f"{MELD}{one.number}") for piece in (cap, *pieces_of(one.meld, rules)))
