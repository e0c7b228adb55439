"""Textual's widgets that need a hand to read from right to left; `fa_cards.rtl.layout` says why, and which do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from textual import widgets
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets._select import SelectCurrent, SelectOverlay
from textual.widgets._toggle_button import ToggleButton

from fa_cards.rtl.layout import Mirrored

if TYPE_CHECKING:
    _ToggleMixin = ToggleButton
else:
    _ToggleMixin = object

Value = TypeVar("Value")


class OptionList(Mirrored, widgets.OptionList):
    """A list of options, its scrollbar where lines end."""


class ListView(Mirrored, widgets.ListView):
    """A list of widgets, its scrollbar where lines end."""


class RadioSet(Mirrored, widgets.RadioSet):
    """A set of radio buttons, its scrollbar where lines end."""


class _TextToggle(_ToggleMixin):
    """A toggle whose box is written as text, so that it turns with its label; it is on or off without colours too."""

    BUTTON_LEFT = "["
    BUTTON_RIGHT = "]"

    @property
    def _button(self) -> Content:
        inner = self.BUTTON_INNER if self.value else " "
        return Content.styled(f"{self.BUTTON_LEFT}{inner}{self.BUTTON_RIGHT}", self.get_visual_style("toggle--label"))


class Checkbox(_TextToggle, widgets.Checkbox):
    """A box to tick, before its label in both directions."""

    BUTTON_INNER = "✓"


class RadioButton(_TextToggle, widgets.RadioButton):
    """One of several choices, its mark before its label in both directions."""

    BUTTON_LEFT = "("
    BUTTON_INNER = "•"
    BUTTON_RIGHT = ")"


class _SelectCurrent(Mirrored, SelectCurrent):
    """The chosen value, its arrow where lines end."""


class _SelectOverlay(Mirrored, SelectOverlay):
    """The choices, their scrollbar where lines end."""


class Select(widgets.Select[Value]):
    """A choice from a list that opens; give it a prompt, for its own one is English."""

    def compose(self) -> ComposeResult:
        """The chosen value and the list of choices."""
        yield _SelectCurrent(self.prompt)
        yield _SelectOverlay(type_to_search=self._type_to_search).data_bind(compact=widgets.Select.compact)
