"""Questions on rounds and turns of contract rummy: contracts, buying, going down (toonerville.md, sections 2 to 4)."""

from __future__ import annotations

from collections.abc import Mapping

from fa_cards.learn.lessons.course import ME
from fa_cards.learn.lessons.parts import Answer, Choose
from fa_cards.learn.quiz.answers import MOST, mixed, numbers, yes_or_no
from fa_cards.learn.quiz.deals import AnyPosition, moment_for, played
from fa_cards.learn.quiz.people import person, within
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.rummy_melds import a_turn, some_run, some_set
from fa_cards.rules.actions import Action, Dealer, Discard, Down, Draw, Let, Pack
from fa_cards.rules.cards import COLOURS, ROOK, ROOK_NUMBERS, Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.dealing import pack_for
from fa_cards.rules.melds import Contract, Kind, Meld, MeldRules
from fa_cards.rules.phases import Phase
from fa_cards.rules.records import Step
from fa_cards.rules.rummy import RummyGame
from fa_cards.rules.rummy.legality import Downs
from fa_cards.rules.rummy.solver import fits
from fa_cards.rules.rummy.state import RummyState
from fa_cards.words import later, later_in
from fa_cards.words.cards import SUIT_NAMES, card_phrase
from fa_cards.words.rummy.contract import contract_phrase, wild_phrase

# --- contracts --------------------------------------------------------------------------------------------------------

_WHICH = later("Later in this match: which contract has round {n}?")
_OF_ROUND = later("The contract of round {n} is {contract}.")
_HOW_MANY = later("How many cards does this contract take at least: {contract}?")
_THREE_AND_FOUR = later("A set takes three cards at least, a run four: {contract}, that is {n}.")


def contracts(game: AnyGame, dice: Dice) -> Draft | None:
    """Which contract a round has, or how many cards a contract takes."""
    turn = a_turn(game, dice)
    if turn is None:
        return None
    assert isinstance(game, RummyGame)
    deal, place = turn
    rounds = [one.contract for one in game.rules.rounds]
    n = dice.between(2, len(rounds))
    asked = rounds[n - 1]
    said = contract_phrase(asked)
    if dice.below(2):
        right = asked.cards
        why = _THREE_AND_FOUR.filled(contract=said, n=right)
        near = dice.shuffled((right - 2, right - 1, right + 1, right + 2, right + 3))
        part = Choose(text=_HOW_MANY.filled(contract=said), answers=numbers(right, near, lambda _: why))
        return Draft(*deal.until(place), part)
    why = _OF_ROUND.filled(n=n, contract=said)
    wrong = [Answer(contract_phrase(one), why) for one in dice.shuffled(rounds) if one != asked]
    answers = mixed(Answer(said, why, right=True), wrong, dice)
    return Draft(*deal.until(place), Choose(text=_WHICH.filled(n=n), answers=answers))


# --- buying -----------------------------------------------------------------------------------------------------------

_WHO_BUYS = later("{who} does not take the open card. Who is asked first whether he buys it?")
_YOU_DECLINE = later("You do not take the open card. Who is asked first whether he buys it?")
_NEXT_ASKED = later("The others are asked in turn, first the next player: {who}.")


def buying(game: AnyGame, dice: Dice) -> Draft | None:
    """Who is asked first whether he buys a card that the player does not take."""
    deal = played(game, dice, most=4 + dice.below(24))
    place = moment_for(deal, dice, lambda one: one.state.phase is Phase.TAKE and bool(_rummy(one.state).pile))
    if place is None:
        return None
    state = _rummy(deal.moments[place].state)
    seat = state.on_move
    buyer = state.next_buyer(seat)
    if buyer is None:
        return None
    why = _NEXT_ASKED.filled(who=within(person(game, buyer)))
    answers = tuple(Answer(person(game, one), why, right=one == buyer) for one in range(game.seats))
    text = _YOU_DECLINE if seat == ME else _WHO_BUYS.filled(who=person(game, seat))
    return Draft(*deal.until(place), Choose(text=text, answers=answers))


def _rummy(state: AnyPosition) -> RummyState:
    assert isinstance(state, RummyState)
    return state


# --- prepared hands ---------------------------------------------------------------------------------------------------


