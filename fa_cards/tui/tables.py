"""Which pages show the matches of a game: its table, the end of a deal at it, its replay, lessons and quizzes at it.

Games that are played alike have the same pages; they are imported when the first of them opens.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fa_cards.learn.lessons.course import Session
    from fa_cards.play.match import Match
    from fa_cards.play.review import Review
    from fa_cards.rules.catalog import AnyGame
    from fa_cards.rules.game import DealScore
    from fa_cards.tui.deal_over import DealOverPage
    from fa_cards.tui.lessons.guided import GuidedTable, Sitting
    from fa_cards.tui.replay import ReplayPage
    from fa_cards.tui.table import TablePage


class _Pages(NamedTuple):
    """The pages of one kind of game, each by its module and its class."""

    table: tuple[str, str]
    deal_over: tuple[str, str]
    replay: tuple[str, str]
    guided: tuple[str, str]


_TRICKS = _Pages(
    table=("fa_cards.tui.tricks.table", "TrickTablePage"),
    deal_over=("fa_cards.tui.tricks.deal_over", "TrickDealOverPage"),
    replay=("fa_cards.tui.tricks.replay", "TrickReplayPage"),
    guided=("fa_cards.tui.lessons.trick_table", "TrickGuidedPage"),
)

_RUMMY = _Pages(
    table=("fa_cards.tui.rummy.table", "RummyTablePage"),
    deal_over=("fa_cards.tui.deal_over", "DealOverPage"),
    replay=("fa_cards.tui.rummy.replay", "RummyReplayPage"),
    guided=("fa_cards.tui.lessons.rummy_table", "RummyGuidedPage"),
)

_PAGES: Mapping[str, _Pages] = {
    "teka": _TRICKS,
    "rook": _TRICKS,
    "golden-ten": _TRICKS,
    "fours": _TRICKS,
    "rummy": _RUMMY,
}
"""The pages of each family."""


def table_page(match: Match) -> TablePage:
    """The table of a match."""
    page: TablePage = _class(_pages(match.game).table)(match)
    return page


def guided_table(course: Session, sitting: Sitting) -> GuidedTable:
    """The table of a lesson or a quiz."""
    page: GuidedTable = _class(_pages(course.match.game).guided)(course, sitting)
    return page


def deal_over_page(match: Match, me: int | None, deal: DealScore) -> DealOverPage:
    """The end of a deal of a match, as the seat `me` reads it, or several persons where it is None."""
    page: DealOverPage = _class(_pages(match.game).deal_over)(match, me, deal)
    return page


def replay_page(review: Review) -> ReplayPage:
    """A match to go through."""
    page: ReplayPage = _class(_pages(review.match.game).replay)(review)
    return page


def _pages(game: AnyGame) -> _Pages:
    return _PAGES[game.family]


def _class(place: tuple[str, str]) -> Any:
    module, name = place
    return getattr(import_module(module), name)
