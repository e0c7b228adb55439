"""The catalogs of locales/: extracted from the code, brought up to date, checked, compiled.

python -m tools.catalogs extract    writes locales/fa_cards.pot
python -m tools.catalogs update     extract, and the catalogs get new sentences and lose old ones
python -m tools.catalogs check      fails where code and catalogs differ or a sentence is wrong
python -m tools.catalogs compile    makes the .mo files that the program reads
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.pofile import read_po, write_po

from tools.compiling import DOMAIN, compile_catalogs
from tools.messages import Unreadable, messages_of, placeholders
from tools.persian import faults

ROOT = Path(__file__).parent.parent
SOURCE = "en"
"""The language of the msgids: its catalog says what the code says, unless somebody wrote it better."""
LANGUAGES = ("en", "fa")
WIDTH = 100


def template(root: Path = ROOT) -> Catalog:
    """The sentences of the code, without translations.

    Raises:
        Unreadable: a sentence that no catalog could know.
    """
    catalog = Catalog(domain=DOMAIN)
    for one in messages_of(root):
        msgid = one.msgid if one.plural is None else (one.msgid, one.plural)
        catalog.add(msgid, locations=[(one.file, 0)], context=one.context)
    return catalog


def path_of(code: str, root: Path = ROOT) -> Path:
    """Where the catalog of a language lies."""
    return root / "locales" / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def template_path(root: Path = ROOT) -> Path:
    """Where the template lies."""
    return root / "locales" / f"{DOMAIN}.pot"


def read(code: str, root: Path = ROOT) -> Catalog:
    """The catalog of a language; an empty one where there is none yet."""
    path = path_of(code, root)
    if not path.exists():
        return Catalog(locale=code, domain=DOMAIN)
    with path.open("rb") as file:
        return read_po(file, locale=code, domain=DOMAIN)


def text_of(catalog: Catalog) -> str:
    """The file of a catalog: sorted, with the same header on every day, for every person."""
    header = ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit", "MIME-Version: 1.0"]
    if catalog.locale is not None:
        header = [f"Language: {catalog.locale}", f"Plural-Forms: {catalog.plural_forms}", *header]
    lines = ['msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in header), "", ""]
    body = io.BytesIO()
    write_po(
        body,
        catalog,
        width=WIDTH,
        omit_header=True,
        sort_output=True,
        include_lineno=False,
        ignore_obsolete=True,
    )
    return "\n".join(lines) + body.getvalue().decode("utf-8").strip("\n") + "\n"


def updated(code: str, pot: Catalog, root: Path = ROOT) -> Catalog:
    """The catalog of a language with exactly the sentences of the template."""
    catalog = read(code, root)
    # A copy: the catalog takes the template's sentences over as they are, and fills them.
    catalog.update(deepcopy(pot), no_fuzzy_matching=True)
    catalog.obsolete.clear()
    if code == SOURCE:
        for entry in entries(catalog):
            if not _translated(entry):
                entry.string = entry.id
    return catalog


def entries(catalog: Catalog) -> Iterator[Entry]:
    """The sentences of a catalog, without its header."""
    return (entry for entry in catalog if entry.id)


def problems(root: Path = ROOT) -> Iterator[str]:
    """Everything that is wrong between the code and the catalogs, one line each."""
    try:
        pot = template(root)
    except Unreadable as error:
        yield str(error)
        return
    written = template_path(root)
    if not written.exists() or written.read_text(encoding="utf-8") != text_of(pot):
        yield f"{written.relative_to(root)} is not what the code says; run: python -m tools.catalogs update"
    for code in LANGUAGES:
        name = path_of(code, root).relative_to(root)
        catalog = read(code, root)
        known = {(entry.context, entry.id) for entry in entries(catalog)}
        said = {(entry.context, entry.id) for entry in entries(pot)}
        yield from sorted(f"{name}: missing: {msgid!r} {context or ''}" for context, msgid in said - known)
        yield from sorted(f"{name}: said nowhere: {msgid!r} {context or ''}" for context, msgid in known - said)
        for entry in entries(catalog):
            yield from (f"{name}: {what}: {entry.id!r} = {entry.string!r}" for what in entry_faults(entry, code))
        if not known ^ said and path_of(code, root).read_text(encoding="utf-8") != text_of(updated(code, pot, root)):
            yield f"{name} is not as it is written; run: python -m tools.catalogs update"


ALSO_SAID = "also said"
"""The context of the words that the glossary names as those of others."""


def entry_faults(entry: Entry, code: str) -> Iterator[str]:
    """What is wrong with one sentence of a catalog."""
    if not _translated(entry):
        yield "untranslated"
        return
    if entry.fuzzy:
        yield "fuzzy"
    wanted = frozenset[str]().union(*(placeholders(text) for text in _texts(entry.id)))
    for text in _texts(entry.string):
        try:
            given = placeholders(text)
        except ValueError as error:
            yield str(error)
            continue
        # A form of a plural may leave the number out ("one trick"), and nothing else.
        if given != wanted and not (entry.pluralizable and given | {"n"} == wanted | {"n"}):
            yield "placeholders differ"
        if _ends(text) not in {_ends(one) for one in _texts(entry.id)}:
            yield "blanks at the ends differ"
        if code == "fa":
            yield from faults(text, also_said=entry.context == ALSO_SAID)


def _texts(text: object) -> tuple[str, ...]:
    return tuple(map(str, text)) if isinstance(text, tuple | list) else (str(text),)


def _ends(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _translated(entry: Entry) -> bool:
    return bool(entry.string) and all(_texts(entry.string))


def extract(root: Path = ROOT) -> None:
    """Writes the template."""
    template_path(root).parent.mkdir(parents=True, exist_ok=True)
    template_path(root).write_text(text_of(template(root)), encoding="utf-8", newline="\n")


def update(root: Path = ROOT) -> None:
    """Writes the template and brings the catalogs up to it."""
    extract(root)
    pot = template(root)
    for code in LANGUAGES:
        text = text_of(updated(code, pot, root))
        path_of(code, root).parent.mkdir(parents=True, exist_ok=True)
        path_of(code, root).write_text(text, encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """The exit status of one command."""
    parser = argparse.ArgumentParser(prog="python -m tools.catalogs", description="The catalogs of locales/.")
    parser.add_argument("command", choices=("extract", "update", "check", "compile"))
    command = parser.parse_args(arguments).command
    if command == "check":
        found = list(problems())
        for line in found:
            print(line)
        print(f"{len(found)} problems" if found else "catalogs: all well")
        return 1 if found else 0
    try:
        if command == "extract":
            extract()
        elif command == "update":
            update()
        else:
            compile_catalogs(ROOT)
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
