"""What a person is told in a turn of rummy, and what is not done by a slip; who wishes is not asked to buy."""

from __future__ import annotations

from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import card
from fa_cards.rules.errors import Refusal
from fa_cards.rules.phases import Phase
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.rummy.table import RummyTablePage
from fa_cards.words import say
from fa_cards.words.refusals import refusal
from tests.rules.rummy_table import RummyTable
from tests.tui.laid import program_on
from tests.tui.rummy_scenes import (
    ME,
    asked_to_buy,
    choose,
    mark,
    one_down,
    opened_scene,
    rummy,
    scene_match,
    texts,
    two_sets,
)
from tests.tui.sitting import settled, shown_prompt


def labels(page: RummyTablePage) -> list[str]:
    """What stands below the hand."""
    return [bare(one.label) for row in page.acts(page.view) for one in row]


async def test_freeing_a_rook_is_called_so_and_told_with_card_and_meld(store: Store) -> None:
    app = opened_scene(store, one_down(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await choose(pilot, "R7")
        assert "عوض کردن روک" in labels(page) and "چسباندن" not in labels(page)
        assert bare(shown_prompt(page)).startswith("۷ قرمز به جای روک ترکیب ۱: A")
        await pilot.press("a")
        assert "روک ترکیب ۱ آزاد شد" in bare(shown_prompt(page))


async def test_from_any_other_card_the_key_goes_to_the_card_that_frees(store: Store) -> None:
    app = opened_scene(store, one_down(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await choose(pilot, "Y2")
        assert "عوض کردن روک" in labels(page)
        await pilot.press("a")
        assert page.chosen is card("R7") and not page.desk.tray.freed
        assert bare(shown_prompt(page)).startswith("۷ قرمز به جای روک ترکیب ۱: A")


async def test_a_meld_is_offered_of_marked_cards_that_make_one_of_the_contract_alone(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        page = rummy(app)
        await mark(pilot, "R8", "G8")
        assert "put-together" not in page.acts_now(page.view)
        assert bare(refusal(Refusal("set-short"))) in bare(shown_prompt(page))
        await mark(pilot, "B8")
        assert "put-together" in page.acts_now(page.view)
        assert " M " in bare(shown_prompt(page))


async def test_a_run_is_not_put_into_the_tray_where_the_contract_is_sets(store: Store, code: str) -> None:
    laid = RummyTable("R5 R6 R7 R8 B1 B3 G5 G8 G13 Y12 Y14 Y2", up="B14", stock="Y1", only_round=1)
    app = opened_scene(store, laid, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await mark(pilot, "R5", "R6", "R7", "R8")
        await pilot.press("m")
        assert not page.desk.tray.melds and page.refused is not None and page.refused.code == "meld-unasked"


async def test_a_card_is_not_thrown_away_by_a_slip_while_others_are_marked(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        page = rummy(app)
        await mark(pilot, "R8", "G8")
        await choose(pilot, "G13")
        await pilot.press("f")
        assert len(page.cards) == 13
        # Another key between makes it a first time again; twice in a row throws it away.
        await pilot.press("s", "f")
        assert len(page.cards) == 13 and page.my_turn
        await pilot.press("f")
        await settled(pilot)
        assert len(page.cards) == 12 and card("G13") not in page.cards


async def test_nor_while_the_whole_contract_lies_in_the_tray(store: Store) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        page = rummy(app)
        await pilot.press("p", "f")
        assert page.my_turn and page.desk.tray.whole(page.view.contract)


async def test_a_key_of_another_part_of_the_turn_says_why_it_cannot_be_used(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        told = say("First you get a card: {take} takes the open one, {draw} draws.", take="T", draw="D")
        for key in ("f", "p", "a", "b", "n", "1"):
            await pilot.press(key)
            assert shown_prompt(page) == told
        await pilot.press("d")
        await settled(pilot)
        await pilot.press("b")
        assert shown_prompt(page) == refusal(Refusal("card-there", key="F"))


async def test_while_asked_to_buy_other_keys_say_that_this_comes_first(store: Store, code: str) -> None:
    app = opened_scene(store, asked_to_buy(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        for key in ("t", "d", "f"):
            await pilot.press(key)
            assert shown_prompt(page) == say("First say whether you buy: {buy} buys, {let} does not.", buy="B", let="N")


async def test_who_wishes_is_not_asked_to_buy_any_more_until_the_deal_ends(store: Store, code: str) -> None:
    app = opened_scene(store, asked_to_buy(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        assert page.acts_now(page.view) == ("buy", "let", "buy-asking")
        key = BY_NAME["buy-asking"].keys[0]
        await pilot.press(key)
        await settled(pilot)
        # Whatever others decline from here on, the next that is asked of the person is his own turn.
        assert page.view.phase is Phase.TAKE and page.unasked and page.my_turn
        assert "buy-asking" in page.hints()
        await pilot.press("d")
        await settled(pilot)
        assert page.melding
        await pilot.press("f")
        await settled(pilot)
        assert page.view.phase is Phase.TAKE and page.view.buys[ME] == 0
        # Switched on again, the next card that is declined is asked about.
        await pilot.press(key)
        assert not page.unasked and shown_prompt(page) == say("You are asked again whether you buy.")


async def test_taking_back_goes_past_what_was_not_asked(store: Store) -> None:
    app = opened_scene(store, asked_to_buy(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        key = BY_NAME["buy-asking"].keys[0]
        await pilot.press(key)
        await settled(pilot)
        assert page.view.phase is Phase.TAKE
        # Before it there was but the question at which he wished so: it is asked again.
        await pilot.press("u")
        await settled(pilot)
        assert page.acts_now(page.view)[0] == "buy" and page.my_turn and not page.unasked
        await pilot.press("y")
        await settled(pilot)
        assert page.view.phase is Phase.TAKE


async def test_no_curtain_comes_down_for_a_question_that_is_not_asked(store: Store) -> None:
    app = opened_scene(store, asked_to_buy(), 0, ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page = rummy(app)
        page.laid_out.unasked[ME] = 0
        page.go_on()
        for _ in range(50):
            await pilot.pause()
        # The person of seat 1 wishes not to be asked, the bot does not buy, and who declined draws and is on move.
        assert page.awaited == 0 and page.match.state.actor == 0


async def test_the_order_of_the_hand_and_the_tray_stay_when_the_table_is_left(store: Store) -> None:
    match = scene_match(store, two_sets(), 0)
    app = program_on(store, match)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await mark(pilot, "R8", "G8", "B8")
        await pilot.press("m")
        before = page.desk
        await pilot.press("escape", "y")
        await settled(pilot)
        app.open_match(match)
        await settled(pilot)
        assert rummy(app) is not page and rummy(app).desk == before


async def test_a_further_meld_is_laid_where_the_options_allow_it(store: Store, code: str) -> None:
    laid = RummyTable(
        "R8 G8 B8 R9 G9 Y9 R3 G3 B3 Y14 G2 G13", up="B14", stock="Y1", only_round=1, options={"extra-melds": True}
    )
    app = opened_scene(store, laid, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press("d")
        await settled(pilot)
        for names in (("R8", "G8", "B8"), ("R9", "G9", "Y9")):
            await mark(pilot, *names)
            await pilot.press("m")
        await pilot.press("d")
        await settled(pilot)
        assert page.view.is_down
        await mark(pilot, "R3", "G3", "B3")
        assert "put-together" in page.acts_now(page.view)
        await pilot.press("m")
        await settled(pilot)
        assert [one.text for one in page.view.melds] == ["set R8 G8 B8", "set R9 G9 Y9", "set R3 G3 B3"]
        assert texts(page.cards) == "G2 G13 Y1 Y14" and len(page.cards) == 4
