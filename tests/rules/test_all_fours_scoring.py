"""extras.md, section C: the play of All Fours, and High, Low, Jack and Game among the dealt cards."""

from __future__ import annotations

import pytest

from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.errors import IllegalAction, NotAStep
from fa_cards.rules.events import DealScored, MatchWon
from fa_cards.rules.fours import AllFours, AllFoursState
from fa_cards.rules.fours.counting import Point
from tests.rules.fours_table import AllFoursTable

HIGH, LOW, JACK, GAME = Point.HIGH, Point.LOW, Point.JACK, Point.GAME
ORDER = (HIGH, LOW, JACK, GAME)

# Seat 0 leads and wins the first tricks; hearts are trump where nothing else is said.
ABOVE, BELOW = "AH KC QC 7C 8S 9S", "2H 3C 4C 5C 3S 4S"
ALL = "AH 2H KC 3C QC 4C 7C 5C 8S 3S 9S 4S"
"""The plays of these hands; seat 0 wins every trick."""


def scored(mine: str, others: str, plays: str, rest: str = "6H", target: int = 11) -> AllFoursState:
    """The state after a deal in which seat 0 stands and these cards are played."""
    match = AllFoursTable(mine, others, rest=rest, options={"target": target})
    match.do("0 stand")
    match.play(plays)
    assert match.state.deals
    return match.state


def holders(state: AllFoursState) -> tuple[tuple[int, ...], ...]:
    """Who has High, Low, Jack and Game."""
    entries = state.deals[-1].entries
    assert tuple(one.point for one in entries) == ORDER
    assert {one.value for one in entries} == {1}
    return tuple(one.seats for one in entries)


# ---- the play


@pytest.mark.parametrize(
    ("lead", "hand", "expected", "code"),
    [
        ("9C", "KC 3H TD 9D 8D 7D", "KC 3H", "must-follow-or-trump"),
        ("9C", "KC 2C TD 9D 8D 7D", "KC 2C", "must-follow-or-trump"),
        ("9C", "3H TD 9D 8D 7D 6S", "3H TD 9D 8D 7D 6S", ""),
        ("9C", "TD 9D 8D 7D 6S 5S", "TD 9D 8D 7D 6S 5S", ""),
        ("7H", "2H AS KS QS JS TS", "2H", "must-follow-suit"),
        ("7H", "AS KS QS JS TS 9S", "AS KS QS JS TS 9S", ""),
    ],
)
def test_one_follows_or_trumps_and_is_free_when_void(lead: str, hand: str, expected: str, code: str) -> None:
    match = AllFoursTable(lead, hand, rest="4H")
    match.do("0 stand", f"0 play {lead}")
    assert set(match.legal()) == {f"play {name}" for name in expected.split()}
    for name in set(hand.split()) - set(expected.split()):
        assert match.code(f"1 play {name}") == code
    for name in (lead, "4H", "JK", "R5"):
        refusal = match.refusal(f"1 play {name}")
        assert (refusal.code, refusal.details) == ("not-in-hand", {"card": card(name)})


def test_any_card_may_be_led() -> None:
    match = AllFoursTable(ABOVE, BELOW, rest="6H")
    match.do("0 stand")
    assert set(match.legal()) == {f"play {name}" for name in ABOVE.split()}
    assert match.code("1 play 3C") == "not-your-turn"


