"""How cards move: each manner in its own way, short, ended by a key, and not at all where no motion is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pytest
from textual.geometry import Offset

from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import Manner
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import FaCards
from fa_cards.tui.geometry import STANDARD
from fa_cards.tui.pace import NoPace, pauses_of
from fa_cards.tui.room import STRUCK, TrickArea
from fa_cards.tui.seats import ROUNDS
from tests.tui.sitting import mid_trick, table

LONGEST = 0.4
"""Seconds that a motion may take (LOOK.md, Motion)."""


@dataclass(frozen=True)
class Shown:
    """What one frame shows."""

    at: dict[str, Offset]
    struck: frozenset[str]


def shown(area: TrickArea) -> Shown:
    offsets = {place: area.card(place).styles.offset for place in ROUNDS[4]}
    return Shown(
        {place: Offset(int(offset.x.value), int(offset.y.value)) for place, offset in offsets.items()},
        frozenset(place for place in ROUNDS[4] if area.card(place).has_class(STRUCK)),
    )


class Frames(NoPace):
    """Waits for nothing, and keeps what every frame of a motion shows; after `keep` frames somebody presses a key."""

    def __init__(self, keep: int = 100) -> None:
        super().__init__()
        self.keep = keep
        self.seen: list[Shown] = []
        self.area: TrickArea | None = None

    async def wait(self, seconds: float | None) -> bool:
        if self.area is not None:
            self.seen.append(shown(self.area))
        await super().wait(seconds)
        return len(self.seen) >= self.keep


@dataclass(frozen=True)
class Motion:
    """The frames of a motion, where cards belong, and what is shown after it."""

    frames: list[Shown]
    home: dict[str, Offset]
    after: Shown

    def shifts(self, place: str) -> list[Offset]:
        return [frame.at[place] - self.home[place] for frame in self.frames]


async def moved(store: Store, pace: Frames, manner: Manner | None, *, still: bool = False) -> Motion:
    """A card of one's own that lands in this manner, or with None a trick that the left hand has won."""
    match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed="motion")
    app = FaCards(Opened(store, None), Start(match_id=match.id), pace=pace)
    async with app.run_test(size=(80, 24)) as pilot:
        await mid_trick(pilot)
        area = table(app).query_one(TrickArea)
        if still:
            pace.pauses = pace.pauses._replace(frame=0.0)
        pace.area = area
        if manner is None:
            await area.gather("left", pace, STANDARD)
        else:
            await area.land("me", manner, pace, STANDARD)
        return Motion(pace.seen, {place: area.home(place, STANDARD) for place in ROUNDS[4]}, shown(area))


async def test_a_slap_shakes_the_whole_trick_from_side_to_side_and_lights_its_edges(store: Store) -> None:
    motion = await moved(store, Frames(), Manner.SLAP)
    shaken = [frame for frame in motion.frames if frame.struck]
    assert len(shaken) >= 3
    directions = []
    for frame in shaken:
        assert frame.struck == set(ROUNDS[4])
        shifts = {frame.at[place] - motion.home[place] for place in ROUNDS[4]}
        assert len(shifts) == 1
        (shift,) = shifts
        assert shift.y == 0
        directions.append(shift.x > 0)
    assert all(one is not next_one for one, next_one in pairwise(directions))


async def test_a_snap_flicks_the_card_up_and_down_and_no_other(store: Store) -> None:
    motion = await moved(store, Frames(), Manner.SNAP)
    assert [shift.y for shift in motion.shifts("me")[-4:]] == [-1, 0, -1, 0]
    assert not any(frame.struck for frame in motion.frames)
    assert len({frame.at["left"] for frame in motion.frames}) == 1


async def test_a_dropped_card_falls_from_above_faster_and_faster(store: Store) -> None:
    motion = await moved(store, Frames(), Manner.DROP)
    heights = [-shift.y for shift in motion.shifts("me")] + [0]
    falls = [above - below for above, below in pairwise(heights)]
    assert heights[0] >= 2 and falls == sorted(falls) and falls[0] > 0
    assert {shift.x for shift in motion.shifts("me")} == {0}


async def test_a_plain_card_comes_from_its_seat(store: Store) -> None:
    motion = await moved(store, Frames(), Manner.PLAIN)
    below = [shift.y for shift in motion.shifts("me")]
    assert below and below == sorted(below, reverse=True) and below[-1] >= 0 and below[0] > below[-1]


@pytest.mark.parametrize("manner", [*Manner, None])
async def test_a_motion_is_short_and_ends_where_the_cards_belong(store: Store, manner: Manner | None) -> None:
    pace = Frames()
    motion = await moved(store, pace, manner)
    assert 0 < len(motion.frames) * pace.pauses.frame <= LONGEST
    assert motion.after == Shown(motion.home, frozenset())


@pytest.mark.parametrize("manner", [*Manner, None])
async def test_any_key_ends_a_motion(store: Store, manner: Manner | None) -> None:
    motion = await moved(store, Frames(keep=1), manner)
    assert len(motion.frames) == 1
    assert motion.after == Shown(motion.home, frozenset())


@pytest.mark.parametrize("manner", [*Manner, None])
async def test_without_motion_only_its_end_is_shown(store: Store, manner: Manner | None) -> None:
    motion = await moved(store, Frames(), manner, still=True)
    assert motion.frames == []
    assert motion.after == Shown(motion.home, frozenset())


def test_the_setting_of_motion_takes_the_time_of_frames_away() -> None:
    assert pauses_of("usual", motion=True).frame > 0
    assert pauses_of("usual", motion=False).frame == 0


async def test_a_finished_trick_goes_to_the_place_that_won_it(store: Store) -> None:
    motion = await moved(store, Frames(), None)
    meeting = next(frame for frame in motion.frames if len(set(frame.at.values())) == 1)
    assert set(meeting.at.values()) == {motion.home["left"]}
    last = motion.frames[-1].at["across"]
    assert last.x < motion.home["left"].x and last.y == motion.home["left"].y
