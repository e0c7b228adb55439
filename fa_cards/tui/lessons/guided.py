"""A table at which somebody learns: a lesson goes on at it, with the coach beside the room."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import PurePath
from typing import Any, ClassVar, NamedTuple

from textual.app import ComposeResult

from fa_cards.bots.advice import Advice
from fa_cards.learn.lessons.course import ME, Session, Stage
from fa_cards.learn.lessons.parts import Choose, Do, Free, Mark
from fa_cards.play.coach import advising
from fa_cards.play.match import Match, Moment
from fa_cards.rules.actions import Action
from fa_cards.rules.cards import Card
from fa_cards.rules.errors import Refusal
from fa_cards.rules.game import DealScore
from fa_cards.tui.advice import SAME, otherwise, why_text
from fa_cards.tui.choices import Choice, Choices, Rows
from fa_cards.tui.games.presenter import Aids
from fa_cards.tui.keys import BY_NAME, Act, Scope
from fa_cards.tui.lessons.coach import Coach, Told
from fa_cards.tui.stylesheet import sheets
from fa_cards.tui.table import TablePage
from fa_cards.tui.tables import deal_over_page, guided_table
from fa_cards.words import say, say_in
from fa_cards.words.refusals import refusal

ANSWER = "answer-"
"""What stands before the place of an answer in the name of its choice."""
DONE = "answered"
"""The choice that ends the choosing of several answers."""
TICKED, UNTICKED = "■", "□"


class _Taken(NamedTuple):
    """A step of the learner who plays freely."""

    match: Match
    number: int
    """How many steps were taken before it."""
    action: Action


class Sitting(ABC):
    """What belongs to who learns, beside the table: what is kept of it, and how it ends."""

    @abstractmethod
    def kept(self, page: GuidedTable) -> None:
        """Keeps how far the learner has come."""

    @abstractmethod
    def finish(self, page: GuidedTable) -> None:
        """Ends it."""


class GuidedTable(TablePage):
    """The table of a lesson or a quiz: who learns does what he is asked, and the table shows the rest."""

    CSS_PATH: ClassVar[list[str | PurePath]] = sheets("cards", "table", "curtain", "lessons/lessons")

    def __init__(self, course: Session, sitting: Sitting) -> None:
        """The table at which that course goes on."""
        super().__init__(course.match)
        self.course = course
        self.sitting = sitting
        self.ticked: frozenset[int] = frozenset()
        """The answers that are chosen of several."""
        self.marked: frozenset[Card] = frozenset()
        """The cards that are marked as an answer."""
        self.coached: tuple[_Taken, Advice] | None = None
        """The last step of the learner who plays freely that the coach looked at, and what he advised."""
        self.add_class("-lesson")

    def on_mount(self) -> None:
        """Keeps that it was begun."""
        super().on_mount()
        self.sitting.kept(self)
        # Once more when the room is known that there is for choices between coach and players.
        self.when_drawn(self.show)

    def compose_side(self) -> ComposeResult:
        """The coach, in place of log and last trick, which come at their keys."""
        yield Coach(id="coach")

    # --- where the lesson is --------------------------------------------------------------------------------------

    @property
    def reading(self) -> bool:
        """Whether the learner reads, and a key goes on."""
        course = self.course
        if self.busy or course.pending or course.stage is Stage.OVER:
            return False
        return course.stage is Stage.ANSWERED or not isinstance(course.part, Do | Choose | Mark | Free)

    @property
    def choosing_answer(self) -> bool:
        """Whether the learner chooses among answers."""
        return not self.busy and self.course.asks and isinstance(self.course.part, Choose)

    @property
    def marking(self) -> bool:
        """Whether the learner marks cards."""
        return not self.busy and self.course.asks and isinstance(self.course.part, Mark)

    @property
    def asked(self) -> bool:
        """Whether something is asked of the learner, if only that he goes on."""
        return self.my_turn or self.reading or self.choosing_answer or self.marking

    @property
    def awaited(self) -> int | None:
        """The learner, where a step is asked of him or he plays freely."""
        course = self.course
        return super().awaited if course.asks_for_step or course.plays_freely else None

    @property
    def goes_by_itself(self) -> bool:
        """Whether the table has something to show, or others move where the learner plays freely."""
        return bool(self.course.pending) or (self.course.plays_freely and super().goes_by_itself)

    async def _others_step(self) -> Moment | None:
        """The next step that the table shows; where the learner plays freely, that of others."""
        if not self.course.pending:
            return await super()._others_step()
        if self.course.pending[0].seat is not None:
            await self.program.pace.wait(self.pause_before(self.course.pending[0].action))
        step = self.course.next_of_table()
        return None if step is None else self.match.do(step.seat, step.action)

    @property
    def can_undo(self) -> bool:
        """Whether the learner may take something back: only where he plays freely."""
        return self.course.plays_freely and super().can_undo

    @property
    def can_redo(self) -> bool:
        """Whether the learner may do something again: only where he plays freely."""
        return self.course.plays_freely and super().can_redo

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """The keys of what the learner is asked for."""
        if self.choosing_answer:
            return (Scope.LIST, Scope.LESSON, *self.ALWAYS, Scope.PAGE)
        if self.marking:
            return (Scope.LESSON_MARK, self.scope_of_hand, Scope.LESSON, *self.ALWAYS, Scope.PAGE)
        if self.reading:
            return (Scope.LESSON_ON, Scope.LESSON, *self.ALWAYS, Scope.PAGE)
        return (Scope.LESSON, *super().scopes)

    @property
    @abstractmethod
    def scope_of_hand(self) -> Scope:
        """The scope whose keys move among the cards of the hand."""

    @property
    def choices(self) -> Choices:
        """The choices that the arrows move in now."""
        return self.query_one(Coach).answers if self.choosing_answer else super().choices

    # --- drawing --------------------------------------------------------------------------------------------------

    def show_side(self, view: Any, names: tuple[str, ...]) -> None:
        """Lets the coach speak."""
        self.set_class(self.reading or self.choosing_answer or self.marking, "-told")
        self.query_one(Coach).show(self._told())

    def _told(self) -> Told:
        course = self.course
        remark, right = "", None
        if course.verdict is not None:
            said, right = course.verdict.said, course.verdict.right
            remark = refusal(said) if isinstance(said, Refusal) else said.said()
        elif course.plays_freely and (of_step := self._remark_on_step()) is not None:
            remark, right = of_step
        text = course.part.text.said()
        if course.shows_first:
            # Nothing runs ahead of what lies on the table.
            remark, text = "", say("Watch the table.")
        return Told(
            title=course.title,
            where=course.where,
            shows_title=course.shows_title,
            text=text,
            remark=remark,
            right=right,
            done=course.stage is Stage.ANSWERED,
            answers=self._answers() if self.choosing_answer else (),
        )

    @property
    def aids(self) -> Aids:
        """What the lines above the table reckon; nothing while a quiz asks for what they would tell."""
        return Aids(False, False) if self.course.hides_aids and self.course.stage is Stage.ASKED else super().aids

    def reads(self) -> str:
        """What the coach says now."""
        told = self._told()
        return " ".join((told.title, told.text, told.remark))

    def _answers(self) -> Rows:
        part = self.course.part
        assert isinstance(part, Choose)
        rows = []
        for place in self.course.order:
            one = part.answers[place]
            sign = (TICKED if place in self.ticked else UNTICKED) + " " if part.several else ""
            rows.append((Choice(f"{ANSWER}{place}", sign + one.text.said()),))
        if part.several:
            rows.append((Choice(DONE, say_in("button", "Answer")),))
        return tuple(rows)

    def _sentence(self, view: Any) -> str:
        """What the learner is to do next."""
        if self.refused is None and not self.busy:
            if self.reading:
                return say("{key} goes on", key=BY_NAME["lesson-on"].cap)
            if self.choosing_answer:
                part = self.course.part
                assert isinstance(part, Choose)
                key = BY_NAME["choose"].cap
                if part.several:
                    return say("More than one answer is right: {key} marks each, then choose «Answer».", key=key)
                return say("Choose the answer with the arrows; {key} takes it.", key=key)
            if self.marking:
                mark, done = BY_NAME["lesson-mark"].cap, BY_NAME["lesson-marked"].cap
                return say("{mark} marks a card, {done} answers with all that are marked.", mark=mark, done=done)
        return super()._sentence(view)

    def hints(self) -> tuple[str, ...]:
        """The keys of the lesson, the most important first."""
        now: tuple[str, ...] = ("lesson-before", "lesson-skip", "help", "language", "back")
        if self.course.plays_freely:
            now = ("hint", *now)
        elif self.course.asks_for_step or self.choosing_answer or self.marking:
            now = ("lesson-show", *now)
        if self.query_one(Coach).words.max_scroll_y:
            now = ("page-down", *now)
        verdict = self.course.verdict
        if verdict is not None and isinstance(verdict.said, Refusal):
            # What forbids it can be read at one key.
            now = ("rules", *now)
        beside = (name for name in self.hints_beside() if self.offers(BY_NAME[name]))
        return (*(("undo",) if self.can_undo else ()), *now, *beside)

    def scroll_words(self, pages: int) -> None:
        """Scrolls what the coach says, where it has no room."""
        words = self.query_one(Coach).words
        words.scroll_relative(y=pages * max(words.size.height - 1, 1), animate=False)

    # --- answering ------------------------------------------------------------------------------------------------

    def take(self, action: Action) -> None:
        """Takes a step of the learner, or says what is wrong with it."""
        course = self.course
        if not course.asks_for_step or not self.my_turn:
            match, number, view = self.match, len(self.match.moments), self.view
            mine = course.plays_freely and self.my_turn
            super().take(action)
            if mine and len(match.moments) > number:
                self.run_worker(self._look_at(_Taken(match, number, action), view), group="coach", exclusive=True)
            return
        verdict = course.judge(action)
        if verdict.right:
            super().take(action)
        course.answered(verdict)
        self.show()

    async def _look_at(self, taken: _Taken, view: Any) -> None:
        """Has the coach look at a step of the learner who plays freely, and shows what he says of it."""
        advice = await self.program.work(advising(taken.match.game, view, taken.number))
        if advice.reasons:
            self.coached = taken, advice
            self.show()

    def _remark_on_step(self) -> tuple[str, bool | None] | None:
        """What the coach says of the last step of the learner that he has looked at; nothing once it is undone."""
        if self.coached is None:
            return None
        taken, advice = self.coached
        if taken.match is not self.match or len(self.match.moments) <= taken.number:
            return None
        if advice.action != taken.action:
            return otherwise(advice, self.names, ME, self.match.game), None
        return f"{SAME.said()} {why_text(advice, self.names, ME, self.match.game)}".rstrip(), True

    def press(self, name: str) -> bool:
        """Chooses the answer that was clicked, or does the act."""
        if self.choosing_answer and name.startswith(ANSWER):
            self._answer(int(name.removeprefix(ANSWER)))
            return True
        if self.choosing_answer and name == DONE:
            self._answered()
            return True
        return super().press(name)

    def _answer(self, place: int) -> None:
        part = self.course.part
        assert isinstance(part, Choose)
        if part.several:
            self.ticked ^= {place}
            self.show()
        else:
            self.course.answered(self.course.choose([place]))
            self.show()

    def do_choose(self) -> None:
        """Takes the marked answer, or says how one is marked."""
        if self.choosing_answer and self.choices.marked is None:
            self.refuse(Refusal("no-answer-marked"))
        else:
            super().do_choose()

    def _answered(self) -> None:
        self.course.answered(self.course.choose(self.ticked))
        self.show()

    @property
    @abstractmethod
    def card_at_mark(self) -> Card | None:
        """The card that is chosen in the hand."""

    def do_lesson_mark(self) -> bool:
        """Marks the chosen card, or takes its mark away."""
        card = self.card_at_mark
        if not self.marking or card is None:
            return False
        self.marked ^= {card}
        self.show()
        return True

    def do_lesson_marked(self) -> bool:
        """Answers with the marked cards."""
        if not self.marking:
            return False
        if not self.marked:
            self.refuse(Refusal("no-card-marked", key=BY_NAME["lesson-mark"].cap))
            return True
        self.course.answered(self.course.mark(self.marked))
        self.show()
        return True

    def do_lesson_show(self) -> bool:
        """Shows what is right: takes the step, or marks the answers."""
        course, part = self.course, self.course.part
        if course.asks_for_step and self.my_turn:
            self.take(course.shown())
        elif self.choosing_answer and isinstance(part, Choose):
            right = [place for place, one in enumerate(part.answers) if one.right]
            self.ticked = frozenset(right)
            self.show()
            self.choices.mark(DONE if part.several else f"{ANSWER}{right[0]}")
        elif self.marking:
            self.marked = course.wanted()
            self.show()
        elif course.plays_freely:
            self.do_hint()
        else:
            return False
        return True

    # --- going on -------------------------------------------------------------------------------------------------

    def do_lesson_on(self) -> bool:
        """Goes on to the next part, or to the end of the lesson."""
        if not self.reading:
            return False
        self._go_to_next()
        return True

    def do_lesson_skip(self) -> None:
        """Goes on, whatever is asked for."""
        self._go_to_next()

    def do_lesson_before(self) -> None:
        """Goes one part back."""
        self.course.go_back()
        self._moved()

    def _go_to_next(self) -> None:
        self.course.go_on()
        if self.course.stage is Stage.OVER:
            self.sitting.finish(self)
        else:
            self._moved()

    def _moved(self) -> None:
        """Lays out the part at which the learner is now, and lets the table show what belongs to it."""
        self.workers.cancel_node(self)
        before, self.match = self.match.game, self.course.match
        if (before.key, before.seats) != (self.match.game.key, self.match.game.seats):
            # Another number of seats, or another game, is another table.
            self.program.show_instead(guided_table(self.course, self.sitting))
            return
        self.ticked = frozenset()
        self.marked = frozenset()
        self.end_showing()
        self.refused = None
        self.lay_out_anew()
        self.sitting.kept(self)
        self.go_on()

    def lay_out_anew(self) -> None:
        """Forgets what was chosen at the position before."""
        self.turn = self.fresh_turn()

    async def _after_deal(self, deal: DealScore) -> bool:
        """Where the learner has played freely, shows the end of his deal, with which the part is done."""
        if not self.course.plays_freely:
            return True
        page = deal_over_page(self.match, ME, deal)
        page.in_lesson = True
        await self.app.push_screen_wait(page)
        self.course.finished_freely()
        self.end_showing()
        self.busy = False
        self.show()
        return False

    def offers(self, act: Act) -> bool:
        """Whether the act can be done now; nobody takes another seat in a lesson."""
        match act.name:
            case "seats" | "sheet":
                return False
            case "lesson-on":
                return self.reading
            case "lesson-mark" | "lesson-marked":
                return self.marking
            case _:
                return super().offers(act)

    def do_seats(self) -> None:
        """Nothing: in a lesson everybody keeps his seat."""

    def do_back(self) -> None:
        """Leaves the lesson; where it was left it is taken up again."""
        self.dismiss()
