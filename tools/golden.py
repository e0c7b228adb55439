"""Writes tests/golden: for each game one whole match in words, for a reviewer to read and a test to compare.

Beside it stand short matches with each option away from its default and each number of seats. Of contract rummy, whose
rounds have hundreds of steps at random, stand kept records instead (tools/worked_examples). Run from the top of the
repository: `python -m tools.golden`. A changed rule shows as a changed line there. Each step stands with how many steps
were legal, and under it what happened; the cards are written out after a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

from fa_cards.bots import make
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import GAMES, AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, Event
from fa_cards.rules.options import Value, value_text
from fa_cards.rules.replay import AnyState, replay
from fa_cards.rules.tricks import Played, Trick
from tools.simulations import games, title
from tools.worked_examples.writer import FOLDER as RECORDS

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

SEEDS = {
    "teka": "golden 968",
    "kentucky-rook": "golden 101",
    "kentucky-discard": "golden 49",
    "call-partner-rook": "golden 216",
    "standard-rook": "golden 143",
    "golden-ten": "golden 211",
    "california-jack": "golden 36",
    "shasta-sam": "golden 25",
    "california-fives": "golden 200",
    "all-fours": "golden 3159",
}
"""Seeds chosen so that much happens in the match; a game that is not named has `golden`.

