"""Points are entered in order, up to 10; and other ways to play California Jack."""

from __future__ import annotations

from fa_cards.learn.lessons.fours.late import late
from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark, Watch
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.rules.cards import Suit
from fa_cards.words import later

_GAME = "california-jack"
_HANDS = ("S K74 H J D 9 C A", "S Q8 H 53 D K C T")
_FIRST = Scene(_GAME, _HANDS, 1, aside="6H")
_EIGHT_NINE = Scene(_GAME, _HANDS, 1, aside="6H", totals=(8, 9))
_SEVEN_EIGHT = Scene(_GAME, _HANDS, 1, aside="6H", totals=(7, 8))
_NINES = Scene(_GAME, _HANDS, 1, aside="6H", totals=(9, 9))
_TWENTY_FOUR = """
    AC/2C 2D/AD KH/4H 3H/TH 3C/TC KD/5D AS/3S 8D/9S 3D/TD TS/8C QH/5H 2H/AH
    6S/KS QC/5C 8H/8S 4S/JS 4C/KC JD/7D 6D/QD QS/7S 6H/JH 6C/JC 9C/7C 9H/7H
"""
_LOW_LEFT = late(_GAME, 1, Suit.SPADES, _TWENTY_FOUR, left=("S 5 D 9", "S 2 D 4"), totals=(8, 9))

J7 = Lesson(
    "J7",
    later("In order, up to 10"),
    later("You see how the order of entering decides the match, and who deals next."),
    (
        Choose(
            text=later(
                "Who comes to 10 points wins. A deal has four points, or three. How many deals do you need at least?"
            ),
            scene=_FIRST,
            answers=(
                Answer(later("One"), later("One deal brings 4 at most.")),
                Answer(later("Three"), later("Right: two deals bring 8 at most."), right=True),
                Answer(later("Ten"), later("Each deal has up to four points.")),
            ),
        ),
        Choose(
            text=later(
                "Points are entered one by one: High, Low, Jack, Game. You have 8, he has 9. Yours are High"
                " and Jack. Who wins?"
            ),
            scene=_EIGHT_NINE,
            answers=(
                Answer(later("I do"), later("You would have 10 with Jack; but Low comes before it.")),
                Answer(later("Nobody yet"), later("With Low he has 10.")),
                Answer(
                    later("My opponent"),
                    later("Right: High, you have 9; Low, he has 10. Jack is not entered any more."),
                    right=True,
                ),
            ),
        ),
        Choose(
            text=later("You have 7, he has 8. High, Low and Jack are yours, Game is his. Who wins?"),
            scene=_SEVEN_EIGHT,
            answers=(
                Answer(later("I win"), later("Right: 8, 9, 10, and it is over."), right=True),
                Answer(later("He wins"), later("Game would only bring him to 9.")),
                Answer(later("Nobody yet"), later("Three points on top of 7 make 10.")),
            ),
        ),
        Choose(
            text=later("Both have 9. High is yours, the other three are his. Who wins?"),
            scene=_NINES,
            answers=(
                Answer(later("He wins"), later("His three are not entered any more.")),
                Answer(later("It is a tie"), later("There are no ties: High comes first.")),
                Answer(later("I win"), later("Right: High is entered first."), right=True),
            ),
        ),
        Do(
            text=later(
                "Spades are trump; you have 8 and High, he has 9. He holds the 2 of spades and the 4 of "
                "diamonds. Lead so that you win the match!"
            ),
            scene=_LOW_LEFT,
            right=each("5S"),
            wrong={"play 9D": later("He could take it with the 2 of trump: Low would be his, and the match.")},
            other=later("Lead trump."),
            then=later("The 2 falls: High makes 9, Low makes 10. You have won!"),
            after=played("2S 9D 4D"),
        ),
        Choose(
            text=later("Jack and Game were his. Why did that not help him?"),
            answers=(
                Answer(later("They are worth less"), later("Each of the four is worth one point.")),
                Answer(later("They come after Low"), later("Right: when you had 10, the match was over."), right=True),
            ),
        ),
        Choose(
            text=later("Within a match: after your opponent's deal, who deals the next?"),
            scene=_FIRST,
            answers=(
                Answer(later("With my opponent"), later("Within a match you deal in turn.")),
                Answer(later("With me"), later("Right: you deal in turn."), right=True),
                Answer(
                    later("With the deal's winner"), later("No: in turn. Only the next match begins with a winner.")
                ),
            ),
        ),
        Choose(
            text=later("You have won the match, and your opponent wants another. Who deals first?"),
            answers=(
                Answer(later("With my opponent"), later("The winner deals, and that is you.")),
                Answer(later("Cards are drawn again"), later("Only before the first match.")),
                Answer(
                    later("With me"), later("Right: the winner of a match deals first in the next one."), right=True
                ),
            ),
        ),
    ),
    (
        later("A match goes to 10 points, over several deals."),
        later("Order: High, Low, Jack, Game. Who is there first has won."),
        later("Two people deal in turn; the winner of a match deals first in the next."),
    ),
)

