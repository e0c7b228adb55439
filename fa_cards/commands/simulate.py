"""`simulate`: matches of bots alone."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import BrokenExecutor, CancelledError
from pathlib import Path

from fa_cards.commands import files
from fa_cards.commands.grammar import Words
from fa_cards.commands.misuse import Misuse
from fa_cards.commands.output import Output
from fa_cards.commands.wishes import bot_levels, game_kind, options, seed, whole_number
from fa_cards.commands.working import ENDED, MOST_MATCHES, Progress, workers
from fa_cards.play.seats import USUAL_LEVEL
from fa_cards.play.simulate import Simulation, simulate
from fa_cards.words import count, later, say, say_in
from fa_cards.words.games import game_name
from fa_cards.words.levels import level_name
from fa_cards.words.lists import joined
from fa_cards.words.seats import numbered

COMPARING = ("--duplicate", "--league")
"""The flags with which levels are compared, and not just matches played."""

FAILED = 1


def simulate_matches(words: Words, output: Output) -> int:
    """Plays the matches, writes their records, and says how they ended; or compares levels, where that is wished."""
    try:
        if any(map(words.has, COMPARING)):
            from fa_cards.commands.league import compare

            compare(words, output)
        else:
            _play(words, output)
    except (BrokenExecutor, CancelledError):
        output.error(say("One of those who played was ended from outside before its work was done."))
        return FAILED
    return 0


def _play(words: Words, output: Output) -> None:
    for flag in ("--levels", "--deals"):
        if words.has(flag):
            first, second = COMPARING
            raise Misuse(later("{flag} belongs to {first} or {second}."), flag=flag, first=first, second=second)
    kind = game_kind(words)
    matches = whole_number(words, "--matches", 1, MOST_MATCHES)
    number = seed(words)
    for flag, value in (("--matches", matches), ("--seed", number)):
        if value is None:
            raise Misuse(later("Something is missing: {word}."), word=flag)
    assert matches is not None and number is not None
    levels = bot_levels(kind.key, words) or (USUAL_LEVEL,) * kind.usual_seats
    game = kind(options(kind, words), len(levels))
    folder = words.value("--records")
    records = None if folder is None else Path(folder)
    progress = Progress(output)
    try:
        with workers(words) as found:
            result = simulate(game, levels, matches, number, records=records, progress=progress, workers=found)
    except OSError as error:
        raise files.cannot_write(str(folder), error) from error
    except ENDED:
        progress.away()
        progress.stopped()
        raise
    finally:
        progress.away()
    if words.has("--json"):
        output.data(json.dumps(result.summary, ensure_ascii=False))
    else:
        _show(result, output)


def _show(result: Simulation, output: Output) -> None:
    levels = joined([level_name(level) for level in result.levels])
    output.line(say_in("simulate", "{game}: {levels}", game=game_name(result.game.key), levels=levels))
    output.line(count("{n} match was played.", "{n} matches were played.", len(result.matches)))
    won = Counter(one.winners for one in result.matches)
    for winners in sorted(won):
        seats = joined([numbered(seat) for seat in winners])
        output.line(count("{seats} won {n} match.", "{seats} won {n} matches.", won[winners], seats=seats))
    # It is no result: what is printed is the same each time.
    output.error(say("{n} steps a second.", n=round(result.steps_per_second)))
