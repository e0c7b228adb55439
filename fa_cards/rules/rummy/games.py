"""Toonerville and Rook Shanghai (toonerville.md; extras.md, section B)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from fa_cards.rules.actions import (
    Action,
    Buy,
    Dealer,
    Discard,
    Down,
    Draw,
    FurtherMeld,
    Lay,
    Let,
    Pack,
    Restock,
    Swap,
    Take,
    grammar,
)
from fa_cards.rules.cards import ROOK, card, shanghai_pack, toonerville_pack
from fa_cards.rules.game import Game
from fa_cards.rules.melds import Contract, MeldRules
from fa_cards.rules.options import Option, flag, one_of
from fa_cards.rules.rummy.rules import Round, RummyRules
from fa_cards.rules.rummy.state import RummyState
from fa_cards.rules.steps import parse_plain

_CONTRACTS = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (4, 0), (0, 3), (5, 0), (0, 4), (2, 2))
"""Sets and runs of Toonerville's rounds (toonerville.md, section 2)."""
_HANDS = (12, 12, 12, 12, 12, 12, 12, 12, 15, 16)
"""The cards dealt in all rounds but the last."""
_SHANGHAI = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3))
"""Sets and runs of Rook Shanghai's hands (extras.md, section B)."""
_SHANGHAI_HAND = 11


class RummyGame(Game[RummyState]):
    """A game of contract rummy; the lowest total wins."""

    family = "rummy"
    usual_seats = 4
    lowest_wins = True
    in_rounds = True
    grammar = grammar(Dealer, Pack, Take, Draw, Buy, Let, Restock, Down, FurtherMeld, Lay, Swap, Discard)

    def __init__(self, options: Mapping[str, object] | None = None, seats: int | None = None) -> None:
        """Fixes options and seats, as every game does."""
        super().__init__(options, seats)
        self.rules = self.rules_chosen()

    @abstractmethod
    def rules_chosen(self) -> RummyRules:
        """The rules with the options and the seats of this game."""

    def start(self) -> RummyState:
        """The state before the first dealer is known."""
        return RummyState(self.seats, self.rules)

    def parse(self, text: str) -> Action:
        """The step that a record of the game writes as `text`."""
        return parse_plain(text, self.grammar, self.rules.pack)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seat alone."""
        return (seat,)

    def chosen(self, key: str) -> int | None:
        """The value of an option that is a number or none."""
        value = self.options[key]
        assert value is None or type(value) is int
        return value


MAX_BUYS, MIN_NATURALS = "max-buys", "min-naturals"


class Toonerville(RummyGame):
    """Contract rummy with as many Rook decks as players: eleven rounds, each with its contract."""

    key = "toonerville"
    seat_range = (3, 5)
    option_list = (
        Option("only-round", None, (None,), 1, len(_CONTRACTS)),
        one_of("round-11-deal", 12, 14),
        one_of(MAX_BUYS, None, 2, 3),
        one_of(MIN_NATURALS, 1, 2),
        flag("contiguous-runs", default=True),
        flag("extra-melds", default=False),
        flag("layoff-same-turn", default=True),
        flag("swap-requires-down", default=False),
        one_of("rook-upcard", "keep", "bury"),
    )

    def rules_chosen(self) -> RummyRules:
        """The rules with the options and the seats of this game."""
        last = self.chosen("round-11-deal")
        assert last is not None
        hands = (*_HANDS, last)
        naturals = self.chosen(MIN_NATURALS)
        assert naturals is not None
        return RummyRules(
            pack=toonerville_pack(self.seats),
            rounds=tuple(Round(Contract(*one), hand) for one, hand in zip(_CONTRACTS, hands, strict=True)),
            melds=MeldRules(frozenset({ROOK}), 14, naturals, contiguous=bool(self.options["contiguous-runs"])),
            only_round=self.chosen("only-round"),
            max_buys=self.chosen(MAX_BUYS),
            extra_melds=bool(self.options["extra-melds"]),
            layoff_same_turn=bool(self.options["layoff-same-turn"]),
            swaps=True,
            swap_requires_down=bool(self.options["swap-requires-down"]),
            bury_wild_upcard=self.options["rook-upcard"] == "bury",
        )


class RookShanghai(RummyGame):
    """Contract rummy with two or three Rook decks without fourteens: seven hands, black fourteens and Rooks wild."""

    key = "rook-shanghai"
    seat_range = (4, 6)
    option_list = (one_of(MAX_BUYS, 3, 2, None), one_of(MIN_NATURALS, 1, 2))

    def rules_chosen(self) -> RummyRules:
        """The rules with the options and the seats of this game."""
        naturals = self.chosen(MIN_NATURALS)
        assert naturals is not None
        return RummyRules(
            pack=shanghai_pack(self.seats),
            rounds=tuple(Round(Contract(*one), _SHANGHAI_HAND) for one in _SHANGHAI),
            melds=MeldRules(frozenset({ROOK, card("B14")}), 13, naturals, contiguous=True),
            only_round=None,
            max_buys=self.chosen(MAX_BUYS),
            extra_melds=False,
            layoff_same_turn=True,
            swaps=False,
            swap_requires_down=True,
            bury_wild_upcard=True,
        )
