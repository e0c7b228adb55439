"""What Toonerville is about, and its two kinds of meld."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.rummy.turns import DRAWN
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_TABLE = Scene(
    "toonerville",
    ("R 8,11,2 G 8,4,3 B 5,13,6 Y 1,7 ROOK", "*", "*"),
    2,
    aside="Y14 B9",
)
_MELDS = Scene(
    "toonerville",
    ("G 4,5,6,7,10 R 9,3 B 9,12 Y 9,14,1", "*", "*"),
    2,
    aside="R13 B2",
    round=2,
)

O1 = Lesson(
    "O1",
    later("The fewest points win"),
    later("You know that the game takes a deck for each player, and why you should be rid of your cards soon."),
    (
        Watch(
            text=later(
                "Toonerville is a contract rummy: each round asks for certain melds, its contract, and all "
                "try to be the first to make them and to get rid of their cards."
            ),
            scene=_TABLE,
        ),
        Choose(
            text=later(
                "Once a player has no card left, the round is over; what the others hold counts against them. Who wins?"
            ),
            answers=(
                Answer(
                    later("Who has the lowest total"),
                    later("Right. So bring your cards onto the table as soon as you can."),
                    right=True,
                ),
                Answer(
                    later("Who has the highest total"),
                    later("Points are bad here: they count what is left over."),
                ),
                Answer(
                    later("Who has most melds"),
                    later("Cards on the table count for nobody."),
                ),
            ),
        ),
        Choose(
            text=later(
                "Three to five people play, each for himself, with a Rook deck of 57 cards for each. At "
                "this table there are three of you. How many cards are there in all?"
            ),
            answers=(
                Answer(
                    later("171 cards"),
                    later("Right: three decks, all shuffled together."),
                    right=True,
                ),
                Answer(later("57 cards"), later("That is only one deck.")),
                Answer(
                    later("114 cards"),
                    later("Two decks are for two; there are three of you."),
                ),
            ),
        ),
        Choose(
            text=later("So how many red eights are there?"),
            answers=(
                Answer(
                    later("Three of them"),
                    later(
                        "Right, and they are all alike. At a real table different backs help to sort the decks "
                        "afterwards."
                    ),
                    right=True,
                ),
                Answer(later("Just one"), later("Each deck has one, and there are three decks.")),
            ),
        ),
        Mark(
            text=later(
                "A card from 1 to 9 counts 5 if it is left over, 10 to 14 count 10, and a Rook 25. Mark "
                "your three dear cards."
            ),
            cards="ROOK B13 R11",
            missing=later("There are three: the Rook, and two cards above 9."),
            other=later("That card counts only 5."),
            then=later("45 points in these three! But a Rook is useful, as you will see."),
        ),
        Choose(
            text=later(
                "The turn goes to the left, and the player on the dealer's left begins. The list beside "
                "the table has this order; \u25cf marks the dealer. Who is first?"
            ),
            answers=(
                Answer(
                    later("I am"),
                    later("Right: after the last of the list it is the first one's turn, yours."),
                    right=True,
                ),
                Answer(later("The dealer"), later("He is the last.")),
                Answer(
                    later("The player after me"),
                    later("He comes after you."),
                ),
            ),
        ),
        Watch(
            text=later(
                "The Parker Brothers brought out these 57 cards in 1906, in place of the usual pack. More "
                "than a hundred years later they are liked as much as ever."
            ),
        ),
        Choose(
            text=later("A Rook deck has no king, queen or jack, only numbers. Why, do you think?"),
            answers=(
                Answer(
                    later("Some did not want the usual pack"),
                    later(
                        "Right: strict religious families, Puritans and Mennonites, liked cards without faces that "
                        "had nothing to do with money or with fortune-telling."
                    ),
                    right=True,
                ),
                Answer(
                    later("They were cheaper to print"),
                    later("No; they were made for people who disliked the usual pack."),
                ),
            ),
        ),
    ),
    (
        later("A Rook deck for each player, all together; three to five, each for himself."),
        later("Who has no card left ends the round; what is left counts against the others."),
        later("The lowest total wins."),
        later("The turn goes to the left, and the player on the dealer's left begins."),
    ),
)

O2 = Lesson(
    "O2",
    later("Run and set"),
    later("You make runs of four of one colour and sets of three of one number, and do not go on from 14 to 1."),
    (
        Watch(
            text=later(
                "In Toonerville you lay your cards on the table in two kinds of meld: runs and sets. What "
                "a round asks for is its contract. Cards that are left count against you, and the lowest "
                "total wins."
            ),
            scene=_MELDS,
        ),
        Mark(
            text=later("A run is four or more cards of one colour in sequence. Mark your green run."),
            cards="G4 G5 G6 G7",
            missing=later("Four cards: green, one after the other."),
            wrong={"G10": later("The 10 is green too, but you lack the green 8 and 9 up to it.")},
            other=later("That card is not green."),
            then=later("Green 4 to 7: a run."),
        ),
        Mark(
            text=later("A set is three or more cards of one number, of any colours. Mark your set."),
            cards="R9 B9 Y9",
            missing=later("Three cards of one number."),
            other=later("You have only one of that number."),
            then=later("Three nines in three colours: a set."),
        ),
        Choose(
            text=later("Red 8, red 8 and green 8. Is this a set?"),
            answers=(
                Answer(
                    later("It is"),
                    later("Right: there are several decks, so two equal cards are fine."),
                    right=True,
                ),
                Answer(
                    later("No: two are equal"),
                    later("In a set only the number matters; colours may be the same."),
                ),
            ),
        ),
        Choose(
            text=later("The 1 is the lowest number and the 14 the highest. Which of these are runs?"),
            answers=(
                Answer(
                    later("Green 11 to 14"),
                    later("It goes up to 14, and there it ends."),
                    right=True,
                ),
                Answer(
                    later("Black 1 to 4"),
                    later("The 1 is the lowest number."),
                    right=True,
                ),
                Answer(
                    later("Yellow 13, 14, 1, 2"),
                    later("There is no way from 14 to 1."),
                ),
                Answer(
                    later("Red 5 to 7"),
                    later("Three cards; a run takes four."),
                ),
            ),
        ),
        Do(
            text=later(
                "The contract of this round is a run and a set, and you have both. Choose \u201cPropose\u201d, and "
                "then \u201cGo down\u201d."
            ),
            before=DRAWN,
            right=("down set R9 B9 Y9 / run G4 G5 G6 G7", "down"),
            wrong={"discard": later("Wait: lay your melds first.")},
            other=later("Lay the green run and the set of nines together."),
            then=later("Seven cards gone at once!"),
        ),
        Choose(
            text=later("Now your green run 4 to 7 lies on the table. Which cards fit it right now?"),
            answers=(
                Answer(later("Green 8"), later("It fits above the 7."), right=True),
                Answer(later("Green 3"), later("It fits below the 4."), right=True),
                Answer(later("Yellow 8"), later("A run has one colour; this one is green.")),
                Answer(later("Green 9"), later("It fits only after the 8: first the 8 has to lie there.")),
            ),
        ),
    ),
    (
        later("A run: four or more cards of one colour in sequence."),
        later("A set: three or more cards of one number, of any colours."),
        later("The 1 is low and the 14 high; there is no way from 14 to 1."),
    ),
    short=True,
)
