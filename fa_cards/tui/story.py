"""What the table tells: seats, the cards of a trick, the log, the last trick; in the words of the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from textual.content import Content

from fa_cards.play.match import Moment
from fa_cards.rules.cards import Card
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.events import DealScored
from fa_cards.rules.game import Event
from fa_cards.rules.tricks import Played, Trick, TrickView, TrickWon
from fa_cards.tui import signs
from fa_cards.tui.cards import cards_line, line_content
from fa_cards.tui.games import presenter_of
from fa_cards.tui.room import LyingCard, SeatFacts
from fa_cards.tui.seats import place_of
from fa_cards.words import say, say_in
from fa_cards.words.cards import card_words
from fa_cards.words.events import event_lines


def seat_facts(
    view: TrickView,
    seat: int,
    names: tuple[str, ...],
    game: AnyGame,
    *,
    on_move: bool,
    one_line: bool,
    short: bool = False,
    roles_too: bool = False,
    whole_width: bool = False,
    plays: Iterable[Played] = (),
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
        short: whether there is no room for roles, which the marks say too; then the badge of a card in the trick
            stands at its seat, because the card has no room for it.
        roles_too: whether there is room for roles all the same, but for dealer and declarer.
        whole_width: whether the seat has the whole width of the window for all that stands there.
        plays: the cards of the trick.
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
    if short:
        badges = (presenter.badge(play, view) for play in plays if play.seat == seat)
        lines.append(next(badges, ""))
    lines = [line for line in lines if line]
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


def lying(
    plays: Iterable[Played], winner: int | None, me: int, game: AnyGame, view: TrickView
) -> tuple[LyingCard, ...]:
    """The cards of a trick at their places, with their badges."""
    presenter = presenter_of(game.family)
    counters = presenter.worth(view, game)
    return tuple(
        LyingCard(
            place=place_of(play.seat, me, game),
            card=play.card,
            manner=play.manner,
            badge=presenter.badge(play, view),
            wins=play.seat == winner,
            counts=play.card in counters,
        )
        for play in plays
    )


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


def without_cards(moments: Iterable[Moment]) -> Iterator[Moment]:
    """The moments without what was played: calls, contracts and scores are left."""
    for one in moments:
        yield replace(one, events=tuple(event for event in one.events if not isinstance(event, Played | TrickWon)))


def before_what_follows(events: Iterable[Event]) -> Iterator[Event]:
    """What happened up to the end of a trick, or else up to the score of the deal: what follows is shown later."""
    for event in events:
        if isinstance(event, DealScored):
            return
        yield event
        if isinstance(event, TrickWon):
            return


def told(moments: Iterable[Moment], names: tuple[str, ...], me: int | None, game: AnyGame) -> tuple[str, ...]:
    """What happened in these moments, a sentence an event.

    Args:
        moments: oldest first.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        game: what is played.
    """
    return tuple(line for moment in moments for event in moment.events for line in event_lines(event, names, me, game))


def trick_line(trick: Trick | None, names: tuple[str, ...], me: int | None) -> Content:
    """A finished trick in a line or two: its cards in order of play, and who won it."""
    if trick is None:
        return Content.styled(say("none yet"), "$faint")
    cards = [line_content(play.card, words=False, paper=True) for play in trick.plays]
    won = Content.styled(_won(trick.winner, names, me), "$ink")
    return Content("\n").join([Content(" ").join(cards), won])


def _won(seat: int, names: tuple[str, ...], me: int | None) -> str:
    """Who won a trick."""
    return say("You won it") if seat == me else say("{name} won it", name=names[seat])


def _played(play: Played, names: tuple[str, ...], badge: str) -> str:
    """Who played what, and how if it was a signal."""
    name, card = names[play.seat], card_words(play.card)
    if not badge:
        return say("{name} {card}", name=name, card=card)
    return say("{name} {card} ({signal})", name=name, card=card, signal=badge)


def tricks_content(
    tricks: tuple[Trick, ...],
    names: tuple[str, ...],
    me: int | None,
    badge: Callable[[Played], str],
    *,
    newest_first: bool = False,
) -> Content:
    """Tricks for reading: who played which card, and who won, one trick a paragraph."""
    if not tricks:
        return Content(say("No trick was played yet."))
    paragraphs = []
    for number, trick in enumerate(tricks, 1):
        plays = say(", ").join(_played(play, names, badge(play)) for play in trick.plays)
        won = _won(trick.winner, names, me)
        paragraphs.append(
            Content.assemble((say("Trick {n}: ", n=number), "bold $accent"), (plays, "$ink"), " — ", (won, "$faint"))
        )
    return Content("\n").join(reversed(paragraphs) if newest_first else paragraphs)
