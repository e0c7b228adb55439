"""Who plays, in the middle of a match: a bot takes over a person's seat, or a person one from a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import PurePath
from typing import ClassVar

from fa_cards.play.match import Match
from fa_cards.play.seats import Person, need_person
from fa_cards.rules.options import Value
from fa_cards.tui.fields import Field
from fa_cards.tui.keys import BY_NAME
from fa_cards.tui.seating import SeatingPage
from fa_cards.words import say, say_in

SIT, BACK = "sit", "back"


class SeatsPage(SeatingPage):
    """Chooses who is to sit where, and then lets them sit down all at once.

    The last person cannot leave: bots alone need nobody who watches, and the match is kept for him when he goes. Who
    takes over a bot's seat sees its cards behind the curtain, like every other person; where one holds two seats there
    is a curtain between him and himself, for the program cannot know that it is he.
    """

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "fields.tcss", "seats_page.tcss"]

    def __init__(self, match: Match, me: int, seated: Callable[[], None]) -> None:
        """A page for the seats of a match as `me` sees them; `seated` is called once others have sat down."""
        super().__init__(match.game, match.seats, me)
        self.match = match
        self.marked = f"seat-{me}"
        self._seated = seated

    @property
    def fields(self) -> Mapping[str, Field]:
        """A line a seat."""
        return self.seat_fields

    @property
    def order(self) -> tuple[str, ...]:
        """The seats, then what lets them sit down, and the way back."""
        return (*self.seat_fields, SIT, BACK)

    def other_value(self, key: str) -> Value:
        """Nothing: all lines with values are seats."""
        raise KeyError(key)

    def choose(self, key: str, value: Value) -> None:
        """Notes who is to sit at a seat."""
        number = self.seat_of(key)
        if number is not None:
            self.sit(number, str(value))

    def heading(self) -> str:
        """Who plays."""
        return BY_NAME["seats"].label.said()

    def label(self, key: str) -> str:
        """How the lines without values are called."""
        return say_in("button", "Sit like this") if key == SIT else say_in("button", "Back")

    def note(self, key: str) -> str:
        """A sentence on a line."""
        if key == BACK:
            return say("Goes back to the table; everybody stays at his seat.")
        if key != SIT:
            return super().note(key)
        people = tuple(number for number, seat in enumerate(self.seats) if isinstance(seat, Person))
        if people != self.match.person_seats:
            return say("The match goes on with them; what was played before can then not be taken back.")
        return say("The match goes on with them.")

    # --- what can be done ----------------------------------------------------------------------------------------

    def do_sit(self) -> None:
        """Lets them sit down, and goes back to the table."""
        need_person(self.seats)
        changed = tuple(self.seats) != self.match.seats
        if changed:
            self.match.change_seats(self.seats)
        self.dismiss(None)
        if changed:
            self._seated()
