"""Persian keyboard layouts: what a key types while the Persian layout is on.

ISIRI 9147 is the national standard, the other is the older layout of Windows, which types the Arabic ye and kaf and
has other letters on a few keys. A key is named by the Latin character that it types with the English layout.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_LETTERS = "qwertyuiopasdfghjklzxcvbnm"
ISIRI_9147: Mapping[str, str] = MappingProxyType(dict(zip(_LETTERS, "ضصثقفغعهخحشسیبلاتنمظطزرذدپ", strict=True)))
OLDER_WINDOWS: Mapping[str, str] = MappingProxyType(dict(zip(_LETTERS, "ضصثقفغعهخحشسيبلاتنمظطزرذدئ", strict=True)))
DIGITS: tuple[str, ...] = ("۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩")
"""Persian and Arabic digits, zero first."""
MARKS: Mapping[str, str] = MappingProxyType({"?": "؟"})


def twins(key: str) -> tuple[str, ...]:
    """The other characters that the same key types: capitals, both Persian layouts, both kinds of digit."""
    if len(key) != 1:
        return ()
    found = [layout[key] for layout in (ISIRI_9147, OLDER_WINDOWS, MARKS) if key in layout]
    if key.isdigit():
        found += [digits[int(key)] for digits in DIGITS]
    elif key.upper() != key:
        found.append(key.upper())
    return tuple(dict.fromkeys(found))
