"""The themes: each says table, cards, ink, four suits, four colours of the Rook deck, accent and warning, no more.

A theme has a palette for each number of colours that a terminal may have. Those for 256 colours are made of the colours
of the cube and the greys that all such terminals have, those for 16 of the sixteen alone, so that what is sent is
what is written here. Of the sixteen only a few can be read on each other: there the clubs of a four-colour deck are
magenta, because green cannot be read on white. Green and yellow cards of the Rook deck are paper of their colour there.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from textual.theme import Theme

from fa_cards.tui.output import Colours

# Without deferred annotations: each of the many fields would be compiled once more when the program starts.


class RookColours(NamedTuple):
    """Red, green and yellow of the Rook deck; its black is that of the card."""

    inks: tuple[str, str, str]
    papers: tuple[str, str, str]
    """What the inks are written on."""
    dim: tuple[str, str, str]
    """The inks of a dimmed card."""

    @property
    def fields(self) -> dict[str, str]:
        """The colours by their names in a palette."""
        names = ("red", "green", "yellow")
        return {
            **dict(zip(names, self.inks, strict=True)),
            **dict(zip((f"{name}_card" for name in names), self.papers, strict=True)),
            **dict(zip((f"dim_{name}" for name in names), self.dim, strict=True)),
        }


class Palette(NamedTuple):
    """The colours of a theme, as #rrggbb."""

    table: str
    felt: str
    """Panels, a little off the table."""
    line: str
    """Frames of panels; nothing is written in it."""
    ink: str
    faint: str
    """Ink of what matters less."""
    card: str
    card_ink: str
    spades: str
    hearts: str
    diamonds: str
    clubs: str
    dim_card: str
    """The ground of a card that may not be played, and below its inks."""
    dim_ink: str
    dim_spades: str
    dim_hearts: str
    dim_diamonds: str
    dim_clubs: str
    accent: str
    warning: str
    winner: str
    """The edge of the card that won a trick."""
    black: str
    """Ink of a black card of the Rook deck, whose paper is that of all cards; the others have paper of their own."""
    red: str
    green: str
    yellow: str
    red_card: str
    green_card: str
    yellow_card: str
    dim_black: str
    dim_red: str
    dim_green: str
    dim_yellow: str

    @property
    def variables(self) -> dict[str, str]:
        """The colours as variables of the stylesheets, by their names."""
        return {name.replace("_", "-"): colour for name, colour in self._asdict().items()}


def palette(
    *,
    ground: tuple[str, str, str],
    inks: tuple[str, str],
    card: tuple[str, str, str],
    dim: tuple[str, str, str],
    signs: tuple[str, str, str],
    rook: RookColours,
) -> Palette:
    """A palette with a deck of two colours.

    Args:
        ground: table, felt, line.
        inks: ink and faint ink.
        card: a card, its black and its red.
        dim: the same of a card that may not be played.
        signs: accent, warning, winner.
        rook: the colours of the Rook deck.
    """
    table, felt, line = ground
    ink, faint = inks
    face, black, red = card
    dim_face, dim_black, dim_red = dim
    accent, warning, winner = signs
    return Palette(
        table=table,
        felt=felt,
        line=line,
        ink=ink,
        faint=faint,
        card=face,
        card_ink=black,
        spades=black,
        hearts=red,
        diamonds=red,
        clubs=black,
        dim_card=dim_face,
        dim_ink=dim_black,
        dim_spades=dim_black,
        dim_hearts=dim_red,
        dim_diamonds=dim_red,
        dim_clubs=dim_black,
        accent=accent,
        warning=warning,
        winner=winner,
        black=black,
        dim_black=dim_black,
        **rook.fields,
    )


class FourColours(NamedTuple):
    """What a deck of four colours changes: hearts, diamonds and clubs, and the same on a dimmed card."""

    hearts: str
    diamonds: str
    clubs: str
    dim_hearts: str
    dim_diamonds: str
    dim_clubs: str

    def of(self, two: Palette) -> Palette:
        """The palette with these colours."""
        return two._replace(**self._asdict())


class Look(NamedTuple):
    """A theme with all its palettes."""

    dark: bool
    two: Mapping[Colours, Palette]
    four: Mapping[Colours, FourColours]


_FOUR_DARK = {
    Colours.ALL: FourColours("#b3202c", "#1b5fb4", "#1d6b33", "#f0a0a4", "#8ebcf0", "#8fd0a0"),
    Colours.MANY: FourColours("#af0000", "#005faf", "#005f00", "#ff8787", "#87afff", "#87d787"),
    Colours.SIXTEEN: FourColours("#aa0000", "#0000aa", "#aa00aa", "#ffffff", "#55ffff", "#ffff55"),
}
_FOUR_LIGHT = {
    Colours.ALL: FourColours("#b3202c", "#1b5fb4", "#1d6b33", "#8a2f36", "#2a548a", "#2c5a3a"),
    Colours.MANY: FourColours("#af0000", "#005faf", "#005f00", "#870000", "#00005f", "#005f00"),
    Colours.SIXTEEN: FourColours("#aa0000", "#0000aa", "#aa00aa", "#ffffff", "#55ffff", "#ffff55"),
}

