"""Every rule that the source texts state is taught in a part of a lesson, or asked in a quiz.

`coverage/sentences.tsv` names the sentences by source and number, with the kind of what they say; the other files say
where each is taught: `T3.2` is the second part of lesson T3, `quiz:teka/follow` a topic of a quiz.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

from fa_cards.learn.lessons.chapters import lesson
from fa_cards.learn.quiz import topics

FOLDER = Path(__file__).parent / "coverage"

TAUGHT = ("teka", "rook", "california_jack", "toonerville", "systems")
"""The sources whose games have their lessons."""


class Sentence(NamedTuple):
    source: str
    number: str


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8") as opened:
        return list(csv.DictReader(opened, delimiter="\t", quoting=csv.QUOTE_NONE))


def sentences() -> list[Sentence]:
    return [Sentence(row["source"], row["number"]) for row in rows(FOLDER / "sentences.tsv")]


def places() -> dict[Sentence, list[str]]:
    found: dict[Sentence, list[str]] = {}
    for file in sorted(FOLDER.glob("*.tsv")):
        if file.name != "sentences.tsv":
            for row in rows(file):
                found.setdefault(Sentence(row["source"], row["number"]), []).extend(row["places"].split())
    return found


def is_there(place: str) -> bool:
    if place.startswith("quiz:"):
        game, topic = place.removeprefix("quiz:").split("/")
        return topic in {one.key for one in topics(game)}
    key, part = place.split(".")
    return 1 <= int(part) <= len(lesson(key).parts)


def test_every_sentence_of_a_source_is_taught_or_asked_somewhere() -> None:
    taught = places()
    assert [one for one in sentences() if one.source in TAUGHT and not taught.get(one)] == []


def test_what_is_named_as_the_place_of_a_sentence_is_there() -> None:
    assert [place for every in places().values() for place in every if not is_there(place)] == []


def test_only_sentences_of_the_sources_are_named() -> None:
    known = set(sentences())
    assert [one for one in places() if one not in known] == []
