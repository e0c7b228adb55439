from __future__ import annotations

from collections.abc import Iterable

import pytest

from fa_cards.rtl import strip_marks as bare
from fa_cards.rules.actions import Action, Bid, Bury, CallCard, Dealer, Pack, Pass, Play, Trump
from fa_cards.rules.cards import Card, Suit, card, cards
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.rook import CallPartnerRook, KentuckyDiscard, KentuckyRook, RookGame, RookState, StandardRook
from fa_cards.words import use
from fa_cards.words.layout import wrapped
from fa_cards.words.prompts import prompt, waiting
from tools.hands import filled

NAMES = ("سارا", "رضا", "پروانه", "فرید")
REST: tuple[Action, ...] = (Pass(), Pass(), Pass())


def stacked(game: RookGame, nest: str, *hands: str) -> tuple[tuple[int | None, Action], ...]:
    """A match with dealer 3 in which seats 0 to 3 are dealt these cards and others, and this nest."""
    rules = game.rules
    wanted, lying = filled(rules.deck.pack, hands, [rules.hand] * 4, after=nest)
    return (None, Dealer(3)), (None, Pack(pack_for(wanted, 3, lying)))


def after(game: RookGame, *steps: tuple[int | None, Action]) -> RookState:
    state = game.start()
    for seat, action in steps:
        state, _ = state.apply(seat, action)
    return state


def in_turn(state: RookState, *steps: Action) -> RookState:
    """The state after these steps, each by who is on move."""
    for step in steps:
        state, _ = state.apply(state.actor, step)
    return state


def said(state: RookState, seat: int, marked: Iterable[Card] = ()) -> str:
    return bare(prompt(state.view(seat), NAMES, marked=frozenset(marked)))


KENTUCKY = KentuckyRook()
HANDS = ("B1 B14 B13 B5 R6 R7 G6 G7 Y6 Y7", "R14 R5 G5 Y14", "ROOK B6 R1", "G14 B10")
DEALT = stacked(KENTUCKY, "B11 B12 R8 G8 Y8", *HANDS)


def test_who_bids_first_reads_the_lowest_bid_and_what_it_commits_to() -> None:
    state = after(KENTUCKY, *DEALT)
    assert said(state, 0) == ("هنوز کسی نخوانده: ۱۰۰ یا بیشتر بخوانید یا پاس بدهید. اگر نرسیدید، همان‌قدر کم می‌شود.")
    assert said(state, 1) == "نوبت سارا است که بخواند"


def test_the_standing_bid_is_always_told_with_who_bid_it() -> None:
    state = in_turn(after(KENTUCKY, *DEALT), Bid(100), Pass(), Bid(120))
    assert said(state, 3).startswith("پروانه ۱۲۰ خواند: ۱۲۵ یا بیشتر بخوانید یا پاس بدهید.")
    top = in_turn(state, Bid(175))
    assert said(top, 0).startswith("فرید ۱۷۵ خواند: ۱۸۰ بخوانید که همه‌ی امتیازهاست، یا پاس بدهید.")


def test_the_fourth_after_three_passes_must_bid_the_minimum() -> None:
    state = in_turn(after(KENTUCKY, *DEALT), *REST)
    assert said(state, 3) == "سه نفر دیگر پاس داده‌اند: باید ۱۰۰ بخوانید. اگر کمتر بگیرید، همین‌قدر از شما کم می‌شود."


def test_by_the_option_the_fourth_may_pass_for_a_new_deal() -> None:
    game = KentuckyRook({"all-pass": "redeal"})
    state = in_turn(after(game, *stacked(game, "", *HANDS)), *REST)
    assert said(state, 3).startswith("سه نفر دیگر پاس داده‌اند: ۱۰۰ یا بیشتر بخوانید، یا پاس بدهید تا دوباره پخش شود.")


def test_the_declarer_reads_how_many_of_the_nest_are_chosen() -> None:
    state = in_turn(after(KENTUCKY, *DEALT), Bid(100), *REST)
    assert said(state, 0) == "۵ کارت برای لانه انتخاب کنید (۰ از ۵). کارت امتیازی در لانه نمی‌رود."
    assert said(state, 0, cards("R8 G8")).startswith("۵ کارت برای لانه انتخاب کنید (۲ از ۵).")
    assert said(state, 0, cards("R8 G8 Y8 B11 B12")).startswith("۵ کارت انتخاب شد: در لانه بگذاریدشان.")
    assert said(state, 1) == "سارا لانه را برداشته و باید ۵ کارت در لانه بگذارد"


