"""The lessons of Teka."""

from fa_cards.learn.lessons.parts import Chapter
from fa_cards.learn.lessons.teka.calls import T4, T5, T6
from fa_cards.learn.lessons.teka.deal import T14
from fa_cards.learn.lessons.teka.first_trick import T7, T8
from fa_cards.learn.lessons.teka.raising import T11
from fa_cards.learn.lessons.teka.reading import T10
from fa_cards.learn.lessons.teka.scoring import T12
from fa_cards.learn.lessons.teka.signals import T9
from fa_cards.learn.lessons.teka.start import T1, T2, T3
from fa_cards.learn.lessons.teka.variants import T13
from fa_cards.words import later_in

CHAPTER = Chapter("teka", later_in("game", "Teka"), (T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14))
