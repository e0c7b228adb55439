"""Examples on the rules page of Teka, answered by its rules (teka.md, sections 4 and 6)."""

from __future__ import annotations

from fa_cards.learn.examples import ON_TABLE, YOURS, in_turn, is_trump, places, to_play, won
from fa_cards.learn.pages import Example, Group
from fa_cards.rules.actions import Manner, Play
from fa_cards.rules.cards import Card, Suit, card, cards
from fa_cards.rules.teka.cardplay import LINKED, playable, plays
from fa_cards.rules.teka.pack import DECK
from fa_cards.rules.tricks import Trick, trick_of
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import SUIT_NAMES, card_phrase

_TRUMP = Suit.SPADES


def first_trick() -> tuple[Example, ...]:
    """What the holder of the ace of trump has to play to the first trick, with spades as trump."""
    leads = later("You are the declarer and lead. The queen is missing, so the jack is not joined to the ace.")
    answers = later("You hold the ace of trump: it has to come, or a trump that is joined to it.")
    alone = later("You hold neither the king nor the queen: nothing is joined to the ace.")
    return (
        _to_play("", "AS KS JS 5S", leads),
        _to_play("QS", "AS KS JS 9H", answers),
        _to_play("4S", "AS JS 3S KH", alone),
    )


def _to_play(lying: str, hand: str, why: Phrase) -> Example:
    held = cards(hand)
    led = cards(lying)
    allowed = playable(DECK.mask(held), led[0].suit if led else None, _TRUMP, first_trick=True)
    return to_play(held, allowed, DECK, why, lying=led)


def play() -> tuple[Example, ...]:
    """Following, and who wins a trick with a trump in it and without."""
    held = cards("QH 7H AS JD")
    led = card("9H")
    follow = later("As long as you hold {suit}, neither trump nor another suit may be played.")
    ruffed = later("It is the only trump here, and the lowest trump beats the ace of another suit.")
    plain = later("Nobody played a trump, and the ace of clubs is not of the led suit.")
    return (
        to_play(
            held,
            playable(DECK.mask(held), led.suit, _TRUMP, first_trick=False),
            DECK,
            follow.filled(suit=SUIT_NAMES[Suit.HEARTS]),
            lying=(led,),
            given=is_trump(_TRUMP),
        ),
        won(_trick("AH 9H 2S KH"), ruffed, given=is_trump(_TRUMP)),
        won(_trick("9D KD AC QD"), plain, given=is_trump(_TRUMP)),
    )


def _trick(text: str) -> Trick:
    played = in_turn(cards(text))
    led = played[0].card.suit
    assert led is not None
    return trick_of(played, DECK, DECK.suit[led], DECK.suit[_TRUMP])


def signals() -> tuple[Example, ...]:
    """What slap and snap of a card ask for, and which card may be dropped."""
    return (_asked(card("7D")), _dropped())


def _asked(one: Card) -> Example:
    assert one.suit is not None
    told = later("If you slap the {card}, you ask for {suit}; if you snap it, for {linked}, the linked suit.").filled(
        card=card_phrase(one), suit=SUIT_NAMES[one.suit], linked=SUIT_NAMES[LINKED[one.suit]]
    )
    return Example((Group(later_in("example", "You play"), (one,), frozenset({0})),), (told,))


def _dropped() -> Example:
    hand, led = cards("7H JD 4D AC"), card("KH")
    mask = DECK.mask(hand)
    allowed = playable(mask, led.suit, _TRUMP, first_trick=False)
    dropped = (Play(one, Manner.DROP) for one in hand)
    (drop,) = (one.card for one in dropped if one in plays(mask, allowed, "three", truthful_drop=True))
    assert drop.suit is not None
    told = later("You may drop the {card}: it is your last card of {suit}, and from then on your partner knows it.")
    groups = (Group(ON_TABLE, (led,)), Group(YOURS, hand, places(hand, (drop,)), dims=True))
    return Example(groups, (told.filled(card=card_phrase(drop), suit=SUIT_NAMES[drop.suit]),))