def test_where_counters_may_be_buried_their_points_are_told() -> None:
    game = KentuckyRook({"bury-points": True})
    state = in_turn(after(game, *stacked(game, "B11 B12 R8 G8 Y8", *HANDS)), Bid(100), *REST)
    # The black five counts 5 and the black one 15.
    assert said(state, 0, cards("B1 B5 R8")) == "۵ کارت برای لانه انتخاب کنید (۳ از ۵). امتیاز لانه: ۲۰"


def test_who_has_too_few_plain_cards_reads_what_goes_into_the_nest() -> None:
    """The case of rook.md, section 3: four plain cards among the fifteen, and one counter to fill up with."""
    hand = "B1 B14 B10 B5 R1 R14 R10 R5 G1 G14"
    state = in_turn(after(KENTUCKY, *stacked(KENTUCKY, "G10 B6 B7 B8 B9", hand)), Bid(100), *REST)
    assert said(state, 0) == (
        "۵ کارت برای لانه انتخاب کنید (۰ از ۵). هر چه بی‌امتیاز است در لانه می‌رود، و ۱ کارت امتیازی که همه می‌بینند."
    )


def test_a_nest_of_one_card_is_spoken_of_as_one() -> None:
    game = StandardRook({"nest": 1})
    state = in_turn(after(game, *stacked(game, "7H")), Bid(70), *REST)
    use("en")
    assert said(state, 0) == "Choose 1 card for the nest (0 of 1). The nest would hold 0 points."
    assert said(state, 0, cards("7H")).startswith("1 card is chosen: bury it.")


BURIED = Bury(cards("R8 G8 Y8 B11 B12"))


def test_trump_is_a_colour_or_a_suit() -> None:
    use("en")
    state = in_turn(after(KENTUCKY, *DEALT), Bid(100), *REST, BURIED)
    assert said(state, 0) == "You are the declarer. Choose the trump colour"
    standard = StandardRook()
    taken = in_turn(after(standard, *stacked(standard, "2H 3H 4H 6H 7H")), Bid(70), *REST)
    assert said(in_turn(taken, Bury(cards("2H 3H 4H 6H 7H"))), 0) == "You are the declarer. Choose the trump suit"


def trump_green(game: RookGame = KENTUCKY, nest: str = "B11 B12 R8 G8 Y8", *hands: str) -> RookState:
    """Seat 0 is the declarer, trump is green, seat 1 leads."""
    state = after(game, *stacked(game, nest, *(hands or HANDS)))
    while state.actor != 0:
        state = in_turn(state, Pass())
    bid = in_turn(state, Bid(100))
    while bid.contract is None:
        bid = in_turn(bid, Pass())
    return in_turn(bid, Bury(cards(nest)), Trump(Suit.GREEN))


def test_the_led_colour_is_named_and_a_void_is_told() -> None:
    state = trump_green()
    assert said(state, 1) == "دست را شما شروع می‌کنید: هر کارتی می‌توانید بازی کنید"
    led = in_turn(state, Play(card("R14")))
    assert said(led, 2) == "رنگ زمین قرمز است: قرمز بازی کنید"
    assert said(led, 0) == "نوبت پروانه است"


def test_the_rook_counts_as_trump_when_trumps_are_led() -> None:
    hands = (HANDS[0], "G5 R14", "ROOK B6 R1 R5 R9 R10 R11 R12 R13 Y5", "G14 B10")
    led = in_turn(trump_green(KENTUCKY, "B11 B12 R8 G8 Y8", *hands), Play(card("G5")))
    assert said(led, 2) == "زمین حکم است و تنها حکم شما روک است: همان را بازی کنید"
    two = (HANDS[0], "G5 R14", "ROOK G9 R1", "G14 B10")
    led = in_turn(trump_green(KENTUCKY, "B11 B12 R8 G8 Y8", *two), Play(card("G5")))
    assert said(led, 2) == "زمین حکم است: سبز یا روک بازی کنید"
    assert said(in_turn(led, Play(card("G9"))), 3) == "زمین حکم است: سبز بازی کنید"


def test_only_in_kentucky_discard_the_rook_may_be_played_at_any_time() -> None:
    game = KentuckyDiscard()
    hands = ("B14 B13 B5 R6 R7 G6 G7 Y6 Y9", "Y14 R5", "ROOK Y7 B6", "Y10 G14")
    led = in_turn(trump_green(game, "B11 B12 R8 G8 Y8", *hands), Play(card("Y14")))
    # rook.md, example 16: legal are the yellow seven and the Rook.
    assert said(led, 2) == "رنگ زمین زرد است: زرد بازی کنید. روک را هر وقت بخواهید می‌توانید بازی کنید."
    assert said(in_turn(led, Play(card("ROOK"))), 3) == "رنگ زمین زرد است: زرد بازی کنید"


