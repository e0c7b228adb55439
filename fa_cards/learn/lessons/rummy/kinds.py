"""Toonerville as a tournament, and Rook Shanghai."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_MATCH = Scene(
    "toonerville",
    ("R 4,5,6,7,13 G 9,2 B 9,12,1 Y 12,14", "*", "*"),
    2,
    totals=(60, 45, 110),
    round=5,
)
_DRAWN = "draw; let; let; let"
_SHANGHAI = Scene(
    "rook-shanghai",
    ("R 8,2,5 G 8,11 B 5,14 Y 5,1,9 ROOK", "*", "*", "*"),
    3,
    aside="G3 R10",
)
_LAST = Scene(
    "rook-shanghai",
    ("R 2,3,4,5 G 7,8,9,10 Y 10,11,12", "*", "*", "*"),
    3,
    aside="Y13 B1",
    round=7,
)

O12 = Lesson(
    "O12",
    later("A tournament at several tables"),
    later("You change seats after each round, and find your place on the master sheet."),
    (
        Watch(
            text=later(
                "Toonerville is often played as a tournament: several tables of three to five people "
                "each, all at the same round."
            ),
            scene=_MATCH,
        ),
        Choose(
            text=later("There are seven of you. Which tables do you set?"),
            answers=(
                Answer(
                    later("One of four, one of three"),
                    later("Right: three to five at a table, as even as can be."),
                    right=True,
                ),
                Answer(later("One of five, one of two"), later("Two are too few: it takes three.")),
                Answer(later("One of seven"), later("Five are the most at a table.")),
            ),
        ),
        Choose(
            text=later("How many decks does the table of four need?"),
            answers=(
                Answer(later("Four decks"), later("Right: one for each."), right=True),
                Answer(later("Seven decks"), later("Count the people at that table alone.")),
            ),
        ),
        Choose(
            text=later("The round is over. What do you do now?"),
            answers=(
                Answer(
                    later("I take another seat"),
                    later("Right: after each round all change seats, and meet other players."),
                    right=True,
                ),
                Answer(later("I stay where I am"), later("In a tournament seats change after each round.")),
                Answer(later("Table winners move up"), later("Nobody drops out: all play to round 11.")),
            ),
        ),
        Choose(
            text=later("All points go onto one master sheet, just like the sheet of a table. Who wins the tournament?"),
            answers=(
                Answer(later("The lowest total of all"), later("Right, after round 11."), right=True),
                Answer(later("Who wins the last round"), later("All rounds count together.")),
            ),
        ),
        Choose(
            text=later("It is round 5. Look at the scores beside the table: you have 60. What is your place?"),
            answers=(
                Answer(later("Second"), later("Right: only 45 is less than 60."), right=True),
                Answer(later("First"), later("Somebody is ahead with 45.")),
                Answer(later("Third"), later("110 is worse than 60.")),
            ),
        ),
        Choose(
            text=later("A rare thing: you have to draw, and the stock is used up. What is done?"),
            answers=(
                Answer(
                    later("The discards are shuffled"),
                    later("Right, but for the top one; twice in a round at most."),
                    right=True,
                ),
                Answer(later("You are passed over"), later("The discards make a new stock.")),
            ),
        ),
        Choose(
            text=later("And if there is nothing to be drawn after these two times?"),
            answers=(
                Answer(
                    later("Nobody wins the round"),
                    later("Right: everybody counts his cards."),
                    right=True,
                ),
                Answer(later("It is dealt anew"), later("No: it is over at once, and all count.")),
            ),
        ),
    ),
    (
        later("Tables of three to five, all at the same round."),
        later("Seats change after each round, and points go onto the master sheet."),
        later("The lowest total after eleven rounds wins."),
        later("When the stock is used up the discards are shuffled: twice in a round at most."),
    ),
)

O13 = Lesson(
    "O13",
    later("Rook Shanghai"),
    later("You know where it differs, and which of its rules are reconstructed."),
    (
        Watch(
            text=later(
                "Rook Shanghai is a relative of Toonerville, for four to six. Only the first part of its "
                "description was at hand; the rest is reconstructed."
            ),
            scene=_SHANGHAI,
        ),
        Mark(
            text=later(
                "It takes two decks without fourteens, but for the black ones: these are wild like the "
                "Rook. Mark your wild cards."
            ),
            cards="ROOK B14",
            missing=later("There are two: the Rook and the black 14."),
            other=later("That is an ordinary card."),
            then=later("There are four in the game: 108 cards with four wild ones."),
        ),
        Do(
            text=later("Round 1 is two sets. Go down, with your wild cards."),
            before=_DRAWN,
            right=("down set B5 R5 Y5 / set G8 R8 B14", "down"),
            wrong={"discard": later("Two eights and a wild, and three fives: go down.")},
            other=later("You have two sets, eights and fives. Go down."),
            then=later("A wild stands for any card."),
        ),
        Choose(
            text=later("A wild lies in an opponent's run, and you hold its real card. May you swap them?"),
            answers=(
                Answer(
                    later("No, never"),
                    later("Right: here, unlike in Toonerville, a wild stays where it is."),
                    right=True,
                ),
                Answer(later("Yes, as in Toonerville"), later("In Shanghai wilds are never taken back.")),
            ),
        ),
        Choose(
            text=later(
                "There are seven rounds, each with 11 cards, from two sets up to three runs. What if a "
                "wild is turned up after the deal?"
            ),
            answers=(
                Answer(later("It goes below the stock"), later("Right, and the next card is turned up."), right=True),
                Answer(later("The first player takes it"), later("That is Toonerville; here it goes below the stock.")),
            ),
        ),
        Choose(
            text=later("Round 2 is a set and a run, 3 two runs, 4 three sets. And round 5?"),
            answers=(
                Answer(
                    later("Two sets and a run"), later("Right; 6 is a set and two runs, and 7 three runs."), right=True
                ),
                Answer(later("Four sets"), later("Four sets are 12 cards, and 11 are dealt. That is Toonerville.")),
            ),
        ),
        Choose(
            text=later(
                "Another table, round 7: three runs, the whole hand at once, no discard (this is "
                "reconstructed). You hold 12 after drawing. Can it go without a buy?"
            ),
            scene=_LAST,
            answers=(
                Answer(later("Yes: three times four"), later("Right: 12 cards, just enough."), right=True),
                Answer(
                    later("No: a buy is needed"), later("That is round 11 of Toonerville. Here 12 cards are enough.")
                ),
            ),
        ),
        Choose(
            text=later("Buying is reconstructed too: as in Toonerville, but with a limit. How many buys in a round?"),
            answers=(
                Answer(later("Up to three"), later("Right: each player up to three times in a round."), right=True),
                Answer(later("Any number"), later("That is Toonerville.")),
                Answer(later("None at all"), later("One may buy: three times in a round.")),
            ),
        ),
        Choose(
            text=later("Which of these are our reconstruction?"),
            answers=(
                Answer(later("Buying and its limit"), later("Buying and its limit are reconstructed."), right=True),
                Answer(
                    later("Points of cards left over"),
                    later("The points come from Toonerville too: 5, 10 and 25."),
                    right=True,
                ),
                Answer(later("The seven contracts"), later("These stand in the description.")),
                Answer(later("That wilds stay"), later("That stands in the description too.")),
            ),
        ),
    ),
    (
        later("Four to six people; Rooks and black fourteens are wild and stay where they are."),
        later("Seven rounds with 11 cards."),
        later("A wild that is turned up goes below the stock."),
        later("Buying, the last round and points are reconstructed; the rules page names all that is."),
    ),
)
