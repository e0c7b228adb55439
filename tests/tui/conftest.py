"""A program with an empty store for every test, and eyes that read its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from textual.app import App

from fa_cards.play.start import Start
from fa_cards.play.store import Opened, Store
from fa_cards.rtl import visual
from fa_cards.tui.app import FaCards
from fa_cards.tui.ink import PRESS
from fa_cards.tui.pace import NoPace
from fa_cards.words import LANGUAGES, language, use


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path).store as store:
        yield store


@pytest.fixture(params=list(LANGUAGES))
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    """Both languages, one after the other; Persian again afterwards."""
    use(str(request.param))
    yield str(request.param)
    use("fa")


@pytest.fixture
def english() -> Iterator[None]:
    """A test in English; Persian again afterwards."""
    use("en")
    yield
    use("fa")


@pytest.fixture
def persian_again() -> Iterator[None]:
    """A test that switches the language; Persian again afterwards."""
    yield
    use("fa")


@pytest.fixture
def app(store: Store, request: pytest.FixtureRequest) -> FaCards:
    """The program on its menu, in the language of the test: that is chosen before the program is made."""
    for language_of_test in {"code", "english"} & set(request.fixturenames):
        request.getfixturevalue(language_of_test)
    return FaCards(Opened(store, None), Start(), pace=NoPace())


def rows_of(app: App[int]) -> list[str]:
    """What the screen shows, row by row, cell by cell."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


@pytest.fixture
def rows() -> Callable[[App[int]], list[str]]:
    return rows_of


@pytest.fixture
def shown() -> Callable[[App[int], str], bool]:
    """Whether a text, given as it is written, stands on the screen as it is read."""

    def is_shown(app: App[int], text: str) -> bool:
        return visual(text, language().direction) in "\n".join(rows_of(app))

    return is_shown


@pytest.fixture
def cell() -> Callable[[App[int], str], tuple[int, int]]:
    """A cell that does the act of that name when it is clicked."""

    def cell_of(app: App[int], name: str) -> tuple[int, int]:
        for y, strip in enumerate(app.screen._compositor.render_strips()):
            x = 0
            for segment in strip:
                if segment.style is not None and segment.style.meta.get(PRESS) == name:
                    return x, y
                x += segment.cell_length
        raise AssertionError(f"nothing to click for {name}")

    return cell_of
