from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from fa_cards.rules.catalog import GAMES, family_of
from fa_cards.rules.errors import UnknownGame
from fa_cards.rules.game import Event
from fa_cards.rules.rook.auction import RookContract
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.contract import Contract
from fa_cards.words.calls import contract_words
from fa_cards.words.events import Events
from fa_cards.words.families import words_about, words_of
from fa_cards.words.fours import events as fours_events
from fa_cards.words.fours import prompts as fours_prompts
from fa_cards.words.fours import results as fours_results
from fa_cards.words.fours import sheet as fours_sheet
from fa_cards.words.golden_ten import events as golden_ten_events
from fa_cards.words.golden_ten import prompts as golden_ten_prompts
from fa_cards.words.golden_ten import results as golden_ten_results
from fa_cards.words.golden_ten import sheet as golden_ten_sheet
from fa_cards.words.options import OPTIONS
from fa_cards.words.prompts import Prompts
from fa_cards.words.results import Results
from fa_cards.words.rook import events as rook_events
from fa_cards.words.rook import prompts as rook_prompts
from fa_cards.words.rook import results as rook_results
from fa_cards.words.rook import sheet as rook_sheet
from fa_cards.words.rummy import events as rummy_events
from fa_cards.words.rummy import prompts as rummy_prompts
from fa_cards.words.rummy import results as rummy_results
from fa_cards.words.rummy import sheet as rummy_sheet
from fa_cards.words.sheet import Sheets
from fa_cards.words.teka import events as teka_events
from fa_cards.words.teka import prompts as teka_prompts
from fa_cards.words.teka import results as teka_results
from fa_cards.words.teka import sheet as teka_sheet

EVENTS: tuple[Events, ...] = (teka_events, rook_events, golden_ten_events, fours_events, rummy_events)
PROMPTS: tuple[Prompts, ...] = (teka_prompts, rook_prompts, golden_ten_prompts, fours_prompts, rummy_prompts)
RESULTS: tuple[Results, ...] = (teka_results, rook_results, golden_ten_results, fours_results, rummy_results)
SHEETS: tuple[Sheets, ...] = (teka_sheet, rook_sheet, golden_ten_sheet, fours_sheet, rummy_sheet)
"""What each family says of its own; the type checker holds the modules to it."""
PARTS = {"events": EVENTS, "prompts": PROMPTS, "results": RESULTS, "sheet": SHEETS}


def test_every_game_is_of_the_family_that_the_catalog_names() -> None:
    assert {key: family_of(key) for key in GAMES} == {key: kind.family for key, kind in GAMES.items()}
    with pytest.raises(UnknownGame):
        family_of("poker")


@pytest.mark.parametrize("key", GAMES)
def test_every_family_has_the_words_of_a_table(key: str) -> None:
    game = GAMES[key]()
    for part, of_families in PARTS.items():
        assert words_of(game, part) is words_about(game.start(), part)
        assert words_of(game, part) in of_families
    assert game.family in OPTIONS
    assert find_spec(f"fa_cards.rules.{game.family.replace('-', '_')}")


class LateTeka(Teka):
    """A variant that is written outside the package of its family."""


def test_a_thing_belongs_to_the_family_in_whose_rules_it_or_its_kind_is_written() -> None:
    assert words_about(LateTeka(), "calls") is import_module("fa_cards.words.teka.calls")
    with pytest.raises(KeyError):
        words_about(Event(), "events")


def test_a_contract_is_of_tricks_or_of_points() -> None:
    assert contract_words(Contract(0, 9)) == "۹ دست"
    assert contract_words(Contract(0, 13, double_13=True)) == "دوبل ۱۳"
    assert contract_words(RookContract(0, 120)) == "۱۲۰ امتیاز"
