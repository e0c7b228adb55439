"""The worked examples of california_jack.md, section 3, as records to replay (tools/worked_examples wrote them).

X is seat 0, and where four play seats 0 and 2. Totals that an example begins with are reached by real deals before it.
A record begins with the header (line 1), dealer (2) and pack (3), with a stock face down turn-up (3) and pack (4).
"""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.fours import CaliforniaState
from fa_cards.rules.fours.counting import Point
from fa_cards.rules.records import RecordError
from fa_cards.rules.replay import replay
from tests.rules.kept_records import Kept

CALIFORNIA = Kept("california")

PACK_NEXT = {"seat": None, "legal": ["pack"]}


def summary_of(name: str) -> dict[str, Any]:
    return CALIFORNIA.summary(name)


def state_of(name: str) -> CaliforniaState:
    return CALIFORNIA.state(name, CaliforniaState)


def totals_of(summary: dict[str, Any]) -> list[list[int]]:
    return [deal["totals"] for deal in summary["deals"]]


def entered(name: str) -> str:
    """What was entered in the last deal, in order: `0:high 1:low`."""
    entries = state_of(name).deals[-1].entries
    return " ".join(f"{one.seats[0]}:{one.point.value}" for one in entries if one.entered and one.seats)


def won_by(name: str, card: str) -> int:
    """The seat that won the trick with this card in the last deal."""
    return next(trick.winner for trick in state_of(name).last_deal if card in {one.card.text for one in trick.plays})


def card_points(name: str) -> list[int]:
    """What each seat's tricks of the last deal are worth, counted card by card."""
    worth = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
    state = state_of(name)
    piles = [0] * state.seats
    for trick in state.last_deal:
        piles[trick.winner] += sum(worth.get(one.card.text[0], 0) for one in trick.plays)
    return piles


# ---- one deal


def test_example_1() -> None:
    """X wins ace and jack of trump, Y the two; 47 to 33: X 3, Y 1."""
    summary = summary_of("example-01")
    assert summary["deals"] == [{"number": 1, "dealer": 1, "scores": [3, 1], "totals": [3, 1]}]
    assert (summary["finished"], summary["winners"], summary["next"]) == (False, [], PACK_NEXT)
    assert card_points("example-01") == list(state_of("example-01").deals[0].card_points) == [47, 33]
    assert entered("example-01") == "0:high 1:low 0:jack 0:game"
    trump = state_of("example-01").deals[0].trump.value
    assert [won_by("example-01", rank + trump) for rank in "A2J"] == [0, 1, 0]


def test_example_2_game_is_void_at_40_to_40() -> None:
    assert card_points("example-02") == [40, 40]
    assert summary_of("example-02")["totals"] == [2, 1]
    assert entered("example-02") == "0:high 1:low 0:jack"


# ---- who reaches the target first


def test_example_3() -> None:
    """X 8, Y 9: High X 9, Low Y 10, and Jack is never entered."""
    summary = summary_of("example-03")
    assert totals_of(summary) == [[2, 2], [4, 4], [6, 5], [7, 7], [8, 9], [9, 10]]
    assert (summary["totals"], summary["winners"], summary["finished"]) == ([9, 10], [1], True)
    assert summary["next"] is None
    assert entered("example-03") == "0:high 1:low"
    holders = [one.seats for one in state_of("example-03").deals[-1].entries]
    assert holders == [(0,), (1,), (0,), (1,)]


def test_example_4() -> None:
    """9:9: X has High only and wins although Y has the other three."""
    summary = summary_of("example-04")
    assert totals_of(summary) == [[2, 2], [4, 4], [6, 6], [8, 7], [9, 9], [10, 9]]
    assert summary["winners"] == [0]
    assert entered("example-04") == "0:high"
    assert [one.seats for one in state_of("example-04").deals[-1].entries] == [(0,), (1,), (1,), (1,)]


def test_example_5() -> None:
    """X 7, Y 8: High, Low and Jack make X 8, 9, 10; Y's Game comes too late."""
    summary = summary_of("example-05")
    assert totals_of(summary) == [[2, 2], [4, 4], [6, 6], [7, 8], [10, 8]]
    assert summary["winners"] == [0]
    assert entered("example-05") == "0:high 0:low 0:jack"
    assert state_of("example-05").deals[-1].entries[3].seats == (1,)


def test_example_6() -> None:
    """X 9 needs Game, 40:40: no point, next deal."""
    summary = summary_of("example-06")
    assert totals_of(summary) == [[4, 0], [8, 0], [9, 3], [9, 6]]
    assert card_points("example-06") == [40, 40]
    assert (summary["finished"], summary["next"]) == (False, PACK_NEXT)


