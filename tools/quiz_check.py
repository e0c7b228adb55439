"""Checks questions of quizzes, by default 10,000 a game: python -m tools.quiz_check [N] [GAME ...].

Each answer is held against rules that are written in tools/quiz_checks anew, and against the steps that the rules of
the game take; all of it is said in both languages, and nothing that the learner cannot see is told.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from fa_cards.learn.lessons.parts import Choose
from fa_cards.learn.quiz import Question, ask, topics
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import GAMES
from fa_cards.rules.chance import Dice
from fa_cards.words import Phrase, use
from tools.quiz_checks import fours, golden_ten, rook, rummy, teka, tricks
from tools.quiz_checks.told import ME, Wrong, cards_in, expect, position

QUESTIONS = 10_000

LONGEST_TEXT, LONGEST_ANSWER, LONGEST_REASON = 25, 6, 25
"""Words: what the narrow column beside the table has room for."""

_COMMON: Mapping[str, Callable[[Question], None]] = MappingProxyType(
    {"follow": tricks.follow, "winner": tricks.winner, "bids": tricks.bids, "pass": tricks.passing, "lead": tricks.lead}
)
_OWN: Mapping[str, Mapping[str, Callable[[Question], None]]] = MappingProxyType(
    {
        "teka": {
            "first-trick": tricks.first_trick,
            "signal": teka.signal,
            "read": teka.read,
            "redeal": teka.redeal,
            "raise": teka.raises,
            "score": teka.score,
        },
        "rook": {
            "points": rook.points,
            "rank": rook.rank,
            "bury": rook.bury,
            "nest": rook.nest,
            "partner": rook.partner,
            "score": rook.score,
        },
        "golden-ten": {"reds": golden_ten.reds, "penalty": golden_ten.penalty},
        "fours": {
            "counts": fours.counts,
            "points": fours.of_trick,
            "game": fours.who_game,
            "order": fours.order,
            "draws": fours.draws,
            "beg": fours.begging,
        },
        "rummy": {
            "meld": rummy.meld,
            "worth": rummy.worth,
            "contract": rummy.contracts,
            "buy": rummy.buying,
            "down": rummy.down,
            "fit": rummy.fitting,
            "free": rummy.freeing,
        },
    }
)
"""What checks a question, by the family of its game and by its topic."""

SUPPOSED = frozenset({"rank", "meld", "fit", "free"})
"""The topics whose cards are supposed and lie nowhere."""


def check(question: Question) -> None:
    """Nothing, if a question is right in every way.

    Raises:
        Wrong: it is not; with the question.
    """
    own = _OWN[question.game.family]
    (own.get(question.topic) or _COMMON[question.topic])(question)
    hides(question)
    for code in ("fa", "en"):
        use(code)
        speaks(question)


def hides(question: Question) -> None:
    """Nothing, if a question names no card that the learner cannot see.

    Raises:
        Wrong: it names one.
    """
    if question.topic in SUPPOSED:
        return
    state = position(question)
    seen = {card for place, cards in state.places().items() if state.sees(ME, place) for card in cards}
    seen.update(*state.known_to_all().values())
    if (called := getattr(state.view(ME), "called", None)) is not None:
        seen.add(called)
    for phrase in (one for one, _ in phrases(question)):
        hidden: list[Card] = [one for one in cards_in(phrase) if one not in seen and not _by_rule(question, one)]
        expect(not hidden, question, f"hidden: {hidden}")


def _by_rule(question: Question, card: Card) -> bool:
    """Whether a card is named as the one that a rule speaks of, wherever it lies."""
    return question.topic == "points" and question.game.family == "fours" and card.rank in (14, 11, 2, 5)


def phrases(question: Question) -> Iterator[tuple[Phrase, int]]:
    """Every sentence of a question, and how many words it may have."""
    part = question.part
    yield part.text, LONGEST_TEXT
    if isinstance(part, Choose):
        for answer in part.answers:
            yield answer.text, LONGEST_ANSWER
            yield answer.why, LONGEST_REASON
        return
    yield from ((one, LONGEST_REASON) for one in (part.missing, part.other, part.then, *part.wrong.values()))


def speaks(question: Question) -> None:
    """Nothing, if every sentence of a question says something, not too long, in the language of the process.

    Raises:
        Wrong: one does not.
    """
    for phrase, most in phrases(question):
        said = phrase.said()
        expect(bool(said.strip()) and "{" not in said, question, phrase)
        expect(len(said.split()) <= most, question, f"too long: {said}")


def check_game(game: str, count: int) -> Mapping[str, int]:
    """How many questions of each topic were asked and found right; each topic in turn.

    Raises:
        Wrong: one is not right.
    """
    keys = [one.key for one in topics(game)]
    asked = dict.fromkeys(keys, 0)
    for number in range(count):
        key = keys[number % len(keys)]
        check(ask(game, key, Dice(f"{game} {number}")))
        asked[key] += 1
    return asked


def main(arguments: Sequence[str] | None = None) -> int:
    """Checks the questions of all games or of some, and prints a line a game; 1 where a question is not right."""
    parser = argparse.ArgumentParser(prog="python -m tools.quiz_check", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("count", nargs="?", type=int, default=QUESTIONS, help="questions a game")
    parser.add_argument("games", nargs="*", help="the games; all where none is named")
    chosen = parser.parse_args(arguments)
    for game in chosen.games or GAMES:
        began = time.perf_counter()
        try:
            asked = check_game(game, chosen.count)
        except Wrong as wrong:
            print(f"{game}: {wrong}")
            return 1
        seconds = time.perf_counter() - began
        print(f"{game}: {sum(asked.values())} questions on {len(asked)} topics are right, {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
