"""What the table tells: seats, the cards of a trick, the log, the last trick; in the words of the language."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content

from fa_cards.play.match import Moment
from fa_cards.rules.actions import Manner
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.events import DealScored
from fa_cards.rules.phases import Phase
from fa_cards.rules.teka import TekaView
from fa_cards.rules.teka.options import TekaOptions
from fa_cards.rules.tricks import Played, Trick
from fa_cards.tui.cards import line_content
from fa_cards.tui.room import LyingCard, SeatFacts
from fa_cards.tui.seats import place_of
from fa_cards.words import count, say, say_in
from fa_cards.words.calls import call_words, manner_badge
from fa_cards.words.cards import card_words
from fa_cards.words.events import event_lines

DEALER_MARK, DECLARER_MARK = "●", "★"


def seat_facts(
    view: TekaView,
    seat: int,
    names: tuple[str, ...],
    game: AnyGame,
    *,
    on_move: bool,
    one_line: bool,
    short: bool = False,
    plays: Iterable[Played] = (),
) -> SeatFacts:
    """What stands at a seat; below its name in one line, or in a line for each thing.

    Args:
        view: what the person knows.
        seat: whose facts.
        names: the players by seat.
        game: what is played, which knows who are partners.
        on_move: whether it is the seat's turn.
        one_line: whether the facts stand in one line.
        short: whether there is no room for roles, which the marks say too; then the badge of a card in the trick
            stands at its seat, because the card has no room for it.
        plays: the cards of the trick.
    """
    marks, roles = "", []
    if view.dealer == seat:
        marks += DEALER_MARK
        roles.append(say_in("seat", "deals"))
    if view.contract is not None and view.contract.declarer == seat:
        marks += DECLARER_MARK
        roles.append(say_in("seat", "declarer"))
    friend = seat in game.partners(view.seat)
    if friend and seat != view.seat:
        roles.insert(0, say_in("seat", "partner"))
    # The partner is known by his place where one row has to hold all three.
    lines = [] if short else [" · ".join(roles[1:] if one_line and len(roles) > 2 else roles)]
    call = next((one.call for one in view.calls if one.seat == seat), None)
    if view.phase is Phase.AUCTION or view.phase is Phase.TRUMP:
        if call is not None:
            lines.append(call_words(call) if short else say("said: {call}", call=call_words(call)))
    elif seat == view.asleep:
        lines.append(say("sits out"))
    elif view.contract is not None:
        lines.append(count("{n} trick", "{n} tricks", view.taken[seat]))
    if short:
        badges = (manner_badge(play.manner, view.options.signals) for play in plays if play.seat == seat)
        lines.append(next(badges, ""))
    lines = [line for line in lines if line]
    return SeatFacts(
        name=names[seat],
        marks=marks,
        lines=(" · ".join(lines),) if one_line or short else tuple(lines),
        on_move=on_move,
        friend=friend,
        beside=one_line and short,
    )


def lying(plays: Iterable[Played], winner: int | None, me: int, game: AnyGame, signals: str) -> tuple[LyingCard, ...]:
    """The cards of a trick at their places, with their badges."""
    return tuple(
        LyingCard(
            place=place_of(play.seat, me, game),
            card=play.card,
            manner=play.manner,
            badge=manner_badge(play.manner, signals) if play.manner is not Manner.PLAIN else "",
            wins=play.seat == winner,
        )
        for play in plays
    )


def this_deal(moments: tuple[Moment, ...]) -> tuple[Moment, ...]:
    """The moments since the last deal was scored, or of the last deal where nothing was done since."""
    ends = [place for place, moment in enumerate(moments) if any(isinstance(e, DealScored) for e in moment.events)]
    if not ends:
        return moments
    if ends[-1] == len(moments) - 1:
        return moments[ends[-2] + 1 :] if len(ends) > 1 else moments
    return moments[ends[-1] + 1 :]


def told(moments: Iterable[Moment], names: tuple[str, ...], me: int | None, options: TekaOptions) -> tuple[str, ...]:
    """What happened in these moments, a sentence an event.

    Args:
        moments: oldest first.
        names: the players by seat.
        me: the seat that reads; None where several people read.
        options: those of the match.
    """
    return tuple(
        line for moment in moments for event in moment.events for line in event_lines(event, names, me, options)
    )


def trick_line(trick: Trick | None, names: tuple[str, ...], me: int) -> Content:
    """A finished trick in a line or two: its cards in order of play, and who won it."""
    if trick is None:
        return Content.styled(say("none yet"), "$faint")
    cards = [line_content(play.card, words=False).stylize("on $card") for play in trick.plays]
    won = Content.styled(_won(trick.winner, names, me), "$ink")
    return Content("\n").join([Content(" ").join(cards), won])


def _won(seat: int, names: tuple[str, ...], me: int | None) -> str:
    """Who won a trick."""
    return say("You won it") if seat == me else say("{name} won it", name=names[seat])


def _played(play: Played, names: tuple[str, ...], signals: str) -> str:
    """Who played what, and how if it was a signal."""
    name, card = names[play.seat], card_words(play.card)
    if play.manner is Manner.PLAIN:
        return say("{name} {card}", name=name, card=card)
    return say("{name} {card} ({signal})", name=name, card=card, signal=manner_badge(play.manner, signals))


def tricks_content(
    tricks: tuple[Trick, ...], names: tuple[str, ...], me: int | None, signals: str, *, newest_first: bool = False
) -> Content:
    """Tricks for reading: who played which card, and who won, one trick a paragraph."""
    if not tricks:
        return Content(say("No trick was played yet."))
    paragraphs = []
    for number, trick in enumerate(tricks, 1):
        plays = say(", ").join(_played(play, names, signals) for play in trick.plays)
        won = _won(trick.winner, names, me)
        paragraphs.append(
            Content.assemble((say("Trick {n}: ", n=number), "bold $accent"), (plays, "$ink"), " — ", (won, "$faint"))
        )
    return Content("\n").join(reversed(paragraphs) if newest_first else paragraphs)
