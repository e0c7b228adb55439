"""extras.md, section C: the deal of All Fours, the turned card, standing, begging, giving and running."""

from __future__ import annotations

import pytest

from fa_cards.rules.cards import PACK_52, Suit, card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import NotAStep, UnknownOption, WrongSeats
from fa_cards.rules.events import DealScored, Dealt, MatchWon, PackReady
from fa_cards.rules.fours import AllFours
from fa_cards.rules.fours.events import Begged, Gave, JackTurned, Ran, RanOut, Stood, TrumpTurned
from fa_cards.rules.phases import Phase
from tests.rules.fours_table import AllFoursTable, texts
from tests.rules.tables import AnyTable

MINE = "AC KC 3D 7S 8S 9S"
OTHERS = "QC 4C TD 2S 3S 4S"
"""Hands without hearts. Seat 1 deals, seat 0 stands or begs and leads."""

PLAIN = ["5C 6C 7C 8C 9C TC", "4D 5D 6D 7D 8D 9D", "5S 6S TS QS KS AS", "2C 3C 2D QD KD AD"]
"""Six cards each for four runs; none of them is a heart or a jack."""


def runs(*turned: str) -> str:
    """What lies under the dealt cards: a turned card, and with each run six cards and another one."""
    first, *others = turned
    parts = [first]
    for dealt, one in zip([*PLAIN, "3H 6H 7H TH AH 2H"], others, strict=False):
        parts += [dealt, one]
    return " ".join(parts)


# ---- the deal


@pytest.mark.parametrize("dealer", [0, 1])
def test_three_at_a_time_the_non_dealer_first_twice_then_a_card_is_turned(dealer: int) -> None:
    match = AnyTable(AllFours())
    match.do(f"dealer {dealer}", f"pack {texts(PACK_52)}")
    places = match.state.places()
    assert set(places[f"hand {1 - dealer}"]) == {*PACK_52[0:3], *PACK_52[6:9]}
    assert set(places[f"hand {dealer}"]) == {*PACK_52[3:6], *PACK_52[9:12]}
    assert places["turned"] == (PACK_52[12],)
    assert places["rest"] == PACK_52[13:]
    assert match.events == (PackReady(dealer), Dealt(1, dealer), TrumpTurned(PACK_52[12]))
    assert match.state.actor == 1 - dealer


def test_the_turned_card_is_the_proposed_trump_and_is_seen_by_both() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    for seat in (0, 1):
        view = match.state.view(seat)
        assert (view.trump, view.turned, view.rest) == (Suit.HEARTS, cards("5H"), 39)
        assert (view.counts, view.begged, view.pending) == ((6, 6), False, (0, 0))
        assert match.state.sees(seat, "turned")
        assert not match.state.sees(seat, "rest")
    assert match.state.phase is Phase.BEG


def test_the_rest_of_the_pack_and_the_other_hand_are_in_no_view() -> None:
    first = AllFoursTable(MINE, OTHERS, rest="5H AH KH QH")
    second = AllFoursTable(MINE, OTHERS, rest="5H QH AH KH")
    other_hand = AllFoursTable(MINE, "QD JD TD AS KS QS", rest="5H")
    assert first.state.view(0) == second.state.view(0) == other_hand.state.view(0)
    assert first.state.view(1) == second.state.view(1) != other_hand.state.view(1)


@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize("dealer", [0, 1])
def test_a_turned_jack_is_a_point_for_the_dealer_at_once(dealer: int, suit: str) -> None:
    match = AllFoursTable(rest=f"J{suit}", dealer=dealer)
    totals = (1, 0) if dealer == 0 else (0, 1)
    assert match.state.totals == totals
    assert match.state.view(0).pending == totals
    assert match.events[-2:] == (TrumpTurned(card(f"J{suit}")), JackTurned(dealer, card(f"J{suit}")))
    assert match.state.deals == ()
    assert match.legal() == ("stand", "beg")


