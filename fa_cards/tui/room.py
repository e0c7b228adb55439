"""The room: four seats round a trick, and in its middle what is to be chosen. Nothing in here is mirrored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from textual.app import ComposeResult
from textual.content import Content
from textual.css.styles import RulesMap
from textual.geometry import Offset

from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import Card
from fa_cards.tui.cards import TrickCard
from fa_cards.tui.choices import AIR, Choices
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.motion import gathering, landing
from fa_cards.tui.nest import NestArea
from fa_cards.tui.pace import Pace
from fa_cards.tui.plain import Container, Horizontal, Vertical
from fa_cards.tui.seats import ROUNDS, is_crowded, side_of
from fa_cards.tui.signs import TURN
from fa_cards.tui.static import Static
from fa_cards.tui.stock import DrawnCard, Stock
from fa_cards.words import say


@dataclass(frozen=True)
class SeatFacts:
    """What is written at a seat, in the words of the language."""

    name: str
    marks: str
    """Signs beside the name: dealer, declarer."""
    lines: tuple[str, ...]
    """Role, last call, cards and tricks."""
    on_move: bool
    friend: bool
    """Whether the seat is one's own or one's partner's."""
    beside: bool = False
    """Whether the lines stand beside the name, where a seat has no more than one row."""
    seen: tuple[Content, ...] = ()
    """The cards that it is known to hold, at length and shorter; none where they are not told."""


class SeatPanel(Static):
    """A seat: its name with marks, and below it what matters of it."""

    _facts: SeatFacts | None = None

    def show(self, facts: SeatFacts) -> None:
        """Draws the facts; whose turn it is gets an arrow and colour."""
        self.set_class(facts.on_move, "-on-move")
        self.set_class(facts.friend, "-friend")
        self._facts = facts
        self._write(facts)

    def on_resize(self) -> None:
        """Draws them for the room that there is now."""
        if self._facts is not None:
            self._write(self._facts)

    def _write(self, facts: SeatFacts) -> None:
        name, told, height = named(facts), facts.lines, self.styles.height
        width, rows = self.content_size
        fixed = bool(self.content_size) and height is not None and not height.is_auto
        seen = facts.seen if fixed else ()
        if fixed and not facts.beside:
            if name.cell_length > width:
                name = named(facts, tight=True)
            told = packed(told, width, rows - 1 - (height_of(seen[-1], width) if seen else 0))
        lines = [Content.styled(line, "$faint") for line in told]
        text = Content("  " if facts.beside else "\n").join([name, *lines])
        self.update(with_seen(text, seen, width, rows))


def named(facts: SeatFacts, *, tight: bool = False) -> Content:
    """The name of a seat with its marks, with or without air; whose turn it is stands out."""
    air, blank = ("", "") if tight else (AIR, " ")
    text = f"{air}{TURN}{blank}{facts.name}{air}" if facts.on_move else facts.name
    name = Content.styled(text, "bold $table on $accent" if facts.on_move else "bold $ink")
    return Content.assemble(name, (f"{blank}{facts.marks}", "bold $warning")) if facts.marks else name


def with_seen(text: Content, seen: tuple[Content, ...], width: int, rows: int) -> Content:
    """The text of a seat with the cards that it is known to hold: below it, in its last line, or without them."""
    ways = [(Content(joint).join([text, one]), one) for one in seen for joint in ("\n", "  ")]
    fitting = [whole for whole, one in ways if one.cell_length <= width and height_of(whole, width) <= rows]
    broken = [whole for whole, _ in ways[-2:-1] if height_of(whole, width) <= rows]
    return next(iter((*fitting, *broken)), text)


def height_of(text: Content, width: int) -> int:
    """How many rows a text takes in so many columns."""
    return text.get_height(RulesMap(), width)


def packed(lines: tuple[str, ...], width: int, rows: int) -> tuple[str, ...]:
    """The lines in so many rows: where they are too many, some stand beside each other, or the first ones go."""
    found = list(lines)
    while len(found) > 1 and sum(height_of(Content(line), width) for line in found) > rows:
        joined = [say(", ").join(two) for two in pairwise(found)]
        fitting = [place for place, line in enumerate(joined) if Content(line).cell_length <= width]
        if fitting:
            found[fitting[-1] : fitting[-1] + 2] = [joined[fitting[-1]]]
        else:
            # Those are the roles, which marks beside the name and the bar tell as well.
            found.pop(0)
    return tuple(found)


