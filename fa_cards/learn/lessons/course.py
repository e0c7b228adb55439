"""How a lesson goes on: where the learner is, what the table still has to show him, and what is said to his answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from fa_cards.learn.lessons.parts import Choose, Do, Free, Lesson, Mark, Part, Watch, stands_for
from fa_cards.learn.scenes import Scene, taken
from fa_cards.play.match import Match
from fa_cards.play.seats import Seat
from fa_cards.rules.actions import Action, Play
from fa_cards.rules.cards import Card, cards
from fa_cards.rules.chance import Dice
from fa_cards.rules.errors import Refusal
from fa_cards.rules.records import Step
from fa_cards.words import Phrase, later, say
from fa_cards.words.cards import card_phrase

ME = 0
"""The seat of the learner."""


ONE_MORE = later("One is missing: «{answer}». {why}")
"""What is said where a right answer of several was not chosen."""
NOT_THIS = later("«{answer}»: {why}")
"""What is said where a wrong answer, or card, of several was chosen."""
NO_MORE = later("Right: these, and no others.")
"""What is said where all right answers of several were chosen."""


class Stage(Enum):
    """Where the learner is in a part."""

    ASKED = "asked"
    """He reads, or is asked for something."""
    ANSWERED = "answered"
    """It is done; he reads what is said of it and goes on."""
    OVER = "over"
    """The lesson is over."""


Remark = Phrase | Refusal
"""What is said of an answer: a sentence of the lesson, or the rule that forbids a step."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of an answer."""

    right: bool
    said: Remark


class Session(ABC):
    """Parts that a learner goes through one after the other, at a match of their own that no store keeps."""

    match: Match
    """The match on the table; another one where a part lays out a scene."""
    hides_aids = False
    """Whether the table tells nothing, while something is asked, that the learner is to find out."""

    def begin(self, match: Match) -> None:
        """Begins the part that the learner is at, at this match."""
        self.match = match
        self.stage = Stage.ASKED
        self.verdict: Verdict | None = None
        """What was said of the last answer."""
        self.attempts = 0
        """How many answers to this part were wrong."""
        self.pending = list(taken(match.game, match.state, self.part.before))
        """The steps that the table still has to show."""

    @property
    @abstractmethod
    def part(self) -> Part:
        """The part that the learner is at."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What is learnt, in the language of the process."""

    @property
    @abstractmethod
    def where(self) -> str:
        """How far the learner has come, in the language of the process."""

    @property
    @abstractmethod
    def shows_title(self) -> bool:
        """Whether the title is seen also where it takes a row from the words."""

    @property
    def order(self) -> tuple[int, ...]:
        """The places of the answers in the order in which they are offered."""
        part = self.part
        return tuple(range(len(part.answers))) if isinstance(part, Choose) else ()

    @property
    def shows_first(self) -> bool:
        """Whether the table has to show something before the learner is told what it is about."""
        return bool(self.pending) and (self.stage is Stage.ANSWERED or not isinstance(self.part, Watch))

    @property
    def asks(self) -> bool:
        """Whether everything was shown, and the learner is asked for something."""
        return self.stage is Stage.ASKED and not self.pending

    @property
    def asks_for_step(self) -> bool:
        """Whether the learner is to make a step."""
        return self.asks and isinstance(self.part, Do)

    @property
    def plays_freely(self) -> bool:
        """Whether the learner plays a deal as he likes."""
        return self.asks and isinstance(self.part, Free)

    # --- answers -------------------------------------------------------------------------------------------------

    def judge(self, action: Action) -> Verdict:
        """What is said of a step of the learner; nothing is taken yet."""
        part = self.part
        assert isinstance(part, Do)
        text = action.text
        if any(stands_for(entry, text) for entry in part.right) and self.match.why_not(ME, action) is None:
            return Verdict(True, part.then)
        for entry, said in part.wrong.items():
            if stands_for(entry, text):
                return Verdict(False, said)
        why = self.match.why_not(ME, action)
        return Verdict(False, part.other if why is None else why)

    def shown(self) -> Action:
        """The step that is right, for a learner who wants to be shown it."""
        part = self.part
        assert isinstance(part, Do)
        return self.match.game.parse(part.right[0])

    def choose(self, chosen: Iterable[int]) -> Verdict:
        """What is said of the answers with these places."""
        part = self.part
        assert isinstance(part, Choose)
        places = frozenset(chosen)
        right = [one for one in part.answers if one.right]
        for place in sorted(places):
            if not part.answers[place].right:
                wrong = part.answers[place]
                return Verdict(False, _of(wrong.text, wrong.why) if part.several else wrong.why)
        missed = next((one for place, one in enumerate(part.answers) if one.right and place not in places), None)
        if missed is not None:
            return Verdict(False, ONE_MORE.filled(answer=missed.text, why=missed.why) if part.several else missed.why)
        return Verdict(True, NO_MORE if part.several else right[0].why)

    def mark(self, marked: Iterable[Card]) -> Verdict:
        """What is said of the marked cards."""
        part = self.part
        assert isinstance(part, Mark)
        some, right = tuple(marked), self.wanted()
        for card in some:
            if card not in right:
                return Verdict(False, part.wrong.get(card.text) or _of(card_phrase(card), part.other))
        return Verdict(True, part.then) if set(some) == right else Verdict(False, part.missing)

    def wanted(self) -> frozenset[Card]:
        """The cards that are to be marked."""
        part = self.part
        assert isinstance(part, Mark)
        if part.cards is not None:
            return frozenset(cards(part.cards))
        return frozenset(step.card for step in self.match.view(ME).legal if isinstance(step, Play))

    def answered(self, verdict: Verdict) -> None:
        """Keeps what was said of an answer; where it is right the part is done, and the table shows what follows."""
        self.verdict = verdict
        if not verdict.right:
            self.attempts += 1
            return
        self.stage = Stage.ANSWERED
        if isinstance(self.part, Do):
            self.pending = list(taken(self.match.game, self.match.state, self.part.after))

    def finished_freely(self) -> None:
        """Keeps that the deal was played to its end."""
        part = self.part
        assert isinstance(part, Free)
        self.answered(Verdict(True, part.then))

    # --- going on -------------------------------------------------------------------------------------------------

    def next_of_table(self) -> Step | None:
        """The next step that the table shows, or None; it counts as shown."""
        return self.pending.pop(0) if self.pending else None

    @abstractmethod
    def go_on(self) -> None:
        """Goes on to the next part, or to the end; `match` may be another one then."""

    @abstractmethod
    def go_back(self) -> None:
        """Goes back to the beginning of the part before, or of the first one."""


