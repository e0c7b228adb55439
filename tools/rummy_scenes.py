"""Moments at the tables of contract rummy, for pictures and to look at in a real terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fa_cards.bots import AnyBot, make
from fa_cards.play.match import Match, Waits
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.store import Store
from fa_cards.rules.actions import Action, Lay, Swap
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyView, Toonerville

ME = 0


@dataclass(frozen=True)
class RummyScene:
    """A moment at a table of contract rummy."""

    wanted: Callable[[RummyView], bool]
    """What the person at the table sees, being on move."""
    game: str = Toonerville.key
    seats: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)
    keeps_wilds: bool = True
    """Whether the person frees no Rook before the moment has come."""


def _lays(view: RummyView) -> tuple[Lay, ...]:
    return tuple(step for step in view.legal if isinstance(step, Lay))


def _offers(view: RummyView, word: str) -> bool:
    return any(step.word == word for step in view.legal)


def _lying(view: RummyView, melds: int) -> bool:
    """Whether so many melds lie on the table, and the person, who is down, may lay off on them."""
    return view.phase is Phase.MELD and len(view.table) >= melds and view.is_down and bool(_lays(view))


RUMMY_SCENES: Mapping[str, RummyScene] = {
    "rummy-take": RummyScene(lambda view: view.phase is Phase.TAKE and len(view.pile) > 3),
    "rummy-buy": RummyScene(
        lambda view: view.phase is Phase.BUY and len(view.pile) > 4 and any(view.down), options={"only-round": 3}
    ),
    "rummy-tray": RummyScene(
        lambda view: view.phase is Phase.MELD and not view.is_down and any(view.down) and _offers(view, "down"),
        options={"only-round": 6},
    ),
    "rummy-melds": RummyScene(lambda view: _lying(view, 10), seats=5, options={"only-round": 8}),
    "rummy-freed": RummyScene(lambda view: view.freed > 0, options={"only-round": 6}, keeps_wilds=False),
    "rummy-last": RummyScene(
        lambda view: view.phase is Phase.MELD and _offers(view, "down"), options={"only-round": 11}
    ),
    "rummy-sheet": RummyScene(lambda view: len(view.deals) == 8),
    "shanghai-six": RummyScene(lambda view: _lying(view, 6), "rook-shanghai", 6),
}
"""The scenes by the names of their pictures."""


def _seats(game: AnyGame) -> list[Seat]:
    return [Person(""), *[BotSeat("easy")] * (game.seats - 1)]


def _next(view: RummyView, bot: AnyBot, dice: Dice, *, keeps_wilds: bool) -> Action:
    """What the person does: as an easy bot, but that he frees a Rook where he may and shall."""
    swaps = [step for step in view.legal if isinstance(step, Swap)]
    return swaps[0] if swaps and not keeps_wilds else bot.choose(view, dice)


@cache
def _found(name: str) -> Match:
    """The match of the scene, brought to its moment."""
    wanted = RUMMY_SCENES[name]
    bot = make(wanted.game, "easy")
    for seed in range(100):
        game = game_class(wanted.game)(wanted.options, wanted.seats)
        match = Match(game, _seats(game), str(seed))
        match.advance()
        while match.waits_for is Waits.PERSON:
            view = match.view(ME)
            assert isinstance(view, RummyView)
            if wanted.wanted(view):
                return match
            dice = Dice(f"{seed} {len(match.moments)}")
            match.do(ME, _next(view, bot, dice, keeps_wilds=wanted.keeps_wilds))
            match.advance()
    raise RuntimeError(f"no seed brings the moment {name}")


def rummy_scene(store: Store, name: str) -> Match:
    """A match in the store that waits for the person at the moment of that name."""
    match = _found(name)
    return store.create(match.game, match.seats, seed=match.seed, steps=match.steps)


def card_to_lay(view: RummyView) -> Card:
    """Of the cards of the hand that fit on melds of the table the last one."""
    return _lays(view)[-1].card
