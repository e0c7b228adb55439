"""Questions on the Rook family: points, ranks, the nest, partners and scores (rook.md, sections 1, 3, 5 and 7)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.lessons.course import ME
from fa_cards.learn.lessons.parts import Answer, Choose, Mark
from fa_cards.learn.quiz.answers import mixed, numbers
from fa_cards.learn.quiz.auctions import LEAD, Auction, Stands
from fa_cards.learn.quiz.counting import what_counts
from fa_cards.learn.quiz.deals import AnyPosition, Moment, mine, moment_for, played
from fa_cards.learn.quiz.people import person
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.reasons import reason
from fa_cards.learn.quiz.tricks import FOLLOW, WINNER, finished, finishes, playable
from fa_cards.rules.actions import Bid, Call, Pass
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.phases import Phase
from fa_cards.rules.rook import RookGame, RookState
from fa_cards.rules.rook.auction import must_bid, standing_bid
from fa_cards.rules.rook.events import RookDeal
from fa_cards.rules.rook.nest import why_not
from fa_cards.rules.rook.rules import STEP
from fa_cards.rules.rook.scoring import side_of
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import card_phrase

_STOPPED = later("{why}.")


def _rook(moment: Moment) -> RookState:
    assert isinstance(moment.state, RookState)
    return moment.state


# --- what a trick is worth --------------------------------------------------------------------------------------------

_HOW_MANY = later("You play the {card}. How many points are in the trick?")


def points(game: AnyGame, dice: Dice) -> Draft | None:
    """How many points lie in a trick that the learner finishes; not the last one, which may bring more."""
    deal = played(game, dice)
    place = moment_for(deal, dice, lambda one: finishes(one) and len(_rook(one).held_by(ME)) > 1)
    if place is None:
        return None
    state = _rook(deal.moments[place])
    deck = state.deck
    card = dice.choice(sorted(playable(state), key=lambda one: one.text))
    cards = [one.card for one in finished(state, card).plays]
    worth = [(one, deck.value(one)) for one in cards if deck.value(one)]
    right = sum(value for _, value in worth)
    if not right and dice.below(4):
        return None
    others = dice.shuffled(tuple(range(max(0, right - 20), right + 25, 5)))
    answers = numbers(right, others, lambda _: what_counts(worth))
    return Draft(*deal.until(place), Choose(text=_HOW_MANY.filled(card=card_phrase(card)), answers=answers))


# --- ranks ------------------------------------------------------------------------------------------------------------

_HIGHEST = later("Four trumps meet in a trick. Which one wins?")
_RANKS: Mapping[tuple[str, bool], Phrase] = MappingProxyType(
    {
        ("high", True): later("The Rook is the highest trump; then come 1, 14, 13 and so on."),
        ("high", False): later("The Rook is the highest trump; then come 14, 13 and so on."),
        ("middle", True): later("The order is 1, 14, 13, 12, 11, the Rook, 10, 9 and so on."),
    }
)
_JOKER_LOW = later("The ace is the highest trump, the joker the lowest.")


def rank(game: AnyGame, dice: Dice) -> Draft | None:
    """Which of some trumps is the highest, often with the Rook or joker among them."""
    deal = played(game, dice)
    place = moment_for(deal, dice, lambda one: mine(one) and one.state.phase is Phase.PLAY)
    if place is None:
        return None
    state = _rook(deal.moments[place])
    deck, rules = state.deck, state.rules
    trumps = list(deck.cards(deck.suit[state.trump_suit]))
    bird = deck.card[deck.bird]
    # Where the bird is the highest trump it would be the answer each time.
    with_bird = dice.below(4) == 0 if rules.rook == "high" else dice.below(3) > 0
    chosen = list(dice.shuffled(trumps)[: 3 if with_bird else 4])
    if with_bird:
        chosen.append(bird)
    best = max(chosen, key=lambda one: deck.bit[one])
    with_ones = any(one.rank == 1 for one in trumps)
    why = _JOKER_LOW if rules.rook == "low" else _RANKS[rules.rook, with_ones]
    answers = tuple(Answer(card_phrase(one), why, right=one is best) for one in dice.shuffled(chosen))
    return Draft(*deal.until(place), Choose(text=_HIGHEST, answers=answers))


# --- the nest ---------------------------------------------------------------------------------------------------------

_MARK_BURIABLE = later("You have taken the nest. Mark every card that you may bury.")
_PLAIN_MAY = later("Cards without points may be buried, counters may not.")
_SHORT_MAY = later("You have too few cards without points: counters may fill up, but the Rook may not.")
_NOT_ALL = later("You may bury more than that. {why}")


def bury(game: AnyGame, dice: Dice) -> Draft | None:
    """Which cards the declarer may bury where counters stay out of the nest."""
    deal = played(game, dice)
    place = moment_for(deal, dice, lambda one: mine(one) and one.state.phase is Phase.NEST)
    if place is None:
        return None
    state = _rook(deal.moments[place])
    mask = state.hands[ME]
    refused = {one: code for one in state.held_by(ME) if (code := why_not(one, mask, state.rules)) is not None}
    allowed = [one for one in state.held_by(ME) if one not in refused]
    plain = all(not state.deck.value(one) for one in allowed)
    why = _PLAIN_MAY if plain else _SHORT_MAY
    wrong = {one.text: _STOPPED.filled(why=reason(IllegalAction(code))) for one, code in refused.items()}
    part = Mark(
        text=_MARK_BURIABLE,
        cards=" ".join(one.text for one in allowed),
        missing=_NOT_ALL.filled(why=why),
        wrong=wrong,
        other=why,
        then=why,
    )
    return Draft(*deal.until(place), part)


_NEST_OURS = later("You have buried {n} points, and your side wins the last trick. Who gets them?")
_NEST_THEIRS = later("You have buried {n} points, and the others win the last trick. Who gets them?")
_YOUR_SIDE, _OTHERS, _NOBODY = (
    later_in("quiz", "Your side"),
    later_in("quiz", "The other side"),
    later_in("quiz", "Nobody"),
)
_LAST_TAKES = later("The points of the nest go to the side that wins the last trick.")


def nest(game: AnyGame, dice: Dice) -> Draft | None:
    """Who gets the points that the learner has buried."""
    deal = played(game, dice)
    place = moment_for(
        deal,
        dice,
        lambda one: mine(one) and one.state.phase in (Phase.TRUMP, Phase.CALL, Phase.PLAY) and bool(_rook(one).buried),
    )
    if place is None:
        return None
    state = _rook(deal.moments[place])
    buried = state.deck.points(state.buried)
    if state.playing_for.declarer != ME or not buried:
        return None
    ours = dice.below(2) == 0
    texts = ((_YOUR_SIDE, ours), (_OTHERS, not ours), (_NOBODY, False))
    answers = tuple(Answer(text, _LAST_TAKES, right=right) for text, right in texts)
    text = (_NEST_OURS if ours else _NEST_THEIRS).filled(n=buried)
    return Draft(*deal.until(place), Choose(text=text, answers=answers))


# --- the called partner -----------------------------------------------------------------------------------------------

_WHO_IS = later("{who} called the {card}. Who is the partner, as far as you know?")
_YOU_CALLED = later("You called the {card}. Who is your partner, as far as you know?")
_NOT_KNOWN = later_in("quiz", "That is not known yet")
_ALONE = later_in("quiz", "Nobody: the declarer is alone")
_STILL_HIDDEN = later("The {card} has not been played, and you do not have it.")
_YOU_HOLD = later("The {card} is yours: you are the secret partner.")
_SHOWN = later("{who} played the {card}, and so is the partner.")
_SHOWN_YOU = later("You played the {card}, and so are the partner.")
_OWN = later("The called card is your own: you are alone against three.")
_SHOWN_OWN = later("{who} called the {card} and played it: alone against three.")


def partner(game: AnyGame, dice: Dice) -> Draft | None:
    """Who is the declarer's partner, as far as the learner may know."""
    deal = played(game, dice)
    place = moment_for(deal, dice, lambda one: mine(one) and one.state.phase is Phase.PLAY)
    if place is None:
        return None
    state = _rook(deal.moments[place])
    view, declarer = state.view(ME), state.playing_for.declarer
    card = view.called
    assert card is not None
    if view.partner is None and dice.below(3):
        return None
    who = card_phrase(card)
    if view.partner is None:
        right, why = _NOT_KNOWN, _STILL_HIDDEN.filled(card=who)
    elif view.partner == declarer:
        own = _OWN if declarer == ME else _SHOWN_OWN.filled(who=person(game, declarer), card=who)
        right, why = _ALONE, own
    elif view.partner == ME:
        right, why = person(game, ME), (_SHOWN_YOU if view.revealed else _YOU_HOLD).filled(card=who)
    else:
        right = person(game, view.partner)
        why = _SHOWN.filled(who=right, card=who)
    others = [person(game, seat) for seat in range(game.seats) if seat != declarer]
    pool = [_NOT_KNOWN, _ALONE, *others]
    wrong = [Answer(text, why) for text in dice.shuffled(pool) if text != right]
    text = _YOU_CALLED.filled(card=who) if declarer == ME else _WHO_IS.filled(who=person(game, declarer), card=who)
    return Draft(*deal.until(place), Choose(text=text, answers=mixed(Answer(right, why, right=True), wrong, dice)))


