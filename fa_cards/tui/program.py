"""What pages ask of the app, so that they need not know it whole."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver

from fa_cards.play.match import Match
from fa_cards.play.settings import Settings, SettingValue
from fa_cards.play.store import Store
from fa_cards.rtl.layout import TwoWay
from fa_cards.tui.keys import Scope
from fa_cards.tui.output import Shows
from fa_cards.tui.pace import Pace
from fa_cards.tui.themes import NIGHT_TURQUOISE, THEMES


class Program(Shows, TwoWay, App[int], inherit_bindings=False):
    """The app: store, pace, language, and the ways between its pages."""

    CSS_PATH = "page.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "fa-cards"

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+z", "suspend_process", show=False)]
    """All other keys are acts of pages; this one is the shell's."""

    store: Store
    pace: Pace
    settings: Settings
    """What the person has set, as it is in the store; `change` changes it."""

    def __init__(self, driver_class: type[Driver] | None = None) -> None:
        super().__init__(driver_class=driver_class)
        # Before the stylesheets are read: they use the colours of the theme.
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = NIGHT_TURQUOISE.name

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
    def show_rules(self, game: str) -> None:
        """Shows the rules page of a game."""

    @abstractmethod
    def set_up(self, game: str) -> None:
        """Shows the page on which a match of the game is set up."""

    @abstractmethod
    def open_match(self, match: Match) -> None:
        """Shows the table of a match, in place of what stands above the menu."""

    @abstractmethod
    def rematch(self, match: Match) -> None:
        """Shows the table of a new match with the settings of this one, in its place."""

    @abstractmethod
    def call_person(self) -> None:
        """Calls the person to the table, now that it is his turn and others moved before: by the bell, if he likes."""

    @abstractmethod
    def leave(self) -> None:
        """Ends the program. Every step is in the store already."""
