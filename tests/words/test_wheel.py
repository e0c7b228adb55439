"""The wheel, built here without a network: it holds the words of both languages, and no tests."""

from __future__ import annotations

import gettext
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "SOURCE_DATE_EPOCH": "1577836800"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as file:
        return set(file.namelist())


@pytest.mark.parametrize("code", ["fa", "en"])
def test_the_wheel_holds_the_compiled_catalog_of_each_language(wheel: Path, code: str, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        path = file.extract(f"fa_cards/words/mo/{code}/LC_MESSAGES/fa_cards.mo", tmp_path)
    with Path(path).open("rb") as mo:
        catalog = gettext.GNUTranslations(mo)
    assert catalog.pgettext("suit", "hearts") == {"fa": "دل", "en": "hearts"}[code]


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    package = ROOT / "fa_cards"
    wanted = {
        path.relative_to(ROOT).as_posix()
        for pattern in ("*.py", "*.tcss", "py.typed")
        for path in package.rglob(pattern)
        if "__pycache__" not in path.parts
    }
    assert wanted <= names(wheel)


def test_nothing_else_is_in_the_wheel(wheel: Path) -> None:
    for name in names(wheel):
        top = name.split("/")[0]
        assert top == "fa_cards" or top.endswith(".dist-info"), name
        assert not name.endswith((".po", ".pot", ".tmp", ".pyc")), name
        assert "tests" not in name.split("/"), name
