"""A card that was drawn face down is read by nobody but who drew it: in no view, log, review or record given out.

So it is in Shasta Sam and in California Fives with its stock face down; what lies deeper in a stock is in no view of
any game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from fa_cards.play.match import Match as PlayedMatch
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.actions import TurnUp
from fa_cards.rules.cards import Card
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import DealScored
from fa_cards.rules.fours.events import Drew
from fa_cards.rules.game import pick
from fa_cards.rules.records import Step, write_record
from fa_cards.rules.replay import replay
from fa_cards.words import LANGUAGES, use
from fa_cards.words.cards import card_words
from fa_cards.words.events import event_lines
from tests.conformance.hidden import cards_in
from tests.conformance.matches import Match, Taken, Variant, played, seats_of

SEED = "secret draws"
DOWN = (
    Variant("shasta-sam", (("target", 7),)),
    Variant("california-fives", (("stock", "down"), ("target", 40))),
    Variant("california-fives", (("stock", "down"), ("target", 40)), 4),
)
face_down = pytest.mark.parametrize("variant", DOWN, ids=str)


def turned(match: Match) -> Iterator[set[Card]]:
    """After each step the card that was turned up for this deal and went back into the pack, where there is one."""
    named: set[Card] = set()
    for taken in match.taken:
        if isinstance(taken.action, TurnUp):
            named = {taken.action.card}
        yield named


def secrets(match: Match) -> Iterator[tuple[int, Taken, dict[int, set[Card]]]]:
    """Each step with its number, and what each seat then holds that it drew in this deal.

    The card that was turned up for trump is left out: that it is somewhere is known to all.
    """
    drawn: dict[int, set[Card]] = {}
    for number, taken, named in zip(count(1), match.taken, turned(match), strict=False):
        before, after = taken.before.places(), taken.after.places()
        if not taken.after.view(0).tricks:
            drawn = {seat: set() for seat in seats_of(match)}
        for seat in seats_of(match):
            hand = set(after.get(f"hand {seat}", ()))
            if any(isinstance(one, Drew) for one in taken.events):
                drawn[seat] |= hand - set(before[f"hand {seat}"])
            drawn[seat] &= hand - named
        yield number, taken, drawn


def others_of(drawn: dict[int, set[Card]], seat: int | None) -> set[Card]:
    """The draws of all other seats."""
    return {card for other, cards in drawn.items() if other != seat for card in cards}


@face_down
def test_a_draw_is_in_the_view_of_who_drew_it_and_in_no_other(variant: Variant) -> None:
    match = played(variant, SEED)
    most = 0
    for _, taken, drawn in secrets(match):
        for seat in seats_of(match):
            named = cards_in(taken.after.view(seat))
            assert drawn[seat] <= named
            assert not others_of(drawn, seat) & named
        most = max(most, *map(len, drawn.values()))
    assert most >= 4, "nobody held draws, so nothing was tested"


@pytest.fixture
def _persian_again() -> Iterator[None]:
    yield
    use("fa")


@face_down
@pytest.mark.usefixtures("_persian_again")
@pytest.mark.parametrize("code", list(LANGUAGES))
def test_no_draw_is_read_in_the_log_before_it_is_played(variant: Variant, code: str) -> None:
    """Whoever reads it: each seat, and people who share a keyboard."""
    use(code)
    match = played(variant, SEED)
    names = tuple(f"<{seat}>" for seat in seats_of(match))
    told = 0
    for reader in (None, *seats_of(match)):
        lines: list[str] = []
        for _, taken, drawn in secrets(match):
            lines += [line for event in taken.events for line in event_lines(event, names, reader, match.game)]
            if any(isinstance(event, DealScored) for event in taken.events):
                lines = []
            if any(isinstance(event, Drew) for event in taken.events):
                log = "\n".join(lines)
                assert not [card for card in others_of(drawn, reader) if card_words(card) in log]
                told += any(card_words(play.card) in log for play in taken.after.view(0).tricks[-1].plays)
    assert told, "the log names no cards, so nothing was tested"


# ---- records that are given out


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path).store as store:
        yield store


def exported(store: Store, match: Match, steps: tuple[Step, ...]) -> bytes:
    """What is given out of the match with these steps."""
    return store.export(store.import_record(write_record(match.game, steps)).id)


@face_down
def test_the_record_of_a_running_match_ends_with_its_last_finished_deal(variant: Variant, store: Store) -> None:
    match = played(variant, SEED)
    finished = running = 0
    for number, taken, drawn in secrets(match):
        if any(isinstance(event, DealScored) for event in taken.events):
            finished = number
        if any(drawn.values()) and number % 13 == 0 and not taken.after.finished:
            steps = replay(exported(store, match, match.steps[:number])).record.steps
            assert steps == match.steps[:finished]
            running += 1
    assert finished and running > 3


@face_down
def test_it_is_the_same_whatever_is_dealt_and_drawn_in_the_running_deal(variant: Variant, store: Store) -> None:
    match = played(variant, SEED)
    whole = next(number for number, one, _ in secrets(match) if isinstance(one.events[-1], DealScored))
    given = set()
    for world in range(3):
        state, steps = match.taken[whole - 1].after, list(match.steps[:whole])
        dice = Dice(f"running deal {world}")
        while len(state.view(0).tricks) < 4:
            action = state.chance(dice) if state.actor is None else pick(state.legal(state.actor), dice)
            steps.append(Step(state.actor, action))
            state, _ = state.apply(state.actor, action)
        given.add(exported(store, match, tuple(steps)))
    assert len(given) == 1


# ---- looking back at a running match


@face_down
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1), ()])
def test_in_a_review_of_a_running_match_nobody_reads_a_draw_of_another(
    variant: Variant, people: tuple[int, ...]
) -> None:
    """One person sees his own draws; several at one keyboard, and who lets bots play, see none at all."""
    match = played(variant, SEED)
    seats: list[Seat] = [Person("") if seat in people else BotSeat("random") for seat in seats_of(match)]
    review = Review(PlayedMatch(match.game, seats, SEED, steps=match.steps[:-1]))
    reader = people[0] if len(people) == 1 else None
    own = 0
    for number, _, drawn in secrets(match):
        if not review.go(number):
            continue
        shown = cards_in((review.view(), tuple(review.hands.values()), review.aside))
        assert not others_of(drawn, reader) & shown
        assert not review.to_come
        own += reader is not None and bool(drawn[reader] & shown)
    assert bool(own) is (reader is not None)


# ---- what lies deeper


@pytest.mark.parametrize(
    ("variant", "deeper"),
    [
        (DOWN[0], 52 - 12),
        (DOWN[1], 52 - 12),
        (DOWN[2], 52 - 24),
        # a top card, or a turned one, is seen
        (Variant("california-jack", (("target", 7),)), 52 - 12 - 1),
        (Variant("california-fives", (("target", 40),), 4), 52 - 24 - 1),
        (Variant("all-fours", (("target", 7),)), 52 - 12 - 1),
    ],
    ids=str,
)
def test_what_lies_deeper_in_the_stock_is_in_no_view(variant: Variant, deeper: int) -> None:
    """Below a top card that is seen as below one that is not; and what All Fours leaves in the pack."""
    match = played(variant, SEED)
    most = 0
    for taken, named in zip(match.taken, turned(match), strict=True):
        places = taken.after.places()
        lying = {*places.get("stock", ()), *places.get("rest", ())}
        for seat in seats_of(match):
            assert not (lying - named) & cards_in(taken.after.view(seat))
        most = max(most, len(lying))
    assert most == deeper
