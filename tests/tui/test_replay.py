"""The replay: every step of a finished match with all hands, of a running one no cell that hangs on hidden cards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.match import Match, Moment
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.actions import Cut, Pack
from fa_cards.rules.cards import PACK_52, card
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import DealScored, Dealt
from fa_cards.rules.game import TABLE
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.replay import states
from fa_cards.rules.teka import Teka
from fa_cards.rules.tricks import TrickWon
from fa_cards.tui.app import FaCards
from fa_cards.tui.diagram import HIDDEN, OpenHand, OpenRoom
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.pace import NoPace
from fa_cards.tui.reading import ReadingPage
from fa_cards.tui.replay import AT, ReplayPage, TimeLine
from fa_cards.tui.room import TrickArea
from fa_cards.tui.rules_page import RulesPage
from fa_cards.tui.seats import ROUNDS, place_of
from fa_cards.tui.sheet import ScoreSheet, SheetPage
from fa_cards.words import count, language, say
from fa_cards.words.digits import number
from tests.conformance.hidden import another_world
from tests.tui.fitting import troubles
from tests.tui.moments import NAMES

Shown = Callable[[App[int], str], bool]
Rows = Callable[[App[int]], list[str]]
Cell = Callable[[App[int], str], tuple[int, int]]

SIZES = [(60, 20), (80, 24), (120, 40), (150, 50)]
BOTS: tuple[Seat, ...] = (BotSeat("easy"),) * 4
ALONE: tuple[Seat, ...] = (Person("Mina"), *BOTS[1:])
PAIR: tuple[Seat, ...] = (Person("Mina"), BotSeat("easy"), Person("Reza"), BotSeat("easy"))


@cache
def steps() -> tuple[Step, ...]:
    """Of a short match that holds everything, a raise too."""
    match = Match(Teka({"target": 20}), BOTS, "s10")
    match.advance()
    return match.steps


def match_of(seats: tuple[Seat, ...] = ALONE, upto: int | None = None) -> Match:
    return Match(Teka({"target": 20}), seats, "s10", steps=steps()[:upto])


async def opened(pilot: Pilot[int], match: Match) -> ReplayPage:
    page = ReplayPage(Review(match))
    pilot.app.push_screen(page)
    await pilot.pause()
    return page


def numbers_of(match: Match, kind: type[Any]) -> list[int]:
    return [one.number for one in match.moments if any(isinstance(event, kind) for event in one.events)]


def text(page: ReplayPage, name: str) -> str:
    return strip_marks(str(page.query_one(name).render()))


def lying(page: ReplayPage) -> dict[str, str]:
    """What lies in the trick, by the place of its seat; the sign of the winner is no part of it."""
    area = page.query_one(TrickArea)
    return {place: area.card(place).id or "" for place in ROUNDS[4] if area.card(place).display}


# --- a finished match ----------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("size", SIZES)
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


@pytest.mark.parametrize("size", SIZES)
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


def hand_lines(page: ReplayPage) -> list[str]:
    shown = strip_marks(str(page.query_one(OpenRoom).hand("me").render()))
    return shown.replace("\u00a0", " ").split("\n")


@pytest.mark.parametrize("size", SIZES)
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


# --- going through it ----------------------------------------------------------------------------------------------


async def test_keys_go_by_step_trick_deal_and_to_both_ends(app: FaCards, code: str) -> None:
    match = match_of()
    dealt, tricks = numbers_of(match, Dealt), numbers_of(match, TrickWon)
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        on, back = ("left", "right") if code == "fa" else ("right", "left")

        async def after(*keys: str) -> int:
            await pilot.press(*keys)
            return page.review.number

        assert page.review.number == dealt[0]
        assert await after("n") == dealt[0] + 1
        assert await after(on, on, back) == dealt[0] + 2
        assert await after("b") == dealt[0] + 1
        assert await after("د") == dealt[0] + 2
        assert await after("down") == tricks[0]
        assert await after("j") == tricks[1]
        assert await after("up") == tricks[0]
        assert await after("k") == dealt[0]
        assert await after("pagedown") == dealt[1]
        assert await after("pageup") == dealt[0]
        assert await after("end") == len(match.moments)
        assert await after("n") == len(match.moments)
        assert await after("home") == 0
        assert await after("b") == 0


@pytest.mark.parametrize("size", SIZES)
async def test_it_is_said_where_one_is(app: FaCards, code: str, size: tuple[int, int]) -> None:
    match = match_of()
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        second = numbers_of(match, Dealt)[1]
        await pilot.press("pagedown")
        said = say(
            "Step {n} of {total}, deal {deal} of {deals}",
            n=second,
            total=len(match.moments),
            deal=2,
            deals=len(match.deals),
        )
        assert text(page, "#where") == strip_marks(said)
        if code == "fa":
            assert text(page, "#where").startswith(f"قدم {number(second)} از {number(len(match.moments))}، دور ۲")
        assert page.query_one("#where").region.width >= len(text(page, "#where").replace("\u200c", ""))


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_the_line_of_time_goes_there(app: FaCards, code: str, size: tuple[int, int]) -> None:
    match = match_of()
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        line = page.query_one(TimeLine).region
        start, end = (line.right - 1, line.x) if code == "fa" else (line.x, line.right - 1)
        await pilot.click(offset=(end, line.y))
        assert page.review.number == len(match.moments)
        await pilot.click(offset=(start, line.y))
        assert page.review.number == 0
        await pilot.click(offset=((start + end) // 2, line.y))
        assert abs(page.review.number - len(match.moments) // 2) <= len(match.moments) // line.width + 1


@pytest.mark.parametrize("size", SIZES)
async def test_the_common_acts_can_be_clicked(app: FaCards, code: str, *, cell: Cell, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match_of())
        begun = page.review.number
        await pilot.click(offset=cell(app, "step-on"))
        assert page.review.number == begun + 1
        await pilot.click(offset=cell(app, "step-back"))
        assert page.review.number == begun
        page.press("to-end")
        page.press("trick-back")
        await pilot.pause()
        await pilot.click(offset=cell(app, "run"))
        await pilot.pause()
        await pilot.press("home")
        assert page.review.number == 0


async def test_what_a_step_brought_is_said_below_and_all_of_the_deal_in_the_log(app: FaCards, english: None) -> None:
    match = match_of()
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        await pilot.press("end")
        log = strip_marks(str(page.query_one("#log-text").render()))
        told = text(page, "#prompt")
        assert all(part in log.split("\n") for part in told.split(" · "))
        await pilot.press("home")
        assert strip_marks(str(page.query_one("#log-text").render())) == ""
        assert text(page, "#prompt") == say("The match begins.")


async def test_sheet_log_tricks_and_rules_are_those_of_the_step(app: FaCards, code: str) -> None:
    match = match_of()
    ends = numbers_of(match, DealScored)
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        page.review.go(ends[1])
        page.show()
        await pilot.press("g")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, SheetPage)
        total = strip_marks(str(sheet.query_one(ScoreSheet).query(".band .total").first().render()))
        assert total == number(match.deals[1].totals[0])
        await pilot.press("g")
        assert app.screen is page
        for act, kind in (("log", ReadingPage), ("last-trick", ReadingPage), ("rules", RulesPage)):
            await pilot.press(BY_NAME[act].keys[0])
            assert isinstance(app.screen, kind)
            await pilot.press("escape")
            assert app.screen is page
        assert page.review.number == ends[1]


async def test_keys_of_the_table_that_change_a_match_do_nothing(app: FaCards, store: Store) -> None:
    made = store._create(Teka({"target": 20}), list(ALONE), "s10", steps()[:100])
    async with app.run_test() as pilot:
        page = await opened(pilot, store.load(made.id))
        before = store.find(made.id)
        await pilot.press("u", "y", "w", "v", "1", "s", "f", "d", "a", "r", "m", "t", "escape")
        assert store.find(made.id) == before
        assert page.review.match.steps == steps()[:100]


@pytest.mark.usefixtures("persian_again")
async def test_the_language_changes_at_once_and_the_place_stays(app: FaCards) -> None:
    async with app.run_test() as pilot:
        page = await opened(pilot, match_of())
        await pilot.press("down", "down")
        at = page.review.number
        await pilot.press("e")
        assert language().code == "en"
        assert page.review.number == at
        assert text(page, "#where").startswith("Step ")


# --- by itself -----------------------------------------------------------------------------------------------------


class StepPace(NoPace):
    """A pace whose waits end when the test says so, or when they are skipped."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float | None] = []
        self.go = asyncio.Event()

    async def wait(self, seconds: float | None) -> bool:
        self.waits.append(seconds)
        self.go.clear()
        await self.go.wait()
        return False

    def skip(self) -> None:
        self.go.set()


