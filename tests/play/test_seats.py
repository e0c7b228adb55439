from __future__ import annotations

import pytest

from fa_cards.play.refusals import SeveralPersons
from fa_cards.play.seats import BotSeat, Person, Seat, the_person
from fa_cards.play.start import Start
from fa_cards.rules.catalog import game_class

BOT = BotSeat("easy")


def test_the_name_is_that_of_the_person_wherever_he_sits() -> None:
    start = Start(game="teka", levels=("easy", "random", "person", "easy"), name="سارا")
    seats = start.seats_for(game_class("teka")())
    assert seats == (BotSeat("easy"), BotSeat("random"), Person("سارا"), BotSeat("easy"))


def test_without_wishes_a_person_without_a_name_sits_first_and_easy_bots_beside_him() -> None:
    assert Start(game="teka").seats_for(game_class("teka")()) == (Person(""), BOT, BOT, BOT)


def test_a_name_that_nobody_bears_goes_to_no_bot() -> None:
    seats = Start(game="teka", levels=("easy",) * 4, name="سارا").seats_for(game_class("teka")())
    assert seats == (BOT,) * 4


@pytest.mark.parametrize(
    ("seats", "seat"),
    [((Person(""), BOT, BOT, BOT), 0), ((BOT, BOT, Person("سارا"), BOT), 2), ((BOT,) * 4, None)],
)
def test_the_person_is_found_where_he_sits(seats: tuple[Seat, ...], seat: int | None) -> None:
    assert the_person(seats) == seat


def test_several_people_at_one_keyboard_are_refused() -> None:
    with pytest.raises(SeveralPersons) as refused:
        the_person((Person("سارا"), BOT, Person("رضا"), BOT))
    assert refused.value.code == "several-persons"
