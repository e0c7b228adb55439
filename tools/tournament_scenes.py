"""Tournaments at moments worth a picture; at the person's table somebody plays as an easy bot does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fa_cards.bots import make
from fa_cards.play.match import Match
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.play.table_in_play import TableInPlay, played_on
from fa_cards.play.tournament import GAME, ROUNDS, Tournament
from fa_cards.rules.chance import Dice
from fa_cards.tui.names import named

WHOLE = 1_000_000
"""More steps than any round has."""


@dataclass(frozen=True)
class TournamentScene:
    """How far a tournament has come."""

    entrants: int
    rounds: int
    """How many rounds are over."""
    tables: int = 0
    """How many tables of bots are over in the next one, which is begun if there are any."""


TOURNAMENT_SCENES: Mapping[str, TournamentScene] = {
    "tournament-round": TournamentScene(13, 2, tables=1),
    "tournament-sheet": TournamentScene(9, 6),
    "tournament-over": TournamentScene(9, ROUNDS),
}
"""The scenes by the names of their pictures."""


def _play_out(match: Match) -> None:
    """Plays the table of the person to its end."""
    bot = make(GAME, "easy")
    match.advance()
    while (seat := match.actor) is not None:
        match.do(seat, bot.choose(match.view(seat), Dice(f"{match.seed} {len(match.moments)}")))
        match.advance()


def _bots_play(store: Store, tournament: Tournament, tables: int) -> None:
    """Lets the first tables of bots play, so many of them."""
    alone = [number for number, one in enumerate(tournament.tables, 1) if not tournament.persons_at(one)]
    for number in alone[:tables]:
        played = played_on(TableInPlay.of(tournament.sitting(number)), WHOLE)
        store.tournaments.keep_table(tournament, number, played)


def _play_round(store: Store, tournament: Tournament) -> Tournament:
    """Plays the round at all tables."""
    _bots_play(store, tournament, len(tournament.tables))
    for number, table in enumerate(tournament.tables, 1):
        if tournament.persons_at(table):
            _play_out(store.tournaments.open_table(tournament, number))
    return store.tournaments.load(tournament.id)


def tournament_scene(store: Store, name: str) -> Tournament:
    """A tournament in the store as far as the scene of that name wants it."""
    wanted = TOURNAMENT_SCENES[name]
    entrants = named([Person(""), *[BotSeat("easy")] * (wanted.entrants - 1)])
    tournament = store.tournaments.create(entrants, {}, seed="d")
    for over in range(wanted.rounds):
        tournament = _play_round(store, store.tournaments.next_round(tournament) if over else tournament)
    if wanted.tables:
        tournament = store.tournaments.next_round(tournament)
        _bots_play(store, tournament, wanted.tables)
    return store.tournaments.load(tournament.id)
