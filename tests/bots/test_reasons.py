"""Every decision of an easy bot says why: at least one reason, true, and from the view alone."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from fa_cards.bots import Advice, Reason, make
from fa_cards.bots.advice import CODES, reason
from fa_cards.bots.rummy.discarding import discard
from fa_cards.bots.rummy.drawing import buy, draw
from fa_cards.bots.rummy.laying import lay
from fa_cards.bots.teka.cutting import cut
from fa_cards.rules.actions import Cut, Let, Play
from fa_cards.rules.cards import Suit, card
from fa_cards.rules.catalog import GAMES, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import Detail
from fa_cards.rules.game import State, View
from fa_cards.rules.rummy.view import RummyView
from tests.bots.situation import FILES, FOLDER, read

TABLES: tuple[tuple[str, Mapping[str, object], int | None], ...] = (
    *((key, {}, None) for key in GAMES),
    ("teka", {"signals": "two"}, None),
    ("california-fives", {}, 4),
)
"""Games, options and seats: all games, both ways to give signals, and the stock with partners."""

STEPS = 900
"""The steps of a match that are looked at: some whole deals of any game."""


SELDOM: tuple[tuple[str, int | None, int, int], ...] = (("all-fours", None, 4, 90), ("toonerville", 3, 1, 1_650))
"""Games, seats, seeds and so many steps of matches in which what is said seldom is said."""


@cache
def advised(
    key: str, options: tuple[tuple[str, object], ...], seats: int | None, seed: int = 0, most: int = STEPS
) -> tuple[tuple[View, Advice], ...]:
    """What the easy bots of a match advise in its first steps, with what they saw."""
    return tuple(_advised(key, dict(options), seats, seed, most))


def _advised(
    key: str, options: Mapping[str, object], seats: int | None, seed: int, most: int
) -> Iterator[tuple[View, Advice]]:
    bot, packs, dice = make(key, "easy"), Dice(f"h{seed}"), Dice(f"hb{seed}")
    state: State[Any] = game_class(key)(options, seats).start()
    steps = 0
    while not state.finished and steps < most:
        seat = state.actor
        if seat is None:
            state, _ = state.apply(None, state.chance(packs))
            continue
        view = state.view(seat)
        advice = bot.advise(view, dice)
        yield view, advice
        state, _ = state.apply(seat, advice.action)
        steps += 1


def given(name: str) -> Advice:
    """What the easy bot advises in a situation."""
    told = read(FOLDER / f"{name}.toml")
    return make(told.game.key, "easy").advise(told.state.view(told.turn), Dice("situation"))


def seen(name: str) -> Any:
    """What the seat on move sees in a situation."""
    told = read(FOLDER / f"{name}.toml")
    return told.state.view(told.turn)


@pytest.mark.parametrize(("key", "options", "seats"), TABLES)
def test_every_decision_of_some_whole_deals_has_a_reason(
    key: str, options: Mapping[str, object], seats: int | None
) -> None:
    steps = advised(key, tuple(options.items()), seats)
    assert len(steps) > 60
    assert not [advice.action.text for _, advice in steps if not advice.reasons]


@pytest.mark.parametrize("key", GAMES)
def test_the_choice_is_the_advised_step_and_the_reasons_come_from_the_view_alone(key: str) -> None:
    bot = make(key, "easy")
    for number, (view, _) in enumerate(advised(key, (), None)[::9]):
        copy = pickle.loads(pickle.dumps(view))
        advice = bot.advise(view, Dice(str(number)))
        assert make(key, "easy").advise(copy, Dice(str(number))) == advice
        assert bot.choose(view, Dice(str(number))) == advice.action


@pytest.mark.parametrize("key", GAMES)
def test_a_random_player_has_no_reasons(key: str) -> None:
    view, _ = advised(key, (), None)[0]
    assert make(key, "random").advise(view, Dice("r")).reasons == ()


@pytest.mark.parametrize("key", GAMES)
def test_the_card_of_a_reason_is_the_card_that_is_played(key: str) -> None:
    for _, advice in advised(key, (), None):
        if isinstance(advice.action, Play):
            named = {dict(one.details)["card"] for one in advice.reasons if "card" in dict(one.details)}
            assert named == {advice.action.card}, advice


def test_a_code_takes_the_details_of_the_table_alone() -> None:
    with pytest.raises(AssertionError):
        reason("cash", n=3)


def test_every_code_is_given_somewhere() -> None:
    steps = [one for key, options, seats in TABLES for one in advised(key, tuple(options.items()), seats)]
    for key, seats, seed, most in SELDOM:
        steps += advised(key, (), seats, seed, most)
    codes = {one.code for _, advice in steps for one in advice.reasons}
    for file in FILES:
        codes |= {one.code for one in given(f"{file.parent.name}/{file.stem}").reasons}
    codes |= {one.code for advice in MADE.values() for one in advice.reasons}
    # Bots that look at many worlds give reasons of their own (tests/bots/simulating and bidding).
    of_many_worlds = {code for code in CODES if code.endswith("-worlds")}
    assert set(CODES) - codes - of_many_worlds == set()


def _waiting() -> Advice:
    """A hand of the last round with too few cards to go out, when one-and-thirty cards of no use were thrown."""
    view: RummyView = seen("toonerville/buy-once-in-the-last-round")
    return buy(replace(view, pile=(card("G1"),) * 31))


def _freed() -> Advice:
    """A Rook that was freed, where only the rules say where it goes."""
    view: RummyView = seen("toonerville/lay-the-rook-that-was-freed")
    return lay(replace(view, table=())) or Advice(Let())


MADE: Mapping[str, Advice] = {
    "by-chance": cut((Cut(3),), Dice("cut")),
    "only-step": draw(replace(seen("toonerville/take-what-the-contract-lacks"), pile=())),
    "buy-any": _waiting(),
    "lay-freed": _freed(),
}
"""What comes nearly never, from views made for it."""


@pytest.mark.parametrize("code", MADE)
def test_what_comes_nearly_never_has_its_reason(code: str) -> None:
    assert [one.code for one in MADE[code].reasons] == [code]


def test_nothing_to_throw_away_leaves_what_else_may_be_done() -> None:
    view: RummyView = replace(seen("toonerville/take-what-the-contract-lacks"), legal=(Let(),))
    assert discard(view) == Advice(Let(), (Reason("only-step"),))


RIGHT: tuple[tuple[str, str, dict[str, Detail]], ...] = (
    ("teka/auction-forced-eight", "must-bid", {"n": 8}),
    ("teka/follow-wins-as-cheaply-as-possible-when-last", "win-last", {"card": card("TH")}),
    ("teka/follow-partner-in-double-13-stays-low", "partner-alone", {"card": card("5D"), "partner": 0}),
    ("teka/lead-what-a-slap-asks-for", "grant-request", {"card": card("5D"), "partner": 0, "suit": Suit.DIAMONDS}),
    ("teka/lead-what-a-snap-asks-for", "grant-request", {"card": card("4H"), "partner": 3, "suit": Suit.HEARTS}),
    ("teka/signal-snap-for-the-linked-suit", "signal-snap", {"suit": Suit.SPADES, "wanted": Suit.HEARTS}),
    ("teka/raise-no-further-than-sure-tricks", "raise-sure", {"n": 11}),
    ("kentucky-rook/follow-gives-counters-to-the-partner", "give-points", {"card": card("R10"), "n": 10}),
    ("kentucky-rook/lead-cashes-an-ace-before-it-is-trumped", "cash-points", {"card": card("Y1"), "n": 15}),
    ("golden-ten/void-throws-the-red-ten", "throw-red", {"card": card("R10"), "n": 10}),
    ("california-jack/ten-is-taken-with-the-king", "win-prize", {"card": card("KD"), "prize": card("TD")}),
    ("all-fours/beg-without-trumps", "beg", {"suit": Suit.SPADES, "n": 0}),
    ("toonerville/discard-high-cards-where-somebody-holds-one-card", "discard-given-up", {"seat": 1, "n": 5}),
    ("toonerville/take-what-makes-a-further-meld", "take-melds", {"card": card("B5")}),
    ("toonerville/buy-nothing-where-somebody-holds-one-card", "let-danger", {"seat": 2}),
)
"""Situations, and what is true there: worked out from their files."""


@pytest.mark.parametrize(("name", "code", "details"), RIGHT, ids=[name for name, _, _ in RIGHT])
def test_the_reason_is_the_one_that_the_situation_is_about(name: str, code: str, details: dict[str, Detail]) -> None:
    told = {one.code: dict(one.details) for one in given(name).reasons}
    assert code in told
    assert details.items() <= told[code].items()
