"""The nest and trump; what happens in the tricks of Kentucky Rook."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.writing import played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_BID = "bid 110; pass; pass; pass"
_TAKEN = Scene(
    "kentucky-rook", ("B 1,14,13,10,8,7 R 1,9 Y 5 ROOK", "*", "*", "*"), 3, steps=_BID, aside="B12 Y6 Y11 G7 G9"
)
_WORSE = Scene(
    "kentucky-rook", ("B 1,13,12,9 R 14,13,11 Y 12,8 ROOK", "*", "*", "*"), 3, steps=_BID, aside="G5 G10 R5 Y10 Y14"
)
_TRICKS = Scene(
    "kentucky-rook",
    (
        "B 1,14,12,10,8,7 R 1 Y 9,5 ROOK",
        "B 6,5 R 14,8 G 14,10,9,5 Y 12,1",
        "B 9 R 13,12,11,10 G 13,1 Y 14,8,7",
        "B 13,11 R 9,7,5 G 12,11 Y 13,11,10",
    ),
    3,
    steps=f"{_BID}; bury G6 G7 G8 R6 Y6; trump B",
    aside="G6 G7 G8 R6 Y6",
)

R5 = Lesson(
    "R5",
    later("Take the nest"),
    later("You put five right cards into the nest, name trump, and see when the nest does you harm."),
    (
        Watch(
            text=later(
                "You are the declarer, so the five cards of the nest are yours; nobody else saw them. Now "
                "you hold fifteen, and five of these you lay face down as a new nest."
            ),
            scene=_TAKEN,
        ),
        Mark(
            text=later("No counter may go into the nest: no 1, 14, 10, 5, and not the Rook. Mark all cards that may."),
            cards="B13 B12 B8 B7 R9 Y6 Y11 G7 G9",
            missing=later("There are nine: every card that is worth nothing."),
            wrong={
                "B10": later("A 10 is worth ten points: it stays with you."),
                "Y5": later("A 5 is worth five points: it stays with you."),
            },
            other=later("That is a counter: it stays with you."),
            then=later("Right. Now choose five of these nine."),
        ),
        Do(
            text=later(
                "Black will be trump, so keep all black cards. Put the other five cards that are worth "
                "nothing into the nest."
            ),
            right=("bury R9 Y6 Y11 G7 G9",),
            wrong=dict.fromkeys(
                ("bury B13", "bury B12", "bury B8", "bury B7"),
                later("Keep the black ones: they will be trumps, and the more the better."),
            ),
            other=later("Red 9, yellow 6 and 11, green 7 and 9."),
            then=later("Now you have no green: when green is led, you can ruff."),
        ),
        Do(
            text=later("Only now do you name trump: the colour of which you have most."),
            right=("trump B",),
            wrong={
                "trump R": later("You have one red card only."),
                "trump Y": later("You have one yellow card only."),
                "trump G": later("You may, but you have no green card."),
            },
            other=later("Name black."),
            then=later("Seven black cards and the Rook, which is a trump too: eight trumps."),
        ),
        Do(
            text=later(
                "Another deal. The nest brought five counters, which you have to keep. Black will be trump: "
                "keep 13 and 12 of black, and bury all else that you may."
            ),
            scene=_WORSE,
            right=("bury B9 R13 R11 Y12 Y8",),
            wrong=dict.fromkeys(("bury B13", "bury B12"), later("You want to keep this one: a high trump.")),
            other=later("The 9 of black, 13 and 11 of red, 12 and 8 of yellow."),
            then=later("The red 13 is gone, and weak counters stay."),
        ),
        Choose(
            text=later("So when does the nest do you harm?"),
            answers=(
                Answer(later("When it brings trumps"), later("Trumps are welcome.")),
                Answer(later("Never"), later("You just saw it: the red 13 had to go.")),
                Answer(
                    later("When it brings weak counters"),
                    later("Right: you keep those, and better cards have to go. Bid with that in mind."),
                    right=True,
                ),
            ),
        ),
    ),
    (
        later("The declarer takes the nest and buries five cards, unseen by the others."),
        later("No counter goes into the nest."),
        later("Only then he names the trump colour."),
        later("The nest can make your cards worse too."),
    ),
    short=True,
)

R6 = Lesson(
    "R6",
    later("The Rook in play"),
    later("You know that the declarer's left leads, and that the Rook is always trump and above the 1."),
    (
        Choose(
            text=later(
                "You are the declarer, and black is trump. In Shelem you would lead now. In Rook you do not! Who does?"
            ),
            scene=_TRICKS,
            answers=(
                Answer(
                    later("The dealer's left"), later("He spoke first. To the first trick the declarer's left leads.")
                ),
                Answer(later("My partner"), later("It is an opponent: the one on your left.")),
                Answer(
                    later("The declarer's left"),
                    later("Right: he leads whatever he likes, and the turn goes on to the left."),
                    right=True,
                ),
            ),
        ),
        Do(
            text=later(
                "Green 14 was led; your partner went above it with 1. Who has the led colour plays it, but "
                "you have no green: any card will do. Give your partner points, the yellow 5."
            ),
            before=played("G14 G1 G12"),
            right=("play Y5",),
            wrong={
                "play Y9": later("You may, but the 5 is worth five points, and your partner wins."),
                "play R1": later("15 points, yes; but the red 1 will win a trick itself."),
            },
            other=later("With a trump you would take the trick from your own partner."),
            then=later("No trump fell, so the highest green wins: 30 points. Your partner leads the next trick."),
        ),
        Mark(
            text=later(
                "Your partner leads black, which is trump; an opponent plays 13. Mark all cards that you may play now."
            ),
            before=played("B9 B13"),
            missing=later("The Rook counts as a card of the trump colour: it may be played too."),
            other=later("Black was led, and you have black."),
            then=later("All black ones, and the Rook: it belongs to trump, whichever colour that is."),
        ),
        Do(
            text=later(
                "The Rook is above all trumps, even above the 1; then come 1, 14, 13. Win the trick, but "
                "save your two highest."
            ),
            right=("play B14",),
            wrong={
                "play ROOK": later("It wins, but so does the 14. Keep the highest trump."),
                "play B1": later("It wins, but so does the 14: only 1 and Rook are above it."),
            },
            other=later("That is lower than the 13."),
            then=later("Nobody can go above it: the 1 and the Rook are with you."),
            after=played("B6"),
        ),
        Do(
            text=later("Who wins leads the next trick: you. Lead the Rook, and see what the others must do."),
            right=("play ROOK",),
            other=later("You may lead any card; but try the Rook now."),
            then=later("The led colour is black then: who had a trump had to play it. 35 points for you!"),
            after=played("B5 R10 B11"),
        ),
        Choose(
            text=later("Trump is led, and the Rook is your only trump. What do you play?"),
            answers=(
                Answer(later("Whatever I like"), later("Free is who has no trump. You have one.")),
                Answer(
                    later("The Rook, I must"),
                    later("Right: it is of the led colour, so you follow with it."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("Black is trump. Green 1 was led, then came green 10, the Rook, and black 1. Who wins?"),
            answers=(
                Answer(later("The Rook"), later("Right: the highest trump wins, and that is the Rook."), right=True),
                Answer(later("The black 1"), later("The Rook stands above it.")),
                Answer(later("The green 1"), later("Any trump beats it.")),
            ),
        ),
    ),
    (
        later("The declarer's left leads the first trick, with any card."),
        later("Who has the led colour plays it; who has none is free."),
        later("The Rook is a trump, the highest: above the 1."),
        later("The highest trump wins, or else the highest card of the led colour; the winner leads."),
    ),
    short=True,
)
