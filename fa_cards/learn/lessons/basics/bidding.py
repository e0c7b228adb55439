"""Partners and the way the turn goes; what bidding is, and what one undertakes by it."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Watch
from fa_cards.learn.lessons.writing import PLAIN
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_PARTNERS = Scene(
    "teka",
    ("S QT4 H K83 D A742 C Q62", "S A75*", "S KJ6*", "S 983*"),
    1,
    steps="bid 8; pass; pass; pass; trump S",
    options=PLAIN,
)
_BIDDING = Scene(
    "kentucky-rook",
    ("B 1,14,10,8 R 1,12 G 14,5 Y 9,6", "B 13 R 14 G 1*", "R 13 G 13 Y 1*", "B 12 R 11 G 12*"),
    3,
    steps="bid 100; pass",
)

B4 = Lesson(
    "B4",
    later("Partner, opponents, and the turn"),
    later("You find your partner opposite, and see which way the turn goes in each game."),
    (
        Watch(
            text=later(
                "In most of these games two play together: your partner sits opposite. His tricks are yours. He has "
                "just led the king of trump; an opponent put the 9 on it."
            ),
            scene=_PARTNERS,
            before="play KS; play 9S",
        ),
        Do(
            text=later("Your partner is winning with the king. Do not beat him: give your lowest spade."),
            right=("play 4S",),
            wrong={
                "play QS": later("The queen does not beat the king, and it is lost. Give the 4."),
                "play TS": later("The 4 does as well; keep the 10."),
            },
            other=later("Give the 4 of spades."),
            then=later("But the ace falls on it: that was an opponent. Next time."),
            after="play AS",
        ),
        Choose(
            text=later("Whose trick is it when your partner wins?"),
            answers=(
                Answer(later("Our team's"), later("Right: partners count together."), right=True),
                Answer(later("His alone"), later("Where there are teams, all of it counts together.")),
            ),
        ),
        Choose(
            text=later("In Teka the turn goes to the right, as in Hokm and Shelem. In the Rook games and Golden Ten?"),
            answers=(
                Answer(
                    later("To the left"), later("Right: there it goes the other way round, with the clock."), right=True
                ),
                Answer(later("To the right as well"), later("There it goes to the left, with the clock.")),
            ),
        ),
        Choose(
            text=later("How do you see at the table whose turn it is?"),
            answers=(
                Answer(
                    later("By the sign at his name"),
                    later("Right; and in an auction the line above says which way it goes."),
                    right=True,
                ),
                Answer(later("By the first card"), later("That only says who led the trick.")),
            ),
        ),
    ),
    (
        later("Your partner sits opposite; his tricks are yours."),
        later("The turn goes to the right in Teka, to the left in the Rook games and Golden Ten."),
        later("The sign at a name says whose turn it is."),
    ),
    known=True,
)

B5 = Lesson(
    "B5",
    later("Bidding, and what it costs"),
    later("You understand why who bids more becomes declarer, and what he undertakes."),
    (
        Watch(
            text=later(
                "Who names trump? Whoever promises the most. In turn each says a number; this is called bidding. In "
                "Teka one bids tricks, in Rook points."
            ),
            scene=_BIDDING,
        ),
        Choose(
            text=later(
                "This is Kentucky Rook. You opened with 100, the next one passed, your turn comes later. What is 100?"
            ),
            answers=(
                Answer(
                    later("Points that my team promises"),
                    later("Right: the points in the cards that it will win."),
                    right=True,
                ),
                Answer(later("Points that I have already"), later("Nothing is won yet: it is a promise.")),
                Answer(later("The number of cards"), later("There are 45 cards. 100 are points.")),
            ),
        ),
        Watch(
            text=later("Your partner goes on with 105: he would rather name trump himself. An opponent passes."),
            before="bid 105; pass",
        ),
        Do(
            text=later("You are strong in black: 1, 14 and 10. Go up to 110."),
            right=("bid 110",),
            wrong={
                "pass": later("Then your partner names trump. Your black cards are good: bid."),
                **dict.fromkeys(
                    (f"bid {points}" for points in range(115, 185, 5)),
                    later("It would do; but 5 more than the last bid is enough for now."),
                ),
            },
            other=later("Bid 110."),
            then=later("Everybody now has to go higher, or pass."),
            after="pass",
        ),
        Choose(
            text=later("You have the highest bid: you are the declarer. What is yours now?"),
            answers=(
                Answer(
                    later("Naming trump, and a duty"),
                    later("Right: 110 points for your team, or they are taken from you."),
                    right=True,
                ),
                Answer(later("110 points at once"), later("You have only promised them.")),
                Answer(later("Nothing"), later("The declarer names trump: that is what all the bidding was for.")),
            ),
        ),
    ),
    (
        later("Bidding is promising: tricks in Teka, points in Rook."),
        later("The highest bidder is the declarer and names trump."),
        later("What is not made costs: points of one's own, or points for the opponents."),
    ),
    known=True,
)