def test_no_other_turned_card_is_a_point() -> None:
    for one in PACK_52:
        match = AllFoursTable(rest=one.text)
        assert match.state.totals == ((0, 1) if one.text[0] == "J" else (0, 0))


# ---- stand, beg, give


def test_the_non_dealer_stands_or_begs() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    assert match.legal() == ("stand", "beg")
    assert match.state.legal(1) == ()
    for text in ("give", "run", "play AC"):
        assert match.code(f"0 {text}") == "not-now"
        assert match.code(f"1 {text}") == "not-your-turn"
    for text in ("stand", "beg"):
        assert match.code(f"1 {text}") == "not-your-turn"


def test_who_stands_plays_with_the_turned_suit_and_leads() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    match.do("0 stand")
    assert match.events == (Stood(0),)
    assert (match.state.phase, match.state.actor, match.state.trump) == (Phase.PLAY, 0, Suit.HEARTS)
    assert set(match.legal()) == {f"play {name}" for name in MINE.split()}
    assert match.state.totals == (0, 0)
    for text in ("stand", "beg"):
        assert match.code(f"0 {text}") == "not-now"


def test_who_begs_is_answered_by_the_dealer() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    match.do("0 beg")
    assert match.events == (Begged(0),)
    assert (match.state.phase, match.state.actor) == (Phase.ANSWER, 1)
    assert match.legal() == ("give", "run")
    assert all(match.state.view(seat).begged for seat in (0, 1))
    for text in ("stand", "beg", "play QC"):
        assert match.code(f"1 {text}") == "not-now"
    assert match.code("0 stand") == "not-your-turn"


def test_the_dealer_gives_a_point_and_keeps_the_suit() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    match.do("0 beg", "1 give")
    assert match.events == (Gave(1, 0),)
    assert match.state.totals == match.state.view(1).pending == (1, 0)
    assert (match.state.phase, match.state.actor, match.state.trump) == (Phase.PLAY, 0, Suit.HEARTS)
    assert match.state.view(0).counts == (6, 6)
    assert match.state.deals == ()


@pytest.mark.parametrize(("target", "given"), [(3, True), (2, True), (1, False)])
def test_a_point_is_not_given_where_it_would_give_the_match(target: int, given: bool) -> None:
    match = AllFoursTable(MINE, OTHERS, rest="5H", options={"target": target})
    match.do("0 beg")
    assert match.legal() == (("give", "run") if given else ("run",))
    if given:
        match.do("1 give")
        assert not match.state.finished
    else:
        assert match.code("1 give") == "give-wins"
        match.do("1 run")


@pytest.mark.parametrize(("totals", "given"), [((10, 0), False), ((10, 10), False), ((9, 10), True), ((9, 0), True)])
def test_at_one_point_to_go_for_the_non_dealer_the_dealer_has_to_run(totals: tuple[int, int], given: bool) -> None:
    """The dealer's own points make no difference."""
    match = AllFoursTable(MINE, OTHERS, rest="5H")
    match.state = match.state.moved(totals=totals)
    match.do("0 beg")
    assert match.legal() == (("give", "run") if given else ("run",))
    if not given:
        assert match.code("1 give") == "give-wins"


# ---- run


def test_a_run_is_three_more_to_each_the_non_dealer_first_and_a_new_turned_card() -> None:
    match = AllFoursTable(MINE, OTHERS, rest=runs("5H", "QS"))
    match.do("0 beg", "1 run")
    assert match.events == (Ran(1), TrumpTurned(card("QS")))
    assert match.hand(0) == {*MINE.split(), "5C", "6C", "7C"}
    assert match.hand(1) == {*OTHERS.split(), "8C", "9C", "TC"}
    view = match.state.view(0)
    assert (view.counts, view.rest, view.turned) == ((9, 9), 32, cards("5H QS"))
    assert match.state.totals == (0, 0)


