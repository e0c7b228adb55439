"""What the table of any game tells: seats and the log; in the words of the language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise, takewhile

from textual.content import Content

from fa_cards.play.match import Moment
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import Event, View
from fa_cards.tui import signs
from fa_cards.tui.cards import cards_line
from fa_cards.tui.games import presenter_of
from fa_cards.tui.room import SeatFacts
from fa_cards.words import say, say_in
from fa_cards.words.events import event_lines


def seat_facts(
    view: View,
    seat: int,
    names: tuple[str, ...],
    game: AnyGame,
    *,
    on_move: bool,
    one_line: bool,
    short: bool = False,
    roles_too: bool = False,
    whole_width: bool = False,
    badge: str = "",
    known: bool = False,
    named: bool = False,
) -> SeatFacts:
    """What stands at a seat; below its name in one line, or in a line for each thing.

    Args:
        view: what the person knows.
        seat: whose facts.
        names: the players by seat.
        game: what is played.
        on_move: whether it is the seat's turn.
        one_line: whether the facts stand in one line.
        short: whether there is no room for roles, which the marks say too.
        roles_too: whether there is room for roles all the same, but for dealer and declarer.
        whole_width: whether the seat has the whole width of the window for all that stands there.
        badge: what stands there beside, as what the card of the seat wears where that has no room for it.
        known: whether it is told which cards everybody knows the seat to hold.
        named: whether nobody in particular reads, so that nobody is anybody's partner.
    """
    presenter = presenter_of(game.family)
    words = presenter.seat(view, seat, game)
    roles = [say_in("seat", "partner")] if words.partner and not named else []
    own_roles = (*roles, *words.roles)
    marks, roles = "", list(own_roles)
    if view.dealer == seat:
        marks += signs.DEALER
        roles.append(say_in("seat", "deals"))
    if words.declarer:
        marks += signs.DECLARER
        roles.append(say_in("seat", "declarer"))
    if words.called:
        marks += signs.PARTNER
    # The partner is known by his place where one row has to hold all three.
    if not short:
        lines = [say(", ").join(roles[1:] if one_line and len(roles) > 2 else roles)]
    else:
        lines = [*own_roles] if roles_too else []
    if words.said:
        lines.append(words.said if short else say("said: {call}", call=words.said))
    lines += words.standing[:1] if short and not whole_width else words.standing
    lines = [line for line in (*lines, badge) if line]
    return SeatFacts(
        name=names[seat],
        marks=marks,
        lines=(say(", ").join(lines),) if one_line or short else tuple(lines),
        on_move=on_move,
        friend=words.friend,
        beside=one_line and short,
        seen=_held(presenter.held_openly(view, seat), view.counts[seat]) if known and seat != view.seat else (),
    )


def _held(cards: tuple[Card, ...] | None, count: int) -> tuple[Content, ...]:
    """The cards that a seat is known to hold, and how many others it has, at length and shorter."""
    if not cards:
        return ()
    others, holds = count - len(cards), Content.styled(say("holds"), "$faint")
    line = cards_line(cards)
    if not others:
        return (Content(" ").join([holds, line]), line)
    rest, short = (
        Content.styled(text, "$faint") for text in (say("and {n} not seen", n=others), say("+{n}", n=others))
    )
    return tuple(Content(" ").join(parts) for parts in ([holds, line, rest], [line, rest], [line, short]))


def deals_of(moments: tuple[Moment, ...]) -> tuple[tuple[Moment, ...], ...]:
    """The moments of each deal; a deal ends with the moment that scores it."""
    ends = [
        number for number, one in enumerate(moments, 1) if any(isinstance(event, DealScored) for event in one.events)
    ]
    if not ends or ends[-1] < len(moments):
        ends.append(len(moments))
    return tuple(moments[start:end] for start, end in pairwise((0, *ends)))


def this_deal(moments: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """The moments since the last deal was scored, or of the last deal where nothing was done since."""
    return deals_of(moments)[-1]


def without(moments: Iterable[Moment], kinds: tuple[type[Event], ...]) -> Iterator[Moment]:
    """The moments without what happened of these kinds: without the cards calls, contracts and scores are left."""
    for one in moments:
        yield replace(one, events=tuple(event for event in one.events if not isinstance(event, kinds)))


def before_the_score(events: Iterable[Event]) -> Iterator[Event]:
    """What happened before the deal was scored, where it was: what follows is shown later."""
    return takewhile(lambda event: not isinstance(event, DealScored), events)


def told(moments: Iterable[Moment], names: tuple[str, ...], me: int | None, game: AnyGame) -> tuple[str, ...]:
    """What happened in these moments, a sentence an event.

    Args:
        moments: oldest first.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        game: what is played.
    """
    return tuple(line for moment in moments for event in moment.events for line in event_lines(event, names, me, game))
