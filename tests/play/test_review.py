"""Looking back at a match: the same states as it had, the places where it stops, and what a running match hides."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import Called, DealScored, Dealt
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.replay import states
from fa_cards.rules.teka import Teka
from fa_cards.rules.tricks import Played, TrickWon
from tests.conformance.hidden import another_world
from tests.phases import NOT_IN_TEKA

BOTS: tuple[Seat, ...] = (BotSeat("easy"),) * 4
ALONE: tuple[Seat, ...] = (BotSeat("easy"), Person("Sara"), BotSeat("easy"), BotSeat("easy"))
PAIR: tuple[Seat, ...] = (Person("Sara"), BotSeat("easy"), Person("Reza"), BotSeat("easy"))


@cache
def steps(seed: str = "review", target: int = 60) -> tuple[Step, ...]:
    match = Match(Teka({"target": target}), BOTS, seed)
    match.advance()
    assert match.finished
    return match.steps


def finished(seats: tuple[Seat, ...] = ALONE) -> Match:
    return Match(Teka({"target": 60}), seats, "review", steps=steps())


def running(seats: tuple[Seat, ...] = ALONE, less: int = 1) -> Match:
    return Match(Teka({"target": 60}), seats, "review", steps=steps()[:-less])


def numbers_of(match: Match, kind: type[Any]) -> list[int]:
    return [one.number for one in match.moments if any(isinstance(event, kind) for event in one.events)]


def test_a_whole_match_forward_and_back_shows_the_states_of_the_match() -> None:
    match = finished()
    known = [state for state, _ in states(match.game, match.steps)]
    review = Review(match)
    review.go(0)
    forward, back = [], []
    while True:
        forward.append((review.number, review.view(), review.hands, review.deal))
        if not review.step(1):
            break
    assert [number for number, *_ in forward] == list(range(len(known)))
    for number, view, hands, _ in forward:
        state = known[number]
        assert view.totals == state.totals
        assert view.finished == state.finished
        if not numbers_of(match, DealScored).count(number):
            assert view == state.view(1)
            if any(state.view(seat).hand for seat in range(4)):
                assert hands == {seat: state.view(seat).hand for seat in range(4)}
            else:
                assert hands == {}
    while True:
        back.append((review.number, review.view(), review.hands, review.deal))
        if not review.step(-1):
            break
    assert back[::-1] == forward


def test_the_match_is_not_touched() -> None:
    match = finished()
    before = (match.steps, match.state, match.can_undo)
    review = Review(match)
    review.go(3)
    review.to_deal(1)
    review.as_played().undo()
    assert (match.steps, match.state, match.can_undo) == before


def test_it_opens_where_the_first_cards_are_dealt() -> None:
    match = finished()
    review = Review(match)
    assert review.number == numbers_of(match, Dealt)[0]
    assert [len(review.hands[seat]) for seat in range(4)] == [13] * 4
    assert {card for hand in review.hands.values() for card in hand} == set(PACK_52)


@pytest.mark.parametrize("seats", [BOTS, PAIR])
def test_where_no_cards_are_shown_it_opens_with_what_was_done_after_they_were_dealt(seats: tuple[Seat, ...]) -> None:
    match = running(seats)
    review = Review(match)
    assert review.number == numbers_of(match, Dealt)[0] + 1
    assert review.hands == {}
    assert review.moment is not None
    assert [type(event) for event in review.moment.events] == [Called]


def test_a_match_in_which_nothing_was_done_has_one_place() -> None:
    review = Review(Match(Teka(), ALONE, "nothing"))
    assert (review.number, review.last, review.deal, review.moment) == (0, 0, 0, None)
    assert not any((review.step(1), review.step(-1), review.to_stop(1), review.to_deal(-1), review.go(9)))
    assert review.hands == {}


def test_tricks_are_stepped_through_at_their_ends_and_at_each_new_deal() -> None:
    match = finished()
    review = Review(match)
    stops = sorted(numbers_of(match, TrickWon) + numbers_of(match, Dealt))
    seen = [review.number]
    while review.to_stop(1):
        seen.append(review.number)
        assert (review.trick is not None) == (review.number in numbers_of(match, TrickWon))
    # The last trick ends the match, so nothing comes after it.
    assert seen == stops
    back = [review.number]
    while review.to_stop(-1):
        back.append(review.number)
    assert back == [*reversed(stops), 0][: len(back)]
    assert back[-1] == 0


def test_deals_are_stepped_through_where_their_cards_are_dealt() -> None:
    match = finished()
    review = Review(match)
    dealt = numbers_of(match, Dealt)
    seen = [review.number]
    while review.to_deal(1):
        seen.append(review.number)
    assert seen == [*dealt, len(match.moments)]
    review.go(dealt[2] + 5)
    assert review.to_deal(-1) and review.number == dealt[2]
    assert review.to_deal(-1) and review.number == dealt[1]


def test_the_deal_is_numbered_from_one_and_ends_with_its_score() -> None:
    match = finished()
    review = Review(match)
    ends = numbers_of(match, DealScored)
    for number, end in enumerate(ends, 1):
        review.go(end)
        assert (review.deal, review.ended) == (number, match.deals[number - 1])
        if end < review.last:
            review.step(1)
            assert (review.deal, review.ended) == (number + 1, None)
    assert review.deals == len(match.deals)


def test_after_the_last_card_of_a_deal_the_cards_that_were_not_played_are_still_seen() -> None:
    match = finished()
    review = Review(match)
    ends = numbers_of(match, DealScored)
    for (begun, end), deal in zip(pairwise((0, *ends)), match.deals, strict=True):
        review.go(end)
        assert review.done == match.moments[:end]
        events = [event for one in match.moments[begun:end] for event in one.events]
        tricks = sum(isinstance(event, TrickWon) for event in events)
        asleep = review.view().asleep
        left = [13 if seat == asleep else 13 - tricks for seat in range(4)]
        assert [len(review.hands[seat]) for seat in range(4)] == left
        played = {event.card for event in events if isinstance(event, Played)}
        assert played.isdisjoint(card for hand in review.hands.values() for card in hand)
        assert review.view().totals == deal.totals


def test_the_match_as_played_ends_where_one_is() -> None:
    match = finished()
    review = Review(match)
    review.go(30)
    assert review.as_played().steps == match.steps[:30]


def test_what_was_undone_is_no_part_of_it() -> None:
    match = running()
    assert match.undo()
    assert Review(match).last == len(match.moments) < len(steps()) - 1


# --- what a running match hides ------------------------------------------------------------------------------------


def test_of_a_running_match_the_one_person_sees_his_own_cards_and_no_others() -> None:
    review = Review(running())
    assert not review.open
    assert (review.reader, review.me) == (1, 1)
    assert list(review.hands) == [1]
    assert review.view().hand == review.hands[1]


@pytest.mark.parametrize("seats", [PAIR, BOTS], ids=["two persons", "bots alone"])
def test_of_a_running_match_without_one_reader_nobody_sees_a_hand(seats: tuple[Seat, ...]) -> None:
    review = Review(running(seats))
    review.go(0)
    while review.step(1):
        assert review.hands == {}
        assert review.view().hand == ()
        assert all(cut.number is None for cut in review.view().cuts)


@pytest.mark.parametrize("seats", [ALONE, PAIR, BOTS], ids=["one person", "two persons", "bots alone"])
@pytest.mark.parametrize("less", [1, 20])
def test_nothing_that_a_review_of_a_running_match_shows_hangs_on_hidden_cards(
    seats: tuple[Seat, ...], less: int
) -> None:
    """In each phase, with the finished deals too: their pack was not shuffled, so they would tell the hands of now."""
    match = running(seats, less)
    true, other = Review(match), Review(match)
    dice, phases, differed = Dice("worlds"), set(), False
    readers = (true.me,) if true.reader is not None else range(4)
    for seat in readers:
        other._states = tuple(another_world(state, seat, dice) for state in true._states)
        differed = differed or any(a.places() != b.places() for a, b in zip(other._states, true._states, strict=True))
        for number in range(true.last + 1):
            for review in (true, other):
                review.go(number)
            phases.add(true.view().phase)
            if true.reader is not None:
                assert true.view() == other.view()
                assert true.hands == other.hands
            else:
                # To each of the four the others' cards are hidden, and his own are for nobody.
                assert true.view() == other.view()
                assert true.hands == other.hands == {}
            assert (true.deal, true.trick, true.ended) == (other.deal, other.trick, other.ended)
    assert differed, "the worlds did not differ, so nothing was tested"
    # A deal's end shows the deal; the dealer's cut comes with the step after it.
    assert phases >= set(Phase) - {Phase.DEALER_CUT, Phase.OVER, *NOT_IN_TEKA}


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.lists(st.sampled_from(["step", "back", "trick", "trick back", "deal", "deal back", "end", "begin"])))
def test_however_one_goes_the_place_is_a_place_of_the_match(way: list[str]) -> None:
    review = Review(finished())
    for one in way:
        before = review.number
        moved = {
            "step": lambda: review.step(1),
            "back": lambda: review.step(-1),
            "trick": lambda: review.to_stop(1),
            "trick back": lambda: review.to_stop(-1),
            "deal": lambda: review.to_deal(1),
            "deal back": lambda: review.to_deal(-1),
            "end": lambda: review.go(review.last),
            "begin": lambda: review.go(0),
        }[one]()
        assert 0 <= review.number <= review.last
        assert moved == (review.number != before)
        forward = one in ("step", "trick", "deal", "end")
        assert review.number >= before if forward else review.number <= before
        assert moved or before == (review.last if forward else 0)


def test_what_a_seat_saw_before_its_person_took_it_is_not_shown() -> None:
    """Somebody else sat there: with both memories one would know two hands of a deal whose pack is not shuffled."""
    match = Match(Teka({"target": 60}), ALONE, "review", steps=steps()[:100], undo_from=50)
    review = Review(match)
    for number in range(review.last + 1):
        review.go(number)
        if number < 50:
            assert review.hands == {} and review.view().hand == ()
        else:
            assert set(review.hands) <= {1}
    assert review.hands[1] == review.view().hand
