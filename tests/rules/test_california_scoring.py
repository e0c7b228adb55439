"""california_jack.md, sections 1 to 3: High, Low, Jack, the fives and Game, counted in order up to the target."""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.cards import PACK_52, Suit, card, cards
from fa_cards.rules.events import DealScored, MatchWon
from fa_cards.rules.fours import CaliforniaFives, CaliforniaGame, CaliforniaJack, CaliforniaState, ShastaSam
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import Point, card_points, entered
from fa_cards.rules.game import Event
from fa_cards.rules.phases import Phase
from tests.rules.fours_table import CaliforniaTable, last_trick

HIGH, LOW, JACK, GAME = Point.HIGH, Point.LOW, Point.JACK, Point.GAME
FIVE = {suit: Point(f"5{suit}") for suit in "SHDC"}


def counted(
    kind: type[CaliforniaGame],
    *piles: str,
    totals: tuple[int, ...] = (0, 0),
    last: str = "4D 3D",
    trump: str = "S",
    **options: Any,
) -> tuple[CaliforniaState, tuple[Event, ...]]:
    """The state after a deal with these piles; seat 0 wins the last trick, of cards that count nothing if not named.

    The last seat has whatever is not named.
    """
    match = CaliforniaTable(kind, seats=len(totals), turn_up="2C", options=options)
    state = last_trick(match.state, piles, last, totals, trump)
    events: tuple[Event, ...] = ()
    for seat, name in enumerate(last.split()):
        state, events = state.apply(seat, match.game.parse(f"play {name}"))
    return state, events


def shares(state: CaliforniaState) -> dict[Point, tuple[int, ...]]:
    """Who has each point of the last deal that was entered."""
    return {one.point: one.seats for one in state.deals[-1].entries if one.entered}


# ---- card points


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("TS TH AC KD", 27),  # example 7
        ("JS JC QD 9H", 4),  # example 7
        ("AS AH AD AC", 16),
        ("TS TH TD TC", 40),
        ("KS KH KD KC", 12),
        ("QS QH QD QC", 8),
        ("JS JH JD JC", 4),
        ("9S 8H 7D 6C 5S 4H 3D 2C", 0),
        ("", 0),
    ],
)
def test_tens_count_10_aces_4_kings_3_queens_2_jacks_1(pile: str, points: int) -> None:
    assert card_points(DECK.mask(cards(pile))) == points


def test_the_card_points_of_the_pack_are_80() -> None:
    assert card_points(DECK.mask(PACK_52)) == 4 * 20 == 80


def test_the_card_points_so_far_stand_in_every_view() -> None:
    match = CaliforniaTable(CaliforniaJack, "AC TC", "KC QC", stock="2H 2D 3D 4D")
    match.do("0 play AC", "1 play KC")
    for seat in (0, 1):
        assert match.state.view(seat).card_points == (7, 0)
    match.do("0 play TC", "1 play QC")
    # the ten is lower than the queen
    for seat in (0, 1):
        assert match.state.view(seat).card_points == (7, 12)


# ---- the worked examples of section 3; X is seat 0, Y seat 1, spades are trump


def test_example_1_x_has_high_jack_and_game_y_has_low() -> None:
    """X: ace 4, jack 1, four tens 40, queen 2: 47 to 33."""
    state, events = counted(CaliforniaJack, "AS JS TS TH TD TC QH", "2S")
    (deal,) = state.deals
    assert deal.card_points == (47, 33)
    assert deal.scores == deal.totals == state.totals == (3, 1)
    assert [(one.point, one.seats, one.value, one.entered) for one in deal.entries] == [
        (HIGH, (0,), 1, True),
        (LOW, (1,), 1, True),
        (JACK, (0,), 1, True),
        (GAME, (0,), 1, True),
    ]
    assert deal.trump is Suit.SPADES
    assert events[-1] == DealScored(deal)
    assert (state.finished, state.phase, state.actor) == (False, Phase.PACK, None)