async def test_it_plays_by_itself_to_the_end(app: FaCards, code: str) -> None:
    match = match_of()
    async with app.run_test() as pilot:
        page = await opened(pilot, match)
        page.review.go(len(match.moments) - 20)
        await pilot.press("space")
        for _ in range(2_000):
            if not page.playing:
                break
            await pilot.pause()
        assert page.review.number == len(match.moments)
        # Once more from the beginning.
        page.press("run")
        assert page.playing and page.review.number == 0
        page.press("run")
        assert not page.playing


async def test_it_plays_at_the_pace_of_the_table_and_stops(store: Store) -> None:
    pace = StepPace()
    pace.pauses = type(pace.pauses)(thinking=0.5, call=0.7, frame=0.0, trick=1.4)
    app = FaCards(Opened(store, None), Start(), pace=pace)
    async with app.run_test() as pilot:
        page = await opened(pilot, match_of())
        begun = page.review.number
        await pilot.press("space")
        await pilot.pause()
        assert (page.playing, page.review.number) == (True, begun + 1)
        for more in range(2, 6):
            pace.go.set()
            await pilot.pause()
            await pilot.pause()
            assert page.review.number == begun + more
        # Four calls, then trump.
        assert pace.waits == [0.7, 0.7, 0.7, 0.7, 0.5]
        await pilot.press("space")
        await pilot.pause()
        assert (page.playing, page.review.number) == (False, begun + 5)
        await pilot.press("space")
        await pilot.pause()
        assert page.review.number == begun + 6
        await pilot.press("b")
        await pilot.pause()
        assert (page.playing, page.review.number) == (False, begun + 5)


