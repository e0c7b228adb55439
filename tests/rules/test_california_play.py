"""california_jack.md, section 1, Play: follow or trump, the options, and who wins a trick. Hearts are trump here."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import PACK_52, SUITS, Card, Suit, card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction, NotAStep
from fa_cards.rules.fours import CaliforniaFives, CaliforniaJack
from fa_cards.rules.fours.cardplay import DECK, finished, playable, verify_card
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Played
from tests.rules.fours_table import CaliforniaTable

FREE: Mapping[str, bool] = {}
STRICT = {"must_trump": True}
LOOSE = {"loose": True}
BOTH = {"must_trump": True, "loose": True}

CASES = [
    # what the case is, the options, the lead, the hand, what may be played of it, the code for the others
    ("any card may be led", FREE, None, "AH 2S 9C TD", "AH 2S 9C TD", ""),
    ("any card may be led with the strict option", STRICT, None, "AH 2S 9C TD", "AH 2S 9C TD", ""),
    ("1: trump led, trump held", FREE, "7H", "2H AH 9C TD", "2H AH", "must-follow-suit"),
    ("1: no duty to beat", FREE, "7H", "2H AH", "2H AH", ""),
    ("1: trump led, none held: any", FREE, "7H", "9C TD AS", "9C TD AS", ""),
    ("1: trump led, none held, strict: any", STRICT, "7H", "9C TD AS", "9C TD AS", ""),
    ("2: the led suit, or any trump", FREE, "9C", "KC 2C 3H AH TD 5S", "KC 2C 3H AH", "must-follow-or-trump"),
    ("2: with the strict option too", STRICT, "9C", "KC 2C 3H AH TD", "KC 2C 3H AH", "must-follow-or-trump"),
    ("2: the led suit and no trump", FREE, "9C", "KC TD 5S", "KC", "must-follow-or-trump"),
    ("3: void with a trump: trumping is not compulsory", FREE, "9C", "3H TD 5S", "3H TD 5S", ""),
    ("3: void with a trump, strict: it is", STRICT, "9C", "3H AH TD 5S", "3H AH", "must-trump"),
    ("3: void and without trump: any", FREE, "9C", "TD 2S", "TD 2S", ""),
    ("3: void and without trump, strict: any", STRICT, "9C", "TD 2S", "TD 2S", ""),
    ("loose: any card to a plain lead", LOOSE, "9C", "KC 3H TD", "KC 3H TD", ""),
    ("loose: any card to a trump", LOOSE, "7H", "2H AS", "2H AS", ""),
    ("loose wins over strict", BOTH, "9C", "3H TD", "3H TD", ""),
    # the legality examples of section 3
    ("example: club 9 led, KC 3H TD", FREE, "9C", "KC 3H TD", "KC 3H", "must-follow-or-trump"),
    ("example: 3H TD, both", FREE, "9C", "3H TD", "3H TD", ""),
    ("example: 3H TD, strict", STRICT, "9C", "3H TD", "3H", "must-trump"),
    ("example: heart 7 led, 2H AS", FREE, "7H", "2H AS", "2H", "must-follow-suit"),
    ("example: club 9 led, TD 2S, both", FREE, "9C", "TD 2S", "TD 2S", ""),
]


@pytest.mark.parametrize(("_case", "options", "lead", "hand", "expected", "code"), CASES, ids=[one[0] for one in CASES])
def test_what_may_be_played(
    _case: str, options: Mapping[str, bool], lead: str | None, hand: str, expected: str, code: str
) -> None:
    held = DECK.mask(cards(hand))
    led = None if lead is None else card(lead).suit
    allowed = playable(held, led, Suit.HEARTS, **options)
    assert set(DECK.cards(allowed)) == set(cards(expected))
    for one in cards(hand):
        if one in cards(expected):
            verify_card(one, held, allowed, led, Suit.HEARTS)
        else:
            with pytest.raises(IllegalAction) as raised:
                verify_card(one, held, allowed, led, Suit.HEARTS)
            assert raised.value.code == code
            # the held cards of which the rule speaks: of the led suit, or trumps where there are none of it
            named = DECK.mask(one for one in cards(expected) if code == "must-trump" or one.suit is led)
            assert raised.value.details == {"suit": led, "cards": tuple(DECK.cards(named))}


def by_the_rule(hand: set[Card], led: Suit | None, trump: Suit, must_trump: bool, loose: bool) -> set[Card]:
    """Section 1 again, card by card and in other words."""

    def stands(one: Card) -> bool:
        has_led = any(other.suit is led for other in hand)
        has_trump = any(other.suit is trump for other in hand)
        if led is None or loose or one.suit is led:
            return True
        if one.suit is trump:
            return True  # it is not led here, or it would have returned
        return not has_led and not (must_trump and has_trump)

    return {one for one in hand if stands(one)}


@settings(max_examples=200, derandomize=True, deadline=None)
@given(seed=st.integers(0, 10**6), size=st.integers(1, 6))
def test_what_may_be_played_is_what_the_rule_says(seed: int, size: int) -> None:
    dice = Dice(f"california {seed}")
    hand = set(dice.shuffled(PACK_52)[:size])
    trump = dice.choice(SUITS)
    for led, must_trump, loose in product((None, *SUITS), (False, True), (False, True)):
        allowed = playable(DECK.mask(hand), led, trump, must_trump=must_trump, loose=loose)
        assert set(DECK.cards(allowed)) == by_the_rule(hand, led, trump, must_trump, loose)


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("9C KC", 1),
        ("KC 9C", 0),
        ("AC 2H", 1),  # a trump beats an ace
        ("3H 2H", 0),
        ("2H AS", 0),
        ("2C AD", 0),  # an off-suit card that is no trump never wins
        ("TC 9C", 0),  # the ten stands between jack and nine
        ("TC JC", 1),
        ("TH JH", 1),
        ("KH AH", 1),
        # four cards: over-trumping, under-trumping, throwing away
        ("9C KC 3H AC", 2),
        ("9C 3H 2H AC", 1),
        ("9C 2H 4H 3H", 2),
        ("9C AD AS TC", 3),
        ("7H AS AD AC", 0),
    ],
)
def test_the_higher_trump_wins_else_the_higher_of_the_led_suit(plays: str, winner: int) -> None:
    played = tuple(Played(seat, one) for seat, one in enumerate(cards(plays)))
    assert finished(played, Suit.HEARTS).winner == winner


# ---- at the table


def second(hand: str, lead: str, **options: Any) -> CaliforniaTable:
    """Seat 0 has led that card and seat 1 is to play of this hand; hearts are trump."""
    match = CaliforniaTable(CaliforniaJack, lead, hand, stock="4H", options=options)
    match.do(f"0 play {lead}")
    return match


def test_at_the_table_the_second_player_follows_or_trumps() -> None:
    match = second("KC 3H TD 9D 8D 7D", "9C")
    assert set(match.legal()) == {"play KC", "play 3H"}
    refusal = match.refusal("1 play TD")
    assert (refusal.code, refusal.details) == ("must-follow-or-trump", {"suit": Suit.CLUBS, "cards": cards("KC")})


def test_at_the_table_the_void_player_is_free_or_by_the_option_has_to_trump() -> None:
    hand = "3H TD 9D 8D 7D 6S"
    assert len(second(hand, "9C").legal()) == 6
    strict = second(hand, "9C", **{"void-must-trump": True})
    assert strict.legal() == ("play 3H",)
    refusal = strict.refusal("1 play TD")
    assert (refusal.code, refusal.details) == ("must-trump", {"suit": Suit.CLUBS, "cards": cards("3H")})


def test_at_the_table_a_led_trump_is_followed() -> None:
    match = second("2H AS KS QS JS TS", "7H")
    assert match.legal() == ("play 2H",)
    refusal = match.refusal("1 play AS")
    assert (refusal.code, refusal.details) == ("must-follow-suit", {"suit": Suit.HEARTS, "cards": cards("2H")})


@pytest.mark.parametrize("also", [{}, {"void-must-trump": True}])
def test_at_the_table_a_loose_discard_is_any_card_at_any_time(also: dict[str, bool]) -> None:
    assert len(second("KC 3H TD 9D 8D 7D", "9C", **{"loose-discard": True}, **also).legal()) == 6
    assert len(second("3H TD 9D 8D 7D 6S", "9C", **{"loose-discard": True}, **also).legal()) == 6
    assert len(second("2H AS KS QS JS TS", "7H", **{"loose-discard": True}, **also).legal()) == 6


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    match = second("KC 3H TD 9D 8D 7D", "9C")
    for name in ("9C", "4H", "AC", "JK", "B14", "ROOK"):
        refusal = match.refusal(f"1 play {name}")
        assert (refusal.code, refusal.details) == ("not-in-hand", {"card": card(name)})


def test_nobody_plays_out_of_turn() -> None:
    match = second("KC 3H TD 9D 8D 7D", "9C")
    own = next(iter(match.hand(0)))
    assert match.code(f"0 play {own}") == "not-your-turn"


@pytest.mark.parametrize("word", ["slap", "snap", "drop"])
def test_there_are_no_signals(word: str) -> None:
    match = second("KC 3H TD 9D 8D 7D", "9C")
    with pytest.raises(NotAStep):
        match.game.parse(f"play KC {word}")
    with pytest.raises(IllegalAction) as raised:
        match.state.apply(1, Play(card("KC"), Manner(word)))
    assert raised.value.code == "no-such-signal"


# ---- the end without stock, and four players


@pytest.mark.parametrize("options", [{}, {"void-must-trump": True}, {"loose-discard": True}])
def test_without_a_stock_the_same_duties_hold(options: dict[str, bool]) -> None:
    """Every hand of the last six tricks is held against the rule; some hand must bind its holder."""
    must, loose = "void-must-trump" in options, "loose-discard" in options
    bound = 0
    for number in range(20):
        match = CaliforniaTable(CaliforniaJack, options=options)
        dice = Dice(f"end {number}")
        state = match.state
        state, _ = match.game.start().apply(None, match.game.parse("dealer 1"))
        state, _ = state.apply(None, state.chance(dice))
        while state.phase is Phase.PLAY:
            legal = state.legal(state.actor)
            if len(state.tricks) >= 20:
                seat = state.on_move
                hand = set(state.view(seat).hand)
                assert state.trump is not None
                expected = by_the_rule(hand, state.led, state.trump, must, loose)
                assert {one.text for one in legal} == {f"play {one.text}" for one in expected}
                bound += len(expected) < len(hand)
            action = dice.choice(legal)
            assert isinstance(action, Play)
            state, _ = state.apply(state.actor, action)
    assert bool(bound) is not loose


def test_each_of_three_followers_is_bound_by_the_led_suit() -> None:
    match = CaliforniaTable(
        CaliforniaFives,
        "9C 2C 3C 4C 5C 6C",
        "KC 3H TD 9D 8D 7D",
        "2H 5H TS 9S 8S 7S",
        "AC 6H JD QD KD AD",
        stock="4H",
        seats=4,
    )
    match.do("0 play 9C", "1 play 3H")
    # seat 2 is void: it may under-trump with the two, over-trump or throw away
    assert set(match.legal()) == {f"play {name}" for name in ["2H", "5H", "TS", "9S", "8S", "7S"]}
    match.do("2 play 2H")
    # seat 3 holds clubs: clubs were led, not hearts; a trump is allowed and need not be higher
    assert set(match.legal()) == {"play AC", "play 6H"}
    assert match.refusal("3 play JD").details == {"suit": Suit.CLUBS, "cards": cards("AC")}
    match.do("3 play AC")
    assert match.state.tricks[0].winner == 1
