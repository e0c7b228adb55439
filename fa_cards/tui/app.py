"""The program: opens the store's matches, switches the language, and goes from page to page."""

from __future__ import annotations

import os
import sys

from textual.driver import Driver

from fa_cards.environment import TERMINAL
from fa_cards.play.match import Match
from fa_cards.play.settings import SettingValue
from fa_cards.play.start import Start
from fa_cards.play.store import Opened
from fa_cards.rtl.driver import choose_driver
from fa_cards.rtl.terminal import find_terminal
from fa_cards.rules.errors import Refusal
from fa_cards.tui.help import HelpPage
from fa_cards.tui.keys import Scope
from fa_cards.tui.menu import MenuPage, other_language
from fa_cards.tui.output import Output, found_output, terminal_encoding
from fa_cards.tui.pace import ClockPace, Pace, pauses_of
from fa_cards.tui.page import Page
from fa_cards.tui.program import Program
from fa_cards.tui.rules_page import RulesPage
from fa_cards.tui.setup import SetupPage
from fa_cards.tui.table import TablePage
from fa_cards.tui.themes import theme_name
from fa_cards.words import Preferences, language, prefer, use
from fa_cards.words.notices import set_aside_words


class FaCards(Program):
    """The app."""

    def __init__(
        self,
        opened: Opened,
        start: Start,
        *,
        pace: Pace | None = None,
        driver_class: type[Driver] | None = None,
        output: Output | None = None,
    ) -> None:
        super().__init__(driver_class)
        self.show_on(output or Output())
        if not self.output.signs:
            use("en")
        self.store = opened.store
        self.set_aside = opened.set_aside
        self.pace = pace or ClockPace()
        self.start_with = start
        self.settings = opened.store.settings
        self._apply()
        self.turn(language().direction)

    @property
    def notice(self) -> str:
        """That a damaged store was set aside, if it was."""
        if self.set_aside is None:
            return ""
        return set_aside_words(self.set_aside.name)

    def on_mount(self) -> None:
        """Shows the menu, and over it the match that was asked for."""
        self.push_screen(MenuPage())
        game = self.start_with.new_game()
        if self.start_with.match_id is not None:
            self.open_match(self.store.load(self.start_with.match_id))
        elif game is not None:
            seats = self.start_with.seats_for(game, self.settings.name)
            self.open_match(self.store.create(game, seats, seed=self.start_with.seed))

    def change(self, **changes: SettingValue) -> None:
        """Keeps these settings, and lets them be seen at once.

        Raises:
            Refusal: they could not be kept; they count until the program ends all the same. Persian where the
                terminal has no letters for it is not taken at all.
        """
        if not self.output.signs and changes.get("language", "en") != "en":
            raise Refusal("no-persian-letters")
        self.settings = self.settings.changed(changes)
        if "language" in changes and self.settings.language is not None:
            use(self.settings.language)
        self._apply()
        if self.direction != language().direction:
            self.turn(language().direction)
        self.redraw()
        self.settings = self.store.change_settings(**changes)

    def _apply(self) -> None:
        """Lets words, colours and pace follow the settings."""
        settings = self.settings
        prefer(
            Preferences(
                local_digits=settings.digits == "local",
                court_words=settings.courts == "words",
                suit_signs=self.output.signs,
            )
        )
        self.theme = theme_name(settings.theme, settings.deck, self.output.colours)
        self.pace.pauses = pauses_of(settings.speed, motion=settings.motion)

    def redraw(self) -> None:
        """Draws all pages anew."""
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.redraw()

    def switch_language(self) -> None:
        """Switches between Persian and English, everywhere and at once, and keeps the choice."""
        self.change(language=other_language().code)

    def show_help(self, scopes: tuple[Scope, ...]) -> None:
        """Shows the keys of these scopes, and all others below them."""
        self.push_screen(HelpPage(scopes))

    def show_rules(self, game: str) -> None:
        """Shows the rules page of a game."""
        self.push_screen(RulesPage(game))

    def set_up(self, game: str) -> None:
        """Shows the page on which a match of the game is set up."""
        self.push_screen(SetupPage(game, self.settings.name))

    def open_match(self, match: Match) -> None:
        """Shows the table of a match, in place of what stands above the menu."""
        while len(self.screen_stack) > 2:
            self.pop_screen()
        self.push_screen(TablePage(match))

    def rematch(self, match: Match) -> None:
        """Shows the table of a new match with the settings of this one, in its place."""
        self.open_match(self.store.create(match.game, match.seats))

    def call_person(self) -> None:
        """Rings the terminal's bell, if the person likes to be called by it."""
        if self.settings.bell:
            self.bell()

    def leave(self) -> None:
        """Ends the program. Every step is in the store already."""
        self.exit(0)


def run(opened: Opened, start: Start) -> int:
    """The exit status of the program, once the person has left it."""
    terminal = find_terminal(os.environ, os.environ.get(TERMINAL) or opened.store.settings.terminal)
    driver = choose_driver(terminal, os.environ, sys.stdin.isatty(), sys.stdout.isatty())
    opened.store.change_settings(terminal_found=str(terminal))
    output = found_output(os.environ, terminal_encoding())
    app = FaCards(opened, start, driver_class=driver, output=output)
    status = app.run()
    return status if status is not None else app.return_code or 0
