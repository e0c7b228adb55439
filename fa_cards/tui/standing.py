"""The sentence on a match that can be taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fa_cards.play.seats import only_person
from fa_cards.rules.catalog import game_class
from fa_cards.tui.names import names_of
from fa_cards.words import say
from fa_cards.words.dates import moment_words
from fa_cards.words.games import game_name
from fa_cards.words.results import totals_line
from fa_cards.words.tournament import tournament_standing

if TYPE_CHECKING:
    from fa_cards.play.rows import StoredMatch
    from fa_cards.play.tournament_rows import StoredTournament


def standing(one: StoredMatch) -> str:
    """How a match stands, and when it was played last."""
    game = game_class(one.game)(one.options, len(one.seats))
    return say(
        "{game}. {total}. Last played on {when}.",
        game=game_name(one.game),
        total=totals_line(one.totals, names_of(one.seats), only_person(one.seats), game),
        when=moment_words(one.played_at.astimezone()),
    )


def tournament_stands(one: StoredTournament) -> str:
    """How a tournament stands, and when something was done in it last."""
    tournament, when = one.tournament, moment_words(one.played_at.astimezone())
    return tournament_standing(len(tournament.entrants), tournament.round, tournament.rounds, when)
