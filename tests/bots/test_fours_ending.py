"""The ending between two is played as well as it can be: a solver that tries every line of play says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from fa_cards.bots import make
from fa_cards.bots.fours.ending import Ending, best_plays
from fa_cards.rules.actions import Play
from fa_cards.rules.cards import PACK_52, Card, Suit, card, cards
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import CaliforniaState
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import Point
from fa_cards.rules.game import pick
from tests.bots.later import later

# --- the solver: every line of play, by rules of its own -------------------------------------------------------------

Hand = frozenset[Card]
GAME = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}


@dataclass(frozen=True, eq=False)
class Table:
    """What does not change in an ending: seats are 0 and 1. Each ending has one of its own."""

    trump: str
    fives: bool
    target: int
    totals: tuple[int, int]
    taken: tuple[Hand, Hand]
    """What each seat has won before."""
    duty: str
    """`""`, `"trump"` where who is void must trump, `"none"` where any card may be played."""


def may_play(table: Table, hand: Hand, led: Card | None) -> list[Card]:
    """The cards that may be played, lowest first by their text."""
    mine = sorted(hand, key=lambda one: one.text)
    if led is None or table.duty == "none":
        return mine
    follows = [one for one in mine if one.text[1] == led.text[1]]
    trumps = [one for one in mine if one.text[1] == table.trump]
    if led.text[1] == table.trump:
        return trumps or mine
    if follows:
        return follows + trumps
    return trumps or mine if table.duty == "trump" else mine


def takes(table: Table, led: Card, answer: Card) -> bool:
    """Whether the answer wins the trick."""
    if led.text[1] == answer.text[1]:
        return answer.rank > led.rank
    return answer.text[1] == table.trump


def result(table: Table, won: Hand) -> tuple[int, int]:
    """The match, and the points of the deal, for seat 0 that has won these cards in the ending; all are played."""
    mine = won | table.taken[0]
    now = list(table.totals)
    points = [("A" + table.trump, 1), ("2" + table.trump, 1), ("J" + table.trump, 1)]
    points += [("5" + suit, 5) for suit in "SHDC"] if table.fives else []
    for text, value in points:
        if max(now) < table.target:
            now[0 if card(text) in mine else 1] += value
    game = sum(GAME.get(one.text[0], 0) for one in mine)
    if max(now) < table.target and game != 40:
        now[0 if game > 40 else 1] += 1
    match = 1 if now[0] >= table.target else -1 if now[1] >= table.target else 0
    return match, (now[0] - table.totals[0]) - (now[1] - table.totals[1])


@dataclass(frozen=True)
class Moment:
    """A position in an ending."""

    table: Table
    hands: tuple[Hand, Hand]
    seat: int
    """On move."""
    led: Card | None = None
    won: Hand = frozenset()
    """What seat 0 has won in the ending."""

    @property
    def choices(self) -> list[Card]:
        return may_play(self.table, self.hands[self.seat], self.led)


@cache
def value(now: Moment) -> tuple[int, int]:
    """What seat 0 comes to when both play as well as can be."""
    if not now.hands[now.seat]:
        return result(now.table, now.won)
    values = [value(after(now, one)) for one in now.choices]
    return max(values) if now.seat == 0 else min(values)


def after(now: Moment, one: Card) -> Moment:
    """The position when the seat on move has played a card."""
    mine, other = now.hands[now.seat] - {one}, now.hands[1 - now.seat]
    hands = (mine, other) if now.seat == 0 else (other, mine)
    if now.led is None:
        return Moment(now.table, hands, 1 - now.seat, one, now.won)
    winner = now.seat if takes(now.table, now.led, one) else 1 - now.seat
    return Moment(now.table, hands, winner, None, now.won | {now.led, one} if winner == 0 else now.won)


# --- endings ---------------------------------------------------------------------------------------------------------

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("california-jack", {}),
    ("california-jack", {"void-must-trump": True}),
    ("california-jack", {"loose-discard": True}),
    ("shasta-sam", {}),
    ("california-fives", {}),
    ("california-fives", {"stock": "down"}),
)
EACH = 100
"""Endings of each: 600 in all."""


def some_ending(number: int, key: str, options: dict[str, Any]) -> CaliforniaState:
    """An ending with three to six cards a hand, every other one in the middle of a trick, at any score.

    Some of the cards that count are always among those that are left; who has won the others is as chance has it.
    """
    dice = Dice(f"ending {number} {key} {options}")
    state = game_class(key)(options, 2).start()
    assert isinstance(state, CaliforniaState)
    while state.actor is None:
        state, _ = state.apply(None, state.chance(dice))
    left = 6 if number % 50 == 0 and not options.get("loose-discard") else dice.choice((3, 4, 5))
    dear = [one for one in PACK_52 if is_dear(one, state.trump_suit, fives=state.rules.fives)]
    dear = list(dice.shuffled(dear)[: dice.between(2, left)])
    others = [one for one in dice.shuffled(PACK_52) if one not in dear]
    cut = 2 * left - len(dear)
    held, gone = dice.shuffled((*dear, *others[:cut])), others[cut:]
    piles: tuple[list[Card], list[Card]] = ([], [])
    for place in range(0, len(gone), 2):
        piles[dice.below(2)].extend(gone[place : place + 2])
    state = later(state, (held[:left], held[left:]), piles, ()).moved(actor=dice.below(2))
    if number % 3:
        close = 16 if state.rules.fives else 3
        state = state.moved(totals=tuple(state.target - 1 - dice.below(close) for _ in range(2)))
    if number % 2:
        state, _ = state.apply(state.actor, pick(state.legal(state.actor), dice))
    return state


def is_dear(one: Card, trump: Suit, *, fives: bool) -> bool:
    """Whether a card brings a point, or many card points."""
    return (one.suit is trump and one.text[0] in "A2J") or one.text[0] == "T" or (fives and one.text[0] == "5")


def endings() -> Iterator[tuple[str, CaliforniaState]]:
    for key, options in GAMES:
        for number in range(EACH):
            yield key, some_ending(number, key, options)


def as_seen_by_the_solver(state: CaliforniaState) -> Moment:
    """The ending with the seat on move as seat 0."""
    seat = state.on_move
    order = (seat, 1 - seat)
    rules = state.rules
    duty = "none" if rules.loose_discard else "trump" if rules.void_must_trump else ""
    taken = tuple(frozenset(DECK.cards(state.captured[one])) for one in order)
    table = Table(
        state.trump_suit.value,
        rules.fives,
        rules.target,
        (state.totals[order[0]], state.totals[order[1]]),
        (taken[0], taken[1]),
        duty,
    )
    hands = tuple(frozenset(DECK.cards(state.hands[one])) for one in order)
    return Moment(table, (hands[0], hands[1]), 0, state.led_card)


def test_no_ending_is_played_worse_than_by_a_solver_that_tries_every_line() -> None:
    asked = mattered = ended = 0
    for key, state in endings():
        now = as_seen_by_the_solver(state)
        choice = make(key, "easy").choose(state.view(state.on_move), Dice("ending"))
        assert isinstance(choice, Play)
        values = {one: value(after(now, one)) for one in now.choices}
        best = max(values.values())
        assert values[choice.card] == best, (key, state.places(), state.totals)
        asked += 1
        mattered += min(values.values()) < best
        ended += best[0] != 0
        value.cache_clear()
    # Else the endings would test nothing.
    assert asked >= 500
    assert mattered > 100 and ended > 100


# --- by hand ---------------------------------------------------------------------------------------------------------


def low_or_jack(totals: tuple[int, int]) -> str:
    """What is played to the eight of diamonds from jack and two of trump, spades; the other one holds the king.

    Whichever of the two is kept falls to the king in the last trick. High is the other one's. The own card points are
    39, those of the other one 37: jack and king make 39 to 41, or 40 to 40.
    """
    last = Ending(
        hands=(DECK.mask(cards("JS 2S")), DECK.mask(cards("KS"))),
        led=DECK.bit[card("8D")],
        won=DECK.mask(cards("TS TH TD AH AD JH")),
        trump=Suit.SPADES,
        points=(
            (Point.HIGH, DECK.bit[card("AS")], 1),
            (Point.LOW, DECK.bit[card("2S")], 1),
            (Point.JACK, DECK.bit[card("JS")], 1),
            (Point.GAME, 0, 1),
        ),
        totals=totals,
        target=10,
    )
    return " ".join(one.text for one in DECK.cards(best_plays(last)))


def test_far_from_the_target_the_points_of_the_deal_count() -> None:
    # With the jack: Low lost, Jack won, Game nobody's. With the two: Low won, Jack and Game lost.
    assert low_or_jack((0, 0)) == "JS"


def test_the_point_that_is_entered_first_is_worth_the_match() -> None:
    # High makes it 9 to 9: then Low ends the match, and Jack and Game are not entered.
    assert low_or_jack((9, 8)) == "2S"


def test_what_ends_the_match_for_the_other_one_is_not_left_to_him() -> None:
    # High makes it 7 to 9: Low would be his tenth point; with the two it is 8 to 9, and Jack or Game is the tenth all
    # the same, so the match is lost either way, and the points decide: 0 to 2 with the jack, 1 to 2 with the two.
    assert low_or_jack((7, 8)) == "2S"


def test_what_is_lost_in_any_case_is_lost_with_as_many_points_as_can_be() -> None:
    # High is the tenth point of the other one: nothing else is entered, so both cards are as good.
    assert low_or_jack((0, 9)) == "2S JS"
