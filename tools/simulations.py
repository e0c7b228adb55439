"""Simulates many matches of every game and looks whether they hold what they must; prints a line of figures for each.

Run from the top of the repository: `python -m tools.simulations [MATCHES [GAME…]]`; 200 matches each if nothing is
said. Each game is played by random bots, with its defaults, with each option away from its default and with each number
of seats, twice: both runs must give the same bytes, and every record must replay to the totals that were simulated,
with the points of each deal adding up. Contract rummy, whose matches are long, is played by easy bots as well, with
each number of seats; fewer matches are played twice there, and fewer with each option. Whatever fails ends the script
with status 1.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fa_cards.play.simulate import Simulation, record_name, simulate
from fa_cards.rules.catalog import GAMES, AnyGame
from fa_cards.rules.fours import CaliforniaGame
from fa_cards.rules.fours.counting import TOTAL as CARD_POINTS
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.rules.game import DealScore
from fa_cards.rules.golden_ten.counting import TOTAL
from fa_cards.rules.golden_ten.events import GoldenTenDeal
from fa_cards.rules.options import Value, value_text
from fa_cards.rules.replay import AnyState, replay, states
from fa_cards.rules.rook import RookGame
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rummy import RummyGame
from fa_cards.rules.rummy.events import RummyDeal

SEED = 4
MATCHES = 200


TOGETHER: Mapping[str, Mapping[str, Value]] = {"california-fives": {"stock": "down"}}
"""By game, an option that is played with each number of seats, because it changes what several others know."""


FEWER = 20
"""Of so many matches of contract rummy one is played where others play all of them: twice, and with each option."""


class Failed(Exception):
    """What does not hold."""


def one_option_changed(kind: type[AnyGame]) -> Iterator[Mapping[str, Value]]:
    """Options of the game, each time with one of them at another of its values than the default."""
    for option in kind.option_list:
        for value in option.values:
            if value != option.default or type(value) is not type(option.default):
                yield {option.key: value}


def other_seats(kind: type[AnyGame]) -> Iterator[tuple[Mapping[str, Value], int]]:
    """The numbers of seats that are not the usual one, with the options that are played with them."""
    for seats in kind.seat_counts():
        if seats != kind.usual_seats:
            yield {}, seats
            if together := TOGETHER.get(kind.key):
                yield together, seats


def games(key: str) -> Iterator[AnyGame]:
    """The game with its defaults, with each option away from its default, and with each number of seats."""
    kind = GAMES[key]
    yield kind()
    for options in one_option_changed(kind):
        yield kind(options)
    for options, seats in other_seats(kind):
        yield kind(options, seats)


def plays(key: str, matches: int) -> Iterator[tuple[AnyGame, str, int]]:
    """What is played of a game: with what of it is not the default, at which level, and how many matches."""
    for game in games(key):
        seats_alone = title(game) in {title(type(game)(seats=game.seats)), game.key}
        yield game, "random", matches if game.family != "rummy" or seats_alone else -(-matches // FEWER)
    if GAMES[key].family == "rummy":
        for seats in GAMES[key].seat_counts():
            yield GAMES[key](seats=seats), "easy", matches


def simulated(game: AnyGame, level: str, matches: int) -> tuple[Simulation, int]:
    """The matches of bots of a level, played twice, and how many deals were scored in one of the runs.

    Raises:
        Failed: the runs differ, a record does not replay to its totals, or points of a deal are lost.
    """
    levels = [level] * game.seats
    twice = -(-matches // FEWER) if game.family == "rummy" else matches
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        result = simulate(game, levels, matches, SEED, records=Path(first))
        again = simulate(game, levels, twice, SEED, records=Path(second))
        if result.matches[:twice] != again.matches:
            raise Failed("two runs end differently")
        deals = 0
        for number, outcome in enumerate(result.matches, start=1):
            name = record_name(game.key, SEED, number)
            data = (Path(first) / name).read_bytes()
            if number <= twice and data != (Path(second) / name).read_bytes():
                raise Failed(f"{name}: two runs differ")
            read = replay(data)
            state = read.state
            if (state.totals, state.winners) != (outcome.totals, outcome.winners):
                raise Failed(f"{name}: replays to {state.totals}")
            if not all(adds_up(game, deal) for deal in state.deals):
                raise Failed(f"{name}: points were lost")
            if isinstance(game, RummyGame) and not all(
                keeps_points(game, one) for one, _ in states(game, read.record.steps)
            ):
                raise Failed(f"{name}: cards were lost")
            deals += len(state.deals)
    return result, deals


def adds_up(game: AnyGame, deal: DealScore) -> bool:
    """Whether the points of a deal are those of its cards; so they are not counted in Teka, where there are none.

    In All Fours not all cards are dealt.
    """
    if isinstance(deal, GoldenTenDeal):
        return sum(deal.reds) == TOTAL
    if isinstance(deal, RookDeal) and isinstance(game, RookGame):
        return sum(deal.taken) == game.rules.total
    if isinstance(deal, FoursDeal):
        points = sum(deal.card_points)
        return points == CARD_POINTS if isinstance(game, CaliforniaGame) else points <= CARD_POINTS
    if isinstance(deal, RummyDeal) and isinstance(game, RummyGame):
        return deal.scores == tuple(map(game.rules.melds.points, deal.left)) and deal.out in {
            None,
            *_without_cards(deal),
        }
    return True


def _without_cards(deal: RummyDeal) -> Iterator[int]:
    return (seat for seat, left in enumerate(deal.left) if not left)


def keeps_points(game: RummyGame, state: AnyState) -> bool:
    """Whether hands, stock, discards and melds count together what the whole pack counts: 405 a deck of Toonerville."""
    rules = game.rules
    places = state.places().values()
    return not places or sum(map(rules.melds.points, places)) == rules.melds.points(rules.pack)


def title(game: AnyGame) -> str:
    """The game with what of it is not the default: `golden-ten seats=5`."""
    changed = [one for one in game.option_list if game.options[one.key] != one.default]
    texts = [f"{one.key}={value_text(game.options[one.key])}" for one in changed]
    seats = [] if game.seats == game.usual_seats else [f"seats={game.seats}"]
    return " ".join([game.key, *texts, *seats])


def main(words: Sequence[str]) -> int:
    """Simulates, and prints a line for each game; the exit status."""
    matches = int(words[0]) if words else MATCHES
    for key in words[1:] or GAMES:
        for game, level, count in plays(key, matches):
            try:
                result, deals = simulated(game, level, count)
            except Failed as why:
                print(f"{title(game)}: {why}")
                return 1
            steps = sorted(one.steps for one in result.matches)
            print(
                f"{title(game)}: {count} matches of {level} bots, {deals} deals, {sum(steps)} steps"
                f" ({steps[0]} to {steps[-1]} a match), the same twice, every record replays",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
