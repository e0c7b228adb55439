"""Questions on Teka alone: its first trick, signals, redeals, raises and points (teka.md, sections 2 and 4 to 7)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from fa_cards.learn.lessons.course import ME
from fa_cards.learn.lessons.parts import Answer, Choose
from fa_cards.learn.quiz.answers import MOST, NUMBER, mixed, yes_or_no
from fa_cards.learn.quiz.auctions import LEAD, Auction, Stands
from fa_cards.learn.quiz.deals import AnyPosition, Moment, mine, moment_for, played
from fa_cards.learn.quiz.people import person
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.reasons import reason, refused
from fa_cards.learn.quiz.tricks import FOLLOW, WINNER, marking, playable
from fa_cards.rules.actions import BehiTer, Bid, Call, Double13, Manner, Pass, Play, Raise, Redeal, Ter
from fa_cards.rules.cards import JACK, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import TekaState
from fa_cards.rules.teka.auction import standing
from fa_cards.rules.teka.cardplay import LINKED
from fa_cards.rules.teka.contract import LOWEST_BID, TRICKS
from fa_cards.rules.teka.events import TekaDeal
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import SUIT_NAMES, card_phrase

_STOPPED = later("{why}.")


def _teka(moment: Moment) -> TekaState:
    assert isinstance(moment.state, TekaState)
    return moment.state


def _plays(moment: Moment) -> bool:
    return mine(moment) and moment.state.phase is Phase.PLAY


# --- the first trick --------------------------------------------------------------------------------------------------


def first_trick(game: AnyGame, dice: Dice) -> Draft | None:
    """Which cards may be played to the first trick, where some may not."""
    deal = played(game, dice)
    place = moment_for(
        deal,
        dice,
        lambda one: _plays(one) and not _teka(one).tricks and len(playable(one.state)) < len(_teka(one).held_by(ME)),
    )
    return None if place is None else Draft(*deal.until(place), marking(_teka(deal.moments[place])))


# --- signals ----------------------------------------------------------------------------------------------------------

_MANNERS: Mapping[Manner, Phrase] = MappingProxyType(
    {
        Manner.SLAP: later_in("manner", "Slap"),
        Manner.SNAP: later_in("manner", "Snap"),
        Manner.DROP: later_in("manner", "Drop"),
    }
)
_WHICH_SIGNAL = later("You play the {card}. Which signals may you give with it?")
_WISH = later("You play the {card} and want your partner to lead {suit}. How?")
_SLAP = later("A slap asks the partner for the suit of the card itself: {suit}.")
_SNAP = later("A snap asks the partner for the linked suit: {suit}.")
_DROP = later("A drop says that there is no more of this suit: {suit}.")

_READ: Mapping[Manner, Phrase] = MappingProxyType(
    {
        Manner.SLAP: later("{who} slapped the {card}. What does that say?"),
        Manner.SNAP: later("{who} snapped the {card}. What does that say?"),
        Manner.DROP: later("{who} dropped the {card} from above. What does that say?"),
    }
)
_LEAD_THIS = later_in("quiz", "Partner, lead {suit}")
_NO_MORE = later_in("quiz", "I have no more {suit}")


def meaning(manner: Manner, suit: Suit) -> Phrase:
    """What a signal with a card of a suit says."""
    match manner:
        case Manner.SLAP:
            return _SLAP.filled(suit=SUIT_NAMES[suit])
        case Manner.SNAP:
            return _SNAP.filled(suit=SUIT_NAMES[LINKED[suit]])
        case _:
            return _DROP.filled(suit=SUIT_NAMES[suit])


def signal(game: AnyGame, dice: Dice) -> Draft | None:
    """Which signals may go with a card, or which one says what the learner wants."""
    deal = played(game, dice)
    place = moment_for(deal, dice, _plays)
    if place is None:
        return None
    state = _teka(deal.moments[place])
    card = dice.choice(sorted(playable(state), key=lambda one: one.text))
    suit = card.suit
    assert suit is not None
    if dice.below(2):
        wanted = dice.choice((Manner.SLAP, Manner.SNAP))
        wish = suit if wanted is Manner.SLAP else LINKED[suit]
        text = _WISH.filled(card=card_phrase(card), suit=SUIT_NAMES[wish])
        answers = tuple(Answer(words, meaning(one, suit), right=one is wanted) for one, words in _MANNERS.items())
        return Draft(*deal.until(place), Choose(text=text, answers=answers))
    found = []
    for manner, words in _MANNERS.items():
        why = refused(state, ME, Play(card, manner))
        said = meaning(manner, suit) if why is None else _STOPPED.filled(why=reason(why))
        found.append(Answer(words, said, right=why is None))
    return Draft(*deal.until(place), Choose(text=_WHICH_SIGNAL.filled(card=card_phrase(card)), answers=tuple(found)))


def read(game: AnyGame, dice: Dice) -> Draft | None:
    """What a signal says that another player has just given."""
    deal = played(game, dice)

    manner = dice.choice(tuple(_MANNERS))

    def signalled(one: Moment) -> bool:
        trick = _teka(one).trick
        return bool(trick) and trick[-1].seat != ME and trick[-1].manner is manner

    place = moment_for(deal, dice, signalled)
    if place is None:
        return None
    given = _teka(deal.moments[place]).trick[-1]
    suit = given.card.suit
    assert suit is not None
    this, linked = SUIT_NAMES[suit], SUIT_NAMES[LINKED[suit]]
    other = dice.choice([one for one in LINKED if one not in (suit, LINKED[suit])])
    why = meaning(given.manner, suit)
    texts = {
        Manner.SLAP: _LEAD_THIS.filled(suit=this),
        Manner.SNAP: _LEAD_THIS.filled(suit=linked),
        Manner.DROP: _NO_MORE.filled(suit=this),
        Manner.PLAIN: _LEAD_THIS.filled(suit=SUIT_NAMES[other]),
    }
    answers = dice.shuffled([Answer(text, why, right=one is given.manner) for one, text in texts.items()])
    text = _READ[given.manner].filled(who=person(game, given.seat), card=card_phrase(given.card))
    return Draft(*deal.until(place), Choose(text=text, answers=answers))


# --- redeals and raises -----------------------------------------------------------------------------------------------

_REDEAL = later("It is your turn in the auction. May you ask for a new deal?")
_REDEAL_YES = later("You hold no ace, king, queen or jack: you may ask before you speak.")


def redeal(game: AnyGame, dice: Dice) -> Draft | None:
    """Whether the learner may ask for a new deal: with no court card and no ace, or with one or two."""
    state = played(game, dice, dealer=3, most=1).moments[0].state
    assert isinstance(state, TekaState)
    places = {name: list(cards) for name, cards in state.places().items()}
    own = places[f"hand {ME}"]
    honours = [one for one in dice.shuffled(own) if one.rank >= JACK]
    keep = 0 if dice.below(2) else dice.between(1, 2)
    for one in honours[keep:]:
        other = places[f"hand {dice.between(1, 3)}"]
        low = dice.choice([card for card in other if card.rank < JACK])
        own[own.index(one)], other[other.index(low)] = low, one
    state = state.with_places({name: tuple(cards) for name, cards in places.items()})
    why = refused(state, ME, Redeal())
    said = _REDEAL_YES if why is None else _STOPPED.filled(why=reason(why))
    return Draft(state, (), Choose(text=_REDEAL, answers=yes_or_no(why is None, said)))


_RAISES = later("You may raise your contract of {n} tricks before you play. Which of these may you offer?")
_RAISE_FITS = later("It is higher than {n}, and with the tricks that are left you can still reach it.")


def raises(game: AnyGame, dice: Dice) -> Draft | None:
    """Which raises the declarer may offer."""
    deal = played(game, dice)
    place = moment_for(
        deal, dice, lambda one: _plays(one) and any(isinstance(step, Raise) for step in one.state.legal(ME))
    )
    if place is None:
        return None
    state = _teka(deal.moments[place])
    now = state.playing_for.tricks
    near = (now - 1, now, now + 1, now + 2, state.reach + 1, state.reach)
    some = [one for one in near if LOWEST_BID <= one <= TRICKS]
    right = dice.between(now + 1, state.reach)
    chosen = sorted({right, *dice.shuffled(sorted({one for one in some if one != right}))[: MOST - 1]})
    answers = []
    for number in chosen:
        why = refused(state, ME, Raise(number))
        said = _RAISE_FITS.filled(n=now) if why is None else _STOPPED.filled(why=reason(why))
        answers.append(Answer(NUMBER.filled(n=number), said, right=why is None))
    return Draft(*deal.until(place), Choose(text=_RAISES.filled(n=now), answers=tuple(answers)))


# --- points -----------------------------------------------------------------------------------------------------------

_OURS = later("Your team plays {n} tricks and takes {won}, the opponents take {lost}. What is written down?")
_THEIRS = later("The opponents play {n} tricks and take {won}; you two take {lost}. What is written down?")
_ALONE_OURS = later("One of you two plays double 13 and takes {won}, the others {lost}. What is written down?")
_ALONE_THEIRS = later("One opponent plays double 13 and takes {won}, the others {lost}. What is written down?")
_FORCED_OURS = later("After three passes your team bid 8, and takes {won}, the opponents {lost}. What is written down?")
_FORCED_THEIRS = later("After three passes the opponents bid 8, and take {won}; you two {lost}. What is written down?")
_FOR_US, _FOR_THEM = later_in("quiz", "{n} for you two"), later_in("quiz", "{n} for the opponents")
_MADE = later("The contract is made: it brings as many points as its tricks, {n}.")
_FAILED = later("The contract has failed: the other team gets twice as many, {n}.")
_FAILED_FORCED = later("It has failed, but 8 was forced by three passes: the other team gets just {n}.")
_DOUBLE_MADE = later("Double 13 is made: {n} points.")
_DOUBLE_FAILED = later("Double 13 has failed with the first lost trick: {n} points for the other team.")


def score(game: AnyGame, dice: Dice) -> Draft | None:
    """What is written down after a deal."""
    deal = played(game, dice)
    result = deal.end.deals[-1] if deal.end.deals else None
    if not isinstance(result, TekaDeal):
        return None
    contract = result.contract
    won, lost = result.taken
    ours = contract.declarer % 2 == ME % 2
    forced = contract.forced and contract.tricks == LOWEST_BID
    if contract.double_13:
        text = _ALONE_OURS if ours else _ALONE_THEIRS
        why = _DOUBLE_MADE if result.made else _DOUBLE_FAILED
    else:
        usual = (_FORCED_OURS, _FORCED_THEIRS) if forced else (_OURS, _THEIRS)
        text = usual[0 if ours else 1]
        why = _MADE if result.made else _FAILED_FORCED if forced else _FAILED
    said = {"won": won, "lost": lost}
    if not contract.double_13 and not forced:
        said["n"] = contract.tricks
    points = max(result.scores)
    to_us = result.scores[ME] > 0
    why = why.filled(n=points)
    n = contract.tricks
    amounts = (52, 26, TRICKS) if contract.double_13 else (2 * n, n, won, lost)
    wrong = [Answer(_told(amount, us), why) for amount in amounts if amount for us in (True, False)]
    right = Answer(_told(points, to_us), why, right=True)
    answers = mixed(right, dice.shuffled([one for one in wrong if one.text != right.text]), dice)
    place = len(deal.moments) - 1
    return Draft(*deal.until(place), Choose(text=text.filled(**said), answers=answers))


def _told(points: int, ours: bool) -> Phrase:
    return (_FOR_US if ours else _FOR_THEM).filled(n=points)


# --- the auction ------------------------------------------------------------------------------------------------------


def _some_calls(state: AnyPosition) -> tuple[tuple[Call, ...], tuple[Call, ...]]:
    """Words that are worth asking for: near what stands, and far from it."""
    assert isinstance(state, TekaState)
    high = standing(state.calls)
    if high is None:
        return (Pass(), Ter(), BehiTer(), Bid(LOWEST_BID), Bid(LOWEST_BID - 1)), (Bid(LOWEST_BID + 1), Double13())
    if not isinstance(high.call, Bid):
        return (Bid(TRICKS), Double13(), Ter(), Pass()), (Bid(LOWEST_BID),)
    n = high.call.number
    bids = tuple(Bid(one) for one in (n - 1, n, n + 1) if LOWEST_BID <= one <= TRICKS)
    return (*bids, Double13(), Ter(), Pass()), (Bid(LOWEST_BID),)


def _stands(state: AnyPosition) -> Stands:
    assert isinstance(state, TekaState)
    high = standing(state.calls)
    return Stands(LOWEST_BID, high.call.number if high is not None and isinstance(high.call, Bid) else None)


_AUCTION = Auction(_some_calls, _stands, lambda _: ME)
"""The dealer speaks last."""

TOPICS: Mapping[str, tuple[Topic, ...]] = MappingProxyType(
    {
        "teka": (
            *_AUCTION.topics,
            LEAD,
            FOLLOW,
            WINNER,
            Topic("first-trick", later_in("quiz topic", "The first trick"), first_trick),
            Topic("signal", later_in("quiz topic", "Giving signals"), signal),
            Topic("read", later_in("quiz topic", "Reading signals"), read),
            Topic("redeal", later_in("quiz topic", "A new deal"), redeal),
            Topic("raise", later_in("quiz topic", "Raising the contract"), raises),
            Topic("score", later_in("quiz topic", "Points of a deal"), score),
        )
    }
)
"""The topics of the game."""
