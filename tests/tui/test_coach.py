"""The coach: what he advises at the table, and what he says when a deal is looked back at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.app import App
from textual.pilot import Pilot

from fa_cards.bots import make
from fa_cards.learn.lessons.chapters import lesson
from fa_cards.play.match import Match, Waits
from fa_cards.play.review import Review, may_review
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.actions import Action, Play
from fa_cards.rules.catalog import GAMES, AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import NoPace
from fa_cards.tui.replay import ReplayPage
from fa_cards.tui.table import TablePage
from fa_cards.words import say
from fa_cards.words.cards import card_words
from fa_cards.words.steps import step_words
from tests.tui.learning import rested
from tests.tui.sitting import any_table, settled

Shown = Callable[[App[int], str], bool]


def begun(store: Store, game: str, phase: Phase | None = None) -> Match:
    """A match at the first decision of its person, in that phase if one is named."""
    kind = game_class(game)
    match = store.create(kind(), [Person(""), *[BotSeat("easy")] * (kind.usual_seats - 1)], seed="coach")
    sober = make(game, "easy")
    while match.waits_for is not Waits.PERSON or phase not in (None, match.view(0).phase):
        if match.waits_for is Waits.TABLE:
            match.roll()
        elif match.waits_for is Waits.BOT:
            match.do(match.actor, match.think())
        else:
            match.do(0, sober.choose(match.view(0), Dice("1")))
    return match


def opened(store: Store, match: Match) -> FaCards:
    return FaCards(Opened(store, None), Start(match_id=match.id), pace=NoPace())


def names(told: str, step: Action, game: AnyGame) -> bool:
    """Whether a text names a step: by its words, or where a card is played by the card."""
    return bare(step_words(step, game)).casefold() in bare(told).casefold() or (
        isinstance(step, Play) and card_words(step.card) in told
    )


async def advised(pilot: Pilot[int], page: TablePage) -> str:
    await settled(pilot)
    await pilot.press("f3")
    for _ in range(2_000):
        await pilot.pause()
        if page.advice and page.advice != say("The coach is thinking…"):
            return page.advice
    raise AssertionError("the coach says nothing")


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_coach_advises_a_legal_step_in_every_game(store: Store, code: str, game: str) -> None:
    app = opened(store, begun(store, game))
    async with app.run_test(size=(80, 24)) as pilot:
        page = any_table(app)
        told = await advised(pilot, page)
        view = page.match.view(0)
        step = make(game, "easy").choose(view, Dice(f"coach {len(page.match.moments)} seat 0"))
        assert names(told, step, page.match.game)


async def test_the_card_that_is_advised_is_chosen_and_the_next_key_takes_the_words_away(store: Store) -> None:
    app = opened(store, begun(store, "teka", Phase.PLAY))
    async with app.run_test(size=(80, 24)) as pilot:
        page = any_table(app)
        await advised(pilot, page)
        step = make("teka", "easy").choose(page.match.view(0), Dice(f"coach {len(page.match.moments)} seat 0"))
        assert isinstance(step, Play) and page.chosen is step.card
        await pilot.press("left")
        assert not page.advice


async def test_out_of_turn_the_coach_is_not_asked(store: Store, shown: Shown) -> None:
    match = begun(store, "golden-ten")
    app = opened(store, match)
    async with app.run_test(size=(80, 24)) as pilot:
        page = any_table(app)
        await settled(pilot)
        page.busy = True
        await pilot.press("f3")
        assert not page.advice


# --- looking back -------------------------------------------------------------------------------------------------


def a_deal(store: Store, game: str, **options: object) -> Match:
    """A match whose person has played one deal by chance."""
    kind = game_class(game)
    match = store.create(kind(options), [Person(""), *[BotSeat("easy")] * (kind.usual_seats - 1)], seed="back")
    chance = make(game, "random")
    while not match.deals:
        if match.waits_for is Waits.TABLE:
            match.roll()
        elif match.waits_for is Waits.BOT:
            match.do(match.actor, match.think())
        else:
            match.do(0, chance.choose(match.view(0), Dice(f"p{len(match.moments)}")))
    return match


def test_a_deal_that_is_over_is_looked_back_at_with_all_hands_and_no_other_deal(store: Store) -> None:
    match = a_deal(store, "golden-ten")
    match.advance()
    review = Review(match, 1)
    assert review.open and len(review.hands) == match.game.seats
    ends = review.last
    review.go(10**6)
    assert review.number == ends
    assert review.ended == match.deals[0]
    review.go(0)
    assert review.ended is None
    assert {one.action for one in review.decisions} == {
        one.action for one in match.moments[:ends] if one.seat in match.person_seats
    }


def test_where_the_pack_is_not_shuffled_the_deal_is_not_looked_back_at_before_the_match_is_over(store: Store) -> None:
    assert not may_review(a_deal(store, "teka"))
    assert may_review(a_deal(store, "teka", shuffle="full"))
    assert may_review(a_deal(store, "kentucky-rook"))


@pytest.mark.parametrize("game", ["kentucky-rook", "golden-ten", "california-jack", "all-fours"])
async def test_the_coach_says_of_each_decision_what_he_would_have_done(
    store: Store, code: str, *, shown: Shown, game: str
) -> None:
    match = a_deal(store, game)
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    async with app.run_test(size=(80, 24)) as pilot:
        page = DealOverPage(match, 0, match.deals[0])
        app.push_screen(page)
        await pilot.pause()
        assert page.press("review")
        for _ in range(3_000):
            await pilot.pause()
            replay = app.screen
            if isinstance(replay, ReplayPage) and replay.advice is not None:
                break
        assert isinstance(replay, ReplayPage) and replay.advice is not None
        await pilot.press("d")
        if replay.differences:
            assert replay.review.number == replay.differences[0]
            step = replay.advice[replay.review.number].action
            assert names(str(replay.query_one("#prompt").render()), step, match.game)
        await pilot.press("escape")
        assert app.screen is page


async def test_a_deal_that_was_played_in_a_lesson_is_looked_back_at_from_its_prepared_position(store: Store) -> None:
    app = FaCards(Opened(store, None), Start(), pace=NoPace())
    async with app.run_test(size=(80, 24)) as pilot:
        # The last part of the lesson is a deal of Kentucky Rook with given cards.
        store.progress.reached("R7", len(lesson("R7").parts) - 1)
        app.show_lesson("R7")
        await rested(pilot)
        page = any_table(app)
        hands = dict(page.match.start.places())
        sober = make(page.match.game.key, "easy")
        for _ in range(100):
            if isinstance(app.screen, DealOverPage):
                break
            page.take(sober.choose(page.match.view(0), Dice("1")))
            for _ in range(500):
                await pilot.pause()
                if page.my_turn or isinstance(app.screen, DealOverPage):
                    break
        over = app.screen
        assert isinstance(over, DealOverPage)
        assert over.press("review")
        await pilot.pause()
        replay = app.screen
        assert isinstance(replay, ReplayPage)
        await pilot.press("home")
        assert {seat: set(cards) for seat, cards in replay.review.hands.items()} == {
            seat: set(hands[f"hand {seat}"]) for seat in range(4)
        }
