"""Kentucky Discard, the tournament rules, and its Rook."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark
from fa_cards.learn.lessons.writing import played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_GAME = "kentucky-discard"
_DEALT = Scene(_GAME, ("B 14,13,12,11,8 R 5 Y 14,13 ROOK", "*", "*", "*"), 0, aside="G10 G6 R7 Y6 B10")

R9 = Lesson(
    "R9",
    later("Kentucky Discard"),
    later("You know how tournament Rook differs: 41 cards, 70, 300, and the dealer begins."),
    (
        Choose(
            text=later(
                "The book of tournament rules has a form of its own: Kentucky Discard. The 1s go out too. "
                "How many of 45 cards are left?"
            ),
            scene=_DEALT,
            answers=(
                Answer(later("40 cards"), later("The Rook stays.")),
                Answer(
                    later("41 cards"),
                    later(
                        "Right: 5 to 14 in each colour, and the Rook. So 14 is the highest, but for trump: there it "
                        "is the Rook."
                    ),
                    right=True,
                ),
                Answer(later("44 cards"), later("There are four 1s, one of each colour.")),
            ),
        ),
        Choose(
            text=later("The four 1s were worth 15 each. How many of the 180 points are left?"),
            answers=(
                Answer(later("165 points"), later("All four are gone: four times 15.")),
                Answer(later("120 points"), later("Right: 40, 40 and 20, and 20 for the Rook."), right=True),
                Answer(later("100 points"), later("The Rook still has its 20.")),
            ),
        ),
        Choose(
            text=later("41 cards, five of them for the nest. How many does each of the four get?"),
            answers=(
                Answer(later("10"), later("Four times ten and the nest would be 45.")),
                Answer(later("9"), later("Right: four times nine are 36."), right=True),
                Answer(later("8"), later("Four times eight and the nest are 37 only.")),
            ),
        ),
        Do(
            text=later("Here the dealer speaks first, and that is you. The lowest bid is 70. Begin with it."),
            right=("bid 70",),
            wrong={"pass": later("With these trumps? Bid.")},
            other=later("You may, but begin with the lowest: 70."),
            then=later("All three pass: you are the declarer with 70 and take the nest."),
            after="pass; pass; pass",
        ),
        Do(
            text=later(
                "Counters may be buried here. Black becomes trump, 14 and 13 of yellow are good. Bury all "
                "the rest: two green, two red, one yellow."
            ),
            right=("bury G10 G6 R5 R7 Y6",),
            wrong=dict.fromkeys(("bury B8", "bury B10", "bury B11"), later("Black becomes trump: keep it.")),
            other=later("Green 10 and 6, red 5 and 7, yellow 6."),
            then=later("15 points lie in the nest: the green 10 and the red 5."),
            after="trump B",
        ),
        Choose(
            text=later(
                "The nest belongs to the winner of the last trick. Suppose you bid 85, your tricks hold 75, "
                "the nest 10, and the last trick is yours. What is written down?"
            ),
            answers=(
                Answer(later("We minus 85, they 45"), later("So it would be if the opponents won the last trick.")),
                Answer(later("We 75, they 45"), later("With the last trick the nest is yours too.")),
                Answer(later("We 85, they 35"), later("Right: 75 and 10 just make it."), right=True),
            ),
        ),
        Choose(
            text=later("Three have passed, and nobody has bid. Who has to bid 70 here?"),
            answers=(
                Answer(
                    later("The dealer's right"),
                    later("Right: the dealer spoke first, so his right neighbour speaks last."),
                    right=True,
                ),
                Answer(later("The dealer"), later("So it is in Kentucky Rook. Here he spoke first.")),
            ),
        ),
        Choose(
            text=later(
                "The match goes to 300. You have 250, the opponents 270; you bid 75 and take 80, they take "
                "40. Who wins?"
            ),
            answers=(
                Answer(later("They do: 310"), later("You have 330 then, and that is more.")),
                Answer(
                    later("We do: 330 to 310"), later("Right: both reach 300, and the higher total wins."), right=True
                ),
                Answer(later("Nobody yet"), later("Here 300 are enough.")),
            ),
        ),
    ),
    (
        later("41 cards from 5 to 14, with the Rook: 120 points."),
        later("Nine cards each and five in the nest."),
        later("The dealer speaks first; the lowest bid is 70."),
        later("Counters may be buried; the last trick takes the nest."),
        later("The match goes to 300."),
    ),
)

_BID = "bid 75; pass; pass; pass"
_FIVE = "Y6 Y8 Y9 R6 B7"
_FREE = Scene(
    _GAME,
    ("Y 7 B 12,9,6 R 13,8 G 11,7 ROOK", "Y 10 G 5*", "Y 11,5 G 14,12,10,6*", "Y 14,13,12 G 13,9,8*"),
    2,
    steps=f"{_BID}; bury {_FIVE}; trump G",
    aside=_FIVE,
)
_ONLY = Scene(
    _GAME,
    ("Y 10,7 B 12,9,6 R 14,13,8 ROOK", "G 11,7*", "Y 11,5 G 14,12,10*", "Y 14,13,12 G 13,9,8*"),
    2,
    steps=f"{_BID}; bury {_FIVE}; trump G",
    aside=_FIVE,
)
_LEADING = Scene(
    _GAME,
    ("Y 10,7 B 12,9,6 R 14,13 G 7 ROOK", "G 10*", "Y 14,5 G 12,11*", "G 14,13,9,8,6,5*"),
    3,
    steps=f"{_BID}; bury {_FIVE}; trump G",
    aside=_FIVE,
)

R10 = Lesson(
    "R10",
    later("The Rook whenever you like"),
    later("You know when you may play the Rook in Kentucky Discard, and when you must."),
    (
        Mark(
            text=later(
                "Green is trump, your partner is the declarer. Yellow 14 was led, and you have one yellow. "
                "In this game the Rook may fall on any trick. Mark all cards that you may play."
            ),
            scene=_FREE,
            before=played("Y14"),
            missing=later("The yellow 7, and the Rook although you have yellow."),
            wrong={"G11": later("You have yellow, so you may not ruff. Only the Rook is free.")},
            other=later("Yellow was led, and you have yellow."),
            then=later("Right: the led colour, or the Rook."),
        ),
        Do(
            text=later("The Rook is the highest trump: nobody can beat it. Take the trick with it."),
            right=("play ROOK",),
            other=later("You may, but the 10 points on the table go to the opponents then."),
            then=later("14, Rook, 10 and 5: that makes 45 points in one trick!"),
            after=played("Y10 Y5"),
        ),
        Do(
            text=later(
                "Another deal: an opponent leads trump, the green 13. You would like to keep the Rook, your "
                "only trump. Try what is allowed."
            ),
            scene=_ONLY,
            before=played("G13"),
            right=("play ROOK",),
            other=later("Play the Rook."),
            then=later("Trump was led and you had no other: so it was your duty. It wins all the same."),
            after=played("G7 G10"),
        ),
        Do(
            text=later(
                "This time you have two more trumps beside the Rook. Green 9 was led. Save the Rook, and "
                "win all the same."
            ),
            scene=_FREE,
            before=played("G9"),
            right=("play G11",),
            wrong={
                "play ROOK": later("You may, but you need not: with other trumps the Rook can wait."),
                "play G7": later("That is lower than the 9."),
            },
            other=later("Trump was led, and you have trumps."),
            then=later("The Rook is a duty only where it is the only trump."),
            after=played("G5 G10"),
        ),
        Do(
            text=later("Now you lead. Begin with the Rook, and watch the others."),
            scene=_LEADING,
            right=("play ROOK",),
            other=later("You may, but try the Rook now."),
            then=later("Trump is led then: all three had to play trump, and the 10 is yours too."),
            after=played("G10 G11 G5"),
        ),
        Choose(
            text=later("The Rook is led. The next player has two trumps and the 5 of yellow. What may he play?"),
            answers=(
                Answer(later("Any card"), later("The Rook is trump: trump is the led colour.")),
                Answer(
                    later("One of his trumps"),
                    later("Right: who has trump must play it. Without one he is free."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("And in Kentucky Rook: may you play the Rook there although you have the led colour?"),
            answers=(
                Answer(
                    later("Yes, in all Rook games"),
                    later("Only in Kentucky Discard. Elsewhere the led colour comes first."),
                ),
                Answer(
                    later("No, only in Discard"), later("Right: there the Rook is a trump like any other."), right=True
                ),
            ),
        ),
    ),
    (
        later("The Rook is the highest trump, and may be played to any trick."),
        later("Where trump is led and it is your only one, you must play it."),
        later("Where the Rook is led, everybody plays trump who can."),
    ),
)
