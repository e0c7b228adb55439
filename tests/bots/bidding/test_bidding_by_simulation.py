"""Bids, trump, nests and called cards by simulation: legal, honest, the same by the same dice, and sensible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fa_cards.bots.bidding.chances import Chances, likely
from fa_cards.bots.bidding.match import CERTAIN, Stakes, odds
from fa_cards.bots.bidding.rook import SimulatedRookAuction
from fa_cards.bots.bidding.rook_hands import turned_pack
from fa_cards.bots.bidding.teka import SimulatedTekaAuction
from fa_cards.bots.bidding.teka_hands import best_trumps
from fa_cards.bots.rook.valuation import expected
from fa_cards.bots.teka.valuation import best_trump
from fa_cards.bots.worlds import rook as rook_worlds
from fa_cards.bots.worlds import teka as teka_worlds
from fa_cards.rules.actions import Bid, Double13, Pass, Ter
from fa_cards.rules.cards import PACK_52, Card, cards
from fa_cards.rules.catalog import game_class
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import TABLE, pick
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka.pack import DECK, SEATS

State = Any
WORLDS = 16
BIDDING = (Phase.AUCTION, Phase.NEST, Phase.TRUMP, Phase.CALL)

VARIANTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("teka", {"shuffle": "full"}),
    ("teka", {"weak-pass-all": True, "solo": "partner-plays", "lawreece": True, "target": 100}),
    ("kentucky-rook", {}),
    ("kentucky-rook", {"rook": "low", "bury-points": True, "first-leader": "left-of-dealer", "all-pass": "redeal"}),
    ("kentucky-discard", {"starter": "left"}),
    ("call-partner-rook", {}),
    ("call-partner-rook", {"call-own": False, "min-bid": 100, "first-leader": "bidder"}),
    ("standard-rook", {"nest": 1, "last-trick": 20}),
)


def bidder(key: str, worlds: int = WORLDS) -> Any:
    return SimulatedTekaAuction(worlds) if key == "teka" else SimulatedRookAuction(worlds)


def dealt(key: str, options: dict[str, Any], dice: Dice) -> State:
    state: State = game_class(key)(options).start()
    while state.phase is not Phase.AUCTION:
        state, _ = state.apply(
            state.actor, state.chance(dice) if state.actor is TABLE else pick(state.legal(state.actor), dice)
        )
    return state


def moments(key: str, options: dict[str, Any], seed: str) -> list[State]:
    """What is said in a deal that is bid by simulation at two seats, and by chance at the others."""
    dice = Dice(f"{seed} {key} {options}")
    state, result, bot = dealt(key, options, dice), [], bidder(key)
    while state.phase in BIDDING and len(state.deals) == 0:
        actor = state.actor
        if actor is TABLE:
            break
        result.append(state)
        legal = state.legal(actor)
        step = bot.advise(state.view(actor), dice).action if actor % 2 else pick((legal[0], legal[-1]), dice)
        state, _ = state.apply(actor, step)
    return result


@pytest.mark.parametrize(("key", "options"), VARIANTS)
def test_what_is_advised_may_be_done_and_has_reasons_by_the_same_dice_the_same(
    key: str, options: dict[str, Any]
) -> None:
    for state in moments(key, options, "legal"):
        view = state.view(state.actor)
        said = bidder(key).advise(view, Dice("one"))
        assert said.reasons
        assert said == bidder(key).advise(view, Dice("one"))
        state.apply(state.actor, said.action)


@pytest.mark.parametrize(("key", "options"), VARIANTS[::2])
def test_hidden_cards_in_other_places_change_nothing(key: str, options: dict[str, Any]) -> None:
    for number, state in enumerate(moments(key, options, "hidden")):
        seat = state.actor
        other = state.with_other_secrets(seat, Dice(f"other {number}"))
        said = [bidder(key).advise(one.view(seat), Dice("same")) for one in (state, other)]
        assert said[0] == said[1]


def teka_view(hand: str, calls: Sequence[Any] = ()) -> Any:
    """The view of the seat to speak that holds these cards, after these words."""
    state = dealt("teka", {"shuffle": "full"}, Dice("a hand"))
    for step in calls:
        state, _ = state.apply(state.actor, step)
    held = cards(hand)
    assert len(held) == 13
    view = state.view(state.actor)
    return replace(view, hand=tuple(one for one in PACK_52 if one in held))


def test_a_hand_of_nothing_but_trumps_bids_double_13() -> None:
    view = teka_view("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")
    assert SimulatedTekaAuction(WORLDS).call(view, Dice("all")).action == Double13()


def test_a_hand_without_a_high_card_passes() -> None:
    # Ten at best, four cards at best of a suit: the rules would let it ask for a new deal, so one king is its best.
    view = teka_view("2S 4S 6S 2H 4H 6H 8H 3D 5D 7D 2C 4C JC")
    said = SimulatedTekaAuction(64).call(view, Dice("none")).action
    assert not isinstance(said, Bid | Double13)


def test_a_strong_hand_does_not_pass_even_where_the_others_have_spoken_low() -> None:
    view = teka_view("AS KS QS JS 9S 8S 7S AH KH AD KD 3C 2C", (Pass(), Ter()))
    said = SimulatedTekaAuction(64).call(view, Dice("strong")).action
    # Seven trumps from the top and two aces with their kings are eleven tricks by themselves.
    assert said == Double13() or (isinstance(said, Bid) and said.number >= 10)


def test_the_pass_of_a_hand_without_a_sure_or_half_trick_says_so() -> None:
    view = teka_view("2S 4S 6S 2H 4H 6H 8H 3D 5D 7D 2C 4C JC")
    said = SimulatedTekaAuction(WORLDS).call(view, Dice("weak"))
    assert [one.code for one in said.reasons] == ["pass-in-worlds", "say-behi-ter"]


def test_a_higher_number_is_never_made_more_often() -> None:
    chances = SimulatedTekaAuction(64).made(teka_view("AS KS QS 9S 8S 4S AH 7H 2H KD 5D 3C 2C"), Dice("steps"))
    assert sorted(chances) == [0, 1, 2, 3]
    for one in chances.values():
        counts = [one.at_least(number) for number in range(15)]
        assert counts == sorted(counts, reverse=True)
        assert (counts[0], counts[14]) == (64, 0)
    assert max(chances, key=lambda suit: chances[suit].mean) == 0


def test_words_make_hands_that_bear_them_out_more_likely() -> None:
    # Three worlds, the last one three times as likely as the others together.
    assert likely(np.array([0.1, 0.1, 0.6]), 8).tolist() == [0, 1, 2, 2, 2, 2, 2, 2]
    view = teka_view("2S 4S 6S 2H 4H 6H 8H 3D 5D 7D 2C 4C JC", (Bid(9),))
    speaker = view.calls[0].seat
    heard, unheard = (best_trumps(_hands(view, heard=heard)[speaker])[0].mean() for heard in (True, False))
    assert heard > unheard + 1


def _hands(view: Any, *, heard: bool) -> Any:
    from fa_cards.bots.bidding.teka_trials import believed

    return believed(view, 64, Dice("words"), heard=heard)


def test_hands_of_teka_are_worth_in_many_worlds_what_the_rule_bots_think() -> None:
    view = teka_view("2S 4S 6S 2H 4H 6H 8H 3D 5D 7D 2C 4C JC")
    hands = teka_worlds.worlds(view, 40, Dice("worth"))[(view.seat + 1) % SEATS]
    worths, _ = best_trumps(hands)
    for hand, worth in zip(hands, worths, strict=True):
        assert best_trump(DECK.mask(teka_worlds.BITS.cards(hand)))[0] == pytest.approx(worth)


@pytest.mark.parametrize("key", ["kentucky-rook", "kentucky-discard", "call-partner-rook", "standard-rook"])
def test_hands_of_rook_are_worth_in_many_worlds_what_the_rule_bots_think(key: str) -> None:
    view = dealt(key, {}, Dice(key)).view(0)
    rules, turned = view.rules, turned_pack(view.rules)
    hands = rook_worlds.worlds(view, 20, Dice("worth"))[1]
    bits = rook_worlds.bits_of(rules.deck.pack)
    for suit in range(4):
        shares = turned.shares(turned.turned(hands, np.full(20, suit)))
        for hand, share in zip(hands, shares, strict=True):
            mask = rules.deck.mask(bits.cards(hand))
            assert expected(mask, rules.deck.suits[suit], rules) == pytest.approx(share * rules.total)


def test_kentucky_buries_no_counters_where_it_holds_other_cards() -> None:
    view = dealt("kentucky-rook", {}, Dice("nest")).view(0)
    turned = turned_pack(view.rules)
    some = rook_worlds.worlds(view, 200, Dice("nest"))
    whole = turned.turned(some[1] | some[4], np.zeros(200, dtype=np.int64))
    buried = turned.buried(whole)
    assert (np.bitwise_count(buried) == 5).all()
    assert not (buried & ~whole).any()
    enough = np.bitwise_count(whole & ~turned.counters) >= 5
    assert not (buried & turned.counters)[enough].any()


def rook_view(hand: str, calls: Sequence[Any] = ()) -> Any:
    state = dealt("kentucky-rook", {}, Dice("a hand"))
    for step in calls:
        state, _ = state.apply(state.actor, step)
    view = state.view(state.actor)
    held: tuple[Card, ...] = tuple(cards(hand))
    assert len(held) == 10
    return replace(view, hand=tuple(one for one in view.rules.deck.pack if one in held))


def test_a_rook_hand_of_high_trumps_goes_over_a_bid_and_a_bare_one_does_not() -> None:
    # Over one that its holder would surely lose, with these trumps against him, it would be wise to pass.
    auction = SimulatedRookAuction(64)
    strong = auction.call(rook_view("ROOK R1 R14 R13 R12 R11 R10 B1 G1 G14", (Bid(115),)), Dice("strong")).action
    assert isinstance(strong, Bid)
    weak = auction.call(rook_view("R6 R7 B6 B7 B8 G6 G7 Y6 Y7 Y8", (Bid(115),)), Dice("weak")).action
    assert weak == Pass()


def test_a_match_is_even_where_both_need_as_much_and_won_where_the_points_suffice() -> None:
    table = odds(104)
    assert abs(int(table[104, 104]) - CERTAIN // 2) <= 104
    assert (table[0, 1:] == CERTAIN).all()
    stakes = Stakes(104, 96, 90)
    # Eight points are enough to win; thirteen are worth no more.
    assert stakes.worth(np.array([8, 13]), np.array([0, 0])).tolist() == [CERTAIN, CERTAIN]
    assert stakes.worth(np.array([0]), np.array([16])).tolist() == [0]


def test_chances_are_counts_of_worlds() -> None:
    chances = Chances(np.array([7, 8, 8, 10]))
    assert (chances.at_least(8), chances.chance(8), chances.mean, len(chances)) == (3, 0.75, 8.25, 4)
