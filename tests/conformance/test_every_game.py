"""What holds for every game, with every option: written once, also for the games to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import CODES, IllegalAction
from fa_cards.rules.game import HIDDEN, TABLE, Family, State
from fa_cards.rules.records import write_record
from fa_cards.rules.replay import replay, states

if TYPE_CHECKING:
    from tests.conformance.conftest import Match

SAMPLE = 25
"""Steps that are tried in each state though they are not listed."""


def seats_of(match: Match) -> range:
    return range(match.game.seats)


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
    assert words == set(matches_of_a_game[0].game.grammar)


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
    for state in match.states:
        for seat in (TABLE, *seats_of(match)):
            if state.finished or seat != state.actor:
                assert state.legal(seat) == ()
            else:
                assert state.legal(seat)


def test_a_view_has_the_legal_steps_of_its_seat(match: Match) -> None:
    for state in match.states:
        for seat in seats_of(match):
            view = state.view(seat)
            assert view.legal == state.legal(seat)
            assert (view.seat, view.actor, view.finished) == (seat, state.actor, state.finished)
            assert (view.totals, view.winners) == (state.totals, state.winners)


def test_every_listed_legal_step_verifies_and_applies(match: Match) -> None:
    for state in match.states[:-1]:
        for action in listed(state):
            state.verify(state.actor, action)
            after, events = state.apply(state.actor, action)
            assert events
            assert after is not state


def test_every_legal_step_is_listed_once(match: Match) -> None:
    for state in match.states:
        texts = [one.text for one in state.legal(state.actor)]
        assert len(texts) == len(set(texts))


def test_a_step_that_is_not_listed_is_refused_with_a_known_code(match: Match) -> None:
    dice = Dice("not listed")
    known = sorted({one.text for taken in match.taken for one in listed(taken.before)})
    for state in match.states:
        legal = state.legal(state.actor)
        families = {one.word for one in legal if isinstance(one, Family)}
        for _ in range(SAMPLE):
            action = match.game.parse(dice.choice(known))
            if action in legal or action.word in families:
                continue
            assert refusal_of(state, state.actor, action) in CODES


def test_a_step_of_another_seat_is_refused_whatever_it_is(match: Match) -> None:
    for state in match.states:
        for action in listed(state):
            for seat in (TABLE, *seats_of(match)):
                if seat != state.actor:
                    assert refusal_of(state, seat, action) in CODES


def refusal_of(state: State[Any], seat: int | None, action: Action) -> str:
    with pytest.raises(IllegalAction) as verifying:
        state.verify(seat, action)
    with pytest.raises(IllegalAction) as applying:
        state.apply(seat, action)
    assert applying.value.code == verifying.value.code
    return applying.value.code


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
    for taken in match.taken:
        for action in (taken.action, *listed(taken.before)):
            assert match.game.parse(action.text) == action
            assert action.by_table is (taken.seat is TABLE)


def test_the_words_of_legal_steps_are_those_of_the_grammar(match: Match) -> None:
    for state in match.states:
        assert {one.word for one in state.legal(state.actor)} <= set(match.game.grammar)


def test_undo_rolls_a_whole_match_back(match: Match) -> None:
    """States never change: going back to an earlier one finds it as a match that never went further has it."""
    seats = seats_of(match)
    kept = [snapshot(state, seats) for state in match.states]
    again = match.game.start()
    fresh = [snapshot(again, seats)]
    for taken in match.taken:
        again, _ = again.apply(taken.seat, taken.action)
        fresh.append(snapshot(again, seats))
    assert [snapshot(state, seats) for state in reversed(match.states)] == fresh[::-1]
    assert kept == fresh


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
    assert [snapshot(state, seats) for state in replayed] == [snapshot(state, seats) for state in match.states]
    assert write_record(read.record.game, read.record.steps) == data


def test_every_beginning_of_a_record_is_a_record(match: Match) -> None:
    lines = write_record(match.game, match.steps).splitlines(keepends=True)
    for length in range(1, len(lines), max(1, len(lines) // 20)):
        assert len(replay(b"".join(lines[:length])).record.steps) == length - 1


def test_chance_is_asked_where_the_table_is_on_move_and_nowhere_else(match: Match) -> None:
    dice = Dice("chance")
    for state in match.states:
        if not state.finished and state.actor is TABLE:
            state.verify(TABLE, state.chance(dice))
        else:
            with pytest.raises(IllegalAction):
                state.chance(dice)


# --- what is hidden -------------------------------------------------------------------------------------------------


def test_events_never_name_a_hidden_card(match: Match) -> None:
    """A card in an event is one that the step itself lays open, or that every seat saw before or sees now."""
    for taken in match.taken:
        named = match.cards_in(taken.events)
        opened = match.cards_in(taken.action) if taken.seat is not TABLE else set()
        assert named <= opened | open_cards(taken.before, None) | open_cards(taken.after, None)


def hidden_places(state: State[Any], seat: int | None) -> list[str]:
    """The places whose cards the seat, or with None at least one seat, may not see."""
    return [one for one in state.places() if one in HIDDEN or (one.startswith("hand ") and one != f"hand {seat}")]


def open_cards(state: State[Any], seat: int | None) -> set[Card]:
    """The cards that the seat, or with None every seat, may see."""
    hidden = hidden_places(state, seat)
    return {card for place, some in state.places().items() if place not in hidden for card in some}


def worlds(state: State[Any], seat: int, dice: Dice) -> Iterator[State[Any]]:
    """The moment with the cards that the seat may not see in other places."""
    places = state.places()
    hidden = hidden_places(state, seat)
    cards = [card for place in hidden for card in places[place]]
    for _ in range(2):
        shuffled = iter(dice.shuffled(cards))
        yield state.with_places({**places, **{place: tuple(next(shuffled) for _ in places[place]) for place in hidden}})


def test_permuting_hidden_cards_changes_no_view_in_any_phase(match: Match) -> None:
    dice = Dice("leaks")
    seen_differently = False
    for state in match.states:
        for seat in seats_of(match):
            view = state.view(seat)
            for world in worlds(state, seat, dice):
                assert world.view(seat) == view
                assert repr(world.view(seat)) == repr(view)
                others = [other for other in seats_of(match) if other != seat]
                seen_differently |= any(world.view(other) != state.view(other) for other in others)
    assert seen_differently, "the worlds did not differ, so nothing was tested"


def test_a_view_names_no_card_that_its_seat_may_not_see(match: Match) -> None:
    for state in match.states:
        for seat in seats_of(match):
            assert match.cards_in(state.view(seat)) <= open_cards(state, seat)
