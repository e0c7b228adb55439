"""The worked examples of teka.md, section 8, as records that are replayed (tools/worked_examples wrote them)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fa_cards.rules.teka import TekaState
from tests.rules.kept_records import RECORDS, Kept
from tools.worked_examples import writer
from tools.worked_examples.__main__ import main

TEKA = Kept()

US, THEM = (0, 2), (1, 3)


def summary_of(name: str) -> dict[str, Any]:
    return TEKA.summary(name)


def scores(side: tuple[int, int], points: int) -> list[int]:
    return [points if seat in side else 0 for seat in range(4)]


@pytest.mark.parametrize(
    ("name", "side", "points"),
    [
        pytest.param("example-01", US, 9, id="1: 9 bid and reached after trick 11: stop, +9"),
        pytest.param("example-02", THEM, 18, id="2: 9 bid, opponents get 5 tricks: stop, they score 18"),
        pytest.param("example-03", US, 8, id="3: forced 8, opponents (0 and 2) get 6 tricks: 8 only"),
        pytest.param("example-04", THEM, 16, id="4: the third player bids 8 freely and fails: 16"),
        pytest.param("example-05", US, 18, id="5: three passes, the fourth bids 9 and fails: 18"),
        pytest.param("example-06-won", US, 26, id="6: double 13 won: 26"),
        pytest.param("example-06-lost", THEM, 52, id="6: double 13 loses trick 4: stop, 52"),
        pytest.param("example-07-won", US, 10, id="7: 8 raised to 10 and made: 10"),
        pytest.param("example-07-lost", THEM, 20, id="7: 8 raised to 10, opponents get 4 tricks: 20"),
        pytest.param("example-08", US, 18, id="8: forced 8 raised to 9 and failed: 18, the relief is lost"),
        pytest.param("example-09-first-refuses", US, 8, id="9: raise refused by the first asked: 8"),
        pytest.param("example-09-second-refuses", US, 8, id="9: raise refused by the second asked: 8"),
        pytest.param("example-12-on-won", US, 26, id="12: lawreece on, 13 made: 26"),
        pytest.param("example-12-on-lost", THEM, 26, id="12: lawreece on, 13 failed: 26"),
        pytest.param("example-12-off-won", US, 13, id="12: lawreece off, 13 made: 13"),
        pytest.param("example-12-off-lost", THEM, 26, id="12: lawreece off, 13 failed: 26"),
    ],
)
def test_a_deal_brings_its_points_to_one_side_and_the_next_dealer_sits_at_the_right(
    name: str, side: tuple[int, int], points: int
) -> None:
    summary = summary_of(name)
    assert summary["deals"] == [
        {"number": 1, "dealer": 3, "scores": scores(side, points), "totals": scores(side, points)}
    ]
    assert summary["totals"] == scores(side, points)
    assert (summary["finished"], summary["winners"]) == (False, [])
    assert summary["next"] == {"seat": 0, "legal": ["cut"]}


@pytest.mark.parametrize(
    ("name", "tricks"),
    [
        ("example-01", 11),
        ("example-02", 6),
        ("example-03", 7),
        ("example-06-won", 13),
        ("example-06-lost", 4),
        ("example-07-won", 10),
        ("example-07-lost", 13),
        ("example-09-first-refuses", 8),
        ("example-12-on-lost", 2),
    ],
)
def test_the_deal_stops_as_soon_as_the_contract_is_decided(name: str, tricks: int) -> None:
    assert len(TEKA.state(name, TekaState).last_deal) == tricks


def test_example_10_the_side_that_comes_to_104_by_the_failure_of_the_other_wins() -> None:
    summary = summary_of("example-10")
    assert [deal["scores"] for deal in summary["deals"]] == [
        [26, 0, 26, 0],
        [0, 26, 0, 26],
        [26, 0, 26, 0],
        [0, 26, 0, 26],
        [26, 0, 26, 0],
        [0, 26, 0, 26],
        [20, 0, 20, 0],
        [0, 12, 0, 12],
        [18, 0, 18, 0],
    ]
    assert summary["deals"][7]["totals"] == [98, 90, 98, 90]
    assert summary["totals"] == [116, 90, 116, 90]
    assert (summary["finished"], summary["winners"], summary["next"]) == (True, [0, 2], None)
    assert [deal["dealer"] for deal in summary["deals"]] == [3, 0, 1, 2, 3, 0, 1, 2, 3]


def test_example_11_at_target_100_a_side_with_100_has_won() -> None:
    summary = summary_of("example-11-100")
    assert summary["totals"] == [100, 0, 100, 0]
    assert (summary["finished"], summary["winners"], summary["next"]) == (True, [0, 2], None)


def test_example_11_at_target_104_the_same_match_goes_on() -> None:
    summary = summary_of("example-11-104")
    assert summary["totals"] == [100, 0, 100, 0]
    assert (summary["finished"], summary["winners"]) == (False, [])
    assert summary["next"] == {"seat": None, "legal": ["pack"]}


@pytest.mark.parametrize(
    ("name", "seat", "legal"),
    [
        pytest.param("auction-a", 3, ["trump S", "trump H", "trump D", "trump C"], id="a: the dealer plays 10"),
        pytest.param("auction-b", 2, ["trump S", "trump H", "trump D", "trump C"], id="b: the third is declarer"),
        pytest.param(
            "auction-c",
            3,
            ["bid 8", "bid 9", "bid 10", "bid 11", "bid 12", "bid 13", "double-13"],
            id="c: after three passes the fourth has no pass",
        ),
        pytest.param("auction-d", 1, ["double-13", "pass", "ter", "behi-ter"], id="d: over 13 double 13 or a pass"),
    ],
)
def test_auctions(name: str, seat: int, legal: list[str]) -> None:
    assert summary_of(name)["next"] == {"seat": seat, "legal": legal}


@pytest.mark.parametrize(
    ("name", "seat", "cards"),
    [
        pytest.param("first-trick-declarer", 0, ["KS", "AS"], id="declarer A K J 5 leads A or K"),
        pytest.param("first-trick-opponent", 3, ["KS", "AS"], id="West A K J plays A or K"),
        pytest.param("first-trick-only-the-ace", 1, ["AS"], id="East A J 3 plays A under K Q 4's 4"),
        pytest.param("first-trick-partner", 2, ["KS", "AS"], id="the partner has the duty too"),
    ],
)
def test_first_tricks(name: str, seat: int, cards: list[str]) -> None:
    following = summary_of(name)["next"]
    assert following["seat"] == seat
    plain = [text for text in following["legal"] if text.count(" ") == 1 and text.startswith("play ")]
    assert plain == [f"play {card}" for card in cards]


def test_the_tool_writes_these_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The records of every game."""
    monkeypatch.setattr(writer, "FOLDER", tmp_path)
    main()
    made = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.jsonl")}
    kept = {path.relative_to(RECORDS): path.read_bytes() for path in RECORDS.rglob("*.jsonl")}
    assert made == kept
