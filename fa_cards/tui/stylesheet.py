"""A stylesheet that reads every rule once.

Textual reads all rules again for each page that brings some of its own, and for a theme that is the same as before.
"""

from __future__ import annotations

from textual.css.stylesheet import Stylesheet


class KeptStylesheet(Stylesheet):
    """Rules that are kept while the variables in them, the colours of the theme, stay the same."""

    def set_variables(self, variables: dict[str, str]) -> None:
        """Takes other variables; rules are read anew if they are others indeed."""
        if variables != self._variables:
            super().set_variables(variables)

    def reparse(self) -> None:
        """Reads what has not been read yet with these variables."""
        self.parse()
