"""From what is legal to acts of the table of keys: which key does which step now."""

from __future__ import annotations

from collections.abc import Mapping

from fa_cards.rules.actions import (
    Accept,
    Action,
    Beg,
    BehiTer,
    Bid,
    Buy,
    Double13,
    Draw,
    Give,
    Let,
    Manner,
    Pass,
    Play,
    Raise,
    Redeal,
    Refuse,
    Run,
    Stand,
    Take,
    Ter,
    Trump,
)
from fa_cards.rules.cards import Card
from fa_cards.rules.game import View
from fa_cards.tui.hand import SUIT_PLACES

MANNER_ACTS: Mapping[Manner, str] = {
    Manner.PLAIN: "plain",
    Manner.SLAP: "slap",
    Manner.SNAP: "snap",
    Manner.DROP: "drop",
}
"""The act that plays a card in a manner."""

_PLAIN_WORDS = (Double13, Pass, Ter, BehiTer, Redeal, Accept, Refuse, Stand, Beg, Give, Run, Take, Draw, Buy, Let)


def act_name(action: Action) -> str | None:
    """The name of the act that takes this step; None for cards and cuts, which need a choice first."""
    match action:
        case Bid(number):
            return f"bid-{number}"
        case Raise(number):
            return f"raise-{number}"
        case Trump(suit):
            return f"trump-{SUIT_PLACES[suit] + 1}"
        case _ if isinstance(action, _PLAIN_WORDS):
            return action.word
        case _:
            return None


def deeds(view: View, chosen: Card | None) -> Mapping[str, Action]:
    """The legal steps by the name of the act that takes them; cards only as far as they play the chosen one."""
    found: dict[str, Action] = {}
    for action in view.legal:
        if isinstance(action, Play):
            if action.card is chosen:
                found[MANNER_ACTS[action.manner]] = action
        elif isinstance(action, Action) and (name := act_name(action)):
            found[name] = action
    return found


def attempted(name: str) -> Action | None:
    """The step that the act of that name would take if it were legal, to ask why it is not; None for other acts."""
    word, _, number = name.rpartition("-")
    if number.isdigit() and word in ("bid", "raise"):
        return Bid(int(number)) if word == "bid" else Raise(int(number))
    return next((kind() for kind in _PLAIN_WORDS if kind.word == name), None)


def playable_cards(view: View) -> frozenset[Card]:
    """The cards that may be played now."""
    return frozenset(action.card for action in view.legal if isinstance(action, Play))
