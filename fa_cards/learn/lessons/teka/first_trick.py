"""What the ace of trump asks of its holder in the first trick, and how the tricks go from the second one on."""

from __future__ import annotations

from fa_cards.learn.lessons.parts import Answer, Choose, Do, Lesson, Mark
from fa_cards.learn.lessons.teka.tricks import ALONE
from fa_cards.learn.lessons.writing import PLAIN, each, played
from fa_cards.learn.scenes import Scene
from fa_cards.words import later

_BID = f"bid 9; {ALONE}; trump S"
_CHAIN = Scene("teka", ("S AKQ5 H K83 D A74 C Q62", "S J73*", "S T84*", "S 962*"), 3, steps=_BID, options=PLAIN)
_BROKEN = Scene("teka", ("S AKJ4 H K83 D A74 C Q62", "S Q73*", "S T85*", "S 962*"), 3, steps=_BID, options=PLAIN)
_NO_ACE = Scene("teka", ("S KJ95 H AK3 D A74 C Q62", "S T73*", "S A8*", "S Q642*"), 3, steps=_BID, options=PLAIN)
_OPPONENT_LEADS = Scene(
    "teka", ("S AKQ6 H 953 D T72 C 864", "S 73*", "S 852*", "S JT94*"), 2, steps=_BID, options=PLAIN
)
_QUEEN_WON = Scene(
    "teka", ("S 852*", "S AKQT*", "S J4*", "S 9763*"), 0, steps=f"bid 10; {ALONE}; trump S", options=PLAIN
)

T7 = Lesson(
    "T7",
    later("Who holds the trump ace"),
    later("You see which cards cannot be beaten, and know what the holder of the ace has to play."),
    (
        Mark(
            text=later(
                "You are the declarer, spades are trump, and you hold the ace. Lead a card that cannot be "
                "beaten: the ace, or one that follows it in your hand, as the king does. Mark them all."
            ),
            scene=_CHAIN,
            cards="AS KS QS",
            missing=later("There are more: from the ace down, every card that follows without a gap."),
            wrong={"5S": later("Above the 5 there are spades that others hold. It can be beaten.")},
            other=later("The first trick is led with a trump: only spades are meant."),
            then=later("Ace, king, queen: one chain. What lies above each of them is your own."),
        ),
        Do(
            text=later("Now lead one of the three. Whichever you like."),
            right=each("QS KS AS"),
            wrong={"play 5S": later("With the ace in your hand the 5 is not allowed: it can be beaten.")},
            other=later("Lead the ace, the king or the queen of spades."),
            then=later("All three are equally strong here. Nobody can beat them."),
            after=played("3S 4S 2S"),
        ),
        Mark(
            text=later(
                "Another table: ace, king and jack of trump, but no queen. With which cards may you begin? Mark them."
            ),
            scene=_BROKEN,
            missing=later("Ace and king are both good: nothing lies between them."),
            wrong={
                "JS": later("The queen is missing, so the chain is broken before the jack."),
                "4S": later("Nearly every trump beats the 4."),
            },
            other=later("The first trick is led with a trump: only spades are meant."),
            then=later("Right. Only your own cards count, whatever the others may hold."),
        ),
        Mark(
            text=later(
                "Another table: the ace of trump is not with you. With which cards may you begin now? Mark them all."
            ),
            scene=_NO_ACE,
            missing=later("Without the ace every trump will do, also the low ones."),
            wrong={"AH": later("An ace, but not of trump: the first trick is led with a trump.")},
            other=later("The first trick is led with a trump: only spades are meant."),
            then=later("Right: without the ace any trump may be led."),
        ),
        Do(
            text=later("Lead one of these trumps, and see where the ace is."),
            right=each("5S 9S JS KS"),
            other=later("Lead any spade."),
            then=later(
                "Your partner holds ace and 8: he has to play the ace. The rule binds everybody, partner and opponent."
            ),
            after=played("3S AS 2S"),
        ),
        Do(
            text=later(
                "Another table: your opponent on the left is the declarer, without the ace. He led the 4 of trump. "
                "You hold ace, king, queen and 6. It is your turn."
            ),
            scene=_OPPONENT_LEADS,
            before="play 4S",
            right=each("QS KS AS"),
            wrong={
                "play 6S": later("Whoever holds the ace may not hold back: play it, or the king or queen below it.")
            },
            other=later("You have trumps: play one of them."),
            then=later("Well done! In this trick ace, king and queen are equally strong."),
            after=played("3S 2S"),
        ),
        Choose(
            text=later(
                "Another table: the opponent on the right won the first trick with the queen of trump. Who holds king "
                "and ace?"
            ),
            scene=_QUEEN_WON,
            before=played("QS 4S 7S 2S"),
            answers=(
                Answer(
                    later("He holds both"),
                    later(
                        "Right: whoever wins the first trick holds every trump above his card. Else the holder of "
                        "the ace would have played it."
                    ),
                    right=True,
                ),
                Answer(later("His partner"), later("Had his partner held the ace, he would have had to play it.")),
                Answer(
                    later("Nobody can tell"),
                    later("It can be told: nobody showed the ace, though its holder must. Think who won."),
                ),
            ),
        ),
    ),
    (
        later("With the ace of trump the declarer leads it; or the king, if he holds both, and so on down."),
        later("Without it he leads any trump; then the holder of the ace has the same duty."),
        later("Only one's own cards count for the chain."),
        later("The winner of the first trick holds all trumps above the card he played."),
    ),
)

