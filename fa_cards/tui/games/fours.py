"""Tables of the family of All Fours: a stock to draw from or a turned card, and the points as they fall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fa_cards.play.seats import teams_of
from fa_cards.rules.actions import Give
from fa_cards.rules.cards import Card, Suit
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.errors import IllegalAction
from fa_cards.rules.fours import AllFoursView, CaliforniaView, FoursView
from fa_cards.rules.fours.cardplay import DECK
from fa_cards.rules.fours.counting import FIVES, TOTAL, Point, card_for, card_points, value_of
from fa_cards.rules.fours.events import Begged, Drew, Gave, JackTurned, Ran, RanOut, Stood, TrumpTurned
from fa_cards.rules.game import Event
from fa_cards.rules.phases import Phase
from fa_cards.rules.tricks import Played, Trick
from fa_cards.tui.caps import cap
from fa_cards.tui.choices import Choice, Rows
from fa_cards.tui.games.presenter import Aids, SeatWords, by_names, turn_part
from fa_cards.tui.hand import sorted_hand
from fa_cards.tui.keys import BY_NAME, Scope
from fa_cards.tui.parts import Part
from fa_cards.tui.stock import StockFacts
from fa_cards.tui.tricks.presenter import Draw, TrickChoosing, TrickPresenter, trump_part
from fa_cards.words import count, say, say_in
from fa_cards.words.cards import card_words, suit_symbol, suit_words
from fa_cards.words.fours.points import point_name
from fa_cards.words.refusals import refusal


class FoursPresenter(TrickPresenter[FoursView]):
    """What a table of the family shows of its own."""

    spoken = (TrumpTurned, Stood, Begged, Gave, Ran, JackTurned, RanOut)
    stocked = True
    answers = (Stood, Gave, Ran)

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

    def middle(self, view: FoursView, choosing: TrickChoosing) -> Rows:
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
        partner = friend and seat != view.seat
        if view.phase is not Phase.PLAY:
            return SeatWords(partner=partner, friend=friend)
        stands = [count("{n} trick", "{n} tricks", view.taken[seat])]
        if won := [point_name(point) for point, who in _fallen(view) if who == seat]:
            stands.append(say(", ").join(won))
        return SeatWords(partner=partner, friend=friend, standing=tuple(stands))

    def stock(self, view: FoursView) -> StockFacts | None:
        """The stock, or the card that was turned up, while there is one."""
        if view.phase is Phase.DEALER:
            return None
        if isinstance(view, AllFoursView):
            return _turned(view)
        assert isinstance(view, CaliforniaView)
        if view.stock:
            told: tuple[str, ...] = (count("Stock: {n} card", "Stock: {n} cards", view.stock),)
            if len(view.counts) > 2:
                # There it is told beside the card, in few cells.
                told = (say_in("table", "Stock:"), count("{n} card", "{n} cards", view.stock))
            return StockFacts(view.top, told, counts=view.top in _marked(view))
        if view.phase is Phase.PACK and view.turned is not None:
            return StockFacts(view.turned, (say("Fixes trump"),))
        return None

    def held_openly(self, view: FoursView, seat: int) -> tuple[Card, ...] | None:
        """The cards that the seat drew face up and still holds."""
        if not isinstance(view, CaliforniaView) or not view.rules.face_up or view.phase is not Phase.PLAY:
            return None
        return sorted_hand(view.known[seat], view.trump, DECK.bit.__getitem__)

    def draws(self, events: tuple[Event, ...]) -> tuple[Draw, ...]:
        """The cards that the seats drew after a trick."""
        return tuple(Draw(event.seat, event.card) for event in events if isinstance(event, Drew))

    def undrawn(self, view: FoursView, had: tuple[Card, ...], draws: tuple[Draw, ...]) -> FoursView:
        """The view with these cards still on the stock."""
        assert isinstance(view, CaliforniaView)
        drawing = {draw.seat for draw in draws}
        hand = tuple(card for card in view.hand if view.seat not in drawing or card in had)
        known = tuple(
            tuple(card for card in cards if card not in {draw.card for draw in draws}) for cards in view.known
        )
        counts = tuple(held - (seat in drawing) for seat, held in enumerate(view.counts))
        top = draws[0].card if draws else view.top
        return replace(view, hand=hand, known=known, counts=counts, stock=view.stock + len(draws), top=top)

    def worth(self, view: FoursView, game: AnyGame) -> frozenset[Card]:
        """Ace, two and jack of trump, and the fives where they count."""
        return _marked(view)

    def counted(self, view: FoursView, trick: Trick) -> FoursView:
        """The view with a finished trick and its card points."""
        mask = DECK.mask(play.card for play in trick.plays)
        points = tuple(has + card_points(mask) * (seat == trick.winner) for seat, has in enumerate(view.card_points))
        return replace(super().counted(view, trick), card_points=points)

    def ended(self, view: FoursView, played: Played, trick: Trick) -> FoursView:
        """The view after the last card of a deal, which nobody holds any more."""
        after = super().ended(view, played, trick)
        if not isinstance(after, CaliforniaView):
            return after
        known = tuple(tuple(card for card in cards if card is not played.card) for cards in after.known)
        return replace(after, known=known)

    def length(self, view: FoursView, game: AnyGame) -> str:
        """To how many points the match is."""
        return say("Match to {n}", n=view.target)

    def deal_parts(self, view: FoursView, names: tuple[str, ...], game: AnyGame, aids: Aids) -> list[Part]:
        """Trump, who has which points of the deal, and the card points so far."""
        way = [turn_part(game)] if game.seats > 2 else []
        if view.trump is None:
            return way
        if view.phase in (Phase.BEG, Phase.ANSWER):
            return [_proposed(view.trump), *way]
        parts = [trump_part(view.trump)]
        if view.phase is Phase.PLAY:
            parts += [*_count_parts(view, names, game, named=aids.named), *_faint_parts(view, aids)]
        return [*parts, *way]

    def still_out(self, view: FoursView) -> tuple[Card, ...]:
        """The cards that bring points, have not fallen and are not in this hand."""
        seen = {*view.hand, *(play.card for play in view.trick)}
        cards = (DECK.card[bit] for point, bit in _worth(view).items() if point in _open(view))
        return tuple(card for card in cards if card not in seen)


def _rows(**notes: str) -> Rows:
    """A choice for each of these acts, one below the other."""
    return tuple((Choice(name, BY_NAME[name].label.said(), cap(name), note),) for name, note in notes.items())


def _standing(view: FoursView) -> str:
    assert view.trump is not None
    return say("{suit} is trump, and you lead", suit=suit_words(view.trump))


def _giving(view: FoursView) -> str:
    assert view.trump is not None
    if not any(isinstance(step, Give) for step in view.legal):
        return refusal(IllegalAction("give-wins"))
    return say("the other gets a point, and {suit} stays trump", suit=suit_words(view.trump))


def _proposed(trump: Suit) -> Part:
    """What will be trump if it stands."""
    symbol = suit_symbol(trump)
    return Part(
        "bold $accent", (say("Proposed trump: {suit} {symbol}", suit=suit_words(trump), symbol=symbol), symbol), 3
    )


def _count_parts(view: FoursView, names: tuple[str, ...], game: AnyGame, *, named: bool) -> Iterator[Part]:
    """What the tricks of both sides have brought so far, and their card points."""
    own, others = sides = teams_of(game, view.seat)
    assert len(sides) == 2, "two play against each other, or two and two"
    found = [(who, value_of(point)) for point, who in _fallen(view)]
    us, them = (sum(value for who, value in found if who in side) for side in sides)
    so_far = _both(us, them, (own, others), names, named=named)
    yield Part("bold $warning", (say("This deal: {sides}", sides=so_far), so_far), 2)
    us, them = (sum(view.card_points[seat] for seat in side) for side in sides)
    cards = _both(us, them, (own, others), names, named=named)
    if isinstance(view, AllFoursView):
        told = say("Card points: {sides}", sides=cards)
    else:
        # Here the whole pack is played.
        told = say("Card points: {sides} of {total}", sides=cards, total=TOTAL)
    yield Part("$ink", (told, ""), 1)


def _faint_parts(view: FoursView, aids: Aids) -> Iterator[Part]:
    """The card that fixed trump where nothing on the table shows it, and the points that are still nobody's."""
    if isinstance(view, CaliforniaView) and not view.rules.face_up and view.turned is not None:
        yield Part("$faint", (say("Turned up: {card}", card=card_words(view.turned)), ""), 0)
    if aids.counters and (out := _open(view)):
        told = [point_name(point) for point in out if point not in FIVES]
        if fives := sum(point in FIVES for point in out):
            told.append(count("{n} five", "{n} fives", fives))
        yield Part("$faint", (say("Still open: {points}", points=say(", ").join(told)), ""), 0)


