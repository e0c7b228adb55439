"""The tables of California Jack, Shasta Sam, California Fives and All Fours, played by keys: stock, draws, points."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.rules.catalog import game_class
from fa_cards.rules.fours import CaliforniaFives, CaliforniaJack, ShastaSam
from fa_cards.rules.fours.events import Drew
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.cards import HandCard
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.games.presenter import Aids
from fa_cards.tui.pace import NoPace
from fa_cards.tui.reading import ReadingPage
from fa_cards.tui.room import SeatPanel, TrickArea
from fa_cards.tui.stock import BACK, DrawnCard, Stock, StockCard
from fa_cards.tui.tricks.presenter import trick_presenter_of
from fa_cards.tui.tricks.table import TrickTablePage
from fa_cards.words.cards import card_words
from tests.rules.fours_table import CaliforniaTable
from tests.tui.company import nobody_sees_too_much, rest
from tests.tui.laid import opened, persian, program_on
from tests.tui.sitting import settled, shown_prompt, table

Shown = Callable[[App[int], str], bool]

HEARTS, SPADES = "AH KH QH JH TH 9H", "AS KS QS JS TS 9S"


def evening(store: Store, key: str, seats: int = 2, *, people: int = 1) -> FaCards:
    """The program at a new match with persons at the first seats."""
    names = ("سارا", "مریم")
    players: list[Seat] = [Person(names[seat] if people > 1 else "") for seat in range(people)]
    players += [BotSeat("random") for _ in range(seats - people)]
    return program_on(store, store.create(game_class(key)({}, seats), players, seed="evening"))


def stock_of(page: TrickTablePage) -> tuple[str, str, bool]:
    """What is seen of the stock: its card, what is told of it, and whether it is a back."""
    card = page.query_one("#stock-card", StockCard)
    told = strip_marks(str(page.query_one("#stock-told").render()))
    return strip_marks(str(card.render())), told, card.has_class(BACK)


def seat_text(page: TrickTablePage, place: str) -> str:
    return strip_marks(str(page.query_one(f"#seat-{place}", SeatPanel).render()))


def key_for(page: TrickTablePage) -> str:
    """A key that goes on: stands or runs where that is asked, and else plays."""
    answers = {Phase.BEG: "s", Phase.ANSWER: "r"}
    (key,) = persian(answers[page.view.phase]) if page.view.phase in answers else ("enter",)
    return key


async def play_a_deal(pilot: Pilot[int], eye: Callable[[TrickTablePage], None], tricks: int) -> None:
    """Plays until the deal is over, or so many tricks are won."""
    app = pilot.app
    assert isinstance(app, FaCards)
    for _ in range(80):
        await settled(pilot)
        if isinstance(app.screen, DealOverPage):
            return
        eye(table(app))
        if len(table(app).view.tricks) >= tricks:
            return
        await pilot.press(key_for(table(app)))
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize(
    ("key", "seats", "size", "tricks"),
    [
        ("california-jack", 2, (80, 24), 26),
        ("california-jack", 2, (60, 20), 2),
        ("shasta-sam", 2, (60, 20), 26),
        ("shasta-sam", 2, (80, 24), 2),
        ("california-fives", 2, (80, 24), 26),
        ("california-fives", 4, (60, 20), 13),
        ("california-fives", 4, (80, 24), 2),
        ("california-fives", 4, (120, 40), 2),
        ("all-fours", 2, (80, 24), 12),
        ("all-fours", 2, (60, 20), 12),
    ],
)
async def test_whole_deals_are_played_by_keys(
    store: Store, key: str, seats: int, size: tuple[int, int], tricks: int
) -> None:
    app = evening(store, key, seats)

    def eye(page: TrickTablePage) -> None:
        assert shown_prompt(page)
        # Of other hands what was drawn face up alone is on the screen, and of the stock no more than its top.
        nobody_sees_too_much(app)
        assert len([one for one in page.query(SeatPanel) if one.region.area]) == seats
        stock = page.query_one(Stock)
        lying = getattr(page.view, "stock", None)
        assert stock.display is (lying is None or lying > 0)
        if stock.display:
            card, room = page.query_one("#stock-card").region, page.query_one("#room").region
            assert card.size == stock.cells(page.room) and room.contains_region(stock.region)
            trick = page.query_one(TrickArea)
            covered = [trick.card(place).region for place in trick.places if trick.card(place).display]
            pad = page.query_one("#pad")
            assert not any(stock.region.overlaps(one) for one in (*covered, *((pad.region,) if pad.display else ())))

    async with app.run_test(size=size) as pilot:
        await play_a_deal(pilot, eye, tricks)
        if tricks > 2:
            (deal,) = table(app).match.deals
            assert sum(deal.scores) > 0


async def test_the_top_of_the_stock_is_seen_and_the_next_one_after_both_have_drawn(store: Store) -> None:
    app = opened(store, CaliforniaTable(CaliforniaJack, HEARTS, SPADES, stock="2C 3C 4C"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        card, told, back = stock_of(page)
        assert "♣۲" in card and told == "دسته: ۴۰ کارت" and not back
        # The ace of hearts wins: seat 1 holds no club, which is trump, and no heart.
        page.choose([one.text for one in page.cards].index("AH"))
        await pilot.press("enter")
        await settled(pilot)
        card, told, _ = stock_of(page)
        assert "♣۴" in card and told == "دسته: ۳۸ کارت"
        assert "کشیده شد: شما ۲♣، رضا ۳♣" in strip_marks(shown_prompt(page))
        assert "2C" in [one.text for one in page.view.hand]


async def test_a_stock_face_down_shows_its_back_and_only_the_own_card_is_told(store: Store) -> None:
    laid = CaliforniaTable(ShastaSam, HEARTS, SPADES, stock="2C 3C 4C", turn_up="7C")
    app = opened(store, laid)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        assert stock_of(page)[1:] == ("دسته: ۴۰ کارت", True)
        page.choose([one.text for one in page.cards].index("AH"))
        await pilot.press("enter")
        await settled(pilot)
        assert stock_of(page)[1:] == ("دسته: ۳۸ کارت", True)
        assert "شما ۲♣ را کشیدید." in strip_marks(shown_prompt(page))
        everything = "\n".join(strip_marks(str(one.render())) for one in page.query("Static"))
        assert "۳♣" not in everything and "۴♣" not in everything


def test_the_card_that_fixes_trump_is_seen_before_the_pack_is_dealt() -> None:
    """Shasta Sam: it is shown and goes back into the pack (section 2); the bar names it while cards are played."""
    laid = CaliforniaTable(ShastaSam, HEARTS, SPADES, turn_up="7C")
    before = laid.game.start()
    for step in laid.steps[:2]:
        before, _ = before.apply(step.seat, step.action)
    presenter, names = trick_presenter_of(CaliforniaJack()), ("شما", "رضا")
    stock = presenter.stock(before.view(0))
    assert stock is not None and stock.top is not None and stock.top.text == "7C"
    parts = presenter.deal_parts(laid.state.view(0), names, laid.game, Aids())
    assert any("کارت رو: ۷♣" in strip_marks(part.texts[0]) for part in parts)


class Watched(NoPace):
    """A pace that looks at the card on its way from the stock in every frame."""

    def __init__(self) -> None:
        super().__init__()
        self.app: FaCards | None = None
        self.seen: list[tuple[str, str, int]] = []
        """The card on the way, the card on the stock meanwhile, and how many cards are in the hand."""

    async def wait(self, seconds: float | None) -> bool:
        page = table(self.app) if self.app is not None else None
        if page is not None and page.query_one(DrawnCard).display:
            under, going = (strip_marks(str(card.render())).strip() for card in page.query(StockCard))
            held = sum(card.display for card in page.query(HandCard))
            self.seen.append((going, under, held))
        return await super().wait(seconds)


async def test_the_winner_draws_the_top_card_and_the_loser_the_next_one_and_each_is_seen_to_go(store: Store) -> None:
    laid = CaliforniaTable(CaliforniaJack, HEARTS, SPADES, stock="2C 3C 4C")
    app = opened(store, laid)
    app.pace = watched = Watched()
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        watched.app = app
        page = table(app)
        page.choose([one.text for one in page.cards].index("AH"))
        await pilot.press("enter")
        await settled(pilot)
        firsts, seconds = ([one for one in watched.seen if card in one[0]] for card in ("♣۲", "♣۳"))
        assert firsts and seconds and watched.seen == [*firsts, *seconds]
        # The hand has five cards until the own one has come; what lies below it is seen at once.
        assert {(under, held) for _, under, held in firsts} == {("♣۳", 5)}
        assert {(under, held) for _, under, held in seconds} == {("♣۴", 6)}
        assert not page.query_one(DrawnCard).display


async def test_what_all_saw_drawn_stands_at_the_seat_and_on_the_page_of_tricks_unless_the_aid_is_off(
    store: Store,
) -> None:
    app = opened(store, CaliforniaTable(CaliforniaJack, HEARTS, SPADES, stock="2C 3C 4C"))
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        page = table(app)
        assert "در دست" not in seat_text(page, "across")
        page.choose([one.text for one in page.cards].index("AH"))
        await pilot.press("enter")
        await settled(pilot)
        assert "در دست: ۳♣ و ۵ نادیده" in seat_text(page, "across")
        await pilot.press(*persian("z"))
        await pilot.pause()
        reading = app.screen
        assert isinstance(reading, ReadingPage)
        told = strip_marks("\n".join(str(one.render()) for one in reading.query("Static")))
        assert "دیده‌شده در دست رضا: ۳♣" in told and "دیده‌شده در دست شما: ۲♣" in told
        await pilot.press("escape")
        app.change(known=False)
        page.redraw()
        await pilot.pause()
        assert "نادیده" not in seat_text(page, "across") and "♣" not in seat_text(page, "across")


async def test_the_seats_tell_which_points_lie_in_their_tricks_and_the_bar_what_they_bring(store: Store) -> None:
    # Clubs are trump: seat 0 wins the five of spades with the ace of trump, and has High too.
    laid = CaliforniaTable(CaliforniaFives, "AC KH QH JH TH 9H", "5S 2S KS QS JS TS", stock="7C 8C 9C")
    app = opened(store, laid)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        page = table(app)
        page.choose([one.text for one in page.cards].index("AC"))
        page.match.do(0, page.steps["plain"])
        (five,) = [one for one in page.match.view(1).legal if getattr(one, "card", None) and one.card.text == "5S"]
        page.match.do(1, five)
        page.go_on()
        await settled(pilot)
        assert "۱ دست، بالا، ۵♠" in seat_text(page, "me")
        bar = strip_marks(str(page.query_one("#deal-line").render()))
        assert "این دور: شما ۶، رضا ۰" in bar
        # The ace has four card points, and a five none.
        assert "ارزش کارت‌ها: شما ۴، رضا ۰ از ۸۰" in bar


async def test_the_points_that_are_still_open_are_told_by_the_bar_and_their_cards_by_the_page_of_tricks(
    store: Store,
) -> None:
    # Clubs are trump; seat 0 holds the ace, so that two, jack and the fives are out.
    laid = CaliforniaTable(CaliforniaFives, "AC KH QH JH TH 5S", "5H 2S KS QS JS TS", stock="7C 8C 9C")
    app = opened(store, laid)
    async with app.run_test(size=(150, 50)) as pilot:
        await settled(pilot)
        bar = strip_marks(str(table(app).query_one("#deal-line").render()))
        assert "هنوز مانده: بالا، پایین، سرباز، ۴ پنج" in bar
        out = [one.text for one in table(app).presenter.still_out(table(app).view)]
        assert out == ["2C", "JC", "5H", "5D", "5C"]


async def test_a_card_that_neither_follows_nor_trumps_is_refused_with_its_reason(store: Store) -> None:
    laid = CaliforniaTable(CaliforniaJack, "KC 3H TD 2H 4H 5H", "9C 2S KS QS JS TS", stock="7H", dealer=0)
    laid.do("1 play 9C")
    app = opened(store, laid)
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        page = table(app)
        page.choose([one.text for one in page.cards].index("TD"))
        await pilot.press("enter")
        await pilot.pause()
        assert page.refused is not None and page.refused.code == "must-follow-or-trump"
        assert "گشنیز" in shown_prompt(page)
        assert len(page.view.hand) == 6


async def test_after_a_draw_nothing_is_taken_back_and_that_is_said(store: Store) -> None:
    app = opened(store, CaliforniaTable(ShastaSam, HEARTS, SPADES, stock="2C 3C 4C", turn_up="7C"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press("enter")
        await settled(pilot)
        assert not page.can_undo and "undo" not in page.hints()
        await pilot.press(*persian("u"))
        await pilot.pause()
        assert page.refused is not None and page.refused.code == "cards-seen"
        assert "رو شده‌اند" in shown_prompt(page)


async def test_two_persons_draw_behind_a_curtain_that_tells_no_hidden_card(store: Store) -> None:
    app = evening(store, "shasta-sam", people=2)

    def eye(app: FaCards) -> None:
        page = table(app)
        if page.curtain:
            assert not page.view.hand and not page.query_one(DrawnCard).display
            text = strip_marks("\n".join(str(one.render()) for one in page.query(".curtain-lines")))
            assert "یک کارت کشید" in text or "کشید" not in text

    async with app.run_test(size=(60, 20)) as pilot:
        await rest(pilot, eye)
        for _ in range(12):
            page = table(app)
            await pilot.press("enter")
            await rest(pilot, eye)
        assert len(page.match.view(0).tricks) >= 2
        while page.curtain:
            await pilot.press("enter")
            await rest(pilot, eye)
        mine = [one.number for one in page.match.moments if one.seat == page.me][-1]
        since = page.match.moments[mine - 1 :]
        trick = next(one.number for one in since if any(isinstance(event, Drew) for event in one.events))
        (drawn,) = set(page.view.hand) - set(page.match.view_after(trick - 1, page.me).hand)
        told = strip_marks(f"شما {card_words(drawn)} را کشیدید.")
        assert told in strip_marks(shown_prompt(page)), "also who plays second"
