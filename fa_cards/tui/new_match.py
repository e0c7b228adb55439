"""The offer of a new match of each game, as the menu makes it and an empty list of matches."""

from __future__ import annotations

from fa_cards.play.tournament import GAME
from fa_cards.rules.catalog import GAMES
from fa_cards.tui.choices import Choice
from fa_cards.words import say_in
from fa_cards.words.games import game_about, game_name
from fa_cards.words.tournament import tournament_about

_NEW = "new-"
"""What stands before the key of a game in the name of its choice."""


def new_matches() -> tuple[Choice, ...]:
    """A new match of each game, as things to choose."""
    return tuple(
        Choice(_NEW + key, say_in("menu", "New match of {game}", game=game_name(key)), note=game_about(key))
        for key in GAMES
    )


def tournaments() -> tuple[Choice, ...]:
    """A new tournament, as something to choose, where its game is there."""
    if GAME not in GAMES:
        return ()
    label = say_in("menu", "Tournament of {game}", game=game_name(GAME))
    return (Choice("tournament", label, note=tournament_about()),)


def game_of(name: str) -> str | None:
    """The key of the game of which the choice of that name begins a match; None where it is another choice."""
    return name.removeprefix(_NEW) if name.startswith(_NEW) else None
