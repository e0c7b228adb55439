"""teka.md, section 4: the duty of the first trick, and following suit after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fa_cards.rules.cards import PACK_52, Suit, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import Teka
from fa_cards.rules.teka.cardplay import equals_of_ace
from fa_cards.rules.teka.pack import DECK

if TYPE_CHECKING:
    from tests.rules.conftest import Sit, Table


def playing(sit: Sit, *hands: str, **options: object) -> Table:
    """Seat 0 has bid 8 with spades as trump and is to lead."""
    table = sit(*hands, options={"signals": "off", "raises": False} | options)
    table.bid("bid 8")
    return table


def cards_of(table: Table) -> set[str]:
    return {text.removeprefix("play ") for text in table.legal()}


@pytest.mark.parametrize(
    ("hand", "chain"),
    [
        ("AS", "AS"),
        ("AS KS", "AS KS"),
        ("AS QS JS", "AS"),
        ("AS KS JS TS", "AS KS"),
        ("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"),
        ("KS QS JS", ""),
        ("AH KH QH", ""),
        ("AS AH KH", "AS"),
    ],
)
def test_the_equals_of_the_ace_are_the_unbroken_chain_from_the_ace_in_ones_own_hand(hand: str, chain: str) -> None:
    assert equals_of_ace(DECK.mask(cards(hand)), Suit.SPADES) == DECK.mask(cards(chain))


def test_the_declarer_leads_a_trump(sit: Sit) -> None:
    table = playing(sit, "KS QS 4S AH", "AS 3S 2S", "JS TS 9S", "8S 7S 6S 5S")
    assert cards_of(table) == {"KS", "QS", "4S"}
    assert table.code("0 play AH") == "must-lead-trump"


def test_a_declarer_without_the_ace_leads_any_trump(sit: Sit) -> None:
    assert cards_of(playing(sit, "KS QS 4S", "AS", "JS TS 9S 8S 7S", "6S 5S 3S 2S")) == {"KS", "QS", "4S"}


def test_a_declarer_with_the_ace_leads_an_equal_of_it(sit: Sit) -> None:
    table = playing(sit, "AS KS JS 5S", "QS TS 9S", "8S 7S 6S", "4S 3S 2S")
    assert cards_of(table) == {"AS", "KS"}
    assert table.code("0 play JS") == "ace-duty"
    assert table.code("0 play 5S") == "ace-duty"


def test_a_declarer_with_a_bare_ace_leads_it(sit: Sit) -> None:
    assert cards_of(playing(sit, "AS", "KS QS JS", "TS 9S 8S 7S 6S", "5S 4S 3S 2S")) == {"AS"}


def test_a_card_that_is_high_because_others_were_dealt_lower_is_no_equal(sit: Sit) -> None:
    # all higher trumps are the declarer's own but the queen, which lies with his partner
    table = playing(sit, "AS KS JS TS", "9S 8S 7S", "QS 6S 5S", "4S 3S 2S")
    assert cards_of(table) == {"AS", "KS"}


def test_an_opponent_with_the_ace_plays_an_equal_of_it(sit: Sit) -> None:
    table = playing(sit, "QS TS 4S", "AS KS JS", "3S 2S", "9S 8S 7S 6S 5S")
    table.play("4S")
    assert cards_of(table) == {"AS", "KS"}
    assert table.code("1 play JS") == "ace-duty"


def test_the_ace_duty_holds_for_the_declarers_partner_too(sit: Sit) -> None:
    table = playing(sit, "QS TS 4S", "3S 2S", "AS KS JS", "9S 8S 7S 6S 5S")
    table.play("QS 2S")
    assert cards_of(table) == {"AS", "KS"}
    assert table.code("2 play JS") == "ace-duty"


def test_who_has_neither_the_lead_nor_the_ace_follows_with_any_trump(sit: Sit) -> None:
    table = playing(sit, "AS KS JS 5S", "QS TS 9S 2H", "8S 7S 6S", "4S 3S 2S")
    table.play("KS")
    assert cards_of(table) == {"QS", "TS", "9S"}
    assert table.code("1 play 2H") == "must-follow-suit"
    table.play("9S")
    assert cards_of(table) == {"8S", "7S", "6S"}


def test_who_has_no_trump_plays_any_card(sit: Sit) -> None:
    table = playing(sit, "AS KS QS JS", "TS 9S 8S", "2H 3H 4H 5H 6H 7H 8H 2D 3D 4D 5D 6D 2C", "7S 6S 5S 4S 3S 2S")
    table.play("AS TS")
    assert len(cards_of(table)) == 13


def test_the_holder_of_the_ace_who_plays_another_suit_revokes(sit: Sit) -> None:
    table = playing(sit, "QS TS 4S", "AS KS JS AH", "3S 2S", "9S 8S 7S 6S 5S")
    table.play("4S")
    refusal = table.refusal("1 play AH")
    assert (refusal.code, refusal.details) == ("must-follow-suit", {"suit": Suit.SPADES, "cards": cards("KS AS")})


def test_in_double_13_the_ace_in_the_sleeping_hand_binds_nobody_and_the_highest_trump_wins(sit: Sit) -> None:
    table = sit("KS QS 4S", "TS 9S", "AS JS", "8S 7S 6S 5S 3S 2S", options={"signals": "off"})
    table.bid("double-13")
    assert cards_of(table) == {"KS", "QS", "4S"}
    table.play("QS")
    assert table.state.actor == 1
    table.play("TS")
    assert table.state.actor == 3  # the partner is skipped
    assert table.code("2 play AS") == "not-your-turn"
    table.play("8S")
    assert table.state.tricks[0].winner == 0


def test_in_double_13_with_the_partner_playing_the_ace_duty_binds_him_and_his_trick_fails_the_contract(
    sit: Sit,
) -> None:
    table = sit("KS QS 4S", "TS 9S", "AS JS", "8S 7S 6S 5S 3S 2S", options={"signals": "off", "solo": "partner-plays"})
    table.bid("double-13")
    table.play("KS TS")
    assert table.state.actor == 2
    assert cards_of(table) == {"AS"}
    assert table.code("2 play JS") == "ace-duty"
    table.play("AS 8S")
    assert table.state.deals[0].made is False
    assert table.state.totals == (0, 52, 0, 52)


def test_from_the_second_trick_any_lead(sit: Sit) -> None:
    table = playing(sit, "AS KS JS 5S", "QS TS 9S", "8S 7S 6S", "4S 3S 2S")
    table.play("AS 9S 6S 2S")
    assert len(cards_of(table)) == 12


def test_suit_is_followed_if_able_and_there_is_no_duty_to_win(sit: Sit) -> None:
    table = playing(sit, "AS 2H 3H", "KS AH 4H AD", "QS 5H", "JS 6H")
    table.play("AS KS QS JS 2H")
    hearts = {name for name in cards_of(table) if name.endswith("H")}
    assert {"AH", "4H"} <= hearts == cards_of(table)
    refusal = table.refusal("1 play AD")
    assert (refusal.code, refusal.details) == ("must-follow-suit", {"suit": Suit.HEARTS, "cards": cards("4H 7H AH")})


def test_who_is_void_in_the_led_suit_is_free_and_a_trump_wins(sit: Sit) -> None:
    table = playing(
        sit,
        "AS KS QS JS TS 9S 8S AH KH QH 3D 2D 3C",
        "5S 4S 9H 8H 7H 6H AD KD QD AC KC QC JC",
        "7S 6S 5D 6D 4D 7D 8D 9D TD JD 2C 4C 5C",
    )
    table.play("AS 5S 6S 2S AH")
    table.play("6H")
    assert {"7S", "JD", "2C"} <= cards_of(table)
    assert len(cards_of(table)) == 12
    table.play("7S")
    table.play(min(cards_of(table)))
    assert table.state.tricks[1].winner == 2


def test_only_cards_of_ones_own_hand_are_played(sit: Sit) -> None:
    table = playing(sit, "AS KS JS 5S", "QS TS 9S", "8S 7S 6S", "4S 3S 2S")
    refusal = table.refusal("0 play QS")
    assert refusal.code == "not-in-hand"
    assert str(refusal.details["card"]) == "QS"
    assert table.code("0 play JK") == "not-in-hand"
    assert table.code("0 play B14") == "not-in-hand"
    table.play("AS 9S 6S 2S")
    assert table.code("0 play AS") == "not-in-hand"  # it has been played


@given(st.integers(0, 10**9), st.sampled_from(["partner-out", "partner-plays"]))
@settings(derandomize=True, max_examples=150, deadline=None)
def test_trick_1_goes_to_the_trump_ace_and_its_winner_holds_every_higher_trump(seed: int, solo: str) -> None:
    dice = Dice(str(seed))
    state = Teka({"solo": solo}).start()
    while not state.tricks and not state.deals:
        before = state
        action = state.chance(dice) if state.actor is None else pick(state.legal(state.actor), dice)
        state, _ = state.apply(state.actor, action)
    trick = state.tricks[0] if state.tricks else state.last_deal[0]
    trump = before.trump_suit
    assert trick.plays[0].card.suit is trump
    ace = next(card for card in PACK_52 if card.suit is trump and card.rank == 14)
    holder = next(seat for seat in range(4) if ace in before.dealt[seat])
    winning = max(play.card.rank for play in trick.plays if play.card.suit is trump)
    (card,) = [play.card for play in trick.plays if play.card.suit is trump and play.card.rank == winning]
    if holder != before.asleep:
        assert trick.winner == holder
        mine = {card.rank for card in before.dealt[holder] if card.suit is trump}
        assert set(range(winning + 1, 15)) <= mine
    assert next(play.seat for play in trick.plays if play.card is card) == trick.winner
    assert before.phase is Phase.PLAY
