"""Questions that games of tricks share, checked with rules of following and winning that are written here anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fa_cards.learn.quiz import Question
from fa_cards.learn.quiz.answers import NO, YES
from fa_cards.learn.quiz.auctions import said
from fa_cards.rules.actions import BehiTer, Bid, Call, Double13, Pass, Play, Ter
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import TrickWon
from tools.quiz_checks.told import ME, card_told, choose, expect, goes, mark, position, right_answer, seat_of

_ONE_HIGH = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1)


def trump_order(game: str) -> list[int]:
    """The ranks of the trump suit from the lowest up; 0 is the Rook or the joker."""
    match game:
        case "kentucky-rook" | "kentucky-discard":
            return [*_ONE_HIGH, 0]
        case "call-partner-rook":
            return [2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11, 12, 13, 14, 1]
        case "standard-rook":
            return [0, *range(2, 15)]
        case "golden-ten":
            return list(range(1, 15))
        case _:
            return list(range(2, 15))


def strength(game: str, card: Card, led: Suit | None, trump: Suit | None) -> int:
    """How strong a card is in a trick: trumps above the led suit, all others nothing."""
    order = trump_order(game)
    if trump is not None and (card.suit is trump or card.suit is None):
        return 100 + order.index(card.rank)
    return 1 + order.index(card.rank) if card.suit is led else 0


def may_play(game: str, state: Any) -> frozenset[Card]:
    """The cards that the learner may play, by the rules of the game as one tells them."""
    hand, trump = state.held_by(ME), state.trump
    led = state.trick[0].card if state.trick else None

    def suit(card: Card) -> Suit | None:
        return trump if card.suit is None else card.suit

    if game == "teka" and not state.tricks:
        trumps = sorted((one for one in hand if one.suit is trump), key=lambda one: -one.rank)
        if trumps and trumps[0].rank == 14:
            return frozenset(one for place, one in enumerate(trumps) if one.rank == 14 - place)
        return frozenset(trumps or hand)
    if led is None:
        return frozenset(hand)
    follows = [one for one in hand if suit(one) is suit(led)]
    if not follows:
        return frozenset(hand)
    if game in ("california-jack", "shasta-sam", "california-fives", "all-fours"):
        return frozenset(one for one in hand if one.suit in (led.suit, trump))
    if game == "kentucky-discard":
        return frozenset(one for one in hand if one in follows or one.suit is None)
    return frozenset(follows)


def follow(question: Question) -> None:
    """The cards that may be played are those of the rules, and each other one has its reason."""
    state, part = position(question), mark(question)
    hand = state.held_by(ME)
    expected = may_play(question.game.key, state)
    taken = frozenset(one for one in hand if goes(state, Play(one)))
    expect(part.cards is None and expected == taken, question, f"{expected} {taken}")
    expect(set(part.wrong) == {one.text for one in hand if one not in expected}, question, "a reason is missing")


def first_trick(question: Question) -> None:
    """As `follow`, in the first trick."""
    expect(not position(question).tricks, question, "not the first trick")
    follow(question)


def trick_with(question: Question) -> list[tuple[int, Card]]:
    """The trick that the learner finishes with the card that is told."""
    state = position(question)
    trick = [(one.seat, one.card) for one in state.trick]
    return [*trick, (ME, card_told(question))]


def winner_of(question: Question) -> int:
    """Who wins that trick, and the rules agree."""
    state, key = position(question), question.game.key
    trick = trick_with(question)
    led = trick[0][1]
    suit = state.trump if led.suit is None else led.suit
    best = max(trick, key=lambda one: strength(key, one[1], suit, state.trump))[0]
    _, events = state.apply(ME, Play(trick[-1][1]))
    won = [one.trick.winner for one in events if isinstance(one, TrickWon)]
    expect(won == [best], question, f"{won} {best}")
    return best


def winner(question: Question) -> None:
    """The right answer is the player with the strongest card, and everybody in the trick is an answer."""
    expect(seat_of(question, right_answer(question)) == winner_of(question), question, "another wins")
    seats = {seat_of(question, one.text) for one in choose(question).answers}
    expect(seats == {seat for seat, _ in trick_with(question)}, question, "not the players of the trick")


# --- auctions ---------------------------------------------------------------------------------------------------------

_LOWEST: Mapping[str, int] = {
    "teka": 8,
    "kentucky-rook": 100,
    "kentucky-discard": 70,
    "call-partner-rook": 5,
    "standard-rook": 70,
}
_HIGHEST: Mapping[str, int] = {
    "teka": 13,
    "kentucky-rook": 180,
    "kentucky-discard": 120,
    "call-partner-rook": 200,
    "standard-rook": 180,
}


def may_say(question: Question, call: Call) -> bool:
    """Whether the learner may say a word, as one tells the rules."""
    key, calls = question.game.key, [one.call for one in position(question).calls]
    numbers = [one.number for one in calls if isinstance(one, Bid)]
    high = max(numbers, default=0)
    last = len([one for one in calls if not isinstance(one, Bid | Double13)]) == 3 and not numbers
    last = last and not any(isinstance(one, Double13) for one in calls)
    if isinstance(call, Bid):
        if key == "teka":
            doubled = any(isinstance(one, Double13) for one in calls)
            return not doubled and max(8, high + 1) <= call.number <= 13
        if last:
            return call.number == _LOWEST[key]
        low = max(_LOWEST[key], high + 5)
        return call.number % 5 == 0 and low <= call.number <= _HIGHEST[key]
    if isinstance(call, Double13):
        return True
    if isinstance(call, Ter | BehiTer) and len(calls) >= 2:
        return False
    return not last


_CALLS: tuple[Call, ...] = (*map(Bid, range(206)), Double13(), Pass(), Ter(), BehiTer())
_CALL_OF = {said(one): one for one in _CALLS}


def bids(question: Question) -> None:
    """Each answer is right just where the rules take the word."""
    for one in choose(question).answers:
        call = _CALL_OF[one.text]
        allowed = may_say(question, call)
        expect(one.right == allowed == goes(position(question), call), question, call)


def passing(question: Question) -> None:
    """Passing is refused only after three passes."""
    allowed = may_say(question, Pass())
    expect(goes(position(question), Pass()) == allowed, question, "pass")
    expect(right_answer(question) == (YES if allowed else NO), question, "yes or no")
    expect(position(question).actor == ME, question, "another speaks")


def lead(question: Question) -> None:
    """Playing on, the seat leads that the answer names."""
    state: Any = position(question)
    declarer = state.contract.declarer
    while state.phase is not Phase.PLAY:
        step = state.legal(state.actor)[0]
        action = step if hasattr(step, "read") else step.pick(_First())
        state, _ = state.apply(state.actor, action)
    expect(seat_of(question, right_answer(question)) == state.actor, question, "another leads")
    expected = declarer if question.game.key == "teka" else (declarer + 1) % 4
    expect(state.actor == expected, question, "not whom the rules name")


class _First:
    """Dice that always choose the first."""

    def choice(self, some: Any) -> Any:
        """The first."""
        return some[0]
