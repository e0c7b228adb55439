"""The variables of the environment by which a person tells the program something, by name.

Nothing is read here: whoever needs a variable is handed the environment, or asks for it himself.
"""

from __future__ import annotations

HOME = "FA_CARDS_HOME"
"""The folder of matches and settings."""

LANGUAGE = "FA_CARDS_LANG"
"""The language, where the command line does not say it."""

TERMINAL = "FA_CARDS_TERMINAL"
"""What the terminal is, where the program takes it for another."""

NO_COLOR = "NO_COLOR"
"""Set to anything: no colours. A name that many programs share."""