Kentucky Rook: forced and failed bids, and a hand with too few plain cards, so that a counter is buried and shown.
Kentucky Discard: re-bidding up to the maximum, a forced bid, the Rook beside a colour that could be followed, a nest
that costs the contract. Call Partner Rook: a partner, an own card and a buried one called, and a tie that asks for
another deal. Standard Rook: both sides past the target. Golden Ten: left-over red cards, a penalty that the Golden
Ten takes off, two winners. California Jack: Game is tied, a deal brings all four points to one, High ends the match.
Shasta Sam: won by 10 to 9 with Jack, when Game would have been tied. California Fives: 60 to 60, then High. All Fours:
a point given, a void deal, a turned jack that ends the match.
"""

SEATS = {"golden-ten": 5}
"""How many sit down where it is not the usual number: five have a card left over."""

SHORT: Mapping[str, Mapping[str, Value]] = {
    "teka": {"target": 1},
    "rook": {"target": 1},
    "golden-ten": {"deals": 1},
    "fours": {"target": 1},
}
"""By family, what makes a match as short as can be: an option shows in one deal."""

OPTION_SEEDS = {
    "kentucky-rook all-pass=redeal": "golden 7",
    "kentucky-rook short-plain=redeal": "golden 78",
    "kentucky-rook bury-points=true": "golden 1",
    "kentucky-discard all-pass=redeal": "golden 20",
    "call-partner-rook all-pass=redeal": "golden 19",
    "call-partner-rook tie=shared": "golden 0",
    "standard-rook all-pass=redeal": "golden 6",
}
"""Seeds chosen so that the option makes a difference where chance rarely lets it: a deal is passed out, a hand has too
few plain cards, a buried nest is lost, a match is shared."""


KEPT: Mapping[str, Sequence[str]] = {"toonerville": ("toonerville/example-08",), "rook-shanghai": ("shanghai/a-hand",)}
"""By game, the records that stand for a match at random."""

KEPT_OPTIONS: Mapping[str, Sequence[str]] = {
    "toonerville": tuple(
        f"toonerville/{name}"
        for name in (
            "last-round-of-14",
            "max-buys",
            "rook-freed-and-laid-off",
            "later-lay-offs",
            "extra-melds",
            "rook-buried",
            "example-09",
        )
    ),
    "rook-shanghai": ("shanghai/both-wilds", "shanghai/wild-up-cards-buried"),
}
"""By game, the records that stand for short matches with its options and numbers of seats."""


def lines_of(game: AnyGame, seed: str) -> Iterator[str]:
    """The match of that seed between random bots, line by line."""
    yield f"{game.key}, a whole match at random from the seed {seed!r}"
    dice, bot = Dice(seed), make(game.key, "random")
    yield from _played(
        game, lambda state: state.chance(dice) if state.actor is TABLE else bot.choose(state.view(state.actor), dice)
    )


def lines_of_record(name: str) -> Iterator[str]:
    """The match of a kept record, line by line."""
    record = replay((RECORDS / f"{name}.jsonl").read_bytes()).record
    steps = iter(record.steps)
    yield f"{record.game.key}, the record {name}"
    yield from _played(record.game, lambda state: next(steps).action, len(record.steps))


def _played(game: AnyGame, choose: Callable[[AnyState], Action], most: int | None = None) -> Iterator[str]:
    yield "options: " + ", ".join(f"{key}={value_text(value)}" for key, value in game.options.items())
    state: AnyState = game.start()
    number = 0
    while not state.finished and number != most:
        number += 1
        actor, legal = state.actor, state.legal(state.actor)
        action = choose(state)
        after, events = state.apply(actor, action)
        who = "table" if actor is TABLE else f"seat {actor}"
        yield ""
        yield f"{number:4}  {who}: {action.text}   [{' '.join(_kinds(one.text for one in legal))}]"
        for event in events:
            yield f"          {_event(event)}"
        if any(place.startswith("hand") for place in after.places()) and not _has_hands(state):
            yield from (
                f"          {place}: {' '.join(card.text for card in cards)}"
                for place, cards in after.places().items()
                if cards
            )
        state = after
    yield ""
    if not state.finished:
        yield f"not finished, totals {' '.join(map(str, state.totals))}"
        return
    yield f"winners {' '.join(map(str, state.winners))}, totals {' '.join(map(str, state.totals))}"


def _has_hands(state: AnyState) -> bool:
    return any(place.startswith("hand") for place in state.places())


def _kinds(texts: Iterator[str]) -> list[str]:
    """How many steps of each kind: `play:12 raise:3`."""
    counts: dict[str, int] = {}
    for text in texts:
        word = text.split()[0]
        counts[word] = counts.get(word, 0) + 1
    return [f"{word}:{count}" for word, count in counts.items()]


def _event(event: Event) -> str:
    named = (f"{one.name} {_value(getattr(event, one.name))}" for one in fields(event))
    return f"{type(event).__name__}: {', '.join(named)}"


def _value(value: object) -> str:
    match value:
        case Card():
            return value.text
        case Enum():
            return value.name.lower()
        case Trick():
            return f"{' '.join(_value(play) for play in value.plays)}, winner {value.winner}"
        case Played():
            return f"{value.seat}:{value.card}"
        case tuple():
            return " ".join(map(_value, value)) or "none"
        case _ if hasattr(value, "text"):
            return str(value.text)
        case _ if is_dataclass(value):
            named = (f"{one.name} {_value(getattr(value, one.name))}" for one in fields(value))
            return f"({', '.join(named)})"
    return str(value).lower() if isinstance(value, bool) else str(value)


def text_of(key: str) -> str:
    """The text kept for a game."""
    if key in KEPT:
        return _joined(map(lines_of_record, KEPT[key]))
    return _joined([lines_of(game_class(key)(seats=SEATS.get(key)), SEEDS.get(key, "golden"))])


def options_text_of(key: str) -> str:
    """The text kept for the options and numbers of seats of a game: a short match for each."""
    if key in KEPT_OPTIONS:
        return _joined(map(lines_of_record, KEPT_OPTIONS[key]))
    texts = []
    for game in games(key):
        seed = OPTION_SEEDS.get(title(game), "golden")
        texts.append(lines_of(type(game)({**SHORT[game.family], **_changed(game)}, game.seats), seed))
    return _joined(texts)


def _joined(texts: Iterable[Iterable[str]]) -> str:
    """The lines of all texts, with two blank lines between them."""
    return "\n\n".join("".join(f"{line}\n" for line in lines) for lines in texts)


def _changed(game: AnyGame) -> Mapping[str, Value]:
    return {one.key: game.options[one.key] for one in game.option_list if game.options[one.key] != one.default}


def main() -> None:
    """Writes the texts of all games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in GAMES:
        (FOLDER / f"{key}.txt").write_text(text_of(key), encoding="utf-8", newline="\n")
        (FOLDER / f"{key}-options.txt").write_text(options_text_of(key), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