def test_example_2_at_40_to_40_nobody_has_game() -> None:
    """X: ace 4, jack 1, three tens 30, king 3, queen 2."""
    state, _ = counted(CaliforniaJack, "AS JS TS TH TD KH QH", "2S")
    (deal,) = state.deals
    assert deal.card_points == (40, 40)
    assert shares(state)[GAME] == ()
    assert deal.scores == (2, 1)


@pytest.mark.parametrize(
    ("more", "points", "has_it"),
    [("KH JH", (39, 41), (1,)), ("KH QH", (40, 40), ()), ("KH QH JH", (41, 39), (0,))],
)
def test_39_to_41_is_no_tie(more: str, points: tuple[int, int], has_it: tuple[int, ...]) -> None:
    """X: ace 4, jack 1, three tens 30: 35 without the cards named."""
    state, _ = counted(CaliforniaJack, f"AS JS TS TH TD {more}", "2S")
    assert (state.deals[0].card_points, shares(state)[GAME]) == (points, has_it)


def test_example_3_low_makes_10_and_jack_is_not_entered() -> None:
    state, events = counted(CaliforniaJack, "AS JS", "2S", totals=(8, 9))
    assert state.totals == (9, 10)
    assert (state.finished, state.winners, state.phase) == (True, (1,), Phase.OVER)
    assert [(one.point, one.seats, one.entered) for one in state.deals[0].entries] == [
        (HIGH, (0,), True),
        (LOW, (1,), True),
        (JACK, (0,), False),
        (GAME, (1,), False),
    ]
    assert state.deals[0].scores == (1, 1)
    assert events[-1] == MatchWon((1,))


def test_example_4_at_9_all_high_wins_against_the_other_three() -> None:
    state, _ = counted(CaliforniaJack, "AS", "2S", totals=(9, 9))
    assert (state.totals, state.winners) == ((10, 9), (0,))
    assert shares(state) == {HIGH: (0,)}
    assert [one.seats for one in state.deals[0].entries] == [(0,), (1,), (1,), (1,)]


def test_example_5_low_and_jack_come_before_game() -> None:
    state, _ = counted(CaliforniaJack, "AS 2S JS", "KS", totals=(7, 8))
    assert state.deals[0].entries[3].seats == (1,)
    assert (state.totals, state.winners) == ((10, 8), (0,))
    assert shares(state) == {HIGH: (0,), LOW: (0,), JACK: (0,)}


def test_example_6_who_needs_game_gets_no_point_from_a_tie() -> None:
    """X: three tens 30, a king 3, queens 6 and a jack 1: 40."""
    state, _ = counted(CaliforniaJack, "TS TH TD KH QH QD QC JH", "AS", totals=(9, 5))
    assert state.deals[0].card_points == (40, 40)
    assert (state.totals, state.finished) == ((9, 8), False)
    assert state.legal(None)[0].text == "pack"


def test_example_8_the_fives_are_entered_in_order_before_game() -> None:
    """X has High, two fives and Game, Y Low, Jack and two fives; at 50 and 55 X is the first at 61."""
    pile = "AS 5S 5H TS TH TD TC KH"
    state, _ = counted(CaliforniaFives, pile, "2S JS 5D 5C", totals=(50, 55))
    steps = [(one.point, one.seats, one.value, one.entered) for one in state.deals[0].entries]
    assert steps == [
        (HIGH, (0,), 1, True),  # X 51
        (LOW, (1,), 1, True),  # Y 56
        (JACK, (1,), 1, True),  # Y 57
        (FIVE["S"], (0,), 5, True),  # X 56
        (FIVE["H"], (0,), 5, True),  # X 61
        (FIVE["D"], (1,), 5, False),
        (FIVE["C"], (1,), 5, False),
        (GAME, (0,), 1, False),
    ]
    assert (state.totals, state.winners) == ((61, 57), (0,))


