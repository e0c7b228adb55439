"""A match of contract rummy on the shelf: left in the middle of a turn, given out to its last deal, and won low."""

from __future__ import annotations

from collections.abc import Callable

from fa_cards.play.history import Result, Side, result_of, sides_of
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import Draw
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import write_record
from fa_cards.rules.replay import replay
from fa_cards.rules.rummy import Toonerville
from tools.worked_examples.rummy_match import shared_match

SEATS = (Person("سارا"), BotSeat("random"), BotSeat("random"))


def begun(store: Store) -> Match:
    """A match in which Sara is to decide something for the first time."""
    match = store.create(Toonerville(None, 3), SEATS, seed="rummy")
    match.advance()
    assert match.waits_for is Waits.PERSON
    return match


def asked(match: Match) -> Match:
    """The match where Sara is asked whether she buys."""
    while match.view(0).phase is not Phase.BUY:
        step = next(one for one in match.view(0).legal if one.word in {Draw.word, "discard"})
        match.do(0, step)
        match.advance()
    return match


def test_a_match_is_left_while_a_person_is_asked_to_buy_and_taken_up_there(open_store: Callable[[], Opened]) -> None:
    match = asked(begun(open_store().store))
    again = open_store().store.load(match.id)
    assert again.view(0) == match.view(0)
    assert [one.text for one in again.view(0).legal] == ["buy", "let"]
    assert again.waits_for is Waits.PERSON
    again.do(0, again.view(0).legal[0])
    assert again.view(0).buys[0] == 1


def test_a_running_match_is_given_out_up_to_its_last_finished_round(store: Store) -> None:
    whole = shared_match()
    ends = [number for number, step in enumerate(whole.steps) if step.action.word == "pack"]
    data = write_record(whole.game, whole.steps[: ends[3] + 5])
    given = replay(store.export(store.import_record(data).id))
    assert given.record.steps == tuple(whole.steps[: ends[3]])
    assert len(given.state.deals) == 3


def test_the_lowest_total_has_won_and_a_shared_win_is_one(store: Store) -> None:
    whole = shared_match()
    store.import_record(write_record(whole.game, whole.steps, extra={"players": ["person", "easy", "easy"]}))
    (one,) = store.matches()
    assert (one.totals, one.winners, one.finished) == ((310, 295, 295), (1, 2), True)
    assert sides_of(one) == (Side((0,), 310), Side((1,), 295), Side((2,), 295))
    assert result_of(one) is Result.LOST
