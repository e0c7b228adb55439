"""Questions on cards of contract rummy: are they a meld, what do they count (toonerville.md, sections 3, 5)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.lessons.parts import Answer, Choose
from fa_cards.learn.quiz.answers import numbers
from fa_cards.learn.quiz.deals import Deal, mine, moment_for, played
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.reasons import reason
from fa_cards.rules.cards import COLOURS, ROOK_NUMBERS, Card, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.melds import HIGH_POINTS, LOW_POINTS, SHORTEST, WILD_POINTS, Kind, Meld, MeldRules
from fa_cards.rules.rummy import RummyGame
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import card_phrase
from fa_cards.words.lists import listed
from fa_cards.words.rummy.contract import wild_phrase

STEPS_AT_MOST = 24
"""How far a deal goes before something is asked: a few turns."""

_ASKED: Mapping[Kind, Phrase] = MappingProxyType(
    {Kind.SET: later("Is this a set? {cards}"), Kind.RUN: later("Is this a run? {cards}")}
)
_GOOD: Mapping[Kind, Phrase] = MappingProxyType(
    {
        Kind.SET: later("It is a set: three cards or more of one number, of any colours."),
        Kind.RUN: later("It is a run: four cards or more of one colour in sequence."),
    }
)
_WITH_WILD = later("{why} The {wild} stands for what is wanting.")
_YES = later_in("quiz", "Yes")
_NO: Mapping[str, Phrase] = MappingProxyType(
    {
        "set-short": later_in("quiz", "No: too few cards"),
        "set-mixed": later_in("quiz", "No: two numbers"),
        "run-short": later_in("quiz", "No: too few cards"),
        "run-broken": later_in("quiz", "No: colour or sequence is wrong"),
        "run-wrap": later_in("quiz", "No: the 1 is only low"),
        "no-natural": later_in("quiz", "No: nothing but wilds"),
    }
)
_FAULTS: Mapping[Kind, tuple[str, ...]] = MappingProxyType(
    {Kind.SET: ("set-short", "set-mixed", "no-natural"), Kind.RUN: ("run-short", "run-broken", "run-wrap")}
)
_FAULT = later("{why}.")

_WORTH = later("Another player goes out. You still hold {cards}. What do they count against you?")
_VALUES = later("1 to 9 count {low} each, from 10 up {high}, {wild} {most}: together {n}.")

_BY_NAME: Mapping[tuple[Suit | None, int], Card] = MappingProxyType({(one.suit, one.rank): one for one in ROOK_NUMBERS})


def a_turn(game: AnyGame, dice: Dice) -> tuple[Deal, int] | None:
    """A deal, and a moment in it at which it is the learner's turn."""
    deal = played(game, dice, most=4 + dice.below(STEPS_AT_MOST))
    place = moment_for(deal, dice, mine)
    return None if place is None else (deal, place)


def meld(game: AnyGame, dice: Dice) -> Draft | None:
    """Whether some cards make a meld, and if not, why not."""
    turn = a_turn(game, dice)
    if turn is None:
        return None
    assert isinstance(game, RummyGame)
    deal, place = turn
    rules = game.rules.melds
    one = some_meld(rules, dice)
    fault = rules.fault(one)
    why = _good(one, rules) if fault is None else _FAULT.filled(why=_why(fault, rules))
    answers = (
        Answer(_YES, why, right=fault is None),
        *(Answer(_NO[code], why, right=code == fault) for code in _FAULTS[one.kind]),
    )
    cards = listed([card_phrase(card) for card in one.cards])
    return Draft(*deal.until(place), Choose(text=_ASKED[one.kind].filled(cards=cards), answers=answers))


def _why(fault: str, rules: MeldRules) -> Phrase:
    if fault == "no-natural":
        return reason(IllegalAction(fault, n=rules.min_naturals))
    return reason(IllegalAction(fault))


def _good(one: Meld, rules: MeldRules) -> Phrase:
    why = _GOOD[one.kind]
    wilds = len(one.cards) - len(rules.natural(one.cards))
    return _WITH_WILD.filled(why=why, wild=wild_phrase(rules)) if wilds else why


def some_meld(rules: MeldRules, dice: Dice) -> Meld:
    """Cards that are a meld, or would be one but for one fault."""
    kind = dice.choice((Kind.SET, Kind.RUN))
    cards = some_set(rules, dice) if kind is Kind.SET else some_run(rules, dice)
    wild = dice.choice(sorted(rules.wilds, key=lambda one: one.text))
    if dice.below(3) == 0:
        cards[dice.below(len(cards))] = wild
    match dice.below(6):
        case 0:
            cards = cards[: SHORTEST[kind] - 1]
        case 1 | 2:
            _spoil(kind, cards, rules, dice)
        case 3 if kind is Kind.SET and dice.below(2):
            cards = [wild] * len(cards)
        case 3 if kind is Kind.RUN:
            colour = dice.choice(COLOURS)
            size = len(cards)
            above = 1 + dice.below(size - 1)
            ranks = [*range(rules.highest - size + above + 1, rules.highest + 1), *range(1, above + 1)]
            cards = [_BY_NAME[colour, rank] for rank in ranks]
    return Meld(kind, tuple(cards))


def some_set(rules: MeldRules, dice: Dice) -> list[Card]:
    """The natural cards of a set, three or four."""
    rank = dice.between(1, rules.highest)
    return [_BY_NAME[dice.choice(COLOURS), rank] for _ in range(dice.between(3, 4))]


def some_run(rules: MeldRules, dice: Dice) -> list[Card]:
    """The natural cards of a run, four or five."""
    size = dice.between(4, 5)
    colour, low = dice.choice(COLOURS), dice.between(1, rules.highest + 1 - size)
    return [_BY_NAME[colour, rank] for rank in range(low, low + size)]


def _spoil(kind: Kind, cards: list[Card], rules: MeldRules, dice: Dice) -> None:
    """Puts another card in the place of one: of another number, or of another colour in a run."""
    places = [place for place, one in enumerate(cards) if one not in rules.wilds]
    place = dice.choice(places)
    old = cards[place]
    if kind is Kind.RUN and dice.below(2):
        cards[place] = _BY_NAME[dice.choice([one for one in COLOURS if one is not old.suit]), old.rank]
    else:
        rank = old.rank % rules.highest + 1
        cards[place] = _BY_NAME[old.suit, rank]


def worth(game: AnyGame, dice: Dice) -> Draft | None:
    """What some cards of the learner's hand would count against him."""
    turn = a_turn(game, dice)
    if turn is None:
        return None
    assert isinstance(game, RummyGame)
    deal, place = turn
    rules = game.rules.melds
    hand = deal.moments[place].state.held_by(0)
    left = dice.shuffled(hand)[: dice.between(2, 4)]
    right = rules.points(left)
    why = _VALUES.filled(low=LOW_POINTS, high=HIGH_POINTS, wild=wild_phrase(rules), most=WILD_POINTS, n=right)
    others = dice.shuffled(tuple(range(max(5, right - 25), right + 30, 5)))
    answers = numbers(right, others, lambda _: why)
    return Draft(
        *deal.until(place),
        Choose(text=_WORTH.filled(cards=listed([card_phrase(one) for one in left])), answers=answers),
    )


MELD = Topic("meld", later_in("quiz topic", "Is it a meld?"), meld)
WORTH = Topic("worth", later_in("quiz topic", "What cards count"), worth)