_ROOK_DARK = {
    Colours.ALL: RookColours(
        inks=("#b3202c", "#1d6b33", "#755200"),
        papers=("#fbe3dc", "#e0efd8", "#fbe08a"),
        dim=("#f0a0a4", "#8fd0a0", "#e3cc6a"),
    ),
    Colours.MANY: RookColours(
        inks=("#af0000", "#005f00", "#5f5f00"),
        papers=("#ffd7d7", "#d7ffd7", "#ffff87"),
        dim=("#ff8787", "#87d787", "#d7d75f"),
    ),
    Colours.SIXTEEN: RookColours(
        inks=("#aa0000", "#000000", "#000000"),
        papers=("#ffffff", "#00aa00", "#ffff55"),
        dim=("#ffffff", "#55ffff", "#ffff55"),
    ),
}
_ROOK_LIGHT = {
    Colours.ALL: _ROOK_DARK[Colours.ALL]._replace(dim=("#8a2f36", "#2c5a3a", "#6b5000")),
    Colours.MANY: _ROOK_DARK[Colours.MANY]._replace(dim=("#870000", "#005f00", "#5f5f00")),
    Colours.SIXTEEN: _ROOK_DARK[Colours.SIXTEEN],
}

_BLACK_TABLE = ("#000000", "#000000", "#aaaaaa")
_WHITE_INKS = ("#ffffff", "#aaaaaa")
_SIXTEEN_CARD = ("#ffffff", "#000000", "#aa0000")
# Red cannot be read on the one grey that is neither the table nor a card: dimmed red cards are told by their white ink.
_SIXTEEN_DIM = ("#555555", "#aaaaaa", "#ffffff")

