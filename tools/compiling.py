"""Compiles the catalogs of locales/ to what the program reads; used by the build, by tests and by tools.catalogs.

It stands alone, because the build loads this file by its path and has nothing but Babel beside it.
"""

from __future__ import annotations

import io
import os
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

DOMAIN = "fa_cards"

LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
"""The date that a compiled catalog bears: the same sentences give the same bytes on every day."""


def catalog_files(root: Path) -> dict[Path, Path]:
    """Where each catalog of the project goes when it is compiled."""
    return {
        po: root / "fa_cards" / "words" / "mo" / po.parts[-3] / "LC_MESSAGES" / f"{DOMAIN}.mo"
        for po in sorted((root / "locales").glob(f"*/LC_MESSAGES/{DOMAIN}.po"))
    }


def compile_catalogs(root: Path, *, only_newer: bool = False) -> tuple[Path, ...]:
    """The compiled catalogs of the project at `root`, after making them.

    Args:
        root: the folder with pyproject.toml.
        only_newer: leaves those that are newer than their sentences.

    Raises:
        FileNotFoundError: there are no catalogs, so that no build can go without words unnoticed.
    """
    files = catalog_files(root)
    if not files:
        raise FileNotFoundError(f"no catalogs in {root / 'locales'}")
    for po, mo in files.items():
        if not (only_newer and mo.exists() and mo.stat().st_mtime_ns >= po.stat().st_mtime_ns):
            _compile(po, mo)
    return tuple(files.values())


def _compile(po: Path, mo: Path) -> None:
    with po.open("rb") as file:
        catalog = read_po(file, locale=po.parts[-3], domain=DOMAIN)
    catalog.creation_date = catalog.revision_date = LONG_AGO
    compiled = io.BytesIO()
    write_mo(compiled, catalog)
    mo.parent.mkdir(parents=True, exist_ok=True)
    # Two test workers may compile at once: each writes a file of its own, and the last one to be renamed stays.
    draft = mo.with_suffix(f".{os.getpid()}.tmp")
    draft.write_bytes(compiled.getvalue())
    draft.replace(mo)
