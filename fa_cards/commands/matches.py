"""The stored matches: `matches` and `delete`."""

from __future__ import annotations

import json

from fa_cards.commands.asking import agreed
from fa_cards.commands.grammar import Words
from fa_cards.commands.output import Output
from fa_cards.commands.stored import stored
from fa_cards.play.history import result_of, sides_of
from fa_cards.play.rows import StoredMatch
from fa_cards.play.seats import written
from fa_cards.words import say, say_in
from fa_cards.words.dates import moment_words
from fa_cards.words.digits import number
from fa_cards.words.history import game_words, result_words
from fa_cards.words.lists import joined


def matches(words: Words, output: Output) -> int:
    """Lists the stored matches, the one played last first."""
    with stored(output) as store:
        found = store.matches()
    if words.has("--json"):
        output.data(json.dumps([_for_programs(one) for one in found], ensure_ascii=False))
    elif not found:
        output.line(say("No match is stored yet."))
    else:
        output.table(
            [
                say_in("matches", "ID"),
                say_in("matches", "Game"),
                say_in("matches", "Last played"),
                say_in("matches", "Total"),
                say_in("matches", "State"),
            ],
            [_for_people(one) for one in found],
        )
    return 0


def delete(words: Words, output: Output) -> int:
    """Removes a stored match, once the person agrees."""
    with stored(output) as store:
        one = store.find(words.arguments["id"])
        if not words.has("--yes"):
            question = say(
                "Delete the match {id} ({game}, {time}) for good?", id=one.id, game=_game(one), time=_time(one)
            )
            if not agreed(question, output):
                output.line(say("Nothing was deleted."))
                return 0
        store.delete(one.id)
    output.line(say("The match {id} is deleted.", id=one.id))
    return 0


def _for_programs(one: StoredMatch) -> dict[str, object]:
    return {
        "id": one.id,
        "game": one.game,
        "options": dict(one.options),
        "seats": written(one.seats),
        "created_at": one.created_at.isoformat(),
        "played_at": one.played_at.isoformat(),
        "steps": one.steps,
        "finished": one.finished,
        "totals": list(one.totals),
        "winners": list(one.winners),
    }


def _for_people(one: StoredMatch) -> tuple[str, ...]:
    return one.id, _game(one), _time(one), _totals(one), _state(one)


def _game(one: StoredMatch) -> str:
    return game_words(one.game)


def _time(one: StoredMatch) -> str:
    """When it was played last, by the clock of the person."""
    return moment_words(one.played_at.astimezone())


def _totals(one: StoredMatch) -> str:
    """The totals, one number for those who share it."""
    return joined([number(side.total) for side in sides_of(one)])


def _state(one: StoredMatch) -> str:
    return result_words(result_of(one).value)
