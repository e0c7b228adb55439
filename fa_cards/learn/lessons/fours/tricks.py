"""What may be played to a trick and who wins it; what both draw after it."""

from __future__ import annotations

from fa_cards.learn.lessons.fours.late import late
from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark
from fa_cards.learn.lessons.writing import each, played
from fa_cards.learn.scenes import Scene
from fa_cards.rules.cards import Suit
from fa_cards.words import later

_GAME = "california-jack"
_LEAD = Scene(_GAME, ("S Q6 H 3 D T2 C K", "S J H 98 D A C 65"), 1, aside="7H 4D")
_BOTH = Scene(_GAME, ("S J5 H 3 D T7 C K", "S A H 84 D 6 C 95"), 0, aside="5H 9D")
_VOID = Scene(_GAME, ("S J5 H 3 D T72", "S A H 84 D 6 C T9"), 0, aside="5H 9D")
_TRUMP_LED = Scene(_GAME, ("S A8 H 2 D T7 C K", "S K H 96 D 5 C Q4"), 0, aside="7H 3D")
_WORTHLESS = Scene(_GAME, ("S 32 H A D K6 C 5", "S 8 H 75 D J C Q9"), 0, aside="4H 7C")

J3 = Lesson(
    "J3",
    later("Led suit or trump"),
    later("You know which cards may be played to a trick, and who wins it."),
    (
        Mark(
            text=later(
                "Your opponent dealt, so you lead the first trick. Hearts are trump. Mark the cards that you may lead."
            ),
            scene=_LEAD,
            missing=later("Who leads is free: all six."),
            other=later("This one may be led."),
            then=later("Right: any card may be led, trump too."),
        ),
        Do(
            text=later("Lead the king of clubs. Then the dealer plays one card, and these two are the trick."),
            right=each("KC"),
            other=later("You may, but take the king of clubs now."),
            then=later("No trump fell: the higher club wins."),
            after=played("6C"),
        ),
        Mark(
            text=later(
                "Now you are second: your opponent leads the 9 of clubs, hearts are trump. Mark all that you may play."
            ),
            scene=_BOTH,
            before=played("9C"),
            missing=later("In this game you may trump although you hold a club."),
            wrong={
                "TD": later("You hold a club, so a diamond is not allowed."),
                "JS": later("You hold a club, so a spade is not allowed."),
            },
            other=later("Neither a club nor a trump, and you hold both."),
            then=later("The led suit or trump: as you like. In Hokm you would have to follow."),
        ),
        Do(
            text=later("Win the trick, and spend as little as you can."),
            right=each("KC"),
            wrong={"play 3H": later("That wins too, but the king does it without a trump. Keep your only heart.")},
            other=later("That does not win."),
            then=later("The king beats the 9, and the trump is saved for later."),
        ),
        Mark(
            text=later("Another hand without clubs, and the 10 of clubs is led. Mark all that you may play."),
            scene=_VOID,
            before=played("TC"),
            missing=later("Without the led suit you are free: any card."),
            other=later("This one may be played too."),
            then=later("Right: all six. You may trump, but need not."),
        ),
        Choose(
            text=later("If you throw the 10 of diamonds on it, whose trick is it?"),
            answers=(
                Answer(
                    later("My opponent's"),
                    later("Right: neither the led suit nor trump, so it cannot win."),
                    right=True,
                ),
                Answer(later("Mine"), later("Only the led suit or trump can win.")),
                Answer(later("Nobody's"), later("Each trick is somebody's.")),
            ),
        ),
        Do(
            text=later("Take the trick."),
            right=each("3H"),
            other=later("That does not win. A trump does, however low."),
            then=later(
                "The 3 of hearts beats the 10 of clubs. The higher trump wins; without trump, the higher "
                "card of the led suit."
            ),
        ),
        Mark(
            text=later("Trump itself is led: the 9 of hearts. Mark all that you may play."),
            scene=_TRUMP_LED,
            before=played("9H"),
            missing=later("Your heart."),
            wrong={
                "AS": later("Trump is led and you hold one: even the ace of spades may not be played."),
                "KC": later("Trump is led and you hold one: play it."),
            },
            other=later("You hold a trump, so play it."),
            then=later("Only the 2. Without any heart all six would be allowed."),
        ),
        Do(
            text=later(
                "The 8 of spades is led. You could trump with the ace of hearts, but must you win? Choose well."
            ),
            scene=_WORTHLESS,
            before=played("8S"),
            right=each("2S 3S"),
            wrong={"play AH": later("It wins, but the ace of trump is too good for an 8. You need not win.")},
            other=later("You hold spades."),
            then=later("Right: nobody has to win a trick. The ace waits for a better one."),
        ),
    ),
    (
        later("Who did not deal leads the first trick, with any card."),
        later("Who holds the led suit plays it or a trump; without it any card is allowed."),
        later("Where trump is led, trump has to be played."),
        later("The higher trump wins, else the higher card of the led suit."),
    ),
    short=True,
)

