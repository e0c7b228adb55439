"""The two lines at the top: the match and its score, and what this deal is played for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column
from fa_cards.rules.cards import Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.auction import standing
from fa_cards.rules.teka.contract import Contract
from fa_cards.tui.ink import spaced
from fa_cards.tui.static import Static
from fa_cards.words import count, say
from fa_cards.words.calls import call_words, contract_words
from fa_cards.words.cards import suit_symbol, suit_words
from fa_cards.words.games import game_name


class Bar(Column):
    """Two lines that are always in sight."""

    def compose(self) -> ComposeResult:
        """The line of the match and the line of the deal."""
        yield Static(id="match-line")
        yield Static(id="deal-line")

    def show(self, view: TekaView, names: tuple[str, ...], game: AnyGame, *, missing: bool = True) -> None:
        """Draws both lines for what the seat of the view knows.

        Args:
            view: of the seat.
            names: the players by seat.
            game: what is played.
            missing: whether the tricks are counted that the contract still misses.
        """
        width = self.app.size.width - 2
        self.query_one("#match-line", Static).update(match_line(view, game, width))
        self.query_one("#deal-line", Static).update(deal_line(view, names, game, width, missing=missing))


@dataclass(frozen=True)
class Part:
    """A part of a line: the same thing said at length and shorter; an empty text is a part left out."""

    style: str
    texts: tuple[str, ...]
    weight: int
    """The parts of the least weight give way first."""


def fitted(parts: Sequence[Part], width: int) -> Content:
    """The parts in one line, said as long as the width allows."""
    chosen = [0] * len(parts)
    shrinking = [
        place
        for place in sorted(range(len(parts)), key=lambda place: parts[place].weight)
        for _ in parts[place].texts[1:]
    ]
    line = _line(parts, chosen)
    for place in shrinking:
        if line.cell_length <= width:
            break
        chosen[place] += 1
        line = _line(parts, chosen)
    return line


def _line(parts: Sequence[Part], chosen: Sequence[int]) -> Content:
    texts = ((part.texts[number], part.style) for part, number in zip(parts, chosen, strict=True))
    return spaced(Content.styled(text, style) for text, style in texts if text)


def match_line(view: TekaView, game: AnyGame, width: int) -> Content:
    """The game, the deal, the score and the target."""
    us, them = view.totals[view.seat], view.totals[(view.seat + 1) % len(view.totals)]
    parts = [Part("bold $accent", (game_name(game.key),), 3)]
    if view.number:
        parts.append(Part("$ink", (say("Deal {n}", n=view.number), ""), 1))
    parts.append(Part("bold $ink", (say("Score: us {a}, them {b}", a=us, b=them),), 4))
    parts.append(Part("$faint", (say("Match to {n}", n=view.options.target), ""), 0))
    return fitted(parts, width)


def deal_line(view: TekaView, names: tuple[str, ...], game: AnyGame, width: int, *, missing: bool = True) -> Content:
    """Trump, contract and tricks once they are there; before that the bid that stands, and the way the turn goes.

    What is still missing for the contract follows where the line has room for it.
    """
    parts = []
    if view.trump is not None:
        parts.append(Part("bold $accent", (trump_line(view.trump), suit_symbol(view.trump)), 3))
    if view.contract is not None:
        contract = contract_words(view.contract)
        name = names[view.contract.declarer]
        texts = (
            contract_line(view.contract, names, view.seat),
            say("{name}: {contract}", name=name, contract=contract),
        )
        parts.append(Part("bold $ink", texts, 1))
        us = sum(view.taken[seat] for seat in game.partners(view.seat))
        them = sum(view.taken) - us
        tricks = (say("Tricks: us {a}, them {b}", a=us, b=them), say("us {a}, them {b}", a=us, b=them))
        parts.append(Part("bold $warning", tricks, 2))
        if missing:
            parts.append(Part("$faint", (_needed(view, view.contract, game), ""), 0))
    elif (high := standing(view.calls)) is not None:
        bid, name = call_words(high.call), names[high.seat]
        if high.seat == view.seat:
            long = say("Standing bid: {bid}, yours", bid=bid)
        else:
            long = say("Standing bid: {bid}, by {name}", bid=bid, name=name)
        parts.append(Part("bold $ink", (long, say("{name}: {contract}", name=name, contract=bid)), 1))
    if view.contract is None:
        right = game.counter_clockwise
        words = say("The turn goes to the right") if right else say("The turn goes to the left")
        parts.append(Part("$faint", (f"{words} {'→' if right else '←'}",), 0))
    return fitted(parts, width)


def trump_line(trump: Suit) -> str:
    """What is trump."""
    return say("Trump: {suit}", suit=f"{suit_words(trump)} {suit_symbol(trump)}")


def contract_line(contract: Contract, names: tuple[str, ...], me: int | None) -> str:
    """Who has undertaken what."""
    words = contract_words(contract)
    if contract.declarer == me:
        return say("Your contract: {contract}", contract=words)
    return say("{name}'s contract: {contract}", name=names[contract.declarer], contract=words)


def _needed(view: TekaView, contract: Contract, game: AnyGame) -> str:
    """How many tricks the declarer's side still needs."""
    declarer = contract.declarer
    side = (declarer,) if contract.double_13 else game.partners(declarer)
    won = sum(view.taken[seat] for seat in side)
    return count("{n} trick missing", "{n} tricks missing", contract.tricks - won)
