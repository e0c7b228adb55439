"""A match in progress: whose turn it is, what the bots and the table do, and going back and forth in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import pairwise
from typing import Any

from fa_cards import bots as levels_of_bots
from fa_cards.bots import AnyBot
from fa_cards.play.journal import Journal, NoJournal, Standing
from fa_cards.play.seats import Person, Seat, person_seats_of
from fa_cards.play.uncovered import uncovers
from fa_cards.rules.actions import Action, Restock
from fa_cards.rules.catalog import AnyGame
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import Refusal, WrongSeats
from fa_cards.rules.game import TABLE, Actor, DealScore, Event, State
from fa_cards.rules.records import Step
from fa_cards.rules.tricks import Trick

AnyState = State[Any]

BotMaker = Callable[[str, str], AnyBot]
"""Gives the bot for the key of a game and a level."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A step that was taken, and what happened by it."""

    number: int
    """From 1; the line in a record is one more."""
    seat: Actor
    action: Action
    events: tuple[Event, ...]


class Waits(Enum):
    """Whom a match waits for."""

    TABLE = "table"
    BOT = "bot"
    PERSON = "person"
    NOBODY = "nobody"
    """The match is over."""


class Match:
    """A match: a game, who sits where, the seed of all chance, and the steps so far.

    Not for several threads at once, but for a `decision`, which may be worked out in a thread of its own.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[Seat],
        seed: str,
        *,
        id: str = "",
        steps: Iterable[Step] = (),
        cursor: int | None = None,
        undo_from: int = 0,
        journal: Journal | None = None,
        bots: BotMaker | None = None,
        start: AnyState | None = None,
    ) -> None:
        """A match that already went through `steps`, of which the first `cursor` stand (all, if it is None).

        It begins where the game begins, or at the state `start` of that game: a prepared position, to learn at.

        Nothing is taken back to before step `undo_from` + 1: at that moment a person or a bot took another's seat.

        Raises:
            WrongSeats: not one seat for each of the game.
            UnknownLevel: the bots of the game do not play at a level that a seat names.
            IllegalAction: the rules refuse one of the steps.
        """
        if len(seats) != game.seats:
            raise WrongSeats(*game.seat_counts())
        self.game = game
        self.seed = seed
        self.id = id
        """The short ID in the store; empty where no store keeps the match."""
        self._journal: Journal = journal or NoJournal()
        self._make = bots or levels_of_bots.make
        self.seats = tuple(seats)
        self._bots = self._bots_of(self.seats)
        self._undo_from = undo_from
        self._states: list[AnyState] = [game.start() if start is None else start]
        self._moments: list[Moment] = []
        for step in steps:
            self._keep(*_taken(self._states[-1], step, len(self._moments) + 1))
        number = len(self._moments) if cursor is None else cursor
        # One attribute for both, so that a bot that thinks in a thread never sees one without the other.
        self._now: tuple[int, AnyState] = (number, self._states[number])

    # --- how it stands ------------------------------------------------------------------------------------------

    @property
    def state(self) -> AnyState:
        """The state of the rules. It knows every card: screens use `view`."""
        return self._now[1]

    @property
    def states(self) -> tuple[AnyState, ...]:
        """The states that the match went through, the first before the first step; nothing that was undone."""
        return tuple(self._states[: self._now[0] + 1])

    @property
    def start(self) -> AnyState:
        """The state before the first step: where the game begins, or the prepared position."""
        return self._states[0]

    def view(self, seat: int) -> Any:
        """What that seat knows; the type is that of the game's views."""
        return self.state.view(seat)

    def view_after(self, number: int, seat: int) -> Any:
        """What that seat knew after so many steps, of those that stand."""
        if not 0 <= number <= self._now[0]:
            raise IndexError(number)
        return self._states[number].view(seat)

    @property
    def last_deal(self) -> tuple[Trick, ...]:
        """The tricks of the deal before, where the game keeps them: an aid for people, never for bots."""
        return self.state.last_deal

    @property
    def deals(self) -> tuple[DealScore, ...]:
        """The scored deals, oldest first."""
        return self.state.deals

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals, one number a seat."""
        return self.state.totals

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.state.finished

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the match is over."""
        return self.state.winners

    @property
    def actor(self) -> Actor:
        """Whose step is next: a seat or the table."""
        return self.state.actor

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All that happened so far, also before the match was taken up again; nothing that was undone."""
        return tuple(self._moments[: self._now[0]])

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that led here."""
        return tuple(Step(moment.seat, moment.action) for moment in self.moments)

    @property
    def person_seats(self) -> tuple[int, ...]:
        """The seats at which persons sit now."""
        return person_seats_of(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def waits_for(self) -> Waits:
        """Whom the match waits for."""
        state = self.state
        if state.finished:
            return Waits.NOBODY
        if state.actor is TABLE:
            return Waits.TABLE
        return Waits.PERSON if state.actor in self.person_seats else Waits.BOT

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not take this step now, or None where it may: for a screen that explains itself.

        The answer tells nothing but what the rules say of the seat's own cards and of what lies open.
        """
        try:
            self.state.verify(seat, action)
        except Refusal as reason:
            return reason
        return None

    # --- going on -----------------------------------------------------------------------------------------------

    def do(self, seat: Actor, action: Action) -> Moment:
        """Takes a step; it is kept before this returns, and what was undone before is gone.

        Raises:
            IllegalAction: the rules refuse it.
            Refusal: it could not be kept; the match is as it was.
        """
        number, state = self._now
        step = Step(seat, action)
        after, moment = _taken(state, step, number + 1)
        self._journal.add(moment.number, step, Standing.of(after))
        del self._states[number + 1 :], self._moments[number:]
        self._keep(after, moment)
        self._now = (moment.number, after)
        return moment

    def roll(self) -> Moment:
        """Takes the table's step. The same seed gives the same chance, whatever was undone in between.

        Restocks are counted apart: whether the stock of a round was renewed changes no later pack.

        Raises:
            IllegalAction: it is not the table's turn.
        """
        number, state = self._now
        state.refuse_others(TABLE)
        restocks = any(one.word == Restock.word for one in state.legal(TABLE))
        steps = [one.action for one in self._moments[:number] if one.seat is TABLE]
        before = sum(isinstance(one, Restock) is restocks for one in steps)
        what = Restock.word if restocks else "chance"
        return self.do(TABLE, state.chance(Dice(f"{self.seed} {what} {before}")))

    def decision(self) -> Callable[[], Action]:
        """Works out, when it is called, what the bot on move decides from its view alone; changes nothing.

        It knows the moment in which it was asked for, and may be called in any thread while the match goes on.

        Raises:
            ValueError: the match does not wait for a bot.
        """
        number, state = self._now
        seat = None if state.finished else state.actor
        bot = self._bots.get(seat) if seat is not None else None
        if seat is None or bot is None:
            raise ValueError("no bot is to move")
        dice = Dice(f"{self.seed} step {number + 1} seat {seat}")
        return partial(bot.choose, state.view(seat), dice)

    def think(self) -> Action:
        """What the bot on move decides, from its view alone. Changes nothing and may run in a thread.

        Raises:
            ValueError: the match does not wait for a bot.
        """
        return self.decision()()

    def advance(self) -> tuple[Moment, ...]:
        """What the table and the bots do until a person is to move or the match is over."""
        happened: list[Moment] = []
        while True:
            match self.waits_for:
                case Waits.TABLE:
                    happened.append(self.roll())
                case Waits.BOT:
                    happened.append(self.do(self.actor, self.think()))
                case Waits.PERSON | Waits.NOBODY:
                    return tuple(happened)

    # --- going back ---------------------------------------------------------------------------------------------

    @property
    def seated_since(self) -> int:
        """How many steps were done when a person took a seat or left one the last time."""
        return self._undo_from

    @property
    def can_undo(self) -> bool:
        """Whether a person may take back his last decision."""
        return self.why_no_undo() is None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing else was done instead."""
        return self._now[0] < len(self._moments)

    def undo(self) -> bool:
        """Goes back to the last decision of a person, over any number of deals; whether there was one to go back to.

        Never past the turn of another person: a step of his is not taken back, and who has seen his own cards may
        not be sent back to choose again. So the person on move goes back only to a decision of his own, and whose
        step brought another person to his turn cannot take it back any more. Nor past the moment in which a person
        took a seat or left one: those who sat there before have seen their cards, and nobody sits there to agree.
        Nor past a card that came to light from where it lay hidden, out of a stock or a nest: it cannot be unseen.

        Raises:
            Refusal: it could not be kept; the match is as it was.
        """
        number = self._decision_before()
        if number is None or self._uncovered_since(number):
            return False
        self._move(number)
        return True

    def why_no_undo(self) -> str | None:
        """The code of the reason why nothing can be taken back now; None where a decision can."""
        number = self._decision_before()
        if number is None:
            return "past-curtain" if len(self.person_seats) > 1 else "nothing-to-undo"
        return "cards-seen" if self._uncovered_since(number) else None

    def redo(self) -> bool:
        """Goes forward to the next decision of a person, or to where the match had come; whether it moved.

        What was undone holds no other person's decision, so this too stays on one side of every curtain.

        Raises:
            Refusal: it could not be kept; the match is as it was.
        """
        if not self.can_redo:
            return False
        number = self._now[0] + 1
        while number < len(self._moments) and self._moments[number].seat not in self.person_seats:
            number += 1
        self._move(number)
        return True

    def _decision_before(self) -> int | None:
        """How many steps stood when the person who may take something back last decided something, or None."""
        people, actor = self.person_seats, self.state.actor
        for number in range(self._now[0] - 1, self._undo_from - 1, -1):
            seat = self._moments[number].seat
            if seat in people:
                # Every turn of a person ends with a step of his; so only who is on move now can have come between.
                return number if actor not in people or actor == seat else None
        return None

    def _uncovered_since(self, number: int) -> bool:
        """Whether a person saw a card after so many steps that had lain hidden on the table."""
        states = self._states[number : self._now[0] + 1]
        return any(uncovers(*step, seat) for step in pairwise(states) for seat in self.person_seats)

    # --- who sits where ------------------------------------------------------------------------------------------

    def change_seat(self, number: int, seat: Seat) -> None:
        """Lets somebody else sit down at one seat; see `change_seats`."""
        self.change_seats((*self.seats[:number], seat, *self.seats[number + 1 :]))

    def change_seats(self, seats: Sequence[Seat]) -> None:
        """Lets others sit down, at any moment; it is kept before this returns, and the match goes on with them.

        A bot that takes over a seat knows what the seat's view holds and no more: bots keep nothing between steps.
        Where a person takes a seat or leaves one, nothing that was done before can be taken back or done again.
        A person who only gets another name is still he who sat there.

        Raises:
            WrongSeats: not one seat for each of the game.
            UnknownLevel: the bots of the game do not play at a level that a seat names.
            Refusal: it could not be kept; everybody sits as before.
        """
        seats = tuple(seats)
        if len(seats) != self.game.seats:
            raise WrongSeats(*self.game.seat_counts())
        bots = self._bots_of(seats)
        others = person_seats_of(seats) != self.person_seats
        number = self._now[0]
        undo_from = number if others else self._undo_from
        self._journal.sit(seats, undo_from, number if others else len(self._moments))
        if others:
            del self._states[number + 1 :], self._moments[number:]
        self.seats, self._bots, self._undo_from = seats, bots, undo_from

    def _bots_of(self, seats: Sequence[Seat]) -> Mapping[int, AnyBot]:
        return {
            number: self._make(self.game.key, seat.level)
            for number, seat in enumerate(seats)
            if not isinstance(seat, Person)
        }

    def _move(self, number: int) -> None:
        state = self._states[number]
        self._journal.move(number, Standing.of(state))
        self._now = (number, state)

    def _keep(self, state: AnyState, moment: Moment) -> None:
        self._states.append(state)
        self._moments.append(moment)


def _taken(state: AnyState, step: Step, number: int) -> tuple[AnyState, Moment]:
    after, events = state.apply(step.seat, step.action)
    return after, Moment(number, step.seat, step.action, events)
