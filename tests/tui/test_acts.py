"""What a person does at the table by keys: cut, call, name trump, signal, raise, answer; from stacked packs."""

from __future__ import annotations

import pytest

from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import (
    Accept,
    Action,
    Bid,
    Cut,
    Dealer,
    Double13,
    Manner,
    Pack,
    Pass,
    Play,
    Raise,
    Redeal,
    Trump,
)
from fa_cards.rules.cards import PACK_52, Card, Suit, card, cards
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka, TekaView
from fa_cards.rules.teka.pack import stacked
from fa_cards.tui.app import FaCards
from fa_cards.tui.pace import NoPace
from fa_cards.tui.room import TrickArea
from fa_cards.tui.twins import ISIRI_9147
from fa_cards.words.refusals import refusal
from tests.tui.sitting import settled, shown_prompt, table, text_of

STRONG = cards("AS KS QS JS TS 9S 8S AH KH AD KD AC 2C")
"""A hand that makes whatever it bids."""
FLAT = cards("TS 9S 8S TH 9H 8H 7H TD 9D 8D 7C 6C 5C")
"""A hand without ace, king, queen and jack."""
SUN = cards("AS KS 2S 3S AH KH 2H 3H AD KD QD JD 2C")
"""A hand with the only club it has being the last of its suit."""


def begun(store: Store, seat: int, hand: tuple[Card, ...], dealer: int, *steps: tuple[int, Action]) -> Match:
    """A match in the store in which one seat was dealt this hand and the others the rest, after these steps."""
    match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed="acts")
    rest = [one for one in PACK_52 if one not in hand]
    hands = [tuple(rest[start::3]) for start in range(3)]
    hands.insert(seat, hand)
    match.do(None, Dealer(dealer))
    match.do(None, Pack(stacked(tuple(hands), dealer, 20)))
    match.do((dealer - 1) % 4, Cut(20))
    for by, action in steps:
        match.do(by, action)
    return match


def at_table(store: Store, match: Match) -> FaCards:
    return FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())


def mine(match: Match) -> list[Action]:
    """What the person at seat 0 has done."""
    return [moment.action for moment in match.moments if moment.seat == 0]