@pytest.mark.parametrize(
    ("totals", "after", "winner"),
    [((60, 59), (61, 60), 0), ((60, 60), (60, 61), 1), ((60, 35), (61, 36), 0)],
)
def test_example_9_low_makes_61_if_the_other_did_not_with_high(
    totals: tuple[int, int], after: tuple[int, int], winner: int
) -> None:
    state, _ = counted(CaliforniaFives, "2S", "AS", totals=totals)
    assert (state.totals, state.winners) == (after, (winner,))


def test_example_10_the_fives_of_two_teams() -> None:
    """A is the seats 0 and 2: ace 4, four tens 40, a jack 1 make 45. B has the two, the jack of trump and a five."""
    piles = ("AS 5S TS TH", "2S", "5D 5C TD TC JH", "JS 5H")
    state, _ = counted(CaliforniaFives, *piles, totals=(0, 0, 0, 0), last="4D 3D 3C 3H")
    (deal,) = state.deals
    assert deal.card_points[0] + deal.card_points[2] == 45
    assert sum(deal.card_points) == 80
    assert deal.scores == (17, 7, 17, 7)
    assert [one.seats for one in deal.entries] == [
        (0, 2),  # High
        (1, 3),  # Low
        (1, 3),  # Jack
        (0, 2),  # the five of spades
        (1, 3),  # hearts
        (0, 2),  # diamonds
        (0, 2),  # clubs
        (0, 2),  # Game
    ]


# ---- what the count says besides


def test_low_goes_to_the_winner_of_the_trick_not_to_whom_it_was_dealt() -> None:
    match = CaliforniaTable(CaliforniaJack, "AS", "2S", stock="KS", options={"target": 100})
    match.do("0 play AS", "1 play 2S")
    match.play_on()
    assert shares(match.state)[LOW] == (0,)


@pytest.mark.parametrize("kind", [CaliforniaJack, ShastaSam])
@pytest.mark.parametrize("point", [HIGH, LOW, JACK])
def test_high_low_and_jack_are_ace_two_and_jack_of_trump(kind: type[CaliforniaGame], point: Point) -> None:
    """Whoever wins that card has the point, and no card of another suit does."""
    rank = {HIGH: "A", LOW: "2", JACK: "J"}[point]
    for trump in "SHDC":
        others = " ".join(f"{rank}{suit}" for suit in "SHDC" if suit != trump)
        last = "4D 3D" if trump != "D" else "4C 3C"
        state, _ = counted(kind, f"{rank}{trump}", others, trump=trump, last=last, target=100)
        assert shares(state)[point] == (0,)
        state, _ = counted(kind, others, f"{rank}{trump}", trump=trump, last=last, target=100)
        assert shares(state)[point] == (1,)


def test_a_five_of_any_suit_is_5_points_and_no_card_points() -> None:
    assert card_points(DECK.mask(cards("5S 5H 5D 5C"))) == 0
    for suit in "SHDC":
        state, _ = counted(CaliforniaFives, f"5{suit}", "AS")
        assert state.totals == (5, 24 - 5)


def test_fives_count_only_in_california_fives() -> None:
    for kind in (CaliforniaJack, ShastaSam):
        state, _ = counted(kind, "5S 5H 5D 5C", "AS")
        assert [one.point for one in state.deals[0].entries] == [HIGH, LOW, JACK, GAME]
        assert state.totals == (0, 4)


@pytest.mark.parametrize(("pile", "sum_of_deal"), [("AS TS TH TD JS KH QH", 23), ("AS", 24)])
def test_a_deal_of_fives_brings_24_or_23_where_game_is_tied(pile: str, sum_of_deal: int) -> None:
    state, _ = counted(CaliforniaFives, pile, "2S")
    assert sum(state.totals) == sum_of_deal


