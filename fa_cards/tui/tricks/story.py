"""What the table tells of tricks: the cards of one, the last one, all of a deal; in the words of the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from textual.content import Content

from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.game import Event
from fa_cards.rules.tricks import Played, Trick, TrickView, TrickWon
from fa_cards.tui.cards import line_content
from fa_cards.tui.room import LyingCard
from fa_cards.tui.seats import place_of
from fa_cards.tui.story import before_the_score
from fa_cards.tui.tricks.presenter import trick_presenter_of
from fa_cards.words import say
from fa_cards.words.cards import card_words


def badge_of(seat: int, plays: Iterable[Played], view: TrickView, game: AnyGame) -> str:
    """What the card of a seat in a trick wears because of how it was played; an empty text without a card."""
    presenter = trick_presenter_of(game)
    return next((presenter.badge(play, view) for play in plays if play.seat == seat), "")


def lying(
    plays: Iterable[Played], winner: int | None, me: int, game: AnyGame, view: TrickView
) -> tuple[LyingCard, ...]:
    """The cards of a trick at their places, with their badges."""
    presenter = trick_presenter_of(game)
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


def up_to_the_trick(events: Iterable[Event]) -> Iterator[Event]:
    """What happened up to the end of a trick, or else up to the score of the deal: what follows is shown later."""
    for event in before_the_score(events):
        yield event
        if isinstance(event, TrickWon):
            return


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
