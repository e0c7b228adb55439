"""Laying cards off on melds of one's own and of others."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Watch
from fa_cards.learn.lessons.rummy.naming import named
from fa_cards.learn.lessons.rummy.turns import DRAWN
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_LAYING_OFF = Scene(
    "toonerville",
    ("Y 2,3,4,5 B 9,1 G 9,12,6 R 9,8,3", "R 4,5,6,7,12 B 12 Y 12,14*", "B10*"),
    0,
    aside="G1 Y1 G2 B13",
    round=2,
)

O7 = Lesson(
    "O7",
    later("Laying off"),
    later("You lay spare cards off on melds of your own and of others."),
    (
        Watch(
            text=later(
                "The player after you went down: red 4 to 7 and three twelves. The \u25bc beside his name says so. "
                "Now it is your turn, and you drew."
            ),
            scene=_LAYING_OFF,
            before=f"{DRAWN}; down run R4 R5 R6 R7 / set B12 R12 Y12; discard Y14; {DRAWN}; discard B10; {DRAWN}",
        ),
        Choose(
            text=later(
                "Your red 8 fits his run. Laying off is just this: adding a card to a meld on the table. May you "
                "lay it off right now?"
            ),
            answers=(
                Answer(
                    later("No: first my own contract"),
                    later("Right: only who is down lays off."),
                    right=True,
                ),
                Answer(later("Yes, now"), later("You have to lay your own contract first.")),
                Answer(
                    later("No: the run is his"), later("Others' melds are open to you too; but you are not down yet.")
                ),
            ),
        ),
        Do(
            text=later("So go down: the yellow run and the set of nines."),
            right=("down set B9 G9 R9 / run Y2 Y3 Y4 Y5", "down"),
            wrong={"discard": later("Go down first.")},
            other=later("Lay the yellow run and the set of nines."),
            then=later("Now you may lay off, in this very turn."),
        ),
        Do(
            text=later("Choose the red 8 and lay it off on the red run."),
            right=("lay R8 1",),
            wrong={
                **dict.fromkeys(
                    ("lay R3", "lay G12"),
                    later("That fits too, but first the red 8."),
                ),
                "discard": later("A discard ends your turn: lay off first."),
            },
            other=later("Lay off the red 8."),
            then=later("The run is 4 to 8 now."),
        ),
        Do(
            text=later("Something fits its low end too. Lay it off."),
            right=("lay R3 1",),
            wrong={
                "lay G12": later("That fits the set; find what goes below the red 4."),
                "discard": later("You still have cards that fit."),
            },
            other=later("Lay off the red 3."),
            then=later("Now it is red 3 to 8."),
        ),
        Do(
            text=later("One more card of yours fits his set. Lay it off."),
            right=("lay G12 2",),
            wrong={"discard": later("You still have one that fits: look at the twelves.")},
            other=later("Lay the green 12 off on the set of twelves."),
            then=later("Four twelves! He gains nothing by them: cards on the table count for nobody."),
        ),
        Choose(
            text=later("On the table lie red 3 to 8 and the twelves. Which of these fit right now?"),
            answers=(
                Answer(later("Red 2"), later("It fits below the 3."), right=True),
                Answer(later("Yellow 12"), later("It fits the set, which has no limit."), right=True),
                Answer(later("Red 10"), later("It fits only after the 9.")),
                Answer(
                    later("Yellow 13"),
                    later("It fits neither: the run is red, and the set takes only twelves."),
                ),
            ),
        ),
        Do(
            text=later("And at the end discard one: the dearest."),
            right=("discard B13",),
            wrong=named(later("The {card} counts 5 if it is left, the black 13 counts 10."), "B1 G6", "discard"),
            other=later("Throw the black 13 away."),
            then=later("Two cards are left: 10 points."),
        ),
    ),
    (
        later("Once your contract is down you may lay off, in the same turn too."),
        later("On your own melds or others', as many cards as fit."),
        later("Melds never merge and are never split."),
        later("No card on the table counts."),
    ),
    short=True,
)
