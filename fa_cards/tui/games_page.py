"""The games: a page on which one chooses the game to play or to read about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from fa_cards.play.tournament import GAME
from fa_cards.rules.catalog import GAMES
from fa_cards.tui.choices import Choice, Rows
from fa_cards.tui.keys import Act, Scope
from fa_cards.tui.listing import ListingPage
from fa_cards.tui.new_match import game_of, new_matches, tournaments
from fa_cards.words import say_in
from fa_cards.words.games import game_name


class GamesPage(ListingPage):
    """All games, each with a sentence on it."""

    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.GAMES, Scope.LIST, Scope.ANYWHERE)

    def __init__(self, *, rules: bool) -> None:
        """The page; whether the rules of the marked game are shown by Enter, and not a new match set up."""
        super().__init__()
        self.for_rules = rules

    @property
    def marked(self) -> str:
        """The key of the marked game; of a tournament its game."""
        choice = self.entries.marked
        assert choice is not None, "a game is always marked"
        return game_of(choice.name) or GAME

    def heading(self) -> str:
        """What one does here."""
        return say_in("menu", "Rules of the games") if self.for_rules else say_in("menu", "New match")

    def rows(self) -> Rows:
        """The games."""
        return tuple((choice,) for choice in self._choices())

    def hints(self) -> tuple[str, ...]:
        """The keys that matter."""
        return "up", "down", "choose", "set-up" if self.for_rules else "rules-of", "back"

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
