"""Card games in the terminal, in Persian first."""

__version__ = "0.1.0"
