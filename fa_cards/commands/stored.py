"""The store as commands open it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fa_cards.commands.output import Output
from fa_cards.play.store import Store
from fa_cards.words.notices import set_aside_words


@contextmanager
def stored(output: Output) -> Iterator[Store]:
    """The store; that a damaged one was set aside is said on standard error.

    Raises:
        StoreRefusal: it cannot be used.
    """
    opened = Store.open()
    with opened.store as store:
        if opened.set_aside is not None:
            output.error(set_aside_words(str(opened.set_aside)))
        yield store
