"""The table of All Fours, played by keys: the turned card, standing, begging, giving and running."""

from __future__ import annotations

import pytest

from fa_cards.play.seats import Person
from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.fours import AllFoursState
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.choices import Choices
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words.refusals import refusal
from tests.rules.fours_table import AllFoursTable
from tests.tui.company import rest
from tests.tui.laid import opened, persian
from tests.tui.sitting import settled, shown_prompt, table

LOW, OTHER = "2S 3S 4S 5S 6S 7S", "2D 3D 4D 5D 6D 7D"
REST = "2C 8S 9S TS 8D 9D TD 2H"


def seated(dealer: int) -> AllFoursTable:
    """Clubs are turned up, and hearts after a run."""
    return AllFoursTable(LOW, OTHER, rest=REST, dealer=dealer)


def phase_of(page: TrickTablePage) -> Phase:
    return page.view.phase


def offered(page: TrickTablePage) -> list[str]:
    return [one.name for row in page.query_one("#pad", Choices).rows for one in row]


def bar(page: TrickTablePage) -> str:
    return strip_marks(str(page.query_one("#deal-line").render()))


def told_of_the_turned_card(page: TrickTablePage) -> str:
    return strip_marks(str(page.query_one("#stock-told").render()))


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_who_does_not_deal_stands_or_begs_beside_the_turned_card(store: Store, size: tuple[int, int]) -> None:
    app = opened(store, seated(1))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = table(app)
        assert phase_of(page) is Phase.BEG and offered(page) == ["stand", "beg"]
        assert "حکم پیشنهادی: گشنیز" in bar(page) and "حکم پیشنهادی" in told_of_the_turned_card(page)
        assert "می‌مانید" in shown_prompt(page)
        # Enter takes nothing that is not marked.
        await pilot.press("enter")
        await pilot.pause()
        assert page.refused is not None and page.refused.code == "nothing-marked"
        await pilot.press("down")
        assert "گشنیز حکم می‌شود و شما شروع می‌کنید" in strip_marks(shown_prompt(page))
        await pilot.press("down")
        assert "یک امتیاز برای شما" in shown_prompt(page)
        await pilot.press(*persian("s"))
        await settled(pilot)
        assert phase_of(page) is Phase.PLAY and page.my_turn
        assert "حکم: گشنیز" in bar(page) and "کارت حکم" in told_of_the_turned_card(page)


@pytest.mark.parametrize("key", [*persian("b"), "د"])
async def test_who_begs_hears_what_the_dealer_answers(store: Store, key: str) -> None:
    app = opened(store, seated(1))
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        await pilot.press(key)
        await settled(pilot)
        page = table(app)
        assert phase_of(page) is Phase.PLAY
        # The dealer has given a point and clubs stay trump, or there are three cards more, and hearts are trump.
        gave = page.view.totals == (1, 0)
        assert gave or len(page.view.hand) == 9
        assert ("حکم: گشنیز" if gave else "حکم: دل") in bar(page)
        assert ("یک امتیاز" if gave else "سه کارت") in shown_prompt(page)


def begged(store: Store) -> FaCards:
    laid = seated(0)
    laid.do("1 beg")
    return opened(store, laid)


async def test_the_dealer_gives_a_point_for_his_suit(store: Store) -> None:
    app = begged(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        assert phase_of(page) is Phase.ANSWER and offered(page) == ["give", "run"]
        await pilot.press("down")
        assert "حریف یک امتیاز می‌گیرد و گشنیز حکم می‌ماند" in strip_marks(shown_prompt(page))
        await pilot.press("ی")
        await settled(pilot)
        assert page.view.totals == (0, 1) and phase_of(page) is Phase.PLAY


@pytest.mark.parametrize("key", ["r", *persian("r"), "س"])
async def test_the_dealer_deals_three_more_and_turns_another_card(store: Store, key: str) -> None:
    app = begged(store)
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press(key)
        await settled(pilot)
        assert len(page.view.hand) == 9 and page.view.totals == (0, 0)
        assert "حکم: دل" in bar(page)
        # What came cannot be unseen.
        assert not page.can_undo


async def test_a_point_that_would_give_the_match_away_is_refused_with_its_reason(store: Store) -> None:
    app = begged(store)
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        page = table(app)
        number, state = page.match._now
        assert isinstance(state, AllFoursState)
        page.match._now = (number, state.moved(totals=(0, 10)))
        page.redraw()
        reason = refusal(IllegalAction("give-wins"))
        await pilot.press("down")
        assert reason in strip_marks(shown_prompt(page))
        await pilot.press("ی")
        await pilot.pause()
        assert phase_of(page) is Phase.ANSWER and strip_marks(shown_prompt(page)) == reason


async def test_two_persons_answer_each_other_behind_the_curtain(store: Store) -> None:
    app = opened(store, seated(1), [Person("سارا"), Person("مریم")])
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        page = table(app)
        assert page.curtain and page.awaited == 0
        await pilot.press("enter")
        await rest(pilot)
        assert phase_of(page) is Phase.BEG
        await pilot.press(*persian("b"))
        await rest(pilot)
        assert page.curtain and page.awaited == 1
        assert "درخواست" in strip_marks(str(page.query_one(".curtain-lines").render()))
        await pilot.press("enter")
        await rest(pilot)
        assert offered(page) == ["give", "run"]
        await pilot.press("ی")
        await rest(pilot)
        assert page.view.totals == (1, 0) and page.awaited == 0