# --- scores -----------------------------------------------------------------------------------------------------------

_DECLARED_OURS = later("Your side bid {bid} and took {own} points of {total}. What does it score?")
_DECLARED_THEIRS = later("Your opponents bid {bid} and took {own} points of {total}. What does your side score?")
_MADE_OURS = later("The bid is made: your side scores all that it took, {n}.")
_FAILED_OURS = later("The bid of {bid} has failed: it is taken off, whatever you took.")
_SCORE_TAKEN = later("Who did not bid scores what he took, always: {total} less {own} is {n}.")


def score(game: AnyGame, dice: Dice) -> Draft | None:
    """What the learner scores for a deal."""
    deal = played(game, dice)
    result = deal.end.deals[-1] if deal.end.deals else None
    if not isinstance(result, RookDeal):
        return None
    bid, (own, others) = result.contract.bid, result.taken
    declaring = ME in side_of(result.contract.declarer, result.partner)
    right, total = result.scores[ME], own + others
    if not declaring:
        text, why = _DECLARED_THEIRS, _SCORE_TAKEN.filled(total=total, own=own, n=right)
    else:
        text, why = _DECLARED_OURS, _MADE_OURS.filled(n=right) if result.made else _FAILED_OURS.filled(bid=bid)
    answers = numbers(right, dice.shuffled((own, -bid, bid, others, 0)), lambda _: why)
    part = Choose(text=text.filled(bid=bid, own=own, total=total), answers=answers)
    return Draft(*deal.until(len(deal.moments) - 1), part)


