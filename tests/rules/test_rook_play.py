"""rook.md, section 4: which cards may be played, game by game. The Rook has the trump colour for every purpose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import Card, Suit, card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction, NotAStep
from fa_cards.rules.rook.cardplay import finished, playable, verify_card
from fa_cards.rules.tricks import Played
from tests.rules.rook_table import EVERY_GAME, RookTable, rules_of

Games = list[tuple[str, Mapping[str, Any]]]

BASE: Games = [("kentucky-rook", {}), ("kentucky-rook", {"rook": "low"}), ("call-partner-rook", {})]
DISCARD: Games = [("kentucky-discard", {})]

Case = tuple[str, str | None, str, str]

EVERYWHERE: list[Case] = [
    # what the case is, the lead, the hand, what may be played of it; green is trump
    ("the leader plays any card", None, "Y7 Y14 R5 G6 ROOK", "Y7 Y14 R5 G6 ROOK"),
    ("the led colour, if he can", "Y9", "Y7 Y14 R5 G6", "Y7 Y14"),
    ("no duty to beat", "Y9", "Y5 Y14", "Y5 Y14"),
    ("void: any card, no duty to trump", "Y9", "R5 R14 B6 G6 G14", "R5 R14 B6 G6 G14"),
    ("void: the Rook too", "Y9", "R5 G6 ROOK", "R5 G6 ROOK"),
    ("trump led: trumps, the Rook among them, which is not compulsory", "G9", "G6 G14 ROOK Y5", "G6 G14 ROOK"),
    ("trump led: the Rook alone must be played", "G9", "ROOK Y5 R14", "ROOK"),
    ("trump led and none held: any card", "G9", "Y5 R14 B6", "Y5 R14 B6"),
    ("the Rook led: trumps", "ROOK", "G6 G14 Y5", "G6 G14"),
    ("the Rook led and no trump held: any card", "ROOK", "Y5 R14 B6", "Y5 R14 B6"),
]
BASE_ONLY: list[Case] = [
    ("the Rook does not follow a plain colour", "Y9", "Y7 ROOK", "Y7"),
    ("nor where a trump is held", "Y9", "Y7 Y5 G6 ROOK", "Y7 Y5"),
]
DISCARD_ONLY: list[Case] = [
    ("cards of the led colour and the Rook", "Y9", "Y7 ROOK", "Y7 ROOK"),
    ("but no other trump", "Y9", "Y7 Y5 G6 ROOK", "Y7 Y5 ROOK"),
    ("example 16: yellow 14 led, yellow 7 and the Rook", "Y14", "Y7 ROOK", "Y7 ROOK"),
]

TABLE = [
    *((key, options, case) for key, options in [*BASE, *DISCARD] for case in EVERYWHERE),
    *((key, options, case) for key, options in BASE for case in BASE_ONLY),
    *((key, options, case) for key, options in DISCARD for case in DISCARD_ONLY),
]


def may_play(key: str, options: Mapping[str, Any], lead: str | None, hand: str, trump: Suit) -> set[str]:
    """The cards of the hand that may be played; the reasons why the others may not are asked for too."""
    rules = rules_of(key, options)
    deck = rules.deck
    mask = deck.mask(cards(hand))
    led = None if lead is None else card(lead)
    allowed = set(deck.cards(playable(mask, led, trump, rules)))
    for one in cards(hand):
        if one in allowed:
            verify_card(one, mask, led, trump, rules)
        else:
            with pytest.raises(IllegalAction) as raised:
                verify_card(one, mask, led, trump, rules)
            alone = allowed == {card("JK" if "standard" in key else "ROOK")}
            assert raised.value.code == ("must-play-rook" if alone else "must-follow-suit")
    return {one.text for one in allowed}


@pytest.mark.parametrize(
    ("key", "options", "case"), TABLE, ids=lambda value: value[0] if isinstance(value, tuple) else str(value)
)
def test_what_may_be_played(key: str, options: Mapping[str, Any], case: Case) -> None:
    _, lead, hand, expected = case
    assert may_play(key, options, lead, hand, Suit.GREEN) == set(expected.split())


@pytest.mark.parametrize(
    ("lead", "hand", "expected"),
    [
        ("9S", "7S KS 5D 2H JK", "7S KS"),
        ("9S", "5D 2H JK", "5D 2H JK"),
        ("9H", "2H AH JK 5D", "2H AH JK"),
        ("9H", "JK 5D AS", "JK"),
        ("9H", "5D AS", "5D AS"),
        ("JK", "2H AH 5D", "2H AH"),
        ("JK", "5D AS", "5D AS"),
        (None, "2H AH 5D JK", "2H AH 5D JK"),
    ],
)
def test_what_may_be_played_with_the_joker_as_lowest_trump(lead: str | None, hand: str, expected: str) -> None:
    assert may_play("standard-rook", {}, lead, hand, Suit.HEARTS) == set(expected.split())


def by_the_rule(hand: tuple[Card, ...], led: Card | None, trump: Suit, bird: Card, free_rook: bool) -> set[Card]:
    """Sections 1 and 4 again, in other words: each card has one colour, the Rook's is trump."""

    def colour(one: Card) -> Suit | None:
        return trump if one is bird else one.suit

    if led is None:
        return set(hand)
    following = {one for one in hand if colour(one) is colour(led)}
    return (following or set(hand)) | ({bird} & set(hand) if free_rook else set())


