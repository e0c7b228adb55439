"""What is told of a player's last turn beside his name: whole where there is room, the most telling first."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rtl import strip_marks
from fa_cards.rules.cards import ROOK, card
from fa_cards.rules.game import Event
from fa_cards.rules.rummy.events import (
    Bought,
    CardTaken,
    Declined,
    Discarded,
    DrewFromStock,
    LaidOff,
    Swapped,
    WentDown,
)
from fa_cards.tui.rummy.facts import PlayerFacts
from fa_cards.tui.rummy.lately import lately
from fa_cards.tui.rummy.players import told_of
from fa_cards.words import use
from tests.rules.rummy_table import meld

NAMES = ("سارا", "رضا", "پروانه")
RUN = meld("run Y6 Y7 Y8 ROOK")
TURN: Sequence[Event] = (
    DrewFromStock(1, extra=False),
    Swapped(1, card("Y9"), 1, ROOK, 0),
    WentDown(1, (RUN,), 2),
    LaidOff(1, card("Y10"), 1, 10, RUN, 0),
    LaidOff(1, card("Y11"), 1, 11, RUN, 0),
    Discarded(1, card("R5")),
)


def told(events: Sequence[Event], seat: int, me: int | None) -> list[str]:
    return [strip_marks(one) for one in lately(events, seat, NAMES, me)]


def test_the_whole_turn_is_told_where_there_is_room() -> None:
    use("fa")
    first, *_ = told(TURN, 1, 0)
    assert first == "قرارداد را زمین گذاشت، روک شما را گرفت، ۲ کارت چسباند، ۵ قرمز انداخت"


def test_the_most_telling_stays_where_there_is_less_room() -> None:
    use("fa")
    ways = told(TURN, 1, 0)
    assert ways.index("زمین گذاشت، روک شما را گرفت، ۲ کارت چسباند") < ways.index("زمین گذاشت، روک شما را گرفت")
    assert ways.index("زمین گذاشت، روک شما را گرفت") < ways.index("زمین گذاشت")
    assert ways[-1] == ""


def test_whose_rook_was_freed_is_told() -> None:
    use("fa")
    assert "روک سارا را گرفت" in told(TURN, 1, 2)[0]
    assert "روک سارا را گرفت" in told(TURN, 1, None)[0]
    use("en")
    assert "freed your Rook" in told(TURN, 1, 0)[0]


def test_who_reads_is_spoken_to() -> None:
    use("fa")
    assert told([Discarded(0, card("Y10"))], 0, 0)[0] == "۱۰ زرد انداختید"
    assert told([LaidOff(0, card("Y10"), 1, 10, RUN, 1)], 0, 0)[0] == "یک کارت چسباندید"
    assert told([LaidOff(0, card("Y10"), 1, 10, RUN, 1)], 0, 1)[0] == "یک کارت چسباند"
    spoken = told(TURN, 1, 1)[0]
    assert spoken == "قرارداد را زمین گذاشتید، روک سارا را گرفتید، ۲ کارت چسباندید، ۵ قرمز انداختید"


def test_a_turn_begins_where_a_card_is_taken_or_drawn() -> None:
    use("en")
    events = [*TURN, Declined(1, card("B2")), DrewFromStock(1, extra=False)]
    assert told(events, 1, 0)[0] == "drew"
    assert told([*TURN, CardTaken(1, card("B2"))], 1, 0)[0] == "took black 2"


def test_what_was_bought_out_of_turn_is_told_beside_the_turn() -> None:
    use("en")
    assert told([DrewFromStock(1, extra=False), Discarded(1, card("R5")), Bought(1, card("B2"))], 1, 0)[0] == (
        "threw red 5, bought black 2"
    )


def facts(name: str, total: int, *, on_turn: bool = False) -> PlayerFacts:
    return PlayerFacts(
        name=name,
        mine=name == "You",
        on_turn=on_turn,
        asked=False,
        to_act=on_turn,
        deals=True,
        down=True,
        cards=12,
        total=total,
        lately=("laid off one card, threw red 5", "threw R5", ""),
    )


def test_the_points_stand_beside_the_names_and_right_under_each_other() -> None:
    use("en")
    every = (facts("You", 5, on_turn=True), facts("Parvaneh", 125), facts("Reza", 40))
    for width, height in ((24, 9), (32, 12), (32, 3), (34, 24), (24, 4)):
        lines = [strip_marks(one.plain) for one in told_of(every, width, height)]
        assert len(lines) <= height and all(len(line) <= width for line in lines)
        ends = {
            line.index(f" {one.total} " if f" {one.total} " in line else f" {one.total}") + len(str(one.total))
            for one in every
            for line in lines
            if one.name[:4] in line
        }
        assert len(ends) == 1


def test_where_players_have_a_line_each_the_last_turns_are_told_below_them() -> None:
    use("en")
    every = [facts(name, 5, on_turn=name == "Reza") for name in ("You", "Sara", "Reza", "Farid", "Zohreh", "Shirzad")]
    lines = [strip_marks(one.plain) for one in told_of(every, 24, 10)]
    assert "" not in lines[:7] and lines[7:] == ["", "Reza: threw R5", "Sara: threw R5"]
