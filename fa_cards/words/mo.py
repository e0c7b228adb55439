"""Compiled catalogs of gettext, ready at once.

The reader of the standard library makes text of every sentence before the first one can be said. This one makes it of
those that are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from struct import unpack_from
from typing import Final

_ORDERS: Final[Mapping[bytes, str]] = {b"\xde\x12\x04\x95": "<", b"\x95\x04\x12\xde": ">"}
"""The order of bytes by the first four of a catalog."""
_CONTEXT_END, _FORM_END = "\x04", "\0"


class Catalog:
    """The sentences of a language by those of the code; one that is not there is said as it stands in the code."""

    def __init__(self, data: bytes) -> None:
        """A catalog out of the bytes of its file.

        Raises:
            ValueError: they are no compiled catalog.
        """
        order = _ORDERS.get(data[:4])
        if order is None:
            raise ValueError("not a compiled catalog")
        number, originals, translations = unpack_from(f"{order}3I", data, 8)
        ids = unpack_from(f"{order}{2 * number}I", data, originals)
        texts = unpack_from(f"{order}{2 * number}I", data, translations)
        self._data = data
        # An id ends with its first form; what the code says of several things stands behind it.
        self._places = {
            data[start : start + length].partition(b"\0")[0]: place
            for length, start, *place in zip(ids[::2], ids[1::2], texts[1::2], texts[::2], strict=True)
        }
        self._said: dict[str, tuple[str, ...]] = {}

    def gettext(self, msgid: str) -> str:
        """The sentence."""
        return self._one(msgid) or msgid

    def pgettext(self, context: str, msgid: str) -> str:
        """The sentence as it is said in a context."""
        return self._one(f"{context}{_CONTEXT_END}{msgid}") or msgid

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """The sentence for `n` things."""
        forms = self._forms(singular)
        if not forms:
            return singular if n == 1 else plural
        return forms[self._form_of(n)]

    def _one(self, key: str) -> str | None:
        forms = self._forms(key)
        return forms[0] if forms else None

    def _forms(self, key: str) -> tuple[str, ...]:
        """The forms of a sentence; none where the catalog does not have it."""
        forms = self._said.get(key)
        if forms is None:
            start, length = self._places.get(key.encode(), (0, 0))
            text = self._data[start : start + length].decode()
            forms = self._said[key] = tuple(text.split(_FORM_END)) if length else ()
        return forms

    @cached_property
    def _form_of(self) -> Callable[[int], int]:
        """Which form is said for a number of things, by the rule in the head of the catalog."""
        from gettext import c2py

        head = dict(line.split(": ", 1) for line in self.gettext("").splitlines())
        rule = head["Plural-Forms"].partition("plural=")[2].rstrip(";")
        form: Callable[[int], int] = c2py(rule)
        return form
