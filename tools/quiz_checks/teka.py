"""Questions on Teka alone, checked (teka.md, sections 2 and 5 to 7)."""

from __future__ import annotations

from typing import Any

from fa_cards.learn.quiz import Question
from fa_cards.learn.quiz.answers import NO, YES
from fa_cards.rules.actions import Manner, Play, Raise, Redeal
from fa_cards.rules.cards import Suit
from fa_cards.words.cards import SUIT_NAMES
from tools.quiz_checks.told import ME, card_told, choose, expect, goes, number_of, position, right_answer, told, values

_LINKED = {Suit.HEARTS: Suit.SPADES, Suit.SPADES: Suit.HEARTS, Suit.DIAMONDS: Suit.CLUBS, Suit.CLUBS: Suit.DIAMONDS}
_MANNER = {"Slap": Manner.SLAP, "Snap": Manner.SNAP, "Drop": Manner.DROP}


def signal(question: Question) -> None:
    """A signal is right where the rules take it, or where it asks for the suit that is wanted."""
    state, card = position(question), card_told(question)
    assert card.suit is not None
    wanted = values(question.part.text).get("suit")
    for one in choose(question).answers:
        manner = _MANNER[one.text.msgid]
        if wanted is not None:
            asks = {Manner.SLAP: card.suit, Manner.SNAP: _LINKED[card.suit]}.get(manner)
            expect(one.right == (asks is not None and SUIT_NAMES[asks] == wanted), question, manner)
            continue
        true = manner is not Manner.DROP or [it.suit for it in state.held_by(ME)].count(card.suit) == 1
        expect(one.right == true == goes(state, Play(card, manner)), question, manner)


def read(question: Question) -> None:
    """The signal that was given last says what the right answer says."""
    last = position(question).trick[-1]
    suit = last.card.suit
    answer = right_answer(question)
    expect(card_told(question) is last.card and last.seat != ME, question, "another card")
    asked = {Manner.SLAP: suit, Manner.SNAP: _LINKED[suit], Manner.DROP: suit}[last.manner]
    expect(values(answer)["suit"] == SUIT_NAMES[asked], question, "another suit")
    expect(("no more" in answer.msgid) == (last.manner is Manner.DROP), question, "another signal")


def redeal(question: Question) -> None:
    """A new deal is for a hand without ace, king, queen and jack."""
    weak = all(one.rank <= 10 for one in position(question).held_by(ME))
    expect(goes(position(question), Redeal()) == weak, question, "redeal")
    expect(right_answer(question) == (YES if weak else NO), question, "yes or no")


def raises(question: Question) -> None:
    """A raise is higher than the contract and can still be reached."""
    state: Any = position(question)
    lost = sum(one.winner % 2 != ME for one in state.tricks)
    for one in choose(question).answers:
        number = number_of(one.text)
        fits = state.contract.tricks < number <= 13 - lost
        expect(one.right == fits == goes(state, Raise(number)), question, number)
    expect(told(question, "n") == state.contract.tricks, question, "another contract")


def score(question: Question) -> None:
    """The points are those of section 7, and some last step brings just them."""
    state: Any = position(question)
    contract, text = state.contract, values(question.part.text)
    made = (contract.double_13 and text["lost"] == 0) or (not contract.double_13 and text["won"] >= contract.tricks)
    ours = contract.declarer % 2 == 0
    if contract.double_13:
        points = 26 if made else 52
    elif made:
        points = contract.tricks
    else:
        eight = contract.tricks == 8 and not any(hasattr(one.call, "number") for one in state.calls[:3])
        eight = eight and not any(type(one.call).__name__ == "Double13" for one in state.calls[:3])
        points = 8 if eight and not contract.raised else 2 * contract.tricks
    answer = right_answer(question)
    expect(number_of(answer) == points, question, points)
    expect(("you two" in answer.msgid) == (ours == made), question, "the other team")
    if "n" in text:
        expect(text["n"] == contract.tricks, question, "another contract")
    expected = (points, 0, points, 0) if ours == made else (0, points, 0, points)
    for step in state.legal(state.actor):
        after, _ = state.apply(state.actor, step)
        if len(after.deals) > len(state.deals) and after.deals[-1].scores == expected:
            expect(after.deals[-1].taken == (text["won"], text["lost"]), question, "other tricks")
            return
    expect(False, question, "no step ends the deal so")
