"""Mirrored layout: seen through pilots, clicked, and turned round while it runs."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Button, Static

from fa_cards.rtl import (
    Column,
    ColumnScroll,
    Direction,
    Grid,
    LeftBased,
    Mirrored,
    MirroredModal,
    MirroredScreen,
    RightToLeft,
    Row,
    TwoWay,
    isolated,
    visual,
)
from fa_cards.rtl import widgets as rtl_widgets

WIDTH = 60


def seen(app: App[Any]) -> list[str]:
    """The screen as text, line by line."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


def fa(text: str) -> str:
    return visual(text, "rtl")


class Places(TwoWay, App[None]):
    """Every way to place a widget."""

    CSS = """
    #left {dock: left; width: 9; height: 4}
    #right {dock: right; width: 5; height: 3}
    #row {height: 3; margin: 0 4 0 1}
    #one {width: 6; height: 1; margin-left: 2}
    #two {width: auto; height: 1}
    #moved {width: 4; height: 1; offset: 3 1}
    #middle {align: right top; height: 3; padding: 0 1 0 3}
    #auto {width: auto; height: 1}
    #centred {align: center middle; height: 3}
    #narrow {width: 11; height: 1}
    Grid {grid-size: 3 2; height: 4; grid-columns: 1fr 2fr 1fr}
    .cell {height: 1}
    #absolute {position: absolute; offset: 4 12; width: 7; height: 1}
    """

    def compose(self) -> ComposeResult:
        yield Static("کناره", id="left")
        yield Static("آن سو", id="right")
        with Row(id="row"):
            yield Static("یک", id="one")
            yield Static("دو و سه", id="two")
            yield Static("جا", id="moved")
        with Column(id="middle"):
            yield Static("پایان", id="auto")
        with Column(id="centred"):
            yield Static("وسط", id="narrow")
        with Grid():
            for number in range(6):
                yield Static(str(number), classes="cell")
        yield Static("جدا", id="absolute")


def places(app: App[Any]) -> dict[Widget, Region]:
    return {widget: widget.region for widget in app.screen.walk_children(Widget)}


async def test_everything_stands_as_far_from_the_right_as_it_stood_from_the_left() -> None:
    app = Places()
    async with app.run_test(size=(WIDTH, 24)) as pilot:
        right_to_left = places(app)
        app.turn("ltr")
        await pilot.pause()
        left_to_right = places(app)
        app.turn("rtl")
        await pilot.pause()
        again = places(app)
        assert left_to_right[app.query_one("#left")] == Region(0, 0, 9, 4)
        # 9 of the dock, margin 1 of the row, margin 2 of its own.
        assert left_to_right[app.query_one("#one")] == Region(12, 0, 6, 1)
    for widget, region in left_to_right.items():
        mirrored = region._replace(x=WIDTH - region.x - region.width)
        assert right_to_left[widget] == mirrored, widget
    assert again == right_to_left


async def test_what_is_seen_stands_where_it_is_placed() -> None:
    app = Places()
    async with app.run_test(size=(WIDTH, 24)):
        top = seen(app)[0]
        assert top.endswith(fa("کناره"))
        # The dock at the left is 5 cells wide and «آن سو» fills it.
        assert top.startswith(fa("آن سو"))


class Scrolling(TwoWay, App[None]):
    """Scrollbars beside containers and lists."""

    CSS = """
    ColumnScroll {height: 5; width: 20}
    ColumnScroll Button {width: 100%; height: 1; border: none; min-width: 4}
    .edge {width: 1; height: 1}
    OptionList {height: 5; width: 20; border: round white}
    """
    pressed: ClassVar[list[str]] = []
    chosen: ClassVar[list[int]] = []

    def compose(self) -> ComposeResult:
        with Row():
            with ColumnScroll():
                for number in range(12):
                    yield Button(f"دکمه {number}", id=f"button{number}")
                    yield Static("ا", classes="edge", id=f"edge{number}")
            yield rtl_widgets.OptionList(*[f"گزینه {number}" for number in range(12)])

    def on_mount(self) -> None:
        self.pressed.clear()
        self.chosen.clear()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.pressed.append(event.button.id or "")

    def on_option_list_option_selected(self, event: rtl_widgets.OptionList.OptionSelected) -> None:
        self.chosen.append(event.option_index)