@settings(max_examples=150, derandomize=True, deadline=None)
@given(seed=st.integers(0, 10**6), size=st.integers(1, 13), game=st.sampled_from(EVERY_GAME))
def test_what_may_be_played_is_what_the_rule_says(seed: int, size: int, game: tuple[str, Mapping[str, Any]]) -> None:
    key, options = game
    rules, dice = rules_of(key, options), Dice(f"play {seed}")
    deck = rules.deck
    bird = card("JK" if key == "standard-rook" else "ROOK")
    first, *rest = dice.shuffled(deck.pack)
    # half of the hands hold the Rook: chance alone would rarely bring it
    hand = tuple(rest[:size])
    if first is not bird and bird not in hand and dice.below(2):
        hand = (*hand[1:], bird)
    trump = dice.choice(deck.suits)
    for led in (first, None):
        allowed = set(deck.cards(playable(deck.mask(hand), led, trump, rules)))
        assert allowed == by_the_rule(hand, led, trump, bird, key == "kentucky-discard")


def open_cards(table: RookTable) -> tuple[Card, ...]:
    """The cards that may be played now, as the table lists them."""
    return tuple(card(step.removeprefix("play ")) for step in table.legal())


def test_the_refusal_names_the_colour_that_is_asked_for() -> None:
    table = RookTable("kentucky-rook", "Y9 G9", "Y7 Y14 R5 G6", "ROOK", nest="B6 B7 B8 B9 B11")
    table.begin(3, 100, "G")
    table.do("0 play Y9")
    refusal = table.refusal("1 play R5")
    assert (refusal.code, refusal.details) == ("must-follow-suit", {"suit": Suit.YELLOW, "cards": open_cards(table)})
    assert {"play Y7", "play Y14"} <= set(table.legal()) == {one for one in table.legal() if one.startswith("play Y")}
    assert table.code("2 play ROOK") == "not-your-turn"


def test_where_the_rook_is_led_trump_is_asked_for() -> None:
    table = RookTable("kentucky-rook", "ROOK", "Y7 Y14 R5 G6", "G7", nest="B6 B7 B8 B9 B11")
    table.begin(3, 100, "G")
    table.do("0 play ROOK")
    refusal = table.refusal("1 play R5")
    assert (refusal.code, refusal.details) == ("must-follow-suit", {"suit": Suit.GREEN, "cards": open_cards(table)})
    assert set(table.legal()) == {one for one in table.legal() if one.startswith("play G")}


def test_who_holds_the_rook_as_his_only_trump_plays_it() -> None:
    second = "Y5 Y6 Y7 Y8 R5 R6 R7 R8 R9 ROOK"
    table = RookTable("kentucky-discard", "G14", "Y5 Y6 Y7 Y8 R5 R6 R7 R8 ROOK", nest="B6 B7 B8 B9 B11")
    table.begin(3, 70, "G")
    table.do("0 play G14")
    assert table.legal() == ("play ROOK",)
    assert table.code("1 play Y5") == "must-play-rook"
    kentucky = RookTable("kentucky-rook", "G14", second, nest="B6 B7 B8 B9 B11")
    kentucky.begin(3, 100, "G")
    kentucky.do("0 play G14")
    assert kentucky.legal() == ("play ROOK",)
    assert kentucky.code("1 play Y5") == "must-play-rook"


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    table = RookTable("kentucky-rook", "Y9", "Y7", nest="B6 B7 B8 B9 B11")
    table.begin(3, 100, "G")
    for name in ("Y7", "B6", "AS", "Y2", "JK"):
        refusal = table.refusal(f"0 play {name}")
        assert (refusal.code, refusal.details) == ("not-in-hand", {"card": card(name)})


@pytest.mark.parametrize("word", ["slap", "snap", "drop"])
def test_there_are_no_signals(word: str) -> None:
    table = RookTable("kentucky-rook", "Y9", nest="B6 B7 B8 B9 B11")
    table.begin(3, 100, "G")
    with pytest.raises(NotAStep):
        table.game.parse(f"play Y9 {word}")
    with pytest.raises(IllegalAction) as raised:
        table.state.apply(0, Play(card("Y9"), Manner(word)))
    assert raised.value.code == "no-such-signal"


