"""What to do next at a table of Golden Ten (extras.md, section A)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fa_cards.rules.cards import Card
from fa_cards.rules.golden_ten import GoldenTenView
from fa_cards.rules.golden_ten.counting import DECK, GOLDEN_TEN, RED, red_points
from fa_cards.words.catalog import count, say, say_in
from fa_cards.words.lists import joined
from fa_cards.words.prompts import to_follow, to_lead, to_void


def own_prompt(view: GoldenTenView, names: Sequence[str], chosen: Card | None, marked: Collection[Card]) -> str:
    """What the seat of the view, whose turn it is, is to do now, and what there is to be avoided or won."""
    return " ".join(sentence for sentence in (_play(view), _at_stake(view), _left_over(view)) if sentence)


def own_waiting(view: GoldenTenView, names: Sequence[str]) -> str:
    """Whom the table waits for is told as at every table."""
    return ""


def tied(view: GoldenTenView) -> bool:
    """Whether several have won the match: each plays alone."""
    return len(view.winners) > 1


def _play(view: GoldenTenView) -> str:
    if not view.trick:
        return to_lead() + "."
    led = view.trick[0].card.suit
    assert led is not None, "the Rook is left out"
    holds = any(card.suit is led for card in view.hand)
    return (to_follow(led) if holds else to_void(led)) + "."


def _at_stake(view: GoldenTenView) -> str:
    """The red points that lie on the table, and the Golden Ten; before a card lies there, what to avoid."""
    mask = DECK.mask(play.card for play in view.trick)
    if not mask:
        return say("Avoid winning red cards.")
    lying = []
    if mask & RED:
        lying.append(count("{n} red point", "{n} red points", red_points(mask)))
    if mask & GOLDEN_TEN:
        lying.append(say_in("game", "Golden Ten"))
    return say("On the table: {cards}.", cards=joined(lying)) if lying else ""


def _left_over(view: GoldenTenView) -> str:
    """In the first trick: that the cards left over in the deal go to its winner."""
    if not view.talon or view.tricks:
        return ""
    return count(
        "{n} hidden card goes with this trick.",
        "{n} hidden cards go with this trick.",
        view.talon,
    )
