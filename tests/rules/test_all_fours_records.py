"""What extras.md, section C, says of All Fours, as records that are replayed (tools/worked_examples wrote them).

Seat 1 deals first. A record begins with the header (line 1), dealer (2) and pack (3); line 4 stands or begs.
"""

from __future__ import annotations

from typing import Any

import pytest

from fa_cards.rules.fours import AllFoursState
from fa_cards.rules.replay import replay
from tests.rules.kept_records import Kept

ALL_FOURS = Kept("all-fours")

PACK_NEXT = {"seat": None, "legal": ["pack"]}


def summary_of(name: str) -> dict[str, Any]:
    return ALL_FOURS.summary(name)


def state_of(name: str) -> AllFoursState:
    return ALL_FOURS.state(name, AllFoursState)


def turned(name: str) -> str:
    return " ".join(one.text for one in state_of(name).view(0).turned)


def holders(name: str) -> list[tuple[int, ...]]:
    """Who has High, Low, Jack and Game of the last deal."""
    return [one.seats for one in state_of(name).deals[-1].entries]


# ---- stand, beg, give, run


def test_the_non_dealer_stands_or_begs_about_the_turned_card() -> None:
    assert summary_of("dealt")["next"] == {"seat": 0, "legal": ["stand", "beg"]}
    assert turned("dealt") == "5H"


def test_who_stands_plays_on() -> None:
    """Seat 0 wins every trick: High and Game; Low was dealt to seat 1; there is no jack."""
    assert summary_of("stand")["deals"] == [{"number": 1, "dealer": 1, "scores": [2, 1], "totals": [2, 1]}]
    assert holders("stand") == [(0,), (1,), (), (0,)]
    assert summary_of("stand")["next"] == PACK_NEXT


def test_the_dealer_answers_a_beg() -> None:
    assert summary_of("beg")["next"] == {"seat": 1, "legal": ["give", "run"]}


def test_a_given_point_is_in_the_scores() -> None:
    assert summary_of("give")["deals"] == [{"number": 1, "dealer": 1, "scores": [3, 1], "totals": [3, 1]}]


def test_a_run_gives_three_more_cards_and_another_trump() -> None:
    following = summary_of("run")["next"]
    assert (following["seat"], len(following["legal"])) == (0, 9)
    assert turned("run") == "5H QS"
    assert state_of("run").view(0).counts == (9, 9)


def test_all_nine_cards_after_a_run_are_played() -> None:
    """Spades are trump: seat 0 was dealt the nine, High, seat 1 the two, Low; nobody the jack. Game is 10 to 9."""
    summary = summary_of("run-played")
    assert summary["deals"] == [{"number": 1, "dealer": 1, "scores": [1, 2], "totals": [1, 2]}]
    state = state_of("run-played")
    assert len(state.last_deal) == 9
    assert (holders("run-played"), state.deals[0].card_points) == ([(0,), (1,), (), (1,)], (9, 10))


def test_the_same_suit_repeats_the_run() -> None:
    assert turned("run-repeated") == "5H 8H 9H KC"
    assert state_of("run-repeated").view(0).counts == (15, 15)


def test_a_turned_jack_is_in_the_scores_of_the_dealer() -> None:
    assert summary_of("jack-turned")["deals"] == [{"number": 1, "dealer": 1, "scores": [2, 2], "totals": [2, 2]}]


@pytest.mark.parametrize(
    ("name", "cards", "totals"),
    [("jacks-of-a-run", "JH 5H JS", [0, 2]), ("jack-of-the-refused-suit", "5H JH QS", [0, 1])],
)
def test_jacks_of_a_run_are_points_too(name: str, cards: str, totals: list[int]) -> None:
    assert turned(name) == cards
    assert (summary_of(name)["totals"], summary_of(name)["deals"]) == (totals, [])


def test_the_deal_passes_to_the_other_player() -> None:
    assert summary_of("second-deal")["deals"] == [
        {"number": 1, "dealer": 1, "scores": [2, 1], "totals": [2, 1]},
        {"number": 2, "dealer": 0, "scores": [1, 2], "totals": [3, 3]},
    ]


@pytest.mark.parametrize(
    ("name", "legal"),
    [
        pytest.param("legal-follow-or-trump", "KC 3H", id="KC 3H and diamonds to club 9: KC 3H"),
        pytest.param("legal-void", "3H TD 9D 8D 7D 6S", id="no club, 3H and others to club 9: all"),
    ],
)
def test_one_may_follow_or_trump_and_is_free_when_void(name: str, legal: str) -> None:
    following = summary_of(name)["next"]
    assert (following["seat"], set(following["legal"])) == (1, {f"play {card}" for card in legal.split()})


# ---- a run without cards


@pytest.mark.parametrize(("name", "totals"), [("void", [0, 0]), ("void-with-a-jack", [0, 1])])
def test_a_void_deal_is_not_listed_and_the_same_dealer_deals(name: str, totals: list[int]) -> None:
    summary = summary_of(name)
    assert (summary["deals"], summary["totals"], summary["next"]) == ([], totals, PACK_NEXT)
    assert state_of(name).dealer == 1


