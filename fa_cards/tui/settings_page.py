"""The settings: what a person likes, kept for good, and seen at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import PurePath
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.content import Content

from fa_cards.play.refusals import StoreRefusal
from fa_cards.play.seats import LONGEST_NAME, clean_name
from fa_cards.play.settings import CHOICES, Settings, SettingValue
from fa_cards.rtl import Row, TerminalClass
from fa_cards.rules.cards import CARDS
from fa_cards.rules.errors import Refusal
from fa_cards.rules.options import Value
from fa_cards.tui.ask import AskPage, AskTextPage
from fa_cards.tui.cards import line_content
from fa_cards.tui.choices import AIR
from fa_cards.tui.fields import Field, FieldsPage, Writing
from fa_cards.tui.ink import isolated, pressable, spaced
from fa_cards.tui.static import Static
from fa_cards.tui.terminal_question import ask_terminal
from fa_cards.words import LANGUAGES, language, later, say, say_in
from fa_cards.words.seats import own_name
from fa_cards.words.settings import (
    GROUPS,
    LANGUAGE,
    NAME,
    TERMINAL,
    not_kept,
    setting_effect,
    setting_label,
    setting_value_label,
)
from fa_cards.words.terminal_kinds import KINDS

TRY, RESET, BACK = "try", "reset", "back"

PREVIEW: Final = tuple(CARDS[text] for text in ("AS", "KH", "QC", "TD"))
"""The cards by which one sees deck, letters and digits: one of each suit."""


def offered(key: str) -> tuple[SettingValue, ...]:
    """The values of a setting in the order in which they are offered; none of the name, which is written."""
    match key:
        case "language":
            return tuple(LANGUAGES)
        case "terminal":
            return (None, *KINDS)
        case "name":
            return ()
        case _:
            return CHOICES.get(key, (True, False))


class Preview(Static):
    """A few cards as the settings have them."""

    def show(self) -> None:
        """Draws them anew."""
        cards = (isolated(Content.assemble(AIR, line_content(card, words=True), AIR)) for card in PREVIEW)
        self.update(spaced((card.stylize("on $card") for card in cards), 1))


class SettingsPage(FieldsPage):
    """All settings in groups; what is chosen is kept and seen at once, here and on the pages behind."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["frame.tcss", "fields.tcss", "settings_page.tcss"]

    BROUGHT_BY = "settings"

    def __init__(self) -> None:
        super().__init__()
        keys = [key for group in GROUPS.values() for key in group]
        self._fields = {key: self._field(key) for key in keys if offered(key)}
        self._order = (*keys, TRY, RESET, BACK)
        self.marked = keys[0]

    def _field(self, key: str) -> Field:
        return Field(
            key,
            offered(key),
            lambda: setting_label(key),
            lambda value: setting_value_label(key, value),
            lambda value: setting_effect(key, value, self._found),
        )

    @property
    def _found(self) -> str | None:
        found = self.program.terminal_found
        return str(found) if found is not None else None

    def compose_heading(self) -> ComposeResult:
        """The title, and cards at the other end of its line."""
        with Row(classes="heading"):
            yield Static(classes="title")
            yield Preview()

    def compose_lines(self) -> ComposeResult:
        """The groups of settings, each under its name, and what can be done with all of them."""
        for group in GROUPS.values():
            yield Static(classes="group")
            for key in group:
                yield self.line(key)
        yield self.line(TRY)
        yield self.line(RESET)
        yield self.line(BACK)

    # --- what the page shows -------------------------------------------------------------------------------------

    def show(self) -> None:
        """Writes everything as the settings are now."""
        super().show()
        for widget, name in zip(self.query(".group").results(Static), GROUPS, strict=True):
            widget.update(Content(name.said()))
        self.query_one(Preview).show()

    @property
    def order(self) -> tuple[str, ...]:
        """The settings, and what can be done with all of them."""
        return self._order

    @property
    def fields(self) -> Mapping[str, Field]:
        """The settings with values to choose from."""
        return self._fields

    def value(self, key: str) -> Value:
        """The value as it counts now, kept or not."""
        if key == LANGUAGE:
            return language().code
        value: Value = getattr(self.program.settings, key)
        # A newer version may have named a terminal that this one does not know.
        return value if value in offered(key) else None

    def writing(self, key: str) -> Writing | None:
        """What stands beside a line: values, or the person's name."""
        if key != NAME:
            return super().writing(key)
        name = self.program.settings.name
        text = Content.styled(name, "bold $accent") if name else Content(own_name())
        return lambda _: pressable(isolated(text), NAME)

    def heading(self) -> str:
        """What the page is called."""
        return say_in("menu", "Settings")

    def label(self, key: str) -> str:
        """How a line without values to choose from is called."""
        match key:
            case "try":
                return say_in("settings", "Try it")
            case "reset":
                return say_in("settings", "Back to the usual values")
            case "back":
                return say_in("button", "Back")
            case _:
                return setting_label(key)

    def why(self, reason: Refusal) -> str:
        """Why a value could not be kept."""
        return not_kept(reason) if isinstance(reason, StoreRefusal) else super().why(reason)

    def note(self, key: str) -> str:
        """A sentence on a line."""
        match key:
            case "try":
                return say("Shows a line of Persian twice and asks which reads right.")
            case "reset":
                return say("Sets everything as it was at first, but language, name and terminal.")
            case "back":
                return say("Goes back; what you have chosen is kept already.")
            case _:
                return setting_effect(key, self.value(key), self._found)

    # --- what can be done ----------------------------------------------------------------------------------------

    def choose(self, key: str, value: Value) -> None:
        """Sets a value for good, or says why it could not be kept."""
        assert not isinstance(value, int) or isinstance(value, bool)
        self._change({key: value})

    def _change(self, changes: Mapping[str, SettingValue]) -> None:
        self.attempt(partial(self.program.change, **changes))

    def do_name(self) -> None:
        """Asks for the person's name."""

        def answered(name: str | None) -> None:
            if name is not None:
                self.refused = None
                self._change({NAME: clean_name(name)})

        question = later("How are you called at the table?")
        page = AskTextPage(question.said, self.program.settings.name, longest=LONGEST_NAME, placeholder=own_name)
        self.app.push_screen(page, answered)

    def do_try(self) -> None:
        """Asks which of two lines reads right, and keeps what the answer means.

        Raises:
            Refusal: there are no letters to write these lines with.
        """
        if not self.program.output.signs:
            raise Refusal("no-persian-letters")

        def answered(name: str | None) -> None:
            self.refused = None
            if name is not None:
                self._change({TERMINAL: name})

        named = TerminalClass.known(self.value(TERMINAL))
        ask_terminal(self.program, named or self.program.terminal_found or TerminalClass.NONE, answered)

    def do_reset(self) -> None:
        """Asks whether to go back to the usual values, and does."""

        def answered(yes: bool | None) -> None:
            if yes:
                self.refused = None
                usual = Settings()
                self._change({key: getattr(usual, key) for key in self._fields if key not in (LANGUAGE, TERMINAL)})

        question = later("Set everything as it was at first? Language, name and terminal stay.")
        self.app.push_screen(AskPage(question.said), answered)

    def do_settings(self) -> None:
        """Leaves the page: the key that brought it takes it away."""
        self.do_back()
