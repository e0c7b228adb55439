"""What a seat knows of a deal of the family beside the cards: who has which point, and what the open ones are worth."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from fa_cards.bots.fours.stakes import MINE, OPEN, THEIRS, Score, Stake, weights
from fa_cards.bots.known import TrickKnown, all_plays, high, low, playable, seen, turns_after
from fa_cards.rules.cards import PACK_52
from fa_cards.rules.fours.all_fours.view import AllFoursView
from fa_cards.rules.fours.california.rules import HAND
from fa_cards.rules.fours.california.view import CaliforniaView
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import TOTAL, Point, card_for, card_points, value_of
from fa_cards.rules.fours.view import FoursView

SUIT_MASKS: Final = tuple(DECK.suit.values())
WHOLE: Final = DECK.mask(PACK_52)
SPREAD: Final = 6.5
"""The variance of the difference in card points that comes with each card point that is still to be won."""
DENSE: Final = 0.8
"""Twice the height of a bell curve of width 1."""

Prize = tuple[int, float]
"""A card that brings points to whoever wins it, and what it is worth now."""


@dataclass(frozen=True, slots=True)
class Known(TrickKnown):
    """A deal in play as one seat knows it; `counts` are the cards of each seat beside its `certain` ones."""

    friend: int | None
    """The partner, where four play."""
    prizes: tuple[Prize, ...]
    per_card_point: float
    """What a card point is worth on the way to Game."""
    stock: int
    """Cards that are still to be drawn."""
    top: int
    """The card that the winner of the trick draws; 0 where it is not seen."""
    loose: bool
    """Whether any card may be played to any lead."""
    must_trump: bool
    """Whether who is void in the led suit has to trump."""

    def may_hold(self, seat: int) -> int:
        """The unseen cards that a seat may hold, with those that it drew before everybody's eyes."""
        # No super(): a dataclass with slots is a twin of the class that it is written as.
        return TrickKnown.may_hold(self, seat) | self.certain[seat]

    def value(self, mask: int) -> float:
        """What it brings to win some cards."""
        return sum([worth for bit, worth in self.prizes if bit & mask]) + self.per_card_point * card_points(mask)

    @property
    def stake(self) -> float:
        """What a later trick is worth, as a rule."""
        left = self.unseen | self.hand | self.top
        return self.value(left) * len(self.counts) / left.bit_count()


def known(view: FoursView) -> Known:
    """What the seat of a view of a deal in play knows."""
    assert view.trump is not None
    seat, seats, trump = view.seat, len(view.counts), DECK.suit[view.trump]
    others = turns_after(seat, seats)
    friend = (seat + 2) % seats if seats > 2 else None
    gone, top, stock, loose, must_trump = 0, 0, 0, False, False
    certain = [0] * seats
    if isinstance(view, CaliforniaView):
        loose, must_trump, stock = view.rules.loose_discard, view.rules.void_must_trump, view.stock
        certain = [0 if one == seat else DECK.mask(cards) for one, cards in enumerate(view.known)]
        top = DECK.bit[view.top] if view.top is not None else 0
        aside = stock - (1 if top else 0)
    else:
        assert isinstance(view, AllFoursView)
        gone, aside = DECK.mask(view.turned), view.rest
    played, _ = seen(view, DECK.bit, SUIT_MASKS)
    prizes, per_card_point = _stakes(view)
    return Known(
        seat=seat,
        others=others,
        foes=tuple(other for other in others if other != friend),
        suits=SUIT_MASKS,
        trump=trump,
        hand=DECK.mask(view.hand),
        allowed=playable(view.legal, DECK.bit),
        gone=gone | played | top,
        voids=_voids(view, trump, loose=loose, must_trump=must_trump),
        counts=tuple(count - cards.bit_count() for count, cards in zip(view.counts, certain, strict=True)),
        certain=tuple(certain),
        aside=aside,
        aside_from=WHOLE,
        table=tuple((one.seat, DECK.bit[one.card]) for one in view.trick),
        friend=friend,
        prizes=prizes,
        per_card_point=per_card_point,
        stock=stock,
        top=top,
        loose=loose,
        must_trump=must_trump,
    )


