"""What to lead: draw trump, cash winners, grant the partner's wish, and give nothing away."""

from __future__ import annotations

from fa_cards.bots.advice import Choice, choice
from fa_cards.bots.drawing import draw
from fa_cards.bots.known import high, low
from fa_cards.bots.teka.known import SUIT_MASKS, SUIT_OF, SUITS, Known, rank
from fa_cards.bots.teka.signals import asked_suit, disliked_suits
from fa_cards.rules.cards import ACE, JACK, KING, QUEEN
from fa_cards.rules.teka.pack import DECK

SAFE = 0.5
"""From these odds on a winner is cashed: kept back, it is ruffed later."""


def lead(known: Known) -> Choice:
    """The card to lead."""
    allowed = known.allowed
    if not allowed & (allowed - 1):
        return choice(allowed, "only-card", card=DECK.card[allowed])
    if not known.tricks:
        return _first(known)
    if known.seat == known.declarer:
        rules = _ALONE if known.friend is None else _DECLARER
    else:
        rules = _HELPER if known.friend == known.declarer else _DEFENDER
    for rule in rules:
        if chosen := rule(known):
            return chosen
    return _least_harm(known)


def _first(known: Known) -> Choice:
    """The trump that the declarer leads first: from the top when he rules, else the lowest, which costs least.

    Without the ace a partner in play may hold it, and the ace wins this trick in any case (teka.md, section 4).
    """
    best = high(known.allowed)
    if known.is_boss(best) or known.friend is None:
        return choice(best, "first-trump-high", card=DECK.card[best])
    lowest = low(known.allowed)
    return choice(lowest, "first-trump-low", card=DECK.card[lowest])


def _draw(known: Known) -> Choice | None:
    bit = draw(known, _draw_without_the_boss)
    if not bit:
        return None
    return choice(bit, "draw-trump", card=DECK.card[bit], n=(known.foes_may_hold & known.trump).bit_count())


def _draw_without_the_boss(known: Known, mine: int, theirs: int) -> int:
    """A trump of a long hand: the best where it touches the next one, else the lowest."""
    best = high(mine)
    # A third of the trumps that are out lie with the partner, as a rule.
    if not theirs & (best - 1) or 3 * mine.bit_count() < max(9, 2 * theirs.bit_count()):
        return 0
    touching = known.cheapest_equal(best, mine) != best
    return best if touching else low(mine)


def _draw_for_declarer(known: Known) -> Choice | None:
    """A trump back to the declarer while the foes may hold some and he has some left."""
    mine = known.hand & known.trump
    theirs = known.foes_may_hold & known.trump
    if not mine or not theirs or not known.may_hold(known.declarer) & known.trump:
        return None
    best = high(mine)
    chosen = best if known.is_boss(best) else low(mine)
    return choice(chosen, "trump-to-declarer", card=DECK.card[chosen], partner=known.declarer)


def _grant(known: Known) -> Choice | None:
    """A card of the suit that the partner asked for, unless the foes would ruff it or he could not win it."""
    suit = asked_suit(known)
    mine = known.allowed & suit
    if not mine or known.friend is None or known.ruffed_by_one(suit):
        return None
    friend = known.may_hold(known.friend)
    if not friend & (suit | known.trump):
        return None
    best = high(mine)
    from_the_top = known.is_boss(best) or mine.bit_count() == 2 or known.cheapest_equal(best, mine) != best
    chosen = best if from_the_top else low(mine)
    return choice(chosen, "grant-request", card=DECK.card[chosen], partner=known.friend, suit=SUITS[suit])


def _cash(known: Known) -> Choice | None:
    """A boss of a side suit that is likely to hold, from the suit with the most of them; else a trump to end with."""
    best, chosen = (0.0, 0), 0
    for suit in SUIT_MASKS:
        bosses = known.bosses(known.allowed & suit)
        if suit == known.trump or not bosses:
            continue
        worth = (known.odds_hold(high(bosses)), bosses.bit_count())
        if worth[0] >= SAFE and worth > best:
            best, chosen = worth, high(bosses)
    return choice(chosen, "cash", card=DECK.card[chosen]) if chosen else _finish(known)


