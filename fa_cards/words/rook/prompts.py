"""What to do next at a table of the Rook family (rook.md, sections 2 to 5). A secret partner stays secret.

Only what the view knows is told: the partner of a called card reads that he is it, and nobody else does.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fa_cards.rules.cards import COLOURS, Card
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook import RookView
from fa_cards.rules.rook.auction import lowest_bid, must_bid, passed, standing, standing_bid
from fa_cards.rules.rook.nest import Buries, is_short
from fa_cards.rules.rook.rules import SEATS
from fa_cards.words.cards import SUIT_NAMES, card_words
from fa_cards.words.catalog import count, say
from fa_cards.words.prompts import to_follow, to_follow_trump, to_lead, to_void, to_void_of_trump


def own_prompt(view: RookView, names: Sequence[str], chosen: Card | None, marked: Collection[Card]) -> str:
    """What the seat of the view, whose turn it is, is to do now."""
    match view.phase:
        case Phase.AUCTION:
            return f"{_bidding(view, names)} {_commitment(view)}"
        case Phase.NEST:
            return _nest(view, marked)
        case Phase.TRUMP:
            if view.rules.pack.suits == COLOURS:
                return say("You are the declarer. Choose the trump colour")
            return say("You are the declarer. Choose the trump suit")
        case Phase.CALL:
            return _call(view)
        case Phase.PLAY:
            return _told_in_secret(view, _play(view))
        case _:
            raise AssertionError(f"no seat is to act in {view.phase}")


def own_waiting(view: RookView, names: Sequence[str]) -> str:
    """Whom the table waits for, where the family tells that in its own way; else an empty text."""
    assert view.actor is not None
    name = names[view.actor]
    match view.phase:
        case Phase.NEST:
            return count(
                "{name} has taken the nest and is to bury {n} card",
                "{name} has taken the nest and is to bury {n} cards",
                view.rules.nest,
                name=name,
            )
        case Phase.CALL:
            return say("{name} is calling the card of the partner", name=name)
        case Phase.PLAY:
            return _told_in_secret(view, say("It is {name}'s turn", name=name))
        case _:
            return ""


def tied(view: RookView) -> bool:
    """Whether several have won the match who do not belong together, because partners are called for a deal."""
    return view.rules.calls and len(view.winners) > 1


def _bidding(view: RookView, names: Sequence[str]) -> str:
    """Who has bid what, and what may be said now (section 2)."""
    low = lowest_bid(view.calls, view.rules)
    if must_bid(view.calls, view.rules):
        return say("The three others have passed: you must bid {n}.", n=low)
    high = standing(view.calls)
    if high is None:
        if len(passed(view.calls)) == SEATS - 1:
            return say("The three others have passed: bid {n} or more, or pass for a new deal.", n=low)
        return say("Nobody has bid yet: bid {n} or more, or pass.", n=low)
    name, stands = names[high.seat], standing_bid(view.calls)
    if low == view.rules.total:
        return say("{name} bid {n}: bid {m}, which is all, or pass.", name=name, n=stands, m=low)
    return say("{name} bid {n}: bid {m} or more, or pass.", name=name, n=stands, m=low)


def _commitment(view: RookView) -> str:
    """What every bid commits to (section 1)."""
    if must_bid(view.calls, view.rules):
        return say("If you take fewer points, you lose as many.")
    return say("To take less is to lose the bid.")


def _nest(view: RookView, marked: Collection[Card]) -> str:
    """How many cards of how many are chosen, and the points among them (section 3)."""
    buries = next(one for one in view.legal if isinstance(one, Buries))
    deck = view.rules.deck
    parts = []
    if len(marked) < buries.size:
        parts.append(
            count(
                "Choose {n} card for the nest ({k} of {n}).",
                "Choose {n} cards for the nest ({k} of {n}).",
                buries.size,
                k=len(marked),
            )
        )
    else:
        parts.append(count("{n} card is chosen: bury it.", "{n} cards are chosen: bury them.", buries.size))
    if view.rules.bury_points:
        points = deck.points(deck.mask(marked))
        parts.append(count("The nest would hold {n} point.", "The nest would hold {n} points.", points))
    elif is_short(deck.mask(view.hand), view.rules):
        parts.append(
            count(
                "All cards without points go in, and {n} counter, shown to all.",
                "All cards without points go in, and {n} counters, shown to all.",
                buries.wanting,
            )
        )
    else:
        parts.append(say("Counters stay out of it."))
    return " ".join(parts)


def _call(view: RookView) -> str:
    if view.rules.call_own:
        return say("Call a card: who holds it is your partner. With a card of your own you play alone.")
    return say("Call a card that another player holds: he is your partner.")


def _told_in_secret(view: RookView, sentence: str) -> str:
    """The sentence, after what this seat alone knows while the called card has not fallen (section 5)."""
    if view.revealed or view.partner != view.seat:
        return sentence
    assert view.contract is not None
    if view.contract.declarer == view.seat:
        return f"{say('You play alone.')} {sentence}"
    return f"{say('You are the secret partner of the declarer.')} {sentence}"


def _play(view: RookView) -> str:
    """What was led, and what that asks for (sections 1 and 4)."""
    if not view.trick:
        return to_lead()
    rules, trump, led = view.rules, view.trump, view.trick[0].card
    assert trump is not None
    deck = rules.deck
    bird = deck.card[deck.bird]
    hand, asked = deck.mask(view.hand), deck.group(led, trump)
    follows, holds_bird = hand & asked, bool(hand & deck.bird)
    if asked & deck.bird:
        if follows == deck.bird:
            return say("Trumps were led, and your only trump is the {card}: play it", card=card_words(bird))
        if not follows:
            return to_void_of_trump()
        if holds_bird:
            return say("Trumps were led: play {suit} or the {card}", suit=SUIT_NAMES[trump], card=card_words(bird))
        return to_follow_trump(trump)
    assert led.suit is not None, "the Rook counts as trump"
    if not follows:
        return to_void(led.suit)
    if rules.free_rook and holds_bird:
        anyway = say("The {card} may be played at any time.", card=card_words(bird))
        return f"{to_follow(led.suit)}. {anyway}"
    return to_follow(led.suit)
