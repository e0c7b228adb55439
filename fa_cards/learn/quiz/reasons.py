"""Why a step may not be taken, as a sentence to be said later: from the same codes that refuse a step."""

from __future__ import annotations

from fa_cards.rules.actions import Action
from fa_cards.rules.cards import COLOURS, SUITS, Card, Suit
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.melds import Contract
from fa_cards.rules.replay import AnyState
from fa_cards.words import Phrase, Said
from fa_cards.words.cards import SUIT_NAMES, card_phrase
from fa_cards.words.details import few_cards
from fa_cards.words.refusals import sentence_of
from fa_cards.words.rummy.contract import contract_phrase

MOST = 2
"""So many cards are named in a reason: the hand of which it speaks lies there."""


def refused(state: AnyState, seat: int, action: Action) -> IllegalAction | None:
    """Why a seat may not take a step; None where it may."""
    try:
        state.verify(seat, action)
    except IllegalAction as why:
        return why
    return None


def reason(why: IllegalAction) -> Phrase:
    """The sentence that says why something was refused, in whatever language is chosen then."""
    sentence, details = sentence_of(why), why.details
    match details:
        case {"sets": int(sets), "runs": int(runs)}:
            return sentence.filled(contract=contract_phrase(Contract(sets, runs)))
    filled: dict[str, Said] = {}
    for name, detail in details.items():
        match detail:
            case Suit():
                filled[name] = SUIT_NAMES[detail]
            case Card():
                filled[name] = card_phrase(detail)
            case int() | str():
                filled[name] = detail
            case (Card(), *_):
                cards = [one for one in detail if isinstance(one, Card)]
                filled[name] = few_cards(cards, card_phrase, by_rank=(*COLOURS, *SUITS), most=MOST)
            case _:
                raise ValueError(f"no question is about {why.code}")
    return sentence.filled(**filled)
