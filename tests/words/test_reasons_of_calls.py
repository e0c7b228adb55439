"""Beside the step that the coach advises its reason gives no order of its own: one order is enough."""

from __future__ import annotations

import re

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.catalog import game_class
from fa_cards.rules.errors import Detail
from fa_cards.words import use
from fa_cards.words.reasons import reason_text
from fa_cards.words.steps import step_words

NAMES = ("سارا", "رضا", "پروانه", "فرید")
DETAILS: dict[str, Detail] = {
    "card": card("B14"),
    "suit": Suit.BLACK,
    "seat": 1,
    "n": 9,
    "tricks": 8,
    "points": 120,
}

ADVISED = {
    "teka": {
        "cut 9": ["cut-middle"],
        "pass": ["pass-tricks", "pass-no-higher", "pass-for-partner"],
        "ter": ["pass-tricks", "say-ter"],
        "behi-ter": ["pass-tricks", "say-behi-ter"],
        "bid 9": ["bid-tricks", "must-bid"],
        "double-13": ["bid-double-13"],
        "redeal": ["redeal"],
        "raise 9": ["raise-sure"],
        "accept": ["accept-nothing-lost", "accept-sure"],
        "refuse": ["refuse-raise"],
    },
    "kentucky-rook": {
        "trump B": ["best-colour"],
        "bury R6 R7 R8 G6 G7": ["bury-losers", "bury-void", "bury-points", "bury-bound", "bury-cheapest"],
    },
    "call-partner-rook": {"call B14": ["call-trump", "call-side", "call-lowest"]},
    "all-fours": {
        "stand": ["stand"],
        "beg": ["beg"],
        "give": ["give"],
        "run": ["run", "run-give-wins"],
    },
    "toonerville": {
        "take": ["take-lays", "take-melds", "take-nearer", "take-completes", "take-longer", "take-frees"],
        "draw": ["draw-no-use", "draw-given-up", "draw-no-spare"],
        "buy": ["buy-nearer", "buy-longer", "buy-any"],
        "let": ["let-down", "let-full", "let-no-use", "let-danger"],
        "down set R9 B9 Y9 / run G4 G5 G6 G7": ["go-down"],
        "meld set R9 B9 Y9": ["further-meld"],
        "swap B14 1": ["swap"],
        "lay B14 1": ["lay-off"],
    },
}
"""The steps that are no play of a card, and the codes of the reasons for them."""
ORDER = {
    "fa": re.compile(r"(?<![\w\u200c])\w+ید:|: [^:]*(?<!می\u200c)\b[بن]\w+ید\.$"),
    "en": re.compile(
        r"(?:^|: )(?:accept|beg|bid|bury|buy|call|cut|deal|draw|give|go|lay|leave|make|pass|raise|refuse|"
        r"say|stand|swap|take)\b",
        re.IGNORECASE,
    ),
}
"""How an order looks, in either language."""


@pytest.mark.parametrize("code", ["fa", "en"])
@pytest.mark.parametrize("game", sorted(ADVISED))
def test_a_reason_gives_no_order_but_in_the_very_words_of_the_step(game: str, code: str) -> None:
    use(code)
    played = game_class(game)()
    for step, reasons in ADVISED[game].items():
        advised = bare(step_words(played.parse(step), played)).casefold()
        for one in reasons:
            said = bare(reason_text(one, DETAILS.items(), NAMES, seat=0, game=played)).casefold()
            assert advised in said or not ORDER[code].search(said), (advised, said)
