"""Records in and out of the store: `export` and `import`."""

from __future__ import annotations

from fa_cards.commands import files
from fa_cards.commands.asking import agreed
from fa_cards.commands.grammar import Words
from fa_cards.commands.output import Output
from fa_cards.commands.stored import stored
from fa_cards.words import say


def export_match(words: Words, output: Output) -> int:
    """Writes a stored match into a file; one that has something in it is replaced only if the person agrees."""
    id, name = words.arguments["id"], words.arguments["file"]
    with stored(output) as store:
        one = store.find(id)
        data = store.export(id)
    if files.loses_something(name) and not words.has("--yes"):
        question = say("{file} is there already and would be replaced. Go on?", file=name)
        if not agreed(question, output):
            output.line(say("Nothing was written."))
            return 0
    files.write(name, data)
    if name == files.STREAM:
        return 0
    if one.finished:
        output.line(say("The match {id} is written into {file}.", id=one.id, file=name))
    else:
        output.line(say("The match {id} is written into {file}, up to its last finished deal.", id=one.id, file=name))
    return 0


def import_match(words: Words, output: Output) -> int:
    """Stores the match of a record and says its new ID."""
    data = files.read(words.arguments["file"])
    with stored(output) as store:
        match = store.import_record(data)
    output.line(say("The match is stored; its ID is {id}.", id=match.id))
    return 0
