"""The Rook cards: where they come from, and what they are worth."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Lesson, Mark, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_WHOLE = Scene("call-partner-rook", ("B 1,14,10 R 5,2 G 14,9,3 Y 13,11,4,1 ROOK", "*", "*", "*"), 0)
_KENTUCKY = Scene("kentucky-rook", ("B 1,14,9 R 10,8 G 5,12 Y 14,6 ROOK", "*", "*", "*"), 3)

R1 = Lesson(
    "R1",
    later("The Rook cards and their story"),
    later("You know the 57 cards in four colours and the bird, and for whom they were made."),
    (
        Watch(
            text=later(
                "Rook is the name of a family of games, and of the cards they are played with. The company "
                "of the Parker brothers brought both out in 1906. Your thirteen cards are from this pack: "
                "look at them."
            ),
            scene=_WHOLE,
        ),
        Choose(
            text=later(
                "Four colours: black, red, green and yellow, each with 1 to 14. One more card has no "
                "colour: the Rook, with the picture of a bird. How many cards in all?"
            ),
            answers=(
                Answer(later("56 cards"), later("So many have a colour. Count the Rook too.")),
                Answer(later("57 cards"), later("Right: four times 14 are 56, and the Rook is the 57th."), right=True),
                Answer(later("52 cards"), later("That is the usual pack. Here each colour has 14 numbers.")),
            ),
        ),
        Mark(
            text=later(
                "A booklet with many games comes with the cards; there 14 is the highest and 1 the lowest. "
                "Count like that: mark your highest card of each colour, four in all."
            ),
            cards="B14 R5 G14 Y13",
            missing=later("One card for each colour: four."),
            wrong={
                "B1": later("In the booklet 1 is the lowest of its colour."),
                "Y1": later("In the booklet 1 is the lowest of its colour."),
                "ROOK": later("The Rook belongs to none of the four colours."),
            },
            other=later("You have a higher number of that colour."),
            then=later("Right. In some games 1 is put above 14: the next lesson has it."),
        ),
        Choose(
            text=later(
                "Probably the cards were made for families like the Mennonites, who thought ill of the "
                "usual pack; their faith forbade it. What was the way out?"
            ),
            answers=(
                Answer(
                    later("Such games, other cards"),
                    later(
                        "Right: one plays as with any cards, but there are only colours and numbers, and no kings "
                        "or queens."
                    ),
                    right=True,
                ),
                Answer(later("No cards at all"), later("They did want cards, just other ones.")),
                Answer(later("Bigger cards"), later("That would still be the usual cards.")),
            ),
        ),
        Choose(
            text=later("There are still people who touch no usual cards. What do they do at the weekend?"),
            answers=(
                Answer(later("They play nothing at all"), later("They do play, and every weekend: with these cards.")),
                Answer(
                    later("They happily play Rook"),
                    later(
                        "Yes, indeed! Rook is at home in eastern Kentucky, in Pennsylvania and Ohio, in Manitoba, "
                        "and among the Mennonites of southern Ontario."
                    ),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later(
                "The idea was not new. Jews of central Europe, whose faith kept them from the usual cards "
                "too, had their own: Kvitlech. What was on these?"
            ),
            answers=(
                Answer(later("Kings and queens"), later("These were just what they did not want.")),
                Answer(later("Birds"), later("The bird came with the Rook only.")),
                Answer(later("Numbers"), later("Right: numbers. The Rook cards are much like them."), right=True),
            ),
        ),
        Choose(
            text=later(
                "If you find no Rook cards, there is a pack called «57»: the same four colours, the same "
                "numbers. But its last card shows no bird. Guess what!"
            ),
            answers=(
                Answer(later("A fish"), later("Not in the water: it grows in the garden.")),
                Answer(
                    later("A flower"),
                    later("Right: the 57th card has a flower in place of the bird. One plays all the same."),
                    right=True,
                ),
                Answer(later("A star"), later("Not in the sky: it grows in the garden.")),
            ),
        ),
        Watch(
            text=later(
                "John Hay described Kentucky Rook; in eastern Kentucky, he says, many love it. Neither this "
                "game nor Rook with a secret partner is quite like those of the booklet: people play in "
                "their own ways."
            ),
        ),
        Choose(
            text=later("In Iran some call another game «Rook». Which?"),
            answers=(
                Answer(later("Hokm"), later("Hokm is simply called Hokm.")),
                Answer(later("Four cards (pasur)"), later("That is of quite another family.")),
                Answer(
                    later("Shelem"),
                    later(
                        "Right. Shelem and Rook are relatives, but not the same: where they differ, these lessons "
                        "say so."
                    ),
                    right=True,
                ),
            ),
        ),
    ),
    (
        later("57 cards: four colours with 1 to 14 each, and the Rook."),
        later("They came out in 1906, for families who would not play with the usual pack."),
        later("Rook is not one game but a family, and people play it in their own ways."),
        later("Shelem is a relative of Rook, but not the same."),
    ),
)

R2 = Lesson(
    "R2",
    later("The counters"),
    later("You know what 1, 14, 10, 5 and the Rook are worth, and add up the 180 points of Kentucky Rook."),
    (
        Choose(
            text=later(
                "The main Rook games are relatives of Shelem: auction, trump, counters. For Kentucky Rook "
                "2, 3 and 4 go out of each colour. How many of 57 cards are left?"
            ),
            scene=_KENTUCKY,
            answers=(
                Answer(later("44 cards"), later("The Rook stays in the pack: one more.")),
                Answer(
                    later("45 cards"),
                    later("Right: three cards less in each of four colours. The Rook stays."),
                    right=True,
                ),
                Answer(later("54 cards"), later("Three cards go from each colour, not from the pack.")),
            ),
        ),
        Choose(
            text=later(
                "In most games 14 is the highest, and there are points for 14, 10 and 5. Here 1 is raised "
                "above 14, as the ace is. Which is the order from high to low?"
            ),
            answers=(
                Answer(later("14, 13, … 6, 5, 1"), later("The 1 does not stand below here, but above the 14.")),
                Answer(later("14, 1, 13, … 6, 5"), later("The 1 stands above the 14 too.")),
                Answer(later("1, 14, 13, … 6, 5"), later("Right: 1 above all, and 5 is the lowest."), right=True),
            ),
        ),
        Mark(
            text=later(
                "A 1 is worth 15 points, a 14 and a 10 are worth 10 each, a 5 is worth 5 and the Rook 20. "
                "These are the counters; all others are worth nothing. Mark yours."
            ),
            cards="B1 B14 R10 G5 Y14 ROOK",
            missing=later("There are more: 1, 14, 10, 5 and the Rook."),
            wrong={"G12": later("The 12 is high, but it is worth nothing.")},
            other=later("This card is worth nothing."),
            then=later("Six counters, 70 points: such cards one likes to see."),
        ),
        Choose(
            text=later("In a trick lie 1, 13 and 5 of black and the green 10. How many points is it worth?"),
            answers=(
                Answer(
                    later("35 points"),
                    later("In Shelem there are 5 points for the trick itself; in Rook there are none."),
                ),
                Answer(later("30 points"), later("Right: 15, 5 and 10. The trick itself brings nothing."), right=True),
                Answer(later("29 points"), later("Do not add up the numbers: the 1 counts 15, the 13 nothing.")),
            ),
        ),
        Choose(
            text=later("Which of these tricks would you rather win?"),
            answers=(
                Answer(later("Rook, 6, 7, 8"), later("Right: 20 points with a single card."), right=True),
                Answer(later("13, 12, 11, 9"), later("High cards, but not a single point.")),
                Answer(later("5, 5, 11, 12"), later("Two 5s are 10 points, and there is better.")),
            ),
        ),
        Choose(
            text=later(
                "The whole pack: four 1s, four 14s, four 10s, four 5s, and the Rook. How many points are "
                "there in a deal?"
            ),
            answers=(
                Answer(later("160 points"), later("Count the Rook too.")),
                Answer(later("165 points"), later("That is Shelem. Here only the cards count.")),
                Answer(later("180 points"), later("Right: 60, 40, 40 and 20, and 20 for the Rook."), right=True),
            ),
        ),
    ),
    (
        later("Kentucky Rook has 45 cards, without 2, 3 and 4."),
        later("In every colour 1 is the highest, then 14, 13 and so on to 5."),
        later("1 is worth 15, 14 and 10 are worth 10, 5 is worth 5 and the Rook 20: 180 in all."),
        later("The trick itself is worth nothing, other than in Shelem."),
    ),
    short=True,
)
