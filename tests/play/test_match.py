from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.bots import AnyBot, Bot, RandomBot
from fa_cards.play.journal import Standing
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat, clean_name
from fa_cards.rules.actions import Action, Cut, Dealer, Pack, Play
from fa_cards.rules.cards import card
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction, Refusal, WrongSeats
from fa_cards.rules.game import TABLE, pick
from fa_cards.rules.records import Step
from fa_cards.rules.tricks import Trick

SARA = Person("سارا")
BOT = BotSeat("easy", "رایان")
ONE_PERSON: tuple[Seat, ...] = (SARA, BOT, BOT, BOT)
TWO_PERSONS: tuple[Seat, ...] = (SARA, BOT, Person("مریم"), BOT)
BOTS_ONLY: tuple[Seat, ...] = (BOT, BOT, BOT, BOT)


def random_bots(_game: str, _level: str) -> AnyBot:
    return RandomBot()


def new(seats: tuple[Seat, ...] = ONE_PERSON, seed: str = "7", **options: object) -> Match:
    return Match(game_class("teka")(options), seats, seed, bots=random_bots)


def decide(match: Match, dice: Dice) -> None:
    """The person on move does something legal."""
    assert match.waits_for is Waits.PERSON
    seat = match.actor
    assert seat is not None
    match.do(seat, pick(match.view(seat).legal, dice))


def play_on(match: Match, decisions: int, dice: Dice | None = None) -> None:
    dice = dice or Dice("what people choose")
    for _ in range(decisions):
        match.advance()
        decide(match, dice)
    match.advance()


def texts(match: Match) -> list[str]:
    return [f"{step.seat} {step.action.text}" for step in match.steps]


def test_a_match_first_waits_for_the_table_which_chooses_a_dealer_and_shuffles() -> None:
    match = new(BOTS_ONLY)
    waits = [match.waits_for]
    assert isinstance(match.roll().action, Dealer)
    waits.append(match.waits_for)
    moment = match.roll()
    assert isinstance(moment.action, Pack)
    assert (moment.number, moment.seat) == (2, TABLE)
    assert [*waits, match.waits_for] == [Waits.TABLE, Waits.TABLE, Waits.BOT]


def test_the_table_cannot_roll_while_a_player_is_to_move() -> None:
    match = new()
    match.advance()
    with pytest.raises(IllegalAction):
        match.roll()


def test_bots_play_a_whole_match_and_then_it_waits_for_nobody() -> None:
    match = new(BOTS_ONLY)
    happened = match.advance()
    assert match.finished
    assert match.waits_for is Waits.NOBODY
    assert match.winners
    assert happened == match.moments
    assert [moment.number for moment in happened] == list(range(1, len(happened) + 1))
    assert match.advance() == ()


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    one, same, other = new(BOTS_ONLY, "7"), new(BOTS_ONLY, "7"), new(BOTS_ONLY, "8")
    for match in (one, same, other):
        match.advance()
    assert texts(one) == texts(same)
    assert texts(one) != texts(other)


def test_advance_stops_where_a_person_is_to_move() -> None:
    match = new()
    match.advance()
    assert match.waits_for is Waits.PERSON
    assert match.actor == 0


def test_a_bot_is_given_its_own_view_and_nothing_else() -> None:
    seen: list[Any] = []

    class Watching(Bot[Any]):
        def choose(self, view: Any, dice: Dice) -> Action:
            seen.append(view)
            return pick(view.legal, dice)

    match = Match(game_class("teka")(), BOTS_ONLY, "3", bots=lambda game, level: Watching())
    while match.waits_for is not Waits.BOT:
        match.roll()
    expected = match.view(match.actor if match.actor is not None else -1)
    match.think()
    assert seen == [expected]


def test_thinking_twice_gives_the_same_action_and_changes_nothing() -> None:
    match = new(BOTS_ONLY)
    while match.waits_for is not Waits.BOT:
        match.roll()
    before = texts(match)
    assert match.think() == match.think()
    assert texts(match) == before


