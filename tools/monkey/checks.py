"""What must be so after every deed of a monkey, whatever it was."""

from __future__ import annotations

from collections import Counter
from typing import Any

from textual.app import App
from textual.strip import Strip

from fa_cards.play.match import Match, Waits
from fa_cards.play.store import Store
from fa_cards.rules.game import View
from fa_cards.tui.deal_over import DealOverPage
from fa_cards.tui.lessons.guided import GuidedTable
from fa_cards.tui.table import TablePage


class Wrong(AssertionError):
    """Something is not as it must be."""


def must(holds: object, what: str) -> None:
    """Nothing, if it holds.

    Raises:
        Wrong: it does not.
    """
    if not holds:
        raise Wrong(what)


def cells_of(app: App[Any]) -> list[Strip]:
    """What the screen shows, a strip a row."""
    return app.screen._compositor.render_strips()


def text_of(strips: list[Strip]) -> str:
    """What stands in these rows, their cells in their order."""
    return "\n".join(strip.text for strip in strips)


def check_cells(app: App[Any], strips: list[Strip]) -> None:
    """Every row of the window is filled, and none reaches beyond it."""
    must(len(strips) == app.size.height, f"{len(strips)} rows are drawn in a window of {app.size.height}")
    for row, strip in enumerate(strips):
        width = sum(segment.cell_length for segment in strip)
        must(width == app.size.width, f"row {row} has {width} cells in a window of {app.size.width}")


def check_view(view: View, match: Match) -> None:
    """A view of a match holds together: whose turn it is, and no card in more places than the pack has it."""
    on_move = view.actor == view.seat and not view.finished
    must(bool(view.legal) == on_move, f"seat {view.seat} has {len(view.legal)} steps, on move: {on_move}")
    must(bool(view.winners) == view.finished, f"winners {view.winners}, finished: {view.finished}")
    seen = Counter(view.hand)
    seen.update(play.card for play in getattr(view, "trick", ()))
    seen.update(play.card for trick in getattr(view, "tricks", ()) for play in trick.plays)
    seen.update(getattr(view, "pile", ()))
    seen.update(card for one in getattr(view, "table", ()) for card in one.meld.cards)
    pack = Counter(card for cards in match.state.places().values() for card in cards)
    must(seen <= pack, f"cards are in more places than the pack has them: {seen - pack}")


def check_match(match: Match) -> None:
    """The rules accept every step of the match again, and it stands where they lead."""
    again = Match(match.game, match.seats, match.seed, steps=match.steps, start=match.start)
    must(again.state.places() == match.state.places(), "the steps of the match do not lead to where its cards are")
    for seat in range(match.game.seats):
        must(again.view(seat) == match.view(seat), f"the steps of the match do not lead to what seat {seat} sees")


def check_stored(store: Store, match: Match) -> None:
    """The store has what is on the table."""
    must(store.load(match.id).steps == match.steps, f"the store has other steps of the match {match.id}")


def tables(app: App[Any]) -> list[TablePage]:
    """The tables that are open."""
    return [screen for screen in app.screen_stack if isinstance(screen, TablePage)]


def check_rest(app: App[Any]) -> None:
    """Where nothing goes on any more, no match waits for its table or a bot: only a person can hold it up."""
    for page in tables(app):
        if any(isinstance(one, DealOverPage) and one.match is page.match for one in app.screen_stack):
            # The next deal waits until somebody leaves that page.
            continue
        if isinstance(page, GuidedTable) and not page.course.plays_freely:
            # A lesson or a quiz goes on when somebody answers, whoever is on move.
            must(not page.busy, "the table is busy with something, and nothing goes on")
            continue
        waits = page.match.waits_for
        must(waits in (Waits.PERSON, Waits.NOBODY), f"nobody goes on, and the match waits for the {waits.value}")
        must(not page.busy and not page.key_awaited, "the table is busy with something, and nothing goes on")
        must(not page.shows_past, "what is past lies on the table, and nothing goes on")
        if page.awaited is not None and not page.curtain:
            must(page.my_turn, f"seat {page.awaited} is to move, and {page.me} looks")


def check_all(app: App[Any], store: Store) -> None:
    """The matches on the tables, from their first step on."""
    for page in tables(app):
        check_match(page.match)
        if page.match.id:
            check_stored(store, page.match)