def test_the_order_of_entering_is_high_low_jack_spades_hearts_diamonds_clubs_game() -> None:
    order = [HIGH, LOW, JACK, FIVE["S"], FIVE["H"], FIVE["D"], FIVE["C"], GAME]
    assert list(CaliforniaFives().rules.points) == order
    assert list(CaliforniaJack().rules.points) == [HIGH, LOW, JACK, GAME]
    assert list(ShastaSam().rules.points) == [HIGH, LOW, JACK, GAME]


@pytest.mark.parametrize("stop", range(8))
def test_the_first_at_the_target_ends_the_count_wherever_that_is(stop: int) -> None:
    """Seat 0 has every point: with n points to go the count stops at the n-th, and no later one is entered."""
    values = [1, 1, 1, 5, 5, 5, 5, 1]
    found = tuple((point, (0,), value) for point, value in zip(CaliforniaFives().rules.points, values, strict=True))
    before = 61 - sum(values[: stop + 1])
    entries, totals = entered(found, (before, 60), 61)
    assert [one.entered for one in entries] == [number <= stop for number in range(8)]
    assert totals == (61, 60)


def test_a_five_may_lead_past_the_target() -> None:
    state, _ = counted(CaliforniaFives, "5S", "AS", totals=(60, 50))
    assert (state.totals, state.winners) == ((65, 53), (0,))


@pytest.mark.parametrize(("kind", "target"), [(CaliforniaJack, 10), (ShastaSam, 10), (CaliforniaFives, 61)])
def test_the_default_targets(kind: type[CaliforniaGame], target: int) -> None:
    assert kind().options["target"] == target
    state, _ = counted(kind, "AS", "2S", totals=(target - 1, 0))
    assert state.winners == (0,)
    state, _ = counted(kind, "AS", "2S", totals=(target - 2, 0))
    assert not state.finished


@pytest.mark.parametrize("target", [1, 7, 25, 10_000])
def test_the_target_is_an_option(target: int) -> None:
    state, _ = counted(CaliforniaJack, "AS", "2S", totals=(target - 1, 0), target=target)
    assert (state.winners, state.totals) == ((0,), (target, 0))
    if target > 4:
        state, _ = counted(CaliforniaJack, "AS", "2S", totals=(target - 2, 0), target=target)
        assert not state.finished


def test_both_partners_win() -> None:
    piles = ("", "2S", "AS", "JS")
    state, events = counted(CaliforniaFives, *piles, totals=(60, 40, 60, 40), last="4D 3D 3C 3H")
    assert (state.totals, state.winners) == ((61, 40, 61, 40), (0, 2))
    assert events[-1] == MatchWon((0, 2))


def test_after_the_end_there_is_nothing_to_do() -> None:
    state, _ = counted(CaliforniaJack, "AS", "2S", totals=(9, 9))
    game = CaliforniaJack()
    assert state.legal(None) == state.legal(0) == state.legal(1) == ()
    for seat, text in ((None, "dealer 0"), (0, "play AS")):
        with pytest.raises(ValueError, match="after-end"):
            state.apply(seat, game.parse(text))


def test_the_tricks_of_the_deal_before_are_kept_and_the_new_deal_begins_with_nothing() -> None:
    match = CaliforniaTable(CaliforniaJack, options={"target": 100})
    match.play_on()
    assert len(match.state.last_deal) == 26
    match.deal()
    view = match.state.view(0)
    assert (view.tricks, view.taken, view.card_points, view.known) == ((), (0, 0), (0, 0), ((), ()))
    assert view.number == 2
    assert view.deals == match.state.deals


def test_card_points_are_no_points_of_the_match() -> None:
    """47 card points bring one point."""
    state, _ = counted(CaliforniaJack, "TS TH TD TC KH QH QD", "AS 2S JS")
    assert state.deals[0].card_points == (47, 33)
    assert state.totals == (1, 3)
    assert card("AS") not in state.view(0).hand
