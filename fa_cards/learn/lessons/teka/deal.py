"""A whole deal of Teka with the coach."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Free, Lesson, Mark
from fa_cards.learn.lessons.writing import NO_RAISES
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_DEAL = Scene(
    "teka",
    ("S AKQT52 H A94 D K7 C 64", "S J8 H KT62 D AQ85 C J93", "S 973 H QJ3 D J964 C AK7", "S 64 H 875 D T32 C QT852"),
    3,
    options=NO_RAISES,
)

T14 = Lesson(
    "T14",
    later("A deal with the coach"),
    later("You play a whole deal and read the reason for each advice of the coach."),
    (
        Mark(
            text=later(
                "First look at your cards: if spades are trump, which four will most likely win a trick? Mark them."
            ),
            scene=_DEAL,
            cards="AS KS QS AH",
            missing=later("There are four: three spades, and an ace."),
            wrong={
                "KD": later("Perhaps: the king wins only if the ace does not come on it."),
                "TS": later("Perhaps, later on: the jack of spades is with somebody else."),
            },
            other=later("Too low to win for certain. Look at the highest cards of spades and at the aces."),
            then=later("These four are yours; and of six spades, the low ones win in the end too."),
        ),
        Choose(
            text=later("Your partner brings two or three tricks as a rule. You speak first: what do you bid?"),
            answers=(
                Answer(later("I bid 9"), later("Right: 6 or 7 of your own, and 2 or 3 of your partner's."), right=True),
                Answer(later("I pass"), later("With such spades? You speak only once: bid.")),
                Answer(
                    later("I bid 12"),
                    later("You would lose your contract with the second lost trick, and diamonds and clubs are weak."),
                ),
            ),
        ),
        Free(
            text=later(
                "Now play: bid, name trump, lead. First draw the trumps of the others with your high "
                "ones. Wherever you hesitate, ask for a hint."
            ),
            scene=_DEAL,
            then=later("A whole deal of Teka: that was it. From here on you learn by playing."),
        ),
    ),
    (
        later("Before you bid: count the sure tricks, and add two or three for your partner."),
        later("A hint tells you a step and its reason at any time."),
        later("You have played a deal of Teka. Ter, the cut and raises have lessons of their own."),
    ),
    short=True,
)
