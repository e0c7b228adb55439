"""The Static of all pages: a text that stands still until something else is written.

Pages draw themselves whole, whatever has changed: that is simple, and right. Textual's Static then lays out the whole
screen for every text that is written, also for the same one. This one tells what is new and what needs other room.
"""

from __future__ import annotations

from textual.content import Content
from textual.visual import VisualType
from textual.widgets import Static as TextualStatic


class Static(TextualStatic):
    """A text that writing the same text again leaves alone; a text of the same size moves nothing around it."""

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        """Writes the text if it is another one.

        Args:
            content: the text.
            layout: whether the widget may get another size by it, where its size depends on its text.
        """
        before = self.content
        if isinstance(content, Content) and isinstance(before, Content):
            if content.is_same(before):
                return
            layout = layout and self._needs_other_room(before, content)
        super().update(content, layout=layout)

    def _needs_other_room(self, before: Content, after: Content) -> bool:
        """Whether the widget would be wider or higher with another text."""
        rules, room = self.styles.get_rules(), self.content_size
        if not room:
            # Not laid out yet, or not shown.
            return True
        width, height = self.styles.width, self.styles.height
        if width is not None and width.is_auto:
            one, other = (text.get_optimal_width(rules, room.width) for text in (before, after))
            if one != other:
                return True
        if height is None or not height.is_auto:
            return False
        one, other = (text.get_height(rules, room.width) for text in (before, after))
        return one != other
