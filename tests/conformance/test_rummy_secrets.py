"""A card drawn from the stock is in no other view, event, log or record given out, whatever twins of it lie open.

Of games with twins a name says nothing, so matches are compared that a seat cannot tell apart: the same steps are
taken, and two cards that it never sees lie the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from fa_cards.play.match import Match as PlayedMatch
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.actions import Pack
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.events import DealScored
from fa_cards.rules.records import Step, write_record
from fa_cards.rules.replay import replay
from fa_cards.rules.rummy.events import DrewFromStock
from tests.conformance.matches import Match, Taken, Variant, played, seats_of, spread

SEED = "secrets of rummy"
VARIANTS = (
    Variant("toonerville", (("only-round", 2),), 3),
    Variant("toonerville", (("only-round", 9), ("max-buys", 2)), 4),
    Variant("rook-shanghai"),
)
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
TRIES, ENOUGH = 400, 2


@cache
def first_deal(variant: Variant) -> Match:
    """The match up to the last step before its first deal is over."""
    match = played(variant, SEED)
    over = (any(isinstance(event, DealScored) for event in one.events) for one in match.taken)
    return Match(match.game, tuple(islice(match.taken, list(over).index(True))))


def otherwise(match: Match, *seats: int) -> Iterator[Match]:
    """Matches with the same steps in which others hold another card to the end that none of the seats saw."""
    (number, pack), *_ = ((n, one.action) for n, one in enumerate(match.taken) if isinstance(one.action, Pack))
    assert isinstance(pack, Pack)
    dice = Dice(f"otherwise {seats}")
    for _ in range(TRIES):
        cards = list(pack.cards)
        one, other = dice.below(len(cards)), dice.below(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
        if cards[one] is not cards[other] and (found := _again(match, number, Pack(tuple(cards)), seats)):
            before, after = (state.places() for state in (match.states[-1], found.states[-1]))
            if any(before[place] != after[place] for place in before if place.startswith("hand ")):
                yield found


def _again(match: Match, number: int, pack: Pack, seats: tuple[int, ...]) -> Match | None:
    """The same steps with another pack, where they may be taken and the seats hold the same cards all along."""
    taken = list(match.taken[:number])
    state = match.taken[number].before
    for before in match.taken[number:]:
        action = pack if isinstance(before.action, Pack) else before.action
        try:
            after, events = state.apply(before.seat, action)
        except IllegalAction:
            return None
        now, then = after.places(), before.after.places()
        if any(now[f"hand {seat}"] != then[f"hand {seat}"] for seat in seats):
            return None
        taken.append(Taken(state, before.seat, action, events, after))
        state = after
    return Match(match.game, tuple(taken))


@every_variant
def test_a_seat_sees_and_is_told_the_same_whatever_the_others_draw(variant: Variant) -> None:
    match = first_deal(variant)
    assert sum(isinstance(event, DrewFromStock) for one in match.taken for event in one.events) > 20
    for seat in seats_of(match):
        found = list(islice(otherwise(match, seat), ENOUGH))
        assert found, "no such match, so nothing was tested"
        for other in found:
            for first, second in zip(match.taken, other.taken, strict=True):
                assert first.events == second.events
                assert first.after.view(seat) == second.after.view(seat)


@every_variant
def test_what_everybody_knows_is_the_same_whatever_lies_in_the_hands(variant: Variant) -> None:
    match = first_deal(variant)
    for other in islice(otherwise(match), ENOUGH):
        for first, second in zip(match.taken, other.taken, strict=True):
            assert first.events == second.events
            assert first.after.view(0).public == second.after.view(0).public


@every_variant
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1), ()])
def test_a_review_of_the_running_match_shows_the_same(variant: Variant, people: tuple[int, ...]) -> None:
    """One person sees his own cards; several at one keyboard, and who lets bots play, see none at all."""
    match = first_deal(variant)
    seen = people if len(people) == 1 else ()
    seats: list[Seat] = [Person("") if seat in people else BotSeat("random") for seat in seats_of(match)]
    compared = 0
    for other in islice(otherwise(match, *seen), 2):
        first, second = (Review(PlayedMatch(one.game, seats, SEED, steps=one.steps)) for one in (match, other))
        for number in spread(range(2, len(match.taken)), 60):
            there = first.go(number)
            assert there == second.go(number)
            if there:
                assert first.view() == second.view()
                assert (first.hands, first.aside, first.to_come) == (second.hands, second.aside, second.to_come)
                compared += 1
    assert compared


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path).store as store:
        yield store


@every_variant
def test_of_a_running_deal_no_record_is_given_out(variant: Variant, store: Store) -> None:
    match = first_deal(variant)
    for length in spread(range(3, len(match.taken)), 3):
        steps: tuple[Step, ...] = match.steps[:length]
        assert replay(store.export(store.import_record(write_record(match.game, steps)).id)).record.steps == ()
