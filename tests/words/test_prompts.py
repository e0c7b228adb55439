from __future__ import annotations

from dataclasses import replace

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.actions import Accept, Action, Bid, Cut, Dealer, Pack, Pass, Play, Raise, Trump
from fa_cards.rules.cards import PACK_52, Suit, card, cards
from fa_cards.rules.teka import Teka, TekaState
from fa_cards.rules.tricks import Played, Trick
from fa_cards.words.prompts import prompt, waiting

NAMES = ("سارا", "رضا", "پروانه", "فرید")


def after(*steps: tuple[int | None, Action], **options: object) -> TekaState:
    state = Teka({name.replace("_", "-"): value for name, value in options.items()}).start()
    for seat, action in steps:
        state, _ = state.apply(seat, action)
    return state


def stacked(*hands: str) -> tuple[tuple[int | None, Action], ...]:
    """A match with dealer 3 in which seats 0 to 3 are dealt these hands.

    The cut by seat 2 lifts 26 cards, so the pack holds the last two hands first.
    """
    first, second, third, fourth = (cards(hand) for hand in hands)
    return (None, Dealer(3)), (None, Pack((*third, *fourth, *first, *second))), (2, Cut(26))


def suit(letter: str) -> str:
    return " ".join(f"{rank}{letter}" for rank in "AKQJT98765432")


ONE_SUIT_EACH = stacked(suit("S"), suit("H"), suit("D"), suit("C"))
# Seat 0 holds the king of spades without the ace; seat 1 the ace and the queen; both have hearts.
MIXED = stacked(
    "KS TS 4S 2H 3H 4H 5H 6H 7H 8H 9H TH JH",
    "AS QS 3S AH KH QH 2D 3D 4D 5D 6D 7D 8D",
    "JS 9S 8S 9D TD JD QD KD AD 2C 3C 4C 5C",
    "7S 6S 5S 2S 6C 7C 8C 9C TC JC QC KC AC",
)


def said(state: TekaState, seat: int, chosen: str | None = None) -> str:
    return bare(prompt(state.view(seat), NAMES, card(chosen) if chosen else None))


def test_who_cuts_is_told_the_range() -> None:
    state = after((None, Dealer(3)), (None, Pack(PACK_52)))
    assert said(state, 2) == "از کجا کوپ می‌کنید؟ (۴ تا ۴۸)"
    assert said(state, 0) == "نوبت پروانه است که کوپ کند"


def test_bid_or_pass_and_what_stands() -> None:
    assert said(after(*ONE_SUIT_EACH), 0) == "بخوانید یا پاس بدهید."
    state = after(*ONE_SUIT_EACH, (0, Bid(9)))
    assert said(state, 1) == "سارا ۹ خواند: بالاتر بخوانید یا پاس بدهید."
    assert said(state, 3) == "نوبت رضا است که بخواند"
    assert said(after(*ONE_SUIT_EACH, (0, Bid(13))), 1) == "سارا ۱۳ خواند: دوبل ۱۳ بخوانید یا پاس بدهید."


def test_the_fourth_after_three_passes_must_bid_at_least_8() -> None:
    state = after(*ONE_SUIT_EACH, (0, Pass()), (1, Pass()), (2, Pass()))
    assert said(state, 3) == "همه پاس دادند: باید دست‌کم ۸ بخوانید."


def test_who_may_ask_for_a_redeal_is_told_so() -> None:
    weak = stacked(
        "2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C TC",
        "AS KS QS JS TS 9S 8S 7S 6S 5S AH KH QH",
        "JH TH 9H 8H 7H 6H 5H AD KD QD JD TD 9D",
        "8D 7D 6D 5D AC KC QC JC 9C 8C 7C 6C 5C",
    )
    assert said(after(*weak), 0) == (
        "بخوانید یا پاس بدهید. آس و شاه و بی‌بی و سرباز ندارید: می‌توانید پخش دوباره بخواهید."
    )