_PACKETS = Scene(_GAME, _HANDS, 1, aside="6H 2D", options={"packet": 3})
_MUST_TRUMP = Scene(_GAME, ("S J5 H 83 D T7", "S A H 4 D 6 C K95"), 0, aside="6H 9D", options={"void-must-trump": True})
_LOOSE = Scene(_GAME, ("S J H 8 D T2 C Q5", "S A6 H 4 D 6 C K9"), 0, aside="6H 9D", options={"loose-discard": True})
_TO_SEVEN = Scene(_GAME, _HANDS, 1, aside="6H", options={"target": 7}, totals=(6, 5))

J8 = Lesson(
    "J8",
    later("House rules"),
    later("You try dealing by threes, compulsory ruffing and free discards."),
    (
        Watch(
            text=later(
                "California Jack is liked in many places, and each has its own little rules. Here was dealt"
                " by threes: three for you, three for him, and once more."
            ),
            scene=_PACKETS,
        ),
        Choose(
            text=later("What else changes where the cards are dealt by threes?"),
            answers=(
                Answer(later("Nothing at all"), later("Right: all the rest stays as you know it."), right=True),
                Answer(later("Who gets cards first"), later("The dealer's opponent still comes first.")),
                Answer(later("How many cards one has"), later("Twice three are six, as always.")),
            ),
        ),
        Mark(
            text=later(
                "Some say: who lacks the led suit has to trump. Here it is so. A club is led, you have "
                "none; hearts are trump. What may you play?"
            ),
            scene=_MUST_TRUMP,
            before=played("KC"),
            missing=later("Both hearts."),
            wrong={"TD": later("Usually you could; at this table you have to trump.")},
            other=later("You hold trumps, so you have to play one."),
            then=later("Right: only the trumps. Without any you would be free."),
        ),
        Do(
            text=later("So take the king of clubs, as cheaply as you can."),
            right=each("3H"),
            wrong={"play 8H": later("The 3 does it too.")},
            other=later("Trump it."),
            then=later("Compulsory, and not bad at all this time."),
        ),
        Mark(
            text=later(
                "Another house: there anything may be played on anything. The king of clubs is led, you "
                "hold clubs. Mark what you may play."
            ),
            scene=_LOOSE,
            before=played("KC"),
            missing=later("In this house all six."),
            other=later("This one too."),
            then=later("All of them. At other tables: clubs or trump only."),
        ),
        Do(
            text=later(
                "You would rather keep clubs and trump, and not give away the 10. Throw a diamond that counts nothing."
            ),
            right=each("2D"),
            wrong={"play TD": later("That gives him 10 for Game.")},
            other=later("Allowed, but try the 2 of diamonds."),
            then=later("That you may do only where discarding is free."),
        ),
        Choose(
            text=later("And here one plays to 7. You have 6 and won the ace of trump. What happens?"),
            scene=_TO_SEVEN,
            answers=(
                Answer(later("I need 3 more"), later("So it would be to 10; here 7 are enough.")),
                Answer(
                    later("I have won"),
                    later("Right: High makes 7. You choose such rules before a match begins."),
                    right=True,
                ),
            ),
        ),
    ),
    (
        later("Cards may be dealt by threes; nothing else changes."),
        later("Compulsory ruffing: who lacks the led suit has to trump."),
        later("Free discards: any card on any lead."),
        later("Some play to 7."),
    ),
)
