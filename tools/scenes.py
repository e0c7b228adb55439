"""Matches stopped at moments worth a picture: for the pictures in screenshots/, and to look at in a real terminal.

`python -m tools.scenes FOLDER` puts them into a store in that folder and prints the ID of each; then
`FA_CARDS_HOME=FOLDER fa-cards resume ID` opens one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from fa_cards.bots import make
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Store
from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import ROOK
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook import RookView
from fa_cards.rules.rook.auction import passed
from fa_cards.rules.teka import Teka, TekaView
from tools.rummy_scenes import RUMMY_SCENES, rummy_scene

EVENING = datetime(2026, 11, 30, 19, 30, tzinfo=UTC)
ME = 0


@dataclass(frozen=True)
class StoppedClock:
    """A clock that always says the same, so that pictures do."""

    def now(self) -> datetime:
        """One evening."""
        return EVENING


def _signal(manner: Manner) -> Callable[[TekaView], bool]:
    return lambda view: view.phase is Phase.PLAY and any(play.manner is manner for play in view.trick)


SCENES: Mapping[str, Callable[[TekaView], bool]] = {
    "auction": lambda view: view.phase is Phase.AUCTION and len(view.calls) == 2,
    "trick": lambda view: view.phase is Phase.PLAY and len(view.trick) == 3 and len(view.tricks) > 1,
    "slap": _signal(Manner.SLAP),
    "snap": _signal(Manner.SNAP),
    "drop": _signal(Manner.DROP),
    "sheet": lambda view: view.phase is Phase.PLAY and len(view.deals) == 5,
}
"""What the person at a table of Teka sees in each scene, being on move."""


def _secret(view: RookView) -> bool:
    partner = view.partner == view.seat and view.contract is not None and view.contract.declarer != view.seat
    return partner and not view.revealed and view.phase is Phase.PLAY and len(view.trick) == 2


@dataclass(frozen=True)
class FamilyScene:
    """A moment at a table of another family."""

    game: str
    wanted: Callable[[Any], bool]
    """What the person at the table sees, being on move."""
    seats: int = 4


FAMILY_SCENES: Mapping[str, FamilyScene] = {
    "rook-auction": FamilyScene(
        "call-partner-rook",
        lambda view: view.phase is Phase.AUCTION and len(view.calls) > 3 and bool(passed(view.calls)),
    ),
    "rook-nest": FamilyScene("kentucky-discard", lambda view: view.phase is Phase.NEST),
    "rook-call": FamilyScene("call-partner-rook", lambda view: view.phase is Phase.CALL),
    "rook-secret": FamilyScene("call-partner-rook", _secret),
    "rook-trick": FamilyScene(
        "kentucky-rook", lambda view: len(view.trick) == 3 and any(play.card is ROOK for play in view.trick)
    ),
    "rook-sheet": FamilyScene("kentucky-rook", lambda view: len(view.deals) == 4),
    "partner-sheet": FamilyScene("call-partner-rook", lambda view: len(view.deals) == 4),
    "golden-sheet": FamilyScene("golden-ten", lambda view: len(view.deals) == 4, 5),
    "golden-seven": FamilyScene("golden-ten", lambda view: len(view.trick) == 5 and 2 < len(view.hand) < 7, 7),
    "jack-stock": FamilyScene(
        "california-jack", lambda view: len(view.trick) == 1 and len(view.tricks) > 7 and len(view.known[1]) > 2, 2
    ),
    "jack-end": FamilyScene(
        "california-jack", lambda view: len(view.trick) == 1 and view.counts[ME] == 3 and min(view.totals) > 4, 2
    ),
    "shasta-stock": FamilyScene("shasta-sam", lambda view: len(view.trick) == 1 and len(view.tricks) > 4, 2),
    "fives-four": FamilyScene("california-fives", lambda view: len(view.trick) == 2 and len(view.tricks) == 4, 4),
    "fives-sheet": FamilyScene("california-fives", lambda view: len(view.deals) == 4, 2),
    "fours-beg": FamilyScene("all-fours", lambda view: view.phase is Phase.BEG and len(view.deals) == 1, 2),
    "fours-answer": FamilyScene("all-fours", lambda view: view.phase is Phase.ANSWER, 2),
}
"""The scenes at the tables of the other families, by the names of their pictures."""


def scene(store: Store, wanted: Callable[[TekaView], bool]) -> Match:
    """A match in the store that waits for the person at a moment as wanted; he plays as an easy bot does."""
    bot = make(Teka.key, "easy")
    for seed in range(1_000):
        match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed=str(seed))
        while match.advance() is not None and match.waits_for is Waits.PERSON:
            view = match.view(ME)
            if wanted(view):
                return match
            match.do(ME, bot.choose(view, Dice(f"{seed} {len(match.moments)}")))
        store.delete(match.id)
    raise RuntimeError("no seed brings the wanted moment")


def family_scene(store: Store, name: str) -> Match:
    """A match in the store that waits for the person at the moment of that name; he plays as an easy bot does."""
    wanted = FAMILY_SCENES[name]
    bot = make(wanted.game, "easy")
    for seed in range(200):
        game = game_class(wanted.game)({}, wanted.seats)
        match = store.create(game, [Person(""), *[BotSeat("easy")] * (wanted.seats - 1)], seed=str(seed))
        while match.advance() is not None and match.waits_for is Waits.PERSON:
            view = match.view(ME)
            if wanted.wanted(view):
                return match
            match.do(ME, bot.choose(view, Dice(f"{seed} {len(match.moments)}")))
        store.delete(match.id)
    raise RuntimeError(f"no seed brings the moment {name}")


def shared(store: Store) -> Match:
    """A match of two people at one keyboard that waits for the second, the first having looked last."""
    bot, seats = make(Teka.key, "easy"), (Person(""), Person(""), BotSeat("easy"), BotSeat("easy"))
    match = store.create(Teka(), seats, seed="shared")
    while match.advance() is not None and match.waits_for is Waits.PERSON:
        seat = match.person_seats[0] if match.actor is None else match.actor
        view = match.view(seat)
        if view.phase is Phase.PLAY and len(view.tricks) > 1 and view.trick and seat != ME:
            return match
        match.do(seat, bot.choose(view, Dice(f"shared {len(match.moments)}")))
    raise RuntimeError("the second person is never on move in a trick")


def build(store: Store) -> dict[str, str]:
    """The ID of the match of each scene."""
    found = {name: scene(store, wanted) for name, wanted in SCENES.items()}
    return {name: match.id for name, match in (found | {"curtain": shared(store)}).items()}


def open_store(folder: Path) -> Store:
    """A store in which the same matches have the same IDs and times on every day."""
    return Store.open(folder, clock=StoppedClock(), chance=Dice("scenes").below).store


def main(arguments: list[str]) -> int:
    """Puts the scenes into a store and prints their IDs."""
    (folder,) = arguments
    with open_store(Path(folder)) as store:
        for name, id in build(store).items():
            print(name, id)
        for name in FAMILY_SCENES:
            print(name, family_scene(store, name).id)
        for name in RUMMY_SCENES:
            print(name, rummy_scene(store, name).id)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