def dealt_as(game: RummyGame, dice: Dice, dealer: int, number: int, wished: Mapping[int, list[Card]]) -> AnyPosition:
    """A deal of a round in which some seats have the cards that are wished for them, and the rest as chance has it."""
    state = game.start()
    state, _ = state.apply(None, Dealer(dealer))
    state = state.moved(number=number)
    left = list(dice.shuffled(state.whole_pack))
    for cards in wished.values():
        for one in cards:
            left.remove(one)
    size = state.this_round.hand
    hands = []
    for seat in range(game.seats):
        own = list(wished.get(seat, ()))
        while len(own) < size:
            own.append(left.pop())
        hands.append(dice.shuffled(own))
    open_card = next(place for place, one in enumerate(left) if one not in game.rules.melds.wilds)
    left.insert(0, left.pop(open_card))
    state, _ = state.apply(None, Pack(pack_for(tuple(hands), dealer, left=tuple(left))))
    return state


def melds_of(contract: Contract, rules: MeldRules, dice: Dice) -> list[Meld]:
    """Melds that make a contract, of naturals."""
    sets = [Meld(Kind.SET, tuple(some_set(rules, dice)[:3])) for _ in range(contract.sets)]
    return [*sets, *(Meld(Kind.RUN, tuple(some_run(rules, dice)[:4])) for _ in range(contract.runs))]


def _contract_hand(game: RummyGame, number: int, dice: Dice) -> list[Meld] | None:
    """Melds for the contract of a round whose cards the pack holds; None where chance asks for too many twins."""
    melds = melds_of(game.rules.rounds[number - 1].contract, game.rules.melds, dice)
    left = list(game.rules.pack)
    for card in (card for one in melds for card in one.cards):
        if card not in left:
            return None
        left.remove(card)
    return melds


# --- going down -------------------------------------------------------------------------------------------------------

_MAY_DOWN = later("Contract: {contract}. Can you lay it now?")
_CAN = later("Yes: your cards hold the whole contract at once, {contract}.")
_CANNOT = later("Your cards do not hold the whole contract: {contract}. A part of it is not laid.")


def going_down(game: AnyGame, dice: Dice) -> Draft | None:
    """Whether the learner can go down: with the cards of a contract in his hand, or with all but two or three."""
    assert isinstance(game, RummyGame)
    number = dice.between(1, 3)
    melds = _contract_hand(game, number, dice)
    if melds is None:
        return None
    cards = [card for one in melds for card in one.cards]
    keep = cards if dice.below(2) else list(dice.shuffled(cards)[: -dice.between(2, 3)])
    start = dealt_as(game, dice, game.seats - 1, number, {ME: keep})
    state, steps = _drawn(start)
    can = any(isinstance(one, Downs) for one in state.legal(ME))
    contract = contract_phrase(_rummy(state).contract)
    why = (_CAN if can else _CANNOT).filled(contract=contract)
    part = Choose(text=_MAY_DOWN.filled(contract=contract), answers=yes_or_no(can, why))
    return Draft(start, steps, part)


def _drawn(state: AnyPosition) -> tuple[AnyPosition, tuple[Step, ...]]:
    """The state after whoever is on move has drawn from the stock and nobody has bought, and the steps to it."""
    steps = [Step(state.actor, Draw())]
    state, _ = state.apply(state.actor, Draw())
    while state.phase is Phase.BUY:
        steps.append(Step(state.actor, Let()))
        state, _ = state.apply(state.actor, Let())
    return state, tuple(steps)


# --- laying off -------------------------------------------------------------------------------------------------------

_FITS_SET = later("Once you are down: which of these cards fit the set of {n}s?")
_FITS_RUN = later("Once you are down: which of these cards fit the {colour} run {low} to {high}?")
_SAME_NUMBER = later("Its number is {n}: it fits.")
_OTHER_NUMBER = later("It does not have the number {n}.")
_AT_END = later("It goes on from one end of the run: it fits.")
_NOT_AT_END = later("It is not of this colour and next to an end of the run.")
_WILD_FITS = later("The {wild} fits any set, and the open ends of any run.")


def fitting(game: AnyGame, dice: Dice) -> Draft | None:
    """Which cards fit a meld that another player has laid."""
    assert isinstance(game, RummyGame)
    rules = game.rules.melds
    number = dice.between(1, 3)
    melds = _contract_hand(game, number, dice)
    if melds is None:
        return None
    start, steps = _laid(game, number, melds, dice)
    place = dice.below(len(melds))
    one = melds[place]
    some = dice.shuffled(_near(one, rules, dice))[:MOST]
    answers = tuple(_fit(one, card, rules) for card in some)
    if not any(answer.right for answer in answers):
        return None
    if one.kind is Kind.SET:
        text = _FITS_SET.filled(n=rules.number(one))
    else:
        span = rules.numbers(one)
        text = _FITS_RUN.filled(colour=SUIT_NAMES[rules.colour(one)], low=span[0], high=span[-1])
    return Draft(start, steps, Choose(text=text, answers=answers))