@pytest.mark.parametrize("direction", ["rtl", "ltr"])
async def test_the_scrollbar_stands_where_lines_end_and_covers_nothing(direction: Direction) -> None:
    app = Scrolling()
    async with app.run_test(size=(WIDTH, 12)) as pilot:
        app.turn(direction)
        await pilot.pause()
        scroll = app.query_one(ColumnScroll)
        bar, bar_region = next(iter(scroll._arrange_scrollbars(scroll.region)))
        button = app.query_one("#button0")
        assert button.region.width == 18
        assert bar in app.screen._compositor.full_map
        if direction == "rtl":
            assert bar_region == Region(scroll.region.x, 0, 2, 5)
            assert button.region.x == scroll.region.x + 2
            assert app.query_one("#edge0").region.right == scroll.region.right
        else:
            assert bar_region.right == scroll.region.right
            assert button.region.x == scroll.region.x
        assert scroll.virtual_size.width == 18
        assert not scroll.show_horizontal_scrollbar


async def test_options_beside_a_scrollbar_are_seen_whole() -> None:
    app = Scrolling()
    async with app.run_test(size=(WIDTH, 12)):
        options = app.query_one(rtl_widgets.OptionList)
        line = seen(app)[options.region.y + 1]
        assert line[options.region.x : options.region.right].endswith(fa("گزینه 0") + " │")


async def test_a_child_at_the_very_edge_is_drawn_after_scrolling() -> None:
    app = Scrolling()
    async with app.run_test(size=(WIDTH, 12)) as pilot:
        scroll = app.query_one(ColumnScroll)
        scroll.scroll_end(animate=False)
        await pilot.pause()
        last = app.query_one("#edge11")
        assert last.region.bottom == scroll.region.bottom
        assert last in app.screen._compositor.visible_widgets
        assert seen(app)[last.region.y][last.region.x] == "\ufe8d"


async def test_clicks_land_on_the_button_under_the_mouse() -> None:
    app = Scrolling()
    async with app.run_test(size=(WIDTH, 12)) as pilot:
        scroll = app.query_one(ColumnScroll)
        await pilot.click(offset=(scroll.region.right - 2, 0))
        scroll.scroll_to(y=6, animate=False)
        await pilot.pause()
        await pilot.click(offset=(scroll.region.x + 3, 0))
        await pilot.pause()
        assert app.pressed == ["button0", "button3"]


@pytest.mark.parametrize("direction", ["rtl", "ltr"])
async def test_a_click_on_the_text_of_an_option_chooses_it(direction: Direction) -> None:
    app = Scrolling()
    async with app.run_test(size=(WIDTH, 12)) as pilot:
        app.turn(direction)
        await pilot.pause()
        options = app.query_one(rtl_widgets.OptionList)
        line = seen(app)[options.region.y + 2]
        x = line.index(fa("گزینه"), options.region.x)
        await pilot.click(offset=(x, options.region.y + 2))
        await pilot.pause()
        assert app.chosen == [1]


class Links(TwoWay, App[None]):
    """A sentence with links."""

    CSS = "Static {width: 40}"
    followed: ClassVar[list[str]] = []

    def compose(self) -> ComposeResult:
        yield Static(f"یار [@click=app.follow('ace')]{isolated('A♠')}[/] و [@click=app.follow('law')]قانون[/] دارد")

    def action_follow(self, what: str) -> None:
        self.followed.append(what)


async def test_a_link_is_followed_where_it_is_seen() -> None:
    app = Links()
    app.followed.clear()
    async with app.run_test(size=(WIDTH, 5)) as pilot:
        line = seen(app)[0]
        await pilot.click(offset=(line.index(fa("قانون")) + 1, 0))
        await pilot.click(offset=(line.index("A♠"), 0))
        await pilot.click(offset=(line.index(fa("دارد")), 0))
        assert app.followed == ["law", "ace"]


class Behind(ModalScreen[None]):
    """A screen over the main one."""

    def compose(self) -> ComposeResult:
        yield Static("رو", id="over")


