"""Going down, and laying off."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_READY = Scene("toonerville", ("B 9,13 G 9,1 Y 9,5,2,12 R 5,14,8,3", "*", "*"), 2, aside="Y1 G5")
_OTHERS = Scene(
    "toonerville",
    ("B 9,13 G 9,5 Y 9,5,2,12 R 5,14,8,3", "B 8,12 G 8,12 Y 8 R 12,1*", "B 4*"),
    0,
    aside="Y1 G1 G2 G3",
    steps="draw; let; let; down set B8 G8 Y8 / set B12 R12 G12; discard R1; draw; let; let; discard B4",
)

O6 = Lesson(
    "O6",
    later("Going down"),
    later("You lay the contract down at once, and know when it is better to wait."),
    (
        Do(
            text=later("Round 1, two sets. You hold three nines and two fives. Draw from the stock."),
            scene=_READY,
            right=("draw",),
            wrong={"take": later("Yellow 1 makes no set.")},
            other=later("Draw from the stock."),
            then=later("Green 5: the second set!"),
            after="let; let",
        ),
        Choose(
            text=later("When may you go down?"),
            answers=(
                Answer(later("In my turn, after drawing"), later("Right, and before the discard."), right=True),
                Answer(later("At any moment"), later("Only in your own turn.")),
                Answer(later("After my discard"), later("The discard ends your turn.")),
            ),
        ),
        Do(
            text=later("The whole contract goes down at once. Lay three nines and three fives."),
            right=("down set B9 G9 Y9 / set R5 G5 Y5", "down"),
            wrong={"discard": later("First lay the melds: a discard ends your turn.")},
            other=later("Lay both sets down."),
            then=later("Six cards less. What lies on the table counts for nobody."),
        ),
        Do(
            text=later("End your turn, with your dearest card: red 14."),
            right=("discard R14",),
            other=later("Red 14 is dearer, or as dear. Throw that one."),
            then=later("Six cards are left. From now on you may only lay off."),
        ),
        Choose(
            text=later("Later you find three more equal cards. May you lay them as a third set?"),
            answers=(
                Answer(
                    later("No, just the contract"),
                    later("Right: exactly the contract. But its melds may be longer."),
                    right=True,
                ),
                Answer(later("Yes, any meld"), later("In Toonerville only the contract goes down.")),
            ),
        ),
        Choose(
            text=later("Nobody has to go down. When is waiting dangerous?"),
            answers=(
                Answer(
                    later("Somebody holds few cards"),
                    later("Right: he may end the round, and your hand counts."),
                    right=True,
                ),
                Answer(
                    later("In the first turns"),
                    later("Nobody is about to go out then: you may wait, and show nothing to lay off on."),
                ),
            ),
        ),
    ),
    (
        later("Go down in your turn, after drawing: the whole contract at once."),
        later("No other melds; but yours may be longer."),
        later("You may wait, as long as nobody is about to go out."),
    ),
    short=True,
)

O7 = Lesson(
    "O7",
    later("Laying off"),
    later("You lay spare cards off on your own melds and those of others."),
    (
        Do(
            text=later(
                "The player to your left has laid eights and twelves. Your contract is ready: begin your turn"
                " by drawing."
            ),
            scene=_OTHERS,
            right=("draw",),
            wrong={"take": later("Black 4 is of no use to you.")},
            other=later("Draw from the stock."),
            then=later("Now look at your red 8 and yellow 12."),
            after="let; let",
        ),
        Choose(
            text=later("Red 8 fits the set of eights. May you lay it off there now?"),
            answers=(
                Answer(later("Not before my contract"), later("Right: your own contract comes first."), right=True),
                Answer(later("Yes, it fits"), later("Only who has laid his contract may lay off.")),
            ),
        ),
        Do(
            text=later("Go down with nines and fives."),
            right=("down set B9 G9 Y9 / set R5 G5 Y5", "down"),
            wrong={"lay R8 1": later("First your own contract.")},
            other=later("Go down first."),
            then=later("You may lay off in the same turn, as many cards as fit."),
        ),
        Do(
            text=later("Lay red 8 off on the set of eights."),
            right=("lay R8 1",),
            wrong={
                "discard": later("First lay off: a card on the table counts nothing."),
                "lay Y12 2": later("That one fits too, but first red 8."),
            },
            other=later("Red 8, on the set of eights."),
            then=later("It lies with somebody else's meld now, and counts for nobody."),
        ),
        Do(
            text=later("And your other card that fits?"),
            right=("lay Y12 2",),
            wrong={"discard": later("Wait: yellow 12 fits the set of twelves.")},
            other=later("Yellow 12, on the twelves."),
            then=later("Five cards are left. At a run a card goes to either end."),
        ),
        Choose(
            text=later("Why do you give cards to the melds of others?"),
            answers=(
                Answer(
                    later("My hand gets emptier"),
                    later("Right: cards on the table count for nobody, so it does not matter where they lie."),
                    right=True,
                ),
                Answer(later("He gets points for it"), later("The table brings nobody points.")),
            ),
        ),
    ),
    (
        later("Once your contract lies down you may lay off, in the same turn too."),
        later("On any meld on the table, as many cards as fit."),
    ),
)
