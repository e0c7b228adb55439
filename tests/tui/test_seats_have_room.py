"""At the table every seat has room for all that can be told of it, whoever is on move, with the longest names."""

from __future__ import annotations

import pytest

from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick
from fa_cards.tui import story
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.room import Room
from fa_cards.tui.seats import in_one_line, place_of
from fa_cards.tui.tricks.story import badge_of
from fa_cards.tui.tricks.table import TrickTablePage
from tests.tui.fitting import LOOKS, troubles
from tests.tui.laid import program_on
from tests.tui.moments import NAMES
from tests.tui.moments_of_families import MORE
from tests.tui.sitting import settled, table

TABLES = [
    ("teka", 4),
    ("kentucky-rook", 4),
    ("call-partner-rook", 4),
    *(("golden-ten", n) for n in range(3, 8)),
    ("california-jack", 2),
    ("california-fives", 4),
    ("all-fours", 2),
]


def all_on_move(page: TrickTablePage) -> None:
    """Draws every seat as if it were on move, as it is for a moment while bots think."""
    room, view, game = page.query_one(Room), page.view, page.match.game
    for seat in range(game.seats):
        place = place_of(seat, page.me, game)
        one_line = in_one_line(place, room.places)
        facts = story.seat_facts(
            view,
            seat,
            page.names,
            game,
            on_move=True,
            one_line=one_line,
            short=not page.room.framed,
            roles_too=place == "me",
            whole_width=game.seats == 2,
            badge=badge_of(seat, view.trick, view, game) if not page.room.framed else "",
            known=True,
        )
        room.seat(place).show(facts)


@pytest.mark.parametrize(("size", "code"), LOOKS[:2], indirect=["code"])
@pytest.mark.parametrize(("key", "players"), TABLES)
async def test_through_a_deal(store: Store, code: str, *, key: str, players: int, size: tuple[int, int]) -> None:
    own, *others = (*NAMES[code], *MORE[code])[:players]
    seats: tuple[Seat, ...] = (Person(own), *(BotSeat("easy", name) for name in others))
    app = program_on(store, store.create(game_class(key)({}, players), seats, seed="room"))
    found = []
    async with app.run_test(size=size) as pilot:
        for number in range(60):
            await settled(pilot)
            page = table(app)
            if isinstance(app.screen, DealOverPage) or page.match.finished:
                break
            all_on_move(page)
            await pilot.pause()
            found += [f"{number}: {one}" for one in troubles(page)]
            page.take(pick(page.view.legal, Dice(f"room {number}")))
    assert not found, "\n".join(found)
