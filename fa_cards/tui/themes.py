"""The themes: each says table, card, ink, four suits, accent and warning; stylesheets use nothing else."""

from __future__ import annotations

from dataclasses import dataclass, fields

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """The colours of a theme, as #rrggbb."""

    table: str
    felt: str
    """Panels, a little off the table."""
    ink: str
    faint: str
    """Ink of what matters less."""
    card: str
    card_ink: str
    spades: str
    hearts: str
    diamonds: str
    clubs: str
    accent: str
    warning: str
    winner: str
    """The edge of the card that won a trick."""


def theme(name: str, palette: Palette, *, dark: bool) -> Theme:
    """The Textual theme of a palette; its colours are variables of the stylesheets by their names."""
    return Theme(
        name=name,
        dark=dark,
        primary=palette.accent,
        accent=palette.accent,
        warning=palette.warning,
        error=palette.warning,
        foreground=palette.ink,
        background=palette.table,
        surface=palette.table,
        panel=palette.felt,
        variables={field.name.replace("_", "-"): str(getattr(palette, field.name)) for field in fields(palette)},
    )


NIGHT_TURQUOISE = theme(
    "night-turquoise",
    Palette(
        table="#0a1c26",
        felt="#0d2733",
        ink="#e8f1f2",
        faint="#8fb3bd",
        card="#f5f1e6",
        card_ink="#0d1418",
        spades="#0d1418",
        hearts="#b3202c",
        diamonds="#b3202c",
        clubs="#0d1418",
        accent="#4fd1c5",
        warning="#f6ad55",
        winner="#7ed491",
    ),
    dark=True,
)


def theme_name(theme: str, deck: str) -> str:
    """The name of the Textual theme for these values of the settings `theme` and `deck`."""
    del theme, deck
    return NIGHT_TURQUOISE.name


THEMES = (NIGHT_TURQUOISE,)