async def test_a_screen_under_another_turns_too() -> None:
    app = Places()
    async with app.run_test(size=(WIDTH, 24)) as pilot:
        app.push_screen(Behind())
        await pilot.pause()
        app.turn("ltr")
        await pilot.pause()
        app.pop_screen()
        await pilot.pause()
        assert app.query_one("#left").region.x == 0
        assert seen(app)[0].startswith(fa("کناره"))


async def test_a_turned_app_draws_text_in_the_new_direction_and_says_so_to_the_stylesheet() -> None:
    app = Links()
    async with app.run_test(size=(WIDTH, 5)) as pilot:
        assert app.has_class("-rtl")
        assert seen(app)[0].rstrip().endswith(fa("یار"))
        app.turn("ltr")
        await pilot.pause()
        assert not app.has_class("-rtl")
        assert seen(app)[0].startswith(visual(f"یار {isolated('A♠')} و قانون دارد", "ltr"))


class Question(MirroredModal[str]):
    """A box in the middle; the screen behind is seen through the rest."""

    CSS = """
    Question {align: center middle; background: black 50%}
    Question Row {width: 20; height: 3; background: blue}
    Question Static {width: 10; height: 3}
    """

    def compose(self) -> ComposeResult:
        with Row():
            yield Static("بله")
            yield Static("نه (هرگز)")


@pytest.mark.parametrize("direction", ["rtl", "ltr"])
async def test_what_is_seen_behind_a_box_stands_as_it_stood(direction: Direction) -> None:
    app = Places()
    async with app.run_test(size=(WIDTH, 24)) as pilot:
        app.turn(direction)
        await pilot.pause()
        before = seen(app)
        app.push_screen(Question())
        await pilot.pause()
        after = seen(app)
        # The box is 20 wide and 3 high in the middle of 60 by 24.
        left, top = 20, 10
        for y, (one, two) in enumerate(zip(before, after, strict=True)):
            if top <= y < top + 3:
                assert (one[:left], one[left + 20 :]) == (two[:left], two[left + 20 :])
            else:
                assert one == two
        yes, no = visual("بله", direction), visual("نه (هرگز)", direction)
        if direction == "rtl":
            assert after[top][left : left + 20] == f"{no:>10}{yes:>10}"
        else:
            assert after[top][left : left + 20] == f"{yes:<10}{no:<10}"


class Aligned(TwoWay, App[None]):
    """Alignment of text is logical, that of titles is the stylesheet's affair."""

    CSS = """
    Static {width: 30; border: round white; height: 3}
    #end {text-align: right}
    #centre {content-align: center middle}
    .-rtl #start {border-title-align: right}
    """

    def compose(self) -> ComposeResult:
        start = Static("آغاز", id="start")
        start.border_title = "نام"
        yield start
        yield Static("پایان", id="end")
        yield Static("وسط", id="centre")
        yield Face("A ♠ شاه", id="face")


class Face(LeftBased, Static):
    """A card: it has no direction."""


async def test_text_align_is_logical_and_a_card_face_is_not_turned() -> None:
    app = Aligned()
    async with app.run_test(size=(30, 12)) as pilot:
        lines = seen(app)
        assert lines[0].endswith(f"{fa('نام')} ─╮")
        assert lines[1] == f"│{fa('آغاز'):>28}│"
        assert lines[4] == f"│{fa('پایان'):<28}│"
        assert lines[7].index(fa("وسط")) in (13, 14)
        assert lines[10] == f"│{'A ♠ ' + fa('شاه'):<28}│"
        app.turn("ltr")
        await pilot.pause()
        lines = seen(app)
        assert lines[0].startswith(f"╭─ {fa('نام')}")
        assert lines[1] == f"│{fa('آغاز'):<28}│"
        assert lines[4] == f"│{fa('پایان'):>28}│"
        assert lines[10] == f"│{'A ♠ ' + fa('شاه'):<28}│"