_GOOD_TOP = Scene(_GAME, ("S K3 H Q D J6 C 8", "S 96 H 2 D K C T4"), 0, aside="AH 7D 3C JH")
_TWENTY = """
    3D/9D QC/7C AD/4D 2C/8C 2S/JS KC/6C AH/2H 8S/TS 5D/KD QD/TD
    JC/3C 6S/7H 4H/8D KH/5H 9C/5C AS/3S 4S/7S 6H/QH 9H/TH 2D/7D
"""
_NO_STOCK = late(_GAME, 0, Suit.HEARTS, _TWENTY, left=("S K9 H J3 D 6 C T", "S Q5 H 8 D J C A4"))

J4 = Lesson(
    "J4",
    later("Win, and draw"),
    later("You know who draws which card, and what changes when the stock is used up."),
    (
        Do(
            text=later(
                "The winner of a trick draws the open card: now it is the ace of trump! Your opponent leads"
                " the 9 of spades. Win."
            ),
            scene=_GOOD_TOP,
            before=played("9S"),
            right=each("KS"),
            wrong={"play QH": later("It wins too, but spends a trump. The king is enough.")},
            other=later("Then your opponent gets the ace of hearts."),
            then=later(
                "The ace of hearts is yours. Your opponent drew the next card, the 7 of diamonds: you both saw it."
            ),
        ),
        Choose(
            text=later("Both have drawn. Who leads the next trick?"),
            answers=(
                Answer(later("I do"), later("Right: who won the trick leads the next."), right=True),
                Answer(later("My opponent"), later("He led before. Now the winner leads, and that is you.")),
            ),
        ),
        Choose(
            text=later("And where does the trick go that you won?"),
            answers=(
                Answer(later("Into my hand"), later("Cards that were played are not played again in this deal.")),
                Answer(
                    later("Face down beside me"),
                    later("Right: it stays there until the points are counted."),
                    right=True,
                ),
                Answer(later("Back into the stock"), later("Nothing goes back into the stock.")),
            ),
        ),
        Choose(
            text=later("Which cards of the stock may you look at?"),
            answers=(
                Answer(later("The top two"), later("The second is seen only when it is drawn.")),
                Answer(
                    later("Its top card only"),
                    later("Right; and whatever is drawn is seen by both. Remember it!"),
                    right=True,
                ),
                Answer(later("All of them"), later("Take care that no other card than the top one is seen.")),
            ),
        ),
        Do(
            text=later("Now the 3 of clubs lies open, of no use. Let your opponent have it: lead so low that he wins."),
            right=each("3S"),
            wrong=dict.fromkeys(each("AH QH"), later("That wins the trick, and with it the useless 3 of clubs.")),
            other=later("The 3 of spades is the least loss."),
            then=later(
                "Your opponent got the 3 of clubs; you drew the next one, the jack of trump. Nobody could know that!"
            ),
            after=played("6S"),
        ),
        Choose(
            text=later("The stock has 40 cards, and each trick takes two of them. How many tricks does it last?"),
            answers=(
                Answer(later("6 tricks"), later("As long as you draw, your six cards do not become fewer.")),
                Answer(later("20 tricks"), later("Right. Then each still holds six cards."), right=True),
                Answer(later("40 tricks"), later("Two people draw after each trick.")),
            ),
        ),
        Mark(
            text=later(
                "The stock is used up; your opponent leads the queen of spades. The rules stay the same. "
                "Mark all that you may play."
            ),
            scene=_NO_STOCK,
            before=played("QS"),
            missing=later("Spades or hearts, as ever: the led suit or trump."),
            wrong={
                "TC": later("You hold spades, so a club is not allowed."),
                "6D": later("You hold spades, so a diamond is not allowed."),
            },
            other=later("Neither spade nor heart."),
            then=later("Right: two spades, two hearts."),
        ),
        Do(
            text=later("Win it, without a trump."),
            right=each("KS"),
            wrong=dict.fromkeys(each("JH 3H"), later("It wins, but the king does it too.")),
            other=later("The 9 is below the queen."),
            then=later("And nobody draws any more: five cards are left to each."),
        ),
        Choose(
            text=later("20 tricks with drawing, then the last six. How many tricks has a deal?"),
            answers=(
                Answer(later("20"), later("After that each still holds six cards.")),
                Answer(later("26"), later("Right: all 52 cards are played, two in each trick."), right=True),
                Answer(later("52"), later("Each trick takes two cards.")),
            ),
        ),
    ),
    (
        later("The winner draws the open card, the other the next one; both see it."),
        later("Who won leads the next trick; the tricks lie face down beside their winner."),
        later("Where the open card is of no use, losing may be better."),
        later("After 20 tricks the stock is used up, and the last six are played by the same rules."),
    ),
    short=True,
)