def test_the_declarer_chooses_trump() -> None:
    state = after(*MIXED, (0, Bid(9)), (1, Pass()), (2, Pass()), (3, Pass()))
    assert said(state, 0) == "شما حاکم هستید. حکم را انتخاب کنید"
    assert said(state, 1) == "سارا حکم را انتخاب می‌کند"


BID_9 = ((0, Bid(9)), (1, Pass()), (2, Pass()), (3, Pass()), (0, Trump(Suit.SPADES)))


def test_the_first_trick_is_led_with_a_trump_and_the_holder_of_its_ace_is_told_his_duty() -> None:
    state = after(*MIXED, *BID_9)
    assert said(state, 0) == "دست اول را با حکم شروع کنید: پیک"
    state = after(*MIXED, *BID_9, (0, Play(card("4S"))))
    assert said(state, 1) == "آس حکم پیش شماست: آس یا حکم پیوسته به آن را بازی کنید"
    state = after(*MIXED, *BID_9, (0, Play(card("4S"))), (1, Play(card("AS"))))
    assert said(state, 2) == "زمین حکم است: پیک بازی کنید"
    assert said(state, 0) == "نوبت پروانه است"


def test_who_has_no_trump_in_the_first_trick_is_free() -> None:
    state = after(*ONE_SUIT_EACH, *BID_9, (0, Play(card("AS"))))
    assert said(state, 1) == "حکم ندارید: هر کارتی می‌توانید بازی کنید"


FIRST_TRICK = ((0, Play(card("4S"))), (1, Play(card("AS"))), (2, Play(card("8S"))), (3, Play(card("2S"))))


def test_from_the_second_trick_on_the_led_suit_is_named_and_a_void_is_told() -> None:
    state = after(*MIXED, *BID_9, *FIRST_TRICK)
    assert said(state, 1) == "دست را شما شروع می‌کنید: هر کارتی می‌توانید بازی کنید"
    led = after(*MIXED, *BID_9, *FIRST_TRICK, (1, Play(card("AH"))))
    assert said(led, 2) == "دل ندارید: هر کارتی می‌توانید بازی کنید"
    led = after(*MIXED, *BID_9, *FIRST_TRICK, (1, Play(card("2D"))))
    assert said(led, 2) == "خال زمین خشت است: خشت بازی کنید"


def test_a_chosen_card_asks_how_it_is_played() -> None:
    state = after(*MIXED, *BID_9)
    assert said(state, 0, "KS") == "شاه♠ را چطور بازی می‌کنید؟"
    assert said(state, 0, "2H") == "دست اول را با حکم شروع کنید: پیک", "a card that may not be played is not asked for"
    silent = after(*MIXED, *BID_9, signals="off")
    assert said(silent, 0, "KS") == "شاه♠ را بازی می‌کنید؟"


def test_the_opponents_are_asked_about_a_raise_one_after_the_other() -> None:
    state = after(*MIXED, *BID_9, (0, Raise(10)))
    assert said(state, 1) == "سارا تعهد را ۱۰ دست می‌کند. قبول می‌کنید؟"
    assert said(state, 0) == "رضا به بالا بردن تعهد فکر می‌کند"
    assert said(after(*MIXED, *BID_9, (0, Raise(10)), (1, Accept())), 3).startswith("سارا تعهد را ۱۰ دست می‌کند")


def test_the_partner_of_a_lone_declarer_knows_that_he_sits_out() -> None:
    view = after(*MIXED, *BID_9).view(2)
    assert bare(waiting(replace(view, asleep=2), NAMES)) == "این دور بیرون نشسته‌اید؛ سارا تک‌نفره بازی می‌کند"


def test_who_is_to_move_himself_is_not_waited_for_by_name() -> None:
    """While the step before is still being shown, the table already waits for him."""
    assert waiting(after(*MIXED, *BID_9).view(0), NAMES) == "نوبت شماست"


def test_tricks_of_this_file_are_as_they_are_thought() -> None:
    state = after(*MIXED, *BID_9, *FIRST_TRICK)
    plays = tuple(Played(seat, card(text)) for seat, text in enumerate(("4S", "AS", "8S", "2S")))
    assert state.tricks == (Trick(plays, 1),)