async def test_without_pauses_at_the_table_a_step_is_still_seen(store: Store) -> None:
    pace = StepPace()
    pace.pauses = type(pace.pauses)(thinking=0.0, call=0.0, frame=0.0, trick=None)
    app = FaCards(Opened(store, None), Start(), pace=pace)
    async with app.run_test() as pilot:
        page = await opened(pilot, match_of())
        page.review.to_trick(1)
        page.review.step(-1)
        await pilot.press("space")
        await pilot.pause()
        pace.go.set()
        await pilot.pause()
        assert len(pace.waits) == 2
        assert all(wait is not None and wait > 0 for wait in pace.waits)
        await pilot.press("space")


# --- a running match -----------------------------------------------------------------------------------------------


def cells(app: App[int]) -> list[list[tuple[str, str]]]:
    """Every cell with its style; what a click does is a part of it."""
    return [
        [(sign, str(segment.style)) for segment in strip for sign in segment.text]
        for strip in app.screen._compositor.render_strips()
    ]


def in_another_world(review: Review, seat: int, dice: Dice) -> None:
    """Lets everything that the seat may not know be otherwise: where cards lie, where others cut, how packs came."""
    review._states = tuple(another_world(state, seat, dice) for state in review._states)
    review._moments = tuple(_other(moment, seat, dice) for moment in review._moments)


def _other(moment: Moment, seat: int, dice: Dice) -> Moment:
    match moment.action:
        case Pack():
            return Moment(moment.number, moment.seat, Pack(dice.shuffled(PACK_52)), moment.events)
        case Cut(number) if number and moment.seat != seat:
            return Moment(moment.number, moment.seat, Cut(4 + dice.below(45)), moment.events)
        case _:
            return moment


