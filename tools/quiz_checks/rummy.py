"""Questions on contract rummy, checked (toonerville.md, sections 2 to 5; extras.md, section B)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from fa_cards.learn.quiz import Question
from fa_cards.learn.quiz.answers import NO, YES
from fa_cards.rules.actions import Down, Draw, End, Lay, Swap
from fa_cards.rules.cards import Card
from fa_cards.rules.melds import Contract
from fa_cards.words import Phrase
from fa_cards.words.cards import SUIT_NAMES
from fa_cards.words.rummy.contract import contract_phrase
from tools.quiz_checks.told import (
    CARD_OF,
    ME,
    cards_in,
    choose,
    expect,
    goes,
    number_of,
    position,
    right_answer,
    seat_of,
    told,
    values,
)

_CONTRACTS: Mapping[str, Sequence[tuple[int, int]]] = {
    "toonerville": ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (4, 0), (0, 3), (5, 0), (0, 4), (2, 2)),
    "rook-shanghai": ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3)),
}
"""Sets and runs of each round."""


def wild(game: str, one: Card) -> bool:
    """Whether a card is wild."""
    return one.text == "ROOK" or (game == "rook-shanghai" and one.text == "B14")


def top(game: str) -> int:
    """The highest number of a run."""
    return 14 if game == "toonerville" else 13


def is_set(game: str, some: Sequence[Card]) -> bool:
    """Whether cards make a set."""
    ranks = [one.rank for one in some if not wild(game, one)]
    return len(some) >= 3 and len(set(ranks)) == 1


def is_run(game: str, some: Sequence[Card]) -> bool:
    """Whether cards make a run as they stand."""
    if len(some) < 4 or all(wild(game, one) for one in some):
        return False
    for low in range(1, top(game) + 2 - len(some)):
        for colour in "BRGY":
            fits = (wild(game, one) or one.text == f"{colour}{low + place}" for place, one in enumerate(some))
            if all(fits):
                return True
    return False


def meld(question: Question) -> None:
    """Yes is right where the cards make the meld that is asked for, and the reason of a no is the true one."""
    key, text = question.game.key, question.part.text
    run = "run" in text.msgid
    some = [*cards_in(text)]
    good = is_run(key, some) if run else is_set(key, some)
    answer = right_answer(question).msgid
    expect((answer == "Yes") == good, question, some)
    short = len(some) < (4 if run else 3)
    natural = [one for one in some if not wild(key, one)]
    if not good:
        if short:
            expected = "No: too few cards"
        elif not natural:
            expected = "No: nothing but wilds"
        elif not run:
            expected = "No: two numbers"
        else:
            ranks = [one.rank for one in natural]
            one_colour = len({one.suit for one in natural}) == 1
            wraps = one_colour and max(ranks) == top(key) and 1 in ranks
            expected = "No: the 1 is only low" if wraps else "No: colour or sequence is wrong"
        expect(answer == expected, question, expected)


def worth(question: Question) -> None:
    """Cards count 5 up to 9, 10 from 10 up, and 25 where they are wild; they are the learner's."""
    key = question.game.key
    some = [*cards_in(question.part.text)]
    hand = list(position(question).held_by(ME))
    for one in some:
        expect(one in hand, question, one)
        hand.remove(one)
    expected = sum(25 if wild(key, one) else 5 if one.rank <= 9 else 10 for one in some)
    expect(number_of(right_answer(question)) == expected, question, expected)


def contracts(question: Question) -> None:
    """Contracts are those of the table of rounds, and take three cards a set and four a run."""
    rounds = _CONTRACTS[question.game.key]
    answer, text = right_answer(question), values(question.part.text)
    if "n" in text:
        sets, runs = rounds[told(question, "n") - 1]
        expect(answer == contract_phrase(Contract(sets, runs)), question, (sets, runs))
        return
    sets, runs = next(one for one in rounds if contract_phrase(Contract(*one)) == text["contract"])
    expect(number_of(answer) == 3 * sets + 4 * runs, question, (sets, runs))