def test_its_points_are_in_the_scores_of_the_next_one() -> None:
    """A jack for seat 1 in the void deal; then a given point, High and Game for seat 0, Low for seat 1."""
    summary = summary_of("void-and-the-next-deal")
    assert summary["deals"] == [{"number": 1, "dealer": 1, "scores": [3, 2], "totals": [3, 2]}]


# ---- a turned jack ends the match


@pytest.mark.parametrize("name", ["jack-ends-the-match", "jack-of-a-run-ends-the-match"])
def test_a_deal_in_which_a_turned_jack_ends_the_match_is_listed(name: str) -> None:
    summary = summary_of(name)
    assert summary["deals"] == [{"number": 1, "dealer": 1, "scores": [0, 1], "totals": [0, 1]}]
    assert (summary["finished"], summary["winners"], summary["next"]) == (True, [1], None)


def test_a_jack_after_a_void_deal_with_a_jack() -> None:
    summary = summary_of("jack-after-a-void-deal")
    assert summary["deals"] == [
        {"number": 1, "dealer": 1, "scores": [2, 1], "totals": [2, 1]},
        {"number": 2, "dealer": 0, "scores": [2, 0], "totals": [4, 1]},
    ]
    assert (summary["totals"], summary["winners"]) == ([4, 1], [0])


# ---- the count


@pytest.mark.parametrize(
    ("name", "who", "totals"),
    [
        pytest.param("high-without-the-ace", [(0,), (1,), (), (0,)], [2, 1], id="the ace is turned: the queen is High"),
        pytest.param("one-trump", [(1,), (1,), (), (0,)], [1, 2], id="one trump alone is High and Low"),
        pytest.param("no-trump", [(), (), (), (0,)], [1, 0], id="no trump: neither"),
        # seat 1 was dealt the jack as the lowest trump and lost it to the ace
        pytest.param("jack-caught", [(0,), (1,), (0,), (0,)], [3, 1], id="Jack to the winner of the trick"),
        pytest.param("game-tied", [(0,), (1,), (), ()], [1, 1], id="3 to 3: nobody has Game"),
    ],
)
def test_who_has_the_points(name: str, who: list[tuple[int, ...]], totals: list[int]) -> None:
    assert (holders(name), summary_of(name)["totals"]) == (who, totals)


def test_high_comes_first() -> None:
    """6 to 6 of 7: High makes 7, and Low and Game are not entered."""
    summary = summary_of("high-comes-first")
    assert [deal["totals"] for deal in summary["deals"]] == [[2, 1], [3, 3], [5, 4], [6, 6], [7, 6]]
    assert summary["deals"][-1]["scores"] == [1, 0]
    assert summary["winners"] == [0]
    assert [one.entered for one in state_of("high-comes-first").deals[-1].entries] == [True, False, False, False]


# ---- illegal steps


REFUSED = {
    "dealer-who-does-not-sit": (2, "no-such-seat", "dealer 2"),
    "pack-with-the-joker": (3, "wrong-pack", "pack"),
    "beg-by-the-dealer": (4, "not-your-turn", "beg"),
    "give-without-a-beg": (4, "not-now", "give"),
    "run-without-a-beg": (4, "not-your-turn", "run"),
    "play-before-standing": (4, "not-now", "play AC"),
    "step-after-the-end": (4, "after-end", "stand"),
    "stand-after-the-beg": (5, "not-your-turn", "stand"),
    "play-before-the-answer": (5, "not-now", "play QC"),
    "beg-after-standing": (5, "not-now", "beg"),
    "point-given-by-who-begged": (5, "not-your-turn", "give"),
    "give-that-wins": (5, "give-wins", "give"),
    "play-out-of-turn": (5, "not-your-turn", "play KC"),
    "second-beg": (6, "not-now", "beg"),
    "run-after-giving": (6, "not-now", "run"),
    "pack-before-the-end": (6, "not-your-turn", "pack"),
    "turn-up-of-shasta-sam": (6, "not-a-step", "turn-up QS"),
    "card-not-held": (6, "not-in-hand", "play QC"),
    "turned-card-played": (6, "not-in-hand", "play QS"),
    "third-suit": (6, "must-follow-or-trump", "play TD"),
    "trump-not-followed": (6, "must-follow-suit", "play AS"),
}


REFUSED_HEADERS = {
    "four-seats": "wrong-seats",
    "packets": "unknown-option",
    "target-of-half-a-point": "unknown-option",
}


@pytest.mark.parametrize("name", REFUSED)
def test_the_first_line_that_cannot_stand_is_named_with_its_code(name: str) -> None:
    assert ALL_FOURS.refusal(name) == REFUSED[name]


@pytest.mark.parametrize("name", REFUSED_HEADERS)
def test_a_header_that_cannot_stand_is_refused_with_its_code(name: str) -> None:
    assert ALL_FOURS.header_refusal(name) == REFUSED_HEADERS[name]


def test_where_giving_would_give_the_match_running_is_the_one_answer() -> None:
    """The target is 1; the record that gives the point all the same stands up to the beg."""
    lines = ALL_FOURS.data("refused/give-that-wins").splitlines(keepends=True)
    assert replay(b"".join(lines[:-1])).summary["next"] == {"seat": 1, "legal": ["run"]}


def test_every_record_is_looked_at() -> None:
    assert ALL_FOURS.not_in(__file__) == set()
    assert ALL_FOURS.refused() == {*REFUSED, *REFUSED_HEADERS}
