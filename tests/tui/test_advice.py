"""What the coach says: the step and why, nothing twice, and no more than is read at a glance."""

from __future__ import annotations

import pytest

from fa_cards.bots import Advice
from fa_cards.bots.advice import reason
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.actions import Bid, Cut, Manner, Pass, Play, Trump
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.catalog import game_class
from fa_cards.tui.advice import counsel, why_text
from fa_cards.words import use

NAMES = ("You", "Reza", "Parvaneh", "Farid")
TEKA = game_class("teka")()


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def told(advice: Advice) -> str:
    return bare(counsel(advice, NAMES, 0, TEKA))


def test_two_sentences_are_told_at_most_with_the_signal_among_them() -> None:
    reasons = (
        reason("cannot-win"),
        reason("play-low", card=card("5C")),
        reason("signal-snap", suit=Suit.CLUBS, wanted=Suit.DIAMONDS),
    )
    why = bare(why_text(Advice(Play(card("5C"), Manner.SNAP), reasons), NAMES, 0, TEKA))
    assert why == "Play your lowest card: 5♣. Snap it: with clubs that asks your partner for diamonds."


def test_where_chance_decides_the_step_alone_is_told() -> None:
    assert told(Advice(Cut(20))) == "The coach says: cut 20 cards."


def test_a_step_that_the_reason_names_is_not_told_twice() -> None:
    bid = Advice(Bid(9), (reason("bid-tricks", n=9, tricks=9, suit=Suit.SPADES),))
    assert told(bid).lower().count("bid 9") == 1
    trump = Advice(Trump(Suit.SPADES), (reason("best-trump", suit=Suit.SPADES, n=6, tricks=9),))
    assert told(trump).lower().count("make spades trump") == 1
    cash = Advice(Play(card("AS")), (reason("cash", card=card("AS")),))
    assert told(cash).count("A♠") == 1


def test_a_step_that_the_reason_leaves_out_is_told_first() -> None:
    advice = Advice(Pass(), (reason("partner-holds", partner=2),))
    assert told(advice).startswith("The coach says: pass.")
