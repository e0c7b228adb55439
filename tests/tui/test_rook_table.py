"""The tables of the Rook family, played by keys: whole deals, bids, trump, and what is told of a trick."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App

from fa_cards.play.store import Store
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook.events import RookDeal
from fa_cards.tui.choices import Choices
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.tricks.table import TrickTablePage
from tests.rules.rook_table import RookTable
from tests.tui.laid import key_of, opened, persian, play_on
from tests.tui.sitting import settled, shown_prompt, table

Shown = Callable[[App[int], str], bool]

ALL_POINTS = {"kentucky-rook": 180, "kentucky-discard": 120, "call-partner-rook": 200, "standard-rook": 180}
"""The highest bid of each game, after which nobody else is asked."""
PLAIN = "B6 B7 R6 G8 Y6"
"""A nest of cards without points."""
STANDARD, COMPACT = (80, 24), (60, 20)


@pytest.mark.parametrize(
    ("key", "size"),
    [*((key, STANDARD) for key in ALL_POINTS), ("call-partner-rook", COMPACT), ("standard-rook", COMPACT)],
)
async def test_a_whole_deal_is_played_by_keys_with_the_persian_layout_on(
    store: Store, shown: Shown, key: str, size: tuple[int, int]
) -> None:
    laid = RookTable(key)
    total = ALL_POINTS[key]
    app = opened(store, laid)
    phases: list[Phase] = []
    told = f"تعهد شما: {total} امتیاز".translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))

    def eye(page: TrickTablePage) -> None:
        if page.view.phase not in phases:
            phases.append(page.view.phase)
        if page.view.phase in (Phase.NEST, Phase.TRUMP):
            assert shown(app, told)

    async with app.run_test(size=size) as pilot:
        await play_on(pilot, persian(str(total)), persian("2")[0], (*persian("9"), "enter"), eye)
        (deal,) = table(app).match.deals
        assert isinstance(deal, RookDeal)
        calling = [Phase.CALL] if laid.rules.calls else []
        assert phases == [Phase.AUCTION, Phase.NEST, Phase.TRUMP, *calling, Phase.PLAY]
        assert (deal.contract.declarer, deal.contract.bid, deal.trump) == (0, total, laid.rules.deck.suits[1])
        assert sum(deal.taken) == total
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(app.screen, TrickTablePage | DealOverPage)
        assert table(app).view.number == 2


async def test_a_bid_is_typed_in_digits_of_either_kind_and_the_digits_so_far_are_told(store: Store) -> None:
    for digits in ("105", "".join(persian("105"))):
        app = opened(store, RookTable("kentucky-rook"))
        async with app.run_test(size=STANDARD) as pilot:
            await settled(pilot)
            await pilot.press(*digits[:2])
            assert "۱۰…" in shown_prompt(table(app))
            await pilot.press(digits[2])
            await settled(pilot)
            assert table(app).match.moments[2].action.text == "bid 105"


async def test_a_number_that_others_begin_with_is_bid_by_enter(store: Store) -> None:
    """In Call Partner Rook 5 may be bid, and 50 as well."""
    app = opened(store, RookTable("call-partner-rook", dealer=0))
    async with app.run_test(size=STANDARD) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press("5")
        assert page.my_turn
        await pilot.press("enter")
        await settled(pilot)
        assert page.match.moments[2].action.text == "bid 5"


@pytest.mark.parametrize(
    ("digits", "why"),
    [
        (("9", "5"), "کمتر از ۱۰۰ نمی‌توان خواند"),
        (("1", "0", "2", "enter"), "مضرب ۵"),
        (("1", "8", "5", "enter"), "بالاتر از ۱۸۰ نمی‌توان خواند"),
    ],
)
async def test_a_bid_that_may_not_be_made_says_why_and_loses_nothing(
    store: Store, digits: tuple[str, ...], why: str
) -> None:
    app = opened(store, RookTable("kentucky-rook"))
    async with app.run_test(size=STANDARD) as pilot:
        await settled(pilot)
        page = table(app)
        for one in digits:
            if page.refused is None:
                await pilot.press(one)
        assert why in shown_prompt(page)
        assert page.my_turn and len(page.match.moments) == 2


async def test_bids_are_chosen_by_arrows_with_what_they_commit_to_and_taken_by_enter(store: Store) -> None:
    app = opened(store, RookTable("kentucky-rook"))
    async with app.run_test(size=STANDARD) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press("down", "left", "down")
        assert page.choices.marked is not None
        assert page.choices.marked.name == "bid-125", "the second row has 120 to 135 from the right"
        assert "۱۲۵ امتیاز از ۱۸۰" in shown_prompt(page)
        await pilot.press("enter")
        await settled(pilot)
        assert page.match.moments[2].action.text == "bid 125"


async def test_bids_that_have_no_room_come_by_a_key_until_the_first_ones_are_there_again(store: Store) -> None:
    """Call Partner Rook has forty bids, from 5 to 200."""
    app = opened(store, RookTable("call-partner-rook", dealer=0))
    async with app.run_test(size=COMPACT) as pilot:
        await settled(pilot)
        page = table(app)
        seen: list[str] = []
        while (first := page.query_one("#pad", Choices).rows[0][0].name) not in seen:
            assert first == f"bid-{5 + 5 * len(seen)}"
            seen += [one.name for row in page.query_one("#pad", Choices).rows for one in row if "bid-" in one.name]
            await pilot.press(key_of("bids-on"))
        assert first == "bid-5"
        assert seen == [f"bid-{number}" for number in range(5, 201, 5)]


async def test_who_passed_and_what_was_bid_stand_at_the_seats_and_the_standing_bid_in_the_bar(
    store: Store, shown: Shown
) -> None:
    laid = RookTable("kentucky-rook")
    laid.say("100 pass 110 pass")
    app = opened(store, laid)
    async with app.run_test(size=STANDARD) as pilot:
        await settled(pilot)
        page = table(app)
        seats = {place: str(page.query_one(f"#seat-{place}").render()) for place in ("right", "across", "left", "me")}
        passed, across = [place for place, text in seats.items() if "پاس" in text], seats["across"]
        assert passed == ["right", "left"] and "۱۱۰" in across and "۱۰۰" in seats["me"]
        assert "۱۱۰" in str(page.query_one("#deal-line").render())
        await pilot.press(key_of("pass"))
        await settled(pilot)
        assert page.match.view(0).contract.declarer == 2


async def test_a_card_that_may_not_be_played_says_why(store: Store) -> None:
    """Seat 3 leads green, and seat 0 holds some: it may not play another colour (section 4)."""
    laid = RookTable("kentucky-rook", "G5 G6 R7 R8", "", "", "G7", nest=PLAIN, dealer=2)
    laid.begin(2, 100, "B")
    laid.do("3 play G7")
    app = opened(store, laid)
    async with app.run_test(size=STANDARD) as pilot:
        await settled(pilot)
        page = table(app)
        green, red = (next(n for n, one in enumerate(page.cards) if one.text == text) for text in ("G6", "R7"))
        page.choose(red)
        assert "رنگ زمین سبز است" in shown_prompt(page)
        await pilot.press("enter")
        assert page.refused is not None and not page.view.tricks and len(page.view.trick) == 1
        page.choose(green)
        await pilot.press("enter")
        await settled(pilot)
        assert [one.action.text for one in page.match.moments if one.seat == 0] == ["pass", "play G6"]


@pytest.mark.parametrize("counters", [True, False])
async def test_counters_still_out_are_told_unless_the_aid_is_switched_off(
    store: Store, shown: Shown, *, counters: bool
) -> None:
    laid = RookTable("kentucky-rook", nest=PLAIN, dealer=2)
    laid.begin(2, 100, "B")
    store.change_settings(counters=counters)
    app = opened(store, laid)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        page = table(app)
        assert ("بازی‌نشده" in str(page.query_one("#deal-line").render())) is counters
        await pilot.press(key_of("last-trick"))
        await pilot.pause()
        assert shown(app, "هنوز بازی نشده و دست شما نیست:") is counters
