from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [str(ROOT), *sys.path])
    return importlib.import_module("tools.compiling")


def house(root: Path, text: str = "سلام") -> Path:
    po = root / "locales" / "fa" / "LC_MESSAGES" / "fa_cards.po"
    po.parent.mkdir(parents=True)
    header = 'msgid ""\nmsgstr ""\n"Language: fa\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    po.write_text(f'{header}\nmsgid "Hello"\nmsgstr "{text}"\n', encoding="utf-8")
    return po


def test_the_same_sentences_give_the_same_bytes_on_every_day(compiling: ModuleType, tmp_path: Path) -> None:
    house(tmp_path / "a")
    house(tmp_path / "b")
    (one,) = compiling.compile_catalogs(tmp_path / "a")
    (other,) = compiling.compile_catalogs(tmp_path / "b")
    assert one.read_bytes() == other.read_bytes()
    assert b"Hello" in one.read_bytes()
    assert [path.name for path in one.parent.iterdir()] == ["fa_cards.mo"], "no draft is left behind"


def test_only_what_is_older_than_its_sentences_is_made_again_where_that_is_asked(
    compiling: ModuleType, tmp_path: Path
) -> None:
    po = house(tmp_path)
    (mo,) = compiling.compile_catalogs(tmp_path)
    mo.write_bytes(b"old")
    os.utime(po, ns=(10, 10))
    compiling.compile_catalogs(tmp_path, only_newer=True)
    assert mo.read_bytes() == b"old"
    os.utime(mo, ns=(5, 5))
    compiling.compile_catalogs(tmp_path, only_newer=True)
    assert b"Hello" in mo.read_bytes()


def test_a_build_without_catalogs_stops(compiling: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no catalogs"):
        compiling.compile_catalogs(tmp_path)
