"""The four points of a deal, and how Game is counted."""

from __future__ import annotations

from fa_cards.learn.lessons.fours.late import late
from fa_cards.learn.lessons.parts import Answer, Choose, Do, Free, Lesson, Mark
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.rules.cards import Suit
from fa_cards.words import later

_GAME = "california-jack"
_TWO_IN_ONE = Scene(_GAME, ("S AJ H A D J C T4", "S 2 H K7 D 9 C Q5"), 0, aside="6S 8H")
_TWENTY_FOUR = """
    AC/2C 3D/KD 4H/QH QC/4C AD/2D 6H/TH KS/3S 8D/6S 5H/JH 7S/8H AH/2H 3C/KC
    TC/6C 8C/9S 2S/QS 4D/JD KH/3H 4S/TS 5C/JC QD/6D 7C/9C 9H/7H 9D/7D 8S/5S
"""
_JACK_LEFT = late(_GAME, 1, Suit.SPADES, _TWENTY_FOUR, left=("S A D T", "S J D 5"))
_STOCK = """
    TH 3H KS 5D 7D 6D 4C JD 8H 4S 5H AC 2S 6S AD 7H 8D JC TS 9S
    7S QH 3C 9D AH 5C 2D 2H QD 6C JS KC 8C 3D QC 3S 2C 9H 4H 7C
"""
_DEAL = Scene(_GAME, ("S A8 H J6 D K C T", "S Q5 H K D T4 C 9"), 1, aside=_STOCK)

J5 = Lesson(
    "J5",
    later("The four points"),
    later("You find High, Low, Jack and Game in the cards that were won, and play a deal."),
    (
        Mark(
            text=later(
                "Three cards are worth a point each: the ace of trump (High), the 2 (Low) and the jack "
                "(Jack). Spades are trump. Mark those you hold."
            ),
            scene=_TWO_IN_ONE,
            before=played("2S"),
            cards="AS JS",
            missing=later("There are two: High and Jack."),
            wrong={
                "AH": later("An ace, but not of trump."),
                "JD": later("A jack, but not of trump."),
            },
            other=later("Only three trumps bring a point."),
            then=later("Right. But they count for who wins them in tricks."),
        ),
        Do(
            text=later("Your opponent has led the 2 of trump. Win it, and another point with it."),
            right=each("JS"),
            wrong={"play AS": later("It wins, but the ace is safe anyway. Who knows whether the jack will be?")},
            other=later("Trump is led, and you hold trumps."),
            then=later("Low and Jack in one trick!"),
        ),
        Choose(
            text=later("The 2 of trump was dealt to your opponent, and you won it. Whose is the point for Low?"),
            answers=(
                Answer(later("Mine"), later("Right: what counts is who won the card."), right=True),
                Answer(later("My opponent's"), later("To whom a card was dealt does not matter; you have won it.")),
            ),
        ),
        Choose(
            text=later(
                "The fourth point is Game: each 10 counts 10, ace 4, king 3, queen 2, jack 1; more is Game."
                " Which card is best for it?"
            ),
            answers=(
                Answer(later("A ten"), later("Right: so watch over all four tens!"), right=True),
                Answer(later("An ace"), later("An ace counts 4 only.")),
            ),
        ),
        Do(
            text=later(
                "Two cards are left. Your opponent holds the jack of trump and the 5 of diamonds. You lead:"
                " catch the jack!"
            ),
            scene=_JACK_LEFT,
            right=each("AS"),
            wrong={"play TD": later("He would trump it with the jack, and have the 10 besides.")},
            other=later("Lead trump."),
            then=later("The jack has to follow, and your 10 is safe."),
            after=played("JS TD 5D"),
        ),
        Choose(
            text=later(
                "A deal is over; you look at what was won. Yours: the ace of trump, 44 for Game; his: 2, "
                "jack, 36. What is written down?"
            ),
            scene=_TWO_IN_ONE,
            answers=(
                Answer(later("One to two"), later("44 is more than 36: Game is yours too.")),
                Answer(later("Two points each"), later("Right: High and Game; Low and Jack."), right=True),
                Answer(later("44 to 36"), later("Those only tell whose Game is, and Game is one point.")),
            ),
        ),
        Free(
            text=later("Now a deal of your own. Win tens and the three trumps. A hint is there wherever you like."),
            scene=_DEAL,
            then=later("You have played a whole deal!"),
        ),
    ),
    (
        later("After the last trick both look through what they won."),
        later("High, Low, Jack: ace, 2 and jack of trump, a point each for who won them."),
        later("Game: a point for the most in tens, aces and court cards."),
        later("Who has 10 points first wins the match."),
    ),
    short=True,
)

