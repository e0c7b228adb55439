"""The replay of a finished match: every step of it, with all hands."""

from __future__ import annotations

import pytest

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.rtl import strip_marks
from fa_cards.rules.actions import Cut, Pack
from fa_cards.rules.cards import PACK_52, card
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import TABLE
from fa_cards.rules.records import Step
from fa_cards.rules.replay import states
from fa_cards.rules.teka import Teka
from fa_cards.rules.tricks import TrickWon
from fa_cards.tui.app import FaCards
from fa_cards.tui.diagram import OpenHand, OpenRoom
from fa_cards.tui.replay import AT
from fa_cards.tui.seats import ROUNDS, place_of
from fa_cards.tui.tricks.replay import TrickReplayPage
from fa_cards.words import say
from tests.tui.fitting import LOOKS, troubles
from tests.tui.moments import NAMES
from tests.tui.replays import ALONE, BOTS, lying, match_of, numbers_of, opened, text


async def test_a_whole_match_forward_and_back_shows_its_scores_tricks_and_cards(app: FaCards, code: str) -> None:
    match = match_of()
    known = [state for state, _ in states(match.game, match.steps)]
    ends, tricks = set(numbers_of(match, DealScored)), set(numbers_of(match, TrickWon))
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        page.press("to-start")
        there: list[tuple[object, ...]] = []
        while True:
            at = page.review.number
            state, before = known[at], known[max(at - 1, 0)]
            view = page.view
            assert view.totals == state.totals
            bar = text(page, "#match-line")
            assert say("Score: us {a}, them {b}", a=state.totals[0], b=state.totals[1]) in bar
            if at in tricks:
                won = next(event.trick for event in match.moments[at - 1].events if isinstance(event, TrickWon))
                places = {place_of(play.seat, 0, match.game) for play in won.plays}
                assert set(lying(page)) == places
                assert view.taken[won.winner] == before.view(0).taken[won.winner] + 1
            else:
                assert set(lying(page)) == {place_of(play.seat, 0, match.game) for play in view.trick}
                if at not in ends:
                    assert view.taken == state.view(0).taken
                    assert view == state.view(0)
            there.append((at, page.view, dict(page.review.hands), bar, text(page, "#where"), lying(page)))
            page.press("step-on")
            if page.review.number == at:
                break
        assert len(there) == len(known)
        back: list[tuple[object, ...]] = []
        while True:
            at = page.review.number
            bar = text(page, "#match-line")
            back.append((at, page.view, dict(page.review.hands), bar, text(page, "#where"), lying(page)))
            page.press("step-back")
            if page.review.number == at:
                break
        assert back[::-1] == there


def packed(suits: str) -> Match:
    """A finished match that begins with a deal in which each seat holds a suit, or as chance has it after that."""
    held = {
        seat: [one for one in PACK_52 if one.suit is not None and one.suit.value == suits[seat]] for seat in range(4)
    }
    dealt = [one for seat in range(4) for one in held[seat]]
    # Seat 3 deals: seat 0 gets the first packet. The player at the dealer's left is seat 2; he lifts 20.
    pack = (*dealt[32:], *dealt[:32])
    game = Teka({"target": 1})
    first = Step(TABLE, game.parse("dealer 3")), Step(TABLE, Pack(pack)), Step(2, Cut(20))
    match = Match(game, BOTS, "suits", steps=first)
    match.advance()
    return Match(game, ALONE, "suits", steps=match.steps)


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
@pytest.mark.parametrize("suits", ["SHDC", "CDHS"])
async def test_all_four_hands_have_room_even_with_whole_suits(
    app: FaCards, code: str, size: tuple[int, int], suits: str
) -> None:
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, packed(suits))
        assert [len(hand) for hand in page.review.hands.values()] == [13] * 4
        while True:
            await pilot.pause()
            room = page.query_one(OpenRoom)
            for hand in page.query(OpenHand):
                assert room.region.contains_region(hand.region)
                assert hand.region.height >= hand.get_content_height(hand.size, page.size, hand.size.width)
                assert hand.region.width >= hand.get_content_width(page.size, page.size)
            others = [one.region for one in (*page.query(OpenHand), *page.query(".seat"))]
            assert all(not one.overlaps(two) for one in others for two in others if one is not two)
            if not page.press("trick-on") or page.review.number == page.review.last:
                break


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
async def test_every_card_of_the_pack_stands_at_its_seat_until_it_is_played(
    app: FaCards, code: str, size: tuple[int, int]
) -> None:
    match = match_of()
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        for _ in range(5):
            for seat in range(4):
                hand = page.query_one(OpenRoom).hand(place_of(seat, 0, match.game))
                shown = strip_marks(str(hand.render())).split()
                cards = [one for one in shown if one not in "♠♥♦♣–"]
                assert len(cards) == len(page.review.hands[seat])
            page.press("trick-on")


def hand_lines(page: TrickReplayPage) -> list[str]:
    shown = strip_marks(str(page.query_one(OpenRoom).hand("me").render()))
    return shown.replace("\u00a0", " ").split("\n")


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
@pytest.mark.parametrize("upto", [None, -1], ids=["finished", "running"])
async def test_everything_fits_with_the_longest_names(
    app: FaCards, code: str, size: tuple[int, int], upto: int | None
) -> None:
    me, *others = NAMES[code]
    match = match_of((Person(me), *(BotSeat("easy", name) for name in others)), upto)
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        found = troubles(page)
        for at in sorted({*range(0, len(match.moments), 9), *numbers_of(match, DealScored), len(match.moments)}):
            page.press(f"{AT}{at}")
            await pilot.pause()
            await pilot.pause()
            found += [f"step {at}: {trouble}" for trouble in troubles(page)]
        assert not found, "\n".join(found)


async def test_suits_stand_with_trump_first_and_the_highest_first(app: FaCards, english: None) -> None:
    async with app.run_test(size=(120, 40)) as pilot:
        page = await opened(pilot, packed("SHDC"))
        lines = [hand_lines(page)]
        page.press("trick-on")
        lines.append(hand_lines(page))
        assert lines[0] == ["♠ A K Q J 10 9 8 7 6 5 4 3 2", "♥ –", "♣ –", "♦ –"]
        trump = page.view.trump
        assert trump is not None
        assert lines[1][0].startswith({"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[trump.value])


async def test_seats_are_never_mirrored(app: FaCards, code: str) -> None:
    match = match_of()
    async with app.run_test(size=(120, 40)) as pilot:
        page = await opened(pilot, match)
        room = page.query_one(OpenRoom)
        hands = {place: room.hand(place).region for place in ROUNDS[4]}
        # The next player sits at the right of the screen in both languages.
        assert place_of(1, 0, match.game) == "right"
        assert hands["left"].right <= hands["across"].x and hands["across"].right <= hands["right"].x
        assert hands["across"].bottom <= hands["me"].y


def test_the_cards_of_the_tests_are_those_that_they_say() -> None:
    match = packed("SHDC")
    state = next(state for state, _ in states(match.game, match.steps[:3]) if state.places().get("hand 0"))
    assert card("AS") in state.view(0).hand and card("AC") in state.view(3).hand
