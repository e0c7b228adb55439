"""The sentences of the reasons of the bots in contract rummy."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        # taking and buying
        "take-lays": later("The {card} can be laid off on the table."),
        "take-melds": later("With the {card} you can lay a further meld."),
        "take-nearer": later("With the {card} your contract lacks only {n}."),
        "take-completes": later("With the {card} your contract is complete."),
        "take-longer": later("The {card} finds a place in your melds."),
        "take-frees": later("With the {card} you free a wild with which the contract goes."),
        "draw-no-use": later("The {card} is of no use to you: draw from the stock."),
        "draw-given-up": later(
            "{seat} is nearly out and your contract lacks {n}: nothing is worth taking for it any more."
        ),
        "draw-no-spare": later("You could spare no card for the {card}: draw from the stock."),
        "buy-nearer": later("Your contract lacks {n}, and the {card} is one."),
        "buy-longer": later("The {card} finds a place in your melds, and is worth buying."),
        "buy-any": later("You hold too few cards to go out, and with the {card} comes an extra one."),
        "let-down": later("You are down: more cards would only count against you."),
        "let-full": later("You hold as many cards as the last hand takes."),
        "let-no-use": later("The {card} is of no use to you."),
        "let-danger": later("{seat} may soon be out: two cards more are too dear."),
        # melds and the discard
        "go-down": later("Your contract is complete."),
        "further-meld": later("So fewer points stay in your hand."),
        "swap": later("With the wild that the {card} frees you can lay more."),
        "lay-off": later("The {card} fits a meld on the table."),
        "lay-freed": later("You have freed the {card}: it has to be laid in this turn."),
        "discard-dear": later("Throw away your dearest card: {card}, {n} points."),
        "discard-no-gift": later("Throw the {card} away: a dearer card would help the next player."),
        "discard-given-up": later(
            "{seat} is nearly out and your contract lacks {n}: get rid of points, the {card} first."
        ),
        "discard-spare": later("Throw the {card} away: your contract does without it."),
        "discard-least": later("All your cards are of use: the {card} helps least."),
    }
)
"""The sentence of every code; the placeholders are its details."""
