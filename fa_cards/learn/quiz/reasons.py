"""Why a step may not be taken, as a sentence to be said later: from the same codes that refuse a step."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.rules.actions import Action
from fa_cards.rules.cards import COLOURS, Card, Suit
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.melds import Contract
from fa_cards.rules.replay import AnyState
from fa_cards.words import Phrase, Said
from fa_cards.words.cards import SUIT_NAMES, rank_words, spoken, written
from fa_cards.words.lists import first_few
from fa_cards.words.refusals import sentence_of
from fa_cards.words.rummy.contract import contract_phrase


def named(card: Card) -> Phrase:
    """A card as questions name it: «هفت دل», «۱۴ مشکی»."""
    return written(card) if card.suit in COLOURS else spoken(card)


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
                filled[name] = named(detail)
            case int() | str():
                filled[name] = detail
            case (Card(), *_):
                filled[name] = _listed([one for one in detail if isinstance(one, Card)])
            case _:
                raise ValueError(f"no question is about {why.code}")
    return sentence.filled(**filled)


def _listed(some: Sequence[Card]) -> Said:
    """The first of these cards, by their rank alone where all are of one suit: the sentence has named it."""
    alike = len({one.suit for one in some if one.suit is not None}) == 1
    return first_few([rank_words(one) if alike else named(one) for one in some], most=2)
