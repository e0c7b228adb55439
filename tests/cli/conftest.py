from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from fa_cards.cli import main
from fa_cards.words import language, prefer, preferences, use


@dataclass(frozen=True)
class Result:
    status: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *words: str) -> Result: ...


@pytest.fixture(autouse=True)
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A fresh home, no wishes in the environment, and the language put back."""
    for name in ("FA_CARDS_LANG", "FA_CARDS_TERMINAL", "NO_COLOR", "COLORTERM", "COLUMNS", "TEXTUAL_DRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("FA_CARDS_HOME", str(tmp_path / "home"))
    before, liked = language().code, preferences()
    yield
    use(before)
    prefer(liked)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Types the words after `fa-cards`; what it printed and its exit status."""

    def typed(*words: str) -> Result:
        capsys.readouterr()
        status = main(words)
        out, err = capsys.readouterr()
        return Result(status, out, err)

    return typed


class Typing(Protocol):
    def __call__(self, text: str) -> None: ...


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    """A terminal as standard input, at which somebody types the text."""

    class Keyboard(io.StringIO):
        def isatty(self) -> bool:
            return True

    def types(text: str) -> None:
        monkeypatch.setattr("sys.stdin", Keyboard(text))

    return types
