"""The room: four seats round a trick, and in its middle what is to be chosen. Nothing in here is mirrored."""

from __future__ import annotations

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.geometry import Offset
from textual.widgets import Static

from fa_cards.rules.actions import Manner
from fa_cards.rules.cards import Card
from fa_cards.tui.cards import TrickCard
from fa_cards.tui.choices import Choices
from fa_cards.tui.geometry import Geometry
from fa_cards.tui.pace import Pace
from fa_cards.tui.seats import PLACES


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


class SeatPanel(Static):
    """A seat: its name with marks, and below it what matters of it."""

    def show(self, facts: SeatFacts) -> None:
        """Draws the facts; whose turn it is gets an arrow and colour."""
        self.set_class(facts.on_move, "-on-move")
        self.set_class(facts.friend, "-friend")
        arrow = "» " if facts.on_move else ""
        name = Content.assemble((f"{arrow}{facts.name}", "$table on $accent" if facts.on_move else "bold $ink"))
        marks = Content.styled(f" {facts.marks}", "bold $warning") if facts.marks else Content("")
        lines = [Content.styled(line, "$faint") for line in facts.lines]
        self.update(Content("\n").join([Content.assemble(name, marks), *lines]))


@dataclass(frozen=True)
class LyingCard:
    """A card of the trick as it is drawn."""

    place: str
    card: Card
    manner: Manner
    badge: str
    wins: bool


class TrickArea(Container):
    """The middle of the table: the cards of the trick, each on the side of its seat."""

    def compose(self) -> ComposeResult:
        """One card a place, shown when it is played."""
        for place in PLACES:
            yield TrickCard(place)

    def card(self, place: str) -> TrickCard:
        """The card at a place."""
        return self.query_one(f"#trick-{place}", TrickCard)

    def show(self, lying: tuple[LyingCard, ...], room: Geometry) -> None:
        """Draws these cards and no others."""
        for place in PLACES:
            one = self.card(place)
            found = next((each for each in lying if each.place == place), None)
            if found is None:
                one.clear()
                continue
            one.styles.width, one.styles.height = room.trick_card
            one.styles.offset = self.home(place, room)
            one.show(found.card, found.badge, manner=found.manner, wins=found.wins)

    def home(self, place: str, room: Geometry) -> Offset:
        """Where the card of a place lies, from the top left corner of the area."""
        width, height = room.trick_card
        columns, rows = self.size.width, self.size.height
        middle = (columns - width) // 2
        lower = max(rows - height, 0)
        return {
            "across": Offset(middle, 0),
            "me": Offset(middle, lower),
            "left": Offset(max(middle - width - 1, 0), (rows - height) // 2),
            "right": Offset(min(middle + width + 1, columns - width), (rows - height) // 2),
        }[place]

    async def land(self, place: str, manner: Manner, pace: Pace, room: Geometry) -> None:
        """Lets the card of a place land as it was played: slap shakes the trick, snap flicks, drop falls."""
        one, home = self.card(place), self.home(place, room)
        for shift in FRAMES[manner]:
            if manner is Manner.SLAP:
                for other in PLACES:
                    self.card(other).styles.offset = self.home(other, room) + shift
            else:
                one.styles.offset = home + shift
            await pace.wait(pace.pauses.frame)
        for other in PLACES:
            self.card(other).styles.offset = self.home(other, room)


FRAMES: dict[Manner, tuple[Offset, ...]] = {
    Manner.PLAIN: (),
    Manner.SLAP: (Offset(1, 0), Offset(-1, 0), Offset(1, 0)),
    Manner.SNAP: (Offset(0, -1), Offset(0, 0), Offset(0, -1)),
    Manner.DROP: (Offset(0, -2), Offset(0, -1)),
}
"""How a card moves when it lands, frame by frame, away from where it then lies."""


class Room(Container):
    """Seats, trick, and the pad that takes the trick's place while there is something to choose."""

    def compose(self) -> ComposeResult:
        """The seats at their places, the trick and the pad between them."""
        with Horizontal():
            with Vertical(id="left-wall"):
                yield SeatPanel(id="seat-left", classes="seat")
            with Vertical(id="middle"):
                yield SeatPanel(id="seat-across", classes="seat")
                with Container(id="stage"):
                    yield TrickArea(id="trick")
                    yield Choices(id="pad")
                yield SeatPanel(id="seat-me", classes="seat")
            with Vertical(id="right-wall"):
                yield SeatPanel(id="seat-right", classes="seat")

    def seat(self, place: str) -> SeatPanel:
        """The panel at a place."""
        return self.query_one(f"#seat-{place}", SeatPanel)
