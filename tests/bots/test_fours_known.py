"""What a bot of the family of All Fours may conclude from what it has seen, and what points are worth to it."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.bots.fours.ending import ending
from fa_cards.bots.fours.known import Known, known
from fa_cards.bots.fours.stakes import MINE, OPEN, THEIRS, Stake, expected, weights
from fa_cards.rules.cards import PACK_52, Suit, card, cards
from fa_cards.rules.fours import (
    AllFoursState,
    CaliforniaFives,
    CaliforniaGame,
    CaliforniaJack,
    CaliforniaState,
    ShastaSam,
)
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import Point, card_points
from fa_cards.rules.game import State
from tests.bots.later import later
from tests.rules.fours_table import AllFoursTable, CaliforniaTable


def dealt(
    kind: type[CaliforniaGame], hands: tuple[str, str], stock: str, plays: str = "", **options: Any
) -> CaliforniaState:
    """A deal for two in which seat 0 leads: hands, the first cards of the stock, and what was played."""
    match = CaliforniaTable(kind, *hands, stock=stock, turn_up="7S", options=options)
    match.play(plays)
    return match.state


def stood() -> AllFoursState:
    """All Fours with the same hands, when seat 0 has stood with the seven of spades."""
    match = AllFoursTable(*HANDS, rest="7S")
    match.do("0 stand")
    return match.state


def seen_by(state: State[Any], seat: int) -> Known:
    return known(state.view(seat))


HANDS = ("9D 4D 7H 8H 2C 3C", "TC QC KC AC 3H 4S")


def test_cards_drawn_before_everybodys_eyes_are_known_and_the_top_card_is_in_no_hand() -> None:
    # Seat 1 throws a heart on the diamond; seat 0 draws the seven of spades, seat 1 the eight of clubs.
    now = seen_by(dealt(CaliforniaJack, HANDS, "7S 8C 9C", "9D 3H"), 0)
    assert now.certain == (0, DECK.bit[card("8C")])
    assert now.counts == (6, 5)
    assert now.top == DECK.bit[card("9C")]
    assert not now.unseen & now.top
    # 40 cards less two that were drawn and the one that is seen.
    assert (now.stock, now.aside) == (38, 37)


def test_a_void_lasts_where_draws_are_seen_but_for_the_cards_that_were_seen() -> None:
    now = seen_by(dealt(CaliforniaJack, HANDS, "7S 8D 9C", "9D 3H"), 0)
    assert now.voids == (0, DECK.suit[Suit.DIAMONDS])
    held = now.may_hold(1)
    diamonds = [one.text for one in DECK.cards(held) if one.text.endswith("D")]
    assert diamonds == ["8D"]


def test_a_void_may_end_with_a_draw_that_is_not_seen() -> None:
    state = dealt(ShastaSam, HANDS, "8S 8D", "9D 3H")
    assert seen_by(state, 0).voids == (0, 0)
    assert seen_by(state, 0).certain == (0, 0)


def test_a_trump_to_a_side_lead_shows_no_void() -> None:
    # Seat 1 trumps the diamond, which anybody may who could follow.
    now = seen_by(dealt(CaliforniaJack, HANDS, "7S 8C 9C", "9D 4S"), 0)
    assert now.voids == (0, 0)


def test_where_any_card_may_be_played_nothing_shows_a_void() -> None:
    now = seen_by(dealt(CaliforniaJack, HANDS, "7S 8C 9C", "9D 3H", **{"loose-discard": True}), 0)
    assert now.voids == (0, 0)


def test_who_throws_a_card_away_where_he_would_have_to_trump_has_no_trump() -> None:
    hands = (HANDS[0], "TC QC KC AC 3H 4H")
    state = dealt(CaliforniaJack, hands, "7S 8C 9C", "9D 3H", **{"void-must-trump": True})
    assert seen_by(state, 0).voids == (0, DECK.suit[Suit.DIAMONDS] | DECK.suit[Suit.SPADES])


def test_in_all_fours_what_was_turned_is_in_no_hand_and_the_rest_may_be_anywhere() -> None:
    now = seen_by(stood(), 0)
    assert now.gone == DECK.bit[card("7S")]
    # 52 cards less two hands of six and the turned one.
    assert now.aside == 39
    assert now.may_hold(1) == now.unseen


def test_high_and_low_of_all_fours_lie_in_no_trick() -> None:
    now = seen_by(stood(), 0)
    assert [bit for bit, _ in now.prizes] == [DECK.bit[card("JS")]]


# --- the ending ------------------------------------------------------------------------------------------------------


def late(stock: str = "") -> CaliforniaState:
    state = dealt(ShastaSam, HANDS, "")
    hands = (cards("JS 3C"), cards("KS TC"))
    rest = [one for one in PACK_52 if one not in {*hands[0], *hands[1], *cards(stock)}]
    return later(state, hands, (rest, ()), cards(stock))


def test_without_a_stock_the_other_hand_is_whatever_was_never_seen() -> None:
    last = ending(late().view(0))
    assert last is not None
    assert set(DECK.cards(last.hands[1])) == set(cards("KS TC"))


def test_while_cards_are_to_be_drawn_there_is_no_ending_to_solve() -> None:
    assert ending(late("2H 3H").view(0)) is None


def test_four_hands_and_all_fours_are_never_known_by_elimination() -> None:
    assert ending(stood().view(0)) is None
    state = CaliforniaTable(CaliforniaFives, seats=4).state
    hands = tuple(cards(text) for text in ("2S 3S", "2H 3H", "2D 3D", "2C 3C"))
    rest = [one for one in PACK_52 if one.rank > 3]
    assert ending(later(state, hands, (rest[:20], rest[20:]), ()).view(0)) is None


# --- what points are worth -------------------------------------------------------------------------------------------

HIGH_TO_GAME = [Stake(1, OPEN)] * 4


def test_far_from_the_target_every_point_is_worth_its_value() -> None:
    assert weights([Stake(1, OPEN), Stake(5, OPEN), Stake(1, OPEN)], (0, 0), 61) == [1, 5, 1]


def test_where_both_need_one_point_the_first_is_worth_the_match_and_the_others_nothing() -> None:
    high, *others = weights(HIGH_TO_GAME, (9, 9), 10)
    assert high == 1 + 10
    assert others == [0, 0, 0]


def test_an_own_high_that_ends_the_match_leaves_nothing_to_the_others() -> None:
    assert weights([Stake(1, MINE), *HIGH_TO_GAME[1:]], (9, 0), 10)[1:] == [0, 0, 0]


def test_the_worth_of_a_deal_is_what_its_points_bring_on_average() -> None:
    # 3 to 4 before; High won, Low lost, Jack not dealt, Game open: 4 to 5, and one more for either.
    stakes = [Stake(1, MINE), Stake(1, THEIRS), Stake(1, (0.0, 0.0)), Stake(1, OPEN)]
    assert expected(stakes, (3, 4), 11) == pytest.approx(-1.0)


@pytest.mark.parametrize(("won", "more"), [("TS TH TD AS AH", False), ("TS TH TD AS AH AD", True)])
def test_card_points_are_worth_nothing_once_game_is_decided(won: str, more: bool) -> None:
    # 38 card points are no Game yet, 42 are.
    state = dealt(CaliforniaJack, HANDS, "7S")
    pile = [*cards(won), *cards("2H 3H 4H 5H 6H 7H")]
    pile = pile[: len(pile) // 2 * 2]
    hands = (cards("2S 3S"), cards("2D 3D"))
    stock = [one for one in PACK_52 if one not in {*pile, *hands[0], *hands[1]}]
    view = later(state, hands, (pile, ()), stock).view(0)
    assert (2 * card_points(DECK.mask(cards(won))) > 80) is more
    assert (known(view).per_card_point == 0.0) is more


def test_a_stake_of_the_family_is_counted_in_the_order_of_the_rules() -> None:
    state = dealt(CaliforniaFives, HANDS, "7S")
    assert [bit for bit, _ in known(state.view(0)).prizes] == [
        DECK.bit[card(text)] for text in ("AS", "2S", "JS", "5S", "5H", "5D", "5C")
    ]
    assert state.view(0).rules.points[-1] is Point.GAME
