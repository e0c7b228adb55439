"""JSON read strictly: what two readers could understand differently is refused, nothing is guessed."""

from __future__ import annotations

import json
from collections.abc import Sequence

LONGEST_NUMBER = 640
"""Digits of a whole number: Python promises to read so many whatever limit its user has set."""


def read(text: str) -> object:
    """The value written as `text`.

    Raises:
        ValueError: it is no JSON, or names NaN or an infinity, or has a key twice in one object, or a number or a
            nesting that is too large to be read.
    """
    try:
        return _DECODER.decode(text)
    except RecursionError:
        raise ValueError("nested too deep") from None


def write(value: object) -> str:
    """The one line of JSON for a value; with letters as they are, unless they have no form in UTF-8."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        # A lone surrogate can be read from an escape; as an escape it is written back.
        return json.dumps(value, allow_nan=False)
    return text


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key twice")
    return result


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError("a number too long")
    return int(text)


def _broken(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError("a number too large")
    return number


def _no_number(text: str) -> float:
    raise ValueError(text)


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole, parse_float=_broken, parse_constant=_no_number, strict=True
)
