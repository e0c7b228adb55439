"""What to do next at a table of the family of All Fours (california_jack.md, section 1; extras.md, section C)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fa_cards.rules.actions import Give
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.fours import AllFoursView, CaliforniaView, FoursView
from fa_cards.rules.phases import Phase
from fa_cards.words.cards import SUIT_NAMES, card_words
from fa_cards.words.catalog import say
from fa_cards.words.prompts import to_follow, to_follow_trump, to_lead, to_void, to_void_of_trump


def own_prompt(view: FoursView, names: Sequence[str], chosen: Card | None, marked: Collection[Card]) -> str:
    """What the seat of the view, whose turn it is, is to do now."""
    match view.phase:
        case Phase.BEG:
            assert view.trump is not None
            asked = say("Stand with {suit} as trump, or beg?", suit=SUIT_NAMES[view.trump])
            return f"{asked} {say('If you beg, you get one point, or both get three more cards and a new trump.')}"
        case Phase.ANSWER:
            return _answer(view, names)
        case Phase.PLAY:
            return " ".join(sentence for sentence in (_play(view) + ".", _at_stake(view)) if sentence)
        case _:
            raise AssertionError(f"no seat is to act in {view.phase}")


def own_waiting(view: FoursView, names: Sequence[str]) -> str:
    """Whom the table waits for, where the family tells that in its own way; else an empty text."""
    assert view.actor is not None
    name = names[view.actor]
    match view.phase:
        case Phase.BEG:
            return say("{name} is to stand or to beg", name=name)
        case Phase.ANSWER:
            return say("{name} is to give one point or to deal three more", name=name)
        case _:
            return ""


def tied(view: FoursView) -> bool:
    """Whether several have won the match who do not belong together: the count ends with whoever is there first."""
    return False


def _answer(view: FoursView, names: Sequence[str]) -> str:
    """What the dealer may do about the begging; a point that gives the match is none that he may give."""
    assert view.dealer is not None
    name = names[(view.dealer + 1) % len(view.counts)]
    if any(isinstance(one, Give) for one in view.legal):
        return say("{name} begs: do you give one point, or deal three more?", name=name)
    return say("{name} begs, and one point would give the match away: deal three more.", name=name)


def _play(view: FoursView) -> str:
    """What was led, and what that asks for."""
    if not view.trick:
        return to_lead()
    led, trump = view.trick[0].card.suit, view.trump
    assert led is not None and trump is not None, "every card has a suit, and trump is settled"
    must_trump, loose = _house_rules(view)
    held = {card.suit for card in view.hand}
    if loose:
        return say("The led suit is {suit}: any card goes", suit=SUIT_NAMES[led])
    if led is trump:
        return to_follow_trump(trump) if trump in held else to_void_of_trump()
    if led in held:
        return _follow_or_trump(led, trump) if trump in held else to_follow(led)
    if must_trump and trump in held:
        return say("You hold no {suit}: play a trump ({trump})", suit=SUIT_NAMES[led], trump=SUIT_NAMES[trump])
    return to_void(led)


def _follow_or_trump(led: Suit, trump: Suit) -> str:
    return say(
        "The led suit is {suit}: play {suit} or a trump ({trump})", suit=SUIT_NAMES[led], trump=SUIT_NAMES[trump]
    )


def _house_rules(view: FoursView) -> tuple[bool, bool]:
    """Whether who is void has to trump, and whether any card goes; All Fours has no such rules."""
    if isinstance(view, CaliforniaView):
        return view.rules.void_must_trump, view.rules.loose_discard
    assert isinstance(view, AllFoursView)
    return False, False


def _at_stake(view: FoursView) -> str:
    """The card that the winner of the trick draws, where everybody sees it."""
    if not isinstance(view, CaliforniaView) or view.top is None:
        return ""
    return say("The winner draws {card}.", card=card_words(view.top))
