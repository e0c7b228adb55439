"""`replay`: a record through the rules, and its score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.commands import files
from fa_cards.commands.grammar import Words
from fa_cards.commands.misuse import Misuse
from fa_cards.commands.output import Output
from fa_cards.play.seats import clean_name
from fa_cards.rules import strictjson
from fa_cards.rules.game import TABLE
from fa_cards.rules.records import RecordError
from fa_cards.rules.replay import AnyState, Replayed, error_summary, replay
from fa_cards.rules.teka import TekaState
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.words import count, say, say_in
from fa_cards.words.games import game_name
from fa_cards.words.lists import joined
from fa_cards.words.options import option_label, value_label
from fa_cards.words.results import match_result
from fa_cards.words.seats import numbered, team_names
from fa_cards.words.sheet import sheet


def replay_file(words: Words, output: Output) -> int:
    """Plays a record through the rules; with --json as rules/README.md has it, errors too.

    Raises:
        Misuse: the file cannot be read.
        RecordError: the first line that cannot stand.
    """
    as_json = words.has("--json")
    try:
        replayed = replay(files.read(words.arguments["file"]))
    except RecordError as error:
        if as_json:
            output.data(strictjson.write(error_summary(error)))
        raise
    except Misuse:
        if as_json:
            output.data(strictjson.write({"error": {"line": None, "code": "no-file", "step": None}}))
        raise
    if as_json:
        output.data(strictjson.write(replayed.summary))
    else:
        _show(replayed, output)
    return 0


def _show(replayed: Replayed, output: Output) -> None:
    record, state = replayed.record, replayed.state
    game = record.game
    names = _names(record.names, game.seats)
    output.line(say_in("replay", "{game}: {players}", game=game_name(game.key), players=joined(names)))
    for option in game.option_list:
        value = game.options[option.key]
        if value != option.default:
            label, chosen = option_label(game.key, option.key), value_label(game.key, option.key, value)
            output.line(say_in("replay", "{option}: {value}", option=label, value=chosen))
    output.line(count("{n} step", "{n} steps", len(record.steps)))
    output.line()
    if isinstance(state, TekaState):
        _teka_sheet(state, TekaOptions.of(game.options), names, output)
    output.line()
    output.line(_next(state, names))


def _teka_sheet(state: TekaState, options: TekaOptions, names: Sequence[str], output: Output) -> None:
    if not state.deals:
        output.line(say("No deal has been scored yet."))
        return
    first, second = say_in("replay", "Team {n}", n=1), say_in("replay", "Team {n}", n=2)
    output.line(say_in("replay", "{team}: {players}", team=first, players=team_names((0, 2), names)))
    output.line(say_in("replay", "{team}: {players}", team=second, players=team_names((1, 3), names)))
    output.line()
    table = sheet(state.deals, state.totals, names, None, options)
    total = say_in("replay", "Total")
    heads = [table.deal, say_in("replay", "Dealer"), table.contract, say_in("replay", "Result"), first, second, total]
    rows = [
        [
            line.deal,
            names[deal.dealer],
            line.contract,
            line.marks,
            line.us,
            line.them,
            say_in("replay", "{a} to {b}", a=deal.totals[0], b=deal.totals[1]),
        ]
        for line, deal in zip(table.lines, state.deals, strict=True)
    ]
    output.table(heads, rows)


def _next(state: AnyState, names: Sequence[str]) -> str:
    if state.finished:
        return match_result(state.winners, names, None)
    if state.actor is TABLE:
        return say("The match is not over; next the pack is shuffled.")
    return say("The match is not over; {name} is to move.", name=names[state.actor])


def _names(given: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """The names of the record, made clean; a seat without one is called by its number."""
    names = [clean_name(name) for name in given or [""] * seats]
    return tuple(name or numbered(seat) for seat, name in enumerate(names))
