"""What all games of tricks have in common, for who has never held cards."""

from fa_cards.learn.lessons.basics.bidding import B4, B5
from fa_cards.learn.lessons.basics.known import B6
from fa_cards.learn.lessons.basics.tricks import B1, B2, B3
from fa_cards.learn.lessons.parts import Chapter
from fa_cards.words import later

CHAPTER = Chapter("basics", later("The first steps"), (B1, B2, B3, B4, B5, B6))
