"""What is written can be read: contrast of every cell of every page, in every theme, deck and number of colours."""

from __future__ import annotations

from collections.abc import Iterator
from colorsys import rgb_to_hls

import pytest
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet
from textual.screen import ModalScreen

from fa_cards.play.settings import CHOICES
from fa_cards.play.store import Store
from fa_cards.tui.app import FaCards
from fa_cards.tui.output import Colours, Output
from fa_cards.tui.themes import LOOKS, Palette, theme_name, theme_of
from tests.tui.fitting import SIZES
from tests.tui.moments import MOMENTS, Stopped, at, opened_at
from tests.tui.moments_of_fours import FOURS_MOMENTS

pytestmark = pytest.mark.usefixtures("persian_again")

ENOUGH = 4.5
"""For what is to be read (WCAG 2, AA)."""
ENOUGH_DIMMED = 3.0
"""For a card that may not be played."""
REDUCED = {
    Colours.ALL: ColorSystem.TRUECOLOR,
    Colours.MANY: ColorSystem.EIGHT_BIT,
    Colours.SIXTEEN: ColorSystem.STANDARD,
}
SIXTEEN = {
    "VGA": "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa"
    " 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",
    "xterm": "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5"
    " 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
}
"""What terminals show for the sixteen colours."""
LOOKS_AND_DECKS = [(theme, deck, colours) for theme in LOOKS for deck in CHOICES["deck"] for colours in REDUCED]


