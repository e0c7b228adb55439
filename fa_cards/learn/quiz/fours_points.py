"""Questions on the points of All Fours and its family (california_jack.md, section 1; extras.md, section C)."""

from __future__ import annotations

from collections.abc import Sequence

from fa_cards.learn.lessons.course import ME
from fa_cards.learn.lessons.parts import Answer, Choose
from fa_cards.learn.quiz.answers import numbers
from fa_cards.learn.quiz.counting import what_counts
from fa_cards.learn.quiz.deals import AnyPosition, Moment, at_tricks, beginning, moment_for, played
from fa_cards.learn.quiz.people import OPPONENT, OTHER_TEAM, YOU, YOUR_TEAM, within
from fa_cards.learn.quiz.questions import Draft, Topic
from fa_cards.learn.quiz.tricks import finished, finishes, playable
from fa_cards.rules.cards import card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.fours import AllFoursState, CaliforniaState
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import FIVES, Entry, Point, card_for, card_points, jack
from fa_cards.rules.fours.events import FoursDeal
from fa_cards.words import Phrase, later, later_in
from fa_cards.words.cards import card_phrase
from fa_cards.words.fours.points import NAMES
from fa_cards.words.lists import listed

# --- card points ------------------------------------------------------------------------------------------------------

_HOW_MANY = later("You play the {card}. How many card points for Game are in the trick?")


def counts(game: AnyGame, dice: Dice) -> Draft | None:
    """How many card points lie in a trick that the learner finishes."""
    deal = played(game, dice)
    place = moment_for(deal, dice, finishes)
    if place is None:
        return None
    state = at_tricks(deal.moments[place].state)
    card = dice.choice(sorted(playable(state), key=lambda one: one.text))
    cards = [one.card for one in finished(state, card).plays]
    worth = [(one, points) for one in cards if (points := card_points(DECK.bit[one]))]
    right = sum(points for _, points in worth)
    if not right and dice.below(5):
        return None
    others = dice.shuffled((0, 1, 2, 3, 4, 10, 11, 13, 14, right + 1, right + 3, right + 10))
    answers = numbers(right, others, lambda _: what_counts(worth))
    return Draft(*deal.until(place), Choose(text=_HOW_MANY.filled(card=card_phrase(card)), answers=answers))


# --- points of a trick ------------------------------------------------------------------------------------------------

_WHICH = later("You play the {card}. Which points does the winner of this trick get by it?")
_WHICH_DEALT = later("You play the {card}. Which point does the winner of this trick get by it?")
_NONE = later_in("quiz", "None of them")
_HAS_CARD = later("{point} goes to whoever wins the {card}, and it is in the trick.")
_HAS_NOT = later("{point} goes to whoever wins the {card}; it is not in the trick.")
_TO_DEALT = later("{point} goes to whoever was dealt the card, not to whoever wins it.")
_HAS_SOME = later("There is a card in it that brings a point.")
_HAS_NONE = later("No card of the trick brings a point by itself.")
_FIVE = later_in("quiz", "Five points for a five")
_FIVE_IN = later("The {card} is in the trick, and every five brings five points.")
_FIVE_OUT = later("A five brings five points, but there is none in the trick.")


def of_trick(game: AnyGame, dice: Dice) -> Draft | None:
    """Which points a trick brings that the learner finishes; more often one that brings some."""
    deal = played(game, dice)

    def brings(one: Moment) -> bool:
        if not finishes(one):
            return False
        state = at_tricks(one.state)
        return any(DECK.bit[card] & _special(state) for card in (*playable(state), *(it.card for it in state.trick)))

    often = 2 if game.key == "all-fours" else 4
    place = moment_for(deal, dice, brings if dice.below(often) else finishes)
    if place is None:
        return None
    state = at_tricks(deal.moments[place].state)
    some = sorted(playable(state), key=lambda one: one.text)
    chosen = dice.choice([one for one in some if DECK.bit[one] & _special(state)] or some)
    mask = DECK.mask(one.card for one in finished(state, chosen).plays)
    found: list[Answer] = []
    for point in (Point.HIGH, Point.LOW, Point.JACK):
        found.append(_answer(state, point, mask))
    if _fives(state):
        found[dice.below(2)] = _five(mask)
    nothing = not any(one.right for one in found)
    if nothing and isinstance(state, AllFoursState) and dice.below(4):
        # Most tricks of All Fours bring none: the jack is asked for more often than it comes.
        return None
    found.append(Answer(_NONE, _HAS_NONE if nothing else _HAS_SOME, right=nothing))
    text = (_WHICH_DEALT if isinstance(state, AllFoursState) else _WHICH).filled(card=card_phrase(chosen))
    return Draft(*deal.until(place), Choose(text=text, answers=tuple(found)))


