"""The sentences of the reasons of the bots in contract rummy."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

SENTENCES: Mapping[str, Phrase] = MappingProxyType(
    {
        # taking and buying
        "take-lays": later("Take the {card}: it can be laid off on the table."),
        "take-melds": later("Take the {card}: with it you can lay a further meld."),
        "take-nearer": later("Take the {card}: after it your contract lacks only {n}."),
        "take-completes": later("Take the {card}: with it your contract is complete."),
        "take-longer": later("Take the {card}: it finds a place in your melds."),
        "take-frees": later("Take the {card}: with it you free a wild with which the contract goes."),
        "draw-no-use": later("The {card} is of no use to you: draw from the stock."),
        "draw-given-up": later("{seat} is nearly out and your contract lacks {n}: draw, and take nothing more for it."),
        "draw-no-spare": later("You could spare no card for the {card}: draw from the stock."),
        "buy-nearer": later("Buy the {card}: your contract lacks {n}, and this is one."),
        "buy-longer": later("Buy the {card}: it finds a place in your melds."),
        "buy-any": later("You hold too few cards to go out: buy the {card} for its extra card."),
        "let-down": later("You are down: more cards would only count against you."),
        "let-full": later("You hold as many cards as the last hand takes: buy nothing more."),
        "let-no-use": later("The {card} is of no use to you: do not buy it."),
        "let-danger": later("{seat} may soon be out: two cards more are too dear."),
        # melds and the discard
        "go-down": later("Your contract is complete: go down."),
        "further-meld": later("Lay a further meld: fewer points stay in your hand."),
        "swap": later("Swap with the {card}: after it you can lay more."),
        "lay-off": later("Lay the {card} off: it fits a meld on the table."),
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
