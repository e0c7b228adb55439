"""A tournament as a value: its rounds, its tables as matches, and the master sheet (toonerville.md, section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import pytest

from fa_cards.play.refusals import WrongEntrants
from fa_cards.play.seats import BotSeat, Person, Seat
from fa_cards.play.table_in_play import TableInPlay, played_on
from fa_cards.play.tournament import ROUND_OPTION, SheetLine, Table, Tournament
from fa_cards.play.tournament_seating import seating
from fa_cards.rules.actions import Dealer
from fa_cards.rules.errors import Refusal, UnknownOption
from fa_cards.rules.game import TABLE
from fa_cards.rules.options import Value
from fa_cards.rules.records import Step


def entrants(number: int, *persons: int) -> tuple[Seat, ...]:
    return tuple(Person("") if one in persons else BotSeat("random") for one in range(number))


def begun(
    number: int = 4, *persons: int, rounds: int = 11, options: Mapping[str, Value] = MappingProxyType({})
) -> Tournament:
    return Tournament.begun(entrants(number, *persons), options, "seed", rounds=rounds)


def with_scores(tournament: Tournament, number: int, *scores: int) -> Tournament:
    """The tournament once the round is over at one of its tables, with what it brought by seat."""
    table = replace(tournament.tables[number - 1], scores=scores)
    tables = (*tournament.tables[: number - 1], table, *tournament.tables[number:])
    return replace(tournament, played=(*tournament.played[:-1], tables))


def brought(tournament: Tournament, *scores: int) -> Tournament:
    """The tournament after a round that brought these scores, one an entrant."""
    for number, table in enumerate(tournament.tables, 1):
        tournament = with_scores(tournament, number, *(scores[one] for one in table.entrants))
    return tournament


def test_it_begins_with_its_first_round_and_nothing_on_the_sheet() -> None:
    tournament = begun(9)
    assert tournament.round == 1
    assert tournament.rounds == 11
    assert tuple(table.entrants for table in tournament.tables) == seating(9, "seed", 1)
    assert tournament.sheet == tuple(SheetLine(1, one, (), 0) for one in range(9))
    assert tournament.winners == ()


@pytest.mark.parametrize("number", [0, 2, 41])
def test_a_tournament_is_for_three_to_forty(number: int) -> None:
    with pytest.raises(WrongEntrants):
        begun(number)
    assert begun(3).is_sound and begun(40).is_sound


@pytest.mark.parametrize("options", [{"max-buys": 7}, {"target": 500}])
def test_what_the_game_does_not_take_is_refused(options: dict[str, Value]) -> None:
    with pytest.raises(UnknownOption):
        begun(4, options=options)


def test_the_game_has_no_more_than_eleven_rounds() -> None:
    with pytest.raises(UnknownOption):
        begun(4, rounds=12)


def test_a_table_is_a_match_of_its_one_round_with_as_many_decks_as_players() -> None:
    tournament = brought(begun(9, 2, options={"rook-upcard": "bury"}), *range(9)).next_round()
    for number, table in enumerate(tournament.tables, 1):
        sitting = tournament.sitting(number)
        assert sitting.game.key == "toonerville"
        assert sitting.game.options[ROUND_OPTION] == 2
        assert sitting.game.options["rook-upcard"] == "bury"
        assert sitting.game.seats == len(table.entrants) == len(sitting.seats)
        assert sitting.seats == tuple(tournament.entrants[one] for one in table.entrants)
        assert sitting.opening == (Step(TABLE, Dealer(0)),)
        assert tournament.persons_at(table) is (2 in table.entrants)
    assert len({tournament.sitting(number).seed for number in (1, 2)}) == 2


def test_a_round_is_over_when_it_is_over_at_all_its_tables() -> None:
    tournament = begun(6)
    assert not tournament.round_over
    tournament = with_scores(tournament, 1, 0, 10, 20)
    assert not tournament.round_over
    with pytest.raises(Refusal):
        tournament.next_round()
    tournament = with_scores(tournament, 2, 5, 0, 25)
    assert tournament.round_over and not tournament.finished
    assert tournament.next_round().round == 2


def test_the_sheet_counts_whole_rounds_alone() -> None:
    tournament = brought(begun(6), 50, 10, 20, 30, 0, 40).next_round()
    half = with_scores(tournament, 1, 100, 100, 100)
    assert half.totals == (50, 10, 20, 30, 0, 40)
    assert half.sheet == tournament.sheet


def test_places_are_in_the_order_of_totals_and_the_same_total_is_the_same_place() -> None:
    tournament = brought(brought(begun(5), 100, 200, 95, 50, 0).next_round(), 210, 95, 200, 160, 400)
    # Totals: 310, 295, 295, 210, 400.
    assert tournament.sheet == (
        SheetLine(1, 3, (50, 160), 210),
        SheetLine(2, 1, (200, 95), 295),
        SheetLine(2, 2, (95, 200), 295),
        SheetLine(4, 0, (100, 210), 310),
        SheetLine(5, 4, (0, 400), 400),
    )


def test_the_lowest_total_after_eleven_rounds_wins_and_ties_share() -> None:
    tournament = begun(3)
    for _ in range(10):
        tournament = brought(tournament, 31, 29, 30)
        assert not tournament.finished and tournament.winners == ()
        tournament = tournament.next_round()
    tournament = brought(tournament, 0, 5, 0)
    # Totals after 11 rounds: 310, 295, 300.
    assert tournament.finished
    assert tournament.totals == (310, 295, 300)
    assert tournament.winners == (1,)
    with pytest.raises(Refusal):
        tournament.next_round()
    assert brought(begun(3, rounds=1), 310, 295, 295).winners == (1, 2)


def test_a_table_of_bots_plays_the_same_however_it_is_cut_in_pieces() -> None:
    table = TableInPlay.of(begun(3).sitting(1))
    whole = played_on(table, 100_000)
    assert whole.finished and not table.finished
    pieces = table
    while not pieces.finished:
        before = len(pieces.steps)
        pieces = played_on(pieces, 37)
        assert len(pieces.steps) - before == 37 or pieces.finished
    assert pieces == whole
    assert whole.match().totals == whole.match().deals[0].scores


@pytest.mark.parametrize("change", ["twice", "missing", "early", "scores"])
def test_what_cannot_have_come_so_far_is_not_sound(change: str) -> None:
    tournament = begun(6)
    tables = tournament.tables
    played: dict[str, tuple[tuple[Table, ...], ...]] = {
        "twice": ((tables[0], tables[0]),),
        "missing": ((tables[0],),),
        "early": (tables, tables),
        "scores": with_scores(tournament, 1, 1, 2).played,
    }
    broken = Tournament(tournament.entrants, {}, "seed", played[change])
    assert tournament.is_sound and not broken.is_sound
