"""Buying out of turn, and the eleven contracts."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_SEVENS = Scene("toonerville", ("R 7,2,10 B 7,13 G 1,4,11 Y 3,5,12 G 14", "*", "*"), 1, aside="G7 Y7")
_USELESS = Scene("toonerville", ("R 7,2,10 B 7,12 G 1,4,11 Y 3,5,12 G 9", "*", "*"), 1, aside="Y13 R8", steps="draw")
_TWO_BUYERS = Scene("toonerville", ("R 7,2,10 B 7,13 G 1,4,11 Y 3,5,12 G 14", "*", "R 6 Y 7*"), 0, aside="G7 Y7")
_FIRST = Scene("toonerville", ("R 7,2,10 B 7,13 G 1,4,11 Y 3,5,12 G 14", "*", "*"), 2)
_SECOND = Scene("toonerville", ("G 4,5,6,7 B 11 R 11 Y 11 Y 1,13 R 3 B 8,14", "*", "*"), 2, round=2)
_FIFTH = Scene("toonerville", ("*", "*", "*"), 2, round=5)
_SEVENTH = Scene("toonerville", ("*", "*", "*"), 2, round=7)
_NINTH = Scene("toonerville", ("*", "*", "*"), 2, round=9)
_TENTH = Scene("toonerville", ("*", "*", "*"), 2, round=10)
_LAST = Scene("toonerville", ("*", "*", "*"), 2, round=11)

O4 = Lesson(
    "O4",
    later("I buy it!"),
    later("Out of turn you buy the open card, and know whose right comes first."),
    (
        Watch(
            text=later("The player to your right is on turn. If he takes green 7, it is his. He declines it."),
            scene=_SEVENS,
            before="draw",
        ),
        Do(
            text=later("Before he draws, anybody else may buy the card: just say so. You hold two sevens. Buy it!"),
            right=("buy",),
            wrong={"let": later("With this seven you would have a set: buy it.")},
            other=later("Buy green 7."),
            then=later("Green 7 is yours, and one more card from the stock."),
        ),
        Choose(
            text=later("You held 12 cards. How many do you hold now?"),
            answers=(
                Answer(
                    later("14 cards"),
                    later("Right: the bought one and one from the stock. Buying makes your hand longer."),
                    right=True,
                ),
                Answer(later("13 cards"), later("There is one from the stock as well.")),
                Answer(later("12 cards"), later("A buyer throws nothing away.")),
            ),
        ),
        Choose(
            text=later("The card is sold. What does the player on turn do now?"),
            answers=(
                Answer(
                    later("He draws from the stock"),
                    later("Right: he goes on, but may not take from the open pile any more."),
                    right=True,
                ),
                Answer(later("He takes the next open card"), later("After a sale he has to draw from the stock.")),
                Answer(later("He loses his turn"), later("His turn goes on: only the card is gone.")),
            ),
        ),
        Do(
            text=later("Another round: yellow 13 lies open, and you may buy it. Does it fit your cards?"),
            scene=_USELESS,
            right=("let",),
            wrong={"buy": later("You hold no other 13: two more cards, and nothing won.")},
            other=later("Let it go."),
            then=later("Right: each card in your hand counts against you at the end."),
        ),
        Choose(
            text=later(
                "The player to your left is on turn and declines. You and the player to your right both want "
                "to buy. Who gets it?"
            ),
            scene=_TWO_BUYERS,
            answers=(
                Answer(
                    later("The player to my right"),
                    later("Right: he comes next after the player on turn. The nearest goes first."),
                    right=True,
                ),
                Answer(
                    later("I do"), later("After the player on turn comes the one to your right, and only then you.")
                ),
                Answer(later("Who speaks first"), later("Speed does not matter, only the seat.")),
            ),
        ),
    ),
    (
        later("Who is on turn may take the open card first."),
        later("A buyer gets it with one more card from the stock."),
        later("The nearest to the left of the player on turn goes first; then that player draws from the stock."),
    ),
    short=True,
)

O5 = Lesson(
    "O5",
    later("Eleven contracts"),
    later("You read the contract and the number of cards of each round."),
    (
        Watch(
            text=later(
                "A match has eleven rounds, each with its contract: the melds that you first lay down. Round "
                "1: two sets. Round 2: one run and one set. Round 3: two runs."
            ),
            scene=_FIRST,
        ),
        Mark(
            text=later("Round 2, twelve cards: one run and one set. Mark the cards of the contract."),
            scene=_SECOND,
            cards="G4 G5 G6 G7 B11 R11 Y11",
            missing=later("A run of four and a set of three: seven cards."),
            wrong={"B8": later("8 would go on from green 7, but it is black.")},
            other=later("It belongs neither to the run nor to the set."),
            then=later("Green 4 to 7 and three elevens: the contract of round 2."),
        ),
        Choose(
            text=later(
                "Twelve cards in each. Round 4: three sets. Round 5: one run and two sets. Round 6: two runs "
                "and one set. How many cards does round 5 need at least?"
            ),
            scene=_FIFTH,
            answers=(
                Answer(later("10 cards"), later("Right: 4 and 3 and 3."), right=True),
                Answer(later("9 cards"), later("That is three sets: round 4. A run has four cards.")),
                Answer(later("11 cards"), later("That is two runs and a set: round 6.")),
            ),
        ),
        Choose(
            text=later(
                "Round 7: four sets. Round 8: three runs. Twelve cards in both. How many cards does either "
                "contract need?"
            ),
            scene=_SEVENTH,
            answers=(
                Answer(
                    later("12, as many as dealt"),
                    later("Right: four times 3, three times 4. Who lays it without buying has one card left to throw."),
                    right=True,
                ),
                Answer(later("11 cards"), later("Four times three is 12, and three times four too.")),
                Answer(later("16 cards"), later("Sets of three and runs of four are enough.")),
            ),
        ),
        Choose(
            text=later("Round 9: five sets. Look at the table: how many cards were dealt?"),
            scene=_NINTH,
            answers=(
                Answer(later("15 cards"), later("Right: five times three."), right=True),
                Answer(later("12 cards"), later("Five sets need 15, so more are dealt.")),
            ),
        ),
        Choose(
            text=later("In round 10 sixteen cards are dealt. Which contract fits?"),
            scene=_TENTH,
            answers=(
                Answer(later("Four runs"), later("Right: four times four."), right=True),
                Answer(later("Five sets"), later("That was round 9.")),
                Answer(later("Three runs"), later("That was round 8, with twelve cards.")),
            ),
        ),
        Choose(
            text=later(
                "Round 11, the last: two runs and two sets, with twelve cards again (some deal 14). How many "
                "cards does it need?"
            ),
            scene=_LAST,
            answers=(
                Answer(
                    later("14 cards"),
                    later("Right, more than are dealt. It has rules of its own: nobody discards when going out."),
                    right=True,
                ),
                Answer(later("12 cards"), later("4 and 4 and 3 and 3 make 14.")),
            ),
        ),
    ),
    (
        later("Sets and runs: 2+0, 1+1, 0+2, 3+0, 2+1, 1+2, 4+0, 0+3, 5+0, 0+4, 2+2."),
        later("Twelve cards are dealt; 15 in round 9, 16 in round 10."),
        later("The table always shows the contract."),
    ),
    short=True,
)
