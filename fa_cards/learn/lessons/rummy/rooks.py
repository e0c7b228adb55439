"""The Rook in melds, and how it is freed from a run."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.rummy.turns import DRAWN
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_IN_A_SET = Scene(
    "toonerville",
    ("R 8,5,2 G 8,11 B 5,13 Y 5,1,9,14 ROOK", "*", "*"),
    2,
    aside="G3 R10",
)
_IN_A_RUN = Scene(
    "toonerville",
    ("R 11,12,13 G 4,5,6,7 B 2,9 Y 1,3 ROOK", "*", "*"),
    2,
    steps=DRAWN,
    aside="B14 Y8",
    round=3,
)
_HIS_RUN = "down run R5 R6 ROOK R8 / set B13 G13 Y13"
_TO_GO_DOWN = Scene(
    "toonerville",
    ("R 7,1 G 11,8 B 11,3,9 Y 2,3,4,5,14", "R 5,6,8,14 B 13 G 13 Y 13 ROOK *", "B10*"),
    0,
    aside="G1 G2 B1 G6",
    round=2,
)
_TO_LAY_OFF = Scene(
    "toonerville",
    ("G 4,5,6,7 B 11,2,8 R 11,7 Y 11,1,9", "R 5,6,8,14 B 13 G 13 Y 13 ROOK *", "B10*"),
    2,
    steps=f"{DRAWN}; down set B11 R11 Y11 / run G4 G5 G6 G7; discard B8",
    aside="Y14 B3 G2 B1 G12",
    round=2,
)

O8 = Lesson(
    "O8",
    later("The Rook stands for any card"),
    later("You put the Rook into sets and runs, and it keeps its place."),
    (
        Mark(
            text=later(
                "The Rook stands for any card. You hold two eights and a Rook: mark the three cards of this set."
            ),
            scene=_IN_A_SET,
            cards="R8 G8 ROOK",
            missing=later("Three cards: two eights and the Rook."),
            wrong={
                "R5": later("Of fives you have three; they need no Rook."),
                "B5": later("Of fives you have three; they need no Rook."),
                "Y5": later("Of fives you have three; they need no Rook."),
            },
            other=later("It is neither an eight nor a Rook."),
            then=later("Here the Rook is the third eight."),
        ),
        Do(
            text=later("Round 1 asks for two sets: 8, 8 and the Rook, and three fives. Go down."),
            before=DRAWN,
            right=("down set B5 R5 Y5 / set G8 R8 ROOK", "down"),
            wrong={"discard": later("Go down first.")},
            other=later("Lay both sets."),
            then=later("Without the Rook you would still look for a third eight."),
        ),
        Choose(
            text=later("Which of these is a set?"),
            answers=(
                Answer(
                    later("Yellow 7 and two Rooks"),
                    later("Right: one other card is enough, the rest may be Rooks."),
                    right=True,
                ),
                Answer(
                    later("Three Rooks"),
                    later("It takes one other card at least, to tell the number."),
                ),
                Answer(later("Yellow 7, yellow 8, Rook"), later("Two numbers are no set, Rook or not.")),
            ),
        ),
        Choose(
            text=later("Suppose there is a red run: 5, 6, Rook, 8. Which card is the Rook in it?"),
            answers=(
                Answer(later("Red 7"), later("Right: in a run the Rook has its place."), right=True),
                Answer(later("Any card"), later("Between 6 and 8 there is the red 7 alone.")),
                Answer(later("Red 9"), later("Then the 7 would be missing.")),
            ),
        ),
        Do(
            text=later(
                "Another table, round 3: two runs. You hold the red 11, 12, 13 and a Rook. Lay your runs, "
                "with the Rook at the high end for the 14."
            ),
            scene=_IN_A_RUN,
            right=("down run G4 G5 G6 G7 / run R11 R12 R13 ROOK", "down run R11 R12 R13 ROOK / run G4 G5 G6 G7"),
            wrong={
                "down run G4 G5 G6 G7 / run ROOK R11 R12 R13": later(
                    "Like this the Rook is the 10. Put it after the 13."
                ),
                "down run ROOK R11 R12 R13 / run G4 G5 G6 G7": later(
                    "Like this the Rook is the 10. Put it after the 13."
                ),
                "discard": later("Go down first."),
            },
            other=later("The Rook belongs to the red run, after the 13."),
            then=later("The Rook is the red 14 now."),
        ),
        Choose(
            text=later("Suppose somebody lays the red 10 off on this run. What about the Rook?"),
            answers=(
                Answer(later("It stays the 14"), later("Right: the Rook keeps its place."), right=True),
                Answer(later("It moves"), later("A Rook in a run does not move.")),
            ),
        ),
        Choose(
            text=later("Which runs are right?"),
            answers=(
                Answer(
                    later("Yellow 5, Rook, Rook, 8"),
                    later("Two Rooks may lie side by side."),
                    right=True,
                ),
                Answer(
                    later("Rook, green 2, 3, 4"),
                    later("The Rook is the green 1 here, and may stand at an end."),
                    right=True,
                ),
                Answer(
                    later("Green 12, 13, 14, Rook"), later("Not with the Rook above the 14: there is no way on to 1.")
                ),
            ),
        ),
    ),
    (
        later("The Rook stands for any card, in sets and in runs."),
        later("Each meld takes one other card at least; any number of Rooks."),
        later("In a run the Rook has its place, and keeps it."),
    ),
)

O9 = Lesson(
    "O9",
    later("Free the Rook"),
    later("You get the Rook of a run for its real card and lay it in the same turn; that of a set stays."),
    (
        Watch(
            text=later(
                "The player after you went down, with a Rook between the red 6 and 8. It is your turn, and you drew."
            ),
            scene=_TO_GO_DOWN,
            before=f"{DRAWN}; {_HIS_RUN}; discard R14; {DRAWN}; discard B10; {DRAWN}",
        ),
        Mark(
            text=later("The Rook of a run can be had for the very card that it stands for. Mark that card."),
            cards="R7",
            missing=later("What comes between the red 6 and 8?"),
            other=later("Both colour and number have to be the same."),
            then=later("The red 7: just where the Rook lies."),
        ),
        Do(
            text=later(
                "You hold yellow 2 to 5 and two elevens. Swap the red 7 for the Rook, and go down in the "
                "same turn with the yellow run and 11, 11, Rook."
            ),
            right=("down set B11 G11 ROOK / run Y2 Y3 Y4 Y5 / swap R7 1", "down"),
            wrong={
                "swap R7 1": later("Well, but do it together with going down: your contract is not on the table yet."),
                "discard R7": later("The red 7 is the key to that Rook: keep it."),
            },
            other=later("Get the Rook for the red 7, and go down."),
            then=later("You got the Rook, and your contract with it!"),
        ),
        Choose(
            text=later("Without the second 11, could you have taken the Rook all the same?"),
            answers=(
                Answer(
                    later("I could not"),
                    later("Right: before you are down, only if your contract goes down in that turn."),
                    right=True,
                ),
                Answer(later("Yes, for later"), later("A Rook that you take has to be laid in the same turn.")),
            ),
        ),
        Choose(
            text=later("What about a Rook that you took from a run?"),
            answers=(
                Answer(later("It is laid that turn"), later("Right: in a meld, or laid off on one."), right=True),
                Answer(later("It may be kept"), later("No: it has to be laid in the same turn.")),
                Answer(later("It may be discarded"), later("Not this one: it has to be laid.")),
            ),
        ),
        Choose(
            text=later("Your Rook now lies in a set of elevens. Can anybody get it for a yellow 11?"),
            answers=(
                Answer(
                    later("Nobody can"), later("Right: the Rook of a set stays to the end of the round."), right=True
                ),
                Answer(later("Yes, he can"), later("Only Rooks of runs are freed. A yellow 11 is just laid off.")),
            ),
        ),
        Do(
            text=later(
                "Another table: here you were down before. Again a Rook stands for the red 7. Swap it for your red 7."
            ),
            scene=_TO_LAY_OFF,
            before=f"{DRAWN}; {_HIS_RUN}; discard R14; {DRAWN}; discard B10; {DRAWN}",
            right=("swap R7 3",),
            wrong={"discard R7": later("The red 7 is the key to that Rook.")},
            other=later("Put the red 7 in the place of the Rook."),
            then=later("The Rook is yours; now it has to be laid."),
        ),
        Do(
            text=later("Lay the Rook off on a meld, say on your set of elevens."),
            right=("lay ROOK 1", "lay ROOK"),
            other=later("First lay off the Rook."),
            then=later("The red 7 is gone and so is the Rook: a card fewer, and no Rook left with you."),
        ),
    ),
    (
        later("The Rook of a run is freed by the very card, colour and number."),
        later("A Rook that was taken is laid in the same turn."),
        later("Not down yet? Only by going down with it in that turn."),
        later("The Rook of a set stays for good."),
    ),
)
