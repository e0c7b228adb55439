"""One to four persons at one keyboard: whose steps can be taken back, and seats that change hands."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.bots import AnyBot, Bot, UnknownLevel
from fa_cards.play.match import Match, Moment, Waits
from fa_cards.play.refusals import NobodySits
from fa_cards.play.seats import BotSeat, Person, Seat, need_person
from fa_cards.rules.actions import Action, Double13, Play, Raise
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import Refusal, WrongSeats
from fa_cards.rules.game import pick
from fa_cards.rules.phases import Phase

BOT = BotSeat("easy")
NAMES = ("سارا", "رضا", "پروانه", "فرید")


def modest(view: Any, dice: Dice) -> Action:
    """Something legal, but not what ends a match early: at random double 13 would be bid in every second deal."""
    steps = tuple(one for one in view.legal if not isinstance(one, Double13 | Raise))
    return pick(steps, dice)


class Modest(Bot[Any]):
    def choose(self, view: Any, dice: Dice) -> Action:
        return modest(view, dice)


def modest_bots(_game: str, _level: str) -> AnyBot:
    return Modest()


def seats_with(*people: int) -> tuple[Seat, ...]:
    return tuple(Person(NAMES[number]) if number in people else BOT for number in range(4))


def new(*people: int, seed: str = "7", **options: object) -> Match:
    return Match(game_class("teka")(options), seats_with(*people), seed, bots=modest_bots)


def decide(match: Match, dice: Dice) -> Moment:
    """The person on move does something legal."""
    seat = match.actor
    assert seat is not None and match.waits_for is Waits.PERSON
    return match.do(seat, modest(match.view(seat), dice))


def until(match: Match, seat: int, dice: Dice) -> None:
    """Plays until it is that person's turn."""
    for _ in range(300):
        match.advance()
        if match.actor == seat:
            return
        decide(match, dice)
    raise AssertionError(f"seat {seat} is never on move")


def play_card(match: Match) -> None:
    """The person on move plays the first card that he may play."""
    assert match.actor is not None
    match.do(match.actor, next(one for one in match.view(match.actor).legal if isinstance(one, Play)))


def mid_trick(match: Match, seat: int, dice: Dice) -> None:
    """Plays until it is that person's turn in a trick that he does not finish, so that the next seat follows him."""
    for _ in range(300):
        until(match, seat, dice)
        if match.view(seat).phase is Phase.PLAY and len(match.view(seat).trick) < 3:
            return
        decide(match, dice)
    raise AssertionError(f"seat {seat} is never in the middle of a trick")


# --- undo -----------------------------------------------------------------------------------------------------------


def test_a_step_that_brought_another_person_to_his_turn_is_not_taken_back() -> None:
    match = new(0, 1)
    mid_trick(match, 0, Dice("a"))
    play_card(match)
    assert match.actor == 1
    assert not match.can_undo
    assert not match.undo()


def test_a_person_takes_back_his_step_while_bots_move_after_it() -> None:
    match = new(0, 2)
    mid_trick(match, 0, Dice("a"))
    before = match.steps
    decide(match, Dice("b"))
    assert match.waits_for is Waits.BOT
    assert match.undo()
    assert (match.steps, match.actor) == (before, 0)
    assert match.redo()
    assert len(match.steps) == len(before) + 1


def test_the_person_on_move_does_not_go_back_past_the_turn_of_another() -> None:
    match = new(0, 2)
    dice = Dice("c")
    until(match, 0, dice)
    decide(match, dice)
    until(match, 2, dice)
    decide(match, dice)
    match.advance()
    while match.actor != 0:
        decide(match, dice)
        match.advance()
    assert [moment.seat for moment in match.moments if moment.seat in (0, 2)][-1] == 2
    assert not match.can_undo


def test_four_persons_take_back_only_what_they_did_twice_in_a_row() -> None:
    match = new(0, 1, 2, 3)
    dice = Dice("four")
    twice = False
    for _ in range(200):
        match.advance()
        if match.finished:
            break
        seats = [moment.seat for moment in match.moments if moment.seat is not None]
        own = bool(seats) and seats[-1] == match.actor
        assert match.can_undo is own
        twice = twice or own
        decide(match, dice)
    assert twice, "who wins a trick as its last player leads the next one"


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    people=st.sets(st.integers(0, 3), min_size=2, max_size=4),
    commands=st.lists(st.sampled_from(["decide", "decide", "decide", "bot", "undo", "redo"]), max_size=60),
    seed=st.integers(0, 9),
    played=st.integers(0, 40),
)
def test_undo_and_redo_never_bring_another_person_to_his_turn_nor_touch_a_step_of_his(
    people: set[int], commands: list[str], seed: int, played: int
) -> None:
    match = new(*people, seed=str(seed))
    match.advance()
    for number in range(played):
        decide(match, Dice(f"{seed} before {number}"))
        match.advance()
    # Who was the last person to be on move: he is the one who has looked last.
    looked = match.actor
    for number, command in enumerate(commands):
        steps = match.steps
        if command == "decide" and match.waits_for is Waits.PERSON:
            decide(match, Dice(f"{seed} {number}"))
        elif command == "bot" and match.waits_for is Waits.BOT:
            match.do(match.actor, match.think())
        elif command == "bot" and match.waits_for is Waits.TABLE:
            match.roll()
        elif command == "undo":
            could = match.can_undo
            assert match.undo() is could
            if could:
                taken = [step.seat for step in steps[len(match.steps) :] if step.seat in people]
                assert taken == [looked], "one step, and of him who looked last"
                assert match.actor == looked
        elif command == "redo" and match.redo():
            done = [step.seat for step in match.steps[len(steps) :] if step.seat in people]
            assert done == [looked], "what is done again was his as well"
        if match.waits_for is Waits.PERSON:
            looked = match.actor


