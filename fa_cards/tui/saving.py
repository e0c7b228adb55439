"""Files that a person wants to have: where they go, under a name that is free, and why they could not be written.

A match goes into the folder in which the program was started, a picture into the system's folder of pictures where
there is one. Where that folder cannot be written the next one is taken, the folder of the store last. A store that is
not the person's own, as that of a test, keeps all such files beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from fa_cards.play.database import data_folder
from fa_cards.rules.errors import Refusal
from fa_cards.words import Phrase
from fa_cards.words.files import why


class NotSaved(Refusal):
    """A file that could not be written anywhere (code `not-saved`, with `path` and `why` of the first place)."""

    def __init__(self, path: Path, error: OSError) -> None:
        reason = why(error)
        super().__init__("not-saved", path=str(path), why=reason.said() if isinstance(reason, Phrase) else reason)


def folders_for_matches(home: Path) -> tuple[Path, ...]:
    """Where the record of a match may go, the best place first; `home` is the folder of the store."""
    return tuple(_folders(home, pictures=False))


def folders_for_pictures(home: Path) -> tuple[Path, ...]:
    """Where a picture may go, the best place first; `home` is the folder of the store."""
    return tuple(_folders(home, pictures=True))


def _folders(home: Path, *, pictures: bool) -> Iterator[Path]:
    if home.absolute() == data_folder().absolute():
        if pictures:
            import platformdirs

            folder = platformdirs.user_pictures_path()
            if folder.is_dir():
                yield folder
        # The folder may be gone in which the program was started.
        with suppress(OSError):
            yield Path.cwd()
    yield home.absolute()


def save(folders: Sequence[Path], name: str, ending: str, data: bytes) -> Path:
    """Writes a new file into the first of the folders that takes it, and gives its path; no file is replaced.

    Raises:
        NotSaved: none of the folders takes it.
    """
    refused: NotSaved | None = None
    for folder in folders:
        try:
            return _written(folder, name, ending, data)
        except OSError as error:
            refused = refused or NotSaved(folder / f"{name}{ending}", error)
    assert refused is not None, "no folder was given"
    raise refused


def _written(folder: Path, name: str, ending: str, data: bytes) -> Path:
    number = 1
    while True:
        path = folder / (f"{name}{ending}" if number == 1 else f"{name}-{number}{ending}")
        try:
            file = path.open("xb")
        except FileExistsError:
            number += 1
            continue
        try:
            with file:
                file.write(data)
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return path
