"""What a trick is, what following suit means, and what trump does."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.writing import PLAIN
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_FIRST = Scene(
    "teka",
    ("S QT4 H K83 D A742 C Q62", "S AK75*", "S 86*", "S J93*"),
    0,
    steps="bid 8; pass; pass; pass; trump S",
    options=PLAIN,
)
_SECOND = Scene(
    "teka",
    ("S Q4 H KQ83 D A742 C Q62", "S AK75 H 9652*", "S J6 H T7*", "S T983 H AJ4*"),
    0,
    steps="bid 8; pass; pass; pass; trump S; play AS; play 6S; play 3S; play 4S",
    options=PLAIN,
)
_VOID = Scene(
    "teka",
    ("S QT4 H - D A8742 C QJ652", "S AK75 H AQ52*", "S J6 H KT97*", "S 983 H J864*"),
    0,
    steps="bid 8; pass; pass; pass; trump S; play AS; play 6S; play 3S; play 4S",
    options=PLAIN,
)

B1 = Lesson(
    "B1",
    later("What is a trick?"),
    later("Each lays a card, the highest one wins, and the winner begins the next trick."),
    (
        Watch(
            text=later(
                "You sit below, three others around you. Each lays one card on the table; the four are one trick. Reza "
                "began, two others followed."
            ),
            scene=_FIRST,
            before="play AS; play 6S; play 3S",
        ),
        Do(
            text=later(
                "Now you. Spades were led, so you play a spade. You cannot beat the ace, so give your lowest, the 4."
            ),
            right=("play 4S",),
            wrong={
                "play QS": later("The queen is lost to the ace, and later it might have won. Keep it."),
                "play TS": later("The 10 is lost to the ace. The 4 is enough."),
            },
            other=later("Play the 4 of spades."),
            then=later("Four cards lie there: the trick is complete."),
        ),
        Choose(
            text=later("An ace, a 6, a 3 and a 4 of spades. Who has won the trick?"),
            answers=(
                Answer(
                    later("Reza, with the ace"),
                    later("Right: the ace is highest, then king, queen, jack, 10 and so on to 2."),
                    right=True,
                ),
                Answer(later("I, with the 4"), later("The 4 is lower than ace and 6.")),
                Answer(later("My partner, with the 6"), later("The 6 is higher than 4 and 3, but the ace beats it.")),
            ),
        ),
        Choose(
            text=later("Who wins a trick begins the next one. So who plays the first card now?"),
            answers=(
                Answer(later("Reza"), later("Right: he has won it."), right=True),
                Answer(later("I"), later("You would have begun if you had won.")),
                Answer(later("Whoever likes"), later("The winner begins, always.")),
            ),
        ),
        Do(
            text=later("An opponent's jack is the highest now, but your queen is higher still: win the trick."),
            before="play 5S; play 8S; play JS",
            right=("play QS",),
            wrong={"play TS": later("An opponent's jack lies there: the 10 is lower.")},
            other=later("Look at your spades: the queen is higher than the jack."),
            then=later("Your trick, and so you begin the next one."),
        ),
    ),
    (
        later("Four cards, one from each, are a trick."),
        later("The highest card of the suit that began the trick wins, the ace above all."),
        later("Who wins a trick begins the next one."),
    ),
    short=True,
    known=True,
)

B2 = Lesson(
    "B2",
    later("The led suit"),
    later("As long as you hold the led suit you play it; without it you are free."),
    (
        Watch(
            text=later(
                "There are four suits: spades, hearts, diamonds and clubs. The suit of the first card of a trick is "
                "the led suit: who holds it has to play it."
            ),
            scene=_SECOND,
            before="play 2H; play TH; play 4H",
        ),
        Mark(
            text=later("Hearts were led. Mark all cards that you may play."),
            missing=later("There are more: every heart of yours may be played."),
            wrong={
                "QS": later("Spades were not led, and you hold hearts."),
                "AD": later("A high card, but of another suit: you hold hearts."),
            },
            other=later("That is no heart. As long as you hold hearts you play a heart."),
            then=later("Right: your four hearts, and nothing else."),
        ),
        Do(
            text=later(
                "The 10 of hearts is the highest so far, and you play last. Win the trick with the lowest heart that "
                "does."
            ),
            right=("play QH",),
            wrong={
                "play KH": later("The king wins too; but the queen is enough. Take the trick with her."),
                "play 8H": later("The 8 is lower than the 10."),
                "play 3H": later("The 3 is lower than the 10."),
            },
            other=later("Play a heart that is higher than the 10."),
            then=later("Your trick. The queen is enough for it; so the king is still good for later."),
        ),
        Do(
            text=later("You begin this trick, so you say what is led. Lead the ace of diamonds."),
            right=("play AD",),
            other=later("Another time. Lead the ace of diamonds."),
            then=later("Now all others have to play diamonds, as long as they hold any."),
        ),
        Choose(
            text=later("And somebody who holds no diamonds, what may he play?"),
            answers=(
                Answer(
                    later("Any card"),
                    later("Right: he is free. But another suit does not win, however high it is, unless it is trump."),
                    right=True,
                ),
                Answer(later("Nothing"), later("Everybody always lays one card.")),
                Answer(later("Only a spade"), later("Who lacks the led suit may play any card.")),
            ),
        ),
    ),
    (
        later("The suit of the first card is the led suit."),
        later("As long as you hold it you play it."),
        later("Without it you may play any card; but that card does not win, unless it is trump: that comes next."),
    ),
    short=True,
    known=True,
)

B3 = Lesson(
    "B3",
    later("Trump and ruffing"),
    later("You win a trick with a trump where you lack the led suit."),
    (
        Watch(
            text=later(
                "In each deal, from one dealing of the cards to the next, one suit is trump: here spades; you read it "
                "above. Trump beats every other suit: even the 2 of trump beats another ace."
            ),
            scene=_VOID,
            before="play AH; play 7H; play 4H",
        ),
        Do(
            text=later(
                "Hearts were led, and you hold none. So you may trump: win the trick with the lowest spade that does."
            ),
            right=("play TS",),
            wrong={
                "play QS": later("That wins too; but the 10 is enough, and the queen is worth more later."),
                "play AD": later(
                    "The ace of diamonds is high, but diamonds are neither led nor trump: it does not win."
                ),
            },
            other=later("That wins nothing. Play a spade: spades are trump."),
            then=later("The 10 of trump beats the ace of hearts. This is called ruffing."),
        ),
        Choose(
            text=later("Would you have had to ruff?"),
            answers=(
                Answer(later("No, I was free"), later("Right: who lacks the led suit may play any card."), right=True),
                Answer(later("Yes"), later("Nobody has to: who lacks the led suit is free.")),
            ),
        ),
        Choose(
            text=later("Two players trump the same trick. Which card wins it?"),
            answers=(
                Answer(later("The higher trump"), later("Right: among trumps the higher one wins."), right=True),
                Answer(later("The first trump"), later("The order does not matter, only which is higher.")),
                Answer(later("The ace of the led suit"), later("Any trump beats it.")),
            ),
        ),
        Choose(
            text=later("May you ruff in Teka while you hold a card of the led suit?"),
            answers=(
                Answer(
                    later("No, I have to follow"),
                    later("Right: first the led suit, as long as you hold it."),
                    right=True,
                ),
                Answer(later("Yes, always"), later("As long as you hold the led suit you play that.")),
            ),
        ),
    ),
    (
        later("Trump beats every other suit."),
        later("Who lacks the led suit may ruff, and need not."),
        later("Among several trumps the highest wins."),
    ),
    short=True,
    known=True,
)