@pytest.mark.parametrize(
    ("mine", "others", "plays", "winner"),
    [
        ("9C", "KC", "9C KC", 1),
        ("AC", "2H", "AC 2H", 1),
        ("7H", "5H", "7H 5H", 0),
        ("2C", "AD", "2C AD", 0),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_led_suit_and_leads(
    mine: str, others: str, plays: str, winner: int
) -> None:
    match = AllFoursTable(f"{mine} 3S 4S 5S 6S 7S", f"{others} 8S 9S TS JS QS", rest="6H")
    match.do("0 stand")
    match.play(plays)
    assert match.state.tricks[0].winner == match.state.actor == winner
    assert match.state.view(0).counts == (5, 5), "nothing is drawn"


@pytest.mark.parametrize("word", ["slap", "snap", "drop"])
def test_there_are_no_signals(word: str) -> None:
    match = AllFoursTable(ABOVE, BELOW, rest="6H")
    match.do("0 stand")
    with pytest.raises(NotAStep):
        match.game.parse(f"play AH {word}")
    with pytest.raises(IllegalAction) as raised:
        match.state.apply(0, Play(card("AH"), Manner(word)))
    assert raised.value.code == "no-such-signal"


@pytest.mark.parametrize(("run", "tricks"), [(False, 6), (True, 9)])
def test_all_cards_that_were_dealt_are_played(run: bool, tricks: int) -> None:
    match = AllFoursTable(ABOVE, BELOW, rest="6H 6D 7D 8D 9D TD QD KS")
    match.do(*(("0 beg", "1 run") if run else ("0 stand",)))
    match.play_on()
    assert len(match.state.last_deal) == tricks
    played = {play.card.text for trick in match.state.last_deal for play in trick.plays}
    extra = {"6D", "7D", "8D", "9D", "TD", "QD"} if run else set()
    assert played == {*ABOVE.split(), *BELOW.split(), *extra}


# ---- what is counted


def test_high_low_and_game_without_a_jack() -> None:
    """Seat 0 wins all: High and Game; the two of trump was dealt to seat 1, and no jack is in play."""
    state = scored(ABOVE, BELOW, ALL)
    assert holders(state) == ((0,), (1,), (), (0,))
    deal = state.deals[0]
    assert (deal.scores, deal.totals, deal.card_points) == ((2, 1), (2, 1), (4 + 3 + 2, 0))
    assert (deal.number, deal.dealer, deal.trump, deal.before) == (1, 1, Suit.HEARTS, (0, 0))


def test_low_goes_to_who_was_dealt_it_though_the_other_took_it() -> None:
    state = scored(ABOVE, BELOW, ALL)
    assert state.last_deal[0].winner == 0
    assert {play.card.text for play in state.last_deal[0].plays} == {"AH", "2H"}
    assert holders(state)[1] == (1,)


def test_high_goes_to_who_was_dealt_it() -> None:
    """Seat 1 holds the highest dealt trump and takes no other trick with card points."""
    state = scored("7H KC QC 7C 8S 9S", "9H 3C 4C 5C 3S 4S", "7H 9H 3C 7C KC 4C QC 5C 8S 3S 9S 4S")
    assert holders(state) == ((1,), (0,), (), (0,))


@pytest.mark.parametrize("turned", ["AH", "KH"])
def test_turned_cards_and_the_rest_are_not_in_play(turned: str) -> None:
    """Ace, king, jack and two of hearts are turned or not dealt: the queen is High, the three Low."""
    state = scored("QH KC QC 7C 8S 9S", "3H 3C 4C 5C 3S 4S", "QH 3H KC 3C QC 4C 7C 5C 8S 3S 9S 4S", rest=turned)
    assert holders(state) == ((0,), (1,), (), (0,))


def test_one_trump_alone_gives_high_and_low_to_its_holder() -> None:
    state = scored("8C KC QC 7C 8S 9S", "7H 3C 4C 5C 3S 4S", "KC 3C QC 4C 7C 5C 8C 7H 3S 8S 9S 4S")
    assert holders(state) == ((1,), (1,), (), (0,))
    assert state.totals == (1, 2)


def test_without_any_trump_nobody_has_high_or_low() -> None:
    state = scored("8C KC QC 7C 8S 9S", "7D 3C 4C 5C 3S 4S", "KC 3C QC 4C 7C 5C 8C 7D 8S 3S 9S 4S")
    assert holders(state) == ((), (), (), (0,))
    assert state.totals == (1, 0)


@pytest.mark.parametrize(
    ("mine", "others", "plays", "jack"),
    [
        ("AH KC QC 7C 8S 9S", "JH 3C 4C 5C 3S 4S", "AH JH KC 3C QC 4C 7C 5C 8S 3S 9S 4S", 0),
        ("TH KC QC 7C 8S 9S", "JH 3C 4C 5C 3S 4S", "TH JH 3C KC QC 4C 7C 5C 8S 3S 9S 4S", 1),
        ("JH KC QC 7C 8S 9S", "TH 3C 4C 5C 3S 4S", "JH TH KC 3C QC 4C 7C 5C 8S 3S 9S 4S", 0),
    ],
)
def test_the_jack_goes_to_the_winner_of_its_trick(mine: str, others: str, plays: str, jack: int) -> None:
    assert holders(scored(mine, others, plays))[2] == (jack,)


def test_a_jack_of_another_suit_is_none() -> None:
    state = scored("AH JC QC 7C 8S 9S", "2H 3C 4C 5C JS 4S", "AH 2H JC 3C QC 4C 7C 5C 8S JS 4S 9S")
    assert holders(state)[2] == ()


@pytest.mark.parametrize("target", [7, 10, 11, 14])
@pytest.mark.parametrize(
    ("mine", "others", "plays", "points"),
    [
        # each wins a trick with a king alone
        ("7H KC 3D 7C 8S 9S", "2H 3C KD 5C 3S 4S", "7H 2H KC 3C 3D KD 5C 7C 8S 3S 9S 4S", (3, 3)),
        # there is no card that counts
        ("7H 8C 3D 7C 8S 9S", "2H 3C 4D 5C 3S 4S", "7H 2H 8C 3C 3D 4D 5C 7C 8S 3S 9S 4S", (0, 0)),
    ],
)
def test_on_a_tie_nobody_has_game_at_any_target(
    mine: str, others: str, plays: str, points: tuple[int, int], target: int
) -> None:
    state = scored(mine, others, plays, target=target)
    assert (state.deals[0].card_points, holders(state)[3]) == (points, ())


def test_game_is_counted_from_tricks_not_from_what_was_dealt() -> None:
    """Seat 1 is dealt a ten and wins no trick."""
    state = scored("AH KC QC 7C 8S 9S", "2H 3C 4C TC 3S 4S", "AH 2H KC TC QC 3C 7C 4C 8S 3S 9S 4S")
    assert state.deals[0].card_points == (4 + 3 + 10 + 2, 0)
    assert holders(state)[3] == (0,)


def test_cards_that_a_run_dealt_count_for_high_and_low() -> None:
    """Spades are trump after the run, which dealt ace and two of them; before it seat 0 held the nine and eight."""
    match = AllFoursTable(ABOVE, BELOW, rest="6H 2S 7D 8D AS 9D TD QS")
    match.do("0 beg", "1 run")
    match.play_on()
    assert match.state.deals[0].trump is Suit.SPADES
    assert holders(match.state)[:2] == ((1,), (0,))


# ---- the count up to the target


def totals_before(totals: tuple[int, int], target: int = 11) -> AllFoursTable:
    """The deal that `ALL` plays, with these totals before it."""
    match = AllFoursTable(ABOVE, BELOW, rest="6H", options={"target": target})
    match.state = match.state.moved(totals=totals)
    match.do("0 stand")
    return match


@pytest.mark.parametrize(
    ("before", "after", "entered", "winners"),
    [
        ((8, 8), (10, 9), 4, ()),
        ((9, 0), (11, 1), 4, (0,)),  # by Game
        ((9, 10), (10, 11), 2, (1,)),  # Low comes before Game
        ((10, 10), (11, 10), 1, (0,)),  # High comes first
    ],
)
def test_the_first_in_the_order_of_counting_wins(
    before: tuple[int, int], after: tuple[int, int], entered: int, winners: tuple[int, ...]
) -> None:
    match = totals_before(before)
    match.play(ALL)
    deal = match.state.deals[-1]
    assert (match.state.totals, match.state.winners) == (after, winners)
    assert [one.entered for one in deal.entries] == [number < entered for number in range(4)]
    assert deal.scores == (after[0] - before[0], after[1] - before[1])
    assert match.events[2:] == ((DealScored(deal), MatchWon(winners)) if winners else (DealScored(deal),))


@pytest.mark.parametrize("target", [1, 7, 10, 11, 14, 10_000])
def test_the_target_is_an_option(target: int) -> None:
    match = totals_before((target - 1, 0), target)
    match.play(ALL)
    assert match.state.winners == (0,)
    assert match.state.totals == (target, 0)
    if target > 2:
        match = totals_before((target - 3, 0), target)
        match.play(ALL)
        assert not match.state.finished


def test_eleven_is_the_usual_target() -> None:
    assert dict(AllFours().options) == {"target": 11}
    assert [one for option in AllFours.option_list for one in option.values] == [11, 7, 10, 14]


def test_given_points_and_turned_jacks_are_in_the_scores_and_come_before_high() -> None:
    match = AllFoursTable(ABOVE, BELOW, rest="JH", options={"target": 3})
    match.do("0 beg", "1 give")
    assert match.state.totals == (1, 1)
    match.play(ALL)
    deal = match.state.deals[0]
    # the given point, High, Low to seat 1, and Game makes three
    assert (deal.before, deal.scores, deal.totals) == ((1, 1), (3, 2), (3, 2))
    assert match.state.winners == (0,)


@pytest.mark.parametrize("first", [0, 1])
def test_the_deal_passes_to_the_other_player_after_every_scored_deal(first: int) -> None:
    match = AllFoursTable(rest="6H", dealer=first, options={"target": 100})
    for number in range(4):
        assert (match.dealer, match.state.number) == ((first + number) % 2, number + 1)
        assert match.state.actor == 1 - match.dealer
        match.do(f"{match.state.actor} stand")
        match.play_on()
        match.deal(rest="6H")
