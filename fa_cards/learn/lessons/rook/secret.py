"""Rook with a secret partner: keeping the secret, guessing it, and what each player scores."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson
from fa_cards.learn.lessons.writing import played
from fa_cards.learn.scenes import Scene, hand_of
from fa_cards.words import later

_GAME = "call-partner-rook"
_FIVE = "Y2 Y3 Y4 B2 B3"
_PARTNER = Scene(
    _GAME,
    (
        "R 10,3 G 8,1 B 13,10,4 Y 14,12,9,7,6,5",
        "R 5 G 6,4 B 9,8*",
        "R 1,14,13,12,11,9 G 3 B 1,14 Y 1 ROOK*",
        "R 8,7,6,4,2 G 7,5 B 6,5*",
    ),
    2,
    steps=f"bid 120; pass; pass; pass; bury {_FIVE}; trump R; call G1",
    aside=_FIVE,
)
_NEST = "Y2 Y3 R3 R4 G2"
_HANDS = ("B 1,14,13,12,9,8 R 14,6,2 G 5,3 Y 12,4", "B 11,2 R 5*", "B 10,5 R 8 Y 1*", "B 6,3 R 7*")
_CALLED = f"bid 120; pass; pass; pass; bury {_NEST}; trump B; call Y1"
_GUESS = Scene(_GAME, _HANDS, 0, steps=f"{_CALLED}; {played('R5 R8 R7 R14')}", aside=_NEST)
_SCORE = Scene(_GAME, _HANDS, 0, steps=_CALLED, aside=_NEST)
_MINE = "B 1,14,13,12,11,10,9,8 R 1,14 G 1 Y 1 ROOK"
_ALONE = Scene(
    _GAME,
    (_MINE, "*", "*", "*"),
    0,
    steps=f"bid 150; pass; pass; pass; bury {_NEST}; trump B",
    aside=_NEST,
)

R12 = Lesson(
    "R12",
    later("The secret partner"),
    later("You keep the secret, guess it, and work out what each player scores, with the last trick."),
    (
        Choose(
            text=later(
                "The player opposite is the declarer: 120, red trump, and he called the green 1. It is with "
                "you! What follows?"
            ),
            scene=_PARTNER,
            answers=(
                Answer(later("I give it to him"), later("Everybody keeps his cards; you play on his side.")),
                Answer(
                    later("I am his partner"),
                    later("Right, for this deal alone. The other two are a team against you."),
                    right=True,
                ),
                Answer(
                    later("I must play it at once"), later("No, when you like; you only have to follow the led colour.")
                ),
            ),
        ),
        Choose(
            text=later("Do you tell him?"),
            answers=(
                Answer(later("Yes, he has to know"), later("He must find out from the way you play.")),
                Answer(
                    later("No, I keep the secret"),
                    later("Right: nobody may know until the called card is played."),
                    right=True,
                ),
            ),
        ),
        Do(
            text=later(
                "The declarer won a trick, and now leads the red 1, the highest trump. It wins for certain. "
                "Help him without a word."
            ),
            before=played("B6 B4 B9 B1 R1 R4"),
            right=("play R10",),
            wrong={"play R3": later("Allowed, but the 10 brings your side ten points.")},
            other=later("Red was led, and you have red."),
            then=later("Ten points for your side. A sharp eye guesses now who you are."),
            after=played("R5"),
        ),
        Do(
            text=later("He leads a low green card: he is calling for the green 1. Show yourself."),
            before=played("G3 G7"),
            right=("play G1",),
            wrong={"play G8": later("Allowed: the secret may last. But now the 1 wins the trick.")},
            other=later("Green was led, and you have green."),
            then=later("With this card all know it: you are the partner."),
            after=played("G6"),
        ),
        Choose(
            text=later(
                "Now you are the declarer and called the yellow 1. You led the 1 of trump: on the left fell "
                "2, opposite 10, on the right 3. Who is your partner, most likely?"
            ),
            scene=_GUESS,
            before=played("B1 B2 B10 B3"),
            answers=(
                Answer(later("The one on the left"), later("He gave as little as he could.")),
                Answer(later("The one on the right"), later("He gave as little as he could.")),
                Answer(
                    later("The one opposite"),
                    later(
                        "Right: he gave you ten points. Perhaps he had no other trump: sure you are only when the "
                        "card falls."
                    ),
                    right=True,
                ),
            ),
        ),
        Do(
            text=later(
                "Another deal: look at these cards! You need nobody. Call a card that is in your own hand: "
                "then you play alone against three."
            ),
            scene=_ALONE,
            right=tuple(f"call {one.text}" for one in hand_of(_MINE)),
            wrong=dict.fromkeys(
                (f"call {one}" for one in _NEST.split()),
                later("You buried it. That means alone too, and comes out only at the end. Now take one of your hand."),
            ),
            other=later("Then somebody would share with you. Call a card of your own."),
            then=later("The three others are against you, but they learn it only when that card falls."),
        ),
        Choose(
            text=later(
                "The cards of a deal are worth 180. Who wins the last trick gets 20 more, and what the "
                "declarer buried. How many points are there in a deal?"
            ),
            scene=_SCORE,
            answers=(
                Answer(later("180 points"), later("The last trick brings 20 by itself.")),
                Answer(
                    later("200 points"), later("Right: 180 and 20; the buried cards are among the 180."), right=True
                ),
            ),
        ),
        Choose(
            text=later(
                "The opponents' tricks hold 60 points, the last trick among them; 15 points lie in the "
                "nest. How many do they have?"
            ),
            answers=(
                Answer(
                    later("95 points"),
                    later("Right: 60, 20 for the last trick, 15 from the nest. 105 are left for the declarer's side."),
                    right=True,
                ),
                Answer(later("80 points"), later("The nest is theirs too: 15 more.")),
                Answer(later("75 points"), later("The last trick itself brings 20 more.")),
            ),
        ),
        Choose(
            text=later(
                "Partners change, so each has a total of his own. You bid 120 and took 130 with your "
                "partner, the others 70. What is written?"
            ),
            answers=(
                Answer(
                    later("130 each, others 70"),
                    later("Right: each gets all that his side took; nothing is shared out."),
                    right=True,
                ),
                Answer(later("65 each, others 35"), later("Points are not shared out.")),
                Answer(later("130 for me alone"), later("Your partner gets as much.")),
            ),
        ),
        Choose(
            text=later("And if you bid 120 and take only 110?"),
            answers=(
                Answer(
                    later("Minus 120 for both of us"),
                    later("Right, and the 110 are lost. The others get their 90 each, as always."),
                    right=True,
                ),
                Answer(later("Minus 120 for me alone"), later("It is taken off your partner's total too.")),
                Answer(later("110 for both of us"), later("110 is less than was bid.")),
            ),
        ),
        Choose(
            text=later(
                "The match ends when somebody has 500 or more after a deal. You have 575, your partner of "
                "this deal 560, the others 485 and 405. Who wins?"
            ),
            answers=(
                Answer(
                    later("I do, alone"),
                    later("Right: the highest total, whoever declared. If two share it, one more deal is played."),
                    right=True,
                ),
                Answer(later("My partner and I"), later("He was your partner for a deal only.")),
            ),
        ),
    ),
    (
        later("Who holds the called card is the partner, for one deal, and keeps it secret."),
        later("The way others play lets you guess."),
        later("Who calls a card of his own plays alone against three."),
        later("The last trick brings 20 points and the nest."),
        later("Each has his own total; the highest from 500 on wins."),
    ),
)
