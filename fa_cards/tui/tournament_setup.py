"""Setting up a tournament: how many take part, who of them are persons, the bots, and the options of the game."""

from __future__ import annotations

from fa_cards.play.refusals import WrongEntrants
from fa_cards.play.seats import USUAL_LEVEL, BotSeat, Person, Seat
from fa_cards.play.tournament import FEWEST, GAME, MOST, ROUND_OPTION
from fa_cards.play.tournament_seating import table_sizes
from fa_cards.rules.catalog import game_class
from fa_cards.tui.ask import AskTextPage
from fa_cards.tui.fields import Field
from fa_cards.tui.game_setup import BACK, SEATS, START, GameSetupPage
from fa_cards.tui.names import named
from fa_cards.tui.program import SetUp
from fa_cards.words import Phrase, count, later, later_in, say, say_in
from fa_cards.words.digits import number, unified
from fa_cards.words.games import game_name
from fa_cards.words.tournament import tournament_about

USUAL = 8
"""How many take part where nobody says otherwise: two tables of four."""

KEPT = "tournament"
"""By which name what was chosen is kept; no game is called so."""


class TournamentSetupPage(GameSetupPage):
    """A line an entrant, the options of the game but its round, and a start that needs none of them."""

    def __init__(self, own_name: str = "", before: SetUp | None = None) -> None:
        """A page for a tournament.

        Args:
            own_name: of the person who is the first entrant.
            before: what was chosen when the page was left.
        """
        kind = game_class(GAME)
        bots = [BotSeat(USUAL_LEVEL)] * (USUAL - 1)
        seats: tuple[Seat, ...] = before.seats if before is not None else (Person(own_name), *bots)
        options = [one for one in kind.option_list if one.key != ROUND_OPTION]
        super().__init__(kind(before.options if before is not None else {}), seats, options)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many may take part."""
        return tuple(range(FEWEST, MOST + 1))

    @property
    def kept_as(self) -> str:
        """The name for all tournaments."""
        return KEPT

    def seats_field(self) -> Field:
        """How many take part."""
        return Field(
            SEATS,
            self.counts,
            later_in("setup", "Entrants").said,
            lambda value: number(int(str(value))),
            lambda value: _tables(int(str(value))),
        )

    def seat_label(self, number: int) -> Phrase:
        """What stands before the name of an entrant: his number."""
        return later("Entrant {n}: {name}").filled(n=number + 1)

    def seat_players(self, count: int) -> None:
        """Lets so many take part."""
        self.seat_others(count)

    def teams(self) -> str:
        """That nobody has a partner."""
        return self.alone()

    def heading(self) -> str:
        """What is set up."""
        return say_in("menu", "Tournament of {game}", game=game_name(GAME))

    def note(self, key: str) -> str:
        """A sentence on a line without values."""
        if key == BACK:
            return say("Goes back; no tournament is begun.")
        return tournament_about() if key == START else super().note(key)

    # --- what can be done ----------------------------------------------------------------------------------------

    def do_rules_of(self) -> None:
        """Shows the rules of the game with the options as they are chosen."""
        self.program.show_rules(GAME, self.chosen)

    def do_choose(self) -> None:
        """Does the marked line, or takes its next value; asks how many take part, for those are many to go through."""
        if self.marked != SEATS:
            super().do_choose()
            return

        def answered(text: str | None) -> None:
            if text is not None:
                self.attempt(lambda: self._seat(text))

        self.app.push_screen(
            AskTextPage(
                lambda: say("How many take part? From {low} to {high}.", low=FEWEST, high=MOST),
                number(len(self.seats)),
                longest=len(str(MOST)),
            ),
            answered,
        )

    def _seat(self, text: str) -> None:
        """Lets as many take part as were typed.

        Raises:
            WrongEntrants: it is no number, or they are too few or too many.
        """
        typed = unified(text).strip()
        if not (typed.isascii() and typed.isdigit() and FEWEST <= int(typed) <= MOST):
            raise WrongEntrants(FEWEST, MOST)
        self.seat_players(int(typed))
        self.refused = None
        self.show()

    def begin(self) -> None:
        """Begins the tournament."""
        tournament = self.program.store.tournaments.create(named(self.seats), self.chosen)
        self.program.show_tournament(tournament)


def _tables(entrants: int) -> str:
    """At how many tables so many sit, in a sentence."""
    sizes = table_sizes(entrants)
    if sizes[0] == sizes[-1]:
        return count("{n} table of {size}.", "{n} tables of {size} each.", len(sizes), size=sizes[0])
    return count(
        "{n} table of {most} and others of {least}.",
        "{n} tables of {most} and others of {least}.",
        sizes.count(sizes[0]),
        most=sizes[0],
        least=sizes[-1],
    )
