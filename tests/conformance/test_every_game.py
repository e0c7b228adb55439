"""What holds for every game, with every option: written once, also for the games to come."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fa_cards.rules.actions import Action
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import CODES, IllegalAction
from fa_cards.rules.game import TABLE, Actor, Family, State
from fa_cards.rules.records import write_record
from fa_cards.rules.replay import replay, states
from tests.conformance.matches import Match, seats_of, spread, words_of

SAMPLE = 20
"""Steps that are tried in each state though they are not listed."""


def snapshot(state: State[Any], seats: range) -> tuple[object, ...]:
    """All that a state says of itself."""
    return (
        state.actor,
        state.finished,
        state.totals,
        state.winners,
        state.deals,
        state.legal(state.actor),
        dict(state.places()),
        tuple(state.view(seat) for seat in seats),
    )


def listed(state: State[Any]) -> list[Action]:
    """Legal steps of the actor; of the families some members."""
    dice = Dice("members")
    steps: list[Action] = []
    for one in state.legal(state.actor):
        steps += [one.pick(dice) for _ in range(3)] if isinstance(one, Family) else [one]
    return steps


def test_random_play_ends_with_winners_and_a_score_sheet(match: Match) -> None:
    end = match.states[-1]
    assert end.finished
    assert end.winners == tuple(sorted(set(end.winners)))
    assert end.winners
    assert end.totals == end.deals[-1].totals
    assert [deal.number for deal in end.deals] == list(range(1, len(end.deals) + 1))
    for winner in end.winners:
        assert set(match.game.partners(winner)) <= set(end.winners)


def test_every_kind_of_step_is_taken_in_these_matches(matches_of_a_game: tuple[Match, ...]) -> None:
    words = {taken.action.word for match in matches_of_a_game for taken in match.taken}
    assert words == words_of(type(matches_of_a_game[0].game))


def test_a_deals_scores_add_up_and_partners_share_them(match: Match) -> None:
    before = (0,) * match.game.seats
    for deal in match.states[-1].deals:
        assert deal.totals == tuple(a + b for a, b in zip(before, deal.scores, strict=True))
        for seat in seats_of(match):
            assert {deal.scores[one] for one in match.game.partners(seat)} == {deal.scores[seat]}
        before = deal.totals


def test_only_the_last_state_is_finished(match: Match) -> None:
    assert [state.finished for state in match.states] == [False] * len(match.taken) + [True]


def test_legal_steps_are_empty_for_seats_not_on_move_and_for_all_at_the_end(match: Match) -> None:
    for state in spread(match.states):
        for seat in (TABLE, *seats_of(match)):
            if state.finished or seat != state.actor:
                assert state.legal(seat) == ()
            else:
                assert state.legal(seat)


def test_a_view_has_the_legal_steps_of_its_seat(match: Match) -> None:
    for state in spread(match.states):
        for seat in seats_of(match):
            view = state.view(seat)
            assert view.legal == state.legal(seat)
            assert (view.seat, view.actor, view.finished) == (seat, state.actor, state.finished)
            assert (view.totals, view.winners) == (state.totals, state.winners)


def test_every_listed_legal_step_verifies_and_applies(match: Match) -> None:
    for state in spread(match.states[:-1]):
        for action in listed(state):
            state.verify(state.actor, action)
            after, events = state.apply(state.actor, action)
            assert events
            assert after is not state


def test_every_legal_step_is_listed_once(match: Match) -> None:
    for state in spread(match.states):
        texts = [one.text for one in state.legal(state.actor)]
        assert len(texts) == len(set(texts))


def test_a_step_that_is_not_listed_is_refused_with_a_known_code(match: Match) -> None:
    dice = Dice("not listed")
    texts = sorted({one.text for taken in spread(match.taken) for one in listed(taken.before)})
    known = [match.game.parse(text) for text in texts]
    for state in spread(match.states):
        legal = state.legal(state.actor)
        families = {one.word for one in legal if isinstance(one, Family)}
        for _ in range(SAMPLE):
            action = dice.choice(known)
            if action in legal or action.word in families:
                continue
            assert refusal_of(state, state.actor, action) in CODES


def test_a_step_of_another_seat_is_refused_whatever_it_is(match: Match) -> None:
    for state in spread(match.states):
        for action in listed(state):
            for seat in (TABLE, *seats_of(match)):
                if seat != state.actor:
                    assert refusal_of(state, seat, action) in CODES


def refusal_of(state: State[Any], seat: Actor, action: Action) -> str | None:
    """The code with which both verify() and apply() refuse the step; None where they take it."""
    codes: list[str | None] = []
    for door in (state.verify, state.apply):
        try:
            door(seat, action)
            codes.append(None)
        except IllegalAction as why:
            codes.append(why.code)
    verifying, applying = codes
    assert verifying == applying
    return applying


def test_after_the_end_every_step_is_refused_as_such(match: Match) -> None:
    end = match.states[-1]
    for taken in match.taken:
        assert refusal_of(end, taken.seat, taken.action) == "after-end"


def test_cards_are_conserved_at_every_step(match: Match) -> None:
    packs = (one for state in match.states if (one := state.places()))
    whole = Counter(card for place in next(packs).values() for card in place)
    assert whole
    begun = False
    for state in match.states:
        now = Counter(card for place in state.places().values() for card in place)
        begun = begun or bool(now)
        assert now == (whole if begun else Counter())


def test_text_forms_parse_back(match: Match) -> None:
    for taken in spread(match.taken):
        for action in (taken.action, *listed(taken.before)):
            assert match.game.parse(action.text) == action
            assert action.by_table is (taken.seat is TABLE)


def test_the_words_of_legal_steps_are_those_of_the_grammar(match: Match) -> None:
    for state in spread(match.states):
        assert {one.word for one in state.legal(state.actor)} <= set(match.game.grammar)


def test_undo_rolls_a_whole_match_back(match: Match) -> None:
    """States never change: going back to an earlier one finds it as a match that never went further has it."""
    seats = seats_of(match)
    again = match.game.start()
    fresh = [again]
    for taken in match.taken:
        again, _ = again.apply(taken.seat, taken.action)
        fresh.append(again)
    then = [snapshot(state, seats) for state in spread(fresh)]
    assert [snapshot(state, seats) for state in reversed(spread(match.states))] == then[::-1]


def test_from_every_earlier_state_the_same_steps_lead_on_to_the_same_end(match: Match) -> None:
    end = snapshot(match.states[-1], seats_of(match))
    for back in range(1, len(match.taken), max(1, len(match.taken) // 10)):
        state = match.taken[-back].before
        for taken in match.taken[-back:]:
            state, events = state.apply(taken.seat, taken.action)
            assert events == taken.events
        assert snapshot(state, seats_of(match)) == end


def test_a_record_read_again_gives_the_same_state_at_every_step(match: Match) -> None:
    seats = seats_of(match)
    data = write_record(match.game, match.steps)
    read = replay(data)
    assert read.record.steps == match.steps
    assert read.record.game.options == match.game.options
    assert snapshot(read.state, seats) == snapshot(match.states[-1], seats)
    replayed = [state for state, _ in states(read.record.game, read.record.steps)]
    assert len(replayed) == len(match.states)
    then = [snapshot(state, seats) for state in spread(match.states)]
    assert [snapshot(state, seats) for state in spread(replayed)] == then
    assert write_record(read.record.game, read.record.steps) == data


def test_every_beginning_of_a_record_is_a_record(match: Match) -> None:
    lines = write_record(match.game, match.steps).splitlines(keepends=True)
    # A whole match of contract rummy is read again from its first line each time.
    for length in spread(range(1, len(lines)), 20 if len(lines) < 2_000 else 4):
        assert len(replay(b"".join(lines[:length])).record.steps) == length - 1


def test_chance_is_asked_where_the_table_is_on_move_and_nowhere_else(match: Match) -> None:
    dice = Dice("chance")
    for state in spread(match.states):
        if not state.finished and state.actor is TABLE:
            state.verify(TABLE, state.chance(dice))
        else:
            with pytest.raises(IllegalAction):
                state.chance(dice)
