"""What players of Toonerville and Rook Shanghai are told to do, and why (toonerville.md, section 4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.cards import card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RookShanghai, RummyGame, Toonerville
from fa_cards.words import use
from fa_cards.words.layout import cells, wrapped
from fa_cards.words.prompts import prompt, waiting
from tests.rules.rummy_table import RummyTable

NAMES = ("سارا", "رضا", "پروانه", "فرید", "زهره", "شیرزاد")
ROOM = 76
"""The cells of one line in a usual window."""


def said(match: RummyTable, seat: int) -> str:
    return bare(prompt(match.view(seat), NAMES))


SETS = "R8 G8 Y8 R9 G9 Y9 R1 R3 R5 R7 G11 G13"
"""Two sets: the contract of round 1."""
NOTHING = "R1 G3 Y5 B7 R9 G11 Y13 B2 R4 G6 Y8 B10"
"""No contract at all."""


def test_the_open_card_may_be_taken() -> None:
    match = RummyTable(NOTHING, up="R7")
    assert said(match, 0) == "۷ قرمز را برمی‌دارید یا از دسته می‌کشید؟"
    assert said(match, 1) == "سارا ۷ قرمز را برمی‌دارد یا از دسته می‌کشد؟"


def test_where_no_card_lies_open_one_is_drawn() -> None:
    # What the first player bought away leaves the pile empty for nobody but in this moment.
    match = RummyTable(NOTHING, up="R7")
    view = replace(match.view(0), pile=())
    assert bare(prompt(view, NAMES)) == "دسته‌ی باز خالی است: از دسته بکشید."
    assert bare(waiting(replace(view, seat=1), NAMES)) == "نوبت سارا است"


def test_who_is_asked_hears_who_declined_what() -> None:
    match = RummyTable(NOTHING, up="R7")
    match.do("0 draw")
    assert said(match, 1) == "سارا ۷ قرمز را برنداشت. آن را با یک کارت اضافه می‌خرید؟"
    assert said(match, 0) == "رضا ۷ قرمز را می‌خرد؟"


def test_where_buys_are_limited_they_are_counted() -> None:
    match = RummyTable(NOTHING, up="R7", options={"max-buys": 2})
    match.do("0 draw", "1 buy", "0 discard R1", "1 draw", "2 let", "0 let", "1 discard B1", "2 draw", "0 let")
    assert said(match, 1) == "۱ مشکی را خودتان انداختید. با یک کارت اضافه پسش می‌خرید؟ (خرید ۲ از ۲)"


def test_who_may_buy_what_he_threw_himself_is_told_so() -> None:
    # toonerville.md, section 4: every other player may buy, who discarded the card among them.
    match = RummyTable(NOTHING, up="R7")
    match.do("0 draw")
    last = len(match.view(0).counts) - 1
    while match.view(last).actor != last:
        match.do(f"{match.view(0).actor} let")
    # The dealer comes before the first player; but the card was turned up, and nobody threw it.
    assert said(match, last) == "سارا ۷ قرمز را برنداشت. آن را با یک کارت اضافه می‌خرید؟"
    match.do(f"{last} let", "0 discard R1", "1 draw")
    for seat in range(2, last + 1):
        assert "خودتان" not in said(match, seat)
        match.do(f"{seat} let")
    assert said(match, 0) == "۱ قرمز را خودتان انداختید. با یک کارت اضافه پسش می‌خرید؟"


def test_a_card_that_was_taken_is_not_said_to_have_come() -> None:
    match = RummyTable(NOTHING, up="R7")
    match.do("0 take")
    assert said(match, 0) == "۷ قرمز را برداشتید. یک کارت بیندازید. قرارداد: دو ست."
    # Of a twin it is not known which one was seen.
    twin = RummyTable(NOTHING, up="R1")
    twin.do("0 take")
    assert said(twin, 0) == "۱ قرمز به دستتان آمد. یک کارت بیندازید. قرارداد: دو ست."


def test_without_the_contract_a_card_is_thrown_away() -> None:
    match = RummyTable(NOTHING, up="R7", stock="G14")
    match.draw()
    assert said(match, 0) == "۱۴ سبز آمد. یک کارت بیندازید. قرارداد: دو ست."
    assert said(match, 1) == "نوبت سارا است"


def test_with_the_contract_in_hand_one_may_go_down() -> None:
    match = RummyTable(SETS, up="R14", stock="G14")
    match.draw()
    assert said(match, 0) == "۱۴ سبز آمد. قراردادتان جور است: زمین بگذارید یا یک کارت بیندازید."


def down(stock: str = "G14", **options: object) -> RummyTable:
    """The first player has gone down with two sets, of eights and of nines."""
    match = RummyTable(SETS, up="R14", stock=stock, options=options)
    match.draw()
    match.do("0 down set R8 G8 Y8 / set R9 G9 Y9")
    return match


def test_who_is_down_lays_off_or_throws_away() -> None:
    assert said(down(), 0) == "هیچ کارتتان به ترکیب‌ها نمی‌چسبد: یک کارت بیندازید."
    assert said(down("B8"), 0) == "به ترکیب‌ها بچسبانید یا یک کارت بیندازید."


def test_where_laying_off_has_to_wait_that_is_said() -> None:
    assert said(down("B8", **{"layoff-same-turn": False}), 0) == "چسباندن از نوبت بعد است. یک کارت بیندازید."


def test_a_further_meld_may_be_laid_where_the_match_has_it_so() -> None:
    hand = "R8 G8 Y8 R9 G9 Y9 R3 G3 Y3 R7 G11 G13"
    match = RummyTable(hand, up="R14", stock="G14", options={"extra-melds": True})
    match.draw()
    match.do("0 down set R8 G8 Y8 / set R9 G9 Y9")
    assert said(match, 0) == "ترکیب دیگری زمین بگذارید یا یک کارت بیندازید."


def freeing() -> RummyTable:
    """Round 2: the first player has laid a red run with a Rook, the second holds what frees it and his contract."""
    match = RummyTable(
        "R5 R6 ROOK R8 G1 Y1 B1 R10 R12 R14 G10 G12",
        "R7 G11 Y11 B11 Y2 Y3 Y4 Y5 R9 G14 B13 B9",
        up="Y14",
        stock="Y13 B14",
        only_round=2,
    )
    match.draw()
    match.do("0 down set G1 Y1 B1 / run R5 R6 ROOK R8", "0 discard G10")
    match.draw()
    match.do("1 down set G11 Y11 B11 / run Y2 Y3 Y4 Y5")
    return match


def test_a_rook_of_a_run_may_be_freed_and_has_to_be_laid_then() -> None:
    match = freeing()
    assert said(match, 1) == "بچسبانید، روک را عوض کنید یا یک کارت بیندازید."
    match.do("1 lay R9 2")
    assert said(match, 1) == "روک را عوض کنید یا یک کارت بیندازید."
    match.do("1 swap R7 2")
    assert said(match, 1) == "روکی را که گرفتید همین نوبت زمین بگذارید."


def test_a_contract_that_goes_with_a_freed_rook_alone_is_told_so() -> None:
    # toonerville.md, section 7, example 5: red 7, 11, 11 and yellow 2 to 5 against a red run 5, 6, Rook, 8.
    match = RummyTable(
        "R5 R6 ROOK R8 G1 Y1 B1 R10 R12 R14 G10 G12",
        "R7 G11 Y11 Y2 Y3 Y4 Y5 R9 G14 B13 B9 G5",
        up="Y14",
        stock="Y13 B14",
        only_round=2,
    )
    match.draw()
    match.do("0 down set G1 Y1 B1 / run R5 R6 ROOK R8", "0 discard G10")
    match.draw()
    assert said(match, 1) == "۱۴ مشکی آمد. با ۷ قرمز روک ترکیب ۲ را عوض کنید و با آن زمین بگذارید."


def test_where_the_taken_card_alone_is_left_it_has_to_be_laid_off() -> None:
    match = down()
    view = match.view(0)
    only = replace(view, hand=cards("B8"), taken=card("B8"), legal=(match.read("0 lay B8 1").action,))
    assert bare(prompt(only, NAMES)) == "بچسبانید: همان کارتی را که برداشتید نمی‌توانید بیندازید."


def test_in_round_11_all_cards_go_at_once_and_twelve_are_too_few_without_a_buy() -> None:
    match = RummyTable(up="R7", stock="G3", only_round=11)
    match.draw()
    # toonerville.md, section 2: 13 cards after drawing, and the contract takes 14.
    assert said(match, 0) == "۳ سبز آمد. قرارداد ۱۴ کارت می‌خواهد و شما ۱۳ تا دارید: باید بخرید. یک کارت بیندازید."
    many = RummyTable(up="R7", stock="G3", options={"only-round": 11, "round-11-deal": 14})
    many.draw()
    assert said(many, 0) == "۳ سبز آمد. یک کارت بیندازید. این دور همه‌ی کارت‌ها یک‌جا زمین می‌رود: دو دنباله و دو ست."


@pytest.mark.parametrize(("dealt", "matters"), [(12, "۱۴ کارت"), (14, "هیچ کارتی نباید بماند")])
def test_in_round_11_what_matters_is_told_before_a_card_is_drawn_and_when_one_may_buy(dealt: int, matters: str) -> None:
    match = RummyTable(up="R7", stock="G3", options={"only-round": 11, "round-11-deal": dealt})
    taking = said(match, 0)
    match.do("0 draw")
    buying = said(match, 1)
    for told in (taking, buying):
        assert matters in told and len(wrapped(told, 58)) <= 2
    assert ("بی خرید نمی‌شود" in buying) == (dealt == 12)


def test_when_the_whole_hand_fits_one_goes_out() -> None:
    hand = "R1 R2 R3 R4 G5 G6 G7 G8 B9 Y9 G9 B11 Y11 G11"
    match = RummyTable(hand, up="R7", stock="R11", options={"only-round": 11, "round-11-deal": 14})
    match.draw()
    assert said(match, 0) == "۱۱ قرمز آمد. همه‌ی کارت‌هایتان جور شد: زمین بگذارید و تمام کنید!"


def test_the_table_renews_the_stock() -> None:
    view = replace(RummyTable(NOTHING).view(1), phase=Phase.RESTOCK, actor=None)
    assert waiting(view, NAMES) == "دسته‌ی باز را بر می‌زنند تا دسته‌ی تازه شود"


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize(("kind", "seats"), [(Toonerville, 4), (RookShanghai, 6)])
def test_what_to_do_has_room_in_a_line_of_a_usual_window(kind: type[RummyGame], seats: int, language: str) -> None:
    use(language)
    state, dice = kind(None, seats).start(), Dice("room")
    while len(state.deals) < 2:
        if state.actor is not None:
            view = state.view(state.actor)
            said = bare(prompt(view, NAMES))
            assert cells(said) <= ROOM, said
            assert cells(bare(waiting(state.view((state.actor + 1) % seats), NAMES))) <= ROOM
        actor = state.actor
        action = state.chance(dice) if actor is None else pick(state.legal(actor), dice)
        state, _ = state.apply(actor, action)


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("cards_dealt", [12, 14])
def test_what_is_special_in_round_11_has_room_in_two_lines_of_a_small_window(language: str, cards_dealt: int) -> None:
    """Sixty columns less a border on either side: the table has two rows for what to do next."""
    use(language)
    match = RummyTable(up="R7", stock="G13", options={"only-round": 11, "round-11-deal": cards_dealt})
    match.draw()
    assert len(wrapped(said(match, 0), 58)) <= 2, said(match, 0)
