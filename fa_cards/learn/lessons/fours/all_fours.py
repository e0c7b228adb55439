"""All Fours, the parent of these games."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.writing import played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_GAME = "all-fours"
_STRONG = Scene(_GAME, ("S 7 H AK8 D 3 C T", "S Q9 H 4 D K6 C J"), 1, aside="9H")
_WEAK = Scene(_GAME, ("S AT5 D KJ C 8", "S 73 H J4 D 9 C Q"), 1, aside="6H QS 4C 7D KH 2C TD 9S")
_DEALER = Scene(_GAME, ("S A6 H AJ9 D 4", "S 98 H T D K7 C 5"), 0, aside="3H")
_JACK_UP = Scene(_GAME, ("S A6 H A9 D 4 C 2", "S 98 H T D K7 C 5"), 0, aside="JH")
_NEARLY = Scene(_GAME, ("S A6 H AJ9 D 4", "S 98 H T D K7 C 5"), 0, aside="3H 7S QC 2D QD 4S JC 8C", totals=(4, 10))

J12 = Lesson(
    "J12",
    later("All Fours, the parent"),
    later("You stand or beg, and know how High and Low differ from California Jack."),
    (
        Watch(
            text=later(
                "All Fours is more than three centuries old; California Jack comes from it. Two people get "
                "six cards each; there is no stock to draw from."
            ),
            scene=_STRONG,
        ),
        Do(
            text=later(
                "The next card was turned up, the 9 of hearts: hearts, if you like it. You hold ace and "
                "king. Say that you stand."
            ),
            right=("stand",),
            wrong={"beg": later("With ace and king of hearts? Keep them as trump.")},
            other=later("Stand."),
            then=later("Hearts are trump, and you lead."),
        ),
        Do(
            text=later("Another deal: the 6 of hearts was turned up, and you have no heart at all. Beg."),
            scene=_WEAK,
            right=("beg",),
            wrong={"stand": later("Then you would play without a single trump.")},
            other=later("Beg."),
            then=later("The dealer may give a point or deal three more. He dealt: trump is now spades, your suit!"),
            after="run",
        ),
        Choose(
            text=later("One begs once in a deal: spades stay. How many tricks are played now?"),
            answers=(
                Answer(later("Nine"), later("Right: all cards that were dealt are played."), right=True),
                Answer(later("Six"), later("You now hold nine cards each.")),
            ),
        ),
        Do(
            text=later(
                "Now you are the dealer: the 3 of hearts lies there, and your opponent begs. Ace, jack and "
                "9 of trump are yours. Answer!"
            ),
            scene=_DEALER,
            before="beg",
            right=("give",),
            wrong={"run": later("Then these strong trumps would be gone. Give him the point.")},
            other=later("Give the point."),
            then=later("He has a point; hearts stay trump, and with them you win more."),
        ),
        Mark(
            text=later("He leads the 8 of spades. The rule is the old one. Mark all that you may play."),
            before=played("8S"),
            missing=later("The led suit or trump."),
            wrong={"4D": later("You hold spades: the led suit or trump.")},
            other=later("The led suit or trump."),
            then=later("Spades or hearts: follow or trump."),
        ),
        Choose(
            text=later("In this deal the jack of hearts was turned up by you. What follows?"),
            scene=_JACK_UP,
            answers=(
                Answer(later("It goes into my hand"), later("A turned card is out of play.")),
                Answer(
                    later("A point for me at once"),
                    later("Right: a turned jack is a point for the dealer."),
                    right=True,
                ),
                Answer(later("A new deal"), later("No: the dealer gets a point.")),
            ),
        ),
        Choose(
            text=later(
                "Not all cards are dealt. Say the highest trump dealt is a king and the lowest a 4. Whose "
                "are High and Low?"
            ),
            answers=(
                Answer(
                    later("Whoever won them"), later("So it is in California Jack. Here one keeps what one was dealt.")
                ),
                Answer(later("Nobody's: ace and 2 lack"), later("The highest and the lowest that were dealt count.")),
                Answer(
                    later("Whoever was dealt them"),
                    later("Right: even if the other wins them! In California Jack the winner of the trick has them."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("And whose is Jack?"),
            answers=(
                Answer(
                    later("Who wins it, if dealt"),
                    later("Right: it may be missing; then nobody gets that point."),
                    right=True,
                ),
                Answer(later("Always the dealer"), later("Only a jack that is turned up is the dealer's.")),
            ),
        ),
        Do(
            text=later(
                "A match goes to 11. Your opponent has 10, and begs. You may not give him the winning point. Answer."
            ),
            scene=_NEARLY,
            before="beg",
            right=("run",),
            wrong={"give": later("That point would be his eleventh: it cannot be given.")},
            other=later("Deal three more."),
            then=later("Right: three more cards each, and another trump."),
        ),
    ),
    (
        later("No stock: six cards, and a turned card for trump."),
        later("Stand, or beg: the dealer gives a point or deals three more."),
        later("High and Low: the highest and lowest trump dealt, for who was dealt them."),
        later("Jack may be missing; a turned jack is a point for the dealer. To 11."),
    ),
)
