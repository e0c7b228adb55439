"""The two lines at the top: the match and its score, and what this deal is played for."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from fa_cards.rtl import Column
from fa_cards.rules.cards import Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.auction import standing
from fa_cards.rules.teka.contract import Contract
from fa_cards.tui.ink import spaced
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

    def show(self, view: TekaView, names: tuple[str, ...], game: AnyGame) -> None:
        """Draws both lines for what the seat of the view knows."""
        self.query_one("#match-line", Static).update(match_line(view, game))
        self.query_one("#deal-line", Static).update(deal_line(view, names, game, self.app.size.width - 2))


def match_line(view: TekaView, game: AnyGame) -> Content:
    """The game, the deal, the score and the target."""
    us, them = view.totals[view.seat], view.totals[(view.seat + 1) % len(view.totals)]
    parts = [Content.styled(game_name(game.key), "bold $accent")]
    if view.number:
        parts.append(Content.styled(say("Deal {n}", n=view.number), "$ink"))
    parts.append(Content.styled(say("Score: us {a}, them {b}", a=us, b=them), "bold $ink"))
    parts.append(Content.styled(say("Match to {n}", n=view.options.target), "$faint"))
    return spaced(parts)


def deal_line(view: TekaView, names: tuple[str, ...], game: AnyGame, width: int) -> Content:
    """Trump, contract and tricks once they are there; before that the bid that stands, and the way the turn goes.

    What is still missing for the contract follows where the line has room for it.
    """
    parts = []
    if view.trump is not None:
        parts.append(Content.styled(trump_line(view.trump), "bold $accent"))
    if view.contract is not None:
        contract = contract_line(view.contract, names, view.seat)
        parts.append(Content.styled(contract, "bold $ink"))
        us = view.taken[view.seat] + view.taken[(view.seat + 2) % 4]
        tricks = say("Tricks: us {a}, them {b}", a=us, b=sum(view.taken) - us)
        parts.append(Content.styled(tricks, "bold $warning"))
        needed = Content.styled(_needed(view, view.contract), "$faint")
        if spaced([*parts, needed]).cell_length <= width:
            parts.append(needed)
    elif (high := standing(view.calls)) is not None:
        bid = call_words(high.call)
        if high.seat == view.seat:
            text = say("Standing bid: {bid}, yours", bid=bid)
        else:
            text = say("Standing bid: {bid}, by {name}", bid=bid, name=names[high.seat])
        parts.append(Content.styled(text, "bold $ink"))
    if view.contract is None:
        right = game.counter_clockwise
        words = say("The turn goes to the right") if right else say("The turn goes to the left")
        turn = f"{words} {'→' if right else '←'}"
        parts.append(Content.styled(turn, "$faint"))
    return spaced(parts)


def trump_line(trump: Suit) -> str:
    """What is trump."""
    return say("Trump: {suit}", suit=f"{suit_words(trump)} {suit_symbol(trump)}")


def contract_line(contract: Contract, names: tuple[str, ...], me: int) -> str:
    """Who has undertaken what."""
    words = contract_words(contract)
    if contract.declarer == me:
        return say("Your contract: {contract}", contract=words)
    return say("{name}'s contract: {contract}", name=names[contract.declarer], contract=words)


def _needed(view: TekaView, contract: Contract) -> str:
    """How many tricks the declarer's side still needs."""
    declarer, partner = contract.declarer, (contract.declarer + 2) % 4
    won = view.taken[declarer] if contract.double_13 else view.taken[declarer] + view.taken[partner]
    return count("{n} trick missing", "{n} tricks missing", contract.tricks - won)
