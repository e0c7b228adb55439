"""Lines on which one sets who sits where: a person or a bot of some level, and what he is called."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from fa_cards.play.seats import (
    LONGEST_NAME,
    PERSON,
    USUAL_LEVEL,
    BotSeat,
    Person,
    Seat,
    clean_name,
    levels_of,
    offered_levels,
    only_person,
    teams_of,
)
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.options import Value
from fa_cards.tui.ask import AskTextPage
from fa_cards.tui.fields import MARK, Field, FieldsPage
from fa_cards.tui.keys import Scope
from fa_cards.tui.names import names_of
from fa_cards.tui.page import Hints
from fa_cards.tui.seats import place_of
from fa_cards.words import Phrase, later, later_in, say
from fa_cards.words.levels import level_effect, level_name
from fa_cards.words.seats import team_names

SEAT = "seat-"
"""What stands before the number of a seat in the key of its line."""

_PERSON = later_in("level", "Person")
_PERSON_EFFECT = later("A person at this keyboard. Between two persons a curtain hides the cards.")
_LABELS: Mapping[str, Phrase] = {
    "me": later("Here: {name}"),
    "right": later("Right: {name}"),
    "across": later("Across: {name}"),
    "left": later("Left: {name}"),
    "right-low": later("Right, near: {name}"),
    "right-high": later("Right, far: {name}"),
    "across-right": later("Across, right: {name}"),
    "across-left": later("Across, left: {name}"),
    "left-high": later("Left, far: {name}"),
    "left-low": later("Left, near: {name}"),
}


class SeatingPage(FieldsPage):
    """A page with a line a seat; subclasses put them among their other lines.

    A person who leaves takes his name with him, and so does a bot: each finds it again who is chosen once more.
    """

    SCOPES: ClassVar[tuple[Scope, ...]] = (Scope.LIST, Scope.PAGE, Scope.SEATS, Scope.ANYWHERE)

    def __init__(self, game: AnyGame, seats: Sequence[Seat], me: int) -> None:
        """Lines for these seats, which are called as the one who sits at `me` sees them."""
        super().__init__()
        self.seats = list(seats)
        self._game = game
        self._me = me
        # A bot of another level may have been named on the command line: it stays one to choose at its seat.
        offered = (PERSON, *offered_levels(game.key))
        self._levels = [(*offered, *({level} - {*offered})) for level in levels_of(seats)]
        self._names: dict[tuple[int, bool], str] = {
            (number, isinstance(seat, Person)): seat.name for number, seat in enumerate(seats)
        }

    # --- the lines -----------------------------------------------------------------------------------------------

    @property
    def seat_fields(self) -> dict[str, Field]:
        """The lines of the seats, by their keys, in the order of the turn."""
        names = names_of(self.seats)
        return {
            SEAT + str(number): Field(
                SEAT + str(number),
                self._levels[number],
                partial(self.seat_label(number).said, name=name),
                _who,
                self._effect,
            )
            for number, name in enumerate(names)
        }

    def seat_label(self, number: int) -> Phrase:
        """What stands before the name of the player at a seat: where he sits."""
        return _LABELS[place_of(number, self._me, self._game)]

    def seat_of(self, key: str) -> int | None:
        """The seat of a line, or None where it is another line."""
        return int(key.removeprefix(SEAT)) if key.startswith(SEAT) else None

    def value(self, key: str) -> Value:
        """Who sits at the seat of the line."""
        seat = self.seat_of(key)
        return self.other_value(key) if seat is None else levels_of(self.seats)[seat]

    @abstractmethod
    def other_value(self, key: str) -> Value:
        """The chosen value of a line that is no seat's."""

    def seat_players(self, count: int) -> None:
        """Lets so many players sit round the table; those who come are bots of the usual level."""
        self._game = type(self._game)(self._game.options, count)
        self.seat_others(count)

    def seat_others(self, count: int) -> None:
        """Lets bots sit down, or players leave, until so many are there."""
        offered = (PERSON, *offered_levels(self._game.key))
        self._levels += [offered] * (count - len(self._levels))
        for number in range(len(self.seats), count):
            self.seats.append(BotSeat(USUAL_LEVEL, self._names.get((number, False), "")))
        del self.seats[count:]

    def sit(self, number: int, level: str) -> None:
        """Lets a person or a bot of that level sit down at a seat."""
        person = level == PERSON
        name = self._names.get((number, person), "")
        before = self.seats[number]
        if isinstance(before, BotSeat) and not person:
            self.seats[number] = before._replace(level=level)
        else:
            self.seats[number] = Person(name) if person else BotSeat(level, name)

    def teams(self) -> str:
        """Who plays with whom."""
        names = names_of(self.seats)
        team, *against = teams_of(self._game)
        if len(against) > 1:
            return self.alone()
        others = [seat for other in against for seat in other]
        if len(team) == 1:
            me = only_person(self.seats)
            if me is not None:
                return say("You play against {name}.", name=names[1 - me])
            return say("{a} plays against {b}.", a=names[team[0]], b=names[others[0]])
        return say("{team} play against {others}.", team=team_names(team, names), others=team_names(others, names))

    def alone(self) -> str:
        """That nobody has a partner for the whole match."""
        return say("Each of the {n} players has a score of his own.", n=len(self.seats))

    def _effect(self, value: Value) -> str:
        effect = _PERSON_EFFECT.said() if value == PERSON else level_effect(str(value))
        return f"{self.teams()} {effect}"

    def show(self) -> None:
        """Writes the page; at a seat's line the key of its name comes first."""
        super().show()
        if self.seat_of(self.marked) is not None:
            self.query_one(Hints).show(("name", "up", "down", "left", "right", "choose", "back"))

    # --- what can be done ----------------------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Does what was clicked; the name of a marked seat, clicked again, can be changed."""
        if name == MARK + self.marked and self.seat_of(self.marked) is not None:
            self.do_name()
            return True
        return super().press(name)

    def do_name(self) -> None:
        """Asks for the name of the player at the marked seat."""
        number = self.seat_of(self.marked)
        if number is None:
            return
        nameless = [*self.seats[:number], self._called(number, ""), *self.seats[number + 1 :]]

        def answered(text: str | None) -> None:
            if text is not None:
                self.seats[number] = self._called(number, clean_name(text))
                self._names[number, isinstance(self.seats[number], Person)] = self.seats[number].name
                self.show()

        self.app.push_screen(
            AskTextPage(
                later("What is this player called?").said,
                self.seats[number].name,
                longest=LONGEST_NAME,
                placeholder=lambda: names_of(nameless)[number],
            ),
            answered,
        )

    def _called(self, number: int, name: str) -> Seat:
        seat = self.seats[number]
        return seat._replace(name=name)


def _who(value: Value) -> str:
    return _PERSON.said() if value == PERSON else level_name(str(value))