# --- seats ----------------------------------------------------------------------------------------------------------


def test_a_bot_takes_over_the_seat_of_the_person_on_move_and_the_match_goes_on() -> None:
    match = new(0, 2)
    until(match, 2, Dice("a"))
    match.change_seat(2, BOT)
    assert match.person_seats == (0,)
    assert match.waits_for is Waits.BOT
    (*_, last) = match.advance()
    assert match.actor == 0 or last.seat is None or match.finished
    assert match.seats == seats_with(0)


def test_a_person_takes_over_the_seat_of_the_bot_on_move_in_the_middle_of_a_trick() -> None:
    match = new(0)
    mid_trick(match, 0, Dice("trick"))
    play_card(match)
    seat, trick = match.actor, match.view(0).trick
    assert seat is not None and trick
    match.change_seat(seat, Person("مریم"))
    assert match.waits_for is Waits.PERSON
    assert match.view(seat).trick == trick
    assert match.names[seat] == "مریم"
    with pytest.raises(ValueError, match="no bot"):
        match.think()


def test_a_bot_that_takes_over_decides_as_one_that_sat_there_from_the_beginning() -> None:
    match, always = new(0, 2), new(0)
    until(match, 2, Dice("same"))
    match.change_seat(2, BOT)
    taken_over = Match(always.game, always.seats, always.seed, steps=match.steps, bots=modest_bots)
    assert match.think() == taken_over.think()


def test_what_a_bot_thinks_is_of_the_moment_in_which_it_was_asked() -> None:
    match = new(0)
    mid_trick(match, 0, Dice("a"))
    play_card(match)
    expected, decision = match.think(), match.decision()
    assert match.actor is not None
    match.change_seat(match.actor, Person(""))
    assert decision() == expected


@pytest.mark.parametrize(("before", "after"), [((0, 2), (0,)), ((0,), (0, 2)), ((0, 2), (0, 3)), ((0,), (1,))])
def test_nothing_is_taken_back_or_done_again_past_a_change_of_persons(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    match = new(*before)
    mid_trick(match, 0, Dice("a"))
    play_card(match)
    assert match.waits_for is Waits.BOT
    match.undo()
    assert match.can_redo
    match.change_seats(seats_with(*after))
    assert not match.can_undo
    assert not match.can_redo
    match.advance()
    number = len(match.moments)
    decide(match, Dice("c"))
    if match.can_undo:
        match.undo()
        assert len(match.moments) == number
    assert not match.can_undo


def test_other_bots_and_other_names_leave_undo_as_it_was() -> None:
    match = new(0)
    mid_trick(match, 0, Dice("a"))
    play_card(match)
    match.advance()
    match.undo()
    match.change_seats((Person("مریم"), BotSeat("random", "کاوه"), BOT, BOT))
    assert match.names == ("مریم", "کاوه", "", "")
    assert match.can_redo
    assert match.redo()
    assert match.can_undo


def test_who_cannot_sit_there_is_refused_and_everybody_sits_as_before() -> None:
    match = Match(game_class("teka")(), seats_with(0, 2), "7")
    with pytest.raises(UnknownLevel):
        match.change_seat(2, BotSeat("grandmaster"))
    with pytest.raises(WrongSeats):
        match.change_seats((BOT, BOT))
    assert match.seats == seats_with(0, 2)


def test_seats_that_cannot_be_kept_stay_as_they_are() -> None:
    class Stuck:
        def add(self, *_: object) -> None:
            pass

        def move(self, *_: object) -> None:
            pass

        def sit(self, *_: object) -> None:
            raise Refusal("match-moved-on", id="here")

    match = Match(game_class("teka")(), seats_with(0, 2), "7", journal=Stuck(), bots=modest_bots)
    until(match, 2, Dice("a"))
    moments = match.moments
    with pytest.raises(Refusal, match="match-moved-on"):
        match.change_seat(2, BOT)
    assert (match.seats, match.moments, match.actor) == (seats_with(0, 2), moments, 2)
    assert match.waits_for is Waits.PERSON


def test_a_table_of_bots_alone_needs_a_person() -> None:
    need_person(seats_with(3))
    with pytest.raises(NobodySits) as refused:
        need_person(seats_with())
    assert refused.value.code == "no-person"