def _laid(game: RummyGame, number: int, melds: list[Meld], dice: Dice) -> tuple[AnyPosition, tuple[Step, ...]]:
    """A deal in which the player before the learner lays these melds, and the steps until the learner has drawn."""
    seat = game.seats - 1
    whole = [card for one in melds for card in one.cards]
    start = dealt_as(game, dice, seat - 1, number, {seat: whole})
    state, steps = _drawn(start)
    for kind in (Down, Discard):
        action = Down(tuple(melds)) if kind is Down else _thrown(state)
        steps += (Step(seat, action),)
        state, _ = state.apply(seat, action)
    return start, (*steps, *_drawn(state)[1])


def _thrown(state: AnyPosition) -> Action:
    """A discard of whoever is on move."""
    return next(one for one in state.legal(state.actor) if isinstance(one, Discard))


def _near(one: Meld, rules: MeldRules, dice: Dice) -> list[Card]:
    """Cards about which one may think that they fit a meld, each once; those that fit first."""
    pack = {(card.suit, card.rank): card for card in ROOK_NUMBERS if card.rank <= rules.highest}
    wild = max(rules.wilds, key=lambda card: card.text)
    if one.kind is Kind.SET:
        n = rules.number(one)
        suits = dice.shuffled(COLOURS)
        ranks = [n, n, n % rules.highest + 1, (n - 2) % rules.highest + 1]
        return [*(pack[suit, rank] for suit, rank in zip(suits, ranks, strict=True)), wild]
    span, colour = rules.numbers(one), rules.colour(one)
    other = dice.choice([one for one in COLOURS if one is not colour])
    ends = [rank for rank in (span[0] - 1, span[-1] + 1) if 1 <= rank <= rules.highest]
    far = [rank for rank in (span[0] - 2, span[-1] + 2) if 1 <= rank <= rules.highest]
    return [
        *(pack[colour, rank] for rank in ends),
        *(pack[colour, rank] for rank in far),
        *(pack[other, rank] for rank in ends),
        pack[colour, span[1]],
        wild,
    ]


def _fit(one: Meld, card: Card, rules: MeldRules) -> Answer:
    goes = bool(fits(card, (one,), rules))
    if card in rules.wilds:
        why = _WILD_FITS.filled(wild=wild_phrase(rules))
    elif one.kind is Kind.SET:
        why = (_SAME_NUMBER if goes else _OTHER_NUMBER).filled(n=rules.number(one))
    else:
        why = _AT_END if goes else _NOT_AT_END
    return Answer(card_phrase(card), why, right=goes)


# --- freeing a wild ---------------------------------------------------------------------------------------------------

_WHO_FREES = later("In the {colour} run {low} to {high} a Rook stands for the {n}. Which card frees it?")
_FREES = later("The Rook is freed by just the card that it stands for: {card}.")


def freeing(game: AnyGame, dice: Dice) -> Draft | None:
    """Which card frees the Rook of a run."""
    assert isinstance(game, RummyGame)
    rules, number = game.rules.melds, dice.between(2, 3)
    melds = _contract_hand(game, number, dice)
    if melds is None:
        return None
    place = next(place for place, one in enumerate(melds) if one.kind is Kind.RUN)
    run = list(melds[place].cards)
    at = dice.below(len(run))
    card, run[at] = run[at], ROOK
    one = melds[place] = Meld(Kind.RUN, tuple(run))
    start, steps = _laid(game, number, melds, dice)
    span, colour = rules.numbers(one), rules.colour(one)
    near = [other for other in ROOK_NUMBERS if other.rank == card.rank and other.suit is not colour]
    near += [other for other in ROOK_NUMBERS if other.suit is colour and abs(other.rank - card.rank) == 1]
    why = _FREES.filled(card=card_phrase(card))
    wrong = [Answer(card_phrase(other), why) for other in dice.shuffled(near)]
    text = _WHO_FREES.filled(colour=SUIT_NAMES[colour], low=span[0], high=span[-1], n=card.rank)
    return Draft(
        start, steps, Choose(text=text, answers=mixed(Answer(card_phrase(card), why, right=True), wrong, dice))
    )


CONTRACTS = Topic("contract", later_in("quiz topic", "Contracts"), contracts)
BUYING = Topic("buy", later_in("quiz topic", "Who may buy first"), buying)
DOWN = Topic("down", later_in("quiz topic", "Can you go down?"), going_down)
FITTING = Topic("fit", later_in("quiz topic", "What fits a meld"), fitting)
FREEING = Topic("free", later_in("quiz topic", "Freeing a Rook"), freeing)
