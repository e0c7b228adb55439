"""The lessons of the Rook family and of Golden Ten."""

from fa_cards.learn.lessons.parts import Chapter
from fa_cards.learn.lessons.rook.bidding import R3, R4
from fa_cards.learn.lessons.rook.discard import R9, R10
from fa_cards.learn.lessons.rook.golden import R14
from fa_cards.learn.lessons.rook.history import R1, R2
from fa_cards.learn.lessons.rook.nest import R5, R6
from fa_cards.learn.lessons.rook.others import R13
from fa_cards.learn.lessons.rook.partner import R11
from fa_cards.learn.lessons.rook.scoring import R7, R8
from fa_cards.learn.lessons.rook.secret import R12
from fa_cards.words import later

CHAPTER = Chapter("rook", later("The Rook family"), (R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14))
