"""What all screens share: keys by the table of keys, clicks on styled text, the language, and windows too small."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, TypeVar

from textual import events
from textual.app import App, ComposeResult
from textual.await_complete import AwaitComplete
from textual.content import Content
from textual.css.styles import RulesMap
from textual.geometry import Region, Size
from textual.screen import Screen
from textual.strip import Strip

from fa_cards.rtl import Mirrored
from fa_cards.rules.errors import Refusal
from fa_cards.tui import geometry
from fa_cards.tui.choices import Choice
from fa_cards.tui.compositor import ExactCompositor
from fa_cards.tui.ink import PRESS, hint, spaced
from fa_cards.tui.keys import BY_NAME, TOGETHER, Act, Scope, find
from fa_cards.tui.output import Output
from fa_cards.tui.program import Program
from fa_cards.tui.static import Static
from fa_cards.words import Preferences, language, preferences, say

ResultT = TypeVar("ResultT")

_WAY_BACK = "back"
_GAP = 3
"""Blanks between hints."""


class TooSmall(Static):
    """The one sentence of a window that is too small, or where even that has no room, the size it needs."""

    def show(self, columns: int, rows: int) -> None:
        """Says it for a window of this size."""
        width, height = geometry.LEAST
        sentence = Content(say("The window is too small; it needs at least {w} by {h}.", w=width, h=height))
        if sentence.get_height(RulesMap(), max(columns, 1)) > rows:
            sentence = Content(say("{w} by {h}", w=width, h=height))
        self.update(sentence)


class Hints(Static):
    """The keys that matter now, in one line."""

    def show(self, names: tuple[str, ...]) -> None:
        """Shows as many of these acts as fit, the first ones first; the way back is the last one to give way."""
        output = self.app.output if isinstance(self.app, Program) else Output()
        # The name of the language is written in letters that a terminal without signs does not have.
        hints = {name: hint(BY_NAME[name]) for name in names if name != "language" or output.signs}
        needed = {name: one.cell_length + _GAP for name, one in hints.items()}
        room = self.app.size.width - 2 + _GAP - needed.pop(_WAY_BACK, 0)
        shown = {_WAY_BACK}
        for name in needed:
            if name in shown:
                continue
            both = [one for one in (name, TOGETHER.get(name)) if one in needed]
            room -= sum(needed[one] for one in both)
            if room < 0:
                break
            shown.update(both)
        self.update(spaced([one for name, one in hints.items() if name in shown], _GAP))


Look = tuple[str, frozenset[str], frozenset[str], int]
"""What the styles of all widgets may depend on: theme, classes and state of the app, and how many stylesheets count."""


def look_of(app: App[Any]) -> Look:
    """The look of an app as it is now."""
    return app.theme, app.classes, frozenset(app.pseudo_classes), len(app.stylesheet.source)


def method_of(act: str) -> str:
    """The name of the method that does an act."""
    return "do_" + act.replace("-", "_")


class Page(Mirrored, Screen[ResultT], inherit_bindings=False):
    """A screen. Subclasses compose with `compose_page`, redraw everything in `show`, and have a method an act.

    An act named `last-trick` is done by `do_last_trick`; an act without a method is not the screen's.
    """

    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.ANYWHERE,)
    """The scopes whose keys the screen knows, the first to be asked first."""
    AWAITED: ClassVar[bool] = False
    """Whether something waits for the page's answer, so that it must not be taken away without one."""
    BROUGHT_BY: ClassVar[str] = ""
    """The act that shows the page anywhere; its key also takes the page away."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._compositor = ExactCompositor()

    def compose(self) -> ComposeResult:
        """The page and the sentence that takes its place in a small window."""
        # Before there are widgets to be styled anew by it.
        self._wear()
        yield from self.compose_page()
        if self.too_small:
            yield TooSmall(id="too-small")

    def compose_page(self) -> ComposeResult:
        """The widgets of the page; a page has its own."""
        yield from ()

    def more_choices(self) -> tuple[Choice, ...]:
        """What is offered on pages behind this one, for the list of all that can be done."""
        return ()

    def show(self) -> None:
        """Draws everything anew, after a change and when the language changes; a page has its own."""

    def refuse(self, reason: Refusal) -> None:
        """Tells the person why what he wanted was not done; a page with a place for it has its own."""
        from fa_cards.words.refusals import refusal

        self.notify(refusal(reason), severity="warning", markup=False)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """The scopes whose keys count now."""
        return self.SCOPES

    @property
    def room(self) -> geometry.Geometry:
        """The measures for this window."""
        return geometry.geometry(*self.app.size)

    drawn = False
    """Whether the widgets of the page are there; before, a new size or language finds nothing to draw."""
    _drawn_for: Size | None = None
    """The window for which the page was drawn last."""
    _drawn_as: tuple[str, Preferences] | None = None
    """The language and the preferences with which the page was drawn last."""
    _was_covered = False
    """Whether another screen was on top."""
    _look: Look | None = None
    """The look of the app when another screen came on top."""

    def on_mount(self) -> None:
        """Draws the page for the first time."""
        # Textual calls this by itself also where a subclass has called it.
        if not self.drawn and self.there:
            self.drawn = True
            self.redraw()

    def on_resize(self) -> None:
        """Draws the page for the new size."""
        if self._drawn_for != self.app.size:
            self.redraw()

    def on_screen_suspend(self) -> None:
        """Remembers that another screen is on top, and how the app looked until then."""
        self._was_covered = True
        self._look = look_of(self.app)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """Draws what may have changed while another screen was on top."""
        # The widgets of a page that has just been opened have their styles already, and keep them while it is covered:
        # only what concerns all of the app reaches the page on top alone.
        event.refresh_styles = self._was_covered and self._look != look_of(self.app)
        if self._was_covered or self._drawn_for != self.app.size:
            self.redraw()
        if self._was_covered:
            self.program.tidy_soon()
        self._was_covered = False

    def _screen_resized(self, size: Size) -> None:
        """Lays the page out for a window of another size; Textual does it each time that it hears of the size."""
        if self._size != size:
            super()._screen_resized(size)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines of the page itself: the same blank one, as in `Plain`, unless others are seen through it."""
        if self.is_modal:
            return super().render_lines(crop)
        return super().render_lines(crop._replace(height=1)) * crop.height

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Lays everything out, but not before the app has started: then it has to be done again for the first frame."""
        if self.app._dom_ready or not self.app._batch_count:
            if self._repaint_required:
                # Textual would send what has moved, and then all of it again.
                self._dirty_widgets.add(self)
                self._repaint_required = False
            super()._refresh_layout(size, scroll)

    def _compositor_refresh(self) -> None:
        """Draws what has changed, but not while Textual gathers changes: it would draw all, and show nothing."""
        if self.app._batch_count:
            self.refresh()
        else:
            super()._compositor_refresh()

    def draw_now(self) -> None:
        """Sends what has changed to the terminal at once, and not with the next beat of the screen."""
        if self.is_current and self.drawn and not self.app._batch_count:
            self._on_timer_update()

    def redraw(self) -> None:
        """Draws the page for the window and the language as they are now."""
        if self.drawn and self.there:
            self._drawn_for = self.app.size
            self._drawn_as = (language().code, preferences())
            self._wear()
            if self.too_small:
                self._say_too_small()
            self.show()

    def keep_up(self) -> None:
        """Draws the page, also out of sight, if others write another language or other digits by now than it does."""
        if self._drawn_as != (language().code, preferences()):
            self.redraw()

    def when_drawn(self, do: Callable[[], None]) -> None:
        """Does it when what was shown has been laid out and drawn, unless the page has been taken away meanwhile."""

        def if_there() -> None:
            if self.there:
                do()

        self.call_after_refresh(if_there)

    @property
    def too_small(self) -> bool:
        """Whether the window has no room for the page."""
        return geometry.too_small(*self.app.size)

    def _say_too_small(self) -> None:
        """Says that the window is too small; who needs that sentence is rare, so it is not there before."""
        for sentence in self.query(TooSmall) or [TooSmall(id="too-small")]:
            if not sentence.is_attached:
                self.mount(sentence)
            sentence.show(*self.app.size)

    def _wear(self) -> None:
        """Wears the classes of the window's size."""
        worn = self.room.classes
        every = {name: name in worn for one in geometry.LAYOUTS for name in one.classes}
        # All at once: with each class that comes or goes Textual looks for the rules of every widget again.
        self.update_classes({"-too-small": self.too_small, **every})

    @property
    def there(self) -> bool:
        """Whether the page and its widgets are there: it was not taken away, nor the program left, meanwhile.

        What Textual keeps for later, and the first drawing too, comes also to a page that has lost its widgets or never
        got them all.
        """
        return self.is_attached and self.app.is_running and self in self.app.screen_stack

    @property
    def listens(self) -> bool:
        """Whether keys and clicks are for this page: it is on top, and the program has not been left."""
        return self.is_active and self.is_attached

    def on_key(self, event: events.Key) -> None:
        """Does what the key stands for; in a window too small, where nothing is seen, only what is safe.

        A key that comes too late, for a page that the key before has left, does nothing.
        """
        if not self.listens:
            return
        act = find(event, (Scope.ANYWHERE,) if self.too_small else self.scopes)
        if self.too_small:
            if act is not None and act.name == "language":
                self.press(act.name)
            elif act is not None and act.name == "quit":
                self.program.leave()
        if self.too_small or (act is not None and self.press(act.name)):
            event.stop()
            event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """Does what was clicked, unless the page has been left meanwhile."""
        if not self.listens:
            return
        name = event.style.meta.get(PRESS)
        if isinstance(name, str) and self.press(name):
            event.stop()

    def press(self, name: str) -> bool:
        """Whether there was something to do for the act of that name; it is done."""
        act = BY_NAME.get(name)
        method = getattr(self, method_of(name), None)
        if method is not None:
            return self.attempt(method)
        return act is not None and self.attempt(partial(self.do, act))

    def attempt(self, step: Callable[[], bool | None]) -> bool:
        """Whether there was something to do; it is done, or the person is told why not.

        Also for what is done once a question has been answered.
        """
        try:
            return step() is not False
        except Refusal as reason:
            self.refuse(reason)
            return True

    def offers(self, act: Act) -> bool:
        """Whether the act can be done now, for the list of all that can; a page where that changes has its own."""
        return act.name != self.BROUGHT_BY and hasattr(self, method_of(act.name))

    def do(self, act: Act) -> bool:
        """Does an act that has no method of its own; False where it is not the page's."""
        return False

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Takes the page away, once: a second key or click that comes too late would take away the one below it."""
        if not self.is_active:
            return AwaitComplete()
        self.stop_working()
        return super().dismiss(result)

    def stop_working(self) -> None:
        """Ends what goes on behind the page: what it would do next can neither be seen nor wanted any more."""
        self.workers.cancel_node(self)

    def along(self, cells: int) -> int:
        """So many places to the right as the eye sees it, as places on in reading direction."""
        return -cells if self.program.right_to_left else cells

    def do_language(self) -> None:
        """Switches between Persian and English."""
        self.program.switch_language()

    def do_settings(self) -> None:
        """Shows the settings."""
        self.program.show_settings()

    def do_palette(self) -> None:
        """Shows all that can be done here, to search in."""
        self.program.show_palette(self)

    def do_help(self) -> None:
        """Shows the keys of this page."""
        self.program.show_help(self.scopes)

    def do_words(self) -> None:
        """Shows the glossary, the words of this page first."""
        self.program.show_words(self.reads())

    def reads(self) -> str:
        """What stands on the page to be read, for the words whose meaning one may look up."""
        return ""

    def do_picture(self) -> None:
        """Saves a picture of the screen as it stands, and says where it is."""
        from fa_cards.tui.saving import folders_for_pictures, save

        folders = folders_for_pictures(self.program.store.path.parent)
        path = save(folders, "fa-cards", ".svg", self.app.export_screenshot().encode())
        self.notify(say("The picture is saved as {path}", path=str(path)), markup=False)

    def do_quit(self) -> None:
        """Asks whether to leave the program."""
        self.program.ask_to_leave()

    @property
    def program(self) -> Program:
        """The app, as pages use it."""
        app = self.app
        assert isinstance(app, Program)
        return app
