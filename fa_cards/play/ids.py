"""Short IDs of matches, which a person can read out and type."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

ALPHABET = "acdefhjkmnprtwxy34679"
"""No letter or digit that looks like another (b 8 6, i l 1, o 0, q g 9, s 5, u v, z 2): one of each set at most."""

LENGTH = 4
TRIES = 20
"""How many IDs of one length are tried before a longer one is."""


def new_id(taken: Callable[[str], bool], below: Callable[[int], int]) -> str:
    """An ID that is not taken, made by `below`, which gives a whole number from 0 to below its argument."""
    tried = 0
    while True:
        length = LENGTH + tried // TRIES
        one = "".join(ALPHABET[below(len(ALPHABET))] for _ in range(length))
        if not taken(one):
            return one
        tried += 1


def typed(text: str) -> str:
    """The ID that a person means: capitals are small letters, and digits of any script are digits."""
    return "".join(str(unicodedata.digit(sign, sign)) for sign in text.strip().lower())