class Choices(TwoWay, App[None]):
    """Widgets that need a hand."""

    CSS = "Checkbox, RadioSet, Select {width: 30}"

    def compose(self) -> ComposeResult:
        yield rtl_widgets.Checkbox("با تیک", value=True)
        with rtl_widgets.RadioSet():
            yield rtl_widgets.RadioButton("نخست")
            yield rtl_widgets.RadioButton("دوم", value=True)
        yield rtl_widgets.Select([("پیک", 1), ("دل", 2)], prompt="برگزینید")


async def test_boxes_stand_before_their_labels_in_both_directions() -> None:
    app = Choices()
    async with app.run_test(size=(30, 16)) as pilot:
        lines = [line.strip("▊▎ ") for line in seen(app)]
        assert lines[1] == fa("با تیک") + " [✓]"
        assert lines[4] == fa("نخست") + " ( )"
        assert lines[5] == fa("دوم") + " (•)"
        assert lines[8].startswith("▼")
        assert lines[8].endswith(fa("برگزینید"))
        app.turn("ltr")
        await pilot.pause()
        lines = [line.strip("▊▎ ") for line in seen(app)]
        assert lines[1] == "[✓] " + fa("با تیک")
        assert lines[4] == "( ) " + fa("نخست")
        assert lines[8].startswith(fa("برگزینید"))
        assert lines[8].endswith("▼")


async def test_a_select_opens_and_takes_a_click() -> None:
    app = Choices()
    async with app.run_test(size=(30, 16)) as pilot:
        select: rtl_widgets.Select[int] = app.query_one(rtl_widgets.Select)
        await pilot.click(select)
        await pilot.pause()
        row = next(y for y, line in enumerate(seen(app)) if fa("دل") in line)
        await pilot.click(offset=(seen(app)[row].index(fa("دل")), row))
        await pilot.pause()
        assert select.value == 2


class Own(App[None]):
    """An app that has its own way to say which way it reads, and a plain scroll beside a mirrored one."""

    right_to_left = True
    CSS = "Row {height: 1} Row Static {width: 5} VerticalScroll {height: 2}"

    def get_line_filters(self) -> list[Any]:
        return [*super().get_line_filters(), RightToLeft()]

    def get_default_screen(self) -> MirroredScreen:
        return MirroredScreen(id="_default")

    def compose(self) -> ComposeResult:
        with Row():
            yield Static("یک")
            yield Static("دو")
        with VerticalScroll():
            yield Static("سه")


async def test_an_app_needs_no_more_than_an_attribute_and_the_filter() -> None:
    app = Own()
    async with app.run_test(size=(20, 4)):
        assert seen(app)[0] == f"{fa('دو'):>15}{fa('یک'):>5}"


class Deaf(App[None]):
    """An app that knows nothing of directions."""

    CSS = "Row {height: 1} Row Static {width: 5}"

    def compose(self) -> ComposeResult:
        with Row():
            yield Static("a")
            yield Static("b")


async def test_mirrored_containers_do_nothing_in_an_app_that_does_not_ask() -> None:
    app = Deaf()
    async with app.run_test(size=(20, 2)):
        assert seen(app)[0].rstrip() == "a    b"


class Wide(TwoWay, App[None]):
    """Content that is wider than its container."""

    CSS = """
    .strip {width: 20; height: 3; layout: horizontal}
    #scrolls {overflow-x: auto}
    #hides {overflow-x: hidden}
    .strip Static {width: 8; height: 1}
    """

    def compose(self) -> ComposeResult:
        for name in ("scrolls", "hides"):
            with Strip(id=name, classes="strip"):
                for number in range(4):
                    yield Static(f"تکه{number}", id=f"{name}{number}")


class Strip(Mirrored, Widget):
    """A container that may scroll sideways."""


async def test_content_that_is_too_wide_hides_its_end_or_scrolls_to_it() -> None:
    app = Wide()
    async with app.run_test(size=(20, 8)) as pilot:
        hides, scrolls = app.query_one("#hides"), app.query_one("#scrolls")
        assert app.query_one("#hides0").region.right == hides.region.right
        assert not hides.allow_horizontal_scroll
        assert scrolls.virtual_size.width == 32
        assert scrolls.max_scroll_x == 12
        scrolls.scroll_to(x=12, animate=False)
        await pilot.pause()
        assert app.query_one("#scrolls0").region.right == scrolls.region.right
