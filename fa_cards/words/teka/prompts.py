"""What to do next at a table of Teka (teka.md, sections 2 to 6)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fa_cards.rules.actions import Play, Redeal
from fa_cards.rules.cards import ACE, Card
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.auction import lowest_bid, must_bid, standing
from fa_cards.rules.teka.contract import LOWEST_BID
from fa_cards.rules.teka.pack import Cuts
from fa_cards.words.calls import call_words
from fa_cards.words.cards import SUIT_NAMES, card_words
from fa_cards.words.catalog import say
from fa_cards.words.prompts import to_follow, to_follow_trump, to_lead, to_void, to_void_of_trump


def own_prompt(view: TekaView, names: Sequence[str], chosen: Card | None, marked: Collection[Card]) -> str:
    """What the seat of the view, whose turn it is, is to do now."""
    match view.phase:
        case Phase.DEALER_CUT:
            low, high = _cut_range(view)
            return say("You deal. Do you cut? ({low} to {high})", low=low, high=high)
        case Phase.CUT:
            low, high = _cut_range(view)
            return say("Where do you cut? ({low} to {high})", low=low, high=high)
        case Phase.AUCTION:
            return _auction(view, names)
        case Phase.TRUMP:
            return say("You are the declarer. Choose the trump suit")
        case Phase.RAISE:
            return _raise(view, names)
        case Phase.PLAY:
            return _play(view, chosen)
        case _:
            raise AssertionError(f"no seat is to act in {view.phase}")


def own_waiting(view: TekaView, names: Sequence[str]) -> str:
    """Whom the table waits for, where Teka tells that in its own way; else an empty text."""
    assert view.actor is not None
    name = names[view.actor]
    if view.asleep == view.seat and view.phase is Phase.PLAY:
        assert view.contract is not None
        return say("You sit this deal out; {name} plays alone", name=names[view.contract.declarer])
    match view.phase:
        case Phase.DEALER_CUT | Phase.CUT:
            return say("{name} is to cut", name=name)
        case Phase.RAISE:
            return say("{name} is thinking about the raise", name=name)
        case _:
            return ""


def tied(view: TekaView) -> bool:
    """Whether several have won the match who do not belong together: never, a team wins."""
    return False


def _cut_range(view: TekaView) -> tuple[int, int]:
    cuts = next(one for one in view.legal if isinstance(one, Cuts))
    return cuts.low, cuts.high


def _auction(view: TekaView, names: Sequence[str]) -> str:
    parts = [_bidding(view, names)]
    if Redeal() in view.legal:
        parts.append(say("You hold no ace, king, queen or jack: you may ask for a new deal."))
    return " ".join(parts)


def _bidding(view: TekaView, names: Sequence[str]) -> str:
    if must_bid(view.calls):
        return say("All have passed: you must bid at least {n}.", n=LOWEST_BID)
    high = standing(view.calls)
    if high is None:
        return say("Bid or pass.")
    name, call = names[high.seat], call_words(high.call)
    if lowest_bid(view.calls) is None:
        return say("{name} bid {call}: bid double 13 or pass.", name=name, call=call)
    return say("{name} bid {call}: bid higher or pass.", name=name, call=call)


def _raise(view: TekaView, names: Sequence[str]) -> str:
    assert view.offer is not None and view.contract is not None
    name = names[view.contract.declarer]
    return say("{name} raises the contract to {n} tricks. Do you agree?", name=name, n=view.offer.number)


def _play(view: TekaView, chosen: Card | None) -> str:
    if chosen is not None and any(isinstance(one, Play) and one.card is chosen for one in view.legal):
        if view.options.signals == "off":
            return say("Play {card}?", card=card_words(chosen))
        return say("{card}: how do you play it?", card=card_words(chosen))
    if not view.tricks:
        return _first_trick(view)
    if not view.trick:
        return to_lead()
    led = view.trick[0].card.suit
    assert led is not None
    return to_follow(led) if any(card.suit is led for card in view.hand) else to_void(led)


def _first_trick(view: TekaView) -> str:
    """The duties of the first trick (teka.md, section 4)."""
    trump = view.trump
    assert trump is not None
    if any(card.suit is trump and card.rank == ACE for card in view.hand):
        return say("You hold the ace of trump: play it, or a trump in unbroken sequence with it")
    if not view.trick:
        return say("Lead the first trick with a trump: {suit}", suit=SUIT_NAMES[trump])
    if any(card.suit is trump for card in view.hand):
        return to_follow_trump(trump)
    return to_void_of_trump()
