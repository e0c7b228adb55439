"""What a deal is worth, made and failed, up to the end of the match."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson
from fa_cards.learn.lessons.teka.tricks import EIGHT_OF_NINE, NINTH_TRICK
from fa_cards.learn.lessons.writing import NO_RAISES, each
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_FOURTH = Scene(
    "teka",
    ("S T7643 H J52 D 96 C Q43", "S AQ5 H K83 D AJ72 C T86", "S K92 H AT6 D Q85 C J752", "S J8 H Q974 D KT43 C AK9"),
    0,
    steps="pass; pass; pass",
    options=NO_RAISES,
)
_NEARLY = Scene(
    "teka",
    ("S T7643 H J52 D 96 C Q43", "S AQ5 H K83 D AJ72 C T86", "S K92 H AT6 D Q85 C J752", "S J8 H Q974 D KT43 C AK9"),
    0,
    totals=(98, 90, 98, 90),
    options=NO_RAISES,
)

T12 = Lesson(
    "T12",
    later("Points, up to 104"),
    later("You work out what a contract is worth: made, failed, the forced 8, and double 13."),
    (
        Do(
            text=later("Your contract is 9, and you have won 8 tricks. Win the ninth with the king of hearts."),
            scene=EIGHT_OF_NINE,
            right=each("KH"),
            other=later("The king of hearts wins for certain. Lead it."),
            then=later("Made, and so the deal ends here! Your team gets as many points as it had bid: 9."),
            after=NINTH_TRICK,
        ),
        Choose(
            text=later("Suppose you bid 9, with cards that are good for 11 tricks. How many points do you get?"),
            answers=(
                Answer(
                    later("9 points"),
                    later("Right: what counts is what was bid, and the deal ends with the ninth trick."),
                    right=True,
                ),
                Answer(later("11 points"), later("Tricks beyond the contract never count.")),
                Answer(later("18 points"), later("Double is only what the opponents get, when a contract fails.")),
            ),
        ),
        Choose(
            text=later("Suppose you bid 9 and the opponents win 5 tricks: it has failed. What is written down?"),
            answers=(
                Answer(
                    later("18 points for the opponents"),
                    later(
                        "Right: a failed contract gives the opponents double. To break it they need 14 less the "
                        "contract."
                    ),
                    right=True,
                ),
                Answer(later("9 points for the opponents"), later("They get double the contract.")),
                Answer(later("Minus 9 for your team"), later("In Teka nobody loses points; the other side gets them.")),
            ),
        ),
        Choose(
            text=later(
                "Another table: all three have passed, and you have to bid. What do the opponents get if this forced 8 "
                "fails?"
            ),
            scene=_FOURTH,
            answers=(
                Answer(later("8 points only"), later("Right: you had no choice, so it is not doubled."), right=True),
                Answer(later("16 points"), later("So it would be with an 8 that was bid freely.")),
                Answer(later("Nothing"), later("Something it does cost: 8.")),
            ),
        ),
        Choose(
            text=later("Suppose all of these fail. Which bring the opponents double?"),
            answers=(
                Answer(
                    later("Third player bids 8"),
                    later("16: the third player could have passed."),
                    right=True,
                ),
                Answer(later("3 passes, then 9"), later("18: he only had to bid 8."), right=True),
                Answer(later("3 passes, then 8"), later("That is the forced 8: only 8 points.")),
            ),
        ),
        Choose(
            text=later(
                "Double 13: all thirteen tricks, alone, without the partner. It is worth 26. What if a "
                "single trick is lost?"
            ),
            answers=(
                Answer(
                    later("52 for the opponents"), later("Right: double again, half a match in one deal."), right=True
                ),
                Answer(later("26 for the opponents"), later("Failing costs double here too.")),
                Answer(
                    later("It is still worth 24"),
                    later("With the first lost trick it has failed, and the deal is over."),
                ),
            ),
        ),
        Choose(
            text=later(
                "Another table: you have 98, the opponents 90, and one plays to 104. Suppose they bid 9 and fail. What "
                "then?"
            ),
            scene=_NEARLY,
            answers=(
                Answer(
                    later("You win, with 116"),
                    later(
                        "Right: 98 and 18 make 116, and 104 is enough. Only one team scores in a deal, so there "
                        "is no tie."
                    ),
                    right=True,
                ),
                Answer(later("You have 107"), later("A failed 9 gives 18, not 9.")),
                Answer(later("The opponents have 81"), later("Nobody loses points: they keep their 90.")),
            ),
        ),
    ),
    (
        later("Made: as many points as were bid. Tricks beyond it do not count."),
        later("Failed, after 14 less the contract in lost tricks: double for the opponents; the forced 8 gives 8."),
        later("Double 13: 26 made, 52 failed."),
        later("The team that reaches 104 first wins."),
    ),
    short=True,
)