def buying(question: Question) -> None:
    """Once the card is declined, the seat on the player's left is asked."""
    state: Any = position(question)
    after, _ = state.apply(state.actor, Draw())
    expected = (state.actor + 1) % question.game.seats
    if state.buys[expected] < (state.rules.max_buys or 1000):
        expect(after.actor == expected, question, after.actor)
    expect(seat_of(question, right_answer(question)) == after.actor, question, after.actor)


def down(question: Question) -> None:
    """Going down is possible just where a search through the whole hand finds the melds."""
    state: Any = position(question)
    key, hand = question.game.key, state.held_by(ME)
    contract = state.contract
    can = _contract_in(key, hand, contract.sets, contract.runs)
    expect(right_answer(question) == (YES if can else NO), question, hand)
    for step in state.legal(ME):
        best = getattr(step, "best", None)
        if isinstance(best, Down):
            expect(can and goes(state, best), question, best)


def _contract_in(key: str, hand: Sequence[Card], sets: int, runs: int) -> bool:
    """Whether some cards of a hand make all melds of a contract of two, each in its shortest form."""
    places = range(len(hand))
    found: dict[str, list[int]] = {"set": [], "run": []}
    for three in combinations(places, 3):
        if is_set(key, [hand[place] for place in three]):
            found["set"].append(sum(1 << place for place in three))
    for some in combinations(places, 4):
        if _may_be_run(key, [hand[place] for place in some]):
            found["run"].append(sum(1 << place for place in some))
    first, second = ["set"] * sets + ["run"] * runs
    return any(not one & other for one in found[first] for other in found[second])


def _may_be_run(key: str, some: Sequence[Card]) -> bool:
    """Whether four cards make a run in some order."""
    natural = [one for one in some if not wild(key, one)]
    ranks = {one.rank for one in natural}
    if not natural or len({one.suit for one in natural}) > 1 or len(ranks) < len(natural):
        return False
    return max(ranks) - min(ranks) <= 3


def _meld_told(question: Question) -> int:
    """The number of the meld on the table that a question is about."""
    state: Any = position(question)
    text = values(question.part.text)
    key = question.game.key
    for number, one in enumerate(state.melds, 1):
        natural = [(place, card) for place, card in enumerate(one.cards) if not wild(key, card)]
        place, first = natural[0]
        if "low" not in text:
            if one.kind.value == "set" and first.rank == text["n"]:
                return number
        elif one.kind.value == "run":
            low = first.rank - place
            assert first.suit is not None
            if (SUIT_NAMES[first.suit], low) == (text["colour"], text["low"]):
                expect(low + len(one.cards) - 1 == text["high"], question, one)
                return number
    raise AssertionError(f"no such meld: {text}")


def _holding(state: Any, one: Card) -> Any:
    """The state as if the learner were down and held this card and others to throw away."""
    hand = (one, *state.held_by(ME))
    return state.moved(hands=(hand, *state.hands[1:]), down=(True,) * state.seats)


def fitting(question: Question) -> None:
    """Each card is right just where it can be laid off on that meld, were the learner down and held it."""
    number = _meld_told(question)
    for answer in choose(question).answers:
        one = CARD_OF[answer.text]
        state = _holding(position(question), one)
        laid = any(goes(state, Lay(one, number, end)) for end in End)
        expect(answer.right == laid, question, one)


def freeing(question: Question) -> None:
    """Just the right card takes the place of the Rook, were the learner down and held it."""
    number = _meld_told(question)
    for answer in choose(question).answers:
        one = CARD_OF[answer.text]
        state = _holding(position(question), one)
        expect(answer.right == goes(state, Swap(one, number)), question, one)
    expect(isinstance(right_answer(question), Phrase), question, "no answer")
