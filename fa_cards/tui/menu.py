"""The menu: the page on which the program opens."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.rtl import Column, ColumnScroll, LeftBased, Row
from fa_cards.rules.cards import CARDS
from fa_cards.rules.errors import Refusal
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.emblem import LARGE_FAN, SMALL_FAN, TINY_FAN, fan, wordmark
from fa_cards.tui.entries import EntriesPage
from fa_cards.tui.keys import Scope
from fa_cards.tui.page import Hints
from fa_cards.tui.static import Static
from fa_cards.words import LANGUAGES, Language, language, say, say_in

if TYPE_CHECKING:
    from fa_cards.play.rows import StoredMatch
    from fa_cards.play.tournament_rows import StoredTournament

HAND = tuple(CARDS[text] for text in ("JD", "QC", "KH", "AS"))
"""The cards of the picture: black and red in turn, the highest on top."""

RULES = "rules-"
"""What stands before the key of a game in the name of the entry of its rules."""


def other_language() -> Language:
    """The language to which the language key switches."""
    codes = list(LANGUAGES)
    return LANGUAGES[codes[(codes.index(language().code) + 1) % len(codes)]]


class Picture(LeftBased, Static):
    """A hand of cards drawn large; its cards lie the other way round in the other language, but are not text."""


class MenuPage(EntriesPage):
    """Name, a hand of cards, and what one can do."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "menu.tcss"]
    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.MENU, Scope.LIST, Scope.ANYWHERE)

    def __init__(self) -> None:
        super().__init__()
        self.refused: Refusal | None = None
        """Why the stored match could not be opened, until something else is done."""

    def compose_page(self) -> ComposeResult:
        """The name over the list where lines start, the cards beside them."""
        with Row(classes="halves"):
            with Column(classes="list"):
                yield Static(classes="wordmark")
                yield Static(classes="tagline")
                with ColumnScroll(classes="window", can_focus=False):
                    yield Choices(classes="entries")
                yield Static(classes="about")
            yield Picture(classes="cards")
        yield Static(classes="notice")
        yield Hints()

    def show(self) -> None:
        """Draws the page; the store is asked anew what can be taken up again."""
        self.entries.offer(self._rows(self._latest(), self._latest_tournament()))
        self.query_one(".wordmark", Static).update(wordmark(language().code))
        self.query_one(".tagline", Static).update(Content(say("A card table that speaks Persian")))
        size = LARGE_FAN if self.room.drawn else SMALL_FAN if self.room.framed else TINY_FAN
        self.query_one(Picture).update(fan(HAND, size, right_to_left=self.program.right_to_left))
        marked = self.entries.marked
        self.query_one(".about", Static).update(Content(marked.note if marked is not None else ""))
        notice, sentence = self.query_one(".notice", Static), self.program.notice
        if self.refused is not None:
            from fa_cards.words.refusals import refusal

            sentence = refusal(self.refused)
        notice.set_class(not sentence, "-empty")
        notice.update(Content(sentence))
        self.query_one(Hints).show(("up", "down", "choose", "help", "language", "leave"))
        self._fit_list()

    def _fit_list(self) -> None:
        """Gives the entries as many rows as there are left, and keeps the marked one in sight."""
        window = self.query_one(ColumnScroll)
        others = 10 + 2 * self.room.framed + 2 * self.room.drawn + 3 * self.query_one(".notice").display
        rows = min(len(self.entries.rows), max(self.app.size.height - 1 - others, 1))
        window.styles.height = rows
        if self.entries.marking:
            first = min(max(window.scroll_y, self.entries.row + 1 - rows), self.entries.row)
            window.scroll_to(y=first, animate=False)

    def _latest(self) -> StoredMatch | None:
        """The match that was played last and is not over; None also where the store cannot be read.

        Not a table of a tournament: one goes back to it from there.
        """
        try:
            return next((one for one in self.program.store.unfinished() if one.table is None), None)
        except Refusal as reason:
            self.refused = reason
            return None

    def _latest_tournament(self) -> StoredTournament | None:
        """The tournament that was played last and is not over; None also where the store cannot be read."""
        try:
            return next(iter(self.program.store.tournaments.unfinished()), None)
        except Refusal as reason:
            self.refused = reason
            return None

    def _rows(self, latest: StoredMatch | None, tournament: StoredTournament | None) -> Rows:
        entries = []
        if latest is not None:
            entries.append(Choice("continue", say_in("menu", "Continue"), note=self._standing(latest)))
        if tournament is not None:
            note = self._standing_of_tournament(tournament)
            entries.append(Choice("resume-tournament", say_in("menu", "Continue the tournament"), note=note))
            if latest is not None and latest.played_at < tournament.played_at:
                entries.reverse()
        entries += [
            Choice("games", say_in("menu", "New match")),
            Choice("learn", say_in("menu", "Learn to play")),
            Choice("rule-books", say_in("menu", "Rules of the games")),
            Choice("history", say_in("menu", "Past matches")),
            Choice("settings", say_in("menu", "Settings")),
            Choice("help", say_in("menu", "Keys and help")),
            *([Choice("language", other_language().name)] if self.program.output.signs else []),
            Choice("leave", say_in("menu", "Quit")),
        ]
        return tuple((entry._replace(note=entry.note or self._about(entry.name)),) for entry in entries)

    def _about(self, entry: str) -> str:
        """A sentence on an entry."""
        match entry:
            case "games":
                return say("Choose a game and who plays: against bots, or together at this keyboard.")
            case "learn":
                return say("Short lessons at the table, from the first trick on, with a coach beside you.")
            case "rule-books":
                return say("How each game is played, from the deal to the score.")
            case "history":
                return say("All stored matches: go on, replay step by step, read the sheet, save, delete.")
            case "settings":
                return say("Language, colours, cards, speed, aids and the terminal, as you like them.")
            case "help":
                return say("Which key does what, with the Persian keyboard layout too.")
            case "language":
                return say("Shows everything in the other language, and from right to left or from left to right.")
            case "leave":
                return say("Leaves the program; every match is kept.")
            case _:
                return ""

    def _standing(self, latest: StoredMatch) -> str:
        """How the match stands that was played last."""
        # Imported where there is one, and so are the games where one is chosen: the menu is there sooner.
        from fa_cards.tui.standing import standing

        return standing(latest)

    def _standing_of_tournament(self, latest: StoredTournament) -> str:
        """How the tournament stands that was played last."""
        from fa_cards.tui.standing import tournament_stands

        return tournament_stands(latest)

    def press(self, name: str) -> bool:
        """Does the entry or the act of that name."""
        from fa_cards.tui.new_match import game_of

        self.refused = None
        if (game := game_of(name)) is not None:
            self.program.set_up(game)
            return True
        if name.startswith(RULES):
            self.program.show_rules(name.removeprefix(RULES))
            return True
        return super().press(name)

    def do_choose(self) -> None:
        """Does the marked entry."""
        if (marked := self.entries.marked) is not None:
            self.press(marked.name)

    def do_continue(self) -> None:
        """Opens the match that was played last; where that is impossible, the page says why."""
        if (latest := self._latest()) is not None:
            self.program.open_match(self.program.store.load(latest.id))
        else:
            self.show()

    def do_resume_tournament(self) -> None:
        """Opens the tournament that was played last; where that is impossible, the page says why."""
        if (latest := self._latest_tournament()) is not None:
            self.program.show_tournament(latest.tournament)
        else:
            self.show()

    def do_tournament(self) -> None:
        """Sets up a tournament."""
        self.program.set_up_tournament()

    def refuse(self, reason: Refusal) -> None:
        """Says it at the foot of the page."""
        self.refused = reason
        self.show()

    def more_choices(self) -> tuple[Choice, ...]:
        """A new match and the rules of each game, which stand on a page of their own."""
        from fa_cards.rules.catalog import GAMES
        from fa_cards.tui.new_match import new_matches, tournaments
        from fa_cards.words.games import game_name

        rules = (
            Choice(
                RULES + key,
                say_in("menu", "Rules of {game}", game=game_name(key)),
                note=say("How {game} is played, from the deal to the score.", game=game_name(key)),
            )
            for key in GAMES
        )
        return (*new_matches(), *tournaments(), *rules)

    def do_games(self) -> None:
        """Shows the games, to begin a match of one of them."""
        self.program.show_games(rules=False)

    def do_rule_books(self) -> None:
        """Shows the games, to read the rules of one of them."""
        self.program.show_games(rules=True)

    def do_learn(self) -> None:
        """Shows the path through the lessons."""
        self.program.show_path()

    def do_history(self) -> None:
        """Shows all stored matches."""
        self.program.show_history()

    def do_leave(self) -> None:
        """Leaves the program."""
        self.program.leave()

    def do_back(self) -> None:
        """Asks whether to leave the program: going back once too often must not end it."""
        self.program.ask_to_leave()
