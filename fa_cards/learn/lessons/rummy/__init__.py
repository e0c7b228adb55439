"""The lessons of contract rummy: Toonerville and Rook Shanghai."""

from fa_cards.learn.lessons.parts import Chapter
from fa_cards.learn.lessons.rummy.contracts import O5, O6
from fa_cards.learn.lessons.rummy.ending import O10, O11
from fa_cards.learn.lessons.rummy.kinds import O12, O13
from fa_cards.learn.lessons.rummy.laying import O7
from fa_cards.learn.lessons.rummy.rooks import O8, O9
from fa_cards.learn.lessons.rummy.start import O1, O2
from fa_cards.learn.lessons.rummy.turns import O3, O4
from fa_cards.words import later_in

CHAPTER = Chapter("rummy", later_in("game", "Toonerville"), (O1, O2, O3, O4, O5, O6, O7, O8, O9, O10, O11, O12, O13))
