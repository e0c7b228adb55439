"""The replay of matches of the Rook family and of Golden Ten: up to seven open hands, and the nest."""

from __future__ import annotations

from functools import cache

import pytest

from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.rtl import strip_marks
from fa_cards.rules.actions import Bid, Bury, CallCard
from fa_cards.rules.catalog import game_class
from fa_cards.rules.events import DealScored
from fa_cards.rules.records import Step
from fa_cards.rules.rook import RookView
from fa_cards.rules.tricks import TrickWon
from fa_cards.tui.app import FaCards
from fa_cards.tui.listed_hands import ListedSeat
from fa_cards.tui.replay import AT
from fa_cards.words.cards import card_words
from tests.tui.moments import NAMES
from tests.tui.moments_of_families import MORE
from tests.tui.replays import numbers_of, opened, text, troubles_at

SIZES = [(60, 20), (80, 24)]
OPTIONS = {"golden-ten": {}, "call-partner-rook": {"target": 60}, "kentucky-rook": {"target": 60}}


@cache
def steps(key: str, seats: int) -> tuple[Step, ...]:
    bots: list[Seat] = [BotSeat("easy")] * seats
    match = Match(game_class(key)(OPTIONS[key], seats), bots, "replayed")
    match.advance()
    return match.steps


def match_of(key: str, seats: int, code: str = "fa", upto: int | None = None) -> Match:
    own, *others = (*NAMES[code], *MORE[code])[:seats]
    players: tuple[Seat, ...] = (Person(own), *(BotSeat("easy", name) for name in others))
    return Match(game_class(key)(OPTIONS[key], seats), players, "replayed", steps=steps(key, seats)[:upto])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("key", "seats"),
    [("kentucky-rook", 4), ("call-partner-rook", 4), *(("golden-ten", players) for players in (3, 5, 6, 7))],
)
async def test_all_hands_have_room_at_every_step_that_is_unlike_others(
    app: FaCards, code: str, *, key: str, seats: int, size: tuple[int, int]
) -> None:
    match = match_of(key, seats, code)
    acts = [one.number for one in match.moments if isinstance(one.action, Bury | CallCard)]
    wanted = [*range(1, 30, 4), *acts, *numbers_of(match, TrickWon)[:3], *numbers_of(match, DealScored)]
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        found = await troubles_at(pilot, page, wanted)
        assert not found, "\n".join(found)


async def test_seven_hands_stand_below_each_other_in_the_order_of_play_with_what_each_played(app: FaCards) -> None:
    match = match_of("golden-ten", 7)
    async with app.run_test(size=(60, 20)) as pilot:
        page = await opened(pilot, match)
        page.press("trick-on")
        trick = page.review.trick
        assert trick is not None
        parts = sorted(page.query(ListedSeat), key=lambda one: one.region.y)
        assert [one.id for one in parts] == [f"listed-{number}" for number in range(7)]
        for number, part in enumerate(parts):
            name, hand = (strip_marks(str(one.render())) for one in part.query("Static"))
            assert (*NAMES["fa"], *MORE["fa"])[number] in name or number == 0
            play = next(one for one in trick.plays if one.seat == number)
            assert card_words(play.card) in name
            assert ("✓" in name) == (number == trick.winner)
            ranks = [one for one in hand.replace("\u00a0", " ").split() if one.isdigit()]
            assert len(ranks) == len(page.review.hands[number]) == 7


async def test_the_nest_is_shown_before_it_is_taken_and_after_it_is_buried(app: FaCards) -> None:
    match = match_of("call-partner-rook", 4)
    buried = next(one for one in match.moments if isinstance(one.action, Bury))
    assert isinstance(buried.action, Bury)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, match)
        assert text(page, "#aside").startswith("لانه:") and len(text(page, "#aside").split()) == 6
        page.press(f"{AT}{buried.number - 1}")
        assert not page.query_one("#aside").display, "the declarer holds it now"
        page.press(f"{AT}{buried.number}")
        assert set(page.review.aside) == set(buried.action.cards)
        for one in buried.action.cards:
            assert strip_marks(card_words(one, words=False)) in text(page, "#aside")


async def test_the_left_over_cards_of_golden_ten_are_shown(app: FaCards) -> None:
    """Of 56 cards five players hold eleven each: one is left."""
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, match_of("golden-ten", 5))
        assert page.query_one("#aside").display and len(page.review.aside) == 1


async def test_of_a_match_that_is_not_over_no_nest_is_shown_but_what_its_person_buried(app: FaCards) -> None:
    whole = match_of("call-partner-rook", 4)
    buried = next(one for one in whole.moments if isinstance(one.action, Bury))
    running = match_of("call-partner-rook", 4, upto=buried.number + 2)
    review = Review(running)
    for at in range(review.last + 1):
        review.go(at)
        mine = buried.seat == 0 and at >= buried.number
        assert bool(review.aside) == mine


async def test_bids_burying_and_the_called_card_are_told(app: FaCards) -> None:
    match = match_of("call-partner-rook", 4)
    called = next(one for one in match.moments if isinstance(one.action, CallCard))
    assert isinstance(called.action, CallCard)
    words = {Bid: "خواند", Bury: "در لانه", CallCard: card_words(called.action.card)}
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, match)
        for kind, word in words.items():
            at = next(one.number for one in match.moments if isinstance(one.action, kind))
            page.press(f"{AT}{at}")
            assert word in text(page, "#prompt")


async def test_the_points_of_the_last_trick_of_a_deal_are_counted(app: FaCards) -> None:
    """Kentucky Rook has 180 points in a deal; what was not buried has fallen by then."""
    match = match_of("kentucky-rook", 4)
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, match)
        page.press(f"{AT}{numbers_of(match, DealScored)[0]}")
        assert isinstance(page.view, RookView)
        assert sum(page.view.points) == 180