def _voids(view: FoursView, trump: int, *, loose: bool, must_trump: bool) -> tuple[int, ...]:
    """For each seat the suits of which none of its cards is that this seat has not seen.

    Where draws are seen, a void that was shown lasts for the other cards; else it may end with the next draw, and only
    the tricks without draws tell.
    """
    if isinstance(view, CaliforniaView) and not view.rules.face_up:
        view = replace(view, tricks=view.tricks[len(PACK_52) // len(view.counts) - HAND :])
    _, voids = seen(view, DECK.bit, SUIT_MASKS, free=WHOLE if loose else trump)
    # Who throws a third suit away where he would have to trump has no trump either.
    return tuple(one | trump if must_trump and one else one for one in voids)


# --- what is at stake -----------------------------------------------------------------------------------------------


def won_by_sides(view: FoursView) -> tuple[int, int]:
    """The cards that the side of the seat and the other one have won, as masks."""
    won = [0, 0]
    for trick in view.tricks:
        won[(trick.winner - view.seat) % 2] |= DECK.mask(one.card for one in trick.plays)
    return won[0], won[1]


def prize_of(view: FoursView, point: Point) -> int:
    """The card whose winner has a point; 0 where none brings it, as for Game, and for High and Low in All Fours."""
    assert view.trump is not None
    dealt = isinstance(view, AllFoursView) and point in {Point.HIGH, Point.LOW}
    return 0 if dealt else card_for(point, view.trump)


def score_of(view: FoursView) -> Score:
    """The totals of the side of the seat and of the other one."""
    return view.totals[view.seat], view.totals[(view.seat + 1) % len(view.totals)]


def _stakes(view: FoursView) -> tuple[tuple[Prize, ...], float]:
    """The cards that bring points with what they are worth at this score, and what a card point is worth."""
    won = won_by_sides(view)
    stakes = [Stake(value_of(point), _odds(view, point, won)) for point in view.points]
    worth = dict(zip(view.points, weights(stakes, score_of(view), view.target), strict=True))
    prizes = [(prize_of(view, point), worth[point]) for point in view.points]
    return tuple(one for one in prizes if one[0]), worth[Point.GAME] * _per_card_point(view, won)


def _odds(view: FoursView, point: Point, won: tuple[int, int]) -> tuple[float, float]:
    """How likely a point goes to the own side, and to the other one, as far as the tricks tell."""
    prize = prize_of(view, point)
    if prize:
        return MINE if prize & won[0] else THEIRS if prize & won[1] else OPEN
    if point is Point.GAME:
        mine, theirs = map(card_points, won)
        return MINE if 2 * mine > TOTAL else THEIRS if 2 * theirs > TOTAL else OPEN
    assert view.trump is not None
    # High and Low of All Fours go to who was dealt them.
    best = high if point is Point.HIGH else low
    dealt, shown = _dealt(view)
    trumps = DECK.suit[view.trump]
    whole = best(trumps & ~DECK.mask(view.turned if isinstance(view, AllFoursView) else ()))
    return MINE if whole & dealt else THEIRS if whole & shown else OPEN


def _dealt(view: FoursView) -> tuple[int, int]:
    """The cards that this seat was dealt, and those of the other one that were played."""
    plays = [one for some in all_plays(view) for one in some]
    own = DECK.mask(one.card for one in plays if one.seat == view.seat)
    return own | DECK.mask(view.hand), DECK.mask(one.card for one in plays if one.seat != view.seat)


def _per_card_point(view: FoursView, won: tuple[int, int]) -> float:
    """What a card point adds to the odds of Game: much where few are left and it is close, nothing once decided."""
    mine, theirs = map(card_points, won)
    cards = sum(view.counts) + (view.stock if isinstance(view, CaliforniaView) else 0)
    left = (TOTAL - mine - theirs) if isinstance(view, CaliforniaView) else cards * TOTAL / len(PACK_52)
    ahead = abs(mine - theirs)
    if ahead > left:
        return 0.0
    variance = SPREAD * max(1.0, left)
    return DENSE / sqrt(variance) / (1.0 + ahead * ahead / (2.0 * variance))
