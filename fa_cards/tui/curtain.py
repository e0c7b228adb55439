"""The curtain between people at one keyboard: whose turn it is, and what happened since he looked last.

While it is down the page shows nobody's cards, and nothing that lets one guess them: no hand, no hint, no reason why a
card may not be played. The table does not lie behind it; it is drawn anew when somebody lifts the curtain.
"""

from __future__ import annotations

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.match import Match, Waits
from fa_cards.rtl import Column, Row
from fa_cards.rules.game import TABLE, View
from fa_cards.tui.games import presenter_of
from fa_cards.tui.ink import isolated, key_cap, pressable
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.names import shown_names
from fa_cards.tui.newest import NewestLast
from fa_cards.tui.static import Static
from fa_cards.tui.story import this_deal, told
from fa_cards.words import say
from fa_cards.words.games import game_name
from fa_cards.words.results import match_result, totals_line

LIFT = BY_NAME["lift"]


def news(match: Match, since: int) -> tuple[str, ...]:
    """What happened in this deal after so many steps, a sentence an event, as everybody may hear it."""
    moments = (moment for moment in this_deal(match.moments) if moment.number > since)
    return told(moments, shown_names(match), None, match.game)


class Curtain(Column):
    """The page's content while the curtain is down."""

    def compose(self) -> ComposeResult:
        """The match, whose turn it is and what he is to do, and what happened."""
        yield Static(classes="curtain-match")
        yield Static(classes="curtain-turn")
        yield Static(classes="curtain-about")
        yield Static(classes="curtain-lift")
        with Row(classes="curtain-foot"), NewestLast(classes="curtain-news", can_focus=False):
            yield Static(classes="curtain-lines")

    @property
    def _news(self) -> NewestLast:
        return self.query_one(".curtain-news", NewestLast)

    def show(self, match: Match, view: View, awaited: int | None, since: int, trouble: str) -> None:
        """Writes the curtain.

        Args:
            match: the match behind it.
            view: what everybody knows.
            awaited: the seat whose person is to lift it; None while table and bots move.
            since: the steps up to which that person knows what happened.
            trouble: why the match cannot go on; mostly empty.
        """
        names = shown_names(match)
        self._write("match", self._match_line(match, view, names))
        self._write("turn", Content.styled(f" {self._turn(match, names)} ", "bold $table on $accent"))
        about = Content.styled(trouble, "$warning") if trouble else Content(self._about(match, names, awaited))
        self._write("about", about)
        lift = Content.assemble(key_cap(LIFT.cap), " ", (LIFT.label.said(), "bold $ink"))
        self._write("lift", pressable(isolated(lift), LIFT.name) if awaited is not None else Content(""))
        lines = news(match, since)
        self._news.border_title = say("What happened")
        self._news.display = bool(lines)
        self._write("lines", Content("\n".join(lines)))

    def _write(self, what: str, content: Content) -> None:
        self.query_one(f".curtain-{what}", Static).update(content)

    @staticmethod
    def _match_line(match: Match, view: View, names: tuple[str, ...]) -> Content:
        parts = [Content.styled(game_name(match.game.key), "bold $accent")]
        if view.number:
            parts.append(Content.styled(presenter_of(match.game.family).deal_name(view), "$ink"))
        parts.append(Content.styled(totals_line(match.totals, names, None, match.game), "$ink"))
        return Content("   ").join(isolated(part) for part in parts)

    @staticmethod
    def _turn(match: Match, names: tuple[str, ...]) -> str:
        if match.finished:
            return match_result(match.winners, names, None)
        if match.actor is TABLE:
            return say("The pack is being shuffled")
        if match.person_seats == (match.actor,):
            return say("It is your turn")
        return say("It is {name}'s turn", name=names[match.actor])

    @staticmethod
    def _about(match: Match, names: tuple[str, ...], awaited: int | None) -> str:
        if match.person_seats == (awaited,):
            return say("Only you sit here now. Lift the curtain when nobody else looks.")
        if awaited is not None:
            return say("Give {name} the keyboard; all others look away.", name=names[awaited])
        if not match.person_seats and match.waits_for is not Waits.NOBODY:
            key = BY_NAME["seats"].cap
            return say("Only bots sit here, and their cards stay hidden. A person takes a seat with {key}.", key=key)
        return ""
