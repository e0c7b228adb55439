"""A few screens stay as they were looked at, until somebody looks at them again (tools/snapshots.py)."""

from __future__ import annotations

import pytest

from tools.screenshots import Picture, seen
from tools.snapshots import FOLDER, cells, path_of, snapshots


@pytest.mark.usefixtures("persian_again")
@pytest.mark.parametrize("picture", list(snapshots()), ids=lambda picture: picture.name)
async def test_the_screen_is_as_it_was_looked_at(picture: Picture) -> None:
    assert await seen(picture, cells) == path_of(picture).read_text(encoding="utf-8")


def test_no_snapshot_is_of_a_screen_that_nobody_asks_for() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(map(path_of, snapshots()))
