"""Eyes for Latin words and digits on a Persian screen."""

from __future__ import annotations

import re

from fa_cards.tui.app import FaCards
from fa_cards.tui.keys import CAPS
from fa_cards.words.notices import LATIN_LINE
from tests.tui.sitting import text_of

LATIN = re.compile(r"[A-Za-z]{2,}|[0-9]")
ALLOWED = {*CAPS.values(), "English", "Ctrl"}
"""Key caps, and the name of the other language in itself."""


def assert_persian(app: FaCards) -> None:
    """No Latin word and no Latin digit stands on the screen but key caps and names."""
    shown = re.sub(r"\bF[0-9]+\b", "", text_of(app)).replace(LATIN_LINE.strip("\u2066\u2069"), "")
    assert [word for word in LATIN.findall(shown) if word not in ALLOWED] == [], shown
