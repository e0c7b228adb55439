"""What a seat of Teka knows: this deal, its own cards, what everybody saw; of another's cut only that it was made."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from fa_cards.rules.actions import Pack
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.records import Step
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.pack import deal, stacked
from fa_cards.rules.teka.view import CutSeen

if TYPE_CHECKING:
    from tests.rules.conftest import Sit, Table

NO_HONOURS = "TS 9S 8S 7S TH 9H 8H TD 9D 8D TC 9C 8C"


def cut_at(sit: Sit, number: int) -> Table:
    """The same hands, however many cards seat 2 lifted."""
    table = sit()
    table.do("dealer 3")
    table.step(Step(None, Pack(stacked(deal(PACK_52, 3), 3, number))))
    table.do(f"2 cut {number}")
    return table


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_another_seats_cut_reaches_a_view_without_its_number(sit: Sit, seat: int) -> None:
    views = [cut_at(sit, number).state.view(seat) for number in (4, 13, 27, 48)]
    assert all(view == views[0] for view in views)
    assert views[0].cuts == (CutSeen(2, declined=False, number=None),)


def test_a_seat_knows_its_own_cut(sit: Sit) -> None:
    assert cut_at(sit, 27).state.view(2).cuts == (CutSeen(2, declined=False, number=27),)


def test_the_left_player_does_not_learn_where_the_dealer_cut(sit: Sit) -> None:
    views = []
    for number in (4, 9, 33):
        table = sit(*sit.SURE)
        table.bid("bid 8")
        table.play(sit.WINNING, 0, 32)
        table.do(f"0 cut {number}")
        views.append(table.state.view(3))
    assert views[0] == views[1] == views[2]
    assert views[0].cuts == (CutSeen(0, declined=False, number=None),)


def test_everybody_sees_that_a_cut_was_declined(sit: Sit) -> None:
    table = sit(*sit.SURE)
    table.bid("bid 8")
    table.play(sit.WINNING, 0, 32)
    table.do("0 cut 0")
    assert all(table.state.view(seat).cuts[0].declined for seat in range(4))


def test_the_type_of_a_view_has_one_field_for_cards_in_hand() -> None:
    """No field could hold another seat's cards: hands by seat would be tuples of tuples of cards."""
    kinds = {one.name: str(one.type) for one in fields(TekaView)}
    assert [name for name, kind in kinds.items() if "Card" in kind] == ["hand"]
    assert kinds["hand"] == "tuple[Card, ...]"


def test_a_hand_is_shown_in_the_order_of_the_pack_not_as_it_was_dealt(sit: Sit) -> None:
    hand = sit("AS 2C KH 3D").state.view(0).hand
    assert list(hand) == sorted(hand, key=PACK_52.index)


def test_nothing_is_seen_of_the_gathered_pack(sit: Sit) -> None:
    table = sit(*sit.SURE)
    table.bid("bid 8")
    table.play(sit.WINNING, 0, 32)
    for seat in range(4):
        view = table.state.view(seat)
        assert (view.hand, view.tricks, view.trick, view.calls, view.contract) == ((), (), (), (), None)


def test_the_last_deals_tricks_are_kept_beside_the_view(sit: Sit) -> None:
    table = sit(*sit.SURE)
    table.bid("bid 8")
    table.play(sit.WINNING, 0, 32)
    assert [trick.winner for trick in table.state.last_deal] == [0] * 8
    assert "last_deal" not in {one.name for one in fields(TekaView)}


def test_after_a_redeal_a_view_forgets_the_hand_that_was_given_back(sit: Sit) -> None:
    table = sit(NO_HONOURS)
    table.do("0 redeal")
    view = table.state.view(0)
    assert (view.hand, view.calls, view.counts, view.cuts) == ((), (), (0, 0, 0, 0), ())