def test_nobody_thinks_for_a_person() -> None:
    match = new()
    match.advance()
    with pytest.raises(ValueError, match="no bot"):
        match.think()


def test_a_refused_step_says_why_and_leaves_the_match_as_it_was() -> None:
    match = new()
    match.advance()
    before, view = texts(match), match.view(0)
    with pytest.raises(IllegalAction) as refused:
        match.do(1, Play(card("AS")))
    assert refused.value.code == "not-your-turn"
    assert (texts(match), match.view(0)) == (before, view)


def test_nothing_happens_in_a_match_before_it_is_kept() -> None:
    class Full:
        def add(self, number: int, step: Step, standing: Standing) -> None:
            raise Refusal("store-full", path="here")

        def move(self, number: int, standing: Standing) -> None:
            raise Refusal("store-full", path="here")

        def sit(self, seats: Sequence[Seat], undo_from: int, steps: int) -> None:
            raise Refusal("store-full", path="here")

    match = Match(game_class("teka")(), ONE_PERSON, "1", journal=Full(), bots=random_bots)
    with pytest.raises(Refusal, match="store-full"):
        match.roll()
    assert match.moments == ()
    assert match.waits_for is Waits.TABLE


def test_going_back_that_cannot_be_kept_leaves_the_match_where_it_was() -> None:
    class Stuck:
        def add(self, number: int, step: Step, standing: Standing) -> None:
            pass

        def move(self, number: int, standing: Standing) -> None:
            raise Refusal("match-moved-on", id="here")

        def sit(self, seats: Sequence[Seat], undo_from: int, steps: int) -> None:
            pass

    match = Match(game_class("teka")(), ONE_PERSON, "1", journal=Stuck(), bots=random_bots)
    play_on(match, 2)
    before = texts(match)
    with pytest.raises(Refusal, match="match-moved-on"):
        match.undo()
    assert texts(match) == before


def test_undo_goes_back_to_the_last_decision_of_the_person_not_of_a_bot() -> None:
    match = new()
    play_on(match, 5)
    decisions = [moment.number for moment in match.moments if moment.seat == 0]
    assert match.undo()
    assert match.waits_for is Waits.PERSON
    assert len(match.moments) == decisions[-1] - 1


def test_undo_and_redo_step_through_the_decisions_and_back_to_where_the_match_was() -> None:
    match = new()
    play_on(match, 6)
    whole = texts(match)
    while match.undo():
        assert match.actor == 0
    assert not match.can_undo
    assert all(moment.seat != 0 for moment in match.moments)
    for _ in range(6):
        assert match.can_redo
        assert match.redo()
        assert match.waits_for is Waits.PERSON
    assert texts(match) == whole
    assert not match.can_redo
    assert not match.redo()


def test_undo_works_over_the_border_of_deals_and_after_the_end_of_the_match() -> None:
    match = new(target=100)
    dice = Dice("to the end")
    while not match.finished:
        match.advance()
        if not match.finished:
            decide(match, dice)
    assert len(match.deals) > 1
    whole = texts(match)
    assert match.undo()
    assert not match.finished
    assert match.winners == ()
    while match.deals:
        assert match.undo()
    while match.redo():
        pass
    assert match.finished
    assert texts(match) == whole


def test_another_choice_drops_what_was_undone() -> None:
    match = new()
    play_on(match, 3)
    match.undo()
    match.undo()
    number = len(match.moments)
    assert match.can_redo
    decide(match, Dice("another"))
    assert not match.can_redo
    assert len(match.moments) == number + 1


def test_bots_alone_leave_nothing_to_undo() -> None:
    match = new(BOTS_ONLY)
    match.advance()
    assert not match.can_undo
    assert not match.undo()


def test_a_bot_that_thought_about_a_moment_that_was_undone_is_refused() -> None:
    match = new()
    play_on(match, 2)
    decide(match, Dice("x"))
    assert match.waits_for is Waits.BOT
    seat, late = match.actor, match.think()
    match.undo()
    with pytest.raises(IllegalAction, match="not-your-turn"):
        match.do(seat, late)