def _both(
    a: int, b: int, sides: tuple[tuple[int, ...], tuple[int, ...]], names: tuple[str, ...], *, named: bool
) -> str:
    """What both sides have, as who reads calls them."""
    if named:
        return by_names(a, b, sides, names)[0]
    if len(sides[0]) > 1:
        return say("us {a}, them {b}", a=a, b=b)
    return say("you {a}, {name} {b}", a=a, name=names[sides[1][0]], b=b)


def _turned(view: AllFoursView) -> StockFacts | None:
    """The card that was turned up last: it proposes a trump, and then has fixed it."""
    if not view.turned:
        return None
    told = say("Trump card") if view.phase is Phase.PLAY else say("Proposed trump")
    return StockFacts(view.turned[-1], (told, count("Pack: {n} card", "Pack: {n} cards", view.rest)))


def _worth(view: FoursView) -> dict[Point, int]:
    """The cards that bring points by themselves, in the order of counting, with these points."""
    if view.trump is None:
        return {}
    return {point: card_for(point, view.trump) for point in view.points if point is not Point.GAME}


def _marked(view: FoursView) -> frozenset[Card]:
    """These cards."""
    return frozenset(DECK.card[bit] for bit in _worth(view).values())


def _open(view: FoursView) -> tuple[Point, ...]:
    """The points of the deal that will be somebody's and are nobody's yet; in All Fours none is sure to be in play."""
    if not isinstance(view, CaliforniaView) or view.phase is not Phase.PLAY:
        return ()
    found = dict(_fallen(view))
    return tuple(point for point in _worth(view) if point not in found)


def _fallen(view: FoursView) -> Iterator[tuple[Point, int]]:
    """The points of the deal that are surely somebody's by the finished tricks, in the order of counting, and whose."""
    taken = {play.card: trick.winner for trick in view.tricks for play in trick.plays}
    played = {play.card: play.seat for trick in view.tricks for play in trick.plays}
    for point, bit in _worth(view).items():
        # In All Fours High and Low are his to whom they were dealt, and not his who takes them.
        to_holder = isinstance(view, AllFoursView) and point is not Point.JACK
        whose = (played if to_holder else taken).get(DECK.card[bit])
        if whose is not None:
            yield point, whose
