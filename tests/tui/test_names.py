"""What the players are called: no two alike, and who has no name bears a usual one of the language."""

from __future__ import annotations

import pytest

from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.tui.names import LONGEST_NAME, named, names_of
from fa_cards.words import use

BOT = BotSeat("easy")


@pytest.mark.usefixtures("persian_again")
def test_a_single_person_without_a_name_is_you_in_the_language_of_the_moment() -> None:
    seats = (Person(""), BOT, BOT, BOT)
    use("fa")
    assert names_of(seats) == ("شما", "رضا", "پروانه", "فرید")
    use("en")
    assert names_of(seats) == ("You", "Reza", "Parvaneh", "Farid")


def test_several_persons_without_names_are_counted_from_one(english: None) -> None:
    assert names_of((Person(""), BOT, Person(""), BOT)) == ("Player 1", "Reza", "Player 3", "Farid")


@pytest.mark.usefixtures("persian_again")
def test_a_bot_whose_usual_name_a_person_bears_has_another_and_the_others_keep_theirs() -> None:
    use("fa")
    assert names_of((Person("رضا"), BOT, BOT, BOT)) == ("رضا", "زهره", "پروانه", "فرید")
    assert names_of((Person("پروانه"), BOT, Person("فرید"), BOT)) == ("پروانه", "رضا", "فرید", "زهره")


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ((Person("Ali"), BOT, Person("Ali"), BOT), ("Ali", "Reza", "Ali 2", "Farid")),
        ((Person("Ali"), Person("Ali"), Person("Ali"), Person("Ali")), ("Ali", "Ali 2", "Ali 3", "Ali 4")),
        ((Person("Ali 2"), Person("Ali"), Person("Ali"), BOT), ("Ali 2", "Ali", "Ali 3", "Farid")),
        ((Person(""), BOT, BOT, BotSeat("easy", "You")), ("You 2", "Reza", "Parvaneh", "You")),
    ],
)
def test_equal_names_are_told_apart(english: None, seats: tuple[Seat, ...], names: tuple[str, ...]) -> None:
    assert names_of(seats) == names


def test_long_names_are_cut_and_still_told_apart(english: None) -> None:
    names = names_of((Person("Alexandrina the First"), BOT, Person("Alexandrina the Second"), BOT))
    assert names[0] == "Alexandri…"
    assert names[2] == "Alexand… 2"
    assert all(len(name) <= LONGEST_NAME for name in names)


def test_in_a_tournament_no_two_are_called_alike_and_where_names_end_players_are_counted(english: None) -> None:
    names = names_of((Person(""), *[BOT] * 39))
    assert names[:4] == ("You", "Reza", "Parvaneh", "Farid")
    assert len(set(names)) == 40 and not any(name.startswith("Player") for name in names)
    names = names_of((BOT,) * 60)
    assert names[-1] == "Player 60"
    assert len(set(names)) == 60


@pytest.mark.usefixtures("persian_again")
def test_bots_take_their_usual_names_to_other_tables_in_the_letters_of_the_language() -> None:
    use("fa")
    seats = named((Person("رضا"), BOT, BOT, BOT, BotSeat("easy", "غول")))
    there = (seats[4], seats[1], seats[0], seats[3])
    assert names_of(seats) == ("رضا", "شیرزاد", "پروانه", "فرید", "غول")
    assert names_of(there) == ("غول", "شیرزاد", "رضا", "فرید")
    use("en")
    assert names_of(there) == ("غول", "Shirzad", "رضا", "Farid")
    persons = named((Person(""), BOT, Person("")))
    assert names_of((persons[2], persons[1])) == ("Player 3", "Reza")
    use("fa")
    assert names_of((persons[2], persons[1])) == ("نفر ۳", "رضا")


def test_whoever_takes_his_name_to_another_table_is_called_as_he_was_shown(english: None) -> None:
    assert named((Person(""), BOT, BOT)) == (Person(""), BotSeat("easy", "", 1), BotSeat("easy", "", 2))
    assert named((Person(""), Person(""), BOT)) == (
        Person("", 0),
        Person("", 1),
        BotSeat("easy", "", 2),
    )
    long = "Alexandrina the First"
    assert named((Person(long), Person("Ali"), Person("Ali"))) == (Person(long), Person("Ali"), Person("Ali 2"))