def test_after_a_run_the_new_trump_stands_and_there_is_no_other_beg() -> None:
    match = AllFoursTable(MINE, OTHERS, rest=runs("5H", "QS"))
    match.do("0 beg", "1 run")
    assert (match.state.phase, match.state.actor, match.state.trump) == (Phase.PLAY, 0, Suit.SPADES)
    for text in ("beg", "stand", "run", "give"):
        assert match.code(f"0 {text}") == "not-now"
    assert len(match.legal()) == 9


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealer_may_be_either_seat(dealer: int) -> None:
    match = AllFoursTable(MINE, OTHERS, rest=runs("5H", "QS"), dealer=dealer)
    match.do(f"{1 - dealer} beg", f"{dealer} run")
    assert {"5C", "6C", "7C"} <= match.hand(1 - dealer)
    assert {"8C", "9C", "TC"} <= match.hand(dealer)
    assert match.state.actor == 1 - dealer


@pytest.mark.parametrize(
    ("turned", "each", "trump"),
    [
        (["5H", "8H", "QS"], 12, Suit.SPADES),
        (["5H", "8H", "9H", "KC"], 15, Suit.CLUBS),
        (["5H", "8H", "9H", "4H", "QC"], 18, Suit.CLUBS),
        # five runs are possible; four cards are left
        (["5H", "8H", "9H", "4H", "KH", "AD"], 21, Suit.DIAMONDS),
    ],
)
def test_the_same_suit_again_repeats_the_run(turned: list[str], each: int, trump: Suit) -> None:
    mine, others, rest = repeated(turned)
    match = AllFoursTable(mine, others, rest=rest)
    match.do("0 beg", "1 run")
    assert match.events == tuple(event for name in turned[1:] for event in (Ran(1), TrumpTurned(card(name))))
    view = match.state.view(0)
    assert (view.counts, view.trump, view.turned) == ((each, each), trump, cards(" ".join(turned)))
    assert (match.state.phase, match.state.actor) == (Phase.PLAY, 0)
    assert view.rest == 52 - 2 * each - len(turned)


def repeated(turned: list[str]) -> tuple[str, str, str]:
    """Two hands and a rest of the pack in which these cards are turned, one after the other, with jacks at its end."""
    hearts_last = sorted((one for one in PACK_52 if one.text not in turned), key=lambda one: one.text[0] == "J")
    names = [one.text for one in hearts_last]
    mine, others, left = names[:6], names[6:12], names[12:]
    parts = turned[:1]
    for one in turned[1:]:
        parts += [*left[:6], one]
        left = left[6:]
    return " ".join(mine), " ".join(others), " ".join([*parts, *left])


def test_a_different_suit_that_was_turned_first_is_not_asked_for_again() -> None:
    """Only the refused suit repeats: hearts, hearts, then spades stands."""
    mine, others, rest = repeated(["5H", "8H", "QS", "KS"])
    match = AllFoursTable(mine, others, rest=rest)
    match.do("0 beg", "1 run")
    assert match.state.view(0).turned == cards("5H 8H QS")
    assert match.state.trump is Suit.SPADES


# ---- jacks that a run turns


def test_a_jack_that_a_run_turns_is_a_point_for_the_dealer() -> None:
    match = AllFoursTable(MINE, OTHERS, rest=runs("5H", "JS"))
    match.do("0 beg", "1 run")
    assert match.events == (Ran(1), TrumpTurned(card("JS")), JackTurned(1, card("JS")))
    assert match.state.totals == match.state.view(0).pending == (0, 1)
    assert match.state.trump is Suit.SPADES


def test_a_jack_of_the_refused_suit_is_a_point_too_and_the_run_goes_on() -> None:
    match = AllFoursTable(MINE, OTHERS, rest=runs("5H", "JH", "QS"))
    match.do("0 beg", "1 run")
    assert match.events == (
        Ran(1),
        TrumpTurned(card("JH")),
        JackTurned(1, card("JH")),
        Ran(1),
        TrumpTurned(card("QS")),
    )
    assert match.state.totals == (0, 1)
    assert match.state.view(0).counts == (12, 12)