def test_example_7() -> None:
    """The piles 10, 10, ace, king and jack, jack, queen, nine."""
    state = state_of("example-07")
    piles: list[list[str]] = [[], []]
    for trick in state.tricks:
        piles[trick.winner] += [one.card.text for one in trick.plays]
    assert [sorted(pile) for pile in piles] == [["AC", "KC", "TD", "TH"], ["9D", "JC", "JD", "QD"]]
    assert state.view(0).card_points == (27, 4)


def test_example_8() -> None:
    """With X 50 and Y 55 X comes to 51, 56 and 61, Y to 56 and 57. No deals add up to 105 in the usual match, so it is
    played up to 32, from 21 and 26; test_california_scoring.py has it with the numbers of the rules."""
    summary = summary_of("example-08")
    assert totals_of(summary) == [[11, 13], [21, 26], [32, 28]]
    assert summary["winners"] == [0]
    assert entered("example-08") == "0:high 1:low 1:jack 0:5S 0:5H"
    holders = {one.point: one.seats for one in state_of("example-08").deals[-1].entries}
    assert [holders[Point(name)] for name in ("5D", "5C", "game")] == [(1,), (1,), (0,)]
    assert [won_by("example-08", f"5{suit}") for suit in "SHDC"] == [0, 0, 1, 1]


def test_example_9() -> None:
    """X 60 wins only Low, Y did not reach 61 with High: Low wins."""
    summary = summary_of("example-09")
    assert totals_of(summary) == [[15, 9], [30, 18], [45, 27], [60, 35], [61, 36]]
    assert summary["winners"] == [0]
    assert entered("example-09") == "1:high 0:low"


def test_example_9_where_the_other_reaches_61_with_high() -> None:
    summary = summary_of("example-09-high")
    assert totals_of(summary) == [[12, 12], [24, 24], [36, 36], [48, 48], [60, 60], [60, 61]]
    assert summary["winners"] == [1]
    assert entered("example-09-high") == "1:high"
    assert state_of("example-09-high").deals[-1].entries[1].seats == (0,)


def test_example_10() -> None:
    """A: ace, three fives and 45 card points, 17; B: two, jack and a five, 7."""
    summary = summary_of("example-10")
    assert summary["deals"] == [{"number": 1, "dealer": 3, "scores": [17, 7, 17, 7], "totals": [17, 7, 17, 7]}]
    piles = card_points("example-10")
    assert (piles[0] + piles[2], piles[1] + piles[3]) == (45, 35)
    assert [won_by("example-10", f"5{suit}") % 2 for suit in "SHDC"] == [0, 1, 0, 0]
    assert entered("example-10") == "0:high 1:low 1:jack 0:5S 1:5H 0:5D 0:5C 0:game"
    assert len(state_of("example-10").last_deal) == 13


# ---- legality; hearts are trump, seat 1 answers


@pytest.mark.parametrize(
    ("name", "legal"),
    [
        pytest.param("legal-follow-or-trump", "KC 3H", id="KC 3H and diamonds to club 9: KC 3H"),
        pytest.param("legal-loose", "KC 3H TD 9D 8D 7D", id="loose: any of them"),
        pytest.param("legal-void", "3H TD 9D 8D 7D 6D", id="3H and diamonds to club 9: all"),
        pytest.param("legal-void-strict", "3H", id="strict: only 3H"),
        pytest.param("legal-void-strict-loose", "3H TD 9D 8D 7D 6D", id="strict and loose: all"),
        pytest.param("legal-trump-led", "2H", id="2H and spades to heart 7: only 2H"),
        pytest.param("legal-void-of-both", "TD 2S 3S 4S 6S 7S", id="neither clubs nor hearts: all"),
    ],
)
def test_what_may_be_played(name: str, legal: str) -> None:
    following = summary_of(name)["next"]
    assert following["seat"] == 1
    assert set(following["legal"]) == {f"play {card}" for card in legal.split()}


# ---- variants


@pytest.mark.parametrize(
    ("name", "totals", "tricks"),
    [
        ("shasta-sam", [3, 1], 26),
        ("packet-3", [2, 2], 26),
        ("fives-face-down", [12, 12], 26),
        ("fives-face-down-four", [12, 11, 12, 11], 13),
        # 4:0, 5:3, then High 6, Low 4 and Jack 7
        ("target-7", [7, 4], 26),
    ],
)
def test_a_deal_of_each_variant(name: str, totals: list[int], tricks: int) -> None:
    summary = summary_of(name)
    assert summary["totals"] == totals
    assert len(state_of(name).last_deal) == tricks
    down = name in {"shasta-sam", "fives-face-down", "fives-face-down-four"}
    over = name == "target-7"
    assert summary["next"] == (None if over else {"seat": None, "legal": ["turn-up" if down else "pack"]})


