"""extras.md, section A: Golden Ten, for three to seven players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fa_cards.rules.actions import Manner, Pack, Play
from fa_cards.rules.cards import PACK_ROOK_56, Suit, card, cards
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.errors import IllegalAction, NotAStep, UnknownOption, WrongSeats
from fa_cards.rules.events import DealScored, MatchWon
from fa_cards.rules.golden_ten import GoldenTen, GoldenTenState
from fa_cards.rules.golden_ten.counting import DECK, penalty, red_points
from fa_cards.rules.golden_ten.events import TalonWon
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from tests.rules.tables import AnyTable
from tools.hands import filled

SIZES = {3: (18, 2), 4: (14, 0), 5: (11, 1), 6: (9, 2), 7: (8, 0)}
"""Cards of each player and cards left over, by the number of players."""


class GoldenTable(AnyTable[GoldenTenState]):
    """A match of Golden Ten; the last seat deals, so that seat 0 leads."""

    def __init__(self, *hands: str, seats: int = 4, talon: str = "", options: Mapping[str, Any] | None = None) -> None:
        super().__init__(GoldenTen(options, seats))
        self.seats = seats
        self.do(f"dealer {seats - 1}")
        self.deal(*hands, talon=talon)

    def deal(self, *hands: str, talon: str = "") -> None:
        """Deals these hands; where they are not whole they get what is left, number by number from the ones up."""
        size, over = SIZES[self.seats]
        whole, aside = filled(PACK_ROOK_56, hands, [size] * self.seats, after=talon)
        assert len(aside) == over
        dealer = self.state.dealer
        assert dealer is not None
        self.step(Step(None, Pack(pack_for(whole, dealer, left=aside))))

    def play_on(self) -> None:
        """Everybody plays his first legal card until the deal is over."""
        while self.state.phase is Phase.PLAY:
            self.do(f"{self.state.actor} {self.legal()[0]}")


# ---- pack and deal


def test_fifty_six_cards_without_the_rook() -> None:
    assert len(DECK.pack) == 56
    assert {one.text for one in DECK.pack} == {f"{c}{n}" for c in "BRGY" for n in range(1, 15)}


@pytest.mark.parametrize("seats", SIZES)
def test_one_by_one_as_far_as_it_goes_evenly_and_the_last_of_the_pack_are_left_over(seats: int) -> None:
    size, over = SIZES[seats]
    assert size * seats + over == 56
    for dealer in range(seats):
        table = AnyTable(GoldenTen(None, seats))
        table.do(f"dealer {dealer}", Pack(PACK_ROOK_56).text)
        places = table.state.places()
        for step in range(seats):
            hand = {PACK_ROOK_56[number * seats + step] for number in range(size)}
            assert set(places[f"hand {(dealer + 1 + step) % seats}"]) == hand
        assert set(places["talon"]) == set(PACK_ROOK_56[size * seats :])
        assert table.state.actor == (dealer + 1) % seats, "the dealer's left leads"
        assert table.state.view(0).talon == over


@pytest.mark.parametrize("seats", [0, 1, 2, 8, 56])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(WrongSeats) as raised:
        GoldenTen(None, seats)
    assert raised.value.details == {"counts": (3, 4, 5, 6, 7)}


def test_the_left_over_cards_are_seen_by_nobody() -> None:
    table = GoldenTable(seats=3, talon="R5 Y10")
    for seat in range(3):
        assert not set(cards("R5 Y10")) & set(table.state.view(seat).hand)
        assert not table.state.sees(seat, "talon")


# ---- play


@pytest.mark.parametrize("name", ["R10", "R1", "Y10", "B14"])
def test_anything_may_be_led_red_too(name: str) -> None:
    table = GoldenTable("R10 R1 Y10 B14")
    assert f"play {name}" in table.legal()
    assert len(table.legal()) == 14


def test_the_led_colour_is_followed_if_one_is_able() -> None:
    table = GoldenTable("B9", "B2 B11 R10 Y10 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10", "R2 R3")
    table.do("0 play B9")
    assert set(table.legal()) == {"play B2", "play B11"}
    refusal = table.refusal("1 play R10")
    assert (refusal.code, refusal.details) == ("must-follow-suit", {"suit": Suit.BLACK, "cards": cards("B2 B11")})
    assert table.code("1 play B9") == "not-in-hand"
    assert table.code("1 play ROOK") == "not-in-hand"
    assert table.code("2 play B3") == "not-your-turn"


def test_who_is_void_plays_anything() -> None:
    hand = "R10 Y10 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12"
    table = GoldenTable("B9", hand)
    table.do("0 play B9")
    assert set(table.legal()) == {f"play {name}" for name in hand.split()}


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("B9 B2 B14 B1", 2),  # 14 is the highest, 1 the lowest
        ("B1 R14 G14 Y14", 0),  # there is no trump
        ("R2 R3 R1 B14", 1),
    ],
)
def test_the_highest_of_the_led_colour_wins_and_leads(plays: str, winner: int) -> None:
    table = GoldenTable(*_hands(plays.split()))
    table.play(plays)
    assert (table.state.tricks[0].winner, table.state.actor) == (winner, winner)
    assert table.state.taken[winner] == 1


def _hands(names: list[str]) -> list[str]:
    """Hands with these cards; the others of the led colour go to the leader."""
    rest = [one.text for one in PACK_ROOK_56 if one.text not in names]
    led = [name for name in rest if name[0] == names[0][0]]
    others = [name for name in rest if name[0] != names[0][0]]
    hands = [led[:13] + others[: 13 - len(led)]]
    others = others[13 - len(led) :]
    hands += [others[number * 13 : number * 13 + 13] for number in range(3)]
    return [" ".join([name, *hand]) for name, hand in zip(names, hands, strict=True)]


@pytest.mark.parametrize("word", ["slap", "snap", "drop"])
def test_there_are_no_signals(word: str) -> None:
    table = GoldenTable("B9")
    with pytest.raises(NotAStep):
        table.game.parse(f"play B9 {word}")
    with pytest.raises(IllegalAction) as raised:
        table.state.apply(0, Play(card("B9"), Manner(word)))
    assert raised.value.code == "no-such-signal"


def test_there_is_no_auction_and_no_trump() -> None:
    game = GoldenTen()
    for text in ("bid 5", "pass", "trump R", "bury R1", "call R1"):
        with pytest.raises(NotAStep):
            game.parse(text)


def test_a_pack_of_other_cards_is_refused() -> None:
    table = AnyTable(GoldenTen())
    table.do("dealer 0")
    words = [one.text for one in PACK_ROOK_56]
    assert table.code(" ".join(["pack", "ROOK", *words[1:]])) == "wrong-pack"
    assert table.code(" ".join(["pack", words[1], *words[1:]])) == "wrong-pack"
    for wrong in (words[1:], [*words, "ROOK"]):
        with pytest.raises(NotAStep):
            table.game.parse(" ".join(["pack", *wrong]))


# ---- penalties


def test_red_cards_count_27_together() -> None:
    reds = [one for one in PACK_ROOK_56 if one.suit is Suit.RED]
    assert [red_points(DECK.bit[one]) for one in reds] == [1, 1, 1, 1, 5, 1, 1, 1, 1, 10, 1, 1, 1, 1]
    assert red_points(DECK.mask(PACK_ROOK_56)) == 12 + 5 + 10 == 27
    assert red_points(DECK.mask(one for one in PACK_ROOK_56 if one.suit is not Suit.RED)) == 0


@pytest.mark.parametrize(
    ("taken", "usual", "negative"),
    [
        # the examples of section A
        ("R5 R10 R1 R2 R3", 18, 18),
        ("R5 R10 R1 R2 R3 Y10", 8, 8),
        ("R1 R2 R3 R4", 4, 4),
        ("R1 R2 R3 R4 Y10", 0, -6),
        ("Y10", 0, -10),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14", 27, 27),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 Y10", 17, 17),
        ("", 0, 0),
        ("B14 G14 Y14 Y5", 0, 0),
        ("R10 Y10", 0, 0),
        ("R10 R1 Y10", 1, 1),
    ],
)
def test_the_penalty_of_who_took_these_cards(taken: str, usual: int, negative: int) -> None:
    mask = DECK.mask(cards(taken))
    assert (penalty(mask, False), penalty(mask, True)) == (usual, negative)


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("negative", [False, True])
def test_a_deal_is_scored_by_its_tricks_and_the_left_over_cards(seats: int, negative: bool) -> None:
    """The penalties are counted again, card by card."""
    table = GoldenTable(seats=seats, options={"golden-negative": negative})
    talon = table.state.places()["talon"]
    table.play_on()
    (deal,) = table.state.deals
    taken: list[list[str]] = [[] for _ in range(seats)]
    for number, trick in enumerate(table.state.last_deal):
        taken[trick.winner] += [play.card.text for play in trick.plays]
        if number == 0:
            taken[trick.winner] += [one.text for one in talon]
    assert sum(map(len, taken)) == 56
    reds = [sum({"R5": 5, "R10": 10}.get(name, 1) for name in some if name[0] == "R") for some in taken]
    assert sum(reds) == 27
    assert list(deal.reds) == reds
    whole = [points - 10 if "Y10" in some else points for points, some in zip(reds, taken, strict=True)]
    assert list(deal.scores) == (whole if negative else [max(one, 0) for one in whole])
    assert deal.golden == next(seat for seat, some in enumerate(taken) if "Y10" in some)


def test_the_left_over_cards_go_to_the_winner_of_the_first_trick_not_of_the_last() -> None:
    table = GoldenTable("B14", "B13", "B12", seats=3, talon="R5 R10")
    table.play("B14 B13 B12")
    assert table.events[-1] == TalonWon(0, 2)
    assert table.state.view(1).points == (0, 0, 0), "face down: they are counted at the end"
    table.play_on()
    (deal,) = table.state.deals
    assert deal.talon == 15
    assert deal.reds[0] >= 15


def test_the_golden_ten_among_the_left_over_cards_is_known_only_at_the_end() -> None:
    table = GoldenTable("B14", "B13", "B12", seats=3, talon="R5 Y10")
    while not table.state.deals:
        assert table.state.view(0).golden is None
        table.do(f"{table.state.actor} {table.legal()[0]}")
    first = table.state.last_deal[0].winner
    assert table.state.deals[0].golden == first


def test_nothing_is_left_over_for_four_and_seven() -> None:
    for seats in (4, 7):
        table = GoldenTable(seats=seats)
        while len(table.state.tricks) < 1:
            table.do(f"{table.state.actor} {table.legal()[0]}")
            assert not any(isinstance(one, TalonWon) for one in table.events)


# ---- the match


@pytest.mark.parametrize("seats", SIZES)
def test_six_deals_and_the_dealing_passes_to_the_left(seats: int) -> None:
    table = GoldenTable(seats=seats)
    for number in range(1, 7):
        assert table.state.dealer == (seats - 1 + number - 1) % seats
        table.play_on()
        if number < 6:
            assert not table.state.finished
            table.deal()
    assert table.state.finished
    assert len(table.state.deals) == 6
    best = min(table.state.totals)
    assert table.state.winners == tuple(s for s in range(seats) if table.state.totals[s] == best)


@pytest.mark.parametrize("deals", [1, 2, 30])
def test_the_number_of_deals_is_an_option(deals: int) -> None:
    table = GoldenTable(seats=7, options={"deals": deals})
    for _ in range(deals - 1):
        table.play_on()
        table.deal()
    assert not table.state.finished
    table.play_on()
    assert table.state.finished
    assert isinstance(table.events[-1], MatchWon)
    assert table.code("0 play B1") == "after-end"


@pytest.mark.parametrize("deals", [0, 31, -1, True, "6", 6.0])
def test_no_other_number_of_deals(deals: object) -> None:
    with pytest.raises(UnknownOption):
        GoldenTen({"deals": deals})


def test_the_lowest_total_wins_and_ties_are_shared() -> None:
    """In one deal seat 0 takes every trick: the other three have 0 and share the match."""
    hands = ("B14 B13 B12 B11 B10 B9 B8 R14 R13 R12 R11 G14 G13 Y14", "", "", "")
    table = GoldenTable(*hands, options={"deals": 1})
    while not table.state.finished:
        mine = table.state.actor == 0
        table.do(f"{table.state.actor} {table.legal()[-1 if mine else 0]}")
        if table.state.tricks:
            assert table.state.tricks[-1].winner == 0
    assert any(isinstance(one, DealScored) for one in table.events)
    assert table.state.totals == (17, 0, 0, 0), "all red and the Golden Ten"
    assert table.state.winners == (1, 2, 3)


def test_each_plays_alone() -> None:
    game = GoldenTen(None, 5)
    assert [game.partners(seat) for seat in range(5)] == [(seat,) for seat in range(5)]