def _finish(known: Known) -> Choice | None:
    """A trump from the top where trumps alone bring what is still needed; else they are kept to ruff with."""
    trumps = known.bosses(known.allowed & known.trump)
    if trumps.bit_count() < known.wanting:
        return None
    best = high(trumps)
    return choice(best, "finish-with-trumps", card=DECK.card[best], n=known.wanting)


def _give_ruff(known: Known) -> Choice | None:
    """A low card of a suit that the partner is known to be out of, so that he ruffs."""
    friend = known.friend
    if friend is None or not known.may_hold(friend) & known.trump:
        return None
    for suit in SUIT_MASKS:
        mine = known.allowed & suit
        if suit != known.trump and mine and known.voids[friend] & suit and not known.ruffed_by_one(suit):
            lowest = low(mine)
            return choice(lowest, "give-ruff", card=DECK.card[lowest], partner=friend)
    return None


def _run(known: Known) -> Choice | None:
    """The top of the most tricks in one suit, for who must win them all."""
    suits = sorted(
        (mine for suit in SUIT_MASKS if (mine := known.allowed & suit)),
        key=lambda mine: (known.bosses(mine).bit_count(), mine.bit_count(), high(mine)),
    )
    best = high(suits[-1])
    return choice(best, "run-suit", card=DECK.card[best], suit=SUITS[SUIT_OF[best]])


def _least_harm(known: Known) -> Choice:
    """The lead that gives least away where nothing better offers."""
    best, chosen, code = -1000, 0, ""
    for suit in SUIT_MASKS:
        mine = known.allowed & suit
        if not mine:
            continue
        worth, bit, why = _quality(known, suit, mine)
        if worth > best:
            best, chosen, code = worth, bit, why
    card = DECK.card[chosen]
    if code == "lead-singleton":
        return choice(chosen, code, card=card, suit=SUITS[SUIT_OF[chosen]])
    return choice(chosen, code, card=card)


def _quality(known: Known, suit: int, mine: int) -> tuple[int, int, str]:
    """How good it is to open a suit, the card of it to lead, and what speaks for it most."""
    best, length = high(mine), mine.bit_count()
    touching = length > 1 and known.cheapest_equal(best, mine) != best and rank(best) >= JACK
    card = best if touching or (length == 2 and rank(best) < QUEEN) else low(mine)
    declaring = (known.seat - known.declarer) % 2 == 0
    if suit == known.trump:
        drawing = declaring and length > 1 and known.foes_may_hold & suit & (best - 1)
        return length - (3 if drawing else 15), card, "lead-least-harm"
    worth, code = length, "lead-least-harm"
    if known.ruffed_by_all(suit):
        worth -= 60
    elif known.ruffed_by_one(suit):
        worth -= 25
    if touching:
        code = "lead-sequence"
        worth += 7
    elif known.over(best) & known.unseen:
        worth -= {KING: 5, QUEEN: 3, JACK: 1}.get(rank(best), 0)
    elif length > 1 or rank(best) == ACE:
        worth -= 4  # a boss that is not safe enough to cash is not led away from either
    if length == 1 and known.hand & known.trump and not declaring:
        code = "lead-singleton"
        worth += 6
    if known.friend is not None:
        if disliked_suits(known) & suit:
            worth -= 6
        worth += 5 * _led_by(known, known.friend, suit)
    return worth - 3 * any(_led_by(known, foe, suit) for foe in known.foes), card, code


def _led_by(known: Known, seat: int, suit: int) -> bool:
    """Whether a seat has led a suit in this deal, other than the first trump that it had to lead."""
    return any(trick.leader == seat and SUIT_OF[DECK.bit[trick.plays[0].card]] == suit for trick in known.tricks[1:])


_ALONE = (_draw, _cash, _run)
_DECLARER = (_draw, _grant, _cash, _give_ruff)
_HELPER = (_grant, _draw_for_declarer, _cash, _give_ruff)
_DEFENDER = (_grant, _give_ruff, _cash)
