"""The program: opens the store's matches, switches the language, and goes from page to page."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, Any, ClassVar

from textual.driver import Driver
from textual.screen import Screen
from textual.timer import Timer

from fa_cards.environment import TERMINAL
from fa_cards.play.refusals import NoSuchMatch
from fa_cards.play.settings import SettingValue
from fa_cards.play.start import Start
from fa_cards.play.store import Opened
from fa_cards.rtl import TerminalClass, trouble
from fa_cards.rtl.driver import choose_driver, switch_terminal
from fa_cards.rtl.terminal import Found, find_out
from fa_cards.rules.errors import Refusal
from fa_cards.tui.keys import Scope
from fa_cards.tui.menu import MenuPage, other_language
from fa_cards.tui.output import Output, found_output, terminal_encoding
from fa_cards.tui.pace import ClockPace, Pace, pauses_of
from fa_cards.tui.page import Page
from fa_cards.tui.program import Program, WorkT
from fa_cards.tui.themes import theme_name
from fa_cards.words import Preferences, language, prefer, use

# Each page but the menu is imported when it is shown: the menu is there sooner.
if TYPE_CHECKING:
    from fa_cards.bots.apart import Apart
    from fa_cards.play.match import Match
    from fa_cards.play.rows import TableOf
    from fa_cards.play.tournament import Tournament
    from fa_cards.rules.actions import Action
    from fa_cards.rules.game import View
    from fa_cards.rules.options import Value
    from fa_cards.tui.palette import Doing


SELDOM = (2000, 20, 1000)
"""How much is made before garbage is looked for; for all of it so seldom that the pauses of a person come before."""
PAUSE = 1.5
"""Seconds after which a page that was taken away is looked for as garbage."""


class FaCards(Program):
    """The app. The menu is its first screen, with none below it."""

    MODES: ClassVar[dict[str, str | Callable[[], Screen[Any]]]] = {"menu": MenuPage}
    DEFAULT_MODE: ClassVar[str] = "menu"

    bots_apart = False
    """Whether bots think in a process of their own; else they do it in a thread, which the screen feels."""
    _apart: Apart | None = None
    _working: Apart | None = None
    """The process for what takes longer: a bot at the table does not wait for it."""

    _tidies = False
    """Whether the program says when all garbage is looked for, and not the number of things that were made."""
    _tidying: Timer | None = None

    def __init__(
        self,
        opened: Opened,
        start: Start,
        *,
        pace: Pace | None = None,
        driver_class: type[Driver] | None = None,
        output: Output | None = None,
        found: Found | None = None,
    ) -> None:
        """The app, on its menu once it runs.

        Args:
            opened: the store.
            start: what to show first.
            pace: how long moments stay; the clock's, if it is None.
            driver_class: the driver for the terminal; Textual's choice, if it is None.
            output: what the terminal can show.
            found: what the terminal is, where nobody named it.
        """
        super().__init__(driver_class)
        self.terminal_found = found.terminal if found is not None else None
        self._terminal_uncertain = found is not None and not found.certain
        """Whether only the person can say what he sees of Persian."""
        self.show_on(output or Output())
        if not self.output.signs:
            use("en")
        self.store = opened.store
        self.set_aside = opened.set_aside
        self.pace = pace or ClockPace()
        self.start_with = start
        self.settings = opened.store.settings
        self._first_evening = self.settings.language is None and not opened.store.matches()
        """Whether nobody has played here, nor chosen a language: he may not even see the letters."""
        self._unkept: dict[str, SettingValue] = {}
        """What counts here but could not be kept; it is tried again with the next change."""
        self._apply()
        # Before the stylesheets are read: they use the colours of the theme.
        self.stylesheet.set_variables(self.get_css_variables())
        self.turn(language().direction)

    @property
    def notice(self) -> str:
        """That a damaged store was set aside, or that Persian may stand wrong here, and what helps."""
        if self.set_aside is not None:
            from fa_cards.words.notices import set_aside_words

            return set_aside_words(self.set_aside.name)
        said = self.settings.terminal or self._answer
        code = None if said or self.terminal_found is None else trouble(self.terminal_found)
        lines = []
        if code is not None:
            from fa_cards.words.terminals import trouble_words

            lines.append(trouble_words(code, TERMINAL))
        if self.right_to_left and (lines or self._first_evening):
            from fa_cards.words.notices import LATIN_LINE

            lines.append(LATIN_LINE)
        return "\n".join(lines)

    def on_mount(self) -> None:
        """Shows over the menu the match or tournament that was asked for."""
        game = self.start_with.new_game()
        if self.start_with.match_id is not None:
            self.open_match(self.store.load(self.start_with.match_id))
        elif self.start_with.tournament_id is not None:
            self.show_tournament(self.store.tournaments.load(self.start_with.tournament_id))
        elif game is not None:
            seats = self.start_with.seats_for(game, self.settings.name)
            self.open_match(self.store.create(game, seats, seed=self.start_with.seed))

        if self._terminal_uncertain and not self._answer and self.terminal_found and self.right_to_left:
            from fa_cards.tui.terminal_question import ask_terminal

            ask_terminal(self, self.terminal_found, self._named)

        self.call_later(self._show_first_frame)

    def _show_first_frame(self) -> None:
        """Draws the first frame, for which Textual would let time pass; garbage is looked for from now on.

        Not in what is there already: that stays.
        """
        self.screen._screen_resized(self.size)
        self.screen._on_timer_update()
        if not gc.isenabled():
            gc.freeze()
            gc.set_threshold(*SELDOM)
            gc.enable()
            self._tidies = True

    def tidy_soon(self) -> None:
        """Looks for garbage when the person has paused: a page that was taken away is some, and a key would wait."""
        if self._tidies:
            if self._tidying is not None:
                self._tidying.stop()
            self._tidying = self.set_timer(PAUSE, self._tidy)

    def _tidy(self) -> None:
        gc.collect()

    def _named(self, terminal: str | None) -> None:
        """Keeps what the person has answered to the question about his terminal, if he has."""
        if terminal is not None:
            try:
                self.change(terminal_answer=terminal)
            except Refusal as reason:
                from fa_cards.words.refusals import refusal

                self.notify(refusal(reason), severity="warning", markup=False)

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
        theme = self.theme
        self._apply()
        if self.theme != theme:
            # After the stylesheets have the new colours. Texts name them, and an equal text is not written again.
            self.call_next(self._paint)
        if not changes.keys().isdisjoint(("terminal", "terminal_answer")):
            self._switch_terminal()
        if self.direction != language().direction:
            self.turn(language().direction)
        self.redraw()
        if isinstance(self.screen, Page):
            # All of the screen is new: the person sees it before it is written down.
            self.screen.draw_now()
        # What another program has set meanwhile stays as it is in the store, and does not count here.
        self._unkept.update(changes)
        self.store.change_settings(**self._unkept)
        self._unkept.clear()

    def _paint(self) -> None:
        """Draws every widget anew, also those whose text is the same."""
        for screen in self.screen_stack:
            for widget in screen.walk_children(with_self=True):
                widget.refresh()

    @property
    def _answer(self) -> TerminalClass | None:
        """What the person has answered about this terminal; None where nobody need be asked, or was."""
        return TerminalClass.known(self.settings.terminal_answer) if self._terminal_uncertain else None

    def _switch_terminal(self) -> None:
        """Treats the terminal as what it was named, or found to be."""
        terminal = TerminalClass.known(self.settings.terminal) or self._answer or self.terminal_found
        if terminal is not None:
            switch_terminal(self, terminal)

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
        self.pace.pauses = pauses_of(settings.speed, motion=settings.motion, trick_pause=settings.trick_pause)

    def redraw(self) -> None:
        """Draws anew what is in sight: the page on top, and those that are seen behind it; others when they come up."""
        for screen in reversed(self.screen_stack):
            if isinstance(screen, Page):
                screen.redraw()
            if screen.styles.background.a == 1:
                break

    def switch_language(self) -> None:
        """Switches between Persian and English, everywhere and at once, and keeps the choice."""
        self.change(language=other_language().code)

    def show_help(self, scopes: tuple[Scope, ...]) -> None:
        """Shows the keys of these scopes, and all others below them."""
        from fa_cards.tui.help import HelpPage

        self.push_screen(HelpPage(scopes))

    def show_settings(self) -> None:
        """Shows the page of settings."""
        from fa_cards.tui.settings_page import SettingsPage

        self._show_once(SettingsPage)

    def _show_once(self, kind: type[Page[None]]) -> None:
        """Shows the page of that kind: the one that is there already, if there is one and nothing waits above it."""
        above = list(takewhile(lambda screen: not isinstance(screen, kind), reversed(self.screen_stack)))
        if len(above) == len(self.screen_stack) or any(isinstance(one, Page) and one.AWAITED for one in above):
            self.push_screen(kind())
        else:
            self._take_away(len(above))

    def _take_away(self, count: int) -> None:
        """Takes so many pages away, and ends what goes on behind them."""
        for _ in range(count):
            if isinstance(self.screen, Page):
                self.screen.stop_working()
            self.pop_screen()

    def show_palette(self, page: Screen[Any]) -> None:
        """Shows all that can be done on this page, to search in and to do it."""
        from fa_cards.tui.palette import PalettePage

        menu = next(screen for screen in self.screen_stack if isinstance(screen, MenuPage))

        def chosen(doing: Doing | None) -> None:
            if doing is not None:
                doing.page.press(doing.name)

        if isinstance(page, Page):
            self.push_screen(PalettePage(page, menu), chosen)

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
        from fa_cards.tui.rules_page import RulesPage

        self.push_screen(RulesPage(game, options, seats, view))

    def show_games(self, *, rules: bool) -> None:
        """Shows the games, to begin a match of one of them or to read its rules."""
        from fa_cards.tui.games_page import GamesPage

        self.push_screen(GamesPage(rules=rules))

    def show_words(self, text: str) -> None:
        """Shows the glossary, the terms that the text uses first; takes it away where it is on top."""
        from fa_cards.tui.glossary_page import GlossaryPage

        if isinstance(self.screen, GlossaryPage):
            self.screen.dismiss(None)
        else:
            self.push_screen(GlossaryPage(text))

    def show_path(self) -> None:
        """Shows the path through the lessons."""
        from fa_cards.tui.lessons.path import ChaptersPage

        self.push_screen(ChaptersPage())

    def show_lesson(self, key: str, *, in_place: bool = False) -> None:
        """Shows a lesson at its table, from where it was left; in place of the page on top, or above it."""
        from fa_cards.tui.lessons.lesson import lesson_page

        page = lesson_page(key, self.store, self.settings.name)
        if in_place:
            self.show_instead(page)
        else:
            self.push_screen(page)

    def show_quiz(self, game: str, topic: str | None = None) -> None:
        """Shows a quiz on a game, or on one of its topics."""
        from fa_cards.tui.lessons.quiz import quiz_page

        self.push_screen(quiz_page(self, game, topic))

    def show_instead(self, page: Screen[Any]) -> None:
        """Shows a page in place of the one on top."""
        self._take_away(1)
        self.push_screen(page)

    def show_history(self) -> None:
        """Shows all stored matches."""
        from fa_cards.tui.history import HistoryPage

        self._show_once(HistoryPage)

    def set_up(self, game: str, *, in_place: bool = False) -> None:
        """Shows the page on which a match of the game is set up; in place of the page on top, or above it."""
        from fa_cards.tui.setup import SetupPage

        page = SetupPage(game, self.settings.name, self.set_ups.get(game))
        if in_place:
            self.show_instead(page)
        else:
            self.push_screen(page)

    def set_up_tournament(self) -> None:
        """Shows the page on which a tournament is set up."""
        from fa_cards.tui.tournament_setup import KEPT, TournamentSetupPage

        self.push_screen(TournamentSetupPage(self.settings.name, self.set_ups.get(KEPT)))

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows the round of a tournament that is being played, in place of what stands above the menu."""
        from fa_cards.tui.tournament_page import TournamentPage

        self._take_away(len(self.screen_stack) - 1)
        self.push_screen(TournamentPage(tournament))

    def in_tournament(self, match: Match) -> bool:
        """Whether a match is a table of a tournament, to which one goes back from it."""
        return self._table_of(match) is not None

    def _table_of(self, match: Match) -> TableOf | None:
        """Where a match belongs in a tournament; one that is no longer in the store is a match as any other."""
        try:
            return self.store.find(match.id).table if match.id else None
        except NoSuchMatch:
            return None

    def open_match(self, match: Match) -> None:
        """Shows the table of a match, in place of what stands above the menu; below it the tournament it belongs to."""
        from fa_cards.tui.tables import table_page

        place = self._table_of(match)
        if place is not None:
            self.show_tournament(self.store.tournaments.load(place.tournament))
        else:
            self._take_away(len(self.screen_stack) - 1)
        self.push_screen(table_page(match))

    def rematch(self, match: Match) -> None:
        """Shows the table of a new match with the settings of this one, in its place."""
        self.open_match(self.store.rematch(match))

    async def decide(self, decision: Callable[[], Action]) -> Action:
        """The step that a bot decides on, worked out in another process or thread."""
        if not self.bots_apart:
            return await asyncio.to_thread(decision)
        if self._apart is None:
            from fa_cards.bots.apart import Apart

            self._apart = Apart()
        return await self._apart.decide(decision)

    async def work(self, job: Callable[[], WorkT]) -> WorkT:
        """What takes its time, worked out in another process or thread than the steps of bots."""
        if not self.bots_apart:
            return await asyncio.to_thread(job)
        if self._working is None:
            from fa_cards.bots.apart import Apart

            self._working = Apart()
        return await self._working.decide(job)

    def on_unmount(self) -> None:
        """Lets no bot think on when the program ends."""
        for process in (self._apart, self._working):
            if process is not None:
                process.end()

    def call_person(self) -> None:
        """Rings the terminal's bell, if the person likes to be called by it."""
        if self.settings.bell:
            self.bell()

    def action_quit_page(self) -> None:
        """Does on the page what the keys that leave the program do there; without a page, leaves."""
        page = self.screen
        if not isinstance(page, Page) or page.too_small:
            self.leave()
        else:
            page.press("quit")

    def ask_to_leave(self) -> None:
        """Asks whether to leave the program."""
        from fa_cards.tui.ask import LeavePage

        def answered(yes: bool | None) -> None:
            if yes:
                self.leave()

        self.push_screen(LeavePage(), answered)

    def leave(self) -> None:
        """Ends the program. Every step is in the store already."""
        self.exit(0)


def run(opened: Opened, start: Start) -> int:
    """The exit status of the program, once the person has left it."""
    settings = opened.store.settings
    named = os.environ.get(TERMINAL) or TerminalClass.known(settings.terminal)
    found = find_out(os.environ, named)
    answer = None if found.certain else TerminalClass.known(settings.terminal_answer)
    terminal = answer or found.terminal
    driver = choose_driver(terminal, os.environ, sys.stdin.isatty(), sys.stdout.isatty())
    if settings.terminal_found != terminal:
        opened.store.change_settings(terminal_found=str(terminal))
    output = found_output(os.environ, terminal_encoding(os.environ))
    app = FaCards(opened, start, driver_class=driver, output=output, found=None if named else found)
    app.bots_apart = True
    status = app.run()
    return status if status is not None else app.return_code or 0
