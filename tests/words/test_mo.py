"""Our reader of compiled catalogs says what that of the standard library says."""

from __future__ import annotations

import gettext
import struct
from io import BytesIO

import pytest

from fa_cards.words import LANGUAGES
from fa_cards.words.catalog import MO_FOLDER
from fa_cards.words.mo import Catalog

HEAD = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);\n"
SENTENCES = {
    "": HEAD,
    "card": "کارت",
    "suit\x04hearts": "دل",
    "{n} card\0{n} cards": "یک\0چند\0بسیار",
    "hearts": "دل‌ها",
}


def compiled(sentences: dict[str, str], order: str = "<") -> bytes:
    """A catalog as msgfmt would write it."""
    keys = sorted(key.encode() for key in sentences)
    texts = [sentences[key.decode()].encode() for key in keys]
    number = len(keys)
    start, tables, data = 28 + 16 * number, [], b""
    for some in (keys, texts):
        for one in some:
            tables += [len(one), start + len(data)]
            data += one + b"\0"
    head = struct.pack(f"{order}7I", 0x950412DE, 0, number, 28, 28 + 8 * number, 0, 0)
    return head + struct.pack(f"{order}{len(tables)}I", *tables) + data


def bytes_of(code: str) -> bytes:
    return (MO_FOLDER / code / "LC_MESSAGES" / "fa_cards.mo").read_bytes()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_is_what_the_standard_library_says(code: str) -> None:
    ours, theirs = Catalog(bytes_of(code)), gettext.GNUTranslations(BytesIO(bytes_of(code)))
    entries: dict[str | tuple[str, int], str] = vars(theirs)["_catalog"]
    assert len(entries) > 500
    for key, text in entries.items():
        if isinstance(key, tuple):
            assert ours._forms(key[0])[key[1]] == text
        else:
            context, _, msgid = key.rpartition("\x04")
            assert (ours.pgettext(context, msgid) if context else ours.gettext(msgid)) == (text or key)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_form_for_a_number_is_that_of_the_standard_library(code: str) -> None:
    ours, theirs = Catalog(bytes_of(code)), gettext.GNUTranslations(BytesIO(bytes_of(code)))
    for n in range(200):
        assert ours.ngettext("{n} trick", "{n} tricks", n) == theirs.ngettext("{n} trick", "{n} tricks", n)


@pytest.mark.parametrize("order", ["<", ">"])
def test_a_catalog_is_read_in_either_order_of_bytes_and_with_any_rule_for_numbers(order: str) -> None:
    catalog = Catalog(compiled(SENTENCES, order))
    assert catalog.gettext("card") == "کارت"
    assert (catalog.pgettext("suit", "hearts"), catalog.gettext("hearts")) == ("دل", "دل‌ها")
    assert [catalog.ngettext("{n} card", "{n} cards", n) for n in (1, 2, 4, 5, 100)] == [
        "یک",
        "چند",
        "چند",
        "بسیار",
        "بسیار",
    ]
    assert catalog.gettext("{n} card") == "یک"


def test_a_sentence_that_is_not_there_is_said_as_it_stands_in_the_code() -> None:
    catalog = Catalog(compiled(SENTENCES))
    assert catalog.gettext("clubs") == "clubs"
    assert catalog.pgettext("suit", "card") == "card"
    assert [catalog.ngettext("{n} ace", "{n} aces", n) for n in (0, 1, 2)] == ["{n} aces", "{n} ace", "{n} aces"]


@pytest.mark.parametrize("data", [b"", b"\xde\x12", b"not a catalog at all"])
def test_something_else_is_no_catalog(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a compiled catalog"):
        Catalog(data)
