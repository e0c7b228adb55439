"""A stylesheet that reads every rule once, and where the rules of pages stand.

Textual reads all rules again for each page that brings some of its own, and for a theme that is the same as before.
"""

from __future__ import annotations

from pathlib import Path, PurePath

from textual.css.stylesheet import Stylesheet

_FOLDER = Path(__file__).parent


def sheets(*names: str) -> list[str | PurePath]:
    """The files of these stylesheets, for a page that is made more of in other folders: Textual looks there."""
    return [_FOLDER / f"{name}.tcss" for name in names]


class KeptStylesheet(Stylesheet):
    """Rules that are kept while the variables in them, the colours of the theme, stay the same."""

    def set_variables(self, variables: dict[str, str]) -> None:
        """Takes other variables; rules are read anew if they are others indeed."""
        if variables != self._variables:
            super().set_variables(variables)

    def reparse(self) -> None:
        """Reads what has not been read yet with these variables."""
        self.parse()
