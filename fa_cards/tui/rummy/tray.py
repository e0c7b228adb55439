"""The tray: melds that are put together from one's hand and wait to be laid, and what the contract still asks for."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content

from fa_cards.rules.melds import Contract, Meld, MeldRules
from fa_cards.rules.rummy import RummyView
from fa_cards.tui.ink import pressable
from fa_cards.tui.rummy.arranging import Tray
from fa_cards.tui.rummy.chips import Pieces, flowing, pieces_of
from fa_cards.tui.static import Static
from fa_cards.words import count, say
from fa_cards.words.cards import card_words
from fa_cards.words.lists import joined
from fa_cards.words.rummy.contract import wild_word

IN_TRAY = "tray-"
"""What stands before the place of a meld in the name of what takes it out of the tray."""
FREEING = "freed-"
"""What stands before the place of a wild in the name of what gives it back."""


@dataclass(frozen=True, slots=True)
class TrayFacts:
    """What is told of the tray."""

    head: str
    melds: tuple[Meld, ...]
    freed: tuple[str, ...]
    """The wilds that are freed for it, in words."""
    told: str
    """What the contract still asks for, or that it is whole."""
    whole: bool


def facts_of(tray: Tray, view: RummyView) -> TrayFacts | None:
    """What is told of a tray to who sees the table so; None where nothing lies in it."""
    if not (tray.melds or tray.freed):
        return None
    whole = tray.whole(view.contract)
    freed = tuple(
        say(
            "{card} frees the {wild} of {n}",
            card=card_words(one.swap.card, words=False),
            wild=wild_word(view.rules),
            n=one.swap.number,
        )
        for one in tray.freed
    )
    return TrayFacts(
        head=say("Tray:"),
        melds=tuple(one.meld for one in tray.melds),
        freed=freed,
        told=say("✓ your whole contract") if whole else _lacking(tray, view.contract),
        whole=whole,
    )


def _lacking(tray: Tray, contract: Contract) -> str:
    """What the contract asks for beside the tray."""
    sets, runs = tray.lacks(contract)
    if sets < 0 or runs < 0:
        return say("more than your contract")
    lacking = [count("{n} run", "{n} runs", runs)] if runs else []
    lacking += [count("{n} set", "{n} sets", sets)] if sets else []
    return say("still to come: {melds}", melds=joined(lacking))


class TrayLine(Static):
    """The tray, where something lies in it."""

    _facts: TrayFacts | None = None
    _rules: MeldRules | None = None

    def show(self, facts: TrayFacts | None, rules: MeldRules) -> None:
        """Draws the tray; None where nothing is in it."""
        self.display = facts is not None
        self._facts, self._rules = facts, rules
        self._write()

    def on_resize(self) -> None:
        """Draws it for the room that there is now."""
        self._write()

    def _write(self) -> None:
        if self._facts is None or self._rules is None:
            return
        lines = flowing(_blocks(self._facts, self._rules), self.app.size.width - 2)
        self.update(Content("\n").join(lines))


def _blocks(facts: TrayFacts, rules: MeldRules) -> list[Pieces]:
    """Head, wilds, melds, and what is missing. A meld that is clicked goes back into the hand."""
    style = "bold $winner" if facts.whole else "$faint"
    return [
        (Content.styled(facts.head, "bold $accent"),),
        *(
            (pressable(Content.styled(words, "$warning"), f"{FREEING}{place}"),)
            for place, words in enumerate(facts.freed)
        ),
        *(
            tuple(pressable(piece, f"{IN_TRAY}{place}") for piece in pieces_of(meld, rules))
            for place, meld in enumerate(facts.melds)
        ),
        *(((Content.styled(facts.told, style),),) if facts.told else ()),
    ]
