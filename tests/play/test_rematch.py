"""Who deals first when the same people play another match: by california_jack.md, section 1, who won the one before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fa_cards.bots import AnyBot, RandomBot
from fa_cards.play.match import Match
from fa_cards.play.rematch import opening
from fa_cards.play.seats import BotSeat, Person
from fa_cards.play.store import Opened, Store
from fa_cards.rules.actions import Dealer
from fa_cards.rules.catalog import GAMES, AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, pick
from fa_cards.rules.records import Step
from fa_cards.rules.replay import replay

WINNER_DEALS = ("california-jack", "shasta-sam", "california-fives")


def random_bots(_game: str, _level: str) -> AnyBot:
    return RandomBot()


def over(game: AnyGame, seed: str, *steps: Step) -> Match:
    """A match of bots that is over; it began with these steps."""
    match = Match(game, [BotSeat("random")] * game.seats, seed, steps=steps, bots=random_bots)
    match.advance()
    assert match.finished
    return match


def won_by(game: AnyGame, winners: tuple[int, ...], last_dealer: int | None = None) -> Match:
    """The first match of a row of seeds that these seats won, and in which that seat dealt last."""
    for number in range(60):
        match = over(game, str(number))
        if match.winners == winners and last_dealer in {None, match.deals[-1].dealer}:
            return match
    raise LookupError(f"{winners} never win")


@pytest.mark.parametrize("key", WINNER_DEALS)
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("last_dealer", [0, 1])
def test_the_winner_of_two_deals_first_in_the_next_match(key: str, winner: int, last_dealer: int) -> None:
    before = won_by(game_class(key)({"target": 12}, 2), (winner,), last_dealer)
    assert opening(before) == (Step(TABLE, Dealer(winner)),)


@pytest.mark.parametrize(
    ("winners", "last_dealer", "first"),
    [
        ((0, 2), 0, 2),
        ((0, 2), 1, 2),
        ((0, 2), 2, 0),
        ((0, 2), 3, 0),
        ((1, 3), 0, 1),
        ((1, 3), 1, 3),
        ((1, 3), 2, 3),
        ((1, 3), 3, 1),
    ],
)
def test_of_two_partners_who_have_won_the_one_deals_who_comes_sooner_after_the_last_dealer(
    winners: tuple[int, ...], last_dealer: int, first: int
) -> None:
    before = won_by(game_class("california-fives")({"target": 1}, 4), winners, last_dealer)
    assert opening(before) == (Step(TABLE, Dealer(first)),)


def test_in_the_other_games_chance_names_the_first_dealer_of_every_match() -> None:
    """Teka, the Rook family, Golden Ten and All Fours: a card is drawn for it, or nothing is said."""
    assert {key for key, kind in GAMES.items() if kind.winner_deals_first} == set(WINNER_DEALS)
    for key, short in (("teka", {"target": 1}), ("golden-ten", {"deals": 1}), ("all-fours", {"target": 3})):
        assert opening(over(game_class(key)(short), "over")) == ()


def test_after_a_match_that_nobody_has_won_yet_chance_names_him_too() -> None:
    game = game_class("california-jack")()
    match = Match(game, (Person(""), BotSeat("random")), "running", bots=random_bots)
    match.advance()
    assert not match.finished
    assert opening(match) == ()


# ---- in the store


def finished_in(store: Store, game: AnyGame) -> Match:
    """A match of a person against bots that is over, as the store keeps it."""
    match = store.create(game, (Person("سارا"), *[BotSeat("random")] * (game.seats - 1)), seed="first")
    dice = Dice("person")
    while not match.finished:
        match.advance()
        if match.actor is not None:
            match.do(match.actor, pick(match.view(match.actor).legal, dice))
    return match


@pytest.mark.parametrize(("key", "seats"), [("california-jack", 2), ("california-fives", 4)])
def test_the_next_match_is_kept_with_the_dealers_step_and_everything_else_as_before(
    store: Store, open_store: Callable[[], Opened], key: str, seats: int
) -> None:
    before = finished_in(store, game_class(key)({"target": 5, "packet": 3}, seats))
    match = store.rematch(before, seed="second")
    (first,) = match.steps
    assert first == opening(before)[0]
    view = match.view(0)
    assert (first.action, view.number, match.actor) == (Dealer(view.dealer), 1, TABLE)
    assert (match.game.options, match.seats) == (before.game.options, before.seats)
    assert (match.id != before.id, match.seed, match.totals) == (True, "second", (0,) * seats)
    match.advance()
    again = open_store().store.load(match.id)
    assert again.moments == match.moments
    assert store.load(before.id).moments == before.moments


def test_the_packs_of_the_next_match_are_those_of_its_seed(store: Store) -> None:
    """Whoever deals, the table's second step is the pack that the seed has in its second place."""
    before = finished_in(store, game_class("california-jack")({"target": 5}))
    again, other = store.rematch(before, seed="second"), store.create(before.game, before.seats, seed="second")
    for match in (again, other):
        match.advance()
    assert again.steps[1] == other.steps[1]
    assert store.rematch(before).seed != store.rematch(before).seed


def test_the_dealers_step_cannot_be_taken_back(store: Store) -> None:
    match = store.rematch(finished_in(store, game_class("california-jack")({"target": 5})))
    match.advance()
    while match.actor != 0:
        match.do(match.actor, pick(match.view(match.actor or 0).legal, Dice("bot")))
    assert not match.can_undo
    match.do(0, pick(match.view(0).legal, Dice("person")))
    match.advance()
    while match.undo():
        pass
    assert isinstance(match.steps[0].action, Dealer)


def test_an_exported_match_names_its_dealer_as_any_other(store: Store) -> None:
    before = finished_in(store, game_class("shasta-sam")({"target": 5}))
    match = store.rematch(before)
    dice = Dice("second")
    while not match.finished:
        match.advance()
        if match.actor is not None:
            match.do(match.actor, pick(match.view(match.actor).legal, dice))
    data = store.export(match.id)
    assert data.splitlines()[1] == b'{"do": "dealer %d"}' % before.winners[0]
    assert replay(data).state.winners == match.winners


def test_where_the_game_says_nothing_the_next_match_begins_with_nothing(store: Store) -> None:
    match = store.rematch(finished_in(store, game_class("all-fours")({"target": 3})))
    assert match.steps == ()
    assert isinstance(match.roll().action, Dealer)
