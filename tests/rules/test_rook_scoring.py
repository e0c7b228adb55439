"""rook.md, sections 1, 5 and 7: what a deal brings, and when a match ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from fa_cards.rules.events import DealScored, MatchWon
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.scoring import captured, scores, side_of, winners_of
from tests.rules.rook_table import RookTable, rules_of

US, ALONE = (0, 2), (1,)


@pytest.mark.parametrize(
    ("bid", "own", "others", "expected"),
    [
        # the numbers are those of section 8
        (120, 125, 55, (125, 55, 125, 55)),
        (120, 115, 65, (-120, 65, -120, 65)),
        (130, 130, 50, (130, 50, 130, 50)),
        (100, 95, 85, (-100, 85, -100, 85)),
        (150, 180, 0, (180, 0, 180, 0)),
        (85, 85, 35, (85, 35, 85, 35)),
        (85, 75, 45, (-85, 45, -85, 45)),
        (180, 180, 0, (180, 0, 180, 0)),
        (180, 175, 5, (-180, 5, -180, 5)),
    ],
)
def test_the_declaring_side_scores_what_it_took_or_loses_its_bid_and_the_others_score_what_they_took(
    bid: int, own: int, others: int, expected: tuple[int, ...]
) -> None:
    for forced in (False, True):  # there is no relief for a forced bid
        assert scores(RookContract(0, bid, forced=forced), US, own, others) == expected


@pytest.mark.parametrize(
    ("declarer", "partner", "bid", "own", "expected"),
    [
        (0, 2, 120, 130, (130, 70, 130, 70)),
        (0, 2, 120, 110, (-120, 90, -120, 90)),
        (0, 1, 120, 130, (130, 130, 70, 70)),
        (1, 1, 150, 155, (45, 155, 45, 45)),
        (1, 1, 150, 140, (60, -150, 60, 60)),
    ],
)
def test_in_call_partner_every_member_scores_and_every_defender_in_full(
    declarer: int, partner: int, bid: int, own: int, expected: tuple[int, ...]
) -> None:
    side = side_of(declarer, partner)
    assert scores(RookContract(declarer, bid), side, own, 200 - own) == expected


class Played(NamedTuple):
    """What was taken in a deal, by seat, and the rest of what is counted."""

    points: tuple[int, ...]
    side: tuple[int, ...]
    """The declaring side."""
    nest: int
    """What the buried cards are worth."""
    last: int
    """Who won the last trick."""


@pytest.mark.parametrize(
    ("key", "options", "deal", "expected"),
    [
        ("kentucky-rook", {}, Played((60, 20, 80, 20), US, 0, 1), (140, 40)),
        ("kentucky-rook", {}, Played((60, 20, 80, 15), US, 5, 1), (140, 40)),  # example 6
        ("kentucky-rook", {}, Played((50, 35, 50, 30), US, 15, 0), (115, 65)),  # example 7
        ("kentucky-rook", {}, Played((50, 35, 50, 30), US, 15, 3), (100, 80)),
        ("kentucky-discard", {}, Played((40, 20, 35, 15), US, 10, 2), (85, 35)),  # examples 11 and 12
        ("kentucky-discard", {}, Played((40, 20, 35, 15), US, 10, 1), (75, 45)),
        ("call-partner-rook", {}, Played((50, 60, 55, 0), US, 15, 1), (105, 95)),  # example 21
        ("call-partner-rook", {}, Played((50, 60, 55, 0), US, 15, 2), (140, 60)),
        ("call-partner-rook", {}, Played((40, 100, 40, 0), ALONE, 0, 1), (120, 80)),
        ("standard-rook", {}, Played((60, 20, 80, 10), US, 10, 3), (140, 40)),
        ("standard-rook", {"last-trick": 20}, Played((60, 20, 80, 10), US, 10, 3), (140, 60)),
        ("standard-rook", {"last-trick": 20}, Played((60, 20, 80, 10), US, 10, 2), (170, 30)),
    ],
)
def test_the_nest_and_the_last_tricks_points_go_to_the_side_that_wins_the_last_trick(
    key: str, options: Mapping[str, Any], deal: Played, expected: tuple[int, int]
) -> None:
    rules = rules_of(key, options)
    assert captured(*deal, rules) == expected
    assert sum(expected) == rules.total


def test_points_that_do_not_add_up_are_not_scored() -> None:
    with pytest.raises(AssertionError, match="lost"):
        captured((60, 20, 80, 15), US, 0, 1, rules_of("kentucky-rook"))


def test_the_last_trick_is_worth_20_in_call_partner_and_by_the_option_alone() -> None:
    assert rules_of("call-partner-rook").last_trick == 20
    assert rules_of("standard-rook", {"last-trick": 20}).last_trick == 20
    for key in ("kentucky-rook", "kentucky-discard", "standard-rook"):
        assert rules_of(key).last_trick == 0


@pytest.mark.parametrize("key", ["kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook"])
@pytest.mark.parametrize("declarer", range(4))
def test_a_played_deal_is_scored_by_its_tricks(key: str, declarer: int) -> None:
    """The score is counted again, card by card, from the tricks of the deal."""
    nest = "2S 3S 4S 6S 7S" if key == "standard-rook" else "B6 B7 B8 B9 B11"
    table = RookTable(key, nest=nest)
    trump = "S" if key == "standard-rook" else "B"
    table.begin(declarer, table.rules.min_bid, trump, call="B12" if key == "call-partner-rook" else "")
    table.play_on()
    (deal,) = table.state.deals
    tricks = table.state.last_deal
    side = {declarer, deal.partner}
    if key != "call-partner-rook":
        assert deal.partner == (declarer + 2) % 4
    own = sum(table.rules.deck.value(p.card) for trick in tricks if trick.winner in side for p in trick.plays)
    own += table.rules.last_trick if tricks[-1].winner in side else 0
    assert deal.taken == (own, table.rules.total - own)
    assert deal.made is (own >= table.rules.min_bid)
    expected = [(own if deal.made else -table.rules.min_bid) if seat in side else deal.taken[1] for seat in range(4)]
    assert list(deal.scores) == expected
    assert deal.last == tricks[-1].winner
    assert any(isinstance(one, DealScored) for one in table.events)


# ---- the end of a match


@pytest.mark.parametrize(
    ("key", "target"),
    [("kentucky-rook", 500), ("kentucky-discard", 300), ("call-partner-rook", 500), ("standard-rook", 500)],
)
def test_the_targets(key: str, target: int) -> None:
    assert rules_of(key).target == target
    assert rules_of(key, {"target": 15}).target == 15


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((495, 0, 495, 0), ()),
        ((500, 0, 500, 0), (0, 2)),
        ((-5, 505, -5, 505), (1, 3)),
        ((570, 540, 570, 540), (0, 2)),  # example 8: both past 500
        ((545, 545, 545, 545), ()),  # example 9: another deal
        ((360, 510, 360, 510), (1, 3)),  # example 10
        ((495, 495, 495, 495), ()),
    ],
)
def test_in_a_team_game_the_higher_total_at_or_above_the_target_wins(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert winners_of(totals, rules_of("kentucky-rook")) == winners
    assert winners_of(totals, rules_of("standard-rook")) == winners


@pytest.mark.parametrize(
    ("totals", "winners", "shared"),
    [
        ((499, 300, 200, 100), (), ()),
        ((575, 560, 485, 405), (0,), (0,)),  # example 22: the highest, though another declared
        ((550, 300, 550, 100), (), (0, 2)),  # example 23: a tie
        ((500, 500, 500, 500), (), (0, 1, 2, 3)),
        ((500, 500, 510, 500), (2,), (2,)),
        ((-100, 500, 495, 495), (1,), (1,)),
    ],
)
def test_in_call_partner_one_total_alone_has_to_be_the_highest_or_the_match_is_shared_by_the_option(
    totals: tuple[int, ...], winners: tuple[int, ...], shared: tuple[int, ...]
) -> None:
    assert winners_of(totals, rules_of("call-partner-rook")) == winners
    assert winners_of(totals, rules_of("call-partner-rook", {"tie": "shared"})) == shared


def test_reaching_the_target_in_mid_deal_does_not_stop_the_play() -> None:
    table = RookTable("kentucky-rook", nest="B6 B7 B8 B9 B11", options={"target": 5})
    table.begin(3, 100, "B")
    while len(table.state.tricks) < 9:
        table.do(f"{table.state.actor} {table.legal()[0]}")
    assert max(table.state.points) > 5
    assert (table.state.finished, table.state.phase) == (False, Phase.PLAY)
    table.play_on()
    assert table.state.finished
    assert isinstance(table.events[-1], MatchWon)
    assert table.code("0 play B6") == "after-end"
    assert table.legal(0) == ()


def test_a_total_may_fall_below_nothing() -> None:
    table = RookTable("kentucky-rook", nest="B6 B7 B8 B9 B11")
    table.begin(0, 180, "B")
    table.play_on()
    assert table.state.totals[0] == table.state.totals[2] == -180
    assert table.state.totals[1] == table.state.deals[0].taken[1]
