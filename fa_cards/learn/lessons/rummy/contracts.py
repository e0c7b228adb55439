"""The eleven contracts, and going down with one."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.scenes import Scene
from fa_cards.words import later


def _round(number: int, hand: str) -> Scene:
    """The beginning of a round with that hand."""
    return Scene("toonerville", (hand, "*", "*"), 2, round=number)


_GOING_DOWN = Scene(
    "toonerville",
    ("G 4,5,6,7,10 R 11,3 B 11,9 Y 2,13,6", "*", "*"),
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
                Answer(later("All 12 cards"), later("No: the others you discard or lay off later.")),
            ),
        ),
        Mark(
            text=later(
                "Round 3: two runs, with 12 cards. One of your runs is red. Mark the four cards of the other one."
            ),
            scene=_round(3, "R 2,3,4,5 G 9,10,11,12 Y 7,3 B 1,14"),
            cards="G9 G10 G11 G12",
            missing=later("Four green cards, one after the other."),
            other=later("That one is not in that run."),
            then=later("With these two runs you have the contract of round 3."),
        ),
        Choose(
            text=later(
                "Round 4: three sets. Round 5: a run and two sets. Round 6: two runs and a set. All with "
                "12 cards. Which takes the most?"
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
            text=later("Round 9 asks for five sets. How many cards are dealt, do you think?"),
            scene=_round(9, "R 1,4,7,10,14 G 1,4,7,10,14 B 7,14 Y 1,4,10"),
            answers=(
                Answer(later("15 cards"), later("Right: five times three, just enough."), right=True),
                Answer(later("12 cards"), later("Five sets are 15 cards: from here on more are dealt.")),
            ),
        ),
        Choose(
            text=later("And round 10, four runs?"),
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
        later("1: two sets. 2: a run and a set. 3: two runs. 4: three sets."),
        later("5: a run and two sets. 6: two runs and a set. 7: four sets. 8: three runs."),
        later("9: five sets. 10: four runs. 11: two runs and two sets."),
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
            other=later("You could, but the yellow 13 is dear and of no use."),
            then=later("Of 13 cards five are left."),
        ),
        Choose(
            text=later("If you had held the green 8 too, could you have laid a run of five?"),
            answers=(
                Answer(later("Certainly"), later("Right: each meld may be longer than it has to be."), right=True),
                Answer(later("No, just four"), later("Four is the least; it may be longer.")),
            ),
        ),
        Choose(
            text=later("And with three threes besides, could you lay a second set?"),
            answers=(
                Answer(
                    later("Not that"),
                    later("Right: the melds of the contract alone, no less and no more."),
                    right=True,
                ),
                Answer(later("That too"), later("The contract has one set; no other is laid.")),
            ),
        ),
        Choose(
            text=later("Your contract is complete. Do you have to go down in that turn?"),
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
            text=later("When is it worth waiting?"),
            answers=(
                Answer(
                    later("When I may be out next turn"),
                    later("Right: others then find no melds of yours to lay cards off on."),
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
        later("Melds may be longer, but there are no more than the contract has."),
        later("Nobody has to go down; mostly the sooner the better."),
    ),
    short=True,
)