def luminance(colour: ColorTriplet) -> float:
    """As WCAG 2 defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: ColorTriplet, ground: ColorTriplet) -> float:
    high, low = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def shown(colour: Color, colours: Colours) -> list[ColorTriplet]:
    """What terminals with so many colours show for a colour."""
    sent = colour.downgrade(REDUCED[colours])
    if colours is not Colours.SIXTEEN:
        return [sent.get_truecolor()]
    assert sent.number is not None
    return [ColorTriplet(*bytes.fromhex(one.split()[sent.number])) for one in SIXTEEN.values()]


def least(ink: Color, ground: Color, colours: Colours) -> float:
    """The contrast on the terminal that shows it worst."""
    return min(map(contrast, shown(ink, colours), shown(ground, colours)))


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(ColorTriplet(255, 255, 255), ColorTriplet(0, 0, 0)) == pytest.approx(21)
    assert contrast(ColorTriplet(0x77, 0x77, 0x77), ColorTriplet(255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def pairs(app: FaCards) -> Iterator[tuple[Color, Color, str]]:
    """Ink and ground of every written piece on the screen; of a box over a page, of the box alone."""
    screen = app.screen
    region = screen.query_one(".box").region if isinstance(screen, ModalScreen) else screen.region
    for y, strip in enumerate(screen._compositor.render_strips()):
        if not region.y <= y < region.bottom:
            continue
        for segment in strip.crop(region.x, region.right):
            written = "".join(one for one in segment.text if not "\u2500" <= one <= "\u259f").strip()
            style = segment.style
            if written and style is not None and style.color is not None and style.bgcolor is not None:
                ink, ground = (style.bgcolor, style.color) if style.reverse else (style.color, style.bgcolor)
                yield ink, ground, written


def palette_of(theme: str, deck: str, colours: Colours) -> Palette:
    look = LOOKS[theme]
    return look.two[colours] if deck == "two-colours" else look.four[colours].of(look.two[colours])


MARKED = Palette(**{name: f"#{number:02x}40{number:02x}" for number, name in enumerate(Palette._fields, 1)})
"""A palette in which every colour is another one, so that a colour on the screen tells its name."""
NAME_OF = {value: name for name, value in MARKED._asdict().items()}
THEMES = {look: palette_of(*look) for look in LOOKS_AND_DECKS}


WITH_A_STOCK = ("known cards of four", "face-down stock", "match over: Fives")
LOOKED_AT: dict[str, Stopped] = {**MOMENTS, **{name: FOURS_MOMENTS[name] for name in WITH_A_STOCK}}


@pytest.mark.parametrize("name", LOOKED_AT)
async def test_every_text_stands_out_from_its_ground(store: Store, name: str) -> None:
    async with opened_at(store, LOOKED_AT[name], "en") as (app, pilot):
        app.register_theme(theme_of("marked", MARKED, dark=True))
        app.theme = "marked"
        seen: dict[tuple[str, str], str] = {}
        for size in SIZES[:3]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            for ink, ground, text in pairs(app):
                seen[NAME_OF[ink.get_truecolor().hex], NAME_OF[ground.get_truecolor().hex]] = text
        assert seen
        faults = []
        for look, palette in THEMES.items():
            for (ink_name, ground_name), text in seen.items():
                ink, ground = (Color.parse(getattr(palette, one)) for one in (ink_name, ground_name))
                found = least(ink, ground, look[-1])
                if found < (ENOUGH_DIMMED if ground_name == "dim_card" else ENOUGH):
                    faults.append(f"{look}: {text!r} {found:.2f} {ink_name} on {ground_name}")
        assert not faults, "\n".join(faults)


async def test_a_theme_is_seen_at_once_in_its_own_colours(store: Store) -> None:
    async with at(store, "refused", "en") as (app, pilot):
        for (theme, deck, colours), palette in THEMES.items():
            app.show_on(Output(colours))
            app.change(theme=theme, deck=deck)
            await pilot.pause()
            assert app.theme == theme_name(theme, deck, colours)
            known = set(palette)
            assert {one.get_truecolor().hex for pair in pairs(app) for one in pair[:2]} <= known


@pytest.mark.parametrize(("theme", "deck", "colours"), LOOKS_AND_DECKS)
def test_a_dimmed_card_is_clearly_dimmer(theme: str, deck: str, colours: Colours) -> None:
    palette = palette_of(theme, deck, colours)

    def between(ink: str, ground: str) -> float:
        return least(Color.parse(ink), Color.parse(ground), colours)

    for suit in ("spades", "hearts", "diamonds", "clubs"):
        assert between(getattr(palette, suit), palette.card) >= ENOUGH
        assert between(getattr(palette, f"dim_{suit}"), palette.dim_card) >= ENOUGH_DIMMED
    for colour in ("black", "red", "green", "yellow"):
        paper = getattr(palette, f"{colour}_card", palette.card)
        assert between(getattr(palette, colour), paper) >= ENOUGH, colour
        assert between(getattr(palette, f"dim_{colour}"), palette.dim_card) >= ENOUGH_DIMMED, colour
        assert between(palette.dim_card, paper) >= 1.2, colour
    assert between(palette.dim_card, palette.card) >= 1.2
    # It is a card all the same, and no hole in the table.
    assert palette.dim_card != palette.table


@pytest.mark.parametrize(("theme", "deck"), [(theme, deck) for theme in LOOKS for deck in CHOICES["deck"]])
def test_what_is_sent_to_few_colours_is_what_the_palette_says(theme: str, deck: str) -> None:
    for colours, near in ((Colours.MANY, 10), (Colours.SIXTEEN, 0)):
        for name, value in palette_of(theme, deck, colours).variables.items():
            wanted, sent = Color.parse(value).get_truecolor(), shown(Color.parse(value), colours)[0]
            assert all(abs(one - other) <= near for one, other in zip(wanted, sent, strict=True)), name


def test_a_deck_of_four_colours_has_four() -> None:
    for look in LOOKS.values():
        for colours, four in look.four.items():
            palette = four.of(look.two[colours])
            assert len({palette.spades, palette.hearts, palette.diamonds, palette.clubs}) == 4


def test_the_colours_of_the_rook_deck_are_four_in_every_theme_and_each_is_what_it_is_called() -> None:
    hues = {"red": (-10, 20), "green": (90, 160), "yellow": (35, 62)}
    for look in LOOKS.values():
        for palette in look.two.values():
            shown_as = {name: (getattr(palette, name), getattr(palette, f"{name}_card")) for name in hues}
            assert len({(palette.black, palette.card), *shown_as.values()}) == 4
            for name, (low, high) in hues.items():
                # The ink, or where no ink of that colour can be read, the paper.
                found = [hue(value) for value in shown_as[name] if hue(value) is not None]
                assert found and all(low <= one <= high for one in found if one is not None), (name, found)


def hue(value: str) -> float | None:
    """The hue of a colour in degrees; None for greys."""
    red, green, blue = (part / 255 for part in Color.parse(value).get_truecolor())
    degrees, _, saturation = rgb_to_hls(red, green, blue)
    return (degrees * 360 + 10) % 360 - 10 if saturation else None
