"""Runs and sets, and a turn from its card to its discard."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_BOTH = Scene("toonerville", ("R 4,5,6,7,12 G 9,1 B 9,13 Y 9,2,14", "*", "*"), 2)
_LOW_ONE = Scene("toonerville", ("Y 1,2,3,4,5,13,14 G 8,3 B 11 R 6,10", "*", "*"), 2)
_TURN = Scene("toonerville", ("B 9,13 G 9,1 R 5,14,11 Y 5,3,7 G 12,6", "G 13*", "Y 1*"), 2, aside="Y9 R1 R2 R9")

O2 = Lesson(
    "O2",
    later("Runs and sets"),
    later("You find runs and sets, and know that no run goes from 14 to 1."),
    (
        Watch(
            text=later(
                "In Toonerville you lay cards down in two sorts of melds: runs and sets. With them you empty your hand."
            ),
            scene=_BOTH,
        ),
        Mark(
            text=later(
                "A run: four or more cards of one colour, one number after the other. Mark the run among your cards."
            ),
            cards="R4 R5 R6 R7",
            missing=later("Four red cards follow one another: mark all of them."),
            wrong={"R12": later("Red, but 12 does not follow 7.")},
            other=later("A run has one colour, and no gap."),
            then=later("Red 4 to 7: the shortest run there is. A longer one is as good."),
        ),
        Mark(
            text=later("A set: three or more cards of one number; their colours do not matter. Mark the set."),
            cards="B9 G9 Y9",
            missing=later("There are three cards with that number."),
            other=later("In a set all numbers are equal."),
            then=later("Three nines make a set."),
        ),
        Choose(
            text=later(
                "There is a deck for each player, so many cards are there more than once. Is red 8, red 8, "
                "green 8 a set?"
            ),
            answers=(
                Answer(later("Yes, it is a set"), later("Right: colours may be equal too."), right=True),
                Answer(later("No, red is there twice"), later("In a set only the number matters.")),
            ),
        ),
        Choose(
            text=later("Which of these is a run?"),
            answers=(
                Answer(later("Green 11, 12, 13, 14"), later("Right: four in a row, up to 14."), right=True),
                Answer(later("Green 13, 14, 1, 2"), later("A run does not go on from 14 to 1.")),
                Answer(later("Green 5, 6, 7"), later("A run has four cards at least.")),
            ),
        ),
        Mark(
            text=later("Mark the longest run among these cards."),
            scene=_LOW_ONE,
            cards="Y1 Y2 Y3 Y4 Y5",
            missing=later("It is longer: five cards."),
            wrong={
                "Y14": later("14 does not join 1: 1 is only the lowest."),
                "G3": later("The colour is another one."),
            },
            other=later("It does not follow the others."),
            then=later("Yellow 1 to 5: 1 is always the lowest card."),
        ),
    ),
    (
        later("A run: four or more of one colour in a row, within 1 to 14."),
        later("A set: three or more of one number, in any colours."),
    ),
    short=True,
)

O3 = Lesson(
    "O3",
    later("A turn: draw, discard"),
    later("You take or draw a card, and end your turn with a discard."),
    (
        Watch(
            text=later(
                "Twelve cards each are dealt. The rest is the stock, face down; its top card was turned up "
                "and begins the open pile."
            ),
            scene=_TURN,
        ),
        Do(
            text=later(
                "Your turn begins with one card: you take the open one, or draw from the stock. You need "
                "nines: take it."
            ),
            right=("take",),
            wrong={"draw": later("Yellow 9 makes your set of nines: take it.")},
            other=later("Take yellow 9."),
            then=later("Now you have three nines."),
        ),
        Do(
            text=later("A turn ends with a discard onto the open pile. Throw away a card that fits nothing: red 14."),
            right=("discard R14",),
            wrong={
                "discard Y9": later("The card that you have just taken may not be thrown away in the same turn."),
                "discard B9": later("Keep the nines: they are a set."),
                "discard G9": later("Keep the nines: they are a set."),
            },
            other=later("It would do, but 14 is dear at the end. Throw red 14."),
            then=later("Your turn is over; the next player sits to your left."),
            after="draw; let; let; discard G13; draw; let; let; discard Y1",
        ),
        Do(
            text=later("Yellow 1 lies open. You have no other 1 but a green one. Draw from the stock instead."),
            right=("draw",),
            wrong={"take": later("Two ones are no set yet; the unseen card may be better.")},
            other=later("Draw from the stock."),
            then=later("Red 9: your set of nines has four cards now."),
            after="let; let",
        ),
        Choose(
            text=later("This card came from the stock. May you throw away red 9 in this turn?"),
            answers=(
                Answer(
                    later("Yes, any card"),
                    later("Right, though you will not want to: only a taken card has to stay."),
                    right=True,
                ),
                Answer(later("No, it is new"), later("That holds only for a card taken from the open pile.")),
            ),
        ),
        Do(
            text=later("End your turn: throw away black 13."),
            right=("discard B13",),
            wrong={"discard R9": later("Allowed, but it belongs to your set.")},
            other=later("Another card is dearer and of no use: black 13."),
            then=later("Draw, discard: so goes every turn."),
        ),
    ),
    (
        later("A turn begins with the open card or one from the stock."),
        later("It ends with a discard."),
        later("The card taken from the open pile may not be discarded in the same turn."),
    ),
    short=True,
)
