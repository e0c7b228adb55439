"""Every game has a table, a page for the end of its deals, and a replay; games that are played alike share them."""

from __future__ import annotations

import pytest

from fa_cards.play.match import Match
from fa_cards.play.review import Review
from fa_cards.play.seats import BotSeat, Person
from fa_cards.rules.catalog import GAMES, game_class
from fa_cards.rules.states import TrickState
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.games import presenter_of
from fa_cards.tui.replay import ReplayPage
from fa_cards.tui.table import TablePage
from fa_cards.tui.tables import deal_over_page, replay_page, table_page
from fa_cards.tui.tricks.lookups import TrickLookups
from fa_cards.tui.tricks.presenter import TrickPresenter
from tests.tui.by_chance import play_by_chance


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_tables_of_tricks_if_and_only_if_it_has_tricks(key: str) -> None:
    game = game_class(key)()
    match = Match(game, [Person("Mina"), *[BotSeat("random")] * (game.seats - 1)], "pages")
    pages = table_page(match), replay_page(Review(match))
    assert [isinstance(page, kind) for page, kind in zip(pages, (TablePage, ReplayPage), strict=True)] == [True, True]
    tricks = isinstance(game.start(), TrickState)
    assert {isinstance(page, TrickLookups) for page in pages} == {tricks}
    assert isinstance(presenter_of(game.family), TrickPresenter) is tricks


@pytest.mark.parametrize("key", {game_class(key).family: key for key in GAMES}.values())
def test_the_end_of_a_deal_of_every_family_has_its_page(key: str) -> None:
    options = {"only-round": 1} if game_class(key).option("only-round") else {}
    game = game_class(key)(options)
    match = play_by_chance(Match(game, [Person("Mina")] * game.seats, "pages"), 1)
    page = deal_over_page(match, 0, match.deals[0])
    assert isinstance(page, DealOverPage)
    assert isinstance(page, TrickLookups) is isinstance(game.start(), TrickState)
    assert ("last-trick" in page.looked_up) is isinstance(page, TrickLookups)
