"""The worked examples of rook.md, section 8, as records that are replayed (tools/worked_examples wrote them).

Totals that an example begins with (8 to 10, 14, 15, 22, 23) are reached by real deals before it; each test says which.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from fa_cards.rules.cards import card
from fa_cards.rules.rook import RookState
from fa_cards.rules.rook.events import RookDeal
from tests.rules.kept_records import Kept

ROOK = Kept("rook")


def summary_of(name: str) -> dict[str, Any]:
    return ROOK.summary(name)


def state_of(name: str) -> RookState:
    return ROOK.state(name, RookState)


def deal_of(name: str) -> RookDeal:
    """The last deal of a record."""
    return state_of(name).deals[-1]


def sides(us: int, them: int) -> list[int]:
    """A is the seats 0 and 2, B the seats 1 and 3."""
    return [us, them, us, them]


class Example(NamedTuple):
    """A deal of seat 3 as dealer, the first of its match, and what section 8 says of it."""

    record: str
    says: str
    declarer: int
    bid: int
    own: int
    """What the declaring side took."""
    others: int
    scores: list[int]


ONE_DEAL = [
    Example("example-01", "A bids 120, takes 125: A +125, B +55", 0, 120, 125, 55, sides(125, 55)),
    Example("example-02", "A bids 120, takes 115: A -120, B +65", 0, 120, 115, 65, sides(-120, 65)),
    Example("example-03", "bid 130, takes exactly 130: A +130, B +50", 2, 130, 130, 50, sides(130, 50)),
    Example("example-04", "forced 100 by the dealer, takes 95: -100, +85", 3, 100, 95, 85, sides(85, -100)),
    Example("example-05", "bid 150, takes all: +180, 0", 0, 150, 180, 0, sides(180, 0)),
    Example("example-06", "fill-in, B wins the last trick: A +140, B +40", 0, 140, 140, 40, sides(140, 40)),
    Example("example-07-a", "A wins the last trick: A +115, B +65", 0, 110, 115, 65, sides(115, 65)),
    Example("example-07-b", "B wins the last trick: A -110, B +80", 0, 110, 100, 80, sides(-110, 80)),
    Example("example-11", "bid 85, 75 and nest 10, A wins last: +85, +35", 0, 85, 85, 35, sides(85, 35)),
    Example("example-12", "the same, B wins last: -85, +45", 0, 85, 75, 45, sides(-85, 45)),
    Example("example-13", "forced 70, takes 70: +70, +50", 2, 70, 70, 50, sides(70, 50)),
    Example("example-17", "P1 and P3 +130, P2 and P4 +70", 0, 120, 130, 70, [130, 70, 130, 70]),
    Example("example-18", "P1 and P3 -120, P2 and P4 +90", 0, 120, 110, 90, [-120, 90, -120, 90]),
    Example("example-19", "P2 alone +155, the others +45 each", 1, 150, 155, 45, [45, 155, 45, 45]),
    Example("example-20", "P2 alone -150, the others +60 each", 1, 150, 140, 60, [60, -150, 60, 60]),
    Example("example-20-buried", "20 with a buried card: the same", 1, 150, 140, 60, [60, -150, 60, 60]),
    Example("example-21", "buried 15, defenders 60+20+15, bidders 105", 0, 100, 105, 95, [105, 95, 105, 95]),
]


@pytest.mark.parametrize("told", ONE_DEAL, ids=lambda told: f"{told.record}: {told.says}")
def test_a_deal_brings_what_the_example_says(told: Example) -> None:
    summary = summary_of(told.record)
    assert summary["deals"] == [{"number": 1, "dealer": 3, "scores": told.scores, "totals": told.scores}]
    assert summary["totals"] == told.scores
    assert (summary["finished"], summary["winners"]) == (False, [])
    assert summary["next"] == {"seat": None, "legal": ["pack"]}
    deal = deal_of(told.record)
    contract = deal.contract
    assert (contract.declarer, contract.bid, deal.taken) == (told.declarer, told.bid, (told.own, told.others))
    assert deal.made is (told.own >= told.bid)


def test_examples_4_and_13_are_forced_bids() -> None:
    assert deal_of("example-04").contract.forced
    assert deal_of("example-13").contract.forced
    assert not deal_of("example-01").contract.forced


def test_example_6_four_plain_cards_and_a_five_were_buried() -> None:
    deal = deal_of("example-06")
    assert deal.nest == 5
    assert deal.last in {1, 3}
    replayed = ROOK.replayed("example-06")
    (bury,) = (step.action.text for step in replayed.record.steps if step.action.text.startswith("bury"))
    assert bury == "bury B6 R6 G6 Y6 Y5"


@pytest.mark.parametrize(
    ("name", "nest", "last_is_own"),
    [
        ("example-07-a", 15, True),
        ("example-07-b", 15, False),
        ("example-11", 10, True),
        ("example-12", 10, False),
        ("example-21", 15, False),
    ],
)
def test_what_was_buried_and_who_won_the_last_trick(name: str, nest: int, last_is_own: bool) -> None:
    deal = deal_of(name)
    assert deal.nest == nest
    assert (deal.last in {deal.contract.declarer, deal.partner}) is last_is_own


@pytest.mark.parametrize(
    ("name", "declarer", "partner"),
    [("example-17", 0, 2), ("example-18", 0, 2), ("example-19", 1, 1), ("example-20", 1, 1), ("example-21", 0, 2)],
)
def test_whose_card_was_called(name: str, declarer: int, partner: int) -> None:
    deal = deal_of(name)
    assert (deal.contract.declarer, deal.partner) == (declarer, partner)
    tricks = state_of(name).last_deal
    assert [play.seat for trick in tricks for play in trick.plays if play.card is deal.called] == [partner]


def test_the_buried_card_of_the_other_example_20_is_in_no_trick() -> None:
    deal = deal_of("example-20-buried")
    assert (deal.contract.declarer, deal.partner) == (1, 1)
    tricks = state_of("example-20-buried").last_deal
    assert deal.called is not None
    assert deal.called not in {play.card for trick in tricks for play in trick.plays}


def scores_of(summary: dict[str, Any]) -> list[list[int]]:
    return [deal["scores"] for deal in summary["deals"]]


def totals_of(summary: dict[str, Any]) -> list[list[int]]:
    return [deal["totals"] for deal in summary["deals"]]


def test_example_8_both_pass_500_and_the_higher_total_wins() -> None:
    """A made 110, 110 and 120, failed 100 with 50, made 110 twice: 460 to 470."""
    summary = summary_of("example-08")
    assert scores_of(summary) == [
        sides(110, 70),
        sides(110, 70),
        sides(120, 60),
        sides(-100, 130),
        sides(110, 70),
        sides(110, 70),
        sides(110, 70),
    ]
    assert totals_of(summary)[5] == sides(460, 470)
    assert summary["totals"] == sides(570, 540)
    assert (summary["finished"], summary["winners"], summary["next"]) == (True, [0, 2], None)
    assert deal_of("example-08").contract.bid == 100
    assert [deal["dealer"] for deal in summary["deals"]] == [3, 0, 1, 2, 3, 0, 1]


def test_example_9_a_tie_at_545_needs_another_deal() -> None:
    """A made 110 twice, failed 100 with 70, made 100, 110 and 100: 430 to 480."""
    summary = summary_of("example-09")
    assert totals_of(summary)[5] == sides(430, 480)
    assert scores_of(summary)[6] == sides(115, 65)
    assert summary["totals"] == sides(545, 545)
    assert (summary["finished"], summary["winners"]) == (False, [])
    assert summary["next"] == {"seat": None, "legal": ["pack"]}
    extra = summary_of("example-09-extra-deal")
    assert extra["deals"][:7] == summary["deals"]
    assert scores_of(extra)[7] == sides(105, 75)
    assert (extra["totals"], extra["winners"]) == (sides(650, 620), [0, 2])


def test_example_10_a_failed_bid_and_the_others_past_500() -> None:
    """B made 110 twice, failed 100 with 70, made 100, 110 and 100: 480 to 430."""
    summary = summary_of("example-10")
    assert totals_of(summary)[5] == sides(480, 430)
    assert scores_of(summary)[6] == sides(-120, 80)
    assert summary["totals"] == sides(360, 510)
    assert (summary["finished"], summary["winners"]) == (True, [1, 3])


def test_example_14_both_pass_300() -> None:
    """A made 75, B 80; A failed 70 with 30; B made 80 and failed 70 with 30; A made 75: 250 to 270."""
    summary = summary_of("example-14")
    assert scores_of(summary)[:6] == [
        sides(75, 45),
        sides(40, 80),
        sides(-70, 90),
        sides(40, 80),
        sides(90, -70),
        sides(75, 45),
    ]
    assert totals_of(summary)[5] == sides(250, 270)
    assert (deal_of("example-14").contract.bid, scores_of(summary)[6]) == (75, sides(80, 40))
    assert summary["totals"] == sides(330, 310)
    assert (summary["finished"], summary["winners"]) == (True, [0, 2])


def test_example_15_a_tie_at_310_needs_another_deal() -> None:
    """A made 80 twice, failed 70 with 30, made 75 twice: 240 to 260."""
    summary = summary_of("example-15")
    assert totals_of(summary)[4] == sides(240, 260)
    assert (deal_of("example-15").contract.bid, scores_of(summary)[5]) == (70, sides(70, 50))
    assert summary["totals"] == sides(310, 310)
    assert (summary["finished"], summary["winners"]) == (False, [])
    extra = summary_of("example-15-extra-deal")
    assert extra["deals"][:6] == summary["deals"]
    assert (extra["totals"], extra["winners"]) == (sides(350, 390), [1, 3])


def test_example_16_the_rook_beside_the_colour_that_was_led() -> None:
    summary = summary_of("example-16")
    assert summary["next"] == {"seat": 1, "legal": ["play Y7", "play ROOK"]}
    trick = state_of("example-16-trick").tricks[0]
    assert [play.card for play in trick.plays] == [card(name) for name in ("Y14", "ROOK", "Y10", "Y5")]
    assert trick.winner == 1
    assert state_of("example-16-trick").points == (0, 45, 0, 0)


def test_example_22_the_highest_total_wins_although_another_declared() -> None:
    """P2 alone failed 155; P2 and P3 took 170, P4 and P2 125, P1 and P2 160, P2 and P1 155."""
    summary = summary_of("example-22")
    assert scores_of(summary)[:5] == [
        [60, -155, 60, 60],
        [30, 170, 170, 30],
        [75, 125, 75, 125],
        [160, 160, 40, 40],
        [155, 155, 45, 45],
    ]
    assert totals_of(summary)[4] == [480, 455, 390, 300]
    assert scores_of(summary)[5] == [95, 105, 95, 105]
    deal = deal_of("example-22")
    assert (deal.contract.declarer, deal.contract.bid, deal.partner) == (1, 100, 3)
    assert summary["totals"] == [575, 560, 485, 405]
    assert (summary["finished"], summary["winners"]) == (True, [0])


def test_example_23_a_tie_of_partners_needs_an_extra_deal() -> None:
    """P1 and P3 took 140 together three times: 420 each."""
    summary = summary_of("example-23")
    assert totals_of(summary)[2] == [420, 180, 420, 180]
    assert summary["totals"] == [550, 250, 550, 250]
    assert (summary["finished"], summary["winners"]) == (False, [])
    assert summary["next"] == {"seat": None, "legal": ["pack"]}
    extra = summary_of("example-23-extra-deal")
    assert scores_of(extra)[4] == [120, 120, 80, 80]
    assert (extra["totals"], extra["winners"]) == ([670, 370, 630, 330], [0])


def test_example_23_by_the_option_the_match_is_shared() -> None:
    summary = summary_of("example-23-shared")
    assert summary["totals"] == [550, 250, 550, 250]
    assert (summary["finished"], summary["winners"], summary["next"]) == (True, [0, 2], None)


@pytest.mark.parametrize(
    ("name", "scores", "nest"),
    [
        pytest.param("example-standard", sides(100, 80), 15, id="180 together, the nest with B's last trick"),
        pytest.param("example-standard-last-trick", sides(120, 80), 0, id="200 together with the last trick's 20"),
        pytest.param("example-standard-nest-1", sides(120, 60), 10, id="one card in the nest"),
    ],
)
def test_the_standard_deck(name: str, scores: list[int], nest: int) -> None:
    assert summary_of(name)["totals"] == scores
    assert deal_of(name).nest == nest


def test_the_worked_auction_of_section_2() -> None:
    assert summary_of("auction")["next"] == {"seat": 2, "legal": ["bury"]}
    contract = state_of("auction").playing_for
    assert (contract.declarer, contract.bid) == (2, 115)


def test_after_three_passes_the_dealer_has_one_call_and_by_the_option_a_fourth_pass_brings_a_new_pack() -> None:
    assert summary_of("auction-forced")["next"] == {"seat": 3, "legal": ["bid 100"]}
    passed_out = summary_of("auction-passed-out")
    assert (passed_out["deals"], passed_out["next"]) == ([], {"seat": None, "legal": ["pack"]})
    assert state_of("auction-passed-out").dealer == 0


def test_every_record_is_looked_at() -> None:
    assert ROOK.not_in(__file__) == set()
