"""What the program is to open with: handed from the command line to the screen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from fa_cards.play.seats import PERSON, USUAL_LEVEL, Seat, seats_of
from fa_cards.rules.catalog import AnyGame, game_class

if TYPE_CHECKING:
    from fa_cards.rules.options import Value


class Start(NamedTuple):
    """A stored match or tournament to go on with, a game to begin, or none of them: then the menu is opened."""

    match_id: str | None = None
    tournament_id: str | None = None
    game: str | None = None
    options: Mapping[str, Value] = MappingProxyType({})
    levels: tuple[str, ...] = ()
    """A level of bots for each seat, PERSON where a person sits; empty for what is usual."""
    names: tuple[str, ...] = ()
    """What the persons are called, in the order of the turn; who is not named here has a usual name."""
    seed: str | None = None

    def new_game(self) -> AnyGame | None:
        """The game to begin, with its options; None where none was named.

        Raises:
            Refusal: `unknown-game`, `unknown-option` or `wrong-seats`.
        """
        if self.game is None:
            return None
        return game_class(self.game)(self.options, len(self.levels) or None)

    def levels_for(self, seats: int) -> tuple[str, ...]:
        """The level of each of so many seats: without other wishes a person sits first, and then the usual bots."""
        return self.levels or (PERSON, *[USUAL_LEVEL] * (seats - 1))

    def seats_for(self, game: AnyGame, own_name: str = "") -> tuple[Seat, ...]:
        """Who sits where in this game; names go to persons alone, wherever they sit.

        Args:
            game: the game.
            own_name: the first person's, where these wishes name nobody.
        """
        levels = self.levels_for(game.seats)
        persons = [number for number, level in enumerate(levels) if level == PERSON]
        names = [""] * len(levels)
        for number, name in zip(persons, self.names or (own_name,), strict=False):
            names[number] = name
        return seats_of(levels, names)