LOOKS: Mapping[str, Look] = {
    "night-turquoise": Look(
        dark=True,
        two={
            Colours.ALL: palette(
                ground=("#0a1c26", "#0f2b38", "#3d6470"),
                inks=("#e8f1f2", "#93b7c1"),
                card=("#f5f1e6", "#0d1418", "#b3202c"),
                dim=("#25424e", "#b9cdd3", "#f0a0a4"),
                signs=("#4fd1c5", "#f6ad55", "#7ed491"),
                rook=_ROOK_DARK[Colours.ALL],
            ),
            Colours.MANY: palette(
                ground=("#121212", "#262626", "#5f8787"),
                inks=("#e4e4e4", "#87afaf"),
                card=("#e4e4e4", "#121212", "#af0000"),
                dim=("#303030", "#b2b2b2", "#ff8787"),
                signs=("#5fd7d7", "#ffaf5f", "#87d787"),
                rook=_ROOK_DARK[Colours.MANY],
            ),
            Colours.SIXTEEN: palette(
                ground=_BLACK_TABLE,
                inks=_WHITE_INKS,
                card=_SIXTEEN_CARD,
                dim=_SIXTEEN_DIM,
                signs=("#55ffff", "#ffff55", "#55ff55"),
                rook=_ROOK_DARK[Colours.SIXTEEN],
            ),
        },
        four=_FOUR_DARK,
    ),
    "green-felt": Look(
        dark=True,
        two={
            Colours.ALL: palette(
                ground=("#0f4029", "#0a2f1e", "#4f8566"),
                inks=("#f3f6ec", "#b4d3bf"),
                card=("#fbf7ea", "#15160f", "#b3202c"),
                dim=("#0a2a1b", "#b6ccbd", "#f0a0a4"),
                signs=("#f2cb57", "#ffab7d", "#8fe08a"),
                rook=_ROOK_DARK[Colours.ALL],
            ),
            Colours.MANY: palette(
                ground=("#005f00", "#121212", "#87af87"),
                inks=("#ffffff", "#afd7af"),
                card=("#e4e4e4", "#121212", "#af0000"),
                dim=("#262626", "#b2b2b2", "#ff8787"),
                signs=("#ffd75f", "#ffd7af", "#87ff87"),
                rook=_ROOK_DARK[Colours.MANY],
            ),
            Colours.SIXTEEN: palette(
                ground=("#000000", "#000000", "#00aa00"),
                inks=_WHITE_INKS,
                card=_SIXTEEN_CARD,
                dim=_SIXTEEN_DIM,
                signs=("#55ff55", "#ffff55", "#55ffff"),
                rook=_ROOK_DARK[Colours.SIXTEEN],
            ),
        },
        four=_FOUR_DARK,
    ),
    "paper": Look(
        dark=False,
        two={
            Colours.ALL: palette(
                ground=("#e9e0cb", "#dbd0b6", "#a3977b"),
                inks=("#2a2418", "#574d3a"),
                card=("#fffdf8", "#1c1a14", "#b3202c"),
                dim=("#d3c8ae", "#544b3a", "#8a2f36"),
                signs=("#0b5a54", "#8f3608", "#2f8f46"),
                rook=_ROOK_LIGHT[Colours.ALL],
            ),
            Colours.MANY: palette(
                ground=("#e4e4e4", "#dadada", "#8a8a8a"),
                inks=("#1c1c1c", "#4e4e4e"),
                card=("#ffffff", "#121212", "#af0000"),
                dim=("#c6c6c6", "#4e4e4e", "#870000"),
                signs=("#005f5f", "#870000", "#008700"),
                rook=_ROOK_LIGHT[Colours.MANY],
            ),
            Colours.SIXTEEN: palette(
                ground=("#aaaaaa", "#aaaaaa", "#000000"),
                inks=("#000000", "#000000"),
                card=_SIXTEEN_CARD,
                dim=_SIXTEEN_DIM,
                signs=("#0000aa", "#0000aa", "#00aa00"),
                rook=_ROOK_LIGHT[Colours.SIXTEEN],
            ),
        },
        four=_FOUR_LIGHT,
    ),
    "plain": Look(
        dark=True,
        two={
            Colours.ALL: palette(
                ground=("#000000", "#000000", "#808080"),
                inks=("#ffffff", "#c0c0c0"),
                card=("#ffffff", "#000000", "#000000"),
                dim=("#3a3a3a", "#d0d0d0", "#d0d0d0"),
                signs=("#ffffff", "#ffffff", "#a0a0a0"),
                rook=_ROOK_DARK[Colours.ALL],
            ),
            Colours.MANY: palette(
                ground=("#000000", "#000000", "#808080"),
                inks=("#ffffff", "#bcbcbc"),
                card=("#ffffff", "#000000", "#000000"),
                dim=("#3a3a3a", "#d0d0d0", "#d0d0d0"),
                signs=("#ffffff", "#ffffff", "#9e9e9e"),
                rook=_ROOK_DARK[Colours.MANY],
            ),
            Colours.SIXTEEN: palette(
                ground=_BLACK_TABLE,
                inks=_WHITE_INKS,
                card=("#ffffff", "#000000", "#000000"),
                dim=("#555555", "#aaaaaa", "#aaaaaa"),
                signs=("#ffffff", "#ffffff", "#aaaaaa"),
                rook=_ROOK_DARK[Colours.SIXTEEN],
            ),
        },
        four=_FOUR_DARK,
    ),
}
"""The looks by the values of the setting `theme`."""

NO_COLOUR = "no-colour"
"""The theme of a terminal without colours: its white grounds are turned into reversed cells, all else into none."""

_WHITE_ON_BLACK = ("#000000", "#ffffff", "#ffffff")
_ALL_WHITE, _ALL_BLACK = ("#ffffff",) * 3, ("#000000",) * 3


def theme_name(theme: str, deck: str, colours: Colours = Colours.ALL) -> str:
    """The name of the Textual theme for these values of the settings `theme` and `deck`, and for so many colours."""
    return NO_COLOUR if colours is Colours.NONE else f"{theme}-{deck}-{colours.value}"


def theme_of(name: str, colours: Palette, *, dark: bool) -> Theme:
    """The Textual theme of a palette."""
    return Theme(
        name=name,
        dark=dark,
        primary=colours.accent,
        accent=colours.accent,
        warning=colours.warning,
        error=colours.warning,
        foreground=colours.ink,
        background=colours.table,
        surface=colours.table,
        panel=colours.felt,
        variables=colours.variables,
    )


def _themes() -> Iterator[Theme]:
    """A theme for each look, deck and number of colours, and the one without colours."""
    for name, look in LOOKS.items():
        for colours, two in look.two.items():
            yield theme_of(theme_name(name, "two-colours", colours), two, dark=look.dark)
            yield theme_of(theme_name(name, "four-colours", colours), look.four[colours].of(two), dark=look.dark)
    none = palette(
        ground=_WHITE_ON_BLACK,
        inks=("#ffffff", "#ffffff"),
        card=_WHITE_ON_BLACK,
        dim=_WHITE_ON_BLACK,
        signs=_ALL_WHITE,
        rook=RookColours(_ALL_WHITE, _ALL_BLACK, _ALL_WHITE),
    )
    yield theme_of(NO_COLOUR, none, dark=True)


THEMES = tuple(_themes())
NIGHT_TURQUOISE = THEMES[0]
