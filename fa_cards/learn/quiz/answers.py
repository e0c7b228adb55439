"""How the answers to a question are put in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fa_cards.learn.lessons.parts import Answer
from fa_cards.rules.chance import Dice
from fa_cards.words import Phrase, later_in

NUMBER = later_in("quiz", "{n}")
YES, NO = later_in("quiz", "Yes"), later_in("quiz", "No")

MOST = 4
"""Answers of a question."""


def numbers(right: int, others: Iterable[int], why: Callable[[int], Phrase]) -> tuple[Answer, ...]:
    """Numbers as answers, rising, four at most.

    Args:
        right: the right one.
        others: wrong ones, the likeliest first; twins and the right one fall away.
        why: what is said of a number where it is chosen, right or wrong.
    """
    wrong = [one for one in dict.fromkeys(others) if one != right][: MOST - 1]
    return tuple(Answer(NUMBER.filled(n=one), why(one), right=one == right) for one in sorted((right, *wrong)))


def yes_or_no(right: bool, why: Phrase) -> tuple[Answer, ...]:
    """Yes and no; the same reason is given whatever is answered."""
    return (Answer(YES, why, right=right), Answer(NO, why, right=not right))


def mixed(right: Answer, wrong: Sequence[Answer], dice: Dice) -> tuple[Answer, ...]:
    """The right answer among three wrong ones at most, in an order by chance; texts that come twice stand once."""
    texts = {right.text}
    kept: list[Answer] = []
    for one in wrong:
        if one.text not in texts and len(kept) < MOST - 1:
            texts.add(one.text)
            kept.append(one)
    return dice.shuffled((right, *kept))
