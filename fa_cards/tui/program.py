"""What pages ask of the app, so that they need not know it whole."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.screen import Screen
from textual.theme import Theme

from fa_cards.play.settings import Settings, SettingValue
from fa_cards.play.store import Store
from fa_cards.rtl import TerminalClass
from fa_cards.rtl.layout import TwoWay
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.output import Shows
from fa_cards.tui.pace import Pace
from fa_cards.tui.stylesheet import KeptStylesheet
from fa_cards.tui.themes import NIGHT_TURQUOISE, THEMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fa_cards.play.match import Match
    from fa_cards.play.seats import Seat
    from fa_cards.play.tournament import Tournament
    from fa_cards.rules.actions import Action
    from fa_cards.rules.game import View
    from fa_cards.rules.options import Value


WorkT = TypeVar("WorkT")


class SetUp(NamedTuple):
    """What was chosen for a match of some game, or a tournament, before it was begun."""

    seats: tuple[Seat, ...]
    options: Mapping[str, Value]


class Program(Shows, TwoWay, App[int], inherit_bindings=False):
    """The app: store, pace, language, and the ways between its pages."""

    CSS_PATH = "page.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "fa-cards"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "suspend_process", show=False),
        Binding(",".join(BY_NAME["quit"].keys), "quit_page", show=False, priority=True),
    ]
    """All other keys are acts of pages. The first one is the shell's; leaving comes before what a field would take."""

    store: Store
    pace: Pace
    settings: Settings
    """What the person has set, as it counts here; `change` changes it."""
    terminal_found: TerminalClass | None
    """What the terminal is, where the program found that out and nobody named it."""
    set_ups: dict[str, SetUp]
    """What was chosen last for a match of each game, by its key, and for a tournament, until the program ends."""

    laid_out: dict[str, object]
    """What persons have laid out at tables, by the ID of the match, until the program ends."""

    _variables_of = ""
    """The theme whose colours were worked out last."""
    _variables: dict[str, str]

    def __init__(self, driver_class: type[Driver] | None = None) -> None:
        super().__init__(driver_class=driver_class)
        self.set_ups = {}
        self.laid_out = {}
        # Before the stylesheets are read: they use the colours of the theme.
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = NIGHT_TURQUOISE.name
        self.stylesheet = KeptStylesheet(variables=self.get_css_variables())
        # Nothing here has a tooltip: without it each page has a widget less.
        self._disable_tooltips = True

    def get_css_variables(self) -> dict[str, str]:
        """The colours of the theme, as the stylesheets name them; Textual works them out each time that it asks."""
        if self._variables_of != self.theme:
            self._variables_of, self._variables = self.theme, super().get_css_variables()
        return self._variables

    def get_theme(self, theme_name: str) -> Theme | None:
        """The theme of that name. Textual asks for it with every line that it draws, and then looks at all themes."""
        return self._registered_themes.get(theme_name) or super().get_theme(theme_name)

    @abstractmethod
    def action_quit_page(self) -> None:
        """Does on the page what the keys that leave the program do there."""

    @property
    @abstractmethod
    def notice(self) -> str:
        """A sentence for the menu, such as that a damaged store was set aside; mostly empty."""

    @abstractmethod
    def change(self, **changes: SettingValue) -> None:
        """Keeps these settings, and lets them be seen at once.

        Raises:
            Refusal: they could not be kept; they count until the program ends all the same.
        """

    @abstractmethod
    def switch_language(self) -> None:
        """Switches between Persian and English, everywhere and at once, and keeps the choice."""

    @abstractmethod
    def show_help(self, scopes: tuple[Scope, ...]) -> None:
        """Shows the keys of these scopes, and all others below them."""

    @abstractmethod
    def show_settings(self) -> None:
        """Shows the page of settings."""

    @abstractmethod
    def show_palette(self, page: Screen[Any]) -> None:
        """Shows all that can be done on this page, to search in and to do it."""

    @abstractmethod
    def show_rules(
        self,
        game: str,
        options: Mapping[str, Value] | None = None,
        seats: int | None = None,
        *,
        view: View | None = None,
    ) -> None:
        """Shows the rules page of a game, as it is usually played or with these options and by so many players.

        Args:
            game: its key.
            options: those away from their defaults.
            seats: how many play.
            view: where the match of who reads stands, to open the page where it speaks of that.
        """

    @abstractmethod
    def show_games(self, *, rules: bool) -> None:
        """Shows the games, to begin a match of one of them or to read its rules."""

    @abstractmethod
    def show_words(self, text: str) -> None:
        """Shows the glossary, the terms that the text uses first; takes it away where it is on top."""

    @abstractmethod
    def show_path(self) -> None:
        """Shows the path through the lessons."""

    @abstractmethod
    def show_lesson(self, key: str, *, in_place: bool = False) -> None:
        """Shows a lesson at its table, from where it was left; in place of the page on top, or above it."""

    @abstractmethod
    def show_quiz(self, game: str, topic: str | None = None) -> None:
        """Shows a quiz on a game, or on one of its topics."""

    @abstractmethod
    def show_instead(self, page: Screen[Any]) -> None:
        """Shows a page in place of the one on top."""

    @abstractmethod
    def show_history(self) -> None:
        """Shows all stored matches."""

    @abstractmethod
    def set_up(self, game: str, *, in_place: bool = False) -> None:
        """Shows the page on which a match of the game is set up."""

    @abstractmethod
    def set_up_tournament(self) -> None:
        """Shows the page on which a tournament is set up."""

    @abstractmethod
    def show_tournament(self, tournament: Tournament) -> None:
        """Shows the round of a tournament that is being played, in place of what stands above the menu."""

    @abstractmethod
    def in_tournament(self, match: Match) -> bool:
        """Whether a match is a table of a tournament, to which one goes back from it."""

    @abstractmethod
    def open_match(self, match: Match) -> None:
        """Shows the table of a match, in place of what stands above the menu."""

    @abstractmethod
    def rematch(self, match: Match) -> None:
        """Shows the table of a new match with the settings of this one, in its place."""

    @abstractmethod
    def tidy_soon(self) -> None:
        """Looks for garbage when the person has paused."""

    @abstractmethod
    async def decide(self, decision: Callable[[], Action]) -> Action:
        """The step that a bot decides on, worked out where it does not hold up the screen."""

    @abstractmethod
    async def work(self, job: Callable[[], WorkT]) -> WorkT:
        """What takes its time, worked out where it holds up neither the screen nor the bots at the table."""

    @abstractmethod
    def call_person(self) -> None:
        """Calls the person to the table, now that it is his turn and others moved before: by the bell, if he likes."""

    @abstractmethod
    def ask_to_leave(self) -> None:
        """Asks whether to leave the program."""

    @abstractmethod
    def leave(self) -> None:
        """Ends the program. Every step is in the store already."""
