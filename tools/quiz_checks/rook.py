"""Questions on the Rook family and Golden Ten, checked (rook.md; extras.md, section A)."""

from __future__ import annotations

from typing import Any

from fa_cards.learn.quiz import Question
from fa_cards.rules.actions import Bury
from fa_cards.rules.cards import CARDS, Card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.game import pick
from fa_cards.rules.rook.events import RookDeal
from tools.quiz_checks.told import (
    CARD_OF,
    ME,
    card_told,
    choose,
    expect,
    goes,
    mark,
    number_of,
    position,
    right_answer,
    seat_of,
    told,
)
from tools.quiz_checks.tricks import trick_with, trump_order, winner_of


def value(one: Card) -> int:
    """What a card of the family is worth."""
    if one.suit is None:
        return 20
    ace, king = (1, 14) if one.suit.value in "BRGY" else (14, 13)
    return {ace: 15, king: 10, 10: 10, 5: 5}.get(one.rank, 0)


def points(question: Question) -> None:
    """The points of the trick are those of its cards."""
    winner_of(question)
    expect(number_of(right_answer(question)) == sum(value(one) for _, one in trick_with(question)), question, "points")


def rank(question: Question) -> None:
    """The right answer stands highest in the order of trumps."""
    order = trump_order(question.game.key)
    some = [CARD_OF[one.text] for one in choose(question).answers]
    trump = position(question).trump
    expect(all(one.suit in (trump, None) for one in some), question, "no trump")
    best = max(some, key=lambda one: order.index(one.rank))
    expect(CARD_OF[right_answer(question)] is best, question, best)


def bury(question: Question) -> None:
    """Each marked card goes into some nest that the rules take, and no other does."""
    state: Any = position(question)
    part, hand = mark(question), state.held_by(ME)
    assert part.cards is not None
    marked = set(cards(part.cards))
    plain = [one for one in hand if not value(one)]
    counters = [one for one in hand if value(one) and one.suit is not None]
    for one in hand:
        if len(plain) >= 5:
            some = [one, *(other for other in plain if other is not one)][:5]
        else:
            rest = [one] if one not in plain else []
            some = [*plain, *rest, *(other for other in counters if other is not one)][:5]
        expect((one in marked) == goes(state, Bury(tuple(some))), question, one)
    expect(set(part.wrong) == {one.text for one in hand if one not in marked}, question, "a reason is missing")


def nest(question: Question) -> None:
    """Played on by chance, the points of the nest are those of the winners of the last trick; so is the answer."""
    state: Any = position(question)
    buried = sum(value(CARDS[one.text]) for one in state.view(ME).buried)
    expect(told(question, "n") == buried, question, buried)
    dice = Dice(repr(question.part))
    deals = len(state.deals)
    before: Any = state
    while len(state.deals) == deals:
        before = state
        state, _ = state.apply(state.actor, pick(state.legal(state.actor), dice))
    result = state.deals[-1]
    assert isinstance(result, RookDeal)
    side = {ME, result.partner}
    expect(result.nest == buried, question, result)
    own = sum(value(play.card) for trick in state.last_deal if trick.winner in side for play in trick.plays)
    bonus = 20 if question.game.key == "call-partner-rook" else 0
    expect(result.taken[0] == own + (buried + bonus if result.last in side else 0), question, result)
    expect(before.contract.declarer == ME, question, "another declarer")
    ours = "your side wins" in question.part.text.msgid
    expect(right_answer(question).msgid == ("Your side" if ours else "The other side"), question, "the other side")


def partner(question: Question) -> None:
    """The partner is whoever played the called card, or holds it, as far as the learner can see."""
    state: Any = position(question)
    view = state.view(ME)
    called, declarer = card_told(question), state.contract.declarer
    expect(called is view.called, question, "another card")
    tricks = [play for trick in view.tricks for play in trick.plays] + list(view.trick)
    holder = next((play.seat for play in tricks if play.card is called), None)
    if holder is None and called in (*view.hand, *view.buried):
        holder = ME
    answer = right_answer(question)
    if holder is None:
        expect(answer.msgid == "That is not known yet", question, "it is not known")
    elif holder == declarer:
        expect("alone" in answer.msgid, question, "he is alone")
    else:
        expect(seat_of(question, answer) == holder, question, holder)


def score(question: Question) -> None:
    """The score is that of section 5, and some last step brings just it."""
    state: Any = position(question)
    bid, own, total = (told(question, name) for name in ("bid", "own", "total"))
    ours = question.part.text.msgid.startswith("Your side")
    expected = (own if own >= bid else -bid) if ours else total - own
    expect(number_of(right_answer(question)) == expected, question, expected)
    for step in state.legal(state.actor):
        after, _ = state.apply(state.actor, step)
        result = after.deals[-1]
        assert isinstance(result, RookDeal)
        declaring = ME in (result.contract.declarer, result.partner)
        if result.taken == (own, total - own) and declaring == ours:
            expect(result.scores[ME] == expected and result.contract.bid == bid, question, result)
            return
    expect(False, question, "no step ends the deal so")
