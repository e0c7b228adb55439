"""california_jack.md, section 2, and the options: Shasta Sam, California Fives for two and four."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fa_cards.rules.cards import PACK_52, Suit, card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import NotAStep, UnknownOption, WrongSeats
from fa_cards.rules.events import Dealt, PackReady
from fa_cards.rules.fours import CaliforniaFives, CaliforniaGame, CaliforniaJack, CaliforniaState, ShastaSam
from fa_cards.rules.fours.events import Drew, StockOpened, TrumpTurned
from fa_cards.rules.phases import Phase
from fa_cards.rules.replay import exportable
from tests.rules.fours_table import CaliforniaTable, texts
from tests.rules.tables import AnyTable

Kind = type[CaliforniaGame]

FACE_DOWN: list[tuple[Kind, Mapping[str, Any], int]] = [
    (ShastaSam, {}, 2),
    (CaliforniaFives, {"stock": "down"}, 2),
    (CaliforniaFives, {"stock": "down"}, 4),
]
FACE_UP: list[tuple[Kind, Mapping[str, Any], int]] = [
    (CaliforniaJack, {}, 2),
    (CaliforniaFives, {}, 2),
    (CaliforniaFives, {}, 4),
]

face_down = pytest.mark.parametrize(("kind", "options", "seats"), FACE_DOWN)
face_up = pytest.mark.parametrize(("kind", "options", "seats"), FACE_UP)


def begun(kind: Kind, options: Mapping[str, Any], seats: int, dealer: int = 0) -> AnyTable[CaliforniaState]:
    match = AnyTable(kind(options, seats))
    match.do(f"dealer {dealer}")
    return match


# ---- Shasta Sam


@face_down
def test_a_card_shown_before_the_deal_fixes_trump(kind: Kind, options: Mapping[str, Any], seats: int) -> None:
    match = begun(kind, options, seats)
    assert (match.state.phase, match.legal()) == (Phase.TURN_UP, ("turn-up",))
    match.do("turn-up QD")
    assert match.events == (TrumpTurned(card("QD")),)
    for seat in range(seats):
        view = match.state.view(seat)
        assert (view.trump, view.turned, view.top) == (Suit.DIAMONDS, card("QD"), None)
    assert match.legal() == ("pack",)


@face_down
def test_the_card_goes_back_into_the_pack_which_is_dealt_whole(
    kind: Kind, options: Mapping[str, Any], seats: int
) -> None:
    match = begun(kind, options, seats)
    match.do("turn-up QD", f"pack {texts(PACK_52)}")
    assert match.events == (PackReady(0), Dealt(1, 0)), "no card is turned with the deal"
    places = match.state.places()
    assert sorted(one.text for some in places.values() for one in some) == sorted(one.text for one in PACK_52)
    assert match.state.trump is Suit.DIAMONDS
    assert match.state.stock[0].suit is not Suit.DIAMONDS, "the stock does not fix it"
    assert places["top"] == ()


@face_down
def test_before_every_deal_a_card_is_turned_up(kind: Kind, options: Mapping[str, Any], seats: int) -> None:
    match = CaliforniaTable(kind, turn_up="QD", seats=seats, options={**options, "target": 500})
    match.play_on()
    assert match.state.deals[0].trump is Suit.DIAMONDS
    view = match.state.view(0)
    assert (match.state.phase, view.trump, view.turned) == (Phase.TURN_UP, None, None)
    match.do("turn-up AS")
    assert match.state.trump is Suit.SPADES


@face_down
def test_the_steps_come_in_this_order_and_are_the_tables(kind: Kind, options: Mapping[str, Any], seats: int) -> None:
    match = AnyTable(kind(options, seats))
    assert match.code("turn-up QD") == "not-now"
    match.do("dealer 0")
    assert match.code(f"pack {texts(PACK_52)}") == "not-now"
    assert match.code("0 turn-up QD") == "not-your-turn"
    assert match.code("1 play QD") == "not-your-turn"
    for name in ("JK", "B14", "ROOK", "G1"):
        refusal = match.refusal(f"turn-up {name}")
        assert (refusal.code, refusal.details) == ("no-such-card", {"card": card(name)})
    match.do("turn-up QD")
    assert match.code("turn-up QD") == "not-now"
    match.do(f"pack {texts(PACK_52)}")
    assert match.code("turn-up QD") == "not-your-turn"


@face_down
def test_any_card_may_fix_trump(kind: Kind, options: Mapping[str, Any], seats: int) -> None:
    match = begun(kind, options, seats)
    turned = {match.state.chance(Dice(f"turned {number}")).text for number in range(600)}
    assert turned == {f"turn-up {one.text}" for one in PACK_52}
    assert match.legal() == ("turn-up",)
    for one in PACK_52:
        match.state.verify(None, match.game.parse(f"turn-up {one.text}"))


@face_down
def test_draws_are_secret(kind: Kind, options: Mapping[str, Any], seats: int) -> None:
    """Each knows what he drew himself, and of the others that they drew."""
    match = CaliforniaTable(kind, turn_up="2C", seats=seats, options=options)
    stock = match.state.stock
    for _ in range(seats):
        match.do(f"{match.state.actor} {match.legal()[0]}")
    winner = match.state.on_move
    assert match.events[2:] == tuple(Drew((winner + step) % seats, None) for step in range(seats))
    assert not any(isinstance(one, StockOpened) for one in match.events)
    for step in range(seats):
        drawer = (winner + step) % seats
        for seat in range(seats):
            view = match.state.view(seat)
            assert (stock[step] in view.hand) is (seat == drawer)
            assert view.known == ((),) * seats
            assert (view.top, view.stock) == (None, len(stock) - seats)
            assert (stock[step].text in repr(view)) is (seat == drawer)
    assert match.state.known_to_all() == {f"hand {seat}": () for seat in range(seats)}


@face_down
def test_another_draw_of_another_seat_looks_the_same(kind: Kind, options: Mapping[str, Any], seats: int) -> None:
    """The cards of the first two draws change places: only the two who drew see another match."""
    first = CaliforniaTable(kind, turn_up="2C", stock="AS KH QD JC", seats=seats, options=options)
    second = CaliforniaTable(kind, turn_up="2C", stock="KH AS QD JC", seats=seats, options=options)
    for match in (first, second):
        for _ in range(seats):
            match.do(f"{match.state.actor} {match.legal()[0]}")
    assert first.events == second.events
    winner = first.state.on_move
    for seat in range(seats):
        same = first.state.view(seat) == second.state.view(seat)
        assert same is (seat not in {winner, (winner + 1) % seats})
        assert first.state.view(seat).public == second.state.view(seat).public


@face_down
def test_a_running_deal_is_not_given_out(kind: Kind, options: Mapping[str, Any], seats: int) -> None:
    """Neither the pack, nor the card turned up for it, nor a play from which a draw could be read."""
    match = CaliforniaTable(kind, turn_up="QD", seats=seats, options={**options, "target": 500})
    match.do(f"{match.state.actor} {match.legal()[0]}")
    assert exportable(match.game, match.steps) == ()
    match.play_on()
    whole = len(match.steps)
    match.deal(turn_up="AS")
    for _ in range(seats):
        match.do(f"{match.state.actor} {match.legal()[0]}")
    assert exportable(match.game, match.steps) == tuple(match.steps[:whole])


@face_up
def test_with_a_stock_face_up_no_card_is_turned_before_the_deal(
    kind: Kind, options: Mapping[str, Any], seats: int
) -> None:
    match = begun(kind, options, seats)
    assert (match.state.phase, match.legal()) == (Phase.PACK, ("pack",))
    if kind is CaliforniaJack:
        with pytest.raises(NotAStep):
            match.game.parse("turn-up QD")
    else:
        assert match.code("turn-up QD") == "not-now"


# ---- California Fives for four


def test_partners_sit_opposite() -> None:
    game = CaliforniaFives(None, 4)
    assert [game.partners(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    two = CaliforniaFives()
    assert [two.partners(seat) for seat in range(2)] == [(0,), (1,)]
    assert [CaliforniaJack().partners(seat) for seat in range(2)] == [(0,), (1,)]


def test_all_four_draw_the_winner_first_then_clockwise() -> None:
    hands = ("9C 2S", "QC 3S", "TC 4S", "JC 6S")
    match = CaliforniaTable(CaliforniaFives, *hands, stock="2H 7D 8D 9D TD JD", seats=4)
    match.do("0 play 9C", "1 play QC", "2 play TC")
    assert not any(isinstance(one, Drew) for one in match.events), "every trick has four cards"
    match.do("3 play JC")
    assert match.events[2:] == (
        Drew(1, card("2H")),
        Drew(2, card("7D")),
        Drew(3, card("8D")),
        Drew(0, card("9D")),
        StockOpened(card("TD")),
    )
    assert match.state.actor == 1
    for seat in range(4):
        assert match.state.view(seat).known == (cards("9D"), cards("2H"), cards("7D"), cards("8D"))
        assert match.state.view(seat).stock == 24


def test_partners_cards_are_counted_together() -> None:
    """Each pile alone has fewer card points than the two of the other side have together."""
    match = CaliforniaTable(CaliforniaFives, seats=4, options={"target": 500})
    match.play_on()
    (deal,) = match.state.deals
    own, others = deal.card_points[0] + deal.card_points[2], deal.card_points[1] + deal.card_points[3]
    assert own + others == 80
    game = deal.entries[-1].seats
    assert game == ((0, 2) if own > others else (1, 3) if others > own else ())
    assert deal.scores[0] == deal.scores[2] and deal.scores[1] == deal.scores[3]
    assert deal.scores[0] + deal.scores[1] == (24 if game else 23)


def test_a_led_card_of_four_is_beaten_by_any_seat_and_it_leads() -> None:
    hands = ("9C 2S", "3H 3S", "4H 4S", "AC 6S")
    match = CaliforniaTable(CaliforniaFives, *hands, stock="2H", seats=4)
    match.do("0 play 9C", "1 play 3H", "2 play 4H", "3 play AC")
    assert (match.state.tricks[0].winner, match.state.actor) == (2, 2)
    assert match.state.taken == (0, 0, 1, 0)
    assert match.state.view(3).card_points == (0, 0, 4, 0)


# ---- options


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (CaliforniaJack, {"target": 10, "packet": 1, "void-must-trump": False, "loose-discard": False}),
        (ShastaSam, {"target": 10, "packet": 1, "void-must-trump": False, "loose-discard": False}),
        (
            CaliforniaFives,
            {"target": 61, "packet": 1, "void-must-trump": False, "loose-discard": False, "stock": "up"},
        ),
    ],
)
def test_the_options_and_their_defaults(kind: Kind, options: Mapping[str, Any]) -> None:
    assert dict(kind().options) == options
    assert kind().rules == kind.usual


def test_the_values_that_are_offered() -> None:
    """A target takes any other whole number besides (rules/README.md)."""
    others = [("packet", (1, 3)), ("void-must-trump", (False, True)), ("loose-discard", (False, True))]
    for kind in (CaliforniaJack, ShastaSam):
        assert [(one.key, one.values) for one in kind.option_list] == [("target", (10, 7)), *others]
    fives = [(one.key, one.values) for one in CaliforniaFives.option_list]
    assert fives == [("target", (61,)), *others, ("stock", ("up", "down"))]


@pytest.mark.parametrize("kind", [CaliforniaJack, ShastaSam, CaliforniaFives])
@pytest.mark.parametrize(
    "options",
    [
        {"target": 0},
        {"target": 10_001},
        {"target": "10"},
        {"target": True},
        {"target": None},
        {"packet": 2},
        {"packet": 6},
        {"packet": True},
        {"void-must-trump": 1},
        {"loose-discard": "true"},
        {"loose_discard": True},
        {"fives": True},
        {"seats": 4},
    ],
)
def test_no_other_options_and_values(kind: Kind, options: Mapping[str, object]) -> None:
    with pytest.raises(UnknownOption):
        kind(options)


def test_the_stock_is_an_option_of_california_fives_alone() -> None:
    for kind in (CaliforniaJack, ShastaSam):
        with pytest.raises(UnknownOption):
            kind({"stock": "up"})
    for value in ("side", True, None, ""):
        with pytest.raises(UnknownOption):
            CaliforniaFives({"stock": value})


@pytest.mark.parametrize(("kind", "good"), [(CaliforniaJack, {2}), (ShastaSam, {2}), (CaliforniaFives, {2, 4})])
def test_the_numbers_of_seats(kind: Kind, good: set[int]) -> None:
    assert set(kind.seat_counts()) == good
    for seats in range(8):
        if seats in good:
            assert kind(None, seats).seats == seats
        else:
            with pytest.raises(WrongSeats):
                kind(None, seats)


@pytest.mark.parametrize("kind", [CaliforniaJack, ShastaSam, CaliforniaFives])
def test_a_pack_of_other_cards_is_refused(kind: Kind) -> None:
    match = begun(kind, {}, 2)
    if match.state.phase is Phase.TURN_UP:
        match.do("turn-up QD")
    words = [one.text for one in PACK_52]
    assert match.code(" ".join(["pack", "JK", *words[1:]])) == "wrong-pack"
    assert match.code(" ".join(["pack", words[1], *words[1:]])) == "wrong-pack"
    for wrong in (words[1:], [*words, "JK"]):
        with pytest.raises(NotAStep):
            match.game.parse(" ".join(["pack", *wrong]))
    assert match.code(f"0 pack {' '.join(words)}") == "not-your-turn"


@pytest.mark.parametrize("kind", [CaliforniaJack, ShastaSam, CaliforniaFives])
@pytest.mark.parametrize("text", ["draw", "take", "stand", "beg", "cut 20", "bid 5", "pass", "trump H", "turn-up", ""])
def test_draws_and_all_other_words_are_no_steps(kind: Kind, text: str) -> None:
    with pytest.raises(NotAStep):
        kind().parse(text)
