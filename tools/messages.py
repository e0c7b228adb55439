"""The sentences that the code says, found by reading it; and the placeholders of a sentence."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SPEAKERS = {
    "say": ("msgid",),
    "say_in": ("context", "msgid"),
    "count": ("msgid", "plural"),
    "later": ("msgid",),
    "later_in": ("context", "msgid"),
}
"""The functions of fa_cards.words that take a sentence, and what their first arguments are."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence as the code says it."""

    file: str
    line: int
    msgid: str
    plural: str | None = None
    context: str | None = None


class Unreadable(ValueError):
    """A call that no catalog could know, or that does not fill its sentence."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}:{line}: {why}")


def placeholders(text: str) -> frozenset[str]:
    """The names of the placeholders of a sentence.

    Raises:
        ValueError: one has no name, or more than a name.
    """
    names = set()
    for _, name, form, conversion in string.Formatter().parse(text):
        if name is None:
            continue
        if not name.isidentifier() or form or conversion:
            raise ValueError(f"a placeholder is a bare name: {{{name}}}")
        names.add(name)
    return frozenset(names)


def messages_of(root: Path) -> Iterator[Message]:
    """Every sentence of the product's code, file by file in the order of the text.

    Raises:
        Unreadable: a sentence is not written out, or its call does not give the placeholders that it has.
    """
    for path in sorted((root / "fa_cards").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        yield from _in_file(ast.parse(path.read_text(encoding="utf-8"), file), file)


def _in_file(tree: ast.Module, file: str) -> Iterator[Message]:
    imported = {
        name.asname or name.name: name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("fa_cards.words")
        for name in node.names
        if name.name in SPEAKERS
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in imported:
            yield _message(node, imported[node.func.id], file)


def _message(call: ast.Call, speaker: str, file: str) -> Message:
    names = SPEAKERS[speaker]
    texts = [
        one.value for one in call.args[: len(names)] if isinstance(one, ast.Constant) and isinstance(one.value, str)
    ]
    if len(texts) != len(names):
        raise Unreadable(file, call.lineno, f"{speaker}() takes its sentence written out")
    message = Message(file, call.lineno, **dict(zip(names, texts, strict=True)))
    try:
        wanted = placeholders(message.msgid) | placeholders(message.plural or "")
    except ValueError as error:
        raise Unreadable(file, call.lineno, str(error)) from None
    given = {one.arg for one in call.keywords}
    # A Phrase is filled where it is said, and ** fills what cannot be seen here.
    if not speaker.startswith("later") and None not in given and given != wanted - {"n" if speaker == "count" else ""}:
        raise Unreadable(
            file, call.lineno, f"the sentence has {sorted(wanted)}, the call fills {sorted(map(str, given))}"
        )
    return message