def test_the_last_deal_is_there_for_people_once_a_deal_is_over() -> None:
    match = new()
    dice = Dice("a deal")
    before: tuple[Trick, ...] = match.last_deal
    assert not before
    while not match.deals:
        match.advance()
        decide(match, dice)
    played = [moment.action.card for moment in match.moments if isinstance(moment.action, Play)]
    of_last_deal = [play.card for trick in match.last_deal for play in trick.plays]
    assert of_last_deal
    assert of_last_deal == played[: len(of_last_deal)]


def test_as_many_sit_down_as_the_game_has_seats() -> None:
    with pytest.raises(WrongSeats):
        Match(game_class("teka")(), (SARA, BOT), "1", bots=random_bots)


def test_a_level_that_the_game_has_not_is_refused_when_the_match_begins() -> None:
    with pytest.raises(Refusal, match="unknown-level"):
        Match(game_class("teka")(), (SARA, BOT, BOT, BotSeat("grandmaster")), "1")


def test_a_match_goes_on_from_its_steps_as_if_it_had_never_stopped() -> None:
    match = new()
    play_on(match, 9)
    again = Match(match.game, match.seats, match.seed, steps=match.steps, bots=random_bots)
    assert again.moments == match.moments
    assert again.view(0) == match.view(0)
    play_on(match, 3, Dice("same"))
    play_on(again, 3, Dice("same"))
    assert again.moments == match.moments


def test_names_and_seats_stay_in_the_order_of_play() -> None:
    match = new(TWO_PERSONS)
    assert match.names == ("سارا", "رایان", "مریم", "رایان")
    assert match.game.key == "teka"


def test_a_cut_of_another_seat_is_not_in_the_events() -> None:
    match = new(BOTS_ONLY)
    while not any(isinstance(moment.action, Cut) for moment in match.moments):
        match.roll() if match.waits_for is Waits.TABLE else match.do(match.actor, match.think())
    cut = match.moments[-1]
    assert isinstance(cut.action, Cut)
    assert str(cut.action.number) not in str([event for event in cut.events if "HasCut" in type(event).__name__])


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.lists(st.sampled_from(["decide", "decide", "undo", "redo"]), max_size=30), st.integers(0, 3))
def test_undo_redo_and_new_choices_in_any_order_keep_the_match_that_a_plain_list_keeps(
    commands: list[str], seed: int
) -> None:
    match = new(seed=str(seed))
    match.advance()
    start = texts(match)
    # The plain model: the decisions that stand with what followed them, and those that were undone.
    done: list[list[str]] = []
    undone: list[list[str]] = []
    for number, command in enumerate(commands):
        if command == "decide" and match.waits_for is Waits.PERSON:
            before = len(match.moments)
            decide(match, Dice(f"{seed} {number}"))
            match.advance()
            done.append(texts(match)[before:])
            undone = []
        elif command == "undo":
            assert match.undo() is bool(done)
            if done:
                undone.append(done.pop())
        elif command == "redo":
            assert match.redo() is bool(undone)
            if undone:
                done.append(undone.pop())
        assert texts(match) == start + [text for part in done for text in part]
        assert (match.can_undo, match.can_redo) == (bool(done), bool(undone))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("سارا", "سارا"),
        ("  علی \n رضا ", "علی رضا"),
        ("نی\u200cنی", "نی\u200cنی"),
        ("\x1b[31mred", "[31mred"),
        ("\u202eabc\ud800", "abc"),
        ("a" * 50, "a" * 24),
    ],
)
def test_a_name_cannot_disturb_the_screen(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_another_choice_after_undo_meets_the_same_packs() -> None:
    """`shuffle` full: every deal has a pack of its own, and the second comes again whatever was played before it."""
    match = new(shuffle="full")
    dice = Dice("first way")

    def second_pack() -> str:
        while sum(isinstance(moment.action, Pack) for moment in match.moments) < 2:
            match.advance()
            decide(match, dice)
        return [moment.action.text for moment in match.moments if isinstance(moment.action, Pack)][1]

    first = second_pack()
    while match.undo():
        pass
    dice = Dice("second way")
    assert second_pack() == first
