"""The refusal of what was typed."""

from __future__ import annotations

from fa_cards.words import Phrase, Said


class Misuse(Exception):
    """What a person typed, or the file that it names, cannot stand; the sentence says why. Exit status 2."""

    def __init__(self, sentence: Phrase, **values: Said) -> None:
        super().__init__(sentence.msgid, values)
        self.sentence = sentence
        self.values = values

    def said(self) -> str:
        """The sentence in the language of the process."""
        return self.sentence.said(**self.values)
