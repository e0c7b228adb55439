"""Golden Ten, a game with the Rook cards in which red cards are to be avoided."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Watch
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_TABLE = Scene(
    "golden-ten",
    ("R 12,10,6 Y 12,3 B 14,11,9,7,5,4,3,2,1", "R 4,2 G 4,2 Y 5,1*", "R 11,3 G 13,12 Y 6,4*", "R 9,8 G 9,5 Y 10*"),
    2,
)

R14 = Lesson(
    "R14",
    later("Golden Ten"),
    later("In a game without trump you flee from red cards, and catch the yellow ten."),
    (
        Watch(
            text=later(
                "The other way round too: many games of the usual pack are played with Rook cards. "
                "Toonerville is contract rummy with several packs, Golden Ten a simple Hearts. Let us play "
                "it."
            ),
            scene=_TABLE,
        ),
        Choose(
            text=later(
                "The Rook goes out: 56 cards, no trump, no partners. 14 is the highest of a colour, 1 this "
                "time the lowest. You are four: how many cards each?"
            ),
            answers=(
                Answer(later("13 cards"), later("56 cards among four: none is left over.")),
                Answer(later("14 cards"), later("Right. The dealer's left leads, with any colour."), right=True),
                Answer(later("10 cards"), later("There is no nest here: all cards are dealt.")),
            ),
        ),
        Choose(
            text=later(
                "Red cards are penalties: 1 each, but the red 5 is 5, and the red 10 is 10. You win a trick "
                "of 14, 5 and 3 of red, and the green 8. Your penalty?"
            ),
            answers=(
                Answer(later("22"), later("Only the 5 and the 10 of red count their number.")),
                Answer(later("7"), later("Right: 1, 5 and 1. Here one would rather not win."), right=True),
                Answer(later("3"), later("The red 5 counts 5.")),
            ),
        ),
        Do(
            text=later("The player on the right led red 9. You have red, so you must play red. Stay below the 9."),
            before=played("R9"),
            right=each("R6"),
            wrong=dict.fromkeys(each("R12 R10"), later("That is above the 9: the whole red trick might be yours.")),
            other=later("Red was led, and you have red."),
            then=later("The highest card of the led colour wins: the 11 opposite takes four red cards."),
            after=played("R4 R11"),
        ),
        Do(
            text=later(
                "Who won leads: green 13, then came 9. You have no green and are free. Get rid of your worst card."
            ),
            before=played("G13 G9"),
            right=each("R10"),
            wrong={"play R12": later("That is one penalty point only. You have a worse one.")},
            other=later("This one costs nothing. Which red card is worst?"),
            then=later("Ten penalty points for the winner of the trick, and not for you!"),
            after=played("G4"),
        ),
        Do(
            text=later(
                "One card you do want: the yellow 10, the Golden Ten. It takes ten off your penalty. Here "
                "it lies: catch it!"
            ),
            before=played("Y6 Y10"),
            right=each("Y12"),
            wrong={"play Y3": later("The 3 is lower than the 10.")},
            other=later("Yellow was led, and you have yellow."),
            then=later("The Golden Ten is yours."),
            after=played("Y5"),
        ),
        Choose(
            text=later("At the end of a deal you have red cards for 18, and the Golden Ten. Your penalty?"),
            answers=(
                Answer(later("18"), later("The Golden Ten takes ten off.")),
                Answer(later("8"), later("Right: 18 less 10."), right=True),
                Answer(later("28"), later("The yellow 10 takes off, the red 10 adds.")),
            ),
        ),
        Choose(
            text=later("And with four small red cards and the Golden Ten?"),
            answers=(
                Answer(later("Minus 6"), later("Usually a penalty does not fall below 0.")),
                Answer(
                    later("0"),
                    later("Right: a penalty does not fall below 0, unless you choose so before the match."),
                    right=True,
                ),
                Answer(later("4"), later("The Golden Ten takes off up to ten: nothing is left of 4.")),
            ),
        ),
        Choose(
            text=later("Three to seven may play. Three get 18 cards each, and two are left over. Whose are these?"),
            answers=(
                Answer(later("Who wins the last trick"), later("Not the last one: the first.")),
                Answer(
                    later("Who wins the first trick"),
                    later("Right: they are counted with his tricks, and nobody sees them before."),
                    right=True,
                ),
                Answer(later("Nobody"), later("They count too: there may be red ones among them.")),
            ),
        ),
        Choose(
            text=later("After six deals all penalties are added up. Who wins?"),
            answers=(
                Answer(later("The highest total"), later("These are penalties: the fewer the better.")),
                Answer(later("The lowest total"), later("Right; and if two have it, both win."), right=True),
            ),
        ),
    ),
    (
        later("56 cards without the Rook, no trump, each for himself."),
        later("Red cards: 1 each, the 5 counts 5, the 10 counts 10."),
        later("The Golden Ten, yellow 10, takes ten off, never below 0."),
        later("Six deals; the lowest total wins."),
    ),
)
