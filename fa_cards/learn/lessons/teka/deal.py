"""A whole deal of Teka with the coach."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Free, Lesson, Mark
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_DEAL = Scene(
    "teka",
    ("S AKQT52 H A94 D K7 C 64", "S J8 H KT62 D AQ85 C J93", "S 973 H QJ3 D J964 C AK7", "S 64 H 875 D T32 C QT852"),
    3,
)

T14 = Lesson(
    "T14",
    later("A deal with the coach"),
    later("You play a whole deal and read the reason for each advice of the coach."),
    (
        Mark(
            text=later(
                "Now you play a whole deal of Teka. Look at your cards first. Which four win a trick "
                "almost for certain, if spades are trump? Mark them."
            ),
            scene=_DEAL,
            cards="AS KS QS AH",
            missing=later("There are four: three spades, and an ace."),
            wrong={
                "KD": later("Perhaps: the king wins only if the ace does not come on it."),
                "TS": later("Perhaps, later on: the jack of spades is with somebody else."),
            },
            other=later("Too low to win for certain. Look at the highest cards of spades and at the aces."),
            then=later("Four for certain; and with six spades, the low ones will win in the end too."),
        ),
        Choose(
            text=later(
                "You have six spades, an ace and a king; a partner helps with two or three tricks as a "
                "rule. You speak first. What do you bid?"
            ),
            answers=(
                Answer(later("I bid 9"), later("Right: 6 or 7 of your own, and 2 or 3 of your partner's."), right=True),
                Answer(later("I pass"), later("With such spades? You speak only once: bid.")),
                Answer(
                    later("I bid 12"),
                    later("You would lose your contract with the second lost trick, and diamonds and clubs are weak."),
                ),
            ),
        ),
        Choose(
            text=later("Suppose you are the declarer. Which suit do you name as trump?"),
            answers=(
                Answer(
                    later("Spades, my longest suit"),
                    later("Right: with six trumps you still have some when the others have none."),
                    right=True,
                ),
                Answer(
                    later("Hearts, for the ace"),
                    later("The ace of hearts wins anyway. With three trumps you would soon run out of them."),
                ),
                Answer(later("Clubs, I have few"), later("A short suit is for ruffing; the trump should be long.")),
            ),
        ),
        Choose(
            text=later("You lead the first trick with the ace of spades, and all follow. What is a good plan now?"),
            answers=(
                Answer(
                    later("Lead high trumps again"),
                    later("Right: so the opponents run out of trumps, and cannot ruff your ace of hearts."),
                    right=True,
                ),
                Answer(
                    later("Lead a low club"),
                    later("Later perhaps. While opponents have trumps, your good cards are in danger."),
                ),
                Answer(
                    later("Keep all trumps to the end"),
                    later("Then the opponents keep theirs too, and ruff what you lead."),
                ),
            ),
        ),
        Free(
            text=later(
                "Play the deal to its end: bid, name trump, lead. Wherever you hesitate, ask for a hint: "
                "the coach says what he would do, and why."
            ),
            scene=_DEAL,
            then=later("A whole deal of Teka: that was it. From here on you learn by playing."),
        ),
    ),
    (
        later("Before you bid: count the sure tricks, and add two or three for your partner."),
        later("A hint tells you a step and its reason at any time."),
        later("You know Teka now: the match goes to 104."),
    ),
    short=True,
)
