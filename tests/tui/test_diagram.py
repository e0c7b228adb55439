"""Hands lie open suit by suit, each from its highest card on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fa_cards.rtl import visual
from fa_cards.rules.cards import CARDS
from fa_cards.tui.diagram import suit_lines
from fa_cards.words import Preferences, prefer

HELD = ("AS", "8S", "7S", "KH", "TH", "4H", "6C", "2C")


@pytest.fixture(autouse=True)
def usual_again() -> Iterator[None]:
    yield
    prefer(Preferences())


@pytest.mark.parametrize("courts", [True, False])
@pytest.mark.parametrize("digits", [True, False])
def test_every_suit_runs_from_its_highest_card_at_the_right_whatever_its_ranks_are_written_with(
    courts: bool, digits: bool
) -> None:
    prefer(Preferences(local_digits=digits, court_words=courts))
    ace, king = ("آ", "ش") if courts else ("A", "K")
    ten, eight, seven, six, four, two = ["۱۰", "۸", "۷", "۶", "۴", "۲"] if digits else ["10", "8", "7", "6", "4", "2"]
    shown = suit_lines([CARDS[text] for text in HELD], None, 20, pairs=False).plain.split("\n")
    read = [visual(line, "rtl").split()[::-1] for line in shown]
    form = {visual(one, "rtl"): one for one in (ace, king)}
    assert [[form.get(one, one) for one in line] for line in read[:3]] == [
        ["♠", ace, eight, seven],
        ["♥", king, ten, four],
        ["♣", six, two],
    ]
