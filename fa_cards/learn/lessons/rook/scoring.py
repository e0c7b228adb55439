"""What a deal of Kentucky Rook brings, up to the end of the match; a deal with the coach; other ways to play it."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Free, Lesson, Mark
from fa_cards.learn.lessons.writing import played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_HANDS = (
    "R 1,14,13,9,7,6 B 12 G 1 Y 8 ROOK",
    "R 12,8 B 14,9,5 G 13,10 Y 1,11,6",
    "R 10 B 1,7 G 14,8,5 Y 14,13,9,5",
    "R 11 B 13,11,10,6 G 12,9,7 Y 12,10",
)
_DEAL = Scene("kentucky-rook", _HANDS, 3, aside="B8 G6 G11 Y7 R5")
_NEARLY = Scene("kentucky-rook", _HANDS, 3, totals=(460, 470, 460, 470))

R7 = Lesson(
    "R7",
    later("Count, and reach 500"),
    later("You write down what both teams score, made or not, and play a deal with the coach."),
    (
        Choose(
            text=later(
                "The deal is over; both teams count the points that they won. You bid 120 and took 125 of "
                "the 180. What is written?"
            ),
            scene=_NEARLY,
            answers=(
                Answer(later("We 120, they 60"), later("What was taken counts, not what was bid.")),
                Answer(later("We 125, they nothing"), later("The opponents always keep what they took.")),
                Answer(
                    later("We 125, they 55"),
                    later("Right: all that you took, not only the bid; and the opponents what they took."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("120 again, but you took only 115, the opponents 65. And now?"),
            answers=(
                Answer(later("We 115, they 65"), later("Who fails gets nothing for his cards.")),
                Answer(later("We minus 5, they 65"), later("Not what is missing is taken off, but the whole bid.")),
                Answer(
                    later("We minus 120, they 65"),
                    later("Right: the bid is taken off, and the 115 are lost. A total may fall below 0."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later(
                "The match ends when a team has 500 or more. You have 460, the opponents 470. You bid 100 "
                "and take 110, they take 70. Who wins?"
            ),
            answers=(
                Answer(
                    later("They do, they were ahead"), later("What counts are the totals after the deal: 570 to 540.")
                ),
                Answer(
                    later("We do: 570 to 540"),
                    later("Right: both are past 500, and the higher total wins, whoever declared."),
                    right=True,
                ),
                Answer(later("Who gets to 500 first"), later("Every deal is played to its end; only then one counts.")),
            ),
        ),
        Choose(
            text=later("And 545 to 545?"),
            answers=(
                Answer(later("Both win"), later("One team has to be ahead: so one more deal.")),
                Answer(later("The declarer's team wins"), later("Who declared does not matter here.")),
                Answer(later("One more deal"), later("Right: until one team is ahead."), right=True),
            ),
        ),
        Mark(
            text=later(
                "And now a deal with the coach. First look: if red is trump, which five of your cards will "
                "most likely win a trick? Mark them."
            ),
            scene=_DEAL,
            cards="ROOK R1 R14 R13 G1",
            missing=later("There are five: the four highest trumps, and a 1 of another colour."),
            other=later("Perhaps, but not for certain. Look at the highest red ones, and at the 1 of green."),
            then=later("With these you can bid well above 100; your partner brings some points too."),
        ),
        Free(
            text=later(
                "Now play: bid, bury five cards, make red trump. The declarer's left leads first. Draw the "
                "trumps, and give counters to your partner's tricks. Ask for a hint where you hesitate."
            ),
            scene=_DEAL,
            then=later("A whole deal of Kentucky Rook: that was it. From here on you learn by playing."),
        ),
    ),
    (
        later("Made: the declarer's team scores all that it took."),
        later("Failed: the bid is taken off, and what was taken is lost."),
        later("The other team always scores what it took."),
        later("The match goes to 500; the higher total wins."),
    ),
    short=True,
)

_FIVE = "G6 G7 G8 R6 Y6"
_LOW = Scene(
    "kentucky-rook",
    ("B 12,6 R 13,9,8 G 11,9 Y 12,10 ROOK", "B 10,5*", "B 1,14,13,11,9*", "B 8,7*"),
    1,
    steps=f"bid 110; pass; pass; pass; bury {_FIVE}; trump B",
    aside=_FIVE,
    options={"rook": "low"},
)
_BURYING = Scene(
    "kentucky-rook",
    ("B 1,14,13,12,11,9 R 1,14 G 1 ROOK", "*", "*", "*"),
    3,
    steps="bid 110; pass; pass; pass",
    aside="Y10 Y5 G6 G7 R8",
    options={"bury-points": True},
)

R8 = Lesson(
    "R8",
    later("Other ways to play Kentucky Rook"),
    later("You know the Rook as the lowest trump, counters in the nest, and whose the nest is."),
    (
        Do(
            text=later(
                "People play Rook in many ways. At this table the Rook is the lowest trump, below the 5. "
                "The opponent on the right led the 8 of black, which is trump. Win the trick."
            ),
            scene=_LOW,
            before=played("B8"),
            right=("play B12",),
            wrong={"play ROOK": later("Here even the 5 of trump beats the Rook: you would give 20 points away.")},
            other=later("The 6 is lower than the 8."),
            then=later("The 12 wins, and the Rook waits for a trick of your partner's."),
            after=played("B5 B9"),
        ),
        Choose(
            text=later("Black is trump, and the Rook is the lowest trump. Which cards beat it?"),
            answers=(
                Answer(later("Black 5"), later("This too: the 5 is just above the Rook."), right=True),
                Answer(later("Black 12"), later("This too: every other trump beats it."), right=True),
                Answer(later("Green 1"), later("Green is not trump; the Rook is one, and worth 20 all the same.")),
            ),
        ),
        Do(
            text=later(
                "Elsewhere counters may be buried too. Here you took the nest. Opponents would win your 10 "
                "and 5 of yellow: bury them, with three cards worth nothing that are no black ones."
            ),
            scene=_BURYING,
            right=("bury Y10 Y5 G6 G7 R8",),
            wrong=dict.fromkeys(
                ("bury B13", "bury B12", "bury B11", "bury B9"), later("Black will be trump: keep it.")
            ),
            other=later("Yellow 10 and 5, green 6 and 7, red 8."),
            then=later("Now 15 points lie in the nest."),
        ),
        Choose(
            text=later("Whose are these 15 points?"),
            answers=(
                Answer(later("The declarer's team"), later("Only if it wins the last trick.")),
                Answer(later("It is nobody's"), later("No points are lost: the last trick decides.")),
                Answer(
                    later("The last trick's winner"),
                    later("Right: the team that wins the last trick gets the nest."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later(
                "You bid 110 and have 15 points in the nest. Your tricks hold 100, and the opponents win "
                "the last trick. What now?"
            ),
            answers=(
                Answer(later("We 115, they 65"), later("So it would be if you won the last trick.")),
                Answer(
                    later("We minus 110, they 80"),
                    later("Right: only 100 for you. With the last trick it would have been 115."),
                    right=True,
                ),
                Answer(later("We 100, they 80"), later("100 is less than 110: you failed.")),
            ),
        ),
        Choose(
            text=later(
                "Usually counters stay out. But very rarely a declarer has fewer than five cards worth "
                "nothing, say four. What then?"
            ),
            answers=(
                Answer(
                    later("All four and one counter"),
                    later("Right: any but the Rook, and everybody sees it. The last trick decides whose it is."),
                    right=True,
                ),
                Answer(later("Four and the Rook"), later("The Rook does not go into the nest.")),
                Answer(later("Only these four"), later("The nest always has five cards.")),
            ),
        ),
        Choose(
            text=later(
                "There is more to choose before a match: who leads first, and whether four passes are "
                "possible. If they are, what may the dealer do after three?"
            ),
            answers=(
                Answer(
                    later("He bids or passes"),
                    later("Right: if he passes too nobody scores, and the next dealer deals."),
                    right=True,
                ),
                Answer(later("He must bid 100"), later("That is the usual way. Here he is free.")),
            ),
        ),
    ),
    (
        later("Rook low: the lowest trump, but still trump and worth 20."),
        later("Burying counters: the nest belongs to the team that wins the last trick."),
        later("Too few cards worth nothing: all of them, and counters that everybody sees."),
        later("You choose all of this in the settings of a match."),
    ),
)
