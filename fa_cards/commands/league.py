"""`simulate --duplicate` and `simulate --league`: levels of bots compared by the same deals with exchanged seats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from fa_cards import bots
from fa_cards.commands import files
from fa_cards.commands.grammar import Words
from fa_cards.commands.misuse import Misuse
from fa_cards.commands.output import Output
from fa_cards.commands.table import ALL_GAMES
from fa_cards.commands.wishes import game_kind, named_levels, options, seat_count, seed, whole_number
from fa_cards.commands.working import ENDED, MOST_MATCHES, NOT_TOGETHER, Progress, workers
from fa_cards.play.figures import Figure
from fa_cards.play.league import FEWEST_PAIRS, Contest, Pair, Standing, contest, neighbours, play, rising, standing
from fa_cards.rules.catalog import GAMES, AnyGame, game_class
from fa_cards.words import count, later, say, say_in
from fa_cards.words.digits import decimal
from fa_cards.words.games import game_name
from fa_cards.words.levels import level_name


def compare(words: Words, output: Output) -> None:
    """Plays the contests that are wished, and shows how they stand; where it is stopped, after the pairs until then.

    Raises:
        Misuse: the words do not say which contests, or say two things at once; a record cannot be written.
        Refusal: a game does not know an option, a level or a number of seats.
    """
    contests = _contests(words)
    folder = words.value("--records")
    records = None if folder is None else Path(folder)
    progress = Progress(output, deals=contests[0].deals)
    pairs: dict[Contest, list[Pair]] = {}
    try:
        with workers(words) as found:
            for one in play(contests, workers=found, records=records, progress=progress):
                pairs.setdefault(one.contest, []).append(one)
    except OSError as error:
        raise files.cannot_write(str(folder), error) from error
    except ENDED:
        progress.away()
        progress.stopped()
        _show(words, list(pairs.values()), output)
        raise
    finally:
        progress.away()
    _show(words, list(pairs.values()), output)


# --- what is wished -----------------------------------------------------------------------------------------------


def _contests(words: Words) -> list[Contest]:
    if words.has("--duplicate") and words.has("--league"):
        raise Misuse(NOT_TOGETHER, first="--duplicate", second="--league")
    number = seed(words)
    deals, pairs = _pairs(words)
    if number is None:
        raise Misuse(_MISSING, word="--seed")
    if words.has("--league"):
        kinds = _kinds(words)
        return [
            contest(_game(kind, words), levels, number, pairs, deals=deals, chosen=options(kind, words))
            for kind in kinds
            for levels in neighbours(_levels(kind, words))
        ]
    kind = game_kind(words)
    named = named_levels(words, "--levels")
    if len(named) != 2:
        raise Misuse(
            later("{flag} compares two levels; name them after {levels}."), flag="--duplicate", levels="--levels"
        )
    return [contest(_game(kind, words), (named[0], named[1]), number, pairs, deals=deals, chosen=options(kind, words))]


_MISSING = later("Something is missing: {word}.")


def _pairs(words: Words) -> tuple[bool, int]:
    """Whether single deals are played, and how many pairs."""
    if words.has("--matches") and words.has("--deals"):
        raise Misuse(NOT_TOGETHER, first="--matches", second="--deals")
    deals = words.has("--deals")
    pairs = whole_number(words, "--deals" if deals else "--matches", FEWEST_PAIRS, MOST_MATCHES)
    if pairs is None:
        raise Misuse(_MISSING, word="--matches")
    return deals, pairs


def _kinds(words: Words) -> list[type[AnyGame]]:
    """The games that are named with commas between, each once."""
    named = [key.strip() for key in words.arguments["game"].replace("،", ",").split(",")]
    keys = list(GAMES) if named == [ALL_GAMES] else list(dict.fromkeys(named))
    return [game_class(key) for key in keys]


def _game(kind: type[AnyGame], words: Words) -> AnyGame:
    return kind(options(kind, words), seat_count(words))


def _levels(kind: type[AnyGame], words: Words) -> tuple[str, ...]:
    """The levels that are named, or all of the game, from the weakest on."""
    every = bots.levels(kind.key)
    named = named_levels(words, "--levels") or every
    for level in named:
        if level not in every:
            raise bots.UnknownLevel(kind.key, level)
    levels = rising(kind.key, named)
    if len(levels) < 2:
        raise Misuse(later("{flag} compares levels; name two at least."), flag="--league")
    return levels


# --- what is shown ------------------------------------------------------------------------------------------------


def _show(words: Words, played: Sequence[Sequence[Pair]], output: Output) -> None:
    """Shows how the contests stand of which enough was played."""
    standings = [standing(pairs) for pairs in played if len(pairs) >= FEWEST_PAIRS]
    league = words.has("--league")
    if words.has("--json"):
        if league:
            output.data(json.dumps({"contests": [one.summary for one in standings]}, ensure_ascii=False))
        elif standings:
            data = standings[0].summary | {"played": [one.summary for one in played[0]]}
            output.data(json.dumps(data, ensure_ascii=False))
    elif standings and league:
        _table(standings, output)
    elif standings:
        _contest(standings[0], output)


def _contest(one: Standing, output: Output) -> None:
    first, other = map(level_name, one.contest.levels)
    game = game_name(one.contest.game.key)
    output.line(say_in("simulate", "{game}: {first} against {other}", game=game, first=first, other=other))
    output.line(_played(one))
    rows = [
        (say_in("league", "Points ahead"), _points(one.ahead)),
        (say_in("league", "Won"), _share(one.share)),
        *_both(say_in("league", "Mean score"), one.totals, (first, other)),
    ]
    if one.ranks is not None:
        rows += _both(say_in("league", "Mean rank"), one.ranks, (first, other))
    output.rows(rows)
    output.line(_what_errors_are())


def _both(what: str, figures: tuple[Figure, Figure], levels: tuple[str, str]) -> list[tuple[str, str]]:
    return [
        (say_in("league", "{what}: {level}", what=what, level=level), _figure(one, 2))
        for one, level in zip(figures, levels, strict=True)
    ]


def _table(standings: Sequence[Standing], output: Output) -> None:
    heads = [say_in("league", "Game"), say_in("league", "Levels"), say_in("league", "Points ahead")]
    heads.append(say_in("league", "Won, %"))
    ranked = any(one.ranks_ahead is not None for one in standings)
    if ranked:
        heads.append(say_in("league", "Ranks ahead"))
    rows = []
    for one in standings:
        first, other = map(level_name, one.contest.levels)
        row = [
            game_name(one.contest.game.key),
            say_in("league", "{first}–{other}", first=first, other=other),
            _points(one.ahead),
            _figure(one.share.percent, 1),
        ]
        if ranked:
            row.append("" if one.ranks_ahead is None else _figure(one.ranks_ahead, 2))
        rows.append(row)
    output.table(heads, rows)
    output.line()
    output.line(_played(max(standings, key=lambda one: one.pairs)))
    output.line(say("Each line tells how the first level fares against the second."))
    output.line(_what_errors_are())


def _played(one: Standing) -> str:
    if one.contest.deals:
        return count(
            "{n} deal was played twice, with the seats exchanged.",
            "{n} deals were played twice each, with the seats exchanged.",
            one.pairs,
        )
    return count(
        "{n} match was played twice, with the same cards and the seats exchanged.",
        "{n} matches were played twice each, with the same cards and the seats exchanged.",
        one.pairs,
    )


def _what_errors_are() -> str:
    return say("After ± stands one standard error.")


def _figure(one: Figure, places: int) -> str:
    return say_in("figure", "{mean} ± {error}", mean=decimal(one.mean, places), error=decimal(one.error, places))


def _points(one: Figure) -> str:
    """Points with the fewer decimal places, the more they are: so that tables of all games have room in a terminal."""
    size = abs(one.mean)
    return _figure(one, 2 if size < 10 else 1 if size < 1000 else 0)


def _share(one: Figure) -> str:
    mean, error = decimal(one.percent.mean, 1), decimal(one.percent.error, 1)
    return say_in("figure", "{mean} ± {error} %", mean=mean, error=error)
