"""The real program at a table where a bot thinks for as long as it is let: `python -m benchmarks.busy_table FOLDER`.

A store in the folder gets a match in the middle of a deal, in which a bot is on move. The program opens it with bots
that compute in pure Python and come to no end, where the program lets its bots think.
"""

from __future__ import annotations

import gc
import sys
from itertools import count
from pathlib import Path

from benchmarks.pondering import pondering
from fa_cards.bots import make
from fa_cards.play.match import Waits
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.start import Start
from fa_cards.play.store import Store
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.tui.app import run


def stored(folder: Path) -> str:
    """The ID of a match with tricks and cards on the table, a bot being on move."""
    sober = make(Teka.key, "easy")
    with Store.open(folder).store as store:
        match = store.create(Teka(), [Person(""), *[BotSeat("easy")] * 3], seed="busy")
        for number in count():
            view = match.view(0)
            if view.phase is Phase.PLAY and len(view.tricks) > 2 and view.trick and match.waits_for is Waits.BOT:
                return match.id
            seat = match.actor
            if seat is None:
                match.roll()
            else:
                match.do(seat, sober.choose(match.view(seat), Dice(f"busy {number}")))
    raise AssertionError("no trick was played")


def main(arguments: list[str]) -> int:
    """Opens the program; its exit status."""
    folder = Path(arguments[0])
    # As the command does it: the program decides when garbage is looked for.
    gc.disable()
    return run(Store.open(folder, bots=pondering), Start(match_id=stored(folder)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