_SECOND = Scene(
    "teka",
    ("S AKQ5 H K83 D 4 C QJ762", "S 9763 H J975 D AK2 C 53", "S JT H AQ2 D JT986 C AK4", "S 842 H T64 D Q753 C T98"),
    3,
    steps=f"{_BID}; {played('AS 3S TS 2S')}",
    options=PLAIN,
)
_VOID = Scene(
    "teka",
    ("S AQJ5 H QT8 D K652 C 94", "S 62 H - D AJT98 C AKQJT8", "S 9743 H 9765 D Q3 C 532", "S KT8 H AKJ432 D 74 C 76"),
    3,
    steps=f"{_BID}; {played('AS 2S 3S 8S')}",
    options=PLAIN,
)

T8 = Lesson(
    "T8",
    later("From the second trick on"),
    later("You follow suit, ruff, or hold back on purpose, from the second trick on."),
    (
        Choose(
            text=later("You won the first trick, so you lead the next one. With which cards may it be led?"),
            scene=_SECOND,
            answers=(
                Answer(
                    later("With any card"),
                    later(
                        "Right: only the first trick is led with a trump. After that the winner leads whatever he "
                        "likes."
                    ),
                    right=True,
                ),
                Answer(later("Only with a trump"), later("That was so in the first trick only.")),
                Answer(later("With anything but a trump"), later("Trump may be led again too, if you like.")),
            ),
        ),
        Do(
            text=later("You have one diamond only. Lead it: then you are free to ruff when diamonds come again."),
            right=each("4D"),
            other=later("Allowed, but let us get rid of the single diamond now."),
            then=later("The highest card of the led suit wins: the ace of diamonds on the right. He leads next."),
            after=played("AD 6D 3D"),
        ),
        Mark(
            text=later("He led a heart. Mark all cards that you may play."),
            before=played("7H AH 4H"),
            missing=later("Any of your hearts may be played, high or low."),
            wrong={"5S": later("The 5 is a trump; but you have hearts, so you may not ruff.")},
            other=later("Hearts were led and you have hearts: play one of them."),
            then=later("Right: whoever has the led suit plays it."),
        ),
        Do(
            text=later("Your partner's ace wins this trick already. Nobody has to play high. Play your lowest heart."),
            right=each("3H"),
            wrong={
                "play KH": later("Allowed, but the king would be wasted under your partner's ace. Keep it."),
                "play 8H": later("The 8 would do as well; this time give the 3."),
            },
            other=later("Play the 3 of hearts."),
            then=later("Good: the king is kept for later."),
        ),
        Choose(
            text=later(
                "Your partner led a diamond, the left opponent played the queen. You have no diamond "
                "left. What may you play?"
            ),
            before=played("JD QD"),
            answers=(
                Answer(
                    later("Any card at all"),
                    later("Right: without the led suit you may ruff or throw away what you like."),
                    right=True,
                ),
                Answer(later("Nothing but a trump"), later("You may ruff, but you need not.")),
                Answer(later("Anything except trump"), later("Trump is just what you may play here.")),
            ),
        ),
        Do(
            text=later(
                "Take the trick with a trump. The opponent on the right still has to play, but he has diamonds."
            ),
            right=each("5S"),
            wrong=dict.fromkeys(each("KS QS"), later("That wins too, but the 5 does as much. Keep the high trumps.")),
            other=later("Then the opponent's queen wins. Take it with a trump."),
            then=later("The highest trump wins the trick: even the 5 beats the ace of another suit."),
            after=played("KD"),
        ),
        Do(
            text=later(
                "You led a club, and your partner won it. Now he leads the 10 of diamonds; nobody has "
                "gone above it. Must you ruff?"
            ),
            before=played("2C 5C KC 8C TD 5D"),
            right=each("6C 7C 8H"),
            wrong=dict.fromkeys(
                each("KS QS"), later("The left did not go higher: your partner may well win. Do not spend a trump.")
            ),
            other=later("Allowed, but keep your high cards: throw away a small one."),
            then=later("Just so: the 10 wins, and you still have your trumps."),
            after=played("2D"),
        ),
        Choose(
            text=later(
                "Another table: you led the 10 of hearts, the right threw the ace of clubs. Now the jack of "
                "hearts comes on the left. Who wins?"
            ),
            scene=_VOID,
            before=played("TH AC 9H"),
            answers=(
                Answer(
                    later("The opponent on the left"),
                    later("Right: nobody played a trump, so the highest heart wins."),
                    right=True,
                ),
                Answer(
                    later("The opponent on the right"),
                    later("His ace is neither of the led suit nor a trump: it cannot win."),
                ),
                Answer(later("You yourself"), later("The jack of hearts is above your 10.")),
            ),
        ),
    ),
    (
        later("The winner of a trick leads the next, with any card."),
        later("Who has the led suit plays it; who has not may play anything."),
        later("The highest trump wins; without trump the highest card of the led suit."),
        later("Nobody has to win: leave the trick to your partner where it is his."),
    ),
    short=True,
)