_TEN_SAFE = Scene(_GAME, ("S T7 H K D A4 C 9", "S 86 H Q D J5 C 3"), 0, aside="6H 2S")
_CLOSE = """
    4S/KS AS/2S KC/4C 5C/QC 3C/TC TD/2D AH/2H 8S/JH 2C/AC 9H/8C QH/7H 3D/KD
    TS/3S 5S/QS 6H/TH 8H/7D 6S/JS KH/4H 6C/JC 9C/7C 4D/QD 9D/5D 9S/7S 6D/8D
"""
_FIVE_LEFT = late(_GAME, 0, Suit.HEARTS, _CLOSE, left=("H 3 D A", "H 5 D J"))

J6 = Lesson(
    "J6",
    later("Count Game"),
    later("You add up card values, and know that at 40 to 40 nobody gets Game."),
    (
        Mark(
            text=later(
                "For Game a ten counts 10, ace 4, king 3, queen 2, jack 1, in any suit; the rest nothing. "
                "Mark those of your cards that count."
            ),
            scene=_TEN_SAFE,
            before=played("8S"),
            cards="TS KH AD",
            missing=later("There are three of them."),
            wrong={"9C": later("The 9 is near the 10, but counts nothing.")},
            other=later("Cards from 2 to 9 count nothing."),
            then=later("10, 3 and 4: together 17."),
        ),
        Do(
            text=later("The 8 of spades is led. Take it, and bring your most valuable card to safety."),
            right=each("TS"),
            wrong={
                "play KH": later("It wins, but then the 10 is still in danger."),
                "play 7S": later("You lose, and the 10 is still in danger."),
            },
            other=later("Spades or hearts."),
            then=later("Who plays last knows whether a 10 wins: the 10 is yours."),
        ),
        Choose(
            text=later("You won two tens, an ace and a king. What do they count together?"),
            answers=(
                Answer(later("4"), later("Not the cards are counted, but their values.")),
                Answer(later("24"), later("The king counts 3.")),
                Answer(later("27"), later("Right: 10, 10, 4 and 3."), right=True),
            ),
        ),
        Choose(
            text=later("And two jacks, a queen and a 9?"),
            answers=(
                Answer(later("3"), later("The queen counts 2.")),
                Answer(later("4"), later("Right: 1, 1 and 2. The 9 counts nothing."), right=True),
                Answer(later("13"), later("The 9 counts nothing.")),
            ),
        ),
        Choose(
            text=later("Each suit holds 20, so the whole pack 80. How many are enough for Game?"),
            answers=(
                Answer(later("40"), later("Then the other may have 40 as well.")),
                Answer(later("41"), later("Right: then the other has 39 at most."), right=True),
                Answer(later("80"), later("More than half is enough.")),
            ),
        ),
        Do(
            text=later(
                "Two tricks left. You have 36, he has 39. He leads the jack of diamonds and still holds a "
                "heart, trump. How do you get Game?"
            ),
            scene=_FIVE_LEFT,
            before=played("JD"),
            right=each("AD"),
            wrong={"play 3H": later("Then he trumps your ace: 4 for him, and Game.")},
            other=later("Take the jack with the ace."),
            then=later("4 and 1: now you have 41."),
            after=played("3H 5H"),
        ),
        Choose(
            text=later("41 to 39. Whose is Game, and how much is it?"),
            answers=(
                Answer(
                    later("Mine: 1 point"),
                    later("Right: one more is enough, and Game is always one point."),
                    right=True,
                ),
                Answer(later("Mine: 41 points"), later("The values only decide whose Game is.")),
                Answer(later("Nobody's"), later("Only 40 to 40 is a tie.")),
            ),
        ),
        Choose(
            text=later("Rare, but it happens: 40 to 40. Who gets Game?"),
            answers=(
                Answer(later("To the dealer"), later("At a tie nobody gets it.")),
                Answer(later("To both"), later("At a tie nobody gets it.")),
                Answer(later("To nobody"), later("Right: then the deal has three points only."), right=True),
            ),
        ),
    ),
    (
        later("Ten 10, ace 4, king 3, queen 2, jack 1: 80 in all."),
        later("Who has more gets Game: one point."),
        later("At 40 to 40 nobody gets it."),
        later("Play a ten where it wins for sure."),
    ),
)
