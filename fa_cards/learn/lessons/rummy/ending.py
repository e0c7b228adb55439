"""The end of a round, and the last round."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Free, Lesson, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_LAST_CARDS = Scene(
    "toonerville",
    ("B 9 R 9,5,8,12,14 G 9,5 Y 9,5,8 B 5", "B 8,12 G 8,12 B 8 R 12,1*", "B 4*"),
    0,
    aside="Y1 G1 G2 Y12",
    steps="draw; let; let; down set B8 B8 G8 / set B12 R12 G12; discard R1; draw; let; let; discard B4; draw; let; let;"
    "down set B9 R9 G9 Y9 / set B5 R5 G5 Y5; lay R8 1; lay Y8 1; lay R12 2",
)
_DEAL = Scene("toonerville", ("B 9,13 G 9,3 Y 5,12 R 5,14,8,3 G 8 B 1", "*", "*"), 2, aside="Y9")
_ELEVENTH = Scene(
    "toonerville", ("R 3,4,5,6 G 8,9,10 B 12 R 12 G 12 Y 2 G 2", "*", "R 14*"), 1, aside="G11 Y12 R1 B2", round=11
)

O10 = Lesson(
    "O10",
    later("Going out, and counting"),
    later("You end a round with your last card, and count what is left in the hands."),
    (
        Do(
            text=later(
                "You have gone down and laid off. Two cards are left: yellow 12 and red 14. Lay yellow 12 off"
                " on the twelves."
            ),
            scene=_LAST_CARDS,
            right=("lay Y12 2",),
            wrong={"discard": later("Then another card stays with you. First lay off yellow 12.")},
            other=later("Lay yellow 12 off."),
            then=later("One card is left."),
        ),
        Do(
            text=later("Throw your last card away."),
            right=("discard R14",),
            other=later("Throw red 14."),
            then=later(
                "You have gone out! The round is over at once, and you get 0: the best there is. Laying the "
                "last card off would do too."
            ),
        ),
        Choose(
            text=later(
                "The others count the cards in their hands: 1 to 9 are 5 each, 10 to 14 are 10 each, a Rook "
                "is 25. What do two nines and a 1 count?"
            ),
            scene=_DEAL,
            answers=(
                Answer(later("15"), later("Right: three times 5."), right=True),
                Answer(later("19"), later("The numbers do not count: each is 5.")),
                Answer(later("30"), later("10 counts from 10 on.")),
            ),
        ),
        Choose(
            text=later("Somebody holds 10, 13, 4 and a Rook. How much is that?"),
            answers=(
                Answer(later("50"), later("Right: 10, 10, 5 and 25. Keep no Rook in vain."), right=True),
                Answer(later("35"), later("A Rook is 25.")),
                Answer(later("52"), later("13 counts 10, and 4 counts 5.")),
            ),
        ),
        Choose(
            text=later("The points of eleven rounds are added up. Who wins?"),
            answers=(
                Answer(
                    later("The lowest total"), later("Right: points are bad. Equal ones share the win."), right=True
                ),
                Answer(later("The highest total"), later("What is left in your hand counts against you.")),
                Answer(later("Who goes out last"), later("The totals decide.")),
            ),
        ),
        Free(
            text=later(
                "Now play a round: two sets. Take the nine, throw dear cards, go down, lay off. A hint helps "
                "you at any time."
            ),
            scene=_DEAL,
            then=later("A whole round of Toonerville: that was it. Ten more make a match."),
        ),
    ),
    (
        later("Who gets rid of his last card ends the round, and gets 0."),
        later("In the hands: 1 to 9 count 5, 10 to 14 count 10, a Rook 25."),
        later("The lowest total of eleven rounds wins."),
    ),
    short=True,
)

O11 = Lesson(
    "O11",
    later("The eleventh round"),
    later("You lay all cards down at once without a discard, and reckon with buying."),
    (
        Watch(
            text=later(
                "Round 11: two runs and two sets, and the whole hand goes down at once, the card just drawn "
                "too. No discard, nothing laid off before."
            ),
            scene=_ELEVENTH,
            before="draw",
        ),
        Choose(
            text=later(
                "Twelve cards were dealt; the contract takes 14. With no buying, how many do you hold after drawing?"
            ),
            answers=(
                Answer(later("13: not enough"), later("Right: so you have to buy at least once."), right=True),
                Answer(later("14: enough"), later("Twelve and one are 13.")),
            ),
        ),
        Do(
            text=later("Green 11 goes with your green 8, 9 and 10. What do you do?"),
            right=("buy",),
            wrong={"let": later("Without a purchase you cannot go out in this round.")},
            other=later("Buy it."),
            then=later("Two more cards: 14. Do not buy too often: each card has to fit in."),
            after="discard R14",
        ),
        Do(
            text=later("Your turn. The red 14 does not fit: draw."),
            right=("draw",),
            wrong={"take": later("Where would red 14 go? Every card has to fit.")},
            other=later("Draw."),
            then=later("Black 2: the second set! Now all 15 fit."),
            after="let; let",
        ),
        Do(
            text=later("Lay the whole hand: red 3 to 6, green 8 to 11, four twelves, three twos."),
            right=("down run R3 R4 R5 R6 / run G8 G9 G10 G11 / set B12 R12 G12 Y12 / set B2 G2 Y2", "down"),
            wrong={"discard": later("A discard breaks your hand up: all 15 fit now.")},
            other=later("Lay all cards down."),
            then=later("Out, with no discard: the match is over."),
        ),
    ),
    (
        later("In round 11 the whole hand goes down at once, with no discard."),
        later("With twelve cards dealt you have to buy at least once."),
        later("Where 14 are dealt, one can go out without buying."),
    ),
)
