"""The lessons of this chapter."""

from fa_cards.learn.lessons.parts import Chapter
from fa_cards.words import later

CHAPTER = Chapter("teka", later("Rules of the games"), ())
