"""Files that a person wants to have: where they go, and that none is ever replaced; pictures of the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from textual.app import App
from textual.widgets._toast import Toast

from fa_cards.environment import HOME
from fa_cards.play.store import Store
from fa_cards.rtl import strip_marks
from fa_cards.tui.app import FaCards
from fa_cards.tui.ask import AskPage
from fa_cards.tui.help import HelpPage
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.saving import NotSaved, folders_for_matches, folders_for_pictures, save
from fa_cards.words import say, use
from fa_cards.words.refusals import refusal
from tests.tui.sitting import program, settled

Rows = Callable[[App[int]], list[str]]


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path, Path]:
    """The person's own store, the folder in which the program was started, the system's folder of pictures."""
    home, here, pictures = (tmp_path / name for name in ("home", "here", "pictures"))
    for one in (home, here, pictures):
        one.mkdir()
    monkeypatch.setenv(HOME, str(home))
    monkeypatch.setattr("platformdirs.user_pictures_path", lambda: pictures)
    monkeypatch.chdir(here)
    return home, here, pictures


def test_a_match_goes_where_the_program_was_started_and_a_picture_to_the_pictures(
    folders: tuple[Path, Path, Path],
) -> None:
    home, here, pictures = folders
    assert folders_for_matches(home) == (here, home)
    assert folders_for_pictures(home) == (pictures, here, home)


def test_without_a_folder_of_pictures_they_go_where_the_program_was_started(folders: tuple[Path, Path, Path]) -> None:
    home, here, pictures = folders
    pictures.rmdir()
    assert folders_for_pictures(home) == (here, home)
    assert not pictures.exists()


def test_where_the_folder_of_the_start_is_gone_the_folder_of_the_store_is_left(
    folders: tuple[Path, Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, here, _ = folders
    here.rmdir()
    assert folders_for_matches(home) == (home,)
    monkeypatch.chdir(tmp_path)


def test_a_store_that_is_not_the_persons_own_keeps_files_beside_it(
    folders: tuple[Path, Path, Path], tmp_path: Path
) -> None:
    other = tmp_path / "other"
    assert folders_for_matches(other) == folders_for_pictures(other) == (other,)


def test_no_file_is_replaced_but_the_next_one_numbered(tmp_path: Path) -> None:
    paths = [save((tmp_path,), "teka-a3fd", ".jsonl", str(number).encode()) for number in range(3)]
    assert [path.name for path in paths] == ["teka-a3fd.jsonl", "teka-a3fd-2.jsonl", "teka-a3fd-3.jsonl"]
    assert [path.read_text() for path in paths] == ["0", "1", "2"]
    assert all(path.is_absolute() for path in paths)


def test_where_the_first_folder_takes_no_file_the_next_one_does(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert save((file, tmp_path / "not there", tmp_path), "a", ".svg", b"") == tmp_path / "a.svg"


@pytest.mark.usefixtures("code")
def test_where_no_folder_takes_it_a_sentence_names_the_first_and_says_why(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(NotSaved) as caught:
        save((file, tmp_path / "not there"), "a", ".svg", b"")
    sentence = refusal(caught.value)
    assert str(file / "a.svg") in sentence
    assert say("a part of its path is no folder") in sentence


def test_a_file_that_could_only_be_begun_is_taken_away_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def write(self, _: bytes) -> None:
            raise OSError(28, "No space left on device")

    def opened(path: Path, _mode: str) -> Full:
        path.touch()
        return Full()

    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises(NotSaved):
        save((tmp_path,), "a", ".svg", b"123")
    assert list(tmp_path.iterdir()) == []


# --- pictures ------------------------------------------------------------------------------------------------------


@pytest.fixture
def beside(store: Store) -> Iterator[Path]:
    """The folder of the test's store, where its pictures go."""
    yield store.path.parent


def texts(picture: Path) -> str:
    root = ElementTree.parse(picture).getroot()
    return "".join("".join(one.itertext()) for one in root.iter("{http://www.w3.org/2000/svg}text")).replace(
        "\u00a0", " "
    )


@pytest.mark.parametrize("key", ["f12", "x", "X", "ط"])
async def test_a_key_saves_a_picture_of_the_screen_as_it_stands(
    app: FaCards, code: str, beside: Path, rows: Rows, key: str
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = [row for row in rows(app) if row.strip()]
        await pilot.press(key)
        (picture,) = beside.glob("*.svg")
        assert picture.name == "fa-cards.svg"
        shown = texts(picture).replace(" ", "")
        for row in before:
            for word in row.split():
                assert word in shown
        await pilot.pause()
        (toast,) = app._notifications
        assert toast.message == say("The picture is saved as {path}", path=str(picture))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_each_picture_has_a_name_of_its_own(app: FaCards, beside: Path, size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        await pilot.press("f12", "?", "f12")
        assert isinstance(app.screen, HelpPage)
        assert sorted(one.name for one in beside.glob("*.svg")) == ["fa-cards-2.svg", "fa-cards.svg"]


async def test_a_picture_of_a_question_shows_the_question(app: FaCards, beside: Path) -> None:
    async with app.run_test() as pilot:
        app.push_screen(AskPage(lambda: "???"))
        await pilot.pause()
        await pilot.press("f12")
        assert isinstance(app.screen, AskPage)
        assert "???" in texts(beside / "fa-cards.svg").replace(" ", "")


async def test_a_picture_that_cannot_be_saved_is_told_of_in_a_sentence(
    app: FaCards, code: str, beside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fa_cards.tui.saving.folders_for_pictures", lambda _: (beside / "not there",))
    async with app.run_test() as pilot:
        await pilot.press("f12")
        await pilot.pause()
        # The menu has a place of its own for it, other pages say it at the top.
        said = strip_marks(str(app.screen.query_one(".notice").render()))
        await pilot.press("?", "f12")
        await pilot.pause()
        (toast,) = app._notifications
        for sentence in (said, strip_marks(toast.message)):
            assert str(beside / "not there" / "fa-cards.svg") in sentence
            assert say("it is not there") in sentence
        assert list(beside.glob("*.svg")) == []


async def test_an_empty_window_too_small_saves_nothing(app: FaCards, beside: Path) -> None:
    async with app.run_test(size=(30, 8)) as pilot:
        await pilot.press("f12")
        assert list(beside.glob("*.svg")) == []


def test_the_key_is_free_everywhere() -> None:
    use("fa")
    assert BY_NAME["picture"].keys == ("f12", "x")


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_what_is_said_of_a_picture_covers_neither_what_is_to_be_done_nor_its_keys(
    store: Store, size: tuple[int, int]
) -> None:
    app = program(store)
    async with app.run_test(size=size, notifications=True) as pilot:
        await settled(pilot)
        await pilot.press("f12")
        await pilot.pause()
        toast = app.screen.query_one(Toast).region
        assert toast.area and app.screen.region.contains_region(toast)
        for covered in ("#hand", "#prompt", "#hints", "#pad"):
            assert not toast.overlaps(app.screen.query_one(covered).region), covered
