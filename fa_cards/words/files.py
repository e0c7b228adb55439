"""Why the system refuses a file, in words."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.words.catalog import Phrase, later

_WHY: Mapping[int, Phrase] = MappingProxyType(
    {
        errno.ENOENT: later("it is not there"),
        errno.ENOTDIR: later("a part of its path is no folder"),
        errno.EISDIR: later("it is a folder"),
        errno.EACCES: later("you are not allowed to"),
        errno.EPERM: later("you are not allowed to"),
        errno.EROFS: later("the disk is read-only"),
        errno.ENOSPC: later("there is no room left on the disk"),
        errno.ENAMETOOLONG: later("its name is too long"),
        errno.EEXIST: later("something else has that name"),
    }
)


def why(error: OSError | ValueError) -> Phrase | str:
    """Why the system refused a file. A ValueError is its word for a name that no file can have."""
    number = error.errno if isinstance(error, OSError) else None
    if number is None:
        return later("no file can have that name")
    return _WHY.get(number) or later("the system says error {n}").said(n=number)