def test_a_target_of_7_is_reached_by_jack() -> None:
    summary = summary_of("target-7")
    assert totals_of(summary) == [[4, 0], [5, 3], [7, 4]]
    assert entered("target-7") == "0:high 1:low 0:jack"
    assert [deal["dealer"] for deal in summary["deals"]] == [1, 0, 1]


# ---- illegal steps


REFUSED = {
    "dealer-who-does-not-sit": (2, "no-such-seat", "dealer 2"),
    "dealer-named-again": (3, "not-now", "dealer 0"),
    "pack-with-the-joker": (3, "wrong-pack", "pack"),
    "play-before-the-deal": (3, "not-your-turn", "play AS"),
    "pack-before-the-turned-card": (3, "not-now", "pack"),
    "turned-joker": (3, "no-such-card", "turn-up JK"),
    "turned-card-for-an-open-stock": (3, "not-now", "turn-up 5H"),
    "second-turned-card": (4, "not-now", "turn-up 9S"),
    "stand-of-all-fours": (3, "not-a-step", "stand"),
    "draw-written-down": (4, "not-a-step", "draw"),
    "play-with-a-signal": (4, "not-a-step", "play 9C slap"),
    "play-out-of-turn": (4, "not-your-turn", "play KC"),
    "card-not-held": (4, "not-in-hand", "play KC"),
    "trump-card-before-it-is-drawn": (4, "not-in-hand", "play 4H"),
    "third-suit": (5, "must-follow-or-trump", "play TD"),
    "trump-not-followed": (5, "must-follow-suit", "play AS"),
    "void-and-not-trumped": (5, "must-trump", "play TD"),
    # turn-up and pack are the lines 3 and 4, the first trick 5 and 6
    "card-that-the-other-drew": (7, "not-in-hand", "play 2S"),
    # of four the seats 0 to 2 have played in the lines 4 to 6, and the second one has trumped
    "third-suit-of-the-last-of-four": (7, "must-follow-or-trump", "play JD"),
    "void-third-of-four-not-trumping": (6, "must-trump", "play TS"),
    # 26 tricks of two cards stand in the lines 4 to 55
    "step-after-the-end": (56, "after-end", "play AS"),
}


REFUSED_HEADERS = {
    "fives-without-seats": "wrong-seats",
    "fives-for-three": "wrong-seats",
    "four-seats": "wrong-seats",
    "stock-of-california-jack": "unknown-option",
    "stock-of-shasta-sam": "unknown-option",
    "packets-of-two": "unknown-option",
    "target-0": "unknown-option",
}


@pytest.mark.parametrize("name", REFUSED)
def test_the_first_line_that_cannot_stand_is_named_with_its_code(name: str) -> None:
    assert CALIFORNIA.refusal(name) == REFUSED[name]


@pytest.mark.parametrize("name", REFUSED_HEADERS)
def test_a_header_that_cannot_stand_is_refused_with_its_code(name: str) -> None:
    assert CALIFORNIA.header_refusal(name) == REFUSED_HEADERS[name]


def test_the_third_suit_is_refused_in_one_of_the_last_six_tricks() -> None:
    """Twenty tricks with draws stand in the lines 4 to 43."""
    line, code, _ = CALIFORNIA.refusal("third-suit-without-a-stock")
    assert (line > 43, code) == (True, "must-follow-or-trump")


@pytest.mark.parametrize("text", ["turn-up 5H", "play 9c", "play  9C"])
def test_other_words_are_no_steps(text: str) -> None:
    lines = CALIFORNIA.data("refused/card-not-held").splitlines(keepends=True)
    with pytest.raises(RecordError) as raised:
        replay(b"".join([*lines[:-1], lines[-1].replace(b"play KC", text.encode())]))
    assert (raised.value.line, raised.value.code, raised.value.step) == (4, "not-a-step", text)


def test_seats_may_be_left_out_where_the_game_has_one_number_of_them() -> None:
    two = CALIFORNIA.data("example-01")
    assert replay(two.replace(b'"seats": 2, ', b"")).state.totals == (3, 1)
    for name, seats in (("example-08", b"2"), ("example-10", b"4")):
        data = CALIFORNIA.data(name)
        for wrong in (b"", b'"seats": 3, ', b'"seats": null, '):
            with pytest.raises(RecordError) as raised:
                replay(data.replace(b'"seats": ' + seats + b", ", wrong))
            assert (raised.value.line, raised.value.code) == (1, "wrong-seats")


def test_every_record_is_looked_at() -> None:
    assert CALIFORNIA.not_in(__file__) == set()
    assert CALIFORNIA.refused() == {*REFUSED, *REFUSED_HEADERS, "third-suit-without-a-stock"}
