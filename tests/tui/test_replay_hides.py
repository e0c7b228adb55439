"""What a replay tells to whom: no cell of a running match hangs on hidden cards, and only one who sits here is «us»."""

from __future__ import annotations

import re

import pytest
from textual.app import App

from fa_cards.play.match import Match, Moment
from fa_cards.play.review import Review
from fa_cards.play.seats import Seat
from fa_cards.rtl import strip_marks
from fa_cards.rules.actions import Cut, Pack
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.chance import Dice
from fa_cards.rules.events import DealScored
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.rules.tricks import TrickWon
from fa_cards.tui.app import FaCards
from fa_cards.tui.diagram import HIDDEN, OpenHand, OpenRoom
from fa_cards.tui.names import shown_names
from fa_cards.tui.replay import AT
from fa_cards.words import count, say
from fa_cards.words.digits import number
from fa_cards.words.seats import them, us
from tests.conformance.hidden import another_world
from tests.phases import NOT_IN_TEKA
from tests.tui.replays import ALONE, BOTS, PAIR, SIZES, match_of, numbers_of, opened, text


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
    assert set(places) >= set(Phase) - {Phase.DEALER_CUT, Phase.OVER, *NOT_IN_TEKA}
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [BOTS, PAIR], ids=["bots", "two"])
async def test_where_nobody_in_particular_reads_all_are_called_by_their_names(
    app: FaCards, code: str, *, seats: tuple[Seat, ...], size: tuple[int, int]
) -> None:
    match = match_of(seats)
    names = shown_names(match)
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, match)
        page.review.go(numbers_of(match, TrickWon)[4])
        page.show()
        view = page.view
        taken = (view.taken[0] + view.taken[2], view.taken[1] + view.taken[3])
        for where, counts in (("#match-line", view.totals), ("#deal-line", taken)):
            line = text(page, where)
            for seat in (0, 1):
                assert re.search(rf"{names[seat]}\b[^،,]* {number(counts[seat])}", line), line
            assert not {us(), them()} & set(re.split(r"[\s:،,]+", line)), line
        assert strip_marks(say("You won it")) not in text(page, "#last-trick")