SECRET = CallPartnerRook()
CALL_HANDS = ("B1 B14 B13 B12 B11 R6 R7 Y6 Y7", "G2 R2 R14", "G1 G14 R5 Y2", "G13 B10")


def called(text: str, game: RookGame = SECRET) -> RookState:
    """Seat 0 is the declarer of 100, trump is green, and this card is called."""
    return in_turn(trump_green(game, "R8 R9 Y8 Y9 Y3", *CALL_HANDS), CallCard(card(text)))


def test_the_declarer_is_asked_for_the_card_of_his_partner() -> None:
    state = trump_green(SECRET, "R8 R9 Y8 Y9 Y3", *CALL_HANDS)
    assert said(state, 0) == "کارت یار را نام ببرید: هر کس آن را دارد یار شماست. با کارت خودتان تک‌نفره بازی می‌کنید."
    assert said(state, 2) == "سارا کارت یار را نام می‌برد"
    others = CallPartnerRook({"call-own": False})
    state = trump_green(others, "R8 R9 Y8 Y9 Y3", *CALL_HANDS)
    assert said(state, 0) == "کارتی را نام ببرید که پیش دیگری است: او یار شما می‌شود."


MARK = "شما یار پنهان حاکم هستید."


def test_only_the_holder_of_the_called_card_reads_that_he_is_the_partner() -> None:
    state = called("G1")
    assert said(state, 2) == f"{MARK} نوبت رضا است"
    assert [MARK in said(state, seat) for seat in range(4)] == [False, False, True, False]
    assert MARK not in bare(waiting(state.view(2).public, NAMES))
    led = in_turn(state, Play(card("R14")))
    assert said(led, 2) == f"{MARK} رنگ زمین قرمز است: قرمز بازی کنید"


def test_once_the_card_has_fallen_it_is_told_to_nobody_alone() -> None:
    state = in_turn(called("G1"), Play(card("G2")), Play(card("G1")))
    assert not any(MARK in said(state, seat) for seat in range(4))


@pytest.mark.parametrize("text", ["B1", "Y3"])
def test_only_the_declarer_reads_that_he_is_alone(text: str) -> None:
    """A card of his hand, and one that he has buried."""
    state = called(text)
    assert said(state, 0) == "تک‌نفره بازی می‌کنید. نوبت رضا است"
    assert not any("تک‌نفره" in said(state, seat) for seat in (1, 2, 3))


@pytest.mark.parametrize("language", ["fa", "en"])
def test_to_everybody_else_all_holders_of_the_called_card_read_alike(language: str) -> None:
    """What seats 1 and 3 are told does not tell who holds the card."""
    use(language)
    texts = {seat: {said(called(text), seat) for text in ("G1", "B1", "Y3")} for seat in (1, 3)}
    assert all(len(some) == 1 for some in texts.values())


@pytest.mark.parametrize("language", ["fa", "en"])
def test_the_longest_sentences_have_room_in_two_lines_of_a_small_window(language: str) -> None:
    """Sixty columns less a border on either side: the table has two rows for what to do next."""
    use(language)
    names = ("Parvaneh-Zohreh",) * 4
    free = KentuckyRook({"all-pass": "redeal"})
    discard, hands = KentuckyDiscard(), ("B14 B13 B5 R6 R7 G6 G7 Y6 Y9", "Y14 R5", "ROOK Y7 B6", "Y10 G14")
    short = stacked(KENTUCKY, "G10 B6 B7 B8 B9", "B1 B14 B10 B5 R1 R14 R10 R5 G1 G14")
    states = (
        in_turn(after(free, *stacked(free, "", *HANDS)), *REST),
        in_turn(after(KENTUCKY, *DEALT), Bid(175)),
        in_turn(after(KENTUCKY, *short), Bid(100), *REST),
        in_turn(trump_green(discard, "B11 B12 R8 G8 Y8", *hands), Play(card("Y14"))),
        trump_green(SECRET, "R8 R9 Y8 Y9 Y3", *CALL_HANDS),
        in_turn(called("G1"), Play(card("G2"))),
        called("Y3"),
    )
    for state in states:
        for seat in range(4):
            sentence = bare(prompt(state.view(seat), names))
            assert len(wrapped(sentence, 58)) <= 2, sentence
