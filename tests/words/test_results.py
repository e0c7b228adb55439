"""The end of a deal and of a match in words, worked out by hand from the examples of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rtl import visual
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.golden_ten import GoldenTen
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.rules.rook import CallPartnerRook, KentuckyDiscard, KentuckyRook, RookGame, StandardRook
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.teka import Teka
from fa_cards.words import use
from fa_cards.words.results import account, is_tied, match_result, outcome, totals_line, went_well

NAMES = ("Sara", "Reza", "Zohreh", "Farid")
PERSIAN = ("سارا", "رضا", "زهره", "فرید")


def team_deal(
    bid: int, own: int, others: int, *, nest: int = 0, last: int = 0, forced: bool = False, trump: Suit = Suit.RED
) -> RookDeal:
    """A deal of a team game that seat 0 declared."""
    made = own >= bid
    score = own if made else -bid
    scores = (score, others, score, others)
    return RookDeal(
        number=1,
        dealer=3,
        scores=scores,
        totals=scores,
        contract=RookContract(0, bid, forced),
        trump=trump,
        called=None,
        partner=2,
        made=made,
        taken=(own, others),
        nest=nest,
        last=last,
    )


def called_deal(bid: int, own: int, others: int, scores: tuple[int, ...], **seats: int) -> RookDeal:
    return RookDeal(
        number=1,
        dealer=3,
        scores=scores,
        totals=scores,
        contract=RookContract(seats["declarer"], bid),
        trump=Suit.GREEN,
        called=card("B14"),
        partner=seats["partner"],
        made=own >= bid,
        taken=(own, others),
        nest=15,
        last=3,
    )


def told(deal: RookDeal | GoldenTenDeal, me: int | None, game: RookGame | GoldenTen) -> list[str]:
    return [bare(line) for line in (outcome(deal, NAMES, me, game), *account(deal, NAMES, me, game))]


# --- deals of the Rook family ----------------------------------------------------------------------------------------


def test_a_contract_that_is_made_counts_what_was_taken() -> None:
    """Worked example 1: 120 bid, 125 taken."""
    use("en")
    assert told(team_deal(120, 125, 55), 2, KentuckyRook()) == [
        "You made your contract: 125 points for you, 55 for the opponents",
        "Sara's contract: 120 points, Trump: red ■R",
        "Points taken: the declarer's side 125, the other side 55",
        "Made with 5 points to spare: what was taken counts, not the bid",
    ]


def test_a_contract_that_failed_costs_the_bid() -> None:
    """Worked example 2: 120 bid, 115 taken."""
    use("en")
    assert told(team_deal(120, 115, 65), 1, KentuckyRook()) == [
        "The opponents did not make their contract: -120 points for them, 65 for you",
        "Sara's contract: 120 points, Trump: red ■R",
        "Points taken: the declarer's side 115, the other side 65",
        "5 points short: minus the bid, what was taken is lost",
    ]


def test_a_minus_stands_before_its_number_in_persian() -> None:
    deal = team_deal(120, 115, 65)
    assert "\u200e-۱۲۰" in outcome(deal, PERSIAN, 0, KentuckyRook())
    assert bare(outcome(deal, PERSIAN, 0, KentuckyRook())).startswith("تعهدتان را نگرفتید")


def test_a_forced_bid_is_named_and_a_contract_may_be_made_exactly() -> None:
    """Worked example 13: forced 70, 70 taken."""
    use("en")
    assert told(team_deal(70, 70, 50, forced=True), 0, KentuckyDiscard()) == [
        "You made your contract: 70 points for you, 50 for the opponents",
        "Your contract: 70 points, Trump: red ■R, forced",
        "Points taken: the declarer's side 70, the other side 50",
        "The nest held no points",
        "Made exactly: what was taken counts",
    ]


def test_the_account_says_who_got_the_points_of_the_nest() -> None:
    """Worked example 7: 15 were buried, the opponents won the last trick."""
    use("en")
    game = KentuckyRook({"bury-points": True})
    failed = team_deal(110, 100, 80, nest=15, last=1)
    assert "Last trick: Reza, with the nest's 15 points" in told(failed, 0, game)
    assert "Last trick: you, with the nest's 15 points" in told(failed, 1, game)


def test_counters_that_filled_up_a_nest_go_with_the_last_trick_too() -> None:
    """Worked example 6: the nest held a five although counters are barred from it."""
    use("en")
    lines = told(team_deal(140, 140, 40, nest=5, last=3), 0, KentuckyRook())
    assert "Last trick: Farid, with the nest's 5 points" in lines


def test_a_last_trick_with_points_of_its_own_is_told() -> None:
    use("en")
    game = StandardRook({"last-trick": 20})
    assert "Last trick: Farid, 20 points; the nest held none" in told(
        team_deal(70, 100, 100, last=3, trump=Suit.HEARTS), 0, game
    )
    assert "Last trick: Farid, 20 points and the nest's 10" in told(
        team_deal(70, 100, 100, last=3, nest=10, trump=Suit.HEARTS), 0, game
    )


def test_a_tie_at_the_target_is_told_because_another_deal_comes() -> None:
    """Worked examples 9 and 23; 8: of two totals past the target one is higher."""
    use("en")
    tied = "A tie at the top: one more deal decides"
    team = team_deal(115, 115, 65)
    assert tied in told(replace(team, totals=(545, 545, 545, 545)), 0, KentuckyRook())
    assert tied not in told(replace(team, totals=(570, 540, 570, 540)), 0, KentuckyRook())
    assert tied not in told(replace(team, totals=(460, 460, 460, 460)), 0, KentuckyRook())
    called = called_deal(120, 130, 70, (130, 70, 130, 70), declarer=0, partner=2)
    ended = replace(called, totals=(550, 100, 550, 200))
    assert tied in told(ended, 0, CallPartnerRook())
    assert tied not in told(ended, 0, CallPartnerRook({"tie": "shared"}))
    use("fa")
    assert "مساوی شد؛ یک دور دیگر" in told(ended, 0, CallPartnerRook())


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (0, "You and Zohreh made the contract: 130 each, the others 70 each"),
        (2, "You and Sara made the contract: 130 each, the others 70 each"),
        (1, "Sara and Zohreh made the contract: 130 each, the others 70 each"),
        (None, "Sara and Zohreh made the contract: 130 each, the others 70 each"),
    ],
)
def test_partners_of_one_deal_score_each_for_himself(me: int | None, sentence: str) -> None:
    """Worked example 17."""
    use("en")
    deal = called_deal(120, 130, 70, (130, 70, 130, 70), declarer=0, partner=2)
    assert bare(outcome(deal, NAMES, me, CallPartnerRook())) == sentence


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (1, "Alone you did not make the contract: -150, the others 60 each"),
        (0, "Reza alone did not make the contract: -150, the others 60 each"),
        (None, "Reza alone did not make the contract: -150, the others 60 each"),
    ],
)
def test_who_was_alone_fails_alone(me: int | None, sentence: str) -> None:
    """Worked example 20."""
    use("en")
    deal = called_deal(150, 140, 60, (60, -150, 60, 60), declarer=1, partner=1)
    assert bare(outcome(deal, NAMES, me, CallPartnerRook())) == sentence


def test_the_account_of_a_deal_names_called_card_and_partner() -> None:
    use("en")
    game = CallPartnerRook()
    deal = called_deal(120, 110, 90, (-120, 90, -120, 90), declarer=0, partner=2)
    assert told(deal, 1, game)[1:] == [
        "Sara's contract: 120 points, Trump: green ▲G",
        "Called card: black 14; the partner was Zohreh",
        "Points taken: the declarer's side 110, the other side 90",
        "Last trick: Farid, 20 points and the nest's 15",
        "10 points short: minus the bid, what was taken is lost",
    ]
    assert "Called card: black 14; it was yours, and you were the partner" in told(deal, 2, game)
    alone = called_deal(150, 155, 45, (45, 155, 45, 45), declarer=1, partner=1)
    assert "Called card: black 14; it was yours, so you were alone" in told(alone, 1, game)
    assert "Called card: black 14; the declarer had it and was alone" in told(alone, 2, game)
    assert "Points taken: the declarer alone 155, all others 45" in told(alone, 2, game)


@pytest.mark.parametrize(("own", "good"), [(125, {0, 2}), (115, {1, 3})])
def test_a_deal_went_well_for_who_made_his_contract_or_stopped_another(own: int, good: set[int]) -> None:
    deal = team_deal(120, own, 180 - own)
    assert {seat for seat in range(4) if went_well(deal, seat, KentuckyRook())} == good


# --- deals of Golden Ten ---------------------------------------------------------------------------------------------


def penalties(reds: tuple[int, ...], scores: tuple[int, ...], golden: int, talon: int = 0) -> GoldenTenDeal:
    return GoldenTenDeal(number=1, dealer=0, scores=scores, totals=scores, reds=reds, golden=golden, talon=talon)


def test_the_golden_ten_takes_ten_off() -> None:
    """Red 5, red 10 and three red cards are 18; with the Golden Ten 8."""
    use("en")
    deal = penalties((18, 9, 0, 0), (8, 9, 0, 0), golden=0)
    game = GoldenTen()
    assert told(deal, 0, game) == [
        "Your penalty is 8; the lowest of the deal: Zohreh and Farid, 0",
        "Red cards: Sara 18, Reza 9, Zohreh 0 and Farid 0",
        "You took the Golden Ten: 18 less 10 is 8",
    ]
    assert told(deal, 3, game)[0] == "Your penalty is 0, the lowest of the deal"
    assert told(deal, None, game)[0] == "The lowest penalty of the deal: Zohreh and Farid, 0"
    assert [went_well(deal, seat, game) for seat in range(4)] == [False, False, True, True]


def test_the_golden_ten_has_nothing_to_take_off_where_no_red_card_is() -> None:
    """No red card and the Golden Ten: 0, or -10 by the option."""
    use("en")
    nothing = penalties((0, 27, 0, 0), (0, 27, 0, 0), golden=0)
    assert "Sara took the Golden Ten, with no penalty to lower" in told(nothing, 1, GoldenTen())
    below = penalties((0, 27, 0, 0), (-10, 27, 0, 0), golden=0)
    assert "You took the Golden Ten: 0 less 10 is -10" in told(below, 0, GoldenTen({"golden-negative": True}))


def test_the_golden_ten_goes_below_nothing_only_by_the_option() -> None:
    """Four plain red cards are 4; with the Golden Ten 0, or -6 by the option."""
    use("en")
    floored = penalties((4, 23, 0, 0), (0, 23, 0, 0), golden=0)
    assert "Sara took the Golden Ten: 4 becomes 0, and never less" in told(floored, 1, GoldenTen())
    below = penalties((4, 23, 0, 0), (-6, 23, 0, 0), golden=0)
    assert "Sara took the Golden Ten: 4 less 10 is -6" in told(below, 1, GoldenTen({"golden-negative": True}))


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (3, "The 2 left-over cards counted 10, with the first trick"),
        (5, "The left-over card counted 10, with the first trick"),
        (4, ""),
        (7, ""),
    ],
)
def test_left_over_cards_are_told_where_there_are_any(seats: int, sentence: str) -> None:
    use("en")
    reds = (27, *(0,) * (seats - 1))
    scores = (17, *(0,) * (seats - 1))
    names = ("Sara", "Reza", "Zohreh", "Farid", "Leila", "Najib", "Shirzad")
    lines = [bare(line) for line in account(penalties(reds, scores, 0, 10), names, 1, GoldenTen(seats=seats))]
    assert lines[2:] == ([sentence] if sentence else [])


# --- totals and matches ----------------------------------------------------------------------------------------------


def test_totals_are_those_of_teams_or_of_each_player() -> None:
    use("en")
    totals = (-120, 65, -120, 65)
    assert totals_line(totals, NAMES, 1, KentuckyRook()) == "Total: us 65, them -120"
    assert bare(totals_line(totals, NAMES, None, Teka())) == "Total: Sara and Zohreh -120, Reza and Farid 65"
    assert bare(totals_line((190, -80, 190, 130), NAMES, 2, CallPartnerRook())) == (
        "Total: Zohreh 190, Farid 130, Sara 190 and Reza -80"
    )
    assert bare(totals_line((8, 9, 0), NAMES[:3], None, GoldenTen(seats=3))) == "Total: Sara 8, Reza 9 and Zohreh 0"


def test_a_minus_does_not_turn_a_name_and_its_total_round() -> None:
    line = totals_line((190, -80, 190, 130), PERSIAN, 0, CallPartnerRook())
    # On the screen, from the left: the sign before its number, the name at the right of both.
    assert "-۸۰ اضر" in visual(line, "rtl", shaped=False)


@pytest.mark.parametrize(
    ("winners", "me", "sentence"),
    [
        ((0, 2), None, "Sara and Zohreh won the match"),
        ((1,), None, "Reza won the match"),
        ((0, 2), 2, "You and Sara won the match!"),
        ((2,), 2, "You won the match!"),
        ((1, 3), 0, "This time the opponents won: Reza and Farid"),
        ((3,), 0, "This time Farid won"),
    ],
)
def test_a_match_is_won_by_a_team_or_by_one_alone(winners: tuple[int, ...], me: int | None, sentence: str) -> None:
    use("en")
    assert bare(match_result(winners, NAMES, me)) == sentence


@pytest.mark.parametrize(
    ("winners", "me", "sentence"),
    [
        ((0, 2), None, "Sara and Zohreh won the match together"),
        ((0, 2), 2, "You and Sara won the match together!"),
        ((0, 1, 3), 1, "You and Sara and Farid won the match together!"),
        ((1, 3), 0, "This time Reza and Farid won together"),
        ((3,), 0, "This time Farid won"),
        ((3,), 3, "You won the match!"),
        ((3,), None, "Farid won the match"),
    ],
)
def test_who_tie_share_the_match(winners: tuple[int, ...], me: int | None, sentence: str) -> None:
    use("en")
    assert bare(match_result(winners, NAMES, me, tied=True)) == sentence


def test_partners_who_win_have_not_tied() -> None:
    assert not is_tied((0, 2), Teka())
    assert not is_tied((1, 3), KentuckyRook())
    assert is_tied((0, 2), CallPartnerRook())
    assert is_tied((0, 2), GoldenTen())
    assert not is_tied((2,), GoldenTen())
    assert not is_tied((), GoldenTen())


def test_the_verb_is_that_of_one_or_of_several() -> None:
    assert bare(match_result((0,), ("سارا", "رضا"), None)) == "سارا بازی را برد"
    assert bare(match_result((0, 1), ("سارا", "رضا"), None)) == "سارا و رضا بازی را بردند"
    assert bare(match_result((0, 1), ("سارا", "رضا"), None, tied=True)) == "سارا و رضا با هم برنده شدند"
