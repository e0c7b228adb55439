"""A rummy table by keys: taking, buying, putting melds together, going down, laying off, undoing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fa_cards.play.store import Store
from fa_cards.rules.errors import Refusal
from fa_cards.rules.melds import Meld
from fa_cards.rules.phases import Phase
from fa_cards.tui.app import FaCards
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.keys import ACTS, Scope
from fa_cards.tui.rummy.order import Sorting
from fa_cards.words import say
from fa_cards.words.refusals import refusal
from tests.rules.rummy_table import RummyTable
from tests.tui.fitting import LOOKS, troubles
from tests.tui.laid import persian
from tests.tui.rummy_scenes import (
    ME,
    asked_to_buy,
    at_card,
    choose,
    mark,
    one_down,
    opened_scene,
    rummy,
    sober_key,
    texts,
    two_sets,
    whole_hand,
)
from tests.tui.sitting import settled, shown_prompt

Shown = Callable[[FaCards, str], bool]


@pytest.mark.parametrize(("size", "code"), LOOKS, indirect=["code"])
async def test_a_whole_round_is_played_by_keys(store: Store, code: str, size: tuple[int, int]) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=size) as pilot:
        for _ in range(150):
            await settled(pilot)
            if isinstance(app.screen, DealOverPage):
                break
            page = rummy(app)
            assert shown_prompt(page)
            await pilot.press(sober_key(page))
        assert isinstance(app.screen, DealOverPage)
        assert rummy(app).match.deals[0].number == 1


async def test_the_turn_begins_with_the_open_card_or_the_stock(store: Store, code: str, shown: Shown) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        assert page.presenter.scopes(page.view) == (Scope.RUMMY_TAKE,)
        assert shown(app, say("Discards")) and shown(app, say("turned up"))
        await pilot.press("t")
        await settled(pilot)
        assert page.view.phase is Phase.MELD and "B14" in texts(page.cards)
        # What was just taken may not be thrown away again, and the reason is told.
        await choose(pilot, "B14")
        await pilot.press("f")
        assert shown_prompt(page) == refusal(Refusal("discard-taken"))
        await pilot.press("left")
        assert shown_prompt(page) != refusal(Refusal("discard-taken"))


async def test_who_declines_draws_once_the_others_had_their_chance(store: Store, english: None) -> None:
    app = opened_scene(store, two_sets(), 0, 1, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page = rummy(app)
        await pilot.press("enter", "d")
        for seat in (1, 2):
            for _ in range(50):
                await pilot.pause()
            assert page.curtain and page.awaited == seat
            await pilot.press("enter")
            assert page.me == seat and page.view.phase is Phase.BUY
            await pilot.press("n")
        for _ in range(50):
            await pilot.pause()
        await pilot.press("enter")
        assert page.me == 0 and page.view.phase is Phase.MELD and page.view.got[0].text == "Y1"


async def test_a_declined_card_is_bought_with_one_more(store: Store, code: str) -> None:
    app = opened_scene(store, asked_to_buy(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        assert page.view.phase is Phase.BUY
        names = page.names
        words = "red 12" if code == "en" else "۱۲"
        assert names[0] in shown_prompt(page) and words in shown_prompt(page)
        await pilot.press("b")
        assert page.match.moments[-1].action.text == "buy" or page.view.buys[ME] == 1
        await settled(pilot)
        assert page.view.buys[ME] == 1 and texts(page.cards).count("R12") == 2 and len(page.cards) == 14


async def test_marked_cards_are_put_together_in_the_tray_and_laid(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        # Melds can be put together before the turn has come so far.
        await mark(pilot, "R8", "G8", "B8")
        await pilot.press("m")
        assert [one.meld.text for one in page.desk.tray.melds] == ["set R8 G8 B8"]
        assert len(page.cards) == 9 and not page.desk.marked
        await pilot.press("d")
        await settled(pilot)
        assert page.view.phase is Phase.MELD and len(page.desk.tray.melds) == 1
        # Half a contract is not laid.
        await pilot.press("d")
        assert page.refused is not None and page.refused.code == "contract"
        await mark(pilot, "R9", "G9", "Y9")
        await pilot.press("enter")
        assert page.desk.tray.whole(page.view.contract)
        await pilot.press("enter")
        await settled(pilot)
        assert page.view.is_down and [one.text for one in page.view.melds] == ["set R8 G8 B8", "set R9 G9 Y9"]
        assert not page.desk.tray.melds and len(page.cards) == 7


async def test_cards_that_are_no_meld_are_refused_with_the_reason(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await mark(pilot, "R8", "G8")
        await pilot.press("m")
        assert shown_prompt(page) == refusal(Refusal("set-short"))
        await mark(pilot, "Y14")
        await pilot.press("m")
        assert shown_prompt(page) == refusal(Refusal("set-mixed"))
        assert len(page.desk.marked) == 3
        await pilot.press("backspace")
        assert not page.desk.marked


async def test_a_meld_goes_back_from_the_tray_into_the_hand(store: Store) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        before = page.cards
        await mark(pilot, "R8", "G8", "B8")
        await pilot.press("m", "backspace")
        assert not page.desk.tray.melds and page.cards == before


async def test_the_proposal_fills_the_tray_and_lays_nothing_by_itself(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        page = rummy(app)
        await pilot.press("p")
        assert page.desk.tray.whole(page.view.contract) and not page.view.is_down
        # The Rook counts most in the hand: it goes with the eights or the nines.
        assert sorted(len(one.tags) for one in page.desk.tray.melds) == [3, 4]
        await pilot.press("d")
        await settled(pilot)
        assert page.view.is_down and len(page.cards) == 6


async def test_without_the_contract_the_proposal_shows_the_melds_that_are_there(store: Store, english: None) -> None:
    app = opened_scene(store, one_down("R10 B10 Y2 Y3 Y4 Y5 B1 B3 G5 G7 G13 R12", stock="Y13"), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press("p")
        assert [one.meld.text for one in page.desk.tray.melds] == ["run Y2 Y3 Y4 Y5"]
        assert shown_prompt(page) == say("Your contract is not there yet; these melds of it are.")
        await pilot.press("d")
        assert page.refused is not None and page.refused.code == "contract"


async def test_a_rook_is_freed_while_going_down(store: Store, code: str) -> None:
    app = opened_scene(store, one_down(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await choose(pilot, "R7")
        # The chosen card fits the run, and nothing else that lies there before one is down.
        assert list(page.targets) == [1]
        await pilot.press("1")
        assert [one.swap.text for one in page.desk.tray.freed] == ["swap R7 1"]
        assert "R7" not in texts(page.cards).split() and "ROOK" in texts(page.cards)
        assert not page.view.is_down and page.view.melds[0].text == "run R5 R6 ROOK R8"
        await mark(pilot, "R11", "G11", "ROOK")
        await pilot.press("m")
        await mark(pilot, "Y2", "Y3", "Y4", "Y5")
        await pilot.press("m", "d")
        await settled(pilot)
        assert page.view.is_down, (page.refused, page.desk.tray)
        assert [one.text for one in page.view.melds] == [
            "run R5 R6 R7 R8",
            "set B9 B9 G9",
            "set R11 G11 ROOK",
            "run Y2 Y3 Y4 Y5",
        ]


async def test_the_proposal_frees_a_rook_where_the_contract_needs_it(store: Store) -> None:
    app = opened_scene(store, one_down(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press("p")
        assert [one.swap.text for one in page.desk.tray.freed] == ["swap R7 1"]
        await pilot.press("d")
        await settled(pilot)
        assert page.view.is_down and page.view.melds[0].text == "run R5 R6 R7 R8"


async def test_a_freed_rook_goes_back_when_the_person_thinks_better(store: Store) -> None:
    app = opened_scene(store, one_down(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        before = page.cards
        await choose(pilot, "R7")
        await pilot.press("1", "backspace")
        assert not page.desk.tray.freed and page.cards == before


async def test_a_wild_is_laid_off_at_the_end_that_the_person_chooses(store: Store, code: str) -> None:
    app = opened_scene(store, one_down("R11 G11 B11 Y2 Y3 Y4 Y5 ROOK"), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await mark(pilot, "R11", "G11", "B11")
        await pilot.press("m")
        await mark(pilot, "Y2", "Y3", "Y4", "Y5")
        await pilot.press("m", "d")
        await settled(pilot)
        assert page.view.is_down
        await choose(pilot, "ROOK")
        assert list(page.targets) == [1, 2, 3, 4]
        await pilot.press("1")
        assert len(page.turn.ways) == 2 and shown_prompt(page) == say("At which end?")
        # Leaving the question leaves the card in the hand.
        await pilot.press("escape")
        assert not page.turn.ways and "ROOK" in texts(page.cards)
        await pilot.press("1", "2")
        await settled(pilot)
        assert page.view.melds[0].text == "run R5 R6 ROOK R8 ROOK"


async def test_the_arrows_choose_among_the_melds_that_a_card_fits(store: Store) -> None:
    app = opened_scene(store, one_down("R11 G11 B11 Y2 Y3 Y4 Y5 R9"), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press("p", "d")
        await settled(pilot)
        await choose(pilot, "R9")
        assert list(page.targets) == [1, 2]
        await pilot.press("a", "down", "enter")
        await settled(pilot)
        assert page.view.melds[1].text == "set B9 B9 G9 R9"


async def test_a_card_that_fits_nowhere_is_refused_with_the_reason(store: Store, code: str) -> None:
    app = opened_scene(store, one_down("R11 G11 B11 Y2 Y3 Y4 Y5 G1"), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await choose(pilot, "G1")
        await pilot.press("1")
        assert shown_prompt(page) == refusal(Refusal("down-first"))
        await pilot.press("p", "d")
        await settled(pilot)
        await choose(pilot, "G1")
        await pilot.press("2")
        assert shown_prompt(page) == refusal(Refusal("no-fit"))
        await pilot.press("9")
        assert shown_prompt(page) == refusal(Refusal("no-such-meld", n=9))
        # No further melds are laid in this game.
        await pilot.press("space")
        assert shown_prompt(page) == refusal(Refusal("extra-melds-off"))


async def test_further_melds_are_laid_where_the_options_allow_them(store: Store) -> None:
    laid = two_sets(options={"extra-melds": True})
    app = opened_scene(store, laid, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press("d")
        await settled(pilot)
        await mark(pilot, "R8", "G8", "B8")
        await pilot.press("m")
        await mark(pilot, "R9", "G9", "Y9")
        await pilot.press("m", "d")
        await settled(pilot)
        await mark(pilot, "G2", "R3", "ROOK")
        await pilot.press("m")
        assert page.refused is not None and page.refused.code == "set-mixed"
        assert page.view.is_down


async def test_what_was_laid_is_taken_back_until_the_turn_ends(store: Store) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press("d")
        await settled(pilot)
        await pilot.press("p")
        tray, beside = page.desk.tray, page.cards
        await pilot.press("d")
        await settled(pilot)
        assert page.view.is_down
        await pilot.press("u")
        await settled(pilot)
        # What was put together for it lies in the tray as it lay there.
        assert not page.view.is_down and page.desk.tray == tray and page.cards == beside
        assert tray.whole(page.view.contract)
        # The card that was drawn has been seen: that is not taken back.
        await pilot.press("u")
        assert page.refused is not None and page.refused.code == "cards-seen"


async def test_who_takes_a_lay_off_back_has_the_same_card_chosen_again(store: Store) -> None:
    laid = RummyTable("R8 G8 B8 R9 G9 Y9 Y8 R3 Y12 Y14 G2 G13", up="B14", stock="Y1", only_round=1)
    app = opened_scene(store, laid, 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press("d")
        await settled(pilot)
        await mark(pilot, "R8", "G8", "B8")
        await pilot.press("m")
        await mark(pilot, "R9", "G9", "Y9")
        await pilot.press("m", "d")
        await settled(pilot)
        page.choose(at_card(page, "Y8"))
        chosen, cards = page.chosen, page.cards
        await pilot.press("a")
        await settled(pilot)
        assert len(page.cards) == len(cards) - 1
        await pilot.press("u")
        await settled(pilot)
        assert (page.chosen, page.cards) == (chosen, cards)


async def test_round_eleven_goes_with_the_whole_hand_or_not_at_all(store: Store, code: str) -> None:
    app = opened_scene(store, whole_hand(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        assert len(page.cards) == 15
        # Three of the four nines make the melds of the contract and leave one card: that is not laid.
        await mark(pilot, "R1", "R2", "R3", "R4")
        await pilot.press("m")
        await mark(pilot, "Y5", "Y6", "Y7", "Y8")
        await pilot.press("m")
        await mark(pilot, "R9", "G9", "B9")
        await pilot.press("m")
        await mark(pilot, "R12", "G12", "B12")
        await pilot.press("m", "d")
        assert shown_prompt(page) == refusal(Refusal("last-round-discard"))
        await pilot.press("p")
        assert not page.cards and len(page.desk.tray.melds) == 4
        await pilot.press("d")
        for _ in range(100):
            await pilot.pause()
            if isinstance(app.screen, DealOverPage):
                break
        assert isinstance(app.screen, DealOverPage)
        assert page.match.deals[0].scores[0] == 0


async def test_one_key_sorts_by_colour_or_by_number(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        assert texts(page.cards) == "ROOK B8 R3 R8 R9 G2 G8 G9 G13 Y9 Y12 Y14"
        await choose(pilot, "G8")
        await pilot.press("s")
        assert texts(page.cards) == "ROOK G2 R3 B8 R8 G8 R9 G9 Y9 Y12 G13 Y14"
        assert page.chosen is not None and page.chosen.text == "G8"
        await pilot.press("s")
        assert texts(page.cards) == "ROOK B8 R3 R8 R9 G2 G8 G9 G13 Y9 Y12 Y14"


async def test_cards_are_moved_as_the_eye_sees_and_stay_there(store: Store, code: str) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await choose(pilot, "B8")
        # On from where lines start: to the right in English, to the left in Persian.
        key = "full_stop" if code == "en" else "comma"
        await pilot.press(key, key)
        assert texts(page.cards) == "ROOK R3 R8 B8 R9 G2 G8 G9 G13 Y9 Y12 Y14"
        assert page.desk.order.sorting is Sorting.OWN
        await pilot.press("d")
        await settled(pilot)
        # The yellow one that was drawn belongs nowhere in particular.
        assert texts(page.cards) == "ROOK R3 R8 B8 R9 G2 G8 G9 G13 Y9 Y12 Y14 Y1"
        drawn = page.desk.shown[at_card(page, "Y1")]
        assert page.desk.order.fresh == {drawn.tag}


async def test_letters_work_with_a_persian_keyboard(store: Store) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press(*persian("d"))
        await settled(pilot)
        assert page.view.phase is Phase.MELD
        await pilot.press(*persian("pd"))
        await settled(pilot)
        assert page.view.is_down


async def test_with_the_aid_off_it_is_not_told_what_the_contract_lacks(
    store: Store, english: None, shown: Shown
) -> None:
    app = opened_scene(store, two_sets(), 0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert shown(app, say("Nothing is missing: your contract is there"))
        app.change(missing=False)
        await pilot.pause()
        assert not shown(app, say("Nothing is missing: your contract is there"))
        assert shown(app, "Contract: two sets")


async def test_the_key_for_laying_off_goes_to_a_card_that_fits(store: Store, code: str) -> None:
    app = opened_scene(store, one_down("R11 G11 B11 Y2 Y3 Y4 Y5 G1 R9 B4 B7 G14"), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await pilot.press("p", "d")
        await settled(pilot)
        await choose(pilot, "G1")
        assert not page.targets
        await pilot.press("a")
        assert page.chosen is not None and page.chosen.text == "R9"
        assert shown_prompt(page) == say("This card fits: {key} again lays it off.", key="A")


async def test_a_round_is_called_by_its_number_and_contract(store: Store, code: str, shown: Shown) -> None:
    app = opened_scene(store, one_down(), ME)
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        assert shown(app, say("Round {n} of {m}", n=2, m=11))
        assert shown(app, "one run and one set" if code == "en" else "یک دنباله و یک ست")


async def test_where_wilds_may_stand_for_several_numbers_the_person_chooses(store: Store, code: str) -> None:
    laid = RummyTable("R5 R6 R7 ROOK ROOK B1 B3 G5 G8 G13 Y12 Y14", up="B14", stock="Y1", only_round=2)
    app = opened_scene(store, laid, 0)
    async with app.run_test(size=(60, 20)) as pilot:
        await settled(pilot)
        page = rummy(app)
        await mark(pilot, "R5", "R6", "R7")
        await pilot.press("home", "space", "left" if code == "fa" else "right", "space", "m")
        assert shown_prompt(page) == say("What are these cards to be?")
        assert [one.does.text for one in page.turn.ways if isinstance(one.does, Meld)] == [
            "run ROOK ROOK R5 R6 R7",
            "run ROOK R5 R6 R7 ROOK",
            "run R5 R6 R7 ROOK ROOK",
        ]
        assert not troubles(page)
        # The arrows and Enter choose too; here a digit does.
        await pilot.press("2")
        assert [one.meld.text for one in page.desk.tray.melds] == ["run ROOK R5 R6 R7 ROOK"]
        assert not troubles(page)


async def test_the_list_of_all_that_can_be_done_has_the_acts_of_the_turn(store: Store, english: None) -> None:
    app = opened_scene(store, one_down(), ME)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        offered = {act.name for act in ACTS if page.offers(act)}
        assert {"propose", "go-down", "lay-off", "discard", "mark-card", "put-together", "sort"} <= offered
        assert offered.isdisjoint({"take", "draw", "buy", "let", "number-0", "number-1", "last-trick", "slap"})
        await pilot.press("slash", *"propose", "enter")
        await pilot.pause()
        assert page.desk.tray.whole(page.view.contract)


async def test_nothing_is_offered_to_be_thrown_away_where_all_cards_lie_in_the_tray(
    store: Store, english: None
) -> None:
    app = opened_scene(store, whole_hand(), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = rummy(app)
        assert "discard" in page.acts_now(page.view)
        await pilot.press("p")
        await pilot.pause()
        assert page.acts_now(page.view) == ("go-down",)