def test_every_turned_jack_counts() -> None:
    """The first card, one of the refused suit, and the one that stands."""
    match = AllFoursTable(MINE, OTHERS, rest=runs("JH", "5H", "JS"))
    match.do("0 beg", "1 run")
    assert match.state.totals == (0, 2)


# ---- a run without cards


VOID = ["5H", "8H", "9H", "4H", "KH", "QH"]
"""Five runs that turn hearts again: 52 - 12 - 6 * 5 - 6 = 4 cards are left, and a sixth run needs seven."""


def void(turned: list[str], dealer: int = 1, target: int = 11) -> AllFoursTable:
    mine, others, rest = repeated(turned)
    match = AllFoursTable(mine, others, rest=rest, dealer=dealer, options={"target": target})
    match.do(f"{1 - dealer} beg", f"{dealer} run")
    return match


@pytest.mark.parametrize("dealer", [0, 1])
def test_where_a_further_run_lacks_cards_the_deal_is_void_and_the_same_dealer_deals_anew(dealer: int) -> None:
    match = void(VOID, dealer)
    assert match.events == (
        *(event for name in VOID[1:] for event in (Ran(dealer), TrumpTurned(card(name)))),
        RanOut(dealer),
    )
    assert (match.state.phase, match.state.actor, match.dealer) == (Phase.PACK, None, dealer)
    assert match.legal() == ("pack",)
    assert match.state.deals == ()
    view = match.state.view(0)
    assert (view.turned, view.trump, view.rest, view.begged, view.hand) == ((), None, 0, False, ())
    match.deal(MINE, OTHERS, rest="5H")
    assert match.dealer == dealer
    assert match.legal() == ("stand", "beg"), "a new deal may be begged about"


def test_points_given_in_a_void_deal_stay_and_stand_in_the_scores_of_the_next_deal() -> None:
    """A void deal with a turned jack, then one with a given point: the deal of both is the first that is listed."""
    match = void(["5H", "8H", "JH", "4H", "KH", "QH"])
    assert match.state.totals == match.state.view(0).pending == (0, 1)
    assert not match.state.deals
    # seat 0 wins every trick: it has every high card, spades are trump and the two of them is dealt to seat 1
    match.deal("AS KS QS AC KC QC", "2S 3S 4S 2C 3C 4C", rest="TS")
    match.do("0 beg", "1 give")
    assert match.state.view(0).pending == (1, 1)
    match.play("AS 2S KS 3S QS 4S AC 2C KC 3C QC 4C")
    (deal,) = match.state.deals
    # High and Game to seat 0, Low to seat 1, no jack; with the given point 3, with the turned jack 2
    assert (deal.scores, deal.totals, deal.before, deal.number) == ((3, 2), (3, 2), (1, 1), 1)
    assert match.state.view(0).pending == (0, 0)


def test_two_void_deals_add_up() -> None:
    match = void(["5H", "8H", "JH", "4H", "KH", "QH"])
    mine, others, rest = repeated(["JS", "8S", "9S", "4S", "KS", "QS"])
    match.deal(mine, others, rest=rest)
    match.do("0 beg", "1 run")
    assert match.state.totals == match.state.view(0).pending == (0, 2)
    assert (match.state.deals, match.dealer) == ((), 1)


# ---- a turned jack that ends the match


def test_a_turned_jack_that_reaches_the_target_ends_the_match_and_the_deal_is_listed() -> None:
    match = AllFoursTable(MINE, OTHERS, rest="JH", options={"target": 1})
    assert (match.state.finished, match.state.winners, match.state.totals) == (True, (1,), (0, 1))
    assert (match.state.phase, match.state.actor) == (Phase.OVER, None)
    (deal,) = match.state.deals
    assert (deal.number, deal.dealer, deal.scores, deal.totals, deal.before) == (1, 1, (0, 1), (0, 1), (0, 1))
    assert deal.entries == ()
    assert match.events[-4:] == (
        TrumpTurned(card("JH")),
        JackTurned(1, card("JH")),
        DealScored(deal),
        MatchWon((1,)),
    )
    assert match.state.legal(0) == match.state.legal(1) == match.state.legal(None) == ()
    assert match.code("0 stand") == "after-end"


