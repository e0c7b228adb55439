"""`simulate`: matches of bots alone."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path

from fa_cards.commands import files
from fa_cards.commands.grammar import Words
from fa_cards.commands.misuse import Misuse
from fa_cards.commands.output import Output
from fa_cards.commands.wishes import bot_levels, game_kind, options, seed, whole_number
from fa_cards.play.seats import USUAL_LEVEL
from fa_cards.play.simulate import Simulation, simulate
from fa_cards.words import count, later, say, say_in
from fa_cards.words.games import game_name
from fa_cards.words.levels import level_name
from fa_cards.words.lists import joined
from fa_cards.words.seats import numbered

MOST_MATCHES = 10_000_000
INTERVAL = 0.1
"""Seconds between two lines of progress."""


def simulate_matches(words: Words, output: Output) -> int:
    """Plays the matches, writes their records, and says how they ended."""
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

    shown = time.monotonic() - INTERVAL

    def progress(done: int, of: int) -> None:
        nonlocal shown
        if time.monotonic() - shown < INTERVAL:
            return
        shown = time.monotonic()
        output.progress(say_in("simulate", "{done} of {all} matches", done=done, all=of))

    try:
        records = None if folder is None else Path(folder)
        result = simulate(game, levels, matches, number, records=records, progress=progress)
    except OSError as error:
        raise files.cannot_write(str(folder), error) from error
    finally:
        output.progress("")
    if words.has("--json"):
        output.data(json.dumps(result.summary, ensure_ascii=False))
    else:
        _show(result, output)
    return 0


def _show(result: Simulation, output: Output) -> None:
    levels = joined([level_name(level) for level in result.levels])
    output.line(say_in("simulate", "{game}: {levels}", game=game_name(result.game.key), levels=levels))
    output.line(count("{n} match was played.", "{n} matches were played.", len(result.matches)))
    won = Counter(one.winners for one in result.matches)
    for winners in sorted(won):
        seats = joined([numbered(seat) for seat in winners])
        output.line(count("{seats} won {n} match.", "{seats} won {n} matches.", won[winners], seats=seats))
    output.line(say("{n} steps a second.", n=round(result.steps_per_second)))
