"""The last trick of a deal lies on the table as any other one, and nothing tells what the deal brought before it."""

from __future__ import annotations

import pytest

from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.catalog import GAMES, game_class
from fa_cards.rules.events import DealScored
from fa_cards.rules.states import TrickState
from fa_cards.rules.tricks import TrickWon
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.pace import NoPace
from fa_cards.words.events import event_lines
from tests.tui.company import ends_with_a_card, go_on, program_at, rest
from tests.tui.sitting import shown_prompt, table

OF_TRICKS = [key for key in GAMES if isinstance(game_class(key)().start(), TrickState)]


@pytest.mark.parametrize("key", OF_TRICKS)
@pytest.mark.usefixtures("code")
async def test_the_last_card_leaves_the_hand_and_the_score_waits_for_its_page(store: Store, key: str) -> None:
    game = game_class(key)()
    seats: list[Seat] = [Person("سارا"), *[BotSeat("easy")] * (game.seats - 1)]
    app = program_at(store, seats, ends_with_a_card, game)
    seen = 0

    class Watching(NoPace):
        """Looks at the table while the last trick lies there."""

        async def wait(self, seconds: float | None) -> bool:
            nonlocal seen
            page = app.screen_stack[-1]
            if page is table(app) and table(app).frozen is not None and table(app).lingering is not None:
                seen += 1
                look()
            return await super().wait(seconds)

    def look() -> None:
        page, match = table(app), table(app).match
        last = match.moments[-1].events
        trick = next(event.trick for event in last if isinstance(event, TrickWon))
        lying = {play.card for play in trick.plays}
        drawn = {*page.cards}
        assert not lying & drawn, "a card lies in the trick and not in the hand"
        assert page.view.tricks[-1] == trick and page.view.actor is None
        assert sum(page.view.taken) == len(page.view.tricks)
        (won, *_) = event_lines(TrickWon(trick), page.names, 0, match.game)
        assert shown_prompt(page) == won
        (scored,) = [event for event in last if isinstance(event, DealScored)]
        told = page.log_lines()
        assert won in told
        assert not {*event_lines(scored, page.names, 0, match.game)} & {*told}

    app.pace = Watching()
    async with app.run_test(size=(80, 24)) as pilot:
        await rest(pilot)
        if not seen:
            await go_on(pilot)
        assert isinstance(app.screen, DealOverPage)
        assert seen
