"""The games: a page on which one chooses the game to play or to read about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath
from typing import ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.tournament import GAME
from fa_cards.rtl import Column, ColumnScroll
from fa_cards.rules.catalog import GAMES
from fa_cards.tui.choices import Choice, Choices
from fa_cards.tui.entries import EntriesPage
from fa_cards.tui.keys import Act, Scope
from fa_cards.tui.new_match import game_of, new_matches, tournaments
from fa_cards.tui.page import Hints
from fa_cards.tui.static import Static
from fa_cards.words import say_in
from fa_cards.words.games import game_name


class GamesPage(EntriesPage):
    """All games, each with a sentence on it."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "games_page.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.GAMES, Scope.LIST, Scope.ANYWHERE)

    def __init__(self, *, rules: bool) -> None:
        """The page; whether the rules of the marked game are shown by Enter, and not a new match set up."""
        super().__init__()
        self.for_rules = rules

    def compose_page(self) -> ComposeResult:
        """Heading, the games, the sentence on the marked one, hints."""
        yield Static(classes="heading")
        with ColumnScroll(classes="body", can_focus=False):
            yield Choices(classes="entries")
        with Column(classes="below"):
            yield Static(classes="about")
        yield Hints()

    @property
    def marked(self) -> str:
        """The key of the marked game; of a tournament its game."""
        choice = self.entries.marked
        assert choice is not None, "a game is always marked"
        return game_of(choice.name) or GAME

    def show(self) -> None:
        """Writes the page in the language of the process."""
        title = say_in("menu", "Rules of the games") if self.for_rules else say_in("menu", "New match")
        self.query_one(".heading", Static).update(Content(title))
        self.entries.offer(tuple((choice,) for choice in self._choices()))
        marked = self.entries.marked
        self.query_one(".about", Static).update(Content(marked.note if marked is not None else ""))
        self.query_one(Hints).show(("up", "down", "choose", "set-up" if self.for_rules else "rules-of", "back"))
        self.query_one(".body", ColumnScroll).scroll_to(y=max(self.entries.row - 2, 0), animate=False)

    def _choices(self) -> Iterator[Choice]:
        """The games, and after that of tournaments one of those."""
        for choice in new_matches():
            game = game_of(choice.name)
            assert game is not None, "it is a match of a game"
            yield choice._replace(label=game_name(game))
            if game == GAME and not self.for_rules:
                yield from tournaments()

    def press(self, name: str) -> bool:
        """Shows what was clicked."""
        if (game := game_of(name)) is not None:
            self.entries.mark(name)
            self.show()
            self._go(game, rules=self.for_rules)
            return True
        return super().press(name)

    def _go(self, game: str, *, rules: bool) -> None:
        if rules:
            self.program.show_rules(game)
        else:
            self.program.set_up(game)

    def do_choose(self) -> None:
        """Sets a match of the marked game up, or shows its rules."""
        choice = self.entries.marked
        if choice is not None and game_of(choice.name) is None:
            self.do_tournament()
        else:
            self._go(self.marked, rules=self.for_rules)

    def offers(self, act: Act) -> bool:
        """Whether the act can be done here: a tournament where its game is there."""
        return super().offers(act) and (act.name != "tournament" or GAME in GAMES)

    def do_tournament(self) -> bool:
        """Sets up a tournament, where its game is there."""
        if GAME in GAMES:
            self.program.set_up_tournament()
        return GAME in GAMES

    def do_rules_of(self) -> None:
        """Shows the rules of the marked game."""
        self._go(self.marked, rules=True)

    def do_set_up(self) -> None:
        """Sets a match of the marked game up."""
        self._go(self.marked, rules=False)

    def do_back(self) -> None:
        """Goes back."""
        self.dismiss(None)