@dataclass(frozen=True)
class LyingCard:
    """A card of the trick as it is drawn."""

    place: str
    card: Card
    manner: Manner
    badge: str
    wins: bool
    counts: bool = False
    """Whether it is worth something in the game."""


NO_SHIFT = Offset(0, 0)
FOUR = ROUNDS[4]
"""The places of the usual table."""

HOMES: Mapping[int, Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        2: {"me": (0, 1), "across": (0, 0)},
        3: {"me": (0, 1), "right": (1, 0.2), "left": (-1, 0.2)},
        4: {"me": (0, 1), "right": (1, 0.5), "across": (0, 0), "left": (-1, 0.5)},
        5: {"me": (0, 1), "right": (1.2, 1), "across-right": (0.6, 0), "across-left": (-0.6, 0), "left": (-1.2, 1)},
        6: {
            "me": (0, 1),
            "right": (1.2, 1),
            "across-right": (1.1, 0),
            "across": (0, 0),
            "across-left": (-1.1, 0),
            "left": (-1.2, 1),
        },
        7: {
            "me": (0, 1),
            "right-low": (1.2, 1),
            "right-high": (1.65, 0),
            "across-right": (0.55, 0),
            "across-left": (-0.55, 0),
            "left-high": (-1.65, 0),
            "left-low": (-1.2, 1),
        },
    }
)
"""Where cards lie in the trick: how many cards beside the middle, and how far down, by the number of seats."""
STRUCK = "-struck"
"""The class of cards whose edge lights up because the table was struck."""


