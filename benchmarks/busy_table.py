"""The real program at a table where a bot thinks for as long as it is let: `busy_table FOLDER GAME` as a module.

A store in the folder gets a match of the game in the middle of a deal, in which a bot is on move. The program opens it
with bots that compute in pure Python and come to no end, where the program lets its bots think.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.pondering import pondering
from fa_cards.bots import make
from fa_cards.play.match import Waits
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Store
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import Toonerville
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import run

BUSY: Mapping[str, Callable[[Any], bool]] = {
    Teka.key: lambda view: view.phase is Phase.PLAY and len(view.tricks) > 2 and bool(view.trick),
    Toonerville.key: lambda view: len(view.table) > 5 and len(view.hand) > 11 and not view.is_down,
}
"""What the person sees of a table at which much lies."""


def stored(folder: Path, key: str = Teka.key) -> str:
    """The ID of a match with much on the table, a bot being on move."""
    sober, game = make(key, "easy"), game_class(key)({})
    with Store.open(folder).store as store:
        match = store.create(game, [Person(""), *[BotSeat("easy")] * (game.seats - 1)], seed="busy")
        for number in count():
            if match.finished:
                break
            if match.waits_for is Waits.BOT and BUSY[key](match.view(0)):
                return match.id
            seat = match.actor
            if seat is None:
                match.roll()
            else:
                match.do(seat, sober.choose(match.view(seat), Dice(f"busy {number}")))
    raise AssertionError("no table was as busy as that")


def main(arguments: list[str]) -> int:
    """Opens the program; its exit status."""
    folder, key = Path(arguments[0]), arguments[1]
    # As the command does it: the program decides when garbage is looked for.
    gc.disable()
    return run(Store.open(folder, bots=pondering), Start(match_id=stored(folder, key)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
