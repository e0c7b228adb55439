"""Long hands: cards lie on each other, each is seen and can be clicked; marked ones stand out, also without colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from fa_cards import tui
from fa_cards.rtl import Mirrored, TwoWay, strip_marks
from fa_cards.rules.cards import Card, cards
from fa_cards.tui.cards import HandCard
from fa_cards.tui.geometry import geometry
from fa_cards.tui.hand import LEAST_SEEN, LONGEST, Hand
from fa_cards.tui.output import Colours, Output, Shows
from fa_cards.tui.themes import THEMES, theme_name
from fa_cards.words.cards import face
from tests.tui.fitting import SIZES, troubles

NEST = cards("ROOK B1 B14 B10 B5 B2 R13 R11 R10 R7 G14 G12 G5 G3 Y1 Y14 Y9 Y8")
RUNS = cards("AS KS QS JS TS 9S 8S AH KH QH JH TH 9H AC KC QC JC TC AD KD TD")
"""The longest hand, which All Fours may bring."""
MARKED = frozenset(cards("B5 R7 Y8"))


class HandPage(Mirrored, Screen[None]):
    """A page with a hand and nothing else."""

    CSS = (
        "#hand {width: 100%; align: center bottom} #hand .card {margin: 1 0 0 0} #hand .card.-chosen {margin: 0 0 1 0}"
    )
    CSS_PATH = Path(tui.__file__).parent / "cards.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[str] = []

    def compose(self) -> list[Hand]:
        return [Hand(id="hand")]

    def press(self, name: str) -> bool:
        self.pressed.append(name)
        return True

    def lay(
        self, held: tuple[Card, ...], chosen: int | None, marked: frozenset[Card], counters: frozenset[Card]
    ) -> None:
        room = geometry(*self.app.size)
        for name in ("-compact", "-standard", "-wide", "-large"):
            self.set_class(name in room.classes, name)
        self.query_one(Hand).show(held, chosen, frozenset(), room, marked, counters=counters)


class HandApp(TwoWay, Shows, App[None]):
    """The page in a theme of the program."""

    def __init__(self, code: str, colours: Colours) -> None:
        self.direction = "rtl" if code == "fa" else "ltr"
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.show_on(Output(colours))
        self.theme = theme_name("night-turquoise", "two-colours", colours)

    def on_mount(self) -> None:
        self.push_screen(HandPage())


async def laid(
    pilot: Pilot[None],
    held: tuple[Card, ...],
    chosen: int | None,
    marked: frozenset[Card] = frozenset(),
    counters: frozenset[Card] = frozenset(),
) -> list[HandCard]:
    """The cards of a hand once they are drawn."""
    page = pilot.app.screen
    assert isinstance(page, HandPage)
    page.lay(held, chosen, marked, counters)
    await pilot.pause()
    await pilot.pause()
    return [one for one in page.query(HandCard) if one.display]


@pytest.mark.parametrize("size", SIZES)
async def test_every_card_is_seen_in_one_row_and_any_cell_of_it_chooses_it(size: tuple[int, int], code: str) -> None:
    async with HandApp(code, Colours.ALL).run_test(size=size) as pilot:
        for held in (NEST[:13], NEST[:15], NEST, RUNS[:19], RUNS):
            shown = await laid(pilot, held, 4)
            assert len(shown) == len(held) <= LONGEST
            assert not troubles(pilot.app.screen)
            order = shown[::-1] if code == "fa" else shown
            assert [one.region.x for one in order] == sorted(one.region.x for one in order)
            for one in shown:
                region = one.region
                assert region.width >= LEAST_SEEN
                for x in (region.x, region.right - 1):
                    assert pilot.app.screen.get_widget_at(x, region.y + 1)[0] is one
            assert shown[4].region.size == shown[-1].region.size == geometry(*size).hand_card


async def test_a_click_on_the_edge_of_a_covered_card_does_the_act_of_that_card(code: str) -> None:
    async with HandApp(code, Colours.ALL).run_test(size=(80, 24)) as pilot:
        shown = await laid(pilot, NEST, 4)
        for place in (7, 8):
            region = shown[place].region
            await pilot.click(offset=(region.x, region.y + 2))
            await pilot.click(offset=(region.right - 1, region.y + 2))
        page = pilot.app.screen
        assert isinstance(page, HandPage)
        assert page.pressed == ["take-7", "take-7", "take-8", "take-8"]


@pytest.mark.parametrize("size", SIZES)
async def test_choosing_another_card_moves_none_but_those_between(size: tuple[int, int], code: str) -> None:
    async with HandApp(code, Colours.ALL).run_test(size=size) as pilot:
        places = {}
        for chosen in (None, 3, 9, len(NEST) - 1):
            places[chosen] = [
                one.region.x if code == "en" else one.region.right for one in await laid(pilot, NEST, chosen)
            ]
        assert places[None] == places[len(NEST) - 1]
        assert places[3][:4] == places[9][:4] == places[None][:4]
        assert places[3][10:] == places[9][10:]


@pytest.mark.parametrize("colours", [Colours.ALL, Colours.NONE])
@pytest.mark.parametrize("size", SIZES)
async def test_marked_cards_are_lifted_ticked_and_have_an_edge_of_their_own(
    size: tuple[int, int], colours: Colours, code: str
) -> None:
    async with HandApp(code, colours).run_test(size=size) as pilot:
        shown = await laid(pilot, NEST, 1, MARKED)
        edges: dict[tuple[bool, bool], tuple[str, str]] = {}
        for one, card in zip(shown, NEST, strict=True):
            marked, chosen = card in MARKED, one is shown[1]
            assert ("✓" in str(one.render())) == marked
            assert shown[0].region.y - one.region.y == (marked or chosen)
            kind, colour = one.styles.border_right if code == "fa" else one.styles.border_left
            edges[marked, chosen] = kind, colour.hex if colours is Colours.ALL else ""
            if colours is Colours.ALL and not marked and not chosen:
                # Their edge is that of their paper.
                edges[marked, chosen] = kind, ""
        assert len(set(edges.values())) == len(edges) == 3


async def test_each_card_of_the_longest_hand_is_known_by_what_is_seen_of_it_in_the_least_window(code: str) -> None:
    ten = {"fa": "۱۰", "en": "10"}[code]
    async with HandApp(code, Colours.ALL).run_test(size=SIZES[0]) as pilot:
        shown = await laid(pilot, RUNS, 4, counters=frozenset(RUNS))
        for place, (one, card) in enumerate(zip(shown, RUNS, strict=True)):
            rank, sign = face(card, words=False)
            covered = place not in (4, len(RUNS) - 1)
            read = [line.strip() for line in strip_marks(str(one.render())).split("\n")]
            # No other card begins with the first digit of a ten.
            assert read == [ten[0] if covered and rank == ten else rank, sign, "*"]
