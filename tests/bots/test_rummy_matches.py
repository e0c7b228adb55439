"""Matches of bots of contract rummy: every deal comes to an end, nobody takes in vain, and the last round is won."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from fa_cards.bots import make
from fa_cards.rules.actions import Action, Buy, Discard, Lay, Take
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import State
from fa_cards.rules.rummy.solver import missing
from fa_cards.rules.rummy.view import RummyView

TABLES = [("toonerville", 3), ("toonerville", 4), ("toonerville", 5), ("rook-shanghai", 4), ("rook-shanghai", 6)]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


class Turned(NamedTuple):
    """A step of a seat, with what it saw."""

    view: RummyView
    action: Action


def steps(key: str, seats: int, seed: str, **options: Any) -> Iterator[Turned]:
    """The steps of the seats in a match of easy bots; the last views come after its end."""
    bot, dice = make(key, "easy"), Dice(seed)
    state: State[Any] = game_class(key)({name.replace("_", "-"): one for name, one in options.items()}, seats).start()
    while not state.finished:
        seat = state.actor
        if seat is None:
            action = state.chance(dice)
        else:
            view = state.view(seat)
            action = bot.choose(view, dice)
            yield Turned(view, action)
        state, _ = state.apply(seat, action)


@cache
def match(key: str, seats: int) -> tuple[Turned, ...]:
    return tuple(steps(key, seats, "match"))


def deals(some: tuple[Turned, ...]) -> dict[tuple[int, int], list[Turned]]:
    """The steps of each seat in each deal."""
    result: dict[tuple[int, int], list[Turned]] = {}
    for one in some:
        result.setdefault((one.view.number, one.view.seat), []).append(one)
    return result


def near_out(view: RummyView) -> bool:
    """Whether another player who is down holds one card."""
    return any(view.down[seat] and count == 1 for seat, count in enumerate(view.counts) if seat != view.seat)


@every_table
def test_who_is_not_down_never_lacks_more_of_the_contract_than_before_but_where_somebody_holds_one_card(
    key: str, seats: int
) -> None:
    for told in deals(match(key, seats)).values():
        least: int | None = None
        for one in told:
            view = one.view
            if view.is_down or near_out(view):
                break
            if view.whole_hand and len(view.hand) < view.contract.cards:
                continue
            if isinstance(one.action, Discard):
                left = list(view.hand)
                left.remove(one.action.card)
                lacks = missing(left, view.contract, view.rules)
                assert least is None or lacks <= least
                least = lacks


@every_table
def test_who_is_not_down_takes_only_what_makes_less_be_missing_or_goes_down_with_a_rook_that_it_frees(
    key: str, seats: int
) -> None:
    for told in deals(match(key, seats)).values():
        for one, following in itertools.pairwise(told):
            view = one.view
            if view.is_down or view.whole_hand or not isinstance(one.action, Take | Buy):
                continue
            before = missing(view.hand, view.contract, view.rules)
            after = missing((*view.hand, view.pile[-1]), view.contract, view.rules)
            assert after < before or before == 0 or following.action.word == "down"


@every_table
def test_who_is_down_takes_only_what_it_lays_in_that_turn_and_buys_nothing(key: str, seats: int) -> None:
    taken = 0
    for told in deals(match(key, seats)).values():
        for place, one in enumerate(told):
            view = one.view
            if not view.is_down:
                continue
            assert not isinstance(one.action, Buy)
            if isinstance(one.action, Take):
                taken += 1
                until = next(
                    (n for n, later in enumerate(told[place:], place) if isinstance(later.action, Discard)), None
                )
                laid = [later.action.card for later in told[place:until] if isinstance(later.action, Lay)]
                assert view.pile[-1] in laid
    assert taken


@every_table
def test_nobody_discards_a_wild(key: str, seats: int) -> None:
    for one in match(key, seats):
        if isinstance(one.action, Discard) and len(one.view.hand) > 1:
            assert one.action.card not in one.view.rules.wilds


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_round_is_won_and_everybody_has_bought_who_goes_out_with_what_was_dealt(seats: int) -> None:
    won = 0
    for number in range(4):
        *_, last = steps("toonerville", seats, f"round 11 {number}", only_round=11)
        won += last.action.word == "down"
        assert last.view.buys[last.view.seat] >= 1
        assert all(buys <= 1 for buys in last.view.buys), "a second one would only make the hand bigger"
    assert won == 4


def test_the_last_hand_of_shanghai_is_won_without_a_buy() -> None:
    *_, last = match("rook-shanghai", 4)
    assert last.view.whole_hand
    assert last.action.word == "down"
    assert last.view.buys == (0, 0, 0, 0)


def test_the_last_round_of_fourteen_cards_is_won_without_a_buy() -> None:
    *_, last = steps("toonerville", 3, "fourteen", only_round=11, round_11_deal=14)
    assert last.action.word == "down"
    assert last.view.buys == (0, 0, 0)
