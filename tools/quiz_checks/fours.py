"""Questions on the family of All Fours, checked (california_jack.md; extras.md, section C)."""

from __future__ import annotations

from typing import Any

from fa_cards.learn.quiz import Question
from fa_cards.rules.actions import Action, Beg, Give, Play, Run, Stand
from fa_cards.rules.cards import Card
from fa_cards.rules.fours.events import Drew
from fa_cards.words import Phrase
from tools.quiz_checks.told import (
    ME,
    card_told,
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
from tools.quiz_checks.tricks import trick_with, winner_of

_US, _THEM = ("You", "Your team"), ("Your opponent", "The other team")


def value(one: Card) -> int:
    """The card points of a card."""
    return {10: 10, 14: 4, 13: 3, 12: 2, 11: 1}.get(one.rank, 0)


def counts(question: Question) -> None:
    """The card points of the trick are those of its cards."""
    winner_of(question)
    expect(number_of(right_answer(question)) == sum(value(one) for _, one in trick_with(question)), question, "counts")


def of_trick(question: Question) -> None:
    """High, Low, Jack and fives are right where their card is in the trick and whoever wins it has the point."""
    winner_of(question)
    trump = position(question).trump
    some = [one for _, one in trick_with(question)]
    stock = question.game.key != "all-fours"
    ranks = {one.rank for one in some if one.suit is trump}
    fives = question.game.key == "california-fives" and any(one.rank == 5 for one in some)
    brought = {"High": stock and 14 in ranks, "Low": stock and 2 in ranks, "Jack": 11 in ranks}
    brought["Five points for a five"] = fives
    answers = choose(question).answers
    shown = {one.text.msgid for one in answers}
    for one in answers:
        if one.text.msgid != "None of them":
            expect(one.right == brought[one.text.msgid], question, brought)
        else:
            expect(one.right == (not any(brought[name] for name in shown if name in brought)), question, brought)


def last_step(question: Question) -> Any:
    """The state after the one card that is left is played."""
    state: Any = position(question)
    (step,) = state.legal(state.actor)
    after, _ = state.apply(state.actor, step)
    expect(len(after.deals) == len(state.deals) + 1, question, "the deal goes on")
    return after


def who_game(question: Question) -> None:
    """Game is for the side with more card points in its tricks, once the last card is played."""
    after = last_step(question)
    side = question.game.partners(ME)
    own = sum(value(play.card) for one in after.last_deal if one.winner in side for play in one.plays)
    other = sum(value(play.card) for one in after.last_deal if one.winner not in side for play in one.plays)
    expect((told(question, "a"), told(question, "b")) == (own, other), question, (own, other))
    answer = right_answer(question).msgid
    expected = _US if own > other else _THEM if own < other else ("Nobody",)
    expect(answer in expected, question, expected)


def order(question: Question) -> None:
    """The match is over after the last card, and the side has won that reached the target first."""
    state: Any = position(question)
    after = last_step(question)
    expect(after.finished, question, "the match goes on")
    side = question.game.partners(ME)
    needs = {True: told(question, "a"), False: told(question, "b")}
    for seat in range(question.game.seats):
        expect(state.totals[seat] + needs[seat in side] == after.target, question, "other totals")
    left = dict(needs)
    for entry in after.deals[-1].entries:
        if not entry.seats:
            continue
        mine = entry.seats[0] in side
        left[mine] -= entry.value
        if left[mine] <= 0:
            expect(right_answer(question).msgid in (_US if mine else _THEM), question, entry)
            expect((after.winners[0] in side) == mine, question, after.winners)
            return
    expect(False, question, "nobody is there")


def draws(question: Question) -> None:
    """Whoever wins the trick is the first to draw, and the card is the one that lay on top."""
    state: Any = position(question)
    winner = winner_of(question)
    _, events = state.apply(ME, Play(card_told(question)))
    first = next(one for one in events if isinstance(one, Drew))
    expect(first.seat == winner == seat_of(question, right_answer(question)), question, first)
    top = values(question.part.text).get("top")
    expect((top is None) == (first.card is None), question, first)
    if isinstance(top, Phrase):
        expect([*cards_in(top)] == [first.card], question, first)


def begging(question: Question) -> None:
    """Each answer is right where the rules take the step."""
    steps: dict[str, Action] = {"Stand": Stand(), "Beg": Beg(), "Give a point": Give(), "Deal three more": Run()}
    state: Any = position(question)
    dealer = state.dealer == ME
    gives_away = state.totals[1] + 1 >= state.target
    for one in choose(question).answers:
        step = steps[one.text.msgid]
        allowed = dealer == isinstance(step, Give | Run) and not (isinstance(step, Give) and gives_away)
        expect(one.right == allowed == goes(state, step), question, step)
