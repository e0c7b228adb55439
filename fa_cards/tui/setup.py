"""Setting up a match: the level of the bots and the options of the game, each with what it changes in a sentence."""

from __future__ import annotations

from fa_cards.play.seats import USUAL_LEVEL, BotSeat, Person, Seat, only_person, teams_of
from fa_cards.play.tournament import GAME
from fa_cards.rules.catalog import AnyGame, game_class
from fa_cards.tui.fields import Field
from fa_cards.tui.game_setup import BACK, SEATS, START, GameSetupPage
from fa_cards.tui.keys import Act
from fa_cards.tui.names import names_of
from fa_cards.tui.program import SetUp
from fa_cards.words import count, later_in, say, say_in
from fa_cards.words.digits import number
from fa_cards.words.games import game_name
from fa_cards.words.tournament import tournament_about

TOURNAMENT = "tournament"
"""The line from which a tournament is set up in place of a match, where the game has them."""


class SetupPage(GameSetupPage):
    """Who sits where and options in words, and a start that needs none of them."""

    def __init__(self, game: str, own_name: str = "", before: SetUp | None = None) -> None:
        """A page for a match of the game.

        Args:
            game: its key.
            own_name: of the person who sits first.
            before: what was chosen when the page was left.
        """
        kind = game_class(game)
        bots = [BotSeat(USUAL_LEVEL)] * (kind.usual_seats - 1)
        # Others without names of their own: they are called by usual names of the language that is chosen then.
        seats: tuple[Seat, ...] = before.seats if before is not None else (Person(own_name), *bots)
        options = before.options if before is not None else {}
        super().__init__(kind(options, len(seats)), seats, kind.option_list)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many may play."""
        return self.kind.seat_counts()

    @property
    def kept_as(self) -> str:
        """The key of the game."""
        return self.kind.key

    def seats_field(self) -> Field:
        """How many play."""
        return Field(
            SEATS,
            self.counts,
            later_in("setup", "Players").said,
            lambda value: number(int(str(value))),
            lambda value: count("{n} player sits at the table.", "{n} players sit at the table.", int(str(value))),
        )

    @property
    def other_lines(self) -> tuple[str, ...]:
        """A tournament, in the game that has them."""
        return (TOURNAMENT,) if self.kind.key == GAME else ()

    def heading(self) -> str:
        """Which game it is."""
        return say_in("menu", "New match of {game}", game=game_name(self.kind.key))

    def label(self, key: str) -> str:
        """How the lines without values are called."""
        return say_in("menu", "Tournament") if key == TOURNAMENT else super().label(key)

    def note(self, key: str) -> str:
        """A sentence on a line without values."""
        if key == TOURNAMENT:
            return tournament_about()
        if key == BACK:
            return say("Goes back to the menu; no match is begun.")
        if key != START:
            return super().note(key)
        team, *against = teams_of(self.table)
        if len(team) == 1 or only_person(self.seats) != 0:
            return self.teams()
        names = names_of(self.seats)
        (a,), (b, c) = team[1:], against[0]
        return say("You and {a} play against {b} and {c}.", a=names[a], b=names[b], c=names[c])

    @property
    def table(self) -> AnyGame:
        """The game with the chosen options and as many seats as there are."""
        return self.kind(self.chosen, len(self.seats))

    # --- what can be done ----------------------------------------------------------------------------------------

    def offers(self, act: Act) -> bool:
        """Whether the act can be done here: a tournament in the game that has them."""
        return super().offers(act) and (act.name != TOURNAMENT or TOURNAMENT in self.other_lines)

    def do_rules_of(self) -> None:
        """Shows the rules of the game with the options as they are chosen, and for as many players."""
        self.program.show_rules(self.kind.key, self.chosen, len(self.seats))

    def do_tournament(self) -> bool:
        """Sets up a tournament in place of a match, in the game that has them."""
        if self.kind.key == GAME:
            self.keep()
            self.program.set_up_tournament()
        return self.kind.key == GAME

    def begin(self) -> None:
        """Begins the match."""
        self.program.open_match(self.program.store.create(self.table, self.seats))