def _fives(state: AnyPosition) -> bool:
    return isinstance(state, CaliforniaState) and state.rules.fives


def _special(state: AnyPosition) -> int:
    """The cards that bring a point, or seem to: ace, two and jack of trump, and fives where they count."""
    trump = at_tricks(state).trump_suit
    if isinstance(state, AllFoursState):
        # There, High and Low are not won with their cards.
        return jack(trump)
    mask = card_for(Point.HIGH, trump) | card_for(Point.LOW, trump) | jack(trump)
    return mask | DECK.mask(card(one.value) for one in FIVES) if _fives(state) else mask


def _answer(state: AnyPosition, point: Point, mask: int) -> Answer:
    trump = at_tricks(state).trump_suit
    bit = card_for(point, trump)
    right = bool(bit & mask)
    if isinstance(state, AllFoursState) and point is not Point.JACK:
        return Answer(NAMES[point], _TO_DEALT.filled(point=NAMES[point]))
    why = (_HAS_CARD if right else _HAS_NOT).filled(point=NAMES[point], card=card_phrase(DECK.card[bit]))
    return Answer(NAMES[point], why, right=right)


def _five(mask: int) -> Answer:
    five = next((card(one.value) for one in FIVES if DECK.bit[card(one.value)] & mask), None)
    if five is None:
        return Answer(_FIVE, _FIVE_OUT)
    return Answer(_FIVE, _FIVE_IN.filled(card=card_phrase(five)), right=True)


# --- Game -------------------------------------------------------------------------------------------------------------

_WHO_GAME = later("At the end you have {a} card points, your opponent {b}. Who gets Game?")
_WHO_GAME_TEAMS = later("At the end your team has {a} card points, the other {b}. Who gets Game?")
_NOBODY = later_in("quiz", "Nobody")
_MORE = later("Most card points have Game: {a} against {b}.")
_AS_MANY = later("Both have as many: then nobody has Game.")


def who_game(game: AnyGame, dice: Dice) -> Draft | None:
    """Who has Game; as many on both sides now and then."""
    deal = played(game, dice)
    result = deal.end.deals[-1] if deal.end.deals else None
    if not isinstance(result, FoursDeal) or not any(one.point is Point.GAME for one in result.entries):
        return None
    own = sum(result.card_points[seat] for seat in game.partners(ME))
    other = sum(result.card_points) - own
    seats = next(one.seats for one in result.entries if one.point is Point.GAME)
    why = _AS_MANY if own == other else _MORE.filled(a=max(own, other), b=min(own, other))
    if own != other and dice.below(5):
        # As many on both sides is rare, and worth being asked for.
        return None
    us, them = (YOU, OPPONENT) if game.seats == 2 else (YOUR_TEAM, OTHER_TEAM)
    answers = (
        Answer(us, why, right=ME in seats),
        Answer(them, why, right=bool(seats) and ME not in seats),
        Answer(_NOBODY, why, right=not seats),
    )
    text = (_WHO_GAME if game.seats == 2 else _WHO_GAME_TEAMS).filled(a=own, b=other)
    return Draft(*deal.until(len(deal.moments) - 1), Choose(text=text, answers=answers))


# --- who is there first -----------------------------------------------------------------------------------------------

_WHO_WINS = later("You need {a}, your opponent {b}. You have {mine}; he has {his}. Who wins the match?")
_WHO_WINS_TEAMS = later("Your team needs {a}, the other {b}. You two have {mine}; they have {his}. Who wins the match?")
TOLD_AT_MOST = 4
"""More points than a short question can name."""