# --- the auction ------------------------------------------------------------------------------------------------------


def _some_calls(state: AnyPosition) -> tuple[tuple[Call, ...], tuple[Call, ...]]:
    """Words that are worth asking for: near what stands, and far from it."""
    assert isinstance(state, RookState)
    rules, n = state.rules, standing_bid(state.calls)
    low = max(rules.min_bid, n + STEP)
    near = [Pass(), Bid(low), Bid(low + 2), Bid(low + 2 * STEP)]
    near += [Bid(n), Bid(n - STEP)] if n > rules.min_bid else [Bid(n)] if n else [Bid(rules.min_bid - 1)]
    return tuple(near), (Bid(rules.total), Bid(rules.total + STEP))


def _stands(state: AnyPosition) -> Stands:
    assert isinstance(state, RookState)
    return Stands(state.rules.min_bid, standing_bid(state.calls) or None, forced=must_bid(state.calls, state.rules))


def _dealer_for_last(game: AnyGame) -> int:
    """The dealer for whom the learner speaks last."""
    assert isinstance(game, RookGame)
    return 1 if game.rules.starter == "dealer" else 0


_AUCTION = Auction(_some_calls, _stands, _dealer_for_last)

_POINTS = Topic("points", later_in("quiz topic", "Points in a trick"), points)
_RANK = Topic("rank", later_in("quiz topic", "The highest trump"), rank)
_BURY = Topic("bury", later_in("quiz topic", "What may be buried"), bury)
_NEST = Topic("nest", later_in("quiz topic", "Points of the nest"), nest)
_PARTNER = Topic("partner", later_in("quiz topic", "Who is the partner"), partner)
_SCORE = Topic("score", later_in("quiz topic", "Points of a deal"), score)
_ALL = (*_AUCTION.topics, LEAD, FOLLOW, WINNER, _RANK, _POINTS)

TOPICS: Mapping[str, tuple[Topic, ...]] = MappingProxyType(
    {
        "kentucky-rook": (*_ALL, _BURY, _SCORE),
        "kentucky-discard": (*_ALL, _NEST, _SCORE),
        "call-partner-rook": (*_ALL, _NEST, _PARTNER, _SCORE),
        "standard-rook": (*_ALL, _NEST, _SCORE),
    }
)
"""The topics of each game of the family."""
