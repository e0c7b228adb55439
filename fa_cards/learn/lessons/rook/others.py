"""Rook with the usual pack, and Golden Ten with the Rook cards."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_USUAL = Scene("standard-rook", ("S AK7 H T52 D Q83 C K4 JK", "*", "*", "*"), 3)
_FIVE = "2C 3C 4C 2D 3D"
_TRUMPS = Scene(
    "standard-rook",
    ("S 93 H Q74 D J87 C T85 JK", "S 64 D AK*", "S AKQJ2 C AK*", "S T875 H AT9*"),
    1,
    steps=f"bid 90; pass; pass; pass; bury {_FIVE}; trump S",
    aside=_FIVE,
)
_RUFF = Scene(
    "standard-rook",
    ("S 93 D JT87 C T9876 JK", "S 64 H 543 D AK9 C Q5*", "S AKQJ2 H 876 C A*", "S T875 H AKQJT D 65*"),
    1,
    steps=f"bid 90; pass; pass; pass; bury {_FIVE}; trump S",
    aside=_FIVE,
)

R13 = Lesson(
    "R13",
    later("Rook with the usual pack"),
    later("You play the same game with 52 cards and a joker, and know where ace, king and joker stand."),
    (
        Choose(
            text=later(
                "Some play Rook with 52 usual cards and a joker. Peter Dutton described how, from "
                "Princeton. What does the joker stand for?"
            ),
            scene=_USUAL,
            answers=(
                Answer(later("The 1"), later("For that there is the ace.")),
                Answer(later("The 14"), later("For that there is the king.")),
                Answer(
                    later("The Rook"),
                    later("Right: it is a trump and worth 20, but the lowest trump, below the 2."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later(
                "The ace stands for the 1: the highest of its suit. The king comes second, for the 14. What "
                "are they worth?"
            ),
            answers=(
                Answer(
                    later("Ace 15, king 10"), later("Right, as 1 and 14. Queen and jack are worth nothing."), right=True
                ),
                Answer(later("Ace 10, king 5"), later("The ace is worth as much as the 1 of the Rook cards.")),
                Answer(later("Ace 1, king 10"), later("The ace is worth as much as the 1 of the Rook cards.")),
            ),
        ),
        Mark(
            text=later("The 10 is worth ten and the 5 five, as always. Mark your counters."),
            cards="AS KS TH 5H KC JK",
            missing=later("There are six: ace, kings, 10, 5 and the joker."),
            wrong={"QD": later("The queen is worth nothing here.")},
            other=later("This card is worth nothing."),
            then=later("Six counters, 70 points."),
        ),
        Do(
            text=later(
                "Twelve cards each, five in the nest. The dealer's left begins, you that is, and the lowest "
                "bid is 70. Bid 70."
            ),
            right=("bid 70",),
            wrong={"pass": later("With 70 points in your hand?")},
            other=later("Allowed, but begin with 70."),
            then=later("From 70 to 180, five by five, as in Kentucky Rook."),
        ),
        Do(
            text=later(
                "Another deal. Spades are trump, your partner is the declarer. The opponent on the right "
                "led the 7 of spades. Win the trick."
            ),
            scene=_TRUMPS,
            before=played("7S"),
            right=("play 9S",),
            wrong={
                "play JK": later("The joker is the lowest trump: even the 2 beats it."),
                "play 3S": later("The 3 is lower than the 7."),
            },
            other=later("Spades were led, and you have spades."),
            then=later("The 9 beats the 7. The joker waits for a better trick."),
            after=played("4S 2S"),
        ),
        Do(
            text=later(
                "And here: the ace of hearts was led. You have no heart, and all who come after you have "
                "one. Take the trick with your lowest trump."
            ),
            scene=_RUFF,
            before=played("AH"),
            right=("play JK",),
            wrong=dict.fromkeys(
                each("3S 9S"), later("It wins, but the joker is lower still, and its 20 points are safe then.")
            ),
            other=later("That does not win. Ruff!"),
            then=later("Even the lowest trump beats an ace: 15 and 20, 35 points."),
            after=played("3H 6H"),
        ),
        Choose(
            text=later("Counters may be buried here too. Whose are they then?"),
            answers=(
                Answer(later("The declarer's team"), later("Only if it wins the last trick.")),
                Answer(
                    later("The last trick's winner"),
                    later("Right. All else is as in Kentucky Rook, up to 500."),
                    right=True,
                ),
            ),
        ),
    ),
    (
        later("52 cards and a joker: 12 each, five in the nest, bids from 70 on."),
        later("The ace stands for the 1 (15 points), the king for the 14 (10 points)."),
        later("The joker is the Rook: 20 points, the lowest trump."),
    ),
)