class TrickArea(Container):
    """The middle of the table: the cards of the trick, each on the side of its seat."""

    _room: Geometry | None = None

    def __init__(self, places: tuple[str, ...] = FOUR, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.places = places

    def compose(self) -> ComposeResult:
        """One card a place, shown when it is played."""
        for place in self.places:
            yield TrickCard(place)

    def card_size(self, room: Geometry) -> tuple[int, int]:
        """How large cards lie here: more than four are smaller."""
        return room.trick_card if len(self.places) <= len(FOUR) else room.hand_card

    def card(self, place: str) -> TrickCard:
        """The card at a place."""
        return self.query_one(f"#trick-{place}", TrickCard)

    def show(self, lying: tuple[LyingCard, ...], room: Geometry) -> None:
        """Draws these cards and no others."""
        self._room = room
        for place in self.places:
            one = self.card(place)
            found = next((each for each in lying if each.place == place), None)
            if found is None:
                one.clear()
                continue
            one.styles.offset = self.home(place, room)
            one.show(
                found.card,
                found.badge,
                room,
                manner=found.manner,
                wins=found.wins,
                cells=self.card_size(room),
                counts=found.counts,
            )

    def on_resize(self) -> None:
        """Lays the cards where they belong in the room that there is now."""
        if self._room is not None:
            self._all_home(self._room)

    def _all_home(self, room: Geometry, shift: Offset = NO_SHIFT) -> None:
        for place in self.places:
            self.card(place).styles.offset = self.home(place, room) + shift

    def home(self, place: str, room: Geometry) -> Offset:
        """Where the card of a place lies, from the top left corner of the area."""
        width, height = self.card_size(room)
        columns, rows = self.size.width, self.size.height
        middle, air = (columns - width) // 2, 1 if room.framed else 2
        beside, down = HOMES[len(self.places)][place]
        x = middle + round(beside * (width + air))
        return Offset(min(max(x, 0), max(columns - width, 0)), int(down * max(rows - height, 0)))

    def edge(self, place: str, room: Geometry) -> Offset:
        """Where a card of a place comes from: its seat's edge of the area, where a corner of it is seen."""
        width, height = self.card_size(room)
        x, y = self.home(place, room)
        return {
            "across": Offset(x, 1 - height),
            "me": Offset(x, self.size.height - 1),
            "left": Offset(2 - width, y),
            "right": Offset(self.size.width - 2, y),
        }[side_of(place)]

    async def land(self, place: str, manner: Manner, pace: Pace, room: Geometry) -> None:
        """Lets the card of a place land as it was played; any key ends the motion.

        A card comes from its seat. A slap then shakes the whole trick and lights its edges, a snap flicks the edge of
        the card up and down; a card that is dropped comes from above and falls.
        """
        if not pace.pauses.frame:
            return
        for number in range(len(landing(manner, NO_SHIFT))):
            # Where it lies is asked for anew: the area may be laid out only while the card is coming.
            home = self.home(place, room)
            frame = landing(manner, self.edge(place, room) - home)[number]
            if frame.struck:
                self._all_home(room, frame.shift)
            else:
                self.card(place).styles.offset = home + frame.shift
            self._strike(frame.struck)
            if await pace.wait(pace.pauses.frame):
                break
        self._strike(struck=False)
        self._all_home(room)

    def _strike(self, struck: bool) -> None:
        for place in self.places:
            self.card(place).set_class(struck, STRUCK)

    async def gather(self, winner: str, pace: Pace, room: Geometry) -> None:
        """Lets a finished trick go to the place that won it; any key ends the motion."""
        if pace.pauses.frame:
            goal, away = self.home(winner, room), self.edge(winner, room)
            ways = [gathering(self.home(place, room), goal, away) for place in self.places]
            for offsets in zip(*ways, strict=True):
                for place, offset in zip(self.places, offsets, strict=True):
                    self.card(place).styles.offset = offset
                if await pace.wait(pace.pauses.frame):
                    break
        for place in self.places:
            self.card(place).clear()
        self._all_home(room)


CROWDED = "-crowded"
"""The class of a room in which more than one sits across."""
FACING = "-facing"
"""The class of a room in which two sit, so that nobody is at its left and its right."""
SEEN = "-seen"
"""The class of a room in which it is told which cards a seat is known to hold."""


class Between(Horizontal):
    """What lies between the seat across and one's own."""

    def on_resize(self) -> None:
        """Lets the stock go to its place in the room that there is now."""
        for stock in self.query_ancestor(Room).query(Stock):
            stock.settle()


class Room(Container):
    """Seats, trick, and what takes its place: a pad while there is something to choose, a nest while it is filled."""

    def __init__(self, places: tuple[str, ...] = FOUR, *, stocked: bool = False, id: str | None = None) -> None:
        """A room with these places, and where it is `stocked` with a stock beside the trick."""
        super().__init__(id=id, classes=CROWDED if is_crowded(places) else FACING if len(places) == 2 else None)
        self.places = places
        self.stocked = stocked

    def compose(self) -> ComposeResult:
        """The seats at their places, the trick and the pad between them."""
        with Vertical(id="seats"):
            with Horizontal(id="top"):
                # As one sees them, from the left.
                yield from self.panels(*self.at_side("across")[::-1])
            with Between(id="between"):
                with Vertical(id="left-wall"):
                    yield from self.panels(*self.at_side("left"))
                with Container(id="stage"):
                    yield TrickArea(self.places, id="trick")
                    yield Choices(id="pad")
                    yield NestArea(id="nest")
                with Vertical(id="right-wall"):
                    yield from self.panels(*self.at_side("right")[::-1])
            yield SeatPanel(id="seat-me", classes="seat")
        if self.stocked:
            yield Stock(len(self.places))
            yield DrawnCard(id="drawn-card")

    def at_side(self, side: str) -> tuple[str, ...]:
        """The places at one side of the room, counter-clockwise."""
        return tuple(place for place in self.places if side_of(place) == side)

    def panels(self, *places: str) -> ComposeResult:
        """A panel for each of these places."""
        for place in dict.fromkeys(places):
            if place in self.places:
                yield SeatPanel(id=f"seat-{place}", classes="seat")

    def seat(self, place: str) -> SeatPanel:
        """The panel at a place."""
        return self.query_one(f"#seat-{place}", SeatPanel)
