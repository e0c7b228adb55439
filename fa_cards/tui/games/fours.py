"""Tables of the family of All Fours: a stock to draw from or a turned card, and the points as they fall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fa_cards.play.seats import teams_of
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.fours import AllFoursView, CaliforniaView, FoursView
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import FIVE, FIVES, TOTAL, Point, card_points, five, highest, jack, lowest
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Trick
from fa_cards.tui.choices import Choice, Rows
from fa_cards.tui.games.presenter import Aids, Choosing, Presenter, SeatWords, by_names, trump_part, turn_part
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.offers import cap
from fa_cards.tui.parts import Part
from fa_cards.words import count, later_in, say, say_in
from fa_cards.words.cards import card_words, suit_words

_NAMES = {
    Point.HIGH: later_in("point", "High"),
    Point.LOW: later_in("point", "Low"),
    Point.JACK: later_in("point", "Jack"),
}


class FoursPresenter(Presenter[FoursView]):
    """What a table of the family shows of its own."""

    def scopes(self, view: FoursView) -> tuple[Scope, ...]:
        """The scopes of keys for who is on move."""
        match view.phase:
            case Phase.BEG:
                return (Scope.BEG, Scope.LIST)
            case Phase.ANSWER:
                return (Scope.GIVE, Scope.LIST)
            case _:
                return super().scopes(view)

    # --- what one can do -----------------------------------------------------------------------------------------

    def middle(self, view: FoursView, choosing: Choosing) -> Rows:
        """Standing or begging, or what a dealer may answer to it."""
        match view.phase:
            case Phase.BEG:
                return _rows(stand=_standing(view), beg=say("a point for you, or three more cards and another trump"))
            case Phase.ANSWER:
                return _rows(give=_giving(view), run=say("three more cards each, and another card is turned up"))
            case _:
                return super().middle(view, choosing)

    # --- what is told --------------------------------------------------------------------------------------------

    def seat(self, view: FoursView, seat: int, game: AnyGame) -> SeatWords:
        """Tricks, and the points that lie in them."""
        friend = seat in game.partners(view.seat)
        roles = (say_in("seat", "partner"),) if friend and seat != view.seat else ()
        if view.phase is not Phase.PLAY:
            return SeatWords(roles, friend=friend)
        stands = [count("{n} trick", "{n} tricks", view.taken[seat])]
        if won := [point_words(point) for point, who in fallen(view) if who == seat]:
            stands.append(say(", ").join(won))
        return SeatWords(roles, friend=friend, standing=tuple(stands))

    def counted(self, view: FoursView, trick: Trick) -> FoursView:
        """The view with a finished trick and its card points."""
        mask = DECK.mask(play.card for play in trick.plays)
        points = tuple(has + card_points(mask) * (seat == trick.winner) for seat, has in enumerate(view.card_points))
        return replace(super().counted(view, trick), card_points=points)

    def length(self, view: FoursView, game: AnyGame) -> str:
        """To how many points the match is."""
        return say("Match to {n}", n=view.target)

    def deal_parts(self, view: FoursView, names: tuple[str, ...], game: AnyGame, aids: Aids) -> list[Part]:
        """Trump, who has which points of the deal, and the card points so far."""
        parts = [trump_part(view.trump)] if view.trump is not None else []
        way = [turn_part(game)] if game.seats > 2 else []
        if view.phase is not Phase.PLAY:
            return [*parts, *way]
        own, others = teams_of(game, view.seat)
        found = dict(fallen(view))
        us, them = (sum(FIVE if p in FIVES else 1 for p, who in found.items() if who in side) for side in (own, others))
        so_far = _both(us, them, (own, others), names, named=aids.named)
        parts.append(Part("bold $warning", (say("This deal: {sides}", sides=so_far), so_far), 2))
        us, them = (sum(view.card_points[seat] for seat in side) for side in (own, others))
        cards = _both(us, them, (own, others), names, named=aids.named)
        parts.append(Part("$ink", (say("Card points: {sides} of {total}", sides=cards, total=TOTAL), ""), 1))
        return [*parts, *way]


def _rows(**notes: str) -> Rows:
    """A choice for each of these acts, one below the other."""
    return tuple((Choice(name, BY_NAME[name].label.said(), cap(name), note),) for name, note in notes.items())


def _standing(view: FoursView) -> str:
    assert view.trump is not None
    return say("{suit} is trump, and you lead", suit=suit_words(view.trump))


def _giving(view: FoursView) -> str:
    assert view.trump is not None
    return say("the other gets a point, and {suit} stays trump", suit=suit_words(view.trump))


def _both(
    a: int, b: int, sides: tuple[tuple[int, ...], tuple[int, ...]], names: tuple[str, ...], *, named: bool
) -> str:
    """What both sides have, as who reads calls them."""
    if named:
        return by_names(a, b, sides, names)[0]
    if len(sides[0]) > 1:
        return say("us {a}, them {b}", a=a, b=b)
    return say("you {a}, {name} {b}", a=a, name=names[sides[1][0]], b=b)


def point_words(point: Point) -> str:
    """What a point is called at a seat."""
    return _NAMES[point].said() if point in _NAMES else card_words(DECK.card[five(point)])


def fallen(view: FoursView) -> Iterator[tuple[Point, int]]:
    """The points of the deal that are surely somebody's by the finished tricks, in the order of counting, and whose."""
    if view.trump is None:
        return
    won = {play.card: trick.winner for trick in view.tricks for play in trick.plays}
    trump = DECK.suit[view.trump]
    bits = {Point.HIGH: highest(trump, view.trump), Point.LOW: lowest(trump, view.trump), Point.JACK: jack(view.trump)}
    if isinstance(view, CaliforniaView) and view.rules.fives:
        bits |= {point: five(point) for point in FIVES}
    if isinstance(view, AllFoursView):
        # There High and Low are his to whom they were dealt, and not his who takes them.
        held = {play.card: play.seat for trick in view.tricks for play in trick.plays}
    else:
        held = won
    for point, bit in bits.items():
        whose = held if point in (Point.HIGH, Point.LOW) else won
        if DECK.card[bit] in whose:
            yield point, whose[DECK.card[bit]]
