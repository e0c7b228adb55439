"""What to do next at a table of contract rummy (toonerville.md, section 4)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fa_cards.rules.actions import Discard, Down, FurtherMeld, Lay, Swap
from fa_cards.rules.cards import Card
from fa_cards.rules.phases import Phase
from fa_cards.rules.rummy import RummyView
from fa_cards.rules.rummy.legality import Downs
from fa_cards.words.cards import card_words
from fa_cards.words.catalog import say
from fa_cards.words.rummy.contract import contract_phrase, wild_phrase


def own_prompt(view: RummyView, names: Sequence[str], chosen: Card | None, marked: Collection[Card]) -> str:
    """What the seat of the view is to do now, be it its turn or a card that it may buy."""
    match view.phase:
        case Phase.TAKE:
            return _take(view)
        case Phase.BUY:
            return _buy(view, names)
        case Phase.MELD:
            return " ".join(sentence for sentence in (_came(view), _meld(view)) if sentence)
        case _:
            raise AssertionError(f"no seat is to act in {view.phase}")


def own_waiting(view: RummyView, names: Sequence[str]) -> str:
    """Whom the table waits for, where the family tells that in its own way; else an empty text."""
    assert view.actor is not None
    name = names[view.actor]
    match view.phase:
        case Phase.TAKE if view.pile:
            return say("{name} takes {card} or draws", name=name, card=card_words(view.pile[-1]))
        case Phase.BUY:
            return say("Does {name} buy {card}?", name=name, card=card_words(view.pile[-1]))
        case _:
            return ""


def tied(view: RummyView) -> bool:
    """Whether several have won the match: each plays alone."""
    return len(view.winners) > 1


def _take(view: RummyView) -> str:
    if not view.pile:
        asked = say("No card lies open: draw from the stock.")
    else:
        asked = say("Take {card}, or draw from the stock?", card=card_words(view.pile[-1]))
    return f"{asked} {_of_whole_hand(view)}" if view.whole_hand else asked


def _of_whole_hand(view: RummyView) -> str:
    """What matters in the round in which all cards go at once, before a card is drawn (toonerville.md, section 2)."""
    needed = view.contract.cards
    if len(view.hand) + 1 < needed:
        return say("Going out takes {n} cards: without a buy, which brings 2, it cannot be done.", n=needed)
    return say("In the end every card has to fit: all go down at once.")


def _buy(view: RummyView, names: Sequence[str]) -> str:
    """What another player did not want, and how many may still be bought where that is limited."""
    assert view.turn is not None
    card = card_words(view.pile[-1])
    name = names[view.turn]
    if view.whole_hand:
        if _own_discard(view):
            asked = say("You threw {card} yourself. Buy it back?", card=card)
        else:
            asked = say("{name} did not take {card}. Do you buy?", name=name, card=card)
        asked = f"{asked} {_of_whole_hand(view)}"
    elif _own_discard(view):
        asked = say("You threw {card} yourself. Buy it back, with one more card?", card=card)
    else:
        asked = say("{name} did not take {card}. Buy it, with one more card?", name=name, card=card)
    if view.max_buys is None:
        return asked
    return f"{asked} {say('(buy {n} of {m})', n=view.buys[view.seat] + 1, m=view.max_buys)}"


def _own_discard(view: RummyView) -> bool:
    """Whether the card that may be bought is the one with which the seat of the view has just ended its turn.

    Every turn ends with a discard, so that the top card is that of the player before; but in the first turn of a round,
    which nobody was before: there it was turned up.
    """
    assert view.turn is not None and view.dealer is not None
    seats = len(view.counts)
    first = (view.dealer + 1) % seats
    begun = len(view.pile) > 1 or view.restocks or any(view.buys) or any(view.down) or any(view.known)
    return view.seat == (view.turn - 1) % seats and bool(begun or view.turn != first)


def _came(view: RummyView) -> str:
    """What was drawn or taken in this turn, until the player has laid something."""
    if view.went_down or view.freed or not view.got or view.got[-1] not in view.hand:
        return ""
    if view.taken is not None and all(one.word != Discard.word for one in view.legal):
        # That it was taken is what the player is told then.
        return ""
    card = view.got[-1]
    words = card_words(card)
    # Everybody saw a card that was taken. Where a twin may be the one that was seen, the words fit either.
    seen = view.known[view.seat].count(card)
    if card is view.taken or seen == view.hand.count(card):
        return say("You took {card}.", card=words)
    return say("You got {card}.", card=words) if seen else say("You drew {card}.", card=words)


def _meld(view: RummyView) -> str:
    """What may be done with melds, and that a card is to be thrown away."""
    words = {one.word for one in view.legal}
    if view.whole_hand:
        return _whole_hand(view, goes=Down.word in words)
    if not view.is_down:
        if swaps := next((one.best.swaps for one in view.legal if isinstance(one, Downs)), ()):
            return _freeing(swaps, view)
        if Down.word in words:
            return say("You have your contract: go down, or discard a card.")
        return say("Discard a card. Contract: {contract}.", contract=contract_phrase(view.contract))
    if view.freed:
        return say("The Rook that you freed has to be laid now.")
    if Discard.word not in words:
        return say("Lay cards off: the card that you took may not be thrown away.")
    return _being_down(view, words)


def _freeing(swaps: Sequence[Swap], view: RummyView) -> str:
    """That the contract goes by freeing wilds: which one, where it is one alone."""
    if len(swaps) > 1:
        return say("Free a Rook and go down with it, or discard a card.")
    (swap,) = swaps
    card, wild = card_words(swap.card), wild_phrase(view.rules)
    return say("With {card} free the {wild} of meld {n}, and go down with it.", card=card, wild=wild, n=swap.number)


def _whole_hand(view: RummyView, *, goes: bool) -> str:
    """Of the round in which all cards go at once: also that too few are held for it, since a buy is needed then."""
    if goes:
        return say("All your cards fit: lay them down and go out!")
    needed, held = view.contract.cards, len(view.hand)
    if held < needed:
        return say("This contract takes {n} cards and you hold {m}: buy one. Discard a card.", n=needed, m=held)
    return say("Discard a card. Here all cards go down at once: {contract}.", contract=contract_phrase(view.contract))


def _being_down(view: RummyView, words: Collection[str]) -> str:
    """Of who has laid the contract and may throw a card away."""
    if Lay.word in words:
        if Swap.word in words:
            return say("Lay cards off, free a Rook, or discard a card.")
        return say("Lay cards off, or discard a card.")
    if Swap.word in words:
        return say("Free a Rook, or discard a card.")
    if FurtherMeld.word in words:
        return say("Lay a further meld, or discard a card.")
    if view.went_down and not view.layoff_same_turn:
        return say("You lay cards off from your next turn on. Discard a card.")
    return say("Nothing of yours fits the melds: discard a card.")
