"""Questions that every game of tricks has: which cards may be played, and who wins."""

from __future__ import annotations

from fa_cards.learn.lessons.course import ME
from fa_cards.learn.lessons.parts import Answer, Choose, Mark
from fa_cards.learn.quiz.deals import AnyPosition, AnyTrickState, Moment, at_tricks, mine, moment_for, played
from fa_cards.learn.quiz.people import person
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.reasons import reason, refused
from fa_cards.rules.actions import Play
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Played, Trick, TrickWon
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import SUIT_NAMES, card_phrase

_MARK_ALL = later("It is your turn. Mark every card that you may play.")
_ANY_LEAD = later("You lead: any card may be played.")
_ANY_CARD = later("You hold no {suit}: any card may be played.")
_NOT_ALL = later("You may play more than that. {why}")
_ROOK_TOO = later("{why}; the Rook is always free.")
_STOPPED = later("{why}.")

_WHO_WINS = later("You play the {card}. Who wins the trick?")
_ONLY_TRUMP = later("The {card} is the only trump, and a trump beats all the rest.")
_HIGHEST_TRUMP = later("The {card} is the highest trump in the trick.")
_HIGHEST_LED = later("The {card} is the highest card of what was led: {suit}.")
_NO_CHANCE = later("The {card} is neither a trump nor of what was led. It cannot win.")
_NO_CHANCE_PLAIN = later("The {card} is not of what was led. It cannot win.")
_TRUMPED = later("The {card} is no trump; the {winner} is one and beats it.")
_LOWER = later("The {winner} is higher than the {card}.")


def _plays(moment: Moment) -> bool:
    return mine(moment) and moment.state.phase is Phase.PLAY


def finishes(moment: Moment) -> bool:
    """Whether the learner plays the last card of a trick."""
    if not _plays(moment):
        return False
    state = at_tricks(moment.state)
    return len(state.trick) == state.trick_size - 1


def playable(state: AnyPosition) -> frozenset[Card]:
    """The cards that the learner may play."""
    return frozenset(step.card for step in state.legal(ME) if isinstance(step, Play))


def follow(game: AnyGame, dice: Dice) -> Draft | None:
    """Which cards may be played; mostly where some may not."""
    deal = played(game, dice)
    some_forbidden = dice.below(6) > 0

    def fits(one: Moment) -> bool:
        if not _plays(one):
            return False
        state = at_tricks(one.state)
        held = state.held_by(ME)
        forbidden = len(playable(state)) < len(held)
        if len(held) < 2:
            return False
        return forbidden if some_forbidden else bool(state.trick)

    place = moment_for(deal, dice, fits)
    if place is None:
        return None
    return Draft(*deal.until(place), marking(deal.moments[place].state))


def marking(position: AnyPosition) -> Mark:
    """The marking of all cards that the learner may play, with the reasons why he may not play the others."""
    state = at_tricks(position)
    allowed, hand = playable(state), state.held_by(ME)
    why_not = {one: refused(state, ME, Play(one)) for one in hand if one not in allowed}
    wrong = {one.text: _STOPPED.filled(why=reason(why)) for one, why in why_not.items() if why is not None}
    if wrong:
        # The duty of the ace is the narrowest rule of a first trick: it says more than that trump is led.
        first = max((why for why in why_not.values() if why is not None), key=lambda one: one.code == "ace-duty")
        rule = reason(first)
        bird = any(one.suit is None for one in allowed)
        free = bird and first.code == "must-follow-suit" and first.details["suit"] is not state.trump
        sentence = _ROOK_TOO if free else _STOPPED
        why = sentence.filled(why=rule)
    else:
        led = led_suit(state)
        why = _ANY_LEAD if led is None else _any_card(hand, led)
    return Mark(text=_MARK_ALL, missing=_NOT_ALL.filled(why=why), wrong=wrong, other=why, then=why)


_ALL_FIT = later("Each of your cards fits here: all of them may be played.")


def _any_card(hand: tuple[Card, ...], led: Suit) -> Phrase:
    """Why every card may be played to a lead."""
    if any(one.suit is led for one in hand):
        return _ALL_FIT
    return _ANY_CARD.filled(suit=SUIT_NAMES[led])


def led_suit(state: AnyTrickState) -> Suit | None:
    """The suit that a trick on the table asks for, once it is led; a Rook asks for trump."""
    led = state.led_card
    return None if led is None else led.suit or state.trump


def is_trump(state: AnyTrickState, card: Card) -> bool:
    """Whether a card counts as trump now."""
    return state.trump is not None and (card.suit is None or card.suit is state.trump)


def winner(game: AnyGame, dice: Dice) -> Draft | None:
    """Who wins the trick that the learner would finish with one of his cards."""
    deal = played(game, dice)
    place = moment_for(deal, dice, finishes)
    if place is None:
        return None
    state = at_tricks(deal.moments[place].state)
    card = dice.choice(sorted(playable(state), key=lambda one: one.text))
    trick = finished(state, card)
    answers = tuple(
        Answer(person(game, one.seat), _why(state, trick, one), right=one.seat == trick.winner)
        for one in sorted(trick.plays, key=lambda one: one.seat)
    )
    return Draft(*deal.until(place), Choose(text=_WHO_WINS.filled(card=card_phrase(card)), answers=answers))


def finished(state: AnyTrickState, card: Card) -> Trick:
    """The trick that this card of the learner finishes."""
    _, events = state.apply(ME, Play(card))
    return next(one.trick for one in events if isinstance(one, TrickWon))


def _why(state: AnyTrickState, trick: Trick, mine: Played) -> Phrase:
    """Why a card of a finished trick wins it, or does not."""
    best = next(one.card for one in trick.plays if one.seat == trick.winner)
    card, led = mine.card, trick.plays[0].card
    trumps = [one for one in trick.plays if is_trump(state, one.card)]
    if card is best:
        if trumps:
            return (_HIGHEST_TRUMP if len(trumps) > 1 else _ONLY_TRUMP).filled(card=card_phrase(card))
        assert card.suit is not None
        return _HIGHEST_LED.filled(card=card_phrase(card), suit=SUIT_NAMES[card.suit])
    if not is_trump(state, card):
        if card.suit is not led.suit:
            return (_NO_CHANCE_PLAIN if state.trump is None else _NO_CHANCE).filled(card=card_phrase(card))
        if trumps:
            return _TRUMPED.filled(card=card_phrase(card), winner=card_phrase(best))
    return _LOWER.filled(card=card_phrase(card), winner=card_phrase(best))


FOLLOW = Topic("follow", later_in("quiz topic", "What may be played"), follow)
WINNER = Topic("winner", later_in("quiz topic", "Who wins the trick"), winner)
