"""teka.md, section 6: the signals, public and attached to the played card, at most one a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import Suit, card, cards
from fa_cards.rules.tricks import Played

if TYPE_CHECKING:
    from tests.rules.conftest import Sit, Table


def playing(sit: Sit, **options: object) -> Table:
    table = sit(
        "AS KS 9H 3D 4D 5D 6D 7D 8D 9D 3C 4C 5C",
        options={"raises": False} | {key.replace("_", "-"): value for key, value in options.items()},
    )
    table.bid("bid 8")
    return table


def second_trick(sit: Sit, **options: object) -> Table:
    """Seat 0 is to lead to the second trick; the king is his last spade, the nine his only heart."""
    table = playing(sit, **options)
    table.play("AS")
    for _ in range(3):
        table.do(f"{table.state.actor} {table.legal()[0]}")
    return table


def manners(table: Table, name: str) -> list[str]:
    return [text for text in table.legal() if text.startswith(f"play {name}")]


def test_three_signals_slap_snap_and_drop(sit: Sit) -> None:
    table = second_trick(sit)
    assert manners(table, "9H") == ["play 9H", "play 9H slap", "play 9H snap", "play 9H drop"]
    assert manners(table, "3D") == ["play 3D", "play 3D slap", "play 3D snap"]


@pytest.mark.parametrize("manner", ["slap", "snap", "drop"])
def test_everyone_sees_the_signal(sit: Sit, manner: str) -> None:
    table = second_trick(sit)
    table.do(f"0 play KS {manner}")
    played = Played(0, card("KS"), Manner(manner))
    assert [*table.events] == [played]
    assert all(table.state.view(seat).trick == (played,) for seat in range(4))


def test_a_drop_is_legal_only_when_the_card_is_the_last_of_its_suit(sit: Sit) -> None:
    table = playing(sit)
    assert manners(table, "AS") == ["play AS", "play AS slap", "play AS snap"]
    refusal = table.refusal("0 play AS drop")
    assert (refusal.code, refusal.details) == ("false-drop", {"suit": Suit.SPADES, "cards": cards("KS")})
    table = second_trick(sit)
    assert table.code("0 play 3D drop") == "false-drop"
    table.do("0 play 9H drop")


def test_a_drop_from_the_declarers_chain_is_false_while_he_holds_another_trump(sit: Sit) -> None:
    # only one card may be led, and it is not the last of its suit
    table = sit("AS QS", "KS", "JS", "TS", options={"raises": False})
    table.bid("bid 8")
    assert table.legal() == ("play AS", "play AS slap", "play AS snap")


def test_a_singleton_ace_may_be_dropped_in_the_first_trick(sit: Sit) -> None:
    table = sit("AS", "KS QS JS TS 9S", "8S 7S 6S 5S", "4S 3S 2S", options={"raises": False})
    table.bid("bid 8")
    assert table.legal() == ("play AS", "play AS slap", "play AS snap", "play AS drop")


def test_without_truthful_drop_the_truth_is_not_enforced(sit: Sit) -> None:
    table = playing(sit, truthful_drop=False)
    assert manners(table, "AS") == ["play AS", "play AS slap", "play AS snap", "play AS drop"]
    table.do("0 play AS drop")


@pytest.mark.parametrize("truthful_drop", [True, False])
def test_with_two_signals_snap_is_refused_and_truthful_drop_says_nothing(sit: Sit, truthful_drop: bool) -> None:
    table = playing(sit, signals="two", truthful_drop=truthful_drop)
    assert manners(table, "AS") == ["play AS", "play AS slap", "play AS drop"]
    assert table.code("0 play AS snap") == "no-such-signal"
    table.do("0 play AS drop")


def test_without_signals_every_signal_is_refused(sit: Sit) -> None:
    table = second_trick(sit, signals="off")
    assert manners(table, "9H") == ["play 9H"]
    for manner in ("slap", "snap", "drop"):
        assert table.code(f"0 play 9H {manner}") == "no-such-signal"


def test_a_signal_does_not_make_a_card_legal(sit: Sit) -> None:
    table = playing(sit)
    assert table.code("0 play 9H slap") == "must-lead-trump"
    assert table.code("0 play QH slap") == "not-in-hand"
