"""The lessons of California Jack, Shasta Sam, California Fives and All Fours."""

from fa_cards.learn.lessons.fours.all_fours import J12
from fa_cards.learn.lessons.fours.fives import J10, J11
from fa_cards.learn.lessons.fours.order import J7, J8
from fa_cards.learn.lessons.fours.points import J5, J6
from fa_cards.learn.lessons.fours.shasta import J9
from fa_cards.learn.lessons.fours.start import J1, J2
from fa_cards.learn.lessons.fours.tricks import J3, J4
from fa_cards.learn.lessons.parts import Chapter
from fa_cards.words import later

CHAPTER = Chapter("fours", later("The California Jack family"), (J1, J2, J3, J4, J5, J6, J7, J8, J9, J10, J11, J12))
