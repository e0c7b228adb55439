"""The lines above a table of Teka: what is still to be won, as each side has to see it."""

from __future__ import annotations

import pytest

from fa_cards.learn.scenes import Scene
from fa_cards.play.match import Match
from fa_cards.play.seats import Person
from fa_cards.tui.games import presenter_of
from fa_cards.tui.games.presenter import Aids
from fa_cards.words import use

HANDS = ("S AK5 H QT7 D K42 C A963", "S 9873*", "S QJ*", "S T642*")
NAMES = ("Mina", "Reza", "Parvaneh", "Farid")


def last_fact(seat: int, steps: str) -> str:
    """What the seat reads last above the table once it may play against a bid of 9 by seat 0."""
    scene = Scene("teka", HANDS, 3, steps=f"bid 9; pass; pass; pass; trump S{steps}")
    seats = [Person(name) for name in NAMES]
    match = Match(scene.made(), seats, "facts", start=scene.dealt(), steps=scene.taken())
    return presenter_of("teka").deal_parts(match.view(seat), NAMES, match.game, Aids(True, False))[-1].texts[0]


@pytest.mark.parametrize(
    ("seat", "steps", "fact"),
    [
        (0, "", "۹ دست مانده تا تعهد"),
        (2, "", "۹ دست مانده تا تعهد"),
        # Nine of thirteen: with five of their own the others have left too few.
        (1, "", "۵ دست دیگر تا شکستن تعهد"),
        (3, "; play AS; play 3S; play JS; play 2S", "۵ دست دیگر تا شکستن تعهد"),
        (0, "; play AS; play 3S; play JS; play 2S", "۸ دست مانده تا تعهد"),
    ],
)
def test_the_declarers_side_reads_what_is_missing_and_the_others_what_breaks_the_contract(
    seat: int, steps: str, fact: str
) -> None:
    use("fa")
    assert last_fact(seat, steps) == fact
