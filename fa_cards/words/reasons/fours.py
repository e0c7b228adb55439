"""The sentences of the reasons of the bots of the family of All Fours."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        # begging
        "stand": later("Stand: {suit} as trump is worth more to you than others would be (trumps in your hand: {n})."),
        "beg": later("Beg: another trump would be worth more to you than {suit} (trumps in your hand: {n})."),
        "give": later("Give a point: {suit} as trump is worth it to you (trumps in your hand: {n})."),
        "run": later("Deal three more: {suit} as trump is not worth a point to you (trumps in your hand: {n})."),
        "run-give-wins": later("A point would end the match for you: deal three more."),
        # cards
        "ending": later("All cards are known now: reckoned to the end, the {card} is best."),
        "win-prize": later("Win the trick with the {card}: the {prize} in it is worth it."),
        "win-own": later("Bring the {card} home in this trick."),
        "win-stock": later("Win with the {card}: so you draw the {top}."),
        "win-light": later("Win with the {card}: it costs you little."),
        "leave-stock": later("Leave the trick with the {card}: the {top} on the stock is not worth more."),
        "leave-trick": later("Leave the trick with the {card}, which costs you least."),
        "lose-least": later("The {card} costs you least here."),
        "give-partner": later("Your side will probably win this trick: give it the {card}."),
        "lead-boss": later("Lead the {card}: no opponent can hold a higher card of its suit."),
        "lead-worthless": later("Lead a card that counts nothing: {card}."),
        "lead-dear": later("Of all leads the {card} promises most, though an opponent may hold a higher one."),
    }
)
"""The sentence of every code; the placeholders are its details."""
