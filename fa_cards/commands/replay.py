"""`replay`: a record through the rules, and its score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.commands import files
from fa_cards.commands.grammar import Words
from fa_cards.commands.misuse import Misuse
from fa_cards.commands.output import Output
from fa_cards.play.seats import clean_name
from fa_cards.rules import strictjson
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.game import TABLE
from fa_cards.rules.records import RecordError
from fa_cards.rules.replay import AnyState, Replayed, error_summary, replay
from fa_cards.words import count, say, say_in
from fa_cards.words.games import game_name
from fa_cards.words.lists import joined
from fa_cards.words.options import option_label, value_label
from fa_cards.words.results import is_tied, match_result
from fa_cards.words.seats import numbered
from fa_cards.words.sheet import Kind, Sheet, SheetColumn, sheet


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
    if state.deals:
        _sheet(state, game, names, output)
    else:
        output.line(say("No deal has been scored yet."))
    output.line()
    output.line(_next(state, game, names))


def _sheet(state: AnyState, game: AnyGame, names: Sequence[str], output: Output) -> None:
    """The score sheet as a table, the same for every game: what a deal was, and what it brought to whom."""
    table = sheet(state.deals, state.totals, names, None, game, decided=state.finished)
    points = table.of(Kind.POINTS)
    heads = [column.heading for column in points]
    if table.of_teams and len(game.partners(0)) == 1:
        heads = [column.side for column in points]
    elif table.of_teams:
        heads = [say_in("replay", "Team {n}", n=number) for number in range(1, len(points) + 1)]
        for team, total in zip(heads, table.of(Kind.TOTAL), strict=True):
            output.line(say_in("replay", "{team}: {players}", team=team, players=total.side))
        output.line()
    columns = [
        (table.of(Kind.DEAL)[0].heading, _texts(table.of(Kind.DEAL))),
        (say_in("replay", "Dealer"), [names[deal.dealer] for deal in state.deals]),
        (say_in("sheet", "Contract"), _texts(table.of(Kind.CONTRACT))),
        (say_in("replay", "Result"), _texts(table.of(Kind.MARKS))),
        *zip(heads, _brought(table), strict=True),
    ]
    if table.of_teams:
        running = [say_in("replay", "{a} to {b}", a=deal.totals[0], b=deal.totals[1]) for deal in state.deals]
        columns.append((say_in("replay", "Total"), running))
    shown = [(head, cells) for head, cells in columns if cells]
    rows = [list(row) for row in zip(*(cells for _, cells in shown), strict=True)]
    if not table.of_teams:
        totals = [column.total for column in points]
        rows.append([say_in("replay", "Total"), *[""] * (len(shown) - 1 - len(totals)), *totals])
    output.table([head for head, _ in shown], rows)
    if table.notes:
        output.line()
    for note in table.notes:
        output.line(note)


def _texts(columns: Sequence[SheetColumn]) -> list[str]:
    """The cells of the one column of a kind; none where the sheet has no such column."""
    return [text for column in columns for text in column.texts]


def _brought(table: Sheet) -> list[list[str]]:
    """What each deal brought to each side or player, and what for where the sheet says it."""
    brought = [[f"{cell.text} {cell.sign}".rstrip() for cell in column.cells] for column in table.of(Kind.POINTS)]
    for cells, column in zip(brought, table.of(Kind.WON), strict=False):
        for place, won in enumerate(column.texts):
            if won:
                cells[place] = say_in("replay", "{points}: {won}", points=cells[place], won=won)
    return brought


def _next(state: AnyState, game: AnyGame, names: Sequence[str]) -> str:
    if state.finished:
        return match_result(state.winners, names, None, tied=is_tied(state.winners, game))
    if state.actor is TABLE:
        return say("The match is not over; next the pack is shuffled.")
    return say("The match is not over; {name} is to move.", name=names[state.actor])


def _names(given: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """The names of the record, made clean; a seat without one is called by its number."""
    names = [clean_name(name) for name in given or [""] * seats]
    return tuple(name or numbered(seat) for seat, name in enumerate(names))
