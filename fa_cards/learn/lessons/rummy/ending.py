"""How a round ends and is counted, and the eleventh round."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Free, Lesson, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_NEARLY_OUT = Scene(
    "toonerville",
    ("R 2,6,9,13 G 2,6,13 B 6,9 Y 2,9,1", "*", "*"),
    2,
    steps="take",
    aside="Y13",
    round=7,
)
_FOUR_SETS = "down set G2 R2 Y2 / set B6 G6 R6 / set B9 R9 Y9 / set G13 R13 Y13"
_LAST_CARD = replace(_NEARLY_OUT, steps=f"take; {_FOUR_SETS}")
_ROUND = Scene(
    "toonerville",
    ("B 2 G 6,11 R 1,6,6,9 Y 1,4,8,11,12", "B 1,9 G 2,3,7,9 R 1,2,10,11 Y 2,4", "B 3,6,8 G 12 R 7,8,11 Y 3,5,5,7,13"),
    2,
    aside="""
        G12 G3 G1 B12 B6 G9 B9 R12 B14 R5 G14 G12 G13 Y7 G6 B11 G1 G4 R14 B14 B2 G13 B10 R11 G10 R8 R3 B5 B5
        Y13 B2 Y11 G2 G3 B9 Y1 B11 B8 G14 B7 Y13 G11 G10 R9 Y11 R7 B5 ROOK B4 R2 Y3 Y4 R1 Y8 R3 R10 B3 B3 Y3
        B8 G5 Y9 R12 B14 R8 B4 R12 G8 Y12 Y14 G10 Y14 Y14 G2 R14 B13 B7 R10 R5 G7 G1 B10 Y1 G11 G5 B6 B4 R4
        ROOK G8
    """,
)
_WHOLE = Scene(
    "toonerville",
    ("R 2,3,4,5,12 G 7,8,9 B 12,6 Y 12,6", "*", "G6*"),
    1,
    aside="G10 R6 Y1",
    round=11,
)
_FOURTEEN = Scene(
    "toonerville",
    ("R 2,3,4,5,12 G 7,8,9,10 B 12,6 Y 12,6,14", "*", "*"),
    2,
    options=MappingProxyType({"round-11-deal": 14}),
    round=11,
)

O10 = Lesson(
    "O10",
    later("Going out and counting"),
    later("You end the round with your last card, and count what is left over."),
    (
        Do(
            text=later("Round 7, four sets, and you have just completed the thirteens with the open card. Go down."),
            scene=_NEARLY_OUT,
            right=(_FOUR_SETS, "down"),
            wrong={"discard": later("All your sets are complete: go down.")},
            other=later("Lay the four sets."),
            then=later("Of 13 cards one is left."),
        ),
        Do(
            text=later("Discard your last card and go out!"),
            right=("discard Y1",),
            other=later("Discard the yellow 1."),
            then=later("You are out: 0 for you, and the others count what they hold."),
        ),
        Choose(
            text=later(
                "Suppose this last card fitted a meld, and you laid it off instead of throwing it away. Would the "
                "round be over?"
            ),
            scene=_LAST_CARD,
            answers=(
                Answer(later("It would"), later("Right: the last card may be discarded or laid off."), right=True),
                Answer(later("No: one has to discard"), later("Either will do, but for round 11.")),
            ),
        ),
        Choose(
            text=later(
                "Cards 1 to 9 count 5, 10 to 14 count 10, a Rook 25. Suppose somebody is left with 10, "
                "13, 4 and a Rook. How many points?"
            ),
            answers=(
                Answer(later("50 points"), later("Right: 10 and 10 and 5 and 25."), right=True),
                Answer(later("52 points"), later("Numbers are not added up: the 13 counts 10, the 4 counts 5.")),
                Answer(later("25 points"), later("All cards are counted, not the Rook alone.")),
            ),
        ),
        Choose(
            text=later("Suppose somebody who is down is left with 9, 9 and 1. How many points?"),
            answers=(
                Answer(
                    later("15 points"),
                    later("Right: three cards of 5. What lies on the table is not counted."),
                    right=True,
                ),
                Answer(later("None: he is down"), later("All count what is left, but for who went out.")),
                Answer(later("19 points"), later("Each card from 1 to 9 counts 5.")),
            ),
        ),
        Choose(
            text=later("Suppose the totals after eleven rounds are 310, 295 and 295. Who wins?"),
            answers=(
                Answer(
                    later("The two with 295"), later("Right: the lowest total wins, here shared by two."), right=True
                ),
                Answer(later("Who has 310"), later("Points are bad: the lowest total wins.")),
                Answer(later("Another round is needed"), later("No: there is no extra round, they win together.")),
            ),
        ),
        Free(
            text=later(
                "Now round 1, with the coach: two sets. Draw, buy, go down, lay off and go out. Wherever "
                "you hesitate, ask for a hint."
            ),
            scene=_ROUND,
            then=later("That was a whole round of Toonerville. The other ten go like it, with harder contracts."),
        ),
    ),
    (
        later("Who discards or lays off his last card is out: 0 points."),
        later("Left over: 1 to 9 count 5, 10 to 14 count 10, a Rook 25."),
        later("After eleven rounds the lowest total wins; equals win together."),
    ),
    short=True,
)

O11 = Lesson(
    "O11",
    later("The eleventh round"),
    later("You lay all of your cards at once without a discard, and know how often to buy."),
    (
        Watch(
            text=later(
                "Round 11 is two runs and two sets, and there is no discard at its end: your whole hand "
                "goes down at once, every card in a meld."
            ),
            scene=_WHOLE,
        ),
        Choose(
            text=later(
                "12 cards were dealt. After drawing you hold 13, and the contract takes 14. Can you go "
                "out without a buy?"
            ),
            answers=(
                Answer(
                    later("No: one buy at least"), later("Right: with one buy you hold 15 after drawing."), right=True
                ),
                Answer(later("Yes, easily"), later("13 cards are fewer than 14.")),
            ),
        ),
        Do(
            text=later("The green 10 completes your green run, and you are asked. Buy it."),
            before="draw",
            right=("buy",),
            wrong={"let": later("Without a buy you cannot go out here, and this card helps.")},
            other=later("Buy the green 10."),
            then=later("The red 6 came with it: the red run grows."),
            after="discard G6",
        ),
        Do(
            text=later(
                "Your turn. Two runs and the twelves are ready, and you hold two more sixes. Look at the open card."
            ),
            right=("take",),
            wrong={"draw": later("The green 6 is just what is missing. Take it.")},
            other=later("Take the green 6."),
            then=later("15 cards, and all of them fit."),
        ),
        Do(
            text=later("Lay them all at once: red 2 to 6, green 7 to 10, three twelves and three sixes."),
            right=("down set B6 G6 Y6 / set B12 R12 Y12 / run R2 R3 R4 R5 R6 / run G7 G8 G9 G10", "down"),
            wrong={"discard": later("You could, but all your cards fit: lay them and be out.")},
            other=later("Lay all 15 cards."),
            then=later("You are out, without a discard!"),
        ),
        Choose(
            text=later(
                "Another table: suppose two runs and a set are ready, and the other set is not. May you lay "
                "those three?"
            ),
            scene=_WHOLE,
            answers=(
                Answer(
                    later("No: all or nothing"),
                    later("Right. So there is nothing on the table to lay off on, to the end."),
                    right=True,
                ),
                Answer(later("Yes, those three"), later("In this round all cards go down together.")),
            ),
        ),
        Choose(
            text=later("If you buy twice, how many cards are there after drawing?"),
            answers=(
                Answer(later("17 cards"), later("Right, and all 17 have to fit. So do not buy too much."), right=True),
                Answer(later("15 cards"), later("That is with one buy; each brings two cards.")),
                Answer(later("13 cards"), later("That is without a buy.")),
            ),
        ),
        Choose(
            text=later("Another table: some deal 14 cards in round 11. Can one go out without a buy then?"),
            scene=_FOURTEEN,
            answers=(
                Answer(
                    later("It can be done"),
                    later("Right: there are 15 after drawing. Buying is allowed here too, a discard is not."),
                    right=True,
                ),
                Answer(later("It cannot"), later("14 and 1 are 15, and the contract takes 14.")),
            ),
        ),
    ),
    (
        later("Round 11: two runs and two sets, the whole hand at once, without a discard."),
        later("With 12 cards dealt it takes one buy at least."),
        later("Each buy brings two cards, which have to fit."),
        later("Another way: 14 cards in round 11."),
    ),
)