async def test_a_bid_is_typed_as_its_number_and_trump_is_named_by_its_key(store: Store) -> None:
    app = at_table(store, begun(store, 0, STRONG, 3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("۱")
        assert table(app).match.view(0).phase is Phase.AUCTION
        await pilot.press("۳")
        await settled(pilot)
        assert mine(table(app).match) == [Bid(13)]
        await pilot.press("1")
        await settled(pilot)
        assert mine(table(app).match)[-1] == Trump(Suit.SPADES)
        assert "پیک" in text_of(app) or "ﮏﯿﭘ" in text_of(app)


async def test_double_13_is_one_key(store: Store) -> None:
    app = at_table(store, begun(store, 0, STRONG, 3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press(ISIRI_9147["d"])
        await settled(pilot)
        assert mine(table(app).match) == [Double13()]
        # With thirteen sure tricks nobody bids over it; the partner is then out of the play.
        await pilot.press("1")
        await settled(pilot)
        view = table(app).view
        assert isinstance(view, TekaView)
        assert view.asleep == 2


async def test_the_fourth_seat_after_three_passes_is_told_that_it_may_not_pass(store: Store) -> None:
    passes = [(1, Pass()), (2, Pass()), (3, Pass())]
    app = at_table(store, begun(store, 0, STRONG, 0, *passes))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "۸" in shown_prompt(table(app))
        await pilot.press("p")
        await pilot.pause()
        assert shown_prompt(table(app)) == "سه نفر پاس داده‌اند؛ شما باید بخوانید"
        await pilot.press("left")
        await pilot.pause()
        assert shown_prompt(table(app)) != "سه نفر پاس داده‌اند؛ شما باید بخوانید"
        assert mine(table(app).match) == []


async def test_a_hand_without_honours_asks_for_a_redeal(store: Store) -> None:
    app = at_table(store, begun(store, 0, FLAT, 3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("r")
        await settled(pilot)
        assert Redeal() in mine(table(app).match)


async def test_a_hand_with_honours_is_told_why_there_is_no_redeal(store: Store) -> None:
    app = at_table(store, begun(store, 0, STRONG, 3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("r")
        await pilot.pause()
        assert "پخش دوباره فقط" in shown_prompt(table(app))


async def test_the_last_card_of_a_suit_can_be_dropped_and_another_not(store: Store) -> None:
    calls = [(0, Bid(8)), (1, Pass()), (2, Pass()), (3, Pass()), (0, Trump(Suit.DIAMONDS)), (0, Play(card("AD")))]
    app = at_table(store, begun(store, 0, SUN, 3, *calls))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        # The ace of trump won the first trick, so the person leads the second.
        page.choose(page.cards.index(card("2C")))
        await pilot.press("d")
        await settled(pilot)
        assert Play(card("2C"), Manner.DROP) in mine(page.match)


async def test_a_card_that_is_not_the_last_of_its_suit_cannot_be_dropped(store: Store) -> None:
    calls = [(0, Bid(8)), (1, Pass()), (2, Pass()), (3, Pass()), (0, Trump(Suit.DIAMONDS)), (0, Play(card("AD")))]
    app = at_table(store, begun(store, 0, SUN, 3, *calls))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        steps = page.match.steps
        page.choose(page.cards.index(card("KS")))
        await pilot.press("d")
        await pilot.pause()
        assert shown_prompt(page).endswith("این علامت درست نیست")
        assert page.match.steps == steps


async def test_each_signal_is_an_act_of_the_chosen_card_with_its_meaning_in_sight(store: Store) -> None:
    calls = [(0, Bid(8)), (1, Pass()), (2, Pass()), (3, Pass()), (0, Trump(Suit.SPADES)), (0, Play(card("AS")))]
    app = at_table(store, begun(store, 0, STRONG, 3, *calls))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press("down")
        await pilot.pause()
        assert "همین خال را می‌خواهم" in shown_prompt(page)
        await pilot.press("down")
        await pilot.pause()
        assert "خال جفتش را می‌خواهم" in shown_prompt(page)
        chosen = page.chosen
        assert chosen is not None
        await pilot.press(ISIRI_9147["s"])
        await settled(pilot)
        assert mine(page.match)[-1] == Play(chosen, Manner.SLAP)
        chosen = page.chosen
        assert chosen is not None
        await pilot.press("f")
        await settled(pilot)
        assert mine(page.match)[-1] == Play(chosen, Manner.SNAP)


async def test_the_declarer_offers_a_raise_before_he_plays(store: Store) -> None:
    calls = [(0, Bid(8)), (1, Pass()), (2, Pass()), (3, Pass()), (0, Trump(Suit.SPADES))]
    app = at_table(store, begun(store, 0, STRONG, 3, *calls))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        await pilot.press("r")
        await pilot.pause()
        assert page.turn.raising
        await pilot.press("escape")
        await pilot.pause()
        assert not page.turn.raising
        await pilot.press(ISIRI_9147["r"], "1", "0")
        await settled(pilot)
        assert Raise(10) in mine(page.match)
        # Once a turn: the second time the reason is said.
        await pilot.press("r")
        await pilot.pause()
        assert not page.turn.raising
        assert shown_prompt(page) == refusal(IllegalAction("raise-once"))


async def test_an_opponent_answers_a_raise(store: Store) -> None:
    calls = [(1, Bid(8)), (2, Pass()), (3, Pass()), (0, Pass()), (1, Trump(Suit.SPADES)), (1, Raise(9)), (2, Accept())]
    app = at_table(store, begun(store, 1, STRONG, 0, *calls))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = table(app)
        assert page.view.phase is Phase.RAISE
        await pilot.press(ISIRI_9147["a"])
        await settled(pilot)
        assert page.match.view(0).contract.tricks == 9
        assert Accept() in mine(page.match)


async def test_the_pack_is_cut_where_the_mark_stands(store: Store) -> None:
    match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed="cut")
    match.do(None, Dealer(1))
    match.roll()
    app = at_table(store, match)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        # Left and right move as the eye sees: in Persian the pack is lifted from the right.
        await pilot.press("left", "left", "right")
        await pilot.pause()
        assert table(app).turn.cut == 27
        await pilot.press("space")
        await settled(pilot)
        assert mine(table(app).match)[0] == Cut(27)


async def test_the_dealer_may_leave_the_pack_as_it_is_and_the_player_at_his_left_may_not(store: Store) -> None:
    match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed="cut")
    match.do(None, Dealer(1))
    match.roll()
    app = at_table(store, match)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert mine(table(app).match) == []
        assert "۴" in shown_prompt(table(app)) and "۴۸" in shown_prompt(table(app))


async def test_the_first_digit_of_a_bid_is_forgotten_when_another_key_comes(store: Store) -> None:
    app = at_table(store, begun(store, 0, STRONG, 3))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert shown_prompt(table(app)).startswith("۱…")
        await pilot.press("left", "8")
        await settled(pilot)
        assert mine(table(app).match)[0] == Bid(8)


@pytest.mark.parametrize(
    ("led", "badge"), [("AH slap", "کوبید"), ("AH snap", "تلنگر"), ("AC drop", "از بالا"), ("AH", "")]
)
async def test_a_signal_wears_its_badge_while_the_trick_lies_there(store: Store, led: str, badge: str) -> None:
    # Seat 3 is declarer with the ace of trump; it wins the first trick and leads the second: then the person plays.
    hand = cards("AS KS QS JS TS 9S 8S AH KH AD KD QD AC")
    calls = [(3, Bid(8)), (0, Pass()), (1, Pass()), (2, Pass()), (3, Trump(Suit.SPADES)), (3, Play(card("AS")))]
    match = begun(store, 3, hand, 2, *calls)
    first = next(step for step in match.view(0).legal if isinstance(step, Play))
    match.do(0, first)
    match.do(1, match.think())
    match.do(2, match.think())
    match.do(3, match.game.parse(f"play {led}"))
    app = at_table(store, match)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        lying = table(app).query_one(TrickArea).card("left")
        assert str(lying.render()).replace("\n", " ").endswith(badge)
        assert bool(badge) == any(lying.has_class(name) for name in ("-slap", "-snap", "-drop"))
        assert not badge or badge in str(lying.render())