@pytest.mark.parametrize(
    ("key", "options", "plays", "winner", "points"),
    [
        ("kentucky-discard", {}, "Y14 ROOK Y10 Y5", 1, 45),  # example 16
        ("kentucky-rook", {}, "Y14 G5 Y10 Y5", 1, 30),
        ("kentucky-rook", {}, "G1 ROOK G14 G10", 1, 55),
        ("kentucky-rook", {"rook": "low"}, "G5 ROOK G14 G1", 3, 50),
        ("kentucky-rook", {"rook": "low"}, "Y14 ROOK Y1 Y13", 1, 45),
        ("kentucky-rook", {"rook": "low"}, "ROOK G5 G6 G7", 3, 25),
        ("call-partner-rook", {}, "G10 ROOK G11 G2", 2, 30),
        ("call-partner-rook", {}, "ROOK G10 G9 G2", 0, 30),
        ("call-partner-rook", {}, "Y2 Y14 Y1 Y13", 2, 25),
        ("kentucky-rook", {}, "Y5 Y6 B14 R14", 1, 25),
    ],
)
def test_who_wins_a_trick_and_what_it_is_worth(
    key: str, options: Mapping[str, Any], plays: str, winner: int, points: int
) -> None:
    names = plays.split()
    table = RookTable(key, *_void(key, names), nest="B6 B7 B8 B9 B11", options=options)
    call = "B13" if key == "call-partner-rook" else ""
    table.begin(3, table.rules.min_bid, "G", call=call)
    table.play(plays)
    assert (table.state.tricks[0].winner, table.state.actor) == (winner, winner)
    assert table.state.points == tuple(points if seat == winner else 0 for seat in range(4))
    assert table.state.view(0).points == table.state.points


def _void(key: str, names: list[str]) -> list[str]:
    """Hands with these cards that hold no other card of the colour that is led, so that each may be played."""
    pack = [one for one in rules_of(key).deck.pack if one.text not in {*names, "B6", "B7", "B8", "B9", "B11"}]
    asked = "G" if names[0] == "ROOK" else names[0][0]
    # all of that colour, and the trumps, go to the leader and the others get plain cards of other colours
    size = rules_of(key).hand - 1
    led = [one.text for one in pack if one.text[0] == asked]
    others = [one.text for one in pack if one.text[0] != asked]
    hands = [led[:size], [], [], []]
    rest = [*led[size:], *others]
    hands[0] += [rest.pop() for _ in range(size - len(hands[0]))]
    for seat in (1, 2, 3):
        hands[seat] = [rest.pop() for _ in range(size)]
    return [" ".join([name, *hand]) for name, hand in zip(names, hands, strict=True)]


def strength(one: Card, led: Card, trump: Suit, key: str, options: Mapping[str, Any]) -> tuple[int, float]:
    """Sections 1 and 4 once more: first trumps, then the led colour, and the place of the Rook among the trumps."""
    # the ace of the standard deck has the rank 14, the 1 of the Rook deck is above its 14
    rank: float = 15 if one.rank == 1 else one.rank
    if one.suit is None:
        middle = 10.5 if key == "call-partner-rook" else 99
        rank = 0 if key == "standard-rook" or options.get("rook") == "low" else middle
    counts_as = one.suit or trump
    asked = led.suit or trump
    return (2 if counts_as is trump else int(counts_as is asked), rank)


@settings(max_examples=200, derandomize=True, deadline=None)
@given(seed=st.integers(0, 10**6), game=st.sampled_from(EVERY_GAME))
def test_the_winner_of_a_trick_is_the_one_that_the_rule_says(seed: int, game: tuple[str, Mapping[str, Any]]) -> None:
    key, options = game
    deck, dice = rules_of(key, options).deck, Dice(f"trick {seed}")
    trump = dice.choice(deck.suits)
    some = dice.shuffled(deck.pack)[:4]
    bird = card("JK" if key == "standard-rook" else "ROOK")
    if bird not in some and dice.below(2):
        some = dice.shuffled((*some[1:], bird))
    won = finished(tuple(Played(seat, one) for seat, one in enumerate(some)), trump, deck)
    best = max(range(4), key=lambda seat: strength(some[seat], some[0], trump, key, options))
    assert won.winner == best


def test_after_ten_tricks_every_card_is_captured_once() -> None:
    table = RookTable("kentucky-rook", nest="B6 B7 B8 B9 B11")
    table.begin(3, 100, "G")
    table.play_on()
    plays = [play.card for trick in table.state.last_deal for play in trick.plays]
    assert len(plays) == len(set(plays)) == 40
    assert sum(table.rules.deck.value(one) for one in plays) == 180
