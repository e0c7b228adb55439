"""Matches and tournaments that stand at random moments, for a monkey to find in its store."""

from __future__ import annotations

from fa_cards.bots import levels, make
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.play.table_in_play import TableInPlay, played_on
from fa_cards.play.tournament import GAME, ROUND_OPTION, Tournament
from fa_cards.rules.actions import Action
from fa_cards.rules.catalog import GAMES, AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import Family, Legal
from fa_cards.rules.options import Value
from fa_cards.tui.names import named

LONGEST = 600
"""The most steps of a match that is not played to its end."""
WHOLE = 1_000_000
"""More steps than any match has."""
MOST_ENTRANTS = 11
"""Of a tournament: more would be three tables of bots, which take their time."""

NAMES = ("", "سارا", "Reza", "بهرام‌علی Ω", "x" * 24)


def random_game(dice: Dice) -> AnyGame:
    """A game for any number of players that it takes; half of its options are away from their defaults."""
    kind = game_class(dice.choice(tuple(GAMES)))
    return kind(random_options(kind, dice), dice.choice(kind.seat_counts()))


def random_options(kind: type[AnyGame], dice: Dice) -> dict[str, Value]:
    """Options of a game, half of them away from their defaults."""
    return {one.key: dice.choice(one.values) for one in kind.option_list if dice.below(2)}


def random_seats(game: AnyGame, persons: int, dice: Dice) -> tuple[Seat, ...]:
    """So many persons, or as many as have a place, and else bots, in any order."""
    return random_players(game.key, game.seats, persons, dice)


def random_players(game: str, number: int, persons: int, dice: Dice) -> tuple[Seat, ...]:
    """So many players of a game, so many of them persons, or as many as have a place."""
    known, persons = levels(game), min(persons, number)
    seats: list[Seat] = [Person(dice.choice(NAMES)) for _ in range(persons)]
    seats += [BotSeat(dice.choice(known), dice.choice(NAMES)) for _ in range(number - persons)]
    return dice.shuffled(seats)


def any_of(legal: Legal, dice: Dice) -> Action:
    """One legal step: first a kind of step, each as likely, then one of that kind, so that rare kinds are not rare."""
    word = dice.choice(sorted({one.word for one in legal}))
    one = dice.choice([one for one in legal if one.word == word])
    return one.pick(dice) if isinstance(one, Family) else one


def random_match(store: Store, persons: int, dice: Dice) -> Match:
    """A match in the store, played up to a random moment."""
    game = random_game(dice)
    match = store.create(game, random_seats(game, persons, dice), seed=str(dice.below(10**9)))
    play_on(match, dice.below(LONGEST) if dice.below(8) else WHOLE, dice)
    if match.can_undo and not dice.below(4):
        match.undo()
    return match


def play_on(match: Match, end: int, dice: Dice) -> None:
    """Plays a match up to so many steps: its persons are sober, or all of them do whatever is legal."""
    sober, bot = dice.below(2), make(match.game.key, levels(match.game.key)[-1])
    while len(match.moments) < end and not match.finished:
        seat = match.actor
        if match.waits_for is Waits.PERSON and seat is not None:
            view = match.view(seat)
            match.do(seat, bot.choose(view, dice) if sober else any_of(view.legal, dice))
        elif match.waits_for is Waits.BOT:
            match.do(seat, match.think())
        else:
            match.roll()


def random_tournament(store: Store, persons: int, dice: Dice) -> Tournament:
    """A tournament in the store, of which some rounds are over and some tables of the next one."""
    kind = game_class(GAME)
    options = {key: value for key, value in random_options(kind, dice).items() if key != ROUND_OPTION}
    # Each is called the same at all tables.
    entrants = named(random_players(GAME, dice.between(3, MOST_ENTRANTS), persons, dice))
    tournament = store.tournaments.create(entrants, options, rounds=dice.between(1, 3), seed=str(dice.below(10**9)))
    for _ in range(dice.below(3)):
        tournament = play_tables(store, tournament, WHOLE, dice)
        if tournament.finished:
            return tournament
        tournament = store.tournaments.next_round(tournament)
    return play_tables(store, tournament, dice.below(LONGEST), dice) if dice.below(2) else tournament


def play_tables(store: Store, tournament: Tournament, end: int, dice: Dice) -> Tournament:
    """Plays the round at all its tables: where persons sit up to so many steps, where bots sit alone to its end."""
    for number, table in enumerate(tournament.tables, 1):
        if table.scores is not None:
            continue
        if tournament.persons_at(table):
            play_on(store.tournaments.open_table(tournament, number), end, dice)
        else:
            played = played_on(TableInPlay.of(tournament.sitting(number)), WHOLE)
            store.tournaments.keep_table(tournament, number, played)
    return store.tournaments.load(tournament.id)