def test_a_jack_that_a_run_turns_ends_the_match_before_the_run_goes_on() -> None:
    """The dealer has 1 of 2 by the first jack; the second, of the refused suit, ends the match at once."""
    match = AllFoursTable(MINE, OTHERS, rest=runs("JH", "5H", "QS"), options={"target": 2})
    match.do("0 beg", "1 run")
    assert not match.state.finished
    match = AllFoursTable(MINE, OTHERS, rest=runs("5H", "JH", "JS"), options={"target": 1})
    match.do("0 beg", "1 run")
    (deal,) = match.state.deals
    assert match.events == (
        Ran(1),
        TrumpTurned(card("JH")),
        JackTurned(1, card("JH")),
        DealScored(deal),
        MatchWon((1,)),
    )
    assert (deal.scores, deal.totals, match.state.winners) == ((0, 1), (0, 1), (1,))
    assert (match.state.phase, match.state.actor) == (Phase.OVER, None)
    assert match.code("0 play AC") == "after-end"


def test_the_totals_are_always_the_last_totals_plus_scores() -> None:
    """A scored deal, a void one with a jack, and the jack that ends the match in the deal after it."""
    match = AllFoursTable("AS KS QS AC KC QC", "2S 3S 4S 2C 3C 4C", rest="TS", options={"target": 4})
    match.do("0 stand")
    match.play("AS 2S KS 3S QS 4S AC 2C KC 3C QC 4C")
    assert match.state.totals == (2, 1)
    assert match.dealer == 0
    mine, others, rest = repeated(["5H", "8H", "JH", "4H", "KH", "QH"])
    match.deal(mine, others, rest=rest)
    match.do("1 beg", "0 run")
    assert (match.state.totals, len(match.state.deals)) == ((3, 1), 1)
    match.deal(rest="JD")
    first, second = match.state.deals
    assert (first.scores, first.totals) == ((2, 1), (2, 1))
    assert (second.scores, second.totals) == ((2, 0), (4, 1))
    assert (second.number, second.dealer) == (2, 0)
    assert match.state.winners == (0,)


# ---- the rest


def test_chance_names_any_seat_and_shuffles_the_whole_pack() -> None:
    game = AllFours()
    start = game.start()
    assert {start.chance(Dice(f"{number}")).text for number in range(30)} == {"dealer 0", "dealer 1"}
    state, _ = start.apply(None, game.parse("dealer 0"))
    packs = {state.chance(Dice(f"{number}")).text for number in range(10)}
    assert len(packs) == 10
    assert all(sorted(text.split()[1:]) == sorted(one.text for one in PACK_52) for text in packs)


def test_a_pack_of_other_cards_is_refused() -> None:
    match = AnyTable(AllFours())
    match.do("dealer 1")
    words = [one.text for one in PACK_52]
    assert match.code(" ".join(["pack", "JK", *words[1:]])) == "wrong-pack"
    assert match.code(" ".join(["pack", words[1], *words[1:]])) == "wrong-pack"
    with pytest.raises(NotAStep):
        match.game.parse(" ".join(["pack", *words[1:]]))


@pytest.mark.parametrize("text", ["turn-up 5H", "draw", "bid 2", "pass", "trump H", "stand 1", "beg ", "take one"])
def test_other_words_are_no_steps(text: str) -> None:
    with pytest.raises(NotAStep):
        AllFours().parse(text)


@pytest.mark.parametrize("options", [{"target": 0}, {"target": "11"}, {"target": True}, {"packet": 3}, {"stock": "up"}])
def test_no_other_options(options: dict[str, object]) -> None:
    with pytest.raises(UnknownOption):
        AllFours(options)


def test_two_play_each_alone() -> None:
    assert [AllFours().partners(seat) for seat in (0, 1)] == [(0,), (1,)]
    for seats in (0, 1, 3, 4):
        with pytest.raises(WrongSeats):
            AllFours(None, seats)
