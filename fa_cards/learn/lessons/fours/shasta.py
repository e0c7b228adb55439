"""Shasta Sam: the stock lies face down."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_GAME = "shasta-sam"
_HIDDEN = Scene(_GAME, ("S A4 H J D 95 C K", "S 8 H Q6 D T C 73"), 1, aside="TH QC 7D", turned="7D")
_FOLLOW = Scene(_GAME, ("S J H K D 83 C T5", "S A8 H 64 D Q C 7"), 0, aside="TH QC 7D", turned="7D")

J9 = Lesson(
    "J9",
    later("Shasta Sam"),
    later("You play with the stock face down, and know trump from a card that was shown before the deal."),
    (
        Watch(
            text=later(
                "Shasta Sam is California Jack with one great difference: the stock lies face down. Not "
                "even its top card is seen."
            ),
            scene=_HIDDEN,
        ),
        Choose(
            text=later("So the dealer turned up a card by chance before the deal: the 7 of diamonds. What is trump?"),
            answers=(
                Answer(later("Diamonds"), later("Right: the suit of the shown card."), right=True),
                Answer(later("Nobody knows yet"), later("The shown card tells it.")),
                Answer(
                    later("The led suit"), later("Each trick has its own led suit. Trump was shown before the deal.")
                ),
            ),
        ),
        Choose(
            text=later("Then the 7 went back into the pack. You do not hold it; where is it now?"),
            answers=(
                Answer(later("On top of the stock"), later("So it is in California Jack. Here it was shuffled in.")),
                Answer(later("Out of the game"), later("It is in play like all the others.")),
                Answer(
                    later("In the stock or with him"),
                    later("Right: the pack was shuffled again, then dealt. Nobody can tell."),
                    right=True,
                ),
            ),
        ),
        Do(
            text=later("Lead the ace of spades and see what you draw."),
            right=each("AS"),
            other=later("Take the ace of spades this time."),
            then=later("You won and drew the 10 of hearts. Only you have seen it."),
            after=played("8S"),
        ),
        Choose(
            text=later("And what did your opponent draw?"),
            answers=(
                Answer(later("The next open card"), later("No card lies open here.")),
                Answer(later("Only he knows"), later("Right: you will see it when he plays it."), right=True),
                Answer(later("Nothing at all"), later("Both draw after each trick, as before.")),
            ),
        ),
        Choose(
            text=later("In California Jack you sometimes win a trick for the sake of the open card. And here?"),
            answers=(
                Answer(
                    later("For the trick's own cards"),
                    later("Right: the tens and trumps in it, and the lead. The way to play is quite another."),
                    right=True,
                ),
                Answer(later("For the open card too"), later("You do not know what you would draw.")),
            ),
        ),
        Mark(
            text=later("All else is as you know it. Diamonds are trump, a heart is led. Mark all that you may play."),
            scene=_FOLLOW,
            before=played("6H"),
            missing=later("The led suit or trump."),
            wrong={"TC": later("You hold a heart, so a club is not allowed.")},
            other=later("Neither a heart nor a diamond."),
            then=later("Right: the king, or a trump."),
        ),
        Choose(
            text=later("What is the same as in California Jack?"),
            answers=(
                Answer(
                    later("High, Low, Jack, Game"),
                    later("The points are the same, and the match to 10 too."),
                    right=True,
                ),
                Answer(
                    later("A match to 10 points"), later("The match to 10 is the same, and the points too."), right=True
                ),
                Answer(later("You see what he draws"), later("Just that is different.")),
            ),
        ),
    ),
    (
        later("The stock lies face down; what one draws the other does not see."),
        later("Trump: a card is shown before the deal and goes back into the pack."),
        later("All else is as in California Jack."),
    ),
)
