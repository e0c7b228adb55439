from __future__ import annotations

from fa_cards.play.seats import BotSeat, Person, teams_of
from fa_cards.play.start import Start
from fa_cards.rules.catalog import game_class

BOT = BotSeat("easy")


def test_the_name_is_that_of_the_person_wherever_he_sits() -> None:
    start = Start(game="teka", levels=("easy", "random", "person", "easy"), names=("سارا",))
    seats = start.seats_for(game_class("teka")())
    assert seats == (BotSeat("easy"), BotSeat("random"), Person("سارا"), BotSeat("easy"))


def test_without_wishes_a_person_without_a_name_sits_first_and_easy_bots_beside_him() -> None:
    assert Start(game="teka").seats_for(game_class("teka")()) == (Person(""), BOT, BOT, BOT)


def test_a_name_that_nobody_bears_goes_to_no_bot() -> None:
    seats = Start(game="teka", levels=("easy",) * 4, names=("سارا",)).seats_for(game_class("teka")())
    assert seats == (BOT,) * 4


def test_several_persons_get_their_names_in_the_order_of_the_turn() -> None:
    start = Start(game="teka", levels=("easy", "person", "person", "person"), names=("سارا", "رضا"))
    assert start.seats_for(game_class("teka")()) == (BOT, Person("سارا"), Person("رضا"), Person(""))


def test_the_first_person_bears_the_name_that_he_set_where_he_says_no_other() -> None:
    game = game_class("teka")()
    assert Start(game="teka").seats_for(game, "مریم") == (Person("مریم"), BOT, BOT, BOT)
    assert Start(game="teka", names=("سارا",)).seats_for(game, "مریم")[0] == Person("سارا")


def test_the_team_of_a_seat_comes_first_and_he_first_in_it() -> None:
    teka = game_class("teka")()
    assert teams_of(teka) == ((0, 2), (1, 3))
    assert teams_of(teka, 3) == ((3, 1), (0, 2))