def one_of_each_phase(review: Review) -> dict[Phase, int]:
    """Where each phase is met the second time, or the first where it is met once: mostly in the second deal."""
    met: dict[Phase, list[int]] = {}
    for at in range(review.last + 1):
        review.go(at)
        met.setdefault(review.view().phase, []).append(at)
    return {phase: places[len(places) // 2] for phase, places in met.items()}


@pytest.mark.parametrize("size", [(60, 20), (120, 40)])
@pytest.mark.parametrize(("seats", "reader"), [(ALONE, 0), (PAIR, None), (BOTS, None)], ids=["one", "two", "bots"])
async def test_no_cell_hangs_on_hidden_cards_in_any_phase(
    app: FaCards, code: str, seats: tuple[Seat, ...], reader: int | None, size: tuple[int, int]
) -> None:
    match = match_of(seats, -1)
    dice = Dice("other worlds")
    places = one_of_each_phase(Review(match))
    assert set(places) >= set(Phase) - {Phase.DEALER_CUT, Phase.OVER}
    ends = numbers_of(match, DealScored)
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        for at in sorted({*places.values(), ends[0], ends[0] + 1}):
            for seat in [0] if reader is not None else [1, 2]:
                page.review = Review(match)
                page.press(f"{AT}{at}")
                await pilot.pause()
                before = cells(app)
                in_another_world(page.review, seat, dice)
                page.show()
                await pilot.pause()
                assert cells(app) == before, at


async def test_that_test_finds_cells_that_hang_on_hidden_cards(app: FaCards) -> None:
    match = match_of()
    dice = Dice("other worlds")
    async with app.run_test(size=(120, 40)) as pilot:
        page = await opened(pilot, match)
        await pilot.pause()
        before = cells(app)
        # A finished match lies open, so that another world is another picture.
        in_another_world(page.review, 0, dice)
        page.show()
        await pilot.pause()
        assert cells(app) != before


@pytest.mark.parametrize("size", SIZES)
async def test_of_a_running_match_one_sees_ones_own_hand_and_how_many_cards_the_others_hold(
    app: FaCards, code: str, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match_of(ALONE, 100))
        assert [hand.id for hand in page.query(OpenHand) if not hand.has_class(HIDDEN)] == ["hand-me"]
        told = say("The match is not over: you see what you saw at the table.")
        assert text(page, "#prompt") == strip_marks(told)
        for place in ("left", "across", "right"):
            hand = page.query_one(OpenRoom).hand(place)
            assert strip_marks(str(hand.render())) == strip_marks(count("{n} card", "{n} cards", 13))
            assert hand.region.height == 1
        await pilot.press("n")
        assert text(page, "#prompt") != strip_marks(told)


async def test_of_a_running_match_of_several_persons_no_hand_is_seen(app: FaCards, code: str) -> None:
    async with app.run_test() as pilot:
        page = await opened(pilot, match_of(PAIR, 100))
        assert all(hand.has_class(HIDDEN) for hand in page.query(OpenHand))
        assert not any(sign in str(hand.render()) for hand in page.query(OpenHand) for sign in "♠♥♦♣")
        assert text(page, "#prompt") == strip_marks(say("The match is not over: you see what everybody saw."))
        await pilot.press("end")
        log = strip_marks(str(page.query_one("#log-text").render()))
        assert "Mina" in log or "Reza" in log


async def test_a_match_in_which_nothing_was_done_can_be_looked_at(app: FaCards, code: str) -> None:
    async with app.run_test() as pilot:
        page = await opened(pilot, Match(Teka(), ALONE, "nothing"))
        await pilot.press("n", "b", "left", "right", "up", "down", "pagedown", "home", "end", "space", "g", "escape")
        assert app.screen is page
        assert text(page, "#where") == say("Step {n} of {total}", n=0, total=0)


def test_the_cards_of_the_tests_are_those_that_they_say() -> None:
    match = packed("SHDC")
    state = next(state for state, _ in states(match.game, match.steps[:3]) if state.places().get("hand 0"))
    assert card("AS") in state.view(0).hand and card("AC") in state.view(3).hand