class Course(Session):
    """A lesson on its way."""

    def __init__(self, lesson: Lesson, seats: Sequence[Seat], at: int = 0) -> None:
        """The lesson from the part of that number on, at a table where these sit; the learner has the first seat."""
        self.lesson = lesson
        self.seats = tuple(seats)
        self._begin_at(at)

    def _begin_at(self, at: int) -> None:
        """Begins a part, at the match as it stands before it."""
        self.at = at
        self.begin(position(self.lesson, at, self.seats))

    @property
    def part(self) -> Part:
        """The part that the learner is at."""
        return self.lesson.parts[self.at]

    @property
    def title(self) -> str:
        """What is learnt, in the language of the process."""
        return self.lesson.title.said()

    @property
    def order(self) -> tuple[int, ...]:
        """The places of the answers as chance offers them, always alike: where the right one stands tells nothing."""
        return Dice(f"answers of {self.lesson.key}, part {self.at}").shuffled(super().order)

    @property
    def where(self) -> str:
        """Which part it is, in the language of the process."""
        return say("Step {n} of {all}", n=self.at + 1, all=len(self.lesson.parts))

    @property
    def shows_title(self) -> bool:
        """Whether the learner is at the first part."""
        return self.at == 0

    def go_on(self) -> None:
        """Goes on to the next part, or to the end of the lesson."""
        if self.at + 1 == len(self.lesson.parts):
            self.stage = Stage.OVER
            return
        self._begin_at(self.at + 1)

    def go_back(self) -> None:
        """Goes back to the beginning of the part before, or of the first one."""
        self._begin_at(max(self.at - 1, 0))

    def again(self) -> None:
        """Begins the part anew."""
        self._begin_at(self.at)


def _of(chosen: Phrase, why: Phrase) -> Phrase:
    """What is said of one wrong choice among several: it is named first."""
    return NOT_THIS.filled(answer=chosen, why=why)


def scene_of(lesson: Lesson, at: int) -> tuple[Scene, int]:
    """The scene that a part is played at, and the number of the part that laid it out.

    Raises:
        ValueError: no part up to that one has a scene.
    """
    for number in range(at, -1, -1):
        if (scene := lesson.parts[number].scene) is not None:
            return scene, number
    raise ValueError(f"lesson {lesson.key} has no scene before part {at}")


def position(lesson: Lesson, at: int, seats: Sequence[Seat]) -> Match:
    """The match as it stands before a part: what the parts before have shown and asked for since the last scene."""
    scene, first = scene_of(lesson, at)
    match = Match(scene.made(), seats, f"lesson {lesson.key}", start=scene.dealt(), steps=scene.taken())
    for part in lesson.parts[first:at]:
        for text in _of_part(part):
            for step in taken(match.game, match.state, text):
                match.do(step.seat, step.action)
    return match


def _of_part(part: Part) -> tuple[str, ...]:
    """The steps of a part, as they are taken by who answers it as it is meant.

    Raises:
        ValueError: they are not known, because the learner plays freely.
    """
    match part:
        case Do():
            return part.before, part.right[0], part.after
        case Free():
            raise ValueError("after playing freely a lesson goes on with a scene")
        case Watch() | Choose() | Mark() | Part():
            return (part.before,)
