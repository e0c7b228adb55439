"""What is offered to choose from at a table of Teka: calls, raises and the acts of a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fa_cards.rules.actions import Action, BehiTer, Bid, Call, Double13, Pass, Play, Raise, Redeal, Ter
from fa_cards.tui.caps import cap
from fa_cards.tui.choices import Choice, Rows
from fa_cards.tui.deeds import act_name
from fa_cards.tui.keys import BY_NAME
from fa_cards.words import say
from fa_cards.words.calls import call_words
from fa_cards.words.digits import number
from fa_cards.words.teka.calls import call_note, manner_meaning, manner_words

_PASSES = (Pass, Ter, BehiTer)


def _call(call: Call | Redeal) -> Choice:
    name = act_name(call)
    assert name is not None
    if isinstance(call, Redeal):
        return Choice(name, BY_NAME[name].label.said(), cap(name), say("no ace, king, queen or jack"))
    if isinstance(call, Bid):
        # Its key is the number itself.
        return Choice(name, call_words(call))
    return Choice(name, call_words(call), cap(name), call_note(call))


def call_rows(legal: Iterable[object]) -> Rows:
    """The pad of an auction of Teka: the numbers, double 13, the passes, a new deal."""
    steps = tuple(legal)
    bids = [_call(step) for step in steps if isinstance(step, Bid)]
    passes = [_call(step) for step in steps if isinstance(step, _PASSES)]
    others = [_call(step) for step in steps if isinstance(step, Double13 | Redeal)]
    return (tuple(bids), *((one,) for one in others), tuple(passes))


def raise_rows(legal: Iterable[object]) -> Rows:
    """The numbers to which the declarer may offer to raise, in one row."""
    offered = [step for step in legal if isinstance(step, Raise)]
    return (tuple(Choice(f"raise-{one.number}", number(one.number)) for one in offered),)


def answer_rows() -> Rows:
    """Yes or no to a raise."""
    return (tuple(Choice(name, BY_NAME[name].label.said(), cap(name)) for name in ("accept", "refuse")),)


def card_acts(found: Mapping[str, Action], signals: str, may_raise: bool) -> Rows:
    """How the chosen card may be played, and the raise where it may be offered; in one row."""
    acts = [
        Choice(name, manner_words(action.manner, signals), cap(name), manner_meaning(action.manner, signals))
        for name, action in found.items()
        if isinstance(action, Play)
    ]
    if may_raise:
        acts.append(Choice("raise", BY_NAME["raise"].label.said(), cap("raise")))
    return (tuple(acts),)