_FIRST_COME = later("You need {a}, your opponent {b}. First come {mine} for you, {his} for him. Who wins the match?")
_FIRST_COME_TEAMS = later(
    "Your team needs {a}, the other {b}. First come {mine} for you, {his} for them. Who wins the match?"
)
_IN_ORDER = later("Points are entered in this order: High, Low, Jack, Game. First at the target, by {point}: {who}.")
_IN_ORDER_FIVES = later("Points are entered in order, the fives before Game. First at the target, by {point}: {who}.")
_NOTHING = later_in("quiz", "nothing")


def order(game: AnyGame, dice: Dice) -> Draft | None:
    """Who wins the match where both may reach the target in one deal."""
    target = beginning(game)
    most = 8 if game.key == "california-fives" else 3
    needs = (dice.between(1, most), dice.between(1, most))
    goal = target_of(target)
    totals = tuple(goal - needs[0 if seat in game.partners(ME) else 1] for seat in range(game.seats))
    deal = played(game, dice, start=target.moved(totals=totals))
    if not deal.moments:
        # A jack that was turned up has ended the match.
        return None
    last, end = deal.moments[-1].state, deal.end
    result = end.deals[-1] if end.deals else None
    if not end.finished or last.totals != totals or not isinstance(result, FoursDeal) or not result.entries:
        return None
    if any(
        card(one.point.value) in last.held_by(seat)
        for one in result.entries
        if one.point in FIVES
        for seat in range(1, game.seats)
    ):
        # It would be told who holds it.
        return None
    ours = [one for one in result.entries if ME in one.seats]
    theirs = [one for one in result.entries if one.seats and ME not in one.seats]
    if sum(one.value for one in ours) < needs[0] or sum(one.value for one in theirs) < needs[1]:
        return None
    won = next(one for one in reversed(result.entries) if one.entered and one.seats)
    us, them = (YOU, OPPONENT) if game.seats == 2 else (YOUR_TEAM, OTHER_TEAM)
    winner = us if ME in end.winners else them
    fives = game.key == "california-fives"
    why = (_IN_ORDER_FIVES if fives else _IN_ORDER).filled(who=within(winner), point=_point(won))
    if fives:
        # Many points are counted: those up to the deciding one and the one after it say all that is needed.
        told = [one for one in result.entries if one.seats][: 2 + _place(result, won)]
        if len(told) > TOLD_AT_MOST:
            return None
        ours, theirs = [one for one in ours if one in told], [one for one in theirs if one in told]
    texts = (_FIRST_COME, _FIRST_COME_TEAMS) if fives else (_WHO_WINS, _WHO_WINS_TEAMS)
    text = texts[0 if game.seats == 2 else 1].filled(a=needs[0], b=needs[1], mine=_points(ours), his=_points(theirs))
    answers = (Answer(us, why, right=winner is us), Answer(them, why, right=winner is them))
    return Draft(*deal.until(len(deal.moments) - 1), Choose(text=text, answers=answers))


def _place(result: FoursDeal, entry: Entry) -> int:
    """Where an entry stands among those that somebody has."""
    return [one for one in result.entries if one.seats].index(entry)


def target_of(state: AnyPosition) -> int:
    """The points that win the match."""
    assert isinstance(state, AllFoursState | CaliforniaState)
    return state.target


def _point(entry: Entry) -> Phrase:
    return card_phrase(card(entry.point.value)) if entry.point in FIVES else NAMES[entry.point]


def _points(entries: Sequence[Entry]) -> Phrase:
    names = [_point(one) for one in entries]
    return _NOTHING if not names else names[0] if len(names) == 1 else listed(names)


COUNTS = Topic("counts", later_in("quiz topic", "Card points"), counts)
OF_TRICK = Topic("points", later_in("quiz topic", "High, Low and Jack"), of_trick)
GAME = Topic("game", later_in("quiz topic", "Who gets Game"), who_game)
ORDER = Topic("order", later_in("quiz topic", "Who is there first"), order)
