"""The eleven contracts, and going down with one."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.rummy.naming import named
from fa_cards.learn.scenes import Scene
from fa_cards.words import later


def _round(number: int, hand: str) -> Scene:
    """The beginning of a round with that hand."""
    return Scene("toonerville", (hand, "*", "*"), 2, round=number)


_GOING_DOWN = Scene(
    "toonerville",
    ("G 4,5,6,7 R 11,3 B 11,9,1 Y 2,13,6", "*", "*"),
    2,
    aside="Y11 B2",
    round=2,
)

O5 = Lesson(
    "O5",
    later("Eleven contracts"),
    later("You read the contract of each round, and how many cards are dealt."),
    (
        Watch(
            text=later(
                "Each round has its contract: the melds that you have to lay together. There are eleven "
                "rounds, each harder than the last. Round 1: two sets, with 12 cards."
            ),
            scene=_round(1, "R 4,10,13 G 4,10,7 B 10,2,12 Y 4,1,6"),
        ),
        Choose(
            text=later(
                "Round 2: a run and a set, again with 12 cards. How many cards does the contract take at least?"
            ),
            scene=_round(2, "G 3,4,5,6,14 R 8,1 B 8,13 Y 8,11,2"),
            answers=(
                Answer(later("7 cards"), later("Right: four for the run and three for the set."), right=True),
                Answer(later("6 cards"), later("That is for two sets; a run takes four cards.")),
                Answer(later("All 12 cards"), later("No: the other five stay in your hand for now.")),
            ),
        ),
        Mark(
            text=later(
                "Round 3: two runs, with 12 cards. One of your runs is red. Mark the four cards of your other run."
            ),
            scene=_round(3, "R 2,3,4,5 G 9,10,11,12 Y 7,3 B 1,14"),
            cards="G9 G10 G11 G12",
            missing=later("Four green cards, one after the other."),
            wrong=named(later("The {card} is in the red run: mark the other run."), "R2 R3 R4 R5"),
            other=later("That card is in no run."),
            then=later("With these two runs you have the contract of round 3."),
        ),
        Choose(
            text=later(
                "Round 4: three sets. Round 5: a run and two sets. Round 6: two runs and a set. All with "
                "12 cards. Which round takes the most cards?"
            ),
            scene=_round(6, "Y 5,6,7,8 B 10,11,12,13,2 R 2 G 2,14"),
            answers=(
                Answer(later("Round 6"), later("Right: 11 cards, all but one."), right=True),
                Answer(later("Round 5"), later("That takes 10: 4 and 3 and 3.")),
                Answer(later("Round 4"), later("Three sets are 9 cards.")),
            ),
        ),
        Choose(
            text=later(
                "Round 7: four sets. Round 8: three runs. Both with 12 cards, and the contract takes 12. "
                "What happens when you lay it?"
            ),
            scene=_round(7, "R 2,5,9,13 G 2,5,13 B 5,9 Y 2,9,13"),
            answers=(
                Answer(
                    later("I discard one and am out"),
                    later("Right: you hold 13 after drawing, 12 go down, and you discard the last."),
                    right=True,
                ),
                Answer(
                    later("I still hold some cards"),
                    later("13 less 12: only one is left, and that you discard."),
                ),
            ),
        ),
        Choose(
            text=later("For round 9, five sets, 15 cards are dealt. Round 10 is four runs: how many cards for it?"),
            scene=_round(10, "R 1,2,3,4 G 5,6,7,8 B 9,10,11,12 Y 11,12,13,14"),
            answers=(
                Answer(later("16 cards"), later("Right: four runs of four."), right=True),
                Answer(later("15 cards"), later("That is round 9; four runs are 16 cards.")),
                Answer(later("12 cards"), later("Four runs take 16 cards.")),
            ),
        ),
        Choose(
            text=later("Round 11: two runs and two sets, with 12 cards again. How many does the contract take?"),
            scene=_round(11, "R 2,3,4,5,12 G 7,8,9 B 12,6 Y 12,6"),
            answers=(
                Answer(
                    later("14 cards"),
                    later(
                        "Right: two more than are dealt! This round also ends without a discard, and has its own "
                        "lesson."
                    ),
                    right=True,
                ),
                Answer(later("12 cards"), later("Add up 4 and 4 and 3 and 3.")),
            ),
        ),
    ),
    (
        later("Eleven rounds, from two sets up to two runs and two sets."),
        later("12 cards are dealt; in round 9 it is 15 and in round 10 it is 16."),
        later("The contract stands above the table: no need to learn it by heart."),
    ),
    short=True,
)

O6 = Lesson(
    "O6",
    later("Going down"),
    later("You lay the contract all at once, and know when it is better to wait."),
    (
        Do(
            text=later(
                "Round 2: a run and a set. You have the green run, and two elevens. Look at the open "
                "card; take or draw."
            ),
            scene=_GOING_DOWN,
            right=("take",),
            wrong={"draw": later("The open card is the yellow 11: it completes your set.")},
            other=later("Take the yellow 11."),
            then=later("Now the contract is complete."),
        ),
        Do(
            text=later(
                "In your own turn, once you have a card, you may go down; but with the whole contract at "
                "once. Lay both melds."
            ),
            right=("down set B11 R11 Y11 / run G4 G5 G6 G7", "down"),
            wrong={
                "down set B11 R11 Y11": later("The set alone is not enough: lay the run with it."),
                "down run G4 G5 G6 G7": later("The run alone is not enough: lay the set with it."),
                "discard": later("Go down first: a discard ends your turn."),
            },
            other=later("Lay the green run and the set of elevens."),
            then=later("Your contract is down; these cards count against you no more."),
        ),
        Do(
            text=later("Now discard as always: the dearest, the yellow 13."),
            right=("discard Y13",),
            wrong=named(
                later("The {card} counts 5 if it is left, the yellow 13 counts 10."), "R3 B9 B1 Y2 Y6", "discard"
            ),
            other=later("Throw the yellow 13 away."),
            then=later("Of 13 cards five are left."),
        ),
        Choose(
            text=later("Suppose you had held further cards. Which of these could you have laid as well?"),
            answers=(
                Answer(
                    later("Green 8, in the green run"),
                    later("A run takes four cards at least: five will do."),
                    right=True,
                ),
                Answer(
                    later("A fourth 11, in the set"),
                    later("A set takes three cards at least: a fourth one goes with it."),
                    right=True,
                ),
                Answer(
                    later("Three threes, as a second set"),
                    later("The contract has one set: no more melds are laid than it asks for."),
                ),
            ),
        ),
        Choose(
            text=later(
                "Suppose your contract is complete, and still in your hand. Do you have to go down in that turn?"
            ),
            answers=(
                Answer(
                    later("No, whenever I like"),
                    later("Right. But if somebody goes out, all of it counts against you."),
                    right=True,
                ),
                Answer(later("Yes, at once"), later("Nobody ever has to go down.")),
            ),
        ),
        Choose(
            text=later("Once your melds lie there, others may add cards to them. When is it worth waiting?"),
            answers=(
                Answer(
                    later("When I can lay all my cards at once next turn"),
                    later("Right: until then others find no melds of yours to add cards to."),
                    right=True,
                ),
                Answer(
                    later("When somebody holds two cards"),
                    later("Dangerous: he may go out any moment. Go down."),
                ),
                Answer(
                    later("When I hold dear cards"),
                    later("On the contrary: lay those soon."),
                ),
            ),
        ),
    ),
    (
        later("The whole contract at once, in your turn, after you got a card."),
        later("Each meld may be longer, but there are just as many as the contract has."),
        later("Nobody has to go down; mostly the sooner the better."),
    ),
    short=True,
)
